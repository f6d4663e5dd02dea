"""A review in words: for each seat where points were left and what the few turns that teach most have cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from meiji.arena.charts import curves
from meiji.arena.judging import BLUNDER, GOOD, INACCURACY, MISTAKE, ONLY, Moment, Turn, kind_of_turn
from meiji.arena.pages import Part, page
from meiji.arena.review import Review
from meiji.kernel.language import say
from meiji.players.hints import Difference, expected, flat, seat_text, source_text

FOLDER = Path(__file__).parent
KIND_NAMES = {
    ONLY: "kind-only",
    GOOD: "kind-good",
    INACCURACY: "kind-inaccuracy",
    MISTAKE: "kind-mistake",
    BLUNDER: "kind-blunder",
}
PHASE_NAMES = ("phase-opening", "phase-middle", "phase-end")
MOST_LEFT = 3  # sources that are told
MOST_MISSED = 3
NOTICED = 0.03  # of the chance to win


@dataclass(frozen=True)
class Lesson:
    """A turn that teaches: what was played at its worst decision, what would have been better, what that cost."""

    number: int  # of the decision
    kind: str
    played: str
    better: str
    cost: str
    missed: list[str]
    line: list[tuple[str, str]]  # what would probably come after the better move: who, and what


@dataclass(frozen=True)
class SeatText:
    left: list[str]
    lessons: list[Lesson]


@dataclass(frozen=True)
class ReviewText:
    """A review in a language; the rows of points with a head."""

    about: str
    kinds: dict[str, str]
    phases: list[str]
    seats: list[SeatText]
    points: list[list[str]]


def tell(found: Review, language: str) -> ReviewText:
    return ReviewText(
        _say(language, "review-about"),
        {kind: _say(language, name) for kind, name in KIND_NAMES.items()},
        [_say(language, name) for name in PHASE_NAMES],
        [_seat(found, seat, language) for seat in range(found.game.seats)],
        _points(found, language),
    )


def html(found: Review, language: str = "en") -> str:
    """As a page of its own."""
    game, text = found.game, tell(found, language)
    names = [seat_text(game, seat, language) for seat in range(game.seats)]
    lessons = [(lesson, seat) for seat, of in enumerate(text.seats) for lesson in of.lessons]
    marks = [(lesson.number, seat, f"{lesson.played}. {lesson.cost}") for lesson, seat in lessons]
    series = [(names[seat], [chances[seat] for chances in found.chances]) for seat in range(game.seats)]
    parts: list[Part] = [("text", text.about)]
    for seat in range(game.seats):
        parts += _part_of_seat(found, text, seat, names[seat], language)
    parts += [
        ("chart", curves(_say(language, "review-chart"), series, marks, _say(language, "review-move"))),
        ("heading", _say(language, "review-points")),
        ("table", text.points),
    ]
    return page(_say(language, "review-title", game=game.spec.title), language, parts)


def _part_of_seat(found: Review, text: ReviewText, seat: int, name: str, language: str) -> list[Part]:
    counts = found.counted(seat)
    of, nothing = text.seats[seat], [_say(language, "review-none")]
    return [
        ("heading", f"{name}: {_accuracy(found, seat, language)}"),
        ("text", ", ".join(f"{text.kinds[kind]}: {counts[kind]}" for kind in KIND_NAMES)),
        ("text", _say(language, "review-left")),
        ("lines", of.left or nothing),
        ("text", _say(language, "review-lessons")),
        ("lines", [_as_line(lesson, text, language) for lesson in of.lessons] or nothing),
    ]


def _accuracy(found: Review, seat: int, language: str) -> str:
    accuracy = found.accuracy(seat)
    return "–" if accuracy is None else _say(language, "review-accuracy", percent=round(accuracy))


def _as_line(lesson: Lesson, text: ReviewText, language: str) -> str:
    line = "; ".join(f"{name}: {move}" for name, move in lesson.line)
    parts = [
        f"{lesson.number}. {text.kinds[lesson.kind]}: {lesson.played}.",
        lesson.cost,
        _say(language, "review-better", better=lesson.better),
        *lesson.missed,
        *([_say(language, "review-line", line=line)] if line else []),
    ]
    return " ".join(parts)


def _say(language: str, message: str, **values: Any) -> str:
    return say(FOLDER, language, message, **values)


def _seat(found: Review, seat: int, language: str) -> SeatText:
    left = [
        _say(
            language,
            "review-left-source",
            source=source_text(found.game.spec, one.source, language),
            points=round(one.points),
            strong=round(one.strong),
        )
        for one in found.left(seat)[:MOST_LEFT]
    ]
    return SeatText(left, [_lesson(found, turn, language) for turn in found.told(seat)])


def _lesson(found: Review, turn: Turn, language: str) -> Lesson:
    game, moment = found.game, turn.worst
    line = [
        (seat_text(game, table.to_move or 0, language), game.spec.texts.move_text(table, code, language))
        for table, code in expected(found.before(moment.number), moment.seat, (moment.best, *moment.line), 0)
    ]
    return Lesson(
        moment.number,
        kind_of_turn(turn, found.par),
        _move(found, moment.number, moment.code, language),
        _move(found, moment.number, moment.best, language),
        _cost(turn, language),
        list(_missed(found, moment, language)),
        line[1:],
    )


def _move(found: Review, number: int, code: int, language: str) -> str:
    """A move in words, as it was offered before move `number`."""
    text: str = found.game.spec.texts.move_text(found.before(number), code, language)
    return text


def _cost(turn: Turn, language: str) -> str:
    """In points, for the whole turn if its other decisions cost something, too; and in chances where they count."""
    moment, points, whole = turn.worst, round(turn.worst.lost), round(turn.lost)
    told = [_say(language, "review-cost", points=points)]
    if whole > points:
        told.append(_say(language, "review-cost-turn", points=whole))
    if moment.lost_chance >= NOTICED:
        best, chance = round(100 * moment.best_chance), round(100 * moment.chance)
        told.append(_say(language, "review-chance-fell", best=best, chance=chance))
    return " ".join(told)


def _missed(found: Review, moment: Moment, language: str) -> Iterable[str]:
    """What the better move would have brought more, and what it would have left to others."""
    game, differences = found.game, found.missed(moment)
    mine = [one for one in differences if one.seat == moment.seat and one.points > 0]
    if mine:
        yield _say(language, "review-missed", parts=_parts(found, mine, language))
    others = sorted((one for one in differences if one.seat != moment.seat and one.points < 0), key=lambda d: d.seat)
    for seat, theirs in groupby(others, key=lambda d: d.seat):
        name = seat_text(game, seat, language)
        yield _say(language, "review-gave", name=name, parts=_parts(found, list(theirs), language))


def _parts(found: Review, differences: list[Difference], language: str) -> str:
    chosen = sorted(differences, key=lambda one: -abs(one.points))[:MOST_MISSED]
    spec = found.game.spec
    return ", ".join(
        _say(language, "review-part", points=round(abs(one.points)), source=source_text(spec, one.source, language))
        for one in chosen
    )


def _points(found: Review, language: str) -> list[list[str]]:
    """Every source of points with those of each seat and of strong play; the head first."""
    game = found.game
    names = [seat_text(game, seat, language) for seat in range(game.seats)]
    entries = [flat(entry) for entry in game.result()["points"]]
    sources = list(dict.fromkeys(name for entry in (*entries, found.averages) for name in entry))
    rows = [
        [
            source_text(game.spec, source, language),
            *(f"{entry.get(source, 0):g}" for entry in entries),
            f"{found.averages.get(source, 0.0):.1f}",
        ]
        for source in sources
    ]
    total = [f"{entry['total']:g}" for entry in game.result()["points"]]
    average = f"{sum(found.averages.values()):.1f}"
    rows.append([source_text(game.spec, "total", language), *total, average])
    return [[_say(language, "review-source"), *names, _say(language, "review-average")], *rows]
