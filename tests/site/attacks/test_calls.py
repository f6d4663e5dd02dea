"""Addresses that are called: one person's slow ones keep no other call waiting."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from house import House, Visitor

from meiji.site import site as module


def relaxed_table(visitor: Visitor, url: str) -> str:
    table = visitor.table("zaibatsu", ["me", "screen"], pace="relaxed")
    visitor.post(f"/table/{table}/hook", url=url)
    return table


def turns(visitor: Visitor, table: str, wanted: int) -> None:
    """Play until so many turns have ended."""
    seats = [visitor.state(table)["table"]["to_move"]]

    def done(state: dict[str, Any]) -> bool:
        if state["table"]["to_move"] != seats[-1]:
            seats.append(state["table"]["to_move"])
        return len(seats) > wanted

    visitor.play_until(table, done)


def soon(holds: Callable[[], bool]) -> bool:
    """A call is made after the answer to the move."""
    end = time.monotonic() + 60
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)
    return holds()


def test_slow_receivers_of_one_person_leave_room_for_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen calls at once are made; each turn of a game with oneself was one more, and a friend was never called."""
    called: Counter[str] = Counter()
    end = asyncio.Event()

    async def call(url: str, _: dict[str, Any]) -> None:
        called[url] += 1
        if "slow" in url:
            await end.wait()

    monkeypatch.setattr(module, "send_webhook", call)
    mallory, ben = house.visitor("Mallory"), house.visitor("Ben")
    slow, quick = (relaxed_table(one, f"http://{at}.example/") for one, at in ((mallory, "slow"), (ben, "quick")))
    turns(mallory, slow, 3 * module.MOST_CALLS)
    turns(ben, quick, 2)
    assert soon(lambda: called["http://quick.example/"] >= 1) and called["http://slow.example/"] == module.MOST_CALLS
    house.server.servers[0].get_loop().call_soon_threadsafe(end.set)
    turns(mallory, slow, 2)
    assert soon(lambda: called["http://slow.example/"] > module.MOST_CALLS)
