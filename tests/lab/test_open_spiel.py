"""The games in OpenSpiel: its simulation tests pass, its ISMCTS plays, hidden states are resampled."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import meiji
import meiji.lab
from meiji.lab.spiel import resample

SETTINGS = [(game, seats) for game in meiji.game_ids() for seats in meiji.find_game(game).seats]


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_open_spiels_simulation_test(game: str, seats: int) -> None:
    pyspiel.random_sim_test(meiji.lab.open_spiel(game, seats=seats), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_rebuilt_from_its_text() -> None:
    game = meiji.lab.open_spiel("yokohama")
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else 5)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.game.bytes() == state.game.bytes()


def test_ismcts_plays_a_whole_game() -> None:
    game = meiji.lab.open_spiel("yokohama")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=2,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(resample)
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else int(chance.choice(state.legal_actions()))
        state.apply_action(action)
    assert sum(state.returns()) == 1


def test_a_resampled_state_looks_the_same_to_its_seat() -> None:
    game = meiji.lab.open_spiel("yokohama")
    state = game.new_initial_state()
    state.apply_action(1)
    chance = np.random.RandomState(2)
    changed = 0
    for _ in range(40):
        seat = state.current_player()
        other = resample(state, seat, int(chance.randint(1000)))
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        changed += other.game.bytes() != state.game.bytes()
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert changed > 20  # what is hidden was really drawn anew


def test_rewards_are_those_of_the_batch() -> None:
    for reward in ("win", "lead", "rank"):
        state = meiji.lab.open_spiel("nippon", seats=3, reward=reward).new_initial_state()
        chance = np.random.RandomState(3)
        state.apply_action(7)
        while not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
        batch = meiji.batch("nippon", n=1, seats=3, seed=7, reward=reward)
        for played in state.game.log:
            batch.step(np.array([played.code]))
        assert batch.rewards[0].tolist() == pytest.approx(state.returns())
