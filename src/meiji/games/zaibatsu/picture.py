"""The table as SVG, seen from a seat: the main board, what lies beside it, and the Zaibatsu boards, the own one first.

Parts are groups with an id ("board", "display", "pairs", "goals", "takatoshi", "seat-0" …) and `data-box`, the place of
the part in the picture. Whatever a move touches has the id that `view.target` gives; while a move on offer points to
it, it has the class "offer".
"""

from __future__ import annotations

from typing import Any

from meiji.kernel import svg as draw

from .picture_base import WIDTH, Painter
from .picture_board import HEIGHT as BOARD_HEIGHT
from .picture_board import board
from .picture_offers import SOLO_HEIGHT, display, display_height, drafting, goals, goals_height, pairs, takatoshi
from .picture_seat import HEIGHT as SEAT_HEIGHT
from .picture_seat import zaibatsu

MARGIN = 16
GAP = 16


def svg(game: Any, seat: int | None, language: str) -> str:
    """The whole table as one picture."""
    p = Painter(game, seat, language)
    g = p.g
    parts: list[tuple[str, str, list[str], float]] = [("board", p.word("board"), board(p), BOARD_HEIGHT)]
    if drafting(p):
        parts.append(("pairs", p.word("pairs"), pairs(p), 116))
    if g.solo:
        parts.append(("takatoshi", p.word("takatoshi"), takatoshi(p), SOLO_HEIGHT))
    if g.goals_on:
        parts.append(("goals", p.word("goals"), goals(p), goals_height(p)))
    parts.append(("display", p.word("display"), display(p), display_height(p)))
    first = seat or 0
    for other in (*range(first, g.seats), *range(first)):
        parts.append((f"seat-{other}", p.name(other), zaibatsu(p, other), SEAT_HEIGHT))

    y = float(MARGIN)
    body = []
    for id, title, children, height in parts:
        place = (MARGIN - 8, y - 8, WIDTH + 16, height + 16)
        body.append(draw.group(children, x=MARGIN, y=y, id=id, title=title, box=place))
        y += height + GAP
    return draw.document(WIDTH + 2 * MARGIN, y, "".join(body), "Nippon: Zaibatsu", language, draw.SYMBOLS)
