"""A club plays tournaments: eight people with accounts, and what they do there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from house import House, Visitor
from test_accounts import registered

from meiji.site.tournaments.rounds import outcomes, table_of
from meiji.site.tournaments.standings import Outcome
from meiji.store import Whole
from meiji.store.tournaments import OVER

CLOCK = {"bank": 600, "increment": 30}
Json = dict[str, Any]


@pytest.fixture(scope="module")
def club(house: House) -> list[Visitor]:
    """Eight people with accounts."""
    return [registered(house, f"Club {name}")[0] for name in ("Ada", "Bo", "Cid", "Dee", "Eli", "Fay", "Gus", "Hal")]


def call(person: Visitor, method: str, path: str, status: int = 200, **body: Any) -> Json:
    headers = {"x-csrf-token": person.csrf}
    answer = person.web.request(method, f"/api/tournaments{path}", headers=headers, json=body or None)
    assert answer.status_code == status, (answer.status_code, answer.text)
    data: Json = answer.json() if answer.content else {}
    return data


def made(person: Visitor, **wanted: Any) -> str:
    about = {"name": "Cup", "game": "yokohama", "format": "swiss", "clock": CLOCK, "pace": "live", **wanted}
    return str(call(person, "POST", "", 201, **about)["tournament"]["id"])


def joined(people: list[Visitor], **wanted: Any) -> str:
    """A tournament of the first one that all of them have joined and that has begun."""
    id = made(people[0], **wanted)
    for person in people:
        call(person, "POST", f"/{id}/players")
    call(people[0], "POST", f"/{id}/start")
    return id


def view(person: Visitor, id: str) -> Json:
    return call(person, "GET", f"/{id}")


def wait_for(done: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (found := done()):
        assert time.monotonic() < end, "this does not happen"
        time.sleep(0.02)
    return found


def open_games(state: Json) -> list[Json]:
    return [game for one in state["rounds"] for game in one["games"] if not game["over"] and game["table"]]


def by_name(club: list[Visitor], game: Json) -> list[Visitor]:
    """The people at a table, by their seats."""
    names = {person.web.get("/api/me").json()["name"]: person for person in club}
    return [names[seat["name"]] for seat in game["seats"] if not seat["absent"]]


def at_table(person: Visitor, table: str, path: str, **body: Any) -> None:
    answer = person.web.post(f"/api/tables/{table}/{path}", json=body, headers={"x-csrf-token": person.csrf})
    assert answer.status_code in (200, 201), answer.text


def first_move(people: list[Visitor], table: str) -> int:
    """Whoever is to move does something; which seat that is."""
    seat = int(people[0].state(table)["table"]["to_move"])
    people[seat].play(table)
    return seat


def give_up(people: list[Visitor], table: str) -> int:
    """Whoever moves first makes a move and loses the game; which seat that is."""
    seat = first_move(people, table)
    if len(people) == 2:
        at_table(people[seat], table, "resign")
    else:
        at_table(people[seat], table, "leave", player="random")
        for other, person in enumerate(people):
            if other != seat:
                at_table(person, table, "agreements", what="end")
    return seat


def is_over_or_waits(state: Json) -> bool:
    return state["tournament"]["status"] == OVER or bool(open_games(state))


def play_on(club: list[Visitor], id: str) -> Json:
    """Play all games of a tournament, round after round, as they are made."""
    while True:
        state = wait_for(lambda: is_over_or_waits(now := view(club[0], id)) and now)
        if state["tournament"]["status"] == OVER:
            return dict(state)
        for game in open_games(state):
            if club[0].state(game["table"])["table"]["status"] == "running":
                give_up(by_name(club, game), game["table"])


def whole_of(house: House, id: str) -> Whole:
    async def work() -> Whole:
        found = await house.site.tournaments.whole(id)
        assert found is not None
        return found

    return on_loop(house, work)


def on_loop(house: House, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Do something where the site runs."""
    loop = next(task.get_loop() for task in house.site.director._tasks)
    return asyncio.run_coroutine_threadsafe(work(), loop).result(60)


def law_of_results(house: House, id: str) -> None:
    """No result is counted twice, none is lost, and all of it can be told again from the archive."""
    whole = whole_of(house, id)
    tables = [one.table_id for one in whole.pairings if one.table_id is not None]
    assert len(tables) == len(set(tables))
    told: list[Outcome] = []
    for one in whole.pairings:
        places = one.places
        if one.table_id is not None:
            result, seats = on_loop(house, lambda table=one.table_id: house.site.archive.result(table))
            persons = [whole.entrants[number].person for number in one.playing]
            assert [seat.person for seat in seats] == persons
            if result.how != "agreed":
                places = [seat.place for seat in seats]
            scores = [seat.score for seat in seats]
            assert not on_loop(
                house, lambda one=one: house.site.tournaments.set_result(id, one, [9] * len(one.players), None, [], [])
            ), "a second time nothing is taken"
            assert one.scores == scores
        numbers = (tuple(one.players), tuple(places or ()), tuple(one.scores or ()))
        told.append(Outcome(one.round, one.board, *numbers, one.chairs))
    assert [one for one in told if one.players] == outcomes(whole)
    before = table_of(whole)
    on_loop(house, lambda: house.site.director.advance(id))
    assert table_of(whole_of(house, id)) == before and whole_of(house, id) == whole
