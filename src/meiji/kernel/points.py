"""Where the points of a game come from: source by source, those of all seats side by side.

A game's `result` lists the points of every seat, nested as the game likes: by period and region, by card. Here they are
laid beside each other; `Texts.points_name` puts a source into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

NO_SOURCES = ("total", "won", "rating")  # stand in a result beside the sources


class PointSource(NamedTuple):
    """A source of points with those of each seat. Its parts are what it is made of: periods, regions, cards."""

    source: str
    points: tuple[int, ...]
    parts: tuple[PointSource, ...] = ()

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {"source": self.source, "points": list(self.points), "parts": [part.data() for part in self.parts]}


def point_sources(seats: Sequence[Mapping[str, Any]]) -> list[PointSource]:
    """Every source from which some seat has points, in the order of the results of the seats."""
    return _sources([{name: part for name, part in seat.items() if name not in NO_SOURCES} for seat in seats])


def _sources(seats: Sequence[Mapping[str, Any]]) -> list[PointSource]:
    found = (_source(name, [seat.get(name, 0) for seat in seats]) for name in _in_order(seats))
    return [source for source in found if any(source.points) or source.parts]


def _source(name: str, seats: Sequence[Any]) -> PointSource:
    if all(isinstance(points, int) for points in seats):
        return PointSource(name, tuple(seats))
    parts = _sources([_by_name(points) for points in seats])
    sums = tuple(sum(part.points[seat] for part in parts) for seat in range(len(seats)))
    return PointSource(name, sums, tuple(parts))


def _by_name(points: Any) -> Mapping[str, Any]:
    """The parts of a source; those of a list are called 1, 2 and so on."""
    if isinstance(points, list):
        return {str(number): part for number, part in enumerate(points, 1)}
    return points if isinstance(points, Mapping) else {}


def _in_order(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    """The names of all seats; what only some have stands where they have it."""
    order: list[str] = []
    for seat in seats:
        at = 0
        for name in seat:
            if name not in order:
                order.insert(at, name)
            at = order.index(name) + 1
    return order
