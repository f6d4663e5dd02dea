/* Telling people who look elsewhere: a notification when it is their turn, and a notice when a table waits too long. */
import { now } from "./clock.js";
import { $ } from "./dom.js";

const side = () => $("#m-side");
const table = $("#m-table");
const button = $("#m-notify");
const KEY = "meiji-notify";
const wanted = () => localStorage.getItem(KEY) === "yes" && Notification.permission === "granted";

if (button && "Notification" in window) {
  const show = () => {
    button.textContent = wanted() ? button.dataset.off : button.dataset.on;
  };
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (wanted()) localStorage.removeItem(KEY);
    else if ((await Notification.requestPermission()) === "granted") localStorage.setItem(KEY, "yes");
    show();
  });
  show();
}

let turn = side().dataset.turn;
function announceTurn() {
  const now = side().dataset.turn;
  if (now === "1" && turn !== "1" && document.hidden && button && "Notification" in window && wanted()) {
    const note = new Notification(button.dataset.text, { body: table.dataset.title, tag: table.dataset.table });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  }
  turn = now;
  showLate();
}
function showLate() {
  const notice = $("#m-late");
  if (notice) notice.hidden = !notice.dataset.from || now() < Number(notice.dataset.from);
}
table.addEventListener("shown", announceTurn);
setInterval(showLate, 5000);
