"""Production (p. 7): coal by level, one good and one or two more with a machine, in one to three factories."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..moves import CHOOSE_EXTRA, CHOOSE_PRODUCTION, EXTRA, PRODUCE, STOP
from ..supply import add_goods, has_room, level_of
from ..table import Table
from ..terms import MOST_TIMES


@rule
def coal_to_produce(g: Table, box: Box, seat: int, good: int) -> int:
    """By level; a factory may run for less."""
    return max(0, box.coal[level_of(good)] - g.coal_saved[seat][good])


@rule
def can_produce_good(g: Table, box: Box, seat: int, good: int) -> bool:
    """An own factory with room in its store and coal for it."""
    if g.factory[seat][good] == 0 or not has_room(g, box, seat, good):
        return False
    return g.coal[seat] >= coal_to_produce(g, box, seat, good)


@rule
def can_produce(g: Table, box: Box, seat: int) -> bool:
    for good in range(6):
        if can_produce_good(g, box, seat, good):
            return True
    return False


@rule
def has_produced(g: Table, good: int) -> bool:
    """In this action."""
    return g.used >> good & 1 != 0


@rule
def offer_productions(g: Table, box: Box, seat: int) -> None:
    """Each factory produces once in a turn."""
    for good in range(6):
        if not has_produced(g, good) and can_produce_good(g, box, seat, good):
            allow(g, PRODUCE + good)
    if g.times > 0:
        allow(g, STOP)


@rule
def goods_made(g: Table, seat: int, good: int) -> int:
    """One good, and one more for each step of the machine."""
    return 1 + g.machine[seat][good]


@rule
def produce(g: Table, box: Box, seat: int, good: int) -> None:
    """Pay the coal, store what the factory makes."""
    g.coal[seat] -= coal_to_produce(g, box, seat, good)
    add_goods(g, box, seat, good, goods_made(g, seat, good))
    g.used |= 1 << good
    g.times += 1
    if g.times < MOST_TIMES:
        push(g, CHOOSE_PRODUCTION, seat, 0, 0)
    else:
        finish_production(g, seat)


@rule
def finish_production(g: Table, seat: int) -> None:
    """A factory may give an extra good to one that produced."""
    for _ in range(g.extra_goods[seat]):
        push(g, CHOOSE_EXTRA, seat, 0, 0)


@rule
def offer_extra_goods(g: Table, box: Box, seat: int) -> None:
    for good in range(6):
        if has_produced(g, good) and has_room(g, box, seat, good):
            allow(g, EXTRA + good)
