"""Which rule answers which frame: the game's hooks for the kernel's loop."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.contracts import offer_gains
from .actions.machines import offer_machine_places, place_machine
from .actions.markets import deliver, give_back, offer_amounts, offer_returns, reward_delivery
from .actions.ships import offer_locations, send_ship
from .actions.trains import lay_rail, offer_bonus_regions, offer_rails, offer_regions
from .box import Box
from .consolidation import (
    bottom_department,
    keep_at_taxes,
    lay_benefit,
    offer_benefit_levels,
    offer_keeps,
    offer_objectives,
    offer_silk,
    pay_taxes,
    payday,
    sell_silk_for_wages,
    take_benefit,
    top_department,
)
from .departments import activate_department, gain, innovate, offer_departments, offer_innovation
from .effects import choose_piece, offer_pieces, offer_stores, pay_for_more, store_good
from .goals import check_goals, offer_goal_rewards, take_goal_reward
from .modifiers import answer_last_modifier, finish_action, offer_last_modifiers
from .moves import (
    AMOUNT,
    BEGIN_TURN,
    BOTTOM_DEPARTMENT,
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_BONUS_REGION,
    CHOOSE_COLOUR,
    CHOOSE_DEPARTMENT,
    CHOOSE_FIRST,
    CHOOSE_GAIN,
    CHOOSE_GOAL_REWARD,
    CHOOSE_INNOVATION,
    CHOOSE_KEEP,
    CHOOSE_LEVEL,
    CHOOSE_LOCATION,
    CHOOSE_MACHINE,
    CHOOSE_MAY,
    CHOOSE_MODIFIER,
    CHOOSE_OBJECTIVE,
    CHOOSE_OLD_SIDE,
    CHOOSE_PAIR,
    CHOOSE_PIECE,
    CHOOSE_RAIL,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_SILK,
    CHOOSE_STORE,
    CHOOSE_TAKE,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    DEPARTMENT,
    EFFECTS,
    END_OF_GAME,
    END_TURN,
    FINAL_CONSOLIDATION,
    FINAL_SCORING,
    FINISH_ACTION,
    GOAL_CHECK,
    GOAL_REWARD,
    INNOVATE,
    KEEP,
    LEVEL,
    LOCATION,
    MACHINE,
    MAY,
    NEXT_PAIR,
    NEXT_ROUND,
    OBJECTIVE,
    OLD_SIDE,
    PAIR,
    PAYDAY,
    PIECE,
    RAIL,
    REGION,
    RETURN,
    REWARD,
    SILK,
    START_BONUS,
    STORE_GOOD,
    TAKE,
    TAXES,
    TOP_DEPARTMENT,
    WORKER,
)
from .order import begin_first, offer_first, resolve_effects, see_to_effects
from .rounds import begin_final_consolidation, end_turn, final_consolidation, next_round
from .scoring import final_scoring
from .setup import (
    next_pair,
    offer_bag_colours,
    offer_pairs,
    start_bonus,
    start_with_worker,
    take_old_factory,
    take_pair,
)
from .solo import takatoshis_turn
from .supply import offer_slots_to_take, take_good
from .table import Table
from .terms import P_MARKETS
from .turn import (
    activate,
    answer_turn,
    begin_turn,
    gain_from_goods,
    hire,
    offer_activations,
    offer_turn,
    offer_workers,
)


@rule
def proceed(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The steps that go by themselves."""
    if kind == EFFECTS:
        resolve_effects(g, box, seat)
        return
    waiting = g.pool_size
    if kind == FINISH_ACTION:
        finish_action(g, box, seat)
    elif kind == END_TURN:
        end_turn(g, box, seat)
    elif kind == BEGIN_TURN:
        take_turn(g, box, seat)
    elif kind == TAXES:
        pay_taxes(g, box, seat)
    elif kind == BOTTOM_DEPARTMENT:
        bottom_department(g, box, seat)
    elif kind == TOP_DEPARTMENT:
        top_department(g, box, seat)
    elif kind == PAYDAY:
        payday(g, box, seat)
    elif kind == NEXT_PAIR:
        next_pair(g, seat)
    elif kind == START_BONUS:
        start_bonus(g, box, seat, a, b)
    elif kind == GOAL_CHECK:
        check_goals(g, box, a, b)
    elif kind == NEXT_ROUND:
        next_round(g, box)
    elif kind == END_OF_GAME:
        begin_final_consolidation(g, box)
    elif kind == FINAL_CONSOLIDATION:
        final_consolidation(g, box, seat)
    elif kind == FINAL_SCORING:
        final_scoring(g, box)
    see_to_effects(g, box, seat, waiting)


