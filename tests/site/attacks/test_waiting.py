"""A database that another holds: who wants to write hears it after some seconds, and nothing is half done."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import postgres
import pytest
import sqlalchemy as sa
from house import House, Visitor

from meiji.store import Database
from meiji.store.database import PATIENCE

MARGIN = 4.0  # seconds, for a busy machine


def all_at_once(asks: list[Callable[[], httpx.Response]]) -> list[tuple[int, float]]:
    """The status of each answer, and after how many seconds it came."""

    def timed(ask: Callable[[], httpx.Response]) -> tuple[int, float]:
        begun = time.monotonic()
        return ask().status_code, time.monotonic() - begun

    with ThreadPoolExecutor(len(asks)) as threads:
        return list(threads.map(timed, asks))


def moving(anna: Visitor, table: str, move: str) -> Callable[[], httpx.Response]:
    headers = {"x-csrf-token": anna.csrf}
    body = {"moment": 0, "move": move}
    return lambda: anna.web.post(f"/api/tables/{table}/moves", json=body, headers=headers)


def test_a_locked_sqlite_is_told_to_all_after_one_wait(tmp_path: Path) -> None:
    with House(tmp_path, database=f"sqlite:///{tmp_path}/site.sqlite3?timeout=2", writes_per_minute=100_000) as house:
        anna = house.visitor("Anna")
        tables = [anna.table("zaibatsu", ["me", "screen"]) for _ in range(8)]
        moves = {table: anna.state(table)["moves"][0]["notation"] for table in tables}
        asks = [moving(anna, table, move) for table, move in moves.items()]
        with closing(sqlite3.connect(tmp_path / "site.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            found = all_at_once(asks)
            assert [status for status, _ in found] == [503] * len(tables)
            assert max(seconds for _, seconds in found) < 2 + MARGIN
            assert anna.web.get(f"/table/{tables[0]}").status_code == 200
        assert all(anna.state(table)["table"]["moment"] == 0 for table in tables), "nothing is half done"
        assert [ask().status_code for ask in asks] == [200] * len(tables)


def test_nobody_waits_long_for_others_at_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meiji.site import tables

    monkeypatch.setattr(tables, "PATIENCE", 1)
    with House(tmp_path, writes_per_minute=100_000) as house:
        anna = house.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"])
        move = anna.state(table)["moves"][0]["notation"]
        held, go_on = threading.Event(), asyncio.Event()
        append = house.site.store.append

        loops: list[asyncio.AbstractEventLoop] = []

        async def slow(*about: Any) -> int:
            loops.append(asyncio.get_running_loop())
            held.set()
            await go_on.wait()
            return await append(*about)

        monkeypatch.setattr(house.site.store, "append", slow)
        with ThreadPoolExecutor(1) as threads:
            first = threads.submit(moving(anna, table, move))
            assert held.wait(30)
            [(status, seconds)] = all_at_once([moving(anna, table, move)])
            assert status == 503 and seconds < 1 + MARGIN
            loops[0].call_soon_threadsafe(go_on.set)
            assert first.result().status_code == 200
        assert anna.state(table)["table"]["moment"] == 1


@pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
def test_a_locked_postgresql_is_told(tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(tmp_path, database=url, writes_per_minute=100_000) as house:
        anna = house.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"])
        ask = moving(anna, table, anna.state(table)["moves"][0]["notation"])
        found: list[tuple[int, float]] = []

        async def lock() -> None:
            engine = Database(url).engine
            async with engine.begin() as connection:
                await connection.execute(sa.text("LOCK TABLE tables IN SHARE MODE"))  # reading goes on
                found.extend(await asyncio.to_thread(all_at_once, [ask]))
            await engine.dispose()

        asyncio.run(lock())
        [(status, seconds)] = found
        assert status == 503 and seconds < PATIENCE + MARGIN
        assert anna.state(table)["table"]["moment"] == 0
        assert ask().status_code == 200 and anna.state(table)["table"]["moment"] == 1
