"""Inference with a policy and value network inside compiled code.

A network is a file `learned/GAME-SEATS.npz` (see training/network.py): two hidden layers; a policy head with a logit
for every move of the game; and a value head that says for every seat, the deciding one first, how many points it will
have more than the tuned weights stored with it predict (value.py). Observations are small integers, so the first layer
is a table: each value of each number has a row, and the rows are summed up in an accumulator. From one leaf to the next
only the rows of the numbers that have changed are exchanged, as NNUE does in chess. Rows of the lowest values are part
of the bias.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from meiji.kernel.errors import BadInput
from meiji.kernel.loop import observe
from meiji.kernel.rules import rule
from meiji.kernel.spec import find_game
from meiji.players.value import points_to_leads, predicted_points

if TYPE_CHECKING:
    from meiji.players.registry import Array

FOLDER = Path(__file__).parent / "learned"
WIDEST = 24  # values of one number that get a place of their own; higher ones share the last
UNKNOWN = -1.0  # a prior not computed yet


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
        above: Array = np.clip(observations - self.low, 0, 2 * WIDEST)
        return above

    def __call__(self, observations: Array) -> Array:
        above = self.above(observations)
        inputs = np.zeros((len(observations), self.size), np.float32)
        inputs[:, : self.numbers] = above / self.width
        places = self.starts + np.minimum(above[:, self.many], self.width[self.many] - 1)
        inputs[np.arange(len(observations))[:, None], places] = 1
        return inputs


class Hidden(NamedTuple):
    """The two hidden layers; `low`, `most`, `starts` say which row of the first belongs to a value of a number."""

    low: Any
    most: Any
    starts: Any
    rows: Any
    second: Any
    second_bias: Any


class PolicyHead(NamedTuple):
    weights: Any
    bias: Any


class ValueHead(NamedTuple):
    weights: Any
    bias: Any
    tuned: Any  # the weights of features whose prediction it corrects


class Layers(NamedTuple):
    """A network as compiled code takes it."""

    hidden: Hidden
    policy_head: PolicyHead
    value_head: ValueHead


class Accumulators(NamedTuple):
    """For each seat the observation it had last and the first layer for that; and room for the next observation."""

    observation: Any
    last: Any
    sums: Any


class Network:
    """The weights of a file, laid out for compiled code."""

    def __init__(self, file: Path) -> None:
        try:
            with np.load(file) as arrays:
                weights: dict[str, Array] = {name: arrays[name] for name in arrays.files}
        except (OSError, ValueError) as error:
            raise BadInput(f"The weights {file} cannot be read: {error}.") from None
        self.game, self.seats, scale = str(weights["game"]), int(weights["seats"]), float(weights["scale"])
        encoding = Encoding(self.game, self.seats)
        first, bias = weights["w0"].astype(np.float32), weights["b0"].astype(np.float32)
        low = encoding.low.astype(np.int64)
        most = np.where(encoding.width > 2, 2 * WIDEST, 1).astype(np.int64)
        starts = np.concatenate([[0], np.cumsum(most)[:-1]]).astype(np.int64)  # rows for 1, 2, ... above the lowest
        rows = first[np.repeat(np.arange(encoding.numbers), most)]
        above = np.concatenate([np.arange(1, highest + 1) for highest in most])
        rows = rows * (above / np.repeat(encoding.width, most))[:, None].astype(np.float32)
        switches = dict(zip(encoding.many.tolist(), encoding.starts.tolist(), strict=True))
        for number, start in switches.items():
            here = slice(int(starts[number]), int(starts[number] + most[number]))
            places = start + np.minimum(above[here], encoding.width[number] - 1)
            rows[here] += first[places] - first[start]
            bias = bias + first[start]
        self.first_bias: Array = np.ascontiguousarray(bias, np.float32)
        second_bias = np.ascontiguousarray(weights["b1"], np.float32)
        self.width = len(second_bias)
        if self.width % 4:  # see `dot`
            raise BadInput(f"The weights {file} have {self.width} numbers in a layer, not a multiple of 4.")
        self.layers = Layers(
            Hidden(
                low, most, starts, np.ascontiguousarray(rows, np.float32),
                np.ascontiguousarray(weights["w1"], np.float32), second_bias,
            ),
            PolicyHead(
                np.ascontiguousarray(weights["moves"].T, np.float32),
                np.ascontiguousarray(weights["moves_bias"], np.float32),
            ),
            ValueHead(
                np.ascontiguousarray(scale * weights["value"].T.astype(np.float32)),
                scale * weights["value_bias"].astype(np.float32),
                np.ascontiguousarray(weights["promise"], np.float64),
            ),
        )  # fmt: skip

    def accumulators(self) -> Accumulators:
        """At first it is as if every number were the lowest."""
        low = self.layers.hidden.low
        last = np.tile(low.astype(np.int16), (self.seats, 1))
        return Accumulators(np.zeros(len(low), np.int16), last, np.tile(self.first_bias, (self.seats, 1)))


@rule
def update_accumulator(hidden: Hidden, observation: Any, last: Any, sums: Any) -> None:
    """Make the sums of the first layer those for `observation`, from those for `last`, which becomes the same."""
    low, most, starts, rows = hidden.low, hidden.most, hidden.starts, hidden.rows
    for i in range(len(low)):
        if observation[i] != last[i]:
            before, now = min(last[i] - low[i], most[i]), min(observation[i] - low[i], most[i])
            last[i] = observation[i]
            if before > 0 and now > 0:
                old, new = starts[i] + before - 1, starts[i] + now - 1
                for j in range(len(sums)):
                    sums[j] += rows[new, j] - rows[old, j]
            elif now > 0:
                new = starts[i] + now - 1
                for j in range(len(sums)):
                    sums[j] += rows[new, j]
            elif before > 0:
                old = starts[i] + before - 1
                for j in range(len(sums)):
                    sums[j] -= rows[old, j]


@rule
def forward(g: Any, box: Any, hidden: Hidden, accumulators: Accumulators, activations: Any) -> None:
    """What the seat that decides observes, through the two hidden layers, into `activations`."""
    seat = g.to_move
    first, second, second_bias = accumulators.sums[seat], hidden.second, hidden.second_bias
    observe(g, box, seat, accumulators.observation)
    update_accumulator(hidden, accumulators.observation, accumulators.last[seat], first)
    for j in range(len(activations)):
        activations[j] = second_bias[j]
    for i in range(len(first)):
        if first[i] > 0.0:
            for j in range(len(activations)):
                activations[j] += first[i] * second[i, j]
    for j in range(len(activations)):
        activations[j] = max(activations[j], 0.0)


@rule
def predict_leads(g: Any, box: Any, head: ValueHead, activations: Any, row: Any, leads: Any) -> None:
    """The value head: for each seat the points that its features predict, corrected; then their leads."""
    for place in range(g.seats):
        seat = (g.to_move + place) % g.seats
        predicted = predicted_points(g, box, seat, head.tuned, row)
        leads[seat] = predicted + head.bias[place] + dot(activations, head.weights[place])
    points_to_leads(g, box, leads)


@rule
def predict_priors(g: Any, head: PolicyHead, activations: Any, temperature: float, priors: Any) -> None:
    """The policy head: the prior of each move on offer, where it is not known yet. It is not normalised."""
    for i in range(g.offers):
        move = g.offer[i]
        if priors[move] < 0.0:
            logit = head.bias[move] + dot(activations, head.weights[move])
            priors[move] = math.exp(max(-12.0, min(12.0, logit / temperature)))


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


OVERRIDES: dict[tuple[str, int], Network] = {}  # by game and seats: networks in training, instead of the files


def find_network(game: str, seats: int) -> Network | None:
    """The network for a game and number of seats, if there is one."""
    return OVERRIDES.get((game, seats)) or load_network(game, seats)


def file_of(game: str, seats: int) -> Path:
    """Where the one that comes with Meiji is."""
    return FOLDER / f"{game}-{seats}.npz"


@cache
def load_network(game: str, seats: int) -> Network | None:
    file = file_of(game, seats)
    return Network(file) if file.exists() else None
