"""The table of Nippon: Zaibatsu: every piece on it, in the words of the rulebook.

Owners of tokens, trains and experts are written as 0 for nobody and seat + 1; Takatoshi counts as seat 4.
"""

from __future__ import annotations

from meiji.kernel.record import Grid, Row, cell, grid, row
from meiji.kernel.table import Table as KernelTable

from .terms import (
    CITIES,
    CONTRACTS,
    LEVELS,
    PAIRS,
    POINT_KINDS,
    QUEUE_ROWS,
    RAILS,
    SEATS,
    SLOTS,
    SOLO_TILES,
    SPACES,
    TILES,
    WORK_SPACES,
)

POOL = 16
HEAP = 9


class Table(KernelTable):
    # Options
    sides: int = cell()  # 0: A, 1: B, 2: random
    modern: int = cell()  # module Modern Factories
    goals_on: int = cell()  # module Goals
    solo: int = cell()  # 0: no, 1 easy, 2 medium, 3 hard

    # Rounds and turns
    round: int = cell()  # 1 to 5, then the three final rounds 6 to 8
    period: int = cell()  # 0, 1, 2
    turn: int = cell()  # whose turn it is (in the solo game 1 is Takatoshi)
    turns: int = cell()  # turns taken so far
    last_turn: Row = row(SEATS)  # the number of each seat's last turn
    final_turns: int = cell()  # turns left in the running final round
    passes: int = cell()  # turns in a row in which nothing could be done
    used_space: int = cell()  # the hiring space used in this turn, or -1

    # The main board
    bag: Row = row(6)
    hiring: Grid = grid(SPACES, 6)  # workers on each hiring space by colour
    queue: Grid = grid(QUEUE_ROWS, 6)  # workers in each row by colour
    demand_tile: Row = row(CITIES)
    demand_turned: Row = row(CITIES)
    demand: Grid = grid(CITIES, 4)  # the good that each influence space asks for
    token_owner: Grid = grid(CITIES, 4)
    token_value: Grid = grid(CITIES, 4)
    rails: Grid = grid(4, RAILS)  # the owner of the train on each space
    ships_at: Grid = grid(6, SEATS)  # each seat's ships at a location
    expert_with: Row = row(6)  # 0: at its location
    upgrades_left: Row = row(6)
    display: Row = row(TILES)  # 0: not on offer, 1: side A, 2: side B
    side_of: Row = row(TILES + 1)
    pairs: int = cell()
    pair_a: Row = row(PAIRS)
    pair_b: Row = row(PAIRS)
    pair_owner: Row = row(PAIRS)
    goals: Grid = grid(3, 3)  # goal + 1 on each field of each period

    # The Zaibatsu boards
    vp: Row = row(SEATS, "i4")
    money: Row = row(SEATS)
    coal: Row = row(SEATS)
    kept_coal: Row = row(SEATS)  # coal on tiles, not taxed
    silk: Row = row(SEATS)
    iron: Row = row(SEATS)
    track: Grid = grid(SEATS, 3)  # spaces of the markers: R&D, mining, finance
    built: Grid = grid(SEATS, 3)  # ships, machines and trains taken from the board
    upgraded: Grid = grid(SEATS, 6)
    workers: Row = row(SEATS)  # in the work area
    work: Grid = grid(SEATS, WORK_SPACES)  # colour + 1 from the bottom
    work_expert: Grid = grid(SEATS, WORK_SPACES)
    factories: Row = row(SEATS)
    factory: Grid = grid(SEATS, SLOTS)  # tile + 1
    factory_good: Grid = grid(SEATS, SLOTS)
    goods: Grid = grid(SEATS, SLOTS)
    machines: Grid = grid(SEATS, SLOTS)  # bit 1: the free place, bit 2: the paid place
    concluded: Row = row(SEATS)
    contracts: Grid = grid(SEATS, CONTRACTS)  # 0: available, else the recess from 1 on
    tokens: Grid = grid(SEATS, 8)  # available, by value
    flag: Grid = grid(SEATS, 8)  # not yet available, by value
    benefit: Grid = grid(SEATS, LEVELS + 1)  # tokens left, by level
    objective: Grid = grid(SEATS, 8)  # level of the token on each field
    start_a: Row = row(SEATS)  # start tile A + 1
    start_b: Row = row(SEATS)
    stored_machine: Row = row(SEATS)
    stored_goods: Row = row(SEATS)
    discount: Row = row(SEATS)
    points: Grid = grid(SEATS, POINT_KINDS)  # where the points come from

    # The action in progress
    action: int = cell()
    hired: int = cell()  # colour of the worker
    activations: int = cell()
    used: int = cell()  # regions, locations, factories or goods used in this action, as bits
    region_now: int = cell()  # the one region of Local Markets, or -1
    modifier: int = cell()  # 1 when a factory has modified this action
    contracts_now: int = cell()
    last_region: int = cell()
    last_slot: int = cell()
    last_colour: int = cell()  # of the expert that came last
    amount: int = cell()  # goods being paid
    laid: int = cell()  # value of the token being laid

    # Effects waiting to be carried out: addresses in the box's program, and where they come from
    pool_size: int = cell()
    pool: Row = row(POOL)
    pool_from: Row = row(POOL)
    origin: int = cell()  # of the effect now being carried out

    heap: Row = row(HEAP)  # what is left to draw from while tiles or colours are drawn; else empty

    # The solo game
    priority: Row = row(6)  # colours from the left
    region_worker: Row = row(4)  # colour in each region
    solo_stack: Row = row(SOLO_TILES)  # 1: still in the stack
    solo_tile: int = cell()  # the tile turned up last, + 1
    solo_trains: int = cell()  # left
    solo_used: Row = row(3)  # tokens taken from each row
    solo_goals: Row = row(3)  # goal + 1
    solo_won: int = cell()
