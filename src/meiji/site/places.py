"""From where people come: all from one address have one turn together when work is shared out."""

from __future__ import annotations

from collections import OrderedDict

MOST = 50_000  # people
UNKNOWN = ""
_HERE = ("127.", "::/64", "unknown")  # as limits.place_of names this machine


class Places:
    """Only in memory, and only the last one of each person: nobody needs to know where somebody was yesterday."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Somebody asks from there. From this very machine comes one person, or a proxy that does not tell for whom
        it asks: then each is a place of their own."""
        self._known[person] = person if address.startswith(_HERE) else address
        self._known.move_to_end(person)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """Those who have asked for nothing since the server was started are one place together."""
        return self._known.get(person, UNKNOWN)
