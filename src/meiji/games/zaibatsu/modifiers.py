"""Action modifiers: one factory may change an action (p. 10), and need not (p. 16)."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.machines import can_place_machine
from .actions.ships import can_send_ship
from .actions.trains import can_build_train
from .box import Box
from .departments import innovation_reaches_symbol
from .moves import CHOOSE_MODIFIER, MODIFIER, STOP
from .operations import (
    ADVANCE,
    DEPARTMENT_HIRED,
    DEPARTMENT_OF,
    IF_MACHINE_HERE,
    IF_ONE_CONTRACT,
    IF_PRODUCED_HERE,
    IF_TWO_CONTRACTS,
    INNOVATION,
    MACHINE_ANYWHERE,
    SHIP,
    TRAIN,
    WAIVE_COAL,
)
from .pool import queue_all
from .table import Table
from .tracks import symbol_within
from .words import CONTRACTS_ACTION, FROM_TILE, MACHINES_ACTION, OLD_FACTORY, TRAINS_ACTION

ASKED_BETWEEN = (MACHINES_ACTION, TRAINS_ACTION, CONTRACTS_ACTION)  # modifiers that may be used before its end


@rule
def is_modifier_ready(g: Table, box: Box, seat: int, slot: int) -> bool:
    """The factory modifies this action, its condition holds and it would do something."""
    tile = g.factory[seat][slot] - 1
    if tile >= OLD_FACTORY:
        return False
    side = g.side_of[tile]
    if box.tile_action[tile][side] != g.action or box.op[box.tile[tile][side]] == WAIVE_COAL:
        return False
    condition = box.tile_if[tile][side]
    if condition in (IF_MACHINE_HERE, IF_PRODUCED_HERE):
        if not g.used >> slot & 1:
            return False
    elif (condition == IF_ONE_CONTRACT and g.contracts_now < 1) or (
        condition == IF_TWO_CONTRACTS and g.contracts_now < 2
    ):
        return False
    return does_something(g, box, seat, box.tile[tile][side])


@rule
def does_something(g: Table, box: Box, seat: int, address: int) -> bool:
    while box.op[address] != 0:
        op = box.op[address]
        if op == TRAIN:
            if can_build_train(g, box, seat, 0):
                return True
        elif op == SHIP:
            if can_send_ship(g, box, seat, 1):
                return True
        elif op == MACHINE_ANYWHERE:
            if can_place_machine(g, box, seat, 0):
                return True
        else:
            return True
        address += 1
    return False


@rule
def only_gives(g: Table, box: Box, seat: int, slot: int) -> int:
    tile = g.factory[seat][slot] - 1
    return box.tile_gives[tile][g.side_of[tile]]


@rule
def is_never_refused(g: Table, box: Box, seat: int, slot: int) -> bool:
    """It only gives, and moves no marker to a symbol: such a symbol might pay more later, or not be taxed."""
    tile = g.factory[seat][slot] - 1
    return only_gives(g, box, seat, slot) == 1 and not reaches_symbol(g, box, seat, box.tile[tile][g.side_of[tile]])


@rule
def reaches_symbol(g: Table, box: Box, seat: int, address: int) -> bool:
    """One of the effects moves a marker onto a symbol or past it, whatever the seat chooses."""
    while box.op[address] != 0:
        if box.op[address] == ADVANCE:
            if symbol_within(g, box, seat, box.a[address], box.b[address]):
                return True
        elif box.op[address] in (DEPARTMENT_OF, DEPARTMENT_HIRED):
            colour = box.a[address] if box.op[address] == DEPARTMENT_OF else g.hired
            gift = box.department[colour][g.upgraded[seat][colour]]
            if box.op[gift] == INNOVATION and innovation_reaches_symbol(g, box, seat, box.a[gift]):
                return True
        address += 1
    return False


@rule
def offer_modifiers(g: Table, box: Box, seat: int, gifts_too: int) -> None:
    """The factories that could modify the action now; those that only give may also wait until it is finished."""
    if g.modifier == 0:
        for slot in range(g.factories[seat]):
            if is_modifier_ready(g, box, seat, slot) and (gifts_too or not only_gives(g, box, seat, slot)):
                allow(g, MODIFIER + slot)


@rule
def use_modifier(g: Table, box: Box, seat: int, slot: int) -> None:
    tile = g.factory[seat][slot] - 1
    side = g.side_of[tile]
    g.modifier = 1
    g.last_slot = slot
    queue_all(g, box, box.tile[tile][side], FROM_TILE + tile * 2 + side)


@rule
def finish_action(g: Table, box: Box, seat: int) -> None:
    """A modifier not used yet may be used now; one that nobody would refuse is, unless there are several."""
    if g.modifier:
        return
    ready, found = 0, 0
    for slot in range(g.factories[seat]):
        if may_be_last(g, box, seat, slot):
            ready += 1
            found = slot
    if ready == 1 and is_never_refused(g, box, seat, found):
        use_modifier(g, box, seat, found)
    elif ready > 0:
        push(g, CHOOSE_MODIFIER, seat, g.action, 0)


@rule
def may_be_last(g: Table, box: Box, seat: int, slot: int) -> bool:
    """It may modify the action that is finished. One with a piece was offered before where that is asked between."""
    if not is_modifier_ready(g, box, seat, slot):
        return False
    return g.action not in ASKED_BETWEEN or only_gives(g, box, seat, slot) == 1


@rule
def offer_last_modifiers(g: Table, box: Box, seat: int) -> None:
    """Once the action is finished: one of the factories that may modify it, or none (p. 10, 16)."""
    refusable = True
    for slot in range(g.factories[seat]):
        if may_be_last(g, box, seat, slot):
            allow(g, MODIFIER + slot)
            refusable = refusable and not is_never_refused(g, box, seat, slot)
    if refusable:
        allow(g, STOP)


@rule
def answer_last_modifier(g: Table, box: Box, seat: int, move: int) -> None:
    if move != STOP:
        use_modifier(g, box, seat, move - MODIFIER)
