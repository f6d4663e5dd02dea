"""Pointing at the board of a desktop: panels stand beside what they belong to, and what is blocked says why."""

from __future__ import annotations

from typing import Any

import pytest
from at_table import Table
from browsing import needs_chromium

import meiji

pytestmark = needs_chromium
PHONE, SMALL = (390, 844), (1280, 800)
TIP = "#m-tip:not([hidden])"

# Places that open a panel by one click: what only one choice points to.
OPENERS = """() => { const open = [...document.querySelectorAll("#m-choices .choice > button, #m-choices .way")];
    const ids = open.map(one => one.dataset.target);
    return open.filter(one => one.dataset.picks).map(one => one.dataset.target)
        .filter(id => ids.indexOf(id) === ids.lastIndexOf(id))
        .filter(id => document.getElementById(id)?.getClientRects().length) }"""
CLICK = "thing => thing.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
COVERED = """() => { const panel = document.querySelector("#m-panel"), over = panel.getBoundingClientRect();
    const asked = new Set([...panel.querySelectorAll("[data-target]")].map(one => one.dataset.target));
    return [...document.querySelectorAll("#m-board .offer")].filter(thing => asked.has(thing.id)).filter(thing => {
        const box = thing.getBoundingClientRect();
        return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
    }).map(thing => thing.id) }"""


def rest(page: Any) -> None:
    page.wait_for_selector("#m-table:not(.new)")


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_panel_covers_no_place_that_it_asks_for(at: Any, game: str) -> None:
    table = at(game, size=SMALL)
    page, lifted = table.page, 0
    for number in range(9):
        if page.query_selector("#m-choices [data-picks]"):
            page.wait_for_selector("#m-choices .way, #m-choices .chips", state="attached")
        for target in page.evaluate(OPENERS)[number % 2 :: 3]:
            rest(page)
            page.eval_on_selector(f'#m-board [id="{target}"]', CLICK)
            page.wait_for_selector("#m-panel")
            assert page.evaluate(COVERED) == [], target
            lifted += page.query_selector("#m-panel:popover-open") is not None
            page.keyboard.press("Escape")
            page.wait_for_selector("#m-panel", state="detached")
        table.play(number * 7)
    assert lifted, "no panel ever stands beside its place"


def blocked(table: Table) -> tuple[str, str]:
    """An action that is not on offer, and why."""
    for number in range(30):
        if table.page.query_selector(".not-now li"):
            break
        table.play(number * 7)
    entry = table.page.locator(".not-now li").first
    return str(entry.get_attribute("data-missed")), str(entry.text_content()).partition(" – ")[2]


MIDDLE = "e => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2] }"


@pytest.mark.parametrize("game", ["nippon", "zaibatsu"])
def test_a_click_on_what_is_blocked_says_why_at_once(at: Any, game: str) -> None:
    table = at(game, size=SMALL)
    page = table.page
    target, reason = blocked(table)
    moment = page.get_attribute("#m-side", "data-last")
    rest(page)
    page.mouse.click(*page.eval_on_selector(f'#m-board [id="{target}"]', MIDDLE))
    page.wait_for_selector(f"{TIP} .tip-why")
    assert page.inner_text(".tip-why") == reason == page.text_content("#m-say")
    assert page.query_selector(f'#m-board [id="{target}"].refused')
    assert page.get_attribute("#m-side", "data-last") == moment
    page.mouse.move(5, 5)
    page.wait_for_selector("#m-tip", state="hidden")
    assert not page.query_selector(".refused")


def test_a_tap_on_what_is_blocked_says_why_at_once(at: Any) -> None:
    table = at("zaibatsu", size=PHONE, has_touch=True)
    page = table.page
    target, reason = blocked(table)
    rest(page)
    page.eval_on_selector(f'#m-board [id="{target}"]', "thing => thing.scrollIntoView({ block: 'center' })")
    page.eval_on_selector(f'#m-board [id="{target}"]', CLICK)
    page.wait_for_selector(f"{TIP} .tip-why")
    assert page.inner_text(".tip-why") == reason


def test_what_cannot_be_chosen_now_shows_its_place(at: Any) -> None:
    table = at("zaibatsu", size=SMALL)
    page = table.page
    target, _ = blocked(table)
    page.click(".not-now summary")
    page.hover(".not-now li >> nth=0")
    assert page.eval_on_selector(".missed", "mark => mark.parentElement.id") == target
    page.mouse.move(5, 5)
    page.wait_for_selector(".missed", state="detached")


