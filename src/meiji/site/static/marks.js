/* What is marked on the board: the moves of a hint, the places that others touched since one's last turn, and those of
what cannot be chosen now. */
import { buttons, narrow } from "./choices.js";
import { $, all, svgElement } from "./dom.js";

const board = $("#m-board");
const choiceOf = (entry) => buttons().find((button) => button.value === entry.dataset.hint);
const thingOf = (id) => id && $(`#${CSS.escape(id)}`, board);

/** How large a thing is by itself, without what lies around it for a moment. */
function boxOf(thing) {
  const rings = all(".glow, .marked", thing);
  for (const ring of rings) ring.style.display = "none";
  const box = thing.getBBox();
  for (const ring of rings) ring.style.removeProperty("display");
  return box;
}

/** A frame around a thing of the board, to which a sign can be put. */
function frame(thing, kind) {
  const box = boxOf(thing);
  const mark = svgElement("g", { class: `marked ${kind}` }, thing);
  svgElement("rect", { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 5 }, mark);
  return { mark, box };
}

function badge(thing, rank) {
  const { mark, box } = frame(thing, "hint-badge");
  svgElement("circle", { cx: box.x + 4, cy: box.y + 4, r: 9 }, mark);
  svgElement("text", { x: box.x + 4, y: box.y + 8.5 }, mark).textContent = rank;
}

function touch(thing, line) {
  const { mark, box } = frame(thing, "touched");
  const right = box.x + box.width - 3;
  svgElement("circle", { cx: right, cy: box.y + 3, r: 9 }, mark);
  const sign = $(".sign", line).cloneNode(true);
  const size = { x: right - 7, y: box.y - 4, width: 14, height: 14 };
  for (const [key, value] of Object.entries(size)) sign.setAttribute(key, value);
  mark.append(sign);
  const point = (on) => () => mark.classList.toggle("pointed", on);
  for (const name of ["mouseenter", "focusin"]) line.addEventListener(name, point(true));
  for (const name of ["mouseleave", "focusout"]) line.addEventListener(name, point(false));
}

const travelling = () => board.getAnimations({ subtree: true }).filter((one) => one.effect.target.dataset?.piece);

/** What still travels would widen its frame: all are drawn when everything has arrived. */
export function mark() {
  const journeys = travelling().map((journey) => journey.finished);
  if (journeys.length) {
    Promise.allSettled(journeys).then(mark);
    return;
  }
  for (const old of all(".marked")) old.remove();
  markTouched();
  markHint();
  markTurning();
}

/** What was played at a turning point, and what would have been better. */
function markTurning() {
  const { played, better } = $("#m-turning")?.dataset || {};
  const kinds = { "was-played": played, "was-better": better };
  for (const [kind, place] of Object.entries(kinds)) {
    const thing = thingOf(place);
    if (thing?.getClientRects().length) frame(thing, kind);
  }
}

/** What others touched wears the sign of whoever did so last. */
function markTouched() {
  const lines = new Map(all(".since [data-place]").map((line) => [line.dataset.place, line]));
  for (const [place, line] of lines) {
    const thing = thingOf(place);
    if (thing?.getClientRects().length) touch(thing, line);
  }
}

/** Mark the hinted moves: at their buttons, and on the board where they touch something. */
function markHint() {
  for (const old of all("#m-choices .hinted")) {
    old.classList.remove("hinted");
    delete old.dataset.rank;
  }
  for (const old of all(".hint-badge")) old.remove();
  const known = new Set(); // a thing that several moves touch wears the best one's number
  all("#m-hint .hint-found[open] [data-hint]").forEach((entry, number) => {
    const choice = choiceOf(entry);
    if (!choice) return;
    choice.classList.add("hinted");
    choice.dataset.rank = number + 1;
    const thing = thingOf(choice.dataset.target);
    if (!thing?.getClientRects().length || known.has(thing)) return;
    known.add(thing);
    badge(thing, number + 1);
  });
}

// What cannot be chosen now shows its place while one points at its reason.
$("#m-table").addEventListener("mouseover", (event) => {
  const entry = event.target.closest(".not-now [data-missed]");
  for (const old of all(".missed")) old.remove();
  const thing = entry && thingOf(entry.dataset.missed);
  if (thing?.getClientRects().length) frame(thing, "missed");
});

document.addEventListener("click", (event) => {
  const entry = event.target.closest("#m-hint [data-hint]");
  const choice = entry && choiceOf(entry);
  if (!choice) return;
  narrow(null);
  choice.focus();
  choice.scrollIntoView({ block: "nearest" });
});

// The moves of a hint are marked when somebody wants to see them.
$("#m-table").addEventListener("toggle", (event) => event.target.matches(".hint-found") && markHint(), true);

let state = $("#m-hint")?.dataset.state;

/** A hint that was waited for is read out. */
$("#m-table").addEventListener("shown", () => {
  const before = state;
  state = $("#m-hint")?.dataset.state;
  if (before !== "looking" || state !== "found") return;
  $("#m-say").textContent = `${$("#m-hint h3").textContent}: ${$("#m-hint .nudge").textContent}`;
  if (document.activeElement === document.body) $("#m-hint summary").focus({ preventScroll: true });
});
