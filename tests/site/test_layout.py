"""The table page: all that a turn needs is in view, the rest is a click away, and nothing jumps while one reads."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import needs_chromium

import meiji

pytestmark = needs_chromium
PHONE = (390, 844)
LARGE, SMALL = (1440, 900), (1280, 800)  # desktops


LETTERS = """() => [...document.querySelectorAll("#m-board .panel:not([hidden]) text")]
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


FITS = """width => { const stage = document.querySelector(".stage"); const board = document.querySelector("#m-board");
    return stage && innerWidth === width && stage.scrollWidth <= board.clientWidth
        && stage.scrollHeight <= board.clientHeight }"""


@pytest.mark.parametrize(("game", "seats"), [("nippon", 2), ("nippon", 4), ("yokohama", 2), ("zaibatsu", 3)])
def test_a_turn_is_in_view_on_a_desktop(at: Any, game: str, seats: int) -> None:
    """Both boards, what one has, and the beginning of the choices; the page does not scroll."""
    table = at(game, seats)
    for width, height in (LARGE, SMALL):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_function(FITS, arg=width)
        page = table.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert page[0] <= height and page[1] <= width
        for part in (".panel[data-role=board] > svg", ".panel[data-role=mine] > svg", ".banner .has"):
            box = table.box(part)
            assert box["top"] >= 0 and box["left"] >= 0, part
            assert box["bottom"] <= height + 0.5 and box["right"] <= width + 0.5, part
        body, first = table.box("#m-sheet-body"), table.box("#m-choices button[name=move]")
        assert first["top"] + 44 <= body["bottom"]
        assert min(table.page.evaluate(LETTERS)) >= 11.95


def test_another_board_opens_over_the_board_and_closes_by_escape(at: Any) -> None:
    table = at("nippon")
    page = table.page
    page.click(".strip[data-panel=seat-1]")
    assert page.is_visible(".panel[data-part=seat-1]")
    page.keyboard.press("Escape")
    assert page.is_hidden(".panel[data-part=seat-1]")
    page.click("#m-parts [data-panel=factories]")
    page.click(".strip[data-panel=seat-1]")
    assert page.is_visible(".panel[data-part=seat-1]") and page.is_hidden(".panel[data-part=factories]")
    page.click(".panel[data-part=seat-1] [data-close]")
    assert page.is_hidden(".panel[data-part=seat-1]")


def test_what_is_on_offer_opens_when_it_is_asked_for(at: Any) -> None:
    table = at("nippon")
    table.choose("action invest")
    while not table.page.query_selector(".over .offer"):
        table.play()
    assert table.page.is_visible(".panel[data-part=factories]")
    table.page.keyboard.press("Escape")
    assert table.page.is_hidden(".panel[data-part=factories]")
    table.page.click("#m-parts [data-panel=factories]")
    table.page.click(".over .offer")
    table.page.wait_for_selector(".over .offer", state="detached")
    assert table.page.is_hidden(".panel[data-part=factories]")


def test_the_board_comes_nearer_and_is_moved_without_playing(at: Any) -> None:
    table = at("yokohama", size=SMALL)
    page, moment = table.page, table.page.get_attribute("#m-side", "data-last")
    board = ".panel[data-role=board] > svg"
    small = table.box(board)["width"]
    page.keyboard.press("+")
    assert table.box(board)["width"] > 1.2 * small
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -400)
    wide = "width => document.querySelector('.stage svg').getBoundingClientRect().width > width"
    page.wait_for_function(wide, arg=1.6 * small)
    page.wait_for_selector("#m-table:not(.new)")  # what is new takes no click for a moment
    before = table.box(board)
    page.mouse.down()
    page.mouse.move(200, 240, steps=4)
    page.mouse.up()
    assert abs(table.box(board)["left"] - before["left"] + 100) < 3
    assert page.get_attribute("#m-side", "data-last") == moment
    page.keyboard.press("0")
    assert abs(table.box(board)["width"] - small) < 1
    page.click("[data-zoom=in]")
    page.click("[data-zoom=out]")
    assert abs(table.box(board)["width"] - small) < 1


PINCH = """spread => {
    const board = document.querySelector("#m-board");
    const finger = (name, id, x) => board.dispatchEvent(new PointerEvent(name, {
        pointerId: id, pointerType: "touch", isPrimary: id === 1, clientX: x, clientY: 200, bubbles: true }));
    finger("pointerdown", 1, 180); finger("pointerdown", 2, 220);
    finger("pointermove", 1, 200 - spread); finger("pointermove", 2, 200 + spread);
    finger("pointerup", 1, 200 - spread); finger("pointerup", 2, 200 + spread);
}"""


