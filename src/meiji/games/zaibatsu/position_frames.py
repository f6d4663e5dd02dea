"""Whether what is still to be done in a position can be done: frames and waiting effects."""

from __future__ import annotations

from collections.abc import Iterator

from meiji.kernel.box import PROGRAM
from meiji.kernel.position import BOTTOM, Check, Faults, Frame, frame_faults, unlike
from meiji.kernel.table import OFFERS

from .actions.factory import can_build_factory
from .actions.steps import can_buy_steps
from .box import Box
from .consolidation import kept_at_taxes, wages_due
from .effects import can_pay_for_more
from .moves import (
    ACTION,
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
    EFFECTS,
    END_OF_GAME,
    END_TURN,
    FINAL_CONSOLIDATION,
    FINAL_SCORING,
    FINISH_ACTION,
    FOLLOW_UP,
    GOAL_CHECK,
    NEXT_PAIR,
    NEXT_ROUND,
    PAYDAY,
    START_BONUS,
    TAXES,
    TOP_DEPARTMENT,
)
from .operations import (
    BENEFIT_DEPARTMENT,
    GOODS_HERE,
    KEEP_AT_TAXES,
    LIMITS,
    MAY_PAY,
    MINING_DEPARTMENTS,
    PRODUCE_THERE,
)
from .position_pieces import OLD_FACTORY_TILE
from .table import Table
from .terms import (
    ACTIONS,
    CITIES,
    COLOURS,
    FACTORY_ACTION,
    FROM_ACTION,
    FROM_CONSOLIDATION,
    FROM_CONTRACT,
    FROM_GAP,
    FROM_GOAL,
    FROM_RAIL,
    FROM_START_A,
    FROM_START_B,
    FROM_TILE,
    FROM_TRACK,
    GOODS,
    LEVELS,
    MINING,
    MINING_ACTION,
    MOST_ACTIVATIONS,
    NO_ACTION,
    OLD_FACTORY,
    PIECE_SPACES,
    RD_ACTION,
    REGIONS,
    SIDES,
    SLOTS,
    START_A,
    START_B,
    TRACK_SPACES,
    TRAINS,
    WORK_SPACES,
)
from .turn import offer_actions, spaces_with_workers


# --- Effects ------------------------------------------------------------------------------------------------------
def rows_of(box: Box, address: int) -> Iterator[int]:
    """The effects of a list that can wait by themselves: not what a payment buys."""
    while address and box.op[address]:
        if box.then[address] != 2:
            yield address
        address += 1


def effects_of_tile(g: Table, box: Box, seat: int, which: int) -> Iterator[int]:
    """What a factory of this seat gives, and the departments that it activates."""
    tile, side = which // 2, which % 2
    if tile < OLD_FACTORY and tile + 1 in g.factory[seat] and g.side_of[tile] == side:
        for row in rows_of(box, box.tile[tile][side]):
            yield row
            if box.op[row] == BENEFIT_DEPARTMENT:
                yield box.department_of[box.b[row]]
            elif box.op[row] == MINING_DEPARTMENTS:
                yield from box.track_icon[MINING]


