/* Settings that this browser keeps: theme, size of letters, letter keys. What they do is in theme.js. */
import { all } from "./dom.js";

for (const field of all("[data-setting]")) {
  field.value = localStorage.getItem(field.dataset.setting) || "";
  field.addEventListener("change", () => {
    if (field.value) localStorage.setItem(field.dataset.setting, field.value);
    else localStorage.removeItem(field.dataset.setting);
    document.dispatchEvent(new Event("settings"));
  });
}
