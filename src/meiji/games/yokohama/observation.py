"""What a seat observes of Yokohama Duel: the open table, and of the orders only what this seat knows."""

from __future__ import annotations

from typing import Any

from meiji.kernel.observation import Observation, a_seat, number, of_seats, own, owners
from meiji.kernel.rules import rule

from .box import Box
from .table import Table
from .terms import ORDERS, SEATS

UNKNOWN, MY_HAND, MINE, THEIRS, THEIR_HAND, UNDER, LOOKED_AT, IN_A_GROUP = range(8)


@rule
def knows_place(g: Table, seat: int, order: int) -> bool:
    return g.seen[seat][order] == 1 and g.mixed[seat][order] == 0


@rule
def write_orders(g: Table, box: Box, seat: int, out: Any, at: int) -> None:
    """Where each order is, as far as this seat knows."""
    for order in range(ORDERS):
        if g.order_owner[order]:
            out[at + order] = MINE if g.order_owner[order] == seat + 1 else THEIRS
        else:
            known = g.seen[seat][order] == 1 and g.mixed[seat][order] > 0
            out[at + order] = IN_A_GROUP if known else UNKNOWN
    for i in range(g.hand_size[seat]):
        out[at + g.hand[seat][i]] = MY_HAND
    for i in range(g.hand_size[1 - seat]):
        if knows_place(g, seat, g.hand[1 - seat][i]):
            out[at + g.hand[1 - seat][i]] = THEIR_HAND
    for i in range(g.under_size):
        if knows_place(g, seat, g.under[i]):
            out[at + g.under[i]] = UNDER
    for i in range(g.looking):
        if knows_place(g, seat, g.looked[i]):
            out[at + g.looked[i]] = LOOKED_AT


OBSERVATION = Observation(
    Table,
    [
        number("round", 0, 5, "the round, 1 to 4"),
        number("turns", 0, 8, "turns taken in this round"),
        a_seat("turn", SEATS, "whose turn it is"),
        a_seat("start", SEATS, "the start seat of this round"),
        number("cards_at", 0, 8, "strength cards lying at each area"),
        owners("warehouse", SEATS, "owner of the warehouse at each area"),
        number("station", 0, 10, "area + 1 of the station, 0: not in play"),
        number("extra_pile", 0, 30, "extra strength cards left: +1, +2"),
        number("agent_pile", 0, 20, "agents left"),
        number("bonus_discard", 0, 1, "bonus cards discarded"),
        number("bonus_open", 0, 16, "open bonus cards + 1"),
        number("technology_open", 0, 20, "open technologies + 1"),
        number("technology_deck", 0, 1, "technologies still in the deck"),
        number("church_open", 0, 1, "open churches"),
        owners("technology_owner", SEATS, "owner of each technology"),
        number("technology_used", 0, 1, "technologies turned aside for this round"),
        owners("church_owner", SEATS, "owner of each church"),
        number("under_size", 0, 36, "orders put under the deck"),
        number("looking", 0, 5, "orders being looked at"),
        *of_seats(
            number("shop", 0, 1, "shops at the areas"),
            number("goods", 0, 99, "copper, silk, tea, fish"),
            number("imports", 0, 99, "imports face up"),
            number("cleared", 0, 99, "imports face down"),
            number("yen", 0, 500, "yen"),
            number("extra", 0, 9, "extra strength cards in hand: +1, +2"),
            number("lies_at", 0, 10, "where the strength cards lie: area + 1, 0 available"),
            number("upgraded", 0, 1, "strength cards upgraded"),
            number("shops", 0, 10, "shops built"),
            number("warehouses", 0, 10, "warehouses built"),
            number("agents", 0, 9, "agents available"),
            number("spent_agents", 0, 9, "agents used up"),
            number("hired", 0, 1, "conditions for which an agent was hired"),
            number("technologies", 0, 20, "technologies taken"),
            number("churches", 0, 9, "churches taken"),
            number("hand_size", 0, 36, "orders in hand"),
            number("fulfilled", 0, 36, "orders fulfilled"),
        ),
        own(
            "orders",
            ORDERS,
            UNKNOWN,
            IN_A_GROUP,
            "where each order is as far as I know: 0 unknown, 1 in my hand, 2 fulfilled by me, 3 by the other, "
            "4 in the other's hand, 5 under the deck, 6 I look at it, 7 at one of several places that I know together",
        ),
    ],
    write_orders,
)
