"""The tracks for coal, income and technology (p. 2), and the blueprints that move their markers (p. 4)."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from .box import Box
from .moves import BLUEPRINTS
from .table import Table
from .terms import TECHNOLOGY


@rule
def at_top(g: Table, box: Box, seat: int, track: int) -> bool:
    return g.track[seat][track] >= box.track_top[track]


@rule
def space_after(g: Table, box: Box, seat: int, track: int, spaces: int) -> int:
    """Where a marker stands so many spaces further up; nothing moves past the top."""
    return min(box.track_top[track], g.track[seat][track] + spaces)


@rule
def advance(g: Table, box: Box, seat: int, track: int, spaces: int) -> None:
    g.track[seat][track] = space_after(g, box, seat, track, spaces)


@rule
def track_value(g: Table, box: Box, seat: int, track: int) -> int:
    """The number that the marker has reached or passed."""
    return box.track_value[track][g.track[seat][track]]


@rule
def technology(g: Table, box: Box, seat: int) -> int:
    return track_value(g, box, seat, TECHNOLOGY)


@rule
def has_blueprints(g: Table, box: Box, seat: int) -> bool:
    """Enough for a space."""
    return g.blueprints[seat] >= box.blueprints_for_a_space


@rule
def offer_blueprints(g: Table, box: Box, seat: int) -> None:
    """Three blueprints for one space on a track that is not at its top."""
    if has_blueprints(g, box, seat):
        for track in range(3):
            if not at_top(g, box, seat, track):
                allow(g, BLUEPRINTS + track)


@rule
def spend_blueprints(g: Table, box: Box, seat: int, track: int) -> None:
    g.blueprints[seat] -= box.blueprints_for_a_space
    advance(g, box, seat, track, 1)
