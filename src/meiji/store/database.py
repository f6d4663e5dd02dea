"""The connection to SQLite (by default a file in the user's data folder) or PostgreSQL, and its migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from meiji.kernel.errors import BadInput, not_installed
from meiji.kernel.folders import data_folder
from meiji.store.threads import Threads

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

PATIENCE = 5  # seconds that a write waits for other writers
POOL = 10  # seconds that anything waits for a connection

# PostgreSQL's classes of errors: connections, resources such as the disk, a server that stops or starts, the system.
AWAY, READ_ONLY, LOCKED = ("08", "53", "57", "58"), "25006", "55P03"


def default_database() -> str:
    return f"sqlite:///{(data_folder() / 'meiji.sqlite3').as_posix()}"


class Database:
    """An engine whose tables are up to date once `open` is done."""

    def __init__(self, url: str) -> None:
        try:
            parsed = sa.make_url(url)
        except (sa.exc.ArgumentError, ValueError):
            raise BadInput("The database is no URL; write sqlite:///file or postgresql://user@host/name.") from None
        kind = parsed.drivername.partition("+")[0]
        if kind not in DRIVERS:
            raise BadInput(f"The database {kind!r} is unknown; sqlite and postgresql are supported.")
        self.url = parsed.set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        if self.is_sqlite and "timeout" not in self.url.query:
            self.url = self.url.update_query_dict({"timeout": str(PATIENCE)})
        self.engine: AsyncEngine = self._engine()
        self._claim: sqlite3.Connection | None = None
        self.threads = None
        if self.is_sqlite:
            plain = sa.create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            _set_up_engine(plain)
            self.threads = Threads(plain)
        # Transactions in which several reads see one moment; in SQLite all of them do.
        self.snapshots = self.engine
        if not self.is_sqlite:
            self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")

    def _engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            try:
                waits = {"server_settings": {"lock_timeout": f"{PATIENCE}s"}, "timeout": POOL}
                return create_async_engine(
                    self.url, pool_pre_ping=True, hide_parameters=True, pool_timeout=POOL, connect_args=waits
                )
            except ImportError:
                raise not_installed("asyncpg", "postgres") from None
        if self.url.database and self.url.database != ":memory:":
            folder = Path(self.url.database).parent
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"The folder {folder} for the database cannot be made: {error.strerror}.") from None
        engine = create_async_engine(self.url, pool_timeout=POOL, hide_parameters=True)
        _set_up_engine(engine.sync_engine)
        return engine

    # For what happens at every move: a whole transaction at once.
    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        if self.threads is not None:
            found: T = await self.threads.read(work)
            return found
        return await self._transact(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        if self.threads is not None:
            done: T = await self.threads.write(work)
            return done
        return await self._transact(work)

    async def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def open(self, serves: bool = True) -> None:
        """Bring the tables up to date. An SQLite file is served by one server at a time; commands write, too."""
        try:
            async with self.engine.begin() as connection:
                if self.is_sqlite and serves:
                    self._claim = await connection.run_sync(_claim)
                await connection.run_sync(_migrate)
        except (sa.exc.OperationalError, sa.exc.DatabaseError, OSError) as error:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            self._give_up()
            raise BadInput(f"The database cannot be opened: {reason}.") from None

    def _give_up(self) -> None:
        if self._claim is not None:
            self._claim.close()

    async def close(self) -> None:
        self._give_up()
        if self.threads is not None:
            await self.threads.close()
        await self.engine.dispose()


def is_away(error: BaseException) -> bool:
    """Can the database not be reached, or not be written, just now? Then there is nothing wrong with what was asked."""
    if isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError | sa.exc.TimeoutError | ConnectionError):
        return True
    cause = getattr(error, "orig", None) or error
    state = str(getattr(cause, "sqlstate", None) or "")
    return state in (READ_ONLY, LOCKED) or state[:2] in AWAY or bool(getattr(error, "connection_invalidated", False))


def _set_up_engine(engine: sa.Engine) -> None:
    sa.event.listen(engine, "connect", _set_up_sqlite)
    sa.event.listen(engine, "begin", _begin)


def _begin(connection: sa.Connection) -> None:
    """Who only writes waits for other writers at the beginning, before anything is done."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for a writer, what is committed is on the disk, and a transaction begins with BEGIN.

    The driver would begin one only at the first write, so two reads could see two moments.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _claim(connection: sa.Connection) -> sqlite3.Connection | None:
    """A lock on a file beside the database. However the server ends, the system frees it."""
    file = connection.exec_driver_sql("PRAGMA database_list").one()[2]
    if not file:  # in memory
        return None
    lock = sqlite3.connect(f"{file}-server", timeout=1, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise BadInput(f"The database cannot be opened: {error} ({file}-server).") from None
        raise BadInput(f"Another server already serves {file}; end it first, or let both share a PostgreSQL.") from None
    return lock


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # another server may be at it, and there may be much to do
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.exec_driver_sql(
        "UPDATE alembic_version SET version_num = version_num"
    )  # fails if nothing can be written
