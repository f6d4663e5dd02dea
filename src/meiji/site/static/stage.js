/* Where the panels of the picture stand.

On a wide page the main board and one's own board are both in view, as large as they can be, and never scroll. The other
panels (other players' boards, what is on offer) lie folded and open over the board. On a narrow page each panel is a
stop, one swipe from the next, and its blocks follow one another like words in a line. */
import { $, all, element, SVG } from "./dom.js";

const pane = $("#m-board");
const table = $("#m-table");
const parts = $("#m-parts");
const MARGIN = 8; // around the boards
const GAP = 10; // between them
const LEAST = 0.86; // smaller than this the whole is hard to read
const MOST = 1.9;
const still = matchMedia("(prefers-reduced-motion: reduce)");

let flowing = false; // do blocks follow one another?
let zoom = 1;
let opened = null; // the folded panel that lies open over the board

export const flows = () => flowing;
export const titleOf = (group) => [...group.children].find((child) => child.tagName === "title");
const sizeOf = (node) => node.dataset.box.split(" ").slice(2).map(Number);
const isFolded = (part) => !["board", "mine"].includes(part.dataset.role);
const panels = () => all("section.panel", pane);
const panelOf = (id) => $(`section.panel[data-part="${CSS.escape(id)}"]`, pane);
const smoothly = () => (still.matches ? "auto" : "smooth");

// --- layout ----------------------------------------------------------------------------------------------------------
/** How large the boards that are always in view can be. */
function scaleOf(sizes) {
  const width = Math.max(...sizes.map(([across]) => across));
  const height = sizes.reduce((sum, [, down]) => sum + down + GAP, -GAP);
  return Math.min((pane.clientWidth - 2 * MARGIN) / width, (pane.clientHeight - 2 * MARGIN) / height, MOST);
}

const inView = (picture) => all("g.part", picture).filter((part) => !isFolded(part));

/** Does the picture have to be laid out in another way than it is, since the pane has another size? */
export const changes = (origin) => Boolean(origin) && scaleOf(inView(origin).map(sizeOf)) < LEAST !== flowing;

/** Put the picture's parts where they belong. What all of them share stays in a store that is not seen. */
export function arrange(picture) {
  const found = all("g.part", picture);
  const was = opened?.dataset.part;
  flowing = scaleOf(inView(picture).map(sizeOf)) < LEAST;
  opened = null;
  pane.replaceChildren(picture); // not before it is known how: it would be styled twice
  pane.classList.toggle("flow", flowing);
  picture.classList.add("store");
  const stage = element("div", flowing ? "stops" : "stage");
  stage.addEventListener("scroll", showStop, { passive: true });
  pane.append(stage);
  for (const part of found) {
    if (flowing) stage.append(stop(part));
    else if (isFolded(part)) pane.append(folded(part));
    else stage.append(panel(part, framed(part)));
  }
  navigation(found);
  fit();
  if (was && panelOf(was)) go(was);
}

function panel(part, ...content) {
  const section = element("section", "panel");
  section.dataset.part = part.id;
  section.dataset.role = part.dataset.role;
  section.setAttribute("aria-label", titleOf(part).textContent);
  section.append(...content);
  return section;
}

function frame(box) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", box);
  made.setAttribute("class", "meiji");
  return made;
}

/** A part as one picture. */
function framed(part) {
  const made = frame(part.dataset.box);
  part.removeAttribute("transform");
  made.append(part);
  return made;
}

function folded(part) {
  const head = element("div", "panel-head");
  const close = element("button", "close", "×");
  close.type = "button";
  close.dataset.close = "";
  close.setAttribute("aria-label", table.dataset.close);
  head.append(element("h3", "", titleOf(part).textContent), close);
  const section = panel(part, head, framed(part));
  section.classList.add("over");
  section.hidden = true;
  return section;
}

/** A part whose blocks follow one another. */
function stop(part) {
  const body = element("div", "flow-body");
  let head = null;
  let size = [0, 0];
  let line = null;
  for (const block of all("g.block", part)) {
    const other = head !== (block.dataset.head || "");
    const [across, down] = sizeOf(block);
    if (other || (across !== size[0] && down !== size[1])) {
      head = block.dataset.head || "";
      if (other && head) body.append(element("h4", "", head));
      line = element("div", "flow-line");
      body.append(line);
    }
    size = [across, down];
    line.append(alone(block));
  }
  const section = panel(part, element("h3", "", titleOf(part).textContent), body);
  section.tabIndex = 0; // what scrolls can be reached by keys
  return section;
}

function alone(block) {
  const [across, down] = sizeOf(block);
  const made = frame(block.dataset.box);
  made.style.flex = `${across} 1 min(100%, ${across * 0.96}px * var(--zoom))`;
  made.style.maxWidth = `calc(${across * 1.3}px * var(--zoom))`;
  made.style.aspectRatio = `${across} / ${down}`;
  block.removeAttribute("transform");
  made.append(block);
  return made;
}

/** Make the pictures as large as the pane allows. */
export function fit() {
  pane.style.setProperty("--zoom", zoom);
  pane.classList.toggle("zoomed", zoom > 1);
  if (flowing || !panels().length) return;
  const pictures = panels().map((section) => $("svg", section));
  const sizes = pictures.map((picture) => picture.getAttribute("viewBox").split(" ").slice(2).map(Number));
  const scale = scaleOf(sizes.filter((_, at) => !panels()[at].classList.contains("over")));
  pictures.forEach((picture, at) => {
    const by = panels()[at].classList.contains("over") ? scale : scale * zoom;
    picture.style.width = `${sizes[at][0] * by}px`;
    picture.style.height = `${sizes[at][1] * by}px`;
  });
}

