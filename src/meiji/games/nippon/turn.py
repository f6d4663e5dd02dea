"""A turn (p. 4): take a worker and carry out an action of its space, or consolidate."""

from __future__ import annotations

from meiji.kernel.loop import NO_MOVE
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.export import can_export
from .actions.invest import can_invest
from .actions.machines import can_modernise
from .actions.market import can_supply
from .actions.pieces import can_build_piece
from .actions.production import can_produce
from .actions.steps import can_advance
from .box import Box
from .consolidation import consolidate
from .moves import (
    ACTION,
    BLUEPRINTS,
    CHOOSE_CONTRACT,
    CHOOSE_FACTORY,
    CHOOSE_MACHINE,
    CHOOSE_MARKET,
    CHOOSE_PRODUCTION,
    CHOOSE_REGION,
    CHOOSE_STEPS,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    CONSOLIDATE,
    END_TURN,
    WORKER,
)
from .table import Table
from .terms import (
    ACTIONS,
    COAL,
    EXPORT_ACTION,
    INVEST_ACTION,
    MACHINES_ACTION,
    MARKET_ACTION,
    MINING_ACTION,
    PRODUCTION_ACTION,
    RAILWAYS,
    RAILWAYS_ACTION,
    SHIPS,
    SHIPS_ACTION,
    SPACES,
    TECHNOLOGY,
    TECHNOLOGY_ACTION,
    WORKER_SPACES,
)
from .tracks import offer_blueprints, spend_blueprints
from .workers import workers_of

ALL_ACTIONS = len(ACTIONS)


@rule
def begin_turn(g: Table, seat: int) -> None:
    g.turn = seat
    g.used_space = -1
    push(g, END_TURN, seat, 0, 0)
    push(g, CHOOSE_TURN, seat, 0, 0)


@rule
def can_act(g: Table, box: Box, seat: int, action: int) -> bool:
    """Only an action that can be carried out in full may be chosen: at least once."""
    if action == TECHNOLOGY_ACTION:
        return can_advance(g, box, seat, TECHNOLOGY)
    if action == PRODUCTION_ACTION:
        return can_produce(g, box, seat)
    if action == EXPORT_ACTION:
        return can_export(g, box, seat)
    if action == INVEST_ACTION:
        return can_invest(g, box, seat)
    if action == MINING_ACTION:
        return can_advance(g, box, seat, COAL)
    if action == SHIPS_ACTION:
        return can_build_piece(g, box, seat, SHIPS)
    if action == MACHINES_ACTION:
        return can_modernise(g, seat)
    if action == RAILWAYS_ACTION:
        return can_build_piece(g, box, seat, RAILWAYS)
    return can_supply(g, box, seat)


@rule
def has_worker_space(g: Table, seat: int) -> bool:
    return g.workers[seat] < WORKER_SPACES


@rule
def offer_turn(g: Table, box: Box, seat: int) -> None:
    """With six workers only to consolidate; blueprints may move a marker first."""
    if has_worker_space(g, seat):
        open_spaces = 0
        for space in range(SPACES):
            if workers_of(g.space[space]) > 0:
                open_spaces |= 1 << space
        for action in range(ALL_ACTIONS):
            if open_spaces >> box.space_of[action] & 1 and can_act(g, box, seat, action):
                allow(g, ACTION + action)
    allow(g, CONSOLIDATE)
    offer_blueprints(g, box, seat)


@rule
def standstill(g: Table) -> int:
    """Where nobody has a worker, everybody may consolidate for ever (p. 11), and the game would never end."""
    for seat in range(g.seats):
        if g.workers[seat] > 0:
            return NO_MOVE
    return CONSOLIDATE


@rule
def answer_turn(g: Table, box: Box, seat: int, move: int) -> None:
    if move == CONSOLIDATE:
        consolidate(g, box, seat)
    elif move < CONSOLIDATE:
        push(g, CHOOSE_WORKER, seat, move - ACTION, 0)
    else:
        spend_blueprints(g, box, seat, move - BLUEPRINTS)
        push(g, CHOOSE_TURN, seat, 0, 0)


@rule
def offer_workers(g: Table, box: Box, action: int) -> None:
    """Any worker on the action space; its colour matters only for wages."""
    for colour in range(6):
        if g.space[box.space_of[action]][colour]:
            allow(g, WORKER + colour)


@rule
def take_worker(g: Table, box: Box, seat: int, action: int, colour: int) -> None:
    """The worker moves to the first free space of the player board; then the action begins."""
    g.used_space = box.space_of[action]
    g.space[g.used_space][colour] -= 1
    g.work[seat][g.workers[seat]] = colour + 1
    g.workers[seat] += 1
    begin_action(g, seat, action)


@rule
def begin_action(g: Table, seat: int, action: int) -> None:
    g.times = 0
    g.used = 0
    g.last_good = -1
    g.region_now = -1
    if action == TECHNOLOGY_ACTION:
        push(g, CHOOSE_STEPS, seat, TECHNOLOGY, 0)
    elif action == PRODUCTION_ACTION:
        push(g, CHOOSE_PRODUCTION, seat, 0, 0)
    elif action == EXPORT_ACTION:
        push(g, CHOOSE_CONTRACT, seat, 0, 0)
    elif action == INVEST_ACTION:
        push(g, CHOOSE_FACTORY, seat, 0, 0)
    elif action == MINING_ACTION:
        push(g, CHOOSE_STEPS, seat, COAL, 0)
    elif action == SHIPS_ACTION:
        push(g, CHOOSE_REGION, seat, SHIPS, 0)
    elif action == MACHINES_ACTION:
        push(g, CHOOSE_MACHINE, seat, 0, 0)
    elif action == RAILWAYS_ACTION:
        push(g, CHOOSE_REGION, seat, RAILWAYS, 0)
    elif action == MARKET_ACTION:
        push(g, CHOOSE_MARKET, seat, 0, 0)
