"""The result: what the sources of points are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .names import technology_name, tell

CARDS = {"orders": "order", "churches": "church"}  # numbered cards by their source of points


def points_name(path: Sequence[str], language: str) -> str:
    """Orders, technologies and churches card by card."""
    source, *card = path
    if card and source in CARDS:
        return tell(language, CARDS[source], number=card[0])
    if card:
        return technology_name(card[0], language)
    return tell(language, f"points-{source}")


def verdict(game: Any, language: str) -> str:
    """Points say all."""
    return ""
