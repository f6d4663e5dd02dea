/* Everything on the board explains itself: under the pointer, after a long press, and for the keyboard.

Pictures say with `data-about` what a thing is ("factory lenses-2A"); the words come from the server, once. With the
board focused, the arrow keys walk from thing to thing. */
import { $, all } from "./dom.js";

const tip = $("#m-tip");
const pane = $("#m-board");
const table = $("#m-table");
let texts = null; // of everything on the board, once they are loaded
let timer = 0;
let current = null;
let shownAt = 0; // where the thing was when its words appeared

async function load() {
  if (texts) return texts;
  const answer = await fetch(`/table/${table.dataset.table}/explanations`);
  if (answer.ok) texts = await answer.json();
  return texts || {};
}

const thingAt = (target) => target.closest && target.closest("#m-board [data-about], #m-board [data-title]");

/** Titles become our own, so that browsers do not show a second one. */
export function prepare() {
  for (const title of all("g:not(.part) > title, tspan > title", pane)) {
    const owner = title.parentElement;
    owner.dataset.title = title.textContent;
    if (owner.tagName === "g") {
      owner.setAttribute("role", "img");
      owner.setAttribute("aria-label", title.textContent);
    }
    title.remove();
  }
}

function line(text, kind) {
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  if (kind) paragraph.className = kind;
  return paragraph;
}

async function show(thing) {
  const explanations = await load();
  if (thing !== current) return;
  const lines = [];
  if (thing.dataset.title) lines.push(line(thing.dataset.title, "tip-title"));
  for (const about of (thing.dataset.about || "").split(", ")) {
    if (explanations[about]) lines.push(line(explanations[about]));
  }
  if (!lines.length) return;
  tip.replaceChildren(...lines);
  tip.hidden = false;
  const box = thing.getBoundingClientRect();
  shownAt = box.top;
  place(box);
}

function place(box) {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(6, Math.min(innerWidth - width - 6, box.left + box.width / 2 - width / 2));
  const above = box.top - height - 8;
  const top = above > 6 ? above : Math.min(innerHeight - height - 6, box.bottom + 8);
  tip.style.left = `${left}px`;
  tip.style.top = `${Math.max(6, top)}px`;
}

export function hide() {
  clearTimeout(timer);
  current = null;
  tip.hidden = true;
  for (const thing of all(".explained", pane)) thing.classList.remove("explained");
}

function soon(thing, delay) {
  if (thing === current) return;
  hide();
  if (!thing) return;
  current = thing;
  timer = setTimeout(() => show(thing), delay);
}

pane.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") soon(thingAt(event.target), 350);
});
pane.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide());

// A long press explains; it does not play.
let pressed = false;
let longPress = 0;
pane.addEventListener("pointerdown", (event) => {
  pressed = false;
  hide(); // what is picked is not covered
  if (event.pointerType === "mouse") return;
  const thing = thingAt(event.target);
  clearTimeout(longPress);
  longPress = setTimeout(() => {
    pressed = true;
    soon(thing, 0);
  }, 450);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  pane.addEventListener(name, (event) => {
    if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(longPress);
  });
}
pane.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
pane.addEventListener(
  "click",
  (event) => {
    if (pressed) {
      event.stopPropagation();
      pressed = false;
    }
  },
  true,
);
// A scroll hides what no longer stands beside its thing. Its event may come late, after the pointer has come to rest:
// words that are still to appear, or stand where they should, stay.
addEventListener(
  "scroll",
  () => {
    if (tip.hidden || pane.matches(":focus")) return;
    if (!current || Math.abs(current.getBoundingClientRect().top - shownAt) > 2) hide();
  },
  { passive: true },
);
document.addEventListener("pointerdown", (event) => !pane.contains(event.target) && hide());

// The keyboard: the board is one stop; arrows walk, Escape leaves, Enter clicks.
pane.addEventListener("keydown", (event) => {
  const forward = ["ArrowRight", "ArrowDown"].includes(event.key);
  if (forward || ["ArrowLeft", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    walk(forward ? 1 : -1);
  } else if (event.key === "Escape") {
    hide();
  } else if (event.key === "Enter" && current) {
    event.preventDefault();
    current.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
});
pane.addEventListener("blur", hide);

function walk(step) {
  const things = all("[data-about]", pane).filter((thing) => thing.getClientRects().length);
  if (!things.length) return;
  const at = things.indexOf(current);
  const next = things[(at + step + things.length) % things.length] || things[0];
  hide();
  current = next;
  next.classList.add("explained");
  next.scrollIntoView({ block: "nearest" });
  $("#m-say").textContent = next.dataset.title || "";
  show(next).then(() => {
    $("#m-say").textContent = tip.textContent;
  });
}
