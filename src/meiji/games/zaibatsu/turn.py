"""A turn (p. 8): hire a worker for an action, or consolidate."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.contracts import can_invest, conclude, offer_goods_to_pay
from .actions.factory import build_factory, can_build_factory, offer_factories
from .actions.machines import buy_machine, can_buy_machine, offer_machine_places
from .actions.markets import can_serve_markets, offer_market_spaces
from .actions.production import can_produce, offer_productions, produce
from .actions.ships import can_send_ship, employ
from .actions.steps import buy_steps, can_buy_steps, offer_steps
from .actions.trains import can_build_train
from .box import Box
from .consolidation import consolidate
from .modifiers import is_modifier_move, offer_modifiers_between, use_modifier, waive_coal, watch_for_modifiers
from .moves import (
    ACTION,
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_GAIN,
    CHOOSE_LOCATION,
    CHOOSE_REGION,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    CONSOLIDATE,
    CONTRACT,
    END_TURN,
    FACTORY,
    GOOD,
    INVEST,
    MACHINE,
    MARKET,
    MODIFIER,
    PASS,
    PAY,
    PRODUCE,
    PRODUCE_WITHOUT_COAL,
    STEPS,
    STOP,
    WORKER,
)
from .supply import can_pay_piece, can_pay_piece_with_money, pay_goods, pay_money
from .table import Table
from .terms import (
    CONTRACTS_ACTION,
    FACTORY_ACTION,
    FINANCE,
    FROM_ACTION,
    MACHINES_ACTION,
    MARKETS_ACTION,
    MINING,
    MINING_ACTION,
    MOST_ACTIVATIONS,
    PRODUCTION_ACTION,
    RD,
    RD_ACTION,
    SHIPS_ACTION,
    SPACES,
    TRAINS_ACTION,
    WORK_SPACES,
)
from .tracks import advance


@rule
def begin_turn(g: Table, seat: int) -> None:
    g.turn = seat
    g.used_space = -1
    g.hired = -1
    push(g, END_TURN, seat, 0, 0)
    push(g, CHOOSE_TURN, seat, 0, 0)


@rule
def begin_action(g: Table, action: int) -> None:
    g.action = action
    g.activations = 0
    g.used = 0
    g.region_now = -1
    g.modifier = 0
    g.contracts_now = 0


# --- A: choose an action, take a worker -----------------------------------------------------------------------------
@rule
def offer_turn(g: Table, box: Box, seat: int) -> None:
    """Every action with a worker that can be activated; consolidating needs a worker; a seat with neither passes."""
    if has_work_space(g, seat):
        offer_actions(g, box, seat, spaces_with_workers(g))
    if may_consolidate(g, seat):
        allow(g, CONSOLIDATE)
    if g.offers == 0:
        allow(g, PASS)


@rule
def has_work_space(g: Table, seat: int) -> bool:
    """A space of the work area is empty."""
    return g.workers[seat] < WORK_SPACES


@rule
def may_consolidate(g: Table, seat: int) -> bool:
    return g.workers[seat] > 0


@rule
def has_worker(g: Table, space: int) -> bool:
    """A worker stands on the hiring space."""
    there = g.hiring[space]
    return there[0] + there[1] + there[2] + there[3] + there[4] + there[5] > 0


@rule
def spaces_with_workers(g: Table) -> int:
    """The hiring spaces with a worker on them, as bits."""
    spaces = 0
    for space in range(SPACES):
        if has_worker(g, space):
            spaces |= 1 << space
    return spaces


@rule
def offer_actions(g: Table, box: Box, seat: int, spaces: int) -> None:
    """The actions that can be activated once with what the seat has now (the worker takes a work space first)."""
    at = box.space_of
    if can_buy_steps(g, box, seat):
        if spaces >> at[RD_ACTION] & 1:
            allow(g, ACTION + RD_ACTION)
        if spaces >> at[MINING_ACTION] & 1:
            allow(g, ACTION + MINING_ACTION)
    if spaces >> at[FACTORY_ACTION] & 1 and can_build_factory(g, box, seat):
        allow(g, ACTION + FACTORY_ACTION)
    if spaces >> at[MACHINES_ACTION] & 1 and can_buy_machine(g, box, seat, 0):
        allow(g, ACTION + MACHINES_ACTION)
    if spaces >> at[PRODUCTION_ACTION] & 1 and can_produce(g, box, seat):
        allow(g, ACTION + PRODUCTION_ACTION)
    if can_pay_piece(g, box, seat):
        if spaces >> at[SHIPS_ACTION] & 1 and can_send_ship(g, box, seat, 2):
            allow(g, ACTION + SHIPS_ACTION)
        if spaces >> at[TRAINS_ACTION] & 1 and can_build_train(g, box, seat, 0):
            allow(g, ACTION + TRAINS_ACTION)
    if spaces >> at[MARKETS_ACTION] & 1 and can_serve_markets(g, box, seat):
        allow(g, ACTION + MARKETS_ACTION)
    if spaces >> at[CONTRACTS_ACTION] & 1 and can_invest(g, seat):
        allow(g, ACTION + CONTRACTS_ACTION)


@rule
def answer_turn(g: Table, box: Box, seat: int, move: int) -> None:
    g.passes = g.passes + 1 if move == PASS else 0
    if move == CONSOLIDATE:
        consolidate(g, box, seat)
    elif move != PASS:
        colour = only_colour(g, box.space_of[move - ACTION])
        if colour >= 0:
            hire(g, box, seat, move - ACTION, colour)
        else:
            push(g, CHOOSE_WORKER, seat, move - ACTION, 0)


@rule
def only_colour(g: Table, space: int) -> int:
    """The colour of all workers on a hiring space, or -1 if there are several."""
    found = -1
    for colour in range(6):
        if g.hiring[space][colour]:
            if found >= 0:
                return -1
            found = colour
    return found


@rule
def offer_workers(g: Table, box: Box, action: int) -> None:
    for colour in range(6):
        if g.hiring[box.space_of[action]][colour]:
            allow(g, WORKER + colour)


@rule
def hire(g: Table, box: Box, seat: int, action: int, colour: int) -> None:
    """The worker moves from the hiring space to the lowest empty work space."""
    space = box.space_of[action]
    g.hiring[space][colour] -= 1
    g.used_space = space
    g.hired = colour
    employ(g, seat, colour, 0)
    begin_action(g, action)
    g.origin = FROM_ACTION + action
    watch_for_modifiers(g, box, seat)
    push(g, CHOOSE_ACTIVATION, seat, action, 0)


# --- B: pay and carry out, one activation after the other -------------------------------------------------------------
@rule
def offer_activations(g: Table, box: Box, seat: int, action: int) -> None:
    """What the action can be activated with; from the second time on also to stop, or to let a factory modify it."""
    if g.activations < MOST_ACTIVATIONS:
        offer_targets(g, box, seat, action)
    if g.activations > 0:
        offer_modifiers_between(g, box, seat)
        allow(g, STOP)


@rule
def offer_targets(g: Table, box: Box, seat: int, action: int) -> None:
    if action == RD_ACTION:
        offer_steps(g, box, seat, RD)
    elif action == MINING_ACTION:
        offer_steps(g, box, seat, MINING)
    elif action == FACTORY_ACTION:
        offer_factories(g, box, seat)
    elif action == MACHINES_ACTION:
        if can_buy_machine(g, box, seat, g.used):
            offer_machine_places(g, box, seat, g.used)
    elif action == PRODUCTION_ACTION:
        offer_productions(g, box, seat)
    elif action == SHIPS_ACTION:
        if can_send_ship(g, box, seat, 1):
            offer_prices(g, box, seat)
    elif action == TRAINS_ACTION:
        if can_build_train(g, box, seat, g.used):
            offer_prices(g, box, seat)
    elif action == MARKETS_ACTION:
        offer_market_spaces(g, box, seat)
    else:
        offer_goods_to_pay(g, seat)


@rule
def offer_prices(g: Table, box: Box, seat: int) -> None:
    """3 iron, or 5 money and 1 iron (p. 12, 13)."""
    if g.iron[seat] >= box.piece_iron:
        allow(g, PAY)
    if can_pay_piece_with_money(g, box, seat):
        allow(g, PAY + 1)


@rule
def pay_piece(g: Table, box: Box, seat: int, move: int) -> None:
    if move == PAY:
        g.iron[seat] -= box.piece_iron
    else:
        pay_money(g, seat, box.piece_money)
        g.iron[seat] -= box.piece_money_iron


@rule
def activate(g: Table, box: Box, seat: int, action: int, move: int) -> None:
    """Costs first, then the effects; all of them before the next activation (p. 8)."""
    if move == STOP:
        return
    g.origin = FROM_ACTION + action
    if action > FACTORY_ACTION:
        push(g, CHOOSE_ACTIVATION, seat, action, 0)
    if is_modifier_move(move):
        use_modifier(g, box, seat, move - MODIFIER)
        return
    g.activations += 1
    if action == RD_ACTION:
        buy_steps(g, box, seat, RD, move - STEPS + 1)
    elif action == MINING_ACTION:
        buy_steps(g, box, seat, MINING, move - STEPS + 1)
    elif action == FACTORY_ACTION:
        build_factory(g, box, seat, move - FACTORY)
    elif action == MACHINES_ACTION:
        g.used |= 1 << (move - MACHINE) // 2
        buy_machine(g, box, seat, (move - MACHINE) // 2, (move - MACHINE) % 2)
    elif action == PRODUCTION_ACTION:
        if move >= PRODUCE_WITHOUT_COAL:
            waive_coal(g)
            g.used |= 1 << move - PRODUCE_WITHOUT_COAL
            produce(g, box, seat, move - PRODUCE_WITHOUT_COAL, 0)
        else:
            g.used |= 1 << move - PRODUCE
            produce(g, box, seat, move - PRODUCE, 1)
    elif action == SHIPS_ACTION:
        pay_piece(g, box, seat, move)
        push(g, CHOOSE_LOCATION, seat, 0, 0)
    elif action == TRAINS_ACTION:
        pay_piece(g, box, seat, move)
        push(g, CHOOSE_REGION, seat, g.used, 1)
    elif action == MARKETS_ACTION:
        g.region_now = (move - MARKET) // 8
        push(g, CHOOSE_AMOUNT, seat, move - MARKET, 0)
    else:
        good = move - GOOD
        g.used |= 1 << good
        push(g, CHOOSE_GAIN, seat, 0, 0)
        pay_goods(g, seat, good, g.activations)


@rule
def gain_from_goods(g: Table, box: Box, seat: int, move: int) -> None:
    """An investment (finance +2) or a contract."""
    if move == INVEST:
        advance(g, box, seat, FINANCE, box.invest)
    else:
        conclude(g, box, seat, move - CONTRACT)
