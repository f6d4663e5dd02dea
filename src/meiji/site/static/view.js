/* One way to update the page of a table, for players and spectators.

A view is {revision, sidebar, board, events}, board and sidebar in fragments. It comes as the answer to a move, or is
asked for. An update from the event stream says which revision there is, and to spectators how the last view becomes the
next one. Whatever the page has already, or is just being sent, is not asked for. After each change the table hears the
event "shown". */
import * as board from "./board.js";
import { $ } from "./dom.js";
import { giveUp, postpone, retry, say, worked } from "./retry.js";
import { listen } from "./stream.js";

export const table = $("#m-table");
export const address = `/table/${table.dataset.table}`;
export const sidebar = () => $("#m-side");
const revision = () => Number(sidebar().dataset.revision);

let announced = 0; // the newest revision there is, as far as we know
let latest = null; // the view of now as it came last; null: as the server wrote it into the page
let moment = null; // the moment that is looked at; null: now
let line = ""; // so many moves of the better line are looked at there
let sending = false; // a move is on its way; its answer brings the new view
let loading = null; // the request whose answer is waited for; answers to earlier ones came too late
let stale = false; // something else has to be loaded after the move that is on its way
let stopped = false; // the table is gone, or not ours to see any more

async function ask(url, options = {}) {
  try {
    const answer = await fetch(url, { ...options, headers: { accept: "application/json" } });
    return { status: answer.status, content: await answer.json() };
  } catch {
    return { status: 0, content: null };
  }
}

const gotThrough = (status) => status > 0 && status < 500 && status !== 429;

// --- loading ---------------------------------------------------------------------------------------------------------
export async function load() {
  if (stopped) return;
  stale = sending;
  if (sending) return;
  const request = {};
  loading = request;
  const query = new URLSearchParams();
  if (sidebar().dataset.open) query.set("open", sidebar().dataset.open);
  if (moment !== null) query.set("moment", moment);
  if (line) query.set("line", line);
  const past = moment !== null;
  const { status, content } = await ask(`${address}/view?${query}`);
  if (loading !== request || stopped) return;
  loading = null;
  if (status === 200) {
    worked("view");
    if (!past) latest = content;
    if (content.revision >= announced) show(content); // else it was overtaken, and may be for other eyes
    catchUp();
  } else if (!gotThrough(status)) retry("view", load, table.dataset.again);
  else if ([401, 403, 404, 410].includes(status)) stop(content.error);
  else say(content.error);
}

function catchUp() {
  if (stale || announced > revision()) load();
}

/** Look at the table as it was after some moves (null: as it is now), or as it could have become from there. */
export function lookAt(when, moves = "") {
  moment = when;
  line = moves;
  load();
}

/** Open the curtain before a hand; it closes when somebody else is to move. */
export function openCurtain(seat) {
  sidebar().dataset.open = seat;
  load();
}

function stop(text) {
  stopped = true;
  giveUp();
  clearTimeout(lost);
  stopListening();
  say(text);
}

// --- sending ---------------------------------------------------------------------------------------------------------
/** Post a form. One at a time: a second click while the first is on its way plays nothing. */
async function send(url, values) {
  if (sending || stopped) return;
  sending = true;
  loading = null; // what is being loaded is older than the answer to this
  postpone("move");
  table.classList.add("sending");
  const { status, content } = await ask(url, { method: "POST", body: values });
  sending = false;
  table.classList.remove("sending");
  if (!gotThrough(status)) {
    // A move that did not get through is sent again. It names its moment, so it is played once, however often it comes.
    if (url.endsWith("/play")) retry("move", () => sendAgain(url, values), table.dataset.unsent);
    else retry("view", load, table.dataset.again);
    return;
  }
  worked("move");
  if (status === 200) {
    latest = content;
    show(content);
  } else say(content.error);
  stale ||= status === 409;
  catchUp();
}

function sendAgain(url, values) {
  if (Number(values.get("moment")) === Number(sidebar().dataset.last)) send(url, values);
  else worked("move"); // it got through after all, or came too late
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-send]")) return;
  event.preventDefault();
  const values = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) values.append(event.submitter.name, event.submitter.value);
  send(form.getAttribute("action"), values);
});

// --- showing ---------------------------------------------------------------------------------------------------------
let picture = null; // the board that is shown

function show(view) {
  if (view.revision < revision()) return; // it was overtaken
  const before = { revision: revision(), focus: placeOfFocus(), scroll: $("#m-sheet-body")?.scrollTop };
  sidebar().outerHTML = view.sidebar.join("");
  moment = sidebar().dataset.now === "1" ? null : Number(sidebar().dataset.moment);
  line = sidebar().dataset.line;
  let hadFocus = before.focus !== null;
  if (before.revision === view.revision) {
    if ($("#m-sheet-body")) $("#m-sheet-body").scrollTop = before.scroll;
    hadFocus = hadFocus && !focusAgain(before.focus);
  }
  shown(hadFocus, view.events || []);
  const text = view.board.join("");
  if (!text) board.clear();
  else if (text === picture) board.refresh();
  else board.show(text, document.activeElement !== $("#m-slider"));
  picture = text;
}

/** Tell everybody that the sidebar is new, and what happened; did it have the focus, so that something in it should? */
export function shown(hadFocus, events = []) {
  table.dispatchEvent(new CustomEvent("shown", { detail: { hadFocus, events } }));
}

/** What has the focus, if it is in the sidebar: by its id, or by the move that it plays. The hint has its own way. */
function placeOfFocus() {
  const focused = document.activeElement;
  if (!sidebar().contains(focused) || focused.closest("#m-hint")) return null;
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  return focused.name ? `[name="${focused.name}"][value="${CSS.escape(focused.value)}"]` : "";
}

/** Focus the same thing as before, if it is still there. */
function focusAgain(place) {
  const same = place ? $(place, sidebar()) : null;
  same?.focus({ preventScroll: true });
  return Boolean(same);
}

// --- listening -------------------------------------------------------------------------------------------------------
const renew = (old, changes) => changes.flatMap((one) => (typeof one === "string" ? one : old.slice(...one)));

function update(news) {
  announced = Math.max(announced, news.revision);
  const follows = latest !== null && latest.revision === news.since;
  if (follows)
    latest = {
      revision: news.revision,
      sidebar: renew(latest.sidebar, news.sidebar),
      board: renew(latest.board, news.board),
      events: news.events || [],
    };
  if (news.revision <= revision() || sending || loading) return; // it is here, or on its way
  if (follows && moment === null) show(latest);
  else load();
}

/** How many watch, where anybody does. */
function showWatching(number) {
  const told = $("#m-watching");
  if (!told) return;
  told.hidden = number === "0";
  told.textContent = number === "1" ? told.dataset.one : told.dataset.many.replace("%", number);
}

let lost = null;
const stopListening = listen(
  () => `${address}/events?revision=${revision()}`,
  {
    update: (data) => update(JSON.parse(data)),
    hint: load,
    watching: showWatching,
    chat: (room) => table.dispatchEvent(new CustomEvent("chat", { detail: room })),
    gone: load, // it tells what became of the game
  },
  {
    opened() {
      clearTimeout(lost);
      worked("stream");
      if ($("#m-hint[data-state=looking]")) load(); // it may have been found while nobody listened
    },
    lost() {
      clearTimeout(lost);
      lost = setTimeout(() => say(table.dataset.lost), 4000);
    },
    refused(seconds) {
      clearTimeout(lost);
      say(table.dataset.again.replace("%", seconds));
      load(); // it tells why
    },
  },
);
