"""Tuning: what is fitted is what was there to be found."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import meiji
from meiji.arena.train import Experience, fit_doubt, fit_policy, fit_weights, train, weighed
from meiji.players.value import FOLDER, TRIED


def test_weights_and_doubt_are_found_again() -> None:
    chance = np.random.default_rng(1)
    true = np.array([[2.0, -1.0, 0.0], [0.5, 3.0, 0.0]])
    found = Experience()
    for _ in range(6000):
        left = float(chance.random())
        row = np.append(chance.normal(size=2), 0.0)
        found.positions.append(weighed(row, left))
        found.lefts.append(left)
        found.leads.append(float(row @ (true[0] + left * true[1])) + float(chance.normal(0, 2 + 8 * left)))
    weights = fit_weights(found)
    assert weights == pytest.approx(true, abs=0.5)
    at_end, more = fit_doubt(found, weights)
    assert at_end == pytest.approx(2 / 1.7, rel=0.3) and more == pytest.approx(8 / 1.7, rel=0.2)


def test_the_liking_for_moves_is_found_again() -> None:
    chance = np.random.default_rng(2)
    true = np.array([0.0, 1.0, -1.0, 2.0])
    offers = []
    for _ in range(8000):
        codes = chance.permutation(4)[: chance.integers(2, 5)]
        power = np.exp(true[codes])
        first = int(chance.choice(len(codes), p=power / power.sum()))
        codes[0], codes[first] = codes[first], codes[0]
        offers.append(codes)
    policy = fit_policy(offers, 4)
    assert policy - policy[0] == pytest.approx(true, abs=0.15)


def test_a_small_training_writes_what_the_players_read(tmp_path: Path) -> None:
    lines = list(train("yokohama", 2, 3, ["greedy:samples=1", "planner:samples=1,width=1"], folder=tmp_path))
    assert len(lines) == 2 and not TRIED
    data = json.loads((tmp_path / "yokohama-2.json").read_text(encoding="utf-8"))
    assert data["rollout"] == json.loads((FOLDER / "yokohama-2.json").read_text(encoding="utf-8"))["rollout"]
    assert np.array(data["weights"]).shape[0] == 2 and len(data["doubt"]) == 2
    assert all(meiji.find_game("yokohama").moves.code(notation) is not None for notation in data["policy"])
