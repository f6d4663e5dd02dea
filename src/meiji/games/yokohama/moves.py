"""The decisions, the steps between them, and the moves with their notation."""

from __future__ import annotations

from meiji.kernel.chance import Draws
from meiji.kernel.notation import Decisions, Moves, Steps
from meiji.kernel.table import AUTOMATIC

from .terms import (
    AREAS,
    BONUS_NAMES,
    CARDS,
    CHURCH_NAMES,
    EXTRAS,
    GOODS,
    ORDER_NAMES,
    PAYMENTS,
    TECHNOLOGIES,
)

_cards = [str(card + 1) for card in range(CARDS)]

# --- moves --------------------------------------------------------------------------------------------------------
MOVES = Moves()
AREA = MOVES.verb("area", AREAS)
ENTER = MOVES.verb("enter", ["station", "stagecoach", "tram"])  # how a used area may be chosen
BY_STATION, BY_STAGECOACH, BY_TRAM = range(3)
CARD = MOVES.verb("card", _cards)
TELEPHONE = MOVES.verb("telephone")
EXTRA = MOVES.verb("extra", ["none", *EXTRAS])
TAKE_CHURCH = MOVES.verb("church", CHURCH_NAMES)
TAKE_TECHNOLOGY = MOVES.verb("technology", TECHNOLOGIES)
LEAVE = MOVES.verb("leave")  # take no card
PAY = MOVES.verb("pay", PAYMENTS)
STATION = MOVES.verb("station", AREAS)
FLIP = MOVES.verb("flip", [str(n) for n in range(5)])
BUY = MOVES.verb("buy", [*GOODS, "import"])
SELL = MOVES.verb("sell", GOODS)
STOP = MOVES.verb("stop")
KEEP = MOVES.verb("keep", ORDER_NAMES)
ANOTHER = MOVES.verb("another", ["yen", "import", "cleared"])  # what pays for the second order
UNDER = MOVES.verb("under", ORDER_NAMES)
TAKE_BONUS = MOVES.verb("bonus", BONUS_NAMES)
BUILD_SHOP = MOVES.verb("build", ["shop", "warehouse"])
BUILD_WAREHOUSE = BUILD_SHOP + 1
FULFIL = MOVES.verb("fulfil", ORDER_NAMES)
HIRE = MOVES.verb("hire")
AGENT = MOVES.verb("agent")
SELL_SILK = MOVES.verb("textile-mill")
END = MOVES.verb("end")
RETURN = MOVES.verb("return", EXTRAS)
UPGRADE = MOVES.verb("upgrade", ["none", *_cards])

# --- decisions ----------------------------------------------------------------------------------------------------
DECISIONS = Decisions()
CHOOSE_TURN = DECISIONS.kind("turn")
CHOOSE_AGENT_AREA = DECISIONS.kind("agent-area")
CHOOSE_ENTRANCE = DECISIONS.kind("entrance")  # a: area
CHOOSE_CARD = DECISIONS.kind("card")  # a: area
CHOOSE_EXTRA = DECISIONS.kind("extra")  # a: area (and AGENTS), b: strength so far
CHOOSE_CHURCH = DECISIONS.kind("church")  # a: faith, b: kinds paid, a bit each
CHOOSE_FAITH_PAYMENT = DECISIONS.kind("faith-payment")  # a: card * 16 + still to pay, b: kinds paid * 8 + first kind
CHOOSE_TECHNOLOGY = DECISIONS.kind("technology")  # a: production
CHOOSE_TECHNOLOGY_PAYMENT = DECISIONS.kind("technology-payment")  # a: as for faith, b: production * 4 + first kind
CHOOSE_STATION = DECISIONS.kind("station")
CHOOSE_FLIP = DECISIONS.kind("flip")  # a: at most so many
CHOOSE_EXCHANGE = DECISIONS.kind("exchange")  # a: exchanges left
CHOOSE_KEEP = DECISIONS.kind("keep")
CHOOSE_ANOTHER = DECISIONS.kind("another")
CHOOSE_UNDER = DECISIONS.kind("under")
CHOOSE_START_ORDER = DECISIONS.kind("start-order")
CHOOSE_BONUS = DECISIONS.kind("bonus")  # a: strength
CHOOSE_AFTER = DECISIONS.kind("after")  # a: area in which a building may be built, or NO_AREA
CHOOSE_AGENT_BUILDING = DECISIONS.kind("agent-building")  # a: area
CHOOSE_RETURN = DECISIONS.kind("return")
CHOOSE_UPGRADE = DECISIONS.kind("upgrade")

AGENTS = 16  # added to an area that an agent acts in

# --- steps that go by themselves ----------------------------------------------------------------------------------
AUTO = Steps(AUTOMATIC)
BEGIN_TURN = AUTO.kind("begin-turn")
EFFECTS = AUTO.kind("effects")  # a: address
REFILL = AUTO.kind("refill")
NEXT_ROUND = AUTO.kind("next-round")

# --- draws --------------------------------------------------------------------------------------------------------
DRAWS = Draws()
DRAW_ORDER = DRAWS.kind("order-0", ORDER_NAMES)  # by the seat that draws: only that seat sees the card
DRAW_ORDER_1 = DRAWS.kind("order-1", ORDER_NAMES)
DRAW_BONUS = DRAWS.kind("bonus", BONUS_NAMES)
DRAW_TECHNOLOGY = DRAWS.kind("technology", TECHNOLOGIES)
DRAW_CHURCH = DRAWS.kind("church", CHURCH_NAMES)
