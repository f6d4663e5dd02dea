"""Computer players that cannot go on: they are tried three times, then the table says so and waits for people."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from house import House, Visitor

from meiji.site import computers, workers
from meiji.site.computers import owner_of
from meiji.site.live_table import LiveTable
from meiji.site.player_tasks import Task, think, time_for
from meiji.store import SeatRow, TableRow

CANNOT = {"en": "is stuck here", "de": "kommt hier nicht weiter", "pl": "nie może grać dalej"}


def crash(_: object) -> int:
    os._exit(11)


def hang(_: object) -> int:
    while True:
        time.sleep(1)


def choose_nonsense(_: object) -> int:
    return 10**6


def thoughts(house: House) -> float | None:
    return house.site.metrics.registry.get_sample_value("meiji_thinking_seconds_count")


def until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + 120
    while not (found := true()):
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.05)
    return found


def to_the_computer(anna: Visitor) -> str:
    """A table at which the computer player is to move, after a move that can be taken back."""
    table = anna.table("nippon", ["me", "beginner"], seed=1)
    anna.play_until(table, lambda state: not state["moves"])
    return table


def is_set_aside(anna: Visitor, table: str) -> bool:
    return CANNOT["en"] in anna.get(f"/table/{table}")


@pytest.mark.parametrize("wrong", [crash, hang, choose_nonsense])
def test_three_failures_in_a_row_set_a_table_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Callable[[object], int]
) -> None:
    monkeypatch.setattr(computers, "AGAIN", 0.05)
    monkeypatch.setattr(computers, "think", wrong)
    monkeypatch.setattr(computers, "time_for", lambda work: 1.0 if wrong is hang else 60.0)
    with House(tmp_path) as house:
        anna = house.visitor("Anna")
        table = to_the_computer(anna)
        until(lambda: is_set_aside(anna, table))
        assert thoughts(house) == 3
        for language, words in CANNOT.items():
            anna.post("/language", language=language)
            assert words in anna.get(f"/table/{table}")
    with House(tmp_path) as house:  # it stays so
        again = house.visitor()
        again.web.cookies = anna.web.cookies
        again.csrf = anna.csrf
        again.post("/language", language="en")
        assert is_set_aside(again, table) and thoughts(house) == 0
        monkeypatch.setattr(computers, "think", think)
        again.post(f"/table/{table}/replace", seat=1, player="learner")
        again.play_until(table, lambda state: bool(state["moves"]))
        assert not is_set_aside(again, table)


def test_a_move_taken_back_gives_the_computer_player_another_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "AGAIN", 0.05)
    monkeypatch.setattr(computers, "think", choose_nonsense)
    with House(tmp_path) as house:
        anna = house.visitor("Anna")
        table = to_the_computer(anna)
        until(lambda: is_set_aside(anna, table))
        assert 'id="m-undo"' in anna.get(f"/table/{table}")
        monkeypatch.setattr(computers, "think", think)
        anna.post(f"/table/{table}/undo", whole="no")
        assert not is_set_aside(anna, table)
        until(lambda: anna.play_until(table, lambda state: not state["moves"]))
        anna.play_until(table, lambda state: bool(state["moves"]))


def test_a_failure_now_and_then_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two times out of three it goes wrong; the game goes on."""
    monkeypatch.setattr(computers, "AGAIN", 0.05)
    tries = 0
    real = computers.Computers._choose

    async def sometimes(self: computers.Computers, live: LiveTable) -> int:
        nonlocal tries
        tries += 1
        if tries % 3:
            raise workers.WorkFailed("not now")
        return await real(self, live)

    monkeypatch.setattr(computers.Computers, "_choose", sometimes)
    with House(tmp_path) as house:
        anna = house.visitor("Anna")
        table = anna.table("nippon", ["beginner", "beginner"], seed=1)
        until(lambda: anna.state(table)["table"]["moment"] >= 4)
        assert tries >= 12 and not is_set_aside(anna, table)


def test_nothing_is_thought_about_a_deleted_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    with House(tmp_path) as house:
        pool = house.site.computers._workers
        with monkeypatch.context() as patch:
            patch.setattr(computers, "think", hang)
            anna, ben = house.visitor("Anna"), house.visitor("Ben")
            tables = [anna.table("nippon", ["beginner", "beginner"]) for _ in range(4)]
            until(lambda: len(pool._queue) == 3)
        other = ben.table("nippon", ["me", "beginner"])
        for table in tables:
            anna.post(f"/table/{table}/delete")
        until(lambda: not house.site.computers._thinking and len(pool._queue) == 0)
        ben.play_until(other, lambda state: not state["moves"])
        ben.play_until(other, lambda state: bool(state["moves"]))


def test_a_table_counts_for_its_owner_or_for_whoever_sits_there() -> None:
    row = TableRow("t", "zaibatsu", "", "", {}, 2, "anna", "live", "en", True, "", "", "running", 0.0, 0.0)
    machine = SeatRow(1, "computer", None, "", "master")

    def owner(owner: str, *people: str) -> str:
        return owner_of(
            LiveTable(replace(row, owner=owner), [*(SeatRow(0, "person", p, "") for p in people), machine], [], None)
        )

    assert owner("anna") == owner("anna", "anna", "ben") == owner("anna", "ben", "anna") == "anna"
    assert owner("anna", "ben") == owner("", "ben") == "ben"


def test_the_deadline_follows_the_thinking_time() -> None:
    times = [time_for(Task("nippon", player, b"", None)) for player in ("planner", "master:ms=1500,threads=2")]
    assert times[1] - times[0] == 1.5
