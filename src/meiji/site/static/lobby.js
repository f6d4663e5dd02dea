/* The lobby: when something there has changed, the lists come anew; at most once a second. */
import { $, all } from "./dom.js";
import { listen } from "./stream.js";

let waiting = null;

async function refresh() {
  waiting = null;
  const answer = await fetch(`/lobby/list${location.search}`).catch(() => null);
  if (answer?.ok) $("#m-lobby").innerHTML = await answer.text();
}

listen(() => "/lobby/events", {
  lobby: () => {
    waiting ??= setTimeout(refresh, 1000);
  },
});

/** Only as many players can be chosen as the game is for. */
function fitPlayers() {
  const seats = $(".quick [name=game]:checked").dataset.seats.split(" ");
  const numbers = all(".quick [name=players]");
  for (const number of numbers) number.disabled = !seats.includes(number.value);
  if (!numbers.some((number) => number.checked && !number.disabled)) {
    numbers.find((number) => !number.disabled).checked = true;
  }
}

$(".quick").addEventListener("change", fitPlayers);
fitPlayers();
