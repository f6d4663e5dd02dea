"""Reviews of finished games: made once, in a worker, in small steps between which hints can come in, and then kept."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from meiji.arena.review import STRONG_GAMES, Look, looks, put_together, strong_play, tell
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.saves import load
from meiji.site.bus import Bus, Word
from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.thinkers import Thinkers
from meiji.store import Store
from meiji.store.rows import OVER

AT_ONCE = 8  # moves that are looked at in one step
log = logging.getLogger("meiji.reviews")


@dataclass(frozen=True)
class Some:
    """Some moves of a game, or some games to compare with."""

    save: str
    first: int
    last: int


@dataclass(frozen=True)
class All:
    save: str
    seen: Sequence[Look]
    averages: dict[str, float]


@lru_cache(maxsize=2)
def _game(save: str) -> Game:
    return load(save)


def look_at_some(work: Some) -> list[Look]:
    """In a worker."""
    return list(looks(_game(work.save), work.first, work.last))


def play_strongly(work: Some) -> dict[str, float]:
    """In a worker."""
    return strong_play(_game(work.save), work.first, 1 + work.last - work.first)


def tell_all(work: All) -> dict[str, Any]:
    """In a worker: the whole review as data for JSON, in every language."""
    game = _game(work.save)
    found = put_together(game, work.seen, work.averages)
    return {
        "chances": [[round(chance, 4) for chance in row] for row in found.chances],
        "mistakes": [[moment.number, moment.seat] for moment in found.mistakes()],
        "seats": [played.seat for played in game.log],
        "told": {language: asdict(tell(found, language)) for language in LANGUAGES},
    }


@dataclass
class Progress:
    done: int
    total: int
    waits: bool = True
    failed: bool = False


class Reviews:
    """One at a time; the others wait."""

    def __init__(self, thinkers: Thinkers, store: Store, bus: Bus) -> None:
        self._thinkers = thinkers
        self._store = store
        self._bus = bus
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self.progress: dict[str, Progress] = {}  # of tables whose review is being made, or failed

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def find(self, live: Live) -> tuple[dict[str, Any] | None, Progress | None]:
        """The review of a finished game, if there is one; else how far it is, if somebody has asked for it."""
        if live.row.status != OVER:
            raise Refused(409, "not-over")
        progress = self.progress.get(live.row.id)  # first: it ends only when the review is in the store
        found = await self._store.review(live.row.id, _stamp(live))
        return found, progress if found is None else None

    def start(self, live: Live) -> None:
        assert live.game is not None
        known = self.progress.get(live.row.id)
        if known is not None and not known.failed:
            return
        total = -(-len(live.moves) // AT_ONCE) + STRONG_GAMES + 1
        self.progress[live.row.id] = Progress(0, total)
        task = asyncio.get_running_loop().create_task(self._make(live.row.id, _stamp(live), live.game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, id: str, stamp: str, game: Game) -> None:
        progress = self.progress[id]
        try:
            async with self._turn:
                progress.waits = False
                told = await self._look(id, json.dumps(game.save()), len(game.log), progress)
            await self._store.set_review(id, stamp, told)
            del self.progress[id]
        except Exception as error:
            log.error("a review failed", extra={"table": id}, exc_info=error)
            progress.failed = True
        self._say(id)

    async def _look(self, id: str, save: str, moves: int, progress: Progress) -> dict[str, Any]:
        seen: list[Look] = []
        for first in range(1, moves + 1, AT_ONCE):
            seen += await self._thinkers.run(look_at_some, Some(save, first, first + AT_ONCE - 1))
            self._step(id, progress)
        averages: dict[str, float] = {}
        for number in range(STRONG_GAMES):
            for source, points in (await self._thinkers.run(play_strongly, Some(save, number, number))).items():
                averages[source] = averages.get(source, 0.0) + points / STRONG_GAMES
            self._step(id, progress)
        return await self._thinkers.run(tell_all, All(save, seen, averages))

    def _step(self, id: str, progress: Progress) -> None:
        progress.done += 1
        self._say(id)

    def _say(self, id: str) -> None:
        """How far it is, on the table's live channel; nothing more to do: the page looks again."""
        progress = self.progress.get(id)
        running = progress is not None and not progress.failed
        data = f"{progress.done} {progress.total}" if progress is not None and running else "ended"
        self._bus.say(id, Word("review", data))


def _stamp(live: Live) -> str:
    """Of the moves: when some are taken back at the end and played otherwise, the review is another one."""
    text = json.dumps([[move.notation, *move.drawn] for move in live.moves])
    return hashlib.sha256(text.encode()).hexdigest()
