/* Panels: decisions that belong together are answered together, and played in one request.

When choices stand there, the page asks what belongs to them: shortcuts that play a whole chain with one click, and ways
over the board to what a choice asks for next, or where that is all, to its chain. A choice that leads on opens a panel:
what is usual can be changed there, and a click on an answer to the last question plays the chain. All words and amounts
come from the server. */
import * as board from "./board.js";
import { buttons, narrow, settle } from "./choices.js";
import { $, all, element } from "./dom.js";
import { overlap, spotBeside } from "./places.js";
import { address, sidebar, table } from "./view.js";

const WIDE = matchMedia("(min-width: 1100px)");
const REACH = 420; // pixels: further away a panel would not belong to what was pointed at
const AIR = 10; // pixels around what it does not cover
const pane = $("#m-board");
let picks = null; // of the open panel
let opener = null; // the choice from which it was opened
let asking = null; // the newest request for a panel; answers to earlier ones come too late
let pointedAt = null; // what is being clicked on the board
let beside = null; // the thing of the board beside which the panel stands; null: it is in the sidebar

const form = () => $("#m-choices");

async function ask(list) {
  const { last, open } = sidebar().dataset;
  const query = new URLSearchParams({ moment: last });
  if (open) query.set("open", open);
  for (const pick of list) query.append("pick", pick);
  try {
    const answer = await fetch(`${address}/ahead?${query}`, { headers: { accept: "application/json" } });
    return answer.ok ? await answer.json() : null; // empty if the game has gone on
  } catch {
    return null;
  }
}

const inMarkup = (text) => {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
};

// --- what belongs to the choices -------------------------------------------------------------------------------------
async function prepare() {
  const here = form();
  if (!here || !$("[data-picks]", here)) return;
  const ahead = await ask([]);
  if (!ahead || !here.isConnected) return;
  for (const row of all(".choice", here)) {
    const more = ahead.rows[$("button", row).value];
    if (more && !$(".chips", row)) row.append(inMarkup(more));
  }
  if (!$(".way", here)) here.append(inMarkup(ahead.ways));
  board.refresh();
}

// --- the open panel --------------------------------------------------------------------------------------------------
/** Open the panel of these picks, or show it anew. Where it cannot be had, the choice is played by itself. */
async function open(list, from) {
  const here = form();
  const request = {};
  asking = request;
  const thing = pointedAt;
  const ahead = await ask(list);
  if (asking !== request || !here.isConnected) return;
  if (ahead?.panel) show(ahead.panel, list, from, thing);
  else if (!ahead && from?.name === "move") playAlone(from);
}

function show(text, list, from, thing) {
  const old = $("#m-panel");
  const focused = old?.contains(document.activeElement) ? document.activeElement.id : "";
  const place = old?.style.cssText || "";
  old?.remove();
  for (const button of all("#m-choices .choice > button, #m-choices .way")) button.hidden = true;
  picks = list;
  opener = from || opener;
  if (thing || !old) beside = thing;
  form().prepend(inMarkup(text));
  const panel = $("#m-panel");
  panel.dataset.said = JSON.stringify(list);
  board.refresh();
  if (!(beside?.isConnected && WIDE.matches && lift(panel, thing ? "" : place))) {
    beside = null;
    panel.scrollIntoView({ block: "nearest" });
  }
  settle();
  const next = (focused && document.getElementById(focused)) || $(".pick.usual", panel) || $(".pick", panel);
  next.focus({ preventScroll: true });
  foresee(next);
  const words = [$(".ask-said strong", panel), $(".asked-now", panel)].map((one) => one?.textContent || "");
  $("#m-say").textContent = words.join(": ");
}

/** In front of the board, beside what was pointed at, if it covers no place that it asks for there. It stays where it
was while it can. Without such a spot it stays in the sidebar. */
function lift(panel, place) {
  if (!panel.showPopover) return false;
  panel.popover = "manual";
  panel.showPopover();
  panel.style.cssText = place;
  if (place && !lit(panel).some((box) => overlap(panel.getBoundingClientRect(), box))) return true;
  const spot = spotFor(panel);
  if (spot) {
    panel.style.left = `${spot.left}px`;
    panel.style.top = `${spot.top}px`;
    return true;
  }
  panel.hidePopover();
  panel.removeAttribute("popover");
  panel.style.cssText = "";
  return false;
}

