"""The meta-test: in the law games together every rule, effect, tile, card, decision, move and source of points occurs.

The games are random ones by a curious chooser, which prefers what was chosen seldom, some of them with feasts (see
the checkers). What a game needs beyond its rules, decisions and moves is said by its checker: everything(), Witness.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

import meiji
from meiji.kernel.loop import take
from meiji.kernel.rules import rules_of
from meiji.players.value import FEATURES

from .tables import Chooser, Setup, checker, play_on, play_richly, setups

ROUNDS = 20  # at most; each plays every setup once, and as soon as nothing is missing it is enough
GAMES = 500  # at most, where there are few setups


class Occurred:
    """What occurred in the games of one kind: rules by their code, decisions and verbs by name."""

    def __init__(self, game: str) -> None:
        self.spec = meiji.find_game(game)
        self.witness = checker(game).Witness(self.spec.box().record)
        self.watched = self.witness.WATCHED
        self.codes: set[Any] = set()
        self.decisions: set[str] = set()
        self.verbs: set[str] = set()

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            self.codes.add(code)
            if code is take.__code__:
                self.verbs.add(self.spec.moves.split(frame.f_locals["move"])[0])
            elif code.co_name in self.watched:
                self.witness.called(code.co_name, frame.f_locals)

    def missing(self) -> set[str]:
        rules = rules_of([f"meiji.games.{self.spec.id}"])
        return {
            *(f"rule {rule.__module__}.{rule.__name__}" for rule in rules if rule.__code__ not in self.codes),
            *(f"decision {name}" for name in self.spec.decisions.names if name not in self.decisions),
            *(f"move {name}" for name, _, _ in self.spec.moves.verbs if name not in self.verbs),
            *(checker(self.spec.id).everything(self.spec.box().record) - self.witness.seen),
        }


@pytest.mark.parametrize("game", meiji.game_ids())
def test_everything_occurs_in_some_law_game(game: str) -> None:
    occurred, chooser = Occurred(game), Chooser(7, curious=True)
    watch_scripts(occurred)
    for number in range(max(ROUNDS, GAMES // len(setups(game)))):
        for seed, setup in enumerate(setups(game)):
            play = play_on if number % 4 == 3 else play_richly
            watch_game(occurred, setup, 1000 * number + seed, play, chooser)
            if number > 0 and not occurred.missing():
                return
    missing = sorted(occurred.missing())
    assert not missing, f"never occurred in {game}: {', '.join(missing)}"


def watch_game(occurred: Occurred, setup: Setup, seed: int, play: Any, chooser: Chooser) -> None:
    notations = occurred.spec.moves.notations
    sys.setprofile(occurred.notice)
    try:
        game = setup.new(seed)
        for code in play(game, chooser):
            if game.decision is not None:
                occurred.decisions.add(game.decision.kind)
            occurred.witness.moved(notations[code], game._table)
        occurred.witness.moved("", game._table)
        game.result()
        game.imagine(0, 1)
        game.observe(0)
    finally:
        sys.setprofile(None)


def watch_scripts(occurred: Occurred) -> None:
    """What no random game comes to: hooks for players, and the poorest of tables."""
    for setup in setups(occurred.spec.id):
        game, chooser = setup.new(1), Chooser(1)
        moment = checker(setup.game).FEAST_AT
        for _ in play_on(game, chooser):
            if game.decision is not None and game.decision.kind == moment:
                break
        checker(setup.game).famine(game.table)
        sys.setprofile(occurred.notice)
        try:
            for hook in ("worth", "score", "standing"):
                for seat in range(game.seats):
                    occurred.spec.hooks.by_name[hook](game._table, game.box.record, seat)
            for seat in range(game.seats):
                occurred.spec.hooks.features(game._table, game.box.record, seat, [0.0] * FEATURES)
            if occurred.spec.hooks.standstill:
                occurred.spec.hooks.standstill(game._table)
            for _ in play_on(game, chooser):
                if len(game.log) == 40:
                    break
        finally:
            sys.setprofile(None)
