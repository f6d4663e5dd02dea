"""The games as environments: the libraries' own tests pass for every game and number of seats."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import meiji
import meiji.lab
from meiji.lab.learner_env import LearnerEnv
from meiji.lab.table_env import TableEnv

SETTINGS = [(game, seats) for game in meiji.game_ids() for seats in meiji.find_game(game).seats]
GAMES = meiji.game_ids()


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_pettingzoo_api_and_seeds(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(meiji.lab.aec(game, seats=seats), num_cycles=300)
        seed_test(lambda: meiji.lab.aec(game, seats=seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_pictures(game: str) -> None:
    def make(render_mode: str | None = None) -> TableEnv:
        return meiji.lab.aec(game, render_mode=render_mode)

    shapes = {
        "svg": lambda shown: isinstance(shown, str) and shown.startswith("<svg"),
        "rgb_array": lambda shown: shown.dtype == np.uint8 and shown.ndim == 3 and shown.shape[2] == 3,
        "ansi": lambda shown: isinstance(shown, str) and "seat" in shown,
    }
    render_test(make, custom_tests=shapes)


def test_pettingzoo_performance(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own measurement runs; what it says is no test."""
    performance_benchmark(meiji.lab.aec("yokohama"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", "lead", "rank"])
def test_pettingzoo_rewards_are_those_of_the_result(reward: str) -> None:
    env = meiji.lab.aec("nippon", seats=3, reward=reward)
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        observed, total, over, _, _ = env.last()
        if over:
            last[agent] = total
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(observed["action_mask"]))))
    result = env.game.result()
    scores, places = result["scores"], result["places"]
    for seat, got in enumerate(last[f"seat_{seat}"] for seat in range(3)):
        if reward == "lead":
            assert got == scores[seat] - max(s for other, s in enumerate(scores) if other != seat)
        elif reward == "win":
            assert got == (1 / places.count(1) if places[seat] == 1 else 0)
        else:
            below, equal = sum(p > places[seat] for p in places), places.count(places[seat]) - 1
            assert got == pytest.approx((below + equal / 2) / 2)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_gymnasium_checks_the_learners_environment(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(LearnerEnv(game, seats=seats, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_the_registered_games(game: str) -> None:
    env = gymnasium.make(meiji.lab.gym_id(game), opponents="random", disable_env_checker=True)
    observed, info = env.reset(seed=3)
    chance, over = np.random.default_rng(3), False
    while not over:
        observed, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(observed["action_mask"]))))
    assert reward == info["won"][env.unwrapped.seat] / sum(info["won"]) if sum(info["won"]) else reward == 0
    assert env.step(0)[1:] == (0.0, True, False, {}), "nothing is paid twice"


def test_gymnasium_makes_several_at_once() -> None:
    envs = gymnasium.make_vec(meiji.lab.gym_id("yokohama"), num_envs=3, opponents="random")
    observed, _ = envs.reset(seed=1)
    assert observed["observation"].shape == (3, meiji.find_game("yokohama").observation.size(2))
    masks = observed["action_mask"]
    observed, rewards, *_ = envs.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
    assert rewards.shape == (3,)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = LearnerEnv("yokohama", opponents="random", seat=0)
    observed, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert over and reward == -1 and info["illegal"] == wrong, "a lost game pays 0"
    legal = int(np.flatnonzero(observed["action_mask"])[0])
    for code in (wrong, legal):
        assert env.step(code)[1:] == (0.0, True, False, {}), "the game has ended"
    assert env.game.log == meiji.new("yokohama", seed=1).log
    strict = LearnerEnv("yokohama", opponents="random", seat=0, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(meiji.IllegalMove, match="is not legal"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: meiji.lab.aec("chess"), "There is no game 'chess'"),
        (lambda: meiji.lab.aec("nippon", seats=5), "cannot be played with 5 seats"),
        (lambda: meiji.lab.aec("nippon", seats="3"), "cannot be played with '3' seats; allowed are 2, 3, 4"),
        (lambda: meiji.lab.aec("nippon", reward="fun"), "There is no reward 'fun'"),
        (lambda: meiji.lab.aec("nippon", render_mode="3d"), "There is no render mode '3d'"),
        (lambda: LearnerEnv("nippon", seats=3, opponents=["random"]), "there are 2 opponents, not 1"),
        (lambda: LearnerEnv("nippon", opponents="nobody"), "There is no player 'nobody'"),
        (lambda: LearnerEnv("nippon", seat=2), "There is no seat 2"),
        (lambda: LearnerEnv("nippon", illegal="maybe"), "cannot 'maybe'"),
        (lambda: meiji.lab.open_spiel("nippon", seats=7), "cannot be played with 7 seats"),
        (lambda: meiji.lab.open_spiel("zaibatsu", options={"sides": "C"}), "cannot be 'C'"),
    ],
)
def test_wrong_parameters_get_one_sentence(call: object, sentence: str) -> None:
    with pytest.raises(meiji.BadInput, match=sentence):
        call()  # type: ignore[operator]


def test_the_core_needs_none_of_the_libraries() -> None:
    code = (
        "import sys\nfor name in ('pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[name] = None\n"
        "import meiji, meiji.lab\n"
        "for call in (meiji.lab.aec, meiji.lab.open_spiel):\n"
        "    try: call('nippon')\n"
        "    except meiji.BadInput as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert len(re.findall(r"which is not installed; .*lab.* installs it\.", done.stdout)) == 2


@pytest.mark.parametrize(
    "code",
    [
        "import meiji, gymnasium\nenv = gymnasium.make('meiji/Yokohama-v2')",
        "import gymnasium, meiji\nenv = gymnasium.make('meiji/Yokohama-v2')",
        "import gymnasium\nenv = gymnasium.make('meiji:meiji/Yokohama-v2')",
        "import meiji, gymnasium\nenv = gymnasium.make('meiji:meiji/Yokohama-v2')",
        "import gymnasium as gym\nfrom meiji.lab import gym_id\nenv = gym.make(gym_id('yokohama'))",
        "import meiji\nenv = meiji.lab.aec('yokohama')",
    ],
)
def test_importing_meiji_is_all_it_takes(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"{code}\nenv.reset(seed=1)"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_importing_meiji_imports_no_library_of_the_lab() -> None:
    code = "import meiji, sys\nprint({'gymnasium', 'numpy', 'numba', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"
