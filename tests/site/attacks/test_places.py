"""Many guests of one address together have one turn: they slow down themselves, not others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from house import House
from test_workers import ENOUGH, note, order, pool, there, wait_for_file

from meiji.site.fair_queue import FairQueue
from meiji.site.places import Places
from meiji.site.workers import Workers


def test_places_take_turns_and_within_them_owners() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(2):
        for guest in ("g1", "g2", "g3"):
            queue.put(guest, f"{guest}-{number}", "198.51.100.1")
    queue.put("anna", "a0", "203.0.113.5")
    queue.put("anna", "a1", "203.0.113.5")
    queue.put("ben", "b0", "203.0.113.5")
    assert len(queue) == 9
    assert order(queue) == ["g1-0", "a0", "g2-0", "b0", "g3-0", "a1", "g1-1", "g2-1", "g3-1"]


def test_a_place_that_may_not_be_served_keeps_its_turn_and_what_is_removed_is_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    for guest in ("g1", "g2"):
        queue.put(guest, guest, "here")
    queue.put("anna", "a", "there")
    assert queue.take(lambda place: place != "here") == ("anna", "a")
    assert queue.take(lambda place: place != "here") is None
    queue.remove("g1", "g1", "here")
    queue.remove("g1", "g1", "here")
    queue.remove("anna", "a", "nowhere")
    assert order(queue) == ["g2"] and len(queue) == 0


def test_fourteen_guests_of_one_address_leave_a_worker_for_others(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        many = [
            asyncio.create_task(made.run(f"guest{number}", ENOUGH, wait_for_file, (str(tmp_path), "go on")))
            for number in range(14)
        ]
        await asyncio.sleep(0)
        await made.run("anna", ENOUGH, note, (str(tmp_path), "answered"))
        assert not any(one.done() for one in many)
        (tmp_path / "go on").touch()
        await asyncio.gather(*many)

    pool(2, work, lambda owner: "one address" if owner.startswith("guest") else owner)


def test_fourteen_guests_of_one_address_wait_in_one_line(tmp_path: Path) -> None:
    """With a single worker others come after one of them, not after all."""

    async def work(made: Workers) -> None:
        done: list[str] = []

        async def want(owner: str, name: str) -> None:
            await made.run(owner, ENOUGH, note, (str(tmp_path), name))
            done.append(owner)

        busy = asyncio.create_task(made.run("guest0", ENOUGH, wait_for_file, (str(tmp_path), "go on")))
        await there(tmp_path, ".")
        tasks = [asyncio.create_task(want(f"guest{number}", f"g{number}")) for number in range(1, 14)]
        tasks.append(asyncio.create_task(want("anna", "a")))
        await asyncio.sleep(0)
        (tmp_path / "go on").touch()
        await asyncio.gather(busy, *tasks)
        assert done.index("anna") <= 1

    pool(1, work, lambda owner: "one address" if owner.startswith("guest") else owner)


def test_the_gate_knows_from_where_people_come(house: House) -> None:
    def guest(address: str) -> str:
        headers = {"x-forwarded-for": address}
        token = httpx.post(f"{house.url}/api/guests", json={"name": "Eve"}, headers=headers).json()["token"]
        headers["authorization"] = f"Bearer {token}"
        with httpx.Client(base_url=house.url, headers=headers) as web:
            table = web.post("/api/tables", json={"game": "zaibatsu", "who": ["me", "friend"]}).json()["id"]
        return house.site.live._live[table].row.owner

    places = house.site.places
    one, two, three = guest("198.51.100.7"), guest("198.51.100.7"), guest("198.51.100.8")
    assert places.of(one) == places.of(two) != places.of(three)
    six, seven = guest("2001:db8:0:1::1"), guest("2001:db8:0:1::2")
    assert places.of(six) == places.of(seven) == "2001:db8:0:1::/64"
    here, there = guest("127.0.0.1"), guest("127.0.0.1")
    assert places.of(here) != places.of(there), "behind a proxy that tells nothing all come from here"


def test_who_has_not_been_here_since_the_start_shares_one_place() -> None:
    places = Places()
    assert places.of("gone") == places.of("also gone")
    places.note("gone", "198.51.100.7")
    assert places.of("gone") != places.of("also gone")
