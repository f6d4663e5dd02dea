"""What spectators are sent when a table changes.

All spectators of a table who read the same language see the same page. So it is made once a change, and they are sent
what is new in it: fragments, and which of the old ones stay. Whoever missed a change asks for all of it. Players hear
the number of the revision and ask for what is theirs: no two of their pages are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

Change = str | tuple[int, int]


class Shown(msgspec.Struct, frozen=True):
    """What spectators see at one revision, in fragments: the part beside the board, and the board."""

    revision: int
    side: list[str]
    board: list[str]


class Update(msgspec.Struct, frozen=True):
    """What is new since a revision."""

    since: int
    revision: int
    side: list[Change]
    board: list[Change]


def changes(old: Sequence[str], new: Sequence[str]) -> list[Change]:
    """The new fragments, one after the other; (3, 7) stands for the old ones from 3 to 6."""
    places = {fragment: place for place, fragment in enumerate(old)}
    found: list[Change] = []
    first = end = -1  # the last run of old fragments
    for fragment in new:
        if 0 <= end < len(old) and old[end] == fragment:
            end += 1
            found[-1] = (first, end)
        elif fragment in places:
            first, end = places[fragment], places[fragment] + 1
            found.append((first, end))
        else:
            first = end = -1
            found.append(fragment)
    return found


def event(name: str, data: bytes) -> bytes:
    """A server-sent event; the data is one line."""
    return b"event: %b\ndata: %b\nretry: 2000\n\n" % (name.encode(), data)


def changed(revision: int) -> bytes:
    """For players: there is a new revision."""
    return event("change", b"%d" % revision)


def missed(revision: int) -> bytes:
    """For spectators who do not know what comes before a revision: an update of nothing."""
    return event("show", msgspec.json.encode(Update(-1, revision, [], [])))


@dataclass
class Audience:
    """The spectators of a table who read one language, and what they saw last."""

    watchers: int = 0
    shown: Shown | None = None
    update: bytes = b""  # from the revision before
    since: int = -1

    def now(self, revision: int, make: Callable[[], Shown]) -> Shown:
        """What is shown at a revision, made once."""
        last = self.shown
        if last is not None and last.revision >= revision:
            return last
        shown = self.shown = make()
        if last is not None:
            side, board = changes(last.side, shown.side), changes(last.board, shown.board)
            update = Update(last.revision, shown.revision, side, board)
            self.update, self.since = event("show", msgspec.json.encode(update)), last.revision
        return shown

    def news(self, revision: int, told: int, make: Callable[[], Shown]) -> bytes:
        """The event for a spectator who was told of a revision before."""
        if self.now(revision, make).revision == revision and self.since == told:
            return self.update
        return missed(revision)


class Audiences:
    """Those who watch just now."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Audience] = {}

    @contextmanager
    def join(self, table: str, language: str) -> Iterator[Audience]:
        audience = self._known.setdefault((table, language), Audience())
        audience.watchers += 1
        try:
            yield audience
        finally:
            audience.watchers -= 1
            if not audience.watchers:
                self._known.pop((table, language), None)
