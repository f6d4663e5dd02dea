"""What the JSON API takes and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=999_999)]  # of a moment or a seat


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why something was refused: one sentence. `details` say which values were wrong, where that is known."""

    error: str
    details: list[dict[str, Any]] | dict[str, Any] = []


class GameInfo(msgspec.Struct):
    id: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    rules: str
    players: list[str]


class NewGuest(msgspec.Struct):
    name: str


class Guest(msgspec.Struct):
    """Send the token as `Authorization: Bearer …`."""

    name: str
    token: str


class Me(msgspec.Struct):
    """Who the caller is. `account`: can log in with a password; `token`: the name of the token that was sent."""

    name: str | None
    account: bool
    token: str | None


class NewTable(msgspec.Struct):
    """For each seat `who` says me, friend, screen or a computer player."""

    game: str
    who: list[str]
    names: list[str] = []
    options: dict[str, str] = {}
    pace: str = "live"
    language: str = "en"
    listed: bool = False
    seed: int | None = None
    hints: bool = False


class Seat(msgspec.Struct):
    seat: int
    kind: str
    name: str
    free: bool
    mine: bool


class TableInfo(msgspec.Struct):
    """`set_aside`: a computer player could not go on here; it tries again when a move is taken back or somebody else
    sits there."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    pace: str
    language: str
    listed: bool
    hints: bool
    seats: list[Seat]
    to_move: int | None
    moment: int
    revision: int
    invitation: str | None = None
    spectator: str | None = None
    rematch: str | None = None
    set_aside: bool = False


class MoveInfo(msgspec.Struct):
    """A move of mine, looked at before it is played: as far as I can know, so before the first draw.

    `cost` and `gain`: what I pay and get at once, by kind. `final`: it cannot be taken back. `ends_turn`: another seat
    decides next. `next`: the kind of my next decision, "other" (seat), "draw" or "over".
    """

    notation: str
    text: str
    target: str | None
    cost: dict[str, int]
    gain: dict[str, int]
    final: bool
    ends_turn: bool
    next: str


class TableView(msgspec.Struct):
    """The table through your eyes. `moves` is empty unless it is your turn."""

    table: TableInfo
    seat: int | None
    view: dict[str, Any]
    decision: str | None
    moves: list[MoveInfo]
    log: list[str]
    may_undo: bool
    result: dict[str, Any] | None


class Play(msgspec.Struct):
    """`moment` is the number of moves played before this one; the same move sent twice is played once.

    `drawn` names what came out, at a table that follows a real one.
    """

    moment: Number
    move: str
    drawn: list[str] = []


class Moment(msgspec.Struct):
    moment: Number


class Replace(msgspec.Struct):
    """`player` is a level of the game."""

    seat: Number
    player: str


class Vote(msgspec.Struct):
    seat: Number


class Voted(msgspec.Struct):
    """`replaced`: all others have voted so, and a computer player sits there now."""

    replaced: bool


class SitDown(msgspec.Struct):
    seat: Number
    token: str = ""


class HintInfo(msgspec.Struct):
    """A move that the hint names: your chance to win, expected points ahead, and in words what speaks for it."""

    notation: str
    chance: float
    lead: float
    text: list[str]


class HintAnswer(msgspec.Struct):
    """The best moves, best first."""

    moves: list[HintInfo]


class ReviewAnswer(msgspec.Struct):
    """`running`: it is being made, and so many steps of all are done. `review` is there when it is made."""

    running: bool
    done: int
    total: int
    review: dict[str, Any] | None
