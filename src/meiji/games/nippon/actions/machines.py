"""Machines (p. 7): one to three times 5,000 yen for a new machine (+1) or an upgrade (+2)."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..moves import CHOOSE_MACHINE, MACHINE, STOP, STORE
from ..operations import MACHINES
from ..table import Table
from ..terms import MOST_TIMES


@rule
def can_modernise(g: Table, seat: int) -> bool:
    """Machines are never short."""
    return g.yen[seat] >= g.price[seat][MACHINES]


@rule
def takes_machine(g: Table, seat: int, good: int) -> bool:
    """An own factory without its +2."""
    return g.factory[seat][good] != 0 and g.machine[seat][good] < 2


@rule
def offer_machines(g: Table, seat: int) -> None:
    """The own factories come first; only where all have their +2 is a machine put aside."""
    if can_modernise(g, seat):
        for good in range(6):
            if takes_machine(g, seat, good):
                allow(g, MACHINE + good)
        if g.offers == 0:
            allow(g, STORE)
    if g.times > 0:
        allow(g, STOP)


@rule
def modernise(g: Table, seat: int, move: int) -> None:
    g.yen[seat] -= g.price[seat][MACHINES]
    if move == STORE:
        g.stored_machines[seat] += 1
    else:
        g.machine[seat][move - MACHINE] += 1
    g.times += 1
    if g.times < MOST_TIMES:
        push(g, CHOOSE_MACHINE, seat, 0, 0)
