/* A tournament: when something there has changed, what is shown of it comes anew; at most once a second. */
import { $ } from "./dom.js";
import { listen } from "./stream.js";

const address = `/tournament/${$("#m-tournament").dataset.tournament}`;
let waiting = null;

function later() {
  waiting ??= setTimeout(refresh, 1000);
}

async function refresh() {
  waiting = null;
  const answer = await fetch(`${address}/now`).catch(() => null);
  if (answer?.ok) $("#m-tournament").innerHTML = await answer.text();
}

// What happened before the page listens, or while the connection was lost, is shown as well.
listen(() => `${address}/events`, { tournament: later }, { opened: later });
