"""The table as SVG, seen from a seat: the harbour quarter, the own side, the other side.

Parts are groups of the class "part" with an id ("areas", "seat-0" …); inside them are blocks, which a page can show one
below the other where it is narrow. Whatever a move touches has the id that `view.target` gives; while a move on offer
to the viewer points to it, it has the class "offer". Orders that the viewer may not know lie face down.
"""

from __future__ import annotations

from typing import Any

from meiji.drawing.svg import Panel

from .picture_base import SYMBOLS, Painter
from .picture_board import BOARD_HEIGHT, board
from .picture_seat import SEAT_HEIGHT, seat_board
from .picture_sides import SIDE_HEIGHT, side
from .terms import SEATS
from .texts import tell


def svg(game: Any, seat: int | None, language: str) -> list[str]:
    """The whole table as one picture, in fragments; who only watches sees both sides at once."""
    p = Painter(game, seat, language)
    quarter = Panel("areas", p.word("areas"), board(p), BOARD_HEIGHT)
    if seat is None:
        sides = [Panel(f"seat-{s}", p.name(s), side(p, s), SIDE_HEIGHT, "mine") for s in range(SEATS)]
    else:
        sides = [
            Panel(f"seat-{s}", p.name(s), seat_board(p, s), SEAT_HEIGHT, role)
            for s, role in ((seat, "mine"), (1 - seat, "seat"))
        ]
    return p.sheet([quarter, *sides], tell(language, "title"), SYMBOLS)
