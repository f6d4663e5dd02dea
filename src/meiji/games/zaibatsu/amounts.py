"""What a seat has and can be counted: moves tell how much of it they cost and give."""

from __future__ import annotations

from meiji.kernel.amounts import Kind, kind, kind_of_line

from .box import Box
from .supply import coal_of, goods_of
from .table import Table
from .terms import FINANCE, GOODS, MACHINES, MINING, RD, SHIPS, TRAINS


def _in_work_area(g: Table, seat: int, expert: int) -> int:
    """Workers, or experts. A space counts when it is filled and the marker of the next space has moved on."""
    filled = g.work[seat][: g.workers[seat]]
    return sum(colour > 0 and mark == expert for colour, mark in zip(filled, g.work_expert[seat], strict=False))


def _wages_due(g: Table, box: Box, seat: int) -> int:
    """What the colours in the work area would cost now; counted while they leave it one by one, too."""
    return box.wage * len({colour for colour in g.work[seat][: g.workers[seat]] if colour})


def _goods(good: int) -> Kind:
    fields = ("factories", "factory_good", "goods")
    return Kind(GOODS[good], lambda g, box, seat: goods_of(g, seat, good), fields, GOODS[good])


AMOUNTS = (
    kind("money", "money", symbol="money", resource=True),
    Kind("coal", lambda g, box, seat: coal_of(g, seat), ("coal", "kept_coal"), "coal", resource=True),
    kind("silk", "silk", symbol="silk", resource=True),
    kind("iron", "iron", symbol="iron", resource=True),
    *map(_goods, range(len(GOODS))),
    kind("stored-goods", "stored_goods", symbol="crate"),
    Kind("workers", lambda g, box, seat: _in_work_area(g, seat, 0), ("workers", "work", "work_expert"), "worker-any"),
    Kind("experts", lambda g, box, seat: _in_work_area(g, seat, 1), ("workers", "work", "work_expert"), "expert-white"),
    Kind("wages-due", _wages_due, ("workers", "work"), burden=True),
    kind("rd", "track", RD, symbol="rd"),
    kind("mining", "track", MINING, symbol="mining"),
    kind("finance", "track", FINANCE, symbol="finance"),
    kind("factories", "factories", symbol="factory"),
    kind("machines", "built", MACHINES, symbol="machine"),
    kind("ships", "built", SHIPS, symbol="ship"),
    kind("trains", "built", TRAINS, symbol="train"),
    kind_of_line("upgrades", "upgraded"),
    kind("contracts", "concluded", symbol="contract"),
    kind_of_line("tokens", "tokens", "flag"),
    kind_of_line("benefits", "benefit"),
    kind("points", "vp", symbol="vp"),
)
