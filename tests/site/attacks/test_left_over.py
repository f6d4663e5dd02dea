"""Small things: a table set aside says so, a foreign box goes with its last table, names, a container's memory."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import postgres
import pytest
import sqlalchemy as sa
from house import House
from test_store import a_table

import meiji
from meiji.site.cache import container
from meiji.store import SeatRow, Store
from meiji.store.schema import boxes


def test_the_api_tells_that_a_table_is_set_aside(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    assert anna.state(table)["table"]["set_aside"] is False

    async def aside() -> None:
        store = Store(database := type(house.site.database)(house.settings.database))
        revision = await store.revision(table)
        assert revision is not None
        await store.set_aside(table, revision)
        await database.close()

    asyncio.run(aside())
    end = 100
    while not anna.state(table)["table"]["set_aside"] and end:
        end -= 1
    assert anna.state(table)["table"]["set_aside"] is True
    described = anna.web.get("/api/openapi.json").json()["components"]["schemas"]
    assert "set_aside" in next(one for name, one in described.items() if name.endswith("TableInfo"))["properties"]


def test_a_foreign_box_goes_with_its_last_table(run: Any) -> None:
    spec = meiji.find_game("yokohama")
    shipped = spec.box()
    foreign = spec.box_from(shipped.text + "\n# another one\n", "foreign")
    assert foreign.hash != shipped.hash

    async def work(store: Store) -> None:
        async def known() -> set[str]:
            async with store.database.engine.begin() as connection:
                return set((await connection.execute(sa.select(boxes.c.hash))).scalars())

        at = [SeatRow(0, "person", None, "")]
        for id, box in (("t1", foreign), ("t2", foreign), ("t3", shipped)):
            await store.add_table(replace(a_table("yokohama", 2), id=id, box_hash=box.hash), at, box)
        await store.delete_table("t1")
        assert await known() == {foreign.hash, shipped.hash}
        await store.delete_table("t2")
        await store.delete_table("t3")
        await store.delete_table("t3")
        assert foreign.hash not in await known()
        await store.add_table(replace(a_table("yokohama", 2), id="t4", box_hash=foreign.hash), at, foreign)
        assert foreign.hash in await known()

    run(work)


@pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
def test_a_new_name_is_known_at_the_other_server(tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(tmp_path, database=url) as one, House(tmp_path, database=url) as two:
        anna = one.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"])
        there = two.visitor()
        there.web.cookies, there.csrf = anna.web.cookies, anna.csrf
        before = there.state(table)["table"]
        assert before["seats"][0]["name"] == "Anna"
        anna.post("/name", name="Berta")
        after = anna.state(table)["table"]
        assert after["revision"] > before["revision"] and after["seats"][0]["name"] == "Berta"
        end = 200
        while there.state(table)["table"]["seats"][0]["name"] != "Berta" and end:
            end -= 1
        assert there.state(table)["table"]["seats"][0]["name"] == "Berta"
        anna.post("/name", name="Berta")
        assert anna.state(table)["table"]["revision"] == after["revision"], "the same name changes nothing"


def test_a_container_may_have_less_memory_than_the_machine(tmp_path: Path) -> None:
    groups, own = tmp_path / "cgroup", tmp_path / "own"
    place = groups / "system.slice" / "meiji.service"
    place.mkdir(parents=True)
    own.write_text("0::/system.slice/meiji.service\n")
    assert container(groups, own) is None
    (place / "memory.max").write_text("max\n")
    assert container(groups, own) is None
    (place / "memory.max").write_text("268435456\n")
    assert container(groups, own) == 256 * 1024 * 1024
    (groups / "system.slice" / "memory.max").write_text("134217728\n")
    assert container(groups, own) == 128 * 1024 * 1024
    (groups / "memory").mkdir()
    (groups / "memory" / "memory.limit_in_bytes").write_text("67108864\n")
    own.write_text("5:cpu,memory:/\n4:pids:/x\n")
    assert container(groups, own) == 64 * 1024 * 1024
    assert container(tmp_path / "none", tmp_path / "nothing") is None
