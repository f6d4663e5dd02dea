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
from .turn import strength_of
from .words import CARDS, CONDITIONS, PLUS_1, PLUS_2, S_MOST_ORDERS, S_MOST_PRODUCTION, S_YEN
from .worth import missing_for, rest_of_game

ALL_CONDITIONS = len(CONDITIONS)


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
    row[0] = lasting
    row[1] = category_points(g, box, seat, S_MOST_ORDERS)
    row[2] = category_points(g, box, seat, S_MOST_PRODUCTION)
    row[3] = max(-3, min(3, g.fulfilled[seat] - g.fulfilled[1 - seat]))
    row[4] = max(-5, min(5, production_of(g, box, seat) - production_of(g, box, 1 - seat)))


@rule
def hand_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Orders in hand: how many, those that can be paid now, and the best of the others with what they lack."""
    for i in range(5, 10):
        row[i] = 0.0
    row[5] = g.hand_size[seat]
    for i in range(g.hand_size[seat]):
        order = g.hand[seat][i]
        missing = missing_for(g, box, seat, order)
        points = box.order_points[order]
        if missing == 0:
            row[6] += points
            row[7] = max(row[7], points)
        else:
            row[8] += max(0.0, points - 0.6 * missing)
            row[9] += missing


@rule
def stock_features(g: Table, seat: int, row: Any) -> None:
    """Goods, yen, imports and extra cards."""
    for good in range(4):
        row[10 + good] = min(g.goods[seat][good], 4)
    row[14] = goods_of(g, seat)
    row[15] = min(g.yen[seat], 5)
    row[16] = g.yen[seat]
    row[17] = g.imports[seat]
    row[18] = g.cleared[seat]
    row[19] = g.extra[seat][PLUS_1]
    row[20] = g.extra[seat][PLUS_2]


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """What was built, learnt, hired and upgraded, and the cards that can still be laid in this round."""
    row[21] = g.shops[seat]
    row[22] = g.warehouses[seat]
    row[23] = g.technologies[seat]
    row[24] = g.churches[seat]
    row[25] = g.agents[seat]
    row[26] = g.spent_agents[seat]
    row[27] = 0.0
    row[28] = 0.0
    row[29] = 0.0
    for card in range(CARDS):
        row[27] += g.upgraded[seat][card]
        if g.lies_at[seat][card] == 0:
            row[28] += 1
            row[29] += strength_of(g, box, seat, card)
    row[30] = 0.0
    for condition in range(ALL_CONDITIONS):
        row[30] += g.hired[seat][condition]
    row[31] = 1 if g.turn == seat else 0
