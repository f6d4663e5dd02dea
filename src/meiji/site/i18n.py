"""The site's own words: Fluent messages in text/, in every language that the games speak."""

from __future__ import annotations

from pathlib import Path

from meiji.kernel.language import LANGUAGES
from meiji.kernel.wording import messages_of

translate = messages_of(Path(__file__).parent)
NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}


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
