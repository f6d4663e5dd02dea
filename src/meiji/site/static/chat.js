/* Chat and notes: what is said comes in while the page is open, and how much of it is unread. */
import { $, all } from "./dom.js";
import { address, table } from "./view.js";

const drawer = $("#m-chat");
const list = $("#m-said");
const badge = $("#m-unread");
const KEY = `meiji-read-${table.dataset.table}`;
let last = Number(drawer.dataset.last); // the newest message that is here

const readUntil = () => Number(localStorage.getItem(KEY) || 0);

function showTimes() {
  for (const time of all("time[data-at]", drawer)) {
    const at = new Date(Number(time.dataset.at) * 1000);
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  }
}

/** Whatever is seen is read; of the rest there is a number at the drawer. */
function countUnread() {
  if (drawer.open && !document.hidden) localStorage.setItem(KEY, last);
  const unread = all(".said:not(.mine)", list).filter((one) => Number(one.dataset.message) > readUntil()).length;
  badge.hidden = !unread;
  badge.textContent = unread || "";
  $("#m-menu")?.classList.toggle("unread", unread > 0);
}

function show({ lines, last: newest }) {
  list.innerHTML = lines;
  last = newest;
  list.scrollTop = list.scrollHeight;
  showTimes();
  countUnread();
}

async function ask(url, options = {}) {
  const error = $("#m-chat-error");
  try {
    const answer = await fetch(url, { ...options, headers: { accept: "application/json" } });
    const content = await answer.json();
    if (error) {
      error.hidden = answer.ok;
      error.textContent = content.error || "";
    }
    return answer.ok ? content : null;
  } catch {
    return null; // what was not sent is still in its field
  }
}

async function load() {
  const content = await ask(`${address}/chat`);
  if (content) show(content);
}

/** Afterwards a button says that it is done. */
function tell(button, text) {
  if (!text) return;
  const before = button.textContent;
  button.textContent = text;
  setTimeout(() => (button.textContent = before), 2500);
}

drawer.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-chat]")) return;
  event.preventDefault();
  const values = new URLSearchParams(new FormData(form));
  const button = event.submitter;
  if (button?.name) values.append(button.name, button.value);
  const content = await ask(button?.getAttribute("formaction") || form.getAttribute("action"), {
    method: "POST",
    body: values,
  });
  if (!content) return;
  if (button?.dataset.reported || button?.dataset.done) {
    tell(button, button.dataset.reported || button.dataset.done);
    return;
  }
  form.reset();
  if (list) show(content);
});

if (list) {
  table.addEventListener("chat", (event) => event.detail === drawer.dataset.room && load());
  drawer.addEventListener("toggle", () => {
    list.scrollTop = list.scrollHeight;
    countUnread();
  });
  document.addEventListener("visibilitychange", countUnread);
  showTimes();
  countUnread();
}
if (location.hash === "#m-chat") drawer.open = true;
