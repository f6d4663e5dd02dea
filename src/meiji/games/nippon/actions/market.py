"""Local Market (p. 9, 10): one to three influence tiles in one region, each for one to three goods of a kind."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..effects import gain
from ..moves import (
    AMOUNT,
    CHOOSE_AMOUNT,
    CHOOSE_MARKET,
    CHOOSE_RETURN,
    INFLUENCE,
    MARKET,
    RETURN,
    STOP,
)
from ..supply import level_of
from ..table import Table
from ..terms import CITIES, MOST_TIMES, P_MARKET


@rule
def lowest_in_city(g: Table, city: int) -> int:
    lowest = 99
    for side in range(4):
        if g.tile_owner[city][side]:
            lowest = min(lowest, g.tile_value[city][side])
    return lowest


@rule
def beats(g: Table, box: Box, city: int, side: int) -> int:
    """The value that a tile placed here must exceed: that of the tile there, or, at the limit, of a lowest one."""
    if g.tile_owner[city][side]:
        return g.tile_value[city][side]
    tiles = 0
    for other in range(4):
        if g.tile_owner[city][other]:
            tiles += 1
    return lowest_in_city(g, city) if tiles >= box.city_limit[g.seats] else 0


@rule
def highest_value(box: Box, good: int, amount: int) -> int:
    """The highest tile that so many goods of a kind allow."""
    return box.influence[level_of(good)][amount]


@rule
def best_tile(g: Table, box: Box, seat: int, good: int, amount: int) -> int:
    """The highest tile in stock that so many goods (three at most) allow; 0 for none."""
    if amount == 0:
        return 0
    value = highest_value(box, good, min(amount, 3))
    while value > 0 and g.tiles[seat][value] == 0:
        value -= 1
    return value


@rule
def can_supply(g: Table, box: Box, seat: int) -> bool:
    """Some influence space takes the best tile that the goods allow."""
    for good in range(6):
        best = best_tile(g, box, seat, good, g.goods[seat][good])
        if best > 0:
            for city in range(CITIES):
                for side in range(4):
                    if g.demand[city][side] == good and best > beats(g, box, city, side):
                        return True
    return False


@rule
def offer_markets(g: Table, box: Box, seat: int) -> None:
    """All spaces that can be supplied; after the first tile only those of its region."""
    first, last = 0, CITIES
    if g.region_now >= 0:
        first, last = g.region_now * 2, g.region_now * 2 + 2
    for city in range(first, last):
        for side in range(4):
            good = g.demand[city][side]
            if g.goods[seat][good] > 0:
                if best_tile(g, box, seat, good, g.goods[seat][good]) > beats(g, box, city, side):
                    allow(g, MARKET + city * 4 + side)
    if g.times > 0:
        allow(g, STOP)


@rule
def choose_market(g: Table, seat: int, place: int) -> None:
    g.region_now = place // 8
    push(g, CHOOSE_AMOUNT, seat, place, 0)


@rule
def offer_amounts(g: Table, box: Box, seat: int, place: int) -> None:
    """So many goods that some tile in stock may be placed for them."""
    city, side = place // 4, place % 4
    good = g.demand[city][side]
    above = beats(g, box, city, side)
    for amount in range(1, min(3, g.goods[seat][good]) + 1):
        if best_tile(g, box, seat, good, amount) > above:
            allow(g, AMOUNT + amount - 1)


@rule
def offer_values(g: Table, box: Box, seat: int, place: int, amount: int) -> None:
    """The value that the goods allow, or a lower one."""
    city, side = place // 4, place % 4
    highest = highest_value(box, g.demand[city][side], amount)
    for value in range(beats(g, box, city, side) + 1, highest + 1):
        if g.tiles[seat][value] > 0:
            allow(g, INFLUENCE + value - 1)


@rule
def supply(g: Table, box: Box, seat: int, place: int, amount: int, value: int) -> None:
    """Give the goods, place the tile, gain the region's bonus; beyond the limit a lowest tile goes back."""
    city, side = place // 4, place % 4
    g.goods[seat][g.demand[city][side]] -= amount
    beyond = g.tile_owner[city][side] == 0 and beats(g, box, city, side) > 0
    place_tile(g, seat, city, side, value)
    gain(g, box, seat, box.region_bonus[city // 2], P_MARKET)
    g.times += 1
    if g.times < MOST_TIMES:
        push(g, CHOOSE_MARKET, seat, 0, 0)
    if beyond:
        push(g, CHOOSE_RETURN, seat, place, 0)


@rule
def place_tile(g: Table, seat: int, city: int, side: int, value: int) -> None:
    """A tile that is replaced goes back to its owner."""
    if g.tile_owner[city][side]:
        give_back(g, city, side)
    g.tiles[seat][value] -= 1
    g.tile_owner[city][side] = seat + 1
    g.tile_value[city][side] = value


@rule
def give_back(g: Table, city: int, side: int) -> None:
    g.tiles[g.tile_owner[city][side] - 1][g.tile_value[city][side]] += 1
    g.tile_owner[city][side] = 0
    g.tile_value[city][side] = 0


@rule
def offer_returns(g: Table, city: int) -> None:
    """One of the lowest tiles, by choice of the active seat."""
    lowest = lowest_in_city(g, city)
    for side in range(4):
        if g.tile_owner[city][side] and g.tile_value[city][side] == lowest:
            allow(g, RETURN + side)
