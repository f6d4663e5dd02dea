"""A network is taught: from lessons it learns which moves to like, and by how much the tuned numbers promise wrongly.

It needs torch (the extra `train`); to play with what was learned needs nothing of it (players/network.py).
"""

from __future__ import annotations

import csv
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from meiji.arena.lessons import Array, Class, Lessons, gather
from meiji.arena.simulate import Arena, Job
from meiji.kernel.errors import BadInput
from meiji.players.network import TRIED, Encoding, Network, file_of
from meiji.players.value import tuned

SCALE = 30.0  # points that count as 1
MINIBATCH = 1024
RATE = 2e-3  # of learning; it sinks to nearly nothing
EXAM = 0.04  # of the lessons, the last ones, are kept to examine with


class Pupil(nn.Module):  # type: ignore[misc]
    """Two hidden layers; from them the logits of all moves, and by how much each seat's points were promised wrongly.

    The first layer sees each number that is observed in two ways: scaled, and each value but the lowest as a switch.
    """

    def __init__(self, game: str, seats: int, hidden: int, promise: Array) -> None:
        super().__init__()
        self.game, self.seats, self.encoding = game, seats, Encoding(game, seats)
        self.promise = promise  # what it corrects
        known = tuned(game, seats)
        self.scaled = nn.Linear(self.encoding.numbers, hidden)
        self.switches = nn.EmbeddingBag(self.encoding.size - self.encoding.numbers, hidden, mode="sum")
        self.second, self.moves = nn.Linear(hidden, hidden), nn.Linear(hidden, len(known.policy))
        self.value = nn.Linear(hidden, seats)
        nn.init.normal_(self.switches.weight, std=0.01)
        for layer in (self.moves, self.value):
            nn.init.normal_(layer.weight, std=0.01)
        nn.init.zeros_(self.value.bias)
        self.moves.bias.data = torch.tensor(known.policy, dtype=torch.float32)

    def forward(self, observations: Array) -> tuple[Tensor, Tensor]:
        """The logits of all moves, and what each seat will have more than was promised; on the mean nothing."""
        encoding = self.encoding
        above = encoding.above(observations)
        scaled = torch.from_numpy((above / encoding.width).astype(np.float32))
        switch = np.minimum(above[:, encoding.many], encoding.width[encoding.many] - 1)
        places, on = encoding.starts - encoding.numbers + switch, switch > 0
        ends = np.concatenate([[0], np.cumsum(on.sum(1))[:-1]])
        switched = self.switches(torch.from_numpy(places[on]), torch.from_numpy(ends))
        hidden = torch.relu(self.second(torch.relu(self.scaled(scaled) + switched)))
        return self.moves(hidden), centred(self.value(hidden))

    def layers(self) -> dict[tuple[str, str], nn.Linear]:
        """Those behind the first, by the names of their weights and biases in a file."""
        return {("w1", "b1"): self.second, ("moves", "moves_bias"): self.moves, ("value", "value_bias"): self.value}

    def remember(self, file: Path) -> None:
        """Begin with what another network knows."""
        with np.load(file) as found:
            known = {name: found[name] for name in found.files}
        if known["b0"].shape != self.scaled.bias.shape or not np.array_equal(known["promise"], self.promise):
            raise BadInput(f"The network {file.name} is of another size or corrects other tuned numbers; begin anew.")
        arrays = {name: torch.from_numpy(array.astype(np.float32)) for name, array in known.items() if array.ndim}
        self.scaled.weight.data = arrays["w0"][: self.encoding.numbers].T.contiguous()
        self.switches.weight.data = arrays["w0"][self.encoding.numbers :].contiguous()
        self.scaled.bias.data = arrays["b0"]
        for (weight, bias), layer in self.layers().items():
            layer.weight.data, layer.bias.data = arrays[weight].T.contiguous(), arrays[bias]

    def save(self, file: Path) -> None:
        """As players/network.py reads it; half precision is precise enough to play."""
        first = torch.cat([self.scaled.weight.T, self.switches.weight]).detach().clone()
        first[self.encoding.starts] = 0.0  # a lowest value is never switched on
        arrays = {"w0": first, "b0": self.scaled.bias}
        for (weight, bias), layer in self.layers().items():
            arrays |= {weight: layer.weight.T, bias: layer.bias}
        halves = {name: array.detach().numpy().astype(np.float16) for name, array in arrays.items()}
        np.savez_compressed(file, game=self.game, seats=self.seats, scale=SCALE, promise=self.promise, **halves)


def centred(points: Tensor) -> Tensor:
    """Only differences between seats count; alone, the points themselves."""
    return points - points.mean(1, keepdim=True) if points.shape[1] > 1 else points


def wrongly_promised(lessons: Lessons, part: Array) -> Tensor:
    return centred(torch.from_numpy((lessons.points[part] - lessons.promises[part]) / SCALE))


def errors(pupil: Pupil, lessons: Lessons, part: Array) -> tuple[Tensor, Tensor, Tensor]:
    """How badly these lessons are known: the surprise at the moves, the error of the points, and equal choices."""
    offers = torch.from_numpy(lessons.offers[part].astype(np.int64))
    shares = torch.from_numpy(lessons.shares[part].astype(np.float32))
    logits, value = pupil(lessons.observations[part])
    liking = logits.gather(1, offers.clamp(min=0)).masked_fill(offers < 0, -1e9).log_softmax(1)
    surprise = -(shares * liking.clamp(min=-30)).sum(1).mean()
    equal = (liking.argmax(1) == shares.argmax(1)).float().mean()
    return surprise, (value - wrongly_promised(lessons, part)).square().mean(), equal


