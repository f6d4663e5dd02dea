"""Samples are what was played; a network (extra `train`) learns from them what `master` reads."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meiji
from meiji.arena.simulate import Arena, Job
from meiji.cli import main
from meiji.kernel.errors import BadInput, not_installed
from meiji.players import network
from meiji.players.network import Network
from meiji.players.registry import make_player
from meiji.players.value import FEATURES, SOLO_BONUS, predictions_of, tuned
from meiji.training import self_play as module
from meiji.training.self_play import LAMBDA, Samples, SelfPlayJob, play_game, self_play, targets

pytest.importorskip("numba")


def games_of(player: str, games: int, game: str = "yokohama", seats: int = 2, **options: str) -> SelfPlayJob:
    spec = meiji.find_game(game)
    chosen = spec.prepare(spec.table(), seats, spec.check_options(options))
    return SelfPlayJob(game, seats, player, None, tuple(chosen.items()), 1, games)


def test_samples_are_the_same_in_one_process_and_in_two() -> None:
    work = games_of("planner:samples=1,width=1", 25)
    one, two = self_play(work, 1), self_play(work, 2)
    for name, column in vars(one).items():
        assert np.array_equal(column, getattr(two, name)), name


@pytest.mark.parametrize("player", ["planner:samples=1,width=1", "search:simulations=20"])
def test_a_sample_holds_who_decides_first(player: str) -> None:
    samples = self_play(games_of(player, 3))
    on_offer = samples.moves >= 0
    assert (on_offer.sum(1) >= 1).all() and not samples.policy_targets[~on_offer].any()
    assert np.allclose(samples.policy_targets.sum(1), 1, atol=2e-3)
    if player.startswith("planner"):
        assert (samples.policy_targets.max(1) == 1).all()
    else:
        assert (samples.policy_targets.max(1) < 1).any()


@pytest.mark.parametrize(
    "player, game, seats", [("planner:samples=1,width=1", "yokohama", 2), ("search:simulations=30", "nippon", 3)]
)
def test_what_is_to_be_expected_comes_from_the_end_and_from_what_was_found_on_the_way(
    monkeypatch: pytest.MonkeyPatch, player: str, game: str, seats: int
) -> None:
    work = games_of(player, 1, game, seats)
    arena = Arena(Job(game, seats, (player,), work.options, None, 0, 1))
    monkeypatch.setattr(module, "SAMPLED", 1.0)
    found: list[tuple[int, Any]] = []
    led: list[int] = []

    def judged(*given: Any) -> tuple[Any, Any]:
        shares, points = targets(*given)
        found.append((int(given[1]["to_move"][0]), points))
        assert given[4] == 1.0
        if player.startswith("planner"):
            assert np.array_equal(points, given[3]), "what is predicted"
        else:
            leads = given[0].chooser.leads(seats)
            best = int(np.argmax(leads))
            behind = [points[seat] - points[best] for seat in range(seats) if seat != best]
            if leads[best] >= 0:
                assert np.allclose(behind, leads[:best] + leads[best + 1 :])
                led.append(best)
            assert np.isclose(points.mean(), given[3].mean())
        return shares, points

    monkeypatch.setattr(module, "targets", judged)
    rows = [row[-1] for row in play_game(arena, 3)]
    assert sorted(rows[0].tolist()) == sorted(arena.result()[1]), "the last decision comes first"
    assert len(found) == len(rows)
    seats_then = [seat for seat, _ in reversed(found)]
    by_seat = [np.roll(row, seat) for row, seat in zip(rows, seats_then, strict=True)]  # a row begins with who decides
    for (later, sooner), (_, points) in zip(pairwise(by_seat), reversed(found), strict=False):
        assert np.allclose(sooner, LAMBDA * later + (1 - LAMBDA) * points, atol=1e-3)
    assert set(seats_then) == set(range(seats)) and (led or player.startswith("planner"))


def test_a_decision_that_is_no_sample_gets_fewer_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    work = games_of("search:simulations=50", 1)
    arena = Arena(Job(work.game, work.seats, (work.player,), work.options, None, 0, 1))
    made = []

    def judged(*given: Any) -> tuple[Any, Any]:
        found = targets(*given)
        [tree] = given[0].chooser.trees
        made.append(tree.visits(tree.root))
        return found

    monkeypatch.setattr(module, "targets", judged)
    kept = len(list(play_game(arena, 3)))
    assert set(made) == {50, 10} and made.count(50) == kept


def test_alone_the_win_is_worth_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SAMPLED", 1.0)
    work = games_of("search:simulations=30", 1, "zaibatsu", 1, solo="easy")
    arena = Arena(Job(work.game, 1, (work.player,), work.options, None, 0, 1))
    seen = set()
    for seed in range(12):
        last = next(play_game(arena, seed))
        won, points = arena.result()
        assert last[-1].tolist() == [points[0] + SOLO_BONUS * won[0]]
        seen.add(won[0])
    assert seen == {0, 1}


def test_samples_can_be_kept(tmp_path: Path) -> None:
    samples = self_play(games_of("random", 2))
    samples.save(tmp_path / "samples.npz")
    again = Samples.load(tmp_path / "samples.npz")
    assert np.array_equal(Samples.joined([again, again]).value_targets, np.concatenate([samples.value_targets] * 2))
    again.weights = again.weights + 1
    with pytest.raises(BadInput, match="older than the tuned weights"):
        Samples.joined([samples, again])


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["--games", "0"], "At least 1 game, 1 round and 1 job are needed, not 0, 3 and 1."),
        (["--jobs", "2"], "Weights are tuned in one process; leave out --jobs."),
        (["--further"], "Only a network can be trained further; say --network, too."),
        (["--network"], str(not_installed("PyTorch", "train"))),
    ],
)
def test_what_cannot_be_trained_gets_one_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "meiji.training.loop", raising=False)
    monkeypatch.setattr(sys, "argv", ["meiji", "train", "yokohama", "--seats", "2", "--out", str(tmp_path), *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2 and capsys.readouterr().err == f"meiji: {said}\n"


# --- The network, where torch is installed ----------------------------------------------------------------------------
@pytest.fixture(scope="module")
def training() -> Any:
    pytest.importorskip("torch", reason="torch is not here: a network is taught with the extra train")
    import meiji.training.loop
    import meiji.training.network

    return meiji.training


def test_what_it_says_is_what_master_sees(training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The priors of moves and the leads, through the file and compiled code, in a game where nothing is hidden."""
    samples = self_play(games_of("planner:samples=1,width=1", 4, "nippon"))
    net = training.network.PolicyValueNet("nippon", 2, 32, samples.weights)
    list(training.network.fit(net, samples, 3))
    net.save(tmp_path / "weights.npz")
    monkeypatch.setitem(network.OVERRIDES, ("nippon", 2), Network(tmp_path / "weights.npz"))
    tables = meiji.batch("nippon", 4, 2, 5, observe=True)
    for _ in range(30):
        tables.step(tables.moves[:, 0])
    logits, more = (array.detach().numpy() for array in net(tables.observations))
    player, predict = make_player("master:simulations=1", tables.spec, tables.box), tables.spec.twin()[predictions_of]
    for index in range(4):
        player.choose_on(tables.tables, index)
        tree = player.chooser.trees[0]  # type: ignore[attr-defined]
        codes, mover, predicted = tables.moves[index, : tables.counts[index]], int(tables.to_move[index]), np.zeros(2)
        learned = np.log(tree.priors[tree.root][codes])
        assert learned == pytest.approx(np.clip(logits[index][codes], -12, 12), abs=0.05)
        predict(tables.tables, index, player.boxes, tuned("nippon", 2).weights, np.zeros(FEATURES), predicted)
        lead = predicted[mover] - predicted[1 - mover] + training.network.SCALE * (more[index, 0] - more[index, 1])
        assert tree.arrays.baseline[mover] == pytest.approx(lead, abs=0.2), "half precision"
        tree.reset()


