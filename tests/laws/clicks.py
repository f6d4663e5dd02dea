"""How many clicks a seat needs on the page to play given moves: through panels, which the page shows with one click.

A click on a choice plays it or opens its panel, a click on a shortcut plays a chain, a click on a thing of the board
that a later step points to opens the panel that leads there, or plays where nothing is left to say. In the panel a
click changes what is usual, or answers what is asked last; if nothing is left to say then, it plays. For
tests/laws/test_panels.py and benchmarks/effort.py.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import takewhile
from typing import NamedTuple

import meiji
from meiji.kernel.panels import MOST_STEPS, Panel, panel, ways


class Effort(NamedTuple):
    """So many clicks play these moves in one request."""

    clicks: int
    chain: list[str]

    @property
    def a_move(self) -> float:
        return self.clicks / len(self.chain)


def least_effort(game: meiji.Game, wanted: list[str]) -> Effort:
    """The fewest clicks a move by which the seat to move plays the first of these moves."""
    now = panel(game)
    found = [effort for effort in (_answering(now, 0, wanted), *_over_the_board(game, wanted)) if effort is not None]
    return min(found, key=lambda effort: effort.a_move)


def _over_the_board(game: meiji.Game, wanted: list[str]) -> list[Effort | None]:
    """By things that lead to one panel only."""
    direct, leading = {move.target for move in game.moves()}, defaultdict(list)
    for target, way in ways(game):
        leading[target].append(way)
    only = [those[0] for target, those in leading.items() if len(those) == 1 and target not in direct]
    found = [panel(game, way.picks) for way in only if way.first.notation == wanted[0]]
    return [_open(one, wanted) if one.open_step is None else _more(1, _open(one, wanted)) for one in found]


def _open(found: Panel, wanted: list[str]) -> Effort | None:
    """In a panel that stands there."""
    asked = found.open_step
    if asked is None:
        return Effort(1, found.chain) if found.chain == wanted[: len(found.chain)] else None
    for number, step in enumerate(found.steps[:asked]):
        if step.chosen is None or number >= len(wanted) or step.chosen.notation == wanted[number]:
            continue
        other = next((move for move in step.moves if move.notation == wanted[number]), None)
        return None if step.picked or other is None else _more(1, _open(found.with_pick(number, other), wanted))
    return _answering(found, asked, wanted)


def _answering(found: Panel, number: int, wanted: list[str]) -> Effort | None:
    """What is asked is answered: that plays, or there is a shortcut, or it leads on."""
    if number >= len(wanted):
        return None
    move = next((move for move in found.steps[number].moves if move.notation == wanted[number]), None)
    if move is None:
        return None
    ahead = found.with_pick(number, move)
    if ahead.finished_by(number):
        return Effort(1, ahead.chain) if ahead.chain == wanted[: len(ahead.chain)] else None
    whole = [one.panel.chain for one in found.shortcuts(number, move)]
    possible = [Effort(1, chain) for chain in whole if chain == wanted[: len(chain)]]
    led_on = _more(1, _open(ahead, wanted))
    return min([*possible, *([led_on] if led_on is not None else [])], key=lambda effort: effort.a_move, default=None)


def _more(clicks: int, effort: Effort | None) -> Effort | None:
    return None if effort is None else Effort(effort.clicks + clicks, effort.chain)


def efforts(whole: meiji.Game) -> list[Effort]:
    """The clicks that play a recorded game once more, request by request."""
    table, notations = whole.at(0), whole.spec.moves.notations
    found = []
    while not table.over:
        to_come = whole.log[len(table.log) : len(table.log) + MOST_STEPS]
        mine = list(takewhile(lambda played: played.seat == table.to_move, to_come))
        effort = least_effort(table, [notations[played.code] for played in mine])
        for played in mine[: len(effort.chain)]:
            table.replay(played.code, played.drawn)
        found.append(effort)
    assert table.bytes() == whole.bytes()
    return found