def teach(pupil: Pupil, lessons: Lessons, epochs: int, seed: int = 1) -> Iterator[str]:
    """Go through the lessons so many times, and examine after each."""
    torch.manual_seed(seed)
    optimiser = torch.optim.AdamW(pupil.parameters(), lr=RATE, weight_decay=0.01)
    exam = int(len(lessons.offers) * (1 - EXAM))
    parts = -(-exam // MINIBATCH)
    for epoch in range(epochs):
        for number, part in enumerate(torch.randperm(exam).split(MINIBATCH)):
            done = (epoch * parts + number) / (epochs * parts)
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.02, 1 - done)
            surprise, off, _ = errors(pupil, lessons, np.sort(part.numpy()))
            optimiser.zero_grad()
            (surprise + off).backward()
            nn.utils.clip_grad_norm_(pupil.parameters(), 1.0)
            optimiser.step()
        yield ", ".join(f"{name} {value:.4f}" for name, value in examine(pupil, lessons, exam).items())


def examine(pupil: Pupil, lessons: Lessons, first: int) -> dict[str, float]:
    """What the pupil knows of lessons it has not seen, beside what the tuned numbers alone would know."""
    found: list[tuple[float, ...]] = []
    with torch.no_grad():
        for start in range(first, len(lessons.offers), MINIBATCH):
            part = np.arange(start, min(start + MINIBATCH, len(lessons.offers)))
            surprise, off, equal = errors(pupil, lessons, part)
            before = wrongly_promised(lessons, part).square().mean()
            found.append((float(surprise), float(off), float(equal), float(before)))
    means = np.array(found).mean(axis=0)
    return dict(zip(("surprise", "error", "equal", "tuned error"), means.tolist(), strict=True))


@dataclass(frozen=True)
class Course:
    """How a network is taught: in the first round from games of `first`, then from games of `later` with the network of
    the round before. Each round learns from all games so far. To go further, all rounds are played by `later` and
    begin with what the network that comes with Meiji knows."""

    game: str
    seats: int
    rounds: int
    games: int  # of a round
    options: tuple[tuple[str, str], ...] = ()
    further: bool = False
    hidden: int = 64
    epochs: int = 2
    first: str = "search:simulations=120"
    later: str = "master:simulations=150"
    examined: int = 40  # games against search after a round
    thinking: str = "ms=20"
    seed: int = 5_000_000


def learn(
    course: Course, folder: Path, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Iterator[str]:
    """Go through the course, telling what came out of each round. What is in the folder already is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(jobs)
    begun = network = file_of(course.game, course.seats) if course.further else None
    if begun and not begun.exists():
        raise BadInput(f"No network for {course.game} with {course.seats} seats comes with Meiji; begin anew.")
    known: list[Lessons] = []
    for number in range(course.rounds):
        weights, file = folder / f"weights-{number}.npz", folder / f"lessons-{number}.npz"
        player = course.later if network else course.first
        seed = course.seed + number * course.games
        work = Class(course.game, course.seats, player, network, course.options, seed, course.games)
        if not file.exists():
            whole(file, gather(work, jobs, progress).save)
        known.append(Lessons.load(file))
        if not weights.exists():
            lessons = Lessons.together(known)
            pupil = Pupil(course.game, course.seats, course.hidden, lessons.weights)
            if begun:
                pupil.remember(begun)
            for line in teach(pupil, lessons, course.epochs):
                yield f"round {number}: {line}"
            whole(weights, pupil.save)
        network = weights
        yield f"round {number}: {measured(course, network, folder / 'curve.csv', number, jobs)}"


def whole(file: Path, save: Callable[[Path], None]) -> None:
    """A file that is there is a whole one."""
    begun = file.with_suffix(".begun.npz")
    save(begun)
    begun.replace(file)


def measured(course: Course, network: Path, curve: Path, number: int, jobs: int) -> str:
    """How master with this network does against search; written down once."""
    rows = list(csv.reader(curve.open(encoding="utf-8"))) if curve.exists() else [["round", "games", "wins", "lead"]]
    found = next((row for row in rows[1:] if row[0] == str(number)), None)
    if found is None:
        names = (f"master:{course.thinking}", f"search:{course.thinking}")
        duel = Duel(course.game, course.seats, names, network, course.options, 0)
        duels = [replace(duel, number=game) for game in range(course.examined)]
        with multiprocessing.get_context("spawn").Pool(min(jobs, len(duels))) as pool:
            wins, leads = zip(*pool.imap(fight, duels), strict=True)
        found = [str(number), str(len(duels)), f"{np.mean(wins):.3f}", f"{np.mean(leads):.1f}"]
        with curve.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows([*rows, found])
    return f"won {float(found[2]):.0%} of {found[1]} games against search, mean lead {found[3]}"


@dataclass(frozen=True)
class Duel:
    """One game of the first player against the second one on all other seats."""

    game: str
    seats: int
    players: tuple[str, str]
    network: Path
    options: tuple[tuple[str, str], ...]
    number: int


def fight(duel: Duel) -> tuple[float, float]:
    """The share of the win and the lead of the first player, who sits on every seat in turn. Alone: win and points."""
    TRIED[duel.game, duel.seats] = Network(duel.network)
    seat = duel.number % duel.seats
    players = tuple(duel.players[0] if other == seat else duel.players[1] for other in range(duel.seats))
    arena = Arena(Job(duel.game, duel.seats, players, duel.options, None, 0, 1))
    _, won, points = arena.play(duel.number // duel.seats)
    others = [points[other] for other in range(duel.seats) if other != seat]
    return won[seat] / max(1, sum(won)), points[seat] - max(others, default=0)
