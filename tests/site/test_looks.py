"""The board in a real browser: readable at every width, explains itself, guides newcomers, moves its pieces."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import WAIT
from house import House

import meiji

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


def at_table(chromium: Any, house: House, game: str, width: int = 1280, motion: str = "reduce") -> Any:
    """A page that shows a new table to somebody who plays all its seats, with the curtain open."""
    anna = house.visitor("Anna")
    table = anna.known_table(game, seed=3)
    size = {"width": width, "height": 900}
    context = chromium.new_context(viewport=size, base_url=house.url, reduced_motion=motion)
    context.add_cookies([{"name": k, "value": v, "url": house.url} for k, v in anna.web.cookies.items()])
    page = context.new_page()
    page.set_default_timeout(WAIT)
    seat = anna.state(table)["table"]["to_move"]
    page.goto(f"/table/{table}?open={seat}")
    page.wait_for_selector("#m-choices")
    return page


def play_first(page: Any) -> None:
    revision = page.get_attribute("#m-side", "data-revision")
    page.eval_on_selector("#m-choices button[name=move]", "button => { delete button.dataset.picks; button.click(); }")
    if page.query_selector(".asked"):
        page.eval_on_selector(".asked", "button => button.click()")
    page.wait_for_function("r => document.querySelector('#m-side').dataset.revision !== r", arg=revision)


@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("width", [390, 820])
def test_a_narrow_page_shows_blocks_that_can_be_read(chromium: Any, house: House, game: str, width: int) -> None:
    page = at_table(chromium, house, game, width)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    scales = page.eval_on_selector_all(
        ".flow-line svg", "all => all.map(s => s.getBoundingClientRect().width / s.viewBox.baseVal.width)"
    )
    assert len(scales) > 15 and min(scales) > 0.6
    targets = page.eval_on_selector_all("#m-choices .choice > [data-target]", "all => all.map(b => b.dataset.target)")
    for target in filter(None, targets):
        assert page.query_selector(f'.flow-line svg [id="{target}"].offer'), target
    assert page.query_selector_all(".board > svg:not(.store)") == []


def test_things_explain_themselves(chromium: Any, house: House) -> None:
    page = at_table(chromium, house, "zaibatsu")
    page.keyboard.press("Escape")  # folds the start tiles, which lie over the board
    page.hover("#queue use")  # waits until the page has come to rest
    page.wait_for_selector("#m-tip:not([hidden])")
    assert "first row" in page.inner_text("#m-tip")
    page.mouse.move(5, 5)
    page.wait_for_selector("#m-tip", state="hidden")
    page.focus("#m-board")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#m-tip:not([hidden])")
    first = page.inner_text("#m-tip")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('#m-tip').innerText !== first", arg=first)
    assert page.evaluate("location.search") in ("", "?open=0", "?open=1")  # the arrows did not look back
    page.keyboard.press("Escape")
    page.wait_for_selector("#m-tip", state="hidden")


def test_a_long_press_explains_and_does_not_play(chromium: Any, house: House) -> None:
    page = at_table(chromium, house, "zaibatsu", 390)
    moment = page.get_attribute("#m-side", "data-last")
    target = page.get_attribute("#m-choices button[name=move]", "data-target")
    press = "(e, name) => e.dispatchEvent(new PointerEvent(name, {pointerType: 'touch', bubbles: true}))"
    page.eval_on_selector(f'#m-board [id="{target}"] .edge', press, "pointerdown")
    page.wait_for_selector("#m-tip:not([hidden])")
    assert "Start tile" in page.inner_text("#m-tip") and "Source" not in page.inner_text("#m-tip")
    page.eval_on_selector(f'#m-board [id="{target}"] .edge', press, "pointerup")
    click = "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    page.eval_on_selector(f'#m-board [id="{target}"] .edge', click)
    page.wait_for_timeout(300)
    assert page.get_attribute("#m-side", "data-last") == moment


def test_each_kind_of_decision_is_explained_once(chromium: Any, house: House) -> None:
    page = at_table(chromium, house, "zaibatsu")
    assert page.is_visible("#m-guide") and "pair" in page.inner_text("#m-guide")
    kind = page.get_attribute("#m-guide", "data-kind")
    play_first(page)
    seen = {kind}
    for _ in range(12):
        page.wait_for_selector("#m-choices")
        kind = page.get_attribute("#m-guide", "data-kind")
        assert page.is_visible("#m-guide") == (kind not in seen)
        seen.add(kind)
        play_first(page)
    page.wait_for_selector("#m-choices")
    page.click("#m-what")
    hidden_before = page.is_hidden("#m-guide")
    page.click("#m-what")
    assert page.is_hidden("#m-guide") != hidden_before
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector("#m-guide:not([hidden])")
    page.click("[data-guide=off]")
    assert page.is_hidden("#m-guide")
    play_first(page)
    page.wait_for_selector("#m-choices")
    assert page.is_hidden("#m-guide")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_unless_somebody_wants_less_motion(chromium: Any, house: House, motion: str) -> None:
    page = at_table(chromium, house, "nippon", motion=motion)
    page.evaluate(
        "() => { window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); } }"
    )
    for _ in range(4):
        page.wait_for_selector("#m-choices")
        play_first(page)
        page.wait_for_timeout(200)
    assert (page.evaluate("window.moved") > 0) == (motion == "no-preference")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_of_help_are_open_to_everybody(chromium: Any, house: House, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    size = {"width": 390, "height": 844}
    page = chromium.new_context(viewport=size, base_url=house.url, color_scheme=scheme).new_page()
    page.set_default_timeout(WAIT)
    for path in ("/games/yokohama", "/games/yokohama/rules", "/games/zaibatsu/rules", "/"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        found = Axe().run(page).response["violations"]
        bad = [(entry["id"], entry["nodes"][0]["html"][:200]) for entry in found if entry["impact"] != "minor"]
        assert bad == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", meiji.game_ids())
def test_tables_are_open_to_everybody(chromium: Any, house: House, game: str, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = at_table(chromium, house, game)
    page.emulate_media(color_scheme=scheme)
    page.click("#m-menu summary")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(300)
        found = Axe().run(page).response["violations"]
        bad = [(entry["id"], entry["nodes"][0]["html"][:200]) for entry in found if entry["impact"] != "minor"]
        assert bad == [], width
