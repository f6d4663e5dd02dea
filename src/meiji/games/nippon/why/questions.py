"""In which decisions the moves come up, and to which action such a decision belongs."""

from __future__ import annotations

from meiji.kernel.why_not import Question

from ..moves import (
    CHOOSE_ACHIEVEMENT,
    CHOOSE_AMOUNT,
    CHOOSE_CONTRACT,
    CHOOSE_EXTRA,
    CHOOSE_FACTORY,
    CHOOSE_GOOD,
    CHOOSE_INFLUENCE,
    CHOOSE_LAST_STEPS,
    CHOOSE_MACHINE,
    CHOOSE_MARKET,
    CHOOSE_PRODUCTION,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_STEPS,
    CHOOSE_TURN,
    CHOOSE_WORKER,
)
from ..terms import (
    ACTIONS,
    CITIES,
    COAL,
    EXPORT_ACTION,
    INVEST_ACTION,
    MACHINES_ACTION,
    MARKET_ACTION,
    MINING_ACTION,
    PRODUCTION_ACTION,
    RAILWAYS,
    RAILWAYS_ACTION,
    SHIPS,
    SHIPS_ACTION,
    TECHNOLOGY,
    TECHNOLOGY_ACTION,
)

_PLACES = range(CITIES * 4)

_QUESTIONS: dict[str, list[Question]] = {
    "action": [Question(CHOOSE_TURN)],
    "consolidate": [Question(CHOOSE_TURN)],
    "blueprints": [Question(CHOOSE_TURN), Question(CHOOSE_LAST_STEPS)],
    "worker": [Question(CHOOSE_WORKER, action) for action in range(len(ACTIONS))],
    "steps": [Question(CHOOSE_STEPS, track) for track in (COAL, TECHNOLOGY)],
    "produce": [Question(CHOOSE_PRODUCTION)],
    "extra": [Question(CHOOSE_EXTRA)],
    "contract": [Question(CHOOSE_CONTRACT)],
    "good": [Question(CHOOSE_GOOD)],
    "factory": [Question(CHOOSE_FACTORY)],
    "region": [Question(CHOOSE_REGION, piece) for piece in (SHIPS, RAILWAYS)],
    "machine": [Question(CHOOSE_MACHINE)],
    "store-machine": [Question(CHOOSE_MACHINE)],
    "market": [Question(CHOOSE_MARKET)],
    "amount": [Question(CHOOSE_AMOUNT, place) for place in _PLACES],
    "influence": [Question(CHOOSE_INFLUENCE)],
    "return": [Question(CHOOSE_RETURN, place) for place in _PLACES],
    "reward": [Question(CHOOSE_REWARD)],
    "achievement": [Question(CHOOSE_ACHIEVEMENT)],
    "stop": [
        *map(Question, (CHOOSE_PRODUCTION, CHOOSE_CONTRACT, CHOOSE_REGION)),
        *map(Question, (CHOOSE_MACHINE, CHOOSE_MARKET, CHOOSE_LAST_STEPS)),
    ],
}

_ACTIONS = {
    Question(CHOOSE_STEPS, COAL): MINING_ACTION,
    Question(CHOOSE_STEPS, TECHNOLOGY): TECHNOLOGY_ACTION,
    Question(CHOOSE_PRODUCTION): PRODUCTION_ACTION,
    Question(CHOOSE_CONTRACT): EXPORT_ACTION,
    Question(CHOOSE_FACTORY): INVEST_ACTION,
    Question(CHOOSE_REGION, SHIPS): SHIPS_ACTION,
    Question(CHOOSE_REGION, RAILWAYS): RAILWAYS_ACTION,
    Question(CHOOSE_MACHINE): MACHINES_ACTION,
    Question(CHOOSE_MARKET): MARKET_ACTION,
}


def questions(verb: str) -> list[Question]:
    """All decisions in which moves of this verb may come up."""
    return _QUESTIONS[verb]


def action_for(verb: str, question: Question) -> int | None:
    """The action that one chooses to come to a decision; None where no action leads to it by itself."""
    if verb == "stop":
        return None
    if question.kind == CHOOSE_WORKER:
        return question.a
    return MARKET_ACTION if question.kind == CHOOSE_AMOUNT else _ACTIONS.get(question)
