"""What a game shows to people, as the kernel, the pages and the lab ask for it.

The kernel draws nothing and says nothing: it only knows these shapes, and mypy holds every game to them.
"""

from __future__ import annotations

from typing import NamedTuple

Audience = tuple[int | None, str]  # a seat (None: the spectators) and a language


class ComponentPicture(NamedTuple):
    """One component by itself, as a fragment of SVG."""

    body: str
    width: float
    height: float
