/* What failed is tried again: soon at first, then later and later. The page says so. */
import { $ } from "./dom.js";

const LONGEST = 30; // seconds
const failed = new Map(); // by what failed: how long it waits, and its timer

/** A notice above the table; no text: none. */
export function say(text) {
  const notice = $("#m-notice");
  notice.textContent = text;
  notice.hidden = !text;
}

/** Try something again in a while; `text` tells people, with % for the seconds. */
export function retry(what, action, text) {
  const entry = failed.get(what) || { wait: 1, timer: null };
  failed.set(what, entry);
  if (entry.timer !== null) return;
  say(text.replace("%", entry.wait));
  entry.timer = setTimeout(() => {
    entry.timer = null;
    action();
  }, entry.wait * 1000);
  entry.wait = Math.min(LONGEST, 2 * entry.wait);
}

/** It is being tried right now, by somebody else. */
export function postpone(what) {
  const entry = failed.get(what);
  if (!entry) return;
  clearTimeout(entry.timer);
  entry.timer = null;
}

export function worked(what) {
  postpone(what);
  failed.delete(what);
  if (!failed.size) say("");
}

export function giveUp() {
  for (const what of failed.keys()) postpone(what);
  failed.clear();
}
