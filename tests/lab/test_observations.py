"""Observations: named pieces in their ranges, the same plain and compiled, and blind to what is hidden."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import numpy as np
import pytest

import meiji
from meiji.lab import versions
from meiji.lab.describe import page
from meiji.lab.versions import fingerprint_of, version_of

SETTINGS = [(game, seats) for game in meiji.game_ids() for seats in meiji.find_game(game).seats]


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_every_number_is_written_in_its_range(game: str, seats: int) -> None:
    spec = meiji.find_game(game)
    options = {"module": "both", "sides": "random"} if game == "zaibatsu" and seats > 1 else {}
    for seed in range(3):
        choice = random.Random(seed)
        played = meiji.new(game, seats=seats, seed=seed, options=options)
        while not played.over:
            played.play(choice.choice(played.codes()))
            row = played.observe(choice.randrange(seats))
            for span in spec.observation.parts(seats):
                for number in row[span.start : span.stop]:
                    assert span.observed.low <= number <= span.observed.high, span.name


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_an_observation_does_not_change_when_hidden_things_change(game: str, seats: int) -> None:
    """In many games where something is hidden: what a seat half knows comes up late and seldom."""
    for seed in range(40 if meiji.find_game(game).redact else 1):
        choice = random.Random(seed)
        played = meiji.new(game, seats=seats, seed=seed)
        while not played.over:
            played.play(choice.choice(played.codes()))
            seat = choice.randrange(seats)
            assert played.imagine(seat, choice.randrange(10**6)).observe(seat) == played.observe(seat)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_me_comes_first(game: str) -> None:
    """The parts of a seat are the same for itself and, at another place, for its neighbours."""
    spec = meiji.find_game(game)
    seats = max(spec.seats)
    choice = random.Random(1)
    played = meiji.new(game, seats=seats, seed=2)
    for _ in range(60):
        played.play(choice.choice(played.codes()))
    parts = [span for span in spec.observation.parts(seats) if span.observed.group == "seat"]
    each = len(parts) // seats
    mine = [played.observe(seat)[parts[0].start : parts[each].start] for seat in range(seats)]
    for seat in range(seats):
        row = played.observe(seat)
        for turn in range(seats):
            start, stop = parts[turn * each].start, parts[turn * each + each - 1].stop
            assert row[start:stop] == mine[(seat + turn) % seats]


@pytest.mark.parametrize("game", meiji.game_ids())
def test_batches_observe_reward_and_restart(game: str) -> None:
    seats = max(meiji.find_game(game).seats)
    batch = meiji.batch(game, n=70, seats=seats, seed=1, observe=True, restart=True)
    twice = meiji.batch(game, n=70, seats=seats, seed=1, observe=True, restart=True, threads=2)
    chance, rows, ended = np.random.default_rng(1), np.arange(70), 0
    for turn in range(700):
        codes = batch.moves[rows, (chance.random(70) * batch.counts).astype(int)]
        batch.step(codes)
        twice.step(codes)
        ended += int(batch.over.sum())
        assert not batch.tables["over"].any()
        assert np.allclose(batch.rewards.sum(1), batch.over)
        if turn % 50 == 0:
            assert batch.tables.tobytes() == twice.tables.tobytes()
            assert (batch.observations == twice.observations).all()
            played = batch.game(turn % 70)
            seat = played.to_move
            assert seat is not None and played.observe(seat) == batch.observations[turn % 70].tolist()
    assert ended >= 70


def test_batches_hand_out_their_arrays_without_copies() -> None:
    batch = meiji.batch("yokohama", n=4, observe=True)
    held = (batch.observations, batch.mask, batch.rewards, batch.over)
    assert all(array.flags.c_contiguous for array in held)
    before = held[0].copy()
    batch.step(batch.moves[:, 0])
    assert batch.observations is held[0] and (held[0] != before).any()


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_version_changes_with_what_is_played_and_observed(game: str) -> None:
    kept = tomllib.loads((Path(versions.__file__).parent / "versions.toml").read_text("utf-8"))[game]
    assert kept["version"] == version_of(game) >= 1
    assert fingerprint_of(game) == kept["fingerprint"], "raise the version and write the new fingerprint"


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_docs_page_is_the_one_that_the_game_writes(game: str) -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (docs / f"lab-{game}.md").read_text("utf-8") == page(game), "python -m meiji.lab.describe writes it anew"