@rule
def take_turn(g: Table, box: Box, taker: int) -> None:
    """Takatoshi's turn, which needs no decision, or a seat's."""
    if taker < g.seats:
        begin_turn(g, taker)
    else:
        takatoshis_turn(g, box)
        push(g, END_TURN, taker, 0, 0)


@rule
def offer(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The legal moves of each kind of decision."""
    if kind == CHOOSE_TURN:
        offer_turn(g, box, seat)
    elif kind == CHOOSE_WORKER:
        offer_workers(g, box, a)
    elif kind == CHOOSE_ACTIVATION:
        offer_activations(g, box, seat, a)
    elif kind == CHOOSE_LOCATION:
        offer_locations(g, box, seat)
    elif kind == CHOOSE_REGION:
        offer_regions(g, box, seat, a)
    elif kind == CHOOSE_RAIL:
        offer_rails(g, box, a)
    elif kind == CHOOSE_AMOUNT:
        offer_amounts(g, box, seat, a // 4, a % 4)
    elif kind == CHOOSE_TAKE:
        offer_slots_to_take(g, seat, a % 8, a // 8, b)
    elif kind == CHOOSE_RETURN:
        offer_returns(g, a // 4)
    elif kind == CHOOSE_REWARD:
        allow(g, REWARD)
        allow(g, REWARD + 1)
    elif kind == CHOOSE_GAIN:
        offer_gains(g, box, seat)
    elif kind == CHOOSE_MODIFIER:
        offer_last_modifiers(g, box, seat)
    elif kind == CHOOSE_BONUS_REGION:
        offer_bonus_regions(g)
    elif kind == CHOOSE_DEPARTMENT:
        offer_departments(g, a)
    elif kind == CHOOSE_INNOVATION:
        offer_innovation(g, seat, a)
    elif kind == CHOOSE_MAY:
        allow(g, MAY)
        allow(g, MAY + 1)
    elif kind == CHOOSE_PIECE:
        offer_pieces(g, box, seat)
    elif kind == CHOOSE_MACHINE:
        offer_machine_places(g, box, seat, a)
    elif kind == CHOOSE_STORE:
        offer_stores(g, seat, a, b)
    elif kind == CHOOSE_LEVEL:
        offer_benefit_levels(g, box, seat)
    elif kind == CHOOSE_OBJECTIVE:
        offer_objectives(g, seat)
    elif kind == CHOOSE_KEEP:
        offer_keeps(g, seat, a)
    elif kind == CHOOSE_SILK:
        offer_silk(g, seat, a)
    elif kind == CHOOSE_FIRST:
        offer_first(g, box, seat)
    elif kind == CHOOSE_OLD_SIDE:
        allow(g, OLD_SIDE)
        allow(g, OLD_SIDE + 1)
    elif kind == CHOOSE_COLOUR:
        offer_bag_colours(g)
    elif kind == CHOOSE_PAIR:
        offer_pairs(g)
    elif kind == CHOOSE_GOAL_REWARD:
        offer_goal_rewards(g, box, a)


@rule
def answer(g: Table, box: Box, seat: int, kind: int, a: int, b: int, move: int) -> None:
    """What a move does, by the kind of decision it answers."""
    waiting = g.pool_size
    answer_by_kind(g, box, seat, kind, a, b, move)
    see_to_effects(g, box, seat, waiting)


@rule
def answer_by_kind(g: Table, box: Box, seat: int, kind: int, a: int, b: int, move: int) -> None:
    if kind == CHOOSE_TURN:
        answer_turn(g, box, seat, move)
    elif kind == CHOOSE_WORKER:
        hire(g, box, seat, a, move - WORKER)
    elif kind == CHOOSE_ACTIVATION:
        activate(g, box, seat, a, move)
    elif kind == CHOOSE_LOCATION:
        send_ship(g, box, seat, move - LOCATION)
    elif kind == CHOOSE_REGION:
        push(g, CHOOSE_RAIL, seat, move - REGION, b)
    elif kind == CHOOSE_RAIL:
        lay_rail(g, box, seat, a, move - RAIL, b)
    elif kind == CHOOSE_AMOUNT:
        deliver(g, box, seat, a, move - AMOUNT + 1)
    elif kind == CHOOSE_TAKE:
        take_good(g, seat, a % 8, a // 8, move - TAKE)
    elif kind == CHOOSE_RETURN:
        give_back(g, a // 4, move - RETURN)
    elif kind == CHOOSE_REWARD:
        reward_delivery(g, box, seat, a, move - REWARD)
    elif kind == CHOOSE_GAIN:
        gain_from_goods(g, box, seat, move)
    elif kind == CHOOSE_MODIFIER:
        answer_last_modifier(g, box, seat, move)
    elif kind == CHOOSE_BONUS_REGION:
        gain(g, box, seat, box.region_bonus[move - REGION], P_MARKETS)
    elif kind == CHOOSE_DEPARTMENT:
        activate_department(g, box, seat, move - DEPARTMENT)
    elif kind == CHOOSE_INNOVATION:
        innovate(g, box, seat, a, move - INNOVATE)
    elif kind == CHOOSE_MAY:
        if move == MAY:
            pay_for_more(g, box, seat, a, b)
    elif kind == CHOOSE_PIECE:
        choose_piece(g, seat, move - PIECE)
    elif kind == CHOOSE_MACHINE:
        place_machine(g, box, seat, (move - MACHINE) // 2, (move - MACHINE) % 2)
    elif kind == CHOOSE_STORE:
        store_good(g, seat, a, move - STORE_GOOD)
    else:
        answer_rare(g, box, seat, kind, a, move)


@rule
def answer_rare(g: Table, box: Box, seat: int, kind: int, a: int, move: int) -> None:
    """The decisions of consolidation, start tiles, goals and the order of effects."""
    if kind == CHOOSE_LEVEL:
        take_benefit(g, seat, move - LEVEL)
    elif kind == CHOOSE_OBJECTIVE:
        lay_benefit(g, seat, a, move - OBJECTIVE)
    elif kind == CHOOSE_KEEP:
        keep_at_taxes(g, seat, move - KEEP, a - (move - KEEP))
    elif kind == CHOOSE_SILK:
        sell_silk_for_wages(g, box, seat, a, move - SILK)
    elif kind == CHOOSE_FIRST:
        begin_first(g, box, seat, move)
    elif kind == CHOOSE_OLD_SIDE:
        take_old_factory(g, box, seat, move - OLD_SIDE)
    elif kind == CHOOSE_COLOUR:
        start_with_worker(g, seat, move - WORKER)
    elif kind == CHOOSE_PAIR:
        take_pair(g, box, seat, move - PAIR)
    elif kind == CHOOSE_GOAL_REWARD:
        take_goal_reward(g, box, seat, a, move - GOAL_REWARD)


@rule
def imagine(g: Table, box: Box, seat: int) -> None:
    """Nothing on the table is hidden: what is still to be drawn has no order yet."""