GROUND = "all => all.map(one => getComputedStyle(one).backgroundColor)"


def test_what_is_usual_is_marked_and_does_not_look_pressed(at: Any) -> None:
    table = at("nippon", size=SMALL)
    page = table.page
    for number in range(30):
        page.locator("#m-choices [data-picks]").first.evaluate("button => button.click()")
        page.wait_for_selector("#m-panel .pick")
        if page.query_selector("#m-panel .pick.usual"):
            break
        page.keyboard.press("Escape")
        table.play(number * 7)
    assert page.locator("#m-panel .pick.usual").count() == 1
    assert page.inner_text("#m-panel .pick.usual .as-usual") == "usual"
    page.evaluate("document.activeElement.blur()")
    assert len(set(page.eval_on_selector_all("#m-panel .pick", GROUND))) == 1


ON_TOP = """id => { const box = document.getElementById(id)?.getBoundingClientRect();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
    return document.elementFromPoint(x, y)?.closest("g[id]")?.id === id }"""


def test_a_place_where_nothing_is_left_to_say_plays_its_chain(at: Any) -> None:
    """Pointing at it tells what the chain comes to, a click plays it."""
    table = at("zaibatsu", size=SMALL)
    page = table.page
    whole = "#m-choices .way[name=move]:not([data-final])"
    for number in range(60):
        rest(page)
        if page.query_selector("#m-choices [data-picks]"):
            page.wait_for_selector("#m-choices .way, #m-choices .chips", state="attached")
        ids = page.eval_on_selector_all("#m-choices .way", "all => all.map(one => one.dataset.target)")
        mine = page.eval_on_selector_all(whole, "all => all.map(one => one.dataset.target)")
        only = [id for id in mine if ids.count(id) == 1 and page.evaluate(ON_TOP, id)]
        if only:
            break
        table.play(number * 7)
    way = f'#m-choices .way[data-target="{only[0]}"]'
    moves = page.eval_on_selector(way, "way => 1 + JSON.parse(way.dataset.before).length")
    before = int(page.get_attribute("#m-side", "data-last"))
    rest(page)
    page.mouse.move(*page.eval_on_selector(f'#m-board [id="{only[0]}"]', MIDDLE))
    page.wait_for_function("() => document.querySelector('#m-outcome b')")
    assert page.text_content("#m-outcome b") == page.text_content(f"{way} .label")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("n => Number(document.querySelector('#m-side').dataset.last) === n", arg=before + moves)
    assert moves > 1


def test_a_late_hint_pushes_no_choice_away(at: Any) -> None:
    table = at("nippon", size=SMALL)
    page = table.page
    table.play()
    page.click("[data-guide=seen]")
    before = table.box("#m-choices")
    more = "hint => hint.append(...Array.from({ length: 30 }, () => document.createElement('hr')))"
    page.eval_on_selector("#m-hint", more)
    after = table.box("#m-choices")
    assert (before["top"], before["height"]) == (after["top"], after["height"])
    foot, body = table.box("#m-hint"), table.box("#m-sheet-body")
    assert foot["bottom"] <= body["bottom"] + 1 and foot["height"] < 0.5 * SMALL[1]


def test_the_bar_tells_the_round_and_what_is_given_away_does_not_glow_like_what_is_got(at: Any) -> None:
    table = at("yokohama", size=SMALL)
    page = table.page
    assert page.inner_text("#m-progress") == "Round 1 of 4"
    assert page.query_selector("#m-choices [value^='under ']")
    assert page.locator("#m-board .offer").count() == page.locator("#m-board .offer.loses").count() == 3
    for number in range(4):
        table.play(number)
    assert page.locator("#m-board .offer:not(.loses)").count() > 3


def test_the_goals_of_a_solo_game_are_in_view_at_every_decision(at: Any) -> None:
    table = at("zaibatsu", 1, SMALL)
    for number in range(3):
        goals, body = table.box(".goals-at-hand"), table.box("#m-sheet-body")
        assert body["bottom"] <= goals["top"] and goals["bottom"] <= SMALL[1] and goals["height"] > 16
        assert "/" in table.page.inner_text(".goals-at-hand b >> nth=0")
        table.play(number)
