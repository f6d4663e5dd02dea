"""A record: a fixed set of named integers, lists and grids of integers.

One class says it once. From it come the plain Python object (for `Game`, tests and tracebacks), the NumPy dtype
(for compiled running), the packing between both, and the types for mypy.

    class Table(Record):
        money: Row = row(4)          # plain: a list; compiled: an int16 array inside the record
        influence: Grid = grid(8, 4)
        round: int = cell()
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Records = npt.NDArray[np.void]  # packed ones; NumPy has no type that knows their fields
    Numbers = npt.NDArray[np.generic]  # integers of any width

Row = list[int]
Grid = list[list[int]]

SIZES = {"i2": 2, "i4": 4, "i8": 8}
_CODES = {"i2": "h", "i4": "i", "i8": "q"}  # of the module struct


@dataclass(frozen=True)
class Cells:
    """The declaration of one field: its shape (empty for a single integer) and its integer type."""

    shape: tuple[int, ...]
    kind: str

    def zero(self) -> str:
        """Python source for the field's first value."""
        if not self.shape:
            return "0"
        line = f"[0] * {self.shape[-1]}"
        return line if len(self.shape) == 1 else f"[{line} for _ in range({self.shape[0]})]"


def cell(kind: str = "i2") -> int:
    return cast(int, Cells((), kind))


def row(length: int, kind: str = "i2") -> Row:
    return cast(Row, Cells((length,), kind))


def grid(rows: int, columns: int, kind: str = "i2") -> Grid:
    return cast(Grid, Cells((rows, columns), kind))


class _Slotted(type):
    """Turns the declared fields into slots: a table has more attributes than Python looks up quickly in a dict.

    The body of a class may hold `Any`.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **keywords: object) -> _Slotted:
        own = {key: value for key, value in space.items() if isinstance(value, Cells)}
        rest = {key: value for key, value in space.items() if key not in own}
        rest["__slots__"] = (*own, *space.get("plain_only", ()))
        rest["_own"] = own
        return super().__new__(cls, name, bases, rest, **keywords)


class Record(metaclass=_Slotted):
    """Base of every table and box."""

    plain_only: ClassVar[tuple[str, ...]] = ()  # attributes of the plain object that are no part of the record
    fields: ClassVar[dict[str, Cells]] = {}
    _own: ClassVar[dict[str, Cells]]
    _copier: ClassVar[Callable[[Record, Record], None]]
    _clearer: ClassVar[Callable[[Record], None]]
    _dtype: ClassVar[np.dtype[np.void] | None] = None
    _layout: ClassVar[struct.Struct | None] = None

    def __init_subclass__(cls, **keywords: object) -> None:
        super().__init_subclass__(**keywords)
        together = {**cls.fields, **cls._own}
        # Widest first: every field then lies on its natural boundary and the record needs no padding inside.
        cls.fields = dict(sorted(together.items(), key=lambda item: -SIZES[item[1].kind]))
        cls._dtype = cls._layout = None
        cls._copier = staticmethod(_straight_line("new, old", {n: _copy_of(n, c) for n, c in cls.fields.items()}))
        cls._clearer = staticmethod(_straight_line("new", {n: c.zero() for n, c in cls.fields.items()}))

    def __init__(self) -> None:
        type(self)._clearer(self)

    def assign(self, other: Self) -> None:
        """Become an equal copy of the other record."""
        type(self)._copier(self, other)

    def copy(self) -> Self:
        new = self.empty()
        type(self)._copier(new, self)
        return new

    @classmethod
    def empty(cls) -> Self:
        """A record whose fields are not set yet."""
        return cls.__new__(cls)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The NumPy type of the packed record. Its first name is a marker: no two games share compiled code."""
        if cls._dtype is None:
            import numpy as np

            marker = f"is_{cls.__module__.replace('.', '_')}_{cls.__name__}"
            parts = [(name, cells.kind, cells.shape) for name, cells in cls.fields.items()]
            cls._dtype = np.dtype([*parts, (marker, "i2")], align=True)
        return cls._dtype

    def pack_into(self, array: Records, index: int = 0) -> None:
        """Write this record into one place of a packed array."""
        for name in self.fields:
            array[name][index] = getattr(self, name)

    def pack(self) -> Records:
        """This record as a packed array of length one."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        self.pack_into(array)
        return array

    def content(self) -> bytes:
        """The bytes of all fields, one after the other."""
        cls = type(self)
        if cls._layout is None:
            counts = [f"{math.prod(cells.shape)}{_CODES[cells.kind]}" for cells in cls.fields.values()]
            cls._layout = struct.Struct("=" + "".join(counts))
        return cls._layout.pack(*self.numbers())

    def to_bytes(self) -> bytes:
        """The bytes of `pack`, without the way through NumPy, which takes longer for a single record."""
        return self.content().ljust(self.dtype().itemsize, b"\0")  # the marker and what is left free are 0

    @classmethod
    def unpack(cls, array: Records, index: int = 0) -> Self:
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


def _copy_of(name: str, cells: Cells) -> str:
    """Python source for a copy of the field."""
    if len(cells.shape) == 2:
        return f"list(map(copy, old.{name}))"
    return f"old.{name}[:]" if cells.shape else f"old.{name}"


def _straight_line(arguments: str, values: dict[str, str]) -> Callable[..., None]:
    """One function that sets all fields of `new`, without a loop: plain tables are made and copied all the time."""
    lines = [f"def straight_line({arguments}):", *(f"    new.{name} = {value}" for name, value in values.items())]
    space: dict[str, Callable[..., None]] = {}
    exec("\n".join([*lines, "    return None"]), {"copy": list.copy}, space)
    return space["straight_line"]
