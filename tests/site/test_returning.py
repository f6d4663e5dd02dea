"""A guest comes back by the return link; a seat whose holder is lost is handed on, and given back when they object."""

from __future__ import annotations

import html
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_accounts import PASSWORD, registered

from meiji.site.qr import qr
from meiji.store import LostSeatRow, LostSeats, PersonRow, Store


def return_link(person: Visitor, page: str = "/account") -> str:
    """The path of the link that a page shows."""
    found = re.search(r'value="http[^"]*(/return/[\w-]+/\w+(?:\?table=\w+)?)"', person.get(page))
    assert found is not None
    return html.unescape(found[1])


def come_back(browser: Visitor, link: str, status: int = 200) -> httpx.Response:
    """Open a return link, and say that it is me."""
    page = browser.get(link)
    fields = dict(re.findall(r'name="(person|token|table)" value="([^"]*)"', page))
    answer = browser.post("/return", status, **fields)
    found = re.search(r'name="csrf" value="(\w+)"', answer.text)
    assert found is not None
    browser.csrf = found[1]
    return answer


def two_at_a_table(house: House, host: str, guest: str) -> tuple[Visitor, Visitor, str]:
    anna, ben = house.visitor(host), house.visitor(guest)
    table = anna.table("zaibatsu", ["me", "friend"])
    link = anna.link(table, "join")
    ben.post(f"/table/{table}/sit", token=link.rpartition("/")[2], seat=1)
    return anna, ben, table


def seat_link(host: Visitor, table: str, seat: int = 1) -> str:
    host.post(f"/table/{table}/invite-again", seat=seat)
    found = re.search(rf'value="http[^"]*(/table/{table}/seat/{seat}/\w+)"', host.get(f"/table/{table}"))
    assert found is not None
    return found[1]


def name_of(person: Visitor) -> str | None:
    name: str | None = person.web.get("/api/me").json()["name"]
    return name


