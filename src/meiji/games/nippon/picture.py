"""The table as SVG, seen from a seat: the main board, the own player board, the factories, the others' boards.

Parts are groups of the class "part" with an id ("board", "factories", "seat-0" …); inside them are blocks, which a page
can show one below the other where it is narrow. Whatever a move touches has the id that `view.target` gives; while a
move on offer points to it, it has the class "offer". Words are those of texts.py.
"""

from __future__ import annotations

from typing import Any

from meiji.drawing.svg import Panel

from . import texts
from .picture_base import SYMBOLS, Painter
from .picture_board import HEIGHT as BOARD_HEIGHT
from .picture_board import board
from .picture_offer import HEIGHT as OFFER_HEIGHT
from .picture_offer import factories
from .picture_seat import HEIGHT as SEAT_HEIGHT
from .picture_seat import player_board


def svg_of(game: Any, seat: int | None, language: str) -> list[str]:
    """The whole table as one picture, in fragments."""
    p = Painter(game, seat, language)
    first = seat or 0
    seats = [
        Panel(f"seat-{other}", p.name(other), player_board(p, other), SEAT_HEIGHT, "mine" if other == first else "seat")
        for other in (*range(first, p.g.seats), *range(first))
    ]
    offers = Panel("factories", p.part("factories"), factories(p), OFFER_HEIGHT, "offer")
    parts = [Panel("board", p.part("board"), board(p), BOARD_HEIGHT), seats[0], offers, *seats[1:]]
    return p.sheet(parts, texts.title(language), SYMBOLS)
