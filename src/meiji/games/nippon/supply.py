"""What a seat holds: points, factories and goods."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .table import Table


@rule
def score_points(g: Table, seat: int, points: int, kind: int) -> None:
    """Gain (or lose) points and note where they come from."""
    g.vp[seat] += points
    g.points[seat][kind] += points


@rule
def level_of(good: int) -> int:
    """Silk and paper 0, bento and lenses 1, bulbs and clocks 2 (p. 6)."""
    return good // 2


@rule
def goods_that_fit(g: Table, box: Box, seat: int, good: int, amount: int) -> int:
    """Into a factory's store; what does not fit is lost (p. 7)."""
    return min(amount, box.store - g.goods[seat][good])


@rule
def add_goods(g: Table, box: Box, seat: int, good: int, amount: int) -> None:
    g.goods[seat][good] += goods_that_fit(g, box, seat, good, amount)


@rule
def has_room(g: Table, box: Box, seat: int, good: int) -> bool:
    return g.goods[seat][good] < box.store
