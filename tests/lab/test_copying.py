"""Environments and batches can be copied and pickled, go back to a state, and become games and saves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import meiji
from meiji.lab.learner_env import LearnerEnv
from meiji.lab.table_env import TableEnv

GAMES = meiji.game_ids()
COPIES = pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
Copy = Callable[[Any], Any]


def play_learner(env: Any, observed: Any, steps: int, seed: int) -> tuple[Any, list[Any]]:
    """So many random steps; the last observation and all that was told on the way."""
    chance, told = np.random.default_rng(seed), []
    for _ in range(steps):
        observed, *rest = env.step(int(chance.choice(np.flatnonzero(observed["action_mask"]))))
        told.append(rest)
        if rest[1]:
            break
    return observed, told


def play_table(env: TableEnv, steps: int, seed: int) -> list[Any]:
    chance, told = np.random.default_rng(seed), []
    for _ in range(steps):
        if not env.agents:
            break
        observed, *rest = env.last()
        told.append((env.agent_selection, rest))
        env.step(None if rest[1] else int(chance.choice(np.flatnonzero(observed["action_mask"]))))
    return told


# --- Seeds, games and saves -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_seed_means_the_same_game_everywhere(game: str) -> None:
    ours = meiji.new(game, seed=9).bytes()
    table = meiji.lab.aec(game)
    table.reset(seed=9)
    assert table.game.bytes() == ours == meiji.batch(game, 3, seed=7).game(2).bytes()
    assert all(info["seed"] == 9 for info in table.infos.values())
    learner = LearnerEnv(game, opponents="random", seat=meiji.new(game, seed=9).to_move)
    assert learner.reset(seed=9)[1]["seed"] == 9 and learner.game.bytes() == ours


def test_without_a_seed_games_differ_and_are_told_by_their_seeds() -> None:
    learner, table = LearnerEnv("yokohama", opponents="random", seat=0), meiji.lab.aec("yokohama")
    for env in (learner, table):
        env.reset(seed=9)
    found = set()
    for _ in range(3):
        found |= {learner.reset()[1]["seed"]}
        table.reset()
        assert table.game.seed == table.infos["seat_0"]["seed"]
        assert table.game.bytes() == meiji.new("yokohama", seed=table.game.seed).bytes()
    assert len(found) == 3 and 9 not in found


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_becomes_a_save(game: str) -> None:
    env = LearnerEnv(game, opponents="greedy:samples=1")
    observed, info = env.reset(seed=5)
    _, told = play_learner(env, observed, 5000, 5)
    played = meiji.load(env.game.save())
    assert played.over and played.seed == info["seed"] and played.scores() == told[-1][3]["scores"]
    table = meiji.lab.aec(game)
    table.reset(seed=5)
    play_table(table, 40, 5)
    assert meiji.load(table.game.save()).bytes() == table._table.game(0).bytes()


# --- Copies ---------------------------------------------------------------------------------------------------------
@COPIES
@pytest.mark.parametrize("wrapped", [False, True])
def test_a_copied_learner_goes_on_alike_and_alone(copied: Copy, wrapped: bool) -> None:
    settings: dict[str, Any] = {"opponents": "greedy:samples=2", "reward": "lead"}
    env = gymnasium.make("meiji/Yokohama-v2", **settings) if wrapped else LearnerEnv("yokohama", **settings)
    observed, _ = env.reset(seed=4)
    observed, _ = play_learner(env, observed, 6, 1)
    other = copied(env)
    assert other.spec == env.spec
    there = play_learner(other, observed, 400, 2)
    here = play_learner(env, observed, 400, 2)
    assert here[1] == there[1] and (here[0]["observation"] == there[0]["observation"]).all()
    assert env.reset()[1] == other.reset()[1], "the next game, too"


@COPIES
def test_a_copied_table_goes_on_alike_and_alone(copied: Copy) -> None:
    env = meiji.lab.aec("nippon", seats=3, reward="rank")
    env.reset(seed=4)
    play_table(env, 20, 1)
    other = copied(env)
    there = play_table(other, 5000, 2)
    assert play_table(env, 5000, 2) == there and there[-1][1][1]
    env.reset()
    other.reset()
    assert env.infos == other.infos


@COPIES
def test_copies_that_have_not_begun(copied: Copy) -> None:
    copied(meiji.lab.aec("yokohama")).reset(seed=1)
    copied(LearnerEnv("yokohama", opponents="random")).reset(seed=1)


@COPIES
def test_a_copy_keeps_options_and_a_box_of_ones_own(copied: Copy, tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(meiji.find_game("nippon").box().text.replace('id = "nippon"', 'id = "mine"', 1), "utf-8")
    env = meiji.lab.aec("nippon", box=file)
    env.reset(seed=1)
    file.unlink()
    assert copied(env).game.box.hash == env.game.box.hash != meiji.find_game("nippon").box().hash
    other = meiji.lab.aec("zaibatsu", seats=3, options={"module": "both"})
    other.reset(seed=1)
    assert copied(other).game.options == other.game.options and other.game.options["module"] == "both"


@COPIES
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copied_batch_goes_on_alike_and_alone(copied: Copy, threads: int) -> None:
    def play(tables: Any, steps: int) -> None:
        for step in range(steps):
            tables.step(tables.moves[np.arange(tables.n), step % tables.counts])

    tables = meiji.batch("yokohama", 40, seed=2, observe=True, restart=True, reward="lead", threads=threads)
    play(tables, 130)
    other = copied(tables)
    before = other.tables.copy()
    play(tables, 150)
    assert (other.tables == before).all()
    play(other, 150)
    for name in ("tables", "moves", "counts", "mask", "to_move", "over", "rewards", "observations"):
        assert (getattr(other, name) == getattr(tables, name)).all(), name


# --- States ---------------------------------------------------------------------------------------------------------
def test_going_back_to_a_state() -> None:
    table = meiji.lab.aec("yokohama")
    table.reset(seed=3)
    play_table(table, 10, 1)
    state, log = table.get_state(), table.game.log
    first = play_table(table, 5000, 2)
    for _ in range(2):
        table.set_state(state)
        assert table.game.log == log and play_table(table, 5000, 2) == first
    learner = LearnerEnv("yokohama", opponents="greedy:samples=1")
    observed, _ = learner.reset(seed=3)
    kept = learner.get_state()
    told = play_learner(learner, observed, 5000, 2)[1]
    learner.set_state(kept)
    assert play_learner(learner, observed, 5000, 2)[1] == told


def test_a_state_of_another_batch_is_refused_and_changes_nothing() -> None:
    tables = meiji.batch("yokohama", 2, seed=1)
    before = tables.tables.copy()
    for other in (meiji.batch("yokohama", 3), meiji.batch("nippon", 2)):
        with pytest.raises(meiji.BadInput, match="is not one of <Batch yokohama, 2 tables, 2 seats, 0 over>"):
            tables.set_state(other.get_state())
    assert (tables.tables == before).all()
