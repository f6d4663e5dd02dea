"""Points: where they stand, how they came about, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from meiji.kernel.points import PointSource
from meiji.kernel.wording import upper_first
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.store.rows import OVER

WIDTH, HEIGHT = 600, 160  # of the chart


@dataclass(frozen=True)
class Placing:
    """A seat in the ranking."""

    seat: int
    place: int
    name: str
    score: int


@dataclass(frozen=True)
class Cell:
    """The points of one seat from one source; `share` of the most that anybody has from any source, in per cent."""

    seat: int
    points: int
    share: int
    best: bool


@dataclass(frozen=True)
class SourceRow:
    """A source of points, in words, with a cell for each seat in the order of the ranking."""

    name: str
    cells: list[Cell]
    parts: list[SourceRow] = field(default_factory=list)


@dataclass(frozen=True)
class Ending:
    """How a game ended: who stands where, every source of points side by side, and what it comes to in words."""

    ranking: list[Placing]
    rows: list[SourceRow]
    headline: str
    difference: str  # the source that made it, in a sentence; nothing where nobody is ahead
    verdict: str  # what the rules say beyond points


@dataclass(frozen=True)
class Curve:
    """A seat's points after every move, as the points of an SVG polyline."""

    seat: int
    points: str


def scores(live: LiveTable) -> list[int] | None:
    """The points, where they are no secret."""
    return None if live.game is None or live.hidden else live.game.scores()


def ending(live: LiveTable, language: str) -> Ending:
    """How a finished game ended."""
    game = live.game
    assert game is not None
    result, sources = _result(live), game.points()
    ranking = [
        Placing(seat, result["places"][seat], live.seats[seat].name, result["scores"][seat])
        for seat in result["ranking"]
    ]
    most = max([1, *(points for source in sources for points in source.points)])
    rows = [_row(live, source, (), [entry.seat for entry in ranking], most, language) for source in sources]
    verdict = upper_first(game.spec.texts.verdict(game, language))
    difference = "" if live.ended else _difference(live, ranking, sources, language)
    return Ending(ranking, rows, _headline(live, ranking, language), difference, verdict)


def _row(
    live: LiveTable, source: PointSource, above: tuple[str, ...], seats: Sequence[int], most: int, language: str
) -> SourceRow:
    assert live.game is not None
    path = (*above, source.source)
    best = max(source.points)
    cells = [
        Cell(seat, points, max(0, 100 * points // most), len(seats) > 1 and points == best > min(source.points))
        for seat, points in ((seat, source.points[seat]) for seat in seats)
    ]
    parts = [_row(live, part, path, seats, most, language) for part in source.parts]
    return SourceRow(upper_first(live.game.spec.texts.points_name(path, language)), cells, parts)


def _headline(live: LiveTable, ranking: list[Placing], language: str) -> str:
    """Who won, and by how much; or why the game is over before its end."""
    if live.ended == "agreed":
        return translate(language, "ended-agreed")
    if live.row.resigned is not None:
        return translate(language, "ended-resigned", name=live.seats[live.row.resigned].name)
    first, *others = ranking
    if not others:
        return translate(language, "solo-over", points=first.score)
    if others[0].place == 1:
        names = [entry.name for entry in ranking if entry.place == 1]
        return translate(language, "shared-by", names=", ".join(names), points=first.score)
    return translate(language, "wins-by", name=first.name, points=first.score - others[0].score)


def _difference(live: LiveTable, ranking: list[Placing], sources: list[PointSource], language: str) -> str:
    """The source in which the winner is furthest ahead of the second."""
    if len(ranking) < 2 or ranking[1].place == 1:
        return ""
    assert live.game is not None
    first, second = ranking[0].seat, ranking[1].seat
    most = max(sources, key=lambda source: source.points[first] - source.points[second])
    if most.points[first] <= most.points[second]:
        return ""
    name = upper_first(live.game.spec.texts.points_name((most.source,), language))
    return translate(
        language, "made-the-difference", source=name, more=str(most.points[first]), less=str(most.points[second])
    )


def _result(live: LiveTable) -> dict[str, Any]:
    """Who gave up comes last, however many points there were."""
    assert live.game is not None
    result = live.game.result()
    loser = live.row.resigned
    if loser is not None:
        others = [seat for seat in result["ranking"] if seat != loser]
        places = [place - (place > result["places"][loser]) for place in result["places"]]
        places[loser] = len(places)
        result |= {"ranking": [*others, loser], "places": places}
    return result


def result_of(live: LiveTable) -> dict[str, Any] | None:
    """The result of a game that is over; one that was ended by agreement has none."""
    return _result(live) if live.row.status == OVER and live.game and live.ended != "agreed" else None


def chart(live: LiveTable) -> list[Curve]:
    return live.rendered.charts.once(None, lambda: _chart(live))


def _chart(live: LiveTable) -> list[Curve]:
    points = [live.at(moment).scores() for moment in range(len(live.moves) + 1)]
    low = min(0, min(map(min, points)))
    high = max(1, max(map(max, points)))
    across = WIDTH / max(1, len(points) - 1)

    def curve(seat: int) -> str:
        heights = [HEIGHT - HEIGHT * (score[seat] - low) / (high - low) for score in points]
        return " ".join(f"{i * across:.1f},{height:.1f}" for i, height in enumerate(heights))

    return [Curve(seat, curve(seat)) for seat in range(live.row.seats)]
