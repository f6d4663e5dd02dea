"""The decisions, the steps between them, and the moves with their notation."""

from __future__ import annotations

from meiji.kernel.chance import Draws
from meiji.kernel.notation import Decisions, Moves, Steps
from meiji.kernel.table import AUTOMATIC

from .terms import (
    ACTIONS,
    CITIES,
    COLOURS,
    CONTRACT_NAMES,
    DEMANDS,
    GOALS,
    GOODS,
    LOCATIONS,
    OBJECTIVES,
    PAIRS,
    PIECES,
    RAILS,
    REGIONS,
    SIDES,
    SLOTS,
    SOLO_TILES,
    START_A,
    START_B,
    TILE_NAMES,
)

_slots = [str(slot + 1) for slot in range(SLOTS)]

# --- moves --------------------------------------------------------------------------------------------------------
MOVES = Moves()
PAIR = MOVES.verb("pair", [str(n + 1) for n in range(PAIRS)])
ACTION = MOVES.verb("action", ACTIONS)
CONSOLIDATE = MOVES.verb("consolidate")
PASS = MOVES.verb("pass")
WORKER = MOVES.verb("worker", COLOURS)
STEPS = MOVES.verb("steps", ["1", "2", "3"])
FACTORY = MOVES.verb("factory", TILE_NAMES)
MACHINE = MOVES.verb("machine", [f"{slot} {place}" for slot in _slots for place in ("free", "paid")])
PRODUCE = MOVES.verb("produce", _slots)
PRODUCE_WITHOUT_COAL = MOVES.verb("produce-without-coal", _slots)
PAY = MOVES.verb("pay", ["iron", "money"])  # 3 iron, or 5 money and 1 iron
LOCATION = MOVES.verb("location", LOCATIONS)
REGION = MOVES.verb("region", REGIONS)
RAIL = MOVES.verb("rail", [str(n + 1) for n in range(RAILS)])
MARKET = MOVES.verb("market", [f"{city + 1} {side}" for city in range(CITIES) for side in SIDES])
AMOUNT = MOVES.verb("amount", ["1", "2", "3"])
RETURN = MOVES.verb("return", SIDES)
REWARD = MOVES.verb("reward", ["bonus", "vp"])
GOOD = MOVES.verb("good", GOODS)
TAKE = MOVES.verb("take", _slots)
INVEST = MOVES.verb("invest")
CONTRACT = MOVES.verb("contract", CONTRACT_NAMES)
MODIFIER = MOVES.verb("modifier", _slots)
STOP = MOVES.verb("stop")
DEPARTMENT = MOVES.verb("department", COLOURS)
INNOVATE = MOVES.verb("innovate", ["rd", "both", "mining"])
MAY = MOVES.verb("may", ["yes", "no"])
PIECE = MOVES.verb("piece", PIECES)
STORE_GOOD = MOVES.verb("store", _slots)
LEVEL = MOVES.verb("benefit", ["none", "1", "2", "3"])
OBJECTIVE = MOVES.verb("objective", OBJECTIVES)
KEEP = MOVES.verb("keep-coal", ["0", "1", "2", "3"])
SILK = MOVES.verb("silk", [str(n) for n in range(20)])
FIRST = MOVES.verb("first", [*COLOURS, "any", "ship", "second-ship", "finance", "payment", "piece", "choice"])
FIRST_ANY, FIRST_SHIP, FIRST_SECOND_SHIP, FIRST_FINANCE, FIRST_PAYMENT, FIRST_PIECE, FIRST_CHOICE = range(
    FIRST + 6, FIRST + 13
)
OLD_SIDE = MOVES.verb("old-factory", ["cotton", "paper"])
GOAL_REWARD = MOVES.verb("goal-reward", ["1", "2", "3"])

