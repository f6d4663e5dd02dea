"""Tournaments are played to their end, each result is counted once, and all may watch."""

from __future__ import annotations

import asyncio
from typing import Any

from browsing import PHONE, Welcome, needs_chromium
from clubs import (
    CLOCK,
    at_table,
    by_name,
    call,
    club,
    give_up,
    joined,
    law_of_results,
    on_loop,
    open_games,
    play_on,
    view,
    wait_for,
    whole_of,
)
from house import House, Visitor
from test_accounts import PASSWORD
from test_clocks import turn_back

from meiji.kernel.spec import find_game
from meiji.site.calling import News
from meiji.site.tournaments.rounds import next_round
from meiji.store.tournaments import OVER

__all__ = ["club"]


# --- whole tournaments ------------------------------------------------------------------------------------------------
def test_a_swiss_tournament_of_seven_with_three_at_a_table(house: House, club: list[Visitor]) -> None:
    id = joined(club[:7], game="nippon", size=3, rounds=3)
    state = play_on(club, id)
    assert [len(one["games"]) for one in state["rounds"]] == [2, 2, 2]
    out = [name for one in state["rounds"] for name in one["sitting_out"]]
    assert len(out) == 3 == len(set(out)), "nobody sits out twice"
    for one in state["rounds"]:
        for game in one["games"]:
            assert sorted(seat["place"] for seat in game["seats"]) == [1, 1, 3]
            assert [seat["gone"] for seat in game["seats"]] == [seat["place"] == 3 for seat in game["seats"]]
    lines = state["standings"]
    assert [line["points"] for line in lines] == sorted((line["points"] for line in lines), reverse=True)
    assert sum(line["points"] for line in lines) == 6 * 3 + 3 * 2, "three meetings a table, two points for who sits out"
    law_of_results(house, id)


def test_a_knock_out_of_six(house: House, club: list[Visitor]) -> None:
    id = joined(club[:6], format="knockout")
    first = view(club[0], id)["rounds"][0]
    assert len(first["games"]) == 2 and len(first["sitting_out"]) == 2
    state = play_on(club, id)
    assert [len(one["games"]) for one in state["rounds"]] == [2, 2, 1]
    assert [line["place"] for line in state["standings"]] == [1, 2, 3, 3, 5, 5]
    final = state["rounds"][-1]["games"][0]
    winner = next(seat["name"] for seat in final["seats"] if seat["place"] == 1)
    assert state["standings"][0]["name"] == winner
    page = club[7].get(f"/tournament/{id}")
    assert 'class="bracket"' in page and page.count('class="meeting"') == 7 and "Final" in page
    law_of_results(house, id)


def test_a_round_robin_with_mirrored_games(house: House, club: list[Visitor]) -> None:
    """Each meeting is two games with the same setup and the seats exchanged; what is drawn later is not the same."""
    id = joined(club[:3], game="nippon", format="robin", mirrored=True)
    one, other = open_games(view(club[0], id))
    assert [seat["name"] for seat in one["seats"]] == [seat["name"] for seat in other["seats"]][::-1]
    rows = [on_loop(house, lambda table=game["table"]: house.site.store.table(table)) for game in (one, other)]
    assert rows[0].setup == rows[1].setup and len(rows[0].setup) > 5
    assert rows[0].start != rows[1].start and rows[1].seed == "", "no seed, and no generator, tells both games"
    futures = [drawn_later(house, game["table"]) for game in (one, other)]
    assert futures[0] != futures[1]
    state = play_on(club, id)
    assert [len(one["games"]) for one in state["rounds"]] == [2, 2, 2]
    assert sum(line["points"] for line in state["standings"]) == 6
    assert 'class="crosswise"' in club[7].get(f"/tournament/{id}")
    law_of_results(house, id)


def drawn_later(house: House, table: str) -> list[str]:
    """What would be drawn in a game if everybody always took the first move."""
    live = on_loop(house, lambda: house.site.tables.get(table))
    game = live.game.copy()
    while not game.over and len(game.log) < 150:
        game.play(game.moves()[0].notation)
    return [game.spec.draws.text(drawn) for played in game.log for drawn in played.drawn]


