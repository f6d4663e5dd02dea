"""What the peers' scripts share: their two options, and the count of a run of random games.

A decision counts where there are two or more legal moves, as in Meiji; the others are counted as forced.
"""

import argparse
import json
from dataclasses import dataclass, field

Row = dict[str, str | int | float]


def options(description: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each row is measured (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random moves (default 1)")
    return parser


@dataclass
class Count:
    """Random games, added up."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    forced: int = 0  # decisions with fewer than two legal moves
    legal_moves: int = 0  # over the counted decisions
    lengths: list[int] = field(default_factory=list)  # the counted decisions of each game

    def add(self, decisions: int, forced: int, legal_moves: int) -> None:
        """Adds one game."""
        self.games += 1
        self.decisions += decisions
        self.forced += forced
        self.legal_moves += legal_moves
        self.lengths.append(decisions)

    @property
    def speed(self) -> tuple[int, float]:
        return self.games, self.seconds

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games

    @property
    def standard_error(self) -> float:
        """Of the mean number of decisions in a game."""
        spread = sum((length - self.mean_decisions) ** 2 for length in self.lengths) / max(1, self.games - 1)
        return float((spread / self.games) ** 0.5)


def row(peer: dict[str, str], mode: str, shape: Count, speed: tuple[int, float], note: str) -> Row:
    """One line of the table: `speed` is games and seconds, each game as long and as wide as those of `shape`."""
    games, seconds = speed
    per_second = games / seconds
    return {
        **peer,
        "mode": mode,
        "decisions_per_second": round(per_second * shape.mean_decisions),
        "games_per_second": round(per_second, 2),
        "mean_legal_moves": round(shape.legal_moves / max(1, shape.decisions), 2),
        "mean_decisions": round(shape.mean_decisions, 1),
        "mean_forced": round(shape.forced / shape.games, 1),
        "games": games,
        "seconds": round(seconds, 3),
        "note": note,
    }


def show(rows: list[Row]) -> None:
    print(json.dumps(rows, indent=2))
