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
from meiji.players.mcts import LEAD
from meiji.players.network import Encoding, Network, load_network
from meiji.players.registry import make_player
from meiji.players.value import FEATURES, SOLO_PAR, predictions_of

HIDDEN = (24, 16)


def any_weights(game: str, seats: int = 2) -> dict[str, Any]:
    """A network that nobody taught anything."""
    chance, size, codes = np.random.default_rng(1), Encoding(game, seats).size, len(meiji.find_game(game).moves)
    shapes = {"w0": (size, 24), "b0": (24,), "w1": HIDDEN, "b1": (16,), "moves": (16, codes), "moves_bias": (codes,)}
    shapes |= {"value": (16, seats), "value_bias": (seats,), "promise": (2, 5)}
    found: dict[str, Any] = {name: chance.normal(0, 0.2, shape).astype(np.float16) for name, shape in shapes.items()}
    return {**found, "game": game, "seats": seats, "scale": 30.0}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    load_network.cache_clear()
    yield tmp_path
    load_network.cache_clear()


def by_numpy(weights: dict[str, Any], observations: Any) -> tuple[Any, Any]:
    """The logits of all moves, and how many points more than predicted each seat will have."""
    w = {name: np.asarray(value, np.float32) for name, value in weights.items() if name != "game"}
    hidden = np.maximum(Encoding(weights["game"], weights["seats"])(observations) @ w["w0"] + w["b0"], 0)
    hidden = np.maximum(hidden @ w["w1"] + w["b1"], 0)
    return hidden @ w["moves"] + w["moves_bias"], 30 * (hidden @ w["value"] + w["value_bias"])


def middle(game: str, tables: int = 16, seats: int = 2) -> Any:
    """Tables in the middle of random games."""
    batch, chance = meiji.batch(game, tables, seats, 3, observe=True), np.random.default_rng(1)
    for _ in range(60):
        batch.step(batch.moves[np.arange(tables), (chance.random(tables) * batch.counts).astype(int)])
    return batch


@pytest.mark.parametrize(
    "game, seats", [(game, seats) for game in meiji.game_ids() for seats in sorted(meiji.find_game(game).seats)]
)
def test_the_network_is_what_numpy_works_out(game: str, seats: int, folder: Path) -> None:
    weights = any_weights(game, seats)
    np.savez(folder / f"{game}-{seats}.npz", **weights)
    batch = middle(game, seats=seats)
    logits, more = by_numpy(weights, batch.observations)
    player = make_player("master:simulations=1", batch.spec, batch.box)
    assert isinstance(player.chooser, MasterChooser)
    tree = player.chooser.trees[0]
    predict = batch.spec.twin()[predictions_of]
    boxes, row, predicted = batch.box.record.pack(), np.zeros(FEATURES), np.zeros(seats)
    seen = 0
    for index in np.flatnonzero(~batch.over).tolist():
        tree.reset()
        player.chooser.search(batch.tables, index, player.boxes, player.state)
        # Observations and predictions know nothing hidden, so the imagined table looks the same to the seat.
        predict(batch.tables, index, boxes, weights["promise"].astype(np.float64), row, predicted)
        points = predicted + np.roll(more[index], int(batch.to_move[index]))
        for seat in range(seats):
            others = np.delete(points, seat)
            lead = points[seat] - (others.max() if seats > 1 else SOLO_PAR)
            assert tree.arrays.baseline[seat] == pytest.approx(lead, rel=1e-3, abs=2e-2)
        offered = batch.moves[index, : batch.counts[index]]
        priors = tree.priors[tree.root][offered]  # type: ignore[attr-defined]
        assert np.log(priors) == pytest.approx(np.clip(logits[index][offered], -12, 12), rel=1e-3, abs=1e-2)
        seen += 1
    assert seen >= 8


def test_what_was_seen_before_makes_no_difference(folder: Path) -> None:
    """The first layer is kept from look to look: after many others a table gets what it got at first."""
    np.savez(folder / "nippon-2.npz", **any_weights("nippon"))
    batch = middle("nippon")
    player, found = make_player("master:simulations=200", batch.spec, batch.box), {}
    indices = np.flatnonzero(~batch.over).tolist()
    for again in range(2):
        for index in indices:
            player.seed(1, index)
            player.chooser.trees[0].reset()  # type: ignore[attr-defined]
            player.choose_on(batch.tables, index)
            now = player.chooser.trees[0].arrays.baseline[:2].copy()  # type: ignore[attr-defined]
            assert again == 0 or now == pytest.approx(found[index], abs=1e-2)
            found[index] = now


def test_its_sums_are_visits_times_leads(folder: Path) -> None:
    np.savez(folder / "yokohama-2.npz", **any_weights("yokohama"))
    batch = middle("yokohama")
    index = int(np.flatnonzero(~batch.over)[0])
    player = make_player("master:simulations=300", batch.spec, batch.box)
    code = player.choose_on(batch.tables, index)
    tree = player.chooser.trees[0]  # type: ignore[attr-defined]
    root = tree.root
    children = tree.children(root)
    assert tree.visits(root) == 300 == sum(map(tree.visits, children))
    assert set(map(tree.move, children)) <= set(batch.moves[index, : batch.counts[index]].tolist())
    assert code in batch.moves[index, : batch.counts[index]]
    assert np.allclose(tree.arrays.sums[root, LEAD], -tree.arrays.sums[root, LEAD + 1])


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
    for name in (
        "master:simulations=20,threads=2",
        "master:ms=1",
        "master:simulations=10,temperature=0.5,exploration=1.5",
    ):
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


def test_layers_that_compiled_code_would_read_past_are_refused(tmp_path: Path) -> None:
    weights = any_weights("nippon")
    for name, cut in (("b1", -1), ("w1", -1), ("moves", slice(15)), ("value", slice(15))):
        weights[name] = weights[name][..., :cut] if isinstance(cut, int) else weights[name][cut]
    np.savez(tmp_path / "nippon-2.npz", **weights)
    with pytest.raises(BadInput, match="have 15 numbers in a layer, not a multiple of 4"):
        Network(tmp_path / "nippon-2.npz")
