"""What the store hands out: plain rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meiji.kernel.serialise import StoredMove as MoveRow

__all__ = ["AccountRow", "Conflict", "MoveRow", "PersonRow", "SeatRow", "TableRow", "TokenRow"]
WAITING, RUNNING, OVER = "waiting", "running", "over"
PERSON, SCREEN, COMPUTER, GONE = "person", "screen", "computer", "gone"


class Conflict(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


@dataclass(frozen=True)
class PersonRow:
    """A cookie that names no session names the epoch; with the next one it is worth nothing."""

    id: str
    name: str
    epoch: int = 0


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
