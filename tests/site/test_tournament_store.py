"""Tournaments in the store: a round is paired once, a result taken once."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from meiji.store import PairingRow, Store, TournamentRow, Tournaments
from meiji.store.tournament_schema import pairings, tournaments
from meiji.store.tournaments import OPEN, OVER


def row(**values: Any) -> TournamentRow:
    about = dict(id="t", name="Cup", about="", game="nippon", options={}, format="swiss", size=2, rounds=3)
    more = dict(mirrored=False, pace="live", language="en", clock={}, rated=False, organiser="anna", draw="1")
    return TournamentRow(**{**about, **more, **values})


def test_the_store_pairs_a_round_once_and_takes_a_result_once(run: Any) -> None:
    async def work(store: Store) -> None:
        kept = Tournaments(store.database)
        await kept.add(row())
        entered = await asyncio.gather(*(kept.enter("t", f"p{n}", f"P{n}", 4) for n in range(6)))
        assert sorted(entered) == [False] * 2 + [True] * 4
        whole = await kept.whole("t")
        assert whole is not None and whole.row.status == OPEN
        seeds = {one.person: 3 - one.number for one in whole.entrants}  # the last to come is the first seed
        first = [PairingRow(1, 0, 0, [0, 3], table_id="x"), PairingRow(1, 1, 0, [1, 2], table_id="y")]
        assert not await kept.start("t", {"p0": 0}, 3, first), "others take part by now"
        started = await asyncio.gather(*(kept.start("t", seeds, 3, first) for _ in range(3)))
        assert sorted(started) == [False, False, True]
        assert await kept.of_table("x") == ("t", "Cup") and await kept.of_table("z") is None
        assert await kept.due() == ["t"], "tables are to be made"
        one, other = first
        taken = await asyncio.gather(*(kept.set_result("t", one, [1, 2], [9, 8], [], [3]) for _ in range(3)))
        assert sorted(taken) == [False, False, True]
        assert await kept.set_result("t", other, [2, 1], None, [1], [])
        new = [PairingRow(2, 0, 0, [0, 2], table_id="z")]
        assert sorted(await asyncio.gather(*(kept.add_round("t", 1, new) for _ in range(3)))) == [False, False, True]
        assert not await kept.finish("t", 1) and await kept.finish("t", 2) and not await kept.finish("t", 2)
        whole = await kept.whole("t")
        assert whole is not None and whole.row.status == OVER and len(whole.pairings) == 3
        assert [one.out for one in whole.entrants] == [None, None, None, 1]
        assert not await kept.leave("t", "p1") and not await kept.enter("t", "p9", "P9", 99)
        await kept.delete("t")
        assert await kept.whole("t") is None and await kept.latest() == []

    run(work)


def test_the_store_counts_what_an_organiser_has_not_finished(run: Any) -> None:
    async def work(store: Store) -> None:
        kept = Tournaments(store.database)
        for number in range(2):
            await kept.add(row(id=f"t{number}"))
        async with store.database.engine.begin() as connection:
            count = await connection.scalar(sa.select(sa.func.count()).select_from(tournaments))
            assert count == 2 and await connection.scalar(sa.select(sa.func.count()).select_from(pairings)) == 0
        assert await kept.unfinished_of("anna") == 2
        await kept.end("t0")
        assert await kept.unfinished_of("anna") == 1
        await kept.forget("anna", "nobody", "somebody")
        assert await kept.unfinished_of("anna") == 0

    run(work)
