/* The bar of a review that is being made: it moves with what the live channel says, and at the end the page comes anew. */
"use strict";
(() => {
  const box = document.getElementById("m-review");
  const bar = document.getElementById("m-progress");
  const steps = document.getElementById("m-steps");
  const address = "/table/" + box.dataset.table;

  function show(done, total) {
    document.getElementById("m-review-text").textContent = box.dataset.text;
    steps.textContent = steps.textContent.replace(/\d+/, done);
    bar.max = total;
    bar.value = done;
  }

  let source = null;
  let wait = 1000;
  function listen() {
    source = new EventSource(address + "/live");
    source.addEventListener("review", (event) => {
      if (event.data === "ended") location.reload();
      else show(...event.data.split(" ").map(Number));
    });
    // Whoever comes late has missed what was said: is it made meanwhile?
    source.addEventListener("change", async () => {
      wait = 1000;
      const answer = await fetch("/api/tables/" + box.dataset.table + "/review");
      if (answer.ok && !(await answer.json()).running) location.reload();
    });
    source.addEventListener("error", () => {
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(listen, wait);
      wait = Math.min(30000, 2 * wait);
    });
  }
  listen();
  addEventListener("pagehide", () => source.close());
})();
