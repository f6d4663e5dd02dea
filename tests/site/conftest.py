"""Shared by the tests of store and site: a database a test, PostgreSQL too where MEIJI_TEST_POSTGRES names one."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meiji.store import Database, Store

sys.path.insert(0, str(Path(__file__).parent))

from house import House

POSTGRES = os.environ.get("MEIJI_TEST_POSTGRES")
Run = Callable[[Callable[[Store], Coroutine[Any, Any, Any]]], Any]


@pytest.fixture(params=["sqlite", "postgres"] if POSTGRES else ["sqlite"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a coroutine function with a store, in a loop of its own; the data stays between two runs."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path}/test.sqlite3"
    else:
        url = _new_postgres(str(POSTGRES))

    def running(work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
        async def whole() -> Any:
            database = Database(url)
            await database.open()
            try:
                return await work(Store(database))
            finally:
                await database.close()

        return asyncio.run(whole())

    return running


def _new_postgres(url: str) -> str:
    name = f"meiji_test_{secrets.token_hex(4)}"

    async def make() -> None:
        engine = Database(url).engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(make())
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), writes_per_minute=100_000) as open_house:
        yield open_house
