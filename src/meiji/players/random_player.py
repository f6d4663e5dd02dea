"""`random`: any legal move, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meiji.kernel.chance import random_below
from meiji.kernel.rules import entry
from meiji.players.registry import RANDOM

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array


@entry
def random_move(tables: Any, index: int, state: Any) -> int:
    g = tables[index]
    return g.offer[random_below(state, g.offers)]  # type: ignore[no-any-return]


class RandomChooser:
    compiled_settings = (RANDOM, 0, 0, 0)

    def __init__(self, spec: GameSpec) -> None:
        self._move = spec.twin()[random_move]

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        return int(self._move(tables, index, state))


def make(spec: GameSpec, values: dict[str, float], box: str) -> RandomChooser:
    return RandomChooser(spec)
