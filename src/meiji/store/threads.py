"""What happens at every move, with SQLite: whole transactions in a thread.

Statement by statement the way to a thread costs more than the work. And a commit waits for the disk, while SQLite has
one writer at a time: so while one commit is under way, what others want to write gathers, and then goes together. Each
stands behind a savepoint, so one that fails takes nothing from the others. All hear of it when it is on the disk, not
before. A transaction that writes waits for other writers only once, when it begins, and not for ever: then all who wait
hear that it cannot be done now, and nothing of it has been done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import sqlalchemy as sa

Work = Callable[[sa.Connection], Any]


class Line:
    """A thread with a connection that stays open."""

    def __init__(self, engine: sa.Engine, name: str, writes: bool) -> None:
        self._engine = engine
        self._writes = writes
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: sa.Connection | None = None

    async def run(self, work: Work) -> Any:
        """Do some work in a transaction; back when it is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Work) -> Any:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=self._writes)
        try:
            with self._connection.begin():
                return work(self._connection)
        except sa.exc.OperationalError:  # locked, full, away: begin anew the next time
            self._connection.close()
            self._connection = None
            raise

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


class Threads:
    """One line to read, one to write."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader, self._writer = Line(engine, "meiji-reader", False), Line(engine, "meiji-writer", True)
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work) -> Any:
        return await self._reader.run(work)

    async def write(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            works = [work for work, _ in together]
            try:
                outcomes = await self._writer.run(partial(_each, works))
            except Exception as error:  # nothing was committed
                if isinstance(error, sa.exc.OperationalError):  # who came meanwhile would only wait for the same
                    together, self._waiting = together + self._waiting, []
                outcomes = [error] * len(together)
            for (_, done), outcome in zip(together, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._writing = None

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._reader.close()
        self._writer.close()
        self._engine.dispose()


def _each(works: list[Work], connection: sa.Connection) -> list[Any]:
    """The result or the error of each."""
    if len(works) == 1:
        return [works[0](connection)]
    outcomes: list[Any] = []
    for work in works:
        try:
            with connection.begin_nested():
                outcomes.append(work(connection))
        except Exception as error:
            outcomes.append(error)
    return outcomes
