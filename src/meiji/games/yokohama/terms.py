"""The names of things, in the order in which tables count them."""

from __future__ import annotations

SEATS = 2

GOODS = ["copper", "silk", "tea", "fish"]
COPPER, SILK, TEA, FISH = range(4)

AREAS = [
    "tea-plantation",
    "fishing-grounds",
    "silk-mill",
    "copper-mine",
    "church",
    "customs",
    "chinatown",
    "bank",
    "laboratory",
    "harbour",
]
TEA_PLANTATION, FISHING_GROUNDS, SILK_MILL, COPPER_MINE, CHURCH = range(5)
CUSTOMS, CHINATOWN, BANK, LABORATORY, HARBOUR = range(5, 10)
NO_AREA = -1
STRENGTHS = 5  # the areas' tables end with "5+"

CARDS = 4  # strength cards of a seat
WAREHOUSES = 4  # of a seat, at most
EXTRAS = ["1", "2"]  # extra strength cards: +1 and +2
PLUS_1, PLUS_2 = range(2)

TECHNOLOGIES = [
    "exhibition",
    "ball",
    "station",
    "mining",
    "stock-exchange",
    "patents",
    "printing",
    "stagecoach",
    "electric-light",
    "postal-service",
    "gas-lamp",
    "telegraph",
    "language-school",
    "university",
    "tram",
    "winery",
    "telephone",
    "newspaper",
    "textile-mill",
    "brickworks",
]
T_EXHIBITION, T_BALL, T_STATION, T_MINING, T_STOCK_EXCHANGE, T_PATENTS, T_PRINTING, T_STAGECOACH = range(8)
T_ELECTRIC_LIGHT, T_POSTAL_SERVICE, T_GAS_LAMP, T_TELEGRAPH, T_LANGUAGE_SCHOOL, T_UNIVERSITY = range(8, 14)
T_TRAM, T_WINERY, T_TELEPHONE, T_NEWSPAPER, T_TEXTILE_MILL, T_BRICKWORKS = range(14, 20)

# What a technology counts at the end.
PER = ["", "once", "orders", "technologies", "warehouses", "shops", "churches", "cleared"]
PER_NOTHING, PER_ONCE, PER_ORDERS, PER_TECHNOLOGIES, PER_WAREHOUSES, PER_SHOPS, PER_CHURCHES, PER_CLEARED = range(8)

ORDERS = 36
ORDER_NAMES = [str(n + 1) for n in range(ORDERS)]
BONUSES = 16
BONUS_NAMES = [str(n + 1) for n in range(BONUSES)]
CHURCHES = 9
CHURCH_NAMES = [str(n + 1) for n in range(CHURCHES)]
OPEN_BONUSES = 3
OPEN_TECHNOLOGIES = 5
LOOKED = 5  # order cards that a seat looks at, at most

# What a seat must have to hire a foreign agent, each once in a game. Only face-down imports can be lost again.
CONDITIONS = ["imports", "orders", "technologies", "churches"]
C_IMPORTS, C_ORDERS, C_TECHNOLOGIES, C_CHURCHES = range(4)

# Kinds of payment in the church, at most one of each; an import counts once, whichever side is up.
PAYMENTS = ["copper", "silk", "tea", "fish", "import", "cleared", "yen"]
PAY_IMPORT, PAY_CLEARED, PAY_YEN = 4, 5, 6
KINDS = 6  # four goods, imports, yen

# The categories of the final scoring.
CATEGORIES = [
    "orders",
    "most-orders",
    "technologies",
    "most-production",
    "churches",
    "warehouses",
    "shops",
    "cleared",
    "imports",
    "yen",
    "goods",
]
S_ORDERS, S_MOST_ORDERS, S_TECHNOLOGIES, S_MOST_PRODUCTION, S_CHURCHES, S_WAREHOUSES = range(6)
S_SHOPS, S_CLEARED, S_IMPORTS, S_YEN, S_GOODS = range(6, 11)
