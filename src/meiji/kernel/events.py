"""What a move did, as an ordered list of events: who, what, where, how much and why.

Nothing here knows a rule, and no rule knows of events. A logged move is played once more by the plain rules on a
scratch table whose counted rows notice every change. Around some rules stands a listener: around every answer to a
decision, so also around those that were played because there was no choice, and around the rules that the game names in
its events.py. So events come in the order in which the rules act, and what changes belongs to the innermost of them.

A listener is a generator with the arguments of its rule. Up to its first, bare `yield` it looks at the table before the
rule; after that it looks at what the rule has left, and yields what happened. If it yields nothing, nothing is
told, and what changed belongs to the event around it. Rules have any signature: what goes through is `Any`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from meiji.kernel.amounts import Amount, Kind
from meiji.kernel.chance import Chance
from meiji.kernel.loop import play
from meiji.kernel.presentation import AnyBox, AnyTable, Json
from meiji.kernel.preview import NoticedRow, counting_in
from meiji.kernel.rules import AnyRule, bind_plain
from meiji.kernel.spec import find_game

if TYPE_CHECKING:
    from meiji.kernel.game import Game
    from meiji.kernel.move import Played

FORCED = "forced"  # why: there was nothing else to choose


class Change(NamedTuple):
    """What a seat had of a kind before and after."""

    seat: int
    kind: str
    before: int
    after: int


@dataclass(frozen=True)
class Event:
    """Something that happened, as a viewer may know it."""

    kind: str  # what: the verb of a move, or a word of the game's events.py
    seat: int | None = None  # who; None: the game itself
    thing: str = ""  # which card, place or piece, in the words of the notation
    place: str | None = None  # where: the id of a thing in the picture, as of `Move.target`
    why: str = ""  # the key of a reason, where the rules act for a seat or something has to be explained
    details: Json = field(default_factory=dict)  # plain data: places and points of a scoring and the like
    changes: tuple[Change, ...] = ()

    def cost(self, seat: int) -> list[Amount]:
        """What this seat lost, by kind in the order in which it went."""
        return _summed((c.kind, c.before - c.after) for c in self.changes if c.seat == seat)

    def gain(self, seat: int) -> list[Amount]:
        return _summed((c.kind, c.after - c.before) for c in self.changes if c.seat == seat)

    def data(self) -> Json:
        """For JSON."""
        told = {"kind": self.kind, "seat": self.seat, "thing": self.thing, "place": self.place, "why": self.why}
        return {**told, "details": dict(self.details), "changes": [change._asdict() for change in self.changes]}


def _summed(found: Iterator[tuple[str, int]]) -> list[Amount]:
    total: dict[str, int] = {}
    for kind, number in found:
        if number > 0:
            total[kind] = total.get(kind, 0) + number
    return [Amount(kind, number) for kind, number in total.items()]


@dataclass(frozen=True)
class Secret:
    """An event of which only one seat knows the thing, the place and the details."""

    event: Event
    seat: int


Telling = Iterator[Event | Secret | None]
Listener = Callable[..., Telling]


@dataclass(frozen=True)
class Recorded:
    """An event with all that is known about it, for those who put it into words. Not for viewers."""

    event: Event
    only: int | None  # the one seat that may know the thing, the place and the details
    code: int = -1  # of the move that was played
    before: AnyTable = None  # the table before it; several may share it

    def for_viewer(self, viewer: int | None) -> Event:
        if self.only is None or viewer == self.only:
            return self.event
        return replace(self.event, thing="", place=None, details={})


def nothing_silent(recorded: Recorded) -> bool:
    return False


@dataclass(frozen=True)
class Events:
    """Which of a game's rules are events, and what its moves are called when they are told as events."""

    rules: Mapping[AnyRule, Listener]
    verbs: Mapping[str, str] = field(default_factory=dict)  # by the verb of the notation; without one it is the verb
    # By verb: why a seat did it.
    reasons: Mapping[str, Callable[[AnyTable, AnyBox, int], str]] = field(default_factory=dict)
    silent: Callable[[Recorded], bool] = nothing_silent  # has no line of its own in the log: another event tells it


class Told(NamedTuple):
    """An event in words: what its seat does, or a whole sentence. What its seat does comes after the seat's name."""

    text: str
    whole: bool = False


