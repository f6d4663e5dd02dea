"""Tune the numbers that `planner` and `search` weigh positions with, by games of a player against itself.

Two things are learnt from these games. Which points the features of a position promise: a regression of the final
difference between two seats on the difference of their features. And which moves such players tend to choose among
those on offer: one number for every move of the game, by a conditional logit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from meiji.arena.simulate import Arena, Job
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import GameSpec, find_game
from meiji.players.value import FEATURES, SOLO_BONUS, TRIED, Tuned, features_of, kept, own_file, tuned

Array = np.ndarray[Any, Any]
NEWEST_CHOICES = 150_000  # choices of the strongest play so far, from which the liking is learnt


@dataclass
class Experience:
    """What many games left behind."""

    positions: list[Array] = field(default_factory=list)  # for each pair of seats the difference of their features
    leads: list[float] = field(default_factory=list)  # and of their points in the end
    lefts: list[float] = field(default_factory=list)  # and how much of the game was left
    offers: list[Array] = field(default_factory=list)  # codes on offer, the chosen one first


def weighed(row: Array, left: float) -> Array:
    return np.concatenate([row, left * row]).astype(np.float32)


def watch(arena: Arena, seed: int, noise: float, found: Experience) -> None:
    """Play one game and note positions at the ends of turns, and choices. Some moves are random, to see more."""
    spec, tables, seats = arena.spec, arena.tables, arena.seats
    look = spec.twin()[features_of]
    chance = np.random.default_rng(seed)
    arena.begin(seed)
    row, moments = np.zeros(FEATURES), []
    before = -1
    while not tables["over"][0]:
        seat = int(tables["to_move"][0])
        if seat != before or seats == 1:
            moment = []
            for other in range(seats):
                left = look(tables, 0, arena.boxes, other, row)
                moment.append(weighed(row, left))
            moments.append((left, moment))
            before = seat
        codes = tables["offer"][0, : tables["offers"][0]].copy()
        if chance.random() < noise:
            code = int(chance.choice(codes))
        else:
            code = arena.players[seat].choose_on(tables, 0)
            first = int(np.flatnonzero(codes == code)[0])
            codes[0], codes[first] = codes[first], codes[0]
            found.offers.append(codes)
        arena.step(code)
    won, points = arena.result()
    for left, moment in moments:
        if seats == 1:
            found.positions.append(moment[0])
            found.leads.append(points[0] + SOLO_BONUS * won[0])
            found.lefts.append(left)
        for i in range(seats):
            for j in range(i):
                found.positions.append(moment[i] - moment[j])
                found.leads.append(points[i] - points[j])
                found.lefts.append(left)


def fit_weights(found: Experience, ridge: float = 30.0) -> Array:
    """Weights by ridge regression."""
    x, y = np.array(found.positions), np.array(found.leads)
    size = np.sqrt((x * x).mean(axis=0))
    used = size > 1e-9
    z = x[:, used] / size[used]
    solved = np.linalg.solve((z.T @ z).astype(np.float64) + ridge * np.eye(z.shape[1]), z.T @ y)
    weights = np.zeros(x.shape[1])
    weights[used] = solved / size[used]
    return weights.reshape(2, -1)


def fit_doubt(found: Experience, weights: Array) -> Array:
    """How far leads are off at the end of the game, and how much more at its start, as scales of a logistic curve."""
    off = np.abs(np.array(found.leads) - np.array(found.positions) @ weights.reshape(-1))
    left = np.array(found.lefts)
    at_end, more = np.linalg.lstsq(np.stack([np.ones_like(left), left], axis=1), 0.737 * off, rcond=None)[0]
    return np.array([max(1.0, at_end), max(0.0, more)])


def fit_policy(offers: list[Array], codes: int, steps: int = 150) -> Array:
    """A number for each move: moves are chosen about as often as e to the power of it, among those on offer."""
    lengths = np.array([len(offer) for offer in offers])
    flat = np.concatenate(offers).astype(np.intp)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    chosen = np.bincount(flat[starts], minlength=codes).astype(float)
    seen = np.bincount(flat, minlength=codes)
    policy, slope = np.zeros(codes), np.zeros(codes)
    for _ in range(steps):
        power = np.exp(policy[flat])
        share = power / np.repeat(np.add.reduceat(power, starts), lengths)
        gradient = chosen - np.bincount(flat, weights=share, minlength=codes) - 0.5 * policy
        slope = 0.8 * slope + gradient / (0.25 * seen + 5.0)
        policy += 0.3 * slope
    return np.clip(policy, -6.0, 6.0)


def train(
    game: str,
    seats: int,
    games: int,
    players: Sequence[str] = ("greedy", *("planner:samples=1,width=4",) * 3),
    seed: int = 1_000_000,
    noise: float = 0.08,
    options: dict[str, str] | None = None,
    box: str | Path | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[str]:
    """Play and fit in rounds, each with its player on all seats; every fit is over all rounds so far, and told.

    Without a folder the numbers are the user's own from then on, for games with this box.
    """
    spec = find_game(game)
    chosen = spec.prepare(spec.table(), seats, spec.check_options(options or {}))
    loaded = spec.box(box)
    file = own_file(game, seats, loaded.hash) if folder is None else folder / f"{game}-{seats}.json"
    found = Experience()
    try:
        for player in players:
            arena = Arena(Job(game, seats, (player,), tuple(chosen.items()), loaded, 0, 1))
            for number in range(games):
                watch(arena, seed + number, noise, found)
                progress(1)
            seed += games
            data = {"rollout": tuned(game, seats, loaded.hash).rollout, **fitted(found, spec)}
            TRIED[game, seats] = Tuned(spec, data)
            keep(data, file)
            yield f"{game}, {seats} seats, {player}: {len(found.leads)} positions, doubt {data['doubt']}"
    finally:
        TRIED.pop((game, seats), None)
        kept.cache_clear()
    yield f"Written: {file}" + ("; players take these numbers from now on with this box." if folder is None else "")


def keep(data: dict[str, Any], file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The numbers cannot be written to {file}: {error.strerror}.") from None


def fitted(found: Experience, spec: GameSpec) -> dict[str, Any]:
    """The numbers as they are kept."""
    weights = fit_weights(found)
    last = int(np.flatnonzero(np.abs(weights).sum(axis=0))[-1]) + 1
    policy = fit_policy(found.offers[-NEWEST_CHOICES:], len(spec.moves))
    return {
        "doubt": [round(float(d), 2) for d in fit_doubt(found, weights)],
        "weights": [[round(float(w), 4) for w in line[:last]] for line in weights],
        "policy": {n: round(float(p), 3) for n, p in zip(spec.moves.notations, policy, strict=True) if p},
    }
