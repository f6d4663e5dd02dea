"""Push messages: one person's slow addresses keep nobody else's waiting, and keys are as long as they say."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from house import House, Visitor
from test_being_called import ENDPOINT, Browser, open_house, wait_until

from meiji.site import calling


def called_at(visitor: Visitor, name: str) -> None:
    visitor.post("/calls/device", endpoint=f"https://{name}.example/{visitor.csrf}", **Browser().keys)


def give_turns(visitor: Visitor, tables: list[str]) -> None:
    """At each of these tables the turn passes on once, to another seat of the same person."""
    for table in tables:
        seat = visitor.state(table)["table"]["to_move"]
        visitor.play_until(table, lambda state, seat=seat: state["table"]["to_move"] != seat)


def test_slow_services_of_one_person_leave_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen threads call; twenty games with oneself and one slow address kept them all busy."""
    came: list[str] = []
    end = threading.Event()

    def post(url: str, body: bytes, headers: dict[str, str]) -> int:
        came.append(url)
        if "slow" in url:
            end.wait(60)
        return 201

    monkeypatch.setattr(calling, "post_bytes", post)
    monkeypatch.setattr(calling, "EVERY", 0.1)
    with open_house(tmp_path) as house:
        mallory, ben = house.visitor("Mallory"), house.visitor("Ben")
        ben.web.headers["x-forwarded-for"] = "203.0.113.7"
        ben.get("/")
        called_at(mallory, "slow")
        called_at(ben, "quick")
        give_turns(mallory, [mallory.table("zaibatsu", ["me", "screen"], pace="relaxed") for _ in range(20)])
        wait_until(lambda: len(came) >= calling.AT_ONCE)
        time.sleep(0.5)
        assert len(came) == calling.AT_ONCE
        give_turns(ben, [ben.table("zaibatsu", ["me", "screen"], pace="relaxed")])
        wait_until(lambda: any("quick" in url for url in came))
        end.set()
        wait_until(lambda: len(came) == 21)


def test_keys_that_are_too_long_are_refused(house: House) -> None:
    """Only the first forty letters were looked at; PostgreSQL then refused the whole."""
    keys = Browser().keys
    keys["auth"] += "!" * 18 + "x" * 400
    house.visitor("Anna").post("/calls/device", 400, endpoint=ENDPOINT, **keys)
