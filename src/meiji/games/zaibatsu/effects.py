"""The interpreter of effects: carries out one operation of what cardboard gives.

Which of several waiting effects comes first is in order.py.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.machines import can_place_machine
from .actions.production import coal_to_produce, produce
from .actions.ships import can_send_ship
from .actions.trains import can_build_train
from .box import Box
from .departments import activate_department, gain
from .moves import (
    CHOOSE_BONUS_REGION,
    CHOOSE_COLOUR,
    CHOOSE_DEPARTMENT,
    CHOOSE_INNOVATION,
    CHOOSE_LOCATION,
    CHOOSE_MACHINE,
    CHOOSE_MAY,
    CHOOSE_OLD_SIDE,
    CHOOSE_PIECE,
    CHOOSE_REGION,
    CHOOSE_STORE,
    PIECE,
    STORE_GOOD,
)
from .operations import (
    ADVANCE,
    ANY_PIECE,
    BENEFIT_DEPARTMENT,
    CHEAPER_FACTORIES,
    DEPARTMENT_ANY,
    DEPARTMENT_EITHER,
    DEPARTMENT_EXPERT,
    DEPARTMENT_HIRED,
    DEPARTMENT_OF,
    GAIN_VP,
    GET_TOKEN,
    GOODS_HERE,
    GOODS_PER_PRODUCTION,
    GOODS_SPREAD,
    INNOVATION,
    IRON_PER_PRODUCTION,
    KEEP_COAL,
    MACHINE_ANYWHERE,
    MACHINE_ELSEWHERE,
    MAY_PAY,
    MINING_DEPARTMENTS,
    MONEY_PER_MACHINE,
    PRODUCE_THERE,
    REGION_BONUS,
    SHIP,
    START_WORKER,
    STORE_GOODS,
    STORE_MACHINE,
    TAKE_OLD_FACTORY,
    TRAIN,
    TRAIN_ELSEWHERE,
    VP_PER_FACTORY_KIND,
    VP_PER_LOWER_THRESHOLD,
    VP_PER_ROW_THRESHOLD,
    VP_PER_TRACK_THRESHOLD,
)
from .pool import queue_effect
from .stored import store_goods, store_machine
from .supply import add_goods, coal_of, funds, pay_money, score_points
from .table import Table
from .terms import (
    FINANCE,
    FROM_CONTRACT,
    FROM_GOAL,
    FROM_RAIL,
    FROM_TILE,
    GOODS,
    MACHINES,
    MINING,
    P_BONUSES,
    P_CONTRACTS,
    P_FACTORIES,
    P_GOALS,
    P_TRAINS,
    SHIPS,
    TRAINS,
)
from .tracks import advance, reached

KINDS = len(GOODS)


@rule
def points_kind(origin: int) -> int:
    """Where points gained by an effect are noted."""
    if FROM_TILE <= origin < FROM_TILE + 100:
        return P_FACTORIES
    if FROM_RAIL <= origin < FROM_RAIL + 100:
        return P_TRAINS
    if FROM_CONTRACT <= origin < FROM_CONTRACT + 100:
        return P_CONTRACTS
    if FROM_GOAL <= origin < FROM_GOAL + 100:
        return P_GOALS
    return P_BONUSES


@rule
def activates_departments(op: int) -> bool:
    return op in (DEPARTMENT_OF, DEPARTMENT_ANY, DEPARTMENT_EITHER, DEPARTMENT_HIRED, DEPARTMENT_EXPERT, INNOVATION)


@rule
def colours_of(g: Table, box: Box, address: int) -> int:
    """The departments that an effect may activate, as bits."""
    op = box.op[address]
    if op == DEPARTMENT_OF:
        return 1 << box.a[address]
    if op == DEPARTMENT_ANY:
        return 63
    if op == DEPARTMENT_EITHER:
        return box.a[address]
    if op == DEPARTMENT_HIRED and g.hired >= 0:
        return 1 << g.hired
    if op == DEPARTMENT_EXPERT and g.last_colour >= 0:
        return 1 << g.last_colour
    return 0


@rule
def carry_out(g: Table, box: Box, seat: int, address: int, origin: int) -> None:
    """One operation. What it lets the seat choose becomes a decision; what it triggers joins the waiting effects."""
    op, a, b = box.op[address], box.a[address], box.b[address]
    if op <= GAIN_VP:
        gain(g, box, seat, address, points_kind(origin))
    elif op == ADVANCE:
        advance(g, box, seat, a, b)
    elif op == DEPARTMENT_OF:
        activate_department(g, box, seat, a)
    elif op in (DEPARTMENT_ANY, DEPARTMENT_EITHER):
        push(g, CHOOSE_DEPARTMENT, seat, colours_of(g, box, address), 0)
    elif op == DEPARTMENT_HIRED:
        if g.hired >= 0:
            activate_department(g, box, seat, g.hired)
    elif op == DEPARTMENT_EXPERT:
        if g.last_colour >= 0:
            activate_department(g, box, seat, g.last_colour)
    elif op == INNOVATION:
        push(g, CHOOSE_INNOVATION, seat, a, 0)
    elif op == GET_TOKEN:
        get_token(g, seat, a)
    elif op == KEEP_COAL:
        g.kept_coal[seat] += a
    elif op == GOODS_HERE:
        if g.last_slot >= 0:
            add_goods(g, seat, g.last_slot, a)
    elif op == GOODS_SPREAD:
        push(g, CHOOSE_STORE, seat, min(a, g.factories[seat]), 0)
    elif op == TRAIN:
        push(g, CHOOSE_REGION, seat, 0, a)
    elif op == TRAIN_ELSEWHERE:
        push(g, CHOOSE_REGION, seat, elsewhere(g.last_region), a)
    elif op == SHIP:
        push(g, CHOOSE_LOCATION, seat, 0, 0)
    elif op == MACHINE_ANYWHERE:
        push(g, CHOOSE_MACHINE, seat, 0, 0)
    elif op == MACHINE_ELSEWHERE:
        push(g, CHOOSE_MACHINE, seat, elsewhere(g.last_slot), 0)
    elif op == PRODUCE_THERE:
        produce_there(g, box, seat)
    elif op == ANY_PIECE:
        push(g, CHOOSE_PIECE, seat, 0, 0)
    elif op == MAY_PAY:
        if can_pay_for_more(g, box, seat, address):
            push(g, CHOOSE_MAY, seat, address, origin)
    else:
        carry_out_rare(g, box, seat, address, origin)


@rule
def carry_out_rare(g: Table, box: Box, seat: int, address: int, origin: int) -> None:
    """The operations of modern factories, modifiers and start tiles."""
    op, a, b = box.op[address], box.a[address], box.b[address]
    if op == BENEFIT_DEPARTMENT:
        for _ in range(g.objective[seat][a] - 1):
            queue_effect(g, box.department_of[b], origin)
    elif op == VP_PER_FACTORY_KIND:
        score_points(g, seat, min(b, a * factory_kinds(g, seat)), P_FACTORIES)
    elif op == MONEY_PER_MACHINE:
        g.money[seat] += min(b, a * g.built[seat][MACHINES])
    elif op == VP_PER_ROW_THRESHOLD:
        score_points(g, seat, min(b, a * thresholds(g, box, seat, 0, 3, 1)), P_FACTORIES)
    elif op == VP_PER_TRACK_THRESHOLD:
        score_points(g, seat, min(b, a * thresholds(g, box, seat, 3, 6, 1)), P_FACTORIES)
    elif op == VP_PER_LOWER_THRESHOLD:
        score_points(g, seat, min(b, a * thresholds(g, box, seat, 0, 6, 0)), P_FACTORIES)
    elif op == MINING_DEPARTMENTS:
        for space in range(1, g.track[seat][MINING] + 1):
            icon = box.track_icon[MINING][space]
            if activates_departments(box.op[icon]):
                queue_effect(g, icon, origin)
    elif op == REGION_BONUS:
        push(g, CHOOSE_BONUS_REGION, seat, 0, 0)
    elif op == IRON_PER_PRODUCTION:
        g.iron[seat] += a * g.activations
    elif op == GOODS_PER_PRODUCTION:
        for slot in range(g.factories[seat]):
            if g.used >> slot & 1:
                add_goods(g, seat, slot, a)
    elif op == STORE_MACHINE:
        store_machine(g, box, seat)
    elif op == STORE_GOODS:
        store_goods(g, seat, a)
    elif op == START_WORKER:
        push(g, CHOOSE_COLOUR, seat, 0, 0)
    elif op == TAKE_OLD_FACTORY:
        push(g, CHOOSE_OLD_SIDE, seat, 0, 0)
    elif op == CHEAPER_FACTORIES:
        g.discount[seat] = a


@rule
def elsewhere(last: int) -> int:
    """Bits that bar the place used just before."""
    return 1 << last if last >= 0 else 0


@rule
def get_token(g: Table, seat: int, value: int) -> None:
    """The pictured influence token from the flag, if it still lies there (p. 9)."""
    if g.flag[seat][value] > 0:
        g.flag[seat][value] -= 1
        g.tokens[seat][value] += 1


@rule
def produce_there(g: Table, box: Box, seat: int) -> None:
    """Produce in the factory of the machine just built, paying its coal; without the coal nothing happens."""
    slot = g.last_slot
    if slot >= 0 and coal_of(g, seat) >= coal_to_produce(g, box, seat, slot):
        produce(g, box, seat, slot, 1)


@rule
def factory_kinds(g: Table, seat: int) -> int:
    kinds = 0
    for slot in range(g.factories[seat]):
        kinds |= 1 << g.factory_good[seat][slot]
    count = 0
    for good in range(KINDS):
        count += kinds >> good & 1
    return count


@rule
def thresholds(g: Table, box: Box, seat: int, first: int, last: int, upper_too: int) -> int:
    """Thresholds reached in the areas from first to before last."""
    count = 0
    for area in range(first, last):
        if reached(g, seat, area) >= box.lower[area]:
            count += 1
        if upper_too and reached(g, seat, area) >= box.upper[area]:
            count += 1
    return count


@rule
def can_pay_for_more(g: Table, box: Box, seat: int, address: int) -> bool:
    """The payment can be made (finance in real steps back) and what it buys can be done; steps always can (p. 7)."""
    if funds(g, seat) < box.a[address] or g.iron[seat] < box.b[address] or g.track[seat][FINANCE] < box.c[address]:
        return False
    bought = box.op[address + 1]
    if bought == SHIP:
        return can_send_ship(g, box, seat, 1)
    if bought == TRAIN_ELSEWHERE:
        return can_build_train(g, box, seat, elsewhere(g.last_region))
    return True


@rule
def pay_for_more(g: Table, box: Box, seat: int, address: int, origin: int) -> None:
    pay_money(g, seat, box.a[address])
    g.iron[seat] -= box.b[address]
    g.track[seat][FINANCE] -= box.c[address]
    carry_out(g, box, seat, address + 1, origin)


@rule
def offer_pieces(g: Table, box: Box, seat: int) -> None:
    if can_send_ship(g, box, seat, 1):
        allow(g, PIECE + SHIPS)
    if can_place_machine(g, box, seat, 0):
        allow(g, PIECE + MACHINES)
    if can_build_train(g, box, seat, 0):
        allow(g, PIECE + TRAINS)


@rule
def choose_piece(g: Table, seat: int, piece: int) -> None:
    if piece == SHIPS:
        push(g, CHOOSE_LOCATION, seat, 0, 0)
    elif piece == MACHINES:
        push(g, CHOOSE_MACHINE, seat, 0, 0)
    else:
        push(g, CHOOSE_REGION, seat, 0, 1)


@rule
def offer_stores(g: Table, seat: int, left: int, first: int) -> None:
    """One good each into so many different factories, chosen from left to right."""
    for slot in range(first, g.factories[seat] - left + 1):
        allow(g, STORE_GOOD + slot)


@rule
def store_good(g: Table, seat: int, left: int, slot: int) -> None:
    add_goods(g, seat, slot, 1)
    if left > 1:
        push(g, CHOOSE_STORE, seat, left - 1, slot + 1)