def test_a_network_learns(training: Any) -> None:
    samples = self_play(games_of("planner:samples=1,width=2", 40))
    net = training.network.PolicyValueNet("yokohama", 2, 32, samples.weights)
    before = training.network.validate(net, samples, 0)
    list(training.network.fit(net, samples, 40))
    after = training.network.validate(net, samples, 0)
    assert after["cross-entropy"] < before["cross-entropy"] - 0.1
    assert after["squared error"] < before["squared error"]


def test_training_goes_on_where_it_was_broken_off(training: Any, tmp_path: Path) -> None:
    config = training.loop.TrainingConfig(
        "yokohama", 2, 2, 3, games_of("random", 1).options, hidden=16, epochs=1,
        first="planner:samples=1,width=1", later="master:simulations=4", evaluation_games=2, thinking="simulations=4",
    )  # fmt: skip
    lines = list(training.loop.train(config, tmp_path))
    assert sum("against search" in line for line in lines) == 2
    files = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert set(files) == {"samples-0.npz", "samples-1.npz", "weights-0.npz", "weights-1.npz", "curve.csv"}
    (tmp_path / "weights-1.npz").unlink()
    (tmp_path / "samples-0.npz").rename(tmp_path / "lessons-0.npz")  # as it was called before
    list(training.loop.train(config, tmp_path))
    assert not (tmp_path / "samples-0.npz").exists()
    assert (tmp_path / "curve.csv").read_bytes() == files["curve.csv"]
    assert np.load(tmp_path / "weights-1.npz")["value"].shape == (16, 2)


def test_a_network_goes_further_from_what_comes_with_meiji(training: Any, tmp_path: Path) -> None:
    """It begins with the same logits and points; then the first round is played by master."""
    first = training.network.PolicyValueNet("yokohama", 2, 64, tuned("yokohama", 2).weights)
    first.load(network.file_of("yokohama", 2))
    first.save(tmp_path / "again.npz")
    for name, array in np.load(network.file_of("yokohama", 2)).items():
        assert np.array_equal(array, np.load(tmp_path / "again.npz")[name]), name
    with pytest.raises(BadInput, match="another size"):
        smaller = training.network.PolicyValueNet("yokohama", 2, 32, tuned("yokohama", 2).weights)
        smaller.load(network.file_of("yokohama", 2))

    config = training.loop.TrainingConfig(
        "yokohama", 2, 1, 3, games_of("random", 1).options, further=True, epochs=1,
        first="random", later="master:simulations=4", evaluation_games=2, thinking="simulations=4",
    )  # fmt: skip
    list(training.loop.train(config, tmp_path / "course"))
    targets_then = Samples.load(tmp_path / "course" / "samples-0.npz").policy_targets
    assert (targets_then.max(1) < 1).any(), "master divides its visits, random would not"
    with pytest.raises(BadInput, match="No network for zaibatsu with 1 seats"):
        list(training.loop.train(training.loop.TrainingConfig("zaibatsu", 1, 1, 1, further=True), tmp_path / "none"))
