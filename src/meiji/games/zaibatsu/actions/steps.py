"""R&D and Mining (p. 9): one activation, 1, 2 or 3 spaces for 1, 3 or 6 money."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import STEPS
from ..supply import funds, pay_money
from ..table import Table
from ..tracks import LAST_SPACE, advance


@rule
def can_advance(g: Table, box: Box, seat: int, track: int) -> bool:
    """At least one space can be paid and entered; steps beyond the end are never sold."""
    return g.track[seat][track] < LAST_SPACE and funds(g, seat) >= box.steps_price[1]


@rule
def offer_steps(g: Table, box: Box, seat: int, track: int) -> None:
    for spaces in range(1, 4):
        if g.track[seat][track] + spaces <= LAST_SPACE and funds(g, seat) >= box.steps_price[spaces]:
            allow(g, STEPS + spaces - 1)


@rule
def buy_steps(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    pay_money(g, seat, box.steps_price[spaces])
    advance(g, box, seat, track, spaces)
