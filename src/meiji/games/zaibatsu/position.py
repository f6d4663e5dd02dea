"""Whether a position is a table that these rules could be in: ranges, options, rounds; then pieces and frames."""

from __future__ import annotations

from collections.abc import Mapping

from meiji.kernel.box import PROGRAM
from meiji.kernel.position import MOST, Check, Faults, first_fault, outside, range_faults, unlike, zeros_from

from .box import Box
from .moves import END_OF_GAME, END_TURN, FINAL_SCORING, NEXT_ROUND
from .options import prepare
from .position_frames import FRAME_CHECKS
from .position_pieces import PIECE_CHECKS
from .rounds import have_all_passed, takers
from .setup import workers_in_play
from .table import POOL, Table
from .terms import (
    ACTIONS,
    COLOURS,
    CONTRACTS,
    DEMANDS,
    FROM_ACTION,
    GOALS,
    GOODS,
    LEVELS,
    MOST_ACTIVATIONS,
    NO_ACTION,
    PIECE_SPACES,
    REGIONS,
    SIDES,
    SLOTS,
    SOLO_LEVELS,
    SOLO_TILES,
    SPACES,
    START_A,
    START_B,
    STORE,
    TAKATOSHI,
    TILES,
    TRACK_SPACES,
    WORK_SPACES,
)

YES_OR_NO = (0, 1)
PERIODS = 3
HIGHEST = 7  # value of an influence token
SIDES_UP = 2  # of a factory tile

# What lies in front of the seats, a row for each.
OF_SEATS = (
    "vp",
    "money",
    "coal",
    "kept_coal",
    "silk",
    "iron",
    "track",
    "built",
    "upgraded",
    "workers",
    "work",
    "work_expert",
    "factories",
    "factory",
    "factory_good",
    "goods",
    "machines",
    "concluded",
    "contracts",
    "tokens",
    "flag",
    "benefit",
    "objective",
    "start_a",
    "start_b",
    "stored_machine",
    "stored_goods",
    "discount",
    "points",
)


