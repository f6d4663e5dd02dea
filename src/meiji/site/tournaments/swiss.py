"""Swiss: whoever has as many points meets, nobody twice while that can be avoided, and nobody sits out twice.

Within a group of equal points the upper part meets the lower part. Where a group does not fill its tables, somebody
meets a lower group (goes down), and somebody of that group goes up: those who have not done so before come first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count, product

Table = tuple[int, ...]
Place = tuple[int, int]  # at which table, on which chair
Met = Mapping[frozenset[int], int]  # how often two have met
NEAR = 14  # from so many of the nearest the company of a table of three or four is chosen
PATIENCE = 10_000  # companies that are tried, one after the other, before those who have met change places


@dataclass(frozen=True)
class Contender:
    """A player before a round; `points` in half points, the seed decides between equals."""

    number: int
    points: int
    byes: int = 0
    downs: int = 0
    ups: int = 0


def table_sizes(players: int, size: int) -> tuple[list[int], bool]:
    """The tables, the full ones first, and whether one sits out.

    Who is left over plays at a table with one chair empty, or at several such tables of four; one alone sits out."""
    full, left = divmod(players, size)
    if players <= 1:
        return [], players == 1
    if full == 0:
        return [players], False
    if left in (0, 1) and not (size == 4 and left == 1 and full >= 2):
        return [size] * full, left == 1
    if left == size - 1:
        return [size] * full + [left], False
    smaller = size - left  # tables of four where one or two are left over: so many of them have three
    return [4] * (full + 1 - smaller) + [3] * smaller, False


def pair(players: Sequence[Contender], met: Met, size: int) -> tuple[list[Table], int | None]:
    """The tables of a round, the leaders first, and who sits out: the last of those who have done so least often, or
    somebody above them where that avoids a second meeting."""
    sizes, one_sits_out = table_sizes(len(players), size)
    order = sorted(players, key=_rank)
    fewest = min(one.byes for one in players)
    resting = [one for one in reversed(order) if one.byes == fewest] if one_sits_out else [None]
    for repeats in count():
        for out in resting:
            found = _Search(met, repeats).tables([one for one in order if one != out], sizes)
            if found is not None:
                return [tuple(one.number for one in table) for table in found], out.number if out else None
    raise AssertionError("with enough repeated meetings there are always tables")


def _rank(one: Contender) -> tuple[int, int, int]:
    """The leaders first; among equals whoever went down before, so that they find company in their own group."""
    return (-one.points, -one.downs, one.number)


def _apart(table: Sequence[Contender]) -> int:
    return sum(abs(one.points - other.points) for one, other in combinations(table, 2))


class _Search:
    """Looks for tables with at most so many repeated meetings; None: there are none."""

    def __init__(self, met: Met, repeats: int) -> None:
        self._met, self._repeats, self._left = met, repeats, PATIENCE

    def tables(self, players: list[Contender], sizes: Sequence[int]) -> list[list[Contender]] | None:
        found = self._from(players, sizes, 0)
        if found is not None or self._left >= 0:
            return found
        found = self._by_changing_places(players, sizes)  # there are too many ways to try them all
        return found if sum(map(self._again, found)) <= self._repeats else None

    def _again(self, table: Sequence[Contender]) -> int:
        return sum(self._met.get(frozenset((one.number, other.number)), 0) for one, other in combinations(table, 2))

    def _from(self, players: list[Contender], sizes: Sequence[int], used: int) -> list[list[Contender]] | None:
        if not sizes:
            return []
        first, others = players[0], players[1:]
        for size in dict.fromkeys(sizes):  # the leaders at full tables, where that works out
            for company in self._companies(first, others, size):
                self._left -= 1
                again = used + self._again((first, *company))
                if again <= self._repeats:
                    rest, left = [one for one in others if one not in company], list(sizes)
                    left.remove(size)
                    if (found := self._from(rest, left, again)) is not None:
                        return [[first, *company], *found]
                if self._left < 0:
                    return None
        return None

    def _by_changing_places(self, players: list[Contender], sizes: Sequence[int]) -> list[list[Contender]]:
        """Those with as many points sit together; then two change places as long as that makes it better."""
        rest, tables = list(players), []
        for size in sizes:
            tables.append(rest[:size])
            del rest[:size]
        while best := min(self._exchanges(tables), default=None):
            (gain, _), (a, i), (b, j) = best
            if gain >= 0:
                break
            tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
        return tables

    def _exchanges(self, tables: list[list[Contender]]) -> Iterator[tuple[tuple[int, int], Place, Place]]:
        """For all who sit with somebody they have met: how many meetings fewer are repeated, and how far apart the
        points are then."""
        for a, here in enumerate(tables):
            if not self._again(here):
                continue
            for b, there in enumerate(tables):
                for i, j in product(range(len(here)), range(len(there))) if a != b else ():
                    new = [*here[:i], there[j], *here[i + 1 :]], [*there[:j], here[i], *there[j + 1 :]]
                    gain = sum(map(self._again, new)) - self._again(here) - self._again(there)
                    yield (gain, sum(map(_apart, new)) - _apart(here) - _apart(there)), (a, i), (b, j)

    def _companies(self, first: Contender, others: list[Contender], size: int) -> Iterator[tuple[Contender, ...]]:
        """Who could sit with the first, the best company first."""
        equals = 1 + sum(one.points == first.points for one in others)
        step = max(1, equals // size)  # from the upper part of the group to the next one

        def cost(company: tuple[tuple[int, Contender], ...]) -> tuple[int, int, int]:
            below = [one for _, one in company if one.points != first.points]
            apart = sum(abs(place - part * step) for part, (place, _) in enumerate(company, 1))
            return sum(first.points - one.points for one in below), sum(one.ups for one in below), apart

        places = list(enumerate(others, 1))
        near = places if size == 2 else sorted(places, key=lambda one: cost((one,)))[:NEAR]
        for company in sorted(combinations(sorted(near, key=lambda one: one[0]), size - 1), key=cost):
            yield tuple(one for _, one in company)
