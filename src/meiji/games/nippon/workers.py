"""Workers from the bag to the action spaces and rows (p. 4, 5)."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule

from .box import Box
from .moves import DRAW_WORKER
from .table import Table
from .terms import ROWS, SPACES


@rule
def draw_worker(g: Table) -> int:
    """A random worker out of the bag, or -1 when it is empty."""
    colour = draw(g, DRAW_WORKER, g.bag, 6)
    if colour >= 0:
        g.bag[colour] -= 1
    return colour


@rule
def workers_of(counts: list[int]) -> int:
    total = 0
    for colour in range(6):
        total += counts[colour]
    return total


@rule
def fill_spaces(g: Table, box: Box) -> None:
    """Every action space gets as many workers as it lacks."""
    for space in range(SPACES):
        for _ in range(box.space_workers - workers_of(g.space[space])):
            colour = draw_worker(g)
            if colour >= 0:
                g.space[space][colour] += 1


@rule
def fill_rows(g: Table, box: Box) -> None:
    """All rows in use, from the top; what the bag cannot give stays owed."""
    for line in range(box.rows[g.seats]):
        g.missing[line] = box.row_workers[g.seats]
    fill_missing(g)


@rule
def fill_missing(g: Table) -> None:
    """Go on filling the rows as far as the bag goes."""
    for line in range(ROWS):
        while g.missing[line] > 0:
            colour = draw_worker(g)
            if colour < 0:
                return
            g.rows[line][colour] += 1
            g.missing[line] -= 1


@rule
def top_row(g: Table) -> int:
    """The topmost row with workers in it, or -1."""
    for line in range(ROWS):
        if workers_of(g.rows[line]) > 0:
            return line
    return -1


@rule
def move_row(g: Table, line: int, space: int) -> None:
    """All workers of the row onto the empty action space; a row that is used up is owed nothing any more."""
    for colour in range(6):
        g.space[space][colour] = g.rows[line][colour]
        g.rows[line][colour] = 0
    g.missing[line] = 0
