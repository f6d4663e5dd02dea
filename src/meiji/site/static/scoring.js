/* A scoring is a moment: region by region, who stands where with how much of what, and how many points that is.

A new round announces itself for two seconds. What the end of the game is worth stands in the result. */
import { $, all, element } from "./dom.js";
import { table } from "./view.js";

const COUNTING = 900; // ms
const dialog = $("#m-scoring");
const words = dialog?.dataset;
const names = () => JSON.parse(table.dataset.names || "[]");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Show what was scored in these events, if anything was. */
export function show(events) {
  const regions = events.filter((event) => event.kind === "region-scored");
  const end = events.find((event) => event.kind === "game-scored");
  const began = events.findLast((event) => /^(round-began|round-ended|final-began)$/.test(event.kind) && event.text);
  if (dialog && regions.length) open(events, regions);
  else if (began && !end) banner(began.text);
}

function open(events, regions) {
  const period = events.find((event) => event.kind === "period-scored");
  $("#m-scoring-title").textContent = period?.text ? before(period.text) : words.title;
  $(".scored", dialog).replaceChildren(...regions.map(region));
  $(".totals", dialog).replaceChildren(...totals(regions).map(total));
  const goals = events.filter((event) => event.kind === "goal-met" && event.text);
  $(".goals", dialog).replaceChildren(...goals.map((event) => element("li", "", event.text)));
  if (dialog.open) return;
  dialog.showModal();
  dialog.scrollTop = 0;
  if (!still.matches) for (const cell of all("[data-points]", dialog)) countUp(cell);
}

/** What a line of the log says before its numbers. */
const before = (text) => text.split(": ")[0];

/** Everybody in a region, best first; the foreign companies and a solo rival among them, though they get no points. */
function standing({ influence, trains, ships, points, foreign }) {
  const people = influence.map((number, seat) => ({
    seat: seat < names().length ? seat : null,
    name: names()[seat] ?? words.rival,
    influence: number,
    trains: trains[seat],
    ships: ships?.[seat],
    points: points[seat],
  }));
  const everybody = [...people, { seat: null, name: words.foreign, influence: foreign }];
  const ahead = (one) => everybody.filter((other) => other.influence > one.influence).length;
  for (const one of everybody) one.place = one.influence ? ahead(one) + 1 : null;
  return everybody.sort((one, other) => other.influence - one.influence);
}

function region({ text, details }) {
  const heads = [words.player, words.influence, words.trains, ...(details.ships ? [words.ships] : []), words.points];
  const made = element("section");
  const grid = element("table");
  const head = grid.createTHead().insertRow();
  for (const word of heads) {
    const cell = element("th", "", word);
    cell.scope = "col";
    head.append(cell);
  }
  const body = grid.createTBody();
  for (const one of standing(details)) body.append(line(one, Boolean(details.ships)));
  made.append(element("h3", "", before(text)), grid);
  return made;
}

function line(one, hasShips) {
  const row = element("tr", one.seat === null ? "other" : "");
  const title = element("th");
  title.scope = "row";
  title.append(element("span", "place", one.place === null ? "–" : `${one.place}.`), sign(one.seat), one.name);
  row.append(title);
  for (const number of [one.influence, one.trains, ...(hasShips ? [one.ships] : [])])
    row.insertCell().textContent = number ?? "";
  const points = row.insertCell();
  if (one.points !== undefined) points.textContent = one.points;
  if (one.points) points.dataset.points = one.points;
  return row;
}

const totals = (regions) =>
  names().map((_, seat) => regions.reduce((sum, { details }) => sum + details.points[seat], 0));

function total(points, seat) {
  const made = element("li");
  const number = element("strong", "", String(points));
  if (points) number.dataset.points = points;
  made.append(sign(seat), names()[seat], number);
  return made;
}

/** The sign of a seat, as on the boards; nothing for who has no seat. */
function sign(seat) {
  const found = seat === null ? null : $("#m-signs")?.content.children[seat];
  return found ? found.cloneNode(true) : "";
}

function countUp(cell) {
  const goal = Number(cell.dataset.points);
  const start = performance.now();
  const step = (now) => {
    const share = Math.min(1, (now - start) / COUNTING);
    cell.textContent = Math.round(goal * share);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function banner(text) {
  const made = element("p", "round-banner", text);
  made.setAttribute("role", "status");
  document.body.append(made);
  setTimeout(() => made.remove(), 2200);
}
