"""Building, the third step of a turn: a shop or a warehouse in the area from strength 4 on, and the end of the turn."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .free import answer_free, offer_free_actions, veil
from .moves import BUILD_SHOP, BUILD_WAREHOUSE, CHOOSE_AFTER, CHOOSE_AGENT_BUILDING, END, STOP
from .table import Table
from .terms import NO_AREA, WAREHOUSES


@rule
def can_build_shop(g: Table, box: Box, seat: int, area: int) -> bool:
    """None of one's own shops there yet, 1 yen."""
    return g.shop[seat][area] == 0 and g.shops[seat] < box.shops and g.yen[seat] >= box.shop_price


@rule
def price_of_warehouse(g: Table, box: Box, seat: int) -> int:
    """4 yen for the first, 1 more for each later one; when all are built, as for the last."""
    return box.warehouse_price[min(g.warehouses[seat], WAREHOUSES - 1)]


@rule
def can_build_warehouse(g: Table, box: Box, seat: int, area: int) -> bool:
    """Nobody's warehouse there yet."""
    return (
        g.warehouse[area] == 0
        and g.warehouses[seat] < box.warehouses
        and g.yen[seat] >= price_of_warehouse(g, box, seat)
    )


@rule
def build_shop(g: Table, box: Box, seat: int, area: int) -> None:
    g.yen[seat] -= box.shop_price
    g.shop[seat][area] = 1
    g.shops[seat] += 1


@rule
def build_warehouse(g: Table, box: Box, seat: int, area: int) -> None:
    g.yen[seat] -= price_of_warehouse(g, box, seat)
    g.warehouse[area] = seat + 1
    g.warehouses[seat] += 1


@rule
def offer_after(g: Table, box: Box, seat: int, area: int, done: int) -> None:
    """One building in the area just chosen, free actions, or be done."""
    if area != NO_AREA:
        if can_build_shop(g, box, seat, area):
            allow(g, BUILD_SHOP)
        if can_build_warehouse(g, box, seat, area):
            allow(g, BUILD_WAREHOUSE)
    offer_free_actions(g, box, seat)
    allow(g, done)
    veil(g, box, seat)


@rule
def answer_agent_building(g: Table, box: Box, seat: int, area: int, move: int) -> None:
    if move == BUILD_SHOP:
        build_shop(g, box, seat, area)
    elif move == BUILD_WAREHOUSE:
        build_warehouse(g, box, seat, area)
    elif move != STOP:
        push(g, CHOOSE_AGENT_BUILDING, seat, area, 0)
        answer_free(g, box, seat, move)


@rule
def answer_after(g: Table, box: Box, seat: int, area: int, move: int) -> bool:
    """True when the turn is over."""
    if move == END:
        return True
    if move == BUILD_SHOP:
        build_shop(g, box, seat, area)
        push(g, CHOOSE_AFTER, seat, NO_AREA, 0)
    elif move == BUILD_WAREHOUSE:
        build_warehouse(g, box, seat, area)
        push(g, CHOOSE_AFTER, seat, NO_AREA, 0)
    else:
        push(g, CHOOSE_AFTER, seat, area, 0)
        answer_free(g, box, seat, move)
    return False
