"""The tracks for R&D, mining and finance, and the bonuses on them and between ships, machines and trains (p. 9)."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .operations import GET_TOKEN
from .pool import queue_effect
from .table import Table
from .terms import FROM_GAP, FROM_TRACK, PIECES, RD, TRACK_SPACES

LAST_SPACE = TRACK_SPACES - 1
GAPS = len(PIECES) - 1  # between the rows of ships, machines and trains


@rule
def at_end(g: Table, seat: int, track: int) -> bool:
    return g.track[seat][track] >= LAST_SPACE


@rule
def space_after(g: Table, seat: int, track: int, steps: int) -> int:
    """The space that so many steps lead to; beyond the end of the track nothing happens (p. 7)."""
    return min(g.track[seat][track] + steps, LAST_SPACE)


@rule
def advance(g: Table, box: Box, seat: int, track: int, steps: int) -> None:
    """Move a marker forward; every symbol reached or passed gives its bonus (p. 9)."""
    before, after = g.track[seat][track], space_after(g, seat, track, steps)
    g.track[seat][track] = after
    for space in range(before + 1, after + 1):
        queue_effect(g, box.track_icon[track][space], FROM_TRACK + track * 16 + space)


@rule
def symbol_within(g: Table, box: Box, seat: int, track: int, steps: int) -> bool:
    """So many steps lead onto a symbol or past it; an influence token is as good now as later."""
    for space in range(g.track[seat][track] + 1, space_after(g, seat, track, steps) + 1):
        icon = box.track_icon[track][space]
        if icon and box.op[icon] != GET_TOKEN:
            return True
    return False


@rule
def track_value(g: Table, box: Box, seat: int, track: int) -> int:
    """The value printed at the marker: R&D value, coal income or money income."""
    return box.track_value[track][g.track[seat][track]]


@rule
def rd_value(g: Table, box: Box, seat: int) -> int:
    return track_value(g, box, seat, RD)


@rule
def frees_symbol(g: Table, seat: int, piece: int, gap: int) -> bool:
    """The next piece of this row leaves both spaces beside a symbol empty: those of the rows `gap` and `gap + 1`."""
    if piece != gap and piece != gap + 1:
        return False
    return g.built[seat][gap + gap + 1 - piece] > g.built[seat][piece]


@rule
def take_piece(g: Table, box: Box, seat: int, piece: int) -> None:
    """Take the leftmost ship, machine or train; a symbol between two empty spaces gives its bonus (p. 9)."""
    column = g.built[seat][piece]
    for gap in range(GAPS):
        if frees_symbol(g, seat, piece, gap):
            queue_effect(g, box.gap_icon[gap][column], FROM_GAP + gap * 8 + column)
    g.built[seat][piece] += 1


@rule
def reached(g: Table, seat: int, area: int) -> int:
    """How far an area is: pieces taken (ships, machines, trains) or the marker's space (R&D, mining, finance)."""
    return g.built[seat][area] if area < 3 else g.track[seat][area - 3]
