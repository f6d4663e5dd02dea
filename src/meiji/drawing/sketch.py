"""Drawing only what has changed.

A picture is made of pieces, and a move changes few of them. While a piece is drawn, everything that it looks at is
noted: cells of the table, places that a move on offer may point to, who is to move. As long as nothing of that is
different, the piece of the last picture is taken again. Nothing has to be declared, so nothing can be forgotten. Each
audience (a seat and a language) has a sketch of its own: no piece ever goes from one to another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from functools import cache, wraps
from itertools import count
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

if TYPE_CHECKING:
    from meiji.drawing.painter import Painter

_numbers = count()


@cache
def mark(what: str, which: Hashable = None) -> int:
    """A number for something that can be looked at: pieces keep thousands of them, and compare them again and again."""
    return next(_numbers)


@cache
def marks(name: str, length: int) -> tuple[int, ...]:
    """The marks of a row's entries."""
    return tuple(mark(name, index) for index in range(length))


P = ParamSpec("P")
T = TypeVar("T")
AnyPainter = TypeVar("AnyPainter", bound="Painter")


class Memo(NamedTuple):
    """What was drawn, and what it looked at."""

    drawn: Any
    looked: frozenset[int]


@dataclass
class Sketch:
    """The last picture for an audience: the table as it was, and what was drawn of it."""

    names: list[str]
    table: Any
    offers: set[str | None]
    to_move: int | None
    memos: dict[Hashable, Memo] = field(default_factory=dict)

    def changed(self, now: Sketch) -> set[int]:
        """Everything that looks different now."""
        found = {mark("offers", id) for id in self.offers ^ now.offers}
        if self.to_move != now.to_move:
            found.add(mark("to_move"))
        for name in self.table.fields:
            old, new = getattr(self.table, name), getattr(now.table, name)
            if old != new:
                found.add(mark(name))
                if isinstance(new, list):
                    entries = zip(marks(name, len(new)), old, new, strict=True)
                    found.update(entry for entry, before, after in entries if before != after)
        return found


class Notes:
    """What the piece that is just being drawn has looked at."""

    def __init__(self) -> None:
        self.looked: set[int] = set()


class Looked:
    """A table that notes which of its fields somebody looks at."""

    def __init__(self, table: Any, notes: Notes) -> None:
        self._table, self._notes = table, notes
        self._rows: dict[str, LookedRow] = {}

    def __getattr__(self, name: str) -> Any:
        row = self._rows.get(name)
        if row is not None:
            return row
        if name not in self._table.fields:
            raise AttributeError(f"a picture may look at the fields of a table only; {name!r} is none")
        value = getattr(self._table, name)
        if isinstance(value, list):
            return self._rows.setdefault(name, LookedRow(name, value, self._notes))
        self._notes.looked.add(mark(name))
        return value


class LookedRow:
    """A row or grid of a table that notes which of its entries somebody looks at."""

    def __init__(self, name: str, values: list[Any], notes: Notes) -> None:
        self._values, self._notes = values, notes
        self._all, self._each = mark(name), marks(name, len(values))

    def __getitem__(self, index: int | slice) -> Any:
        single = isinstance(index, int) and index >= 0
        self._notes.looked.add(self._each[index] if single else self._all)  # type: ignore[arg-type]
        return self._values[index]

    def __iter__(self) -> Iterator[Any]:
        self._notes.looked.add(self._all)
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def memoised(draw: Callable[Concatenate[AnyPainter, P], T]) -> Callable[Concatenate[AnyPainter, P], T]:
    """A function that draws a piece: called again only when something that it looked at has changed."""

    @wraps(draw)
    def drawn(p: AnyPainter, /, *args: P.args, **keywords: P.kwargs) -> T:
        made: T = p.again(draw, args, keywords)
        return made

    return drawn
