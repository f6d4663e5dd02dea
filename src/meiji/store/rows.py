"""What the store hands out: plain rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meiji.kernel.serialise import StoredMove as MoveRow

__all__ = [
    "AccountRow",
    "Conflict",
    "DeletedTable",
    "Departure",
    "LostSeatRow",
    "MoveRow",
    "PersonRow",
    "RatingChange",
    "ResultRow",
    "ResultSeat",
    "SeatRow",
    "TableRow",
    "TokenRow",
]
WAITING, RUNNING, OVER = "waiting", "running", "over"
LEFT, VOTED, CLOCK = "left", "voted", "clock"  # why a computer player has taken over
OPEN, TAKEN, BACK = "open", "taken", "back"
COPY, UPLOAD, LESSON = "copy", "upload", "lesson"  # where a table comes from that did not begin here
PERSON, SCREEN, COMPUTER, GONE = "person", "screen", "computer", "gone"


class Conflict(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


@dataclass(frozen=True)
class PersonRow:
    """A cookie that names no session names the epoch, the return link how often it was made anew; with the next number
    it is worth nothing."""

    id: str
    name: str
    epoch: int = 0
    returns: int = 0
    crest: str | None = None
    hidden: bool = False
    created: float = 0.0
    banned: bool = False
    owner: bool = False  # of the site


@dataclass(frozen=True)
class AccountRow:
    """Password and recovery code are hashes."""

    login: str
    person: str
    password: str
    recovery: str


@dataclass(frozen=True)
class TokenRow:
    """A program's token; what it is itself nobody knows."""

    id: str
    person: str
    name: str
    created: float


@dataclass(frozen=True)
class SeatRow:
    """Who sits there: a person (nobody yet: free), a further person at the owner's screen, a computer player, or at the
    end of a game somebody who was deleted."""

    seat: int
    kind: str
    person: str | None
    name: str
    player: str | None = None

    @property
    def free(self) -> bool:
        return self.kind == PERSON and self.person is None


@dataclass(frozen=True)
class LostSeatRow:
    """A seat whose holder is lost. `open`: somebody may take it; `taken`: `taker` has; `back`: the holder objected."""

    table_id: str
    seat: int
    holder: str
    name: str
    salt: str
    state: str
    taker: str | None
    since: float


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules: str
    box_hash: str
    options: dict[str, str]
    seats: int
    owner: str
    pace: str
    language: str
    listed: bool
    salt: str
    seed: str
    status: str
    created: float
    changed: float
    setup: list[str] = field(default_factory=list)
    start: bytes | None = None
    length: int = 0
    to_move: int | None = None
    revision: int = 0
    rematch: str | None = None
    position: dict[str, Any] | None = None
    real: bool = False
    hints: bool = False
    set_aside: bool = False
    summary: dict[str, Any] | None = None
    source: str | None = None
    origin: str | None = None
    rated: bool = False
    resigned: int | None = None
    taken_back: list[list[int]] = field(default_factory=list)
    copy_moment: int | None = None
    clock: dict[str, Any] | None = None
    lesson: str | None = None


@dataclass(frozen=True)
class ResultRow:
    """How a game ended; `how`: by its rules, resigned or agreed. Rated results count in the order of their numbers."""

    table_id: str
    game: str
    seats: int
    options: dict[str, str]
    pace: str
    begun: float
    ended: float
    length: int
    how: str
    rated: bool


@dataclass(frozen=True)
class ResultSeat:
    """Who played there, to the end or until a computer player took over; `points` by source."""

    seat: int
    person: str | None
    name: str
    kind: str
    player: str | None
    score: int
    place: int | None
    points: dict[str, int]


@dataclass(frozen=True)
class RatingChange:
    table_id: str
    person: str
    number: int
    game: str
    kind: str
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True)
class Departure:
    """Who sat on a seat until a computer player took over, why, and after how many moves."""

    seat: int
    person: str | None
    name: str
    why: str
    length: int


@dataclass(frozen=True)
class DeletedTable:
    """A table that is gone, for somebody who sat there: which game, who deleted it, and when."""

    table_id: str
    game: str
    by: str
    at: float
