"""Who wants to know that a table has changed. The bus carries only (table, revision): watchers re-read the store.

So a message that is lost is harmless, and several changes at once become one. Beside changes there are notices, such
as "the hint is there", for one person at a table or for all. In one process the bus is memory; with
PostgreSQL all processes on the database hear each other by LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from meiji.store import Database

CHANNEL = "meiji_tables"
log = logging.getLogger("meiji.bus")


class Notice(NamedTuple):
    """An event that is no change of the table, with a little text."""

    event: str
    data: str


class Watch:
    """One watcher of one table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self._changed = asyncio.Event()
        self._notices: list[Notice] = []

    def wake(self) -> None:
        self._changed.set()

    def notify(self, notice: Notice) -> None:
        self._notices.append(notice)
        self.wake()

    def notices(self) -> list[Notice]:
        """Those that came since the last time."""
        new, self._notices = self._notices, []
        return new

    async def wait(self, seconds: float) -> bool:
        """Wait for a change, at most this long; was there one?"""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True


class Bus:
    """In memory, for one process."""

    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = defaultdict(set)
        self.on_change: Callable[[str], None] = lambda table: None  # heard from elsewhere, before the watchers hear
        self.on_revision: Callable[[str, int], None] = lambda table, revision: None  # ours, too; -1: the table is gone

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        for watches in self._watches.values():
            for watch in watches:
                watch.wake()

    @contextlib.contextmanager
    def watching(self, table: str, person: str = "") -> Iterator[Watch]:
        watch = Watch(person)
        self._watches[table].add(watch)
        try:
            yield watch
        finally:
            self._watches[table].discard(watch)
            if not self._watches[table]:
                del self._watches[table]

    def watchers(self) -> int:
        return sum(map(len, self._watches.values()))

    def present(self, table: str, person: str) -> bool:
        """Does this person look at the table right now, by this process?"""
        return any(watch.person == person for watch in self._watches.get(table, ()))

    def wake_all(self, table: str) -> None:
        for watch in self._watches.get(table, ()):
            watch.wake()

    def publish(self, table: str, revision: int) -> None:
        self.on_revision(table, revision)
        self.wake_all(table)

    def notify(self, table: str, notice: Notice, person: str | None = None) -> None:
        """Send a notice to a person at a table; None: to all there."""
        for watch in self._watches.get(table, ()):
            if person in (None, watch.person):
                watch.notify(notice)


class PostgresBus(Bus):
    """Over PostgreSQL, for any number of processes. A broken connection is opened again, and then all look anew."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._keep(self._listen())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await super().close()

    def _keep(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        import asyncpg

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, lambda *heard: self._heard(str(heard[3])))
                for table in list(self._watches):
                    self._heard(f"{table} ")
                await gone.wait()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("the bus cannot reach the database: %s", type(error).__name__)
            await asyncio.sleep(1)

    def _heard(self, message: str) -> None:
        table, _, rest = message.partition(" ")
        if rest.startswith("{"):
            given = json.loads(rest)
            super().notify(table, Notice(given["event"], given["data"]), given["person"])
            return
        self.on_change(table)
        if rest:
            self.on_revision(table, int(rest))
        self.wake_all(table)

    def publish(self, table: str, revision: int) -> None:
        super().publish(table, revision)
        self._keep(self._notify(f"{table} {revision}"))

    def notify(self, table: str, notice: Notice, person: str | None = None) -> None:
        """Everybody hears it by the database, this process, too."""
        message = json.dumps({"event": notice.event, "data": notice.data, "person": person})
        self._keep(self._notify(f"{table} {message}"))

    async def _notify(self, message: str) -> None:
        try:
            async with self._database.engine.begin() as connection:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, message)))
        except (OSError, sa.exc.SQLAlchemyError):
            log.warning("a change could not be announced")


def make_bus(database: Database) -> Bus:
    return Bus() if database.is_sqlite else PostgresBus(database)
