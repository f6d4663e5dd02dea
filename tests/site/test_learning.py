"""Learning on the site: every lesson with right and wrong tries in every language, and what becomes of its tables."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from house import House, Visitor, together

import meiji
from meiji.kernel.language import LANGUAGES
from meiji.kernel.lessons import Lesson, lessons_of

LESSONS = [lesson for game in meiji.game_ids() for lesson in lessons_of(game)]
FIRST = lessons_of("zaibatsu")[0]


def begin(learner: Visitor, lesson: Lesson) -> str:
    """Begin a lesson; the id of its table."""
    return learner.post(f"/learn/{lesson.game}/{lesson.name}").url.path.rpartition("/")[2]


def card(page: str) -> str:
    """What the card of the lesson says."""
    found = re.search(r'<section class="lesson .*?</section>', page, re.S)
    assert found is not None
    return html.unescape(re.sub(r"<[^>]+>", "", found[0]))


def send(learner: Visitor, table: str, moment: int, *moves: str) -> dict[str, object]:
    """Play as the page's script does; the view."""
    form = {"csrf": learner.csrf, "moment": moment, "move": list(moves)}
    answer = learner.web.post(f"/table/{table}/play", data=form, headers={"accept": "application/json"})
    assert answer.status_code == 200, answer.text
    return together(answer.json())


def steps(lesson: Lesson) -> Iterator[tuple[int, list[str], str]]:
    """For each move of the solution its moment, what would be wrong there, and the move."""
    game = lesson.begin()
    for moment, move in enumerate(lesson.solution):
        offered = [one.notation for one in game.moves()]
        yield moment, [one for one in offered if lesson.first_wrong(game, [one])], move
        game.play(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_every_lesson_can_be_done(house: House, lesson: Lesson, language: str) -> None:
    learner = house.visitor(language=language)  # without a name
    table = begin(learner, lesson)
    first = card(learner.get(f"/table/{table}"))
    assert all(lesson.text(part, language) in first for part in ("title", "idea", "goal"))
    for moment, wrong, move in steps(lesson):
        for tried in wrong[:1]:
            view = send(learner, table, moment, tried)
            assert lesson.why_wrong(tried, language) in card(str(view["sidebar"]))
            assert view["revision"] == moment  # nothing was played
        view = send(learner, table, moment, move)
        assert view["revision"] == moment + 1
    if lesson.solution:
        assert lesson.text("done", language) in card(str(view["sidebar"]))
        listed = learner.get(f"/learn/{lesson.game}")
        assert listed.count('<li class="done') == 1 and lesson.text("title", language) in html.unescape(listed)


def test_without_scripts_a_wrong_try_is_answered_too(house: House) -> None:
    learner = house.visitor()
    table = begin(learner, FIRST)
    page = learner.post(f"/table/{table}/play", moment=0, move="consolidate")
    assert FIRST.why_wrong("consolidate", "en") in card(page.text)
    assert learner.state(table)["table"]["moment"] == 0
    assert "lesson-wrong" not in learner.get(f"/table/{table}", tried="<b>rubbish")


def test_several_moves_at_once_are_all_looked_at(house: House) -> None:
    lesson = next(one for one in lessons_of("zaibatsu") if one.name == "hire")
    learner = house.visitor()
    table = begin(learner, lesson)
    view = send(learner, table, 0, "action production", "worker blue")
    assert view["revision"] == 0 and lesson.why_wrong("worker blue", "en") in card(str(view["sidebar"]))


def test_what_the_rules_refuse_is_refused_as_ever(house: House) -> None:
    learner = house.visitor()
    table = begin(learner, FIRST)
    learner.post(f"/table/{table}/play", 422, moment=0, move="rubbish")


def test_a_lesson_is_no_game(house: House) -> None:
    """It is not among my games, nor in the lobby, nor for anybody else; it is not rated and gives no hints."""
    learner, stranger = house.visitor("Robin"), house.visitor("Kim")
    table = begin(learner, FIRST)
    assert f"/table/{table}" not in learner.get("/")
    assert f"/table/{table}" not in learner.get("/lobby")
    assert all(one["id"] != table for one in learner.web.get("/api/tables").json())
    stranger.get(f"/table/{table}", 403)
    assert 'id="m-hint' not in learner.get(f"/table/{table}")


def test_whoever_begins_anew_leaves_nothing_behind(house: House) -> None:
    learner = house.visitor()
    first, second, third = (begin(learner, FIRST) for _ in range(3))
    learner.get(f"/table/{first}", 404)
    learner.get(f"/table/{second}")  # its page may still be open
    learner.get(f"/table/{third}")


def test_a_turn_without_the_goal_is_missed_and_can_be_tried_again(house: House) -> None:
    """In the lesson about rounds another action than a right one is answered; here the table is played past it by a
    program, which no page warns."""
    lesson = next(one for one in lessons_of("zaibatsu") if one.name == "production")
    learner = house.visitor("Robin")
    table = begin(learner, lesson)
    answer = learner.web.post(
        f"/api/tables/{table}/moves",
        json={"moment": 0, "move": "consolidate"},
        headers={"x-csrf-token": learner.csrf},
    )
    assert answer.status_code == 200, answer.text
    page = learner.get(f"/table/{table}")
    assert "m-lesson-again" in page and lesson.text("goal", "en") in card(page)
    assert learner.state(table)["table"]["moment"] == 1  # and nobody plays on


def test_what_a_guest_has_learnt_belongs_to_the_account(house: House) -> None:
    known = house.visitor("Alex")
    known.post("/account/register", name="Alex", password="correct horse battery")
    guest = house.visitor()
    table = begin(guest, FIRST)
    for moment, move in enumerate(FIRST.solution):
        send(guest, table, moment, move)
    assert guest.get("/learn/zaibatsu").count('<li class="done') == 1
    guest.post("/account/login", name="Alex", password="correct horse battery")
    assert guest.get("/learn/zaibatsu").count('<li class="done') == 1


def test_bad_addresses_are_told_in_a_sentence(house: House) -> None:
    learner = house.visitor()
    assert "no lesson" in learner.post("/learn/zaibatsu/rubbish", 400).text
    assert "no game" in learner.post("/learn/rubbish/aim", 400).text
    learner.get("/learn/rubbish", 400)


def test_lessons_are_found_from_home_and_from_a_new_game(house: House) -> None:
    learner = house.visitor()
    for page in ("/", "/new/zaibatsu"):
        assert 'href="/learn/zaibatsu"' in learner.get(page)
