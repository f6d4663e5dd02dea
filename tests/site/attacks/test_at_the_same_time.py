"""Two things at once: whatever comes first, a game that runs has somebody on every seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from house import House, Visitor
from test_leaving import seated
from test_returning import seat_link

from meiji.site import moderation, seating
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor as Asking


def test_who_leaves_while_the_game_begins_leaves_no_empty_seat(house: House) -> None:
    """Ben saw a game that waits, and in that moment Carl took the last seat: Ben's was free in a running game."""
    anna, ben, carl = (house.visitor(name) for name in ("Anna", "Ben", "Carl"))
    table = anna.table("zaibatsu", ["me", "friend", "friend"])
    token = anna.link(table, "join").rpartition("/")[2]
    ben.post(f"/table/{table}/sit", token=token, seat=1)
    site, loop = house.site, house.server.servers[0].get_loop()

    async def before() -> object:
        return await site.tables.get(table)

    seen = asyncio.run_coroutine_threadsafe(before(), loop).result()
    carl.post(f"/table/{table}/sit", token=token, seat=2)
    ben_id = seen.seats[1].person
    asking = Asking(ben_id, "Ben", "en", False)
    with pytest.raises(Refused):
        asyncio.run_coroutine_threadsafe(seating.leave(site, asking, seen), loop).result()
    state = anna.state(table)["table"]
    assert state["status"] == "running" and not any(seat["free"] for seat in state["seats"])


def test_who_is_banned_while_the_game_begins_leaves_no_empty_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, carl = (house.visitor(name) for name in ("Anna", "Ben", "Carl"))
    table = anna.table("zaibatsu", ["me", "friend", "friend"])
    token = anna.link(table, "join").rpartition("/")[2]
    ben.post(f"/table/{table}/sit", token=token, seat=1)
    site, loop = house.site, house.server.servers[0].get_loop()
    waits = site.tables.get

    async def old_copy(id: str) -> object:
        """What was read just before Carl sat down."""
        monkeypatch.setattr(site.tables, "get", waits)
        seen = await waits(id)
        await asyncio.to_thread(carl.post, f"/table/{table}/sit", token=token, seat=2)
        return seen

    async def ban() -> None:
        person = (await waits(table)).seats[1].person
        monkeypatch.setattr(site.tables, "get", old_copy)
        await moderation.ban(site, person)

    asyncio.run_coroutine_threadsafe(ban(), loop).result()
    state = anna.state(table)["table"]
    assert state["status"] == "running" and [seat["kind"] for seat in state["seats"]] == [
        "person",
        "computer",
        "person",
    ]


def at_once(asks: list[Callable[[], Any]]) -> list[Any]:
    """What came of several requests that are sent in the same moment."""
    with ThreadPoolExecutor(len(asks)) as pool:
        return [one.result() for one in [pool.submit(ask) for ask in asks]]


def match(visitor: Visitor, game: str) -> str:
    wanted = {"game": game, "players": 2}
    answer = visitor.web.post("/api/matches", json=wanted, headers={"x-csrf-token": visitor.csrf})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_people_who_come_at_once_meet(house: House) -> None:
    """Eight who asked for a quick match in the same moment sat at eight games and waited."""
    people = [house.visitor(f"Quick {number}") for number in range(8)]
    found = Counter(at_once([partial(match, person, "nippon") for person in people]))
    assert sorted(found.values()) == [2, 2, 2, 2]


def test_who_asks_often_waits_at_one_game(house: House) -> None:
    anna = house.visitor("Anna")
    assert len(set(at_once([partial(match, anna, "zaibatsu")] * 6))) == 1


def test_of_all_who_claim_a_seat_and_its_holder_one_has_it(house: House) -> None:
    for _ in range(3):
        (anna, ben), table = seated(house, 2)
        token = seat_link(anna, table).rpartition("/")[2]
        others = [house.visitor(f"Guest {number}") for number in range(4)]
        claims = [partial(ask, one, f"/table/{table}/seat", token=token, seat=1) for one in others]
        *claimed, objected = at_once([*claims, partial(ask, ben, f"/table/{table}/object", seat=1)])
        assert objected == 200 and ben.state(table)["seat"] == 1 and set(claimed) <= {200, 409}
        assert [seat["name"] for seat in anna.state(table)["table"]["seats"]] == ["Anna", "Ben"]


def ask(visitor: Visitor, path: str, **form: Any) -> int:
    return visitor.web.post(path, data={"csrf": visitor.csrf, **form}).status_code
