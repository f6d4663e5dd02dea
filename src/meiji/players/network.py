"""A learned network inside compiled code: what a seat observes becomes a liking for moves and an expected lead.

A network is a file `learned/GAME-SEATS.npz` (see lab/ppo.py): two hidden layers, from them a number for every move of
the game and the lead that the deciding seat will still gain. Observations are small integers, so the first layer is a
table: each value of each number has a row that is added up. Rows of the lowest values are taken into the bias, and
what is zero costs nothing.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.errors import BadInput
from meiji.kernel.machine import observe, score
from meiji.kernel.rules import rule
from meiji.kernel.spec import find_game

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

    def __call__(self, observations: Array) -> Array:
        above = np.clip(observations - self.low, 0, 2 * WIDEST)
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
        self.moves: Array = np.ascontiguousarray(weights["moves"].T, np.float32)
        self.moves_bias: Array = np.ascontiguousarray(weights["moves_bias"], np.float32)
        self.value: Array = np.ascontiguousarray(scale * weights["value"].reshape(-1).astype(np.float32))
        self.value_bias = float(scale * weights["value_bias"].reshape(-1)[0])

    def arrays(self) -> tuple[tuple[Any, ...], ...]:
        """What compiled code calls `network`: the hidden layers, the moves' and the value's."""
        hidden = (self.low, self.most, self.starts, self.rows, self.first_bias, self.second, self.second_bias)
        return hidden, (self.moves, self.moves_bias), (self.value, self.value_bias)


@rule
def understand(g: Any, box: Any, hidden: Any, seen: Any, first: Any, found: Any) -> None:
    """What the seat that decides observes, through the two hidden layers, into `found`."""
    low, most, starts, rows, first_bias, second, second_bias = hidden
    observe(g, box, g.to_move, seen)
    for j in range(len(first)):
        first[j] = first_bias[j]
    for i in range(len(low)):
        above = min(seen[i] - low[i], most[i])
        if above > 0:
            row = starts[i] + above - 1
            for j in range(len(first)):
                first[j] += rows[row, j]
    for j in range(len(found)):
        found[j] = second_bias[j]
    for i in range(len(first)):
        if first[i] > 0.0:
            for j in range(len(found)):
                found[j] += first[i] * second[i, j]
    for j in range(len(found)):
        found[j] = max(found[j], 0.0)


@rule
def expect(g: Any, box: Any, last: Any, found: Any, leads: Any) -> None:
    """The lead of each of two seats: what it is now, and what the deciding seat will still gain."""
    value, lead = last
    for j in range(len(found)):
        lead += found[j] * value[j]
    mover = g.to_move
    lead += score(g, box, mover) - score(g, box, 1 - mover)
    leads[mover] = lead
    leads[1 - mover] = -lead


@rule
def like(g: Any, last: Any, found: Any, sharpness: float, power: Any) -> None:
    """How much each move on offer is liked, where that is not known yet."""
    moves, moves_bias = last
    for i in range(g.offers):
        move = g.offer[i]
        if power[move] < 0.0:
            logit = moves_bias[move]
            for j in range(len(found)):
                logit += found[j] * moves[move, j]
            power[move] = math.exp(max(-12.0, min(12.0, sharpness * logit)))


@cache
def learned(game: str, seats: int) -> Network | None:
    """The network that comes with Meiji, if there is one for so many seats."""
    file = FOLDER / f"{game}-{seats}.npz"
    return Network(file) if file.exists() else None
