/* The board on the page: kept up to date piece by piece, lit up where a choice points, open to clicks.

Where its panels stand is decided by stage.js. */
import { buttons, narrow } from "./choices.js";
import { $, all } from "./dom.js";
import * as marks from "./marks.js";
import * as motion from "./motion.js";
import * as stage from "./stage.js";
import * as tips from "./tips.js";

const pane = $("#m-board");
const table = $("#m-table");
const NEAR = 22; // pixels: half of what a finger needs
let origin = $("svg", pane)?.cloneNode(true); // the picture as it came
let standing = []; // its pieces on the page
let asked = ""; // the decision whose places were brought into view

const byId = (id) => pane.querySelector(`#${CSS.escape(id)}`);

// --- the picture --------------------------------------------------------------------------------------------------
export function show(text, moves = false) {
  const before = motion.positions(pane);
  const template = document.createElement("template");
  template.innerHTML = text;
  const fresh = document.importNode($("svg", template.content), true);
  tips.hide();
  if (origin && outline(origin) === outline(fresh)) exchange(fresh);
  else draw(fresh);
  if (moves) motion.play(pane, before);
}

export function clear() {
  origin = null;
  pane.replaceChildren();
  $("#m-parts").replaceChildren();
}

// From move to move most of the picture stays: what can be exchanged by itself, and what the layout hangs on.
const isPiece = (child) => child.matches(".block") || !$(".block", child);
const pieces = (node) => [...node.children].flatMap((child) => (isPiece(child) ? child : pieces(child)));

function outline(node) {
  if (isPiece(node)) return [node.tagName, node.dataset.box, node.dataset.head].join(" ");
  const title = stage.titleOf(node);
  return node.cloneNode(false).outerHTML + (title && title.textContent) + [...node.children].map(outline).join();
}

function exchange(fresh) {
  const old = pieces(origin);
  pieces(fresh).forEach((piece, at) => {
    if (piece.isEqualNode(old[at])) return;
    const copy = piece.cloneNode(true);
    if (stage.flows() && copy.matches(".block")) copy.removeAttribute("transform");
    standing[at].replaceWith(copy);
    standing[at] = copy;
  });
  origin = fresh;
  finish();
}

function draw(fresh) {
  origin = fresh;
  arrange(fresh.cloneNode(true));
}

function arrange(picture) {
  if (!picture) return;
  standing = pieces(picture);
  stage.arrange(picture);
  asked = "";
  finish();
}

function finish() {
  tips.prepare();
  refresh();
}

/** The choices have changed, the picture has not. */
export function refresh() {
  light();
  marks.mark();
  stage.showStop();
  table.dispatchEvent(new Event("lit"));
  const { revision, open, moment } = $("#m-side").dataset;
  const now = [revision, open, moment].join();
  if (now === asked || isTelling()) return;
  asked = now;
  stage.showLit();
}

/** While it is told what others did, the board shows that. */
const isTelling = () => table.classList.contains("telling");

new ResizeObserver(() => {
  if (!origin) return;
  if (stage.changes(origin)) {
    draw(origin);
    return;
  }
  stage.fit();
  if (stage.flows() && !isTelling()) stage.showLit();
}).observe(pane);

table.addEventListener("told", refresh);

table.addEventListener("unfolded", () => marks.mark());

// --- choices on the board -----------------------------------------------------------------------------------------
function light() {
  const targets = new Map();
  for (const button of buttons()) {
    const id = button.dataset.target;
    if (id) targets.set(id, [...(targets.get(id) || []), button]);
  }
  pane.classList.toggle("idle", targets.size === 0);
  for (const old of all(".offer, .ahead", pane)) old.classList.remove("offer", "ahead", "lit", "loses");
  for (const [id, those] of targets) {
    const thing = byId(id);
    if (!thing) continue;
    thing.classList.add(those.every((button) => button.matches(".way")) ? "ahead" : "offer"); // asked now, or next
    thing.classList.toggle("loses", those.every((button) => "loses" in button.dataset)); // it is given away
    const lit = (on) => () => thing.classList.toggle("lit", on);
    for (const button of those) {
      button.addEventListener("mouseenter", lit(true));
      button.addEventListener("focus", lit(true));
      button.addEventListener("mouseleave", lit(false));
      button.addEventListener("blur", lit(false));
    }
  }
}

/** What a finger that fell beside every lit place was meant for. */
function near({ clientX, clientY }) {
  const far = (thing) => {
    const box = thing.getBoundingClientRect();
    const across = Math.max(box.left - clientX, 0, clientX - box.right);
    const down = Math.max(box.top - clientY, 0, clientY - box.bottom);
    return box.width ? Math.hypot(across, down) : Infinity;
  };
  const [nearest] = all(".offer", pane).sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) < NEAR ? nearest : null;
}

pane.addEventListener("click", (event) => {
  if (event.target.closest(".panel-head")) return;
  const hit = event.target.closest(".offer") || (event.pointerType === "touch" && near(event)) || event.target;
  for (let thing = hit.closest("g[id]"); thing; thing = thing.parentElement.closest("g[id]")) {
    const meant = buttons().filter((button) => button.dataset.target === thing.id);
    const answers = meant.filter((button) => button.closest("#m-panel"));
    const last = answers.filter((button) => button.matches(".pick"));
    const those = [last, answers, meant].find((some) => some.length) || []; // what is asked now comes first
    if (those.length === 1) {
      if (those[0].hidden) narrow(null);
      those[0].click();
      return;
    }
    if (those.length > 1) {
      narrow(those);
      return;
    }
  }
  tips.refuse(event.target);
});

arrange($("svg", pane));
