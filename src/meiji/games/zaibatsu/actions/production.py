"""Production (p. 11): coal by level, one good and one more per machine, in up to three different factories."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..modifiers import may_waive_coal
from ..moves import PRODUCE, PRODUCE_WITHOUT_COAL
from ..supply import add_goods, coal_of, level_of, pay_coal
from ..table import Table
from ..terms import OLD_FACTORY


@rule
def coal_to_produce(g: Table, box: Box, seat: int, slot: int) -> int:
    return box.coal[level_of(g.factory_good[seat][slot])]


@rule
def can_produce_at(g: Table, seat: int, slot: int) -> bool:
    """Any factory but the old one, once in an action; a full store is no hindrance, what does not fit is lost."""
    return g.factory[seat][slot] != OLD_FACTORY + 1 and not g.used >> slot & 1


@rule
def can_produce(g: Table, box: Box, seat: int) -> bool:
    coal = coal_of(g, seat)
    for slot in range(g.factories[seat]):
        if can_produce_at(g, seat, slot) and (
            coal >= coal_to_produce(g, box, seat, slot) or may_waive_coal(g, box, seat)
        ):
            return True
    return False


@rule
def offer_productions(g: Table, box: Box, seat: int) -> None:
    coal = coal_of(g, seat)
    waive = may_waive_coal(g, box, seat)
    for slot in range(g.factories[seat]):
        if can_produce_at(g, seat, slot):
            if coal >= coal_to_produce(g, box, seat, slot):
                allow(g, PRODUCE + slot)
            if waive:
                allow(g, PRODUCE_WITHOUT_COAL + slot)


@rule
def machines_in(g: Table, seat: int, slot: int) -> int:
    return (g.machines[seat][slot] & 1) + (g.machines[seat][slot] >> 1)


@rule
def goods_made(g: Table, seat: int, slot: int) -> int:
    """One good, and one more per machine."""
    return 1 + machines_in(g, seat, slot)


@rule
def produce(g: Table, box: Box, seat: int, slot: int, pays: int) -> None:
    """Pay the factory's coal, then store what it makes."""
    if pays:
        pay_coal(g, seat, coal_to_produce(g, box, seat, slot))
    add_goods(g, seat, slot, goods_made(g, seat, slot))
