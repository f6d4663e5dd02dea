/* The page of a table that is being played.

The server renders everything; without scripts the page works, with them it is alive. */
import "./guide.js";
import "./notify.js";
import { buttons, narrow } from "./choices.js";
import { $ } from "./dom.js";
import { step } from "./history.js";
import { openCurtain, shown, sidebar, table } from "./view.js";

table.addEventListener("shown", () => {
  const turn = sidebar().dataset.turn === "1";
  document.title = turn ? table.dataset.turnTitle : table.dataset.title;
  const icon = $("link[rel=icon]");
  icon.href = turn ? icon.dataset.turn : icon.dataset.idle;
  const question = $("#m-question");
  if (question && $("#m-say").textContent !== question.textContent) $("#m-say").textContent = question.textContent;
});

table.addEventListener("click", (event) => {
  const curtain = event.target.closest("[data-open-curtain]");
  if (!curtain) return;
  event.preventDefault();
  openCurtain(curtain.dataset.openCurtain);
});

// --- keys ------------------------------------------------------------------------------------------------------------
const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Backspace: () => $("#m-undo")?.click(),
  "*": () => $("#m-hint-ask")?.click(),
  Escape: () => narrow(null),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && !event.key.startsWith("Arrow")) return; // a key held down plays once
  if (event.target.closest("input, select, textarea")) return;
  const choice = buttons().find((button) => button.dataset.key === event.key && !button.hidden);
  const action = KEYS[event.key] || (choice && (() => choice.click()));
  if (!action) return;
  if (event.key.startsWith("Arrow") || choice) event.preventDefault();
  action();
});

shown(false);
