"""Standings: what a game is worth, and who stands where.

A point for every player whom one finishes ahead of, half a point for a tie: so a game of two is worth 1, one of three
2–1–0, one of four 3–2–1–0. In a Swiss tournament a chair that stays empty is a tie for all who sit there, and who sits
out has the points of a win. Equal points are told apart by the direct meetings (where all of the equals have met), then
by the sum of the opponents' points, then by the share of the points scored at the table; who is still equal shares the
place. In a knock-out counts how far one came.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

TIE, AHEAD = 1, 2  # in half points


@dataclass(frozen=True)
class Outcome:
    """A game that counts: who was there, at which places, with which scores (where it was played), and how many chairs
    of a Swiss table were empty. Who is alone sits out."""

    round: int
    board: int
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    chairs: int = 0

    @property
    def points(self) -> dict[int, int]:
        """In half points."""
        if len(self.players) == 1:
            return {self.players[0]: AHEAD * self.chairs}
        return {
            one: self.chairs * TIE + sum(self.against(one, other) for other in self.players if other != one)
            for one in self.players
        }

    def against(self, one: int, other: int) -> int:
        """What the one has of meeting the other here."""
        mine, theirs = (self.places[self.players.index(who)] for who in (one, other))
        return AHEAD if mine < theirs else TIE if mine == theirs else 0

    def share(self, one: int) -> Fraction | None:
        """Of all that was scored at this table."""
        if not self.scores or sum(self.scores) <= 0:
            return None
        return Fraction(max(0, self.scores[self.players.index(one)]), sum(max(0, score) for score in self.scores))


@dataclass(frozen=True)
class Line:
    """A line of the standings. `reached`: how far one came in a knock-out."""

    number: int
    place: int
    points: int
    games: int
    wins: int
    opponents: int
    share: Fraction
    reached: int = 0


def points_of(outcomes: Sequence[Outcome], numbers: Sequence[int]) -> dict[int, int]:
    points = dict.fromkeys(numbers, 0)
    for outcome in outcomes:
        for one, more in outcome.points.items():
            points[one] += more
    return points


def meetings(outcomes: Sequence[Outcome]) -> dict[frozenset[int], int]:
    """How often two have met."""
    met: dict[frozenset[int], int] = {}
    for outcome in outcomes:
        for two in combinations(outcome.players, 2):
            met[frozenset(two)] = met.get(frozenset(two), 0) + 1
    return met


def standings(
    numbers: Sequence[int], outcomes: Sequence[Outcome], reached: Mapping[int, int] | None = None
) -> list[Line]:
    """All players from the first place to the last; with `reached`, those of a knock-out."""
    points, met = points_of(outcomes, numbers), meetings(outcomes)
    about = {number: _about(number, outcomes, points) for number in numbers}

    def line(number: int, place: int) -> Line:
        games, wins, opponents, share = about[number]
        return Line(number, place, points[number], games, wins, opponents, share, (reached or {}).get(number, 0))

    groups: list[list[int]] = []
    if reached is not None:
        groups = _split(list(numbers), lambda number: reached.get(number, 0))
    else:
        for equals in _split(list(numbers), points.__getitem__):
            for direct in _by_direct_meetings(equals, outcomes, met):
                for opponents in _split(direct, lambda number: about[number][2]):
                    groups += _split(opponents, lambda number: about[number][3])
    lines: list[Line] = []
    for group in groups:
        place = len(lines) + 1
        lines += [line(number, place) for number in sorted(group)]
    return lines


def _split(group: list[int], worth: Callable[[int], int | Fraction]) -> list[list[int]]:
    """Those who are worth more first, equals together."""
    order = sorted(group, key=lambda number: -worth(number))
    return [list(equals) for _, equals in groupby(order, key=worth)]


def _by_direct_meetings(
    equals: list[int], outcomes: Sequence[Outcome], met: Mapping[frozenset[int], int]
) -> list[list[int]]:
    """Only where each of them has met each other one."""
    if len(equals) == 1 or any(frozenset(two) not in met for two in combinations(equals, 2)):
        return [equals]

    def among_them(number: int) -> int:
        return sum(
            outcome.against(number, other)
            for outcome in outcomes
            if number in outcome.players
            for other in equals
            if other != number and other in outcome.players
        )

    return _split(equals, among_them)


def _about(number: int, outcomes: Sequence[Outcome], points: Mapping[int, int]) -> tuple[int, int, int, Fraction]:
    """Games, wins, the sum of the opponents' points, and the share of what was scored."""
    games = wins = opponents = 0
    shares: list[Fraction] = []
    for outcome in outcomes:
        if number not in outcome.players or len(outcome.players) == 1:
            continue
        games += 1
        place = outcome.places[outcome.players.index(number)]
        wins += place == 1 and outcome.places.count(1) == 1
        opponents += sum(points[other] for other in outcome.players if other != number)
        share = outcome.share(number)
        shares += [] if share is None else [share]
    return games, wins, opponents, sum(shares, Fraction()) / max(1, len(shares))


def winner_of(meeting: Sequence[Outcome]) -> int:
    """Who goes on in a knock-out: more points, then more scored, then the better seed."""
    players = meeting[0].players
    points = points_of(meeting, players)

    def scored(number: int) -> int:
        return sum(one.scores[one.players.index(number)] for one in meeting if one.scores)

    return min(players, key=lambda number: (-points[number], -scored(number), number))
