"""What a seat has and can be counted: moves tell how much of it they cost and give."""

from __future__ import annotations

from meiji.kernel.amounts import Kind, kind, kind_of_line, kind_where

from .box import Box
from .scoring import category_points
from .table import Table
from .terms import GOODS, PLUS_1, PLUS_2, S_CHURCHES, S_ORDERS, S_SHOPS, S_TECHNOLOGIES, S_WAREHOUSES

LASTING = (S_ORDERS, S_TECHNOLOGIES, S_CHURCHES, S_WAREHOUSES, S_SHOPS)


def _points(g: Table, box: Box, seat: int) -> int:
    """What stays with a seat once it has it; majorities and what is left over are counted at the end only."""
    return sum(category_points(g, box, seat, category) for category in LASTING)


def _is_available(area: int) -> bool:
    """A strength card lies in no area."""
    return area == 0


AMOUNTS = (
    kind("yen", "yen", symbol="yen", resource=True),
    *(kind(name, "goods", good, symbol=name, resource=True) for good, name in enumerate(GOODS)),
    kind("imports", "imports", symbol="import", resource=True),
    kind("cleared", "cleared", symbol="cleared"),
    kind("plus_1", "extra", PLUS_1, symbol="plus-1"),
    kind("plus_2", "extra", PLUS_2, symbol="plus-2"),
    kind_where("cards", "lies_at", _is_available),
    kind_of_line("upgrades", "upgraded"),
    kind("orders", "hand_size", symbol="contract"),
    kind("fulfilled", "fulfilled"),
    kind("shops", "shops", symbol="shop"),
    kind("warehouses", "warehouses", symbol="warehouse"),
    kind("agents", "agents", symbol="agent"),
    kind("technologies", "technologies", symbol="rd"),
    kind("churches", "churches", symbol="church"),
    Kind(
        "points",
        _points,
        (
            "order_owner",
            "technology_owner",
            "church_owner",
            "fulfilled",
            "technologies",
            "churches",
            "warehouses",
            "shops",
            "cleared",
        ),
        "vp",
    ),
)
