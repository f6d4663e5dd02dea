"""Setting the table up (p. 2 to 4). Seat 0 is the start seat."""

from __future__ import annotations

from meiji.kernel.chance import draw, draw_even
from meiji.kernel.rules import rule

from .box import Box
from .moves import DRAW_CITY, DRAW_REMOVED, DRAW_TURN
from .supply import score_points
from .table import Table
from .terms import CITIES, CITY_TILES, HIGHEST, HIGHEST_REWARD, LOWEST_REWARD, P_START, TILES
from .turn import begin_turn
from .workers import fill_rows, fill_spaces


@rule
def deal(g: Table, box: Box) -> None:
    g.marker = 1
    g.region_now = g.last_good = -1
    for seat in range(g.seats):
        set_up_board(g, box, seat)
    for tile in range(TILES):
        g.on_offer[tile] = 1
    sort_rewards(g, box)
    lay_city_tiles(g, box)
    place_workers(g, box)
    begin_turn(g, 0)


@rule
def set_up_board(g: Table, box: Box, seat: int) -> None:
    """Points by turn order, budget, a blueprint, influence tiles; all markers at the bottom, all contracts open."""
    score_points(g, seat, box.start_vp[seat], P_START)
    g.yen[seat] = box.start_yen
    g.coal[seat] = box.start_coal
    g.blueprints[seat] = box.start_blueprints
    for value in range(1, HIGHEST + 1):
        g.tiles[seat][value] = box.tiles[value]
    for thing in range(3):
        g.price[seat][thing] = box.price[thing]
    g.ship_vp[seat] = box.ship_vp
    g.railway_influence[seat] = box.railway_influence


@rule
def sort_rewards(g: Table, box: Box) -> None:
    """Stacks by multiplier; with fewer seats random tiles of each leave the game; then by bonus."""
    g.multipliers_left = box.extra_multipliers
    for multiplier in range(LOWEST_REWARD, HIGHEST_REWARD + 1):
        for bonus in range(3):
            g.rewards[multiplier][bonus] = box.reward_each
        for _ in range(box.reward_removed[g.seats]):
            g.rewards[multiplier][draw(g, DRAW_REMOVED, g.rewards[multiplier], 3)] -= 1


@rule
def demand_of(box: Box, tile: int, turned: int, side: int) -> int:
    """The good that a city tile asks for at this side."""
    return box.demand[tile][(side + turned) % 4]


@rule
def lay_city_tiles(g: Table, box: Box) -> None:
    """A random tile, randomly turned, on each of the eight cities; one goes back into the box."""
    for tile in range(CITY_TILES):
        g.heap[tile] = 1
    for city in range(CITIES):
        tile = draw(g, DRAW_CITY, g.heap, CITY_TILES)
        g.heap[tile] = 0
        turned = draw_even(g, DRAW_TURN, 4)
        g.city_tile[city] = tile
        g.city_turned[city] = turned
        for side in range(4):
            g.demand[city][side] = demand_of(box, tile, turned, side)
    for tile in range(CITY_TILES):
        g.heap[tile] = 0


@rule
def workers_in_play(g: Table, box: Box) -> int:
    """Of each colour; with fewer seats some stay in the box."""
    return box.workers_each - box.workers_removed[g.seats]


@rule
def place_workers(g: Table, box: Box) -> None:
    """The bag by seats, then the action spaces, then the rows."""
    for colour in range(6):
        g.bag[colour] = workers_in_play(g, box)
    fill_spaces(g, box)
    fill_rows(g, box)
