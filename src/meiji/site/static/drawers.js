/* Drawers: log, rules, settings, menu, beside or over the board. One is open at a time; Escape closes it.

Each is a `details.drawer`, which opens without scripts, too; `data-drawer` names the one that a button opens. */
import { $, all } from "./dom.js";
import { table } from "./view.js";

let opener = null; // what has the focus again when the drawer closes
let log = { open: false, scroll: 0 }; // the log comes anew with every view

const opened = () => $("details.drawer[open]");

/** Close the open drawer; was there one? */
export function close() {
  const drawer = opened();
  if (!drawer) return false;
  const inside = drawer.contains(document.activeElement);
  drawer.open = false;
  if (inside) (opener?.isConnected && opener.checkVisibility() ? opener : $("summary", drawer)).focus();
  opener = null;
  return true;
}

export function open(id) {
  const drawer = $(`#${id}`);
  drawer.open = true;
  $(".drawer-body", drawer).focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-drawer]");
  if (event.target.closest(".drawer-body [data-close]")) close();
  if (!button) return;
  const wasOpen = $(`#${button.dataset.drawer}`).open;
  const inMenu = button.closest(".drawer");
  close();
  if (wasOpen) return;
  opener = inMenu ? $("summary", inMenu) : button;
  open(button.dataset.drawer);
});

document.addEventListener(
  "toggle",
  (event) => {
    const drawer = event.target;
    if (!drawer.matches?.("details.drawer")) return;
    if (drawer.open) for (const other of all("details.drawer[open]")) if (other !== drawer) other.open = false;
    if (drawer.id === "m-log") log.open = drawer.open;
    tell();
  },
  true,
);

function tell() {
  for (const button of all("[data-drawer]")) {
    button.setAttribute("aria-expanded", String($(`#${button.dataset.drawer}`)?.open ?? false));
  }
}

document.addEventListener(
  "scroll",
  (event) => {
    if (event.target.closest?.("#m-log")) log.scroll = event.target.scrollTop;
  },
  { capture: true, passive: true },
);

table.addEventListener("shown", () => {
  const drawer = $("#m-log");
  if (!drawer || drawer.open === log.open) return;
  drawer.open = log.open;
  $(".drawer-body", drawer).scrollTop = log.scroll;
});
