"""Tokens of programs, and what a program can ask about the person it acts for."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from house import House, Visitor
from test_accounts import PASSWORD, log_in, registered
from test_saves import seated

from meiji.site import live_table as living
from meiji.site.signing import Signing


def new_token(visitor: Visitor, name: str = "My bot") -> str:
    found = re.search(r'id="m-token"[^>]*value="([^"]+)"', visitor.post("/account/tokens", name=name).text)
    assert found is not None
    return found[1]


def program(house: House, token: str) -> httpx.Client:
    return httpx.Client(base_url=house.url + "/api", headers={"authorization": f"Bearer {token}"}, timeout=60)


def token_ids(visitor: Visitor) -> list[str]:
    return re.findall(r"/account/tokens/(\w+)/revoke", visitor.get("/account"))


def test_a_token_is_shown_once_works_and_can_be_revoked(house: House) -> None:
    anna = house.visitor("Anna")
    token = new_token(anna, "Night bot")
    page = anna.get("/account")
    assert token not in page and "Night bot" in page
    bot = program(house, token)
    assert bot.get("/me").json() == {"name": "Anna", "account": False, "token": "Night bot"}
    table = bot.post("/tables", json={"game": "zaibatsu", "who": ["me", "screen"]}).json()["id"]
    assert f"/table/{table}" in anna.get("/")
    other = program(house, new_token(anna, "Other"))
    (first, _) = token_ids(anna)
    house.visitor("Eve").post(f"/account/tokens/{first}/revoke", 404)
    anna.post(f"/account/tokens/{first}/revoke")
    answer = bot.get("/me")
    assert answer.status_code == 401 and "revoked" in answer.json()["error"]
    assert bot.post("/tables", json={"game": "zaibatsu", "who": ["me", "screen"]}).status_code == 401
    assert other.get("/me").status_code == 200
    assert other.delete("/me/token").status_code == 204 and other.get("/me").status_code == 401
    assert token_ids(anna) == []


def test_tokens_are_hashed_at_rest(house: House) -> None:
    token = new_token(house.visitor("Anna"))
    guest = httpx.post(house.url + "/api/guests", json={"name": "Bot"}).json()["token"]
    with sa.create_engine(house.settings.database).connect() as connection:
        rows = str(connection.execute(sa.text("SELECT * FROM tokens")).all())
    for secret in (token, guest):
        assert secret not in rows and secret.removeprefix("meiji_") not in rows


def test_wrong_tokens_are_refused_and_there_are_not_too_many(house: House) -> None:
    for wrong in ("nonsense", "meiji_" + "A" * 43, "x" * 5000):
        assert program(house, wrong).get("/tables").status_code == 401
    anna = house.visitor("Anna")
    for number in range(20):
        new_token(anna, f"Bot {number}")
    anna.post("/account/tokens", 409, name="One too many")
    anna.post("/account/tokens", 400, name=" ")
    house.visitor().post("/account/tokens", 401, name="Nobody's")
    assert anna.web.post("/account/tokens", data={"name": "x"}).status_code == 403


def test_whoever_recovers_or_leaves_revokes_all(house: House) -> None:
    anna, code = registered(house, "Token Anna")
    bot = program(house, new_token(anna))
    assert bot.get("/me").json()["account"] is True
    house.visitor("X").post("/account/recover", name="Token Anna", code=code, password="new words here")
    assert bot.get("/me").status_code == 401
    ben, _ = registered(house, "Token Ben")
    bot = program(house, new_token(ben))
    guest = house.visitor("Guest")
    of_guest = program(house, new_token(guest))
    log_in(guest, "Token Ben", PASSWORD)
    assert of_guest.get("/me").status_code == 401, "a guest's token does not open the account"
    ben.post("/account/delete", password=PASSWORD)
    assert bot.get("/me").status_code == 401


def test_a_program_renames_votes_replaces_leaves_and_deletes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = seated(house, "zaibatsu", 0)
    bots = [program(house, new_token(person)) for person in (anna, ben)]
    assert bots[0].put("/me", json={"name": "Anna the Second"}).json()["name"] == "Anna the Second"
    state = bots[1].get(f"/tables/{table}").json()
    assert state["table"]["seats"][0]["name"] == "Anna the Second"
    seat = state["table"]["to_move"]
    other = bots[1 - seat]
    assert other.post(f"/tables/{table}/votes", json={"seat": seat}).status_code == 409
    monkeypatch.setitem(living.LATE, "live", -1)
    assert bots[seat].post(f"/tables/{table}/votes", json={"seat": seat}).status_code == 409
    assert other.post(f"/tables/{table}/votes", json={"seat": 99}).status_code == 400
    assert other.post(f"/tables/{table}/votes", json={"seat": seat}).json() == {"replaced": True}
    assert anna.state(table)["table"]["seats"][seat]["kind"] == "computer"
    assert bots[1].post(f"/tables/{table}/replace", json={"seat": 1 - seat, "player": "random"}).status_code == 403
    assert bots[0].post(f"/tables/{table}/replace", json={"seat": 1 - seat, "player": "god"}).status_code == 400
    assert bots[0].post(f"/tables/{table}/replace", json={"seat": 1, "player": "beginner"}).status_code == (
        403 if seat == 0 else 200
    ), "nobody is thrown out, and a computer player may become another one"
    answer = other.post(f"/tables/{table}/leave", json={})
    assert [one["kind"] for one in answer.json()["seats"]] == ["computer"] * 2
    assert bots[1].delete(f"/tables/{table}").status_code == 403
    assert bots[0].delete(f"/tables/{table}").status_code == 204
    assert bots[0].get(f"/tables/{table}").status_code == 404


def test_the_documentation_names_every_call(house: House) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text("utf-8")
    calls_told = re.findall(r"\| `(\w+) (/api/[\w/-]+)` \|", page)
    named = re.compile("ID|GAME|TABLE|(?<=/)3$")
    told = {(method, named.sub("{id}", path).replace("/1/", "/{seat}/")) for method, path in calls_told}
    described = httpx.get(house.url + "/api/openapi.json").json()["paths"]
    calls = {
        (method.upper(), re.sub(r"{(?!seat)\w+}", "{id}", path))
        for path, entry in described.items()
        for method in entry
        if path.startswith("/api/")
    }
    assert told == calls


def test_links_and_cookies_of_before_stay_valid() -> None:
    """A link that somebody sent to a friend years ago: HMAC-SHA-256 over the parts, cut to 128 bits."""
    made = hmac.new(b"a secret", b"join\0table\0salt", hashlib.sha256).hexdigest()[:32]
    assert Signing("a secret").same(made, "join", "table", "salt")
