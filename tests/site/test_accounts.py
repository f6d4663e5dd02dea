"""Accounts: a guest gets one, comes back with it, finds the tables again, and can leave for good."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import sqlalchemy as sa
from house import House, Visitor

PASSWORD = "silk and steam"


def registered(house: House, name: str) -> tuple[Visitor, str]:
    """Somebody with an account, and the recovery code."""
    visitor = house.visitor(name)
    code = code_in(visitor.post("/account/register", name=name, password=PASSWORD).text)
    fresh(visitor)
    return visitor, code


def code_in(page: str) -> str:
    found = re.search(r'id="m-code"[^>]*value="([\w-]+)"', page)
    assert found is not None
    return found[1]


def fresh(visitor: Visitor) -> None:
    """Whoever registers or logs in gets a new session: the page's token is a new one."""
    found = re.search(r'name="csrf" value="(\w+)"', visitor.get("/"))
    assert found is not None
    visitor.csrf = found[1]


def log_in(visitor: Visitor, name: str, password: str = PASSWORD, status: int = 200) -> None:
    visitor.post("/account/login", status, name=name, password=password)
    if status == 200:
        fresh(visitor)


def test_a_guest_registers_and_comes_back_from_another_browser(house: House) -> None:
    anna, _ = registered(house, "Anna R")
    table = anna.table("zaibatsu", ["me", "screen"])
    other = house.visitor("A guest")
    brought = other.table("zaibatsu", ["me", "friend"])
    log_in(other, "anna r")  # letters' size does not count
    assert f"/table/{table}" in other.get("/") and f"/table/{brought}" in other.get("/")
    assert "m-choices" in other.get(f"/table/{table}")
    assert f"/table/{brought}" in anna.get("/"), "the guest's table moved into the account"
    other.post("/account/logout")
    assert f"/table/{table}" not in other.get("/")
    other.get(f"/table/{table}", 403)


def test_wrong_names_and_passwords_are_refused_alike(house: House) -> None:
    registered(house, "Ben R")
    eve = house.visitor("Eve")
    answers = {
        re.sub(r'value="[^"]*"', "", eve.post("/account/login", 403, name=name, password=password).text)
        for name, password in (("Ben R", "wrong words"), ("Nobody at all", PASSWORD))
    }
    assert len(answers) == 1
    eve.post("/account/register", 409, name="ben r", password=PASSWORD)
    eve.post("/account/register", 400, name="Eve", password="short")


def test_the_code_replaces_a_lost_password_and_logs_out_all_others(house: House) -> None:
    anna, code = registered(house, "Carla R")
    table = anna.table("zaibatsu", ["me", "screen"])
    other = house.visitor("X")
    other.post("/account/recover", 403, name="Carla R", code="wrong", password="new words here")
    page = other.post("/account/recover", name="Carla R", code=code, password="new words here").text
    assert code_in(page) != code and "logged in as Carla R." in page and 'id="m-tokens"' in page
    assert f"/table/{table}" in other.get("/")
    assert f"/table/{table}" not in anna.get("/"), "the old browser is logged out"
    third = house.visitor("Y")
    log_in(third, "Carla R", status=403)
    log_in(third, "Carla R", "new words here")
    third.post("/account/recover", 403, name="Carla R", code=code, password="once more, please")


def test_nothing_secret_is_stored_in_clear(house: House) -> None:
    _, code = registered(house, "Dora R")
    database = sa.create_engine(house.settings.database)
    with database.connect() as connection:
        rows = str(connection.execute(sa.text("SELECT * FROM accounts")).all())
    assert "$argon2id$" in rows and PASSWORD not in rows and code not in rows


def test_deleting_oneself_leaves_the_others_playing(house: House) -> None:
    anna, _ = registered(house, "Emil R")
    ben = house.visitor("Ben")
    own = anna.table("zaibatsu", ["me", "screen"])
    shared = anna.table("zaibatsu", ["me", "friend"], listed="yes")
    ben.post(f"/table/{shared}/sit", seat=1)
    assert "This is not your password." in anna.post("/account/delete", 403, password="wrong words").text
    anna.post("/account/delete", password=PASSWORD)
    ben.get(f"/table/{own}", 404)
    seat = ben.state(shared)["table"]["seats"][0]
    assert seat["kind"] == "computer" and "Emil" not in ben.get(f"/table/{shared}")
    log_in(house.visitor("Z"), "Emil R", status=403)


def test_logins_and_new_tables_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=48) as strict:
        eve = strict.visitor("Eve")
        tries = [
            eve.web.post("/account/login", data={"csrf": eve.csrf, "name": "A", "password": "b"}) for _ in range(4)
        ]
        assert [answer.status_code for answer in tries] == [403, 403, 429, 429]
        wanted = {"game": "yokohama", "who": ["me", "friend"]}
        headers = {"x-csrf-token": eve.csrf}
        made = [eve.web.post("/api/tables", json=wanted, headers=headers).status_code for _ in range(8)]
        assert made == [201] * 6 + [429] * 2


def test_a_cookie_that_somebody_made_is_worth_nothing(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    cookie = anna.web.cookies["meiji"]
    for forged in (cookie[:-8] + "AAAAAAAA", cookie.replace(".0.", ".1."), cookie.split(".")[0]):
        assert httpx.get(f"{house.url}/table/{table}", cookies={"meiji": forged}).status_code == 403
