/* A table that waits for its people: when somebody sits down, the page comes anew. */
import { $ } from "./dom.js";
import { listen } from "./stream.js";

const { table, revision } = $("#m-table").dataset;
const address = `/table/${table}`;

listen(
  () => `${address}/events?revision=${revision}`,
  {
    update: () => location.reload(),
    gone: () => location.reload(), // it tells what became of the game
  },
  {
    async refused() {
      const answer = await fetch(address).catch(() => null);
      if (answer && answer.status < 500 && !answer.ok) location.reload(); // it tells why
    },
  },
);
