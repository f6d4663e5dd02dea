"""`search`: Monte Carlo tree search for any number of seats, compiled per game.

Open loop: a node stands for the moves that lead to it, not for a table. Every simulation begins with a table that the
seat imagines, so what is hidden and what will be drawn differ from one to the next and the search never knows them.
Each seat maximises its own value: how far it leads the best other seat.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import random_below, reseed
from meiji.kernel.errors import BadInput
from meiji.kernel.machine import SOLO_WIN, imagine, play, score, standing, worth
from meiji.kernel.rules import entry, rule

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

# rollout: how many decisions are played at random below the tree before the table is valued; 0 plays to the end.
DEFAULTS = {"simulations": 500, "rollout": 0, "exploration": 0.7}
SCALE = 25.0  # a lead of so many points is worth three quarters of a win
NO_NODE = -1
SEATS = 4


@rule
def value_of_lead(points: float) -> float:
    """A lead in points as a value between 0 and 1."""
    return 0.5 + 0.5 * points / (abs(points) + SCALE)


@rule
def points_of(g: Any, box: Any, seat: int) -> float:
    """Points at the end of the game, what the position is worth before it."""
    if g.over:
        return float(score(g, box, seat))
    return worth(g, box, seat)


@rule
def value_for(g: Any, box: Any, seat: int) -> float:
    if g.seats == 1:
        won = 0.5 if g.over and standing(g, box, seat) >= SOLO_WIN else 0.0
        return won + 0.5 * value_of_lead(points_of(g, box, seat) - 150.0)
    best = -1e9
    for other in range(g.seats):
        if other != seat:
            best = max(best, points_of(g, box, other))
    return value_of_lead(points_of(g, box, seat) - best)


@rule
def child_of(node: int, move: int, moves: Any, first: Any, after: Any) -> int:
    child = first[node]
    while child != NO_NODE and moves[child] != move:
        child = after[child]
    return child  # type: ignore[no-any-return]


@entry
def search_move(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    rollout: int,
    exploration: float,
    moves: Any,
    first: Any,
    after: Any,
    visits: Any,
    values: Any,
    path: Any,
    state: Any,
) -> int:
    """The move visited most. `moves`, `first`, `after`, `visits` and `values` hold the tree."""
    box = boxes[0]
    seat = tables[index].to_move
    nodes = 1
    first[0] = NO_NODE
    visits[0] = 0
    for other in range(SEATS):
        values[0, other] = 0.0
    for _ in range(simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, state)
        imagine(g, box, seat)
        node = 0
        path[0] = 0
        length = 1
        grown = False
        while not grown and g.over == 0 and length < len(path):
            mover = g.to_move
            spread = exploration * exploration * math.log(visits[node] + 1.0)
            best = NO_NODE
            chosen = g.offer[0]
            most = -1.0
            untried = 0
            for i in range(g.offers):
                move = g.offer[i]
                child = child_of(node, move, moves, first, after)
                if child == NO_NODE:
                    untried += 1
                    if random_below(state, untried) == 0:
                        chosen = move
                elif untried == 0:
                    value = values[child, mover] / visits[child] + math.sqrt(spread / visits[child])
                    if value > most:
                        most, best, chosen = value, child, move
            if untried > 0:
                grown = True
                if nodes < len(moves):
                    moves[nodes] = chosen
                    first[nodes] = NO_NODE
                    after[nodes] = first[node]
                    first[node] = nodes
                    visits[nodes] = 0
                    for other in range(SEATS):
                        values[nodes, other] = 0.0
                    path[length] = nodes
                    length += 1
                    nodes += 1
            else:
                node = best
                path[length] = node
                length += 1
            play(g, box, chosen)
        steps = 0
        while g.over == 0 and (rollout == 0 or steps < rollout):
            play(g, box, g.offer[random_below(state, g.offers)])
            steps += 1
        for other in range(g.seats):
            value = value_for(g, box, other)
            for i in range(length):
                values[path[i], other] += value
        for i in range(length):
            visits[path[i]] += 1
    chosen = tables[index].offer[0]
    most_visits = -1
    child = first[0]
    while child != NO_NODE:
        if visits[child] > most_visits:
            most_visits = visits[child]
            chosen = moves[child]
        child = after[child]
    return chosen  # type: ignore[no-any-return]


class SearchChooser:
    def __init__(self, spec: GameSpec, simulations: int, rollout: int, exploration: float) -> None:
        if not 1 <= simulations <= 1_000_000:
            raise BadInput(f"A search needs 1 to 1000000 simulations, not {simulations}.")
        self._search = spec.twin()[search_move]
        self._settings = (simulations, rollout, exploration)
        self._scratch = np.zeros(1, spec.table.dtype())
        size = simulations + 2
        self._tree = (
            np.zeros(size, np.int32),
            np.zeros(size, np.int32),
            np.zeros(size, np.int32),
            np.zeros(size, np.int32),
            np.zeros((size, SEATS), np.float64),
            np.zeros(512, np.int32),
        )

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        return int(self._search(tables, index, boxes, self._scratch, *self._settings, *self._tree, state))


def make(spec: GameSpec, values: dict[str, float]) -> SearchChooser:
    return SearchChooser(spec, int(values["simulations"]), int(values["rollout"]), values["exploration"])
