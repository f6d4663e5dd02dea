"""Lessons: short situations on the table, each with one idea and a goal to be reached by playing.

They are data beside a game, in `lessons/lessons.toml`: a recorded game, and for each lesson its moment in that game,
what is to be reached, and which tries are right. All of it is in the words that the game has already: moves in
notation, events (kernel/events.py) and amounts (kernel/amounts.py). So a lesson is played by the ordinary rules, and a
changed rule breaks a test and not a learner. What people read stands in `lessons/text`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.events import Event
from meiji.kernel.game import Game, new_game
from meiji.kernel.language import messages, say
from meiji.kernel.spec import GameSpec, find_game

TRYING, REACHED, MISSED = "trying", "reached", "missed"


@dataclass(frozen=True)
class Goal:
    """Something to reach: an event of the learner's, so often, or so much of an amount. `thing` and `place` are
    patterns."""

    event: str = ""
    amount: str = ""
    least: int = 1
    most: int = 9_999
    thing: str = "*"
    place: str = "*"
    anybody: bool = False  # whose event it is does not matter

    def is_reached(self, game: Game, seat: int, events: Iterable[Event]) -> bool:
        if self.amount:
            kind = next(kind for kind in game.spec.amounts if kind.name == self.amount)
            return self.least <= kind.count(game._table, game.box.record, seat) <= self.most
        return self.least <= sum(self._is_it(event, seat) for event in events) <= self.most

    def _is_it(self, event: Event, seat: int) -> bool:
        whose = self.anybody or event.seat == seat
        here = fnmatchcase(event.place or "", self.place)
        return whose and event.kind == self.event and fnmatchcase(event.thing, self.thing) and here


@dataclass(frozen=True)
class Lesson:
    """A situation with its goals. Whoever is to move there is the learner."""

    game: str
    name: str
    goals: tuple[Goal, ...]
    solution: tuple[str, ...]  # one way to the goals; the learner may find others
    seed: int
    moves: tuple[str, ...]  # that led to the situation
    seats: int = 2
    right: tuple[str, ...] = ()  # patterns: a decision that offers one of these is answered by one of these
    turns: int = 1  # in which the goals have to be reached; 0: until the game is over
    have: Mapping[str, int] = field(default_factory=dict)  # what the learner has instead, by fields of the table
    teaches: tuple[str, ...] = ()  # moves that its idea explains wherever they are offered

    @property
    def spec(self) -> GameSpec:
        return find_game(self.game)

    @property
    def learner(self) -> int:
        seat = _situation(self).to_move
        assert seat is not None
        return seat

    def text(self, part: str, language: str) -> str:
        return say(self.spec.folder / "lessons", language, f"{self.name}-{part}")

    def begin(self) -> Game:
        """A game whose log begins with the situation."""
        return _situation(self).copy()

    def first_wrong(self, game: Game, moves: Sequence[str]) -> str | None:
        """The first of these moves that leads away from the goals; what the rules refuse they will tell themselves."""
        ahead = game.copy()
        for move in moves:
            offered = [one.notation for one in ahead.moves()]
            if move not in offered:
                return None
            if any(map(self._is_right, offered)) and not self._is_right(move):
                return move
            ahead.play(move)
        return None

    def _is_right(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.right)

    def why_wrong(self, move: str, language: str) -> str:
        """The reason for this very move comes first, then that for its kind, then that of the lesson."""
        verb, _, choice = move.partition(" ")
        told = messages(self.spec.folder / "lessons", language)
        reasons = (f"not-{verb}-{choice.replace(' ', '-')}", f"not-{verb}", "not")
        return next(self.text(reason, language) for reason in reasons if f"{self.name}-{reason}" in told)

    def standing(self, game: Game, seats: Sequence[int], events: Sequence[Event]) -> str:
        """How the learner stands: `seats` are those that moved so far, `events` all that happened."""
        learner = self.learner
        if all(goal.is_reached(game, learner, events) for goal in self.goals):
            return REACHED
        over = game.over or bool(self.turns and _turns(seats, learner, game.to_move) >= self.turns)
        return MISSED if over else TRYING


def _turns(seats: Sequence[int], learner: int, to_move: int | None) -> int:
    """How many turns of the learner are over."""
    following = [*seats[1:], to_move]
    return sum(seat == learner != after for seat, after in zip(seats, following, strict=False))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where nobody has written them yet."""
    file = find_game(game).folder / "lessons" / "lessons.toml"
    if not file.exists():
        return ()
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    recorded = [move.strip() for move in written["moves"].replace("\n", ",").split(",") if move.strip()]
    return tuple(_read(game, written["seed"], recorded, entry) for entry in written["lesson"])


def _read(game: str, seed: int, recorded: list[str], entry: dict[str, Any]) -> Lesson:
    """A lesson as it is written; whatever is unknown there is an error."""
    goals = tuple(Goal(**goal) for goal in entry.pop("goals"))
    solution, right = tuple(entry.pop("solution")), tuple(entry.pop("right", ()))
    teaches = tuple(entry.pop("teaches", ()))
    led = tuple(recorded[: entry.pop("moment")])
    known: dict[str, Any] = {"game": game, "goals": goals, "solution": solution, "right": right, "teaches": teaches}
    return Lesson(**known, seed=seed, moves=led, **entry)


def known_lesson(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


def find_lesson(game: str, name: str) -> Lesson:
    lesson = known_lesson(game, name)
    if lesson is None:
        names = ", ".join(lesson.name for lesson in lessons_of(game)) or "none"
        raise BadInput(f"{find_game(game).title} has no lesson {name!r}; its lessons are: {names}.")
    return lesson


def explained(game: str, move: str, language: str) -> str:
    """What a move is about, in the words of the lesson that teaches it; nothing if none does."""
    taught = (lesson.text("idea", language) for lesson in lessons_of(game) if move in lesson.teaches)
    return next(taught, "")


_situations: dict[tuple[str, str], Game] = {}


def _situation(lesson: Lesson) -> Game:
    """The table of a lesson, set up once."""
    key = (lesson.game, lesson.name)
    if key not in _situations:
        game = new_game(lesson.game, lesson.seats, lesson.seed)
        for move in lesson.moves:
            game.play(move)
        for row, number in lesson.have.items():
            getattr(game._table, row)[game.to_move] = number
        game._start_here()
        game.seed = None
        _situations[key] = game
    return _situations[key]
