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
from weakref import WeakValueDictionary

from meiji.arena.judging import Turn, kind_of_turn
from meiji.arena.review import STRONG_GAMES, Look, Review, looks, put_together, strong_play
from meiji.arena.review_text import tell
from meiji.kernel.game import Game, new_game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.saves import load
from meiji.players.hints import compare
from meiji.site.bus import Bus, Notice
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.workers import Workers
from meiji.store import Store
from meiji.store.rows import OVER

AT_ONCE = 8  # moves that are looked at in one step
SECONDS = 120.0  # after which something is wrong with a step, also on a busy machine
TRIES = 3
FORM = 2  # of what is kept of a review
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
        "seats": [played.seat for played in game.log],
        "par": round(found.par, 1),
        "players": [_player(found, seat) for seat in range(game.seats)],
        "told": {language: asdict(tell(found, language)) for language in LANGUAGES},
    }


def _player(found: Review, seat: int) -> dict[str, Any]:
    """How a seat played: in percent, as a whole and by phase; how many decisions of each kind; the turns that teach."""
    return {
        "accuracy": _rounded(found.accuracy(seat)),
        "phases": [_rounded(accuracy) for accuracy in found.accuracies(seat)],
        "counts": found.counted(seat),
        "lost": round(sum(turn.lost for turn in found.turns(seat)), 1),
        "lessons": [_lesson(found, turn) for turn in found.told(seat)],
    }


def _rounded(accuracy: float | None) -> float | None:
    return None if accuracy is None else round(accuracy, 1)


def _lesson(found: Review, turn: Turn) -> dict[str, Any]:
    moment, spec = turn.worst, found.game.spec
    before, notations = found.before(moment.number), spec.moves.notations
    return {
        "number": moment.number,
        "kind": kind_of_turn(turn, found.par),
        "lost": round(turn.lost, 1),
        "chance": round(moment.chance, 4),
        "best_chance": round(moment.best_chance, 4),
        "played": notations[moment.code],
        "played_target": spec.target(before._table, before.box.record, moment.code),
        "better_target": spec.target(before._table, before.box.record, moment.best),
        "line": [notations[code] for code in (moment.best, *moment.line)],
    }


def warm_up(kind: tuple[str, int]) -> None:
    """In a worker: compile or load all that a review needs with so many seats."""
    game, seats = kind
    table = new_game(game, seats=seats, seed=0)
    while len(table.log) < 2:
        table.play(table.codes()[0])
    list(looks(table, 1, 2, thinking="simulations=2"))
    strong_play(table, 0, 1)
    compare(table, table.to_move or 0, table.codes()[0], table.codes()[-1])


@dataclass
class Progress:
    done: int
    total: int
    waits: bool = True
    failed: bool = False
    failures: int = 0  # in a row


class Reviews:
    """One at a time for each person; step by step they take turns with everybody else's work."""

    def __init__(self, workers: Workers, store: Store, bus: Bus) -> None:
        self._workers = workers
        self._store = store
        self._bus = bus
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.progress: dict[str, Progress] = {}  # of tables whose review is being made, or failed

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def forget(self, table: str) -> None:
        """The table is gone."""
        self.progress.pop(table, None)
        if (task := self._tasks.get(table)) is not None:
            task.cancel()

    async def find(self, live: LiveTable) -> tuple[dict[str, Any] | None, Progress | None]:
        """The review of a finished game, if there is one; else how far it is, if somebody has asked for it."""
        if live.row.status != OVER:
            raise Refused(409, "not-over")
        if live.ended is not None:
            raise Refused(409, "review-not-whole")
        progress = self.progress.get(live.row.id)  # first: it ends only when the review is in the store
        found = await self._store.review(live.row.id, _stamp(live))
        return found, progress if found is None else None

    def start(self, live: LiveTable, person: str) -> None:
        assert live.game is not None
        id, known = live.row.id, self.progress.get(live.row.id)
        if known is not None and not known.failed:
            return
        failures = known.failures if known is not None else 0
        if failures >= TRIES:
            raise Refused(409, "review-set-aside")
        total = -(-len(live.moves) // AT_ONCE) + STRONG_GAMES + 1
        self.progress[id] = Progress(0, total, failures=failures)
        task = asyncio.get_running_loop().create_task(self._make(id, person, _stamp(live), live.game))
        self._tasks[id] = task
        task.add_done_callback(lambda done: self._tasks.get(id) is done and self._tasks.pop(id))

    async def _make(self, id: str, person: str, stamp: str, game: Game) -> None:
        progress = self.progress[id]
        turn = self._turns.setdefault(person, asyncio.Lock())
        try:
            async with turn:
                progress.waits = False
                told = await self._look(id, person, game, progress)
            await self._store.set_review(id, stamp, told)
            del self.progress[id]
        except Exception as error:
            log.error("a review failed", extra={"table": id}, exc_info=error)
            progress.failed = True
            progress.failures += 1
        self._say(id)

    async def _look(self, id: str, person: str, game: Game, progress: Progress) -> dict[str, Any]:
        save, ready = json.dumps(game.save()), (warm_up, (game.spec.id, game.seats))
        seen: list[Look] = []
        for first in range(1, len(game.log) + 1, AT_ONCE):
            some = Some(save, first, first + AT_ONCE - 1)
            seen += await self._workers.run(person, SECONDS, look_at_some, some, ready)
            self._step(id, progress)
        averages: dict[str, float] = {}
        for number in range(STRONG_GAMES):
            points = await self._workers.run(person, SECONDS, play_strongly, Some(save, number, number), ready)
            for source, count in points.items():
                averages[source] = averages.get(source, 0.0) + count / STRONG_GAMES
            self._step(id, progress)
        return await self._workers.run(person, SECONDS, tell_all, All(save, seen, averages), ready)

    def _step(self, id: str, progress: Progress) -> None:
        progress.done += 1
        self._say(id)

    def _say(self, id: str) -> None:
        """How far it is, on the table's event stream; nothing more to do: the page looks again."""
        progress = self.progress.get(id)
        running = progress is not None and not progress.failed
        data = f"{progress.done} {progress.total}" if progress is not None and running else "ended"
        self._bus.notify(id, Notice("review", data))


def _stamp(live: LiveTable) -> str:
    """Of the moves: when some are taken back at the end and played otherwise, the review is another one. And of the
    form of reviews, so that one of before is made anew."""
    text = json.dumps([FORM, [[move.notation, *move.drawn] for move in live.moves]])
    return hashlib.sha256(text.encode()).hexdigest()
