"""The one loop that drives every game, and the hooks that a game fills with its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from meiji.kernel.chance import random_below, reseed
from meiji.kernel.record import Record, Row
from meiji.kernel.rules import AnyRule, entry, hook, rule
from meiji.kernel.table import AUTOMATIC, Table

if TYPE_CHECKING:
    from meiji.kernel.record import Numbers, Records

NO_MOVE = -1
SOLO_WIN = 1_000_000  # in a game with one seat, a standing from here on is a win


T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=Record)


@dataclass(frozen=True)
class Hooks(Generic[T, B]):
    """A game's rules for each hook below; all take the game's own table and box."""

    deal: Callable[[T, B], None]
    proceed: Callable[[T, B, int, int, int, int], None]
    offer: Callable[[T, B, int, int, int, int], None]
    answer: Callable[[T, B, int, int, int, int, int], None]
    imagine: Callable[[T, B, int], None]
    standing: Callable[[T, B, int], int]
    score: Callable[[T, B, int], int]
    worth: Callable[[T, B, int], float]
    observe: Callable[[T, B, int, Row], None]
    features: Callable[[T, B, int, list[float]], float] | None = None  # None: what stands below
    standstill: Callable[[T], int] | None = None

    @cached_property
    def by_name(self) -> dict[str, AnyRule]:
        """Those that the game fills, by the names of the hooks."""
        given = {hook.name: getattr(self, hook.name) for hook in fields(self)}
        return {name: rule for name, rule in given.items() if rule is not None}


@hook
def deal(g: Table, box: Record) -> None:
    """Set the table up (its seats and options are already in it) and push the first frame."""
    raise AssertionError("filled by the game")


@hook
def proceed(g: Table, box: Record, seat: int, kind: int, a: int, b: int) -> None:
    """Carry out a step that goes by itself; its frame has been taken off the stack."""
    raise AssertionError("filled by the game")


@hook
def offer(g: Table, box: Record, seat: int, kind: int, a: int, b: int) -> None:
    """`allow` every legal move of the decision on top. With none, the decision lapses; with one it is not asked.

    Where the number of moves depends on what only this seat knows, the game sets `veiled`: one move is then asked, too.
    """
    raise AssertionError("filled by the game")


@hook
def answer(g: Table, box: Record, seat: int, kind: int, a: int, b: int, move: int) -> None:
    """Play the move that answers a decision; its frame has been taken off the stack."""
    raise AssertionError("filled by the game")


@hook
def imagine(g: Table, box: Record, seat: int) -> None:
    """Draw anew, from the record's generator, all that this seat cannot know."""
    raise AssertionError("filled by the game")


@hook
def standing(g: Table, box: Record, seat: int) -> int:
    """A number that orders the seats at the end: more is better, equal is a shared place."""
    raise AssertionError("filled by the game")


@hook
def score(g: Table, box: Record, seat: int) -> int:
    """The points that a seat has now."""
    raise AssertionError("filled by the game")


@hook
def worth(g: Table, box: Record, seat: int) -> float:
    """What a seat's position is worth in points, roughly: the eyes of the player `greedy`."""
    raise AssertionError("filled by the game")


@hook
@rule
def features(g: Table, box: Record, seat: int, row: list[float]) -> float:
    """Write what a seat's position consists of into the row, and say how much of the game is left, from 1 down to 0.

    Players weigh these numbers. A game that fills in nothing is seen by its `worth` alone.
    """
    row[0] = worth(g, box, seat)
    return 0.0


@hook
@rule
def standstill(g: Table) -> int:
    """A move that could be played for ever, so that the game would never end; computer players take another one."""
    return NO_MOVE


@hook
def observe(g: Table, box: Record, seat: int, out: Row) -> None:
    """Write what this seat may know into a row of integers; see kernel/observation.py."""
    raise AssertionError("filled by the game")


@rule
def list_offers(g: Table, box: Record) -> None:
    """Write the legal moves of the decision on top into the record."""
    top = g.depth - 1
    g.offers = 0
    g.veiled = 0
    offer(g, box, g.frame_seat[top], g.frame_kind[top], g.frame_a[top], g.frame_b[top])


@rule
def take(g: Table, box: Record, move: int) -> None:
    """Answer the decision on top."""
    g.depth -= 1
    top = g.depth
    answer(g, box, g.frame_seat[top], g.frame_kind[top], g.frame_a[top], g.frame_b[top], move)


@rule
def settle(g: Table, box: Record) -> None:
    """Go on until a seat has a real choice, two moves or more, or the game is over."""
    while g.over == 0:
        top = g.depth - 1
        kind = g.frame_kind[top]
        if kind >= AUTOMATIC:
            g.depth = top
            proceed(g, box, g.frame_seat[top], kind, g.frame_a[top], g.frame_b[top])
        else:
            list_offers(g, box)
            if g.offers > 1 or (g.offers == 1 and g.veiled):
                g.to_move = g.frame_seat[top]
                return
            if g.offers == 1:
                take(g, box, g.offer[0])
            else:
                g.depth = top


@rule
def begin(g: Table, box: Record) -> None:
    deal(g, box)
    settle(g, box)


@rule
def play(g: Table, box: Record, move: int) -> None:
    """Play a legal move and go on to the next real choice."""
    take(g, box, move)
    settle(g, box)


@rule
def wins(g: Table, box: Record, seat: int) -> bool:
    """The seat stands best, alone or shared; alone at the table it wins by what the rules ask for."""
    mine = standing(g, box, seat)
    if g.seats == 1:
        return mine >= SOLO_WIN
    for other in range(g.seats):
        if standing(g, box, other) > mine:
            return False
    return True


@rule
def is_offered(g: Table, move: int) -> bool:
    for i in range(g.offers):
        if g.offer[i] == move:
            return True
    return False


@entry
def start_table(tables: Records, index: int, boxes: Records) -> None:
    begin(tables[index], boxes[0])


@entry
def play_on_table(tables: Records, index: int, boxes: Records, move: int) -> int:
    """Play a move; the number of moves then on offer (0 at the end), or -1 for a move that is not legal."""
    g = tables[index]
    if not is_offered(g, move):
        return -1
    play(g, boxes[0], move)
    offers: int = g.offers
    return offers


@entry
def play_many_randomly(tables: Records, base: int, boxes: Records, games: int, states: Numbers) -> tuple[int, int]:
    """Whole games without leaving compiled code: the last record is the scratch, `base` a table not yet begun."""
    scratch = len(tables) - 1
    box = boxes[0]
    decisions = 0
    moves = 0
    for _ in range(games):
        tables[scratch] = tables[base]
        g = tables[scratch]
        reseed(g.rng, states[0])
        begin(g, box)
        while g.over == 0:
            decisions += 1
            moves += g.offers
            play(g, box, g.offer[random_below(states[0], g.offers)])
    return decisions, moves


@entry
def standstill_on(tables: Records, index: int) -> int:
    return standstill(tables[index])


@entry
def standings(tables: Records, index: int, boxes: Records, won: Row, points: Row) -> None:
    """Whether each seat has won, and its score, into the two given rows."""
    g = tables[index]
    for seat in range(g.seats):
        won[seat] = 1 if wins(g, boxes[0], seat) else 0
        points[seat] = score(g, boxes[0], seat)
