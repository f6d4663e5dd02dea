"""Spectators: one page for all of them, made once a change, and sent in pieces that build on one another."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from house import House, Visitor, together
from hypothesis import given
from hypothesis import strategies as st

import meiji
from meiji.site.updates import Change, changes

FRAGMENTS = st.lists(st.sampled_from(["a", "b", "c", "</g>", "d", "e"]), max_size=12)


def renew(old: list[str], new: list[Change] | list[Any]) -> list[str]:
    """What the page does with the changes."""
    found: list[str] = []
    for one in new:
        found += [one] if isinstance(one, str) else old[one[0] : one[1]]
    return found


@given(FRAGMENTS, FRAGMENTS)
def test_old_fragments_and_changes_make_the_new_ones(old: list[str], new: list[str]) -> None:
    found = changes(old, new)
    assert renew(old, found) == new
    assert not [one for one in found if isinstance(one, str) and one in old]


class Watcher:
    """Listens to a table, as the page of a spectator does."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        self.heard: list[tuple[str, Any]] = []
        self.new = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        self.wait(1)

    def _listen(self) -> None:
        path = f"/table/{self.table}/events"
        with suppress(httpx.TransportError), self.visitor.web.stream("GET", path) as stream:  # the site may close first
            kind = ""
            for line in stream.iter_lines():
                name, _, data = line.partition(": ")
                if name == "event":
                    kind = data
                elif name == "data" and kind == "watching":
                    kind = ""  # how many watch is no news of the table
                elif name == "data" and kind:
                    with self.new:
                        self.heard.append((kind, json.loads(data)))
                        self.new.notify_all()
                    kind = ""

    def wait(self, number: int) -> tuple[str, Any]:
        """The last of so many events."""
        with self.new:
            assert self.new.wait_for(lambda: len(self.heard) >= number, 20), self.heard
            return self.heard[number - 1]


