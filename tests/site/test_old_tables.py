"""A database of before keeps working."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from house import House

OLD = Path(__file__).parents[1] / "old"
KNOWN = json.loads((OLD / "site.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(OLD / "site.sqlite3", folder / "site.sqlite3")
    with House(folder) as house:
        yield house


def people(house: House) -> dict[str, httpx.Client]:
    """Everybody with the cookies of before."""
    return {
        name: httpx.Client(base_url=house.url, cookies=known["cookie"], timeout=60)
        for name, known in KNOWN["people"].items()
    }


def state(web: httpx.Client, table: str) -> dict[str, Any]:
    answer = web.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("name", list(KNOWN["tables"]))
def test_an_old_table_stands_where_it_stood(house: House, name: str) -> None:
    known, anna = KNOWN["tables"][name], people(house)["Anna"]
    seen = state(anna, known["id"])
    found = {"id": known["id"], "log": len(seen["log"]), "scores": (seen["result"] or {}).get("scores")}
    assert {**found, "status": seen["table"]["status"], "moment": seen["table"]["moment"]} == known
    assert anna.get(f"/table/{known['id']}").status_code == 200


@pytest.mark.parametrize("name", [name for name in KNOWN["tables"] if KNOWN["tables"][name]["status"] == "running"])
def test_an_old_table_plays_on(house: House, name: str) -> None:
    table = KNOWN["tables"][name]["id"]
    for web in people(house).values():
        seen = state(web, table) if web.get(f"/api/tables/{table}").status_code == 200 else {"moves": []}
        if seen["moves"]:
            token = web.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
            move = {"moment": seen["table"]["moment"], "move": seen["moves"][0]["notation"]}
            answer = web.post(f"/api/tables/{table}/moves", json=move, headers={"x-csrf-token": token})
            assert answer.status_code == 200, answer.text
            assert answer.json()["table"]["moment"] > seen["table"]["moment"]
            return
    raise AssertionError("nobody can play on")


def test_an_old_account_and_its_token_open(house: House) -> None:
    anna = KNOWN["people"]["Anna"]
    web = httpx.Client(base_url=house.url, follow_redirects=True, timeout=60)
    token = web.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
    answer = web.post("/account/login", data={"csrf": token, "name": "Anna", "password": anna["password"]})
    assert answer.status_code == 200 and "Anna" in answer.text
    me = httpx.get(f"{house.url}/api/me", headers={"authorization": f"Bearer {anna['token']}"})
    assert me.json()["name"] == "Anna"
