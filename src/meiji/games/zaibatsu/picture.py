"""The table as SVG, seen from a seat: the main board, the own Zaibatsu board, what is on offer, the others' boards.

Parts are groups of the class "part" with an id ("board", "display", "pairs", "goals", "takatoshi", "seat-0" …); inside
them are blocks, which a page can show one below the other where it is narrow. Whatever a move touches has the id that
`view.target` gives; while a move on offer points to it, it has the class "offer".
"""

from __future__ import annotations

from typing import Any

from meiji.drawing.svg import Panel

from .. import nippon_family as family
from .picture_base import Painter
from .picture_board import HEIGHT as BOARD_HEIGHT
from .picture_board import board
from .picture_offers import PAIR_HEIGHT, display, display_height, drafting, goals, goals_height, pairs
from .picture_seat import HEIGHT as SEAT_HEIGHT
from .picture_seat import zaibatsu
from .picture_solo import HEIGHT as SOLO_HEIGHT
from .picture_solo import takatoshi
from .texts import title


def svg(game: Any, seat: int | None, language: str) -> list[str]:
    """The whole table as one picture, in fragments."""
    p = Painter(game, seat, language)
    g = p.g
    first = seat or 0
    seats = [
        Panel(f"seat-{other}", p.name(other), zaibatsu(p, other), SEAT_HEIGHT, "mine" if other == first else "seat")
        for other in (*range(first, g.seats), *range(first))
    ]
    parts = [Panel("board", p.word("board"), board(p), BOARD_HEIGHT), seats[0]]
    if drafting(p):
        parts.append(Panel("pairs", p.word("pairs"), pairs(p), PAIR_HEIGHT, "offer"))
    if g.solo:
        parts.append(Panel("takatoshi", p.word("takatoshi"), takatoshi(p), SOLO_HEIGHT, "offer"))
    if g.goals_on:
        parts.append(Panel("goals", p.word("goals"), goals(p), goals_height(p), "offer"))
    parts.append(Panel("display", p.word("display"), display(p), display_height(p), "offer"))
    return p.sheet([*parts, *seats[1:]], title(language), family.SYMBOLS)
