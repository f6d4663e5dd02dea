/* Every page: copying links, asking twice before what destroys something, fields that belong to a choice. */
import { $, all } from "./dom.js";

/** A link as it is sent on: of a table that is looked at as it was, with that moment. */
function linkIn(field) {
  const side = $("#m-side");
  const past = field.id === "m-spectate" && side && side.dataset.now !== "1";
  return past ? `${field.defaultValue}?moment=${side.dataset.moment}` : field.defaultValue;
}
for (const button of all("[data-share]")) button.hidden = !navigator.share;

document.addEventListener("click", (event) => {
  const share = event.target.closest("[data-share]");
  if (share) navigator.share({ title: document.title, url: linkIn($(`#${share.dataset.share}`)) }).catch(() => {});
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = $(`#${copy.dataset.copy}`);
    field.value = linkIn(field);
    field.select();
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(() => {});
    copy.classList.add("done");
  }
  const sure = event.target.closest("button[data-sure]");
  if (sure && !sure.dataset.asked) {
    event.preventDefault();
    sure.dataset.asked = "1";
    sure.textContent = sure.dataset.sure;
  }
});
for (const select of all("select[data-who]")) {
  const show = () => {
    $("[data-screen-name]", select.parentElement).hidden = select.value !== "screen";
  };
  select.addEventListener("change", show);
  show();
}
// As an app, the site has a page for when there is no connection.
if (matchMedia("(display-mode: standalone)").matches) navigator.serviceWorker?.register("/sw.js");
const zone = $("#m-zone");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
const seed = $("#m-seed");
if (seed) {
  const check = () => {
    const above = seed.form.elements.opponent ? seed.form.elements.opponent.value : "";
    const who = all("select[data-who]").map((select) => select.value || above);
    const here = who.filter((one) => one === "me" || one === "screen");
    seed.disabled = who.includes("friend") || here.length > 1 || seed.form.elements.listed.checked;
  };
  seed.form.addEventListener("change", check);
  check();
}
