"""Nippon: Zaibatsu once more: what the rulebook allows, told slowly and simply.

Written from the German and Polish rulebooks (pages are those of the German one) and docs/zaibatsu-decisions.md. It
reads the fields of the table, the values of the box and names; it calls none of the game's rules.

What the texts leave open was decided once for the whole project, and is followed here:
- money is paid first and silk for what money lacks;
- a step beyond the end of a track is sold and invested in like others, and nothing happens (p. 7); the white
  department moves a marker that can move, and what goes beyond its end is lost;
- goods of one kind are taken one by one, from the left factory to the right;
- where all seats pass in a row, the round ends;
- the old factory has no machine places and produces nothing;
- a factory that modifies Machines, Trains or Contracts may be used between two activations; one that only gives
  something is offered there while its gift may still pay for another activation, and else at the end;
- a gift may be refused (p. 16), and is not asked about where that could never be better: it brings nobody to a symbol
  of a department, or the seat could take another gift that does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conservation import conserved
from .effects import (
    benefit,
    department,
    goal_reward,
    innovation,
    keep,
    machine,
    may,
    objective,
    old_factory,
    order,
    pair,
    piece,
    start_worker,
    store,
    wages,
)
from .occurrence import FEAST_AT, Witness, everything, famine, feast
from .seats import Question
from .turns import (
    activation,
    amount,
    bonus_region,
    gain,
    location,
    modifier,
    rail,
    region,
    return_token,
    reward,
    take,
    turn,
    worker,
)

__all__ = ["FEAST_AT", "Witness", "conserved", "everything", "famine", "feast", "legal"]

ANSWERS: dict[str, Callable[[Question], set[str]]] = {
    "pair": pair,
    "turn": turn,
    "worker": worker,
    "activation": activation,
    "location": location,
    "region": region,
    "rail": rail,
    "amount": amount,
    "take": take,
    "return": return_token,
    "reward": reward,
    "gain": gain,
    "modifier": modifier,
    "bonus-region": bonus_region,
    "department": department,
    "innovation": innovation,
    "may": may,
    "piece": piece,
    "machine": machine,
    "store": store,
    "benefit": benefit,
    "objective": objective,
    "keep": keep,
    "wages": wages,
    "order": order,
    "old-factory": old_factory,
    "start-worker": start_worker,
    "goal-reward": goal_reward,
}


def legal(table: Any, box: Any, kind: str) -> set[str]:
    """The moves that the rulebook allows in the decision on top of the stack."""
    return ANSWERS[kind](Question(table, box))
