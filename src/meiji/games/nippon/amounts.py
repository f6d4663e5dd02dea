"""What a seat has and can be counted: moves tell how much of it they cost and give."""

from __future__ import annotations

from meiji.kernel.amounts import Kind, kind, kind_of_line, kind_where

from .box import Box
from .table import Table
from .terms import COAL, GOODS, INCOME, RAILWAYS, SHIPS, TECHNOLOGY


def _wages_due(g: Table, box: Box, seat: int) -> int:
    """What the workers' colours would cost now; counted while they leave one by one, too."""
    colours = {colour for colour in g.work[seat][: g.workers[seat]] if colour}
    return box.wage * max(0, len(colours) - g.free_colours[seat])


AMOUNTS = (
    kind("yen", "yen"),  # in thousands
    kind("coal", "coal"),
    kind("blueprints", "blueprints"),
    *(kind(name, "goods", good) for good, name in enumerate(GOODS)),
    kind("workers", "workers"),
    Kind("wages-due", _wages_due, ("workers", "work", "free_colours")),
    kind("mining", "track", COAL),
    kind("income", "track", INCOME),
    kind("technology", "track", TECHNOLOGY),
    kind_where("factories", "factory", bool),
    kind_of_line("machines", "machine"),
    kind("stored-machines", "stored_machines"),
    kind("ships", "built", SHIPS),
    kind("railways", "built", RAILWAYS),
    kind_of_line("contracts", "contracts"),
    kind_of_line("tiles", "tiles"),
    kind_where("multipliers", "multiplier", bool),
    kind("points", "vp"),
)