# --- decisions ----------------------------------------------------------------------------------------------------
DECISIONS = Decisions()
CHOOSE_PAIR = DECISIONS.kind("pair")
CHOOSE_TURN = DECISIONS.kind("turn")
CHOOSE_WORKER = DECISIONS.kind("worker")  # a: action
CHOOSE_ACTIVATION = DECISIONS.kind("activation")  # a: action
CHOOSE_LOCATION = DECISIONS.kind("location")
CHOOSE_REGION = DECISIONS.kind("region")  # a: regions not allowed, b: how often the space's bonus is gained
CHOOSE_RAIL = DECISIONS.kind("rail")  # a: region, b: how often the space's bonus is gained
CHOOSE_AMOUNT = DECISIONS.kind("amount")  # a: city * 4 + side
CHOOSE_TAKE = DECISIONS.kind("take")  # a: good + 8 * how many still, b: first slot allowed
CHOOSE_RETURN = DECISIONS.kind("return")  # a: city * 4 + side just laid
CHOOSE_REWARD = DECISIONS.kind("reward")  # a: region
CHOOSE_GAIN = DECISIONS.kind("gain")
CHOOSE_MODIFIER = DECISIONS.kind("modifier")  # a: action
CHOOSE_BONUS_REGION = DECISIONS.kind("bonus-region")
CHOOSE_DEPARTMENT = DECISIONS.kind("department")  # a: colours allowed as bits
CHOOSE_INNOVATION = DECISIONS.kind("innovation")  # a: steps
CHOOSE_MAY = DECISIONS.kind("may")  # a: address of the payment
CHOOSE_PIECE = DECISIONS.kind("piece")
CHOOSE_MACHINE = DECISIONS.kind("machine")  # a: slots not allowed, as bits
CHOOSE_STORE = DECISIONS.kind("store")  # a: goods still to place, b: first slot allowed
CHOOSE_LEVEL = DECISIONS.kind("benefit")
CHOOSE_OBJECTIVE = DECISIONS.kind("objective")  # a: level
CHOOSE_KEEP = DECISIONS.kind("keep")  # a: how many coal or money may be kept
CHOOSE_SILK = DECISIONS.kind("wages")  # a: wages due
CHOOSE_FIRST = DECISIONS.kind("order")
CHOOSE_OLD_SIDE = DECISIONS.kind("old-factory")
CHOOSE_COLOUR = DECISIONS.kind("start-worker")
CHOOSE_GOAL_REWARD = DECISIONS.kind("goal-reward")  # a: period * 3 + field

# --- steps that go by themselves ----------------------------------------------------------------------------------
AUTO = Steps(AUTOMATIC)
NEXT_PAIR = AUTO.kind("next-pair")
START_BONUS = AUTO.kind("start-bonus")  # a: start tile A, b: start tile B
BEGIN_TURN = AUTO.kind("begin-turn")
END_TURN = AUTO.kind("end-turn")
EFFECTS = AUTO.kind("effects")
FOLLOW_UP = AUTO.kind("follow-up")  # a: address, b: origin
FINISH_ACTION = AUTO.kind("finish-action")
TAXES = AUTO.kind("taxes")
BOTTOM_DEPARTMENT = AUTO.kind("bottom-department")
TOP_DEPARTMENT = AUTO.kind("top-department")
PAYDAY = AUTO.kind("payday")
GOAL_CHECK = AUTO.kind("goal-check")  # a: period, b: field
NEXT_ROUND = AUTO.kind("next-round")
FINAL_CONSOLIDATION = AUTO.kind("final-consolidation")
FINAL_SCORING = AUTO.kind("final-scoring")
END_OF_GAME = AUTO.kind("end-of-game")

# --- draws --------------------------------------------------------------------------------------------------------
DRAWS = Draws()
DRAW_WORKER = DRAWS.kind("bag", COLOURS)
DRAW_DEMAND = DRAWS.kind("demand", [str(n + 1) for n in range(DEMANDS)])
DRAW_TURN = DRAWS.kind("turned", [str(n) for n in range(4)])
DRAW_TILE, *_ = [DRAWS.kind(f"{good}-tile", ["1", "2", "3", "4"]) for good in GOODS]  # and the good's number
DRAW_MODERN_TILE = DRAWS.kind("modern-tile", GOODS)
DRAW_SIDE = DRAWS.kind("side", ["A", "B"])
DRAW_START_A = DRAWS.kind("start-a", START_A)
DRAW_START_B = DRAWS.kind("start-b", START_B)
DRAW_GOAL = DRAWS.kind("goal", GOALS)
DRAW_REGION_WORKER = DRAWS.kind("region-worker", COLOURS)
DRAW_PRIORITY = DRAWS.kind("priority", COLOURS)
DRAW_SOLO_TILE = DRAWS.kind("solo-tile", [str(n + 1) for n in range(SOLO_TILES)])
DRAW_SOLO_GOAL = DRAWS.kind("solo-goal", GOALS)
