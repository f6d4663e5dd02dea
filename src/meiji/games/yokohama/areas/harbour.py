"""Harbour: look at orders, keep one, or two for a price; the rest goes under the deck in any order."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..deck import look_at_orders, put_under, stop_looking, take_in_hand
from ..free import answer_free, offer_free_actions, veil
from ..moves import ANOTHER, CHOOSE_ANOTHER, CHOOSE_KEEP, CHOOSE_UNDER, STOP
from ..table import Table

BY_YEN, BY_IMPORT, BY_CLEARED = range(3)


@rule
def visit_harbour(g: Table, seat: int, cards: int) -> None:
    look_at_orders(g, seat, cards)
    push(g, CHOOSE_KEEP, seat, 0, 0)


@rule
def offer_looked(g: Table, verb: int) -> None:
    """One of the cards that the seat is looking at."""
    for i in range(g.looking):
        allow(g, verb + g.looked[i])


@rule
def keep_order(g: Table, seat: int, order: int, second: int) -> None:
    """The first is free; then the seat may pay for another."""
    stop_looking(g, order)
    take_in_hand(g, seat, order)
    if g.looking > 0:
        push(g, CHOOSE_UNDER if second else CHOOSE_ANOTHER, seat, 0, 0)


@rule
def offer_another(g: Table, box: Box, seat: int) -> None:
    """2 yen or an import of either side for a second card; free actions, agents too, may come before (p. 8)."""
    if g.yen[seat] >= box.harbour_yen:
        allow(g, ANOTHER + BY_YEN)
    if g.imports[seat] > 0:
        allow(g, ANOTHER + BY_IMPORT)
    if g.cleared[seat] > 0:
        allow(g, ANOTHER + BY_CLEARED)
    offer_free_actions(g, box, seat)
    allow(g, STOP)
    veil(g, box, seat)


@rule
def pay_for_another(g: Table, box: Box, seat: int, move: int) -> None:
    if move == STOP:
        push(g, CHOOSE_UNDER, seat, 0, 0)
        return
    if move == ANOTHER + BY_YEN:
        g.yen[seat] -= box.harbour_yen
    elif move == ANOTHER + BY_IMPORT:
        g.imports[seat] -= 1
    elif move == ANOTHER + BY_CLEARED:
        g.cleared[seat] -= 1
    else:
        push(g, CHOOSE_ANOTHER, seat, 0, 0)
        answer_free(g, box, seat, move)
        return
    push(g, CHOOSE_KEEP, seat, 1, 0)


@rule
def return_order(g: Table, seat: int, order: int) -> None:
    """The next card under the deck."""
    stop_looking(g, order)
    put_under(g, order)
    if g.looking > 0:
        push(g, CHOOSE_UNDER, seat, 0, 0)
