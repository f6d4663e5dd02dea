"""Several servers: on one PostgreSQL they share the thinking, on one SQLite file the second one is refused."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import postgres
import pytest
import sqlalchemy as sa
from house import House
from test_kill import Server
from test_store import a_table, begun

import meiji
from meiji.site.bus import Bus
from meiji.site.errors import Refused
from meiji.site.metrics import Metrics
from meiji.site.tables import Tables
from meiji.store import Database, Leases, SeatRow, Store
from meiji.store import leases as store_leases
from meiji.store.schema import leases, moves, seats

needs_postgres = pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
PATIENCE = 600.0  # seconds, against hanging
MARGIN = 20.0  # seconds, for a machine that has other things to do


def until(true: Callable[[], Any], pause: float = 0.05) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "this takes too long"
        time.sleep(pause)
    return found


# --- leases -----------------------------------------------------------------------------------------------------------
@needs_postgres
def test_a_lease_has_one_holder_until_it_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()

    async def work() -> None:
        database = Database(url)
        await database.open()
        await Store(database).add_table(
            a_table("yokohama", 2), [SeatRow(0, "person", None, "")], meiji.find_game("yokohama").box()
        )
        one, two = Leases(database), Leases(database)
        assert await one.take("t1") and await one.take("t1") and not await two.take("t1")
        assert await one.renew() == set() == await two.renew()
        await two.give_back("t1")
        assert not await two.take("t1"), "only its holder gives it back"
        await one.give_back("t1")
        assert await two.take("t1") and not await one.take("t1")
        monkeypatch.setattr(store_leases, "LASTS", -1.0)  # as if the server had ended some time ago
        assert await two.renew() == set() and await one.take("t1")
        assert await two.renew() == {"t1"} and await two.renew() == set(), "it is told once who has lost it"
        await one.give_all_back()
        assert not await one.take("gone")
        await database.close()

    asyncio.run(work())


def ask(url: str, query: sa.Select[Any]) -> list[Any]:
    """What is in the database itself."""

    async def read() -> list[Any]:
        engine = Database(url).engine
        async with engine.begin() as connection:
            found = (await connection.execute(query)).all()
        await engine.dispose()
        return list(found)

    return asyncio.run(read())


def holders(url: str) -> dict[str, str]:
    """Which server thinks at which table."""
    return {table: server for table, server in ask(url, sa.select(leases.c.table_id, leases.c.server))}


def computers_moves(url: str) -> int:
    here = sa.and_(seats.c.table_id == moves.c.table_id, seats.c.seat == moves.c.seat, seats.c.kind == "computer")
    [[count]] = ask(url, sa.select(sa.func.count()).select_from(moves).join(seats, here))
    return int(count)


# --- two servers ------------------------------------------------------------------------------------------------------
def counted(house: House, name: str, **labels: str) -> float:
    return house.site.metrics.registry.get_sample_value(name, labels) or 0.0


@needs_postgres
def test_two_servers_think_once_about_each_turn(tmp_path: Path) -> None:
    """People play at one server and the other; whoever is asked, each turn is thought about once."""
    url = postgres.new_database()
    with House(tmp_path, database=url, writes_per_minute=100_000) as one:
        anna = one.visitor("Anna")
        tables = [anna.table("yokohama", ["me", "beginner"], seed=seed) for seed in range(3)]
        with House(tmp_path, database=url, writes_per_minute=100_000) as two:
            elsewhere = two.visitor()
            elsewhere.web.cookies, elsewhere.csrf = anna.web.cookies, anna.csrf
            for turn in range(4):
                for table in tables:
                    person = (anna, elsewhere)[turn % 2]
                    person.play_until(table, lambda state: not state["moves"])
                    person.play_until(table, lambda state: bool(state["moves"]))
            computers = computers_moves(url)
            houses = (one, two)
            played = [counted(house, "meiji_moves_total", game="yokohama", kind="computer") for house in houses]
            thought = [counted(house, "meiji_thinking_seconds_count") for house in houses]
    assert thought == played and sum(played) == computers and min(played) > 0


@needs_postgres
def test_what_is_revoked_at_one_server_is_worth_nothing_at_the_other(tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(tmp_path, database=url) as one, House(tmp_path, database=url) as two:
        token = httpx.post(f"{one.url}/api/guests", json={"name": "Anna"}).json()["token"]
        here, there = (
            httpx.Client(base_url=f"{house.url}/api", headers={"authorization": f"Bearer {token}"}, timeout=60)
            for house in (one, two)
        )
        assert [web.get("/me").status_code for web in (here, there)] == [200, 200]
        assert here.delete("/me/token").status_code == 204
        assert [web.get("/me").status_code for web in (here, there)] == [401, 401]


# --- a server that is killed ------------------------------------------------------------------------------------------
class Watcher(threading.Thread):
    """Somebody who listens to a table at one server, until that server is gone: when it changed, and to what."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(daemon=True)
        self.address = f"{server.url}/table/{table}/events"
        self.heard: list[tuple[float, int]] = []
        self.start()

    def run(self) -> None:
        with contextlib.suppress(httpx.TransportError), httpx.stream("GET", self.address, timeout=None) as stream:
            for line in stream.iter_lines():
                if found := re.match(r'data: .*"revision":(\d+)', line):
                    self.heard.append((time.monotonic(), int(found[1])))


