"""Which rule answers which frame: the game's hooks for the kernel's loop."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.export import begin_contract, offer_contracts, offer_goods, pay_cube
from .actions.invest import build_factory, offer_factories
from .actions.machines import modernise, offer_machines
from .actions.market import (
    choose_market,
    give_back,
    offer_amounts,
    offer_markets,
    offer_returns,
    offer_values,
    supply,
)
from .actions.pieces import build_piece, buy_piece, offer_regions
from .actions.production import finish_production, offer_extra_goods, offer_productions, produce
from .actions.steps import buy_steps, offer_steps
from .box import Box
from .consolidation import offer_achievements, offer_rewards, payday, take_reward
from .moves import (
    ACHIEVEMENT,
    AMOUNT,
    BLUEPRINTS,
    CHOOSE_ACHIEVEMENT,
    CHOOSE_AMOUNT,
    CHOOSE_CONTRACT,
    CHOOSE_EXTRA,
    CHOOSE_FACTORY,
    CHOOSE_GOOD,
    CHOOSE_INFLUENCE,
    CHOOSE_LAST_STEPS,
    CHOOSE_MACHINE,
    CHOOSE_MARKET,
    CHOOSE_PRODUCTION,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_STEPS,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    CONTRACT,
    END_TURN,
    EXTRA,
    FACTORY,
    GOOD,
    INFLUENCE,
    MARKET,
    PRODUCE,
    REGION,
    RETURN,
    REWARD,
    STEPS,
    STOP,
    WORKER,
)
from .rounds import end_turn
from .supply import add_goods
from .table import Table
from .tracks import offer_blueprints, spend_blueprints
from .turn import answer_turn, offer_turn, offer_workers, take_worker


@rule
def proceed(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The steps that go by themselves."""
    if kind == END_TURN:
        end_turn(g, box, seat, a)
    else:
        payday(g, box, seat)


@rule
def offer(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The legal moves of each kind of decision."""
    if kind == CHOOSE_TURN:
        offer_turn(g, box, seat)
    elif kind == CHOOSE_WORKER:
        offer_workers(g, box, a)
    elif kind == CHOOSE_STEPS:
        offer_steps(g, box, seat, a)
    elif kind == CHOOSE_PRODUCTION:
        offer_productions(g, box, seat)
    elif kind == CHOOSE_EXTRA:
        offer_extra_goods(g, box, seat)
    elif kind == CHOOSE_CONTRACT:
        offer_contracts(g, box, seat)
    elif kind == CHOOSE_GOOD:
        offer_goods(g, box, seat, a, b)
    elif kind == CHOOSE_FACTORY:
        offer_factories(g, box, seat)
    elif kind == CHOOSE_REGION:
        offer_regions(g, box, seat, a, b)
    elif kind == CHOOSE_MACHINE:
        offer_machines(g, seat)
    elif kind == CHOOSE_MARKET:
        offer_markets(g, box, seat)
    elif kind == CHOOSE_AMOUNT:
        offer_amounts(g, box, seat, a)
    elif kind == CHOOSE_INFLUENCE:
        offer_values(g, box, seat, a, b)
    elif kind == CHOOSE_RETURN:
        offer_returns(g, a // 4)
    elif kind == CHOOSE_REWARD:
        offer_rewards(g, box, seat)
    elif kind == CHOOSE_ACHIEVEMENT:
        offer_achievements(g, seat)
    elif kind == CHOOSE_LAST_STEPS:
        offer_blueprints(g, box, seat)
        allow(g, STOP)


@rule
def answer(g: Table, box: Box, seat: int, kind: int, a: int, b: int, move: int) -> None:
    """What a move does, by the kind of decision it answers."""
    if kind == CHOOSE_TURN:
        answer_turn(g, box, seat, move)
    elif kind == CHOOSE_WORKER:
        take_worker(g, box, seat, a, move - WORKER)
    elif move == STOP:
        if kind == CHOOSE_PRODUCTION:
            finish_production(g, seat)
    elif kind == CHOOSE_STEPS:
        buy_steps(g, box, seat, a, move - STEPS + 1)
    elif kind == CHOOSE_PRODUCTION:
        produce(g, box, seat, move - PRODUCE)
    elif kind == CHOOSE_EXTRA:
        add_goods(g, box, seat, move - EXTRA, 1)
    elif kind == CHOOSE_CONTRACT:
        begin_contract(g, seat, move - CONTRACT)
    elif kind == CHOOSE_GOOD:
        pay_cube(g, box, seat, a, b, move - GOOD)
    elif kind == CHOOSE_FACTORY:
        build_factory(g, box, seat, move - FACTORY)
    elif kind == CHOOSE_REGION:
        if b:
            build_piece(g, box, seat, a, move - REGION)
        else:
            buy_piece(g, box, seat, a, move - REGION)
    elif kind == CHOOSE_MACHINE:
        modernise(g, seat, move)
    elif kind == CHOOSE_MARKET:
        choose_market(g, seat, move - MARKET)
    elif kind == CHOOSE_AMOUNT:
        push(g, CHOOSE_INFLUENCE, seat, a, move - AMOUNT + 1)
    elif kind == CHOOSE_INFLUENCE:
        supply(g, box, seat, a, b, move - INFLUENCE + 1)
    elif kind == CHOOSE_RETURN:
        give_back(g, a // 4, move - RETURN)
    elif kind == CHOOSE_REWARD:
        take_reward(g, box, seat, move - REWARD)
    elif kind == CHOOSE_ACHIEVEMENT:
        g.multiplier[seat][move - ACHIEVEMENT] = a
    elif kind == CHOOSE_LAST_STEPS:
        spend_blueprints(g, box, seat, move - BLUEPRINTS)
        push(g, CHOOSE_LAST_STEPS, seat, 0, 0)


@rule
def imagine(g: Table, box: Box, seat: int) -> None:
    """Nothing on the table is hidden: what is still to be drawn has no order yet."""
