"""A record: a fixed set of named integers, lists and grids of integers.

One class says it once. From it come the plain Python object (for `Game`, tests and tracebacks), the NumPy dtype
(for compiled running), the packing between both, and the types for mypy.

    class Table(Record):
        money: Row = row(4)          # plain: a list; compiled: an int16 array inside the record
        influence: Grid = grid(8, 4)
        round: int = cell()
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

if TYPE_CHECKING:
    import numpy as np

Row = list[int]
Grid = list[list[int]]

SIZES = {"i2": 2, "i4": 4, "i8": 8}


@dataclass(frozen=True)
class Cells:
    """The declaration of one field: its shape (empty for a single integer) and its integer type."""

    shape: tuple[int, ...]
    kind: str

    def zero(self) -> Any:
        return _zeros(self.shape)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def cell(kind: str = "i2") -> int:
    return cast(int, Cells((), kind))


def row(length: int, kind: str = "i2") -> Row:
    return cast(Row, Cells((length,), kind))


def grid(rows: int, columns: int, kind: str = "i2") -> Grid:
    return cast(Grid, Cells((rows, columns), kind))


class Record:
    """Base of every table and box."""

    fields: ClassVar[dict[str, Cells]] = {}
    _copier: ClassVar[Callable[[Any, Any], None]]
    _dtype: ClassVar[Any] = None

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Cells)}
        for name in own:
            delattr(cls, name)
        together = {**cls.fields, **own}
        # Widest first: every field then lies on its natural boundary and the record needs no padding inside.
        cls.fields = dict(sorted(together.items(), key=lambda item: -SIZES[item[1].kind]))
        cls._dtype = None
        cls._copier = staticmethod(_make_copier(cls.fields))

    def __init__(self) -> None:
        for name, cells in self.fields.items():
            setattr(self, name, cells.zero())

    def assign(self, other: Self) -> None:
        """Become an equal copy of the other record."""
        type(self)._copier(self, other)

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        type(self)._copier(new, self)
        return new

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy type of the packed record. Its first name is a marker: no two games share compiled code."""
        if cls._dtype is None:
            import numpy as np

            marker = f"is_{cls.__module__.replace('.', '_')}_{cls.__name__}"
            parts = [(name, cells.kind, cells.shape) for name, cells in cls.fields.items()]
            cls._dtype = np.dtype([*parts, (marker, "i2")], align=True)
        return cast("np.dtype[Any]", cls._dtype)

    def pack_into(self, array: np.ndarray[Any, Any], index: int = 0) -> None:
        """Write this record into one place of a packed array."""
        for name in self.fields:
            array[name][index] = getattr(self, name)

    def pack(self) -> np.ndarray[Any, Any]:
        """This record as a packed array of length one."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        self.pack_into(array)
        return array

    @classmethod
    def unpack(cls, array: np.ndarray[Any, Any], index: int = 0) -> Self:
        """The plain record at one place of a packed array."""
        new = cls.__new__(cls)
        for name in cls.fields:
            setattr(new, name, array[name][index].tolist())
        return new

    def numbers(self) -> list[int]:
        """All integers in the order of the fields."""
        found: list[int] = []
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, int):
                found.append(value)
            elif value and isinstance(value[0], list):
                for line in value:
                    found.extend(line)
            else:
                found.extend(value)
        return found


def _make_copier(fields: dict[str, Cells]) -> Callable[[Any, Any], None]:
    """One straight-line function that copies all fields: plain tables are copied at every turn."""
    lines = ["def copier(new, old):"]
    for name, cells in fields.items():
        source = f"old.{name}"
        if len(cells.shape) == 1:
            source += "[:]"
        elif len(cells.shape) == 2:
            source = f"[line[:] for line in {source}]"
        lines.append(f"    new.{name} = {source}")
    lines.append("    return None")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return cast("Callable[[Any, Any], None]", space["copier"])
