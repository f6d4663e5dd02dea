"""Technology and Mining (p. 8): 1, 2 or 3 spaces for 1,000, 3,000 or 6,000 yen."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import STEPS
from ..table import Table
from ..terms import MOST_TIMES, TECHNOLOGY
from ..tracks import advance, at_top


@rule
def steps_price(g: Table, box: Box, seat: int, track: int, spaces: int) -> int:
    """A factory may let Technology be paid as for fewer spaces."""
    if track == TECHNOLOGY:
        spaces = max(0, spaces - g.unpaid_spaces[seat])
    return box.steps_price[spaces]


@rule
def can_advance(g: Table, box: Box, seat: int, track: int) -> bool:
    return not at_top(g, box, seat, track) and g.yen[seat] >= steps_price(g, box, seat, track, 1)


@rule
def has_spaces(g: Table, box: Box, seat: int, track: int, spaces: int) -> bool:
    """So many are left up to the top."""
    return g.track[seat][track] + spaces <= box.track_top[track]


@rule
def offer_steps(g: Table, box: Box, seat: int, track: int) -> None:
    """Spaces beyond the top cannot be bought."""
    for spaces in range(1, MOST_TIMES + 1):
        if has_spaces(g, box, seat, track, spaces):
            if g.yen[seat] >= steps_price(g, box, seat, track, spaces):
                allow(g, STEPS + spaces - 1)


@rule
def extra_spaces(g: Table, seat: int, track: int) -> int:
    """A factory may add a space to Technology."""
    return g.extra_spaces[seat] if track == TECHNOLOGY else 0


@rule
def buy_steps(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    g.yen[seat] -= steps_price(g, box, seat, track, spaces)
    advance(g, box, seat, track, spaces + extra_spaces(g, seat, track))
