"""Machines (p. 11): 5 money each, up to three, in different factories. Each factory has a free and a paid place."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import MACHINE
from ..supply import funds, pay_money
from ..table import Table
from ..terms import MACHINES, OLD_FACTORY, PIECE_SPACES
from ..tracks import take_piece

FREE, PAID = 0, 1


@rule
def has_machine(g: Table, seat: int) -> bool:
    """A machine is left on the board."""
    return g.built[seat][MACHINES] < PIECE_SPACES


@rule
def takes_machines(g: Table, seat: int, slot: int) -> bool:
    return g.factory[seat][slot] != OLD_FACTORY + 1


@rule
def has_machine_place(g: Table, box: Box, seat: int, slot: int, place: int) -> bool:
    """An empty place, its iron in stock where it costs some; the old factory has no places."""
    if not takes_machines(g, seat, slot) or g.machines[seat][slot] >> place & 1:
        return False
    return place == FREE or g.iron[seat] >= box.paid_place


@rule
def has_empty_place(g: Table, seat: int, barred: int) -> bool:
    """A machine is left and some factory not barred (bits) has an empty place, whatever it costs."""
    if not has_machine(g, seat):
        return False
    for slot in range(g.factories[seat]):
        if not barred >> slot & 1 and takes_machines(g, seat, slot) and g.machines[seat][slot] != 3:
            return True
    return False


@rule
def can_place_machine(g: Table, box: Box, seat: int, barred: int) -> bool:
    """A machine is left and some factory not barred (bits) has a place for it."""
    if not has_machine(g, seat):
        return False
    for slot in range(g.factories[seat]):
        if not barred >> slot & 1 and (
            has_machine_place(g, box, seat, slot, FREE) or has_machine_place(g, box, seat, slot, PAID)
        ):
            return True
    return False


@rule
def can_buy_machine(g: Table, box: Box, seat: int, barred: int) -> bool:
    return funds(g, seat) >= box.machine_price and can_place_machine(g, box, seat, barred)


@rule
def offer_machine_places(g: Table, box: Box, seat: int, barred: int) -> None:
    if not has_machine(g, seat):
        return
    for slot in range(g.factories[seat]):
        if not barred >> slot & 1:
            for place in range(2):
                if has_machine_place(g, box, seat, slot, place):
                    allow(g, MACHINE + slot * 2 + place)


@rule
def place_machine(g: Table, box: Box, seat: int, slot: int, place: int) -> None:
    """The leftmost machine onto an empty place of a factory; the second place costs iron, always."""
    if place == PAID:
        g.iron[seat] -= box.paid_place
    g.machines[seat][slot] |= 1 << place
    g.last_slot = slot
    take_piece(g, box, seat, MACHINES)


@rule
def buy_machine(g: Table, box: Box, seat: int, slot: int, place: int) -> None:
    pay_money(g, seat, box.machine_price)
    place_machine(g, box, seat, slot, place)
