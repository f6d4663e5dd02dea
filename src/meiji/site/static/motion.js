/* Pieces travel: what has left one place and appeared at another moves there briefly, instead of jumping.

Pictures name their pieces with `data-piece` ("worker-red", "token-1-3"). Pieces that stay within their place stay
still; of the others, those of one name are paired. Nothing moves for people who asked for less motion. */
const MOST = 8; // more at once is a new table, not a move
const still = matchMedia("(prefers-reduced-motion: reduce)");

const placeOf = (piece) => {
  const place = piece.parentElement.closest("g[id]");
  return place ? place.id : "";
};

/** Where every piece is now, by name. */
export function positions(pane) {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of pane.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    const entry = { piece, box, place: placeOf(piece) };
    found.set(piece.dataset.piece, [...(found.get(piece.dataset.piece) || []), entry]);
  }
  return found;
}

/** Those of `some` that have no partner at the same place among `others`. */
function without(some, others) {
  const rest = others.map((entry) => entry.place);
  return some.filter((entry) => {
    const at = rest.indexOf(entry.place);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function travel(entry, from) {
  const picture = entry.piece.ownerSVGElement;
  const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  const dx = (from.left + from.width / 2 - entry.box.left - entry.box.width / 2) / scale;
  const dy = (from.top + from.height / 2 - entry.box.top - entry.box.height / 2) / scale;
  entry.piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0px, 0px)" }], {
    duration: 500,
    easing: "ease-in-out",
  });
}

function appear(entry) {
  entry.piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
}

export function play(pane, before) {
  if (still.matches || !before.size) return;
  const journeys = [];
  const arrivals = [];
  for (const [name, now] of positions(pane)) {
    const then = before.get(name) || [];
    const left = without(then, now);
    for (const entry of without(now, then)) {
      const from = left.shift();
      if (from) journeys.push([entry, from.box]);
      else arrivals.push(entry);
    }
  }
  if (journeys.length <= MOST) for (const [entry, from] of journeys) travel(entry, from);
  for (const entry of arrivals) appear(entry);
}
