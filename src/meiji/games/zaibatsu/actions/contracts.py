"""Investments and Contracts (p. 16): 1 good, then 2 of another kind, then 3 of a third, for finance or a contract."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import CONTRACT, GOOD, INVEST
from ..pool import queue_effect
from ..supply import goods_of
from ..table import Table
from ..tracks import at_end
from ..words import CONTRACTS, FINANCE, FROM_CONTRACT, GOODS

KINDS = len(GOODS)


@rule
def paid_level(g: Table, level: int, also: int) -> bool:
    """A good of this level was paid in this action, the good `also` included."""
    paid = g.used
    if also >= 0:
        paid |= 1 << also
    return paid >> level * 2 & 3 != 0


@rule
def may_conclude(g: Table, box: Box, seat: int, contract: int, also: int) -> bool:
    """An available contract, an empty recess, and for two of them a good of the level they name."""
    if g.contracts[seat][contract] or g.concluded[seat] >= box.recesses:
        return False
    level = box.contract_level[contract]
    return level == 0 or paid_level(g, level, also)


@rule
def has_gain(g: Table, box: Box, seat: int, also: int) -> bool:
    """Finance can advance or a contract can be concluded; a payment for nothing is not offered."""
    if not at_end(g, seat, FINANCE):
        return True
    for contract in range(CONTRACTS):
        if may_conclude(g, box, seat, contract, also):
            return True
    return False


@rule
def can_pay_good(g: Table, box: Box, seat: int, good: int, amount: int) -> bool:
    return not g.used >> good & 1 and goods_of(g, seat, good) >= amount and has_gain(g, box, seat, good)


@rule
def can_invest(g: Table, box: Box, seat: int) -> bool:
    for slot in range(g.factories[seat]):
        if g.goods[seat][slot] > 0 and has_gain(g, box, seat, g.factory_good[seat][slot]):
            return True
    return False


@rule
def offer_goods_to_pay(g: Table, box: Box, seat: int) -> None:
    for good in range(KINDS):
        if can_pay_good(g, box, seat, good, g.activations + 1):
            allow(g, GOOD + good)


@rule
def offer_gains(g: Table, box: Box, seat: int) -> None:
    if not at_end(g, seat, FINANCE):
        allow(g, INVEST)
    for contract in range(CONTRACTS):
        if may_conclude(g, box, seat, contract, -1):
            allow(g, CONTRACT + contract)


@rule
def conclude(g: Table, box: Box, seat: int, contract: int) -> None:
    """Gain the bonus, lay the contract into the leftmost empty recess."""
    g.concluded[seat] += 1
    g.contracts[seat][contract] = g.concluded[seat]
    g.contracts_now += 1
    queue_effect(g, box.contract[contract], FROM_CONTRACT + contract)
