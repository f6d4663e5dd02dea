"""What is drawn or told of all tables: one cache with a budget of bytes; what was not used for longest goes first."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, MutableMapping
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from meiji.drawing.sketch import Sketch

T = TypeVar("T")
MOST_BYTES = 512 * 1024 * 1024
_PIECE, _LINE = 4500, 900  # bytes that a piece of a sketch and a line of a log take, as measured


class Cache:
    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._entries: OrderedDict[tuple[int, Hashable], tuple[Any, int]] = OrderedDict()
        self._keys: dict[int, dict[Hashable, None]] = {}  # by shelf
        self._numbers = count()
        self._gone: deque[int] = deque()  # shelves that nobody has any more

    def new_shelf(self) -> int:
        number = next(self._numbers)
        self._keys[number] = {}
        return number

    def give_up(self, shelf: int) -> None:
        """May be called by the garbage collector, at any moment: so it only makes a note."""
        self._gone.append(shelf)

    def get(self, shelf: int, key: Hashable) -> Any:
        value, _ = self._entries[shelf, key]
        self._entries.move_to_end((shelf, key))
        return value

    def put(self, shelf: int, key: Hashable, value: Any, size: int) -> None:
        self._clean()
        self.drop(shelf, key)
        self._entries[shelf, key] = (value, size)
        self._keys[shelf][key] = None
        self.bytes += size
        while self.bytes > self.most:
            self.drop(*next(iter(self._entries)))

    def drop(self, shelf: int, key: Hashable) -> bool:
        _, size = self._entries.pop((shelf, key), (None, None))
        if size is None:
            return False
        self.bytes -= size
        del self._keys[shelf][key]
        return True

    def keys(self, shelf: int) -> list[Hashable]:
        return list(self._keys[shelf])

    def _clean(self) -> None:
        while self._gone:
            shelf = self._gone.popleft()
            for key in self.keys(shelf):
                self.drop(shelf, key)
            del self._keys[shelf]


def _budget() -> int:
    """A quarter of the memory that the machine has or a container may use, where that is told."""
    told = [size for size in (_machine(), container()) if size is not None]
    return min(MOST_BYTES, min(told) // 4) if told else MOST_BYTES // 2


def _machine() -> int | None:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def container(groups: Path = Path("/sys/fs/cgroup"), own: Path = Path("/proc/self/cgroup")) -> int | None:
    """The memory that the control groups of this process leave it, in bytes; the least on the way up counts."""
    found = []
    for line in _read(own).splitlines():
        _, kinds, path = (*line.split(":", 2), "", "")[:3]
        if kinds not in ("", "memory") and "memory" not in kinds.split(","):
            continue
        name = "memory.limit_in_bytes" if kinds else "memory.max"
        at = groups / "memory" if kinds else groups
        parts = Path(path.lstrip("/")).parts
        for depth in range(len(parts) + 1):
            limit = _read(at.joinpath(*parts[:depth], name)).strip()
            found += [int(limit)] if limit.isdigit() else []
    return min(found, default=None)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii")
    except (OSError, ValueError):
        return ""


CACHE = Cache(_budget())


def size_of(value: Any) -> int:
    """The bytes that a text, or something made of texts, takes."""
    size = sys.getsizeof(value)
    if isinstance(value, list | tuple):
        return size + sum(map(size_of, value))
    if isinstance(value, dict):
        return size + sum(map(size_of, value.values()))
    return size + size_of(vars(value)) if hasattr(value, "__dict__") else size


def size_of_sketch(sketch: Sketch) -> int:
    return _PIECE * len(sketch.memos)


def size_of_log(lines: list[Any]) -> int:
    return _LINE * len(lines)


class Shelf(MutableMapping[Any, Any]):
    """What the cache holds of one table. Any of it may be missing the next time; with the shelf it goes."""

    def __init__(self, size: Callable[[Any], int] = size_of, cache: Cache | None = None) -> None:
        self._cache = cache or CACHE
        self._size = size
        self._number = self._cache.new_shelf()

    def __del__(self) -> None:
        self._cache.give_up(self._number)

    def __getitem__(self, key: Any) -> Any:
        return self._cache.get(self._number, key)

    def __setitem__(self, key: Any, value: Any) -> None:
        self._cache.put(self._number, key, value, self._size(value))

    def __delitem__(self, key: Any) -> None:
        if not self._cache.drop(self._number, key):
            raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cache.keys(self._number))

    def __len__(self) -> int:
        return len(self._cache.keys(self._number))

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """What is on the shelf, made if it is not."""
        try:
            found: T = self[key]
        except KeyError:
            self[key] = found = make()
        return found
