"""End of a turn, of a round, of a period and of the game (p. 8, 18, 19)."""

from __future__ import annotations

from meiji.kernel.chance import draw, total_of
from meiji.kernel.rules import rule
from meiji.kernel.table import end_game, push

from .box import Box
from .consolidation import consolidate
from .goals import goal_value
from .moves import (
    BEGIN_TURN,
    DRAW_WORKER,
    END_OF_GAME,
    FINAL_CONSOLIDATION,
    FINAL_SCORING,
    GOAL_CHECK,
    NEXT_ROUND,
)
from .scoring import score_regions
from .table import Table
from .terms import NO_ACTION, SEATS, SPACES
from .turn import begin_action, begin_turn


@rule
def takers(g: Table) -> int:
    """How many take turns: in the solo game Takatoshi does too."""
    return 2 if g.solo else g.seats


@rule
def have_all_passed(g: Table) -> bool:
    """One after the other: nobody can do anything."""
    return g.passes >= takers(g)


@rule
def end_turn(g: Table, box: Box, taker: int) -> None:
    """Refill the hiring space, end the round if that is impossible, and go on with the next turn."""
    begin_action(g, NO_ACTION)  # no factory modifies what comes now: goals, or the final consolidation
    g.turns += 1
    if taker < SEATS:
        g.last_turn[taker] = g.turns
    refilled = refill(g, box)
    if g.round <= box.rounds:
        if refilled and not have_all_passed(g):
            next_turn(g, taker)
        else:  # also where nobody can do anything: the book does not tell of it, and the game must go on
            g.passes = 0
            end_round(g, box)
    else:
        g.final_turns -= 1
        if g.final_turns > 0:
            next_turn(g, taker)
        else:
            end_round(g, box)


@rule
def next_turn(g: Table, taker: int) -> None:
    """Clockwise. Takatoshi's turn waits for its own step, since it may end the round again."""
    after = taker + 1 if taker + 1 < takers(g) else 0
    if after < g.seats:
        begin_turn(g, after)
    else:
        push(g, BEGIN_TURN, after, 0, 0)


@rule
def top_row(g: Table) -> int:
    """The topmost row of the queue with workers in it, or -1."""
    for line in range(5):
        for colour in range(6):
            if g.queue[line][colour]:
                return line
    return -1


@rule
def refill(g: Table, box: Box) -> bool:
    """An emptied hiring space gets all workers of the topmost filled row; without one, False (p. 8)."""
    space = g.used_space
    if space < 0 or workers_on(g, space) > 0:
        return True
    line = top_row(g)
    if line < 0:
        return False
    for colour in range(6):
        g.hiring[space][colour] = g.queue[line][colour]
        g.queue[line][colour] = 0
    return True


@rule
def end_round(g: Table, box: Box) -> None:
    """On the last space of a period: influence, then goals. After that the marker moves on."""
    last = g.round == box.rounds + box.final_rounds
    if last:
        push(g, END_OF_GAME, 0, 0, 0)
    else:
        push(g, NEXT_ROUND, 0, 0, 0)
    if g.round == box.period_end[g.period]:
        score_regions(g, box, g.period)
        if g.goals_on:
            push(g, GOAL_CHECK, 0, g.period, 0)


@rule
def next_round(g: Table, box: Box) -> None:
    """Marker forward; one worker to each space with two or fewer, then the queue; in final rounds neither."""
    if g.round == box.period_end[g.period]:
        g.period += 1
    g.round += 1
    if g.round <= box.rounds + 1:
        add_workers(g, box)
        fill_queue(g, box)
    if g.round > box.rounds:
        g.final_turns = takers(g)
    next_turn(g, g.turn)


@rule
def draw_worker(g: Table) -> int:
    """A random worker out of the bag, or -1 when it is empty."""
    colour = draw(g, DRAW_WORKER, g.bag, 6)
    if colour >= 0:
        g.bag[colour] -= 1
    return colour


@rule
def workers_on(g: Table, space: int) -> int:
    return total_of(g.hiring[space], 6)


@rule
def add_workers(g: Table, box: Box) -> None:
    """Exactly one worker to each hiring space with two or fewer."""
    for space in range(SPACES):
        if workers_on(g, space) < box.hiring_workers:
            colour = draw_worker(g)
            if colour >= 0:
                g.hiring[space][colour] += 1


@rule
def fill_queue(g: Table, box: Box) -> None:
    """The rows by seats, from the top, as far as the bag goes; a row may still be full where nobody could act."""
    for line in range(box.queue_rows[g.seats]):
        for _ in range(box.queue_width - total_of(g.queue[line], 6)):
            colour = draw_worker(g)
            if colour >= 0:
                g.queue[line][colour] += 1


# --- End of the game ----------------------------------------------------------------------------------------------
@rule
def meets_solo_goals(g: Table, box: Box) -> bool:
    for field in range(3):
        goal = g.solo_goals[field] - 1
        if goal >= 0 and goal_value(g, 0, goal) < box.solo_goal[goal]:
            return False
    return True


@rule
def begin_final_consolidation(g: Table, box: Box) -> None:
    """Everybody consolidates once more, from the seat after the active one on, then comes the final scoring (p. 19).
    Solo: all goals must be met before, else the game is lost unscored (p. 23)."""
    if g.solo:
        if not meets_solo_goals(g, box):
            end_game(g)
            return
        g.solo_won = 1
    push(g, FINAL_SCORING, 0, 0, 0)
    for turn in range(g.seats):
        push(g, FINAL_CONSOLIDATION, (g.turn - turn) % g.seats, 0, 0)  # pushed last, first to go


@rule
def final_consolidation(g: Table, box: Box, seat: int) -> None:
    """Everybody consolidates, also without workers (p. 19)."""
    consolidate(g, box, seat)
