"""The tracks for R&D, mining and finance, and the bonuses on them and between ships, machines and trains (p. 9)."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .operations import GET_TOKEN
from .pool import queue_effect
from .table import Table
from .words import FROM_GAP, FROM_TRACK, MACHINES, RD, SHIPS, TRACK_SPACES, TRAINS

LAST_SPACE = TRACK_SPACES - 1


@rule
def at_end(g: Table, seat: int, track: int) -> bool:
    return g.track[seat][track] >= LAST_SPACE


@rule
def advance(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    """Move a marker forward; every symbol reached or passed gives its bonus; at the end nothing happens (p. 7, 9)."""
    for _ in range(spaces):
        if at_end(g, seat, track):
            return
        g.track[seat][track] += 1
        space = g.track[seat][track]
        queue_effect(g, box.track_icon[track][space], FROM_TRACK + track * 16 + space)


@rule
def symbol_within(g: Table, box: Box, seat: int, track: int, spaces: int) -> bool:
    """So many spaces forward lead onto a symbol or past it; an influence token is as good now as later."""
    now = g.track[seat][track]
    for space in range(now + 1, min(now + spaces, LAST_SPACE) + 1):
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
def take_piece(g: Table, box: Box, seat: int, piece: int) -> None:
    """Take the leftmost ship, machine or train; a symbol between two empty spaces gives its bonus (p. 9)."""
    g.built[seat][piece] += 1
    column = g.built[seat][piece]
    if piece != TRAINS and g.built[seat][SHIPS + MACHINES - piece] >= column:
        queue_effect(g, box.gap_icon[0][column - 1], FROM_GAP + column - 1)
    if piece != SHIPS and g.built[seat][TRAINS + MACHINES - piece] >= column:
        queue_effect(g, box.gap_icon[1][column - 1], FROM_GAP + 8 + column - 1)


@rule
def reached(g: Table, seat: int, area: int) -> int:
    """How far an area is: pieces taken (ships, machines, trains) or the marker's space (R&D, mining, finance)."""
    return g.built[seat][area] if area < 3 else g.track[seat][area - 3]
