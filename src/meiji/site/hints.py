"""Hints on a table: found in a worker from what the deciding seat may know, kept as long as the table stands."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meiji.kernel.chance import Chance
from meiji.kernel.game import Game, new_game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.spec import find_game
from meiji.players import hint, hint_lines
from meiji.site.bus import Bus, Word
from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.thinkers import Thinkers

THINKING = "ms=800"  # with the reasons and the way there and back that stays well below 3 seconds
KEPT = 200  # hints in memory
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
class HintedMove:
    """`lines` by language: what the move promises, then the reasons."""

    notation: str
    chance: float
    lead: float
    lines: dict[str, list[str]]


def find_hint(work: HintTask) -> list[HintedMove]:
    """In a worker: the best moves, best first."""
    spec = find_game(work.game)
    box = spec.box() if work.box is None else spec.box_from(work.box, "box")
    table = spec.table.unpack(np.frombuffer(work.table, spec.table.dtype()))
    table.chance = Chance()
    game = Game(spec, box, work.options, table, work.names)
    found = hint(game, thinking=work.thinking)
    lines = {language: hint_lines(game, found, language) for language in LANGUAGES}
    return [
        HintedMove(move.notation, move.chance, move.lead, {language: lines[language][number] for language in LANGUAGES})
        for number, move in enumerate(found.moves)
    ]


def warm_up(game: str) -> None:
    """In a worker: compile or load all that a hint needs, so that the first one is as quick as any."""
    hint(new_game(game, seed=0), thinking="simulations=1")


class Hints:
    """Asked for by people, found one after the other, and announced on the table's live channel."""

    def __init__(self, thinkers: Thinkers, bus: Bus) -> None:
        self._thinkers = thinkers
        self._bus = bus
        self._found: OrderedDict[tuple[str, int, int], asyncio.Task[list[HintedMove]]] = OrderedDict()
        self._warm: dict[str, asyncio.Task[None]] = {}

    @staticmethod
    def allowed(live: Live, person: str) -> bool:
        """Where nobody else plays, or where whoever made the table allows it to all."""
        people = {seat.person for seat in live.seats if seat.person is not None}
        return person in people and (live.row.hints or people == {person})

    def prepare(self, game: str) -> None:
        """Somebody may soon want a hint."""
        if game not in self._warm:
            self._warm[game] = asyncio.get_running_loop().create_task(self._prepare(game))

    async def _prepare(self, game: str) -> None:
        try:
            await self._thinkers.run(warm_up, game)
        except Exception as error:
            log.warning("hints cannot be prepared", extra={"game": game}, exc_info=error)

    def ask(self, live: Live, seat: int | None, person: str) -> asyncio.Task[list[HintedMove]]:
        """A hint for the seat that decides; asked for twice, it is looked for once."""
        game = live.game
        if not self.allowed(live, person):
            raise Refused(403, "hint-not-here")
        if game is None or game.to_move is None or game.to_move != seat or seat not in live.seats_of(person):
            raise Refused(403, "not-your-turn")
        key = (live.row.id, live.row.revision, seat)
        task = self._found.get(key)
        if task is None or _failed(task):
            game.codes()
            box = None if game.box.shipped else game.box.text
            work = HintTask(live.row.game, game.options, game._table.pack().tobytes(), live.names, box, THINKING)
            task = asyncio.get_running_loop().create_task(self._find(live.row.id, work))
            self._found[key] = task
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        task.add_done_callback(lambda _: self._bus.say(key[0], Word("hint", str(key[1])), person))
        return task

    async def _find(self, table: str, work: HintTask) -> list[HintedMove]:
        try:
            return await self._thinkers.run(find_hint, work)
        except Exception as error:
            log.error("a hint failed", extra={"table": table}, exc_info=error)
            raise Refused(503, "hint-failed") from None

    def asked(self, live: Live, seat: int | None) -> asyncio.Task[list[HintedMove]] | None:
        """The hint that was asked for at this moment of the table, found or not yet."""
        return self._found.get((live.row.id, live.row.revision, -1 if seat is None else seat))

    def looking(self, live: Live, seat: int | None) -> bool:
        task = self.asked(live, seat)
        return task is not None and not task.done()

    def found(self, live: Live, seat: int | None) -> list[HintedMove] | None:
        task = self.asked(live, seat)
        return task.result() if task is not None and task.done() and not _failed(task) else None


def _failed(task: asyncio.Task[list[HintedMove]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
