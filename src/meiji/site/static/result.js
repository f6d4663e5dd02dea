/* The end of a game: a panel over the board, until the player wants to look at the board. */
import { $, all } from "./dom.js";
import { sidebar, table } from "./view.js";

let known = Boolean($("#m-result")); // the game was over when the page came
let looking = false; // at the board: the panel comes only when it is asked for

function open() {
  const panel = $("#m-result");
  if (!panel || panel.open || $("#m-scoring[open]")) return;
  looking = false;
  for (const button of all("[data-parts]", panel)) fold(button, false);
  all("tbody, tfoot", panel).forEach((row, at) => row.style.setProperty("--row", at));
  panel.classList.toggle("fresh", !known); // who sees the end sees it source by source
  known = true;
  panel.showModal();
  panel.scrollTop = 0;
  panel.addEventListener("close", () => {
    looking = true;
  });
}

/** Show or hide what a source is made of. */
function fold(button, shown) {
  button.setAttribute("aria-expanded", String(shown));
  for (const part of all(".part", button.closest("tbody"))) part.hidden = !shown;
}

table.addEventListener("shown", () => {
  if (sidebar().dataset.now === "1" && !looking) open();
});
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-result=open]")) open();
  const button = event.target.closest("#m-result [data-parts]");
  if (button) fold(button, button.getAttribute("aria-expanded") === "false");
});
$("#m-scoring")?.addEventListener("close", () => looking || open()); // the last scoring comes before the result
