"""R&D and Mining (p. 9): one activation, 1, 2 or 3 spaces for 1, 3 or 6 money.

Steps beyond the end are not sold, with one exception: a factory may give something else for the action (p. 10).
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import STEPS
from ..operations import ADVANCE
from ..supply import funds, pay_money
from ..table import Table
from ..tracks import LAST_SPACE, advance, at_end
from ..words import MINING_ACTION, OLD_FACTORY, RD, RD_ACTION


@rule
def can_advance(g: Table, box: Box, seat: int, track: int) -> bool:
    """One space can be paid, and it can be entered or a factory gives something for the action."""
    return funds(g, seat) >= box.steps_price[1] and (not at_end(g, seat, track) or gains_beside(g, box, seat, track))


@rule
def gains_beside(g: Table, box: Box, seat: int, track: int) -> bool:
    """A factory that modifies the action gives more than further steps on its track."""
    action = RD_ACTION if track == RD else MINING_ACTION
    for slot in range(g.factories[seat]):
        tile = g.factory[seat][slot] - 1
        if tile < OLD_FACTORY and box.tile_action[tile][g.side_of[tile]] == action:
            address = box.tile[tile][g.side_of[tile]]
            while box.op[address] != 0:
                if box.op[address] != ADVANCE or box.a[address] != track:
                    return True
                address += 1
    return False


@rule
def offer_steps(g: Table, box: Box, seat: int, track: int) -> None:
    if at_end(g, seat, track):
        allow(g, STEPS)
    for spaces in range(1, 4):
        if g.track[seat][track] + spaces <= LAST_SPACE and funds(g, seat) >= box.steps_price[spaces]:
            allow(g, STEPS + spaces - 1)


@rule
def buy_steps(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    pay_money(g, seat, box.steps_price[spaces])
    advance(g, box, seat, track, spaces)
