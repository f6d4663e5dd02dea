"""What has been rendered of all tables: one cache with a budget of bytes; the least recently used goes first.

Whoever caches something has a dictionary of their own, `CachedDict`, typed by what they put there. All of them share
the budget.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, MutableMapping
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

from meiji.drawing.sketch import Sketch

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
MOST_BYTES = 512 * 1024 * 1024
_PIECE, _MOVE = 4500, 3000  # bytes that a piece of a sketch and a move of a log take, as measured


class Cache:
    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._entries: OrderedDict[tuple[int, Hashable], tuple[Any, int]] = OrderedDict()
        self._keys: dict[int, dict[Hashable, None]] = {}  # by dictionary
        self._numbers = count()
        self._gone: deque[int] = deque()  # dictionaries that nobody has any more

    def new_dict(self) -> int:
        number = next(self._numbers)
        self._keys[number] = {}
        return number

    def give_up(self, number: int) -> None:
        """May be called by the garbage collector, at any moment: so it only makes a note."""
        self._gone.append(number)

    def get(self, number: int, key: Hashable) -> Any:
        value, _ = self._entries[number, key]
        self._entries.move_to_end((number, key))
        return value

    def put(self, number: int, key: Hashable, value: Any, size: int) -> None:
        self._clean()
        self.drop(number, key)
        self._entries[number, key] = (value, size)
        self._keys[number][key] = None
        self.bytes += size
        while self.bytes > self.most:
            self.drop(*next(iter(self._entries)))

    def drop(self, number: int, key: Hashable) -> bool:
        _, size = self._entries.pop((number, key), (None, None))
        if size is None:
            return False
        self.bytes -= size
        del self._keys[number][key]
        return True

    def keys(self, number: int) -> list[Hashable]:
        return list(self._keys[number])

    def _clean(self) -> None:
        while self._gone:
            number = self._gone.popleft()
            for key in self.keys(number):
                self.drop(number, key)
            del self._keys[number]


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


def size_of_log(moves: list[Any]) -> int:
    return _MOVE * len(moves)


class CachedDict(MutableMapping[K, V], Generic[K, V]):
    """Its values lie in the cache: any of them may be missing the next time. With the dictionary they go."""

    def __init__(self, size: Callable[[V], int] = size_of, cache: Cache | None = None) -> None:
        self._cache = cache or CACHE
        self._size = size
        self._number = self._cache.new_dict()

    def __del__(self) -> None:
        self._cache.give_up(self._number)

    def __getitem__(self, key: K) -> V:
        value: V = self._cache.get(self._number, key)
        return value

    def __setitem__(self, key: K, value: V) -> None:
        self._cache.put(self._number, key, value, self._size(value))

    def __delitem__(self, key: K) -> None:
        if not self._cache.drop(self._number, key):
            raise KeyError(key)

    def __iter__(self) -> Iterator[K]:
        return iter(self._cache.keys(self._number))  # type: ignore[arg-type]

    def __len__(self) -> int:
        return len(self._cache.keys(self._number))

    def once(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key, made if it is not there."""
        try:
            found = self[key]
        except KeyError:
            self[key] = found = make()
        return found
