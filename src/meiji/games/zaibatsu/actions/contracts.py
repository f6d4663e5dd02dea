"""Investments and Contracts (p. 16): 1 good, then 2 of another kind, then 3 of a third, for finance or a contract."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import CONTRACT, GOOD, INVEST
from ..pool import queue_effect
from ..supply import goods_of
from ..table import Table
from ..terms import CONTRACTS, FROM_CONTRACT, GOODS

KINDS = len(GOODS)


@rule
def paid_level(g: Table, level: int) -> bool:
    """A good of this level was paid in this action."""
    return g.used >> level * 2 & 3 != 0


@rule
def has_recess(g: Table, box: Box, seat: int) -> bool:
    """A recess for a contract is empty."""
    return g.concluded[seat] < box.recesses


@rule
def may_conclude(g: Table, box: Box, seat: int, contract: int) -> bool:
    """An available contract, an empty recess, and for two of them a good of the level they name."""
    if g.contracts[seat][contract] or not has_recess(g, box, seat):
        return False
    level = box.contract_level[contract]
    return level == 0 or paid_level(g, level)


@rule
def is_paid(g: Table, good: int) -> bool:
    """This kind of good was paid in this action."""
    return g.used >> good & 1 == 1


@rule
def can_pay_good(g: Table, seat: int, good: int, amount: int) -> bool:
    return not is_paid(g, good) and goods_of(g, seat, good) >= amount


@rule
def can_invest(g: Table, seat: int) -> bool:
    for slot in range(g.factories[seat]):
        if g.goods[seat][slot] > 0:
            return True
    return False


@rule
def offer_goods_to_pay(g: Table, seat: int) -> None:
    for good in range(KINDS):
        if can_pay_good(g, seat, good, g.activations + 1):
            allow(g, GOOD + good)


@rule
def offer_gains(g: Table, box: Box, seat: int) -> None:
    """An investment, also at the end of the track, where nothing happens (p. 7), or a contract."""
    allow(g, INVEST)
    for contract in range(CONTRACTS):
        if may_conclude(g, box, seat, contract):
            allow(g, CONTRACT + contract)


@rule
def conclude(g: Table, box: Box, seat: int, contract: int) -> None:
    """Gain the bonus, lay the contract into the leftmost empty recess."""
    g.concluded[seat] += 1
    g.contracts[seat][contract] = g.concluded[seat]
    g.contracts_now += 1
    queue_effect(g, box.contract[contract], FROM_CONTRACT + contract)
