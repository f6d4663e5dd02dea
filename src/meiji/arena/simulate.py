"""Whole games between computer players; the same results however many threads or processes play them.

Where all players are compiled, many games are one compiled call, and threads share them. Others think in Python too:
there processes share the games.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np

from meiji.arena.threads import go_on, in_threads
from meiji.arena.whole_games import DONE, FRESH, TABLE, play_games
from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import play_on_table, standings, start_table
from meiji.kernel.plain import fresh_table
from meiji.kernel.spec import find_game
from meiji.kernel.streams import fill
from meiji.kernel.table import OFFERS
from meiji.kernel.together import aligned
from meiji.players import seat_players
from meiji.players.planner import PlannerChooser
from meiji.players.registry import RANDOM
from meiji.players.value import FEATURES, SEATS

Array = np.ndarray[Any, Any]
RANDOM_DECISIONS, DECISIONS = 1_000_000, 100  # of one compiled call at most: of random players, of others
RANDOM_GAMES, GAMES = 500, 8  # of one part of a compiled simulation at most
SECONDS = 0.2  # that a compiled call should take at most: nobody can break it off


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
        settings = [player.compiled_settings for player in self.players]
        self.compiled = None not in settings
        self.only_random = all(each is not None and each[0] == RANDOM for each in settings)
        self._twin = self.spec.twin()
        self._start, self._play, self._standings = (self._twin[e] for e in (start_table, play_on_table, standings))
        self.boxes = self.box.record.pack()
        self._records = aligned((3,), self.spec.table.dtype())
        self.tables = self._records[TABLE : TABLE + 1]
        self._fresh = self._records[FRESH : FRESH + 1]
        self._records[:] = fresh_table(self.spec, job.seats, dict(job.options), seed_words(0)).pack()
        self._to_move, self._over = self.tables["to_move"], self.tables["over"]
        self.log: list[tuple[int, int]] = []  # seat and code of each move, unless all play at random
        self._noted = aligned((0 if self.only_random else DECISIONS, 2), np.int64)
        self._settings = np.array(settings, np.int64) if self.compiled and not self.only_random else None
        self._most = RANDOM_DECISIONS if self.only_random else 1

    def begin(self, seed: int) -> None:
        """A new game with its players."""
        self.tables.view(np.uint8)[:] = self._fresh.view(np.uint8)
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
        if not self.compiled:
            return self.play_by_steps(seed)
        decisions, *results = self.rows(seed, seed + 1)[0].tolist()
        return decisions, results[: self.seats], results[self.seats :]

    def play_by_steps(self, seed: int) -> tuple[int, list[int], list[int]]:
        """The same, every move chosen and played from Python."""
        self.begin(seed)
        decisions = 0
        while not self._over[0]:
            self.step(self.players[self._to_move[0]].choose_on(self.tables, 0))
            decisions += 1
        return decisions, *self.result()

    def rows(self, first: int, last: int) -> Array:
        """For each game of these seeds its decisions, then for each seat whether it won, then for each its score."""
        found = aligned((last - first, 1 + 2 * self.seats), np.int64)
        if self.compiled:
            self._play_compiled(first, found)
            return found
        for row, seed in zip(found, range(first, last), strict=True):
            decisions, won, points = self.play_by_steps(seed)
            row[:] = decisions, *won, *points
        return found

    def _play_compiled(self, first: int, rows: Array) -> None:
        streams, place = aligned((len(rows), 1 + self.seats, 4), np.int64), aligned((2,), np.int64)
        fill(self._twin, first, streams)
        minds = None if self._settings is None else self._minds(self._settings)
        play = self._twin[play_games]
        self.log.clear()
        while True:  # once even without games: then it compiles or loads
            begun = time.perf_counter()
            decided = play(self._records, self.boxes, streams, rows, place, self._most, self._noted, minds)
            if minds is not None:
                self.log.extend((seat, code) for seat, code in self._noted[:decided].tolist())
                self._most = max(1, min(DECISIONS, int(SECONDS * decided / (time.perf_counter() - begun))))
            if place[DONE] == len(rows):
                return
            go_on()

    def _minds(self, settings: Array) -> tuple[Array, ...]:
        """What players that think need, as `play_games` takes it; they think one after the other, so they share it."""
        planners = [player.chooser for player in self.players if isinstance(player.chooser, PlannerChooser)]
        nodes = aligned((2 * (int(settings[:, 2].max()) + 1) + 1,), self.spec.table.dtype())
        weights = planners[0].weights(self.seats) if planners else np.zeros((2, 1))
        row, values = aligned((FEATURES,), np.float64), aligned((3, max(OFFERS, len(nodes), SEATS)), np.float64)
        return settings, nodes, weights, row, values

    def warm(self) -> None:
        """Compile or load what these players need."""
        if self.compiled:
            self.rows(0, 0)
            return
        self.begin(0)
        self.step(self.players[self._to_move[0]].choose_on(self.tables, 0))
        self.result()


def play_part(arena: Arena, job: Job) -> Tally:
    begun = time.perf_counter()
    rows = arena.rows(job.first, job.last)
    won, points = rows[:, 1 : 1 + job.seats], rows[:, 1 + job.seats :]
    shares = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    decisions, seconds = int(rows[:, 0].sum()), time.perf_counter() - begun
    return Tally(len(rows), decisions, seconds, shares.sum(axis=0).tolist(), points.sum(axis=0).tolist())


def run_job(job: Job) -> Tally:
    """Play some games; compiling and loading are not counted in the seconds."""
    arena = Arena(job)
    arena.warm()
    return play_part(arena, job)


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
    whole = Job(game, count, tuple(players), tuple(chosen.items()), box, seed, seed + games)
    arena = Arena(replace(whole, box=loaded))  # refuses what is wrong before anything is played
    arena.warm()
    most = 200 if not arena.compiled else RANDOM_GAMES if arena.only_random else GAMES
    size = max(1, min(most, -(-games // (jobs * 4))))
    total = Simulation(game, count)
    wins, scores = [0.0] * count, [0] * count
    begun = time.perf_counter()
    for tally in _run(arena, whole, size, jobs):
        total.games += tally.games
        total.decisions += tally.decisions
        total.seconds += tally.seconds
        wins = [a + b for a, b in zip(wins, tally.wins, strict=True)]
        scores = [a + b for a, b in zip(scores, tally.scores, strict=True)]
        progress(tally.games)
    passed = time.perf_counter() - begun
    if arena.compiled:
        total.seconds = passed
    elif jobs > 1:  # processes overlap: their seconds add up to more than passed, and they load first
        total.seconds = min(total.seconds / jobs, passed)
    total.decisions_per_second = round(total.decisions / max(total.seconds, 1e-9), 1)
    total.games_per_second = round(total.games / max(total.seconds, 1e-9), 2)
    total.seconds = round(total.seconds, 4)
    total.wins = [round(share, 4) for share in wins]
    total.mean_scores = [round(points / total.games, 3) for points in scores]
    return total


def _run(arena: Arena, whole: Job, size: int, jobs: int) -> Iterator[Tally]:
    """The games in parts."""
    firsts = range(whole.first, whole.last, size)
    parts = (replace(whole, first=first, last=min(first + size, whole.last)) for first in firsts)
    threads = min(jobs, len(firsts))
    if threads == 1:
        yield from (play_part(arena, part) for part in parts)
    elif arena.compiled:
        arenas: dict[int, Arena] = {}  # one a thread

        def play(part: Job) -> Tally:
            thread = threading.get_ident()
            if thread not in arenas:
                arenas[thread] = Arena(replace(whole, box=arena.box))
            return play_part(arenas[thread], part)

        yield from in_threads(play, parts, threads)
    else:
        with multiprocessing.get_context("spawn").Pool(threads) as pool:
            yield from pool.imap(run_job, parts)
