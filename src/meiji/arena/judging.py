"""How well a game was played: decisions and whole turns weighed in points, put into classes; an accuracy in percent.

The measure is the lead that a search expects, in points: unlike a chance to win it still tells good from bad when the
game is long lost or won. How much a point matters hangs on the game, so all limits are shares of `par`: the points of a
seat in strong play with the same seats and options. Lost chances count as well, where the game is still open.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

ONLY, GOOD, INACCURACY, MISTAKE, BLUNDER = KINDS = ("only", "good", "inaccuracy", "mistake", "blunder")
LIMITS = ((BLUNDER, 0.07, 0.18), (MISTAKE, 0.035, 0.09), (INACCURACY, 0.015, 0.04))  # share of par, or of the chance
FORGIVEN = 0.04  # of par: a turn that costs so much has an accuracy of 100 / e percent
PHASES = 3  # opening, middle, end
MOST_TOLD, LEAST_TOLD = 7, 3


@dataclass(frozen=True)
class Moment:
    """A decision of the game: what was played, what would have been best, and what the same search says of both."""

    number: int  # of the move, from 1 on
    seat: int
    code: int
    best: int
    chance: float
    best_chance: float
    lead: float = 0.0  # expected points ahead of the best other seat; alone: above par
    best_lead: float = 0.0
    next_lead: float | None = None  # of the best other move that was tried enough
    line: tuple[int, ...] = ()  # what the search expects after the best move
    last: bool = False  # of the turn, where no other seat follows

    @property
    def lost_chance(self) -> float:
        return self.best_chance - self.chance

    @property
    def lost(self) -> float:
        """Points of the lead that the decision cost."""
        return self.best_lead - self.lead


@dataclass(frozen=True)
class Turn:
    """The decisions of a seat between those of others; alone between two draws."""

    moments: tuple[Moment, ...]

    @property
    def seat(self) -> int:
        return self.moments[0].seat

    @property
    def worst(self) -> Moment:
        """Where most was lost."""
        return max(self.moments, key=lambda moment: moment.lost)

    @property
    def lost(self) -> float:
        """Points of the lead. What luck changed between two decisions is nobody's merit or fault."""
        return sum(moment.lost for moment in self.moments)

    @property
    def lost_chance(self) -> float:
        return sum(moment.lost_chance for moment in self.moments)


def turns_of(moments: Sequence[Moment]) -> list[Turn]:
    found: list[list[Moment]] = []
    for moment in moments:
        if found and found[-1][-1].seat == moment.seat and not found[-1][-1].last:
            found[-1].append(moment)
        else:
            found.append([moment])
    return [Turn(tuple(turn)) for turn in found]


def kind_of_loss(lost: float, lost_chance: float, par: float) -> str:
    """What so many points, or so much of the chance to win, make of a decision or a turn."""
    for kind, points, chance in LIMITS:
        if lost >= points * par or lost_chance >= chance:
            return kind
    return GOOD


def kind_of_moment(moment: Moment, par: float) -> str:
    """An only move is the best one, found where every other that was looked at would have been a mistake."""
    kind = kind_of_loss(moment.lost, moment.lost_chance, par)
    mistake = dict((kind, points) for kind, points, _ in LIMITS)[MISTAKE] * par
    found = moment.code == moment.best and moment.next_lead is not None
    return ONLY if found and moment.best_lead - (moment.next_lead or 0.0) >= mistake else kind


def kind_of_turn(turn: Turn, par: float) -> str:
    return kind_of_loss(turn.lost, turn.lost_chance, par)


def counted(moments: Sequence[Moment], seat: int, par: float) -> dict[str, int]:
    """How many decisions of a seat are of each kind."""
    kinds = Counter(kind_of_moment(moment, par) for moment in moments if moment.seat == seat)
    return {kind: kinds[kind] for kind in KINDS}


def accuracy(turns: Sequence[Turn], par: float) -> float | None:
    """In percent; 100 where nothing was lost."""
    if not turns:
        return None
    return 100 * sum(math.exp(-turn.lost / (FORGIVEN * par)) for turn in turns) / len(turns)


def phases(turns: Sequence[Turn]) -> list[list[Turn]]:
    """The turns of a seat in parts of the same length, from the opening to the end."""
    borders = [round(part * len(turns) / PHASES) for part in range(PHASES + 1)]
    return [list(turns[first:last]) for first, last in pairwise(borders)]


def told(turns: Sequence[Turn], par: float) -> list[Turn]:
    """The turns that teach most, in the order of the game: the costliest ones, all real mistakes first."""
    errors = [turn for turn in turns if kind_of_turn(turn, par) != GOOD]
    errors.sort(key=lambda turn: -turn.lost)
    serious = sum(kind_of_turn(turn, par) != INACCURACY for turn in errors)
    chosen = errors[: min(MOST_TOLD, max(LEAST_TOLD, serious))]
    return sorted(chosen, key=lambda turn: turn.worst.number)