def test_two_fingers_bring_the_board_nearer(at: Any) -> None:
    table = at("nippon", size=PHONE, has_touch=True)
    first = ".stops .panel[data-role=board] .flow-line > svg"
    small = table.box(first)["width"]
    table.page.evaluate(PINCH, 40)
    assert 1.8 * small < table.box(first)["width"] < 2.2 * small
    table.page.evaluate(PINCH, 5)
    assert abs(table.box(first)["width"] - small) < 1


# A choice was played, or its panel is open.
ANSWERED = "m => document.querySelector('#m-side').dataset.last !== m || document.querySelector('#m-panel')"
SEEN = """() => {
    const view = document.querySelector("#m-board").getBoundingClientRect();
    const lit = [...document.querySelectorAll("#m-board .offer")].map(thing => thing.getBoundingClientRect());
    const middle = box => (box.left + box.right) / 2;
    return !lit.length || lit.some(box => box.top >= view.top - 2 && box.bottom <= view.bottom + 2
        && middle(box) > view.left && middle(box) < view.right) }"""


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_phone_goes_to_what_is_asked_by_itself(at: Any, game: str) -> None:
    table = at(game, size=PHONE, has_touch=True)
    for number in range(12):
        table.page.wait_for_function(SEEN)
        sheet, board = table.box(".sheet"), table.box("#m-board")
        assert board["bottom"] <= sheet["top"] + 1, "the sheet hides a part of the board"
        assert table.box(".banner")["height"] == 56 and board["top"] == 56
        table.play(number * 7)


def test_the_sheet_is_tapped_dragged_and_moved_by_keys(at: Any) -> None:
    table = at("nippon", size=PHONE, has_touch=True)
    page = table.page
    state = lambda: page.get_attribute("#m-table", "data-sheet")  # noqa: E731
    height = lambda: table.box(".sheet")["height"]  # noqa: E731
    is_now = "state => document.querySelector('#m-table').dataset.sheet === state"
    page.wait_for_selector("#m-table:not(.new)")
    assert state() == "half" and page.get_attribute("#m-grip", "aria-expanded") == "true"
    half = height()
    moment = page.get_attribute("#m-side", "data-last")
    page.tap("#m-grip")
    page.wait_for_function(is_now, arg="full")
    assert height() > 1.5 * half
    page.focus("#m-grip")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(is_now, arg="half")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(is_now, arg="peek")
    assert height() < 0.5 * half
    assert page.get_attribute("#m-grip", "aria-expanded") == "false" and page.is_visible("#m-question")
    page.keyboard.press("Enter")
    page.wait_for_function(is_now, arg="half")
    box = table.box("#m-question")
    page.mouse.move(100, box["top"] + 10)
    page.mouse.down()
    page.mouse.move(100, 150, steps=5)
    page.mouse.up()
    page.wait_for_function(is_now, arg="full")
    assert page.get_attribute("#m-side", "data-last") == moment, "nothing was played with that"


def test_parts_of_the_board_are_one_tap_or_swipe_apart(at: Any) -> None:
    table = at("nippon", size=PHONE, has_touch=True)
    page = table.page
    titles = page.eval_on_selector_all("#m-parts button", "all => all.map(button => button.textContent)")
    assert len(titles) == 4
    for number in (4, 2, 3, 1):
        page.tap(f"#m-parts button:nth-child({number})")
        page.wait_for_selector(f"#m-parts button:nth-child({number})[aria-current]")
        assert abs(table.box(f".stops > :nth-child({number})")["left"]) < 2
    page.eval_on_selector(".stops", "stops => stops.scrollBy({ left: 300 })")
    page.wait_for_selector("#m-parts button:nth-child(2)[aria-current]")


def test_what_fingers_touch_is_large_enough(at: Any) -> None:
    table = at("zaibatsu", size=PHONE, has_touch=True)
    table.play()
    shown = "#m-choices button[name=move], #m-parts button, .top-bar summary, #m-grip, #m-what, #m-hint-ask"
    sizes = """all => all.filter(thing => thing.checkVisibility()).map(thing => {
        const box = thing.getBoundingClientRect(); return [thing.outerHTML.slice(0, 80), box.width, box.height] })"""
    for thing, width, height in table.page.eval_on_selector_all(shown, sizes):
        assert width >= 44 and height >= 44, thing


