"""The names of things, in the order in which tables count them."""

from __future__ import annotations

SEATS = 4
SEAT_COLOURS = ["yellow", "red", "violet", "blue"]

COLOURS = ["white", "blue", "grey", "yellow", "red", "black"]  # of workers

GOODS = ["silk", "paper", "bento", "lenses", "bulbs", "clocks"]
SILK, PAPER, BENTO, LENSES, BULBS, CLOCKS = range(6)

ACTIONS = ["technology", "production", "export", "invest", "mining", "ships", "machines", "railways", "market"]
TECHNOLOGY_ACTION, PRODUCTION_ACTION, EXPORT_ACTION, INVEST_ACTION, MINING_ACTION = range(5)
SHIPS_ACTION, MACHINES_ACTION, RAILWAYS_ACTION, MARKET_ACTION = range(5, 9)
MOST_TIMES = 3  # an action is carried out once to three times

TRACKS = ["coal", "income", "technology"]
COAL, INCOME, TECHNOLOGY = range(3)
TRACK_SPACES = 20  # at most

PIECES = ["ships", "railways"]
SHIPS, RAILWAYS = range(2)
PIECE_SPACES = 6

REGIONS = ["1", "2", "3", "4"]  # from west to east
SIDES = ["top", "right", "bottom", "left"]  # of a city
CITIES = 8
CITY_TILES = 9

SPACES = 5  # action spaces
ROWS = 5  # of workers
WORKER_SPACES = 6
CONTRACTS = 8
CUBES = 3  # on a contract, at most
HIGHEST = 7  # value of an influence tile

TILES = 24
TILE_NAMES = [f"{good}-{number}" for good in GOODS for number in range(1, 5)]

BONUSES = ["yen", "coal", "blueprints"]  # of reward tiles
LOWEST_REWARD, HIGHEST_REWARD = 2, 5  # their multipliers

ACHIEVEMENTS = ["yen", "ships", "railways", "regions", "machines", "factories", "coal", "technology", "contracts"]
YEN_A, SHIPS_A, RAILWAYS_A, REGIONS_A, MACHINES_A, FACTORIES_A, COAL_A, TECHNOLOGY_A, CONTRACTS_A = range(9)

SCORINGS = 3

YEN = 1000  # the table counts money in thousands of yen

# Where the points of a seat come from (table.points).
POINTS = ["start", "contracts", "market", "synergies", "rewards", "wages"]
P_START, P_CONTRACTS, P_MARKET, P_SYNERGIES, P_REWARDS, P_WAGES = range(6)
P_REGIONS = 6  # and the scoring times four plus the region
P_SHIPS = P_REGIONS + 4 * SCORINGS  # likewise
P_ACHIEVEMENTS = P_SHIPS + 4 * SCORINGS
POINT_KINDS = P_ACHIEVEMENTS + 9
