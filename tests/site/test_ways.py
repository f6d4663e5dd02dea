"""The pages around the table: ways from everywhere, one clear thing to do, and what to do where it is empty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import PHONE, WAIT, Welcome, needs_chromium
from house import House

import meiji


@pytest.fixture
def somebody_new(chromium: Any, house: House) -> Iterator[Any]:
    """Opens the site on phones of people who have never been here."""
    contexts = []

    def open_one(language: str) -> Any:
        context = chromium.new_context(
            viewport=PHONE, locale=language, base_url=house.url, has_touch=True, is_mobile=True
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        return page

    yield open_one
    for context in contexts:
        context.close()


SMALL = """() => [...document.querySelectorAll(".top a, .top button")].filter(one => one.checkVisibility()).map(one => {
    const { width, height } = one.getBoundingClientRect(); return [one.outerHTML.slice(0, 60), width, height] })
    .filter(([, width, height]) => width < 44 || height < 44)"""


@needs_chromium
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_somebody_new_finds_lobby_and_log_in_with_a_thumb(somebody_new: Any, language: str) -> None:
    page = somebody_new(language)
    for address in ("/", "/lobby", "/account", f"/new/{meiji.game_ids()[0]}"):
        page.goto(address)
        assert page.is_visible(".top a[href='/lobby']") and page.is_visible(".top a[href='/account']")
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, address
    page.tap(".top a[href='/account']")
    page.wait_for_selector("#m-login-name")
    top = "thing => thing.getBoundingClientRect().top"
    log_in, register = (page.eval_on_selector(f"#m-{one}-name", top) for one in ("login", "new"))
    assert log_in < register < page.eval_on_selector("details.leaf:last-of-type", top)


@needs_chromium
def test_a_quick_match_offers_only_as_many_players_as_the_game_is_for(welcome: Welcome) -> None:
    page = welcome("Anna").page
    page.goto("/lobby?game=nippon")
    numbers = ".quick [name=players]"
    assert page.eval_on_selector_all(numbers, "all => all.map(one => one.disabled)") == [False, False, False]
    page.check(f"{numbers}[value='4']")
    page.check(".quick [name=game][value=yokohama]")
    assert page.eval_on_selector_all(numbers, "all => all.map(one => one.disabled)") == [False, True, True]
    assert page.is_checked(f"{numbers}[value='2']")


def test_one_filter_narrows_what_is_open_and_keeps_the_rest(house: House) -> None:
    page = house.visitor("Filter").get("/lobby?game=nippon&pace=live")
    shown = page[page.index('class="tabs only"') : page.index('id="m-lobby"')]
    assert shown.count('aria-current="true"') == 2
    assert 'href="/lobby?game=&amp;players=0&amp;pace=live"' in page
    assert 'href="/lobby?game=nippon&amp;players=0&amp;pace=relaxed"' in page


@pytest.mark.parametrize("address", ["/lobby?game=nippon&pace=relaxed", "/archive"])
def test_where_there_is_nothing_it_says_what_to_do(house: House, address: str) -> None:
    page = house.visitor("Empty").get(address)
    nothing = page[page.index('class="nothing"') :]
    assert 'class="button" href="/"' in nothing[: nothing.index("</div>")]


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_card_wears_the_picture_of_its_game(house: House, game: str) -> None:
    anna = house.visitor("Cards")
    anna.table(game, ["me", "friend"])
    address = anna.get("/").partition('class="strip-cover" src="')[2].partition('"')[0]
    picture = anna.web.get(address)
    assert address.endswith(f"cover-{game}.svg") and picture.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in picture.headers["cache-control"] and "<svg" in picture.text
