"""The first minutes: what this is and how to begin stands on the first screen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from browsing import PHONE, Welcome, needs_chromium
from house import House

import meiji
from meiji.kernel.spec import find_game

WIDE = {"width": 1440, "height": 900}


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_game_has_a_picture_of_its_own(game: str) -> None:
    text = (find_game(game).folder / "cover.svg").read_text("utf-8")
    ElementTree.fromstring(text)
    assert "<script" not in text and "style=" not in text and "<image" not in text
    ids = re.findall(r'id="([\w-]+)"', text)
    assert ids and all(one.startswith("cover-") for one in ids)
    others = [other for other in meiji.game_ids() if other != game]
    for other in others:
        assert not set(ids) & set(re.findall(r'id="([\w-]+)"', (find_game(other).folder / "cover.svg").read_text()))


def seen_at_once(page: Any, what: str, height: int) -> bool:
    boxes = [one.bounding_box() for one in page.locator(what).all()]
    return bool(boxes) and all(box and box["y"] + box["height"] <= height for box in boxes)


@needs_chromium
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_somebody_new_sees_what_this_is_and_where_to_begin(welcome: Welcome, size: dict[str, int]) -> None:
    person = welcome("Anna", size)
    page = person.page
    page.context.clear_cookies()
    page.goto("/")
    assert page.locator(".games .cover").count() == page.locator(".games .primary").count() == len(meiji.game_ids())
    assert seen_at_once(page, ".welcome h1, #m-name", size["height"])
    if size is WIDE:
        assert seen_at_once(page, ".games .primary", 900), "play now, for each game"
    person.has_no_barriers()
    person.check()
    for game in meiji.game_ids():
        page.goto(f"/new/{game}")
        assert seen_at_once(page, ".first, .opponents, .start-line button", size["height"]), f"{game}: three choices"
        person.check()
    page.fill("#m-name", "Anna")
    page.click("label.opponent >> nth=0")
    page.click("button.big")
    page.wait_for_selector("#m-table")


def test_a_solo_game_introduces_the_rival_and_the_goals(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me"])
    page = anna.get(f"/table/{table}")
    assert "Your goals against Takatoshi" in page and "turns up one of his nine tiles" in page
    assert page.count("<progress") == 2 and "<details open>" in page, "medium has two goals"
    anna.play(table)
    later = anna.get(f"/table/{table}")
    assert "Your goals against Takatoshi" in later and "<details open>" not in later
    other = anna.table("zaibatsu", ["me", "beginner"])
    assert "Your goals" not in anna.get(f"/table/{other}")
