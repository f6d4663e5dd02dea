"""Lessons: every one can be done as it is told, and every wrong try is answered."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

import meiji
from meiji.kernel.language import LANGUAGES
from meiji.kernel.lessons import MISSED, REACHED, TRYING, Lesson, find_lesson, lessons_of

from .texts import messages, sound

LESSONS = [lesson for game in meiji.game_ids() for lesson in lessons_of(game)]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
TAUGHT = [game for game in meiji.game_ids() if lessons_of(game)]
PARTS = ["title", "idea", "goal", "done"]


def standing(lesson: Lesson, game: meiji.Game) -> str:
    events = [event for number in range(1, len(game.log) + 1) for event in game.events(number, lesson.learner)]
    return lesson.standing(game, [played.seat for played in game.log], events)


def steps(lesson: Lesson) -> Iterator[tuple[meiji.Game, str]]:
    """The table before each move of the solution."""
    game = lesson.begin()
    for move in lesson.solution:
        yield game, move
        game.play(move)


@EVERY
def test_the_solution_reaches_the_goal_with_its_last_move(lesson: Lesson) -> None:
    game = lesson.begin()
    for move in lesson.solution:
        assert standing(lesson, game) == TRYING, f"before {move}"
        assert lesson.first_wrong(game, [move]) is None
        game.play(move)
    assert standing(lesson, game) == (REACHED if lesson.solution else TRYING)


@EVERY
def test_every_wrong_try_is_answered_in_every_language(lesson: Lesson) -> None:
    answered = 0
    for game, _ in steps(lesson):
        for offered in game.moves():
            if lesson.first_wrong(game, [offered.notation]) is not None:
                answered += 1
                told = {lesson.why_wrong(offered.notation, language) for language in LANGUAGES}
                assert len(told) == 3
                assert lesson.first_wrong(game.copy(), [offered.notation, "rubbish"]) == offered.notation
    assert answered or lesson.turns == 0


@EVERY
def test_what_is_right_is_on_offer_somewhere(lesson: Lesson) -> None:
    """A pattern that fits nothing would forbid nothing."""
    offered = [one.notation for game, _ in steps(lesson) for one in game.moves()]
    for pattern in lesson.right:
        assert any(fnmatchcase(move, pattern) for move in offered), pattern


@EVERY
def test_goals_are_in_the_words_of_the_game(lesson: Lesson) -> None:
    amounts = {kind.name for kind in lesson.spec.amounts}
    for goal in lesson.goals:
        assert bool(goal.event) != bool(goal.amount)
        assert goal.event or goal.amount in amounts


@EVERY
def test_a_lesson_whose_turns_are_over_is_missed(lesson: Lesson) -> None:
    game = lesson.begin()
    other = (lesson.learner + 1) % game.seats
    if lesson.turns:
        assert lesson.standing(game, [lesson.learner, other], []) in (MISSED, TRYING)
        assert lesson.standing(game, [lesson.learner, other] * lesson.turns, []) == MISSED


@EVERY
def test_two_learners_see_the_same(lesson: Lesson) -> None:
    first, second = lesson.begin(), lesson.begin()
    assert first.log == [] and first.bytes() == second.bytes()
    first.play(first.moves()[0])
    assert second.log == [] and lesson.begin().bytes() == second.bytes()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_words_are_there_in_every_language(game: str) -> None:
    folder = meiji.find_game(game).folder / "lessons"
    english, german, polish = (list(messages(folder, language)) for language in LANGUAGES)
    assert english == german == polish
    for lesson in lessons_of(game):
        named = [name for name in english if name.startswith(f"{lesson.name}-")]
        assert named[:4] == [f"{lesson.name}-{part}" for part in PARTS]
        assert (f"{lesson.name}-not" in english) == bool(lesson.right)
        for part in PARTS:
            told = [lesson.text(part, language) for language in LANGUAGES]
            assert part == "title" or len(set(told)) == 3
            for text in told:
                sound(text)


@pytest.mark.parametrize("game", TAUGHT)
def test_no_word_is_left_over(game: str) -> None:
    """Every message belongs to a lesson, and every reason can be heard."""
    heard = {f"{lesson.name}-{part}" for lesson in lessons_of(game) for part in [*PARTS, "not"]}
    for lesson in lessons_of(game):
        for table, _ in steps(lesson):
            for offered in table.moves():
                if lesson.first_wrong(table, [offered.notation]) is not None:
                    verb, _, choice = offered.notation.partition(" ")
                    heard |= {f"{lesson.name}-not-{verb}", f"{lesson.name}-not-{verb}-{choice.replace(' ', '-')}"}
    assert set(messages(meiji.find_game(game).folder / "lessons", "en")) <= heard


def test_an_unknown_lesson_is_refused_in_one_sentence() -> None:
    with pytest.raises(meiji.BadInput, match="has no lesson 'rubbish'; its lessons are: aim, "):
        find_lesson("zaibatsu", "rubbish")
