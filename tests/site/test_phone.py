"""On a phone the board has the room while others play, and the choices have it when something is asked."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import PHONE, Person, Welcome, needs_chromium

import meiji

pytestmark = needs_chromium
SIZE = (390, 844)
TOUCH = {"has_touch": True, "is_mobile": True}
SHEET = "#m-table[data-sheet={}]"


def two(welcome: Welcome, game: str) -> tuple[Person, Person]:
    """Who is to move, on a phone, and who waits."""
    anna, ben = welcome("Anna", PHONE), welcome("Ben", PHONE)
    anna.table(game, ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.sit_down()
    for person in (anna, ben):
        person.see_the_board()
        person.page.evaluate("localStorage.setItem('meiji-pace', 'steps')")
    return (anna, ben) if anna.page.query_selector("#m-choices") else (ben, anna)


def play(person: Person) -> None:
    person.wait_for_turn()
    revision = person.revision
    send = "all => all[0].form.requestSubmit(all[0])"
    person.page.eval_on_selector_all("#m-choices button[name=move]", send)
    person.wait_for_change(revision)


def test_the_sheet_is_small_while_others_play_and_comes_when_something_is_asked(welcome: Welcome) -> None:
    first, second = two(welcome, "yokohama")
    first.page.wait_for_selector(SHEET.format("half"))
    second.page.wait_for_selector(SHEET.format("peek"))
    play(first)
    first.page.wait_for_selector(SHEET.format("peek"))
    second.page.wait_for_selector(".caption:not([hidden])")
    assert second.page.query_selector(SHEET.format("peek")), "what the other did is seen first"
    while second.page.is_visible(".caption"):
        second.page.click(".caption")
    second.page.wait_for_selector(SHEET.format("half"))
    assert second.page.is_visible("#m-choices button[name=move]")
    for person in (first, second):
        person.check()


TOLD = """place => { const table = document.querySelector("#m-table");
    const built = { number: 900, kind: "built", text: "Ben builds", seat: 1 - table.dataset.mine, place, changes: [] };
    table.dispatchEvent(new CustomEvent("shown", { detail: { hadFocus: false, events: [built] } })) }"""
IN_VIEW = """place => { const box = document.querySelector("#m-board #" + CSS.escape(place)).getBoundingClientRect();
    const view = document.querySelector("#m-board").getBoundingClientRect();
    return box.left >= view.left - 1 && box.right <= view.right + 1
        && box.top >= view.top - 1 && box.bottom <= view.bottom + 1 }"""


def test_what_others_did_is_seen_at_its_stop(welcome: Welcome) -> None:
    """The other's board is two swipes away: the page goes there by itself, and comes back to what is asked."""
    anna, _ = two(welcome, "nippon")
    place = anna.page.eval_on_selector(".stops > .panel:last-child svg:last-child g[id]", "thing => thing.id")
    asked = anna.page.eval_on_selector("#m-board .offer", "thing => thing.id")
    assert not anna.page.evaluate(IN_VIEW, place)
    anna.page.evaluate(TOLD, place)
    anna.page.wait_for_function(IN_VIEW, arg=place)
    anna.page.click(".caption")
    anna.page.wait_for_function(IN_VIEW, arg=asked)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_explanation_is_one_line_until_it_is_touched(at: Any, game: str) -> None:
    table = at(game, size=SIZE, **TOUCH)
    page = table.page
    assert table.box("#m-guide")["height"] <= 48 and page.is_hidden("[data-guide]")
    body, choices = table.box("#m-sheet-body"), page.locator("#m-choices button[name=move]")
    assert choices.first.bounding_box()["y"] + 44 <= body["bottom"]
    page.tap("#m-guide")
    assert page.is_visible("[data-guide=seen]") and page.is_visible("[data-guide=off]")
    assert page.get_attribute(".guide-more", "aria-expanded") == "true"
    page.tap("[data-guide=seen]")
    assert page.is_hidden("#m-guide")
    page.tap("#m-what")
    assert page.is_visible("[data-guide=seen]"), "who asks for it gets all of it"


