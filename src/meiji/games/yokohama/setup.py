"""Setting the table up; seat 0 is the start player of the first round."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .bonuses import refill_bonuses
from .box import Box
from .deck import gain_order, put_under, remove_from_hand
from .moves import BEGIN_TURN, CHOOSE_START_ORDER, DRAW_CHURCH, UNDER
from .rounds import open_technologies
from .table import Table
from .terms import BONUSES, CHURCHES, EXTRAS, ORDERS, PLUS_1, SEATS, TECHNOLOGIES

ALL_TECHNOLOGIES = len(TECHNOLOGIES)
BOTH_EXTRAS = len(EXTRAS)


@rule
def deal(g: Table, box: Box) -> None:
    g.round = 1
    lay_out_decks(g, box)
    for seat in range(SEATS):
        set_up_seat(g, box, seat)
    push(g, BEGIN_TURN, 0, 0, 0)
    push(g, CHOOSE_START_ORDER, 1, 0, 0)
    push(g, CHOOSE_START_ORDER, 0, 0, 0)


@rule
def lay_out_decks(g: Table, box: Box) -> None:
    """Three bonus cards and five technologies open, six of the nine churches; piles of extra cards and agents."""
    for card in range(BONUSES):
        g.bonus_deck[card] = 1
    refill_bonuses(g, box)
    for kind in range(BOTH_EXTRAS):
        g.extra_pile[kind] = box.extra_cards[kind]
    g.agent_pile = box.agents
    for technology in range(ALL_TECHNOLOGIES):
        g.technology_deck[technology] = 1
    open_technologies(g, box)
    for order in range(ORDERS):
        g.order_rest[order] = 1
    lay_out_churches(g, box)


@rule
def lay_out_churches(g: Table, box: Box) -> None:
    for card in range(CHURCHES):
        g.heap[card] = 1
    for _ in range(box.churches):
        card = draw(g, DRAW_CHURCH, g.heap, CHURCHES)
        g.heap[card] = 0
        g.church_open[card] = 1
    for card in range(CHURCHES):
        g.heap[card] = 0


@rule
def set_up_seat(g: Table, box: Box, seat: int) -> None:
    """One of each good; the second seat has 1 yen and one extra card more; three orders, one of which goes back."""
    for good in range(4):
        g.goods[seat][good] = box.start_goods[good]
    g.yen[seat] = box.start_yen[seat]
    g.extra[seat][PLUS_1] = box.start_extra[seat]
    g.extra_pile[PLUS_1] -= box.start_extra[seat]
    for _ in range(box.start_orders):
        gain_order(g, seat)


@rule
def offer_start_orders(g: Table, seat: int) -> None:
    """Which of the drawn orders goes under the deck."""
    for i in range(g.hand_size[seat]):
        allow(g, UNDER + g.hand[seat][i])


@rule
def return_start_order(g: Table, seat: int, order: int) -> None:
    remove_from_hand(g, seat, order)
    put_under(g, order)
