"""`planner`: plans its own turn to the end and takes the move that leads to the best table there.

The decisions of the turn are searched with a beam for each first move: of all tables a decision further on only the
best few are followed. What is hidden or will be drawn is imagined a few times, and a move's value is the mean over
these samples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import reseed
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import imagine, play
from meiji.kernel.rules import entry, rule
from meiji.kernel.table import OFFERS
from meiji.players.registry import PLANNER
from meiji.players.value import FEATURES, SEATS, evaluate, tuned

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

# noise: the standard deviation, in points, of an error added to each move's value; for levels that people can beat.
DEFAULTS: dict[str, float] = {"width": 6, "samples": 3, "depth": 12, "noise": 0.0}
MOST = 1000


@rule
def lead_of(g: Any, box: Any, seat: int, weights: Any, row: Any, leads: Any) -> float:
    evaluate(g, box, weights, row, leads)
    return leads[seat]  # type: ignore[no-any-return]


@rule
def beam_search(nodes: Any, box: Any, seat: int, width: int, depth: int, weights: Any, row: Any, values: Any) -> float:
    """The value of the best end of the turn that begins on the first node.

    There is room for two generations of `width` nodes and a spare each; the first row of `values` is theirs.
    """
    leads = values[2]
    g = nodes[0]
    if g.over or g.to_move != seat:
        return lead_of(g, box, seat, weights, row, leads)
    best = -1e18
    half = width + 1
    old, new = 0, half
    count = 1
    for step in range(depth):
        born = 0
        spare = new
        for parent in range(old, old + count):
            for i in range(nodes[parent].offers):
                nodes[spare] = nodes[parent]
                g = nodes[spare]
                play(g, box, g.offer[i])
                value = lead_of(g, box, seat, weights, row, leads)
                if g.over or g.to_move != seat or step == depth - 1:
                    best = max(best, value)
                elif born < width:
                    values[0, spare] = value
                    born += 1
                    spare = new + born
                else:
                    worst = new if spare != new else new + 1
                    for place in range(new, new + half):
                        if place != spare and values[0, place] < values[0, worst]:
                            worst = place
                    if value > values[0, worst]:
                        values[0, spare] = value
                        spare = worst
        if born == 0:
            break
        if spare != new + born:  # close the gap: the last node moves into the spare place
            nodes[spare] = nodes[new + born]
        count = born
        old, new = new, old
    return best


@entry
def planner_move(
    tables: Any,
    index: int,
    boxes: Any,
    nodes: Any,
    width: int,
    samples: int,
    depth: int,
    weights: Any,
    row: Any,
    values: Any,
    state: Any,
) -> int:
    """The move with the best mean value; `values[1]` then holds that of every move on offer."""
    box = boxes[0]
    seat = tables[index].to_move
    offers = tables[index].offers
    for i in range(offers):
        values[1, i] = 0.0
    last = len(nodes) - 1
    for _ in range(samples):
        nodes[last] = tables[index]
        reseed(nodes[last].rng, state)
        imagine(nodes[last], box, seat)
        for i in range(offers):
            nodes[0] = nodes[last]
            play(nodes[0], box, tables[index].offer[i])
            values[1, i] += beam_search(nodes, box, seat, width, depth, weights, row, values) / samples
    best = 0
    for i in range(offers):
        if values[1, i] > values[1, best]:
            best = i
    return tables[index].offer[best]  # type: ignore[no-any-return]


class PlannerChooser:
    def __init__(self, spec: GameSpec, width: int, samples: int, depth: int, noise: float, box: str) -> None:
        for what, number in (("width", width), ("samples", samples), ("depth", depth)):
            if not 1 <= number <= MOST:
                raise BadInput(f"The parameter {what} of planner must be from 1 to {MOST}, not {number}.")
        self._spec, self._box = spec, box
        self._move = spec.twin()[planner_move]
        self._settings = (width, samples, depth)
        self._noise = noise
        self.compiled_settings = None if noise else (PLANNER, samples, width, depth)
        self._nodes = np.zeros(2 * (self._settings[0] + 1) + 1, spec.table.dtype())
        self._row, self._values = np.zeros(FEATURES), np.zeros((3, max(OFFERS, len(self._nodes), SEATS)))

    def weights(self, seats: int) -> Array:
        return tuned(self._spec.id, seats, self._box).weights

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        arrays = (self.weights(int(tables["seats"][index])), self._row, self._values)
        move = int(self._move(tables, index, boxes, self._nodes, *self._settings, *arrays, state))
        return self._noisy_choice(tables, index, state) if self._noise else move

    def _noisy_choice(self, tables: Array, index: int, state: Array) -> int:
        """The best move by values with an error each."""
        offers = int(tables["offers"][index])
        errors = np.random.default_rng([int(word) for word in state]).normal(0.0, self._noise, offers)
        return int(tables["offer"][index, int(np.argmax(self._values[1, :offers] + errors))])


def make(spec: GameSpec, values: dict[str, float], box: str) -> PlannerChooser:
    width, samples, depth = int(values["width"]), int(values["samples"]), int(values["depth"])
    return PlannerChooser(spec, width, samples, depth, values["noise"], box)
