"""Hints, reviews, marks on the board, notifications and trouble on our side, in a real browser."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, Person, Welcome, needs_chromium
from test_browser import press_key
from test_reviews import finished

import meiji
from meiji.site import hints, workers

pytestmark = needs_chromium


def to_a_decision_on_the_board(person: Person, chooser: random.Random) -> None:
    """Play decision by decision, without panels, until all choices point to something on the board."""
    person.wait_for_turn()
    while person.page.query_selector("#m-choices .choice > button[data-target='']"):
        person.page.evaluate(
            "document.querySelectorAll('#m-choices [data-picks]').forEach(b => delete b.dataset.picks)"
        )
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
    if size == PHONE:
        page.click("#m-hint summary")
    assert page.is_visible("#m-hint .nudge") and not page.query_selector(".hinted, .hint-badge"), "at first a nudge"
    anna.has_no_barriers()
    page.focus("#m-hint .hint-found > summary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-choices .hinted", state="attached")
    hinted = page.eval_on_selector_all("#m-hint [data-hint]", "all => all.map(e => e.dataset.hint)")
    marked = page.eval_on_selector_all("#m-choices .hinted", "all => all.map(e => [e.dataset.rank, e.value])")
    assert sorted(marked) == [[str(rank), move] for rank, move in enumerate(hinted, 1)]
    targets = page.eval_on_selector_all("#m-choices .hinted", "all => all.map(e => e.dataset.target)")
    page.wait_for_selector("#m-board .hint-badge", state="attached")
    lit = page.eval_on_selector_all("#m-board .hint-badge", "all => all.map(e => e.parentElement.id)")
    assert lit and set(lit) == set(targets)
    anna.check()
    anna.has_no_barriers()
    page.focus("#m-hint .hint-move")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.value") == hinted[0]
    revision = anna.revision
    anna.press("Enter")
    anna.finish(revision)
    anna.wait_for_turn()
    page.wait_for_selector(".hint-badge", state="detached")


def hang(_: object) -> None:
    while True:
        time.sleep(1)


def test_a_hint_that_takes_too_long_is_cancelled_or_says_so(welcome: Welcome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    anna = welcome("Anna", PHONE)
    anna.table("nippon", ["me", "beginner"])
    anna.wait_for_turn()
    page = anna.page
    with monkeypatch.context() as patch:
        patch.setattr(hints, "find_hint", hang)
        page.keyboard.press("*")
        page.wait_for_selector("#m-hint[data-state=looking]")
        anna.has_no_barriers()
        page.click("#m-hint-cancel")
        page.wait_for_selector("#m-hint[data-state=none]")
        patch.setattr(hints, "SECONDS", 1.0)
        page.click("#m-hint-ask")
        page.wait_for_selector("#m-hint[data-state=failed] [role=alert]")
    anna.has_no_barriers()
    page.click("#m-hint-ask")
    page.wait_for_selector("#m-hint[data-state=found]")
    anna.check()


def two_browsers(welcome: Welcome) -> tuple[Person, Person]:
    """Two people at a table: who is to move, and who waits."""
    anna, ben = welcome("Anna"), welcome("Ben")
    anna.table("zaibatsu", ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.sit_down()
    anna.see_the_board()
    return (anna, ben) if anna.page.query_selector("#m-choices") else (ben, anna)


@pytest.mark.parametrize("what", ["view", "events"])
def test_what_fails_on_our_side_is_tried_again_later_and_later(welcome: Welcome, what: str) -> None:
    now, other = two_browsers(welcome)
    tries: list[float] = []

    def fail(route: Any) -> None:
        tries.append(time.monotonic())
        route.fulfill(status=500, body="Something went wrong on our side; we have made a note of it.")

    pattern = re.compile(rf"/table/\w+/{what}(\?|$)")
    other.page.route(pattern, fail)
    if what == "events":
        other.page.reload()
    press_key(now, random.Random(1))
    other.page.wait_for_function("() => document.querySelector('#m-notice').textContent.includes('Trying again in')")
    while len(tries) < 4:  # the page that was left by reloading may have tried once, too
        other.page.wait_for_timeout(100)
    assert tries[3] - tries[2] > tries[2] - tries[1] > 0.5
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
    page.click("#m-settings summary")
    assert page.inner_text("#m-notify") == "Notify me when it is my turn"
    page.click("#m-notify")
    page.wait_for_function("() => document.querySelector('#m-notify').textContent === 'Stop notifying me'")
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


def test_what_others_touched_is_marked_on_the_board(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE)
    anna.table("yokohama", ["me", "beginner"])
    chooser = random.Random(5)
    anna.wait_for_turn()
    while not anna.page.query_selector(".since [data-place^=area]"):
        press_key(anna, chooser)
        anna.wait_for_turn()
    page = anna.page
    page.wait_for_selector(".touched", state="attached")
    places = page.eval_on_selector_all(".since [data-place]", "all => all.map(e => e.dataset.place)")
    marked = page.eval_on_selector_all("#m-board .touched", "all => all.map(e => e.parentElement.id)")
    shown = {place for place in places if page.query_selector(f'#m-board [id="{place}"]')}
    assert set(marked) == shown and len(marked) == len(shown)
    page.click(".since summary")  # folded on a phone
    page.focus(".since [data-place] a")
    assert page.query_selector(".touched.pointed")
    anna.has_no_barriers()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".decision.past")
    page.wait_for_selector(".touched", state="detached")


def bring(person: Person, path: Path, save: dict[str, Any]) -> None:
    path.write_text(json.dumps(save), "utf-8")
    person.page.goto("/")
    person.page.set_input_files("#m-save", str(path))
    person.page.click("form[action='/upload'] button")
    person.page.wait_for_selector("#m-side")


def open_to_everybody(person: Person) -> None:
    """No barriers and nothing too wide: on a desk by day, on a phone at night."""
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        person.page.set_viewport_size(size)
        person.page.emulate_media(color_scheme=scheme)
        person.check()
        person.has_no_barriers()


def test_a_review_is_read_with_the_keyboard(welcome: Welcome, tmp_path: Path) -> None:
    anna = welcome("Anna")
    page = anna.page
    bring(anna, tmp_path / "game.json", finished("yokohama", seed=8))
    page.focus("form[action$='/review'] button")
    page.route("**/events*", lambda route: route.abort())  # so that the bar stays to be looked at
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-progress")
    anna.has_no_barriers()
    page.unroute("**/events*")
    anna.errors.clear()
    page.reload()
    page.wait_for_selector(".chances")
    open_to_everybody(anna)
    page.focus(".chances a")
    address = page.get_attribute(".chances a", "href")
    page.keyboard.press("Enter")
    page.wait_for_selector(".decision.past")
    assert page.url.endswith(str(address))
    page.wait_for_selector(".was-better, .was-played", state="attached")
    open_to_everybody(anna)
    page.set_viewport_size(DESKTOP)
    page.focus(".better-line a >> nth=1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-side[data-line='2'] [aria-current=step]")
    assert page.url.endswith(f"{address}&line=2")
    page.focus("#m-turning form button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-copy")


def test_a_real_table_is_entered_with_the_keyboard(welcome: Welcome) -> None:
    anna = welcome("Anna", language="de")
    page = anna.page
    page.goto("/new/yokohama?seats=2")
    page.click("summary >> nth=-1")
    page.focus("button[formaction='/real']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-drawn-what")
    open_to_everybody(anna)
    while page.query_selector("#m-drawn-what"):
        page.focus("form.stack button.primary")
        with page.expect_navigation():
            page.keyboard.press("Enter")
    while not page.query_selector("#m-drawn"):
        anna.wait_for_turn()
        revision = anna.revision
        page.focus("#m-choices button[name=move] >> nth=-1")
        page.keyboard.press("Enter")
        if page.query_selector(".asked"):
            page.keyboard.press("Enter")
        played = "document.querySelector('#m-drawn') || document.querySelector('#m-side').dataset.revision !== r"
        asked = "document.querySelector('#m-panel:not([data-answered])')"
        page.wait_for_function(f"r => {played} || {asked}", arg=revision)
        while page.evaluate(f"r => !({played})", revision):
            page.evaluate("document.querySelector('#m-panel').dataset.answered = 'yes'")
            anna.press("Enter")
            page.wait_for_function(f"r => {played} || {asked}", arg=revision)
    open_to_everybody(anna)
    moment, moves = page.get_attribute("#m-side", "data-moment"), page.locator("#m-drawn input[name=move]").count()
    while page.query_selector("#m-drawn"):
        named = page.locator("#m-drawn input[name=drawn]").count()
        page.focus("#m-drawn button.primary")
        page.keyboard.press("Enter")
        more = "document.querySelectorAll('#m-drawn input[name=drawn]').length !== n"
        page.wait_for_function(f"n => !document.querySelector('#m-drawn') || {more}", arg=named)
    anna.wait_for_turn()
    assert moves > 0 and page.get_attribute("#m-side", "data-moment") == str(int(moment or 0) + moves)


def test_tokens_are_made_and_revoked_with_the_keyboard(welcome: Welcome) -> None:
    anna = welcome("Anna", language="pl")
    page = anna.page
    page.goto("/account")
    page.click("#m-tokens summary")
    page.focus("#m-token-name")
    page.keyboard.type("Bot")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-token")
    open_to_everybody(anna)
    page.goto("/account")
    page.focus(".tokens button")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tokens", state="detached")


def test_the_page_of_a_new_table_is_open_to_everybody(welcome: Welcome) -> None:
    anna = welcome("Anna")
    for game in meiji.game_ids():
        anna.page.goto(f"/new/{game}")
        anna.page.click("summary >> nth=-1")
        open_to_everybody(anna)
    anna.table("nippon", ["me", "friend"])
    open_to_everybody(anna)
