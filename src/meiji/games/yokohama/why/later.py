"""What is not asked now: which area leads there, and what brings it about otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from meiji.kernel.why_later import LaterReasons
from meiji.kernel.why_not import Question

from ..box import Box
from ..moves import CHOOSE_TURN, DECISIONS, MOVES
from ..table import Table
from ..terms import AREAS
from ..texts.names import area_name
from ..turn import may_choose
from .areas import AreaReasons
from .questions import area_for
from .turn import TurnReasons


class Reasons(TurnReasons, AreaReasons, LaterReasons[Box, Table]):
    MOVES = MOVES
    TURN = CHOOSE_TURN
    WHEN: ClassVar[Mapping[str, str]] = {
        "enter": "when-used",
        "card": "when-card",
        "telephone": "when-strength",
        "extra": "when-strength",
        "pay": "when-paying",
        "another": "when-paying",
        "station": "when-station",
        "keep": "when-orders",
        "under": "when-orders",
        "fulfil": "when-free",
        "hire": "when-free",
        "agent": "when-free",
        "textile-mill": "when-free",
        "bonus": "when-bonus",
        "build": "when-building",
        "end": "when-ending",
        "return": "when-strength",
        "upgrade": "when-card",
    }

    def question(self) -> str:
        asked = self.tell(f"decide-{DECISIONS.names[self.kind]}")
        return asked[:1].lower() + asked[1:]

    def action_for(self, verb: str, question: Question) -> int | None:
        return area_for(verb)

    def action_title(self, action: int) -> str:
        return area_name(AREAS[action], self.language)

    def no_action(self, action: int) -> str | None:
        return None if may_choose(self.g, self.box, self.seat, action) else self.why("area-used")

    def obstacle(self, code: int, question: Question, action: int) -> str | None:
        """Only what is certain: how strong one will be there is not decided yet."""
        verb, _, number = MOVES.split(code)
        gone = {"church": self.gone_church, "technology": self.gone_technology}.get(verb)
        return (gone(number) if gone else None) or self.no_action(action)

    def either(self, texts: Sequence[str]) -> str:
        return "".join(texts)  # no two areas lead to the same