def test_only_an_open_setup_is_mirrored(club: list[Visitor]) -> None:
    assert find_game("yokohama").secrets and not find_game("nippon").secrets
    wrong = [{"game": "yokohama", "mirrored": True}, {"game": "nippon", "size": 3, "mirrored": True}]
    for wanted in wrong:
        about = {"name": "Cup", "format": "swiss", "clock": CLOCK, "pace": "live", **wanted}
        assert "Mirrored" in call(club[0], "POST", "", 400, **about)["error"]


# --- forfeits ---------------------------------------------------------------------------------------------------------
def test_whoever_never_moves_is_out_and_the_others_win_without_a_game(house: House, club: list[Visitor]) -> None:
    id = joined(club[:4], format="robin")
    game, other = open_games(view(club[0], id))
    turn_back(house, game["table"], 700)
    wait_for(lambda: len(open_games(view(club[0], id))) == 1)
    state = view(club[0], id)
    (gone,) = [line for line in state["standings"] if line["out"] == 1]
    (lost,) = [one for one in state["rounds"][0]["games"] if one["over"]]
    assert gone["points"] == 0 and [seat["name"] for seat in lost["seats"] if seat["gone"]] == [gone["name"]]
    give_up(by_name(club, other), other["table"])
    state = play_on(club, id)
    assert len(state["rounds"]) == 3 and all(len(one["games"]) == 2 for one in state["rounds"])
    walkovers = [g for one in state["rounds"] for g in one["games"] if g["table"] is None]
    assert len(walkovers) == 2 and all([seat["absent"] for seat in g["seats"]] == [False, True] for g in walkovers)
    assert all([seat["place"] for seat in g["seats"]] == [1, 2] for g in walkovers)
    assert sum(line["points"] for line in state["standings"]) == 6


def test_whoever_withdraws_is_not_paired_again(house: House, club: list[Visitor]) -> None:
    id = joined(club[:5], rounds=3)
    leaving = by_name(club, open_games(view(club[0], id))[0])[0]
    call(leaving, "DELETE", f"/{id}/players")
    state = play_on(club, id)
    name = leaving.web.get("/api/me").json()["name"]
    played = [one["number"] for one in state["rounds"] for g in one["games"] for s in g["seats"] if s["name"] == name]
    assert played == [1] and [line["out"] for line in state["standings"] if line["name"] == name] == [1]
    call(leaving, "DELETE", f"/{id}/players", 409)


def test_a_game_that_all_end_or_that_is_deleted_is_a_tie(house: House, club: list[Visitor]) -> None:
    id = joined(club[:4], rounds=1)
    agreed, deleted = open_games(view(club[0], id))
    people = by_name(club, agreed)
    assert "belongs to a tournament" in people[0].post(f"/table/{agreed['table']}/agree", 409, what="delete").text
    for person in people:
        at_table(person, agreed["table"], "agreements", what="end")
    on_loop(house, lambda: house.site.tables.delete(deleted["table"]))
    on_loop(house, lambda: house.site.director.advance(id))
    state = wait_for(lambda: (now := view(club[0], id))["tournament"]["status"] == OVER and now)
    assert [line["points"] for line in state["standings"]] == [0.5] * 4


# --- being called -----------------------------------------------------------------------------------------------------
def test_everybody_is_called_when_their_game_is_made(house: House, club: list[Visitor]) -> None:
    called: list[tuple[str, str]] = []
    before = house.site.calling.begins

    async def note(live: Any, person: str) -> None:
        called.append((live.row.id, person))
        await before(live, person)

    house.site.calling.begins = note  # type: ignore[method-assign]
    try:
        id = joined(club[:3])
    finally:
        house.site.calling.begins = before  # type: ignore[method-assign]
    (game,) = open_games(view(club[0], id))
    assert [table for table, _ in called] == [game["table"]] * 2 and len({person for _, person in called}) == 2
    call(club[0], "POST", f"/{id}/end")
    news = News(game["table"], "yokohama", "begins")
    assert news.path == f"/table/{game['table']}" and news.sentence("de") == "Deine Turnierpartie beginnt"
    assert news.letter("pl", "x") == (
        "Yokohama Duel: Zaczyna się twoja partia turniejowa",
        "Zaczyna się twoja partia turniejowa Yokohama Duel: x",
    )


