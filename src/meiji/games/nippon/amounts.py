"""What a seat has and can be counted: moves tell how much of it they cost and give."""

from __future__ import annotations

from meiji.kernel.amounts import Kind, kind, kind_of_line, kind_where

from .box import Box
from .table import Table
from .terms import COAL, GOODS, INCOME, RAILWAYS, SHIPS, TECHNOLOGY, YEN

GOOD_ICONS = {"clocks": "watches"}  # where the icon has another name


def _wages_due(g: Table, box: Box, seat: int) -> int:
    """What the workers' colours would cost now; counted while they leave one by one, too."""
    colours = {colour for colour in g.work[seat][: g.workers[seat]] if colour}
    return box.wage * max(0, len(colours) - g.free_colours[seat])


AMOUNTS = (
    kind("yen", "yen", symbol="money", resource=True, unit=YEN),
    kind("coal", "coal", symbol="coal", resource=True),
    kind("blueprints", "blueprints", symbol="blueprint", resource=True),
    *(kind(name, "goods", good, symbol=GOOD_ICONS.get(name, name)) for good, name in enumerate(GOODS)),
    kind("workers", "workers", symbol="worker-any"),
    Kind("wages-due", _wages_due, ("workers", "work", "free_colours"), burden=True, unit=YEN),
    kind("mining", "track", COAL, symbol="mining"),
    kind("income", "track", INCOME, symbol="finance"),
    kind("technology", "track", TECHNOLOGY, symbol="rd"),
    kind_where("factories", "factory", bool, "factory"),
    kind_of_line("machines", "machine", "machine"),
    kind("stored-machines", "stored_machines", symbol="machine"),
    kind("ships", "built", SHIPS, symbol="ship"),
    kind("railways", "built", RAILWAYS, symbol="train"),
    kind_of_line("contracts", "contracts", "contract"),
    kind_of_line("tiles", "tiles", "flag"),
    kind_where("multipliers", "multiplier", bool, "fan"),
    kind("points", "vp", symbol="vp"),
)
