"""The decisions, the steps between them, and the moves with their notation."""

from __future__ import annotations

from meiji.kernel.chance import Draws
from meiji.kernel.notation import Decisions, Moves, Steps
from meiji.kernel.table import AUTOMATIC

from .terms import (
    ACHIEVEMENTS,
    ACTIONS,
    BONUSES,
    CITIES,
    CITY_TILES,
    COLOURS,
    CONTRACTS,
    GOODS,
    HIGHEST,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    REGIONS,
    SIDES,
    TILE_NAMES,
    TRACKS,
)

_rewards = [f"{level} {bonus}" for level in range(LOWEST_REWARD, HIGHEST_REWARD + 1) for bonus in BONUSES]

# --- moves --------------------------------------------------------------------------------------------------------
MOVES = Moves()
ACTION = MOVES.verb("action", ACTIONS)
CONSOLIDATE = MOVES.verb("consolidate")
BLUEPRINTS = MOVES.verb("blueprints", TRACKS)  # three of them for one space
WORKER = MOVES.verb("worker", COLOURS)
STEPS = MOVES.verb("steps", ["1", "2", "3"])
PRODUCE = MOVES.verb("produce", GOODS)
EXTRA = MOVES.verb("extra", GOODS)
CONTRACT = MOVES.verb("contract", [str(n + 1) for n in range(CONTRACTS)])
GOOD = MOVES.verb("good", GOODS)
FACTORY = MOVES.verb("factory", TILE_NAMES)
REGION = MOVES.verb("region", REGIONS)
MACHINE = MOVES.verb("machine", GOODS)  # installs one in this factory, or upgrades the one there
STORE = MOVES.verb("store-machine")
MARKET = MOVES.verb("market", [f"{city + 1} {side}" for city in range(CITIES) for side in SIDES])
AMOUNT = MOVES.verb("amount", ["1", "2", "3"])
INFLUENCE = MOVES.verb("influence", [str(value) for value in range(1, HIGHEST + 1)])
RETURN = MOVES.verb("return", SIDES)
REWARD = MOVES.verb("reward", _rewards)
ACHIEVEMENT = MOVES.verb("achievement", ACHIEVEMENTS)
STOP = MOVES.verb("stop")

# --- decisions ----------------------------------------------------------------------------------------------------
DECISIONS = Decisions()
CHOOSE_TURN = DECISIONS.kind("turn")
CHOOSE_WORKER = DECISIONS.kind("worker")  # a: action
CHOOSE_STEPS = DECISIONS.kind("steps")  # a: track
CHOOSE_PRODUCTION = DECISIONS.kind("production")
CHOOSE_EXTRA = DECISIONS.kind("extra-good")
CHOOSE_CONTRACT = DECISIONS.kind("contract")
CHOOSE_GOOD = DECISIONS.kind("contract-good")  # a: contract, b: cube
CHOOSE_FACTORY = DECISIONS.kind("factory")
CHOOSE_REGION = DECISIONS.kind("region")  # a: ships or railways, b: 1 when it is a gift of a factory
CHOOSE_MACHINE = DECISIONS.kind("machine")
CHOOSE_MARKET = DECISIONS.kind("market")
CHOOSE_AMOUNT = DECISIONS.kind("amount")  # a: city * 4 + side
CHOOSE_INFLUENCE = DECISIONS.kind("influence")  # a: city * 4 + side, b: goods delivered
CHOOSE_RETURN = DECISIONS.kind("return")  # a: city * 4 + side of the tile just placed
CHOOSE_REWARD = DECISIONS.kind("reward")
CHOOSE_ACHIEVEMENT = DECISIONS.kind("achievement")  # a: multiplier
CHOOSE_LAST_STEPS = DECISIONS.kind("last-blueprints")

# --- steps that go by themselves ----------------------------------------------------------------------------------
AUTO = Steps(AUTOMATIC)
END_TURN = AUTO.kind("end-turn")  # a: 1 when the last blueprints were asked for
WAGES = AUTO.kind("wages")

# --- draws --------------------------------------------------------------------------------------------------------
DRAWS = Draws()
DRAW_WORKER = DRAWS.kind("bag", COLOURS)
DRAW_CITY = DRAWS.kind("city", [str(n + 1) for n in range(CITY_TILES)])
DRAW_TURN = DRAWS.kind("turned", [str(n) for n in range(4)])
DRAW_REMOVED = DRAWS.kind("removed", BONUSES)
