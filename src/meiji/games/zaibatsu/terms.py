"""The names of things, in the order in which tables count them."""

from __future__ import annotations

SEATS = 4
TAKATOSHI = 4  # counts as an owner of tokens and trains after the four seats; he is no seat

COLOURS = ["white", "blue", "grey", "yellow", "red", "black"]
WHITE, BLUE, GREY, YELLOW, RED, BLACK = range(6)

GOODS = ["cotton", "paper", "bento", "lenses", "bulbs", "watches"]
COTTON, PAPER, BENTO, LENSES, BULBS, WATCHES = range(6)

ACTIONS = ["rd", "mining", "factory", "machines", "production", "ships", "trains", "markets", "contracts"]
RD_ACTION, MINING_ACTION, FACTORY_ACTION, MACHINES_ACTION, PRODUCTION_ACTION = range(5)
SHIPS_ACTION, TRAINS_ACTION, MARKETS_ACTION, CONTRACTS_ACTION = range(5, 9)
NO_ACTION = -1
ALWAYS = -2  # in place of an action: a factory whose effect lasts
MOST_ACTIVATIONS = 3

TRACKS = ["rd", "mining", "finance"]
RD, MINING, FINANCE = range(3)

PIECES = ["ships", "machines", "trains"]
SHIPS, MACHINES, TRAINS = range(3)
PIECE_SPACES = 6

OBJECTIVES = ["ships", "machines", "trains", "rd", "mining", "finance", "factories", "contracts"]
FACTORIES_OBJECTIVE, CONTRACTS_OBJECTIVE = 6, 7

GOALS = ["factories", "machines", "trains", "ships", "contracts", "rd", "mining", "finance", "tokens"]
G_FACTORIES, G_MACHINES, G_TRAINS, G_SHIPS, G_CONTRACTS, G_RD, G_MINING, G_FINANCE, G_TOKENS = range(9)

LOCATIONS = ["san-francisco", "new-york", "washington", "london", "paris", "berlin"]
REGIONS = ["1", "2", "3", "4"]  # from the left
SIDES = ["top", "right", "bottom", "left"]  # of a city
CITIES = 8

SPACES = 5  # hiring spaces
QUEUE_ROWS = 5
WORK_SPACES = 6
SLOTS = 6  # for factories, and recesses for contracts
CONTRACT_NAMES = [*COLOURS, "level-2", "level-3"]
CONTRACTS = len(CONTRACT_NAMES)
STORE = 4  # goods below a factory
TRACK_SPACES = 13
RAILS = 7
LEVELS = 3

TILES = 30
OLD_FACTORY = 30
TILE_NAMES = [f"{good}-{number}" for good in GOODS for number in range(1, 6)]

START_A = ["machine", "ship", "train", "worker", "old-factory", "goods", "coal", "discount"]
START_B = [str(n) for n in range(1, 9)]
PAIRS = 5
DEMANDS = 9

SOLO_TILES = 9
SOLO_LEVELS = ["easy", "medium", "hard"]

# Where the points of a seat come from (table.points).
POINTS = ["start", "departments", "markets", "trains", "factories", "contracts", "bonuses", "goals", "wages"]
P_START, P_DEPARTMENTS, P_MARKETS, P_TRAINS, P_FACTORIES, P_CONTRACTS, P_BONUSES, P_GOALS, P_WAGES = range(9)
P_REGIONS = 9  # and the period times four plus the region
P_OBJECTIVES = P_REGIONS + 12
P_RESOURCES = P_OBJECTIVES + 8
P_MONEY = P_RESOURCES + 1
POINT_KINDS = P_MONEY + 1

# Where an effect comes from: the kind times a hundred plus which one (table.origin, table.pool_from).
FROM_NOTHING = 0
FROM_TILE = 100  # tile * 2 + side
FROM_TRACK = 200  # track * 16 + space
FROM_GAP = 300  # gap * 8 + column
FROM_RAIL = 400  # region * 8 + space
FROM_CONTRACT = 500
FROM_START_A = 600
FROM_START_B = 700
FROM_GOAL = 800
FROM_CONSOLIDATION = 900  # colour
FROM_ACTION = 1000  # action
