"""Action modifiers: one factory may change an action (p. 10), and need not (p. 16).

All of it stands here. `g.modifier` notes that the one modifier of the action is used. It can be used at four moments:
- between two activations, where its gains may pay for the next one: offer_modifiers_between;
- beside effects that wait, where a ship of a factory may come before them (order.py asks): ship_modifier;
- with a production, which then costs no coal: may_waive_coal;
- when the action is finished: finish_action.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.machines import can_place_machine, has_empty_place
from .actions.ships import can_send_ship
from .actions.trains import can_build_train
from .box import Box
from .departments import innovation_reaches_symbol
from .factories import factory_effect, factory_origin, modified_action
from .moves import CHOOSE_MODIFIER, FINISH_ACTION, MODIFIER, STOP
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
from .terms import (
    CONTRACTS_ACTION,
    FROM_CONTRACT,
    MACHINES_ACTION,
    MOST_ACTIVATIONS,
    PRODUCTION_ACTION,
    SLOTS,
    TRAINS_ACTION,
)
from .tracks import symbol_within

ASKED_BETWEEN = (MACHINES_ACTION, TRAINS_ACTION, CONTRACTS_ACTION)  # modifiers that may be used before its end


# --- Which factories, and how ----------------------------------------------------------------------------------------
@rule
def has_modifier(g: Table, box: Box, seat: int) -> bool:
    """One of the seat's factories modifies this action."""
    for slot in range(g.factories[seat]):
        if modified_action(g, box, seat, slot) == g.action:
            return True
    return False


@rule
def is_modifier_ready(g: Table, box: Box, seat: int, slot: int) -> bool:
    """The factory modifies this action, its condition holds and it would do something."""
    address = factory_effect(g, box, seat, slot)
    if modified_action(g, box, seat, slot) != g.action or box.op[address] == WAIVE_COAL:
        return False
    return is_condition_met(g, box, seat, slot) and does_something(g, box, seat, address)


@rule
def is_condition_met(g: Table, box: Box, seat: int, slot: int) -> bool:
    """What the factory asks of the action has been done."""
    tile = g.factory[seat][slot] - 1
    condition = box.tile_if[tile][g.side_of[tile]]
    if condition in (IF_MACHINE_HERE, IF_PRODUCED_HERE):
        return g.used >> slot & 1 == 1
    if condition == IF_ONE_CONTRACT:
        return g.contracts_now >= 1
    return condition != IF_TWO_CONTRACTS or g.contracts_now >= 2


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
    address = factory_effect(g, box, seat, slot)
    return only_gives(g, box, seat, slot) == 1 and not reaches_symbol(g, box, seat, address)


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
def is_modifier_move(move: int) -> bool:
    return MODIFIER <= move < MODIFIER + SLOTS


@rule
def use_modifier(g: Table, box: Box, seat: int, slot: int) -> None:
    g.modifier = 1
    g.last_slot = slot
    queue_all(g, box, factory_effect(g, box, seat, slot), factory_origin(g, seat, slot))


# --- Between two activations ------------------------------------------------------------------------------------------
@rule
def could_go_on(g: Table, box: Box, seat: int) -> bool:
    """Another activation is possible if only it can be paid: what a factory gives may then pay for it."""
    if g.activations >= MOST_ACTIVATIONS:
        return False
    if g.action == MACHINES_ACTION:
        return has_empty_place(g, seat, g.used)
    return g.action == TRAINS_ACTION and can_build_train(g, box, seat, g.used)


@rule
def offer_modifiers_between(g: Table, box: Box, seat: int) -> None:
    """The factories that could modify the action now; those that only give may also wait until it is finished."""
    if g.modifier or g.action not in ASKED_BETWEEN or not has_modifier(g, box, seat):
        return
    gifts_too = could_go_on(g, box, seat)
    for slot in range(g.factories[seat]):
        if is_modifier_ready(g, box, seat, slot) and (gifts_too or not only_gives(g, box, seat, slot)):
            allow(g, MODIFIER + slot)


# --- Beside effects that wait -----------------------------------------------------------------------------------------
@rule
def ship_modifier(g: Table, box: Box, seat: int) -> int:
    """The slot of a factory that may add a ship to this action of machines or contracts now, or -1."""
    if g.action not in (MACHINES_ACTION, CONTRACTS_ACTION) or g.modifier or not has_modifier(g, box, seat):
        return -1
    if contract_waits(g) or not can_send_ship(g, box, seat, 1):
        return -1
    for slot in range(g.factories[seat]):
        if is_modifier_ready(g, box, seat, slot) and box.op[factory_effect(g, box, seat, slot)] == SHIP:
            return slot
    return -1


@rule
def contract_waits(g: Table) -> bool:
    """A contract is concluded only when its bonus has been gained (p. 16)."""
    for i in range(g.pool_size):
        if FROM_CONTRACT <= g.pool_from[i] < FROM_CONTRACT + 100:
            return True
    return False


# --- With a production ------------------------------------------------------------------------------------------------
@rule
def may_waive_coal(g: Table, box: Box, seat: int) -> bool:
    """A factory lets one production of the action cost no coal."""
    if g.modifier:
        return False
    for slot in range(g.factories[seat]):
        if modified_action(g, box, seat, slot) == PRODUCTION_ACTION:
            if box.op[factory_effect(g, box, seat, slot)] == WAIVE_COAL:
                return True
    return False


@rule
def waive_coal(g: Table) -> None:
    g.modifier = 1


# --- When the action is finished --------------------------------------------------------------------------------------
@rule
def watch_for_modifiers(g: Table, box: Box, seat: int) -> None:
    """An action that some factory modifies has one step more at its end."""
    if has_modifier(g, box, seat):
        push(g, FINISH_ACTION, seat, 0, 0)


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
