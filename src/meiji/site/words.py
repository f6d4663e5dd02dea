"""The site's own words: Fluent messages in text/, in every language that the games speak."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from meiji.kernel.language import LANGUAGES, say

FOLDER = Path(__file__).parent
NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}


@lru_cache(10_000)
def _told(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(FOLDER, language, message, **dict(values))


def tell(language: str, message: str, **values: str | int) -> str:
    """A message of the site."""
    return _told(language, message, tuple(values.items()))


def preferred(header: str) -> str:
    """The best of our languages for a browser's Accept-Language."""
    wishes = []
    for part in header[:400].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda wish: wish[0]):
        if name in LANGUAGES:
            return name
    return "en"
