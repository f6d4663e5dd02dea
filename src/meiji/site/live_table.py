"""A table in memory, as it is at one revision, with whatever has been rendered of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from meiji.kernel.game import Game, Move
from meiji.kernel.serialise import unpack
from meiji.site.cache import CachedDict, size_of_log, size_of_sketch
from meiji.site.errors import Refused
from meiji.store import MoveRow, SeatRow, TableRow
from meiji.store.rows import COMPUTER

if TYPE_CHECKING:
    from meiji.site.choices import Choice
    from meiji.site.game_log import LogLine
    from meiji.site.results import Curve

LATE = {"live": 10 * 60, "relaxed": 3 * 24 * 3600}  # seconds after which a table waits too long


@dataclass
class Rendered:
    """What has been rendered of one revision: ten watchers cost as much as one."""

    boards: CachedDict[tuple[int | None, str], str] = field(default_factory=CachedDict)  # SVG, by seat and language
    past_boards: CachedDict[tuple[int | None, str, int], bytes] = field(default_factory=CachedDict)  # compressed
    choices: CachedDict[tuple[int, str], list[Choice]] = field(default_factory=CachedDict)  # by seat and language
    charts: CachedDict[None, list[Curve]] = field(default_factory=CachedDict)  # there is one
    spectator_views: CachedDict[tuple[str, int], bytes] = field(default_factory=CachedDict)  # by language and moment


@dataclass
class RenderedLog:
    """The log as it has been rendered so far, by language and seat. A game has hundreds of lines, each is made once."""

    texts: CachedDict[tuple[str, int | None], list[str]] = field(default_factory=partial(CachedDict, size_of_log))
    markup: CachedDict[tuple[str, int | None], list[tuple[LogLine, str]]] = field(
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
    before: Any = None  # the table before the last move, where it is at hand
    checked: float = field(default_factory=time.monotonic)  # when it was last the same as in the store

    def __post_init__(self) -> None:
        if self.game is not None and not isinstance(self.game.sketches, CachedDict):
            sketches: CachedDict[Any, Any] = CachedDict(size_of_sketch)
            self.game.sketches = sketches

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

    @property
    def to_move(self) -> int | None:
        return self.game.to_move if self.game is not None else None

    @property
    def late(self) -> bool:
        """Has the table been waiting for somebody for too long?"""
        waits = self.to_move is not None and self.seats[self.to_move].kind != COMPUTER
        return waits and time.time() - self.row.changed > LATE[self.row.pace]

    @property
    def thinking(self) -> bool:
        """Is a computer player to move, and able to?"""
        return self.to_move is not None and self.seats[self.to_move].kind == COMPUTER and not self.row.set_aside

    @cached_property
    def hidden(self) -> bool:
        """Do the seats see different things? Then there are curtains, and no save before the end."""
        return self.game is not None and _differs(self.game)

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

    def log_texts(self, language: str, seat: int | None) -> list[str]:
        """Every move as a sentence that a seat may read; only what is new is put into words."""
        assert self.game is not None
        spec, game = self.game.spec, self.game
        audience = seat if spec.redact is not None else None  # without secrets all read the same
        texts = self.rendered_log.texts.get((language, audience), [])
        del texts[len(self.moves) :]
        if len(texts) < len(self.moves):
            last = len(self.moves) - 1
            known = self.before is not None and len(texts) == last
            before = self.before if known else unpack(spec, self._record_at(len(texts)))
            for number in range(len(texts), len(self.moves)):
                after = game._table if number == last else unpack(spec, self.moves[number].record)
                played = game.log[number]
                line = spec.texts.log_line(game.box, before, after, played, language, self.names, viewer=audience)
                texts.append(line)
                before = after
            self.rendered_log.texts[language, audience] = texts
        return texts

    def keep_log(self, older: LiveTable, same: int) -> None:
        """The first moves are the same as in an older copy: what was rendered of them stays."""
        self.rendered_log = older.rendered_log
        for texts in self.rendered_log.texts.values():
            del texts[same:]

    def may_undo(self, mine: list[int]) -> bool:
        game = self.game
        return game is not None and not game.over and game.can_undo and game.log[-1].seat in mine

    def turn_start(self, mine: list[int]) -> int:
        """How many moves stay when the turn is restarted."""
        assert self.game is not None
        length = len(self.game.log)
        while length > self.game._floor and self.game.log[length - 1].seat in mine:
            length -= 1
        return length


def _differs(game: Game) -> bool:
    if game.seats == 1 or game.over or not game.spec.secrets:
        return False
    views = [_what_is_seen(game.view(seat)) for seat in range(game.seats)]
    return any(view != views[0] for view in views)


def _what_is_seen(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "you"}
