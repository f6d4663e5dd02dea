"""The one loop that drives every game, and the hooks that a game fills with its rules."""

from __future__ import annotations

from typing import Any

from meiji.kernel.chance import random_below
from meiji.kernel.record import Row
from meiji.kernel.rules import entry, hook, rule
from meiji.kernel.table import AUTOMATIC


@hook
def deal(g: Any, box: Any) -> None:
    """Set the table up (its seats and options are already in it) and push the first frame."""
    raise AssertionError("filled by the game")


@hook
def proceed(g: Any, box: Any, seat: int, kind: int, a: int, b: int) -> None:
    """Carry out a step that goes by itself; its frame has been taken off the stack."""
    raise AssertionError("filled by the game")


@hook
def offer(g: Any, box: Any, seat: int, kind: int, a: int, b: int) -> None:
    """`allow` every legal move of the decision on top. With none, the decision lapses."""
    raise AssertionError("filled by the game")


@hook
def answer(g: Any, box: Any, seat: int, kind: int, a: int, b: int, move: int) -> None:
    """Play the move that answers a decision; its frame has been taken off the stack."""
    raise AssertionError("filled by the game")


@hook
def imagine(g: Any, box: Any, seat: int) -> None:
    """Draw anew, from the record's generator, all that this seat cannot know."""
    raise AssertionError("filled by the game")


@hook
def standing(g: Any, box: Any, seat: int) -> int:
    """A number that orders the seats at the end: more is better, equal is a shared place."""
    raise AssertionError("filled by the game")


@hook
def score(g: Any, box: Any, seat: int) -> int:
    """The points that a seat has now."""
    raise AssertionError("filled by the game")


@hook
def worth(g: Any, box: Any, seat: int) -> float:
    """What a seat's position is worth in points, roughly: the eyes of the player `greedy`."""
    raise AssertionError("filled by the game")


@rule
def list_offers(g: Any, box: Any) -> None:
    """Write the legal moves of the decision on top into the record."""
    top = g.depth - 1
    g.offers = 0
    offer(g, box, g.frame_seat[top], g.frame_kind[top], g.frame_a[top], g.frame_b[top])


@rule
def take(g: Any, box: Any, move: int) -> None:
    """Answer the decision on top."""
    g.depth -= 1
    top = g.depth
    answer(g, box, g.frame_seat[top], g.frame_kind[top], g.frame_a[top], g.frame_b[top], move)


@rule
def settle(g: Any, box: Any) -> None:
    """Go on until a seat has a real choice, two moves or more, or the game is over."""
    while g.over == 0:
        top = g.depth - 1
        kind = g.frame_kind[top]
        if kind >= AUTOMATIC:
            g.depth = top
            proceed(g, box, g.frame_seat[top], kind, g.frame_a[top], g.frame_b[top])
        else:
            list_offers(g, box)
            if g.offers > 1:
                g.to_move = g.frame_seat[top]
                return
            if g.offers == 1:
                take(g, box, g.offer[0])
            else:
                g.depth = top


@rule
def begin(g: Any, box: Any) -> None:
    deal(g, box)
    settle(g, box)


@rule
def play(g: Any, box: Any, move: int) -> None:
    """Play a legal move and go on to the next real choice."""
    take(g, box, move)
    settle(g, box)


@entry
def start_table(tables: Any, index: int, boxes: Any) -> None:
    begin(tables[index], boxes[0])


@entry
def play_on_table(tables: Any, index: int, boxes: Any, move: int) -> None:
    play(tables[index], boxes[0], move)


@entry
def play_randomly(tables: Any, index: int, boxes: Any, state: Row) -> tuple[int, int]:
    """Play random moves to the end; the number of decisions and of all moves that were on offer."""
    g = tables[index]
    box = boxes[0]
    decisions = 0
    moves = 0
    while g.over == 0:
        decisions += 1
        moves += g.offers
        play(g, box, g.offer[random_below(state, g.offers)])
    return decisions, moves


@entry
def imagine_table(tables: Any, index: int, boxes: Any, seat: int) -> None:
    imagine(tables[index], boxes[0], seat)


@entry
def standings(tables: Any, index: int, boxes: Any, places: Row, points: Row) -> None:
    """Each seat's standing and score into the two given rows."""
    g = tables[index]
    for seat in range(g.seats):
        places[seat] = standing(g, boxes[0], seat)
        points[seat] = score(g, boxes[0], seat)
