/* The log: one player's lines only, and the line of the moment that is looked at. */
import { $, all } from "./dom.js";
import { sidebar, table } from "./view.js";

let only = ""; // the seat whose lines are shown; all, if empty

function follow() {
  const list = $(".log-lines");
  if (!list) return;
  const chooser = $("#m-log-filter");
  if (chooser) chooser.value = only;
  for (const line of all("li", list)) line.hidden = only !== "" && !["", only].includes(line.dataset.seat);
  const now = sidebar().dataset.now === "1";
  const marked = now ? [] : all(`li[value="${CSS.escape(sidebar().dataset.moment)}"]`, list);
  for (const line of marked) line.classList.add("looked-at");
  marked[0]?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "m-log-filter") return;
  only = event.target.value;
  follow();
});
table.addEventListener("shown", follow);
