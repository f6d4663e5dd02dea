"""Whole games between computer players, in one process or several; the same results either way."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.game import _fresh_table
from meiji.kernel.machine import play_on_table, play_randomly, standings, start_table
from meiji.kernel.spec import find_game
from meiji.players import seat_players


@dataclass
class Simulation:
    """What came out, as `meiji simulate --json` prints it."""

    game: str
    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    wins: list[float] = field(default_factory=list)  # per seat; a shared win counts for each share
    mean_scores: list[float] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Job:
    """Some games of a simulation: those with seeds from `first` to before `last`."""

    game: str
    seats: int
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    box: str | LoadedBox | None
    first: int
    last: int


@dataclass
class Tally:
    games: int
    decisions: int
    seconds: float
    wins: list[float]
    scores: list[int]


class Arena:
    """The compiled rules of one game with its players seated."""

    def __init__(self, job: Job) -> None:
        self.spec = find_game(job.game)
        self.box = self.spec.box(job.box)
        self.players = seat_players(job.players, self.spec, self.box, job.seats)
        self.seats = job.seats
        self.only_random = all(player.name == "random" for player in self.players)
        twin = self.spec.twin()
        self._start, self._play = twin[start_table], twin[play_on_table]
        self._random, self._standings = twin[play_randomly], twin[standings]
        self.boxes = self.box.record.pack()
        self.base = _fresh_table(self.spec, job.seats, dict(job.options), seed_words(0)).pack()
        self.tables = self.base.copy()
        self.states = np.zeros((max(4, job.seats), 4), np.int64)
        self._to_move, self._over = self.tables["to_move"], self.tables["over"]
        self.log: list[tuple[int, int]] = []  # seat and code of each move, unless all play at random

    def begin(self, seed: int) -> None:
        """A new game with its players."""
        self.tables.view(np.uint8)[:] = self.base.view(np.uint8)
        self.tables["rng"][0] = seed_words(seed)
        self._start(self.tables, 0, self.boxes)
        self.log.clear()
        for seat, player in enumerate(self.players):
            player.seed(seed, seat)

    def step(self, code: int) -> None:
        self.log.append((int(self._to_move[0]), code))
        self._play(self.tables, 0, self.boxes, code)

    def things(self) -> list[dict[str, list[str]]]:
        """What each seat of a finished game had, by kinds; see arena/study.py."""
        if self.spec.studied is None:
            return []
        table, record, names = self.spec.table.unpack(self.tables), self.box.record, self.spec.moves.notations
        played = [[names[code] for mover, code in self.log if mover == seat] for seat in range(self.seats)]
        return [self.spec.studied(table, record, seat, played[seat]) for seat in range(self.seats)]

    def result(self) -> tuple[list[int], list[int]]:
        """For each seat whether it won, and its score."""
        won, points = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self._standings(self.tables, 0, self.boxes, won, points)
        return won.tolist(), points.tolist()

    def play(self, seed: int) -> tuple[int, list[int], list[int]]:
        """One game: its decisions, and for each seat whether it won, and its score."""
        self.begin(seed)
        if self.only_random:
            for seat, player in enumerate(self.players):
                self.states[seat] = player.state
            decisions, _ = self._random(self.tables, 0, self.boxes, self.states)
        else:
            decisions = 0
            while not self._over[0]:
                self.step(self.players[self._to_move[0]].choose_on(self.tables, 0))
                decisions += 1
        return decisions, *self.result()


def run_job(job: Job) -> Tally:
    """Play some games; compiling and loading are not counted in the seconds."""
    arena = Arena(job)
    arena.play(job.first)  # compiles or loads
    tally = Tally(0, 0, 0.0, [0.0] * job.seats, [0] * job.seats)
    begun = time.perf_counter()
    for seed in range(job.first, job.last):
        decisions, won, points = arena.play(seed)
        tally.games += 1
        tally.decisions += decisions
        share = 1 / sum(won) if sum(won) else 0.0
        for seat in range(job.seats):
            tally.wins[seat] += share * won[seat]
            tally.scores[seat] += points[seat]
    tally.seconds = time.perf_counter() - begun
    return tally


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    options: dict[str, str] | None = None,
    box: str | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play games with seeds seed, seed + 1, ...; the results do not depend on `jobs`."""
    spec = find_game(game)
    count = seats if seats is not None else max(2, min(spec.seats))
    spec.check_seats(count)
    if games < 1 or jobs < 1:
        raise BadInput(f"At least 1 game and 1 job are needed, not {games} and {jobs}.")
    chosen = spec.prepare(spec.table(), count, spec.check_options(options or {}))
    loaded = spec.box(box)
    seat_players(players, spec, loaded, count)  # refuses what is wrong before anything is played
    size = max(1, min(200, -(-games // (jobs * 4))))
    parts = [
        Job(game, count, tuple(players), tuple(chosen.items()), box, first, min(first + size, seed + games))
        for first in range(seed, seed + games, size)
    ]
    total = Simulation(game, count)
    wins, scores = [0.0] * count, [0] * count
    begun = time.perf_counter()
    for tally in _run(parts, jobs):
        total.games += tally.games
        total.decisions += tally.decisions
        total.seconds += tally.seconds
        wins = [a + b for a, b in zip(wins, tally.wins, strict=True)]
        scores = [a + b for a, b in zip(scores, tally.scores, strict=True)]
        progress(tally.games)
    if jobs > 1:  # processes overlap: their seconds add up to more than passed
        total.seconds = min(total.seconds / min(jobs, len(parts)), time.perf_counter() - begun)
    total.decisions_per_second = round(total.decisions / max(total.seconds, 1e-9), 1)
    total.games_per_second = round(total.games / max(total.seconds, 1e-9), 2)
    total.seconds = round(total.seconds, 4)
    total.wins = [round(share, 4) for share in wins]
    total.mean_scores = [round(points / total.games, 3) for points in scores]
    return total


def _run(parts: list[Job], jobs: int) -> Any:
    if jobs == 1 or len(parts) == 1:
        yield from map(run_job, parts)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(parts))) as pool:
        yield from pool.imap(run_job, parts)
