"""Trains (p. 13): in up to three different regions; the space taken may carry a bonus."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import RAIL, REGION
from ..pool import queue_effect
from ..table import Table
from ..terms import FROM_RAIL, PIECE_SPACES, RAILS, TRAINS, TRAINS_ACTION
from ..tracks import take_piece


@rule
def has_train(g: Table, seat: int) -> bool:
    """A train is left on the board."""
    return g.built[seat][TRAINS] < PIECE_SPACES


@rule
def is_open_rail(g: Table, box: Box, region: int, space: int) -> bool:
    """The top 3, 5 or 7 spaces are open with 2, 3 or 4 seats."""
    return space < box.rail_limit[g.seats] and g.rails[region][space] == 0


@rule
def top_open_rail(g: Table, box: Box, region: int) -> int:
    """The topmost open space of a region, or -1."""
    for space in range(RAILS):
        if is_open_rail(g, box, region, space):
            return space
    return -1


@rule
def has_open_rail(g: Table, box: Box, region: int) -> bool:
    return top_open_rail(g, box, region) >= 0


@rule
def can_build_train(g: Table, box: Box, seat: int, barred: int) -> bool:
    """A train is left and some region not barred (bits) has an open space."""
    if not has_train(g, seat):
        return False
    for region in range(4):
        if not barred >> region & 1 and has_open_rail(g, box, region):
            return True
    return False


@rule
def offer_regions(g: Table, box: Box, seat: int, barred: int) -> None:
    if has_train(g, seat):
        for region in range(4):
            if not barred >> region & 1 and has_open_rail(g, box, region):
                allow(g, REGION + region)


@rule
def offer_rails(g: Table, box: Box, region: int) -> None:
    for space in range(RAILS):
        if is_open_rail(g, box, region, space):
            allow(g, RAIL + space)


@rule
def build_train(g: Table, box: Box, seat: int, region: int, space: int, times: int) -> None:
    """The leftmost train onto an open space of the region; its bonus is gained so many times."""
    g.rails[region][space] = seat + 1
    g.last_region = region
    for _ in range(times):
        queue_effect(g, box.rail[region][space], FROM_RAIL + region * 8 + space)
    take_piece(g, box, seat, TRAINS)


@rule
def lay_rail(g: Table, box: Box, seat: int, region: int, space: int, times: int) -> None:
    """The space is chosen; in the Trains action the region is used up."""
    if g.action == TRAINS_ACTION:
        g.used |= 1 << region
    build_train(g, box, seat, region, space, times)


@rule
def offer_bonus_regions(g: Table) -> None:
    """A factory gives the bonus of one region in which this action built a train."""
    for region in range(4):
        if g.used >> region & 1:
            allow(g, REGION + region)
