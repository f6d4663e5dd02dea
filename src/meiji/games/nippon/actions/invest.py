"""Invest (p. 6): 6,000 yen for one new factory; blueprints make up for technology that is missing."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..effects import apply_synergy, gain
from ..moves import FACTORY
from ..supply import level_of
from ..table import Table
from ..terms import P_SYNERGIES
from ..tracks import technology


@rule
def technology_missing(g: Table, box: Box, seat: int, level: int) -> int:
    return max(0, box.need[level] - technology(g, box, seat))


@rule
def has_technology(g: Table, box: Box, seat: int, good: int) -> bool:
    """Enough for factories of this good, or blueprints that make up for it."""
    return technology_missing(g, box, seat, level_of(good)) <= g.blueprints[seat]


@rule
def may_build(g: Table, seat: int, tile: int) -> bool:
    """A tile beside the board whose good the seat does not produce yet."""
    return g.on_offer[tile] != 0 and g.factory[seat][tile // 4] == 0


@rule
def can_invest(g: Table, box: Box, seat: int) -> bool:
    if g.yen[seat] < box.factory_price:
        return False
    for good in range(6):
        if g.factory[seat][good] == 0:
            if has_technology(g, box, seat, good):
                for tile in range(good * 4, good * 4 + 4):
                    if g.on_offer[tile] != 0:
                        return True
    return False


@rule
def offer_factories(g: Table, box: Box, seat: int) -> None:
    for good in range(6):
        if has_technology(g, box, seat, good):
            for tile in range(good * 4, good * 4 + 4):
                if may_build(g, seat, tile):
                    allow(g, FACTORY + tile)


@rule
def build_factory(g: Table, box: Box, seat: int, tile: int) -> None:
    """Pay, take the tile, use its synergy, then install stored machines in it."""
    good = tile // 4
    g.yen[seat] -= box.factory_price
    g.blueprints[seat] -= technology_missing(g, box, seat, level_of(good))
    g.on_offer[tile] = 0
    g.factory[seat][good] = tile + 1
    gain(g, box, seat, box.tile[tile], P_SYNERGIES)
    apply_synergy(g, box, seat, good, box.tile[tile])
    install_stored(g, seat, good)


@rule
def install_stored(g: Table, seat: int, good: int) -> None:
    """Machines in front of the player must go into the new factory, a second one to upgrade the first (p. 7)."""
    while g.stored_machines[seat] > 0 and g.machine[seat][good] < 2:
        g.stored_machines[seat] -= 1
        g.machine[seat][good] += 1
