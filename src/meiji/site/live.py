"""A table as it is at one moment, with whatever is drawn or told of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from meiji.kernel.game import Game
from meiji.kernel.serialise import unpack
from meiji.site.cache import Shelf, size_of_log, size_of_sketch
from meiji.site.errors import Refused
from meiji.store import MoveRow, SeatRow, TableRow
from meiji.store.rows import COMPUTER

LATE = {"live": 10 * 60, "relaxed": 3 * 24 * 3600}  # seconds after which a table waits too long


@dataclass
class Live:
    """A table as of one revision. Whatever is drawn or told of it is kept, so that ten watchers cost as much as one."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    game: Game | None
    kept: Shelf = field(default_factory=Shelf)
    lines: Shelf = field(default_factory=partial(Shelf, size_of_log))  # lists, by language and seat
    items: Shelf = field(default_factory=partial(Shelf, size_of_log))  # the same as markup, see show.py
    before: Any = None  # the table before the last move, where it is at hand
    checked: float = field(default_factory=time.monotonic)  # when it was last the same as in the store

    def __post_init__(self) -> None:
        if self.game is not None and not isinstance(self.game.sketches, Shelf):
            self.game.sketches = Shelf(size_of_sketch)

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

    def ever_hidden(self) -> bool:
        """Was there ever something that not all seats saw? Then the log itself tells secrets."""
        return self.hidden or any(_differs(self.at(moment)) for moment in range(len(self.moves)))

    def check_moment(self, moment: int | None) -> int:
        """How many moves have been played by then; None: by now."""
        if moment is not None and not 0 <= moment <= len(self.moves):
            raise Refused(404, "no-such-moment", moment=moment, last=len(self.moves))
        return len(self.moves) if moment is None else moment

    def at(self, moment: int) -> Game:
        """The game as it stood after so many moves, to look at."""
        assert self.game is not None
        self.check_moment(moment)
        if moment == len(self.moves):
            return self.game
        table = unpack(self.game.spec, self._record_at(moment))
        return Game(self.game.spec, self.game.box, self.game.options, table, self.names, self.game.rules)

    def _record_at(self, moment: int) -> bytes:
        assert self.row.start is not None
        return self.moves[moment - 1].record if moment else self.row.start

    def log_lines(self, language: str, viewer: int | None) -> list[str]:
        """Every move in words; only what is new is told anew."""
        assert self.game is not None
        seat = viewer if self.game.spec.redact is not None else None  # else all are told the same
        lines: list[str] = self.lines.get((language, seat), [])
        del lines[len(self.moves) :]
        spec, game = self.game.spec, self.game
        if len(lines) < len(self.moves):
            last = len(self.moves) - 1
            known = self.before is not None and len(lines) == last
            before = self.before if known else unpack(spec, self._record_at(len(lines)))
            for number in range(len(lines), len(self.moves)):
                after = game._table if number == last else unpack(spec, self.moves[number].record)
                played = game.log[number]
                lines.append(spec.texts.log_line(game.box, before, after, played, language, self.names, seat))
                before = after
            self.lines[language, seat] = lines
        return lines

    def keep_told(self, older: Live, same: int) -> None:
        """What was told stays told, as far as the log is the same."""
        self.lines, self.items = older.lines, older.items
        for lines in self.lines.values():
            del lines[same:]

    def may_undo(self, mine: list[int]) -> bool:
        game = self.game
        return game is not None and not game.over and game.can_undo and game.log[-1].seat in mine

    def turn_start(self, mine: list[int]) -> int:
        """How many moves stay when the turn is begun anew."""
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
