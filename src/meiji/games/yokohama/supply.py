"""What seats gain and pay: goods, imports, extra strength cards."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .table import Table
from .terms import COPPER, PLUS_1, PLUS_2, T_MINING


@rule
def has(g: Table, seat: int, technology: int) -> bool:
    return g.technology_owner[technology] == seat + 1


@rule
def has_ready(g: Table, seat: int, technology: int) -> bool:
    """A technology that works once a round and has not been used in this one."""
    return g.technology_owner[technology] == seat + 1 and g.technology_used[technology] == 0


@rule
def gain_goods(g: Table, box: Box, seat: int, good: int, count: int) -> None:
    """Mining: whenever a seat gains any copper, it gains one more (p. 12)."""
    if count > 0:
        g.goods[seat][good] += count
        if good == COPPER and has(g, seat, T_MINING):
            g.goods[seat][COPPER] += box.technology_amount[T_MINING]


@rule
def goods_of(g: Table, seat: int) -> int:
    return g.goods[seat][0] + g.goods[seat][1] + g.goods[seat][2] + g.goods[seat][3]


@rule
def imports_of(g: Table, seat: int) -> int:
    """Both face up and face down: either pays."""
    return g.imports[seat] + g.cleared[seat]


@rule
def flip_imports(g: Table, seat: int, count: int) -> None:
    """From face up to face down."""
    flipped = min(count, g.imports[seat])
    g.imports[seat] -= flipped
    g.cleared[seat] += flipped


@rule
def extras_of(g: Table, seat: int) -> int:
    return g.extra[seat][PLUS_1] + g.extra[seat][PLUS_2]


@rule
def has_too_many_extras(g: Table, box: Box, seat: int) -> bool:
    return extras_of(g, seat) > box.extra_limit


@rule
def gain_extra(g: Table, box: Box, seat: int, kind: int) -> bool:
    """An extra strength card from its pile, if there is one; True when the seat now has too many."""
    if g.extra_pile[kind] > 0:
        g.extra_pile[kind] -= 1
        g.extra[seat][kind] += 1
    return has_too_many_extras(g, box, seat)


@rule
def return_extra(g: Table, seat: int, kind: int) -> None:
    """Back onto its pile."""
    g.extra[seat][kind] -= 1
    g.extra_pile[kind] += 1
