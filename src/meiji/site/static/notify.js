/* Telling people who look elsewhere: a notification when it is their turn, and a word when a table waits too long. */
"use strict";
(() => {
  const side = () => document.getElementById("m-side");
  const table = document.getElementById("m-table");
  const button = document.getElementById("m-notify");
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
  function changed() {
    const now = side().dataset.turn;
    if (now === "1" && turn !== "1" && document.hidden && button && "Notification" in window && wanted()) {
      const note = new Notification(button.dataset.text, { body: table.dataset.title, tag: table.dataset.table });
      note.addEventListener("click", () => {
        window.focus();
        note.close();
      });
    }
    turn = now;
    late();
  }
  function late() {
    const word = document.getElementById("m-late");
    if (word) word.hidden = Date.now() / 1000 < Number(word.dataset.since) + Number(word.dataset.after);
  }
  new MutationObserver(changed).observe(table, { childList: true });
  setInterval(late, 20000);
})();
