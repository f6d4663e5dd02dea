"""Makes the pictures in this folder: `.venv/bin/python docs/pictures.py`, or `… docs/pictures.py FOLDER`.

Each board is a table in the middle of a game with a fixed seed; every seat has taken the moves that look best at once.
The curve tells how `meiji.lab.ppo` learned, from the kept `ppo-yokohama.csv`.
"""

from __future__ import annotations

import csv
import random
import sys
from pathlib import Path

import numpy as np

import meiji
from meiji.arena.charts import curves
from meiji.kernel.game import Game

MOMENTS = {"zaibatsu": 120, "nippon": 110, "yokohama": 70}  # after so many moves there is something to see
NAMES = ["Iwasaki", "Shibusawa"]


def best(game: Game, chooser: random.Random) -> int:
    """The move after which the seat to move is worth most; of equals any."""
    worth, seat = game.spec.hooks.worth, game.to_move
    values = []
    for code in game.codes():
        after = game.copy()
        after.play(code)
        values.append((worth(after._table, after.box.record, seat), chooser.random(), code))
    return max(values)[2]


def table(name: str) -> Game:
    game, chooser = meiji.new(name, seats=2, seed=7, names=NAMES), random.Random(7)
    while not game.over and len(game.log) < MOMENTS[name]:
        game.play(best(game, chooser))
    return game


def curve(file: Path) -> str:
    """Share of wins over decisions, in steps of a hundred thousand."""
    with file.open(encoding="utf-8") as lines:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)]
    played = [row["decisions"] / 100_000 for row in rows]
    steps = range(int(played[-1]) + 1)
    series = [
        (f"against {name}", np.interp(steps, played, [row[f"wins {name}"] for row in rows]).tolist())
        for name in ("random", "greedy")
    ]
    return curves("Learning Yokohama Duel: share of wins", series, [], "100,000 decisions ×")


def main(folder: Path) -> None:
    learning = curve(Path(__file__).parent / "ppo-yokohama.csv")
    (folder / "ppo-yokohama.svg").write_text(learning, encoding="utf-8")
    for name in meiji.game_ids():
        game = table(name)
        (folder / f"{name}.svg").write_text(game.svg(game.to_move), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
