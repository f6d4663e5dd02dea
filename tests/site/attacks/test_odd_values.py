"""Odd ids, numbers, names and characters: each is answered with one sentence, never with a failure of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import postgres
import pytest
from house import House

import meiji
from meiji.site.creation import new_id


@pytest.fixture(scope="module", params=["sqlite", "postgres"] if postgres.is_there() else ["sqlite"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    more = {"database": postgres.new_database()} if request.param == "postgres" else {}
    with House(tmp_path_factory.mktemp("house"), writes_per_minute=100_000, **more) as open_house:
        yield open_house


def fine(answer: httpx.Response) -> None:
    """A refusal: nothing of ours has failed, and the answer is short."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert "Traceback" not in answer.text and len(answer.text) < 20_000


PATHS = [
    "/static/x%00",
    "/static/%00",
    "/static/..%2f..%2fpyproject.toml",
    "/table/%00",
    "/table/abc%00def",
    "/table/" + "a" * 300,
    "/table/aaaaaaaaaa",
    "/table/AAAAAAAAAA",
    "/table/'%20OR%201=1",
    "/table/%F0%9F%98%80",
    "/api/tables/%00",
    "/api/tables/ab%00cd/save",
    "/api/tables/" + "z" * 3000,
    "/games/%00",
    "/new/x%00",
    "/nowhere%00",
    "/?" + "a&" * 5000,
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:24])
def test_odd_addresses_are_not_found(house: House, path: str) -> None:
    anna = house.visitor("Anna")
    fine(anna.web.get(path))
    fine(anna.web.post(path, data={"csrf": anna.csrf}))


@pytest.mark.parametrize("value", ["1e29", "9" * 40, "9" * 5000, "-1", "-99999999", "1.5", "x", "%00", "NaN", "²", "٣"])
def test_odd_moments_are_refused(house: House, value: str) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    for place in ("", "/view", "/save.json"):
        answer = anna.web.get(f"/table/{table}{place}?moment={value}")
        assert answer.status_code < 500, answer.text
        if place in ("", "/view"):
            fine(answer)
        assert anna.web.get(f"/table/{table}{place}?open={value}").status_code < 500
    for path in ("play", "copy", "replace", "vote"):
        answer = anna.web.post(f"/table/{table}/{path}", data={"csrf": anna.csrf, "moment": value, "seat": value})
        assert answer.status_code < 500, (path, answer.text)


@pytest.mark.parametrize("value", [10**29, 1e300, -(10**50), -1, 10**6, "1", None, [], True], ids=str)
def test_odd_numbers_in_json_are_refused(house: House, value: object) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    for path in ("moves", "copy", "seats", "votes"):
        body = {"moment": value, "move": "x", "seat": value, "player": "random"}
        fine(anna.web.post(f"/api/tables/{table}/{path}", json=body, headers={"x-csrf-token": anna.csrf}))


def test_a_moment_that_does_not_exist_is_still_named(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    for moment in (-1, 99, 999):
        assert str(moment) in anna.get(f"/table/{table}", 404, moment=moment)


@pytest.mark.parametrize(
    "name", ["\0", "a\0b", "\ud800", "\x1b[2J", "<script>", "x" * 10_000, " ", "\u202eabc"], ids=ascii
)
def test_odd_names_are_refused_or_cleaned(house: House, name: str) -> None:
    anna = house.visitor("Anna")
    raw = name.encode("utf-8", "surrogatepass")
    for path, field in (("login", "name"), ("register", "name"), ("recover", "code"), ("tokens", "name")):
        data = {"csrf": anna.csrf, "name": "Anna", "password": "long enough", "code": "c", field: raw}
        answer = anna.web.post(f"/account/{path}", data=data)
        assert answer.status_code < 500 and "<script>" not in answer.text.partition("<body")[2], answer.text
    assert anna.web.post("/name", data={"csrf": anna.csrf, "name": raw}).status_code < 500
    text = json.dumps({"name": name})
    assert anna.web.post("/api/guests", content=text, headers={"x-csrf-token": anna.csrf}).status_code < 500


def test_the_id_of_a_box_is_short_and_printable(house: House) -> None:
    anna = house.visitor("Anna")
    box = meiji.find_game("zaibatsu").box().text
    for wrong in ("x" * 300, "a\\u0000b", "a\\nb", ""):
        toml = box.replace('id = "zaibatsu"', f'id = "{wrong}"')
        save = {**meiji.new("zaibatsu", seats=2, seed=1).save(), "box": {"id": wrong, "hash": "0", "toml": toml}}
        answer = anna.web.post("/api/saves", json=save, headers={"x-csrf-token": anna.csrf})
        fine(answer)
        assert "id" in answer.json()["error"] or "NUL" in answer.json()["error"]


def test_forms_of_an_odd_shape_are_refused(house: House) -> None:
    anna = house.visitor("Anna")
    kind = {"content-type": "multipart/form-data; boundary=x"}

    def part(headers: str, content: bytes) -> bytes:
        return b"--x\r\n" + headers.encode() + b"\r\n\r\n" + content + b"\r\n--x--\r\n"

    bodies = [
        part('Content-Disposition: form-data; name="csrf"\r\nContent-Type: text/plain; charset=nonsense', b"a"),
        part('Content-Disposition: form-data; name="csrf"', b"\xff\xfe"),
        part('Content-Disposition: form-data; name="a\0b"', b"a"),
        part("Content-Disposition: nonsense", b"a"),
        b"--x",
        b"\0" * 1000,
        (b"--x\r\n" + b'Content-Disposition: form-data; name="a"\r\n\r\n1\r\n') * 3000,
    ]
    for body in bodies:
        fine(anna.web.post("/name", content=body, headers=kind))
    for header in ("multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary="'):
        fine(anna.web.post("/name", content=b"--x", headers={"content-type": header}))
    urlencoded = {"content-type": "application/x-www-form-urlencoded"}
    fine(anna.web.post("/name", content=b"a=1&" * 100_000, headers=urlencoded))


def test_ids_are_what_the_gate_lets_through(house: House) -> None:
    """A table that exists is reached by its id, whichever letters chance has taken."""
    anna = house.visitor("Anna")
    anna.get(f"/table/{anna.table('nippon', ['me', 'screen'])}")
    assert anna.web.get(f"/table/{new_id()}").status_code == 404


@pytest.mark.parametrize("path", ["/archive", "/archive/games.csv", "/api/me/games", "/lobby"])
def test_no_query_holds_a_nul(house: House, path: str) -> None:
    """PostgreSQL takes none: looking for the opponent "a\\0b" was an error of ours."""
    anna = house.visitor("Anna")
    assert anna.get(path, 400, opponent="a\0b")
    assert anna.get(path, opponent="ab")
