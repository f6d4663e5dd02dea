"""What is not asked now: which action leads there, and what brings it about otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from meiji.kernel.why_later import ActionReasons
from meiji.kernel.why_not import Asked, Question

from ..box import Box
from ..moves import CHOOSE_COLOUR, CHOOSE_TURN, MOVES
from ..table import Table
from ..terms import ACTIONS
from ..texts.decisions import DecisionTeller
from ..texts.names import action_name, either
from ..turn import begin_action
from .choices import ChoiceReasons
from .questions import action_for
from .turn import TurnReasons


class Reasons(TurnReasons, ChoiceReasons, ActionReasons[Box, Table]):
    MOVES = MOVES
    TURN = CHOOSE_TURN
    WHEN: ClassVar[Mapping[str, str]] = {
        "pair": "when-starting",
        "department": "when-activated",
        "benefit": "when-consolidating",
        "objective": "when-consolidating",
        "keep-coal": "when-consolidating",
        "silk": "when-consolidating",
        "return": "when-delivering",
        "reward": "when-delivering",
        "modifier": "when-modifying",
        "stop": "when-acting",
        "goal-reward": "when-leading",
    }

    def question(self) -> str:
        return DecisionTeller(self.box, self.g, self.language, self.seat, self.names).question()

    def when(self, asked: Sequence[Asked]) -> str:
        verb, question = MOVES.split(asked[0].code)[0], asked[0].question
        if verb in ("action", "consolidate", "pass") or (verb == "stop" and self.kind != CHOOSE_TURN):
            return ""
        if question.kind == CHOOSE_COLOUR:
            return self.why("when-from-bag")
        return super().when(asked) or self.why("when-an-effect")

    def action_for(self, verb: str, question: Question) -> int | None:
        return action_for(verb, question)

    def action_title(self, action: int) -> str:
        return action_name(ACTIONS[action], self.language)

    def no_action(self, action: int) -> str | None:
        return self.not_action(ACTIONS[action], action)

    def begin_action(self, g: Table, action: int) -> None:
        begin_action(g, action)

    def either(self, texts: Sequence[str]) -> str:
        return either(texts, self.language)
