"""Sitting down: one seat each, also for who asks for several at once; who is refused keeps the old name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from house import House


def test_who_asks_for_all_seats_at_once_gets_one(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    for _ in range(3):
        table = anna.table("zaibatsu", ["me", "friend", "friend", "friend"])
        token = anna.link(table, "join").rpartition("/")[2]

        def sit(seat: int, table: str = table, token: str = token) -> int:
            headers, wanted = {"x-csrf-token": ben.csrf}, {"seat": seat, "token": token}
            return ben.web.post(f"/api/tables/{table}/seats", json=wanted, headers=headers).status_code

        with ThreadPoolExecutor(3) as pool:
            assert sorted(pool.map(sit, (1, 2, 3))) == [200, 409, 409]


def test_who_may_not_sit_down_keeps_the_name(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("yokohama", ["me", "friend"])
    token = anna.link(table, "join").rpartition("/")[2]
    ben.post(f"/table/{table}/sit", 409, seat=0, token=token, name="Somebody else")
    assert ben.web.get("/api/me").json()["name"] == "Ben"


def test_a_stranger_takes_nothing_back(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("nippon", ["me", "screen"])
    ben.post(f"/table/{table}/undo", 403, whole="no")
