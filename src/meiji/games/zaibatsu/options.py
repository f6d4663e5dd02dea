"""What is chosen before a game."""

from __future__ import annotations

from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.spec import Option

from .terms import SOLO_LEVELS

SIDES = ("A", "B", "random")
MODULES = ("none", "modern-factories", "goals", "both")

OPTIONS = (
    Option("sides", SIDES, "A"),
    Option("module", MODULES, "none"),
    Option("solo", tuple(SOLO_LEVELS), None),
)


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
