/* What others did is played out on the board: one event after the other, its place lit, its line beside the board.

Every view brings the newest events; those that the page has not seen are played at the pace that the player has chosen
(localStorage "meiji-pace"). Nothing waits for it: choices can be made at once, a click or the space bar skips the rest.
A screen reader hears all lines together. */
import { $, element, svgElement } from "./dom.js";
import * as scoring from "./scoring.js";
import * as sounds from "./sounds.js";
import { flows, reveal } from "./stage.js";
import { sidebar, table } from "./view.js";

const PACES = { instant: 0, fast: 450, calm: 1100, steps: Infinity };
const WHOLE = { fast: 2500, calm: 6000 }; // milliseconds that all of it takes at most
const pane = $("#m-board");
const caption = $("#m-caption");
pane.parentElement.append(caption);
const heard = element("p", "sr");
heard.setAttribute("aria-live", "polite");
table.before(heard);

let seen = Number(sidebar().dataset.last); // the last move whose events were played
let told = []; // what others did since my last move, to be played again
let waiting = []; // what of it is still to come
let timer = null;

const pace = () => localStorage.getItem("meiji-pace") || "fast";
const mine = () => (table.dataset.mine || "").split(" ").filter(Boolean).map(Number);

table.addEventListener("shown", ({ detail }) => {
  if (!detail.events || sidebar().dataset.now !== "1") return;
  const fresh = detail.events.filter((event) => event.number > seen);
  seen = Number(sidebar().dataset.last);
  if (!fresh.length) return;
  sounds.play(fresh, sidebar().dataset.turn === "1");
  scoring.show(fresh);
  if (fresh.some((event) => mine().includes(event.seat))) forget(); // I have played on
  const others = fresh.filter((event) => event.text && !mine().includes(event.seat));
  if (!others.length) return;
  heard.textContent = others.map((event) => event.text).join(". ");
  told.push(...others);
  if (pace() === "instant") return;
  table.classList.add("telling");
  requestAnimationFrame(() => play(others)); // after the new board is on the page
});

/** Play events after those that still wait. */
function play(events) {
  const idle = caption.hidden;
  waiting.push(...events);
  if (idle) next();
  else count();
}

function next() {
  clearTimeout(timer);
  const event = waiting.shift();
  if (!event) {
    finish();
    return;
  }
  $(".text", caption).textContent = event.text;
  caption.hidden = false;
  count();
  glow(event.place);
  const each = PACES[pace()] ?? PACES.fast;
  const rest = (WHOLE[pace()] ?? Infinity) / (told.length || 1);
  if (each !== Infinity) timer = setTimeout(next, Math.max(180, Math.min(each, rest)));
}

/** How many are still to come. */
function count() {
  $(".count", caption).textContent = waiting.length ? `+${waiting.length}` : "";
}

function finish() {
  clearTimeout(timer);
  waiting = [];
  caption.hidden = true;
  if (!table.classList.contains("telling")) return;
  table.classList.remove("telling");
  table.dispatchEvent(new Event("told"));
}

function forget() {
  finish();
  told = [];
}

function replay() {
  finish();
  if (pace() === "instant") {
    for (const event of told) glow(event.place);
    return;
  }
  table.classList.add("telling");
  play(told);
}

/** Light a place of the picture for a moment. */
function glow(id) {
  const place = id && pane.querySelector(`#${CSS.escape(id)}`);
  if (!place?.getBBox) return;
  if (flows()) reveal(place);
  const { x, y, width, height } = place.getBBox();
  const frame = { class: "glow", x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 6 };
  const ring = svgElement("rect", frame, place);
  setTimeout(() => ring.remove(), 1400);
}

caption.addEventListener("click", () => (pace() === "steps" ? next() : finish()));
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || caption.hidden) return;
  if (event.target.closest("input, select, textarea, button, a, summary")) return;
  event.preventDefault();
  if (pace() === "steps") next();
  else finish();
});
document.addEventListener("click", (event) => {
  if (event.target.closest("#m-replay")) replay();
});

const chooser = $("#m-pace");
if (chooser) {
  chooser.value = pace();
  chooser.addEventListener("change", () => localStorage.setItem("meiji-pace", chooser.value));
}
