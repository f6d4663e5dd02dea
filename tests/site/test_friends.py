"""Friends are mutual, blocked people ask nothing, and a challenge is a game that waits for somebody in particular."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_accounts import registered
from test_being_called import ENDPOINT, Browser, PushService, open_house, service, wait_until
from test_profiles import page_of
from test_returning import two_at_a_table

from meiji.store import Friends, Store

__all__ = ["service"]


def id_of(person: Visitor) -> str:
    return page_of(person).rpartition("/")[2]


def api(who: Visitor, method: str, path: str, status: int = 200, **data: Any) -> Any:
    headers = {"x-csrf-token": who.csrf}
    answer = who.web.request(method, f"/api{path}", json=data or None, headers=headers)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json() if answer.content and status < 400 else answer.text


def names(rows: list[dict[str, str]]) -> list[str]:
    return [row["name"] for row in rows]


def challenged(by: Visitor, person: Visitor, status: int = 200, **more: Any) -> str:
    wanted = {"game": "yokohama", "players": 2, "pace": "live", **more}
    answer = by.post(f"/challenge/{id_of(person)}", status, **wanted)
    return answer.url.path.rpartition("/")[2]


# --- the store --------------------------------------------------------------------------------------------------------
def test_a_pair_has_one_row_whoever_asks_first(run: Any) -> None:
    async def work(store: Store) -> None:
        friends = Friends(store.database)
        for id in ("anna", "ben", "carl"):
            await store.name_person(id, id.title())
        assert await friends.ask("ben", "anna") and await friends.ask("ben", "anna")
        assert not await friends.accept("ben", "anna"), "nobody answers their own question"
        (row,) = await friends.of("anna")
        assert (row.person.name, row.asked_by_me, row.since) == ("Ben", False, None)
        assert await friends.ask("anna", "ben"), "who was asked and asks says yes"
        (row,) = await friends.of("ben")
        assert row.person.name == "Anna" and row.since is not None
        await friends.block("anna", "ben")
        assert await friends.of("ben") == [] and not await friends.ask("ben", "anna")
        assert [one.id for one in await friends.blocked_by("anna")] == ["ben"]
        await friends.unblock("anna", "ben")
        assert await friends.ask("ben", "anna") and await friends.accept("anna", "ben")
        await store.delete_person("ben", "Somebody")
        assert await friends.of("anna") == []

    run(work)


def test_of_two_answers_to_a_challenge_one_counts(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        anna, ben, _ = two_at_a_table(house, "Anna", "Ben")
        table = challenged(anna, ben)
        ben.post(f"/challenges/{table}/decline")
        ben.post(f"/challenges/{table}/accept", 404)
        assert anna.state(table)["table"]["status"] == "waiting"


# --- friends ----------------------------------------------------------------------------------------------------------
def test_asking_accepting_and_ending(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Friend Anna"), registered(house, "Friend Ben")
    anna.post(f"/friends/{id_of(ben)}/ask")
    assert "Friend Anna would like to be friends" in ben.get("/") and "Friend Ben" in anna.get("/friends")
    anna.post(f"/friends/{id_of(ben)}/accept", 404)
    ben.post(f"/friends/{id_of(anna)}/accept")
    assert names(api(anna, "GET", "/me/friends")["friends"]) == ["Friend Ben"]
    assert api(ben, "GET", f"/players/{id_of(anna)}")["relation"] == "friends"
    ben.post(f"/friends/{id_of(anna)}/end")
    ben.post(f"/friends/{id_of(anna)}/end", 404)
    assert api(anna, "GET", "/me/friends")["friends"] == []


def test_who_cannot_be_asked(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Asking Anna"), registered(house, "Asking Ben")
    assert "That is you" in anna.post(f"/friends/{id_of(anna)}/ask", 400).text
    guest = house.visitor("Guest")
    assert "account" in guest.post(f"/friends/{id_of(anna)}/ask", 403).text
    anna.post(f"/friends/{id_of(guest)}/ask", 404)
    anna.post("/friends/nobody/ask", 404)
    anna.post(f"/friends/{id_of(ben)}/love", 404)
    ben.post("/profile", motif="torii", colour="plum", hidden="yes")
    anna.post(f"/friends/{id_of(ben)}/ask", 404)
    house.visitor().post(f"/friends/{id_of(anna)}/ask", 401)


def test_a_friend_sees_a_hidden_page_and_who_only_asked_does_not(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Hidden Anna"), registered(house, "Hidden Ben")
    anna.post(f"/friends/{id_of(ben)}/ask")
    ben.post("/profile", motif="torii", colour="plum", hidden="yes")
    anna.get(page_of(ben), 404)
    assert ben.get(page_of(anna))
    ben.post(f"/friends/{id_of(anna)}/accept")
    assert "Hidden Ben" in anna.get(page_of(ben))


def test_whom_i_block_neither_asks_nor_challenges_me(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Block Anna"), registered(house, "Block Ben")
    api(ben, "PUT", f"/me/friends/{id_of(anna)}")
    table = challenged(ben, anna)
    assert names(api(anna, "PUT", f"/me/blocked/{id_of(ben)}")["blocked"]) == ["Block Ben"]
    assert api(anna, "GET", "/me/friends")["ask_me"] == [] == api(anna, "GET", "/challenges")
    assert api(ben, "GET", "/challenges")[0]["state"] == "declined"
    assert "takes no requests" in ben.post(f"/friends/{id_of(anna)}/ask", 403).text
    assert "takes no requests" in ben.post(f"/challenge/{id_of(anna)}", 403, game="yokohama", players=2).text
    assert "Unblock" in anna.get("/friends")
    api(anna, "DELETE", f"/me/blocked/{id_of(ben)}", 204)
    api(ben, "PUT", f"/me/friends/{id_of(anna)}")
    assert ben.post(f"/challenges/{table}/withdraw")


def test_what_friends_play_is_what_anybody_may_watch(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Watch Anna"), registered(house, "Watch Ben")
    shown = ben.table("yokohama", ["me", "greedy"], listed="yes")
    private = ben.table("yokohama", ["me", "greedy"])
    for page in ("/", "/friends", "/lobby", page_of(ben)):
        assert private not in anna.get(page)
    assert "Your friends play" not in anna.get("/lobby") and "Plays now" not in anna.get(page_of(ben))
    api(anna, "PUT", f"/me/friends/{id_of(ben)}")
    api(ben, "PUT", f"/me/friends/{id_of(anna)}")
    for page in ("/", "/friends", "/lobby", page_of(ben)):
        text = anna.get(page)
        assert f"/table/{shown}" in text and private not in text, page
    assert "Your friends play" in anna.get("/lobby") and "Plays now" in anna.get(page_of(ben))
    (told,) = api(anna, "GET", "/me/friends")["playing"]
    assert told["id"] == shown and told["invitation"] is None and told["scores"] is None, "points are a secret here"
    anna.get(ben.link(private, "watch"))
    assert {one["id"] for one in api(anna, "GET", "/me/friends")["playing"]} == {shown, private}


def test_the_people_of_a_table_have_pages_on_the_api(house: House) -> None:
    anna, ben, table = two_at_a_table(house, "Anna", "Ben")
    seats = anna.state(table)["table"]["seats"]
    assert {seat["person"] for seat in seats} == {id_of(anna), id_of(ben)}
    assert api(anna, "GET", f"/players/{id_of(ben)}")["name"] == "Ben"
    api(house.visitor("Stranger"), "GET", f"/players/{id_of(ben)}", 404)


# --- challenges -------------------------------------------------------------------------------------------------------
def test_a_challenge_is_accepted(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Fight Anna"), registered(house, "Fight Ben")
    table = challenged(anna, ben, rated="yes")
    assert "Fight Anna challenges you" in ben.get("/") and "Fight Anna challenges you" in ben.get("/lobby")
    assert "You challenge Fight Ben" in anna.get("/")
    ben.get(f"/table/{table}", 403)
    house.visitor("Other").post(f"/challenges/{table}/accept", 404)
    anna.post(f"/challenges/{table}/accept", 404)
    assert ben.post(f"/challenges/{table}/accept").url.path == f"/table/{table}"
    state = ben.state(table)["table"]
    assert state["status"] == "running" and state["rated"]
    assert "challenge" not in anna.get("/friends")
    anna.post(f"/challenges/{table}/withdraw", 409)


def test_a_challenge_is_declined_or_withdrawn(house: House) -> None:
    anna, ben, _ = two_at_a_table(house, "Decline Anna", "Decline Ben")
    table = challenged(anna, ben, pace="relaxed")
    ben.post(f"/challenges/{table}/decline")
    assert "challenges you" not in ben.get("/") and "Decline Ben declines your challenge" in anna.get("/")
    anna.post(f"/challenges/{table}/withdraw")
    assert "declines" not in anna.get("/") and anna.web.get(f"/api/tables/{table}").status_code == 404
    again = api(anna, "POST", "/challenges", 201, person=id_of(ben), game="nippon", players=3)["id"]
    assert [one["to_me"] for one in api(ben, "GET", "/challenges")] == [True]
    api(ben, "DELETE", f"/challenges/{again}", 404)
    api(anna, "DELETE", f"/challenges/{again}", 204)
    assert api(ben, "GET", "/challenges") == []
    ben.post(f"/challenges/{again}/accept", 404)


def test_what_cannot_be_a_challenge_is_refused(house: House) -> None:
    anna, ben, _ = two_at_a_table(house, "Anna", "Ben")
    challenged(anna, ben, 400, game="chess")
    challenged(anna, ben, 400, players=4)
    challenged(anna, ben, 400, game="zaibatsu", players=1)
    challenged(anna, ben, 400, pace="never")
    assert "has no account" in anna.post(f"/challenge/{id_of(ben)}", 400, game="nippon", players=2, rated="yes").text
    challenged(anna, anna, 400)
    challenged(house.visitor("Stranger"), ben, 404)
    assert api(ben, "GET", "/challenges") == []


def test_who_leaves_for_good_challenges_nobody(house: House) -> None:
    anna, ben, _ = two_at_a_table(house, "Leaving Anna", "Leaving Ben")
    challenged(anna, ben)
    anna.post("/account/delete")
    assert api(ben, "GET", "/challenges") == [] and "Leaving Anna challenges" not in ben.get("/")


def test_who_is_challenged_is_called_and_so_is_who_gets_the_answer(tmp_path: Path, service: PushService) -> None:
    with open_house(tmp_path) as house:
        anna, ben, _ = two_at_a_table(house, "Anna", "Ben")
        browsers = [Browser(), Browser()]
        for number, person in enumerate((anna, ben)):
            person.post("/calls/device", endpoint=f"{ENDPOINT}-{number}", **browsers[number].keys)
        table = challenged(anna, ben)
        _, body = wait_until(lambda: service.came and service.came[0])
        message = json.loads(browsers[1].read(body))
        assert message == {"title": "Anna challenges you", "body": "Yokohama Duel", "url": "/", "tag": table}
        ben.post(f"/challenges/{table}/accept")
        _, body = wait_until(lambda: len(service.came) > 1 and service.came[1])
        message = json.loads(browsers[0].read(body))
        assert message["title"] == "Ben accepts your challenge" and message["url"] == f"/table/{table}"


@needs_chromium
def test_two_people_become_friends_and_play(welcome: Welcome, house: House) -> None:
    anna, ben = welcome("Anna"), welcome("Ben", PHONE, "de")
    for person, name in ((anna, "Browser Anna"), (ben, "Browser Ben")):
        person.page.goto("/account")
        person.page.fill("form[action='/account/register'] input[name=name]", name)
        person.page.fill("form[action='/account/register'] input[name=password]", "a long pass phrase 17")
        person.page.click("form[action='/account/register'] button")
        person.page.wait_for_selector("a[href^='/player/']")
    address = anna.page.get_attribute("main a[href^='/player/']", "href")
    ben.page.goto(address)
    ben.page.click("form[action$='/ask'] button")
    ben.page.wait_for_selector("form[action$='/end']")
    ben.has_no_barriers()
    anna.page.goto("/")
    anna.page.click("#m-requests form[action$='/accept'] button")
    anna.page.wait_for_selector("#m-requests", state="detached")
    anna.page.goto("/friends")
    anna.has_no_barriers()
    anna.page.click(".people a.primary")
    anna.page.wait_for_selector("select[name=players]")
    anna.has_no_barriers()
    anna.page.select_option("select[name=game]", "yokohama")
    anna.page.click("form.quick button")
    anna.page.wait_for_selector("#m-invite")
    ben.page.goto("/friends")
    ben.page.wait_for_selector("#m-requests")
    ben.has_no_barriers()
    ben.check()
    ben.page.click("#m-requests form[action$='/accept'] button")
    ben.see_the_board()
    assert ben.page.url == anna.page.url
    ben.check()
