/* The first-game guide: each new kind of decision is explained once, until somebody has had enough.

What was explained is remembered in this browser only. */
import { $ } from "./dom.js";

const KEY = "meiji-guide";
const known = () => JSON.parse(localStorage.getItem(KEY) || '{"off":false,"seen":[]}');
const keep = (state) => localStorage.setItem(KEY, JSON.stringify(state));
const box = () => $("#m-guide");

function open(shown) {
  const guide = box();
  if (!guide) return;
  guide.hidden = !shown;
  const button = $("#m-what");
  if (button) button.setAttribute("aria-expanded", String(shown));
}

/** After each change of the page: is there something new to explain? */
function update() {
  const guide = box();
  const state = known();
  open(Boolean(guide) && !state.off && !state.seen.includes(guide.dataset.kind));
}

function seen() {
  const state = known();
  const guide = box();
  if (guide && !guide.hidden && !state.seen.includes(guide.dataset.kind)) state.seen.push(guide.dataset.kind);
  keep(state);
}

document.addEventListener("click", (event) => {
  const answer = event.target.closest("[data-guide]");
  if (answer) {
    seen();
    if (answer.dataset.guide === "off") keep({ ...known(), off: true });
    open(false);
  }
  if (event.target.closest("#m-what")) open(box().hidden);
  if (event.target.closest("#m-guide-on")) {
    keep({ off: false, seen: [] });
    update();
  }
  if (event.target.closest("#m-choices button[name=move]")) seen();
});
$("#m-table").addEventListener("shown", update);