class Line(NamedTuple):
    """A line of the log."""

    event: Event
    told: Told


class _Span:
    """The time from a rule's beginning to its end."""

    def __init__(self) -> None:
        self.found: list[Recorded] = []
        self.changes: list[tuple[int, Change]] = []  # with the time of each

    def events(self) -> list[Recorded]:
        """All that happened in it; what changed belongs to the first."""
        if not self.found or not self.changes:
            return self.found
        changes = _merged([change for _, change in sorted(self.changes)])
        return [_with(self.found[0], changes), *self.found[1:]]


def _merged(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Three times one coal is three coal; but what is paid stays apart from what is got."""
    found: list[Change] = []
    for change in changes:
        last = next((i for i in range(len(found) - 1, -1, -1) if found[i][:2] == change[:2]), None)
        if last is not None and (found[last].after > found[last].before) == (change.after > change.before):
            found[last] = found[last]._replace(after=change.after)
        else:
            found.append(change)
    return tuple(found)


class Recorder:
    """A move played once more on a scratch table, with what it changes for each seat."""

    def __init__(self, game: Game, before: AnyTable, drawn: Sequence[tuple[int, int]]) -> None:
        self.spec, self.box = game.spec, game.box.record
        self._before, self.table = before, before.copy()
        self.table.chance = Chance(script=list(drawn), named=True)
        self._seats = range(before.seats)
        self._has: dict[tuple[int, str], int] = {}  # by seat and kind, as far as it was looked at
        self.spans: list[_Span] = []
        self._open: list[_Span] = []
        self._time = 0
        each = [_Seat(self, seat) for seat in self._seats]
        for name, is_grid, kinds in counting_in(self.spec.id).fields:
            old = getattr(self.table, name)
            if is_grid:
                rows = [NoticedRow(seat, kinds).filled(line) for seat, line in zip(each, old, strict=False)]
                setattr(self.table, name, [*rows, *old[len(rows) :]])
            else:
                setattr(self.table, name, NoticedRow(self, kinds).filled(old))

    def count(self, kinds: Sequence[Kind]) -> None:
        for seat in self._seats:
            self.count_for(seat, kinds)

    def count_for(self, seat: int, kinds: Sequence[Kind]) -> None:
        for kind in kinds:
            key, now = (seat, kind.name), kind.count(self.table, self.box, seat)
            has = self._has[key] if key in self._has else kind.count(self._before, self.box, seat)
            self._has[key] = now
            if now != has:
                self._time += 1
                self._now().changes.append((self._time, Change(seat, kind.name, has, now)))

    def _now(self) -> _Span:
        """Where changes belong: the innermost rule that is listened to, or else the last answer."""
        return self._open[-1] if self._open else next(span for span in reversed(self.spans) if span.found)

    def listen(self, run: AnyRule, listener: Listener, arguments: tuple[Any, ...]) -> Any:
        span = _Span()
        self.spans.append(span)
        self._open.append(span)
        before = self.table.copy()
        telling = listener(*arguments)
        assert next(telling) is None
        result = run(*arguments)
        span.found += [_recorded(told, before) for told in telling if told is not None]
        self._open.pop()
        if not span.found:
            self._now().changes.extend(span.changes)
        return result

    def answer(self, run: AnyRule, arguments: tuple[Any, ...]) -> Any:
        """A decision is answered: its event stands before those of the rules that it sets off."""
        _, _, seat, *_, code = arguments
        span, spec = _Span(), self.spec
        verb, choice, _ = spec.moves.split(code)
        before = self._asked(seat) if self.spans else self._before
        why, kind = FORCED if self.spans else "", verb
        if spec.events:
            kind = spec.events.verbs.get(verb, verb)
            why = spec.events.reasons[verb](before, self.box, seat) if verb in spec.events.reasons else why
        event = Event(kind, seat, choice, spec.target(before, self.box, code), why)
        span.found.append(Recorded(event, self._who_knows(seat, code), code, before))
        self.spans.append(span)
        self._open.append(span)
        result = run(*arguments)
        self._open.pop()
        return result

    def _asked(self, seat: int) -> AnyTable:
        """The table as it was when the decision that is just being answered was asked."""
        table = self.table.copy()
        table.depth += 1  # its frame has just been taken off
        table.to_move = seat
        return table

    def _who_knows(self, seat: int, code: int) -> int | None:
        """A move of which others are not told everything is known to its seat alone."""
        from meiji.kernel.move import Played

        redact = self.spec.redact
        hidden = redact is not None and redact(Played(seat, code, ()), None)[0] != self.spec.moves.notations[code]
        return seat if hidden else None


class _Seat:
    """The recorder for what only one seat's line shows."""

    def __init__(self, recorder: Recorder, seat: int) -> None:
        self.count = partial(recorder.count_for, seat)


def _recorded(told: Event | Secret, before: AnyTable) -> Recorded:
    event, only = (told.event, told.seat) if isinstance(told, Secret) else (told, None)
    return Recorded(event, only, before=before)


_recorder: ContextVar[Recorder] = ContextVar("recorder")


@cache
def _play_listened(game: str, version: str) -> Callable[[AnyTable, AnyBox, int], None]:
    """The kernel's loop with one game's rules in it, and listeners around those that are events."""
    spec = find_game(game)
    around: dict[AnyRule, AnyRule] = {spec.hooks.answer: _answered}
    for rule, listener in spec.events.rules.items() if spec.events else ():
        around[rule] = partial(_listened, listener)
    return bind_plain(play, spec.hooks.by_name, spec.older.get(version), around)


def _answered(run: AnyRule) -> AnyRule:
    return lambda *arguments: _recorder.get().answer(run, arguments)


def _listened(listener: Listener, run: AnyRule) -> AnyRule:
    return lambda *arguments: _recorder.get().listen(run, listener, arguments)


def record(game: Game, before: AnyTable, played: Played) -> list[Recorded]:
    """What a logged move did to this table, with all that is known about it."""
    recorder = Recorder(game, before, played.drawn)
    token = _recorder.set(recorder)
    try:
        _play_listened(game.spec.id, game.rules)(recorder.table, recorder.box, played.code)
    finally:
        _recorder.reset(token)
        recorder.table = None  # its rows know the recorder: without the circle all of it is freed at once
    return [event for span in recorder.spans for event in span.events()]


# --- in words ---------------------------------------------------------------------------------------------------------
def lines(
    game: Game, found: Sequence[Recorded], language: str, names: Sequence[str] = (), viewer: int | None = None
) -> list[Line]:
    """The lines of the log for what a move did, as a viewer may know it. What a move without a line changed is told by
    the next line, what a rule without one changed by the line before."""
    silent = game.spec.events.silent if game.spec.events else nothing_silent
    loud: list[Recorded] = []
    waiting: tuple[Change, ...] = ()
    for recorded in found:
        changes = recorded.event.changes
        if not silent(recorded):
            loud.append(_with(recorded, waiting + changes) if waiting else recorded)
            waiting = ()
        elif loud and recorded.code < 0:
            loud[-1] = _with(loud[-1], loud[-1].event.changes + changes) if changes else loud[-1]
        else:
            waiting += changes
    if loud and waiting:
        loud[-1] = _with(loud[-1], loud[-1].event.changes + waiting)
    texts = game.spec.texts
    return [Line(r.for_viewer(viewer), texts.event_text(game.box, r, language, names, viewer)) for r in loud]


def _with(recorded: Recorded, changes: tuple[Change, ...]) -> Recorded:
    return replace(recorded, event=replace(recorded.event, changes=changes))


def changed(event: Event, seat: int, kinds: Sequence[str], said: Mapping[str, int]) -> list[Amount]:
    """What a seat lost (below 0), then what it got, by kind in the given order, as far as the line does not say it."""
    cost, gain = dict(event.cost(seat)), dict(event.gain(seat))
    if not cost and not gain and not said:
        return []
    left: list[Amount] = []
    for kind in [kind for kind in kinds if kind in cost or kind in gain or kind in said]:
        went, came, known = -cost.get(kind, 0), gain.get(kind, 0), said.get(kind, 0)
        went, came = (went - known, came) if known < 0 else (went, came - known)
        left += [Amount(kind, number) for number in (went, came) if number]
    return sorted(left, key=lambda amount: amount.number > 0)
