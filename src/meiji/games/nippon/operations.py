"""The operations that cardboard can ask for, and their words in box.toml. "#" stands for a number."""

from __future__ import annotations

from meiji.kernel.box import Operation

from .terms import COAL, INCOME, RAILWAYS, SHIPS, TECHNOLOGY

MACHINES = 2  # after ships and railways, where prices are counted

(
    END,
    GAIN_YEN,
    GAIN_COAL,
    GAIN_BLUEPRINTS,
    GAIN_VP,
    ADVANCE,  # track, spaces
    FREE_PIECE,  # ship or railway
    MACHINE_HERE,
    PRICE,  # of a ship, a railway, a machine
    SHIP_VP,
    RAILWAY_INFLUENCE,
    COAL_SAVED,
    EXTRA_GOODS,
    UNPAID_SPACES,
    EXTRA_SPACES,
    EXTRA_COAL,
    EXTRA_BLUEPRINTS,
    FREE_COLOURS,
    STARS,  # track, stars
) = range(19)

GAINS = frozenset({GAIN_YEN, GAIN_COAL, GAIN_BLUEPRINTS, GAIN_VP, ADVANCE})
LASTING = frozenset(range(PRICE, STARS + 1))
SYNERGIES = GAINS | LASTING | {FREE_PIECE, MACHINE_HERE}  # of factories

OPERATIONS: dict[str, Operation] = {
    "gain yen #": (GAIN_YEN, "#"),
    "gain coal #": (GAIN_COAL, "#"),
    "gain blueprints #": (GAIN_BLUEPRINTS, "#"),
    "gain vp #": (GAIN_VP, "#"),
    "advance coal #": (ADVANCE, COAL, "#"),
    "advance income #": (ADVANCE, INCOME, "#"),
    "advance technology #": (ADVANCE, TECHNOLOGY, "#"),
    "free ship": (FREE_PIECE, SHIPS),
    "free railway": (FREE_PIECE, RAILWAYS),
    "machine here": (MACHINE_HERE,),
    "ships cost #": (PRICE, SHIPS, "#"),
    "railways cost #": (PRICE, RAILWAYS, "#"),
    "machines cost #": (PRICE, MACHINES, "#"),
    "ships score #": (SHIP_VP, "#"),
    "railways count #": (RAILWAY_INFLUENCE, "#"),
    "coal saved here #": (COAL_SAVED, "#"),
    "extra goods at production #": (EXTRA_GOODS, "#"),
    "unpaid spaces at technology #": (UNPAID_SPACES, "#"),
    "extra spaces at technology #": (EXTRA_SPACES, "#"),
    "extra coal at consolidation #": (EXTRA_COAL, "#"),
    "blueprints at consolidation #": (EXTRA_BLUEPRINTS, "#"),
    "colours free at wages #": (FREE_COLOURS, "#"),
    "coal stars #": (STARS, COAL, "#"),
    "technology stars #": (STARS, TECHNOLOGY, "#"),
}

MAXIMUM_EFFECTS = 3

# The largest number that an operation can take, where prices or pieces set a limit.
LIMITS = {UNPAID_SPACES: 3, EXTRA_GOODS: 4, STARS: 5, FREE_COLOURS: 6}
