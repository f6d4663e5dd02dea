"""R&D and Mining (p. 9): one activation, 1, 2 or 3 spaces for 1, 3 or 6 money.

At the end of the track a step is still sold, and nothing happens (p. 7): the worker is hired all the same. More steps
than are left would only cost more.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import STEPS
from ..supply import funds, pay_money
from ..table import Table
from ..tracks import LAST_SPACE, advance


@rule
def can_buy_steps(g: Table, box: Box, seat: int) -> bool:
    return funds(g, seat) >= box.steps_price[1]


@rule
def steps_sold(g: Table, seat: int, track: int) -> int:
    """At most three, and no more than are left; one always."""
    return min(3, max(1, LAST_SPACE - g.track[seat][track]))


@rule
def offer_steps(g: Table, box: Box, seat: int, track: int) -> None:
    for spaces in range(1, steps_sold(g, seat, track) + 1):
        if funds(g, seat) >= box.steps_price[spaces]:
            allow(g, STEPS + spaces - 1)


@rule
def buy_steps(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    pay_money(g, seat, box.steps_price[spaces])
    advance(g, box, seat, track, spaces)
