"""Taking moves back: as far as the rules allow, and against computers only as far as one likes.

The kernel's limits are where something was revealed or another seat decided. Where all others are computer players a
turn can be taken back across both: nobody else is harmed. The log then says so, whatever was drawn meanwhile is drawn
anew, so that nobody plays with what they have seen of the future, and such a game has no seed any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meiji.site.live_table import LiveTable
from meiji.store.rows import COMPUTER, OVER


class TakenBack(NamedTuple):
    """So often a seat has taken back turns to this moment."""

    moment: int
    seat: int
    times: int


def across_turns(live: LiveTable, mine: Sequence[int]) -> bool:
    """May whoever plays these seats take back turns, across what others did and what was drawn? Not against a clock,
    nor where the result counts."""
    if len(mine) != 1 or live.clock is not None or live.row.rated:
        return False
    return all(seat.kind == COMPUTER for seat in live.seats if seat.seat not in mine)


def may_undo(live: LiveTable, mine: Sequence[int]) -> bool:
    """Is there something to take back?"""
    if live.game is None or live.row.status == OVER:
        return False
    return in_limits(live, mine) or (across_turns(live, mine) and any(move.seat in mine for move in live.moves))


def in_limits(live: LiveTable, mine: Sequence[int]) -> bool:
    """Has nothing been revealed and nobody else decided since the last move of these seats?"""
    return live.game is not None and live.game.can_undo and live.game.log[-1].seat in mine


def moves_kept(live: LiveTable, mine: Sequence[int], whole_turn: bool) -> int:
    """How many moves stay when the last one of these seats is taken back, or all of that turn."""
    assert live.game is not None
    log, free = live.game.log, in_limits(live, mine)
    length = max(number for number, played in enumerate(log) if played.seat in mine)
    while whole_turn and length and log[length - 1].seat in mine:
        if length <= live.game._floor if free else log[length - 1].drawn:
            break
        length -= 1
    return length


def draws_anew(live: LiveTable, length: int) -> bool:
    """Was something drawn in what is taken back? Then what comes has to be another future."""
    return any(move.drawn for move in live.moves[length:])


def marked(live: LiveTable, length: int, seat: int) -> list[list[int]]:
    """What the log tells of turns taken back, with one more. Those to later moments are told together with it."""
    told = taken_back(live)
    times = 1 + sum(mark.times for mark in told if mark.moment >= length)
    return [list(mark) for mark in [*(mark for mark in told if mark.moment < length), TakenBack(length, seat, times)]]


def taken_back(live: LiveTable) -> list[TakenBack]:
    return [TakenBack(*mark) for mark in live.row.taken_back]
