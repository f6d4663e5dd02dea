"""`greedy`: tries every move, finishes its turn at random a few times, and takes what is worth most to it then.

It looks no further than its own turn and sees only what its seat may know: all else is imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import random_below, reseed
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import imagine, play, worth
from meiji.kernel.rules import entry, rule
from meiji.players.registry import GREEDY

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

DEFAULTS = {"samples": 12}
LONGEST_TURN = 30


@rule
def lead(g: Any, box: Any, seat: int) -> float:
    """What the position is worth to a seat, less what it is worth to the best of the others."""
    best = 0.0
    if g.seats > 1:
        best = -1e9
        for other in range(g.seats):
            if other != seat:
                best = max(best, worth(g, box, other))
    return worth(g, box, seat) - 0.5 * best


@entry
def greedy_move(tables: Any, index: int, boxes: Any, scratch: Any, samples: int, state: Any) -> int:
    box = boxes[0]
    seat = tables[index].to_move
    chosen = tables[index].offer[0]
    most = -1e18
    for i in range(tables[index].offers):
        value = -1e18
        for _ in range(samples):
            scratch[0] = tables[index]
            g = scratch[0]
            reseed(g.rng, state)
            imagine(g, box, seat)
            play(g, box, tables[index].offer[i])
            for _ in range(LONGEST_TURN):
                if g.over or g.to_move != seat:
                    break
                play(g, box, g.offer[random_below(state, g.offers)])
            value = max(value, lead(g, box, seat))
        if value > most:
            most = value
            chosen = tables[index].offer[i]
    return chosen  # type: ignore[no-any-return]


class GreedyChooser:
    def __init__(self, spec: GameSpec, samples: int) -> None:
        if samples < 1:
            raise BadInput(f"The parameter samples of greedy must be at least 1, not {samples}.")
        self._move = spec.twin()[greedy_move]
        self._samples = samples
        self.compiled_settings = (GREEDY, samples, 0, 0)
        self._scratch = np.zeros(1, spec.table.dtype())

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        return int(self._move(tables, index, boxes, self._scratch, self._samples, state))


def make(spec: GameSpec, values: dict[str, float], box: str) -> GreedyChooser:
    return GreedyChooser(spec, int(values["samples"]))
