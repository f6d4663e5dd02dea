"""A table as a card in a list: whose turn it is, how far it is, since when it waits, and where it comes from."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from meiji.drawing.crests import crest, default_crest
from meiji.kernel.spec import find_game
from meiji.players import face
from meiji.site.clock_terms import time_left
from meiji.site.i18n import translate
from meiji.site.labels import option_lines, title_of
from meiji.store import SeatRow, TableRow
from meiji.store.rows import COMPUTER, OVER, PERSON, WAITING

UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"))


def ago(seconds: float, language: str) -> str:
    """How long something has been so, in the largest unit."""
    for length, unit in UNITS:
        if seconds >= length:
            return _long(unit, int(seconds // length), language)
    return translate(language, "ago-now")


def _long(unit: str, number: int, language: str) -> str:
    if unit == "days":
        return translate(language, "ago-days", number=number)
    if unit == "hours":
        return translate(language, "ago-hours", number=number)
    return translate(language, "ago-minutes", number=number)


@dataclass(frozen=True)
class CardSeat:
    seat: int
    name: str  # none: the seat is free
    portrait: Markup
    score: int | None
    to_move: bool
    mine: bool
    person: str | None = None  # who has a page

    @property
    def free(self) -> bool:
        return not self.name


def portrait_of(seat: SeatRow, crests: Mapping[str, str]) -> Markup:
    if seat.kind == COMPUTER:
        return Markup(face(seat.player or ""))
    person = seat.person or seat.name
    return Markup(crest(crests.get(person) or default_crest(person)))


@dataclass(frozen=True)
class Card:
    id: str
    game: str
    title: str
    options: list[str]
    seats: list[CardSeat]
    status: str
    turn: bool  # is it mine?
    new: int  # moves that I have not seen
    free: int
    steps: str  # how far the game is
    since: str  # how long ago the last move was
    source: str | None
    origin: str | None
    copy_moment: int | None
    time_left: str  # of who is to move, where a clock runs


def card_of(
    row: TableRow,
    seats: list[SeatRow],
    person: str,
    language: str,
    seen: Mapping[str, int],
    crests: Mapping[str, str],
) -> Card:
    summary: dict[str, Any] = row.summary or {}
    progress = find_game(row.game).progress
    steps = summary.get("steps") if row.status not in (OVER, WAITING) else None
    scores = summary.get("scores")
    return Card(
        row.id,
        row.game,
        title_of(row.game, language),
        option_lines(row.game, row.options, language),
        [
            CardSeat(
                seat.seat,
                seat.name,
                portrait_of(seat, crests),
                scores[seat.seat] if scores else None,
                seat.seat == row.to_move,
                seat.person == person,
                seat.person if seat.kind == PERSON else None,
            )
            for seat in seats
        ],
        row.status,
        is_turn(row, seats, person),
        row.length - seen.get(row.id, row.length),
        sum(seat.free for seat in seats),
        progress.text(steps[0], steps[1], language) if progress and steps else "",
        ago(time.time() - row.changed, language),
        row.source,
        row.origin,
        row.copy_moment,
        time_left(row, language),
    )


def is_turn(row: TableRow, seats: list[SeatRow], person: str) -> bool:
    """Does this table wait for this person?"""
    return row.to_move is not None and seats[row.to_move].person == person


def waiting_first(tables: list[tuple[TableRow, list[SeatRow]]], person: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """What waits for me comes first, the longest wait on top; then the others, the latest move on top."""

    def order(table: tuple[TableRow, list[SeatRow]]) -> tuple[bool, float]:
        turn = is_turn(*table, person)
        return (not turn, table[0].changed if turn else -table[0].changed)

    return sorted(tables, key=order)
