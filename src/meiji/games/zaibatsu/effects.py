"""The interpreter of effects: carries out what cardboard gives, one effect after the other.

The seat orders its effects (p. 7). It is asked only where the order can change the outcome: an upgrade by a ship
against a department that is not yet upgraded, and finance steps against a payment in finance steps. Everything else
goes in an order that no seat would change: gains first, then steps, departments, pieces, and payments last.
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
    CHOOSE_FIRST,
    CHOOSE_INNOVATION,
    CHOOSE_LOCATION,
    CHOOSE_MACHINE,
    CHOOSE_MAY,
    CHOOSE_OLD_SIDE,
    CHOOSE_PIECE,
    CHOOSE_REGION,
    CHOOSE_STORE,
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
    PIECE,
    STOP,
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
from .pool import follow_up_of, queue_effect, take_from_pool
from .supply import add_goods, coal_of, funds, has_modifier, pay_money, score_points
from .table import Table
from .tracks import advance, at_end, reached, take_piece
from .turn import is_modifier_ready, use_modifier
from .words import (
    CONTRACTS_ACTION,
    FINANCE,
    FROM_CONTRACT,
    FROM_GOAL,
    FROM_RAIL,
    FROM_TILE,
    MACHINES,
    MACHINES_ACTION,
    MINING,
    P_BONUSES,
    P_CONTRACTS,
    P_FACTORIES,
    P_GOALS,
    P_TRAINS,
    SHIPS,
    SLOTS,
    TRAINS,
)

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
    if op in (DEPARTMENT_OF, DEPARTMENT_ANY, DEPARTMENT_EITHER, DEPARTMENT_HIRED, DEPARTMENT_EXPERT, INNOVATION):
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
def ship_modifier(g: Table, box: Box, seat: int) -> int:
    """The slot of a factory that may add a ship to this action of machines or contracts now, or -1."""
    if g.action not in (MACHINES_ACTION, CONTRACTS_ACTION) or g.modifier or not has_modifier(g, box, seat, g.action):
        return -1
    if contract_waits(g):
        return -1
    if can_send_ship(g, box, seat, 1):
        for slot in range(g.factories[seat]):
            if is_modifier_ready(g, box, seat, slot):
                tile = g.factory[seat][slot] - 1
                if box.op[box.tile[tile][g.side_of[tile]]] == SHIP:
                    return slot
    return -1


@rule
def contract_waits(g: Table) -> bool:
    """A contract is concluded only when its bonus has been gained (p. 16)."""
    for i in range(g.pool_size):
        if FROM_CONTRACT <= g.pool_from[i] < FROM_CONTRACT + 100:
            return True
    return False


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
    if MODIFIER <= name < STOP:
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
            if turn_in_line(box.op[icon]) == ACTIVATES:
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
        g.stored_machine[seat] = 1
        take_piece(g, box, seat, MACHINES)
    elif op == STORE_GOODS:
        g.stored_goods[seat] = a
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
    for good in range(SLOTS):
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
    """The payment can be made (finance in real steps back) and what it buys can be done."""
    if funds(g, seat) < box.a[address] or g.iron[seat] < box.b[address] or g.track[seat][FINANCE] < box.c[address]:
        return False
    bought = box.op[address + 1]
    if bought == SHIP:
        return can_send_ship(g, box, seat, 1)
    if bought == TRAIN_ELSEWHERE:
        return can_build_train(g, box, seat, elsewhere(g.last_region))
    if bought == ADVANCE:
        return not at_end(g, seat, box.a[address + 1])
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
