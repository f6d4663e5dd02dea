"""The training loop of a network: rounds of self-play, fitting and evaluation. It needs torch (the extra `train`)."""

from __future__ import annotations

import csv
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import torch

from meiji.arena.simulate import Arena, Job
from meiji.kernel.errors import BadInput
from meiji.players.network import OVERRIDES, Network, file_of
from meiji.training.network import PolicyValueNet, fit
from meiji.training.self_play import Samples, SelfPlayJob, self_play


@dataclass(frozen=True)
class TrainingConfig:
    """How a network is trained: in the first round from games of `first`, then from games of `later` with the network
    of the round before. Each round learns from all games so far. To go further, all rounds are played by `later`, and
    the parameters begin as those of the network that comes with Meiji."""

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
    evaluation_games: int = 40  # against search after a round
    thinking: str = "ms=20"
    seed: int = 5_000_000


def train(
    config: TrainingConfig, folder: Path, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Iterator[str]:
    """All rounds, with a line on what came out of each. What is in the folder already is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(jobs)
    initial = network = file_of(config.game, config.seats) if config.further else None
    if initial and not initial.exists():
        raise BadInput(f"No network for {config.game} with {config.seats} seats comes with Meiji; start afresh.")
    replay_buffer: list[Samples] = []
    for number in range(config.rounds):
        weights, file = folder / f"weights-{number}.npz", samples_file(folder, number)
        player = config.later if network else config.first
        seed = config.seed + number * config.games
        job = SelfPlayJob(config.game, config.seats, player, network, config.options, seed, config.games)
        if not file.exists():
            write_whole(file, self_play(job, jobs, progress).save)
        replay_buffer.append(Samples.load(file))
        if not weights.exists():
            samples = Samples.joined(replay_buffer)
            net = PolicyValueNet(config.game, config.seats, config.hidden, samples.weights)
            if initial:
                net.load(initial)
            for line in fit(net, samples, config.epochs):
                yield f"round {number}: {line}"
            write_whole(weights, net.save)
        network = weights
        yield f"round {number}: {evaluate(config, network, folder / 'curve.csv', number, jobs)}"


def samples_file(folder: Path, number: int) -> Path:
    """Of a round; folders that were begun before have another name for it."""
    before = folder / f"lessons-{number}.npz"
    return before if before.exists() else folder / f"samples-{number}.npz"


def write_whole(file: Path, save: Callable[[Path], None]) -> None:
    """A file that is there is a whole one."""
    begun = file.with_suffix(".begun.npz")
    save(begun)
    begun.replace(file)


def evaluate(config: TrainingConfig, network: Path, curve: Path, number: int, jobs: int) -> str:
    """How master with this network does against search; written down once."""
    rows = list(csv.reader(curve.open(encoding="utf-8"))) if curve.exists() else [["round", "games", "wins", "lead"]]
    row = next((row for row in rows[1:] if row[0] == str(number)), None)
    if row is None:
        names = (f"master:{config.thinking}", f"search:{config.thinking}")
        duel = Duel(config.game, config.seats, names, network, config.options, 0)
        duels = [replace(duel, number=game) for game in range(config.evaluation_games)]
        with multiprocessing.get_context("spawn").Pool(min(jobs, len(duels))) as pool:
            wins, leads = zip(*pool.imap(play_duel, duels), strict=True)
        row = [str(number), str(len(duels)), f"{np.mean(wins):.3f}", f"{np.mean(leads):.1f}"]
        with curve.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows([*rows, row])
    return f"won {float(row[2]):.0%} of {row[1]} games against search, mean lead {row[3]}"


@dataclass(frozen=True)
class Duel:
    """One game of the first player against the second one on all other seats."""

    game: str
    seats: int
    players: tuple[str, str]
    network: Path
    options: tuple[tuple[str, str], ...]
    number: int


def play_duel(duel: Duel) -> tuple[float, float]:
    """The share of the win and the lead of the first player, who sits on every seat in turn. Alone: win and points."""
    OVERRIDES[duel.game, duel.seats] = Network(duel.network)
    seat = duel.number % duel.seats
    players = tuple(duel.players[0] if other == seat else duel.players[1] for other in range(duel.seats))
    arena = Arena(Job(duel.game, duel.seats, players, duel.options, None, 0, 1))
    _, won, points = arena.play(duel.number // duel.seats)
    others = [points[other] for other in range(duel.seats) if other != seat]
    return won[seat] / max(1, sum(won)), points[seat] - max(others, default=0)
