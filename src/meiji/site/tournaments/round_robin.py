"""Round robin: everybody meets everybody exactly once, at tables of two, three or four.

For two it is the circle method. For three and four the tables are the lines of a small geometry, in which any two
points are on exactly one line (Fano's plane: seven players, seven tables of three). Where there are fewer players than
points, the others are left out of their lines: so some tables are smaller, and still nobody meets anybody twice.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import chain

Table = tuple[int, ...]
Rounds = tuple[tuple[Table, ...], ...]
MOST = 16  # players
TRIES = 400

# Geometries as base lines that are moved around a circle of points: (points, base lines, points of a line left out).
PLANES: dict[int, tuple[tuple[int, tuple[Table, ...], Table], ...]] = {
    3: (
        (7, ((0, 1, 3),), ()),
        (13, ((0, 1, 3, 9),), (0, 1, 3, 9)),  # nine points are left, on lines of three
        (13, ((0, 1, 4), (0, 2, 7)), ()),
        (15, ((0, 1, 4), (0, 2, 8), (0, 5, 10)), ()),
        (19, ((0, 1, 4), (0, 2, 9), (0, 5, 11)), ()),
    ),
    4: (
        (13, ((0, 1, 3, 9),), ()),
        (21, ((0, 1, 4, 14, 16),), (0, 1, 4, 14, 16)),  # sixteen points are left, on lines of four
    ),
}


@cache
def round_robin(players: int, size: int) -> Rounds:
    """The rounds, each with its tables; players are numbers from 0. Who is at no table of a round sits out."""
    if size == 2:
        return _circle(players)
    return _in_rounds(_lines(players, size))


def sitting_out(players: int, tables: tuple[Table, ...]) -> list[int]:
    return sorted(set(range(players)) - set(chain.from_iterable(tables)))


def _circle(players: int) -> Rounds:
    """One stays, the others move around the circle; with an odd number, who would meet the empty place sits out."""
    places = players + players % 2
    rounds = []
    for turn in range(places - 1):
        circle = [0, *(1 + (turn + place) % (places - 1) for place in range(places - 1))]
        pairs = [tuple(sorted((circle[place], circle[-1 - place]))) for place in range(places // 2)]
        rounds.append(tuple(pair for pair in pairs if pair[1] < players))
    return tuple(rounds)


def _lines(players: int, size: int) -> list[Table]:
    """Of all the geometries and ways to leave points out: few games, and nobody with many more than others."""
    chooser = random.Random(players)
    best: tuple[tuple[int, int], list[Table]] | None = None
    for points, base, left_out in PLANES[size]:
        lines = {tuple(sorted((point + step) % points for point in line)) for line in base for step in range(points)}
        there = [point for point in range(points) if point not in left_out]
        for _ in range(TRIES if len(there) > players else 1):
            if len(there) < players:
                break
            kept = {point: number for number, point in enumerate(sorted(chooser.sample(there, players)))}
            tables = [tuple(kept[point] for point in line if point in kept) for line in sorted(lines)]
            tables = [table for table in tables if len(table) > 1]
            games = Counter(chain.from_iterable(tables))
            cost = (len(tables), max(games.values()) - min(games.values()))
            if max(map(len, tables)) <= size and (best is None or cost < best[0]):
                best = (cost, tables)
    assert best is not None, f"there is no geometry for {players} players"
    return best[1]


def _in_rounds(tables: list[Table]) -> Rounds:
    """As few rounds as some shuffling finds; nobody is at two tables of a round."""
    chooser = random.Random(len(tables))
    best: list[list[Table]] | None = None
    for _ in range(TRIES):
        order = sorted(tables, key=lambda table: (-len(table), chooser.random()))
        rounds: list[list[Table]] = []
        for table in order:
            free = (one for one in rounds if not set(table) & set(chain.from_iterable(one)))
            found = next(free, None)
            if found is None:
                rounds.append([table])
            else:
                found.append(table)
        if best is None or len(rounds) < len(best):
            best = rounds
    return tuple(map(tuple, best or []))
