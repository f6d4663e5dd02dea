"""Factory (p. 10): 6 money for one tile from the display; silk helps where the R&D value is too low."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..factories import factory_effect, factory_origin, modified_action
from ..moves import FACTORY
from ..pool import queue_all
from ..stored import move_in
from ..supply import funds, level_of, pay_money
from ..table import Table
from ..terms import NO_ACTION
from ..tracks import rd_value


@rule
def factory_price(g: Table, box: Box, seat: int) -> int:
    """6 money, 2 less with that start tile."""
    return max(0, box.factory_price - g.discount[seat])


@rule
def silk_needed(g: Table, box: Box, seat: int, level: int) -> int:
    """Silk for the R&D value that is missing: 1, 3 or 6 for 1, 2 or 3; more cannot be bought."""
    missing = box.need[level] - rd_value(g, box, seat)
    return box.silk_price[min(missing, 3)] if missing > 0 else 0


@rule
def can_silk_make_up(g: Table, box: Box, seat: int, level: int) -> bool:
    """At most 3 of the R&D value are missing."""
    return box.need[level] - rd_value(g, box, seat) <= 3


@rule
def can_afford_level(g: Table, box: Box, seat: int, level: int) -> bool:
    if not can_silk_make_up(g, box, seat, level):
        return False
    silk = silk_needed(g, box, seat, level)
    return g.silk[seat] >= silk and funds(g, seat) - silk >= factory_price(g, box, seat)


@rule
def has_factory_slot(g: Table, box: Box, seat: int) -> bool:
    return g.factories[seat] < box.slots


@rule
def can_build_factory(g: Table, box: Box, seat: int) -> bool:
    """A free slot and a tile that can be paid; what is too dear at one level is so at the next."""
    if not has_factory_slot(g, box, seat):
        return False
    for level in range(3):
        if not can_afford_level(g, box, seat, level):
            return False
        for tile in range(level * 10, level * 10 + 10):
            if g.display[tile] != 0:
                return True
    return False


@rule
def offer_factories(g: Table, box: Box, seat: int) -> None:
    for level in range(3):
        if can_afford_level(g, box, seat, level):
            for tile in range(level * 10, level * 10 + 10):
                if g.display[tile] != 0:
                    allow(g, FACTORY + tile)


@rule
def build_factory(g: Table, box: Box, seat: int, tile: int) -> None:
    """Pay, lay the tile on the first empty space from the left, then carry out its immediate effect."""
    good = tile // 5
    g.silk[seat] -= silk_needed(g, box, seat, level_of(good))
    pay_money(g, seat, factory_price(g, box, seat))
    g.display[tile] = 0
    place_factory(g, seat, tile, good)
    slot = g.last_slot
    if modified_action(g, box, seat, slot) == NO_ACTION:
        queue_all(g, box, factory_effect(g, box, seat, slot), factory_origin(g, seat, slot))


@rule
def place_factory(g: Table, seat: int, tile: int, good: int) -> None:
    """The next factory slot; what the start tile stored moves in at once (p. 6)."""
    slot = g.factories[seat]
    g.factories[seat] += 1
    g.factory[seat][slot] = tile + 1
    g.factory_good[seat][slot] = good
    g.last_slot = slot
    move_in(g, seat, slot, tile)
