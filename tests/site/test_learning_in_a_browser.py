"""Lessons by clicking in a real browser: the first ones of each game, at a desk and on a phone."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, Person, Welcome, needs_chromium

import meiji
from meiji.kernel.lessons import Lesson, explained, lessons_of
from meiji.site.tips import how_to_win

pytestmark = needs_chromium
SIZES = {"desk": DESKTOP, "phone": PHONE}


def send(learner: Person, move: str) -> None:
    """Play a choice as its form does, without a panel: what belongs together is asked one after the other."""
    learner.page.wait_for_selector(f"#m-choices .choice > button[value='{move}']", state="attached")
    learner.page.evaluate(
        "move => { const b = document.querySelector(`#m-choices .choice > button[value='${move}']`);"
        " b.form.requestSubmit(b); }",
        move,
    )


def is_taught(learner: Person, lesson: Lesson) -> None:
    """A wrong try is answered, and the solution leads on."""
    page, game = learner.page, lesson.begin()
    page.wait_for_selector("#m-lesson.trying")
    page.wait_for_load_state("load")
    assert lesson.text("goal", "en") in page.inner_text("#m-lesson")
    assert page.is_hidden("#m-guide"), "a lesson explains by itself"
    wrong = next(one.notation for one in game.moves() if lesson.first_wrong(game, [one.notation]))
    send(learner, wrong)
    page.wait_for_selector(".lesson-wrong")
    assert lesson.why_wrong(wrong, "en") in page.inner_text(".lesson-wrong")
    for move in lesson.solution:
        revision = learner.revision
        send(learner, move)
        learner.wait_for_change(revision)
    page.wait_for_selector("#m-lesson.reached")


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", [game for game in meiji.game_ids() if lessons_of(game)])
def test_the_first_lessons(welcome: Welcome, game: str, width: str) -> None:
    learner = welcome("Robin", SIZES[width])
    page = learner.page
    page.goto(f"/learn/{game}")
    learner.check()
    learner.has_no_barriers()
    page.click("#m-learn-go")
    first, second, *_ = lessons_of(game)
    is_taught(learner, first)
    learner.check()
    learner.has_no_barriers()
    page.click("#m-lesson-next")
    page.wait_for_function(
        "name => document.querySelector('#m-lesson-title')?.textContent === name", arg=second.text("title", "en")
    )
    is_taught(learner, second)
    learner.check()
    page.click("#m-lesson .lesson-step a")
    page.wait_for_selector(".lessons .done:nth-child(2)")
    assert page.get_attribute(".course", "value") == "2"


def test_the_coach_explains_a_choice_once(welcome: Welcome) -> None:
    learner = welcome("Robin")
    page = learner.page
    learner.table("nippon", ["me", "beginner"])
    page.wait_for_selector("#m-guide:not([hidden])")
    assert how_to_win(meiji.find_game("nippon"), "en") in page.inner_text("#m-guide")
    choice, taught = (
        "#m-choices .choice > button[value='action technology']",
        explained("nippon", "action technology", "en"),
    )
    page.wait_for_selector("#m-table:not(.new)")
    page.click(choice)
    page.wait_for_selector("#m-panel")
    assert page.inner_text("#m-guide p:visible >> nth=0") == taught
    page.reload()
    page.wait_for_load_state("load")
    page.wait_for_selector("#m-table:not(.new)")
    page.click(choice)
    page.wait_for_selector("#m-panel")
    assert taught not in page.inner_text("#m-side")
    learner.check()


@pytest.mark.parametrize("width", SIZES)
def test_the_page_of_a_game(welcome: Welcome, width: str) -> None:
    visitor = welcome("Robin", SIZES[width])
    for game in meiji.game_ids():
        visitor.page.goto(f"/game/{game}")
        visitor.check()
    visitor.has_no_barriers()
