"""The end of a turn, the scoring track and the end of the game (p. 5)."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import push

from .box import Box
from .moves import CHOOSE_LAST_STEPS, END_TURN
from .scoring import final_scoring, score_regions
from .table import Table
from .terms import SCORINGS
from .turn import begin_turn
from .workers import fill_rows, fill_spaces, move_row, top_row, workers_of


@rule
def is_last_turn(g: Table) -> bool:
    """Each seat has one turn on the last golden space."""
    return 0 < g.final_turns <= g.seats


@rule
def end_turn(g: Table, box: Box, seat: int, asked: int) -> None:
    """Refill, move the marker where that is due, and go on with the next turn."""
    if not asked and is_last_turn(g) and g.blueprints[seat] >= box.blueprints_for_a_space:
        push(g, END_TURN, seat, 1, 0)
        push(g, CHOOSE_LAST_STEPS, seat, 0, 0)
        return
    g.turns += 1
    g.last_turn[seat] = g.turns
    if g.final_turns > 0:
        end_final_turn(g, box)
    elif not refill_space(g):
        refill_board(g, box)
    if not g.over:
        begin_turn(g, seat + 1 if seat + 1 < g.seats else 0)


@rule
def refill_space(g: Table) -> bool:
    """An emptied action space gets the workers of the topmost filled row; without one, False."""
    if g.used_space < 0 or workers_of(g.space[g.used_space]) > 0:
        return True
    line = top_row(g)
    if line < 0:
        return False
    move_row(g, line, g.used_space)
    return True


@rule
def refill_board(g: Table, box: Box) -> None:
    """Fill all action spaces, then the rows; the marker moves; a scoring or the last turns may follow."""
    fill_spaces(g, box)
    fill_rows(g, box)
    for scoring in range(SCORINGS - 1):
        if g.marker == box.scored_after[scoring]:
            score_regions(g, box, scoring)
    g.marker += 1
    if g.marker == box.first_golden:
        g.final_turns = box.final_turns * g.seats


@rule
def end_final_turn(g: Table, box: Box) -> None:
    """On the golden spaces the marker moves after every seat's turn; the third scoring ends the game."""
    refill_space(g)
    g.final_turns -= 1
    if g.final_turns % g.seats == 0:
        g.marker += 1
    if g.final_turns == 0:
        score_regions(g, box, SCORINGS - 1)
        final_scoring(g, box)
