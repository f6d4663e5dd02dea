"""The result: what the sources of points are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .names import achievement_name, region_name, tell


def points_name(path: Sequence[str], language: str) -> str:
    """Regions and ships are scored three times, region by region; achievements one by one."""
    source, *parts = path
    if len(parts) == 2:
        return region_name(parts[1], language)
    if parts and source == "achievements":
        return achievement_name(parts[0], language)
    if parts:
        return tell(language, "points-scoring", scoring=parts[0])
    return tell(language, f"points-{source}")


def verdict(game: Any, language: str) -> str:
    """Points say all."""
    return ""
