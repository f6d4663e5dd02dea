/* The choices: asking before what cannot be taken back, and showing only some of them. */
import { $, all } from "./dom.js";

const NEW = 350; // ms
const table = $("#m-table");

export const buttons = () => all("#m-choices button[name=move]");

/** Show only some of the choices (null: all). */
export function narrow(some) {
  for (const button of buttons()) button.hidden = some !== null && !some.includes(button);
  const more = $("#m-all");
  if (more) more.hidden = some === null;
  if (some) {
    some[0].focus();
    some[0].scrollIntoView({ block: "nearest" });
  }
}

let asked = null; // the choice that waits for a second click

function askFirst(event) {
  const button = event.target.closest("#m-choices button[name=move]");
  const question = button && $("#m-choices").dataset.confirm;
  if (!question || !("final" in button.dataset) || asked === button) {
    asked = null;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  asked?.classList.remove("asked");
  asked = button;
  button.classList.add("asked");
  button.dataset.question = question;
  button.focus();
  $("#m-say").textContent = question;
}

table.addEventListener("click", askFirst, true);
table.addEventListener("click", (event) => event.target.closest("#m-all") && narrow(null));

// The second half of a double click, or a tap meant for what was there before, plays nothing: see table.css.
let appeared = -Infinity; // when the choices did
let old = null;

function beNew() {
  const { revision, open } = $("#m-side").dataset;
  const now = `${revision} ${open}`;
  if (now === old) return;
  old = now;
  appeared = performance.now();
  table.classList.add("new");
  setTimeout(() => performance.now() - appeared >= NEW - 5 && table.classList.remove("new"), NEW);
}

// The focus goes to the first choice, and where there is none it waits for the next one.
let resting = null; // where it waits

function takeFocus(hadFocus) {
  const first = $("#m-choices button");
  if (!hadFocus && !(first && resting && resting === document.activeElement)) return;
  resting = first ? null : $("#m-undo") || $("#m-board");
  (first || resting).focus({ preventScroll: true });
}

table.addEventListener("shown", (event) => {
  asked = null;
  takeFocus(event.detail.hadFocus);
  if ($("#m-choices button")) beNew();
});
