"""A database that takes nothing for a while: pages stay readable, writers hear it in a sentence, nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import postgres
import pytest
import sqlalchemy as sa
from house import House
from test_kill import Server

from meiji.store import Store
from meiji.store.database import is_away


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.1)


def healthy(url: str) -> bool:
    return httpx.get(url + "/healthz", timeout=60).status_code == 200


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """A house that waits only a little for other writers."""
    url = f"sqlite:///{tmp_path}/site.sqlite3?timeout=0.3"
    with House(tmp_path, database=url, writes_per_minute=100_000) as house:
        yield house


def test_while_another_writer_holds_the_database_pages_can_be_read(impatient: House, tmp_path: Path) -> None:
    anna = impatient.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    anna.play(table)
    assert healthy(impatient.url)
    with closing(sqlite3.connect(tmp_path / "site.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        anna.get(f"/table/{table}")
        anna.get(f"/table/{table}/view")
        anna.get("/")
        move = {"moment": 1, "move": anna.state(table)["moves"][0]["notation"]}
        headers = {"x-csrf-token": anna.csrf}
        answer = anna.web.post(f"/api/tables/{table}/moves", json=move, headers=headers)
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
        assert answer.json() == {"error": "That cannot be done right now; try again in a moment."}
        page = anna.web.post("/name", data={"csrf": anna.csrf, "name": "Berta"})
        assert page.status_code == 503 and "right now" in page.text
        wait_until(lambda: not healthy(impatient.url))
        sick = httpx.get(impatient.url + "/healthz")
        assert sick.status_code == 503 and sick.text.count(".") == 1 and "retry-after" in sick.headers
    wait_until(lambda: healthy(impatient.url))
    answer = anna.web.post(f"/api/tables/{table}/moves", json=move, headers=headers)
    assert answer.status_code == 200 and answer.json()["table"]["moment"] == 2
    assert impatient.site.metrics.errors._value.get() == 0


def test_what_was_seen_counts_at_once_and_is_written(impatient: House) -> None:
    anna, ben = impatient.visitor("Anna"), impatient.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    first, second = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
    second.get(f"/table/{table}")
    first.play(table)
    id = second.web.cookies["meiji"].split(".")[0]

    def seen() -> int:
        found = sqlite3.connect(impatient.settings.database.split("///")[1].split("?")[0])
        with closing(found) as database:
            query = "SELECT length FROM seen WHERE table_id = ? AND person = ?"
            return int(database.execute(query, (table, id)).fetchone()[0])

    wait_until(lambda: seen() == 0)
    second.get(f"/table/{table}")
    wait_until(lambda: seen() == 1)


def test_how_often_health_is_asked_costs_one_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    write = house.site.database.write

    async def counted(work: Any) -> Any:
        written.append(work)
        return await write(work)

    monkeypatch.setattr(house.site.health, "_trial", None)
    monkeypatch.setattr(house.site.database, "write", counted)
    assert all(healthy(house.url) for _ in range(5))
    assert 1 <= len(written) <= 3


def test_who_asks_while_the_database_is_away_keeps_the_cookie(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")

    async def away(*_: object) -> None:
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setattr(house.site.store, "person", away)
    answer = anna.web.get("/")
    assert answer.status_code == 503 and "set-cookie" not in answer.headers and "retry-after" in answer.headers
    monkeypatch.undo()
    assert "Anna" in anna.get("/")


@pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
def test_a_postgresql_that_only_reads(tmp_path: Path) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]

    def translate(sentence: str) -> None:
        async def work() -> None:
            engine = sa.ext.asyncio.create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
            async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                await connection.execute(sa.text("SET default_transaction_read_only = off"))
                await connection.execute(sa.text(sentence))
                gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                await connection.execute(sa.text(f"{gone} AND datname = current_database()"))
            await engine.dispose()

        asyncio.run(work())

    with House(tmp_path, database=url, writes_per_minute=100_000) as house:
        anna = house.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"])
        assert healthy(house.url)
        translate(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        wait_until(lambda: not healthy(house.url))
        wait_until(lambda: anna.web.get(f"/table/{table}").status_code == 200)
        move = anna.state(table)["moves"][0]["notation"]
        anna.play(table, 503, move=move, moment=0)
        translate(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        wait_until(lambda: healthy(house.url))
        anna.play(table)
        assert anna.state(table)["table"]["moment"] == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", disk], capture_output=True).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    server = Server(disk)
    try:
        server.start()
        token = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()["token"]
        web = httpx.Client(base_url=server.url + "/api", headers={"authorization": f"Bearer {token}"}, timeout=60)
        table = web.post("/tables", json={"game": "zaibatsu", "who": ["me", "screen"]}).json()["id"]

        def play() -> int:
            state = web.get(f"/tables/{table}").json()
            move = {"moment": state["table"]["moment"], "move": state["moves"][0]["notation"]}
            return web.post(f"/tables/{table}/moves", json=move).status_code

        assert play() == 200
        filler, acknowledged = disk / "filler", 1
        with open(filler, "wb", buffering=0) as file, pytest.raises(OSError):
            while True:
                file.write(b"x" * 4096)
        while (status := play()) == 200:  # as long as there is room in what SQLite has already taken
            acknowledged += 1
        assert status == 503
        wait_until(lambda: not healthy(server.url))
        assert web.get(f"/tables/{table}").json()["table"]["moment"] == acknowledged
        filler.unlink()
        wait_until(lambda: healthy(server.url))
        assert play() == 200
        assert web.get(f"/tables/{table}").json()["table"]["moment"] == acknowledged + 1
    finally:
        server.kill()
        subprocess.run(["umount", disk], check=True)
        shutil.rmtree(disk)


def test_errors_are_logged_without_tokens(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "friend"])
    token = anna.link(table, "join").rpartition("/")[2]
    monkeypatch.setattr(house.site.tables, "get", broken)
    with caplog.at_level(logging.INFO):
        assert anna.web.get(f"/table/{table}/join/{token}").status_code == 500
    (record,) = [record for record in caplog.records if record.name == "meiji.site"]
    assert vars(record)["path"] == "/table/{id}/join/{token}" and token not in str(vars(record))


def test_errors_of_the_database_hold_no_values(run: Any) -> None:
    async def work(store: Store) -> None:
        query = sa.text("SELECT :value FROM no_such_table")
        with pytest.raises(sa.exc.DBAPIError) as by_thread:
            await store.database.read(lambda connection: connection.execute(query, {"value": "top-secret"}))
        with pytest.raises(sa.exc.DBAPIError) as by_loop:
            async with store.database.engine.begin() as connection:
                await connection.execute(query, {"value": "top-secret"})
        assert "top-secret" not in str(by_thread.value) + str(by_loop.value)

    run(work)


def test_a_mistake_in_a_statement_is_no_absence() -> None:
    assert not is_away(RuntimeError("x")) and not is_away(sa.exc.IntegrityError("x", {}, Exception()))
    assert is_away(ConnectionResetError()) and is_away(sa.exc.TimeoutError())
