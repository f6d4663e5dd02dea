"""Nippon: Zaibatsu (2025) for one to four seats, with both modules and the solo game. Rules by chapters of the book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.spec import GameSpec, Option

from . import picture, pieces, texts
from .box import read
from .features import features
from .flow import answer, imagine, offer, proceed
from .moves import DECISIONS, DRAWS, MOVES
from .observation import OBSERVATION
from .scoring import score, standing
from .setup import deal
from .table import Table
from .view import result, studied, target, view
from .words import SOLO_LEVELS
from .worth import worth

SIDES = ("A", "B", "random")
MODULES = ("none", "modern-factories", "goals", "both")


def prepare(table: Any, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Options into the table; the solo game has a difficulty and no modules (p. 21)."""
    sides, module = options.get("sides", "A"), options.get("module", "none")
    if seats == 1:
        if module != "none":
            raise BadInput(f"The solo game of Nippon: Zaibatsu allows no module, so module must be none, not {module}.")
        solo = options.get("solo", "medium")
        table.solo = 1 + SOLO_LEVELS.index(solo)
        chosen = {"sides": sides, "solo": solo}
    else:
        if "solo" in options:
            raise BadInput(f"The option solo belongs to the game with 1 seat, not with {seats}.")
        table.modern = int(module in ("modern-factories", "both"))
        table.goals_on = int(module in ("goals", "both"))
        chosen = {"sides": sides, "module": module}
    table.sides = SIDES.index(sides)
    return chosen


GAME = GameSpec(
    id="zaibatsu",
    title="Nippon: Zaibatsu",
    version="1",
    seats=(1, 2, 3, 4),
    options=(
        Option("sides", SIDES, "A"),
        Option("module", MODULES, "none"),
        Option("solo", tuple(SOLO_LEVELS), None),
    ),
    table=Table,
    read_box=read,
    hooks={
        "deal": deal,
        "proceed": proceed,
        "offer": offer,
        "answer": answer,
        "imagine": imagine,
        "score": score,
        "standing": standing,
        "worth": worth,
        "features": features,
        "observe": OBSERVATION.observe,
    },
    observation=OBSERVATION,
    moves=MOVES,
    decisions=DECISIONS,
    draws=DRAWS,
    prepare=prepare,
    view=view,
    result=result,
    studied=studied,
    target=target,
    words=texts,
    picture=picture.svg,
    piece=pieces.piece,
    symbols=pieces.SYMBOLS,
    emblem=("factory", "silk", "ship", "train", "region"),
    folder=Path(__file__).parent,
    secrets=False,
)
