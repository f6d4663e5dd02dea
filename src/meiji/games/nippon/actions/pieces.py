"""Ships and Railways (p. 8): one to three, 5,000 yen each, in different regions."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..moves import CHOOSE_REGION, REGION, STOP
from ..table import Table
from ..terms import INCOME, MOST_TIMES, PIECE_SPACES, SEATS
from ..tracks import advance


@rule
def has_free_space(g: Table, box: Box, region: int) -> bool:
    """Ships and railways share 4, 6 or 8 spaces of a region with 2, 3 or 4 seats."""
    taken = 0
    for seat in range(SEATS):
        taken += g.pieces[region][seat] + g.pieces[4 + region][seat]
    return taken < box.piece_limit[g.seats]


@rule
def has_piece(g: Table, seat: int, piece: int) -> bool:
    return g.built[seat][piece] < PIECE_SPACES


@rule
def can_build_piece(g: Table, box: Box, seat: int, piece: int) -> bool:
    if g.yen[seat] < g.price[seat][piece] or not has_piece(g, seat, piece):
        return False
    for region in range(4):
        if has_free_space(g, box, region):
            return True
    return False


@rule
def offer_regions(g: Table, box: Box, seat: int, piece: int, gift: int) -> None:
    """Regions with a free space, within one action different ones."""
    if has_piece(g, seat, piece) and (gift or g.yen[seat] >= g.price[seat][piece]):
        for region in range(4):
            if (gift or not g.used >> region & 1) and has_free_space(g, box, region):
                allow(g, REGION + region)
    if not gift and g.times > 0:
        allow(g, STOP)


@rule
def build_piece(g: Table, box: Box, seat: int, piece: int, region: int) -> None:
    """The leftmost ship or railway goes to the region; an icon between two empty spaces raises the income."""
    g.pieces[piece * 4 + region][seat] += 1
    g.built[seat][piece] += 1
    column = g.built[seat][piece]
    if g.built[seat][1 - piece] >= column:
        advance(g, box, seat, INCOME, box.income_icon[column])


@rule
def buy_piece(g: Table, box: Box, seat: int, piece: int, region: int) -> None:
    g.yen[seat] -= g.price[seat][piece]
    build_piece(g, box, seat, piece, region)
    g.used |= 1 << region
    g.times += 1
    if g.times < MOST_TIMES:
        push(g, CHOOSE_REGION, seat, piece, 0)
