"""Ratings of people by openskill, on the scale of the ladder: 400 points more mean ten times the odds to win.

Computer players do not learn: their standing is what the ladder has measured, and a game moves only people. So
a newcomer has a number after the first game against one of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple

from meiji.players import is_level, level_player
from meiji.players.rungs import rating_of

MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6  # openskill's own
BEGIN = 1000  # where somebody begins on the ladder, about as strong as `greedy`
POINT = math.log(10) / 400 * math.sqrt(2) * BETA  # a point of the ladder, between two who are well known
CERTAIN = 1e-4
TWO, MANY = "two", "many"


class Standing(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """On the scale of the ladder."""
        return round(BEGIN + (self.mu - MU) / POINT)

    @property
    def margin(self) -> int:
        """The rating is within so many points of the number, 19 times of 20."""
        return round(2 * self.sigma / POINT)


def kind_of(seats: int) -> str | None:
    """Ratings are apart for two players and for more; solo has none."""
    return None if seats < 2 else TWO if seats == 2 else MANY


def is_there() -> bool:
    """Is openskill installed? It is not where numba has no wheels."""
    return find_spec("openskill") is not None


@cache
def standing_of(game: str, player: str) -> Standing | None:
    """The standing of a computer player that was measured: all levels are."""
    found = rating_of(game, level_player(game, player) if is_level(player) else player)
    return None if found is None else Standing(MU + (found - BEGIN) * POINT, CERTAIN)


def rate(places: Sequence[int], before: Sequence[Standing]) -> list[Standing]:
    """The standings after a game in which everybody came in at these places; equal places are a tie."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=standing.mu, sigma=standing.sigma)] for standing in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Standing(float(team[0].mu), float(team[0].sigma)) for team in after]
