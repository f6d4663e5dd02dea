/* On a phone the choices are a sheet from below: it peeks, is half open or full, by dragging, tapping or keys.

The board has what the sheet leaves, so nothing that is lit lies under a sheet that is half open. While others play the
sheet is small and the board large; when something is asked the choices come up, as high as they need at most. */
import { $, all } from "./dom.js";
import { sidebar, table } from "./view.js";

const STATES = ["peek", "half", "full"];
const PHONE = matchMedia("(max-width: 759px) and (orientation: portrait), (max-width: 559px)"); // as in phone.css
const state = () => table.dataset.sheet;
const sheet = () => $(".sheet", sidebar());
let needed = ""; // how high what it holds is
let wished = "half"; // as the player has put it: who plays on the board keeps the sheet small

function set(next) {
  table.dataset.sheet = next;
  sheet()?.style.removeProperty("--sheet");
  tell();
}

function tell() {
  $("#m-grip")?.setAttribute("aria-expanded", String(state() !== "peek"));
}

function wish(next) {
  wished = next;
  set(next);
}

const move = (by) => wish(STATES[Math.max(0, Math.min(2, STATES.indexOf(state()) + by))]);
const cycle = () => wish(STATES[(STATES.indexOf(state()) + 1) % 3]);

const small = matchMedia("(max-width: 759px), (max-height: 500px)");

/** Where there is little room the choices come first: what was done and what is advised are a line each. */
function fold() {
  if (!small.matches || !$("#m-choices")) return;
  for (const line of all(".since, .hint-nudge", sidebar())) line.open = false;
}

let answered = null; // the decision for which the sheet was put up or down

/** Small while others play, half open when something is asked that the player does not do on the board anyway. */
function follow() {
  table.classList.toggle("unasked", Boolean($("#m-question.sr")));
  const { revision, open, now } = sidebar().dataset;
  const telling = table.classList.contains("telling");
  const lesson = $(".lesson-wrong, .lesson.reached, .lesson.missed", sidebar());
  const asked = [revision, open, now, telling, lesson?.textContent].join();
  if (asked === answered) return;
  answered = asked;
  const choices = all("#m-choices button[name=move]");
  const listed = choices.some((button) => !button.dataset.target);
  const shown = lesson || $(".decision.over, .decision.curtain, .decision.past, .proposal, #m-drawn", sidebar());
  if (shown || (choices.length && !telling)) set(wished === "peek" && !listed && !shown ? "peek" : "half");
  else set("peek");
}

/** A sheet that is half open is not higher than what it holds. */
function fit() {
  const body = $("#m-sheet-body");
  if (!PHONE.matches || !body) return;
  const content = document.createRange();
  content.selectNodeContents(body);
  const high = content.getBoundingClientRect().bottom - body.getBoundingClientRect().top + body.scrollTop;
  needed = `${Math.ceil($(".question", sidebar()).offsetHeight + high + 12)}px`;
  keep();
}

/** The sheet comes anew with every view, and begins as high as the last one was. */
function keep() {
  if (needed) sheet()?.style.setProperty("--needed", needed);
}

/** The head of the sheet asks what the open panel asks. */
function head() {
  const question = $("#m-question .asks");
  if (!question) return;
  question.dataset.plain ??= question.textContent;
  const panel = PHONE.matches && $("#m-panel");
  const asks = panel && ($(".asked-now", panel) || $(".ask-said strong", panel)).textContent;
  question.textContent = asks || question.dataset.plain;
  question.closest(".question").classList.toggle("follows", Boolean(asks));
}

let drag = null; // where it began, and how high the sheet was
let dragged = false; // what ends a drag is no click

/** The head by which the sheet is taken, if the event is there. */
function handle(event) {
  const head = event.target.closest(".question");
  if (!head || event.target.closest(".what") || getComputedStyle($("#m-grip")).display === "none") return null;
  return head;
}

table.addEventListener("pointerdown", (event) => {
  const head = handle(event);
  dragged = false;
  if (!head) return;
  const sheet = head.closest(".sheet");
  drag = { y: event.clientY, height: sheet.offsetHeight, sheet, head, moved: false };
  head.setPointerCapture(event.pointerId);
});
table.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const up = drag.y - event.clientY;
  if (!drag.moved && Math.abs(up) < 6) return;
  drag.moved = true;
  table.classList.add("dragging");
  sheet()?.style.setProperty("--sheet", `${Math.max(56, drag.height + up)}px`);
});
table.addEventListener("pointerup", () => {
  const was = drag;
  drag = null;
  table.classList.remove("dragging");
  if (!was) return;
  dragged = was.moved;
  if (dragged) wish(nearest(was.sheet.offsetHeight));
});
// Not before the click: it would fall on what has come under the finger, and play it.
table.addEventListener("click", (event) => handle(event) && !dragged && cycle());
table.addEventListener("pointercancel", () => {
  if (drag) set(state());
  drag = null;
});

function nearest(height) {
  const share = height / innerHeight;
  if (share < 0.24) return "peek";
  return share < 0.6 ? "half" : "full";
}

table.addEventListener("keydown", (event) => {
  if (event.target.id !== "m-grip") return;
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by) move(by);
  else if (event.key === "Enter" || event.key === " ") cycle();
  else return;
  event.preventDefault();
  event.stopPropagation();
});
table.addEventListener("shown", keep, true); // before anybody measures
table.addEventListener("shown", () => {
  tell();
  fold();
  follow();
  fit();
});
table.addEventListener("told", follow);
table.addEventListener("lit", () => {
  head();
  fit();
});
