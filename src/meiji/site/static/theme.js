/* Comes before the first paint of every page: light or dark, large letters, letter keys, as chosen in this browser. */
"use strict";
(() => {
  const root = document.documentElement;
  const allowed = { theme: ["light", "dark"], text: ["large"], letters: ["off"] };

  function apply() {
    for (const [name, values] of Object.entries(allowed)) {
      const chosen = localStorage.getItem(`meiji-${name}`);
      if (values.includes(chosen)) root.dataset[name] = chosen;
      else delete root.dataset[name];
    }
  }

  apply();
  document.addEventListener("settings", apply);
})();
