"""Why something is not on offer: over HTTP and the API, on the board and among the choices."""

from __future__ import annotations

import html
import json
import random
import re
from typing import Any

import httpx
import pytest
from browsing import DESKTOP, PHONE, Person, Welcome, needs_chromium
from house import House, Visitor
from test_browser import press_key

import meiji


def reasons(visitor: Visitor, table: str, **query: Any) -> dict[str, str]:
    found: dict[str, str] = json.loads(visitor.get(f"/table/{table}/why-not", **query))
    return found


def why(visitor: Visitor, table: str, target: str, status: int = 200, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(visitor.get(f"/api/tables/{table}/why-not", status, target=target, **query))
    return found


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_thing_that_is_drawn_and_not_on_offer_has_a_reason(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table(game, seed=5)
    for _ in range(4):
        state = anna.state(table)
        seat = state["table"]["to_move"]
        told = reasons(anna, table, open=seat)
        board = anna.view(table, open=seat)["board"]
        drawn, offered = set(re.findall(r'\sid="([^"]+)"', board)), {move["target"] for move in state["moves"]}
        assert told.keys() <= drawn - offered and len(told) > 20
        thing = next(iter(told))
        assert why(anna, table, thing)["why"] == told[thing]
        assert why(anna, table, state["moves"][0]["notation"])["why"] is None
        anna.play(table)


def test_spectators_and_those_who_wait_hear_whose_turn_it_is(house: House) -> None:
    anna, ben, carl = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Carl")
    table = anna.table("zaibatsu", ["me", "friend"])
    watch = anna.link(table, "watch")
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    carl.get(watch)
    decides, waits = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
    name = "Anna" if decides is anna else "Ben"
    assert len(set(reasons(decides, table).values())) > 1
    for visitor in (waits, carl):
        assert set(reasons(visitor, table).values()) == {f"It is {name}'s turn."}
        assert why(visitor, table, "action rd") == {"why": f"It is {name}'s turn."}
    stranger = house.visitor("Dora")
    assert "error" in why(stranger, table, "action rd", 403)
    stranger.get(f"/table/{table}/why-not", 403)


def test_behind_a_curtain_nothing_is_told(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    seat = anna.state(table)["table"]["to_move"]
    assert reasons(anna, table) == reasons(anna, table, open=1 - seat) == {}
    assert reasons(anna, table, open=seat)


def test_what_is_unknown_is_refused_in_a_sentence(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    assert "There is no 'rubbish' in Nippon: Zaibatsu" in why(anna, table, "rubbish", 400)["error"]
    assert "language" in why(anna, table, "action rd", 400, language="xx")["error"]
    assert "error" in why(anna, "nosuchtable", "action rd", 404)
    assert why(anna, table, "action rd", language="de")["why"].startswith("Zuerst:")
    waiting = anna.table("zaibatsu", ["me", "friend"])
    assert "error" in why(anna, waiting, "action rd", 409)
    described = httpx.get(house.url + "/api/openapi.json").json()["paths"]["/api/tables/{id}/why-not"]["get"]
    assert {one["name"] for one in described["parameters"]} == {"id", "target", "language"}


def to_an_action(visitor: Visitor, table: str) -> None:
    """Past the start tiles."""
    while not any(move["notation"].startswith("action ") for move in visitor.state(table)["moves"]):
        visitor.play(table)


def test_actions_that_are_not_among_the_choices_are_listed_with_their_reasons(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table("zaibatsu", seed=3)
    assert "not-now" not in anna.get(f"/table/{table}")  # no pair of start tiles is missed
    to_an_action(anna, table)
    page = html.unescape(anna.get(f"/table/{table}"))
    listed = re.findall(r'<li data-missed="[^"]+"><b>([^<]+)</b> – ([^<]+)</li>', page)
    offered = {move["text"] for move in anna.state(table)["moves"]}
    assert len(listed) >= 3 and not {label for label, _ in listed} & offered
    assert ("Local Markets", "You have no goods.") in listed
    assert f"Not now ({len(listed)})" in page
    assert 'class="not-now"' not in anna.get(f"/table/{table}", moment=0)


# --- in a browser -----------------------------------------------------------------------------------------------------
TIP = "#m-tip:not([hidden])"
OVERLAP = """name => {
  const [a, b] = ["m-tip", name].map(id => document.getElementById(id).getBoundingClientRect());
  const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  return shared(a.left, a.right, b.left, b.right) * shared(a.top, a.bottom, b.top, b.bottom);
}"""


def to_a_turn(welcome: Welcome, size: dict[str, int]) -> Person:
    """To a first turn without goods: a start tile may bring some."""
    anna = welcome("Anna", size)
    while True:
        anna.table("zaibatsu", ["me", "screen"])
        while not anna.page.query_selector("#m-choices [value^='action ']"):
            revision = anna.revision
            press_key(anna, random.Random(1))
            anna.wait_for_change(revision)
        if not anna.page.query_selector("#m-choices [value='action markets']"):
            return anna


def point_at(page: Any, name: str) -> None:
    """Until its words stand there: a picture that has just come takes them away."""
    while True:
        page.mouse.move(5, 5)
        page.wait_for_selector("#m-tip", state="hidden")
        page.hover(f"#{name}")
        page.wait_for_timeout(600)
        if page.query_selector(TIP):
            return


@needs_chromium
def test_under_the_pointer_a_thing_says_why_it_is_not_on_offer_and_gives_way(welcome: Welcome) -> None:
    anna = to_a_turn(welcome, DESKTOP)
    page = anna.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/why-not" in request.url else None)
    point_at(page, "action-markets")
    assert page.inner_text(".tip-why") == "You have no goods."
    for name, reasons in (("action-contracts", 1), ("action-rd", 0)):
        point_at(page, name)
        assert len(page.query_selector_all(".tip-why")) == reasons
        assert page.evaluate(OVERLAP, name) == 0
    assert len(asked) == 1  # kept until the table changes
    anna.check()
    page.mouse.down()
    page.wait_for_selector("#m-tip", state="hidden")


@needs_chromium
def test_the_keyboard_and_a_long_press_hear_the_reason_too(welcome: Welcome) -> None:
    anna = to_a_turn(welcome, PHONE)
    page = anna.page
    press = "(e, name) => e.dispatchEvent(new PointerEvent(name, {pointerType: 'touch', bubbles: true}))"
    page.eval_on_selector("#action-markets", press, "pointerdown")
    page.wait_for_selector(f"{TIP} .tip-why")
    assert page.inner_text(".tip-why") == "You have no goods."
    box = page.eval_on_selector("#m-tip", "e => e.getBoundingClientRect().toJSON()")
    assert box["left"] >= 0 and box["right"] <= PHONE["width"]
    page.eval_on_selector("#action-markets", press, "pointerup")
    page.focus("#m-board")
    page.wait_for_load_state("networkidle")
    for _ in range(400):
        page.keyboard.press("ArrowRight")
        if page.query_selector("#action-markets.explained"):
            break
    page.wait_for_function("() => document.querySelector('#m-say').textContent.endsWith('You have no goods.')")
    anna.has_no_barriers()
