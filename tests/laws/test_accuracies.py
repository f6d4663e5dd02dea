"""In every game the accuracy of a review orders players by their strength, also those who lose; and the loser's review
names what cost most."""

from __future__ import annotations

from itertools import pairwise

import pytest

import meiji
from meiji.arena.accuracy import mean_accuracy, reviewed
from meiji.players.hints import flat

PLAYERS = (
    "random",
    "greedy",
    "planner",
    "master:simulations=100",
)  # benchmarks/accuracy.py has more games, and `search`
QUICK = "simulations=100"


@pytest.mark.parametrize("game", meiji.game_ids())
def test_accuracy_rises_with_the_strength_of_the_player(game: str) -> None:
    games = list(reviewed(game, [(player, player) for player in PLAYERS], [1], QUICK))
    values = [mean_accuracy(games, player) for player in PLAYERS]
    assert all(weaker < stronger for weaker, stronger in pairwise(values)), values


@pytest.mark.parametrize("game", meiji.game_ids())
def test_who_is_crushed_learns_what_cost_most(game: str) -> None:
    """Long after all chances are gone the points that are lost still count."""
    games = list(reviewed(game, [("random", "planner"), ("planner", "planner")], [1], QUICK))
    assert mean_accuracy(games, "random", losing=True) < mean_accuracy(games, "planner", losing=True)
    found, loser = games[0].found, games[0].loser
    assert games[0].players[loser] == "random"
    dearest = max(found.turns(loser), key=lambda turn: turn.lost)
    assert dearest in found.told(loser) and 3 <= len(found.told(loser)) <= 7
    assert sum(turn.lost for turn in found.turns(loser)) > sum(turn.lost for turn in found.turns(1 - loser))
    points = flat(found.game.result()["points"][loser])
    left = {source: strong - points.get(source, 0.0) for source, strong in found.averages.items()}
    assert found.left(loser)[0].source == max(left, key=lambda source: left[source])
