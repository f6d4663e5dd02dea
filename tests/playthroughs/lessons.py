"""Writes anew how the lessons go:  python -m tests.playthroughs.lessons

For each lesson what the learner has, the question and the choice of every step in all languages, what it did, and what
the learner has then.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import meiji
from meiji.kernel.language import LANGUAGES
from meiji.kernel.lessons import Lesson, lessons_of

FOLDER = Path(__file__).resolve().parent
COMMAND = "python -m tests.playthroughs.lessons"


def file_of(game: str) -> Path:
    return FOLDER / "told" / f"lessons-{game}.txt"


def told(game: str) -> str:
    return "".join(f"{line}\n" for lesson in lessons_of(game) for line in _lesson(lesson))


def _lesson(lesson: Lesson) -> Iterator[str]:
    game = lesson.begin()
    yield f"# {lesson.name}: {lesson.text('goal', 'en')}"
    yield f"has {_amounts(game, lesson.learner)}"
    for move in lesson.solution:
        chosen = next(one for one in game.moves() if one.notation == move)
        yield f"> {move}"
        for language in LANGUAGES:
            assert game.decision is not None
            yield f"  {language}: {game.decision.text(language)} | {chosen.text(language)}"
        game.play(move)
        for event in game.events(len(game.log), lesson.learner):
            details = " ".join(f"{name}={value}" for name, value in sorted(event.details.items()))
            yield f"  - {event.kind} {event.thing} {details}".rstrip()
    yield f"has {_amounts(game, lesson.learner)}"
    yield ""


def _amounts(game: meiji.Game, seat: int) -> str:
    counted = [(kind.name, kind.count(game.table, game.box.record, seat)) for kind in game.spec.amounts]
    return ", ".join(f"{number} {name}" for name, number in counted if number)


def main() -> None:
    for game in meiji.game_ids():
        if lessons_of(game):
            file_of(game).write_text(told(game), "utf-8")


if __name__ == "__main__":
    main()
