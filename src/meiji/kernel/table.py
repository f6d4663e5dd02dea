"""The part of a table that every game has, and the stack of what is still to be done.

A frame on the stack is either a decision (a seat has to choose) or a step that goes by itself (numbers from
`AUTOMATIC` on). The top frame is the next thing to happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meiji.kernel.record import SIZES, Record, Row, cell, row
from meiji.kernel.rules import rule

if TYPE_CHECKING:
    from meiji.kernel.chance import Chance

FRAMES = 32
OFFERS = 64
AUTOMATIC = 1000
NOBODY = -1


class Table(Record):
    """Fields of every game's table. A game adds its own in the words of its rulebook."""

    plain_only = ("chance",)  # a kernel.chance.Chance: what was drawn, and what is to come out
    chance: Chance

    rng: Row = row(4, "i8")  # the generator's state, four words of 32 bits; no part of the table's bytes
    seats: int = cell()
    over: int = cell()
    to_move: int = cell()  # the seat that decides, or NOBODY at the end
    depth: int = cell()  # frames on the stack
    frame_kind: Row = row(FRAMES)
    frame_seat: Row = row(FRAMES)
    frame_a: Row = row(FRAMES)
    frame_b: Row = row(FRAMES)
    offers: int = cell()  # moves on offer in the decision on top
    offer: Row = row(OFFERS)
    veiled: int = cell()  # 1: a single move is asked, too, so that nobody learns from it what only this seat knows
    revealed: int = cell()  # how often a rule has shown something hidden without a draw: never taken back

    def known_bytes(self) -> bytes:
        """All fields without the generator, which lies first: equal tables have equal bytes."""
        return self.content()[len(self.rng) * SIZES["i8"] :]


@rule
def push(g: Table, kind: int, seat: int, a: int, b: int) -> None:
    """Put something to do on top of the stack."""
    top = g.depth
    g.frame_kind[top] = kind
    g.frame_seat[top] = seat
    g.frame_a[top] = a
    g.frame_b[top] = b
    g.depth = top + 1


@rule
def allow(g: Table, move: int) -> None:
    """Put a move on offer."""
    last = g.offers
    g.offer[last] = move
    g.offers = last + 1


def withdraw(g: Table, move: int) -> None:
    """Take a move out of those on offer, for older rules (plain only); the others keep their order."""
    kept = [code for code in g.offer[: g.offers] if code != move]
    g.offers = len(kept)
    g.offer[: g.offers] = kept


@rule
def end_game(g: Table) -> None:
    """Nothing more is to be done."""
    g.over = 1
    g.depth = 0
    g.offers = 0
    g.to_move = NOBODY
