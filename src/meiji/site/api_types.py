"""What the JSON API takes and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from meiji.site.clock_terms import ClockTerms
from meiji.site.player_tasks import STAND_IN
from meiji.site.updates import EventInfo

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
    clock: ClockTerms | None = None
    rated: bool = False


class Seat(msgspec.Struct):
    """`person`: whose page it is, `GET /api/players/ID`."""

    seat: int
    kind: str
    name: str
    free: bool
    mine: bool
    person: str | None = None


class ClockInfo(msgspec.Struct):
    """The clocks: the terms, the seconds that each seat had left at `since`, whose clock runs since then, and when it
    is at zero; times are seconds since 1970."""

    terms: ClockTerms
    left: list[float]
    seat: int | None
    since: float
    runs_out: float | None
    paused: bool


class TableInfo(msgspec.Struct):
    """`set_aside`: a computer player could not go on here; it tries again when a move is taken back or somebody else
    sits there. `ended`: why the game is over though its rules do not say so, "agreed" or "resigned"; `resigned`: by
    which seat. `proposals`: for my own tables, which seats are for ending or deleting the game. `changed`: when the
    last move was, in seconds since 1970. `steps`: the round, or what the game counts instead, and how many there are.
    `scores`: the points, where they are no secret. `source`: copy, upload or lesson; `origin`: of which table it is a
    copy.
    """

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
    ended: str | None = None
    resigned: int | None = None
    proposals: dict[str, list[int]] = {}
    clock: ClockInfo | None = None
    changed: float = 0.0
    steps: list[int] | None = None
    scores: list[int] | None = None
    source: str | None = None
    origin: str | None = None
    rated: bool = False


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


class PointsInfo(msgspec.Struct):
    """A source of points with those of each seat, and the parts that it is made of (regions, cards)."""

    source: str
    points: list[int]
    parts: list[PointsInfo]


class TakenBackInfo(msgspec.Struct):
    """So often a seat has taken back turns to this moment, across what computer players did or what was drawn."""

    moment: int
    seat: int
    times: int


class TableView(msgspec.Struct):
    """The table through your viewer. `moves` is empty unless it is your turn.

    `log` has one text a move; `events` is what happened from your last move on, in order. `points`: at the end every
    source of points, those of all seats side by side.
    """

    table: TableInfo
    seat: int | None
    view: dict[str, Any]
    decision: str | None
    moves: list[MoveInfo]
    log: list[str]
    may_undo: bool
    result: dict[str, Any] | None
    events: list[EventInfo]
    points: list[PointsInfo] = []
    taken_back: list[TakenBackInfo] = []


class Play(msgspec.Struct):
    """`moment` is the number of moves played before this one; the same move sent twice is played once.

    `move` is one move, or a list of moves that are played one after the other, all or none: as long as I decide and
    nothing is revealed. `drawn` names what came out because of the last one, at a table that follows a real one.
    """

    moment: Number
    move: str | list[str]
    drawn: list[str] = []


class Moment(msgspec.Struct):
    moment: Number


class Replace(msgspec.Struct):
    """`player` is a level of the game."""

    seat: Number
    player: str


class Leave(msgspec.Struct):
    """`player` is the level that goes on for me."""

    player: str = STAND_IN


class Agreement(msgspec.Struct):
    """`what` is "end", "delete" or "pause"; `agree` is false to be against it, which ends the proposal."""

    what: str
    agree: bool = True


class Agreed(msgspec.Struct):
    """`done`: everybody was for it, and it has happened."""

    done: bool


class MessageInfo(msgspec.Struct):
    """What somebody said: in the room "players" or "spectators", from a seat where they play, as seconds since 1970."""

    id: int
    room: str
    name: str
    seat: int | None
    text: str
    at: float
    mine: bool


class ChatInfo(msgspec.Struct):
    """What I may and want to read, the oldest first; `phrases` are sentences that each reader gets translated."""

    messages: list[MessageInfo]
    muted: list[str]
    off: bool
    phrases: dict[str, str]


class Say(msgspec.Struct):
    """Either a text or the key of a phrase."""

    text: str = ""
    phrase: str = ""


class AboutMessage(msgspec.Struct):
    message: Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]


class ChatSwitch(msgspec.Struct):
    on: bool


class Note(msgspec.Struct):
    text: str


class CallsInfo(msgspec.Struct):
    """How I am called when it is my turn in a relaxed game: how many devices take push messages, the e-mail address and
    whether it is confirmed, the quiet hours, and why the last calls failed, where they did."""

    devices: int
    mail: str
    confirmed: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    failed: list[str]


class QuietHours(msgspec.Struct):
    """From this hour to that one, in a time zone, nobody calls me; null for both: always."""

    quiet_from: int | None
    quiet_to: int | None
    zone: str = "UTC"


class CallSwitch(msgspec.Struct):
    call: bool


class Vote(msgspec.Struct):
    seat: Number


class Voted(msgspec.Struct):
    """`replaced`: all others have voted so, and a computer player sits there now."""

    replaced: bool


class SitDown(msgspec.Struct):
    seat: Number
    token: str = ""


class InvitedAgain(msgspec.Struct):
    """Whoever opens the link sits down instead of `name`; its last part is the token of the call to sit down."""

    seat: int
    name: str
    link: str


class FinishedSeat(msgspec.Struct):
    """`place` is null where the game was ended by agreement; `points` by source."""

    seat: int
    kind: str
    name: str
    mine: bool
    score: int
    place: int | None
    points: dict[str, int]


class FinishedGame(msgspec.Struct):
    """`how`: by its rules, "resigned" or "agreed". Times are seconds since 1970."""

    table: str
    game: str
    options: dict[str, str]
    pace: str
    begun: float
    ended: float
    moves: int
    how: str
    rated: bool
    seats: list[FinishedSeat]


class RatingInfo(msgspec.Struct):
    """`kind`: "two" players or "many"; the rating is within `margin` of the number, 19 times of 20."""

    game: str
    kind: str
    rating: int
    margin: int
    games: int


class Match(msgspec.Struct):
    """The next best game of this kind."""

    game: str
    players: Number
    pace: str = "live"
    language: str = "en"


class HintInfo(msgspec.Struct):
    """A move that the hint names: your chance to win, expected points ahead, and in words what speaks for it."""

    notation: str
    chance: float
    lead: float
    text: list[str]


class HintAnswer(msgspec.Struct):
    """Something to think about, the best moves in the order of their chances, and how it would go on from there."""

    nudge: str
    moves: list[HintInfo]
    line: list[str]


class Why(msgspec.Struct):
    """A sentence; null for what is on offer, and for mere decoration."""

    why: str | None


class ReviewAnswer(msgspec.Struct):
    """`running`: it is being made, and so many steps of all are done. `review` is there when it is made."""

    running: bool
    done: int
    total: int
    review: dict[str, Any] | None
