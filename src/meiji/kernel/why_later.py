"""What is not asked now: what is asked instead, which action leads there, and what would be in its way.

A template for the reasons of games in which a turn begins with the choice of an action (or of an area to act in).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meiji.kernel.notation import Moves
from meiji.kernel.table import push
from meiji.kernel.why_not import Asked, Question
from meiji.kernel.wording import B, T, Teller

FEW = 3  # so many actions are told about one by one


class LaterReasons(Teller[B, T], ABC):
    MOVES: ClassVar[Moves]
    TURN: ClassVar[int]  # the decision in which an action is chosen
    WHEN: ClassVar[Mapping[str, str]]  # of verbs that no action leads to: the message that tells when they come up

    # --- what a game tells --------------------------------------------------------------------------------------------
    @abstractmethod
    def why(self, message: str, **values: str | int) -> str: ...

    @abstractmethod
    def question(self) -> str:
        """What is asked now."""

    @abstractmethod
    def action_for(self, verb: str, question: Question) -> int | None:
        """The action that one chooses to come to a decision; None where no action leads to it by itself."""

    @abstractmethod
    def action_title(self, action: int) -> str: ...

    @abstractmethod
    def no_action(self, action: int) -> str | None:
        """Why an action cannot be chosen."""

    @abstractmethod
    def obstacle(self, code: int, question: Question, action: int) -> str | None:
        """What would be in the way of a move once the action is chosen."""

    @abstractmethod
    def either(self, texts: Sequence[str]) -> str: ...

    # --- moves of the decision at hand ----------------------------------------------------------------------------
    def of(self, code: int) -> str | None:
        """Why a move is not on offer in the decision at hand; None if nothing is in its way."""
        verb, choice, number = self.MOVES.split(code)
        ask = getattr(self, f"not_{verb.replace('-', '_')}", None)
        return None if ask is None else ask(choice, number)  # the others are always on offer when they come up

    # --- moves of another decision --------------------------------------------------------------------------------
    def later(self, asked: Sequence[Asked]) -> str:
        obstacles = self.obstacles(asked)
        possible = [self.action_title(action) for action, told in obstacles.items() if told is None]
        told = "" if possible else self.told(obstacles) if obstacles else self.when(asked)
        if self.kind != self.TURN:
            return f"{self.first()} {told}".strip()
        if 0 < len(possible) <= FEW:
            return self.why("first-action", action=self.either(possible))
        return told or self.first()

    def first(self) -> str:
        question = self.question()
        return self.why("first-question" if question.endswith("?") else "first", question=question)

    def when(self, asked: Sequence[Asked]) -> str:
        """What brings such a move about, where that is no action."""
        message = self.WHEN.get(self.MOVES.split(asked[0].code)[0])
        return self.why(message) if message else ""

    def obstacles(self, asked: Sequence[Asked]) -> dict[int, str | None]:
        """For each action that leads to one of the moves: what would be in the way, None for nothing."""
        found: dict[int, str | None] = {}
        for code, question in asked:
            action = self.action_for(self.MOVES.split(code)[0], question)
            if action is not None and found.get(action, "") is not None:
                found[action] = self.obstacle(code, question, action)
        return found

    def told(self, obstacles: Mapping[int, str | None]) -> str:
        """What is in the way of every action, each for itself where they differ; nothing where they are many."""
        reasons = dict.fromkeys(told for told in obstacles.values() if told)
        if len(reasons) == 1:
            return "".join(reasons)
        if len(obstacles) > FEW:
            return ""
        return " ".join(f"{self.action_title(action)}: {told}" for action, told in obstacles.items())


class ActionReasons(LaterReasons[B, T]):
    """Where a chosen action alone decides what follows, it is thought through on a copy of the table."""

    @abstractmethod
    def begin_action(self, g: Any, action: int) -> None:
        """On a copy of the table: it is chosen."""

    def obstacle(self, code: int, question: Question, action: int) -> str | None:
        """Thought through on a copy: the action is chosen, and the decision comes up."""
        g = self.g.copy()
        self.begin_action(g, action)
        push(g, question.kind, self.seat, question.a or 0, 0)
        thought = type(self)(self.box, g, self.language, self.seat, self.names)
        return thought.of(code) or thought.no_action(action)
