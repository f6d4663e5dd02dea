"""A queue in which every place has one turn, and within it every owner, however much they want."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Round robin on two levels: each place in turn, there each owner in turn, gets the first of their items; who comes
    back or comes new waits at the end. Without a place an owner is one of their own."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for owners in self._waiting.values() for items in owners.values())

    def put(self, owner: str, item: Item, place: str | None = None) -> None:
        owners = self._waiting.setdefault(owner if place is None else place, OrderedDict())
        owners.setdefault(owner, deque()).append(item)

    def take(self, may: Callable[[str], bool] = lambda place: True) -> tuple[str, Item] | None:
        """The next item of the first place that may be served now, and whose it is."""
        place = next(filter(may, self._waiting), None)
        if place is None:
            return None
        owners = self._waiting[place]
        owner, items = next(iter(owners.items()))
        item = items.popleft()
        owners.move_to_end(owner)
        self._waiting.move_to_end(place)
        self._clear(place, owner)
        return owner, item

    def remove(self, owner: str, item: Item, place: str | None = None) -> None:
        """Take an item out, if it still waits."""
        place = owner if place is None else place
        items = self._waiting[place].get(owner) if place in self._waiting else None
        if items is not None and item in items:
            items.remove(item)
            self._clear(place, owner)

    def _clear(self, place: str, owner: str) -> None:
        """Who wants nothing more has no turn."""
        owners = self._waiting[place]
        if not owners[owner]:
            del owners[owner]
        if not owners:
            del self._waiting[place]