def test_a_phone_on_its_side_has_room_for_choices(at: Any) -> None:
    table = at("yokohama", size=(844, 390), **TOUCH)
    body, first = table.box("#m-sheet-body"), table.box("#m-choices button[name=move]")
    assert first["top"] + 44 <= body["bottom"] and table.box("#m-guide")["height"] <= 48


def test_the_head_of_the_sheet_asks_what_the_open_panel_asks(at: Any) -> None:
    table = at("nippon", size=SIZE, **TOUCH)
    page = table.page
    page.wait_for_selector("#m-table:not(.new)")
    before = page.inner_text("#m-question")
    page.tap("#m-choices [data-picks]")
    page.wait_for_selector("#m-panel")
    asks = page.text_content("#m-panel .asked-now")
    assert page.text_content("#m-question .asks") == asks != before and page.is_hidden("#m-panel .asked-now")
    page.wait_for_selector("#m-table:not(.new)")
    page.tap("#m-back")
    assert page.inner_text("#m-question") == before


def test_fingers_see_no_keys_and_leave_no_stain(at: Any) -> None:
    table = at("zaibatsu", size=SIZE, **TOUCH)
    page = table.page
    assert page.locator("#m-choices kbd").count() and not page.locator("kbd:visible").count()
    first = "one => one.querySelector('.label').getBoundingClientRect().left - one.getBoundingClientRect().left"
    assert page.eval_on_selector("#m-choices button[name=move]", first) < 16, "no room is kept for them"
    page.tap("#m-grip", position={"x": 20, "y": 6})
    clear = "rgba(0, 0, 0, 0)"
    assert page.eval_on_selector("#m-grip", "grip => getComputedStyle(grip).backgroundColor") == clear


def test_a_hint_that_comes_late_does_not_push_the_choices(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE)
    anna.table("zaibatsu", ["me", "beginner"])
    page = anna.page
    where = "one => one.getBoundingClientRect().top - document.querySelector('#m-question').getBoundingClientRect().top"
    page.wait_for_selector("#m-table:not(.new)")
    page.click("#m-hint-ask")
    page.wait_for_selector("#m-hint:is([data-state=looking], [data-state=found])")
    looking = page.eval_on_selector("#m-choices", where)
    page.wait_for_selector("#m-hint[data-state=found]")
    assert abs(page.eval_on_selector("#m-choices", where) - looking) <= 1
    page.click("#m-hint summary")
    assert page.is_visible("#m-hint .nudge") and not page.is_visible("#m-hint .hint-move")
    page.click("#m-hint .hint-found > summary")
    assert page.is_visible("#m-hint .hint-move")


WIDER = """() => [...document.querySelectorAll("#m-board .touched")].map(mark => {
    const [frame, thing] = [mark.querySelector("rect"), mark.parentElement].map(one => one.getBoundingClientRect());
    return [frame.width - thing.width, frame.height - thing.height] })"""
TRAVEL = """() => { const thing = document.querySelector("#m-board .touched").parentElement;
    const piece = [...thing.children].find(child => !child.matches("title, .touched"));
    piece.dataset.piece = "far";
    piece.animate([{ transform: "translate(700px, 0)" }, { transform: "none" }], { duration: 400 });
    document.querySelector("#m-table").dispatchEvent(new Event("unfolded")) }"""
AT_REST = """() => document.querySelector("#m-board .touched")
    && !document.querySelector("#m-board").getAnimations({ subtree: true }).length"""


def test_a_frame_fits_what_has_arrived(welcome: Welcome) -> None:
    """A piece that travels from another stop to a marked place does not widen its frame."""
    first, second = two(welcome, "nippon")
    for person in (first, second):
        person.page.evaluate("localStorage.setItem('meiji-pace', 'instant')")
    while not second.page.query_selector("#m-board .touched"):
        play(first if first.page.query_selector("#m-choices") else second)
        second.page.wait_for_timeout(200)
    second.page.evaluate(TRAVEL)
    second.page.wait_for_function(AT_REST)
    for across, down in second.page.evaluate(WIDER):
        assert across <= 0.5 and down <= 0.5
    widths = "all => all.map(rect => rect.getBoundingClientRect().width)"
    assert max(second.page.eval_on_selector_all(".touched rect", widths)) < 390
