"""A table in memory, as it is at one revision, with whatever has been rendered of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from meiji.kernel.events import Event, Line, Recorded, lines, record
from meiji.kernel.game import Game
from meiji.kernel.lessons import TRYING, Lesson, known_lesson
from meiji.kernel.move import Move
from meiji.kernel.panels import Pick
from meiji.kernel.serialise import unpack, with_another_future
from meiji.kernel.why_not import NotNow
from meiji.site.cache import CachedDict, size_of_log, size_of_sketch
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.updates import AmountChange, EventInfo
from meiji.store import Clock, Departure, MoveRow, SeatRow, TableRow
from meiji.store.clocks import VOTE
from meiji.store.rows import COMPUTER, OVER, RUNNING

if TYPE_CHECKING:
    from meiji.site.choices import Choice
    from meiji.site.game_log import LogLine
    from meiji.site.results import Curve

DOUBTFUL = float("-inf")  # when it was checked: the store may know better
LATE = {"live": 10 * 60, "relaxed": 3 * 24 * 3600}  # seconds after which a table waits too long


@dataclass
class Rendered:
    """What has been rendered of one revision: ten watchers cost as much as one."""

    boards: CachedDict[tuple[int | None, str], str] = field(default_factory=CachedDict)  # SVG, by seat and language
    past_boards: CachedDict[tuple[int | None, str, int], bytes] = field(default_factory=CachedDict)  # compressed
    choices: CachedDict[tuple[int, str], list[Choice]] = field(default_factory=CachedDict)  # by seat and language
    not_now: CachedDict[tuple[int, str], list[NotNow]] = field(default_factory=CachedDict)  # likewise
    panels: CachedDict[tuple[int, str, tuple[Pick, ...]], bytes] = field(default_factory=CachedDict)  # and by picks
    reasons: CachedDict[tuple[int | None, str, tuple[Pick, ...]], dict[str, str]] = field(default_factory=CachedDict)
    charts: CachedDict[None, list[Curve]] = field(default_factory=CachedDict)  # there is one
    previews: CachedDict[int, bytes] = field(default_factory=CachedDict)  # PNG for links, by moment
    spectator_views: CachedDict[tuple[str, int], bytes] = field(default_factory=CachedDict)  # by language and moment


class ToldMove(NamedTuple):
    """What a move did, as a viewer may know it, and the lines of the log about it."""

    events: list[Event]
    lines: list[Line]
    sentences: list[str]  # the lines, each with the name of who did it
    infos: list[EventInfo]  # the events with their sentences, for pages and API
    concerned: frozenset[int]  # the seats that are told it in another way than spectators


@dataclass
class RenderedLog:
    """The log as it has been rendered so far, by language and seat. A game has hundreds of lines, each is made once."""

    told: CachedDict[tuple[str, int | None], list[ToldMove]] = field(default_factory=partial(CachedDict, size_of_log))
    lines: CachedDict[tuple[str, int | None], list[tuple[ToldMove, list[LogLine]]]] = field(
        default_factory=partial(CachedDict, size_of_log)
    )


@dataclass
class LiveTable:
    """A table as of one revision, with its game."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    game: Game | None
    rendered: Rendered = field(default_factory=Rendered)
    rendered_log: RenderedLog = field(default_factory=RenderedLog)
    proposals: dict[str, list[str]] = field(default_factory=dict)  # who agrees to what
    departures: list[Departure] = field(default_factory=list)  # from seats that computer players have taken over
    shown: dict[str, int] = field(default_factory=dict)  # through whose eyes people look who came by a player's link
    before: Any = None  # the table before the last move, where it is at hand
    _told_last: dict[tuple[str, int | None], ToldMove] = field(default_factory=dict, init=False)
    checked: float = field(default_factory=time.monotonic)  # when it was last the same as in the store

    def __post_init__(self) -> None:
        if self.game is not None and not isinstance(self.game.sketches, CachedDict):
            sketches: CachedDict[Any, Any] = CachedDict(size_of_sketch)
            self.game.sketches = sketches

    def after(
        self, rows: list[MoveRow], game: Game, revision: int, summary: dict[str, Any], passed: Clock | None
    ) -> LiveTable:
        """The table after more moves; `passed` is its clock if the turn passes on."""
        row = replace(
            self.row,
            revision=revision,
            length=rows[-1].number,
            to_move=game.to_move,
            status=OVER if game.over else RUNNING,
            clock=self.row.clock if passed is None else passed.stored(),
            changed=time.time(),
            summary=summary,
        )
        now = LiveTable(row, self.seats, [*self.moves, *rows], game)
        now.proposals, now.departures, now.shown = self.proposals, self.departures, self.shown
        now.rendered_log = self.rendered_log
        now.before = self.game._table if self.game is not None and len(rows) == 1 else None
        return now

    def running(self) -> Game:
        """The game, which has begun and is not over."""
        if self.game is None:
            raise Refused(409, "not-begun")
        if self.row.status != RUNNING:
            raise Refused(409, "game-is-over")
        return self.game

    def doubt(self) -> None:
        """The store may know better."""
        self.checked = DOUBTFUL

    @property
    def doubtful(self) -> bool:
        return self.checked == DOUBTFUL

    @cached_property
    def offered(self) -> list[Move]:
        """The moves of the decision at hand, for page and API alike: what they cost and give is found once."""
        return self.game.moves() if self.game is not None else []

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    @property
    def alone(self) -> bool:
        """Does nobody but the owner play here? Only then may the seed be one that somebody chose."""
        people = [seat.person for seat in self.seats if seat.kind != COMPUTER]
        return people in ([], [self.row.owner])

    def told(self, seed: str) -> str:
        """The seed as the table keeps it: where the result counts, nobody may hear it."""
        return "" if self.row.rated else seed

    @property
    def to_move(self) -> int | None:
        return self.game.to_move if self.game is not None and self.row.status != OVER else None

    @property
    def people(self) -> set[str]:
        """All who sit here."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def ended(self) -> str | None:
        """Why the game is over though its rules do not say so: "agreed" or "resigned"."""
        if self.game is None or self.row.status != OVER or self.game.over:
            return None
        return "agreed" if self.row.resigned is None else "resigned"

    @cached_property
    def clock(self) -> Clock | None:
        return Clock.read(self.row.clock) if self.row.clock is not None else None

    @property
    def late_from(self) -> float | None:
        """From when on the table has been waiting for somebody for too long: since the clock was at zero, where the
        others decide then, or after a long time."""
        if self.to_move is None or self.seats[self.to_move].kind == COMPUTER:
            return None
        if self.clock is not None and (self.clock.zero == VOTE or self.clock.paused):
            return self.clock.runs_out()
        return self.row.changed + LATE[self.row.pace]

    @property
    def late(self) -> bool:
        return self.late_from is not None and time.time() > self.late_from

    @property
    def out_of_time(self) -> str | None:
        """The person without whom the others decide, since their clock is at zero."""
        late = self.late and self.clock is not None and self.to_move is not None
        return self.seats[self.to_move].person if late and self.to_move is not None else None

    def clocked(self, seat: int | None) -> int | None:
        """Whose clock runs when this seat is to move: computer players have none."""
        return None if seat is None or self.seats[seat].kind == COMPUTER else seat

    @property
    def thinking(self) -> bool:
        """Is a computer player to move, and able to? Where a lesson has come to its end, nothing goes on."""
        theirs = self.to_move is not None and self.seats[self.to_move].kind == COMPUTER
        return theirs and not self.row.set_aside and self.lesson_stands in (None, TRYING)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson that is done here."""
        return known_lesson(self.row.game, self.row.lesson) if self.row.lesson is not None else None

    @cached_property
    def lesson_stands(self) -> str | None:
        """How the learner stands: trying, reached or missed; None where nobody learns."""
        if self.lesson is None or self.game is None:
            return None
        told = self.told_moves(self.row.language, self.lesson.learner)
        events = [event for move in told for event in move.events]
        return self.lesson.standing(self.game, [move.seat for move in self.moves], events)

    @cached_property
    def hidden(self) -> bool:
        """Do the seats see different things? Then there are curtains, and no save before the end, however it comes."""
        return self.game is not None and self.row.status != OVER and _differs(self.game)

    def check_moment(self, moment: int | None) -> int:
        """How many moves have been played by then; None: by now."""
        if moment is not None and not 0 <= moment <= len(self.moves):
            raise Refused(404, "no-such-moment", moment=moment, last=len(self.moves))
        return len(self.moves) if moment is None else moment

    def at(self, moment: int) -> Game:
        """The game as it stood after that many moves, to look at."""
        assert self.game is not None
        self.check_moment(moment)
        if moment == len(self.moves):
            return self.game
        table = unpack(self.game.spec, self._record_at(moment))
        return Game(self.game.spec, self.game.box, self.game.options, table, self.names, self.game.rules)

    def _record_at(self, moment: int) -> bytes:
        assert self.row.start is not None
        return self.moves[moment - 1].record if moment else self.row.start

    def told_moves(self, language: str, seat: int | None) -> list[ToldMove]:
        """What every move did, as a seat may know it; only what is new is found and put into words.

        The last move is told to the other seats of this language, too: whoever plays several seats looks now through
        one, now through the other, and each would have to find out again what it did not see.
        """
        told, played = self.rendered_log.told, len(self.moves)
        mine = told.get((language, seat), [])
        del mine[played:]
        if len(mine) == played:
            return mine
        for number in range(len(mine), played - 1):
            mine.append(self._told_to_others(number, language, seat) or self._told(number, language, seat))
        mine.append(self._last_told(language, seat))
        told[language, seat] = mine
        for key in [key for key in told if key[0] == language]:
            theirs = told.get(key, mine)
            if len(theirs) == played - 1:
                theirs.append(self._last_told(*key))
                told[key] = theirs
        return mine

    def _last_told(self, language: str, seat: int | None) -> ToldMove:
        """What the last move did. All to whom it did not happen are told the same, spectators too."""
        key = (language, seat if seat in _concerned(self._last_recorded) else None)
        if key not in self._told_last:
            self._told_last[key] = self._told(len(self.moves) - 1, *key)
        return self._told_last[key]

    def _told_to_others(self, number: int, language: str, seat: int | None) -> ToldMove | None:
        """A move that somebody of this language was told of in the words for this seat, too."""
        for key in self.rendered_log.told:
            told = self.rendered_log.told.get(key, []) if key[0] == language else []
            if number < len(told) and told[number].concerned.isdisjoint((seat, key[1])):
                return told[number]
        return None

    def _told(self, number: int, language: str, seat: int | None) -> ToldMove:
        assert self.game is not None
        found = self._last_recorded if number == len(self.moves) - 1 else self._recorded(number)
        events = [recorded.for_viewer(seat) for recorded in found]
        told = lines(self.game, found, language, self.names, seat)
        sentences = [self._sentence(line, language, seat) for line in told]
        return ToldMove(events, told, sentences, _infos(number + 1, events, told, sentences), _concerned(found))

    def _sentence(self, line: Line, language: str, seat: int | None) -> str:
        """A line with the name of who did it."""
        event, (text, whole) = line
        return text if whole or event.seat is None else f"{self.subject(event.seat, language, seat)} {text}"

    def subject(self, seat: int, language: str, viewer: int | None) -> str:
        """Who does it: "You", or a name."""
        return translate(language, "you-do") if seat == viewer else self.seats[seat].name

    @cached_property
    def _last_recorded(self) -> list[Recorded]:
        """What the last move did: found once for all who look and all languages."""
        return self._recorded(len(self.moves) - 1, self.before)

    def _recorded(self, number: int, before: Any = None) -> list[Recorded]:
        assert self.game is not None
        if before is None:
            before = unpack(self.game.spec, self._record_at(number))
        return record(self.game, before, self.game.log[number])

    def keep_log(self, older: LiveTable, same: int) -> None:
        """The first moves are the same as in an older copy: what was rendered of them stays."""
        self.rendered_log = older.rendered_log
        for told in self.rendered_log.told.values():
            del told[same:]

    def another_future(self, moment: int) -> bytes:
        """The record of a moment, but what will be drawn from there on is drawn anew."""
        assert self.game is not None
        return with_another_future(self.game.spec, self._record_at(moment))


def _concerned(found: list[Recorded]) -> frozenset[int]:
    """The seats that are told of it in words of their own."""
    seats = {seat for recorded in found for seat in (recorded.event.seat, recorded.only)}
    return frozenset(seat for seat in seats if seat is not None)


def _infos(number: int, events: list[Event], told: list[Line], sentences: list[str]) -> list[EventInfo]:
    """The events of a move, each with its line of the log if it has one."""
    texts = {_id_of(line.event): text for line, text in zip(told, sentences, strict=True)}
    found = []
    for event in events:
        changes = [AmountChange(*change) for change in event.changes]
        which = event.thing, event.place, event.why, event.details
        found.append(EventInfo(number, event.seat, event.kind, *which, changes, texts.pop(_id_of(event), "")))
    return found


def _id_of(event: Event) -> tuple[str, int | None, str, str | None]:
    return event.kind, event.seat, event.thing, event.place


def _differs(game: Game) -> bool:
    if game.seats == 1 or game.over or not game.spec.secrets:
        return False
    views = [_what_is_seen(game.view(seat)) for seat in range(game.seats)]
    return any(view != views[0] for view in views)


def _what_is_seen(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "you"}
