"""Points: where they stand, how they came about, and who won."""

from __future__ import annotations

from dataclasses import dataclass

from meiji.site.live_table import LiveTable

WIDTH, HEIGHT = 600, 160  # of the chart


@dataclass(frozen=True)
class Placing:
    """A seat in the ranking, with every point explained: (what for, ": ", how many)."""

    seat: int
    place: int
    name: str
    score: int
    lines: list[tuple[str, str, str]]


@dataclass(frozen=True)
class Curve:
    """A seat's points after every move, as the points of an SVG polyline."""

    seat: int
    points: str


def scores(live: LiveTable) -> list[int] | None:
    """The points, where they are no secret."""
    return None if live.game is None or live.hidden else live.game.scores()


def ranking(live: LiveTable, language: str) -> list[Placing]:
    """Best first."""
    game = live.game
    assert game is not None
    result = game.result()
    lines = game.spec.texts.result_lines(game, language)
    return [
        Placing(
            seat,
            result["places"][seat],
            live.seats[seat].name,
            result["scores"][seat],
            [line.rpartition(": ") for line in lines[seat]],
        )
        for seat in result["ranking"]
    ]


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
