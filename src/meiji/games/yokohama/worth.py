"""What a position is worth in points, roughly: the eyes of the player `greedy`.

It sees only what the seat may know: its own orders, never those of the other seat.
"""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .rounds import turns_of_round
from .scoring import score
from .supply import goods_of
from .table import Table
from .terms import CARDS, PLUS_1, PLUS_2


@rule
def rest_of_game(g: Table, box: Box) -> float:
    """From 1 at the start down to 0 at the end."""
    return 1.0 - (g.round - 1 + g.turns / turns_of_round(box)) / box.rounds


@rule
def missing_for(g: Table, box: Box, seat: int, order: int) -> int:
    """The value in yen of the goods that an order still lacks."""
    value = 0
    for good in range(4):
        value += box.buy[good] * max(0, box.order_goods[order][good] - g.goods[seat][good])
    return value


@rule
def worth(g: Table, box: Box, seat: int) -> float:
    """Points now, and a price for everything that makes points later."""
    value = float(score(g, box, seat))
    if g.over:
        return value
    left = rest_of_game(g, box)
    for i in range(g.hand_size[seat]):
        order = g.hand[seat][i]
        missing = missing_for(g, box, seat, order)
        if missing == 0:
            value += 0.6 * box.order_points[order]
        else:
            value += left * max(0.5, box.order_points[order] - 0.6 * missing)
    value += 0.25 * left * min(g.yen[seat], 12) + 0.3 * left * min(goods_of(g, seat), 12)
    value += 1.5 * left * g.imports[seat]
    value += left * (1.0 * g.extra[seat][PLUS_1] + 1.6 * g.extra[seat][PLUS_2])
    value += left * (1.5 * g.technologies[seat] + 1.5 * g.shops[seat] + 2.0 * g.warehouses[seat])
    value += 3.5 * g.agents[seat]
    for card in range(CARDS):
        value += 2.5 * left * g.upgraded[seat][card]
    return value
