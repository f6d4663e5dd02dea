"""Effects that wait are carried out one after the other.

The seat orders its effects (p. 7). It is asked only where the order can change the outcome: an upgrade by a ship
against a department that is not yet upgraded, and finance steps against a payment in finance steps. Everything else
goes in an order that no seat would change: gains first, then steps, departments, pieces, and payments last.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.ships import can_send_ship
from .box import Box
from .effects import activates_departments, can_pay_for_more, carry_out, colours_of
from .modifiers import is_modifier_move, ship_modifier, use_modifier
from .moves import (
    CHOOSE_FIRST,
    EFFECTS,
    FIRST,
    FIRST_ANY,
    FIRST_CHOICE,
    FIRST_FINANCE,
    FIRST_PAYMENT,
    FIRST_PIECE,
    FIRST_SECOND_SHIP,
    FIRST_SHIP,
    FOLLOW_UP,
    MODIFIER,
)
from .operations import (
    ADVANCE,
    ANY_PIECE,
    BENEFIT_DEPARTMENT,
    DEPARTMENT_ANY,
    DEPARTMENT_EITHER,
    GOODS_SPREAD,
    MACHINE_ANYWHERE,
    MACHINE_ELSEWHERE,
    MAY_PAY,
    MINING_DEPARTMENTS,
    PRODUCE_THERE,
    REGION_BONUS,
    SHIP,
    START_WORKER,
    TAKE_OLD_FACTORY,
    TRAIN,
    TRAIN_ELSEWHERE,
)
from .pool import follow_up_of, queue_effect, take_from_pool
from .table import Table
from .terms import FINANCE

# In this order effects are carried out where the order does not matter.
GIVES, MOVES_ON, ACTIVATES, PLACES, PAYS = range(5)


@rule
def resolve_effects(g: Table, box: Box, seat: int) -> None:
    """Carry out the waiting effects one after the other, up to the first that asks for a decision."""
    while g.pool_size > 0:
        index = next_effect(g, box, seat)
        if index < 0:
            push(g, EFFECTS, seat, 0, 0)
            push(g, CHOOSE_FIRST, seat, 0, 0)
            return
        others = g.pool_size > 1
        if others:
            push(g, EFFECTS, seat, 0, 0)
        depth = g.depth
        begin_effect(g, box, seat, index)
        if g.depth > depth and g.frame_kind[g.depth - 1] == FOLLOW_UP:
            take_follow_up(g)
        if g.depth > depth:
            return
        if others:
            g.depth -= 1


@rule
def take_follow_up(g: Table) -> None:
    """An effect is finished: what comes after it waits together with what it triggered."""
    g.depth -= 1
    queue_effect(g, g.frame_a[g.depth], g.frame_b[g.depth])


@rule
def see_to_effects(g: Table, box: Box, seat: int, waiting_before: int) -> None:
    """After every step: carry out the effects that it set waiting. Those that waited before have their own frame."""
    if g.depth > 0 and g.frame_kind[g.depth - 1] == FOLLOW_UP:
        take_follow_up(g)
    if waiting_before == 0 and g.pool_size > 0:
        resolve_effects(g, box, seat)


@rule
def turn_in_line(op: int) -> int:
    if op in (TRAIN, TRAIN_ELSEWHERE, SHIP, MACHINE_ANYWHERE, MACHINE_ELSEWHERE, ANY_PIECE):
        return PLACES
    if activates_departments(op):
        return ACTIVATES
    if op in (GOODS_SPREAD, PRODUCE_THERE, REGION_BONUS, START_WORKER, TAKE_OLD_FACTORY):
        return PLACES
    if op in (ADVANCE, BENEFIT_DEPARTMENT, MINING_DEPARTMENTS):
        return MOVES_ON
    if op == MAY_PAY:
        return PAYS
    return GIVES


@rule
def next_effect(g: Table, box: Box, seat: int) -> int:
    """The waiting effect to carry out now, or -1 where the seat has to say which."""
    if g.pool_size == 1 and ship_modifier(g, box, seat) < 0:
        return 0
    best, line = 0, turn_in_line(box.op[g.pool[0]])
    for i in range(1, g.pool_size):
        other = turn_in_line(box.op[g.pool[i]])
        if other < line:
            best, line = i, other
    address = g.pool[best]
    if line == MOVES_ON and box.op[address] == ADVANCE and box.a[address] == FINANCE and finance_is_paid(g, box):
        return -1
    if line == ACTIVATES and ship_waits(g, box, seat) and upgrade_matters(g, box, seat):
        return -1
    return best


@rule
def finance_is_paid(g: Table, box: Box) -> bool:
    """A payment in finance steps waits beside finance steps to be gained."""
    for i in range(g.pool_size):
        if box.op[g.pool[i]] == MAY_PAY and box.c[g.pool[i]] > 0:
            return True
    return False


@rule
def is_ship_effect(box: Box, address: int) -> bool:
    op = box.op[address]
    return op in (SHIP, ANY_PIECE) or (op == MAY_PAY and box.op[address + 1] == SHIP)


@rule
def ship_waits(g: Table, box: Box, seat: int) -> bool:
    for i in range(g.pool_size):
        if is_ship_effect(box, g.pool[i]):
            return can_send_ship(g, box, seat, 1)
    return ship_modifier(g, box, seat) >= 0


@rule
def upgrade_matters(g: Table, box: Box, seat: int) -> bool:
    """A waiting department is not upgraded yet."""
    for i in range(g.pool_size):
        colours = colours_of(g, box, g.pool[i])
        for colour in range(6):
            if colours >> colour & 1 and not g.upgraded[seat][colour]:
                return True
    return False


@rule
def name_of_effect(g: Table, box: Box, address: int) -> int:
    """The move that calls this effect first; -1 for those whose turn never matters."""
    op = box.op[address]
    if op == DEPARTMENT_ANY:
        return FIRST_ANY
    if op == DEPARTMENT_EITHER:
        return FIRST_CHOICE
    if op == SHIP:
        return FIRST_SHIP
    if op == ANY_PIECE:
        return FIRST_PIECE
    if op == MAY_PAY:
        return FIRST_SECOND_SHIP if box.op[address + 1] == SHIP else FIRST_PAYMENT
    if op == ADVANCE and box.a[address] == FINANCE:
        return FIRST_FINANCE
    colours = colours_of(g, box, address)
    for colour in range(6):
        if colours >> colour & 1:
            return FIRST + colour
    return -1


@rule
def offer_first(g: Table, box: Box, seat: int) -> None:
    """The effects whose order matters, each kind once."""
    for i in range(g.pool_size):
        name = name_of_effect(g, box, g.pool[i])
        known = name < 0 or (box.op[g.pool[i]] == MAY_PAY and not can_pay_for_more(g, box, seat, g.pool[i]))
        for j in range(g.offers):
            known = known or g.offer[j] == name
        if not known:
            allow(g, name)
    slot = ship_modifier(g, box, seat)
    if slot >= 0:
        allow(g, MODIFIER + slot)


@rule
def begin_first(g: Table, box: Box, seat: int, name: int) -> None:
    if is_modifier_move(name):
        use_modifier(g, box, seat, name - MODIFIER)
        return
    for i in range(g.pool_size):
        if name_of_effect(g, box, g.pool[i]) == name:
            begin_effect(g, box, seat, i)
            return


@rule
def begin_effect(g: Table, box: Box, seat: int, index: int) -> None:
    address = g.pool[index]
    origin = g.pool_from[index]
    take_from_pool(g, index)
    g.origin = origin
    follow = follow_up_of(box, address)
    if follow:
        g.last_slot = g.last_region = g.last_colour = -1
        push(g, FOLLOW_UP, seat, follow, origin)
    carry_out(g, box, seat, address, origin)
