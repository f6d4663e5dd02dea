"""Free actions: fulfilling orders, hiring and using foreign agents, technologies that work at any time.

They are extra moves of the decisions in a turn: all of them before the area action, before the strength bonus, before
the second order in the harbour is paid for, and at the end; before each other payment inside an area's action all but
the use of an agent, which has an area action of its own.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .deck import remove_from_hand, show_order
from .effects import gain
from .moves import AGENT, CHOOSE_AGENT_AREA, FULFIL, HIRE, SELL_SILK
from .supply import has, has_ready
from .table import Table
from .terms import (
    C_CHURCHES,
    C_IMPORTS,
    C_ORDERS,
    C_TECHNOLOGIES,
    CONDITIONS,
    COPPER,
    FISH,
    ORDERS,
    SILK,
    T_LANGUAGE_SCHOOL,
    T_TEXTILE_MILL,
    TEA,
)

ALL_CONDITIONS = len(CONDITIONS)
NONE_MET = -1


# --- A: orders ----------------------------------------------------------------------------------------------------
@rule
def can_pay_order(g: Table, box: Box, seat: int, order: int) -> bool:
    return (
        g.goods[seat][COPPER] >= box.order_goods[order][COPPER]
        and g.goods[seat][SILK] >= box.order_goods[order][SILK]
        and g.goods[seat][TEA] >= box.order_goods[order][TEA]
        and g.goods[seat][FISH] >= box.order_goods[order][FISH]
    )


@rule
def fulfil_order(g: Table, box: Box, seat: int, order: int) -> None:
    """Lay it open, pay its goods, gain its reward; the Language school pays for each (p. 13)."""
    show_order(g, seat, order)
    remove_from_hand(g, seat, order)
    for good in range(4):
        g.goods[seat][good] -= box.order_goods[order][good]
    g.order_owner[order] = seat + 1
    g.fulfilled[seat] += 1
    if has(g, seat, T_LANGUAGE_SCHOOL):
        g.yen[seat] += box.technology_amount[T_LANGUAGE_SCHOOL]
    gain(g, box, seat, box.order_reward[order])


@rule
def veil(g: Table, box: Box, seat: int) -> None:
    """A seat that might hold an order it can pay is asked even when it cannot, so that being asked tells nothing."""
    if g.offers == 1 and g.hand_size[seat] > 0:
        for order in range(ORDERS):
            if g.order_owner[order] == 0 and can_pay_order(g, box, seat, order):
                g.veiled = 1
                return


# --- B: hiring agents ---------------------------------------------------------------------------------------------
@rule
def meets(g: Table, box: Box, seat: int, condition: int) -> bool:
    if condition == C_IMPORTS:
        return g.cleared[seat] >= box.condition[C_IMPORTS]
    if condition == C_ORDERS:
        return g.fulfilled[seat] >= box.condition[C_ORDERS]
    if condition == C_TECHNOLOGIES:
        return g.technologies[seat] >= box.condition[C_TECHNOLOGIES]
    return g.churches[seat] >= box.condition[C_CHURCHES]


@rule
def next_condition(g: Table, box: Box, seat: int) -> int:
    """A condition met and not yet used; face-down imports first, since only they can be lost."""
    if g.agent_pile == 0:
        return NONE_MET
    for condition in range(ALL_CONDITIONS):
        if g.hired[seat][condition] == 0 and meets(g, box, seat, condition):
            return condition
    return NONE_MET


@rule
def hire_agent(g: Table, box: Box, seat: int) -> None:
    """One agent for each condition in the whole game."""
    g.hired[seat][next_condition(g, box, seat)] = 1
    g.agent_pile -= 1
    g.agents[seat] += 1


# --- C: using agents ----------------------------------------------------------------------------------------------
@rule
def use_agent(g: Table, seat: int) -> None:
    """An area action of its own, in any area; the agent is spent for the rest of the game."""
    g.agents[seat] -= 1
    g.spent_agents[seat] += 1
    push(g, CHOOSE_AGENT_AREA, seat, 0, 0)


# --- D: technologies ----------------------------------------------------------------------------------------------
@rule
def can_sell_silk(g: Table, seat: int) -> bool:
    """Textile mill: once a round one silk for 2 yen (p. 13)."""
    return g.goods[seat][SILK] > 0 and has_ready(g, seat, T_TEXTILE_MILL)


@rule
def sell_silk(g: Table, box: Box, seat: int) -> None:
    g.goods[seat][SILK] -= 1
    g.yen[seat] += box.technology_amount[T_TEXTILE_MILL]
    g.technology_used[T_TEXTILE_MILL] = 1


# --- Together -----------------------------------------------------------------------------------------------------
@rule
def offer_free_but_agents(g: Table, box: Box, seat: int) -> None:
    """What may be done even inside an area's action, before a payment."""
    for i in range(g.hand_size[seat]):
        if can_pay_order(g, box, seat, g.hand[seat][i]):
            allow(g, FULFIL + g.hand[seat][i])
    if can_sell_silk(g, seat):
        allow(g, SELL_SILK)
    if next_condition(g, box, seat) != NONE_MET:
        allow(g, HIRE)


@rule
def offer_free_actions(g: Table, box: Box, seat: int) -> None:
    """All of them, between two steps."""
    offer_free_but_agents(g, box, seat)
    if g.agents[seat] > 0:
        allow(g, AGENT)


@rule
def answer_free(g: Table, box: Box, seat: int, move: int) -> None:
    if move == HIRE:
        hire_agent(g, box, seat)
    elif move == AGENT:
        use_agent(g, seat)
    elif move == SELL_SILK:
        sell_silk(g, box, seat)
    else:
        fulfil_order(g, box, seat, move - FULFIL)
