/* The slider above the board: looking back at earlier moments. */
import { $ } from "./dom.js";
import { address, lookAt, sidebar, table } from "./view.js";

const slider = $("#m-slider");
let later = null; // the slider moves: look in a moment

/** Go some moves back or on. */
export function step(by) {
  look(Number(slider.value) + by);
}

function look(moment) {
  const at = Math.max(0, Math.min(Number(slider.max), moment));
  slider.value = at;
  $("#m-moment").textContent = `${at} / ${slider.max}`;
  clearTimeout(later);
  later = setTimeout(() => {
    later = null;
    lookAt(at === Number(slider.max) ? null : at);
  }, 60);
}

function showMoment() {
  const { now, moment, last } = sidebar().dataset;
  slider.max = last;
  if (later !== null) return;
  slider.value = moment;
  $("#m-moment").textContent = `${moment} / ${last}`;
  $("#m-now").hidden = now === "1";
  history.replaceState(null, "", now === "1" ? address : `${address}?moment=${moment}`);
}

slider.addEventListener("input", () => look(Number(slider.value)));
table.addEventListener("shown", showMoment);
table.addEventListener("click", (event) => {
  const link = event.target.closest("[data-moment-link], [data-step], #m-now, .past .button");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (link.dataset.momentLink) look(Number(link.dataset.momentLink));
  else if (link.dataset.step) step(Number(link.dataset.step));
  else look(Number(sidebar().dataset.last));
});