@pytest.fixture
def three(tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    url = postgres.new_database()
    servers = [Server(tmp_path) for _ in range(3)]
    for server in servers:
        server.environment["MEIJI_WRITES_PER_MINUTE"] = "100000"
        server.start("--database", url)
    yield url, servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@needs_postgres
def test_when_a_server_is_killed_the_others_go_on_with_its_games(
    three: tuple[str, list[Server]], capsys: pytest.CaptureFixture[str]
) -> None:
    url, servers = three
    token = httpx.post(servers[0].url + "/api/guests", json={"name": "Anna"}).json()["token"]
    webs = [
        httpx.Client(base_url=f"{server.url}/api", headers={"authorization": f"Bearer {token}"}, timeout=60)
        for server in servers
    ]

    def log_of(web: httpx.Client, table: str) -> list[str]:
        lines: list[str] = web.get(f"/tables/{table}").json()["log"]
        return lines

    def start(web: httpx.Client, *who: str) -> str:
        wanted = {"game": "nippon", "who": who, "listed": True}
        return str(web.post("/tables", json=wanted).json()["id"])

    def warm(web: httpx.Client) -> None:
        """Let a computer player answer: how long it takes to load what was compiled is not asked here."""
        table = start(web, "me", "master")
        while (state := web.get(f"/tables/{table}").json())["table"]["to_move"] == 0:
            move = {"moment": state["table"]["moment"], "move": state["moves"][0]["notation"]}
            assert web.post(f"/tables/{table}/moves", json=move).status_code == 200
        until(lambda: web.get(f"/tables/{table}").json()["table"]["to_move"] == 0)

    for web in webs:
        warm(web)
    tables = [start(webs[0], "master", "master") for _ in range(2)]
    until(lambda: all(len(log_of(webs[0], table)) >= 2 for table in tables))
    held = until(lambda: len(found := holders(url)) == len(tables) and found)
    victim = next(server for server in servers if held[tables[0]].startswith(f"{server.process.pid}-"))
    mine = [table for table, server in held.items() if server.startswith(f"{victim.process.pid}-")]
    others = [number for number, server in enumerate(servers) if server is not victim]
    watchers = [Watcher(servers[number], table) for number in others for table in mine]
    until(lambda: all(watcher.heard for watcher in watchers))

    victim.kill()
    killed = time.monotonic()
    here, there = (webs[number] for number in others)
    before = {table: log_of(here, table) for table in mine}
    until(lambda: all(held[table] != server for table, server in holders(url).items() if table in mine))
    until(lambda: set(mine) <= set(holders(url)))
    taken = time.monotonic() - killed
    until(lambda: all(len(log_of(here, table)) >= len(before[table]) + 3 for table in mine))
    until(lambda: all(watcher.heard[-1][0] > killed + 0.5 for watcher in watchers))
    heard = [next(at for at, _ in watcher.heard if at > killed + 0.5) - killed for watcher in watchers]
    with capsys.disabled():
        print(f"\nafter the kill: taken over after {taken:.1f} s, watchers heard of a move after {max(heard):.1f} s")
    assert taken < 5 + MARGIN
    for table in mine:
        lines = log_of(there, table)
        assert lines[: len(before[table])] == before[table], "nothing is lost"
    for watcher in watchers:
        revisions = [revision for _, revision in watcher.heard]
        assert revisions == sorted(set(revisions)), "nothing is doubled"


# --- one SQLite file --------------------------------------------------------------------------------------------------
def serve(*more: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", "0", *more]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        second = serve(MEIJI_DATA=str(tmp_path))
        assert second.returncode == 2 and second.stderr.count("\n") == 1
        assert "Another server already serves" in second.stderr and "meiji.sqlite3" in second.stderr
        assert httpx.get(server.url + "/healthz").text == "ok"
    finally:
        server.kill()
    server.start()  # at once, though the first one could not clean up
    server.kill()


def test_a_database_that_cannot_be_written_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with House(tmp_path):
        pass
    refused = serve("--database", f"sqlite:///file:{tmp_path}/site.sqlite3?mode=ro&uri=true", MEIJI_DATA=str(tmp_path))
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1 and "readonly" in refused.stderr


# --- copies in memory -------------------------------------------------------------------------------------------------
def test_nobody_is_refused_for_an_old_copy(run: Any) -> None:
    """Two servers that hear nothing of each other: a move is tried on the copy in memory, but the store decides."""

    def server(store: Store) -> Tables:
        bus = Bus()
        return Tables(store, bus, Metrics(bus))

    async def refused(play: Coroutine[Any, Any, int]) -> str:
        with pytest.raises(Refused) as error:
            await play
        return error.value.message

    async def work(store: Store) -> None:
        game = await begun(store, "nippon", 2)
        here, there = server(store), server(store)
        await here.get("t1"), await there.get("t1")
        person, (first, other) = f"person{game.to_move}", [move.notation for move in game.moves()[:2]]
        await here.play("t1", person, 0, [first])
        game.play(first)
        assert game.to_move == int(person[-1])
        second, third = [move.notation for move in game.moves()[:2]]
        await there.play("t1", person, 1, [second])  # its copy knows no such moment yet
        await here.play("t1", person, 1, [second])  # this copy does not know that it is on the table already
        assert await refused(here.play("t1", person, 1, [third])) == "somebody-was-quicker"
        assert await refused(there.play("t1", person, 0, [other])) == "somebody-was-quicker"
        assert [move.notation for move in (await there.get("t1")).moves] == [first, second]

    run(work)


def test_a_move_asks_the_store_nothing_while_the_copy_is_the_last(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        game, bus = await begun(store, "nippon", 2), Bus()
        tables = Tables(store, bus, Metrics(bus))
        live = await tables.get("t1")
        live.checked -= 60  # seconds
        asked: list[str] = []
        monkeypatch.setattr(store, "revision", asked.append)
        await tables.play("t1", f"person{game.to_move}", 0, [game.moves()[0].notation])
        assert not asked and len((await tables.get("t1")).moves) == 1

    run(work)
