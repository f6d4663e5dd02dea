"""What a position is worth to each seat: the features of the game, weighed.

The weights are tuned by games of the players against themselves and kept as files, one for a game and a number of
seats (`tuned/GAME-SEATS.json`; see arena/train.py). What a user has tuned lies in the user's data folder, with the
box that it was tuned for in its name, and comes first. They come in two rows, for the end and for the start of the
game; between them the weights change evenly.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.folders import data_folder
from meiji.kernel.loop import SOLO_WIN, features, score, standing
from meiji.kernel.rules import entry, rule
from meiji.kernel.spec import find_game

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

SEATS = 4
FEATURES = 64
FOLDER = Path(__file__).parent / "tuned"
SOLO_BONUS = 60.0  # points that meeting the goals of a solo game is worth
SOLO_PAR = 150.0


@rule
def points_ahead(g: Any, box: Any, seat: int, weights: Any, row: Any) -> float:
    """The points that a seat will have at the end, as far as one can see now."""
    if g.over:
        return float(score(g, box, seat))
    left = features(g, box, seat, row)
    total = 0.0
    for i in range(weights.shape[1]):
        total += row[i] * (weights[0, i] + left * weights[1, i])
    return total


@rule
def weigh(g: Any, box: Any, weights: Any, row: Any, leads: Any) -> None:
    """How far each seat will lead, as far as the weights see."""
    for seat in range(g.seats):
        leads[seat] = points_ahead(g, box, seat, weights, row)
    lead_by(g, box, leads)


@rule
def lead_by(g: Any, box: Any, points: Any) -> None:
    """Points become leads over the best other seat, in place; alone, what they are above par, and the win."""
    if g.seats == 1:
        won = g.over and standing(g, box, 0) >= SOLO_WIN
        points[0] += (SOLO_BONUS if won else 0.0) - SOLO_PAR
        return
    best, second, best_seat = -1e9, -1e9, 0
    for seat in range(g.seats):
        if points[seat] > best:
            second = best
            best = points[seat]
            best_seat = seat
        elif points[seat] > second:
            second = points[seat]
    for seat in range(g.seats):
        points[seat] -= second if seat == best_seat else best


@rule
def chance_of_lead(lead: float, scale: float) -> float:
    """A lead in points as a chance to win between 0 and 1."""
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -lead / scale))))


@entry
def features_of(tables: Any, index: int, boxes: Any, seat: int, row: Any) -> float:
    return features(tables[index], boxes[0], seat, row)


@entry
def promises_of(tables: Any, index: int, boxes: Any, weights: Any, row: Any, points: Any) -> None:
    """The points that each seat will have, as far as the weights see."""
    for seat in range(tables[index].seats):
        points[seat] = points_ahead(tables[index], boxes[0], seat, weights, row)


class Tuned:
    """The tuned numbers of one game with so many seats."""

    def __init__(self, spec: GameSpec, data: dict[str, Any]) -> None:
        # Untuned, the first feature counts alone.
        self.weights: Array = np.ascontiguousarray(data.get("weights", [[1.0], [0.0]]), np.float64)
        self._doubt = data.get("doubt", [6.0, 10.0])
        self.rollout: int = data.get("rollout", 16)  # decisions that a search plays out before it weighs
        self.policy: Array = np.zeros(len(spec.moves))
        for notation, value in data.get("policy", {}).items():
            code = spec.moves.code(notation)
            if code is not None:
                self.policy[code] = value

    def doubt(self, left: float) -> float:
        """The scale on which a lead becomes a chance: small near the end, when little can change any more."""
        return float(self._doubt[0] + left * self._doubt[1])


TRIED: dict[tuple[str, int], Tuned] = {}  # numbers that are being tuned, instead of the kept ones


def tuned(game: str, seats: int, box: str = "") -> Tuned:
    """The user's own numbers for the box with this hash; else those that come with Meiji, if there are none for the
    number of seats, for the nearest; or none at all."""
    return TRIED.get((game, seats)) or kept(game, seats, box)


def own_file(game: str, seats: int, box: str) -> Path:
    """Where a user's own numbers for a box are."""
    return data_folder() / "tuned" / f"{game}-{seats}-{box[:12]}.json"


@cache
def kept(game: str, seats: int, box: str) -> Tuned:
    files = [own_file(game, seats, box)] if box else []
    files += [FOLDER / f"{game}-{n}.json" for n in sorted(range(1, SEATS + 1), key=lambda n: abs(n - seats))]
    found = next((file for file in files if file.exists()), None)
    return Tuned(find_game(game), json.loads(found.read_text(encoding="utf-8")) if found else {})
