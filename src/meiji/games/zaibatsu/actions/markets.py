"""Local Markets (p. 14, 15): up to three deliveries in one region; goods decide the token, tokens the influence."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..departments import gain
from ..moves import AMOUNT, CHOOSE_RETURN, CHOOSE_REWARD, MARKET, RETURN
from ..supply import goods_of, level_of, pay_goods, score_points
from ..table import Table
from ..terms import P_MARKETS, TAKATOSHI


@rule
def tokens_in_city(g: Table, city: int) -> int:
    total = 0
    for side in range(4):
        if g.token_owner[city][side]:
            total += 1
    return total


@rule
def is_full(g: Table, box: Box, city: int) -> bool:
    """It holds as many tokens as may lie there: 2, 3 or 4 by seats."""
    return tokens_in_city(g, city) >= box.city_limit[g.seats]


@rule
def lowest_in_city(g: Table, city: int) -> int:
    lowest = 99
    for side in range(4):
        if g.token_owner[city][side] and g.token_value[city][side] < lowest:
            lowest = g.token_value[city][side]
    return lowest


@rule
def may_lay(g: Table, box: Box, city: int, side: int, value: int) -> bool:
    """On a token: only a higher value. On an empty space of a full city: a value above the lowest there."""
    if g.token_owner[city][side]:
        return value > g.token_value[city][side]
    return not is_full(g, box, city) or value > lowest_in_city(g, city)


@rule
def token_for(box: Box, good: int, amount: int) -> int:
    """The value of the token for so many goods of a kind: exactly this one is laid."""
    return box.influence[level_of(good)][amount]


@rule
def can_deliver(g: Table, box: Box, seat: int, city: int, side: int, amount: int) -> bool:
    """The goods are there, and exactly the token for them is in stock and may be laid."""
    good = g.demand[city][side]
    value = token_for(box, good, amount)
    return g.tokens[seat][value] > 0 and goods_of(g, seat, good) >= amount and may_lay(g, box, city, side, value)


@rule
def highest_token(g: Table, box: Box, seat: int, good: int) -> int:
    """The highest value that the seat's goods of a kind and its tokens allow; 0 for none."""
    have = goods_of(g, seat, good)
    for amount in range(min(have, 3), 0, -1):
        value = token_for(box, good, amount)
        if g.tokens[seat][value] > 0:
            return value
    return 0


@rule
def highest_tokens(g: Table, box: Box, seat: int) -> int:
    """The highest token for every good, four bits each; 0 when there is nothing to deliver."""
    packed = 0
    for slot in range(g.factories[seat]):
        if g.goods[seat][slot] > 0:
            good = g.factory_good[seat][slot]
            packed |= highest_token(g, box, seat, good) << 4 * good
    return packed


@rule
def can_serve(g: Table, box: Box, city: int, side: int, highest: int) -> bool:
    """The space takes the highest token: where a lower one may lie, a higher one may too."""
    value = highest >> 4 * g.demand[city][side] & 15
    return value > 0 and may_lay(g, box, city, side, value)


@rule
def can_serve_markets(g: Table, box: Box, seat: int) -> bool:
    highest = highest_tokens(g, box, seat)
    if highest:
        for city in range(8):
            for side in range(4):
                if can_serve(g, box, city, side, highest):
                    return True
    return False


@rule
def offer_market_spaces(g: Table, box: Box, seat: int) -> None:
    """All spaces that can be served; after the first delivery only those of its region."""
    first, last = 0, 8
    if g.region_now >= 0:
        first, last = g.region_now * 2, g.region_now * 2 + 2
    highest = highest_tokens(g, box, seat)
    for city in range(first, last):
        for side in range(4):
            if can_serve(g, box, city, side, highest):
                allow(g, MARKET + city * 4 + side)


@rule
def offer_amounts(g: Table, box: Box, seat: int, city: int, side: int) -> None:
    for amount in range(1, 4):
        if can_deliver(g, box, seat, city, side, amount):
            allow(g, AMOUNT + amount - 1)


@rule
def give_back(g: Table, city: int, side: int) -> None:
    """A token returns to its owner; Takatoshi's leave the game (p. 22)."""
    owner = g.token_owner[city][side] - 1
    if owner != TAKATOSHI:
        g.tokens[owner][g.token_value[city][side]] += 1
    g.token_owner[city][side] = 0
    g.token_value[city][side] = 0


@rule
def lay_token(g: Table, seat: int, city: int, side: int, value: int) -> None:
    """Lay a token from the stock; the one it replaces goes back."""
    if g.token_owner[city][side]:
        give_back(g, city, side)
    g.token_owner[city][side] = seat + 1
    g.token_value[city][side] = value
    if seat != TAKATOSHI:
        g.tokens[seat][value] -= 1


@rule
def offer_returns(g: Table, city: int) -> None:
    """Above the limit one token of the lowest value goes back, the active seat's choice."""
    lowest = lowest_in_city(g, city)
    for side in range(4):
        if g.token_owner[city][side] and g.token_value[city][side] == lowest:
            allow(g, RETURN + side)


@rule
def deliver(g: Table, box: Box, seat: int, place: int, amount: int) -> None:
    """Pay the goods, lay the token; above the limit a lowest one goes back; then bonus or points."""
    city, side = place // 4, place % 4
    good = g.demand[city][side]
    push(g, CHOOSE_REWARD, seat, city // 2, 0)
    over = g.token_owner[city][side] == 0 and is_full(g, box, city)
    lay_token(g, seat, city, side, token_for(box, good, amount))
    if over:
        push(g, CHOOSE_RETURN, seat, place, 0)
    pay_goods(g, seat, good, amount)


@rule
def reward_delivery(g: Table, box: Box, seat: int, region: int, choice: int) -> None:
    """The region's bonus, or 2 points, each time."""
    if choice == 0:
        gain(g, box, seat, box.region_bonus[region], P_MARKETS)
    else:
        score_points(g, seat, box.market_vp, P_MARKETS)
