"""Games for the laws: every registered game, every number of seats, every combination of options that it allows."""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any

import meiji

MOST_DECISIONS = 5000  # in one game; far more than any game needs


@dataclass(frozen=True)
class Setup:
    """A game as it can be chosen before it starts."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def new(self, seed: int, **keywords: Any) -> meiji.Game:
        return meiji.new(self.game, seats=self.seats, seed=seed, options=dict(self.options), **keywords)

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


@cache
def setups(game: str) -> tuple[Setup, ...]:
    """All that can be chosen, each once; combinations that the game refuses are left out."""
    spec = meiji.find_game(game)
    found: dict[Setup, None] = {}
    for seats in spec.seats:
        for values in itertools.product(*((None, *option.values) for option in spec.options)):
            chosen = {o.name: v for o, v in zip(spec.options, values, strict=True) if v is not None}
            try:
                taken = spec.prepare(spec.table(), seats, chosen)
            except meiji.BadInput:
                continue
            found[Setup(game, seats, tuple(sorted(taken.items())))] = None
    return tuple(found)


def all_setups() -> list[Setup]:
    return [setup for game in meiji.game_ids() for setup in setups(game)]


def games_and_seats() -> list[tuple[str, int]]:
    return [(game, seats) for game in meiji.game_ids() for seats in meiji.find_game(game).seats]


def setups_with(game: str, seats: int) -> list[Setup]:
    return [setup for setup in setups(game) if setup.seats == seats]


@cache
def checker(game: str) -> ModuleType:
    """The second opinion on a game's rules: tests/checkers/<game>."""
    name = f"checkers.{game}"
    assert importlib.util.find_spec(name), f"the game {game} has no checker: write tests/checkers/{game}.py"
    return importlib.import_module(name)


@dataclass
class Chooser:
    """Random moves. A curious one prefers what was chosen seldom so far, so that rare things happen, too."""

    seed: int
    curious: bool = False
    chosen: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def choose(self, codes: list[int]) -> int:
        if self.curious:
            code = self.random.choices(codes, [1 / (1 + self.chosen[code]) for code in codes])[0]
        else:
            code = self.random.choice(codes)
        self.chosen[code] += 1
        return code


def play_on(game: meiji.Game, chooser: Chooser) -> Iterator[int]:
    """Play to the end; the code of each move, before it is played."""
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        code = chooser.choose(game.codes())
        yield code
        game.play(code)
    raise AssertionError(f"{game} does not end: {MOST_DECISIONS} decisions")


def play_richly(game: meiji.Game, chooser: Chooser) -> Iterator[int]:
    """Play to the end, with a feast now and then: plenty of everything, so that late and rare moves come up early."""
    feast, moment = checker(game.spec.id).feast, checker(game.spec.id).FEAST_AT
    waited = 0
    while not game.over:
        for code in play_on(game, chooser):
            yield code
            waited += 1
            if waited > 30 and game.decision is not None and game.decision.kind == moment:
                break  # the move is not played: the log begins anew with the changed table
        else:
            return
        waited = 0
        feast(game.table)
