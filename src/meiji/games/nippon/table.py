"""The table of Nippon: every piece on it, in the words of the rulebook.

Money is counted in thousands of yen. Owners of influence tiles are written as 0 for nobody and seat + 1.
"""

from __future__ import annotations

from meiji.kernel.record import Grid, Row, cell, grid, row
from meiji.kernel.table import Table as KernelTable

from .terms import (
    CITIES,
    CITY_TILES,
    CONTRACTS,
    HIGHEST,
    HIGHEST_REWARD,
    POINT_KINDS,
    ROWS,
    SEATS,
    SPACES,
    TILES,
    WORKER_SPACES,
)


class Table(KernelTable):
    # Turns and the scoring track
    turn: int = cell()  # whose turn it is
    turns: int = cell("i4")  # turns taken so far
    last_turn: Row = row(SEATS, "i4")  # the number of each seat's last turn
    marker: int = cell()  # space of the scoring marker from 1 on
    final_turns: int = cell()  # turns left to the end, 0 before the golden spaces
    used_space: int = cell()  # the action space used in this turn, or -1

    # The main board
    bag: Row = row(6)
    space: Grid = grid(SPACES, 6)  # workers on each action space by colour
    rows: Grid = grid(ROWS, 6)  # workers in each row by colour
    missing: Row = row(ROWS)  # workers that the bag still owes to a row
    city_tile: Row = row(CITIES)
    city_turned: Row = row(CITIES)
    demand: Grid = grid(CITIES, 4)  # the good that each influence space asks for
    tile_owner: Grid = grid(CITIES, 4)
    tile_value: Grid = grid(CITIES, 4)
    pieces: Grid = grid(8, SEATS)  # kind * 4 + region: each seat's ships and railways in a region
    on_offer: Row = row(TILES)  # factories beside the board
    rewards: Grid = grid(HIGHEST_REWARD + 1, 3)  # reward tiles left by multiplier and bonus
    multipliers_left: int = cell()  # the extra 2x tiles

    # The player boards
    vp: Row = row(SEATS, "i4")
    yen: Row = row(SEATS)
    coal: Row = row(SEATS)
    blueprints: Row = row(SEATS)
    track: Grid = grid(SEATS, 3)  # spaces of the markers from 0 on: coal, income, technology
    built: Grid = grid(SEATS, 2)  # ships and railways taken from the board
    workers: Row = row(SEATS)
    work: Grid = grid(SEATS, WORKER_SPACES)  # colour + 1 from the left
    factory: Grid = grid(SEATS, 6)  # tile + 1 by good
    goods: Grid = grid(SEATS, 6)
    machine: Grid = grid(SEATS, 6)  # +1 or +2
    stored_machines: Row = row(SEATS)
    contracts: Grid = grid(SEATS, CONTRACTS)  # 1: fulfilled
    tiles: Grid = grid(SEATS, HIGHEST + 1)  # influence tiles in stock by value
    multiplier: Grid = grid(SEATS, 9)  # laid on each achievement space
    points: Grid = grid(SEATS, POINT_KINDS)  # where the points come from

    # What lasting synergies of factories have changed
    price: Grid = grid(SEATS, 3)  # of a ship, a railway, a machine
    ship_vp: Row = row(SEATS)
    railway_influence: Row = row(SEATS)
    coal_saved: Grid = grid(SEATS, 6)  # when this factory produces
    extra_goods: Row = row(SEATS)  # in each Production action
    unpaid_spaces: Row = row(SEATS)  # in each Technology action
    extra_spaces: Row = row(SEATS)
    extra_coal: Row = row(SEATS)  # at each consolidation
    extra_blueprints: Row = row(SEATS)
    free_colours: Row = row(SEATS)  # at wages
    stars: Grid = grid(SEATS, 3)  # on factories, by track

    # The action in progress
    times: int = cell()  # how often it was carried out
    used: int = cell()  # regions or goods used, as bits
    last_good: int = cell()  # paid for the contract being fulfilled
    region_now: int = cell()  # the one region of the Local Market, or -1
    heap: Row = row(CITY_TILES)  # city tiles still to be drawn; else empty
