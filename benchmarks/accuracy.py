"""Does the accuracy of a review order the players by their strength, also those who lose?

python benchmarks/accuracy.py [--game zaibatsu] [--games 4] [--simulations 1500]

Each player plays so many games against itself and, from both seats in turn, against `master`; all are reviewed as on
the site. Prints one JSON object: by game the mean accuracy of each player against itself and where it lost against
`master`, how many games those are, and whether both rise from player to player. A player that never lost has none.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from typing import Any

from meiji.arena.accuracy import mean_accuracy, reviewed
from meiji.kernel.spec import game_ids

PLAYERS = ("random", "greedy", "planner", "search", "master")
STRONGEST = PLAYERS[-1]


def measured(game: str, games: int, thinking: str) -> dict[str, Any]:
    seeds = range(1, games + 1)
    alike = list(reviewed(game, [(player, player) for player in PLAYERS], seeds, thinking))
    against = list(reviewed(game, [(player, STRONGEST) for player in PLAYERS[:-1]], seeds, thinking))
    alone = {player: round(mean_accuracy(alike, player), 1) for player in PLAYERS}
    lost = [game for game in against if game.players[game.loser] != STRONGEST]
    losing = {player: round(mean_accuracy(lost, player), 1) for player in PLAYERS[:-1]}
    losing[STRONGEST] = round(mean_accuracy(alike, STRONGEST, losing=True), 1)
    rises = all(a < b for values in (alone, losing) for a, b in pairwise(values.values()))
    return {"against itself": alone, "losing against master": losing, "lost": len(lost), "rises": rises}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=game_ids())
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=1500)
    given = parser.parse_args()
    thinking = f"simulations={given.simulations}"
    print(json.dumps({game: measured(game, given.games, thinking) for game in given.game or game_ids()}, indent=1))


if __name__ == "__main__":
    main()
