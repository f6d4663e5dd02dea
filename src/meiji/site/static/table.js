/* The page of a table that is being played.

The server renders everything; without scripts the page works, with them it is alive. */
import "./chat.js";
import "./clock.js";
import "./guide.js";
import "./log.js";
import "./notify.js";
import "./panels.js";
import "./playback.js";
import "./result.js";
import "./rules.js";
import "./settings.js";
import "./sheet.js";
import { buttons, narrow } from "./choices.js";
import { $ } from "./dom.js";
import * as drawers from "./drawers.js";
import { step } from "./history.js";
import * as stage from "./stage.js";
import { openCurtain, shown, sidebar, table } from "./view.js";
import { farther, nearer, whole } from "./zoom.js";

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
  Escape: () => drawers.close() || ($("#m-panel") ? narrow(null) : stage.close() || narrow(null)),
};
// Keys that are letters or signs can be switched off: speech and shaking hands press them unawares.
const SIGNS = { "*": () => $("#m-hint-ask")?.click(), "+": nearer, "=": nearer, "-": farther, 0: whole };

function actionFor(key) {
  if (KEYS[key]) return KEYS[key];
  if (document.documentElement.dataset.letters === "off") return null;
  const choice = buttons().find((button) => button.dataset.key === key && !button.hidden);
  return choice ? () => choice.click() : SIGNS[key];
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && !event.key.startsWith("Arrow")) return; // a key held down plays once
  const field = event.target.closest("input:not([type=radio]), select, textarea");
  if (field && event.key !== "Escape") return;
  if (event.target.matches("[type=radio]") && event.key.startsWith("Arrow")) return; // to the next answer
  const action = actionFor(event.key);
  if (!action) return;
  if (event.key !== "Backspace" && event.key !== "Escape") event.preventDefault();
  action();
});

shown(false);
