"""Tune what `planner` and `search` evaluate positions with, by self-play.

Two things are learnt from the games. The weights of the features: a ridge regression of the final difference in points
between two seats on the difference of their features. And a policy: one logit for every move of the game, by a
conditional logit model of which move is chosen among those on offer.
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
from meiji.players.value import FEATURES, OVERRIDES, SOLO_BONUS, Tuned, features_of, load_tuned, own_file, tuned

Array = np.ndarray[Any, Any]
NEWEST_CHOICES = 150_000  # choices of the strongest play so far, to which the policy is fitted


@dataclass
class Positions:
    """What was seen in many games."""

    differences: list[Array] = field(default_factory=list)  # for each pair of seats the difference of their features
    leads: list[float] = field(default_factory=list)  # and of their points in the end
    lefts: list[float] = field(default_factory=list)  # and how much of the game was left
    offers: list[Array] = field(default_factory=list)  # codes on offer, the chosen one first


def with_time(row: Array, left: float) -> Array:
    """The features, and again times how much of the game is left: so weights can change with time."""
    return np.concatenate([row, left * row]).astype(np.float32)


def play_game(arena: Arena, seed: int, noise: float, seen: Positions) -> None:
    """Play one game and note positions at the ends of turns, and choices. Some moves are random, to see more."""
    spec, tables, seats = arena.spec, arena.tables, arena.seats
    features = spec.twin()[features_of]
    chance = np.random.default_rng(seed)
    arena.begin(seed)
    row, moments = np.zeros(FEATURES), []
    before = -1
    while not tables["over"][0]:
        seat = int(tables["to_move"][0])
        if seat != before or seats == 1:
            moment = []
            for other in range(seats):
                left = features(tables, 0, arena.boxes, other, row)
                moment.append(with_time(row, left))
            moments.append((left, moment))
            before = seat
        codes = tables["offer"][0, : tables["offers"][0]].copy()
        if chance.random() < noise:
            code = int(chance.choice(codes))
        else:
            code = arena.players[seat].choose_on(tables, 0)
            first = int(np.flatnonzero(codes == code)[0])
            codes[0], codes[first] = codes[first], codes[0]
            seen.offers.append(codes)
        arena.step(code)
    won, points = arena.result()
    for left, moment in moments:
        if seats == 1:
            seen.differences.append(moment[0])
            seen.leads.append(points[0] + SOLO_BONUS * won[0])
            seen.lefts.append(left)
        for i in range(seats):
            for j in range(i):
                seen.differences.append(moment[i] - moment[j])
                seen.leads.append(points[i] - points[j])
                seen.lefts.append(left)


def fit_weights(seen: Positions, ridge: float = 30.0) -> Array:
    """Weights by ridge regression."""
    x, y = np.array(seen.differences), np.array(seen.leads)
    size = np.sqrt((x * x).mean(axis=0))
    used = size > 1e-9
    z = x[:, used] / size[used]
    solved = np.linalg.solve((z.T @ z).astype(np.float64) + ridge * np.eye(z.shape[1]), z.T @ y)
    weights = np.zeros(x.shape[1])
    weights[used] = solved / size[used]
    return weights.reshape(2, -1)


def fit_scale(seen: Positions, weights: Array) -> Array:
    """How far leads are off at the end of the game, and how much more at its start, as scales of a logistic curve."""
    off = np.abs(np.array(seen.leads) - np.array(seen.differences) @ weights.reshape(-1))
    left = np.array(seen.lefts)
    at_end, more = np.linalg.lstsq(np.stack([np.ones_like(left), left], axis=1), 0.737 * off, rcond=None)[0]
    return np.array([max(1.0, at_end), max(0.0, more)])


def fit_policy(offers: list[Array], codes: int, steps: int = 150) -> Array:
    """A logit for each move, by gradient ascent with momentum: the first move of each offer is the chosen one."""
    lengths = np.array([len(offer) for offer in offers])
    flat = np.concatenate(offers).astype(np.intp)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    chosen = np.bincount(flat[starts], minlength=codes).astype(float)
    offered = np.bincount(flat, minlength=codes)
    policy, momentum = np.zeros(codes), np.zeros(codes)
    for _ in range(steps):
        odds = np.exp(policy[flat])
        probability = odds / np.repeat(np.add.reduceat(odds, starts), lengths)
        gradient = chosen - np.bincount(flat, weights=probability, minlength=codes) - 0.5 * policy
        momentum = 0.8 * momentum + gradient / (0.25 * offered + 5.0)
        policy += 0.3 * momentum
    return np.clip(policy, -6.0, 6.0)


def tune(
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
    """Play and fit in rounds, each with its player on all seats; every fit is over all rounds so far and gives a line.

    Without a folder it is the user's own tuning from then on, for games with this box.
    """
    spec = find_game(game)
    chosen = spec.prepare(spec.table(), seats, spec.check_options(options or {}))
    loaded = spec.box(box)
    file = own_file(game, seats, loaded.hash) if folder is None else folder / f"{game}-{seats}.json"
    seen = Positions()
    try:
        for player in players:
            arena = Arena(Job(game, seats, (player,), tuple(chosen.items()), loaded, 0, 1))
            for number in range(games):
                play_game(arena, seed + number, noise, seen)
                progress(1)
            seed += games
            data = {"rollout": tuned(game, seats, loaded.hash).rollout, **fitted(seen, spec)}
            OVERRIDES[game, seats] = Tuned(spec, data)
            write(data, file)
            yield f"{game}, {seats} seats, {player}: {len(seen.leads)} positions, scale {data['doubt']}"
    finally:
        OVERRIDES.pop((game, seats), None)
        load_tuned.cache_clear()
    yield f"Written: {file}" + ("; players take these numbers from now on with this box." if folder is None else "")


def write(data: dict[str, Any], file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The numbers cannot be written to {file}: {error.strerror}.") from None


def fitted(seen: Positions, spec: GameSpec) -> dict[str, Any]:
    """What goes into the file."""
    weights = fit_weights(seen)
    last = int(np.flatnonzero(np.abs(weights).sum(axis=0))[-1]) + 1
    policy = fit_policy(seen.offers[-NEWEST_CHOICES:], len(spec.moves))
    return {
        "doubt": [round(float(d), 2) for d in fit_scale(seen, weights)],
        "weights": [[round(float(w), 4) for w in line[:last]] for line in weights],
        "policy": {n: round(float(p), 3) for n, p in zip(spec.moves.notations, policy, strict=True) if p},
    }
