"""The six departments, basic and upgraded (p. 13), and what any effect simply gives."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .moves import CHOOSE_INNOVATION, DEPARTMENT, INNOVATE
from .operations import GAIN_COAL, GAIN_IRON, GAIN_MONEY, GAIN_SILK, GAIN_VP, INNOVATION
from .supply import score_points
from .table import Table
from .terms import MINING, P_DEPARTMENTS, RD
from .tracks import advance, at_end, symbol_within


@rule
def gain(g: Table, box: Box, seat: int, address: int, kind: int) -> None:
    """Resources, money or points, as the effect says; `kind` is where points are noted."""
    op, amount = box.op[address], box.a[address]
    if op == GAIN_COAL:
        g.coal[seat] += amount
    elif op == GAIN_SILK:
        g.silk[seat] += amount
    elif op == GAIN_IRON:
        g.iron[seat] += amount
    elif op == GAIN_MONEY:
        g.money[seat] += amount
    elif op == GAIN_VP:
        score_points(g, seat, amount, kind)


@rule
def activate_department(g: Table, box: Box, seat: int, colour: int) -> None:
    """Its gain, the higher one when upgraded; the white department's steps may be split."""
    address = box.department[colour][g.upgraded[seat][colour]]
    if box.op[address] == INNOVATION:
        push(g, CHOOSE_INNOVATION, seat, box.a[address], 0)
    else:
        gain(g, box, seat, address, P_DEPARTMENTS)


@rule
def offer_departments(g: Table, colours: int) -> None:
    for colour in range(6):
        if colours >> colour & 1:
            allow(g, DEPARTMENT + colour)


@rule
def offer_innovation(g: Table, seat: int, steps: int) -> None:
    """All steps on a track that can move, or one on each. With one step left there, the second is lost (p. 7)."""
    rd_moves, mining_moves = not at_end(g, seat, RD), not at_end(g, seat, MINING)
    if rd_moves:
        allow(g, INNOVATE)
    if steps == 2 and rd_moves and mining_moves:
        allow(g, INNOVATE + 1)
    if mining_moves:
        allow(g, INNOVATE + 2)


@rule
def innovation_reaches_symbol(g: Table, box: Box, seat: int, steps: int) -> bool:
    """However the steps of the white department are split, they lead to a symbol."""
    rd_moves, mining_moves = not at_end(g, seat, RD), not at_end(g, seat, MINING)
    if rd_moves and not symbol_within(g, box, seat, RD, steps):
        return False
    if mining_moves and not symbol_within(g, box, seat, MINING, steps):
        return False
    if steps < 2 or not rd_moves or not mining_moves:
        return rd_moves or mining_moves
    return symbol_within(g, box, seat, RD, 1) or symbol_within(g, box, seat, MINING, 1)


@rule
def innovate(g: Table, box: Box, seat: int, steps: int, way: int) -> None:
    if way == 0:
        advance(g, box, seat, RD, steps)
    elif way == 1:
        advance(g, box, seat, RD, 1)
        advance(g, box, seat, MINING, 1)
    else:
        advance(g, box, seat, MINING, steps)
