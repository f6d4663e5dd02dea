"""The result: where every point comes from."""

from __future__ import annotations

from functools import partial
from typing import Any

from meiji.kernel.wording import result_line

from ..terms import POINTS
from .names import achievement_name, tell


def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a source."""
    return [lines_of_seat(entry, language) for entry in game.result()["points"]]


def lines_of_seat(entry: dict[str, Any], language: str) -> list[str]:
    line = partial(result_line, tell, language)
    lines = [line(tell(language, f"points-{name}"), entry[name]) for name in POINTS if name in entry]
    for key in ("regions", "ships"):
        for scoring, points in enumerate(entry[key], 1):
            values = " + ".join(map(str, points))
            lines.append(line(tell(language, f"points-{key}", scoring=scoring, values=values), sum(points)))
    for name, number in entry["achievements"].items():
        lines.append(line(tell(language, "points-achievement", name=achievement_name(name, language)), number))
    lines.append(line(tell(language, "points-total"), entry["total"]))
    return lines