// --- zoom ------------------------------------------------------------------------------------------------------------
/** What scrolls when one looks at a part of the board. */
export const scroller = () => (flowing ? current() : $(".stage", pane));

/** Zoom to a factor; the point at x, y of the window stays where it is. */
export function zoomTo(factor, x, y) {
  const view = scroller();
  const next = Math.max(1, Math.min(4, factor));
  if (!view || next === zoom) return;
  const box = view.getBoundingClientRect();
  const at = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
  const share = [(view.scrollLeft + at[0]) / view.scrollWidth, (view.scrollTop + at[1]) / view.scrollHeight];
  zoom = next;
  fit();
  view.scrollLeft = share[0] * view.scrollWidth - at[0];
  view.scrollTop = share[1] * view.scrollHeight - at[1];
}

export const zoomBy = (factor, x, y) => zoomTo(zoom * factor, x, y);

// --- going there -----------------------------------------------------------------------------------------------------
/** The stop that is looked at. */
function current() {
  const stops = $(".stops", pane);
  return stops && panels()[Math.round(stops.scrollLeft / stops.clientWidth)];
}

/** Go to a panel: to its stop, or open it over the board. */
export function go(id, behaviour = smoothly()) {
  const section = panelOf(id);
  if (!section) return;
  if (flowing) section.parentElement.scrollTo({ left: section.offsetLeft, behavior: behaviour });
  else if (section.classList.contains("over")) open(section);
  showStop();
}

function open(section) {
  close();
  opened = section;
  section.hidden = false;
  section.classList.toggle("low", hides(section, "low") < hides(section, ""));
  table.dispatchEvent(new Event("unfolded"));
  showStop();
}

/** How much of what is lit on the board would the open panel hide here? */
function hides(section, place) {
  section.classList.toggle("low", place === "low");
  const { top, bottom } = section.getBoundingClientRect();
  const lit = all(".stage .offer", pane).map((thing) => thing.getBoundingClientRect());
  return lit.filter((box) => box.bottom > top && box.top < bottom).length;
}

/** Fold the open panel again; was there one? */
export function close() {
  if (!opened) return false;
  opened.hidden = true;
  opened = null;
  showStop();
  return true;
}

/** Bring a thing of the board into view. */
export function reveal(thing) {
  const section = thing?.closest("section.panel");
  if (!section) return;
  if (!flowing) {
    if (section.classList.contains("over")) open(section);
    else if (zoom > 1) thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: smoothly() });
    return;
  }
  if (section !== current()) go(section.dataset.part);
  const box = thing.getBoundingClientRect();
  const view = section.getBoundingClientRect();
  if (box.top >= view.top + 4 && box.bottom <= view.bottom - 4) return;
  const above = Math.max(10, Math.min(60, (view.height - box.height) / 2));
  section.scrollBy({ top: box.top - view.top - above, behavior: smoothly() });
}

/** How far has a stop to be scrolled for the most of these things to be in view? Not at all, where that is as good. */
function wayToMost(things, section) {
  const view = section.getBoundingClientRect();
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const furthest = section.scrollHeight - section.clientHeight - section.scrollTop;
  const inReach = (by) => Math.max(-section.scrollTop, Math.min(furthest, by));
  const above = boxes.map((box) => inReach(box.top - view.top - 12));
  const below = boxes.map((box) => inReach(box.bottom - view.bottom + 12));
  const seen = (by) => boxes.filter((box) => box.top - by >= view.top - 2 && box.bottom - by <= view.bottom + 2).length;
  const better = (one, other) => seen(other) - seen(one) || Math.abs(one) - Math.abs(other);
  return [0, ...above, ...below].sort(better)[0];
}

/** Bring what is asked for into view, as much of it as there is room for. */
export function showLit() {
  const lit = panels().map((section) => [section, all(".offer", section)]);
  const most = (some) => some.reduce((best, entry) => (entry[1].length > best[1].length ? entry : best), [null, []]);
  if (!flowing) {
    const [section] = most(lit.filter(([one]) => one.classList.contains("over")));
    if (section) open(section);
    else close();
    return;
  }
  const here = lit.filter(([section]) => section === current());
  const [section, things] = most([...here, ...lit]);
  if (!section) return;
  if (section !== here[0]?.[0]) go(section.dataset.part);
  const by = wayToMost(things, section);
  if (by) section.scrollBy({ top: by, behavior: smoothly() });
}

// --- the bar of parts ------------------------------------------------------------------------------------------------
function navigation(found) {
  const shown = flowing ? found : found.filter((part) => part.dataset.role === "offer");
  parts.replaceChildren(
    ...shown.map((part) => {
      const button = element("button", "part-button");
      button.type = "button";
      button.dataset.panel = part.id;
      const sign = $(`.seats [data-panel="${CSS.escape(part.id)}"] .sign`);
      if (sign) button.append(sign.cloneNode(true));
      button.append(element("span", "", titleOf(part).textContent));
      return button;
    }),
  );
}

/** Which of the parts can something be chosen in, and which one is looked at? */
export function showStop() {
  const looked = flowing ? current() : opened;
  for (const link of all("[data-panel]", table)) {
    const section = panelOf(link.dataset.panel);
    link.classList.toggle("has-offer", Boolean(section && $(".offer", section)));
    if (section && section === looked) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

table.addEventListener("click", (event) => {
  const link = event.target.closest("[data-panel]");
  if (event.target.closest(".panel-head [data-close]")) close();
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (opened && opened === panelOf(link.dataset.panel)) close();
  else go(link.dataset.panel);
});
table.addEventListener("shown", showStop);
