"""Hints, reviews, marks on the board, notifications and trouble on our side, in a real browser."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, Person, Welcome, needs_chromium
from test_browser import press_key

import meiji

pytestmark = needs_chromium


def to_a_decision_on_the_board(person: Person, chooser: random.Random) -> None:
    """Play until all choices point to something on the board."""
    person.wait_for_turn()
    while person.page.query_selector("#m-choices button[name=move][data-target='']"):
        press_key(person, chooser)
        person.wait_for_turn()


PLAYED_AT = [("nippon", DESKTOP, "en"), ("yokohama", PHONE, "de"), ("zaibatsu", PHONE, "pl")]


@pytest.mark.parametrize("game, size, language", PLAYED_AT, ids=meiji.game_ids())
def test_a_hint_with_the_keyboard_lights_up_its_moves(
    welcome: Welcome, game: str, size: dict[str, int], language: str
) -> None:
    anna = welcome("Anna", size, language)
    anna.table(game, ["me", "beginner"])
    to_a_decision_on_the_board(anna, random.Random(3))
    page = anna.page
    page.keyboard.press("*")
    page.wait_for_selector("#m-hint[data-state=found]")
    hinted = page.eval_on_selector_all("#m-hint [data-hint]", "all => all.map(e => e.dataset.hint)")
    marked = page.eval_on_selector_all("#m-choices .hinted", "all => all.map(e => [e.dataset.rank, e.value])")
    assert sorted(marked) == [[str(rank), move] for rank, move in enumerate(hinted, 1)]
    targets = page.eval_on_selector_all("#m-choices .hinted", "all => all.map(e => e.dataset.target)")
    lit = page.eval_on_selector_all("#m-board .hint-badge", "all => all.map(e => e.parentElement.id)")
    assert lit and set(lit) == set(targets)
    anna.check()
    anna.has_no_barriers()
    page.focus("#m-hint .hint-move")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.value") == hinted[0]
    revision = anna.revision
    page.keyboard.press("Enter")
    if page.query_selector(".asked"):
        page.keyboard.press("Enter")
    anna.wait_for_change(revision)
    anna.wait_for_turn()
    page.wait_for_selector(".hint-badge", state="detached")


def two_browsers(welcome: Welcome) -> tuple[Person, Person]:
    """Two people at a table: who is to move, and who waits."""
    anna, ben = welcome("Anna"), welcome("Ben")
    anna.table("zaibatsu", ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.page.click("button.big")
    anna.page.wait_for_selector("#m-side")
    return (anna, ben) if anna.page.query_selector("#m-choices") else (ben, anna)


@pytest.mark.parametrize("what", ["part", "board", "live"])
def test_what_fails_on_our_side_is_tried_again_later_and_later(welcome: Welcome, what: str) -> None:
    now, other = two_browsers(welcome)
    tries: list[float] = []

    def fail(route: Any) -> None:
        tries.append(time.monotonic())
        route.fulfill(status=500, body="Something went wrong on our side; it has been noted.")

    pattern = re.compile(rf"/table/\w+/{what}(\?|$)")
    other.page.route(pattern, fail)
    if what == "live":
        other.page.reload()
    press_key(now, random.Random(1))
    other.page.wait_for_function("document.querySelector('#m-notice').textContent.includes('tries again in')")
    while len(tries) < 3:
        other.page.wait_for_timeout(100)
    assert tries[2] - tries[1] > tries[1] - tries[0] > 0.5
    other.page.unroute(pattern)
    other.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=now.revision)
    other.page.wait_for_selector("#m-notice", state="hidden")
    assert other.page.query_selector("#m-board svg")


def test_a_notification_on_request_when_it_is_my_turn(welcome: Welcome) -> None:
    now, other = two_browsers(welcome)
    page = other.page
    other.context.grant_permissions(["notifications"])
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', {get: () => true});"  # somebody who looks at another tab
        "window.told = []; const Real = Notification;"
        "window.Notification = class extends Real { constructor(...all) { super(...all); window.told.push(all); } };"
    )
    page.reload()
    page.click("summary >> nth=-1")
    assert page.inner_text("#m-notify") == "Notify me when it is my turn"
    page.click("#m-notify")
    page.wait_for_function("document.querySelector('#m-notify').textContent === 'Stop notifying me'")
    chooser = random.Random(3)
    while not page.query_selector("#m-choices"):
        press_key(now, chooser)
        page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=now.revision)
    assert [title for title, _ in page.evaluate("window.told")] == ["Your turn"]
    page.click("#m-notify")
    assert page.inner_text("#m-notify") == "Notify me when it is my turn"
    while page.query_selector("#m-choices"):
        press_key(other, chooser)
    while not page.query_selector("#m-choices"):
        now.wait_for_turn()
        press_key(now, chooser)
        page.wait_for_function("r => document.querySelector('#m-side').dataset.revision === r", arg=now.revision)
    assert len(page.evaluate("window.told")) == 1
