"""Watching: what a link shows, that one knows to be a spectator, and how many there are."""

from __future__ import annotations

import httpx
from browsing import PHONE, Welcome, chromium, needs_chromium, welcome
from house import House, Visitor
from test_leaving import seated

__all__ = ["chromium", "welcome"]


def test_a_link_to_a_moment_shows_that_moment(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    for _ in range(4):
        [anna, ben][anna.state(table)["table"]["to_move"]].play(table)
    link = anna.link(table, "watch")
    with httpx.Client(base_url=house.url, follow_redirects=True) as web:  # somebody who was never here
        answer = web.get(f"{link}?moment=2")
        assert answer.status_code == 200 and answer.url.params["moment"] == "2"
        assert 'data-moment="2"' in answer.text and "You are watching." in answer.text
        assert web.get(link).url.params.get("moment") is None
        assert web.get(f"{link}?moment=99").status_code == 404
        assert web.get(f"{link}?moment=x").status_code == 400
    assert "You are watching." not in anna.get(f"/table/{table}")


def test_who_watches_is_counted_while_they_do(house: House) -> None:
    (anna, _), table = seated(house, 2)
    link = anna.link(table, "watch")
    eve = house.visitor("Eve")
    eve.get(link)
    with eve.web.stream("GET", f"/table/{table}/events") as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("event: watching"))
        assert next(lines) == "data: 1"
        with anna.web.stream("GET", f"/table/{table}/events") as own:
            heard = own.iter_lines()
            assert next(line for line in heard if line.startswith("event: watching"))
            assert next(heard) == "data: 1", "players are not counted"


@needs_chromium
def test_a_spectator_shares_a_moment(welcome: Welcome) -> None:
    anna, eve = welcome("Anna"), welcome("Eve")
    anna.table("nippon", ["me", "screen"])
    anna.page.wait_for_selector("#m-side")
    eve.page.goto(anna.page.input_value("#m-spectate"))
    eve.page.wait_for_selector(".watching >> text=You are watching.")
    eve.page.wait_for_selector("#m-watching >> text=One person is watching.")
    for person in (anna, eve):
        person.has_no_barriers()
        person.check()


# --- watch me ---------------------------------------------------------------------------------------------------------
def hand_of(player: Visitor, table: str) -> str:
    """The link by which a player shows their hand."""
    headers = {"x-csrf-token": player.csrf}
    answer = player.web.put(f"/api/tables/{table}/hand", json={"show": True}, headers=headers)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["link"])


def seen(person: Visitor, table: str) -> tuple[str, object]:
    """The board, and the view of the API without whose it is."""
    return person.view(table)["board"], person.state(table)["view"]


def test_by_a_players_own_link_a_spectator_sees_what_the_player_sees(house: House) -> None:
    (anna, ben), table = seated(house, 2, "yokohama")
    eve, carl = house.visitor("Eve"), house.visitor("Carl")
    for person in (eve, carl):
        person.get(anna.link(table, "watch"))
    hidden = seen(eve, table)
    assert hidden == seen(carl, table) and hidden != seen(anna, table)
    page = eve.get(hand_of(anna, table))
    assert f"You see what {anna.state(table)['table']['seats'][0]['name']} sees." in page
    assert seen(eve, table) == seen(anna, table) and seen(carl, table) == hidden
    state = eve.state(table)
    assert state["moves"] == [] and state["decision"] is None, "only Anna decides"
    eve.play(table, 403, move="anything", moment=0)
    eve.post(f"/table/{table}/copy", 403, moment=0)
    assert eve.web.get(f"/api/tables/{table}/save").status_code == 403
    for _ in range(6):
        [anna, ben][anna.state(table)["table"]["to_move"]].play(table)
        assert seen(eve, table) == seen(anna, table) != seen(ben, table)
        assert seen(carl, table)[1] != seen(anna, table)[1]


def test_a_shown_hand_is_hidden_again_and_the_old_link_shows_nothing(house: House) -> None:
    (anna, _), table = seated(house, 2, "yokohama")
    eve = house.visitor("Eve")
    eve.get(anna.link(table, "watch"))
    hidden, link = seen(eve, table), hand_of(anna, table)
    eve.get(link)
    assert seen(eve, table) != hidden
    anna.post(f"/table/{table}/show", show="no")
    assert seen(eve, table) == hidden
    eve.get(link, 403)
    again = hand_of(anna, table)
    assert again != link and seen(eve, table) == hidden, "another link, for whom Anna gives it to"
    eve.get(link, 403)
    eve.get(again)
    assert seen(eve, table) == seen(anna, table)
    anna.post(f"/table/{table}/leave", player="random")
    assert "You are watching." in eve.get(f"/table/{table}"), "who has left shows nothing any more"


def test_the_other_players_see_nothing_by_it(house: House) -> None:
    (anna, ben), table = seated(house, 2, "yokohama")
    before, link = seen(ben, table), hand_of(anna, table)
    ben.get(link)
    assert seen(ben, table) == before and ben.state(table)["seat"] == 1
    eve = house.visitor("Eve")
    eve.get(link.replace("/0/", "/1/"), 403)
    eve.post(f"/table/{table}/show", 403, show="yes")
    eve.get(f"/table/{table}", 403)


def test_where_nothing_is_hidden_there_is_nothing_to_show(house: House) -> None:
    (anna, _), table = seated(house, 2, "zaibatsu")
    assert "no hand of yours" in anna.post(f"/table/{table}/show", 409, show="yes").text
    assert "m-hand" not in anna.get(f"/table/{table}")


@needs_chromium
def test_a_player_lets_somebody_look_over_the_shoulder(welcome: Welcome) -> None:
    anna, eve = welcome("Anna"), welcome("Eve", PHONE)
    anna.table("yokohama", ["me", "beginner"])
    anna.see_the_board()
    anna.page.click("#m-menu > summary")
    anna.page.click("form[action$='/show'] button:not([type=button])")
    anna.see_the_board()
    anna.page.click("#m-menu > summary")
    anna.page.wait_for_selector("#m-hand")
    anna.has_no_barriers()
    eve.page.goto(anna.page.input_value("#m-hand"))
    eve.page.wait_for_selector(".watching >> text=You see what Anna sees.")
    eve.has_no_barriers()
    for person in (anna, eve):
        person.check()
