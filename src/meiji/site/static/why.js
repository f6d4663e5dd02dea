/* Why things on the board are not on offer: asked when somebody first points at one, kept until the game changes, or
what is said in an open panel. */
import { $ } from "./dom.js";

const table = $("#m-table");
let asked = ""; // for which state of the page
let reasons = Promise.resolve({});

/** The reasons by the ids of the things; nothing where one looks back. */
export function whyNot() {
  const { revision, open, now } = $("#m-side").dataset;
  if (now !== "1") return Promise.resolve({});
  const said = $("#m-panel")?.dataset.said || "[]";
  const state = [revision, open, said].join(" ");
  if (state !== asked) {
    asked = state;
    reasons = ask(open, JSON.parse(said)).catch(() => {
      asked = ""; // the next time it may be found
      return {};
    });
  }
  return reasons;
}

async function ask(open, picks) {
  const query = new URLSearchParams(open ? { open } : {});
  for (const pick of picks) query.append("pick", pick);
  const answer = await fetch(`/table/${table.dataset.table}/why-not?${query}`);
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

/** The reason against a thing, or against what it is a part of. */
export function reasonFor(node, pane, known) {
  for (let at = node; at && at !== pane; at = at.parentElement) {
    if (at.classList.contains("offer")) return "";
    if (known[at.id]) return known[at.id];
  }
  return "";
}