# --- Ranges -------------------------------------------------------------------------------------------------------
def of_table(g: Table, box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most of each number of options, rounds and the main board."""
    workers = (0, workers_in_play(g, box))
    owner = (0, TAKATOSHI + 1 if g.solo else g.seats)
    return {
        "sides": (0, SIDES_UP),
        "modern": YES_OR_NO,
        "goals_on": YES_OR_NO,
        "solo": (0, len(SOLO_LEVELS)),
        "round": (1, box.rounds + box.final_rounds),
        "period": (0, PERIODS - 1),
        "turn": (0, takers(g) - 1),
        "turns": (0, MOST),
        "last_turn": (0, g.turns),
        "final_turns": (0, takers(g)),
        "passes": (0, MOST),
        "used_space": (-1, SPACES - 1),
        "bag": workers,
        "hiring": workers,
        "queue": workers,
        "demand_tile": (0, DEMANDS - 1),
        "demand_turned": (0, len(SIDES) - 1),
        "demand": (0, len(GOODS) - 1),
        "token_owner": owner,
        "token_value": (0, HIGHEST),
        "rails": owner,
        "ships_at": (0, PIECE_SPACES),
        "expert_with": (0, g.seats),
        "upgrades_left": (0, g.seats),
        "display": (0, SIDES_UP),
        "side_of": YES_OR_NO,
        "pairs": (0, len(g.pair_a)),
        "pair_a": (0, len(START_A) - 1),
        "pair_b": (0, len(START_B) - 1),
        "pair_owner": (0, g.seats),
        "goals": (0, len(GOALS)),
        "heap": (0, 0),
        "priority": (0, len(COLOURS) - 1),
        "region_worker": (0, len(COLOURS) - 1),
        "solo_stack": YES_OR_NO,
        "solo_tile": (0, SOLO_TILES),
        "solo_trains": (0, box.solo_trains),
        "solo_used": (0, len(box.solo_token[0])),
        "solo_goals": (0, len(GOALS)),
        "solo_won": YES_OR_NO,
    }


def of_seats(g: Table, box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most of each number on the Zaibatsu boards."""
    return {
        "vp": (-MOST, MOST),
        "points": (-MOST, MOST),
        "money": (0, MOST),
        "coal": (0, MOST),
        "kept_coal": (0, MOST),
        "silk": (0, MOST),
        "iron": (0, MOST),
        "track": (0, TRACK_SPACES - 1),
        "built": (0, PIECE_SPACES),
        "upgraded": YES_OR_NO,
        "workers": (0, WORK_SPACES),
        "work": (0, len(COLOURS)),
        "work_expert": YES_OR_NO,
        "factories": (0, box.slots),
        "factory": (0, TILES + 1),
        "factory_good": (0, len(GOODS) - 1),
        "goods": (0, STORE),
        "machines": (0, 3),
        "concluded": (0, box.recesses),
        "contracts": (0, CONTRACTS),
        "tokens": (0, sum(box.tokens) + sum(box.flag)),
        "flag": (0, sum(box.flag)),
        "benefit": (0, box.benefit_each),
        "objective": (0, LEVELS),
        "start_a": (0, len(START_A)),
        "start_b": (0, len(START_B)),
        "stored_machine": YES_OR_NO,
        "stored_goods": (0, MOST),
        "discount": (0, MOST),
    }


def of_action(g: Table, box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most of each number of the action in progress and of the effects that wait."""
    return {
        "action": (NO_ACTION, len(ACTIONS) - 1),
        "hired": (-1, len(COLOURS) - 1),
        "activations": (0, MOST_ACTIVATIONS),
        "used": (0, (1 << SLOTS) - 1),
        "region_now": (-1, len(REGIONS) - 1),
        "modifier": YES_OR_NO,
        "contracts_now": (0, CONTRACTS),
        "last_region": (-1, len(REGIONS) - 1),
        "last_slot": (-1, SLOTS - 1),
        "last_colour": (-1, len(COLOURS) - 1),
        "amount": (0, STORE),
        "laid": (0, HIGHEST),
        "pool_size": (0, POOL // 2),  # far more than ever wait; what they bring must fit, too
        "pool": (0, PROGRAM - 1),
        "pool_from": (0, FROM_ACTION),
        "origin": (0, FROM_ACTION + len(ACTIONS) - 1),
    }


def ranges(g: Table, box: Box) -> Faults:
    yield from range_faults(g, {"solo": (0, len(SOLO_LEVELS))})
    for limits in (of_table, of_seats, of_action):
        yield from range_faults(g, limits(g, box))
    for name in OF_SEATS:
        yield from zeros_from(g, name, g.seats)
    yield from zeros_from(g, "last_turn", takers(g))
    for line in range(len(g.ships_at)):
        if any(g.ships_at[line][g.seats :]):
            yield f"ships_at[{line}] must be 0 for seats that do not play"
    for seat in range(g.seats):
        yield from unlike(f"vp[{seat}]", g.vp[seat], sum(g.points[seat]))


# --- Options and rounds -------------------------------------------------------------------------------------------
def options_fault(g: Table, options: Mapping[str, str]) -> str | None:
    """The table is one of the options chosen."""
    chosen = Table()
    prepare(chosen, g.seats, dict(options))
    names = ("sides", "modern", "goals_on", "solo")
    faults = (unlike(name, getattr(g, name), getattr(chosen, name)) for name in names)
    return next((fault for some in faults for fault in some), None)


def rounds(g: Table, box: Box) -> Faults:
    """The period is that of the round; final rounds have a turn for each, and none is left between rounds."""
    yield from unlike("period", g.period, sum(end < g.round for end in box.period_end))
    last = box.rounds + box.final_rounds
    bottom = g.frame_kind[0] if g.depth else FINAL_SCORING
    if bottom in (END_OF_GAME, FINAL_SCORING) and g.round != last:
        yield f"round must be {last} at the end, not {g.round}"
    if bottom == NEXT_ROUND and g.round >= last:
        yield outside("round", g.round, 1, last - 1)
    in_final_turn = g.round > box.rounds and bottom == END_TURN
    if (g.final_turns > 0) != in_final_turn:
        yield "final_turns must be above 0 exactly in the turns of a final round"
    if g.round <= box.rounds and have_all_passed(g):
        yield outside("passes", g.passes, 0, takers(g) - 1)
    if g.solo_won and not (g.solo and bottom == FINAL_SCORING):
        yield "solo_won must be 0 before the final scoring of a solo game"


CHECKS: tuple[Check, ...] = (ranges, rounds, *PIECE_CHECKS, *FRAME_CHECKS)


def position_fault(g: Table, box: Box, options: Mapping[str, str]) -> str | None:
    return first_fault(CHECKS[:1], g, box) or options_fault(g, options) or first_fault(CHECKS[1:], g, box)
