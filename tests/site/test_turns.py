"""A turn in a real browser: one click is one decision, the keyboard keeps its place, nothing gets lost on the way."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Person, Welcome, chromium, needs_chromium, welcome

__all__ = ["chromium", "welcome"]
pytestmark = needs_chromium
SCREENS = ["screen", "screen"]
CHOICE = "#m-choices button[name=move]"


def moment(page: Any) -> int:
    return int(page.get_attribute("#m-side", "data-last"))


def wait_for_moment(page: Any, least: int) -> None:
    page.wait_for_function("least => document.querySelector('#m-side').dataset.last >= least", arg=least)


def not_final(page: Any) -> Any:
    """The first choice that needs no second click to be sure; in an open panel the first answer."""
    where = "#m-panel .pick" if page.query_selector("#m-panel") else "#m-choices .choice > button"
    return page.locator(where + ":not([data-final])").first


def moves_of(button: Any) -> int:
    """How many moves a click on it plays."""
    count: int = button.evaluate("b => b.dataset.picks ? 0 : 1 + JSON.parse(b.dataset.before || '[]').length")
    return count


@pytest.mark.parametrize("pause", [0, 60, 180])
def test_a_double_click_plays_one_decision(welcome: Welcome, pause: int) -> None:
    person = welcome("Anna")
    person.table("nippon", SCREENS)
    page = person.page
    page.evaluate("window.times = []; addEventListener('mousedown', () => times.push(performance.now()), true)")
    quick = 0
    for _ in range(8):
        before = moment(page)
        spot, box = not_final(page), None
        while box is None:  # an update may put a new button in its place
            spot.hover()
            box = spot.bounding_box()
        moves = moves_of(spot)
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        page.wait_for_timeout(pause)
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        wait_for_moment(page, before + moves)
        page.wait_for_timeout(600)
        if page.evaluate("times.at(-1) - times.at(-2)") < 300:  # a busy machine may be slower than any double click
            quick += 1
            assert moment(page) == before + moves
    assert quick, "no two clicks came quickly enough to be a double click"
    person.check()


@pytest.mark.parametrize("key", ["a", "Enter"])
def test_a_key_held_down_plays_one_decision(welcome: Welcome, key: str) -> None:
    person = welcome("Anna")
    person.table("nippon", SCREENS)
    page = person.page
    for _ in range(4):
        before, spot = moment(page), not_final(page)
        moves = moves_of(spot)
        spot.focus()
        for _ in range(5):
            page.keyboard.down(key)  # from the second on it repeats
            page.wait_for_timeout(50)
        page.keyboard.up(key)
        page.wait_for_timeout(600)
        assert moment(page) == before + moves


def test_the_keyboard_stays_among_the_choices(welcome: Welcome) -> None:
    person = welcome("Anna")
    person.table("zaibatsu", ["me", "beginner"])
    page = person.page
    page.locator(CHOICE).first.focus()
    for _ in range(5):
        revision = person.revision
        person.press("Enter")
        person.finish(revision)
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


def two_friends(welcome: Welcome) -> tuple[Person, Person, str]:
    """Anna and Ben at a private game; its address."""
    anna, ben = welcome("Anna"), welcome("Ben")
    address = anna.table("nippon", ["me", "friend"])
    ben.page.goto(anna.page.input_value("input[value*='/join/']"))
    ben.page.click("main form button")
    for person in (anna, ben):
        person.page.wait_for_selector("#m-side")
    return anna, ben, address


def test_a_tab_whose_game_is_gone_says_so_and_stops_asking(welcome: Welcome) -> None:
    """Ben agrees to the deletion that Anna proposes; Anna's tab, and another one of Ben's, hear who did it."""
    anna, ben, address = two_friends(welcome)
    anna.page.click("#m-menu > summary")
    anna.page.click("text=Propose to delete the game")
    anna.page.click("text=Really? Press again.")
    anna.page.wait_for_selector(".proposal")
    tab = ben.context.new_page()
    tab.goto(address)
    ben.page.wait_for_selector(".proposal")
    ben.has_no_barriers()
    ben.page.click(".proposal .primary")
    asked: list[str] = []
    for page in (anna.page, tab):
        page.wait_for_function("() => !document.querySelector('#m-notice').hidden")
        page.wait_for_timeout(1000)
        page.on("request", lambda request: asked.append(request.url))
        page.wait_for_timeout(2500)
    assert asked == [], asked
    assert "Ben deleted your game" in anna.page.inner_text("#m-notice")
    anna.page.goto("/")
    anna.page.click("text=Understood")
    assert not anna.page.query_selector("form.notice")


def test_the_tab_of_somebody_who_left_asks_no_more_than_any_spectator(welcome: Welcome) -> None:
    anna, ben, address = two_friends(welcome)
    tab = ben.context.new_page()
    tab.goto(address)
    asked: list[str] = []
    ben.page.click("#m-menu > summary")
    ben.page.click("#m-leave")
    tab.on("request", lambda request: asked.append(request.url))
    ben.page.click("#m-leave")
    tab.wait_for_selector(".departed")
    tab.wait_for_timeout(4000)
    assert len(asked) <= 4, asked
    anna.page.wait_for_selector(".departed")
    anna.check()


def test_two_people_end_their_game_together(welcome: Welcome) -> None:
    anna, ben, _ = two_friends(welcome)
    ben.page.click("#m-menu > summary")
    ben.page.click("text=Propose to end the game")
    anna.page.wait_for_selector(".proposal")
    anna.page.click(".proposal .primary")
    for person in (anna, ben):
        person.page.wait_for_selector("#m-question >> text=Ended by agreement")
        person.check()
        person.has_no_barriers()
