"""Numbers that come with a form."""

from __future__ import annotations

from typing import Any


def number_in(text: Any, digits: int = 6) -> int | None:
    """A whole number that is not too large; None: it is none."""
    text = str(text)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
