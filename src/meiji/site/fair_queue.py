"""A queue in which everybody has one place, however much they want."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Round robin: each owner in turn gets the first of their items; who comes back or comes new waits at the end."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, owner: str, item: Item) -> None:
        self._waiting.setdefault(owner, deque()).append(item)

    def take(self, may: Callable[[str], bool] = lambda owner: True) -> tuple[str, Item] | None:
        """The next item of the first owner who may be served now, and whose it is."""
        owner = next(filter(may, self._waiting), None)
        if owner is None:
            return None
        items = self._waiting[owner]
        item = items.popleft()
        if items:
            self._waiting.move_to_end(owner)
        else:
            del self._waiting[owner]
        return owner, item

    def remove(self, owner: str, item: Item) -> None:
        """Take an item out, if it still waits."""
        items = self._waiting.get(owner, deque())
        if item in items:
            items.remove(item)
            if not items:
                del self._waiting[owner]
