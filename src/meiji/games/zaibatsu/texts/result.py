"""The result: where every point comes from."""

from __future__ import annotations

from functools import partial
from typing import Any

from meiji.kernel.wording import result_line, upper_first

from ..terms import POINTS
from .names import objective_name, tell


def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a source."""
    return [lines_of_seat(entry, language) for entry in game.result()["points"]]


def lines_of_seat(entry: dict[str, Any], language: str) -> list[str]:
    line = partial(result_line, tell, language)
    lines = [line(tell(language, f"points-{name}"), entry[name]) for name in POINTS if name in entry]
    for period, points in enumerate(entry["regions"], 1):
        values = " + ".join(map(str, points))
        lines.append(line(tell(language, "points-regions", period=period, values=values), sum(points)))
    for name, number in entry["objectives"].items():
        lines.append(line(tell(language, "points-objective", objective=objective_name(name, language)), number))
    lines.append(line(tell(language, "points-resources"), entry["resources"]))
    lines.append(line(tell(language, "points-money"), entry["money"]))
    lines.append(line(tell(language, "points-total"), entry["total"]))
    if "won" in entry:
        lines.append(upper_first(tell(language, "result-won" if entry["won"] else "result-lost")))
    if entry.get("won"):
        rating = tell(language, f"rating-{entry['rating']}")
        lines.append(upper_first(tell(language, "result-rating", rating=rating)))
    return lines