@pytest.mark.parametrize("game", meiji.game_ids())
def test_spectators_are_sent_what_is_new_and_it_is_drawn_once(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.visitor("Anna")
    table = anna.table(game, ["me", "screen"], listed="yes")
    watchers = [Watcher(house.visitor(), table) for _ in range(4)]
    pages = [json.loads(watcher.visitor.get(f"/table/{table}/view")) for watcher in watchers]
    drawn: list[object] = []
    draw: Callable[..., list[str]] = meiji.Game.picture

    def count(self: meiji.Game, seat: int | None = None, language: str = "en") -> list[str]:
        drawn.append(seat)
        return draw(self, seat, language)

    monkeypatch.setattr(meiji.Game, "picture", count)
    for move in range(2, 12):
        drawn.clear()
        state = anna.state(table)
        chosen = {"moment": state["table"]["moment"], "move": state["moves"][-1]["notation"]}
        anna.web.post(f"/api/tables/{table}/moves", json=chosen, headers={"x-csrf-token": anna.csrf})
        for number, watcher in enumerate(watchers):
            kind, news = watcher.wait(move)
            assert kind == "update" and news["since"] == pages[number]["revision"]
            parts = {part: renew(pages[number][part], news[part]) for part in ("sidebar", "board")}
            pages[number] = {**parts, "revision": news["revision"]}
        assert drawn == [None]
    assert all(page == pages[0] for page in pages)
    fresh = watchers[0].visitor.view(table)
    assert "".join(pages[0]["board"]) == fresh["board"]
    assert "".join(pages[0]["sidebar"]) == fresh["sidebar"]


def test_an_update_is_small_and_holds_nothing_of_a_person(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
    anna.play_until(table, lambda state: state["table"]["moment"] > 20)
    watcher = Watcher(ben, table)
    whole = ben.get(f"/table/{table}/view")
    anna.play(table)
    _, news = watcher.wait(2)
    assert len(json.dumps(news)) < len(whole) / 2
    assert ben.csrf not in whole + json.dumps(news) and "csrf" not in whole + json.dumps(news)


def test_whoever_missed_a_change_asks_for_all_of_it(house: House) -> None:
    """Nobody had asked for the page before: there is nothing that an update could build on."""
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"], listed="yes")
    watcher = Watcher(house.visitor(), table)
    anna.play(table)
    revision = anna.state(table)["table"]["revision"]
    assert watcher.wait(2) == ("update", {"since": -1, "revision": revision, "sidebar": [], "board": []})
    assert json.loads(watcher.visitor.get(f"/table/{table}/view"))["revision"] == revision


def test_players_hear_the_revision_and_are_shown_nothing_else(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"], listed="yes")
    player = Watcher(anna, table)
    Watcher(house.visitor(), table).visitor.view(table)
    anna.play(table)
    revision = anna.state(table)["table"]["revision"]
    assert player.wait(2) == ("update", {"since": -1, "revision": revision, "sidebar": [], "board": []})


def test_moves_taken_back_and_the_end_of_the_game_arrive(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"], listed="yes")
    anna.play_until(table, lambda state: state["may_undo"])
    watcher = Watcher(house.visitor(), table)
    page = json.loads(watcher.visitor.get(f"/table/{table}/view"))
    anna.post(f"/table/{table}/undo", whole="no")
    _, news = watcher.wait(2)
    assert "".join(renew(page["board"], news["board"])) == watcher.visitor.view(table)["board"]
    assert "".join(renew(page["sidebar"], news["sidebar"])) == watcher.visitor.view(table)["sidebar"]
    state = anna.play_until(table, lambda state: False)
    while watcher.heard[-1][1]["revision"] != state["table"]["revision"]:
        watcher.wait(len(watcher.heard) + 1)
    assert watcher.heard[-1][1]["since"] == -1  # everybody has forms of their own now
    assert watcher.visitor.csrf in watcher.visitor.view(table)["sidebar"]


def test_spectators_of_two_languages_are_two_audiences(house: House) -> None:
    anna, polish, german = house.visitor("Anna"), house.visitor(), house.visitor()
    table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
    for visitor, language in ((polish, "pl"), (german, "de")):
        visitor.web.cookies.set("meiji_language", language)
    watchers = [Watcher(visitor, table) for visitor in (polish, german)]
    pages = [json.loads(watcher.visitor.get(f"/table/{table}/view")) for watcher in watchers]
    anna.play(table)
    for watcher, page, language in zip(watchers, pages, ("pl", "de"), strict=True):
        board = "".join(renew(page["board"], watcher.wait(2)[1]["board"]))
        assert f'lang="{language}"' in board and board == watcher.visitor.view(table)["board"]


def test_the_stream_does_not_announce_what_the_page_has(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
    revision = anna.state(table)["table"]["revision"]

    def first(path: str, **headers: str) -> int:
        with anna.web.stream("GET", path, headers=headers) as stream:
            anna.play(table)
            data = next(line for line in stream.iter_lines() if line.startswith("data:"))
        found: int = json.loads(data.removeprefix("data:"))["revision"]
        return found

    assert first(f"/table/{table}/events?revision={revision}") == revision + 1
    assert first(f"/table/{table}/events?revision=0", **{"last-event-id": str(revision + 1)}) == revision + 2


def test_the_answer_to_a_move_is_the_page_of_the_player(house: House) -> None:
    """Sidebar and board together, and the same as for somebody who asks for them."""
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    state = anna.state(table)
    data = {"csrf": anna.csrf, "move": state["moves"][0]["notation"], "moment": 0}
    answer = anna.web.post(f"/table/{table}/play", data=data, headers={"accept": "application/json"})
    view = together(answer.json())
    assert view == anna.view(table) and view["revision"] == state["table"]["revision"] + 1
    refused = anna.web.post(f"/table/{table}/play", data=data | {"move": "x"}, headers={"accept": "application/json"})
    assert refused.status_code == 409 and "error" in refused.json()
