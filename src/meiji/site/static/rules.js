/* The rules at hand: chapters come into their drawer when it is first opened, and can be searched. */
import { $, all, element } from "./dom.js";
import { open } from "./drawers.js";

const drawer = $("#m-rules");
const body = $(".drawer-body", drawer);
const search = $("#m-rules-search");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
let loading = null;

const load = () => (loading ??= fetchChapters());

async function fetchChapters() {
  const answer = await fetch(body.dataset.rules).catch(() => null);
  if (!answer?.ok) {
    loading = null; // the links to the page stay
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  bringSymbols(page);
  $(".chapters", body).replaceChildren(...all("section.chapter", page).map(chapter));
  $(".rules-search", body).hidden = false;
}

/** Symbols in the text that the board has not brought already. */
function bringSymbols(page) {
  const missing = all("symbol", page).filter((symbol) => !document.getElementById(symbol.id));
  if (!missing.length) return;
  const store = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  store.setAttribute("class", "store");
  store.append(...missing);
  body.append(store);
}

function chapter(section) {
  const made = element("details", "chapter");
  made.dataset.chapter = section.id;
  const [title, ...rest] = section.children;
  made.append(element("summary", "", title.textContent), ...rest);
  made.dataset.words = plain(made.textContent);
  return made;
}

/** Show the chapters that hold all words, open where there are few. */
function find() {
  const words = plain(search.value).split(/\s+/).filter(Boolean);
  const chapters = all(".chapter", body);
  const found = chapters.filter((one) => words.every((word) => one.dataset.words.includes(word)));
  for (const one of chapters) {
    one.hidden = !found.includes(one);
    one.open = words.length > 0 && found.includes(one);
  }
  $(".rules-none", body)?.remove();
  if (!found.length) $(".chapters", body).append(element("p", "fine rules-none", body.dataset.none));
  light(found, words);
}

/** What was searched for is lit in the text, where the browser can. */
function light(found, words) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("found");
  const ranges = [];
  for (const one of words.length ? found : []) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = plain(walker.currentNode.data);
      if (text.length !== walker.currentNode.data.length) continue;
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  if (ranges.length) CSS.highlights.set("found", new Highlight(...ranges));
}

/** Open the drawer at a chapter. */
export async function openRules(id) {
  open("m-rules");
  await load();
  const one = $(`.chapter[data-chapter="${CSS.escape(id)}"]`, body);
  if (!one) return;
  one.open = true;
  one.scrollIntoView({ block: "start" });
}

drawer.addEventListener("toggle", () => drawer.open && load());
search.addEventListener("input", find);
