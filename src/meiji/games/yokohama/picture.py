"""The boards as SVG."""

from __future__ import annotations

from typing import Any


def svg(game: Any, seat: int | None, language: str) -> str:
    return "<svg/>"
