"""Takatoshi, the rival of the solo game (p. 20 to 23): who he is, the goals against him, what he does and why."""

from __future__ import annotations

from typing import Any

from meiji.kernel.events import Event
from meiji.kernel.presentation import Rival, SoloGoal
from meiji.kernel.wording import upper_first

from ..goals import goal_value
from ..terms import GOALS, SPACES
from .names import a_worker, hiring_space, region_name, tell
from .table import TableTeller

YELLOW = 2  # among the frames of his tiles
ABOUT = ("rival-turn", "rival-worker", "rival-acts", "rival-winning")


def rival(game: Any, language: str) -> Rival | None:
    g, box = game._table, game.box.record
    if not g.solo:
        return None
    goals = tuple(_goal(g, box, goal - 1, language) for goal in g.solo_goals if goal)
    return Rival(tell(language, "takatoshi"), tuple(tell(language, message) for message in ABOUT), goals)


def _goal(g: Any, box: Any, goal: int, language: str) -> SoloGoal:
    need = box.solo_goal[goal]
    return SoloGoal(upper_first(tell(language, f"solo-goal-{GOALS[goal]}", n=need)), goal_value(g, 0, goal), need)


def takatoshis_line(teller: TableTeller, event: Event, where: str) -> str:
    """What he does, and why; `where` is the place of a train or a token."""
    details = event.details
    if event.kind == "takatoshi-found-nobody":
        return teller.tell("event-takatoshi-found-nobody", number=event.thing, space=_space(teller, event))
    if event.kind == "takatoshi-took-worker":
        return _took_worker(teller, event)
    region = region_name(details["region"], teller.language)
    why = teller.tell(f"takatoshi-{event.why}", region=region)
    if event.kind == "takatoshi-laid-train":
        return teller.tell("event-takatoshi-laid-train", where=where, why=why)
    message = "event-takatoshi-displaced" if details["displaced"] else "event-takatoshi-laid-token"
    displaced = {"displaced": details["displaced"]} if details["displaced"] else {}
    return teller.tell(message, value=details["value"], place=where, why=why, **displaced)


def _took_worker(teller: TableTeller, event: Event) -> str:
    """Why from this space; and why he does nothing more where he could act."""
    tile, space = int(event.thing) - 1, event.details["space"]
    shown, frame = teller.box.solo_tile_space[tile], teller.box.solo_tile_frame[tile]
    why = teller.tell("takatoshi-shown" if shown else "takatoshi-most", space=_space(teller, event))
    worker = a_worker(event.details["colour"], teller.language)
    line = teller.tell("event-takatoshi-took-worker", number=event.thing, why=why, worker=worker)
    if space in (1, SPACES) and frame > teller.g.solo:
        rests = teller.tell("takatoshi-rests-yellow") if frame == YELLOW else teller.tell("takatoshi-rests-red")
        return f"{line} ({rests})"
    return line


def _space(teller: TableTeller, event: Event) -> str:
    return hiring_space(teller.box, event.details["space"] - 1, teller.language)
