/* A closer look at the board: by wheel, by pinching, by buttons and keys; when it is large, dragging moves it. */
import { $ } from "./dom.js";
import { flows, scroller, zoomBy, zoomTo } from "./stage.js";

const pane = $("#m-board");
const STEP = 1.25;

export const nearer = () => zoomBy(STEP);
export const farther = () => zoomBy(1 / STEP);
export const whole = () => zoomTo(1);

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) ({ in: nearer, out: farther, fit: whole })[button.dataset.zoom]();
});

// Where blocks follow one another the wheel scrolls, and zooms with Ctrl (which is also how touchpads pinch).
pane.parentElement.addEventListener(
  "wheel",
  (event) => {
    if (event.target.closest(".over") || (flows() && !event.ctrlKey)) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
  },
  { passive: false },
);

// --- fingers and the mouse -------------------------------------------------------------------------------------------
const down = new Map(); // pointers that are pressed, and where they are
let spread = 0; // how far apart two fingers were
let dragged = false;

const between = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);

pane.addEventListener("pointerdown", (event) => {
  if (event.target.closest(".over")) return;
  if (event.isPrimary) down.clear();
  down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  dragged = false;
  if (down.size === 2) spread = between([...down.values()]);
});

pane.addEventListener("pointermove", (event) => {
  const from = down.get(event.pointerId);
  if (!from) return;
  const to = { x: event.clientX, y: event.clientY };
  if (down.size === 2) {
    down.set(event.pointerId, to);
    const [a, b] = down.values();
    zoomBy(between([a, b]) / spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
    spread = between([a, b]);
    dragged = true;
  } else if (event.pointerType === "mouse" && pane.classList.contains("zoomed")) {
    if (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < 5) return;
    dragged = true;
    scroller().scrollBy(from.x - to.x, from.y - to.y);
    down.set(event.pointerId, to);
  }
});

for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
  pane.addEventListener(name, (event) => down.delete(event.pointerId));
}

// What ends a drag is no click.
pane.addEventListener(
  "click",
  (event) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
  },
  true,
);