def test_a_guest_comes_back_to_the_seat_from_another_browser(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    link = return_link(ben, f"/table/{table}")
    assert link.endswith(f"?table={table}")
    phone = house.visitor()
    assert "Welcome back, Ben!" in phone.get(link) and name_of(phone) is None
    answer = come_back(phone, link)
    assert answer.url.path == f"/table/{table}" and name_of(phone) == "Ben"
    assert phone.state(table)["seat"] == 1
    assert f"/table/{table}" in phone.get("/")
    assert name_of(ben) == "Ben", "the first browser stays who it is"
    phone.play(table) if phone.state(table)["moves"] else anna.play(table)


def test_a_link_alone_makes_nobody_somebody_else(house: House) -> None:
    ben, carl = house.visitor("Ben"), house.visitor("Carl")
    link = return_link(ben)
    page = carl.get(link)
    assert name_of(carl) == "Carl"
    assert "Right now you are Carl here" in page and return_link(carl).partition("?")[0] in page
    person, token = link.split("/")[2:4]
    answer = carl.web.post("/return", data={"person": person, "token": token, "table": ""})
    assert answer.status_code == 403 and name_of(carl) == "Carl", "no other site can send the form"


def test_who_comes_back_gets_a_session_of_their_own(house: House) -> None:
    """A cookie that somebody planted before is not the one with which the browser goes on."""
    ben, phone = house.visitor("Ben"), house.visitor()
    planted = phone.web.cookies["meiji"]
    come_back(phone, return_link(ben))
    assert phone.web.cookies["meiji"] not in (planted, ben.web.cookies["meiji"])
    with httpx.Client(base_url=house.url, cookies={"meiji": planted}) as thief:
        assert thief.get("/api/me").json()["name"] is None
    phone.post("/account/logout")
    assert name_of(phone) is None and name_of(ben) == "Ben"


def test_a_new_link_ends_the_old_one_and_all_other_browsers(house: House) -> None:
    ben, thief = house.visitor("Ben"), house.visitor()
    old = return_link(ben)
    come_back(thief, old)
    copied = ben.web.cookies["meiji"]
    ben.post("/account/return")
    assert name_of(ben) == "Ben" and name_of(thief) is None
    assert httpx.get(f"{house.url}/api/me", cookies={"meiji": copied}).json()["name"] is None
    assert "wrong or out of date" in thief.get(old, 403)
    assert return_link(ben) != old and "Welcome back" in house.visitor().get(return_link(ben))


def test_an_account_has_no_return_link_and_ends_the_one_of_before(house: House) -> None:
    guest = house.visitor("Return Dora")
    link = return_link(guest)
    guest.post("/account/register", name="Return Dora", password=PASSWORD)
    assert "/return/" not in guest.get("/account")
    assert "There is an account" in house.visitor().get(link, 403)


@pytest.mark.parametrize("link", ["/return/x/y", "/return/" + "a" * 22 + "/" + "0" * 32])
def test_wrong_links_get_a_sentence(house: House, link: str) -> None:
    assert "wrong or out of date" in house.visitor().get(link, 403)


def test_a_program_gets_no_return_link(house: House) -> None:
    token = httpx.post(f"{house.url}/api/guests", json={"name": "Bot"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(house.url + return_link(house.visitor("Ben")), headers=headers).status_code == 403


def test_a_used_invitation_says_so(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend"])
    link = anna.link(table, "join")
    ben.post(f"/table/{table}/sit", token=link.rpartition("/")[2], seat=1)
    phone = house.visitor()
    page = phone.get(link)
    assert "the invitation has been used" in page and "I am Ben" in page and "Ask Anna" in page
    pasted = phone.post("/return/paste", link=f"  {house.url}{return_link(ben)} ", table=table)
    assert "Welcome back, Ben!" in pasted.text
    assert phone.post("/return/paste", 400, link="hello", table=table)
    found = re.search(rf'href="(/table/{table}/watch/\w+)"', page)
    assert found is not None and house.visitor().get(found[1])
    assert ben.web.get(link).url.path == f"/table/{table}", "who sits there just goes in"


def test_the_host_invites_again_and_the_holder_objects(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    link, carl = seat_link(anna, table), house.visitor()
    assert "You take over from Ben" in carl.get(link)
    token = link.rpartition("/")[2]
    carl.post(f"/table/{table}/seat", token=token, seat=1, name="Carl")
    assert [seat["name"] for seat in carl.state(table)["table"]["seats"]] == ["Anna", "Carl"]
    assert carl.state(table)["seat"] == 1
    page = ben.get(f"/table/{table}")
    assert "Someone else plays on for you" in page and ben.state(table)["seat"] is None
    house.visitor("Dora").post(f"/table/{table}/seat", 409, token=token, seat=1)
    carl.post(f"/table/{table}/object", 403, seat=1)
    ben.post(f"/table/{table}/object", seat=1)
    assert ben.state(table)["seat"] == 1 and carl.state(table)["seat"] is None
    assert "Ben is back" in carl.get(f"/table/{table}") and "Ben is back" in carl.get(link, 409)


def test_an_objection_before_anybody_came_ends_the_link(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    link = seat_link(anna, table)
    assert "someone else was invited" in ben.get(f"/table/{table}")
    ben.post(f"/table/{table}/object", seat=1)
    assert "Ben is back" in house.visitor("Carl").get(link, 409)
    assert "someone else was invited" not in ben.get(f"/table/{table}")


def test_only_the_host_and_only_for_other_people(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    ben.post(f"/table/{table}/invite-again", 403, seat=0)
    for seat in ("0", "2", "x"):
        anna.post(f"/table/{table}/invite-again", 400, seat=seat)
    link = seat_link(anna, table)
    again = seat_link(anna, table)
    assert house.visitor().get(link, 403) and house.visitor().get(again), "only the last link holds"
    assert house.visitor().get(again[:-1] + ("0" if again[-1] != "0" else "1"), 403)


@contextmanager
def looking(person: Visitor, table: str) -> Iterator[None]:
    """Somebody has the page of a table open."""
    here, leave = threading.Event(), threading.Event()

    def look() -> None:
        with person.web.stream("GET", f"/table/{table}/events") as stream:
            for _ in stream.iter_lines():
                here.set()
                if leave.wait():
                    return

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    here.wait()
    yield
    leave.set()
    thread.join()


def test_who_is_there_is_not_lost(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    link = seat_link(anna, table)
    with looking(ben, table):
        assert "Ben is here right now" in anna.post(f"/table/{table}/invite-again", 409, seat=1).text
        carl = house.visitor("Carl")
        assert "Ben is here" in carl.post(f"/table/{table}/seat", 409, token=link.rpartition("/")[2], seat=1).text
    assert ben.state(table)["seat"] == 1


def test_the_same_over_the_api(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    invited = anna.web.post(f"/api/tables/{table}/seats/1/invite", headers={"x-csrf-token": anna.csrf})
    assert invited.status_code == 201 and invited.json()["name"] == "Ben"
    carl = house.visitor("Carl")
    sit = {"seat": 1, "token": invited.json()["link"].rpartition("/")[2]}
    taken = carl.web.post(f"/api/tables/{table}/seats", json=sit, headers={"x-csrf-token": carl.csrf})
    assert taken.status_code == 200 and taken.json()["seats"][1]["mine"]
    back = ben.web.post(f"/api/tables/{table}/seats/1/object", headers={"x-csrf-token": ben.csrf})
    assert back.status_code == 200 and back.json()["seats"][1]["mine"]


def test_the_guests_games_and_objections_come_along_at_log_in(house: House) -> None:
    registered(house, "Return Emil")
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    seat_link(anna, table)
    ben.post("/account/login", name="Return Emil", password=PASSWORD)
    page = ben.get(f"/table/{table}")
    found = re.search(r'name="csrf" value="(\w+)"', page)
    assert "someone else was invited" in page and found is not None
    ben.csrf = found[1]
    ben.post(f"/table/{table}/object", seat=1)


def test_of_two_who_take_or_object_at_once_one_wins(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "nippon", 2)
        lost = LostSeats(store.database)
        row = LostSeatRow("t1", 1, "ben", "Ben", "salt", "open", None, 1.0)
        await lost.put(row)
        assert await lost.of("ben") == [row]
        assert await lost.change(row, "taken", "carl") and not await lost.change(row, "back", None)
        assert [(one.state, one.taker) for one in await lost.at("t1")] == [("taken", "carl")]
        await store.delete_table("t1")
        assert await lost.at("t1") == []

    run(work)


def test_a_new_return_link_is_counted(run: Any) -> None:
    async def work(store: Store) -> None:
        await store.name_person("ben", "Ben")
        await store.add_session("ben", "hash", 0.0)
        await store.renew_return("ben")
        found = await store.person("ben")
        assert found is not None and found == PersonRow("ben", "Ben", epoch=1, returns=1, created=found.created)
        assert await store.session("hash") is None

    run(work)


def test_a_code_holds_every_dark_square_once() -> None:
    import segno

    drawn = qr("https://example.org/return/x")
    dark = {
        (int(x) + n, int(y)) for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", drawn) for n in range(int(length))
    }
    rows = [list(row) for row in segno.make("https://example.org/return/x", error="m", micro=False).matrix]
    assert dark == {(x + 4, y + 4) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell}


@needs_chromium
def test_a_friend_who_lost_the_cookies_plays_on(welcome: Welcome, house: House) -> None:
    """Host and friend in two browsers; the friend's phone comes in by the link that the page showed."""
    anna, ben = welcome("Anna"), welcome("Ben", PHONE, "de")
    anna.table("yokohama", ["me", "friend"])
    anna.has_no_barriers()
    assert anna.page.query_selector(".shared-link .qr")
    invitation = anna.page.input_value("#m-invite")
    ben.page.goto(invitation)
    ben.sit_down()
    ben.page.click(".keep-link summary")
    ben.check()
    ben.has_no_barriers()
    link = ben.page.input_value("#m-return-link")
    ben.page.click(".keep-link button.primary")
    ben.page.wait_for_selector("#m-side")
    assert not ben.page.query_selector(".keep-link")
    ben.context.clear_cookies()
    ben.page.goto(invitation)
    ben.has_no_barriers()
    ben.page.click(".keep-link:has-text('Ben') summary")
    ben.page.fill("#m-paste-1", link)
    ben.page.click(".keep-link[open] button")
    ben.page.wait_for_selector("button.big")
    ben.check()
    ben.has_no_barriers()
    ben.sit_down()
    assert ben.page.get_attribute("#m-table", "data-mine") == "1"
    ben.check()
