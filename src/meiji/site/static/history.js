/* The slider above the board: looking back at earlier moments. */
import { $ } from "./dom.js";
import { address, lookAt, sidebar, table } from "./view.js";

const slider = $("#m-slider");
let later = null; // the slider moves: look in a moment

/** Go some moves back or on. */
export function step(by) {
  look(Number(slider.value) + by);
}

function look(moment, line = "") {
  const at = Math.max(0, Math.min(Number(slider.max), moment));
  slider.value = at;
  $("#m-moment").textContent = `${at} / ${slider.max}`;
  clearTimeout(later);
  later = setTimeout(() => {
    later = null;
    lookAt(at === Number(slider.max) ? null : at, line);
  }, 60);
}

function showMoment() {
  const { now, moment, last, line, progress } = sidebar().dataset;
  slider.max = last;
  $("#m-progress").textContent = progress;
  if (later !== null) return;
  slider.value = moment;
  $("#m-moment").textContent = `${moment} / ${last}`;
  $("#m-now").hidden = now === "1";
  want();
  history.replaceState(null, "", now === "1" ? address : `${address}?moment=${moment}${line && `&line=${line}`}`);
}

/** Where there is little room the slider is there for who looks back, or reads the log. */
function want() {
  $(".history").classList.toggle("wanted", sidebar().dataset.now !== "1" || Boolean($("#m-log")?.open));
}

document.addEventListener("toggle", (event) => event.target.id === "m-log" && want(), true);
slider.addEventListener("input", () => look(Number(slider.value)));
table.addEventListener("shown", showMoment);
table.addEventListener("click", (event) => {
  const link = event.target.closest("[data-moment-link], [data-step], #m-now, .past .button");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (link.dataset.momentLink) look(Number(link.dataset.momentLink), link.dataset.line);
  else if (link.dataset.step) step(Number(link.dataset.step));
  else look(Number(sidebar().dataset.last));
});
