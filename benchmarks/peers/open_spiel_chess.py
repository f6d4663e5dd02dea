"""Random play of OpenSpiel: its chess, and beside it backgammon (dice) and hearts (four seats, among its fastest).

Each game is measured twice: driven from Python, and by the fastest loop of whole random games that OpenSpiel's
Python package runs in C++. Prints a JSON list of rows.
"""

import importlib
import random
import time
from importlib.metadata import version
from typing import Any

from measure import Count, Row, options, row, show

pyspiel: Any = importlib.import_module("pyspiel")  # lives in the peers' environment only

GAMES = "chess,backgammon,hearts"
ROLLOUTS = 50  # random games in one call into C++
PYTHON_DRIVEN = (
    "state.legal_actions() and state.apply_action() called from Python, moves from Python's random; "
    "dice and deals are sampled in Python from state.chance_outcomes() and are no decisions"
)
CORE_LOOP = (
    "whole random games in C++: an MCTSBot of one simulation only asks its RandomRolloutEvaluator({rollouts}) for the "
    "value of the position given (the evaluator cannot be called from Python directly). Games are counted; decisions/s "
    "= games/s x the mean decisions of the python-driven row (standard error {error:.1%})"
)
OPENING = "; they begin after the opening dice or deal ({chance} chance moves), not timed: this favours the peer"


def deal(state: Any, dice: random.Random) -> None:
    """Samples one chance move (this loop is faster than random.choices and than pyspiel.sample_action)."""
    left = dice.random()
    for outcome, chance in state.chance_outcomes():  # noqa: B007
        left -= chance
        if left < 0:
            break
    state.apply_action(outcome)


def play(game: Any, dice: random.Random, count: Count) -> None:
    """One random game, driven from Python."""
    chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    decisions = forced = legal_moves = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if chance and state.is_chance_node():
            deal(state, dice)
            continue
        moves = state.legal_actions()
        width = len(moves)
        if width > 1:
            decisions += 1
            legal_moves += width
        else:
            forced += 1
        state.apply_action(moves[int(dice.random() * width)])
    count.add(decisions, forced, legal_moves)


def python_driven(game: Any, dice: random.Random, seconds: float) -> Count:
    """Random games driven from Python for so many seconds, the last one to its end."""
    count = Count()
    start = time.perf_counter()
    while not count.games or count.seconds < seconds:
        play(game, dice, count)
        count.seconds = time.perf_counter() - start
    return count


def core_loop(game: Any, dice: random.Random, seconds: float) -> tuple[int, float, int]:
    """Random games in C++ for so many seconds; gives games, seconds and opening chance moves left out."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=dice.randrange(2**31))
    search = pyspiel.MCTSBot(
        game, evaluator, 1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
    )
    games, spent = 0, 0.0
    while not games or spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            deal(state, dice)
        start = time.perf_counter()
        search.mcts_search(state)
        spent += time.perf_counter() - start
        games += ROLLOUTS
    return games, spent, state.move_number()


def both_rows(name: str, seconds: float, seed: int) -> list[Row]:
    """Both rows of one game."""
    game, dice = pyspiel.load_game(name), random.Random(seed)
    warmup = min(1.0, seconds / 5)

    python_driven(game, dice, warmup)
    count = python_driven(game, dice, seconds)
    core_loop(game, dice, warmup)
    games, spent, chance = core_loop(game, dice, seconds)

    peer = {"peer": "OpenSpiel", "version": version("open_spiel"), "game": name}
    note = CORE_LOOP.format(rollouts=ROLLOUTS, error=count.standard_error / count.mean_decisions)
    note += OPENING.format(chance=chance) if chance else ""
    return [
        row(peer, "python-driven", count, count.speed, PYTHON_DRIVEN),
        row(peer, "core-loop", count, (games, spent), note),
    ]


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--games", default=GAMES, help=f"sequential games of OpenSpiel (default {GAMES})")
    wanted = parser.parse_args()
    show([line for name in wanted.games.split(",") for line in both_rows(name, wanted.seconds, wanted.seed)])


if __name__ == "__main__":
    main()