function spotFor(panel) {
  const own = lit(panel);
  const shining = all(".offer", pane).map((thing) => thing.getBoundingClientRect());
  const { left, top, right, bottom } = pane.getBoundingClientRect();
  const area = { left: left + 8, top: top + 8, right: right - 8, bottom: bottom - 8 };
  const thing = beside.getBoundingClientRect();
  return spotBeside(panel.getBoundingClientRect(), thing, {
    free: [...own, withAir(thing)],
    better: shining,
    area,
    reach: REACH,
  });
}

const withAir = ({ left, top, right, bottom }) => ({
  left: left - AIR,
  top: top - AIR,
  right: right + AIR,
  bottom: bottom + AIR,
});

/** The places on the board that the panel asks for. */
function lit(panel) {
  const ids = new Set(all("[data-target]", panel).map((one) => one.dataset.target));
  const things = all(".offer", pane).filter((thing) => ids.has(thing.id));
  return things.map((thing) => withAir(thing.getBoundingClientRect()));
}

function playAlone(button) {
  delete button.dataset.picks;
  button.click();
}

table.addEventListener("panel-closed", () => {
  picks = null;
  asking = null;
  beside = null;
  board.refresh();
  if (opener?.isConnected && !opener.hidden) opener.focus({ preventScroll: true });
  opener = null;
});

table.addEventListener("click", (event) => {
  if (event.target.closest("#m-back")) narrow(null);
  const button = event.target.closest("#m-choices [data-picks]");
  if (!button) return;
  event.preventDefault();
  open(JSON.parse(button.dataset.picks), button.closest("#m-panel") ? null : button);
});

// A drawer lies over everything: what was open before the board gives way to it.
document.addEventListener(
  "toggle",
  (event) => event.target.matches?.("details.drawer[open]") && $("#m-panel:popover-open") && narrow(null),
  true,
);

table.addEventListener("change", (event) => {
  if (event.target.closest("#m-panel .toggles")) open(JSON.parse(event.target.value), null);
});

// Before the board hears of a click, and after it has.
pane.addEventListener("click", (event) => (pointedAt = event.target.closest("g[id]")), true);
document.addEventListener("click", () => setTimeout(() => (pointedAt = null)), true);

// --- what a click would bring ----------------------------------------------------------------------------------------
function foresee(thing) {
  const now = $("#m-panel .outcome-now") || $("#m-outcome");
  if (!now) return;
  const button = thing.closest("#m-choices button");
  if (!button && $("#m-panel")) return; // what it said last stays
  const outcome = button && ($(".outcome", button) || $(":scope > .outcome", button.parentElement));
  now.innerHTML = outcome ? outcome.innerHTML : "";
  if (outcome && button.matches(".way")) now.prepend(element("b", "", $(".label", button).textContent));
}

/** Of a place on the board: what the only choice that points to it would bring. */
function foreseeThere(place) {
  const those = buttons().filter((button) => button.dataset.target === place.id);
  if (those.length === 1) foresee(those[0]);
}

table.addEventListener("mouseover", (event) => {
  const place = pane.contains(event.target) && event.target.closest(".offer, .ahead");
  if (place) foreseeThere(place);
  else foresee(event.target);
});
table.addEventListener("focusin", (event) => foresee(event.target));

// --- a chain is sent with one request --------------------------------------------------------------------------------
let before = []; // the moves before the one whose button was pressed

document.addEventListener("submit", (event) => (before = JSON.parse(event.submitter?.dataset.before || "[]")), true);
document.addEventListener("formdata", (event) => {
  for (const move of before) event.formData.append("move", move);
});

table.addEventListener("shown", () => {
  asking = null;
  const again = picks;
  const same = table.dataset.panelOf === `${sidebar().dataset.revision} ${sidebar().dataset.open}`;
  table.dataset.panelOf = `${sidebar().dataset.revision} ${sidebar().dataset.open}`;
  picks = null;
  prepare();
  if (again && same && form()) open(again, null); // a hint came, or the connection: what was open stays open
});
