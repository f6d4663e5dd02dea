/* Where something can stand in front of the board: beside a thing, and not over what is lit. */
const STEP = 12; // pixels between the spots that are looked at
const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
const between = (from, to, start, end) => Math.max(0, start - to, from - end);

/** How much of one rectangle lies over another. */
export const overlap = (one, other) =>
  shared(one.left, one.right, other.left, other.right) * shared(one.top, one.bottom, other.top, other.bottom);

const distance = (one, other) =>
  Math.hypot(
    between(one.left, one.right, other.left, other.right),
    between(one.top, one.bottom, other.top, other.bottom),
  );

/** The spot for something of this size that is nearest to a thing and covers nothing of what is to be kept free; null:
there is none within reach. Of what is merely better seen, it covers little. */
export function spotBeside({ width, height }, thing, { free, better = [], area, reach }) {
  let best = null;
  for (let top = area.top; top + height <= area.bottom; top += STEP) {
    for (let left = area.left; left + width <= area.right; left += STEP) {
      const spot = { left, top, right: left + width, bottom: top + height };
      const far = distance(spot, thing);
      if (far > reach || free.some((box) => overlap(spot, box))) continue;
      const cost = far + better.reduce((sum, box) => sum + overlap(spot, box), 0) / 200;
      if (!best || cost < best.cost) best = { ...spot, cost };
    }
  }
  return best;
}
