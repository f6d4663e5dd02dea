"""What the factories in a seat's slots say; how they get there is in actions/factory.py."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .table import Table
from .terms import FROM_TILE, NO_ACTION, OLD_FACTORY


@rule
def factory_effect(g: Table, box: Box, seat: int, slot: int) -> int:
    """The address of what the factory in a slot does; 0 for the old factory, which does nothing."""
    tile = g.factory[seat][slot] - 1
    return box.tile[tile][g.side_of[tile]] if tile < OLD_FACTORY else 0


@rule
def modified_action(g: Table, box: Box, seat: int, slot: int) -> int:
    """The action that it modifies; else NO_ACTION where its effect came when it was built, or ALWAYS."""
    tile = g.factory[seat][slot] - 1
    return box.tile_action[tile][g.side_of[tile]] if tile < OLD_FACTORY else NO_ACTION


@rule
def factory_origin(g: Table, seat: int, slot: int) -> int:
    """The name of the tile where an effect comes from."""
    tile = g.factory[seat][slot] - 1
    return FROM_TILE + tile * 2 + g.side_of[tile]


@rule
def lasting_effect(g: Table, box: Box, seat: int, operation: int, otherwise: int) -> int:
    """The number of a factory that always has this effect; without one what holds otherwise."""
    for slot in range(g.factories[seat]):
        address = factory_effect(g, box, seat, slot)
        if box.op[address] == operation:
            return box.a[address]
    return otherwise
