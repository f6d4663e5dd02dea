"""The module Goals (p. 20): at the end of a period the leader of each goal, alone or tied, is rewarded."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .moves import CHOOSE_GOAL_REWARD, GOAL_REWARD
from .pool import queue_all
from .stored import machines_built
from .table import Table
from .terms import (
    CITIES,
    FINANCE,
    FROM_GOAL,
    G_CONTRACTS,
    G_FACTORIES,
    G_FINANCE,
    G_MACHINES,
    G_MINING,
    G_RD,
    G_SHIPS,
    G_TRAINS,
    MINING,
    RD,
    SHIPS,
    TRAINS,
)


@rule
def goal_value(g: Table, seat: int, goal: int) -> int:
    """Factories, machines, trains, ships, contracts, the three tracks, influence tokens on the board."""
    if goal == G_FACTORIES:
        return g.factories[seat]
    if goal == G_MACHINES:
        return machines_built(g, seat)
    if goal == G_TRAINS:
        return g.built[seat][TRAINS]
    if goal == G_SHIPS:
        return g.built[seat][SHIPS]
    if goal == G_CONTRACTS:
        return g.concluded[seat]
    if goal == G_RD:
        return g.track[seat][RD]
    if goal == G_MINING:
        return g.track[seat][MINING]
    if goal == G_FINANCE:
        return g.track[seat][FINANCE]
    return tokens_on_board(g, seat)


@rule
def tokens_on_board(g: Table, seat: int) -> int:
    total = 0
    for city in range(CITIES):
        for side in range(4):
            if g.token_owner[city][side] == seat + 1:
                total += 1
    return total


@rule
def check_goals(g: Table, box: Box, period: int, first: int) -> None:
    """One look at all goals of the period (step 4b), before the first reward, from the field `first` on."""
    for field in range(box.goal_count[g.seats] - 1, first - 1, -1):  # pushed last, asked first
        reward_leaders(g, period, field)


@rule
def reward_leaders(g: Table, period: int, field: int) -> None:
    """The leaders of one goal choose in turn order, from the seat after the active one on; with 0 nobody leads."""
    goal = g.goals[period][field] - 1
    most = 0
    for seat in range(g.seats):
        most = max(most, goal_value(g, seat, goal))
    if most == 0:
        return
    for turn in range(g.seats):
        seat = (g.turn - turn) % g.seats  # pushed last, asked first
        if goal_value(g, seat, goal) == most:
            push(g, CHOOSE_GOAL_REWARD, seat, period * 3 + field, 0)


@rule
def offer_goal_rewards(g: Table, box: Box, field: int) -> None:
    for choice in range(3):
        if box.goal_reward[field][choice]:
            allow(g, GOAL_REWARD + choice)


@rule
def take_goal_reward(g: Table, box: Box, seat: int, field: int, choice: int) -> None:
    queue_all(g, box, box.goal_reward[field][choice], FROM_GOAL + field)
