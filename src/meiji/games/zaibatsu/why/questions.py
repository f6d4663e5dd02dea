"""In which decisions the moves come up, and to which action such a decision belongs."""

from __future__ import annotations

from meiji.kernel.why_not import Question

from ..moves import (
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_BONUS_REGION,
    CHOOSE_COLOUR,
    CHOOSE_DEPARTMENT,
    CHOOSE_FIRST,
    CHOOSE_GAIN,
    CHOOSE_GOAL_REWARD,
    CHOOSE_INNOVATION,
    CHOOSE_KEEP,
    CHOOSE_LEVEL,
    CHOOSE_LOCATION,
    CHOOSE_MACHINE,
    CHOOSE_MAY,
    CHOOSE_MODIFIER,
    CHOOSE_OBJECTIVE,
    CHOOSE_OLD_SIDE,
    CHOOSE_PAIR,
    CHOOSE_PIECE,
    CHOOSE_RAIL,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_SILK,
    CHOOSE_STORE,
    CHOOSE_TAKE,
    CHOOSE_TURN,
    CHOOSE_WORKER,
)
from ..terms import (
    ACTIONS,
    CITIES,
    CONTRACTS_ACTION,
    FACTORY_ACTION,
    MACHINES_ACTION,
    MARKETS_ACTION,
    MINING_ACTION,
    PRODUCTION_ACTION,
    RD_ACTION,
    REGIONS,
    SHIPS_ACTION,
    TRAINS_ACTION,
)

_EVERY_ACTION = range(len(ACTIONS))
_PLACES = range(CITIES * 4)
_GOAL_FIELDS = range(9)  # three in each period


def _activations(*actions: int) -> list[Question]:
    return [Question(CHOOSE_ACTIVATION, action) for action in actions]


_QUESTIONS: dict[str, list[Question]] = {
    "pair": [Question(CHOOSE_PAIR)],
    "action": [Question(CHOOSE_TURN)],
    "consolidate": [Question(CHOOSE_TURN)],
    "pass": [Question(CHOOSE_TURN)],
    "worker": [*(Question(CHOOSE_WORKER, action) for action in _EVERY_ACTION), Question(CHOOSE_COLOUR)],
    "steps": _activations(RD_ACTION, MINING_ACTION),
    "factory": _activations(FACTORY_ACTION),
    "machine": [*_activations(MACHINES_ACTION), Question(CHOOSE_MACHINE)],
    "produce": _activations(PRODUCTION_ACTION),
    "produce-without-coal": _activations(PRODUCTION_ACTION),
    "pay": _activations(SHIPS_ACTION, TRAINS_ACTION),
    "location": [Question(CHOOSE_LOCATION)],
    "region": [Question(CHOOSE_REGION), Question(CHOOSE_BONUS_REGION)],
    "rail": [Question(CHOOSE_RAIL, region) for region in range(len(REGIONS))],
    "market": _activations(MARKETS_ACTION),
    "amount": [Question(CHOOSE_AMOUNT, place) for place in _PLACES],
    "return": [Question(CHOOSE_RETURN, place) for place in _PLACES],
    "reward": [Question(CHOOSE_REWARD, region) for region in range(len(REGIONS))],
    "good": _activations(CONTRACTS_ACTION),
    "take": [Question(CHOOSE_TAKE)],
    "invest": [Question(CHOOSE_GAIN)],
    "contract": [Question(CHOOSE_GAIN)],
    "modifier": [*_activations(*_EVERY_ACTION), Question(CHOOSE_MODIFIER), Question(CHOOSE_FIRST)],
    "stop": [*_activations(*_EVERY_ACTION), Question(CHOOSE_MODIFIER)],
    "department": [Question(CHOOSE_DEPARTMENT)],
    "innovate": [Question(CHOOSE_INNOVATION)],
    "may": [Question(CHOOSE_MAY)],
    "piece": [Question(CHOOSE_PIECE)],
    "store": [Question(CHOOSE_STORE)],
    "benefit": [Question(CHOOSE_LEVEL)],
    "objective": [Question(CHOOSE_OBJECTIVE)],
    "keep-coal": [Question(CHOOSE_KEEP)],
    "silk": [Question(CHOOSE_SILK)],
    "first": [Question(CHOOSE_FIRST)],
    "old-factory": [Question(CHOOSE_OLD_SIDE)],
    "goal-reward": [Question(CHOOSE_GOAL_REWARD, field) for field in _GOAL_FIELDS],
}

_ACTIONS = {
    CHOOSE_LOCATION: SHIPS_ACTION,
    CHOOSE_REGION: TRAINS_ACTION,
    CHOOSE_RAIL: TRAINS_ACTION,
    CHOOSE_AMOUNT: MARKETS_ACTION,
    CHOOSE_GAIN: CONTRACTS_ACTION,
}
_BESIDE = ("modifier", "stop", "produce-without-coal")  # part of an action, but nothing that it is chosen for


def questions(verb: str) -> list[Question]:
    """All decisions in which moves of this verb may come up."""
    return _QUESTIONS[verb]


def action_for(verb: str, question: Question) -> int | None:
    """The action that one chooses to come to a decision; None where no action leads to it by itself."""
    if verb in _BESIDE:
        return None
    if question.kind in (CHOOSE_ACTIVATION, CHOOSE_WORKER):
        return question.a
    return _ACTIONS.get(question.kind)
