"""What a move costs and gives at once, whether it could be taken back, and what comes next.

Nothing here knows a rule. The move is played by the rules themselves on a scratch table whose counted rows notice every
change, so that what is paid is told apart from what is got even where both are money. It is played only as far as the
deciding seat could reckon it out: the preview stops before the first draw, and before a rule shows something hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from weakref import proxy

from meiji.kernel.amounts import Amount, Kind
from meiji.kernel.chance import Chance, WrongOutcome
from meiji.kernel.errors import IllegalMove
from meiji.kernel.loop import play
from meiji.kernel.presentation import AnyBox, AnyTable
from meiji.kernel.rules import bind_plain
from meiji.kernel.spec import GameSpec, find_game
from meiji.kernel.table import Table

if TYPE_CHECKING:
    from meiji.kernel.game import Game

DRAW, OTHER, OVER = "draw", "other", "over"


class Preview(NamedTuple):
    """A move looked at before it is played, through the eyes of the seat that decides."""

    cost: tuple[Amount, ...]  # what it pays at once, by kind in the game's order
    gain: tuple[Amount, ...]
    final: bool  # it cannot be taken back: something is drawn or shown, or the game ends
    next: str  # the kind of this seat's next decision, "other" (another seat decides), "draw" or "over"

    @property
    def ends_turn(self) -> bool:
        return self.next == OTHER


class News(Exception):
    """The rules come to something that the deciding seat cannot know."""


def stop(*_: object) -> None:
    """In place of a rule that shows something hidden."""
    raise News


@cache
def _play_before_news(game: str, version: str) -> Callable[[AnyTable, AnyBox, int], None]:
    """The kernel's loop with one game's rules in it, but without those that show something hidden."""
    spec = find_game(game)
    return bind_plain(play, spec.hooks.by_name, {**spec.older.get(version, {}), **dict.fromkeys(spec.news, stop)})


class Previews:
    """The previews of one decision's moves, each played when it is asked for.

    They belong to the table as it is now: once the game has gone on, what was not asked for is refused.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._last, self._base = _moment(game)
        self._ledger: Ledger | None = None
        self._known: dict[int, Preview] = {}

    def of(self, code: int) -> Preview:
        if code not in self._known:
            self._game.code_of(code)
            last, base = _moment(self._game)
            if last is not self._last or base is not self._base:
                raise IllegalMove("The game has gone on since this move was offered: ask for the moves again.")
            self._known[code] = self._look(code)
        return self._known[code]

    def _look(self, code: int) -> Preview:
        game, table = self._game, self._game._table
        if self._ledger is None:
            seat = table.frame_seat[table.depth - 1]
            self._ledger = Ledger(table, game.box.record, seat, counting_in(game.spec.id))
        ledger = self._ledger
        scratch = ledger.open()
        run = _play_before_news(game.spec.id, game.rules) if game.spec.news else game._run.play
        try:
            run(scratch, game.box.record, code)
        except (WrongOutcome, News):
            return Preview(*ledger.cost_and_gain(), final=True, next=DRAW)
        final = bool(scratch.over) or scratch.revealed != table.revealed
        return Preview(*ledger.cost_and_gain(), final=final, next=_next(game.spec, scratch, ledger.seat))


def _moment(game: Game) -> tuple[object, object]:
    """Where the game stands: its last move, and the table from which it began, each a thing of its own."""
    game.codes()
    return game.log[-1] if game.log else None, game._base


def _next(spec: GameSpec, table: AnyTable, seat: int) -> str:
    if table.over:
        return OVER
    return spec.decisions.names[table.frame_kind[table.depth - 1]] if table.to_move == seat else OTHER


Watched = list[tuple[str, bool, list[Kind]]]


def watched(table: type[Table], kinds: Sequence[Kind]) -> Watched:
    """The fields that kinds look at: is it a grid, and which kinds look at it?"""
    names = dict.fromkeys(field for kind in kinds for field in kind.fields)
    return [(name, len(table.fields[name].shape) == 2, [k for k in kinds if name in k.fields]) for name in names]


class Counting:
    """What is counted on the tables of a game: which kinds look at which row or grid, and their order."""

    def __init__(self, table: type[Table], kinds: Sequence[Kind]) -> None:
        self.order = {kind.name: place for place, kind in enumerate(kinds)}
        self.fields = watched(table, kinds)


@cache
def counting_in(game: str) -> Counting:
    spec = find_game(game)
    return Counting(spec.table, spec.amounts)


class Ledger:
    """How much of each kind goes from a seat and comes to it while rules run on a scratch table."""

    def __init__(self, table: AnyTable, box: AnyBox, seat: int, counting: Counting) -> None:
        self._table, self._box, self.seat, self._order = table, box, seat, counting.order
        self._scratch = table.empty()
        self._scratch.chance = Chance(named=True)  # with no outcome named, the first draw stops the rules
        me = proxy(self)  # no circle: without the ledger its rows are freed at once, not by the garbage collector
        self._rows = [(name, NoticedRow(me, kinds)) for name, is_grid, kinds in counting.fields if not is_grid]
        self._lines = [(name, NoticedRow(me, kinds)) for name, is_grid, kinds in counting.fields if is_grid]
        self._had: dict[str, int] = {}  # before the move, as far as it was asked for

    def open(self) -> AnyTable:
        """The scratch table, equal to the real one (again); from now on it is noticed what is written."""
        self._has = self._had.copy()
        self._went: dict[str, int] = {}
        self._came: dict[str, int] = {}
        scratch, seat = self._scratch, self.seat
        scratch.assign(self._table)
        for name, row in self._rows:
            setattr(scratch, name, row.filled(getattr(scratch, name)))
        for name, row in self._lines:
            lines = getattr(scratch, name)
            lines[seat] = row.filled(lines[seat])
        return scratch

    def count(self, kinds: Sequence[Kind]) -> None:
        """Something was written that these kinds look at."""
        for kind in kinds:
            name, now = kind.name, kind.count(self._scratch, self._box, self.seat)
            if name not in self._has:
                self._has[name] = self._had[name] = kind.count(self._table, self._box, self.seat)
            change = now - self._has[name]
            if change:
                side, self._has[name] = (self._came if change > 0 else self._went), now
                side[name] = side.get(name, 0) + abs(change)

    def cost_and_gain(self) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
        """Each in the game's order of kinds."""
        return self._in_order(self._went), self._in_order(self._came)

    def _in_order(self, side: dict[str, int]) -> tuple[Amount, ...]:
        if not side:
            return ()
        return tuple([Amount(name, side[name]) for name in sorted(side, key=self._order.__getitem__)])


WHOLE = slice(None)
_write = list.__setitem__


class Counts(Protocol):
    """Whoever is told that something was written."""

    def count(self, kinds: Sequence[Kind]) -> None: ...


class NoticedRow(list[int]):
    """A row of the scratch table that has the ledger count whenever it is written."""

    __slots__ = ("_kinds", "_ledger")

    def __init__(self, ledger: Counts, kinds: Sequence[Kind]) -> None:
        super().__init__()
        self._ledger, self._kinds = ledger, kinds

    def filled(self, values: list[int]) -> NoticedRow:
        """With these values, unnoticed."""
        _write(self, WHOLE, values)
        return self

    def __setitem__(self, index: Any, value: Any) -> None:  # as list declares it: an index or a slice
        _write(self, index, value)
        self._ledger.count(self._kinds)
