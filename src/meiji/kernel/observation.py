"""What a seat observes: one row of small integers, built from named pieces, "me" first.

A game lists its pieces as data (`observation.py` in its folder): which field of the table, how it is written from the
seat's point of view, its range and its meaning. From the list comes one straight function, the hook `observe`, which
runs plain and compiled like a rule. What a seat cannot know is written by no piece; a law keeps that true.

The row begins with the decision, then come the pieces of the whole table, then those of each seat (mine, the next
seat's, and so on in turn order), and last what only this seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import cast

from meiji.kernel.record import Record, Row
from meiji.kernel.rules import rule
from meiji.kernel.table import Table

WHOLE, EACH_SEAT, OWN = "table", "seat", "own"
AS_IT_IS, OWNERS, A_SEAT, SEAT_COLUMNS = "number", "owner", "seat", "columns"


@dataclass(frozen=True)
class Observed:
    """A named part of an observation: a field of the table, or what the game's own function writes."""

    name: str
    low: int
    high: int
    meaning: str
    group: str = WHOLE
    coding: str = AS_IT_IS
    length: int = 0  # only for pieces that are no field

    def of_seat(self) -> Observed:
        return Observed(self.name, self.low, self.high, self.meaning, EACH_SEAT, self.coding)


@dataclass(frozen=True)
class Span:
    """Where something observed lies in the row."""

    name: str  # with the seat as it is seen: "money of me", "money of next", ...
    start: int
    shape: tuple[int, ...]
    observed: Observed

    @property
    def stop(self) -> int:
        return self.start + size_of(self.shape)


DECISION = (
    Observed("decision", 0, 200, "the kind of decision, from 1 on in the order of the game's list; 0 at the end"),
    Observed("decider", -1, 4, "who decides: 0 me, 1 the next seat, ...; -1 at the end"),
    Observed("about", -1, 32767, "what my decision is about, in two numbers; 0 where another decides", length=2),
)
OTHER_SEAT = "other = seat + turn if seat + turn < seats else seat + turn - seats"
WHOM = ("me", "next", "second next", "third next")


def number(name: str, low: int, high: int, meaning: str) -> Observed:
    """Numbers of the table as they are."""
    return Observed(name, low, high, meaning)


def owners(name: str, seats: int, meaning: str) -> Observed:
    """Owners: 0 nobody, 1 me, 2 the next seat, ..."""
    return Observed(name, 0, seats, meaning, coding=OWNERS)


def a_seat(name: str, seats: int, meaning: str) -> Observed:
    """A seat: 0 me, 1 the next seat, ..."""
    return Observed(name, -1, seats, meaning, coding=A_SEAT)


def columns(name: str, low: int, high: int, meaning: str) -> Observed:
    """A grid whose columns are seats: mine first."""
    return Observed(name, low, high, meaning, coding=SEAT_COLUMNS)


def of_seats(*pieces: Observed) -> list[Observed]:
    """These fields have a row for every seat."""
    return [piece.of_seat() for piece in pieces]


def own(name: str, length: int, low: int, high: int, meaning: str) -> Observed:
    """What the game's own function writes: things that only this seat knows."""
    return Observed(name, low, high, meaning, OWN, length=length)


@rule
def owner_seen_by(owner: int, seat: int, seats: int) -> int:
    """An owner (0 nobody, seat + 1) as a seat sees it; an automatic opponent, who is no seat, keeps its number."""
    if owner == 0:
        return 0
    return owner - seat if owner > seat else owner - seat + seats


@rule
def seat_seen_by(other: int, seat: int, seats: int) -> int:
    if other < 0:
        return other
    return other - seat if other >= seat else other - seat + seats


@rule
def write_decision(g: Table, seat: int, out: Row) -> None:
    """The first four numbers of every observation."""
    out[0], out[1], out[2], out[3] = 0, -1, 0, 0
    if g.over == 0:
        top = g.depth - 1
        out[0] = g.frame_kind[top] + 1
        out[1] = seat_seen_by(g.frame_seat[top], seat, g.seats)
        if g.frame_seat[top] == seat:
            out[2], out[3] = g.frame_a[top], g.frame_b[top]


