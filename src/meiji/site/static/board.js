/* The board on the page: laid out for the width there is, lit up where a choice points, open to clicks.

On a wide page the picture is shown as it was drawn. Where that would be too small to read, its blocks are taken out and
follow one another like words in a line. */
import { buttons, narrow } from "./choices.js";
import { $, all, element, SVG } from "./dom.js";
import * as marks from "./marks.js";
import * as motion from "./motion.js";
import * as tips from "./tips.js";

const pane = $("#m-board");
const WIDE = 840; // from this width on the whole picture can be read
let origin = $("svg", pane)?.cloneNode(true); // the picture as it came
let standing = []; // its pieces on the page
let width = pane.clientWidth; // kept, since asking in the midst of changes means another layout
let large = localStorage.getItem("meiji-large") === "1";

const byId = (id) => pane.querySelector(`#${CSS.escape(id)}`);
const titleOf = (group) => [...group.children].find((child) => child.tagName === "title");

// --- layout -------------------------------------------------------------------------------------------------------
const flows = () => large || width < WIDE;

export function show(text, moves = false) {
  const before = motion.positions(pane);
  const template = document.createElement("template");
  template.innerHTML = text;
  const fresh = document.importNode($("svg", template.content), true);
  tips.hide();
  if (origin && outline(origin) === outline(fresh)) exchange(fresh);
  else draw(fresh);
  if (moves) motion.play(pane, before);
}

export function clear() {
  origin = null;
  pane.replaceChildren();
  $("#m-parts").replaceChildren();
}

// From move to move most of the picture stays: what can be exchanged by itself, and what the layout hangs on.
const isPiece = (child) => child.matches(".block") || !$(".block", child);
const pieces = (node) => [...node.children].flatMap((child) => (isPiece(child) ? child : pieces(child)));

function outline(node) {
  if (isPiece(node)) return [node.tagName, node.dataset.box, node.dataset.head].join(" ");
  const title = titleOf(node);
  return node.cloneNode(false).outerHTML + (title && title.textContent) + [...node.children].map(outline).join();
}

function exchange(fresh) {
  const old = pieces(origin);
  pieces(fresh).forEach((piece, at) => {
    if (piece.isEqualNode(old[at])) return;
    const copy = piece.cloneNode(true);
    if (flows() && copy.matches(".block")) copy.removeAttribute("transform");
    standing[at].replaceWith(copy);
    standing[at] = copy;
  });
  origin = fresh;
  finish();
}

function draw(fresh) {
  origin = fresh;
  pane.replaceChildren(fresh.cloneNode(true));
  arrange();
}

function arrange() {
  const picture = $("svg", pane);
  pane.classList.toggle("flow", flows());
  if (!picture) return;
  standing = pieces(picture);
  if (flows()) unfold(picture);
  finish();
}

function finish() {
  tips.prepare();
  refresh();
}

/** The choices have changed, the picture has not. */
export function refresh() {
  light();
  navigation();
  marks.mark();
}

function unfold(picture) {
  picture.classList.add("store");
  for (const part of all("g.part", picture)) {
    const section = element("section", "flow-part");
    section.dataset.part = part.id;
    section.append(element("h3", "", titleOf(part).textContent));
    let head = null;
    let size = [0, 0];
    let line = null;
    for (const block of all("g.block", part)) {
      const other = head !== (block.dataset.head || "");
      const [across, down] = sizeOf(block);
      if (other || (across !== size[0] && down !== size[1])) {
        head = block.dataset.head || "";
        if (other && head) section.append(element("h4", "", head));
        line = element("div", "flow-line");
        section.append(line);
      }
      size = [across, down];
      line.append(alone(block));
    }
    pane.append(section);
  }
}

const sizeOf = (block) => block.dataset.box.split(" ").slice(2).map(Number);

function alone(block) {
  const [across, down] = sizeOf(block);
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", block.dataset.box);
  frame.setAttribute("class", "meiji");
  frame.style.flex = `${across} 1 ${Math.min(across * 0.9, width - 24)}px`;
  frame.style.maxWidth = `${across * 1.3}px`;
  frame.style.aspectRatio = `${across} / ${down}`;
  block.removeAttribute("transform");
  frame.append(block);
  return frame;
}

let wasFlowing = flows();
let wasWide = width;
new ResizeObserver(() => {
  width = pane.clientWidth;
  const other = flows() !== wasFlowing || (flows() && Math.abs(width - wasWide) > 60);
  wasFlowing = flows();
  if (!other || !origin) return;
  wasWide = width;
  draw(origin);
}).observe(pane);

function navigation() {
  const tools = $("#m-parts");
  tools.replaceChildren();
  for (const part of all("g.part", pane)) {
    const place = $(`section[data-part="${part.id}"]`, pane) || part;
    const button = element("button", $(".offer", place) ? "has-offer" : "", titleOf(part).textContent);
    button.type = "button";
    button.addEventListener("click", () => {
      const top = place.getBoundingClientRect().top + scrollY - $(".board-bar").offsetHeight - 60;
      scrollTo({ top, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    });
    tools.append(button);
  }
  const zoom = $("#m-large");
  zoom.setAttribute("aria-pressed", String(large));
  zoom.hidden = width < WIDE;
}

$("#m-large").addEventListener("click", () => {
  large = !large;
  localStorage.setItem("meiji-large", large ? "1" : "0");
  wasFlowing = flows();
  if (origin) draw(origin);
});

// --- choices on the board -----------------------------------------------------------------------------------------
function light() {
  const targets = new Map();
  for (const button of buttons()) {
    const id = button.dataset.target;
    if (id) targets.set(id, [...(targets.get(id) || []), button]);
  }
  pane.classList.toggle("idle", targets.size === 0);
  for (const old of all(".offer", pane)) old.classList.remove("offer", "lit");
  for (const [id, those] of targets) {
    const thing = byId(id);
    if (!thing) continue;
    thing.classList.add("offer");
    const lit = (on) => () => thing.classList.toggle("lit", on);
    for (const button of those) {
      button.addEventListener("mouseenter", lit(true));
      button.addEventListener("focus", lit(true));
      button.addEventListener("mouseleave", lit(false));
      button.addEventListener("blur", lit(false));
    }
  }
}

pane.addEventListener("click", (event) => {
  for (let thing = event.target.closest("g[id]"); thing; thing = thing.parentElement.closest("g[id]")) {
    const those = buttons().filter((button) => button.dataset.target === thing.id);
    if (those.length === 1) {
      if (those[0].hidden) narrow(null);
      those[0].click();
      return;
    }
    if (those.length > 1) {
      narrow(those);
      return;
    }
  }
});

arrange();
