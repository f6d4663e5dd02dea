"""Chromium clicks and types its way through games."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, TABLET, WIDE, Person, Welcome, needs_chromium

pytestmark = needs_chromium
DRIVING = (Path(__file__).parent / "driving.js").read_text("utf-8")


def press_key(person: Person, chooser: random.Random) -> None:
    """Play any choice by its letter, with all that belongs to it."""
    keys = person.page.eval_on_selector_all("#m-choices .choice > button", "all => all.map(b => b.dataset.key)")
    revision = person.revision
    person.press(chooser.choice(keys))
    person.finish(revision, chooser.choice)


def start_driving(person: Person, seed: int, *, board: bool) -> None:
    """Let somebody click through the rest of the game, on the board where that is possible."""
    person.page.evaluate(f"values => {{ window.driven = ({DRIVING})(values) }}", {"seed": seed, "board": board})


def drive(person: Person, seed: int, *, board: bool = False) -> None:
    start_driving(person, seed, board=board)
    assert person.page.evaluate("window.driven") > 0


def at_the_end(*people: Person) -> None:
    """Everybody sees the same end, in pages without errors or barriers."""
    for person in people:
        person.page.wait_for_selector(".decision.over .ranking")
        assert not person.page.title().startswith("●")
        person.check()
        person.has_no_barriers()
    assert len({person.revision for person in people}) == 1
    assert len({person.page.inner_text(".ranking .score") for person in people}) == 1


# Together these play every game in every way that it has, in every language, at every width, by day and by night.
SIZES = {"wide": WIDE, "desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
Look = tuple[str, str, str]  # language, size, theme


def test_a_whole_solo_game_on_a_phone_by_touching_the_board(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE)
    anna.table("zaibatsu", ["me"])
    anna.has_no_barriers()
    drive(anna, 4, board=True)
    at_the_end(anna)


def dressed(welcome: Welcome, name: str, look: Look) -> Person:
    language, size, theme = look
    return welcome(name, SIZES[size], language, theme)


@pytest.mark.parametrize(
    ("game", "hers", "his"),
    [
        ("zaibatsu", ("de", "wide", "dark"), ("pl", "phone", "light")),
        ("nippon", ("pl", "tablet", "light"), ("en", "phone", "dark")),
        ("yokohama", ("en", "desktop", "light"), ("de", "tablet", "dark")),
    ],
)
def test_a_whole_game_of_two_people_in_two_browsers(welcome: Welcome, game: str, hers: Look, his: Look) -> None:
    anna, ben = dressed(welcome, "Anna", hers), dressed(welcome, "Ben", his)
    anna.table(game, ["me", "friend"])
    anna.has_no_barriers()
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.has_no_barriers()
    ben.sit_down()
    for person in (anna, ben):
        person.see_the_board()
    start_driving(anna, 5, board=True)
    start_driving(ben, 6, board=False)
    for person in (anna, ben):
        assert person.page.evaluate("window.driven") > 0
    at_the_end(anna, ben)


def test_a_board_that_comes_late_stays_behind_the_curtain(welcome: Welcome) -> None:
    """The turn passes, in another tab, before the view for the last pair of eyes is there."""
    anna = welcome("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    late: list[Any] = []
    hold = lambda route: route.continue_() if late else late.append((route, route.fetch()))  # noqa: E731
    anna.page.route("**/view?open=*", hold)
    first = anna.page.get_attribute("[data-open-curtain]", "data-open-curtain")
    anna.page.click("[data-open-curtain]")
    tab, here = anna.context.new_page(), anna.page
    tab.goto(table)
    tab.click("[data-open-curtain]")
    anna.page = tab
    tab.wait_for_selector("#m-choices")
    while not tab.query_selector("[data-open-curtain]"):
        press_key(anna, random.Random(1))
        tab.wait_for_selector("[data-open-curtain], #m-choices")
    anna.page = here
    assert len(late) == 1 and late[0][1].status == 200 and '"board":["' in late[0][1].text()
    late[0][0].fulfill(response=late[0][1])
    here.wait_for_selector(f"[data-open-curtain]:not([data-open-curtain='{first}'])")
    assert not here.query_selector("#m-board svg")
    anna.check()


@pytest.mark.parametrize(
    ("game", "look"),
    [
        ("zaibatsu", ("en", "wide", "light")),
        ("nippon", ("de", "tablet", "dark")),
        ("yokohama", ("pl", "phone", "dark")),
    ],
)
def test_a_whole_game_against_the_computer(welcome: Welcome, game: str, look: Look) -> None:
    anna = dressed(welcome, "Anna", look)
    anna.table(game, ["me", "beginner"])
    drive(anna, 7)
    at_the_end(anna)


@pytest.mark.parametrize(
    ("game", "look"),
    [
        ("zaibatsu", ("pl", "tablet", "dark")),
        ("nippon", ("en", "desktop", "dark")),
        ("yokohama", ("de", "wide", "light")),
    ],
)
def test_a_whole_game_at_one_screen(welcome: Welcome, game: str, look: Look) -> None:
    anna = dressed(welcome, "Anna", look)
    anna.table(game, ["me", "screen"])
    if game == "yokohama":  # a curtain between hidden hands
        anna.page.wait_for_selector("[data-open-curtain]")
        assert not anna.page.query_selector("#m-choices") and not anna.page.query_selector("#m-board svg")
        anna.has_no_barriers()
    drive(anna, 8, board=True)
    at_the_end(anna)


def test_a_whole_game_with_the_keyboard_alone(welcome: Welcome) -> None:
    anna = welcome("Anna")
    anna.table("yokohama", ["me", "beginner"])
    chooser = random.Random(4)
    while anna.wait_for_turn():
        assert anna.page.title().startswith("●")
        press_key(anna, chooser)
    at_the_end(anna)


def test_a_click_before_the_scripts_are_there_waits_for_them(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    page, script, held = anna.page, re.compile(r"/table\.js$"), list[Any]()
    page.route(script, lambda route: held.append(route))
    with page.expect_request(script):
        page.goto(table, wait_until="commit")
    page.wait_for_selector("#m-choices")
    page.evaluate("window.same = true")
    revision = anna.revision
    page.click("#m-choices button[name=move]:not([data-final])")
    held[0].continue_()
    anna.finish(revision)
    assert page.evaluate("window.same")
    page.unroute(script)
    anna.check()


def test_a_click_on_a_form_that_came_later_plays_without_loading_the_page_anew(welcome: Welcome) -> None:
    anna = welcome("Anna")
    anna.table("zaibatsu", ["me", "screen"])
    anna.page.evaluate("window.same = true")
    revision = anna.revision
    anna.page.evaluate("document.querySelector('#m-choices').outerHTML += ''")
    anna.page.click("#m-choices button[name=move]:not([data-final])")
    anna.finish(revision)
    assert anna.page.evaluate("window.same")
    anna.check()


def test_a_page_catches_up_after_a_lost_connection(welcome: Welcome) -> None:
    anna, ben = welcome("Anna"), welcome("Ben")
    anna.table("zaibatsu", ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.sit_down()
    anna.see_the_board()
    now, other = (anna, ben) if anna.page.query_selector("#m-choices") else (ben, anna)
    other.context.set_offline(True)
    press_key(now, random.Random(1))
    other.context.set_offline(False)
    other.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=now.revision)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_board_keeps_what_stays_and_shows_what_a_new_page_shows(welcome: Welcome, size: str) -> None:
    anna = welcome("Anna", SIZES[size])
    table, chooser = anna.table("nippon", ["me", "screen"]), random.Random(3)
    for _ in range(5):
        press_key(anna, chooser)
    other = anna.context.new_page()
    other.goto(table)
    seen = """() => { const board = document.querySelector("#m-board");
        return [board.textContent.trim(), board.querySelectorAll("*").length,
                ...[...board.querySelectorAll(".offer")].map((thing) => thing.id)].join() }"""
    led_on = "!document.querySelector('#m-choices [data-picks]') || document.querySelector('#m-choices .way')"
    for page in (anna.page, other):
        page.wait_for_function(f"() => {led_on}")
    anna.page.wait_for_function(f"expected => ({seen})() === expected", arg=other.evaluate(seen))
    again = """async () => { const style = document.querySelector("#m-board style");
        const { show } = await import(document.querySelector("link[href$='/board.js']").href);
        show((await (await fetch(location.pathname + "/view")).json()).board.join(""));
        return style.isConnected }"""
    assert anna.page.evaluate(again), "what stays is drawn anew"
    anna.check()


def test_history_undo_and_several_at_one_screen(welcome: Welcome) -> None:
    anna = welcome("Anna")
    anna.table("zaibatsu", ["me", "screen"])
    page, chooser = anna.page, random.Random(2)
    for _ in range(6):
        anna.wait_for_turn()
        press_key(anna, chooser)
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".decision.past")
    page.wait_for_function("() => location.search.startsWith('?moment=')")
    moment = page.evaluate("location.href")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#m-choices")
    page.goto(moment)
    page.wait_for_selector(".decision.past")
    page.click("#m-now")
    page.wait_for_selector("#m-choices")
    while not page.query_selector("#m-undo"):
        press_key(anna, chooser)
    revision, last = anna.revision, page.get_attribute("#m-side", "data-last")
    page.keyboard.press("Backspace")
    anna.wait_for_change(revision)
    assert int(page.get_attribute("#m-side", "data-last") or 0) == int(last or 0) - 1
    anna.check()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_open_to_everybody(welcome: Welcome, size: dict[str, int], scheme: str) -> None:
    anna = welcome("Anna", size)
    anna.page.emulate_media(color_scheme=scheme)
    table = anna.table("zaibatsu", ["me", "screen"])
    for path in ("/", "/account", "/new/zaibatsu", "/games/zaibatsu", "/nothing", table, table + "?moment=0"):
        anna.page.goto(path)
        anna.errors = [error for error in anna.errors if "404" not in error]
        anna.check()
        anna.has_no_barriers()


def test_a_spectator_follows_over_the_stream_alone(welcome: Welcome) -> None:
    """After the first change nothing more is fetched: page and picture are put together from what the stream brings."""
    anna, ben = welcome("Anna"), welcome("Ben")
    anna.table("zaibatsu", ["me", "screen"])
    ben.page.goto(anna.page.input_value("#m-spectate"))
    chooser, fetched = random.Random(4), []
    ben.page.on("request", lambda request: fetched.extend(re.findall(r"/(view|board)\b(?!\.js)", request.url)))
    for number in range(5):
        press_key(anna, chooser)
        ben.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=anna.revision)
        assert fetched == ["view"], number
    board = "document.querySelector('#m-board').innerHTML"
    shown, log = ben.page.evaluate(board), ben.page.inner_text("#m-log")
    ben.check()
    ben.page.reload()
    ben.page.wait_for_selector("#m-side")
    assert ben.page.inner_text("#m-log") == log
    assert ben.page.evaluate(f"({board}).replace(/<[^>]*>/g, '')") == re.sub(r"<[^>]*>", "", shown)
    # Looking back, a spectator stays there while the game goes on; and back at the present all is right again.
    ben.page.keyboard.press("ArrowLeft")
    ben.page.wait_for_selector(".decision.past")
    press_key(anna, chooser)
    ben.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=anna.revision)
    assert ben.page.query_selector(".decision.past")
    ben.page.click("#m-now")
    ben.page.wait_for_selector(".banner")
    press_key(anna, chooser)
    ben.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=anna.revision)
    assert ben.page.get_attribute("#m-side", "data-now") == "1"
    ben.check()
