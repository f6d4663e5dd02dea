/* Small sounds of our own, made by Web Audio: wood, coin, stamp, bell, and a plucked string for "your turn".

Off until the player switches them on (localStorage "meiji-volume", 0 to 10). */
import { $ } from "./dom.js";

const KINDS = [
  ["bell", /scored|round-|final/],
  ["stamp", /contract|order-fulfilled|technology|consolidated|benefit/],
  ["coin", /income|wages|paid|bought|sold|taxes/],
  ["wood", /hired|built|placed|laid|sent|delivered|card-played|stepped/],
];
let context = null;

const volume = () => Number(localStorage.getItem("meiji-volume") || 0) / 10;

/** The sounds of some events, each kind once, one after the other; at the end the string when it is my turn. */
export function play(events, myTurn) {
  if (!volume()) return;
  const found = KINDS.filter(([, kinds]) => events.some((event) => kinds.test(event.kind))).map(([name]) => name);
  if (myTurn) found.push("string");
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume(); // a browser lets nothing sound before somebody has clicked
  found.slice(-4).forEach((name, at) => SOUNDS[name](context.currentTime + at * 0.18));
}

function tone(start, frequency, length, shape, loud) {
  const wave = context.createOscillator();
  const level = context.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(frequency, start);
  level.gain.setValueAtTime(loud * volume(), start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(level).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

const SOUNDS = {
  wood(start) {
    tone(start, 190, 0.09, "triangle", 0.5);
    tone(start, 410, 0.04, "square", 0.08);
  },
  coin(start) {
    tone(start, 1900, 0.12, "sine", 0.2);
    tone(start + 0.05, 2540, 0.16, "sine", 0.16);
  },
  stamp(start) {
    tone(start, 95, 0.14, "sine", 0.7);
    tone(start, 240, 0.05, "triangle", 0.25);
  },
  bell(start) {
    for (const [part, loud] of [[1, 0.25], [2.01, 0.12], [2.76, 0.08]]) tone(start, 520 * part, 1.1, "sine", loud);
  },
  string(start) {
    tone(start, 294, 0.6, "sawtooth", 0.12);
    tone(start, 588, 0.4, "triangle", 0.1);
  },
};

const slider = $("#m-volume");
if (slider) {
  slider.value = volume() * 10;
  slider.addEventListener("change", () => {
    localStorage.setItem("meiji-volume", slider.value);
    play([{ kind: "hired" }], true);
  });
}
