"""Rules as they were in earlier versions: a game is played to its end by the rules with which it began.

Each function here takes the place of the rule that it is named after, and mostly calls that one.
"""

from __future__ import annotations

from meiji.kernel.spec import OlderRules
from meiji.kernel.table import push, withdraw

from .actions.contracts import offer_gains
from .box import Box
from .departments import offer_innovation
from .effects import can_pay_for_more
from .factories import factory_effect, modified_action
from .goals import check_goals, goal_value, reward_leaders
from .modifiers import is_never_refused, only_gives
from .moves import ACTION, GOAL_CHECK, GOOD, INNOVATE, INVEST
from .operations import ADVANCE
from .table import Table
from .terms import (
    CONTRACTS,
    CONTRACTS_ACTION,
    FINANCE,
    G_MACHINES,
    GOODS,
    MINING,
    MINING_ACTION,
    RD,
    RD_ACTION,
)
from .tracks import LAST_SPACE, at_end
from .turn import offer_actions, offer_targets


# --- Version 1: no steps beyond the end of a track --------------------------------------------------------------------
def gains_beside(g: Table, box: Box, seat: int, track: int) -> bool:
    """A factory that modifies the action gives more than further steps on its track."""
    action = RD_ACTION if track == RD else MINING_ACTION
    for slot in range(g.factories[seat]):
        if modified_action(g, box, seat, slot) == action:
            address = factory_effect(g, box, seat, slot)
            while box.op[address] != 0:
                if box.op[address] != ADVANCE or box.a[address] != track:
                    return True
                address += 1
    return False


def gains_for_good(g: Table, box: Box, seat: int, good: int) -> bool:
    """Paid with this good, finance could advance or a contract be concluded."""
    if not at_end(g, seat, FINANCE):
        return True
    paid = g.used | 1 << good
    levels = [box.contract_level[contract] for contract in range(CONTRACTS) if not g.contracts[seat][contract]]
    return g.concluded[seat] < box.recesses and any(level == 0 or paid >> level * 2 & 3 for level in levels)


def offer_actions_1(g: Table, box: Box, seat: int, spaces: int) -> None:
    """R&D and Mining only where the marker can move or a factory gives something; contracts only for some gain."""
    offer_actions(g, box, seat, spaces)
    for action, track in ((RD_ACTION, RD), (MINING_ACTION, MINING)):
        if at_end(g, seat, track) and not gains_beside(g, box, seat, track):
            withdraw(g, ACTION + action)
    paying = [g.factory_good[seat][slot] for slot in range(g.factories[seat]) if g.goods[seat][slot] > 0]
    if not any(gains_for_good(g, box, seat, good) for good in paying):
        withdraw(g, ACTION + CONTRACTS_ACTION)


def offer_targets_1(g: Table, box: Box, seat: int, action: int) -> None:
    """Contracts: only goods that bring something."""
    offer_targets(g, box, seat, action)
    if action == CONTRACTS_ACTION:
        for good in range(len(GOODS)):
            if not gains_for_good(g, box, seat, good):
                withdraw(g, GOOD + good)


def offer_gains_1(g: Table, box: Box, seat: int) -> None:
    """No investment at the end of the track."""
    offer_gains(g, box, seat)
    if at_end(g, seat, FINANCE):
        withdraw(g, INVEST)


def can_pay_for_more_1(g: Table, box: Box, seat: int, address: int) -> bool:
    """Steps were not bought at the end of their track."""
    bought = address + 1
    if box.op[bought] == ADVANCE and at_end(g, seat, box.a[bought]):
        return False
    return can_pay_for_more(g, box, seat, address)


def offer_innovation_1(g: Table, seat: int, steps: int) -> None:
    """Only ways without a lost step, if there are any; else what can still move."""
    rd_left = LAST_SPACE - g.track[seat][RD]
    mining_left = LAST_SPACE - g.track[seat][MINING]
    ways = [rd_left >= steps, steps == 2 and rd_left > 0 and mining_left > 0, mining_left >= steps]
    if not any(ways):
        ways = [rd_left > 0, False, rd_left == 0 and mining_left > 0]
    for way, allowed in enumerate(ways):
        if allowed:
            g.offer[g.offers] = INNOVATE + way
            g.offers += 1


# --- Version 1: gifts were always taken, and goals looked at again after each reward ----------------------------------
def is_never_refused_1(g: Table, box: Box, seat: int, slot: int) -> bool:
    return only_gives(g, box, seat, slot) == 1


def goal_value_1(g: Table, seat: int, goal: int) -> int:
    """A machine of the start tile counted before it lay in a factory."""
    return goal_value(g, seat, goal) + (g.stored_machine[seat] if goal == G_MACHINES else 0)


def check_goals_1(g: Table, box: Box, period: int, first: int) -> None:
    """One goal after the other."""
    if first < box.goal_count[g.seats]:
        push(g, GOAL_CHECK, 0, period, first + 1)
        reward_leaders(g, period, first)


OLDER: dict[str, OlderRules] = {
    "1": {
        offer_actions: offer_actions_1,
        offer_targets: offer_targets_1,
        offer_gains: offer_gains_1,
        can_pay_for_more: can_pay_for_more_1,
        offer_innovation: offer_innovation_1,
        is_never_refused: is_never_refused_1,
        goal_value: goal_value_1,
        check_goals: check_goals_1,
    }
}
