"""Consolidation (p. 11): budget, imperial reward, wages."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .effects import gain
from .moves import ACHIEVEMENT, CHOOSE_ACHIEVEMENT, CHOOSE_REWARD, REWARD, WAGES
from .supply import score_points
from .table import Table
from .terms import ACHIEVEMENTS, COAL, HIGHEST_REWARD, INCOME, LOWEST_REWARD, P_REWARDS, P_WAGES, WORKER_SPACES
from .tracks import track_value
from .workers import fill_missing

FIELDS = len(ACHIEVEMENTS)
MOST_BLUEPRINTS = 9999


@rule
def consolidate(g: Table, box: Box, seat: int) -> None:
    take_budget(g, box, seat)
    push(g, WAGES, seat, 0, 0)
    imperial_reward(g, box, seat)


# --- 1. Budget ----------------------------------------------------------------------------------------------------
@rule
def new_yen(g: Table, box: Box, seat: int) -> int:
    return track_value(g, box, seat, INCOME)


@rule
def new_coal(g: Table, box: Box, seat: int) -> int:
    """By the track, and what factories add."""
    return track_value(g, box, seat, COAL) + g.extra_coal[seat]


@rule
def take_budget(g: Table, box: Box, seat: int) -> None:
    """All yen and coal go back, then come new ones by the tracks; factories may add blueprints.

    Who consolidates for ever gathers blueprints for ever: beyond what could ever be spent they are not counted.
    """
    g.yen[seat] = new_yen(g, box, seat)
    g.coal[seat] = new_coal(g, box, seat)
    g.blueprints[seat] = min(MOST_BLUEPRINTS, g.blueprints[seat] + g.extra_blueprints[seat])


# --- 2. Imperial reward -------------------------------------------------------------------------------------------
@rule
def rewards_up_to(g: Table, level: int) -> int:
    """Reward tiles left on the board up to a multiplier."""
    total = 0
    for multiplier in range(LOWEST_REWARD, level + 1):
        for bonus in range(3):
            total += g.rewards[multiplier][bonus]
    return total


@rule
def imperial_reward(g: Table, box: Box, seat: int) -> None:
    """From three workers on a reward tile; when none at all is left, an extra multiplier tile."""
    if box.reward_level[g.workers[seat]] == 0:
        return
    if rewards_up_to(g, HIGHEST_REWARD) > 0:
        push(g, CHOOSE_REWARD, seat, 0, 0)
    elif g.multipliers_left > 0:
        g.multipliers_left -= 1
        lay_multiplier(g, seat, box.extra_multiplier)


@rule
def offer_rewards(g: Table, box: Box, seat: int) -> None:
    """Any tile of at most the level under the rightmost worker."""
    for multiplier in range(LOWEST_REWARD, box.reward_level[g.workers[seat]] + 1):
        for bonus in range(3):
            if g.rewards[multiplier][bonus] > 0:
                allow(g, REWARD + (multiplier - LOWEST_REWARD) * 3 + bonus)


@rule
def take_reward(g: Table, box: Box, seat: int, choice: int) -> None:
    """Gain the bonus of the front at once; then the tile becomes a multiplier."""
    multiplier, bonus = LOWEST_REWARD + choice // 3, choice % 3
    g.rewards[multiplier][bonus] -= 1
    gain(g, box, seat, box.reward_bonus[bonus], P_REWARDS)
    lay_multiplier(g, seat, multiplier)


@rule
def lay_multiplier(g: Table, seat: int, multiplier: int) -> None:
    """Onto an empty achievement space; with none the decision lapses and the tile is discarded."""
    push(g, CHOOSE_ACHIEVEMENT, seat, multiplier, 0)


@rule
def offer_achievements(g: Table, seat: int) -> None:
    for field in range(FIELDS):
        if g.multiplier[seat][field] == 0:
            allow(g, ACHIEVEMENT + field)


# --- 3. Wages -----------------------------------------------------------------------------------------------------
@rule
def is_employed(g: Table, seat: int, colour: int, spaces: int) -> bool:
    """A worker of this colour stands on one of the first so many spaces."""
    for space in range(spaces):
        if g.work[seat][space] == colour + 1:
            return True
    return False


@rule
def colours_to_pay(g: Table, seat: int) -> int:
    """Different colours among the workers; a factory may take care of one."""
    colours = 0
    for space in range(g.workers[seat]):
        if not is_employed(g, seat, g.work[seat][space] - 1, space):
            colours += 1
    return max(0, colours - g.free_colours[seat])


@rule
def wages_due(g: Table, box: Box, seat: int) -> int:
    """3,000 yen for each colour."""
    return colours_to_pay(g, seat) * box.wage


@rule
def pay_wages(g: Table, box: Box, seat: int) -> None:
    """Colour by colour, as far as the money goes; each colour that is not paid costs 2 points."""
    due = colours_to_pay(g, seat)
    paid = min(due, g.yen[seat] // box.wage)
    g.yen[seat] -= paid * box.wage
    score_points(g, seat, -(due - paid) * box.unpaid_vp, P_WAGES)


@rule
def clear_workers(g: Table, seat: int) -> None:
    for space in range(WORKER_SPACES):
        if g.work[seat][space]:
            g.bag[g.work[seat][space] - 1] += 1
            g.work[seat][space] = 0
    g.workers[seat] = 0


@rule
def payday(g: Table, box: Box, seat: int) -> None:
    """Pay, put the workers back into the bag, and go on filling rows that were short."""
    pay_wages(g, box, seat)
    clear_workers(g, seat)
    fill_missing(g)
