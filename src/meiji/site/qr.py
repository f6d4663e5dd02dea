"""A link as a QR code: dark squares on white, whatever the theme, since cameras expect that."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

import segno
from markupsafe import Markup

QUIET = 4  # modules of white around it, as the standard wants


@lru_cache(maxsize=256)
def qr(text: str) -> Markup:
    """The code as SVG, one path for all dark modules."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    size = len(rows) + 2 * QUIET
    path = "".join(_runs(row, y + QUIET) for y, row in enumerate(rows))
    return Markup(
        f'<svg class="qr" viewBox="0 0 {size} {size}" shape-rendering="crispEdges" aria-hidden="true">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{path}" fill="#1c1a17"/></svg>'
    )


def _runs(row: list[int], y: int) -> str:
    """The dark stretches of a row."""
    drawn, x = "", QUIET
    for dark, group in groupby(row):
        length = len(list(group))
        if dark:
            drawn += f"M{x} {y}h{length}v1h-{length}z"
        x += length
    return drawn
