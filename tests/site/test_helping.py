"""Hints, reviews and what is marked on the board, in a real browser."""

from __future__ import annotations

import random

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
