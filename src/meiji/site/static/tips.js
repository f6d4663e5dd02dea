/* Everything on the board explains itself: under the pointer, after a long press, and for the keyboard.

Pictures say with `data-about` what a thing is ("factory lenses-2A"); the words come from the server, once. What is not
on offer also says why (why.js). With the board focused, the arrow keys walk from thing to thing. */
import { $, all, element } from "./dom.js";
import { overlap } from "./places.js";
import { reasonFor, whyNot } from "./why.js";

const tip = $("#m-tip");
const pane = $("#m-board");
const table = $("#m-table");
let texts = null; // of everything on the board, once they are loaded
let timer = 0;
let current = null;
let dismissed = null; // what was clicked stays quiet until the pointer has left it
let shownAt = 0; // where the thing was when its words appeared

async function load() {
  if (texts) return texts;
  const answer = await fetch(`/table/${table.dataset.table}/explanations`);
  if (answer.ok) texts = await answer.json();
  return texts || {};
}

const thingAt = (target) => {
  const thing = target.closest && target.closest("[data-about], [data-title], g[id]:not(.part)");
  return thing && pane.contains(thing) ? thing : null;
};

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

/** What there is to say about a thing: its name, what it is, and why it is not on offer. */
async function wordsOf(thing) {
  const [explanations, reasons] = await Promise.all([load(), whyNot()]);
  const named = thing.closest("[data-about], [data-title]");
  const { title, about } = (named && pane.contains(named) && named.dataset) || {};
  const abouts = (about || "").split(", ").map((one) => explanations[one]);
  const said = title && abouts.some((text) => text && text.startsWith(title)); // a name is said once
  const words = [
    ["tip-title", said ? "" : title],
    ...abouts.map((text) => ["", text]),
    ["tip-why", reasonFor(thing, pane, reasons)],
  ];
  return words.filter(([, text]) => text);
}

async function show(thing) {
  const words = await wordsOf(thing);
  if (thing === current && words.length) write(thing, words);
}

/** What is not on offer was clicked: why not, at once. */
export async function refuse(target) {
  const thing = thingAt(target);
  const reason = thing && reasonFor(thing, pane, await whyNot());
  if (!reason || !thing.isConnected) return;
  hide();
  current = thing;
  const title = thing.closest("[data-title]")?.dataset.title;
  write(thing, [["tip-title", title], ["tip-why", reason]].filter(([, text]) => text));
  thing.classList.add("refused");
  $("#m-say").textContent = reason;
}

function write(thing, words) {
  tip.replaceChildren(...words.map(([kind, text]) => element("p", kind, text)));
  tip.hidden = false;
  const box = thing.getBoundingClientRect();
  shownAt = box.top;
  place(box);
}

// --- where the words stand ------------------------------------------------------------------------------------------
const EDGE = 6; // of the window
const within = (from, size, most, least = 0) => Math.max(least + EDGE, Math.min(most - size - EDGE, from));

/** Above the thing, below or beside it, and not over the choices: where they cover least of it, and of what is lit. */
function place(box) {
  const board = pane.getBoundingClientRect();
  const [left, right] = [Math.max(0, board.left), Math.min(innerWidth, board.right)];
  tip.style.maxWidth = `min(24rem, ${right - left - 2 * EDGE}px)`;
  const { width, height } = tip.getBoundingClientRect();
  const lit = all(".offer", pane).map((piece) => piece.getBoundingClientRect());
  const [across, down] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
  const spots = [
    [across, box.top - height - 8],
    [across, box.bottom + 8],
    [box.right + 8, down],
    [box.left - width - 8, down],
  ].map(([x, y]) => [within(x, width, right, left), within(y, height, innerHeight)]);
  const over = ([x, y], piece) => overlap({ left: x, right: x + width, top: y, bottom: y + height }, piece);
  const covered = (spot) => 4 * over(spot, box) + lit.reduce((sum, piece) => sum + over(spot, piece), 0);
  const [x, y] = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

export function hide() {
  clearTimeout(timer);
  current = null;
  tip.hidden = true;
  for (const thing of all(".explained, .refused", pane)) thing.classList.remove("explained", "refused");
}

function soon(thing, delay) {
  if (thing === current) return;
  hide();
  if (thing !== dismissed) dismissed = null;
  if (!thing || dismissed) return;
  current = thing;
  timer = setTimeout(() => show(thing), delay);
}

for (const name of ["pointerover", "pointermove"]) {
  pane.addEventListener(name, (event) => {
    if (event.pointerType === "mouse") soon(thingAt(event.target), 350);
  });
}
pane.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide());

// A long press explains; it does not play.
let pressed = false;
let longPress = 0;
pane.addEventListener("pointerdown", (event) => {
  pressed = false;
  hide(); // what is picked is not covered
  const thing = thingAt(event.target);
  if (event.pointerType === "mouse") {
    dismissed = thing;
    return;
  }
  clearTimeout(longPress);
  longPress = setTimeout(() => {
    pressed = true;
    dismissed = null;
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
    const chosen = current;
    hide();
    chosen.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
});
pane.addEventListener("blur", hide);

let walked = null; // where the arrows have come to
let reasons = {}; // as far as they are known

pane.addEventListener("focus", () => whyNot().then((known) => (reasons = known)));

/** Whatever has words or can be chosen, in the order of the picture. */
function thingsToWalk() {
  const told = (thing) => thing.dataset.about || reasons[thing.id] || thing.matches(".offer");
  return all("[data-about], g[id]", pane).filter((thing) => told(thing) && thing.getClientRects().length);
}

function walk(step) {
  const things = thingsToWalk();
  if (!things.length) return;
  const at = things.findIndex((thing) => thing === walked || (walked?.id && thing.id === walked.id));
  const next = things[(at + step + things.length) % things.length] || things[0];
  hide();
  current = walked = next;
  next.classList.add("explained");
  next.scrollIntoView({ block: "nearest" });
  $("#m-say").textContent = next.dataset.title || "";
  show(next).then(() => {
    if (next === current) $("#m-say").textContent = [...tip.children].map((one) => one.textContent).join(" ");
  });
}
