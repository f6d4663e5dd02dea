"""What happens at every move, with SQLite: whole transactions in a thread.

Statement by statement the way to a thread costs more than the work. And a commit waits for the disk, while SQLite has
one writer at a time: so while one commit is under way, what others want to write gathers, and then goes together. Each
stands behind a savepoint, so one that fails takes nothing from the others. All hear of it when it is on the disk, not
before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

Work = Callable[[sa.Connection], Any]


class Threads:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = ThreadPoolExecutor(1, "meiji-reader")
        self._writer = ThreadPoolExecutor(1, "meiji-writer")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._alone, work)

    def _alone(self, work: Work) -> Any:
        with self._engine.begin() as connection:
            return work(connection)

    async def write(self, work: Work) -> Any:
        """Do some work in a transaction; back when it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                outcomes = await loop.run_in_executor(self._writer, self._commit, [work for work, _ in together])
            except Exception as error:  # nothing was committed
                outcomes = [error] * len(together)
            for (_, done), outcome in zip(together, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._writing = None

    def _commit(self, together: list[Work]) -> list[Any]:
        """The result or the error of each."""
        if len(together) == 1:
            return [self._alone(together[0])]
        outcomes: list[Any] = []
        with self._engine.begin() as connection:
            for work in together:
                try:
                    with connection.begin_nested():
                        outcomes.append(work(connection))
                except Exception as error:
                    outcomes.append(error)
        return outcomes

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._reader.shutdown()
        self._writer.shutdown()
        self._engine.dispose()
