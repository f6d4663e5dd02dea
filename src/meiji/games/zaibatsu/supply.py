"""What a seat holds and pays: money, coal, silk, iron, goods, points (rulebook p. 7)."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .moves import CHOOSE_TAKE, TAKE
from .table import Table
from .terms import SLOTS, STORE


@rule
def funds(g: Table, seat: int) -> int:
    """Money that can be paid: silk turns into money one for one at any time in the own turn (p. 7)."""
    return g.money[seat] + g.silk[seat]


@rule
def pay_money(g: Table, seat: int, amount: int) -> None:
    """Pay money, and silk only for what money lacks: silk can always become money later, never the other way."""
    from_money = min(amount, g.money[seat])
    g.money[seat] -= from_money
    g.silk[seat] -= amount - from_money


@rule
def coal_of(g: Table, seat: int) -> int:
    return g.coal[seat] + g.kept_coal[seat]


@rule
def pay_coal(g: Table, seat: int, amount: int) -> None:
    """Pay coal, the coal kept on tiles last: it is not taxed."""
    from_stock = min(amount, g.coal[seat])
    g.coal[seat] -= from_stock
    g.kept_coal[seat] -= amount - from_stock


@rule
def score_points(g: Table, seat: int, points: int, kind: int) -> None:
    """Gain (or lose) points and note where they come from."""
    g.vp[seat] += points
    g.points[seat][kind] += points


@rule
def goods_that_fit(g: Table, seat: int, slot: int, amount: int) -> int:
    """Four goods fit below a factory, the rest goes back (p. 11)."""
    return min(amount, STORE - g.goods[seat][slot])


@rule
def add_goods(g: Table, seat: int, slot: int, amount: int) -> None:
    g.goods[seat][slot] += goods_that_fit(g, seat, slot, amount)


@rule
def goods_of(g: Table, seat: int, good: int) -> int:
    """All goods of one kind below a seat's factories."""
    return goods_from(g, seat, 0, good)


@rule
def pay_goods(g: Table, seat: int, good: int, amount: int) -> None:
    """Goods of one kind may lie below several factories; then the seat chooses from which they come."""
    holder, holders = 0, 0
    for slot in range(g.factories[seat]):
        if g.factory_good[seat][slot] == good and g.goods[seat][slot] > 0:
            holder = slot
            holders += 1
    if holders == 1:
        g.goods[seat][holder] -= amount
    else:
        push(g, CHOOSE_TAKE, seat, good + 8 * amount, 0)


@rule
def holds_good(g: Table, seat: int, slot: int, good: int) -> bool:
    """Goods of this kind lie below the factory."""
    return g.factory_good[seat][slot] == good and g.goods[seat][slot] > 0


@rule
def goods_from(g: Table, seat: int, first: int, good: int) -> int:
    """Goods of one kind below this factory and those right of it."""
    total = 0
    for slot in range(first, g.factories[seat]):
        if g.factory_good[seat][slot] == good:
            total += g.goods[seat][slot]
    return total


@rule
def offer_slots_to_take(g: Table, seat: int, good: int, amount: int, first: int) -> None:
    """Goods of one kind may lie below two factories. They are taken one by one, from left to right."""
    for slot in range(first, g.factories[seat]):
        if holds_good(g, seat, slot, good) and goods_from(g, seat, slot, good) >= amount:
            allow(g, TAKE + slot)


@rule
def take_good(g: Table, seat: int, good: int, left: int, slot: int) -> None:
    """One good from below this factory; the others to be paid come from it or from factories right of it."""
    g.goods[seat][slot] -= 1
    if left > 1:
        push(g, CHOOSE_TAKE, seat, good + 8 * (left - 1), slot)


@rule
def all_goods(g: Table, seat: int) -> int:
    total = 0
    for slot in range(SLOTS):
        total += g.goods[seat][slot]
    return total


@rule
def level_of(good: int) -> int:
    """Cotton and paper 0, bento and lenses 1, bulbs and watches 2."""
    return good // 2


@rule
def can_pay_piece(g: Table, box: Box, seat: int) -> bool:
    """A ship or train: 3 iron, or 5 money and 1 iron (p. 12, 13)."""
    return g.iron[seat] >= box.piece_iron or can_pay_piece_with_money(g, box, seat)


@rule
def can_pay_piece_with_money(g: Table, box: Box, seat: int) -> bool:
    return g.iron[seat] >= box.piece_money_iron and funds(g, seat) >= box.piece_money
