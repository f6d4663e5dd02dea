"""Chinatown: as many exchanges of yen against goods and imports as the strength gives."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..free import answer_free, offer_free_but_agents, veil
from ..moves import BUY, CHOOSE_EXCHANGE, SELL, STOP
from ..supply import gain_goods
from ..table import Table
from ..terms import GOODS

IMPORT = len(GOODS)


@rule
def visit_chinatown(g: Table, seat: int, exchanges: int) -> None:
    push(g, CHOOSE_EXCHANGE, seat, exchanges, 0)


@rule
def offer_exchanges(g: Table, box: Box, seat: int) -> None:
    """Buy or sell one thing, or stop; free actions may come before each exchange."""
    for thing in range(IMPORT + 1):
        if 0 < box.buy[thing] <= g.yen[seat]:
            allow(g, BUY + thing)
    for good in range(IMPORT):
        if box.sell[good] > 0 and g.goods[seat][good] > 0:
            allow(g, SELL + good)
    offer_free_but_agents(g, box, seat)
    allow(g, STOP)
    veil(g, box, seat)


@rule
def exchange(g: Table, box: Box, seat: int, exchanges: int, move: int) -> None:
    if move == STOP:
        return
    if BUY <= move <= BUY + IMPORT:
        if exchanges > 1:
            push(g, CHOOSE_EXCHANGE, seat, exchanges - 1, 0)
        buy(g, box, seat, move - BUY)
    elif SELL <= move < SELL + IMPORT:
        if exchanges > 1:
            push(g, CHOOSE_EXCHANGE, seat, exchanges - 1, 0)
        g.goods[seat][move - SELL] -= 1
        g.yen[seat] += box.sell[move - SELL]
    else:
        push(g, CHOOSE_EXCHANGE, seat, exchanges, 0)
        answer_free(g, box, seat, move)


@rule
def buy(g: Table, box: Box, seat: int, thing: int) -> None:
    """Mining counts for each exchange that buys copper."""
    g.yen[seat] -= box.buy[thing]
    if thing == IMPORT:
        g.imports[seat] += 1
    else:
        gain_goods(g, box, seat, thing, 1)
