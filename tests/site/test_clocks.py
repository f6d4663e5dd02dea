"""Clocks: what counts, what happens at zero, and that it happens once, also after a restart and with two servers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import postgres
import pytest
import sqlalchemy as sa
from browsing import Welcome, chromium, needs_chromium, welcome
from house import House, Visitor
from test_leaving import call

from meiji.store import Clock, Store
from meiji.store.clocks import DAY, HOUR, clock_values

__all__ = ["chromium", "welcome"]
WARSAW = ZoneInfo("Europe/Warsaw")
LIVE = {"clock-live": "600+30"}


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=WARSAW).timestamp()


# --- what counts ------------------------------------------------------------------------------------------------------
def test_a_turn_costs_its_time_and_brings_the_increment() -> None:
    clock = Clock(600, 30, "warn").fresh(2).pass_on(0, 1000.0)
    assert clock.runs_out() == 1600.0 and clock.left_at(0, 1100.0) == 500.0 and clock.left_at(1, 1100.0) == 600.0
    clock = clock.pass_on(1, 1100.0)
    assert clock.left == (530.0, 600.0) and clock.seat == 1
    assert clock.pass_on(1, 1200.0) is clock, "within a turn nothing changes"


def test_taking_back_and_playing_again_wins_no_time() -> None:
    begun = Clock(600, 30, "warn").fresh(2).pass_on(0, 1000.0)
    clock = begun
    for _ in range(5):
        clock = clock.pass_on(1, 1010.0).take_back(0, 1010.0)
    assert clock.left == (590.0, 600.0)


def test_a_pause_costs_nobody_anything() -> None:
    clock = Clock(600, 30, "warn").fresh(2).pass_on(0, 1000.0).pause(1060.0)
    assert clock.runs_out() is None and clock.left_at(0, 9999.0) == 540.0
    assert clock.go_on(5000.0).left_at(0, 5040.0) == 500.0
    moved = clock.pass_on(1, 4000.0)
    assert moved.paused and moved.left == (570.0, 600.0)


RESTING = Clock(3 * DAY, 0, "warn", nights=True, weekends=True, zone="Europe/Warsaw").fresh(2)


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        ("2026-11-18T12:00", "2026-11-18T15:00", 3),  # a Wednesday
        ("2026-11-18T21:00", "2026-11-19T09:00", 2),
        ("2026-11-18T23:00", "2026-11-19T07:00", 0),
        ("2026-11-20T20:00", "2026-11-23T09:00", 3),  # over a weekend
        ("2026-11-21T00:00", "2026-11-22T23:59", 0),
        ("2026-03-27T08:00", "2026-03-31T08:00", 28),  # the clocks go forward on Sunday
        ("2026-11-18T12:00", "2026-11-18T11:00", 0),
    ],
)
def test_nights_and_weekends_do_not_count(start: str, end: str, hours: float) -> None:
    assert RESTING.awake(at(start), at(end)) == hours * HOUR


def test_when_a_resting_clock_is_at_zero() -> None:
    clock = replace(RESTING, left=(15 * HOUR, 0.0)).pass_on(0, at("2026-11-20T20:00"))
    zero = clock.runs_out()
    assert zero == at("2026-11-23T21:00")
    assert clock.left_at(0, zero) == 0 and clock.left_at(0, zero - 60) == 60


def test_what_is_stored_is_what_comes_back() -> None:
    clock = RESTING.pass_on(1, at("2026-11-18T12:00"))
    assert Clock.read(json.loads(json.dumps(clock.stored()))) == clock


# --- at the table -----------------------------------------------------------------------------------------------------
def seated(house: House, count: int = 2, **more: Any) -> tuple[list[Visitor], str]:
    people = [house.visitor(name) for name in ("Anna", "Ben", "Carla")[:count]]
    table = people[0].table("zaibatsu", ["me", *["friend"] * (count - 1)], listed="yes", **{**LIVE, **more})
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/table/{table}/sit", seat=seat)
    return people, table


def turn_back(house: House, table: str, seconds: float) -> None:
    """Let the clock that runs have been running for longer."""

    def work(connection: sa.Connection) -> None:
        stored = connection.execute(sa.text("SELECT clock FROM tables WHERE id = :id"), {"id": table}).scalar_one()
        clock = Clock.read(json.loads(stored) if isinstance(stored, str) else stored)
        values = clock_values(replace(clock, since=clock.since - seconds))
        new = {"clock": json.dumps(values["clock"]), "flag": values["flag"], "id": table}
        text = "UPDATE tables SET clock = :clock, flag = :flag, revision = revision + 1 WHERE id = :id"
        connection.execute(sa.text(text), new)

    url = house.settings.database.replace("postgresql://", "postgresql+asyncpg://")
    if url.startswith("sqlite"):
        with sa.create_engine(url).begin() as connection:
            work(connection)
        house.site.tables.look_again(table)
        return

    async def over_asyncpg() -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(work)
        await engine.dispose()

    asyncio.run(over_asyncpg())
    house.site.tables.look_again(table)


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, "this does not happen"
        time.sleep(0.05)


def info(person: Visitor, table: str) -> dict[str, Any]:
    data: dict[str, Any] = person.state(table)["table"]
    return data


def test_the_clock_of_who_is_to_move_runs(house: House) -> None:
    people, table = seated(house)
    first = info(people[0], table)
    seat = first["to_move"]
    assert first["clock"]["seat"] == seat and first["clock"]["left"] == [600, 600]
    assert abs(first["clock"]["runs_out"] - time.time() - 600) < 60
    turn_back(house, table, 100)
    while info(people[0], table)["to_move"] == seat:
        people[seat].play(table)
    clock = info(people[0], table)["clock"]
    assert clock["seat"] == 1 - seat and clock["left"][1 - seat] == 600
    assert 500 <= clock["left"][seat] <= 530, "100 seconds were spent and 30 won"
    page = people[0].get(f"/table/{table}")
    assert page.count('class="clock') == 2 and page.count("data-until=") == 1
    assert "⏱" in people[0].get("/")


def test_a_clock_costs_a_move_no_statement(house: House) -> None:
    """It is written with the table, when the turn passes on, and not at all within a turn."""

    def statements(**more: Any) -> tuple[list[int], int]:
        people, table = seated(house, **more)
        assert house.site.database.threads is not None
        said: list[str] = []
        engine = house.site.database.threads._engine
        note = lambda _, __, statement, *___: said.append(statement)  # noqa: E731
        counts, writes = [], 0
        for _ in range(8):
            state = people[info(people[0], table)["to_move"]].state(table)
            mover = people[state["table"]["to_move"]]
            body = {"moment": state["table"]["moment"], "move": state["moves"][0]["notation"]}
            said.clear()
            sa.event.listen(engine, "before_cursor_execute", note)
            answer = mover.web.post(f"/api/tables/{table}/moves", json=body, headers={"x-csrf-token": mover.csrf})
            sa.event.remove(engine, "before_cursor_execute", note)
            assert answer.status_code == 200
            changing = [one for one in said if one.startswith(("UPDATE tables", "INSERT INTO moves"))]
            counts.append(len(changing))
            writes += any("clock" in one for one in changing)
        return counts, writes

    with_clock, written = statements()
    without, never = statements(**{"clock-live": ""})
    assert with_clock == without == [2] * 8 and never == 0 and 0 < written < 8


def test_a_computer_takes_over_when_the_time_is_up(house: House) -> None:
    people, table = seated(house, zero="computer")
    seat = info(people[0], table)["to_move"]
    turn_back(house, table, 700)
    other = people[1 - seat]
    wait_until(lambda: info(other, table)["seats"][seat]["kind"] == "computer")
    assert "ran out of time" in other.get(f"/table/{table}")
    assert people[seat].web.get(f"/table/{table}").status_code == 200, "who was replaced looks on"
    assert "Your time ran out in" in people[seat].get("/") and "m-replaced" not in other.get("/")


def test_the_seat_resigns_when_the_time_is_up(house: House) -> None:
    people, table = seated(house, zero="resign")
    seat = info(people[0], table)["to_move"]
    turn_back(house, table, 700)
    wait_until(lambda: info(people[0], table)["status"] == "over")
    assert (info(people[0], table)["ended"], info(people[0], table)["resigned"]) == ("resigned", seat)


def test_among_three_a_computer_goes_on_for_who_resigns(house: House) -> None:
    people, table = seated(house, 3, zero="resign")
    seat = info(people[0], table)["to_move"]
    turn_back(house, table, 700)
    wait_until(lambda: info(people[0], table)["seats"][seat]["kind"] == "computer")
    assert info(people[0], table)["status"] == "running"


def test_the_others_may_go_on_or_end_it_when_the_time_is_up(house: House) -> None:
    people, table = seated(house, zero="vote")
    seat = info(people[0], table)["to_move"]
    other = people[1 - seat]
    call(other, table, "votes", 409, seat=seat)
    assert call(other, table, "agreements", what="end") == {"done": False}
    assert call(other, table, "agreements", what="end", agree=False) == {"done": False}
    turn_back(house, table, 700)
    assert call(other, table, "agreements", what="delete") == {"done": False}, "nothing goes without its people"
    assert call(other, table, "agreements", what="end") == {"done": True}
    people, table = seated(house, zero="vote")
    seat = info(people[0], table)["to_move"]
    turn_back(house, table, 700)
    assert call(people[1 - seat], table, "votes", seat=seat) == {"replaced": True}


def test_a_warning_is_only_shown(house: House) -> None:
    people, table = seated(house, zero="warn")
    seat = info(people[0], table)["to_move"]
    turn_back(house, table, 700)
    wait_until(lambda: not asyncio.run(_run_out(house)))
    assert [one["kind"] for one in info(people[0], table)["seats"]] == ["person", "person"]
    people[seat].play(table)


async def _run_out(house: House) -> list[str]:
    from meiji.store import Database

    database = Database(house.settings.database)
    try:
        return await Store(database).run_out(time.time())
    finally:
        await database.close()


def test_a_pause_needs_all_and_its_end_only_one(house: House) -> None:
    people, table = seated(house)
    assert call(people[0], table, "agreements", what="pause") == {"done": False}
    assert "proposes to pause the clocks" in people[1].get(f"/table/{table}")
    people[1].post(f"/table/{table}/agree", what="pause")
    clock = info(people[0], table)["clock"]
    assert clock["paused"] and clock["runs_out"] is None
    assert info(people[0], table)["proposals"] == {}
    call(people[0], table, "agreements", 409, what="pause")
    assert "The clocks are paused." in people[0].get(f"/table/{table}")
    people[1].post(f"/table/{table}/go-on")
    assert not info(people[0], table)["clock"]["paused"]


def test_terms_that_make_no_sense_are_refused(house: House) -> None:
    anna = house.visitor("Anna")

    def ask(pace: str = "live", **clock: Any) -> int:
        body = {"game": "nippon", "who": ["me", "friend"], "pace": pace, "clock": {"bank": 600, **clock}}
        return anna.web.post("/api/tables", json=body, headers={"x-csrf-token": anna.csrf}).status_code

    assert ask() == 201 and ask("relaxed", nights=True, zone="Asia/Tokyo") == 201
    assert ask(bank=1) == ask(bank=1e9) == ask(increment=-1) == ask(zero="explode") == ask(nights=True) == 400
    assert ask("relaxed", zone="Moon/Base") == ask("relaxed", zone="../../etc/passwd") == 400
    assert ask(bank="NaN") == 400


def test_the_rematch_has_the_same_clock_full_again(house: House) -> None:
    people, table = seated(house)
    turn_back(house, table, 100)
    for person in people:
        call(person, table, "agreements", what="end")
    again = call(people[0], table, "rematch", 201)
    assert again["clock"]["left"] == [600, 600] and again["clock"]["terms"]["increment"] == 30


def test_a_clock_runs_while_no_server_does(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=100_000) as house:
        people, table = seated(house, zero="resign")
        cookies = [(dict(person.web.cookies), person.csrf) for person in people]
        turn_back(house, table, 590)
    turn_back(house, table, 20)
    with House(tmp_path, writes_per_minute=100_000) as house:
        anna = house.visitor()
        anna.web.cookies.clear()
        anna.web.cookies.update(cookies[0][0])
        wait_until(lambda: info(anna, table)["status"] == "over")


@pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
def test_two_servers_see_to_it_once(tmp_path: Path) -> None:
    url = postgres.new_database()
    with (
        House(tmp_path, database=url, writes_per_minute=100_000) as one,
        House(tmp_path, database=url, writes_per_minute=100_000) as two,
    ):
        people, table = seated(one, 3, zero="computer")
        seat = info(people[0], table)["to_move"]
        turn_back(one, table, 700)

        wait_until(lambda: info(people[0], table)["seats"][seat]["kind"] == "computer")
        after = info(people[0], table)
        assert sum(entry["kind"] == "computer" for entry in after["seats"]) == 1
        page = two.visitor("Eve").get(f"/table/{table}")
        assert page.count("ran out of time") == 1, "the other server says the same"


@needs_chromium
def test_clocks_tick_on_the_page(welcome: Welcome, house: House) -> None:
    anna, ben = welcome("Anna"), welcome("Ben")
    page = anna.page
    page.goto("/new/nippon?seats=2")
    page.eval_on_selector("#m-more", "more => { more.open = true; }")
    page.select_option("#m-who-1", "friend")
    page.select_option("#m-clock-live", "600+30")
    page.select_option("#m-zero", "vote")
    page.click("button.big")
    assert "10 min for each player, 30 s more with every turn" in page.inner_text("main")
    ben.page.goto(page.input_value("#m-invite"))
    ben.sit_down()
    for person in (anna, ben):
        person.page.wait_for_selector(".clock.runs .shown >> text=/^[0-9]:[0-9][0-9]$/")
        person.has_no_barriers()
        person.check()
    table = page.url.rpartition("/")[2]
    turn_back(house, table, 700)
    for person in (anna, ben):
        person.page.reload()
        person.page.wait_for_selector(".clock.up >> text=0:00")
        person.page.wait_for_selector("#m-late:not([hidden])")