def size_of(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


class Observation:
    """The pieces of a game, and the function that writes them."""

    def __init__(
        self, table: type[Record], pieces: Sequence[Observed], write_own: Callable[..., None] | None = None
    ) -> None:
        self.fields = table.fields
        self.module = table.__module__.rpartition(".")[0] + ".observation"
        self.pieces = [*DECISION, *pieces]
        self.write_own = write_own
        self.observe = self._straight_function()

    def _in(self, group: str) -> list[Observed]:
        return [piece for piece in self.pieces[len(DECISION) :] if piece.group == group]

    def _shape(self, piece: Observed, seats: int) -> tuple[int, ...]:
        """The shape of a piece; of one seat, where every seat has one."""
        if piece.length:
            return (piece.length,)
        if piece.name not in self.fields:
            return ()
        shape = self.fields[piece.name].shape
        if piece.group == EACH_SEAT:
            return shape[1:]
        return (shape[0], seats) if piece.coding == SEAT_COLUMNS else shape

    def parts(self, seats: int) -> list[Span]:
        """Every part of the row with this number of seats, in order."""
        found: list[Span] = []

        def lay(piece: Observed, name: str) -> None:
            start = found[-1].stop if found else 0
            found.append(Span(name, start, self._shape(piece, seats), piece))

        for piece in (*DECISION, *self._in(WHOLE)):
            lay(piece, piece.name)
        for whom in WHOM[:seats]:
            for piece in self._in(EACH_SEAT):
                lay(piece, f"{piece.name} of {whom}")
        for piece in self._in(OWN):
            lay(piece, piece.name)
        return found

    def size(self, seats: int) -> int:
        return self.parts(seats)[-1].stop

    def limits(self, seats: int) -> tuple[list[int], list[int]]:
        """The lowest and the highest number at every place."""
        low: list[int] = []
        high: list[int] = []
        for span in self.parts(seats):
            low += [span.observed.low] * size_of(span.shape)
            high += [span.observed.high] * size_of(span.shape)
        return low, high

    def _straight_function(self) -> FunctionType:
        """Source that copies field after field: loops over pieces would cost more than the copying."""
        lines = ["def observe(g, box, seat, out):", "    seats = g.seats", "    write_decision(g, seat, out)"]
        lines.append("    at = 4")
        for piece in self._in(WHOLE):
            lines += self._copy(piece, "")
        lines += ["    for turn in range(seats):", f"        {OTHER_SEAT}"]
        for piece in self._in(EACH_SEAT):
            lines += ["    " + line for line in self._copy(piece, "[other]")]
        if not self._in(EACH_SEAT):
            lines.append("        pass")
        if self.write_own is not None:
            lines.append("    write_own(g, box, seat, out, at)")
        space: dict[str, object] = {
            "owner_seen_by": owner_seen_by,
            "seat_seen_by": seat_seen_by,
            "write_decision": write_decision,
            "write_own": self.write_own,
            "__name__": self.module,
        }
        exec("\n".join([*lines, "    return None"]), space)
        return rule(cast(FunctionType, space["observe"]))

    def _copy(self, piece: Observed, index: str) -> list[str]:
        """The lines that write one field at `at` and move it on."""
        shape = self._shape(piece, 0)
        value = f"g.{piece.name}{index}"
        if piece.coding == SEAT_COLUMNS:
            return [
                f"    for i in range({shape[0]}):",
                "        for turn in range(seats):",
                f"            {OTHER_SEAT}",
                f"            out[at + turn] = {value}[i][other]",
                "        at += seats",
            ]
        coded = {
            AS_IT_IS: "{}",
            OWNERS: "owner_seen_by({}, seat, seats)",
            A_SEAT: "seat_seen_by({}, seat, seats)",
        }[piece.coding]
        if not shape:
            return [f"    out[at] = {coded.format(value)}", "    at += 1"]
        if len(shape) == 1:
            return [
                f"    for i in range({shape[0]}):",
                f"        out[at + i] = {coded.format(value + '[i]')}",
                f"    at += {shape[0]}",
            ]
        return [
            f"    for i in range({shape[0]}):",
            f"        for j in range({shape[1]}):",
            f"            out[at + {shape[1]} * i + j] = {coded.format(value + '[i][j]')}",
            f"    at += {size_of(shape)}",
        ]
