"""The solo game of the week: one seed for all, once each, and nobody hears of the others before having finished."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_accounts import registered
from test_friends import api

from meiji.site import solo
from meiji.store import Archive, ResultRow, ResultSeat, Store, Weekly, WeeklyGame
from meiji.store.rows import PERSON

GAME = "zaibatsu"


def begun(player: Visitor) -> str:
    return player.post(f"/solo/{GAME}").url.path.rpartition("/")[2]


def finish(player: Visitor, table: str) -> int:
    state = player.play_until(table, lambda state: state["table"]["status"] == "over")
    return int(state["result"]["scores"][0])


def test_weeks_begin_on_monday() -> None:
    sunday, monday = 1_763_942_399.0, 1_763_942_400.0  # 2025-11-23 23:59:59 and the next second
    assert (solo.week_of(sunday), solo.week_of(monday)) == ("2025-W47", "2025-W48")
    assert solo.week_of(1_767_225_600.0) == "2026-W01" and solo.solo_games() == ["zaibatsu"]


def test_the_seed_is_drawn_once_and_everybody_enters_once(run: Any) -> None:
    async def work(store: Store) -> None:
        weekly, archive = Weekly(store.database), Archive(store.database)
        first = await weekly.keep(WeeklyGame("2026-W47", GAME, "17", {"solo": "easy"}))
        assert await weekly.keep(WeeklyGame("2026-W47", GAME, "18", {})) == first == await weekly.game("2026-W47", GAME)
        assert await weekly.game("2026-W48", GAME) is None
        for person in ("anna", "ben", "carl"):
            await store.name_person(person, person.title())
            assert await weekly.enter("2026-W47", GAME, person, f"t-{person}") == f"t-{person}"
        assert await weekly.enter("2026-W47", GAME, "ben", "again") == "t-ben"
        for person, score in (("anna", 120), ("ben", 140)):
            row = ResultRow(f"t-{person}", GAME, 1, {}, "live", 1.0, 2.0, 90, "rules", True)
            await archive.add(row, [ResultSeat(0, person, person.title(), PERSON, None, score, 1, {})])
        found = await weekly.entries("2026-W47", GAME)
        assert [(entry.name, entry.score) for entry in found] == [("Ben", 140), ("Anna", 120), ("Carl", None)]
        assert await archive.all_changes() == [], "alone nobody is better than anybody"
        await store.delete_person("ben", "Somebody")
        assert [entry.name for entry in await weekly.entries("2026-W47", GAME)] == ["Anna", "Carl"]

    run(work)


def test_it_is_the_same_for_all_once_and_results_come_after_ones_own(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Solo Anna"), registered(house, "Solo Ben")
    mine, theirs = begun(anna), begun(ben)
    assert mine != theirs and begun(anna) == mine, "who asks again goes on"
    views = [person.state(table)["view"] for person, table in ((anna, mine), (ben, theirs))]
    assert views[0] == views[1]
    for _ in range(6):  # the same moves lead to the same draws
        move = anna.state(mine)["moves"][-1]["notation"]
        anna.play(mine, move=move)
        ben.play(theirs, move=move)
    assert anna.state(mine)["view"] == ben.state(theirs)["view"]
    headers = {"x-csrf-token": anna.csrf}
    assert anna.web.post(f"/api/tables/{mine}/hint", headers=headers).status_code == 403
    assert anna.web.get(f"/api/tables/{mine}/save").status_code == 409
    score = finish(anna, mine)
    seed = [row for row in anna.get(f"/table/{mine}").split() if row.isdigit() and len(row) > 15]
    assert seed == [], "nobody hears the seed"
    assert api(anna, "GET", f"/solo/{GAME}")["entries"] == [
        {"name": "Solo Anna", "mine": True, "score": score},
        {"name": "Solo Ben", "mine": False, "score": None},
    ]
    hidden = api(ben, "GET", f"/solo/{GAME}")
    assert hidden["players"] == 2 and [entry["name"] for entry in hidden["entries"]] == ["Solo Ben"]
    page = ben.get(f"/solo/{GAME}")
    assert "Solo Anna" not in page and f">{score}<" not in page
    assert "Solo Ben" in anna.get(f"/solo/{GAME}") and f"<td>{score}</td>" in anna.get(f"/solo/{GAME}")
    assert api(anna, "GET", "/me/solo") == [{"game": GAME, "games": 1, "best": score, "recent": score}]
    won = anna.state(mine)["result"]["points"][0]["won"]
    assert api(anna, "GET", "/me/games")[0]["seats"][0]["place"] == (1 if won else 2), "who meets no goal has not won"
    assert "solo, points" in anna.get(f"/player/{api(anna, 'GET', f'/tables/{mine}')['table']['seats'][0]['person']}")


def test_nobody_plays_it_twice(house: House) -> None:
    carl, _ = registered(house, "Solo Carl")
    table = begun(carl)
    carl.post(f"/table/{table}/delete")
    assert "had your game" in carl.post(f"/solo/{GAME}", 409).text
    found = api(carl, "GET", f"/solo/{GAME}")
    assert {"name": "Solo Carl", "mine": True, "score": None} in found["entries"], "given up is finished, too"


def test_it_is_for_accounts_and_for_games_that_are_played_alone(house: House) -> None:
    guest = house.visitor("Guest")
    assert "account" in guest.post(f"/solo/{GAME}", 403).text and "account" in guest.get(f"/solo/{GAME}")
    for game in ("nippon", "yokohama", "chess"):
        guest.get(f"/solo/{game}", 404)
        guest.post(f"/solo/{game}", 404)
    guest.get(f"/solo/{GAME}?week=1999-W01", 404)
    house.visitor().post(f"/solo/{GAME}", 401)


def test_a_week_that_is_over_is_shown_to_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dora, _ = registered(house, "Solo Dora")
    begun(dora)
    week = api(dora, "GET", f"/solo/{GAME}")["week"]
    guest = house.visitor("Guest")
    assert "Solo Dora" not in guest.get(f"/solo/{GAME}")
    monkeypatch.setattr(solo, "week_of", lambda now: "2099-W01")
    assert "Solo Dora" in guest.get(f"/solo/{GAME}?week={week}")
    assert week in guest.get(f"/solo/{GAME}") and "Nobody has begun" in guest.get(f"/solo/{GAME}")
    assert api(dora, "GET", f"/solo/{GAME}")["table"] is None, "another week, another game"


@needs_chromium
def test_playing_the_game_of_the_week_on_a_phone(welcome: Welcome) -> None:
    emil = welcome("Emil", PHONE, "pl")
    emil.page.goto("/account")
    emil.page.fill("form[action='/account/register'] input[name=name]", "Browser Emil")
    emil.page.fill("form[action='/account/register'] input[name=password]", "a long pass phrase 17")
    emil.page.click("form[action='/account/register'] button")
    emil.page.wait_for_selector("a[href='/friends']")
    emil.page.goto("/")
    emil.page.click(f"a[href='/solo/{GAME}']")
    emil.page.wait_for_selector("button.big")
    emil.has_no_barriers()
    emil.check()
    emil.sit_down()
    emil.see_the_board()
    emil.check()
