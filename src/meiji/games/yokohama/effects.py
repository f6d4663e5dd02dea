"""Carrying out what cards give: rewards of orders, churches and strength bonus cards."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .deck import gain_order
from .moves import CHOOSE_RETURN, EFFECTS, RETURN
from .operations import FLIP_IMPORT, GAIN_EXTRA, GAIN_GOODS, GAIN_IMPORT, GAIN_ORDER, GAIN_YEN
from .supply import flip_imports, gain_extra, gain_goods
from .table import Table
from .terms import PLUS_1, PLUS_2


@rule
def gain(g: Table, box: Box, seat: int, address: int) -> None:
    """One reward after the other; a seat with too many extra cards first puts one back (p. 5)."""
    while box.op[address] != 0:
        operation = box.op[address]
        a = box.a[address]
        if operation == GAIN_YEN:
            g.yen[seat] += a
        elif operation == GAIN_GOODS:
            gain_goods(g, box, seat, a, box.b[address])
        elif operation == GAIN_IMPORT:
            g.imports[seat] += a
        elif operation == GAIN_ORDER:
            gain_order(g, seat)
        elif operation == FLIP_IMPORT:
            flip_imports(g, seat, 1)
        elif operation == GAIN_EXTRA and gain_extra(g, box, seat, a):
            if box.op[address + 1] != 0:
                push(g, EFFECTS, seat, address + 1, 0)
            push(g, CHOOSE_RETURN, seat, 0, 0)
            return
        address += 1


@rule
def offer_returns(g: Table, seat: int) -> None:
    """Above the limit a seat puts back one extra card of its choice."""
    if g.extra[seat][PLUS_1] > 0:
        allow(g, RETURN + PLUS_1)
    if g.extra[seat][PLUS_2] > 0:
        allow(g, RETURN + PLUS_2)
