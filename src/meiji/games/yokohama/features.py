"""What a seat's position consists of, as numbers: the eyes of the players that weigh them (`planner`, `search`).

They are asked on imagined tables only, so the orders in the other seat's hand are made up.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule

from .box import Box
from .scoring import category_points, production_of
from .supply import goods_of
from .table import Table
from .terms import CARDS, CONDITIONS, PLUS_1, PLUS_2, S_MOST_ORDERS, S_MOST_PRODUCTION, S_YEN
from .turn import strength_of
from .worth import missing_for, rest_of_game

ALL_CONDITIONS = len(CONDITIONS)

# Where each number stands in the row.
LASTING_POINTS, MOST_ORDERS, MOST_PRODUCTION, ORDERS_AHEAD, PRODUCTION_AHEAD = range(5)
HAND_SIZE, PAYABLE_POINTS, BEST_PAYABLE, LATER_POINTS, LATER_MISSING = range(5, 10)
FIRST_GOODS = 10  # four; the first few of anything count most
GOODS, FIRST_YEN, YEN, IMPORTS, CLEARED, EXTRA_1, EXTRA_2 = range(14, 21)
SHOPS, WAREHOUSES, TECHNOLOGIES, CHURCHES, AGENTS, SPENT_AGENTS = range(21, 27)
UPGRADED_CARDS, CARDS_LEFT, STRENGTH_LEFT, AGENTS_HIRED, MY_TURN = range(27, 32)


@rule
def features(g: Table, box: Box, seat: int, row: Any) -> float:
    """Write them into the row; how much of the game is left comes back."""
    point_features(g, box, seat, row)
    hand_features(g, box, seat, row)
    stock_features(g, seat, row)
    board_features(g, box, seat, row)
    return rest_of_game(g, box)


@rule
def point_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """What would be scored now: what lasts together, majorities and what changes one by one."""
    lasting = 0
    for category in range(S_YEN):
        if category not in (S_MOST_ORDERS, S_MOST_PRODUCTION):
            lasting += category_points(g, box, seat, category)
    row[LASTING_POINTS] = lasting
    row[MOST_ORDERS] = category_points(g, box, seat, S_MOST_ORDERS)
    row[MOST_PRODUCTION] = category_points(g, box, seat, S_MOST_PRODUCTION)
    row[ORDERS_AHEAD] = max(-3, min(3, g.fulfilled[seat] - g.fulfilled[1 - seat]))
    row[PRODUCTION_AHEAD] = max(-5, min(5, production_of(g, box, seat) - production_of(g, box, 1 - seat)))


@rule
def hand_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Orders in hand: how many, those that can be paid now, and the best of the others with what they lack."""
    for i in range(HAND_SIZE, LATER_MISSING + 1):
        row[i] = 0.0
    row[HAND_SIZE] = g.hand_size[seat]
    for i in range(g.hand_size[seat]):
        order = g.hand[seat][i]
        missing = missing_for(g, box, seat, order)
        points = box.order_points[order]
        if missing == 0:
            row[PAYABLE_POINTS] += points
            row[BEST_PAYABLE] = max(row[BEST_PAYABLE], points)
        else:
            row[LATER_POINTS] += max(0.0, points - 0.6 * missing)
            row[LATER_MISSING] += missing


@rule
def stock_features(g: Table, seat: int, row: Any) -> None:
    """Goods, yen, imports and extra cards."""
    for good in range(4):
        row[FIRST_GOODS + good] = min(g.goods[seat][good], 4)
    row[GOODS] = goods_of(g, seat)
    row[FIRST_YEN] = min(g.yen[seat], 5)
    row[YEN] = g.yen[seat]
    row[IMPORTS] = g.imports[seat]
    row[CLEARED] = g.cleared[seat]
    row[EXTRA_1] = g.extra[seat][PLUS_1]
    row[EXTRA_2] = g.extra[seat][PLUS_2]


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """What was built, learnt, hired and upgraded, and the cards that can still be laid in this round."""
    row[SHOPS] = g.shops[seat]
    row[WAREHOUSES] = g.warehouses[seat]
    row[TECHNOLOGIES] = g.technologies[seat]
    row[CHURCHES] = g.churches[seat]
    row[AGENTS] = g.agents[seat]
    row[SPENT_AGENTS] = g.spent_agents[seat]
    row[UPGRADED_CARDS] = 0.0
    row[CARDS_LEFT] = 0.0
    row[STRENGTH_LEFT] = 0.0
    for card in range(CARDS):
        row[UPGRADED_CARDS] += g.upgraded[seat][card]
        if g.lies_at[seat][card] == 0:
            row[CARDS_LEFT] += 1
            row[STRENGTH_LEFT] += strength_of(g, box, seat, card)
    row[AGENTS_HIRED] = 0.0
    for condition in range(ALL_CONDITIONS):
        row[AGENTS_HIRED] += g.hired[seat][condition]
    row[MY_TURN] = 1 if g.turn == seat else 0
