/* The first-game guide: each new kind of decision is explained once, until somebody has had enough.

What was explained is remembered in this browser only. */
import { $, all } from "./dom.js";

const KEY = "meiji-guide";
const known = () => JSON.parse(localStorage.getItem(KEY) || '{"off":false,"seen":[]}');
const keep = (state) => localStorage.setItem(KEY, JSON.stringify(state));
const box = () => $("#m-guide");

function open(shown) {
  const guide = box();
  if (!guide) return;
  guide.hidden = !shown;
  unfold(false);
  const button = $("#m-what");
  if (button) button.setAttribute("aria-expanded", String(shown));
}

/** Where there is little room it is one line, which opens when it is touched. */
function unfold(whole) {
  box().classList.toggle("whole", whole);
  $(".guide-more", box()).setAttribute("aria-expanded", String(whole));
}

/** After each change of the page: is there something new to explain? */
function update() {
  const guide = box();
  const state = known();
  const teaches = Boolean($("#m-lesson")); // a lesson explains by itself
  open(Boolean(guide) && !teaches && !state.off && !state.seen.includes(guide.dataset.kind));
}

/** A choice that leads on is explained when it is made for the first time. */
function explain(move) {
  const guide = box();
  const note = guide && all("[data-note]", guide).find((one) => one.dataset.note === move);
  const state = known();
  const key = `${$("#m-table").dataset.game} ${move}`;
  if (!note || state.off || state.seen.includes(key)) return;
  for (const one of all(".aim, .of-kind, [data-note]", guide)) one.hidden = one !== note;
  open(true);
  keep({ ...state, seen: [...state.seen, key] });
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
  else if (event.target.closest("#m-guide:not(.whole)")) unfold(true);
  if (event.target.closest("#m-what")) {
    open(box().hidden);
    if (!box().hidden) unfold(true);
  }
  if (event.target.closest("#m-guide-on")) {
    keep({ off: false, seen: [] });
    update();
  }
  if (event.target.closest("#m-choices button[name=move]")) seen();
  const choice = event.target.closest("#m-choices .choice > button[data-picks]");
  if (choice) explain(choice.value);
});
$("#m-table").addEventListener("shown", update);
