"""What a seat observes of Nippon: everything lies open, so it is the table as this seat sees it."""

from __future__ import annotations

from meiji.kernel.observation import Observation, a_seat, columns, number, of_seats, owners

from .table import Table
from .terms import SEATS

OBSERVATION = Observation(
    Table,
    [
        a_seat("turn", SEATS, "whose turn it is"),
        number("marker", 0, 40, "space of the scoring marker"),
        number("final_turns", 0, 12, "turns left to the end, 0 before the golden spaces"),
        number("used_space", -1, 5, "the action space used in this turn, -1: none"),
        number("bag", 0, 30, "workers in the bag by colour"),
        number("space", 0, 9, "workers on each action space by colour"),
        number("rows", 0, 9, "workers in each row by colour"),
        number("missing", 0, 9, "workers that the bag still owes to a row"),
        number("demand", 0, 6, "the good that each influence space asks for"),
        owners("tile_owner", SEATS, "owner of the influence tile on each space"),
        number("tile_value", 0, 9, "its value"),
        columns("pieces", 0, 9, "ships in the four regions, then railways, of each seat"),
        number("on_offer", 0, 2, "factories beside the board"),
        number("rewards", 0, 20, "reward tiles left by multiplier and bonus"),
        number("multipliers_left", 0, 20, "extra 2x tiles left"),
        number("times", 0, 3, "how often the action in progress was carried out"),
        number("used", 0, 255, "regions or goods used in it, as bits"),
        number("region_now", -1, 3, "the one region of the Local Market, -1: none"),
        *of_seats(
            number("vp", -500, 1000, "victory points"),
            number("yen", -100, 2000, "thousands of yen"),
            number("coal", 0, 500, "coal"),
            number("blueprints", 0, 500, "blueprints"),
            number("track", 0, 30, "spaces of the markers: coal, income, technology"),
            number("built", 0, 8, "ships and railways taken from the board"),
            number("workers", 0, 6, "workers on the board"),
            number("work", 0, 6, "colour + 1 of each worker from the left"),
            number("factory", 0, 24, "factory tile + 1 by good"),
            number("goods", 0, 9, "goods by kind"),
            number("machine", 0, 9, "machines by good"),
            number("stored_machines", 0, 20, "machines in front of the seat"),
            number("contracts", 0, 1, "contracts fulfilled"),
            number("tiles", 0, 9, "influence tiles in stock by value"),
            number("multiplier", 0, 20, "multipliers laid on the achievements"),
            number("price", 0, 20, "price of a ship, a railway, a machine"),
            number("ship_vp", 0, 20, "points for a ship"),
            number("railway_influence", 0, 20, "influence of a railway"),
            number("coal_saved", 0, 20, "coal saved in each factory's production"),
            number("extra_goods", 0, 20, "more goods in each Production"),
            number("unpaid_spaces", 0, 20, "spaces not paid in each Technology"),
            number("extra_spaces", 0, 20, "more spaces in each Technology"),
            number("extra_coal", 0, 20, "more coal at each consolidation"),
            number("extra_blueprints", 0, 20, "more blueprints at each consolidation"),
            number("free_colours", 0, 6, "colours not paid at wages"),
            number("stars", 0, 9, "stars on factories by track"),
        ),
    ],
)
