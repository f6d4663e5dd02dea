"""How often something may be asked for: no way of asking dodges it, and it holds everywhere at once."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import postgres
import pytest
import sqlalchemy as sa
from house import House, Visitor

from meiji.site import rate_limits
from meiji.site.app import make_app
from meiji.site.errors import Refused
from meiji.site.rate_limits import Count, Rate, place_of
from meiji.site.settings import Settings
from meiji.site.signing import Signing
from meiji.store import SharedCounts, Store
from meiji.store.schema import counts

WISH = {"game": "yokohama", "who": ["me", "friend"]}
PASSWORD = "silk and steam"


def statuses(person: Visitor, paths: list[str]) -> list[int]:
    headers = {"x-csrf-token": person.csrf}
    return [person.web.post(path, json=WISH, headers=headers).status_code for path in paths]


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time goes by for limits: on a slow machine they would come back meanwhile."""
    now = time.time() + 3600
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(time=lambda: now))


def csrf_of(person: Visitor) -> str:
    found = re.search(r'name="csrf" value="(\w+)"', person.get("/"))
    assert found is not None
    return found[1]


def log_in(person: Visitor, address: str, name: str, password: str) -> int:
    """Try to log in from an address."""
    form = {"csrf": csrf_of(person), "name": name, "password": password}
    headers = {"x-forwarded-for": address}
    return person.web.post("/account/login", data=form, headers=headers, follow_redirects=False).status_code


