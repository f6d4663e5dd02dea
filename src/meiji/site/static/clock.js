/* The clocks of the players tick. The server says when one is at zero; what the time is there came with the page. */
import { $, all } from "./dom.js";
import { table } from "./view.js";

const skew = table.dataset.now ? Number(table.dataset.now) - Date.now() / 1000 : 0;
const SHORT = 10; // seconds
let spoken = null;

/** Seconds since 1970, as the server counts them. */
export const now = () => Date.now() / 1000 + skew;

const two = (number) => String(number).padStart(2, "0");

/** 4:05 · 2:14 h · 3 d 4 h; in the last hour with seconds. */
function text(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor(left / 3600), Math.floor(left / 60)];
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours}:${two(minutes % 60)} h`;
  return `${minutes}:${two(left % 60)}`;
}

function tick() {
  for (const clock of all(".clock", table)) {
    const { left, until } = clock.dataset;
    const seconds = until ? Math.min(Number(left), Number(until) - now()) : Number(left);
    $(".shown", clock).textContent = text(seconds);
    clock.classList.toggle("short", Boolean(until) && seconds < Math.max(SHORT, Number(left) / 10));
    clock.classList.toggle("up", seconds <= 0);
    if (until) clock.title = new Date((Number(until) - skew) * 1000).toLocaleString(document.documentElement.lang);
  }
}

function begin() {
  clearInterval(spoken);
  tick();
  spoken = $(".clock.runs", table) ? setInterval(tick, 500) : null;
}

table.addEventListener("shown", begin);
begin();
