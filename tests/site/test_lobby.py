"""The lobby: open games by filter, live, and a quick match that brings people together."""

from __future__ import annotations

import re
import threading

from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor


def match(person: Visitor, game: str = "yokohama", players: int = 2, pace: str = "live", status: int = 200) -> str:
    answer = person.post("/lobby/match", status, game=game, players=players, pace=pace)
    return answer.url.path.rpartition("/")[2]


def listed(page: str) -> list[str]:
    return re.findall(r'<li class="card table-card[^>]*>\s*<a href="/table/(\w+)"', page)


def test_a_quick_match_brings_two_people_together(house: House) -> None:
    anna, ben, carl = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Carl")
    table = match(anna)
    assert match(anna) == table, "whoever asks twice waits once"
    assert match(carl, pace="relaxed") != table
    assert match(ben) == table and ben.state(table)["seat"] == 1
    assert anna.state(table)["table"]["status"] == "running"
    again = match(house.visitor("Dora"))
    assert again != table, "a full game takes nobody"


def test_a_quick_match_over_the_api(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    wanted = {"game": "zaibatsu", "players": 2, "pace": "relaxed"}
    tables = []
    for person in (anna, ben):
        answer = person.web.post("/api/matches", json=wanted, headers={"x-csrf-token": person.csrf})
        assert answer.status_code == 201, answer.text
        tables.append(answer.json())
    assert tables[0]["id"] == tables[1]["id"] and tables[1]["status"] == "running"
    odd = {"game": "zaibatsu", "players": 1}
    assert anna.web.post("/api/matches", json=odd, headers={"x-csrf-token": anna.csrf}).status_code == 400


def test_what_cannot_be_played_is_refused(house: House) -> None:
    anna = house.visitor("Anna")
    match(anna, players=1, status=400)
    match(anna, game="zaibatsu", players=1, status=400)
    match(anna, game="chess", status=400)
    match(anna, pace="never", status=400)
    house.visitor().post("/lobby/match", 401, game="nippon", players=2, pace="live")


def test_filters_show_what_fits(house: House) -> None:
    anna = house.visitor("Anna")
    three = anna.table("nippon", ["me", "friend", "friend"], listed="yes")
    private = anna.table("nippon", ["me", "friend", "friend"])
    guest = house.visitor()
    assert three in listed(guest.get("/lobby?game=nippon&players=3")) and private not in guest.get("/lobby")
    for other in ("game=yokohama", "players=4", "pace=relaxed"):
        assert three not in guest.get(f"/lobby?{other}")
    assert three in listed(guest.get("/lobby/list?game=nippon")) and "<html" not in guest.get("/lobby/list")
    assert three in guest.get("/lobby?game=chess&pace=never"), "what does not exist asks for nothing"


def test_the_lobby_is_live(house: House) -> None:
    anna, heard, ready = house.visitor("Anna"), threading.Event(), threading.Event()

    def listen() -> None:
        with house.visitor().web.stream("GET", "/lobby/events") as stream:
            for line in stream.iter_lines():
                ready.set()
                if line == "event: lobby":
                    heard.set()
                    return

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert ready.wait(60)
    anna.table("nippon", ["me", "friend"], listed="yes")
    assert heard.wait(60)
    thread.join(60)


@needs_chromium
def test_two_people_meet_in_the_lobby(welcome: Welcome, house: House) -> None:
    anna, ben = welcome("Anna"), welcome("Ben", PHONE, "de")
    ben.page.goto("/lobby?game=zaibatsu&players=4")
    ben.has_no_barriers()
    anna.page.goto("/lobby")
    anna.page.check(".quick [name=game][value=zaibatsu]")
    anna.page.check(".quick [name=players][value='4']")
    anna.page.click(".quick button")
    anna.page.wait_for_selector("#m-invite")
    ben.page.wait_for_selector("#m-lobby .table-card")
    ben.check()
    ben.page.click(".quick button")
    ben.page.wait_for_selector("#m-table")
    assert ben.page.url == anna.page.url
