"""Export (p. 9): one to three contracts, each for sets of different goods."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..effects import gain
from ..moves import CHOOSE_CONTRACT, CHOOSE_GOOD, CONTRACT, GOOD, STOP
from ..table import Table
from ..terms import CONTRACTS, MOST_TIMES, P_CONTRACTS


@rule
def may_pay(
    g: Table, box: Box, seat: int, contract: int, paid: int, cube: int, good: int, used: int, last: int
) -> bool:
    """Another good for each cube. Cubes of one amount are paid in the order of the goods: theirs makes no difference.

    So many cubes are paid already, with the goods `used` (bits), the last one of them with `last`.
    """
    amount = box.cube[contract][cube]
    if g.goods[seat][good] < amount or used >> good & 1:
        return False
    return paid == 0 or amount < box.cube[contract][paid - 1] or good > last


@rule
def can_pay_rest(g: Table, box: Box, seat: int, contract: int, paid: int, used: int, last: int) -> bool:
    """All cubes not yet paid can be paid: for each there are as many goods as cubes up to it."""
    for cube in range(paid, box.cubes[contract]):
        goods = 0
        for good in range(6):
            if may_pay(g, box, seat, contract, paid, cube, good, used, last):
                goods += 1
        if goods < cube - paid + 1:
            return False
    return True


@rule
def can_fulfil(g: Table, box: Box, seat: int, contract: int) -> bool:
    """An open contract whose cubes can all be paid."""
    return not g.contracts[seat][contract] and can_pay_rest(g, box, seat, contract, 0, 0, -1)


@rule
def can_export(g: Table, box: Box, seat: int) -> bool:
    stocked = 0
    for good in range(6):
        stocked |= g.goods[seat][good]
    if stocked == 0:
        return False
    for contract in range(CONTRACTS):
        if can_fulfil(g, box, seat, contract):
            return True
    return False


@rule
def offer_contracts(g: Table, box: Box, seat: int) -> None:
    for contract in range(CONTRACTS):
        if can_fulfil(g, box, seat, contract):
            allow(g, CONTRACT + contract)
    if g.times > 0:
        allow(g, STOP)


@rule
def begin_contract(g: Table, seat: int, contract: int) -> None:
    g.used = 0
    g.last_good = -1
    push(g, CHOOSE_GOOD, seat, contract, 0)


@rule
def offer_goods(g: Table, box: Box, seat: int, contract: int, cube: int) -> None:
    """Goods for this cube that leave enough others for the cubes after it."""
    for good in range(6):
        if may_pay(g, box, seat, contract, cube, cube, good, g.used, g.last_good):
            if can_pay_rest(g, box, seat, contract, cube + 1, g.used | 1 << good, good):
                allow(g, GOOD + good)


@rule
def pay_cube(g: Table, box: Box, seat: int, contract: int, cube: int, good: int) -> None:
    """Give the goods for one cube; after the last one gain the bonus and the income steps and turn the tile over."""
    g.goods[seat][good] -= box.cube[contract][cube]
    g.used |= 1 << good
    g.last_good = good
    if cube + 1 < box.cubes[contract]:
        push(g, CHOOSE_GOOD, seat, contract, cube + 1)
        return
    g.contracts[seat][contract] = 1
    gain(g, box, seat, box.contract[contract], P_CONTRACTS)
    g.times += 1
    if g.times < MOST_TIMES:
        push(g, CHOOSE_CONTRACT, seat, 0, 0)
