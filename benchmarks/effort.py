"""How many clicks a game takes:  python benchmarks/effort.py [--games 100] [--player master:simulations=50] [--game ID]

Games of two seats, evenly of each game, are played by the player against itself with fixed seeds. Without panels a page
takes one click a decision. With panels it takes the fewest clicks that play the same moves (tests/laws/clicks.py).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import meiji
from laws.clicks import efforts
from meiji.players.registry import make_player


def recorded(game: str, player: str, seed: int) -> meiji.Game:
    """A whole game of the player against itself."""
    table = meiji.new(game, seats=2, seed=seed)
    players = [make_player(player, table.spec, table.box) for _ in range(table.seats)]
    for seat, one in enumerate(players):
        one.seed(seed, seat)
    while (seat := table.to_move) is not None:
        table.play(players[seat].choose(table))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--games", type=int, default=100, help="of all games together")
    parser.add_argument("--game", choices=meiji.game_ids(), help="only this game")
    parser.add_argument("--player", default="master:simulations=50")
    chosen = parser.parse_args()
    games = [chosen.game] if chosen.game else list(meiji.game_ids())
    print(f"{'game':<10}{'games':>7}{'decisions':>11}{'clicks':>9}{'share':>8}{'most in one':>13}")
    for number, game in enumerate(games):
        count = len(range(number, chosen.games, len(games)))
        found = [efforts(recorded(game, chosen.player, seed)) for seed in range(1, count + 1)]
        decisions = sum(len(effort.chain) for whole in found for effort in whole)
        clicks = sum(effort.clicks for whole in found for effort in whole)
        longest = max(len(effort.chain) for whole in found for effort in whole)
        each, least = decisions / count, clicks / count
        print(f"{game:<10}{count:>7}{each:>11.1f}{least:>9.1f}{clicks / decisions:>8.2f}{longest:>13}", flush=True)


if __name__ == "__main__":
    main()
