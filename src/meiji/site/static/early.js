/* Comes before all other scripts: a click that is quicker than they are waits for them.

It would go past questions and load the page anew, as for people without scripts. Of several clicks the last one
counts. */
"use strict";
(() => {
  let target = null;
  document.documentElement.classList.add("alive");

  function keep(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !event.target.closest("#m-table")) return;
    event.preventDefault();
    event.stopPropagation();
    target = event.target;
  }

  document.addEventListener("click", keep, true);
  // By then all modules have run.
  addEventListener("DOMContentLoaded", () => {
    document.removeEventListener("click", keep, true);
    if (target) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
})();
