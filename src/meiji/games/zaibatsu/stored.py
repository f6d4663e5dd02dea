"""The start tiles "machine" and "goods" (p. 6): both wait in the stock and move into the first factory at once.

The machine is taken from the board with the start tile, so its space is empty from then on, for thresholds and for
the symbol beside it. It is built once it lies in a factory (p. 11); goals count those (p. 20). The old factory has no
place for it.
"""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .supply import add_goods
from .table import Table
from .terms import MACHINES, TILES
from .tracks import take_piece


@rule
def store_machine(g: Table, box: Box, seat: int) -> None:
    g.stored_machine[seat] = 1
    take_piece(g, box, seat, MACHINES)


@rule
def store_goods(g: Table, seat: int, goods: int) -> None:
    g.stored_goods[seat] = goods


@rule
def move_in(g: Table, seat: int, slot: int, tile: int) -> None:
    """What is stored goes into the factory just laid; four goods fit."""
    if g.stored_machine[seat] and tile < TILES:
        g.machines[seat][slot] = 1
        g.stored_machine[seat] = 0
    if g.stored_goods[seat]:
        add_goods(g, seat, slot, g.stored_goods[seat])
        g.stored_goods[seat] = 0


@rule
def machines_built(g: Table, seat: int) -> int:
    """Those in factories: not the one that is still stored."""
    return g.built[seat][MACHINES] - g.stored_machine[seat]
