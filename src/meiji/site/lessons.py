"""Learning on the site: a lesson is a private table that begins with its situation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from meiji.kernel.lessons import REACHED, TRYING, Lesson, lessons_of
from meiji.kernel.serialise import pack, stamp
from meiji.site.creation import new_row, numbered
from meiji.site.i18n import translate
from meiji.site.labels import player_name
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.site.summaries import summary_of
from meiji.store import SeatRow
from meiji.store.rows import COMPUTER, LESSON, PERSON, RUNNING

OPPONENT = "beginner"  # the level of who plays against a learner


@dataclass(frozen=True)
class Step:
    """A lesson in the list of its game."""

    name: str
    number: int
    title: str
    about: str
    done: bool


async def course(site: Site, visitor: Visitor, game: str, language: str) -> list[Step]:
    """The lessons of a game, and which of them the visitor has done."""
    done = await site.lessons.done(visitor.id, game)
    return [
        Step(one.name, number, one.text("title", language), one.text("goal", language), one.name in done)
        for number, one in enumerate(lessons_of(game), 1)
    ]


async def start_lesson(site: Site, visitor: Visitor, lesson: Lesson) -> str:
    """The table of a lesson; what this learner began before, and what others have left lying, is cleaned away."""
    for old in await site.lessons.left_over(visitor.id):
        await site.tables.delete(old)
    game = lesson.begin()
    row = replace(
        new_row(game.spec, game.box, game.options, game.seats, visitor.id, language=visitor.language),
        rules=stamp(game),
        status=RUNNING,
        position=game.save()["position"],
        start=pack(game),
        to_move=game.to_move,
        summary=summary_of(game),
        source=LESSON,
        lesson=lesson.name,
    )
    await site.store.add_table(row, _seats(visitor, lesson), game.box)
    return row.id


def _seats(visitor: Visitor, lesson: Lesson) -> list[SeatRow]:
    """The learner, who need not have a name yet, and computer players."""
    me = visitor.name or translate(visitor.language, "lesson-you")
    rows = [
        SeatRow(seat, PERSON, visitor.id, me)
        if seat == lesson.learner
        else SeatRow(seat, COMPUTER, None, player_name(OPPONENT, visitor.language), OPPONENT)
        for seat in range(lesson.seats)
    ]
    return numbered(rows)


async def note_reached(site: Site, visitor: Visitor, live: LiveTable) -> None:
    """A lesson whose goals are reached is done."""
    if live.lesson is not None and live.row.owner == visitor.id and live.lesson_stands == REACHED:
        await site.lessons.note_done(visitor.id, live.row.game, live.lesson.name)


def first_wrong(live: LiveTable, moves: list[str]) -> str | None:
    """The first of these moves that leads away from what the lesson is about; None: none, or nobody learns here."""
    if live.lesson is None or live.game is None or live.lesson_stands != TRYING:
        return None
    return live.lesson.first_wrong(live.game, moves)


def lesson_values(live: LiveTable, language: str, tried: str | None) -> dict[str, Any]:
    """The card of a lesson; `tried` is a move that was not played."""
    lesson = live.lesson
    if lesson is None:
        return {"lesson": None}
    course = lessons_of(live.row.game)
    number = course.index(lesson) + 1
    following = course[number] if number < len(course) else None
    told = {part: lesson.text(part, language) for part in ("title", "idea", "goal", "done")}
    after = {"name": following.name, "title": following.text("title", language)} if following else None
    wrong = tried is not None and lesson.right and lesson.spec.moves.code(tried) is not None
    reason = lesson.why_wrong(tried, language) if tried is not None and wrong else None
    about = {"number": number, "count": len(course), "next": after, "wrong": reason, "stands": live.lesson_stands}
    return {"lesson": {"name": lesson.name, **told, **about}}
