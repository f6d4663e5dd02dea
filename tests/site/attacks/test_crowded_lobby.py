"""The lobby: neither many games that are played nor one person's open ones keep the others out of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from test_store import a_table

import meiji
from meiji.store import SeatRow, Store
from meiji.store.rows import PERSON, RUNNING


def test_every_open_game_is_seen(run: Any) -> None:
    """Thirty games that went on, or thirty open ones of one guest, were all that the lists showed."""

    async def work(store: Store) -> None:
        row, box = a_table("nippon", 2), meiji.find_game("nippon").box()

        async def add(id: str, owner: str, changed: float, **more: Any) -> None:
            at = [SeatRow(0, PERSON, owner, owner), SeatRow(1, PERSON, None, "")]
            await store.add_table(replace(row, id=id, owner=owner, changed=changed, **more), at, box)

        await add("ben", "ben", 1.0)
        for number in range(40):
            await add(f"run{number}", f"person{number}", 100.0 + number, status=RUNNING)
            await add(f"open{number}", "mallory", 200.0 + number)
        seen = [one.id for one, _ in await store.open_tables(30)]
        assert seen[:4] == ["open39", "open38", "open37", "ben"] and len(seen) == 4 + 30

    run(work)
