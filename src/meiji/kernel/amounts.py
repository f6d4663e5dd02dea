"""What a seat has and can be counted: the kinds that a game declares, and lists of them in words.

A game says for each kind how to count it on a table and which fields the count looks at. Whoever wants to know what a
move costs and gives (see kernel/preview.py) watches these fields while the rules run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from meiji.kernel.presentation import AnyBox, AnyTable

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec

Count = Callable[[AnyTable, AnyBox, int], int]  # (table, box, seat): how much of a kind this seat has


class Amount(NamedTuple):
    """So much of a kind."""

    kind: str
    number: int


@dataclass(frozen=True)
class Kind:
    """Something countable that a seat has, in the game's own words.

    `fields` are all rows that the count looks at; of a grid only the seat's own line may count. A count must be sound
    while a rule is half done, too: a worker who comes as an expert is never first a worker. `symbol` is the game's icon
    for it (without one it is named in words), a `resource` is what all see that a seat can pay with, and more of a
    `burden` is worse. People are told it times its `unit`: a table may count money in thousands.
    """

    name: str
    count: Count
    fields: tuple[str, ...]
    symbol: str = ""
    resource: bool = False
    burden: bool = False
    unit: int = 1


def kind(
    name: str, field: str, column: int | None = None, *, symbol: str = "", resource: bool = False, unit: int = 1
) -> Kind:
    """A kind that stands in one field: a row by seat, or a column of a grid by seat."""
    if column is None:
        return Kind(name, lambda g, box, seat: getattr(g, field)[seat], (field,), symbol, resource, unit=unit)
    return Kind(name, lambda g, box, seat: getattr(g, field)[seat][column], (field,), symbol, resource, unit=unit)


def kind_of_line(name: str, field: str, symbol: str = "") -> Kind:
    """A kind that is the sum of the seat's line in a grid."""
    return Kind(name, lambda g, box, seat: sum(getattr(g, field)[seat]), (field,), symbol)


def kind_where(name: str, field: str, holds: Callable[[int], bool], symbol: str = "") -> Kind:
    """A kind that is the number of places, in the seat's line of a grid, of which something holds."""
    return Kind(name, lambda g, box, seat: sum(map(holds, getattr(g, field)[seat])), (field,), symbol)


def amounts_text(spec: GameSpec, cost: Sequence[Amount], gain: Sequence[Amount], language: str) -> str:
    """What is paid and what comes, in words: "−6 money, −1 silk → +5 money, +1 factory"; nothing for nothing."""
    sides = [
        ", ".join(sign + spec.texts.amount_text(*amount, language) for amount in side)
        for sign, side in (("−", cost), ("+", gain))
    ]
    return " → ".join(side for side in sides if side)
