/* The choices: asking before what cannot be taken back, and showing only some of them. Panels: panels.js. */
import { $, all } from "./dom.js";

const NEW = 350; // ms
const table = $("#m-table");

const rows = () => all("#m-choices .choice > button[name=move]");
const ways = () => all("#m-choices .way"); // over the board to what a choice asks for next

/** What can be clicked now, also on the board: the choices; in a panel its answers, and what opens another one. */
export function buttons() {
  const panel = $("#m-panel");
  if (!panel) return [...rows(), ...ways()];
  const others = [...rows(), ...ways()].filter((button) => button.dataset.picks);
  return [...all(".pick, .toggles label", panel), ...others];
}

/** Show only some of the choices (null: all, and no panel), or of the answers in a panel. */
export function narrow(some) {
  const panel = $("#m-panel");
  if (some?.every((answer) => panel?.contains(answer))) {
    for (const answer of all(".pick", panel)) answer.hidden = !some.includes(answer);
    some[0].focus();
    return;
  }
  panel?.remove();
  for (const button of rows()) button.hidden = some !== null && !some.includes(button);
  for (const way of ways()) way.hidden = some === null || !some.includes(way);
  const more = $("#m-all");
  if (more) more.hidden = some === null;
  if (panel) table.dispatchEvent(new Event("panel-closed"));
  if (some) {
    some[0].focus();
    some[0].scrollIntoView({ block: "nearest" });
  }
}

let asked = null; // the choice that waits for a second click

function askFirst(event) {
  const button = event.target.closest("#m-choices button[name=move]");
  const { confirm, confirmEnd } = $("#m-choices")?.dataset ?? {};
  const question = button && (("final" in button.dataset && confirm) || ("ends" in button.dataset && confirmEnd));
  if (!question || asked === button) {
    asked = null;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  asked?.classList.remove("asked");
  asked = button;
  button.hidden = false; // it may have been clicked on the board
  button.classList.add("asked");
  button.dataset.question = question;
  button.focus();
  $("#m-say").textContent = question;
}

// A key that is held down presses what has the focus again and again: only the first time counts.
document.addEventListener("keydown", (event) => {
  if (event.repeat && ["Enter", " "].includes(event.key) && event.target.closest("#m-choices")) event.preventDefault();
});

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
  settle();
}

/** Something new stands where the pointer may be: for a moment it takes no click. */
export function settle() {
  appeared = performance.now();
  table.classList.add("new");
  setTimeout(() => performance.now() - appeared >= NEW - 5 && table.classList.remove("new"), NEW);
}

// The focus goes to the first choice, and where there is none it waits for the next one.
let resting = null; // where it waits

function takeFocus(hadFocus) {
  const first = $("#m-choices button");
  if (!hadFocus && !(first && resting && resting === document.activeElement)) return;
  resting = first ? null : $("#m-undo") || $(".past .button") || $("#m-board"); // on the board arrows do not look back
  (first || resting).focus({ preventScroll: true });
}

table.addEventListener("shown", (event) => {
  asked = null;
  takeFocus(event.detail.hadFocus);
  if ($("#m-choices button")) beNew();
});
