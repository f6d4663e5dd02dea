"""Computer players at their tables: whose turn it is, which server lets them think, and when to give up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter

import sqlalchemy as sa

from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.metrics import Metrics
from meiji.site.tables import LiveTables
from meiji.site.thinkers import task, think, time_for, warm_up_for, warm_up_of
from meiji.site.workers import Workers
from meiji.store import Leases

EVERY = 1.0  # seconds between two looks at the leases
LATELY = 3600.0  # seconds: older turns were found when a server started
MOST_KINDS = (
    6  # of computer players for which workers are kept warm, where another server's tables may have to be taken
)
COLD = 3  # looks for which a server whose workers are not warm lets others go first
TRIES = 3
AGAIN = 1.0  # seconds until a computer player that failed tries again
TROUBLE = 10.0  # seconds until the database is asked again when it does not answer
log = logging.getLogger("meiji.computers")


class Computers:
    def __init__(self, live: LiveTables, leases: Leases, workers: Workers, pause: float, metrics: Metrics) -> None:
        self._live = live
        self._leases = leases
        self._workers = workers
        self._pause = pause
        self._metrics = metrics
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._watch: asyncio.Task[None] | None = None
        self._left: Counter[str] = Counter()  # how often a table was left to servers with warm workers
        live.on_computer = self.let_think

    async def open(self) -> None:
        await self._adopt(0.0)
        if self._leases.shared:
            self._watch = asyncio.get_running_loop().create_task(self._watch_leases())

    async def close(self) -> None:
        tasks = [*self._thinking.values(), *([self._watch] if self._watch is not None else [])]
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.close()
        with contextlib.suppress(OSError, sa.exc.SQLAlchemyError):  # else they run out
            await self._leases.give_all_back()

    async def _adopt(self, since: float) -> None:
        """Turns of computer players that nobody thinks about, because a server ended. Where there may be other servers,
        one whose workers are warm goes first."""
        waiting = await self._leases.waiting_tables(since)
        self._left = Counter({id: count for id, count in self._left.items() if id in waiting})
        for id, kind in waiting.items():
            if self._leases.shared and self._left[id] < COLD and not self._workers.is_warm(warm_up_of(*kind)):
                self._left[id] += 1
            else:
                self.let_think(id)

    async def _keep_warm(self) -> None:
        """To take over from another server must not take the time that a cold worker takes."""
        kinds = await self._leases.kinds_in_play(time.time() - LATELY, MOST_KINDS)
        self._workers.warm_ahead([warm_up_of(*kind) for kind in kinds])

    async def _watch_leases(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                for id in await self._leases.renew():
                    log.warning("another server thinks here now", extra={"table": id})
                    self.drop(id)
                await self._adopt(time.time() - LATELY)
                await self._keep_warm()
            except (OSError, sa.exc.SQLAlchemyError) as error:
                log.warning("leases cannot be renewed: %s", type(error).__name__)

    def drop(self, id: str) -> None:
        """Think no more about a table: it is gone, or another server does."""
        self._wanted.discard(id)
        if (thinking := self._thinking.get(id)) is not None:
            thinking.cancel()

    def let_think(self, id: str) -> None:
        self._wanted.add(id)
        if id not in self._thinking:
            self._thinking[id] = asyncio.get_running_loop().create_task(self._think(id))

    async def _think(self, id: str) -> None:
        try:
            while id in self._wanted:
                try:
                    await self._think_alone(id)
                except Refused:
                    self._wanted.discard(id)  # the table is gone, or somebody else has played
                except Exception as error:  # the database does not answer; the table does not wait for ever
                    log.error("a computer player has to wait", extra={"table": id}, exc_info=error)
                    await asyncio.sleep(TROUBLE)
        finally:
            del self._thinking[id]

    async def _think_alone(self, id: str) -> None:
        """Play, unless another server does."""
        if not await self._leases.take(id):
            self._wanted.discard(id)
            return
        try:
            self._live.look_again(id)  # another server may have played
            await self._play(id)
        finally:
            await self._leases.give_back(id)

    async def _play(self, id: str) -> None:
        """Play for the computer seats until a person is to move. People may take back what they can meanwhile."""
        failures = 0
        while id in self._wanted:
            self._wanted.discard(id)  # before reading: what changes meanwhile wants another look
            live = await self._live.get(id)
            if not live.thinking:
                continue
            self._wanted.add(id)
            try:
                code = await self._choose(live)
                await self._live.play_for_computer(id, live.row.revision, code)
                failures = 0
            except (OSError, sa.exc.SQLAlchemyError):
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.status != 422:
                    raise
                failures += 1
                log.error("a computer player failed", extra={"table": id, "failures": failures}, exc_info=error)
                if failures == TRIES:
                    await self._live.set_aside(id, live.row.revision)
                    log.error("a table is set aside", extra={"table": id})
                    return
                await asyncio.sleep(AGAIN)

    async def _choose(self, live: Live) -> int:
        assert live.game is not None and live.to_move is not None
        work = task(live.game, live.seats[live.to_move].player or "random")
        with self._metrics.thinking.time():
            choice = self._workers.run(owner_of(live), time_for(work), think, work, warm_up_for(work, live.row.seats))
            code, _ = await asyncio.gather(choice, asyncio.sleep(self._pause))
        return code


def owner_of(live: Live) -> str:
    """Whose place in the queue: the owner's, also where only computers play; or somebody's who sits there."""
    people = [seat.person for seat in live.seats if seat.person is not None]
    return live.row.owner if live.row.owner in people or not people else people[0]
