"""What a page of a table shows, and what changes in it from revision to revision.

A `View` is all that changes on the page: the sidebar and the board, in fragments. Every answer to a move is one. An
`Update` is how one view becomes the next: new fragments, and which of the old ones stay. All spectators who read the
same language have the same view, so it is rendered once a change, and each of them is sent the same update. No two
players' views are alike: they are sent an update without content, and ask for their view if they do not have it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

Change = str | tuple[int, int]


class AmountChange(msgspec.Struct, frozen=True):
    """What a seat had of a kind before and after an event."""

    seat: int
    kind: str
    before: int
    after: int


class EventInfo(msgspec.Struct, frozen=True):
    """Something that a move of the log did: who (null: the game itself), what, which, where, why, how much, in words.

    `number` is that of the move, from 1 on; `place` the id of a thing in the picture; `text` is empty where the line of
    another event tells it, too.
    """

    number: int
    seat: int | None
    kind: str
    thing: str
    place: str | None
    why: str
    details: Mapping[str, Any]
    changes: list[AmountChange]
    text: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is shown at one revision. No board at all: a curtain is before it."""

    revision: int
    sidebar: list[str]
    board: list[str]
    events: list[EventInfo] = []  # the newest; the page plays out those that it has not seen


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new since a revision; since -1: the content has to be asked for."""

    since: int
    revision: int
    sidebar: list[Change]
    board: list[Change]
    events: list[EventInfo] = []


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


def update_between(old: View, new: View) -> Update:
    sidebar, board = changes(old.sidebar, new.sidebar), changes(old.board, new.board)
    known = old.events[-1].number if old.events else 0
    return Update(old.revision, new.revision, sidebar, board, [e for e in new.events if e.number > known])


def event(update: Update) -> bytes:
    """A server-sent event. Its id tells the server what a page knows that comes back after a lost connection."""
    return b"event: update\nid: %d\ndata: %b\nretry: 2000\n\n" % (update.revision, msgspec.json.encode(update))


def announcement(revision: int) -> bytes:
    """There is a new revision, to be asked for."""
    return event(Update(-1, revision, [], []))


@dataclass
class Audience:
    """The spectators of a table who read one language, and what they saw last."""

    watchers: int = 0
    view: View | None = None
    update: bytes = b""  # from the revision before, as an event
    since: int = -1

    def view_at(self, revision: int, render: Callable[[], View]) -> View:
        """The view at a revision, rendered once."""
        last = self.view
        if last is not None and last.revision >= revision:
            return last
        view = self.view = render()
        if last is not None:
            self.update, self.since = event(update_between(last, view)), last.revision
        return view

    def event_for(self, revision: int, known: int, render: Callable[[], View]) -> bytes:
        """The event for a spectator who knows an earlier revision (-1: none)."""
        if known >= 0 and self.view_at(revision, render).revision == revision and self.since == known:
            return self.update
        return announcement(revision)


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