def test_every_route_that_changes_something_names_its_limit(tmp_path: Path) -> None:
    gate = make_app(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3"))
    handlers = [handler for route in gate.app.routes for handler in getattr(route, "route_handlers", [])]
    writing = [handler for handler in handlers if handler.http_methods - {"GET", "HEAD", "OPTIONS"}]
    assert len(writing) > 30
    kinds = gate.site.rate_limits.kinds
    nameless = [handler.handler_name for handler in writing if handler.opt.get("limit") not in kinds]
    assert nameless == []


@pytest.mark.parametrize("path", ["/api/tables/", "/api//tables", "/api/tables//", "/api/%74ables"])
def test_a_path_written_otherwise_counts_as_the_same(tmp_path: Path, path: str) -> None:
    with House(tmp_path, writes_per_minute=48) as house:
        found = statuses(house.visitor("Eve"), ["/api/tables", path] * 4)
        assert found == [201] * 6 + [429] * 2


def test_guests_and_tables_share_a_limit_that_tells_when_to_come_back(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=48) as house:
        web = httpx.Client(base_url=house.url)
        answers = [web.post(path, json={"name": "Bot"}) for path in ["/api/guests", "/api//guests/"] * 4]
        assert [answer.status_code for answer in answers] == [201] * 6 + [429] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 120 and answers[-1].json()["error"]


def test_a_whole_network_of_ipv6_is_one_address(tmp_path: Path) -> None:
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2::9%eth0") == "2001:db8:1:2::/64"
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1") == "192.0.2.1"
    assert place_of("not an address") == "unknown"
    with House(tmp_path, writes_per_minute=48) as house:

        def guest(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return httpx.post(house.url + "/api/guests", json={"name": "Bot"}, headers=headers).status_code

        assert [guest(f"2001:db8:1:2::{last}") for last in range(1, 9)] == [201] * 6 + [429] * 2
        assert guest("2001:db8:1:3::1") == 201


def test_many_addresses_guess_at_one_account_no_more_often(tmp_path: Path) -> None:
    """Sixty addresses together get a few guesses; who owns the account comes in with a browser used before."""
    with House(tmp_path, writes_per_minute=240) as house:
        anna = house.visitor("Anna")
        anna.post("/account/register", name="Anna", password=PASSWORD)
        assert log_in(anna, "192.0.2.200", "Anna", PASSWORD) == 303
        names = ["Anna", " anna", "ANNA "]
        tried = [
            log_in(Visitor(house), f"198.51.100.{last}", names[last % 3], f"wrong {last}") for last in range(1, 61)
        ]
        assert tried == [403] * 30 + [429] * 30
        assert log_in(Visitor(house), "203.0.113.9", "Anna", PASSWORD) == 429
        anna.csrf = csrf_of(anna)
        anna.post("/account/logout")
        assert log_in(anna, "192.0.2.200", "Anna", PASSWORD) == 303
        assert log_in(Visitor(house), "203.0.113.9", "Ben", PASSWORD) == 403


def test_nobody_can_make_the_cookie_of_a_known_browser(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=240) as house:
        anna, eve = house.visitor("Anna"), house.visitor("Eve")
        for person, name in ((anna, "Anna"), (eve, "Eve")):
            person.post("/account/register", name=name, password=PASSWORD)
            assert log_in(person, f"192.0.2.{len(name)}", name, PASSWORD) == 303
        mine, hers = eve.web.cookies["meiji_browser"], anna.web.cookies["meiji_browser"]
        forged = hers.split(".")[0] + "." + mine.split(".")[1]
        tried = []
        for last in range(1, 41):
            browser = Visitor(house)
            browser.web.cookies.set("meiji_browser", forged)
            tried.append(log_in(browser, f"198.51.100.{last}", "Anna", "wrong"))
        assert tried == [403] * 30 + [429] * 10


def test_looking_is_limited_too(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=8) as house:
        table = house.visitor("Anna").table("zaibatsu", ["me", "screen"], listed="yes")
        for path in ("view", "save.json"):
            web = httpx.Client(base_url=house.url, headers={"x-forwarded-for": f"192.0.2.{len(path)}"})
            web.get("/")  # now it has a cookie
            found = [web.get(f"/table/{table}/{path}").status_code for _ in range(42)]
            assert 429 not in found[:39] and found[40:] == [429, 429]
        fresh = [httpx.get(f"{house.url}/table/{table}/view").status_code for _ in range(122)]
        assert fresh[-1] == 429  # without a cookie it is the address that counts
        assert httpx.get(house.url + "/healthz").status_code == 200


def test_a_limit_comes_back_little_by_little() -> None:
    count = Count(10, before=0, hits=6)
    rate = Rate(6)
    assert count.wait(rate, 600) == pytest.approx(70)
    count.move_on(11)
    assert count.wait(rate, 669.9) == pytest.approx(0.1) and count.wait(rate, 670) == pytest.approx(0)
    count.move_on(14)
    assert count.wait(rate, 840) == 0


@pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")
def test_limits_hold_for_all_servers_together(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = postgres.new_database()
    with (
        House(tmp_path, database=url, writes_per_minute=96) as one,
        House(tmp_path, database=url, writes_per_minute=96) as two,
    ):
        eve = one.visitor("Eve")
        there = Visitor(two)
        there.web.cookies, there.csrf = eve.web.cookies, eve.csrf
        made = [status for _ in range(9) for person in (eve, there) for status in statuses(person, ["/api/tables"])]
        assert made == [201] * 12 + [429] * 6
        renamed = []
        for _ in range(70):
            for person in (eve, there):
                answer = person.web.post("/language", data={"csrf": eve.csrf, "language": "en"})
                renamed.append(answer.status_code == 200)
        assert 86 <= sum(renamed) <= 106  # 96, and a twentieth for each server
        guesses = []
        for last in range(1, 21):
            for house in (one, two):
                guesses.append(log_in(Visitor(house), f"198.51.100.{last}", "Anna", "wrong"))
        assert guesses.count(403) == 12
    assert "counted here alone" not in caplog.text


def test_shared_counts_move_on_with_time_and_are_forgotten(run: Any) -> None:
    async def work(store: Store) -> None:
        shared = SharedCounts(store.database)
        assert await shared.add("a", 7, 3, ends=1.0) == (0, 3)
        assert await shared.add("a", 7, 2, ends=1.0) == (0, 5)
        assert await shared.add("a", 8, 1, ends=1.0) == (5, 1)
        assert await shared.add("a", 10, 1, ends=1.0) == (0, 1)
        shared._cleaned -= 61
        await shared.add("b", 10, 1, ends=9e9)
        async with store.database.engine.begin() as connection:
            assert list((await connection.execute(sa.select(counts.c.key))).scalars()) == ["b"]

    run(work)


def test_no_flood_of_refused_requests_makes_guesses_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 100)
    of = rate_limits.RateLimits(240, Signing("only for tests"), None)

    def somebody(number: int) -> Any:
        return SimpleNamespace(id=f"person {number}", new=False, address="192.0.2.7", browser_of=None)

    async def fine(work: Any) -> bool:
        try:
            await work
        except Refused:
            return False
        return True

    async def flood() -> tuple[list[bool], bool]:
        guesses = [await fine(of.check_guess(somebody(0), "anna", None)) for _ in range(11)]
        answered = [await fine(of.check("write", somebody(number))) for number in range(3000)]
        assert answered.count(False) > 1000
        return guesses, await fine(of.check_guess(somebody(0), "anna", None))

    guesses, again = asyncio.run(flood())
    assert guesses.count(True) == 10 and not again and len(of._counts) <= 101
