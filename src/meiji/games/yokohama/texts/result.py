"""The result: where every point comes from."""

from __future__ import annotations

from typing import Any

from meiji.kernel.wording import upper_first

from ..terms import CATEGORIES
from .names import amount_text, technology_name, tell


def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a category."""
    return [lines_of_seat(entry, language) for entry in game.result()["points"]]


def lines_of_seat(entry: dict[str, Any], language: str) -> list[str]:
    lines = []
    for name in [*CATEGORIES, "total"]:
        what, points = tell(language, f"points-{name}"), entry[name]
        if isinstance(points, dict):
            titles = [technology_name(key, language) if name == "technologies" else key for key in points]
            told = ", ".join(f"{title} = {value}" for title, value in zip(titles, points.values(), strict=True))
            what = tell(language, "points-cards", what=what, cards=told) if told else what
            points = sum(points.values())
        amount = amount_text("points", points, language)
        lines.append(upper_first(tell(language, "result-line", what=what, points=amount)))
    return lines
