"""`master` and its network: compiled as NumPy would work it out, and `search` where nothing was learned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meiji
from meiji.arena.simulate import Arena, Job
from meiji.kernel.errors import BadInput
from meiji.players import network
from meiji.players.master import MasterChooser
from meiji.players.network import Encoding, Network, learned
from meiji.players.registry import make_player
from meiji.players.search import LEAD, MOVE, ROOT, VISITS

EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())
HIDDEN = (24, 16)


def any_weights(game: str, seed: int = 1) -> dict[str, Any]:
    """A network that nobody taught anything."""
    chance, size, codes = np.random.default_rng(seed), Encoding(game, 2).size, len(meiji.find_game(game).moves)
    shapes = {"w0": (size, 24), "b0": (24,), "w1": HIDDEN, "b1": (16,), "moves": (16, codes), "moves_bias": (codes,)}
    shapes |= {"value": (16, 1), "value_bias": (1,)}
    found: dict[str, Any] = {name: chance.normal(0, 0.2, shape).astype(np.float16) for name, shape in shapes.items()}
    return {**found, "game": game, "seats": 2, "scale": 30.0}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    learned.cache_clear()
    yield tmp_path
    learned.cache_clear()


def by_numpy(weights: dict[str, Any], observations: Any) -> tuple[Any, Any]:
    """The likings of all moves (their logits), and the lead still to be gained."""
    w = {name: np.asarray(value, np.float32) for name, value in weights.items() if name != "game"}
    hidden = np.maximum(Encoding(weights["game"], 2)(observations) @ w["w0"] + w["b0"], 0)
    hidden = np.maximum(hidden @ w["w1"] + w["b1"], 0)
    return hidden @ w["moves"] + w["moves_bias"], 30 * (hidden @ w["value"] + w["value_bias"])[:, 0]


def middle(game: str, tables: int = 16) -> Any:
    """Tables in the middle of random games."""
    batch, chance = meiji.batch(game, tables, 2, 3, observe=True), np.random.default_rng(1)
    for _ in range(60):
        batch.step(batch.moves[np.arange(tables), (chance.random(tables) * batch.counts).astype(int)])
    return batch


@EVERY_GAME
def test_the_network_is_what_numpy_works_out(game: str, folder: Path) -> None:
    weights = any_weights(game)
    np.savez(folder / f"{game}-2.npz", **weights)
    batch = middle(game)
    liking, gain = by_numpy(weights, batch.observations)
    player = make_player("master:simulations=1", batch.spec, batch.box)
    assert isinstance(player.chooser, MasterChooser)
    tree = player.chooser.trees[0]
    seen = 0
    for index in np.flatnonzero(~batch.over).tolist():
        tree.forget()
        player.choose_on(batch.tables, index)
        mover, scores = int(batch.to_move[index]), batch.scores[index]
        lead = float(scores[mover] - scores[1 - mover]) + float(gain[index])
        # Observations know nothing hidden, so the imagined table looks the same to the seat.
        assert tree.numbers[2 + mover] == pytest.approx(lead, rel=1e-3, abs=1e-2)
        assert tree.numbers[2 + 1 - mover] == pytest.approx(-lead, rel=1e-3, abs=1e-2)
        offered = batch.moves[index, : batch.counts[index]]
        likes = tree.powers[int(tree.marks[ROOT])][offered]  # type: ignore[attr-defined]
        assert np.log(likes) == pytest.approx(np.clip(liking[index][offered], -12, 12), rel=1e-3, abs=1e-2)
        seen += 1
    assert seen >= 8


def test_its_sums_are_visits_times_leads(folder: Path) -> None:
    np.savez(folder / "yokohama-2.npz", **any_weights("yokohama"))
    batch = middle("yokohama")
    index = int(np.flatnonzero(~batch.over)[0])
    player = make_player("master:simulations=300", batch.spec, batch.box)
    code = player.choose_on(batch.tables, index)
    tree = player.chooser.trees[0]  # type: ignore[attr-defined]
    root = int(tree.marks[ROOT])
    children = tree.children(root)
    assert tree.tree[root, VISITS] == 300 == sum(int(tree.tree[child, VISITS]) for child in children)
    assert {int(tree.tree[child, MOVE]) for child in children} <= set(
        batch.moves[index, : batch.counts[index]].tolist()
    )
    assert code in batch.moves[index, : batch.counts[index]]
    assert np.allclose(tree.sums[root, LEAD], -tree.sums[root, LEAD + 1])


def test_a_small_tree_keeps_searching_when_it_is_full(folder: Path) -> None:
    np.savez(folder / "nippon-2.npz", **any_weights("nippon"))
    batch = middle("nippon")
    player = make_player("master:simulations=50", batch.spec, batch.box)
    for _ in range(6):  # the same table again and again: trees are kept or forgotten, never overrun
        for index in np.flatnonzero(~batch.over).tolist():
            assert player.choose_on(batch.tables, index) in batch.moves[index, : batch.counts[index]]


def test_without_a_network_it_is_search(folder: Path) -> None:
    batch = middle("nippon")
    names = ("master:simulations=60", "search:simulations=60")
    for index in np.flatnonzero(~batch.over).tolist():
        assert len({make_player(n, batch.spec, batch.box).choose_on(batch.tables, index) for n in names}) == 1


def test_threads_and_time_and_whole_games(folder: Path) -> None:
    np.savez(folder / "yokohama-2.npz", **any_weights("yokohama"))
    for name in ("master:simulations=20,threads=2", "master:ms=1", "master:simulations=10,liking=2,exploration=1.5"):
        decisions, won, _ = Arena(Job("yokohama", 2, (name, "random"), (), None, 0, 1)).play(1)
        assert decisions > 20 and sum(won) >= 1


def test_what_it_chooses_does_not_depend_on_what_is_hidden(folder: Path) -> None:
    np.savez(folder / "yokohama-2.npz", **any_weights("yokohama"))
    batch = middle("yokohama")
    for index in np.flatnonzero(~batch.over).tolist()[:8]:
        game = batch.game(index)
        choices = set()
        for seed in range(4):
            imagined = game.imagine(game.to_move, seed)
            imagined._table.rng[:] = game._table.rng
            choices.add(make_player("master:simulations=40", game.spec, game.box).choose(imagined))
        assert len(choices) == 1


def test_damaged_weights_are_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "nippon-2.npz"
    file.write_bytes(b"no weights")
    with pytest.raises(BadInput, match="cannot be read"):
        Network(file)
