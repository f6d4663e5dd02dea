"""Tuning: what is fitted is what was there to be found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import meiji
from meiji.players.registry import make_player
from meiji.players.value import FOLDER, OVERRIDES, load_tuned, own_file, tuned
from meiji.training.tuning import Positions, fit_policy, fit_scale, fit_weights, tune, with_time


def test_weights_and_scale_are_found_again() -> None:
    chance = np.random.default_rng(1)
    true = np.array([[2.0, -1.0, 0.0], [0.5, 3.0, 0.0]])
    found = Positions()
    for _ in range(6000):
        left = float(chance.random())
        row = np.append(chance.normal(size=2), 0.0)
        found.differences.append(with_time(row, left))
        found.lefts.append(left)
        found.leads.append(float(row @ (true[0] + left * true[1])) + float(chance.normal(0, 2 + 8 * left)))
    weights = fit_weights(found)
    assert weights == pytest.approx(true, abs=0.5)
    at_end, more = fit_scale(found, weights)
    assert at_end == pytest.approx(2 / 1.7, rel=0.3) and more == pytest.approx(8 / 1.7, rel=0.2)


def test_the_policy_is_found_again() -> None:
    chance = np.random.default_rng(2)
    true = np.array([0.0, 1.0, -1.0, 2.0])
    offers = []
    for _ in range(8000):
        codes = chance.permutation(4)[: chance.integers(2, 5)]
        odds = np.exp(true[codes])
        first = int(chance.choice(len(codes), p=odds / odds.sum()))
        codes[0], codes[first] = codes[first], codes[0]
        offers.append(codes)
    policy = fit_policy(offers, 4)
    assert policy - policy[0] == pytest.approx(true, abs=0.15)


def test_a_small_training_writes_what_the_players_read(tmp_path: Path) -> None:
    lines = list(tune("yokohama", 2, 3, ["greedy:samples=1", "planner:samples=1,width=1"], folder=tmp_path))
    assert lines[2:] == [f"Written: {tmp_path / 'yokohama-2.json'}"] and not OVERRIDES
    data = json.loads((tmp_path / "yokohama-2.json").read_text(encoding="utf-8"))
    assert data["rollout"] == json.loads((FOLDER / "yokohama-2.json").read_text(encoding="utf-8"))["rollout"]
    assert np.array(data["weights"]).shape[0] == 2 and len(data["doubt"]) == 2
    assert all(meiji.find_game("yokohama").moves.code(notation) is not None for notation in data["policy"])


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder of one's own."""
    monkeypatch.setenv("MEIJI_DATA", str(tmp_path / "data"))
    load_tuned.cache_clear()
    yield tmp_path / "data"
    load_tuned.cache_clear()


def test_own_numbers_go_to_the_users_folder_and_count_for_their_box_alone(own: Path, tmp_path: Path) -> None:
    spec = meiji.find_game("yokohama")
    shipped = {file.name: file.read_bytes() for file in FOLDER.iterdir()}
    file = tmp_path / "mine.toml"
    file.write_text(spec.box().text.replace('id = "yokohama"', 'id = "mine"', 1), "utf-8")
    mine = spec.box(file)
    lines = list(tune("yokohama", 2, 2, ["greedy:samples=1"], box=file))
    written = own_file("yokohama", 2, mine.hash)
    assert lines[-1] == f"Written: {written}; players take these numbers from now on with this box."
    assert [found.name for found in (own / "tuned").iterdir()] == [f"yokohama-2-{mine.hash[:12]}.json"]
    assert {file.name: file.read_bytes() for file in FOLDER.iterdir()} == shipped
    ours = tuned("yokohama", 2).weights
    assert np.array_equal(tuned("yokohama", 2, spec.box().hash).weights, ours)
    assert not np.array_equal(tuned("yokohama", 2, mine.hash).weights, ours)


def test_players_take_own_numbers_and_the_ladder_does_not(own: Path) -> None:
    """A policy with one move above all else."""
    game = meiji.new("yokohama", seed=1)
    chosen = make_player("search:simulations=1", game.spec, game.box).choose(game)
    disliked = next(move for move in game.moves() if move.code != chosen)
    own_file("yokohama", 2, game.box.hash).parent.mkdir(parents=True)
    own_file("yokohama", 2, game.box.hash).write_text(json.dumps({"policy": {disliked.notation: 6.0}}), "utf-8")
    load_tuned.cache_clear()
    assert make_player("search:simulations=1", game.spec, game.box).choose(game) == disliked.code
    assert make_player("search:simulations=1", game.spec, game.box, own_tuning=False).choose(game) != disliked.code


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(meiji.BadInput, match="The numbers cannot be written to "):
        list(tune("yokohama", 2, 1, ["greedy:samples=1"], folder=tmp_path / "file" / "folder"))
