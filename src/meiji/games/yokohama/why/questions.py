"""In which decisions the moves come up, and in which area one acts to come to such a decision."""

from __future__ import annotations

from meiji.kernel.why_not import Question

from ..moves import (
    CHOOSE_AFTER,
    CHOOSE_AGENT_AREA,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_ANOTHER,
    CHOOSE_BONUS,
    CHOOSE_CARD,
    CHOOSE_CHURCH,
    CHOOSE_ENTRANCE,
    CHOOSE_EXCHANGE,
    CHOOSE_EXTRA,
    CHOOSE_FAITH_PAYMENT,
    CHOOSE_FLIP,
    CHOOSE_KEEP,
    CHOOSE_RETURN,
    CHOOSE_START_ORDER,
    CHOOSE_STATION,
    CHOOSE_TECHNOLOGY,
    CHOOSE_TECHNOLOGY_PAYMENT,
    CHOOSE_TURN,
    CHOOSE_UNDER,
    CHOOSE_UPGRADE,
)
from ..terms import AREAS, CHINATOWN, CHURCH, CUSTOMS, LABORATORY

_BETWEEN_STEPS = [CHOOSE_TURN, CHOOSE_ANOTHER, CHOOSE_BONUS, CHOOSE_AFTER, CHOOSE_AGENT_BUILDING]
_PAYMENTS = [CHOOSE_CHURCH, CHOOSE_FAITH_PAYMENT, CHOOSE_TECHNOLOGY, CHOOSE_TECHNOLOGY_PAYMENT, CHOOSE_EXCHANGE]
_FREE = [*map(Question, _BETWEEN_STEPS), *map(Question, _PAYMENTS), Question(CHOOSE_EXTRA)]

_QUESTIONS: dict[str, list[Question]] = {
    "area": [Question(CHOOSE_TURN), Question(CHOOSE_AGENT_AREA)],
    "enter": [Question(CHOOSE_ENTRANCE)],
    "card": [Question(CHOOSE_CARD)],
    "telephone": [Question(CHOOSE_EXTRA)],
    "extra": [Question(CHOOSE_EXTRA)],
    "church": [Question(CHOOSE_CHURCH)],
    "technology": [Question(CHOOSE_TECHNOLOGY)],
    "leave": [Question(CHOOSE_CHURCH), Question(CHOOSE_TECHNOLOGY)],
    "pay": [Question(CHOOSE_FAITH_PAYMENT), Question(CHOOSE_TECHNOLOGY_PAYMENT)],
    "station": [Question(CHOOSE_STATION)],
    "flip": [Question(CHOOSE_FLIP)],
    "buy": [Question(CHOOSE_EXCHANGE)],
    "sell": [Question(CHOOSE_EXCHANGE)],
    "stop": [Question(CHOOSE_EXCHANGE), Question(CHOOSE_ANOTHER), Question(CHOOSE_AGENT_BUILDING)],
    "keep": [Question(CHOOSE_KEEP)],
    "another": [Question(CHOOSE_ANOTHER)],
    "under": [Question(CHOOSE_UNDER), Question(CHOOSE_START_ORDER)],
    "bonus": [Question(CHOOSE_BONUS)],
    "build": [Question(kind, area) for kind in (CHOOSE_AFTER, CHOOSE_AGENT_BUILDING) for area in range(len(AREAS))],
    "fulfil": _FREE,
    "hire": _FREE,
    "agent": [Question(kind) for kind in _BETWEEN_STEPS],
    "textile-mill": _FREE,
    "end": [Question(CHOOSE_AFTER)],
    "return": [Question(CHOOSE_RETURN)],
    "upgrade": [Question(CHOOSE_UPGRADE)],
}

_AREAS = {
    "church": CHURCH,
    "technology": LABORATORY,
    "flip": CUSTOMS,
    "buy": CHINATOWN,
    "sell": CHINATOWN,
}


def questions(verb: str) -> list[Question]:
    """All decisions in which moves of this verb may come up."""
    return _QUESTIONS[verb]


def area_for(verb: str) -> int | None:
    """The area in which one acts to come to such moves; None where no single area leads to them."""
    return _AREAS.get(verb)
