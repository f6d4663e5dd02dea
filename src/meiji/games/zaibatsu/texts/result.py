"""The result: what the sources of points are called, and whether a solo game is won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .names import objective_name, region_name, tell


def points_name(path: Sequence[str], language: str) -> str:
    """Regions are scored once a period, region by region; objectives one by one."""
    source, *parts = path
    if len(parts) == 2:
        return region_name(parts[1], language)
    if parts and source == "regions":
        return tell(language, "points-period", period=parts[0])
    if parts:
        return objective_name(parts[0], language)
    return tell(language, f"points-{source}")


def verdict(game: Any, language: str) -> str:
    """Of a solo game: won, and how well, or lost (p. 23)."""
    return verdict_of_seat(game.result()["points"][0], language)


def verdict_of_seat(entry: dict[str, Any], language: str) -> str:
    if "won" not in entry:
        return ""
    if not entry["won"]:
        return tell(language, "result-lost")
    return tell(language, "result-won", rating=tell(language, f"rating-{entry['rating']}"))
