"""A turn in a real browser: one click is one decision, the keyboard keeps its place, nothing gets lost on the way."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Welcome, chromium, needs_chromium, welcome
from house import House

__all__ = ["chromium", "welcome"]
pytestmark = needs_chromium
SCREENS = ["screen", "screen"]
CHOICE = "#m-choices button[name=move]"


def moment(page: Any) -> int:
    return int(page.get_attribute("#m-side", "data-last"))


def wait_for_moment(page: Any, least: int) -> None:
    page.wait_for_function("least => document.querySelector('#m-side').dataset.last >= least", arg=least)


def not_final(page: Any) -> Any:
    """The first choice that plays at the first click."""
    return page.locator(CHOICE + ":not([data-final])").first


@pytest.mark.parametrize("pause", [0, 60, 180])
def test_a_double_click_plays_one_decision(welcome: Welcome, pause: int) -> None:
    person = welcome("Anna")
    person.table("nippon", SCREENS)
    page = person.page
    page.evaluate("window.times = []; addEventListener('mousedown', () => times.push(performance.now()), true)")
    quick = 0
    for _ in range(8):
        before = moment(page)
        spot = not_final(page)
        spot.hover()
        box = spot.bounding_box()
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        page.wait_for_timeout(pause)
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        wait_for_moment(page, before + 1)
        page.wait_for_timeout(600)
        if page.evaluate("times.at(-1) - times.at(-2)") < 300:  # a busy machine may be slower than any double click
            quick += 1
            assert moment(page) == before + 1
    assert quick, "no two clicks came quickly enough to be a double click"
    person.check()


def test_a_key_held_down_plays_one_decision(welcome: Welcome) -> None:
    person = welcome("Anna")
    person.table("nippon", SCREENS)
    page, before = person.page, moment(person.page)
    page.locator("body").focus()
    for _ in range(5):
        page.keyboard.down("a")  # from the second on it repeats
        page.wait_for_timeout(50)
    page.keyboard.up("a")
    page.wait_for_timeout(600)
    assert moment(page) == before + 1


def test_the_keyboard_stays_among_the_choices(welcome: Welcome) -> None:
    person = welcome("Anna")
    person.table("zaibatsu", ["me", "beginner"])
    page = person.page
    page.locator(CHOICE).first.focus()
    for _ in range(5):
        before = moment(page)
        for _ in range(2 if page.evaluate("'final' in document.activeElement.dataset") else 1):
            page.keyboard.press("Enter")
        wait_for_moment(page, before + 1)
        page.wait_for_selector(CHOICE)
        page.wait_for_function("() => document.activeElement.closest('#m-choices') !== null")
    person.check()


def test_a_move_made_offline_is_sent_when_the_connection_is_back(welcome: Welcome) -> None:
    person = welcome("Anna")
    person.table("nippon", SCREENS)
    page, before = person.page, moment(person.page)
    person.context.set_offline(True)
    not_final(page).click()
    page.wait_for_function("() => document.querySelector('#m-notice').textContent.includes('not been sent yet')")
    person.context.set_offline(False)
    wait_for_moment(page, before + 1)
    page.wait_for_function("() => document.querySelector('#m-notice').hidden")
    page.wait_for_timeout(500)
    assert moment(page) == before + 1


def test_the_tab_of_somebody_replaced_stops_asking(welcome: Welcome, house: House) -> None:
    anna, ben = welcome("Anna"), welcome("Ben")
    address = anna.table("nippon", ["me", "friend"])
    link = anna.page.input_value("input[value*='/join/']")
    ben.page.goto(link)
    ben.page.click("main form button")
    ben.page.wait_for_selector("#m-side")
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto(address)
    csrf = anna.page.input_value("input[name=csrf] >> nth=0")
    table = address.rpartition("/")[2]
    answer = anna.page.request.post(f"/table/{table}/replace", form={"csrf": csrf, "seat": "1", "player": "beginner"})
    assert answer.ok, answer.text()
    ben.page.wait_for_function("!document.querySelector('#m-notice').hidden")
    ben.page.wait_for_timeout(1000)
    asked.clear()
    ben.page.wait_for_timeout(4000)
    assert len(asked) <= 4, asked
