"""Ships (p. 12): to up to three different locations of the Iwakura mission, for an expert and an upgrade."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow

from ..box import Box
from ..moves import LOCATION
from ..table import Table
from ..terms import LOCATIONS, PIECE_SPACES, SHIPS, WORK_SPACES
from ..tracks import take_piece

ALL_LOCATIONS = len(LOCATIONS)


@rule
def ships_there(g: Table, location: int) -> int:
    total = 0
    for seat in range(g.seats):
        total += g.ships_at[location][seat]
    return total


@rule
def has_ship_space(g: Table, box: Box, location: int) -> bool:
    return ships_there(g, location) < box.ship_limit[g.seats]


@rule
def has_ship(g: Table, seat: int) -> bool:
    """A ship is left on the board."""
    return g.built[seat][SHIPS] < PIECE_SPACES


@rule
def is_open_location(g: Table, box: Box, location: int) -> bool:
    """Its expert is there and a ship space is left: 2, 3 or 4 by seats."""
    return g.expert_with[location] == 0 and has_ship_space(g, box, location)


@rule
def can_send_ship(g: Table, box: Box, seat: int, work_spaces: int) -> bool:
    """A ship is left, so many work spaces are empty, and some location is open."""
    if not has_ship(g, seat) or WORK_SPACES - g.workers[seat] < work_spaces:
        return False
    for location in range(ALL_LOCATIONS):
        if is_open_location(g, box, location):
            return True
    return False


@rule
def offer_locations(g: Table, box: Box, seat: int) -> None:
    """Locations are different within an action of themselves: the expert of one just visited is gone."""
    if can_send_ship(g, box, seat, 1):
        for location in range(ALL_LOCATIONS):
            if is_open_location(g, box, location):
                allow(g, LOCATION + location)


@rule
def brings_upgrade(g: Table, box: Box, seat: int, location: int) -> bool:
    """The department of its colour is not upgraded yet, and a token is left there."""
    return not g.upgraded[seat][box.location_colour[location]] and g.upgrades_left[location] > 0


@rule
def send_ship(g: Table, box: Box, seat: int, location: int) -> None:
    """Ship, expert and upgrade are one effect; the bonus between the rows comes after it."""
    colour = box.location_colour[location]
    g.ships_at[location][seat] += 1
    g.expert_with[location] = seat + 1
    employ(g, seat, colour, 1)
    g.last_colour = colour
    if brings_upgrade(g, box, seat, location):
        g.upgraded[seat][colour] = 1
        g.upgrades_left[location] -= 1
    take_piece(g, box, seat, SHIPS)


@rule
def employ(g: Table, seat: int, colour: int, expert: int) -> None:
    """A worker or expert onto the lowest empty work space."""
    space = g.workers[seat]
    g.work[seat][space] = colour + 1
    g.work_expert[seat][space] = expert
    g.workers[seat] += 1
