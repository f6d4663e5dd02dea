"""The final scoring in eleven categories, and who wins."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import end_game

from .box import Box
from .supply import goods_of
from .table import Table
from .terms import (
    CATEGORIES,
    CHURCHES,
    ORDERS,
    PER_CHURCHES,
    PER_CLEARED,
    PER_ONCE,
    PER_ORDERS,
    PER_SHOPS,
    PER_TECHNOLOGIES,
    PER_WAREHOUSES,
    S_CHURCHES,
    S_CLEARED,
    S_GOODS,
    S_IMPORTS,
    S_MOST_ORDERS,
    S_MOST_PRODUCTION,
    S_ORDERS,
    S_SHOPS,
    S_TECHNOLOGIES,
    S_WAREHOUSES,
    S_YEN,
    SEATS,
    TECHNOLOGIES,
)

ALL_CATEGORIES = len(CATEGORIES)
ALL_TECHNOLOGIES = len(TECHNOLOGIES)


@rule
def order_points(g: Table, box: Box, seat: int) -> int:
    total = 0
    for order in range(ORDERS):
        if g.order_owner[order] == seat + 1:
            total += box.order_points[order]
    return total


@rule
def counted(g: Table, seat: int, per: int) -> int:
    """How many of the things that a technology counts at the end."""
    if per == PER_ONCE:
        return 1
    if per == PER_ORDERS:
        return g.fulfilled[seat]
    if per == PER_TECHNOLOGIES:
        return g.technologies[seat]
    if per == PER_WAREHOUSES:
        return g.warehouses[seat]
    if per == PER_SHOPS:
        return g.shops[seat]
    if per == PER_CHURCHES:
        return g.churches[seat]
    if per == PER_CLEARED:
        return g.cleared[seat]
    return 0


@rule
def points_of_technology(g: Table, box: Box, seat: int, technology: int) -> int:
    return box.technology_points[technology] * counted(g, seat, box.technology_per[technology])


@rule
def technology_points(g: Table, box: Box, seat: int) -> int:
    total = 0
    for technology in range(ALL_TECHNOLOGIES):
        if g.technology_owner[technology] == seat + 1:
            total += points_of_technology(g, box, seat, technology)
    return total


@rule
def production_of(g: Table, box: Box, seat: int) -> int:
    """The production values of all one's technologies."""
    total = 0
    for technology in range(ALL_TECHNOLOGIES):
        if g.technology_owner[technology] == seat + 1:
            total += box.production[technology]
    return total


@rule
def church_points(g: Table, box: Box, seat: int) -> int:
    total = 0
    for card in range(CHURCHES):
        if g.church_owner[card] == seat + 1:
            total += box.church_points[card]
    return total


@rule
def category_points(g: Table, box: Box, seat: int, category: int) -> int:
    """One category as it stands now; a tie for a majority gives nothing."""
    if category == S_ORDERS:
        return order_points(g, box, seat)
    if category == S_MOST_ORDERS:
        return box.most_orders if g.fulfilled[seat] > g.fulfilled[1 - seat] else 0
    if category == S_TECHNOLOGIES:
        return technology_points(g, box, seat)
    if category == S_MOST_PRODUCTION:
        return box.most_production if production_of(g, box, seat) > production_of(g, box, 1 - seat) else 0
    if category == S_CHURCHES:
        return church_points(g, box, seat)
    if category == S_WAREHOUSES:
        return box.warehouse_points * g.warehouses[seat]
    if category == S_SHOPS:
        return box.shop_points * g.shops[seat]
    if category == S_CLEARED:
        return box.cleared_points * g.cleared[seat]
    if category == S_IMPORTS:
        return box.import_points * g.imports[seat]
    if category == S_YEN:
        return g.yen[seat] // box.yen_per_point
    if category == S_GOODS:
        return goods_of(g, seat) // box.goods_per_point
    return 0


@rule
def final_scoring(g: Table, box: Box) -> None:
    """Orders still in hand count nothing."""
    for seat in range(SEATS):
        for category in range(ALL_CATEGORIES):
            g.points[seat][category] = category_points(g, box, seat, category)
    end_game(g)


@rule
def score(g: Table, box: Box, seat: int) -> int:
    """All categories; before the end as they stand now."""
    total = 0
    for category in range(ALL_CATEGORIES):
        total += g.points[seat][category] if g.over else category_points(g, box, seat, category)
    return total


@rule
def standing(g: Table, box: Box, seat: int) -> int:
    """Points; a tie is broken by the first category in which they differ."""
    mine = score(g, box, seat)
    if mine == score(g, box, 1 - seat):
        for category in range(ALL_CATEGORIES):
            own = category_points(g, box, seat, category)
            other = category_points(g, box, 1 - seat, category)
            if own != other:
                return mine * 2 + (1 if own > other else 0)
    return mine * 2
