"""Work in processes of their own, never in the web process: computer players, hints, reviews.

Every piece of work has an owner and a deadline. The places from which owners come take turns, and so do the owners of
one place; one place never keeps all workers busy. A process that is past its deadline is killed and replaced, so
nothing that hangs or crashes holds up anybody else.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from meiji.site.fair_queue import FairQueue

W = TypeVar("W")
R = TypeVar("R")
WarmUp = tuple[Callable[[Any], object], Any]
WARM_UP = 900.0  # seconds; where nothing is compiled yet, that takes minutes
START: WarmUp = (len, "")  # nothing to do but to be there
AHEAD = "ahead"  # whose work it is to be warm
GRACE = 3.0  # seconds for what nobody waits for any more: a process that stays has not to be warmed up again
log = logging.getLogger("meiji.workers")


class WorkFailed(Exception):
    """The work raised an error, or its process ended."""


class TooLong(WorkFailed):
    """The work was past its deadline, and its process was killed."""


def _serve(pipe: Connection) -> None:
    """In a worker: do one thing after the other. It ends with the server, however that ends; Ctrl-C is for that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    while True:
        try:
            do, what = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, do(what))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


def _follow_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)


class Worker:
    """A process, and a thread here that waits for its answers."""

    def __init__(self) -> None:
        self.warm: set[WarmUp] = set()
        self._thread = ThreadPoolExecutor(1, "meiji-worker")
        self._process: Any = None
        self._pipe: Any = None
        self._killed = False

    @property
    def alive(self) -> bool:
        return not self._killed and (self._process is None or self._process.is_alive())

    async def ask(self, do: Callable[[W], R], what: W) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, do, what)

    def _ask(self, do: Callable[[W], R], what: W) -> R:
        try:
            if self._process is None:
                self._start()
            self._pipe.send((do, what))
            done, answer = self._pipe.recv()
        except (EOFError, OSError):
            self.kill()
            self._process.join()
            raise WorkFailed(f"the process ended with {self._process.exitcode}") from None
        if not done:
            raise WorkFailed(answer)
        found: R = answer
        return found

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        if self._killed:  # while it was starting
            self._process.kill()

    def kill(self) -> None:
        self._killed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=False)


@dataclass(eq=False)
class Work:
    owner: str
    place: str
    seconds: float
    do: Callable[[Any], Any]
    what: Any
    warm_up: WarmUp | None
    found: asyncio.Future[Any]
    ending: asyncio.TimerHandle | None = field(default=None, repr=False)  # set while it is being done
    late: bool = False


class Workers:
    """A pool of workers behind a fair queue. A worker is started when there is first something for it to do."""

    def __init__(self, most: int, place_of: Callable[[str], str] = str) -> None:
        """`place_of` tells from where an owner comes; else each is a place of their own."""
        self._most = most
        self._place_of = place_of
        self._share = max(1, most - 1)  # of one place
        self._queue: FairQueue[Work] = FairQueue()
        self._idle: list[Worker] = []
        self._busy: dict[Worker, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ahead: dict[WarmUp, None] = {}  # what is to be warm before it is wanted

    def warm_ahead(self, kinds: list[WarmUp]) -> None:
        """All workers are to be warm for these, one after the other, whenever there is nothing else to do."""
        self._ahead = dict.fromkeys(kinds)
        self._share_out()

    def is_warm(self, kind: WarmUp) -> bool:
        """Is there a worker that can begin with work of this kind at once?"""
        return any(worker.alive and kind in worker.warm for worker in [*self._idle, *self._busy])

    async def run(self, owner: str, seconds: float, do: Callable[[W], R], what: W, warm_up: WarmUp | None = None) -> R:
        """Let a worker do something, at most so long; what it gets and what it finds are pickled.

        To start a worker, and `warm_up` before its first work of that kind, have time of their own. Whoever is
        cancelled while waiting takes the work out of the queue; if it is being done, nobody hears what came out.
        """
        loop = asyncio.get_running_loop()
        work = Work(owner, self._place_of(owner), seconds, do, what, warm_up, loop.create_future())
        self._queue.put(owner, work, work.place)
        self._share_out()
        try:
            found: R = await work.found
            return found
        finally:
            self._queue.remove(owner, work, work.place)
            if work.found.cancelled() and work.ending is not None:
                worker = next(worker for worker, done in self._busy.items() if done is work)
                if work.ending.when() > loop.time() + GRACE:
                    work.ending.cancel()
                    work.ending = loop.call_later(GRACE, self._end, worker, work)

    def _share_out(self) -> None:
        while len(self._busy) < self._most:
            running = Counter(work.place for work in self._busy.values())
            taken = self._queue.take(lambda place, running=running: running[place] < self._share)  # type: ignore[misc]
            if taken is None:
                self._warm_one()
                return
            self._begin(self._pick(taken[1]), taken[1])

    def _begin(self, worker: Worker, work: Work) -> None:
        self._busy[worker] = work
        task = asyncio.get_running_loop().create_task(self._do(worker, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _warm_one(self) -> None:
        """Warm a free worker for what may come; one at a time, the others have time for what does come."""
        if any(work.place == AHEAD for work in self._busy.values()):
            return
        self._idle = [worker for worker in self._idle if worker.alive]
        missing = len(self._idle) + len(self._busy) < self._most
        for worker in [*self._idle, *([Worker()] if missing else [])]:
            for kind in self._ahead:
                if kind not in worker.warm:
                    self._idle = [other for other in self._idle if other is not worker]
                    found = asyncio.get_running_loop().create_future()
                    found.add_done_callback(lambda done: done.cancelled() or done.exception())
                    self._begin(worker, Work(AHEAD, AHEAD, WARM_UP, *START, kind, found))
                    return

    def _pick(self, work: Work) -> Worker:
        """A free worker, best one that is warm."""
        self._idle = [worker for worker in self._idle if worker.alive]
        self._idle.sort(key=lambda worker: work.warm_up in worker.warm)
        return self._idle.pop() if self._idle else Worker()

    async def _do(self, worker: Worker, work: Work) -> None:
        try:
            for warm_up in (START, work.warm_up or START):
                if warm_up not in worker.warm:
                    await self._warm(worker, warm_up)
            if not work.found.done():
                await self._answer(worker, work)
        except WorkFailed as error:
            if not work.found.done():
                work.found.set_exception(error)
        finally:
            del self._busy[worker]
            if worker.alive:
                self._idle.append(worker)
        self._share_out()

    async def _answer(self, worker: Worker, work: Work) -> None:
        work.ending = asyncio.get_running_loop().call_later(work.seconds, self._end, worker, work)
        try:
            found = await worker.ask(work.do, work.what)
            if not work.found.done():
                work.found.set_result(found)
        except WorkFailed:
            if work.late:
                raise TooLong(f"{work.seconds:g} s were not enough") from None
            raise
        finally:
            work.ending.cancel()
            work.ending = None

    def _end(self, worker: Worker, work: Work) -> None:
        work.late = True
        worker.kill()

    async def _warm(self, worker: Worker, warm_up: WarmUp) -> None:
        ending = asyncio.get_running_loop().call_later(WARM_UP, worker.kill)
        try:
            await worker.ask(*warm_up)
        except WorkFailed:
            if not worker.alive:
                raise
            log.warning("a worker could not be warmed up", exc_info=True)  # the work itself will tell
        finally:
            ending.cancel()
        worker.warm.add(warm_up)

    def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.kill()
        while (taken := self._queue.take()) is not None:
            taken[1].found.cancel()
        for work in self._busy.values():
            work.found.cancel()
        for task in self._tasks:
            task.cancel()
        self._idle = []
