"""What winners of strong games do: the figures of the strategy tips on the pages of the games.

    python benchmarks/tips.py zaibatsu 120

plays that many games of two equal searches and writes, into the game's folder tips/, what those who won and those who
lost had on average: points by source, amounts at the end, and how often they took each action.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import meiji
from meiji.players import seat_players

PLAYER = "search:simulations=150"
COUNTED = ("action", "consolidate", "area", "fulfil", "hire", "build", "upgrade")  # verbs of moves


def play(game: str, seed: int) -> meiji.Game:
    table = meiji.new(game, seats=2, seed=seed)
    players = seat_players([PLAYER, PLAYER], table.spec, table.box, 2)
    for seat, player in enumerate(players):
        player.seed(seed, seat)
    while table.to_move is not None:
        table.play(players[table.to_move].choose(table))
    return table


def facts(table: meiji.Game, seat: int) -> Counter[str]:
    """All that is counted of a seat."""
    found: Counter[str] = Counter({f"points-{one.source}": one.points[seat] for one in table.points()})
    found["total"] = table.scores()[seat]
    for kind in table.spec.amounts:
        found[f"has-{kind.name}"] = kind.count(table.table, table.box.record, seat)
    for played in table.log:
        notation = table.spec.moves.notations[played.code]
        if played.seat == seat and notation.partition(" ")[0] in COUNTED:
            for name in {notation.replace(" ", "-"), notation.partition(" ")[0]}:
                found[f"did-{name}"] += 1
    return found


def measure(game: str, games: int) -> dict[str, Any]:
    """The means of those who won and of those who lost; drawn games count for nothing."""
    sums = {"won": Counter[str](), "lost": Counter[str]()}
    counted = first = 0
    for seed in range(games):
        table = play(game, seed)
        places = table.result()["places"]
        if places[0] == places[1]:
            continue
        counted += 1
        first += places[0] == 1
        for seat, place in enumerate(places):
            sums["won" if place == 1 else "lost"].update(facts(table, seat))
    means = {who: {name: round(number / counted, 1) for name, number in sorted(of.items())} for who, of in sums.items()}
    return {"player": PLAYER, "games": counted, "first_seat_won": round(100 * first / counted), **means}


def main() -> None:
    game, games = sys.argv[1], int(sys.argv[2])
    folder = meiji.find_game(game).folder / "tips"
    folder.mkdir(exist_ok=True)
    text = json.dumps(measure(game, games), indent=1)
    (folder / "measured.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
