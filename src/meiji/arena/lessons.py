"""What a network learns from: games that a player plays against itself, decision by decision.

Of a decision are kept what its seat observes, the moves on offer with the share that the player gives to each, the
points that the tuned numbers promise to every seat, and the points that were to be expected, as one knew later; seats
are counted from the one that decides. Now and then a random move is played, so that also what a good player avoids is
seen.

The end of a game tells little of one decision near its start, what a player finds a few turns later tells more. So what
was to be expected is mixed (TD(lambda)): a little of what was found at each later decision, the rest the end.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from meiji.arena.simulate import Arena, Job
from meiji.kernel.batch import observe_table
from meiji.kernel.errors import BadInput
from meiji.kernel.table import OFFERS
from meiji.players.network import TRIED, Network
from meiji.players.registry import Player
from meiji.players.searcher import SearchChooser
from meiji.players.value import FEATURES, SOLO_BONUS, promises_of, tuned

Array = np.ndarray[Any, Any]
SLIPS = 0.06  # of the moves are random ones
KEPT = 0.25  # of the decisions: neighbours are much alike
HASTY = 0.2  # of its simulations a search makes for a decision that is not kept, so that more games are played
GAMES = 20  # of one job
LATER = 0.98  # how much of what is to be expected comes from after the next decision


@dataclass
class Lessons:
    """Decisions, one row each."""

    observations: Array
    offers: Array  # codes of the moves; -1 behind the last
    shares: Array  # of each move on offer; together 1
    promises: Array
    points: Array  # to be expected
    weights: Array  # the tuned ones that promised

    def save(self, file: Path) -> None:
        np.savez(file, **{field.name: getattr(self, field.name) for field in fields(self)})

    @classmethod
    def load(cls, file: Path) -> Lessons:
        with np.load(file) as found:
            return cls(**{name: found[name] for name in found.files})

    @classmethod
    def together(cls, parts: list[Lessons]) -> Lessons:
        weights = parts[0].weights
        if any(not np.array_equal(part.weights, weights) for part in parts):
            raise BadInput("Some of these lessons are older than the tuned numbers; begin anew in another folder.")
        names = [field.name for field in fields(cls) if field.name != "weights"]
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names}, weights=weights)


@dataclass(frozen=True)
class Class:
    """Some games of one player, from one seed on."""

    game: str
    seats: int
    player: str
    network: Path | None  # for `master`, instead of the one that comes with Meiji
    options: tuple[tuple[str, str], ...]
    seed: int
    games: int


def judge(player: Player, tables: Array, codes: Array, promised: Array, part: float) -> tuple[Array, Array]:
    """How much the player gives to each move on offer, and the points that it expects of each seat.

    A search tells both from its visits; anybody else gives all to one move and expects what is promised.
    """
    shares = np.zeros(len(codes), np.float16)
    if not isinstance(player.chooser, SearchChooser):
        shares[codes == player.choose_on(tables, 0)] = 1
        return shares, promised
    looked = player.chooser.look(tables, 0, player.boxes, player.state, part=part)
    found = {one.code: one.visits for one in looked}
    visits = np.array([found.get(int(code), 0) for code in codes], np.float32)
    shares[:] = visits / visits.sum()
    if len(promised) == 1:
        return shares, promised
    behind = np.minimum(player.chooser.leads(len(promised)), 0)  # the best seat; only differences count
    return shares, behind + (promised - behind).mean()


def attend(work: Class) -> Lessons:
    """Watch these games."""
    if work.network is not None:
        TRIED[work.game, work.seats] = Network(work.network)
    arena = Arena(Job(work.game, work.seats, (work.player,), work.options, None, 0, 1))
    rows = [row for number in range(work.games) for row in watch(arena, work.seed + number)]
    seen, offers, shares, promises, points = (np.array(column) for column in zip(*rows, strict=True))
    return Lessons(seen, offers, shares, promises, points, tuned(work.game, work.seats).weights)


def watch(arena: Arena, seed: int) -> Iterator[tuple[Array, ...]]:
    """One game; the rows of the decisions that are kept, the last one first."""
    spec, tables, seats, chance = arena.spec, arena.tables, arena.seats, np.random.default_rng(seed)
    look, promise = spec.twin()[observe_table], spec.twin()[promises_of]
    weights, row = tuned(spec.id, seats).weights, np.zeros(FEATURES)
    found: list[tuple[Array, int, tuple[Array, ...] | None]] = []
    arena.begin(seed)
    while not tables["over"][0]:
        seat = int(tables["to_move"][0])
        codes = tables["offer"][0, : tables["offers"][0]]
        if chance.random() < SLIPS:
            arena.step(int(chance.choice(codes)))
            continue
        promised, keep = np.zeros(seats), chance.random() < KEPT
        kept: tuple[Array, ...] | None = None
        promise(tables, 0, arena.boxes, weights, row, promised)
        shares, judged = judge(arena.players[seat], tables, codes, promised, 1.0 if keep else HASTY)
        if keep:
            seen = np.zeros(spec.observation.size(seats), np.int16)
            look(tables, 0, arena.boxes, seat, seen)
            offered, given = np.full(OFFERS, -1, np.int16), np.zeros(OFFERS, np.float16)
            offered[: len(codes)], given[: len(codes)] = codes, shares
            kept = (seen, offered, given, np.roll(promised, -seat).astype(np.float32))
        found.append((judged, seat, kept))
        arena.step(int(codes[int(np.argmax(shares))]))
    won, points = arena.result()
    expected = np.array(points, np.float32)
    if seats == 1:
        expected += SOLO_BONUS * won[0]
    for judged, seat, kept in reversed(found):
        if kept:
            yield (*kept, np.roll(expected, -seat))
        expected = np.float32(LATER) * expected + np.float32(1 - LATER) * judged.astype(np.float32)


def gather(work: Class, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Lessons:
    """Watch these games in so many processes; the lessons are the same whatever their number."""
    starts = range(work.seed, work.seed + work.games, GAMES)
    parts = [replace(work, seed=start, games=min(GAMES, work.seed + work.games - start)) for start in starts]
    found = []
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(parts))) as pool:
        for part, lessons in zip(parts, pool.imap(attend, parts), strict=True):
            found.append(lessons)
            progress(part.games)
    return Lessons.together(found)
