"""What is not asked now: which action leads there, and what brings it about otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import ClassVar

from meiji.kernel.why_later import ActionReasons
from meiji.kernel.why_not import Asked, Question

from ..box import Box
from ..moves import CHOOSE_TURN, MOVES
from ..table import Table
from ..terms import ACTIONS
from ..texts.names import action_name
from ..turn import begin_action
from .choices import ChoiceReasons
from .questions import action_for
from .turn import TurnReasons


class Reasons(TurnReasons, ChoiceReasons, ActionReasons[Box, Table]):
    MOVES = MOVES
    TURN = CHOOSE_TURN
    WHEN: ClassVar[Mapping[str, str]] = {
        "extra": "when-an-effect",
        "good": "when-exporting",
        "influence": "when-delivering",
        "return": "when-delivering",
        "reward": "when-consolidating",
        "achievement": "when-consolidating",
        "stop": "when-acting",
    }

    def question(self) -> str:
        return self.decision()

    def when(self, asked: Sequence[Asked]) -> str:
        verb = MOVES.split(asked[0].code)[0]
        return "" if verb == "stop" and self.kind != CHOOSE_TURN else super().when(asked)

    def action_for(self, verb: str, question: Question) -> int | None:
        return action_for(verb, question)

    def action_title(self, action: int) -> str:
        return action_name(ACTIONS[action], self.language)

    def no_action(self, action: int) -> str | None:
        return self.not_action(ACTIONS[action], action)

    def begin_action(self, g: Table, action: int) -> None:
        begin_action(g, self.seat, action)

    def either(self, texts: Sequence[str]) -> str:
        return reduce(lambda first, second: self.why("either", first=first, second=second), texts)
