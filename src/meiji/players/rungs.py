"""The rungs of the ladder: fixed players of each game with their ratings, from the weakest on.

They are kept in `rungs.toml`, as `python -m meiji.arena.ladder GAME` measures them: 400 points more mean ten times the
odds to win, and `random` has 0. The levels for people that are no rungs have ratings, too, in `level_ratings.toml`; no
agent has to meet them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meiji.kernel.spec import find_game


@dataclass(frozen=True)
class Rung:
    player: str
    rating: float
    won: float = 0.0  # of the games against the rung below
    games: int = 0


@cache
def _file() -> dict[str, list[Rung]]:
    found = tomllib.loads(Path(__file__).with_name("rungs.toml").read_text("utf-8"))
    return {game: [Rung(**rung) for rung in rows] for game, rows in found.items()}


def rungs(game: str) -> list[Rung]:
    """The rungs of a game, from the lowest on; none for a game that nobody has measured yet."""
    find_game(game)
    return list(_file().get(game, []))


@cache
def _levels() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = tomllib.loads(
        Path(__file__).with_name("level_ratings.toml").read_text("utf-8")
    )
    return found


def rating_of(game: str, player: str) -> float | None:
    """The rating of a player that was measured: a rung, or a level; some levels count as a rung."""
    for rung in rungs(game):
        if rung.player == player:
            return rung.rating
    for level in _levels().get(game, []):
        if level["player"] == player:
            return rating_of(game, level["like"]) if "like" in level else float(level["rating"])
    return None
