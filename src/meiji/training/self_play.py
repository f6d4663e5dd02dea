"""Self-play: games of a player against itself, decision by decision, as samples for a network.

A sample is what the deciding seat observes, the moves on offer, the policy target (the share of visits that a search
gave to each move), the points that the tuned weights predict for every seat, and the value target (the points that were
to be expected, as one knew later). Seats are counted from the one that decides. Now and then a random move is played,
so that also what a good player avoids is seen.

The final score says little of one decision near the start, what a search finds a few turns later says more. So the
value target is a lambda-return: a little of what was found at each later decision, the rest from the final score.
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
from meiji.players.network import OVERRIDES, Network
from meiji.players.registry import Player
from meiji.players.search import SearchChooser
from meiji.players.value import FEATURES, SOLO_BONUS, predictions_of, tuned

Array = np.ndarray[Any, Any]
RANDOM_MOVES = 0.06  # of all moves
SAMPLED = 0.25  # of the decisions become samples: neighbours are much alike
FAST_FRACTION = 0.2  # of its simulations a search makes for a decision that is no sample, so that more games are played
GAMES = 20  # of one job
LAMBDA = 0.98  # how much of a value target comes from after the next decision

# Files of samples keep the names that these fields had first.
KEYS = {"moves": "offers", "policy_targets": "shares", "predictions": "promises", "value_targets": "points"}


@dataclass
class Samples:
    """Decisions, one row each."""

    observations: Array
    moves: Array  # codes on offer; -1 behind the last
    policy_targets: Array  # of each move on offer; together 1
    predictions: Array  # points by the tuned weights
    value_targets: Array  # points
    weights: Array  # the tuned ones that predicted

    def save(self, file: Path) -> None:
        np.savez(file, **{KEYS.get(field.name, field.name): getattr(self, field.name) for field in fields(self)})

    @classmethod
    def load(cls, file: Path) -> Samples:
        with np.load(file) as arrays:
            return cls(**{field.name: arrays[KEYS.get(field.name, field.name)] for field in fields(cls)})

    @classmethod
    def joined(cls, parts: list[Samples]) -> Samples:
        weights = parts[0].weights
        if any(not np.array_equal(part.weights, weights) for part in parts):
            raise BadInput("Some of these games are older than the tuned weights; start again in another folder.")
        names = [field.name for field in fields(cls) if field.name != "weights"]
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names}, weights=weights)


@dataclass(frozen=True)
class SelfPlayJob:
    """Some games of one player, from one seed on."""

    game: str
    seats: int
    player: str
    network: Path | None  # for `master`, instead of the one that comes with Meiji
    options: tuple[tuple[str, str], ...]
    seed: int
    games: int


def targets(player: Player, tables: Array, codes: Array, predicted: Array, fraction: float) -> tuple[Array, Array]:
    """The policy target for the moves on offer, and the points that the player expects of each seat.

    A search gives both by its visits; any other player puts all on one move and expects what is predicted.
    """
    policy = np.zeros(len(codes), np.float16)
    if not isinstance(player.chooser, SearchChooser):
        policy[codes == player.choose_on(tables, 0)] = 1
        return policy, predicted
    candidates = player.chooser.search(tables, 0, player.boxes, player.state, fraction=fraction)
    visits_of = {candidate.code: candidate.visits for candidate in candidates}
    visits = np.array([visits_of.get(int(code), 0) for code in codes], np.float32)
    policy[:] = visits / visits.sum()
    if len(predicted) == 1:
        return policy, predicted
    behind = np.minimum(player.chooser.leads(len(predicted)), 0)  # the best seat; only differences count
    return policy, behind + (predicted - behind).mean()


def run_job(job: SelfPlayJob) -> Samples:
    if job.network is not None:
        OVERRIDES[job.game, job.seats] = Network(job.network)
    arena = Arena(Job(job.game, job.seats, (job.player,), job.options, None, 0, 1))
    rows = [row for number in range(job.games) for row in play_game(arena, job.seed + number)]
    seen, moves, policy, predicted, values = (np.array(column) for column in zip(*rows, strict=True))
    return Samples(seen, moves, policy, predicted, values, tuned(job.game, job.seats).weights)


def play_game(arena: Arena, seed: int) -> Iterator[tuple[Array, ...]]:
    """One game; its samples, the last one first."""
    spec, tables, seats, chance = arena.spec, arena.tables, arena.seats, np.random.default_rng(seed)
    observe, predict = spec.twin()[observe_table], spec.twin()[predictions_of]
    weights, row = tuned(spec.id, seats).weights, np.zeros(FEATURES)
    decisions: list[tuple[Array, int, tuple[Array, ...] | None]] = []
    arena.begin(seed)
    while not tables["over"][0]:
        seat = int(tables["to_move"][0])
        codes = tables["offer"][0, : tables["offers"][0]]
        if chance.random() < RANDOM_MOVES:
            arena.step(int(chance.choice(codes)))
            continue
        predicted, sampled = np.zeros(seats), chance.random() < SAMPLED
        sample: tuple[Array, ...] | None = None
        predict(tables, 0, arena.boxes, weights, row, predicted)
        policy, expected = targets(arena.players[seat], tables, codes, predicted, 1.0 if sampled else FAST_FRACTION)
        if sampled:
            observation = np.zeros(spec.observation.size(seats), np.int16)
            observe(tables, 0, arena.boxes, seat, observation)
            moves, policy_target = np.full(OFFERS, -1, np.int16), np.zeros(OFFERS, np.float16)
            moves[: len(codes)], policy_target[: len(codes)] = codes, policy
            sample = (observation, moves, policy_target, np.roll(predicted, -seat).astype(np.float32))
        decisions.append((expected, seat, sample))
        arena.step(int(codes[int(np.argmax(policy))]))
    won, points = arena.result()
    value = np.array(points, np.float32)
    if seats == 1:
        value += SOLO_BONUS * won[0]
    for expected, seat, sample in reversed(decisions):
        if sample:
            yield (*sample, np.roll(value, -seat))
        value = np.float32(LAMBDA) * value + np.float32(1 - LAMBDA) * expected.astype(np.float32)


def self_play(job: SelfPlayJob, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Samples:
    """Play these games in `jobs` processes; the samples are the same whatever their number."""
    starts = range(job.seed, job.seed + job.games, GAMES)
    parts = [replace(job, seed=start, games=min(GAMES, job.seed + job.games - start)) for start in starts]
    samples = []
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(parts))) as pool:
        for part, played in zip(parts, pool.imap(run_job, parts), strict=True):
            samples.append(played)
            progress(part.games)
    return Samples.joined(samples)
