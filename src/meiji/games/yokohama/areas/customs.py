"""Customs: imports are turned face down; from strength 3 on up to so many."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..moves import CHOOSE_FLIP, FLIP
from ..supply import flip_imports
from ..table import Table


@rule
def visit_customs(g: Table, seat: int, flips: int) -> None:
    """A single one is simply turned."""
    if flips == 1:
        flip_imports(g, seat, 1)
    elif flips > 1:
        push(g, CHOOSE_FLIP, seat, flips, 0)


@rule
def offer_flips(g: Table, seat: int, flips: int) -> None:
    for count in range(min(flips, g.imports[seat]) + 1):
        allow(g, FLIP + count)
