"""Where a player would point to make a move: the ids of things in the picture (see picture.py)."""

from __future__ import annotations

from .actions.markets import token_for
from .box import Box
from .moves import CHOOSE_COLOUR, CHOOSE_MAY, MOVES
from .table import Table
from .terms import COLOURS, FROM_TILE, GOODS, MINING, MINING_ACTION, RD, SLOTS, TRACKS
from .tracks import space_after

# Verbs that touch one thing of the seat, whatever they choose; with the choice's own thing; and likewise of the seat.
_OF_THE_SEAT = {"consolidate": "consolidate", "pass": "done", "stop": "done", "keep-coal": "coal", "silk": "silk"}
_CHOSEN = {"action": "action", "factory": "tile", "location": "location", "pair": "pair", "region": "region"}
_CHOSEN_OF_THE_SEAT = {"contract": "contract", "department": "department", "objective": "objective"}
_SLOTS = ("produce", "produce-without-coal", "store", "take", "modifier")
# What waits to be carried out first, beside the departments: any of them, ships and other pieces, finance, a payment.
_FIRST = {
    "any": "departments-{}",
    "choice": "departments-{}",
    "ship": "ships-{}",
    "second-ship": "ships-{}",
    "piece": "ships-{}",
    "finance": "track-{}-finance",
    "payment": "money-{}",
}


def target(g: Table, box: Box, code: int) -> str:
    """The id of the thing on the board that a move touches."""
    verb, choice, number = MOVES.split(code)
    seat, top = g.to_move, g.depth - 1
    if verb in _OF_THE_SEAT:
        return f"{_OF_THE_SEAT[verb]}-{seat}"
    if verb in _CHOSEN:
        return f"{_CHOSEN[verb]}-{choice}"
    if verb in _CHOSEN_OF_THE_SEAT:
        return f"{_CHOSEN_OF_THE_SEAT[verb]}-{seat}-{choice}"
    if verb in ("pay", "piece"):
        return f"{choice}-{seat}"
    if verb == "first":
        return f"department-{seat}-{choice}" if choice in COLOURS else _FIRST[choice].format(seat)
    if verb == "worker":
        start = g.frame_kind[top] == CHOOSE_COLOUR
        return f"bag-{choice}" if start else f"worker-{box.space_of[g.frame_a[top]] + 1}-{choice}"
    if verb == "goal-reward":
        return f"goal-{g.frame_a[top] // 3 + 1}-{g.frame_a[top] % 3 + 1}-reward-{choice}"
    return _on_the_map(g, verb, choice, number) or _on_the_own_board(g, box, verb, choice, number)


def _on_the_map(g: Table, verb: str, choice: str, number: int) -> str | None:
    about = g.frame_a[g.depth - 1]
    if verb == "market":
        return f"space-{number // 4 + 1}-{number % 4 + 1}"
    if verb == "return":
        return f"space-{about // 4 + 1}-{number + 1}"
    if verb == "rail":
        return f"rail-{about + 1}-{number + 1}"
    return f"reward-{about + 1}-{choice}" if verb == "reward" else None


def _on_the_own_board(g: Table, box: Box, verb: str, choice: str, number: int) -> str:
    seat, about = g.to_move, g.frame_a[g.depth - 1]
    if verb in _SLOTS:
        return f"slot-{seat}-{number + 1}"
    if verb == "machine":
        return f"slot-{seat}-{number // 2 + 1}"
    if verb == "good":
        return f"slot-{seat}-{_slot_with(g, seat, GOODS.index(choice)) + 1}"
    if verb == "old-factory":
        return f"slot-{seat}-{min(g.factories[seat], SLOTS - 1) + 1}"
    if verb == "steps":
        track = MINING if about == MINING_ACTION else RD
        return f"step-{seat}-{TRACKS[track]}-{space_after(g, seat, track, number + 1) + 1}"
    if verb == "amount":
        return f"token-{seat}-{token_for(box, g.demand[about // 4][about % 4], number + 1)}"
    if verb == "innovate":
        return f"department-{seat}-white" if choice == "both" else f"track-{seat}-{choice}"
    if verb == "invest":
        return f"track-{seat}-finance"
    if verb == "benefit" and number:
        return f"benefit-{seat}-{number}"
    return _payment(g, seat) if verb == "may" and choice == "yes" else f"done-{seat}"


def _slot_with(g: Table, seat: int, good: int) -> int:
    """The first factory that holds a good; else the first of that good, or the first slot."""
    slots = [slot for slot in range(g.factories[seat]) if g.factory_good[seat][slot] == good]
    return next((slot for slot in slots if g.goods[seat][slot]), slots[0] if slots else 0)


def _payment(g: Table, seat: int) -> str:
    """The factory that lets the seat pay for more; money where it is something else."""
    top = g.depth - 1
    if g.frame_kind[top] == CHOOSE_MAY and g.frame_b[top] // 100 * 100 == FROM_TILE:
        tile = g.frame_b[top] % 100 // 2
        for slot in range(g.factories[seat]):
            if g.factory[seat][slot] == tile + 1:
                return f"slot-{seat}-{slot + 1}"
    return f"money-{seat}"