def effects_from(g: Table, box: Box, seat: int, origin: int) -> list[int]:
    """The effects that can wait for this seat and come from there."""
    kind, which = origin - origin % 100, origin % 100
    found: list[int] = []
    if kind == FROM_TILE:
        found = list(effects_of_tile(g, box, seat, which))
    elif kind == FROM_TRACK and which // 16 < 3 and which % 16 < TRACK_SPACES:
        found = [box.track_icon[which // 16][which % 16]]
    elif kind == FROM_GAP and which // 8 < 2 and which % 8 < PIECE_SPACES:
        found = [box.gap_icon[which // 8][which % 8]]
    elif kind == FROM_RAIL and which // 8 < len(REGIONS) and which % 8 < len(box.rail[0]):
        found = [box.rail[which // 8][which % 8]]
    elif kind == FROM_CONTRACT and which < len(box.contract):
        found = list(rows_of(box, box.contract[which]))
    elif kind == FROM_START_A and which == g.start_a[seat] - 1:
        found = list(rows_of(box, box.start_a[which]))
    elif kind == FROM_START_B and which == g.start_b[seat] - 1:
        found = list(rows_of(box, box.start_b[which]))
    elif kind == FROM_GOAL and which < len(box.goal_reward):
        found = [row for choice in box.goal_reward[which] for row in rows_of(box, choice)]
    elif kind == FROM_CONSOLIDATION and which < len(COLOURS):
        found = [box.department_of[which]]
    return found


def can_wait(g: Table, box: Box, seat: int, address: int, origin: int) -> bool:
    """An effect of what it comes from; goods for "here" and production "there" need the factory meant."""
    if not address or address not in effects_from(g, box, seat, origin):
        return False
    if box.op[address] == GOODS_HERE:
        return 0 <= g.last_slot < g.factories[seat]
    return box.op[address] != PRODUCE_THERE or g.last_slot < g.factories[seat]


def waiting_effects(g: Table, box: Box) -> Faults:
    """They are real ones, and a step is there that will carry them out."""
    owners = [g.frame_seat[i] for i in range(g.depth) if g.frame_kind[i] == EFFECTS]
    if g.pool_size and not owners:
        yield "pool_size must be 0 unless a step is to carry the effects out"
    for i in range(g.pool_size):
        if not can_wait(g, box, owners[-1], g.pool[i], g.pool_from[i]):
            yield f"pool[{i}] must be an effect of what pool_from[{i}] names"


# --- What a frame needs -------------------------------------------------------------------------------------------
def can_begin(g: Table, box: Box, seat: int, action: int, b: int) -> bool:
    """The action is one that the turn would offer."""
    trial = g.copy()
    trial.offers = 0
    offer_actions(trial, box, seat, spaces_with_workers(g))
    return g.workers[seat] < WORK_SPACES and ACTION + action in trial.offer[: trial.offers]


def can_go_on(g: Table, box: Box, seat: int, action: int, b: int) -> bool:
    """It is the action in progress; one that is activated only once can be."""
    if action in (RD_ACTION, MINING_ACTION):
        possible = can_buy_steps(g, box, seat)
    else:
        possible = action != FACTORY_ACTION or can_build_factory(g, box, seat)
    return possible and action == g.action


def is_acting(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.action != NO_ACTION


def is_in_progress(g: Table, box: Box, seat: int, action: int, b: int) -> bool:
    return action == g.action


def has_a_train(g: Table, box: Box, seat: int, region: int, times: int) -> bool:
    return g.built[seat][TRAINS] < PIECE_SPACES


def can_be_paid(g: Table, box: Box, seat: int, address: int, origin: int) -> bool:
    return (
        can_wait(g, box, seat, address, origin)
        and box.op[address] == MAY_PAY
        and can_pay_for_more(g, box, seat, address)
    )


def has_benefit(g: Table, box: Box, seat: int, level: int, b: int) -> bool:
    return g.benefit[seat][level] > 0


def is_kept(g: Table, box: Box, seat: int, keep: int, b: int) -> bool:
    return keep == kept_at_taxes(g, box, seat)


def is_due(g: Table, box: Box, seat: int, due: int, b: int) -> bool:
    return due == wages_due(g, box, seat)


def has_workers(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.workers[seat] > 0


def has_room_for_a_worker(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.workers[seat] < WORK_SPACES


def waits_for_the_old_factory(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return (
        g.start_a[seat] == OLD_FACTORY_TILE and OLD_FACTORY + 1 not in g.factory[seat] and g.factories[seat] < box.slots
    )


def has_no_pair(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    """Nor have the seats after it in the draft, which goes backwards."""
    return not any(g.start_a[: seat + 1])


def has_this_pair(g: Table, box: Box, seat: int, tile_a: int, tile_b: int) -> bool:
    return (g.start_a[seat], g.start_b[seat]) == (tile_a + 1, tile_b + 1)


def ends_the_period(g: Table, box: Box, seat: int, period: int, field: int) -> bool:
    return g.goals_on > 0 and period == g.period and g.round == box.period_end[period]


def rewards_the_period(g: Table, box: Box, seat: int, field: int, b: int) -> bool:
    return g.goals_on > 0 and field // 3 == g.period


# --- Frames -------------------------------------------------------------------------------------------------------
ADDRESS, ORIGIN = (0, PROGRAM - 1), (0, FROM_ACTION)
PLACE = (0, CITIES * len(SIDES) - 1)
REGION = (0, len(REGIONS) - 1)
ALL_SLOTS = (1 << SLOTS) - 1
TIMES = (1, 2)  # the bonus of a train's space is gained once or twice

ENDS = (END_TURN, FINAL_CONSOLIDATION, FINAL_SCORING)  # below a consolidation
BETWEEN = (NEXT_ROUND, END_OF_GAME, GOAL_CHECK, CHOOSE_GOAL_REWARD)  # below rewards for goals
TRIGGERS = (END_TURN, FINISH_ACTION, CHOOSE_ACTIVATION, NEXT_PAIR, START_BONUS, *BETWEEN)
BELOW_EFFECTS = (*TRIGGERS, PAYDAY, TOP_DEPARTMENT, EFFECTS, FOLLOW_UP)

FRAMES = {
    NEXT_PAIR: Frame((BOTTOM,), lowest_seat=-1, needs=has_no_pair),
    START_BONUS: Frame((NEXT_PAIR,), a=(0, len(START_A) - 1), b=(0, len(START_B) - 1), needs=has_this_pair),
    BEGIN_TURN: Frame(),
    END_TURN: Frame((BOTTOM,)),
    EFFECTS: Frame(BELOW_EFFECTS),
    FOLLOW_UP: Frame(BELOW_EFFECTS, a=ADDRESS, b=ORIGIN, needs=can_wait),
    FINISH_ACTION: Frame((END_TURN,), needs=is_acting),
    TAXES: Frame((BOTTOM_DEPARTMENT, PAYDAY)),
    BOTTOM_DEPARTMENT: Frame((TOP_DEPARTMENT, PAYDAY), needs=has_workers),
    TOP_DEPARTMENT: Frame((PAYDAY,), needs=has_workers),
    PAYDAY: Frame(ENDS),
    GOAL_CHECK: Frame((NEXT_ROUND, END_OF_GAME), a=(0, 2), b=(0, 3), needs=ends_the_period),
    NEXT_ROUND: Frame((BOTTOM,)),
    FINAL_CONSOLIDATION: Frame((FINAL_SCORING, FINAL_CONSOLIDATION)),
    FINAL_SCORING: Frame((BOTTOM,)),
    END_OF_GAME: Frame((BOTTOM,)),
    CHOOSE_PAIR: Frame((NEXT_PAIR,), needs=has_no_pair),
    CHOOSE_TURN: Frame((END_TURN,)),
    CHOOSE_WORKER: Frame((END_TURN,), a=(0, len(ACTIONS) - 1), needs=can_begin),
    CHOOSE_ACTIVATION: Frame((END_TURN, FINISH_ACTION), a=(0, len(ACTIONS) - 1), needs=can_go_on),
    CHOOSE_LOCATION: Frame(BELOW_EFFECTS),
    CHOOSE_REGION: Frame(BELOW_EFFECTS, a=(0, ALL_SLOTS), b=TIMES),
    CHOOSE_RAIL: Frame(BELOW_EFFECTS, a=REGION, b=TIMES, needs=has_a_train),
    CHOOSE_AMOUNT: Frame((CHOOSE_ACTIVATION,), a=PLACE),
    CHOOSE_TAKE: Frame(
        (CHOOSE_GAIN, CHOOSE_REWARD, CHOOSE_RETURN), a=(8, len(GOODS) - 1 + 8 * MOST_ACTIVATIONS), b=(0, SLOTS - 1)
    ),
    CHOOSE_RETURN: Frame((CHOOSE_REWARD,), a=PLACE),
    CHOOSE_REWARD: Frame((CHOOSE_ACTIVATION,), a=REGION),
    CHOOSE_GAIN: Frame((CHOOSE_ACTIVATION,)),
    CHOOSE_MODIFIER: Frame((END_TURN,), a=(0, len(ACTIONS) - 1), needs=is_in_progress),
    CHOOSE_BONUS_REGION: Frame(BELOW_EFFECTS),
    CHOOSE_DEPARTMENT: Frame(BELOW_EFFECTS, a=(1, (1 << len(COLOURS)) - 1)),
    CHOOSE_INNOVATION: Frame(BELOW_EFFECTS, a=(1, TRACK_SPACES)),
    CHOOSE_MAY: Frame(BELOW_EFFECTS, a=ADDRESS, b=ORIGIN, needs=can_be_paid),
    CHOOSE_PIECE: Frame(BELOW_EFFECTS),
    CHOOSE_MACHINE: Frame(BELOW_EFFECTS, a=(0, ALL_SLOTS)),
    CHOOSE_STORE: Frame(BELOW_EFFECTS, a=(1, SLOTS), b=(0, SLOTS)),
    CHOOSE_LEVEL: Frame((TAXES,)),
    CHOOSE_OBJECTIVE: Frame((TAXES,), a=(1, LEVELS), needs=has_benefit),
    CHOOSE_KEEP: Frame((BOTTOM_DEPARTMENT, PAYDAY), a=(1, LIMITS[KEEP_AT_TAXES]), needs=is_kept),
    CHOOSE_SILK: Frame(ENDS, a=(1, OFFERS), needs=is_due),
    CHOOSE_FIRST: Frame((EFFECTS,)),
    CHOOSE_OLD_SIDE: Frame(BELOW_EFFECTS, needs=waits_for_the_old_factory),
    CHOOSE_COLOUR: Frame(BELOW_EFFECTS, needs=has_room_for_a_worker),
    CHOOSE_GOAL_REWARD: Frame(BETWEEN, a=(0, 8), needs=rewards_the_period),
}


def frames(g: Table, box: Box) -> Faults:
    yield from frame_faults(g, box, FRAMES)


def seats_of_frames(g: Table, box: Box) -> Faults:
    """A turn is of one seat; the draft goes backwards; everybody consolidates once at the end."""
    for i in range(g.depth):
        if g.frame_kind[0] == END_TURN:
            yield from unlike(f"frame_seat[{i}]", g.frame_seat[i], g.turn)
        elif g.frame_kind[0] == NEXT_PAIR and i:
            yield from unlike(f"frame_seat[{i}]", g.frame_seat[i], g.frame_seat[0] + 1)
    for kind in (FINAL_CONSOLIDATION, CHOOSE_GOAL_REWARD):
        asked = [(g.frame_seat[i], g.frame_a[i]) for i in range(g.depth) if g.frame_kind[i] == kind]
        if len(set(asked)) != len(asked):
            yield "frame_seat must name each seat once among those that consolidate or are rewarded for a goal"


def action(g: Table, box: Box) -> Faults:
    """Outside the actions of a turn none is in progress; one that is activated only once waits for nothing else."""
    kinds = g.frame_kind[: g.depth]
    if END_TURN not in kinds or CHOOSE_TURN in kinds or CHOOSE_WORKER in kinds:
        yield from unlike("action", g.action, NO_ACTION)
    if g.action != NO_ACTION and g.hired < 0:
        yield "hired must be the colour of a worker while an action is in progress"
    if CHOOSE_ACTIVATION in kinds[:-1] and g.action <= FACTORY_ACTION:
        yield "frame_kind must end with the one activation of this action"


FRAME_CHECKS: tuple[Check, ...] = (frames, seats_of_frames, action, waiting_effects)