# --- after a stop -----------------------------------------------------------------------------------------------------
def test_a_director_that_was_stopped_goes_on(house: House, club: list[Visitor]) -> None:
    """What was paired but not made is made, and what ended while nobody looked is taken."""
    id = joined(club[:4], rounds=2)
    whole = whole_of(house, id)
    director, note = house.site.director, house.site.archivist.on_kept
    house.site.archivist.on_kept = lambda table: None  # nobody looks
    try:
        for game in open_games(view(club[0], id)):
            give_up(by_name(club, game), game["table"])
        tables = [one.table_id or "" for one in whole.pairings]
        wait_for(lambda: all(on_loop(house, lambda t=t: house.site.archive.result(t)) for t in tables))
    finally:
        house.site.archivist.on_kept = note
    assert view(club[0], id)["tournament"]["round"] == 1
    known = whole_of(house, id)

    async def paired() -> None:
        for one in known.current():
            await director._take_result(known, one)
        now = await house.site.tournaments.whole(id)
        assert now is not None and await house.site.tournaments.add_round(id, 1, next_round(now))

    on_loop(house, paired)
    assert [one.made for one in whole_of(house, id).current()] == [False, False]
    assert on_loop(house, house.site.tournaments.due) == [id]

    async def both() -> None:
        await asyncio.gather(director.advance(id), director.advance(id))

    on_loop(house, both)
    assert len(open_games(view(club[0], id))) == 2
    play_on(club, id)
    law_of_results(house, id)


# --- in a browser -----------------------------------------------------------------------------------------------------
@needs_chromium
def test_make_join_start_and_watch_the_standings(welcome: Welcome, house: House, club: list[Visitor]) -> None:
    anna = welcome("Browser Anna")
    anna.page.goto("/account")
    anna.page.fill("form[action='/account/register'] input[name=name]", "Browser Anna")
    anna.page.fill("form[action='/account/register'] input[name=password]", PASSWORD)
    anna.page.click("form[action='/account/register'] button")
    anna.page.wait_for_selector("#m-code")
    anna.page.goto("/lobby")
    anna.page.click("main a[href='/tournaments']")
    anna.page.click("main a[href='/tournaments/new/nippon']")
    anna.page.fill("#m-tournament-name", "Browser Cup")
    anna.page.click(".format:has([value=robin])")
    anna.page.check("[name=mirrored]")
    anna.page.click("label:has([name=pace][value=live])")
    anna.has_no_barriers()
    anna.page.click("button.big")
    anna.page.click("form[action$='/join'] button")
    anna.page.wait_for_selector("form[action$='/leave']")
    id = anna.page.url.rpartition("/")[2]
    anna.page.wait_for_load_state("load")
    for person in club[:2]:
        call(person, "POST", f"/{id}/players")
    anna.page.wait_for_selector("form[action$='/start'] button")
    anna.has_no_barriers()
    anna.check()
    anna.page.keyboard.press("Tab")
    anna.page.focus("form[action$='/start'] button")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".standings")
    ben = welcome("Ben", PHONE, "de")
    ben.page.goto(f"/tournament/{id}")
    ben.page.wait_for_selector(".standings")
    ben.page.wait_for_load_state("load")
    state = view(club[0], id)
    people = {person.web.get("/api/me").json()["name"]: person for person in club}
    for game in open_games(state):
        mine = [people[seat["name"]] for seat in game["seats"] if seat["name"] in people]
        if len(mine) == 2:
            give_up(mine, game["table"])
        else:
            at_table(mine[0], game["table"], "resign")
    ben.page.wait_for_selector(".standings .points:not(:text-is('0'))")
    for person in (anna, ben):
        person.has_no_barriers()
        person.check()
