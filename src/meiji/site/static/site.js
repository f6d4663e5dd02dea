/* Every page: copying links, asking twice before what destroys something, fields that belong to a choice. */
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = document.getElementById(copy.dataset.copy);
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
  const seed = document.getElementById("m-seed");
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
})();