def test_a_finger_beside_a_lit_place_means_it(at: Any) -> None:
    table = at("nippon", size=PHONE, has_touch=True)
    page, moment = table.page, table.page.get_attribute("#m-side", "data-last")
    page.wait_for_function("() => !document.querySelector('#m-table').classList.contains('new')")
    box = page.evaluate("""() => { const view = document.querySelector("#m-board").getBoundingClientRect();
        const lit = [...document.querySelectorAll("#m-board .offer")].map(thing => thing.getBoundingClientRect());
        return lit.find(box => box.top > view.top + 30 && box.bottom < view.bottom).toJSON() }""")
    page.touchscreen.tap(box["left"] + box["width"] / 2, box["top"] - 8)
    page.wait_for_function(ANSWERED, arg=moment)


@pytest.mark.parametrize("size", [(820, 1180), (844, 390), (667, 375)], ids=["tablet", "phone on its side", "small"])
def test_tablets_and_phones_on_their_side_have_two_columns(at: Any, size: tuple[int, int]) -> None:
    table = at("yokohama", size=size)
    board, side = table.box("#m-board"), table.box("#m-side")
    assert board["right"] <= side["left"] + 1 and side["right"] <= size[0] + 1
    assert board["width"] > 0.5 * size[0] and board["height"] > 0.68 * size[1]
    page = table.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert page[0] <= size[1] and page[1] <= size[0]
    table.page.wait_for_function(SEEN)


# --- drawers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["desktop", "phone"])
def test_rules_are_at_hand_and_searched(at: Any, size: tuple[int, int]) -> None:
    table = at("nippon", size=size)
    page = table.page
    if size == PHONE:
        page.click("#m-menu summary")
        page.click(".menu [data-drawer=m-rules]")
    else:
        page.click("#m-rules summary")
    page.wait_for_selector("#m-rules details.chapter")
    assert len(page.context.pages) == 1
    chapters = page.locator("#m-rules .chapter")
    assert chapters.count() > 4
    page.fill("#m-rules-search", "wages")
    found = page.eval_on_selector_all("#m-rules .chapter:not([hidden])", "all => all.map(one => one.textContent)")
    assert 0 < len(found) < chapters.count() and all("wages" in one.lower() for one in found)
    page.fill("#m-rules-search", "zeppelin")
    page.wait_for_selector(".rules-none")
    page.keyboard.press("Escape")
    assert page.is_hidden("#m-rules .drawer-body")
    from axe_playwright_python.sync_playwright import Axe

    page.keyboard.press("Escape")
    assert [e["id"] for e in Axe().run(page).response["violations"] if e["impact"] != "minor"] == []


def test_the_log_stays_open_and_the_focus_returns(at: Any) -> None:
    table = at("nippon")
    page = table.page
    table.play()
    page.focus(".tools [data-drawer=m-log]")
    page.keyboard.press("Enter")
    assert page.is_visible("#m-log .drawer-body")
    lines = page.locator(".log-lines li").count()
    for _ in range(3):
        table.play()
    assert page.is_visible("#m-log .drawer-body") and page.locator(".log-lines li").count() > lines
    assert page.get_attribute(".tools [data-drawer=m-log]", "aria-expanded") == "true"
    page.click("#m-settings summary")
    page.wait_for_selector("#m-log .drawer-body", state="hidden")
    page.keyboard.press("Escape")
    page.focus(".tools [data-drawer=m-log]")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.drawer") == "m-log"


def test_letter_keys_can_be_switched_off_and_colours_chosen(at: Any) -> None:
    table = at("nippon")
    page, moment = table.page, table.page.get_attribute("#m-side", "data-last")
    page.click("#m-settings summary")
    page.select_option("#m-letters", "off")
    page.select_option("#m-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("#m-choices")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    key = page.get_attribute("#m-choices button[name=move]", "data-key") or ""
    assert not page.is_visible("#m-choices kbd")
    page.wait_for_function("() => !document.querySelector('#m-table').classList.contains('new')")
    page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.get_attribute("#m-side", "data-last") == moment
    page.click("#m-settings summary")
    page.select_option("#m-letters", "")
    page.keyboard.press("Escape")
    page.keyboard.press(key)
    if page.query_selector(".asked"):
        page.keyboard.press(key)
    page.wait_for_function(ANSWERED, arg=moment)


# --- nothing jumps ----------------------------------------------------------------------------------------------------
WATCH = """() => { window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().filter(one => !one.hadRecentInput)
        .map(one => one.sources.map(source => source.node?.outerHTML?.slice(0, 90) ?? "").join(" | "))))
        .observe({ type: "layout-shift", buffered: false }) }"""


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", meiji.game_ids())
def test_nothing_jumps_while_a_choice_is_read(at: Any, game: str, size: tuple[int, int]) -> None:
    table = at(game, size=size)
    for number in range(4):
        table.play(number * 7)
        table.page.wait_for_timeout(500)
        table.page.evaluate(WATCH)
        table.page.wait_for_timeout(600)
        assert table.page.evaluate("window.shifts") == []
