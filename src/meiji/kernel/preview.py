"""What a move costs and gives at once, whether it could be taken back, and what comes next.

Nothing here knows a rule. The move is played by the rules themselves on a scratch table whose counted rows notice every
change, so that what is paid is told apart from what is got even where both are money. It is played only as far as the
deciding seat could reckon it out: the preview stops before the first draw, and before a rule shows something hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from meiji.kernel.amounts import Amount, Kind
from meiji.kernel.chance import Chance, WrongOutcome
from meiji.kernel.loop import play
from meiji.kernel.rules import bind_plain
from meiji.kernel.spec import GameSpec, find_game

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


def stop(*_: Any) -> None:
    """In place of a rule that shows something hidden."""
    raise News


@cache
def _play_before_news(game: str, version: str) -> Callable[[Any, Any, int], None]:
    """The kernel's loop with one game's rules in it, but without those that show something hidden."""
    spec = find_game(game)
    return bind_plain(play, spec.hooks.by_name, {**spec.older.get(version, {}), **dict.fromkeys(spec.news, stop)})


class Previews:
    """The previews of one decision's moves, each played when it is asked for, all on one scratch table."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._scratch: Any = None
        self._has: dict[str, int] = {}
        self._known: dict[int, Preview] = {}

    def of(self, code: int) -> Preview:
        if code not in self._known:
            self._known[code] = self._look(self._game.code_of(code))
        return self._known[code]

    def _look(self, code: int) -> Preview:
        game, table, box = self._game, self._game._table, self._game.box.record
        seat: int = table.frame_seat[table.depth - 1]
        if self._scratch is None:
            self._scratch = table.copy()
            self._scratch.chance = Chance(named=True)  # with no outcome named, the first draw stops the rules
            self._has = {kind.name: kind.count(table, box, seat) for kind in game.spec.amounts}
        else:
            self._scratch.assign(table)
        scratch = self._scratch
        ledger = Ledger(scratch, box, seat, self._has, watched_fields(game.spec.id))
        run = _play_before_news(game.spec.id, game.rules) if game.spec.news else game._run.play
        try:
            run(scratch, box, code)
        except (WrongOutcome, News):
            return Preview(*ledger.told(), final=True, next=DRAW)
        final = bool(scratch.over) or scratch.revealed != table.revealed
        return Preview(*ledger.told(), final=final, next=_next(game.spec, scratch, seat))


def _next(spec: GameSpec, table: Any, seat: int) -> str:
    if table.over:
        return OVER
    return spec.decisions.names[table.frame_kind[table.depth - 1]] if table.to_move == seat else OTHER


@cache
def watched_fields(game: str) -> dict[str, tuple[Kind, ...]]:
    """The fields that a game's kinds look at, and which kinds look at each."""
    kinds = find_game(game).amounts
    fields = dict.fromkeys(field for kind in kinds for field in kind.fields)
    return {field: tuple(kind for kind in kinds if field in kind.fields) for field in fields}


class Ledger:
    """What a seat has on a scratch table, and how much of each kind went and came since the ledger was opened."""

    def __init__(
        self, g: Any, box: Any, seat: int, has: Mapping[str, int], watched: Mapping[str, tuple[Kind, ...]]
    ) -> None:
        self._g, self._box, self._seat = g, box, seat
        self._has = dict(has)
        self._went: dict[str, int] = {}
        self._came: dict[str, int] = {}
        for field, kinds in watched.items():
            value = getattr(g, field)
            if isinstance(value[0], list):
                value[seat] = NoticedRow(value[seat], self, kinds)
            else:
                setattr(g, field, NoticedRow(value, self, kinds))

    def count(self, kinds: tuple[Kind, ...]) -> None:
        """Something was written that these kinds look at."""
        for kind in kinds:
            name, now = kind.name, kind.count(self._g, self._box, self._seat)
            change = now - self._has[name]
            if change:
                side, self._has[name] = (self._came if change > 0 else self._went), now
                side[name] = side.get(name, 0) + abs(change)

    def told(self) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
        """Cost and gain, each in the game's order of kinds."""
        went, came = self._went, self._came
        cost = tuple(Amount(kind, went[kind]) for kind in self._has if kind in went) if went else ()
        gain = tuple(Amount(kind, came[kind]) for kind in self._has if kind in came) if came else ()
        return cost, gain


class NoticedRow(list[int]):
    """A row of the scratch table that has the ledger count whenever it is written."""

    __slots__ = ("_kinds", "_ledger")

    def __init__(self, values: list[int], ledger: Ledger, kinds: tuple[Kind, ...]) -> None:
        super().__init__(values)
        self._ledger, self._kinds = ledger, kinds

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value)
        self._ledger.count(self._kinds)
