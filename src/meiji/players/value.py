"""What a position is worth to each seat: a linear function of the game's features.

The weights are tuned by self-play and kept as files, one for a game and a number of seats (`tuned/GAME-SEATS.json`; see
training/tuning.py). What a user has tuned lies in the user's data folder, with the box that it was tuned for in its
name, and comes first. The weights come in two rows, for the end and for the start of the game; between them they
change evenly. The same files hold the tuned policy (a logit for each move) and the scale that turns leads into values.
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
def predicted_points(g: Any, box: Any, seat: int, weights: Any, row: Any) -> float:
    """The points that a seat will have at the end."""
    if g.over:
        return float(score(g, box, seat))
    left = features(g, box, seat, row)
    total = 0.0
    for i in range(weights.shape[1]):
        total += row[i] * (weights[0, i] + left * weights[1, i])
    return total


@rule
def evaluate(g: Any, box: Any, weights: Any, row: Any, leads: Any) -> None:
    """How far each seat will lead, into `leads`."""
    for seat in range(g.seats):
        leads[seat] = predicted_points(g, box, seat, weights, row)
    points_to_leads(g, box, leads)


@rule
def points_to_leads(g: Any, box: Any, points: Any) -> None:
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
def win_probability(lead: float, scale: float) -> float:
    """A lead in points as a probability between 0 and 1: the logistic function."""
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -lead / scale))))


@entry
def features_of(tables: Any, index: int, boxes: Any, seat: int, row: Any) -> float:
    return features(tables[index], boxes[0], seat, row)


@entry
def predictions_of(tables: Any, index: int, boxes: Any, weights: Any, row: Any, points: Any) -> None:
    """The points that each seat will have, into `points`."""
    for seat in range(tables[index].seats):
        points[seat] = predicted_points(tables[index], boxes[0], seat, weights, row)


class Tuned:
    """What was tuned for one game and number of seats: weights, policy, scale and length of rollouts."""

    def __init__(self, spec: GameSpec, data: dict[str, Any]) -> None:
        # Untuned, the first feature counts alone.
        self.weights: Array = np.ascontiguousarray(data.get("weights", [[1.0], [0.0]]), np.float64)
        self._scale = data.get("doubt", [6.0, 10.0])
        self.rollout: int = data.get("rollout", 16)  # decisions of a rollout
        self.policy: Array = np.zeros(len(spec.moves))  # logits
        for notation, value in data.get("policy", {}).items():
            code = spec.moves.code(notation)
            if code is not None:
                self.policy[code] = value

    def scale(self, left: float) -> float:
        """The scale on which a lead becomes a probability: small near the end, when little can change any more."""
        return float(self._scale[0] + left * self._scale[1])


OVERRIDES: dict[tuple[str, int], Tuned] = {}  # by game and seats: what is being tuned, instead of the files


def tuned(game: str, seats: int, box: str = "") -> Tuned:
    """The user's own for the box with this hash; else what comes with Meiji, for the nearest number of seats."""
    return OVERRIDES.get((game, seats)) or load_tuned(game, seats, box)


def own_file(game: str, seats: int, box: str) -> Path:
    """Where a user's own tuning for a box is."""
    return data_folder() / "tuned" / f"{game}-{seats}-{box[:12]}.json"


@cache
def load_tuned(game: str, seats: int, box: str) -> Tuned:
    files = [own_file(game, seats, box)] if box else []
    files += [FOLDER / f"{game}-{n}.json" for n in sorted(range(1, SEATS + 1), key=lambda n: abs(n - seats))]
    file = next((file for file in files if file.exists()), None)
    return Tuned(find_game(game), json.loads(file.read_text(encoding="utf-8")) if file else {})
