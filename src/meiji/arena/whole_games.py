"""Whole games in compiled code, where all players at the table are compiled: `random`, `greedy`, `planner`.

A call ends when its games are over or a number of decisions is made. So it can be broken off in the middle of a long
game, and what was played is noted in a log that need not be long.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.chance import random_below
from meiji.kernel.loop import SOLO_WIN, begin, play, score, standing, standstill
from meiji.kernel.rules import entry, rule
from meiji.players.greedy import greedy_move
from meiji.players.planner import planner_move
from meiji.players.registry import GREEDY, RANDOM

TABLE, FRESH, SPARE = range(3)  # the game that is played, how every game begins, and room for one more
DONE, DECISIONS = range(2)  # games that are over, decisions of the one that is played


@rule
def choose(tables: Any, index: int, boxes: Any, minds: Any, seat: int, state: Any) -> int:
    """The move of the player in this seat; `minds` is None where all play at random."""
    g = tables[index]
    if minds is None:
        return g.offer[random_below(state, g.offers)]  # type: ignore[no-any-return]
    settings, nodes, weights, row, values = minds
    if settings[seat, 0] == RANDOM:
        return g.offer[random_below(state, g.offers)]  # type: ignore[no-any-return]
    if settings[seat, 0] == GREEDY:
        return greedy_move(tables, index, boxes, nodes, settings[seat, 1], state)
    samples, width, depth = settings[seat, 1], settings[seat, 2], settings[seat, 3]
    return planner_move(tables, index, boxes, nodes, width, samples, depth, weights, row, values, state)


@rule
def without(g: Any, move: int) -> None:
    """Take a move off the table."""
    left = 0
    for i in range(g.offers):
        if g.offer[i] != move:
            g.offer[left] = g.offer[i]
            left += 1
    g.offers = left


@rule
def choose_and_go_on(tables: Any, boxes: Any, minds: Any, seat: int, state: Any) -> int:
    """The move of the player in this seat, and not one that might be played for ever; see `Player.choose_on`."""
    move = choose(tables, TABLE, boxes, minds, seat, state)
    if minds is None:
        return move
    g = tables[TABLE]
    if minds[0][seat, 0] == RANDOM or g.offers == 1 or move != standstill(g):
        return move
    tables[SPARE] = g
    without(tables[SPARE], move)
    return choose(tables, SPARE, boxes, minds, seat, state)


@rule
def write_result(g: Any, box: Any, decisions: int, row: Any) -> None:
    """Who wins as `wins` tells, but each standing is found once: a game can be short."""
    row[0] = decisions
    for seat in range(g.seats):
        row[1 + seat] = standing(g, box, seat)
        row[1 + g.seats + seat] = score(g, box, seat)
    best = SOLO_WIN if g.seats == 1 else row[1]
    for seat in range(1, g.seats):
        best = max(best, row[1 + seat])
    for seat in range(g.seats):
        row[1 + seat] = 1 if row[1 + seat] >= best else 0


@entry
def play_games(tables: Any, boxes: Any, streams: Any, rows: Any, place: Any, most: int, log: Any, minds: Any) -> int:
    """Go on with the games until all are over or `most` decisions are made; the number of these. They are in the log.

    streams[i] are the generators of game i and of its players. A game that is over leaves rows[i]: its decisions, then
    for each seat whether it won, then for each seat its score.
    """
    box = boxes[0]
    decided = 0
    while place[DONE] < len(rows) and decided < most:
        game = place[DONE]
        if place[DECISIONS] == 0:
            tables[TABLE] = tables[FRESH]
            for i in range(4):
                tables[TABLE].rng[i] = streams[game, 0, i]
            begin(tables[TABLE], box)
        g = tables[TABLE]
        before = decided
        while g.over == 0 and decided < most:
            seat = g.to_move
            move = choose_and_go_on(tables, boxes, minds, seat, streams[game, 1 + seat])
            if minds is not None:
                log[decided, 0] = seat
                log[decided, 1] = move
            play(g, box, move)
            decided += 1
        place[DECISIONS] += decided - before
        if g.over:
            write_result(g, box, place[DECISIONS], rows[place[DONE]])
            place[DONE] += 1
            place[DECISIONS] = 0
    return decided
