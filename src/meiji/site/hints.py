"""Hints on a table: found in a worker from what the deciding seat may know, kept as long as the table stands."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meiji.kernel.chance import Chance
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.spec import find_game
from meiji.players import hint, hint_line, hint_lines, hint_nudge, hints
from meiji.site.bus import Bus, Notice
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.workers import Workers, WorkFailed

THINKING = "ms=800"  # with the reasons and the way there and back that stays well below 3 seconds
SECONDS = 30.0  # after which something is wrong, also on a busy machine
TRIES = 3
KEPT = 200  # hints in memory
Key = tuple[str, int, int]  # table, revision, seat
log = logging.getLogger("meiji.hints")


@dataclass(frozen=True)
class HintTask:
    """What a worker has to know: the table as bytes, who sits there, and the box where it is not the shipped one."""

    game: str
    options: dict[str, str]
    table: bytes
    names: Sequence[str]
    box: str | None
    thinking: str


@dataclass(frozen=True)
class FoundHint:
    """At three depths, each in every language: something to think about, the best moves, and how it would go on."""

    nudge: dict[str, str]
    moves: list[HintedMove]
    line: dict[str, list[str]]


@dataclass(frozen=True)
class HintedMove:
    """`lines` by language: what the move promises, then the reasons."""

    notation: str
    chance: float
    lead: float
    lines: dict[str, list[str]]


def find_hint(work: HintTask) -> FoundHint:
    """In a worker: the best moves, best first."""
    spec = find_game(work.game)
    box = spec.box() if work.box is None else spec.box_from(work.box, "box")
    table = spec.table.unpack(np.frombuffer(work.table, spec.table.dtype()))
    table.chance = Chance()
    game = Game(spec, box, work.options, table, work.names)
    found = hint(game, thinking=work.thinking)
    lines = {language: hint_lines(game, found, language) for language in LANGUAGES}
    moves = [
        HintedMove(move.notation, move.chance, move.lead, {language: lines[language][number] for language in LANGUAGES})
        for number, move in enumerate(found.moves)
    ]
    return FoundHint(
        {language: hint_nudge(game, found, language) for language in LANGUAGES},
        moves,
        {language: hint_line(game, found, language) for language in LANGUAGES},
    )


def warm_up(kind: tuple[str, int]) -> None:
    """In a worker: all that a hint needs with so many seats, so that the first one is as quick as any."""
    hints.warm_up(*kind)


class Hints:
    """Asked for by people, found in turns, and announced on the table's event stream."""

    def __init__(self, workers: Workers, bus: Bus) -> None:
        self._workers = workers
        self._bus = bus
        self._found: OrderedDict[Key, asyncio.Task[FoundHint]] = OrderedDict()
        self._looking: dict[Key, asyncio.Task[FoundHint]] = {}
        self._failures: Counter[Key] = Counter()
        self._warm: dict[tuple[str, int], asyncio.Task[None]] = {}

    @staticmethod
    def allowed(live: LiveTable, person: str) -> bool:
        """Where nobody else plays, or where whoever made the table allows it to all; not where the result counts, and
        not in a lesson, which helps by itself."""
        if live.row.rated or live.lesson is not None:
            return False
        people = {seat.person for seat in live.seats if seat.person is not None}
        return person in people and (live.row.hints or people == {person})

    def prepare(self, live: LiveTable) -> None:
        """Somebody may soon want a hint."""
        kind = (live.row.game, live.row.seats)
        if kind not in self._warm:
            self._warm[kind] = asyncio.get_running_loop().create_task(self._prepare(kind))

    async def _prepare(self, kind: tuple[str, int]) -> None:
        try:
            await self._workers.run("", SECONDS, len, "", (warm_up, kind))
        except WorkFailed as error:
            log.warning("hints cannot be prepared", extra={"game": kind[0]}, exc_info=error)

    def ask(self, live: LiveTable, seat: int | None, person: str) -> asyncio.Task[FoundHint]:
        """A hint for the seat that decides; asked for twice, it is looked for once."""
        game = live.game
        if not self.allowed(live, person):
            raise Refused(403, "hint-not-here")
        if game is None or live.to_move is None or live.to_move != seat or seat not in live.seats_of(person):
            raise Refused(403, "not-your-turn")
        key = (live.row.id, live.row.revision, seat)
        task = self._found.get(key)
        if task is None or _failed(task):
            if self._failures[key] >= TRIES:
                raise Refused(409, "hint-set-aside")
            game.codes()
            box = None if game.box.shipped else game.box.text
            work = HintTask(live.row.game, game.options, game._table.pack().tobytes(), live.names, box, THINKING)
            task = asyncio.get_running_loop().create_task(self._find(key, person, work))
            self._found[key] = self._looking[key] = task
            task.add_done_callback(lambda done: self._looking.get(key) is done and self._looking.pop(key))
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        task.add_done_callback(lambda _: self._bus.notify(key[0], Notice("hint", str(key[1])), person))
        return task

    async def _find(self, key: Key, person: str, work: HintTask) -> FoundHint:
        try:
            found = await self._workers.run(person, SECONDS, find_hint, work, (warm_up, (work.game, len(work.names))))
        except Exception as error:
            self._failures[key] += 1
            log.error("a hint failed", extra={"table": key[0]}, exc_info=error)
            raise Refused(503, "hint-failed") from None
        self._failures.pop(key, None)
        return found

    @staticmethod
    async def result(task: asyncio.Task[FoundHint]) -> FoundHint:
        """Wait for a hint; whoever stops waiting stops nobody else."""
        await asyncio.wait([task])
        if task.cancelled():
            raise Refused(409, "hint-cancelled")
        return task.result()

    def cancel(self, live: LiveTable, seat: int | None, person: str) -> None:
        """Somebody does not want to wait any more."""
        key = (live.row.id, live.row.revision, -1 if seat is None else seat)
        if key in self._looking and seat in live.seats_of(person):
            self._found.pop(key, None)
            self._looking[key].cancel()

    def forget(self, table: str, revision: int) -> None:
        """The table has changed: what was looked for before is of no use."""
        for key, task in list(self._looking.items()):
            if key[0] == table and key[1] != revision:
                task.cancel()
        for key in [key for key in self._failures if key[0] == table and key[1] != revision]:
            del self._failures[key]

    def close(self) -> None:
        for task in [*self._looking.values(), *self._warm.values()]:
            task.cancel()

    def asked(self, live: LiveTable, seat: int | None) -> asyncio.Task[FoundHint] | None:
        """The hint that was asked for at this moment of the table, found or not yet."""
        return self._found.get((live.row.id, live.row.revision, -1 if seat is None else seat))

    def looking(self, live: LiveTable, seat: int | None) -> bool:
        task = self.asked(live, seat)
        return task is not None and not task.done()

    def failed(self, live: LiveTable, seat: int | None) -> bool:
        task = self.asked(live, seat)
        return task is not None and _failed(task) and not task.cancelled()

    def found(self, live: LiveTable, seat: int | None) -> FoundHint | None:
        task = self.asked(live, seat)
        return task.result() if task is not None and task.done() and not _failed(task) else None


def _failed(task: asyncio.Task[FoundHint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
