"""Chat, notes, reports and bans: who may read what, in which language, and what the owner of the site can do."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import httpx
import pytest
from browsing import PHONE, Welcome, chromium, needs_chromium, welcome
from house import House, Visitor
from test_leaving import call, seated

from meiji.site.rate_limits import Rate
from meiji.store import Chats, Store

__all__ = ["chromium", "welcome"]


def say(person: Visitor, table: str, text: str = "", status: int = 200, **more: Any) -> httpx.Response:
    return person.post(f"/table/{table}/chat", status, text=text, **more)


def read(person: Visitor, table: str, language: str = "en") -> list[str]:
    """What somebody reads there, over the API."""
    answer = person.web.get(f"/api/tables/{table}/chat", params={"language": language})
    assert answer.status_code == 200, answer.text
    return [one["text"] for one in answer.json()["messages"]]


def number(person: Visitor, table: str) -> int:
    """The last message that somebody reads there."""
    found: int = person.web.get(f"/api/tables/{table}/chat").json()["messages"][-1]["id"]
    return found


def spectator(house: House, host: Visitor, table: str, name: str = "Eve") -> Visitor:
    eve = house.visitor(name)
    eve.get(host.link(table, "watch"))
    return eve


def test_players_and_spectators_read_what_is_theirs(house: House) -> None:
    (anna, ben), table = seated(house, 2, "yokohama")
    eve, finn = spectator(house, anna, table), spectator(house, anna, table, "Finn")
    say(anna, table, "I hold two silk orders")
    say(eve, table, "Ben cannot see that one")
    assert read(ben, table) == read(anna, table) == ["I hold two silk orders"]
    assert read(eve, table) == read(finn, table) == ["Ben cannot see that one"]
    for person, words in ((ben, "silk orders"), (finn, "cannot see")):
        other = "cannot see" if words == "silk orders" else "silk orders"
        page = person.get(f"/table/{table}")
        assert words in page and other not in page
    stranger = house.visitor("Mallory")
    assert stranger.web.get(f"/api/tables/{table}/chat").status_code == 403
    say(stranger, table, "hello", 403)
    for person in (anna, ben):
        call(person, table, "agreements", what="end")
    assert read(anna, table) == ["I hold two silk orders", "Ben cannot see that one"]
    assert read(eve, table) == ["Ben cannot see that one"]


def test_a_phrase_is_read_in_the_readers_language(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    say(anna, table, phrase="good-game")
    assert [read(ben, table, language) for language in ("en", "de", "pl")] == [
        ["Good game!"],
        ["Schöne Partie!"],
        ["Dobra gra!"],
    ]
    say(anna, table, phrase="you-fool", status=400)


def test_what_is_said_is_text_and_no_more(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    say(anna, table, "<script>alert(1)</script> \u2800 \n {{ 7 * 7 }}")
    assert "<script>alert" not in ben.get(f"/table/{table}")
    assert read(ben, table) == ["<script>alert(1)</script> {{ 7 * 7 }}"]
    assert "at most 300 letters" in say(anna, table, "a" * 301, 400).text
    say(anna, table, " \u115f ", 400)
    say(anna, table, "a" * 300)
    assert len(read(ben, table)) == 2


def test_nobody_says_too_much_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna, ben), table = seated(house, 2)
    monkeypatch.setitem(house.site.rate_limits.kinds, "chat", (Rate(3), Rate(100)))
    answers = [anna.web.post(f"/table/{table}/chat", data={"csrf": anna.csrf, "text": "!"}) for _ in range(5)]
    assert [answer.status_code for answer in answers].count(429) == 2
    assert len(read(ben, table)) == 3


def test_whom_one_mutes_one_does_not_read_anywhere(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    say(ben, table, "first")
    anna.post(f"/table/{table}/chat/mute", message=number(anna, table))
    say(ben, table, "second")
    assert read(anna, table) == [] and read(ben, table) == ["first", "second"]
    assert "Read Ben again" in anna.get(f"/table/{table}")
    anna.post(f"/table/{table}/chat/mute", whom="nobody")
    assert read(anna, table) == ["first", "second"]


def test_the_chat_can_be_off_for_one_person(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    say(ben, table, "hello")
    anna.post(f"/table/{table}/chat/mute", whom="everybody")
    assert read(anna, table) == []
    page = anna.get(f"/table/{table}")
    assert "You have turned the chat off" in page and "hello" not in page
    say(anna, table, "?", 409)
    anna.post(f"/table/{table}/chat/mute", whom="not-everybody")
    assert read(anna, table) == ["hello"]


def test_notes_are_ones_own(house: House) -> None:
    (anna, ben), table = seated(house, 2, "yokohama")
    anna.post(f"/table/{table}/note", text="Ben collects tea\n<b>")
    assert "Ben collects tea\n&lt;b&gt;" in anna.get(f"/table/{table}")
    assert ben.web.get(f"/api/tables/{table}/note").json() == {"text": ""}
    assert "collects tea" not in ben.get(f"/table/{table}")
    anna.post(f"/table/{table}/note", 400, text="a" * 4001)
    body, headers = {"text": "other"}, {"x-csrf-token": anna.csrf}
    assert anna.web.put(f"/api/tables/{table}/note", json=body, headers=headers).json() == body


def test_who_plays_alone_has_notes_and_nobody_to_talk_to(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "beginner"])
    page = anna.get(f"/table/{table}")
    assert 'id="m-note"' in page and 'id="m-said"' not in page


def test_the_chat_goes_with_its_table_and_with_its_writer(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    say(ben, table, "from Ben")
    say(anna, table, "from Anna")
    ben.post("/account/delete")
    assert read(anna, table) == ["from Anna"]
    anna.post(f"/table/{table}/delete")
    answer = anna.web.get(f"/api/tables/{table}/chat")
    assert answer.status_code == 404


# --- the owner --------------------------------------------------------------------------------------------------------
def owner_of(house: House, name: str) -> Visitor:
    """Somebody with an account that `meiji owner` is told of while the site is served."""
    person = house.visitor(name)
    person.post("/account/register", name=name, password="four quiet words here")
    again = Visitor.__new__(Visitor)
    again.web, again.csrf = person.web, ""
    page = person.web.get("/account").text
    again.csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
    command = [sys.executable, "-m", "meiji", "owner", name, "--database", house.settings.database]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    house.site.store._known.forget_all()  # else after some seconds
    return again


def test_the_owner_settles_what_is_reported(house: House) -> None:
    owner = owner_of(house, "Olga of the House")
    (anna, ben), table = seated(house, 2)
    say(ben, table, "something rude")
    say(ben, table, "something worse")
    worse = number(anna, table)
    for message in (worse - 1, worse, worse):
        anna.post(f"/table/{table}/chat/report", message=message)
    anna.post(f"/table/{table}/chat/report", 404, message=worse + 1000)
    ben.post(f"/table/{table}/chat/report", 404, message=worse)
    anna.get("/owner", 404)
    page = owner.get("/owner")
    assert page.count("something worse") == 1 and "Reported by Anna" in page
    numbers = [part.partition('"')[0] for part in page.split('action="/owner/reports/')[1:]]
    anna.post(f"/owner/reports/{numbers[0]}", 404, do="ban")
    owner.post(f"/owner/reports/{numbers[0]}", do="message")
    assert read(anna, table) == ["something worse"]
    owner.post(f"/owner/reports/{numbers[1]}", do="ban")
    assert read(anna, table) == [] and "Nothing has been reported" in owner.get("/owner")
    assert [seat["kind"] for seat in anna.state(table)["table"]["seats"]] == ["person", "computer"]
    assert "has banned you" in say(ben, table, "?", 403).text
    ben.post("/tables", 403, game="nippon")
    ben.post("/language", language="de", back="/")
    page = owner.get("/owner")
    person = page.partition('name="person" value="')[2].partition('"')[0]
    owner.post("/owner/unban", person=person)
    ben.table("nippon", ["me", "screen"])


def test_the_command_names_accounts_only(house: House) -> None:
    command = [sys.executable, "-m", "meiji", "owner", "Nobody at all", "--database", house.settings.database]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and "There is no account" in done.stderr


def test_messages_in_every_store(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        chats = Chats(store.database)
        first = await chats.say("t1", "players", "person0", "Anna", "one", "")
        await chats.say("t1", "spectators", "eve", "Eve", "two", "")
        last = await chats.say("t1", "players", "person1", "Ben", "", "hello")
        found = await chats.messages("t1", ["players"], "person0", 0)
        assert [row.id for row in found] == [first, last] and found[1].phrase == "hello"
        message = await chats.message("t1", last)
        assert message is not None
        for _ in range(2):
            await chats.report("t1", message, "Hello!", "person0", "Anna")
        assert len(await chats.reports()) == 1
        await chats.mute("person0", "person1")
        assert [row.id for row in await chats.messages("t1", ["players"], "person0", 0)] == [first]
        await chats.set_note("t1", "person0", "a")
        await chats.set_note("t1", "person0", "b")
        assert await chats.note("t1", "person0") == "b"
        await store.delete_table("t1")
        assert await chats.messages("t1", ["players"], "eve", 0) == [] and await chats.note("t1", "person0") == ""
        assert len(await chats.reports()) == 1, "what was reported stays until it is settled"

    run(work)


def test_a_room_keeps_its_last_messages(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from test_store import begun

    monkeypatch.setattr("meiji.store.chat.KEPT", 3)

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        chats = Chats(store.database)
        for text in "abcde":
            await chats.say("t1", "players", "person0", "Anna", text, "")
        assert [row.text for row in await chats.messages("t1", ["players"], "x", 0)] == ["c", "d", "e"]

    run(work)


@needs_chromium
def test_two_people_talk(welcome: Welcome) -> None:
    anna, ben = welcome("Anna"), welcome("Ben", PHONE, "pl")
    anna.table("nippon", ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.sit_down()
    for person in (anna, ben):
        person.see_the_board()
    anna.page.click("#m-chat > summary")
    anna.page.fill("#m-say-text", "Hi Ben")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".said.mine >> text=Hi Ben")
    assert anna.page.input_value("#m-say-text") == ""
    anna.page.click("button[value=luck]")
    ben.page.wait_for_function("() => document.querySelector('#m-unread:not([hidden])')?.textContent === '2'")
    ben.page.click("#m-menu > summary")
    ben.page.click(".menu [data-drawer=m-chat]")
    ben.page.wait_for_selector(".said >> text=Powodzenia i miłej gry!")
    ben.page.wait_for_selector("#m-unread", state="hidden")
    for person in (anna, ben):
        person.has_no_barriers()
        person.check()
    ben.page.click(".said >> nth=0 >> text=Zgłoś")
    ben.page.wait_for_selector("text=Zgłoszono")
    ben.page.fill("#m-note", "tajne")
    ben.page.click(".note button")
    ben.page.wait_for_selector("text=Zapisano")
    ben.page.reload()
    assert ben.page.input_value("#m-note") == "tajne"
