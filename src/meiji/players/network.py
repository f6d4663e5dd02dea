"""A learned network inside compiled code: what a seat observes becomes a liking for moves and an expected lead.

A network is a file `learned/GAME-SEATS.npz` (see arena/school.py): two hidden layers, from them a number for every move
of the game, and for every seat, the deciding one first, how many points it will have more than the numbers in `promise`
say (tuned ones, as in value.py). Observations are small integers, so the first layer is a table: each value of each
number has a row that is added up. Rows of the lowest values are taken into the bias, and what is zero costs nothing.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.errors import BadInput
from meiji.kernel.loop import observe
from meiji.kernel.rules import rule
from meiji.kernel.spec import find_game
from meiji.players.value import lead_by, points_ahead

if TYPE_CHECKING:
    from meiji.players.registry import Array

FOLDER = Path(__file__).parent / "learned"
WIDEST = 24  # values of one number that get a place of their own; higher ones share the last
UNKNOWN = -1.0  # a liking not worked out yet


class Encoding:
    """The row that a seat observes as inputs of a network: each number scaled, and each of its values as a switch."""

    def __init__(self, game: str, seats: int) -> None:
        low, high = (np.array(limits, np.int64) for limits in find_game(game).observation.limits(seats))
        self.low = low
        self.width = np.minimum(high - low + 1, WIDEST)
        self.many = np.flatnonzero(self.width > 2)  # a number that is only 0 or 1 is its own switch
        self.numbers = len(low)
        self.starts = self.numbers + np.concatenate([[0], np.cumsum(self.width[self.many])[:-1]])
        self.size = self.numbers + int(self.width[self.many].sum())

    def above(self, observations: Array) -> Array:
        """By how much each number is above its lowest."""
        found: Array = np.clip(observations - self.low, 0, 2 * WIDEST)
        return found

    def __call__(self, observations: Array) -> Array:
        above = self.above(observations)
        inputs = np.zeros((len(observations), self.size), np.float32)
        inputs[:, : self.numbers] = above / self.width
        places = self.starts + np.minimum(above[:, self.many], self.width[self.many] - 1)
        inputs[np.arange(len(observations))[:, None], places] = 1
        return inputs


class Network:
    """The weights of a file, laid out for compiled code."""

    def __init__(self, file: Path) -> None:
        try:
            with np.load(file) as found:
                weights: dict[str, Array] = {name: found[name] for name in found.files}
        except (OSError, ValueError) as error:
            raise BadInput(f"The weights {file} cannot be read: {error}.") from None
        self.game, self.seats, scale = str(weights["game"]), int(weights["seats"]), float(weights["scale"])
        encoding = Encoding(self.game, self.seats)
        first, bias = weights["w0"].astype(np.float32), weights["b0"].astype(np.float32)
        self.low = encoding.low.astype(np.int64)
        self.most = np.where(encoding.width > 2, 2 * WIDEST, 1).astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.most)[:-1]]).astype(np.int64)  # of the rows for 1, 2, ...
        rows = first[np.repeat(np.arange(encoding.numbers), self.most)]
        above = np.concatenate([np.arange(1, most + 1) for most in self.most])
        rows = rows * (above / np.repeat(encoding.width, self.most))[:, None].astype(np.float32)
        switches = dict(zip(encoding.many.tolist(), encoding.starts.tolist(), strict=True))
        for number, start in switches.items():
            here = slice(int(self.starts[number]), int(self.starts[number] + self.most[number]))
            places = start + np.minimum(above[here], encoding.width[number] - 1)
            rows[here] += first[places] - first[start]
            bias = bias + first[start]
        self.rows: Array = np.ascontiguousarray(rows, np.float32)
        self.first_bias: Array = np.ascontiguousarray(bias, np.float32)
        self.second: Array = np.ascontiguousarray(weights["w1"], np.float32)
        self.second_bias: Array = np.ascontiguousarray(weights["b1"], np.float32)
        if len(self.second_bias) % 4:  # see `dot`
            raise BadInput(f"The weights {file} have {len(self.second_bias)} numbers in a layer, not a multiple of 4.")
        self.moves: Array = np.ascontiguousarray(weights["moves"].T, np.float32)
        self.moves_bias: Array = np.ascontiguousarray(weights["moves_bias"], np.float32)
        self.value: Array = np.ascontiguousarray(scale * weights["value"].T.astype(np.float32))
        self.value_bias: Array = scale * weights["value_bias"].astype(np.float32)
        self.promise: Array = np.ascontiguousarray(weights["promise"], np.float64)

    def arrays(self) -> tuple[tuple[Any, ...], ...]:
        """What compiled code calls `network`: the hidden layers, the moves' and the value's."""
        hidden = ((self.low, self.most, self.starts, self.rows), self.second, self.second_bias)
        return hidden, (self.moves, self.moves_bias), (self.value, self.value_bias, self.promise)

    def eyes(self) -> tuple[Array, Array, Array]:
        """Where compiled code writes what is seen; then for each seat what it saw last, and the first layer for that.
        At first it is as if every number were the lowest."""
        known = np.tile(self.low.astype(np.int16), (self.seats, 1))
        return np.zeros(len(self.low), np.int16), known, np.tile(self.first_bias, (self.seats, 1))


@rule
def notice(table: Any, seen: Any, known: Any, first: Any) -> None:
    """The first layer for what is seen, from what it was for what was seen before: little changes between two looks."""
    low, most, starts, rows = table
    for i in range(len(low)):
        if seen[i] != known[i]:
            before, now = min(known[i] - low[i], most[i]), min(seen[i] - low[i], most[i])
            known[i] = seen[i]
            if before > 0 and now > 0:
                old, new = starts[i] + before - 1, starts[i] + now - 1
                for j in range(len(first)):
                    first[j] += rows[new, j] - rows[old, j]
            elif now > 0:
                new = starts[i] + now - 1
                for j in range(len(first)):
                    first[j] += rows[new, j]
            elif before > 0:
                old = starts[i] + before - 1
                for j in range(len(first)):
                    first[j] -= rows[old, j]


@rule
def understand(g: Any, box: Any, hidden: Any, eyes: Any, found: Any) -> None:
    """What the seat that decides observes, through the two hidden layers, into `found`; `eyes` are `Network.eyes`."""
    seen, known, firsts = eyes
    table, second, second_bias = hidden
    first = firsts[g.to_move]
    observe(g, box, g.to_move, seen)
    notice(table, seen, known[g.to_move], first)
    for j in range(len(found)):
        found[j] = second_bias[j]
    for i in range(len(first)):
        if first[i] > 0.0:
            for j in range(len(found)):
                found[j] += first[i] * second[i, j]
    for j in range(len(found)):
        found[j] = max(found[j], 0.0)


@rule
def expect(g: Any, box: Any, last: Any, found: Any, row: Any, leads: Any) -> None:
    """The lead of each seat by the points that it will have: those promised, put right."""
    value, value_bias, promise = last
    for place in range(g.seats):
        seat = (g.to_move + place) % g.seats
        leads[seat] = points_ahead(g, box, seat, promise, row) + value_bias[place] + dot(found, value[place])
    lead_by(g, box, leads)


@rule
def dot(left: Any, right: Any) -> float:
    """The sum of products; in four strands, because the compiler does not change the order of a sum."""
    a, b, c, d = left[0] * right[0], left[1] * right[1], left[2] * right[2], left[3] * right[3]
    for j in range(4, len(left), 4):
        a += left[j] * right[j]
        b += left[j + 1] * right[j + 1]
        c += left[j + 2] * right[j + 2]
        d += left[j + 3] * right[j + 3]
    return (a + b) + (c + d)  # type: ignore[no-any-return]


@rule
def like(g: Any, last: Any, found: Any, sharpness: float, power: Any) -> None:
    """How much each move on offer is liked, where that is not known yet."""
    moves, moves_bias = last
    for i in range(g.offers):
        move = g.offer[i]
        if power[move] < 0.0:
            logit = moves_bias[move] + dot(found, moves[move])
            power[move] = math.exp(max(-12.0, min(12.0, sharpness * logit)))


TRIED: dict[tuple[str, int], Network] = {}  # networks that are being taught, instead of those that come with Meiji


def learned(game: str, seats: int) -> Network | None:
    """The network for so many seats, if there is one."""
    return TRIED.get((game, seats)) or kept(game, seats)


def file_of(game: str, seats: int) -> Path:
    """Where the one that comes with Meiji is kept."""
    return FOLDER / f"{game}-{seats}.npz"


@cache
def kept(game: str, seats: int) -> Network | None:
    file = file_of(game, seats)
    return Network(file) if file.exists() else None
