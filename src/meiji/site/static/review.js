/* The bar of a review that is being made: it moves with what the stream says, and at the end the page comes anew. */
import { $ } from "./dom.js";
import { listen } from "./stream.js";

const box = $("#m-review");
const { table } = box.dataset;

function show(done, total) {
  const [bar, steps] = [$("#m-progress"), $("#m-steps")];
  $("#m-review-text").textContent = box.dataset.text;
  steps.textContent = steps.textContent.replace(/\d+/, done);
  bar.max = total;
  bar.value = done;
}

/** Whoever comes late has missed what was said: is it made meanwhile? */
async function check() {
  const answer = await fetch(`/api/tables/${table}/review`);
  if (answer.ok && !(await answer.json()).running) location.reload();
}

listen(
  () => `/table/${table}/events`,
  {
    review(data) {
      if (data === "ended") location.reload();
      else show(...data.split(" ").map(Number));
    },
  },
  { opened: check },
);
