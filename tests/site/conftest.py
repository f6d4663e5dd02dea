"""Shared by the tests of store and site: a database a test, SQLite and, where it is installed, PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from meiji.store import Database, Store

sys.path.insert(0, str(Path(__file__).parent))

import postgres
from at_table import at
from browsing import chromium, welcome
from house import House

__all__ = ["at", "chromium", "house", "run", "welcome"]  # fixtures

Run = Callable[[Callable[[Store], Coroutine[Any, Any, Any]]], Any]


@pytest.fixture(params=["sqlite", "postgres"] if postgres.is_there() else ["sqlite"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a coroutine function with a store, in a loop of its own; the data stays between two runs."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path}/test.sqlite3"
    else:
        url = postgres.new_database()

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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), writes_per_minute=100_000) as open_house:
        yield open_house
