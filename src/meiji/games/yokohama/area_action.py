"""Acting in an area, with a strength card or as a foreign agent: strength, extra cards, what the area gives."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .areas.chinatown import visit_chinatown
from .areas.church import visit_church
from .areas.customs import visit_customs
from .areas.harbour import visit_harbour
from .areas.laboratory import visit_laboratory
from .box import Box
from .free import answer_free, offer_free_but_agents, veil
from .moves import AGENTS, AREA, CHOOSE_AFTER, CHOOSE_AGENT_BUILDING, CHOOSE_BONUS, CHOOSE_EXTRA, EXTRA, TELEPHONE
from .supply import gain_goods, has, has_ready, return_extra
from .table import Table
from .terms import (
    AREAS,
    BANK,
    CHINATOWN,
    CHURCH,
    COPPER,
    COPPER_MINE,
    CUSTOMS,
    EXTRAS,
    FISH,
    FISHING_GROUNDS,
    HARBOUR,
    LABORATORY,
    NO_AREA,
    PLUS_1,
    PLUS_2,
    SILK,
    SILK_MILL,
    STRENGTHS,
    T_TELEGRAPH,
    T_TELEPHONE,
    TEA,
    TEA_PLANTATION,
)

ALL_AREAS = len(AREAS)
BOTH_EXTRAS = len(EXTRAS)


@rule
def strength_of_place(g: Table, box: Box, seat: int, area: int) -> int:
    """Own buildings and the station add strength."""
    strength = 0
    if g.warehouse[area] == seat + 1:
        strength += box.warehouse_strength
    if g.shop[seat][area]:
        strength += box.shop_strength
    if g.station == area + 1:
        strength += box.station_strength
    return strength


@rule
def act_in(g: Table, box: Box, seat: int, area: int, strength: int, agent: int) -> None:
    """The owner of a warehouse there gains 1 yen, whoever acts; then extra cards may add to the strength."""
    if g.warehouse[area] > 0:
        g.yen[g.warehouse[area] - 1] += box.warehouse_yen
    push(g, CHOOSE_EXTRA, seat, area + agent * AGENTS, strength + strength_of_place(g, box, seat, area))


@rule
def offer_agent_areas(g: Table) -> None:
    """Any area, used or not (p. 8); the harbour only when no cards of another visit there are still in hand."""
    for area in range(ALL_AREAS):
        if area != HARBOUR or g.looking == 0:
            allow(g, AREA + area)


@rule
def offer_extras(g: Table, box: Box, seat: int) -> None:
    """At most one extra card; the Telephone adds strength for 1 yen once a round (p. 13), after free actions or not."""
    telephone = has_ready(g, seat, T_TELEPHONE)
    if telephone and g.yen[seat] >= box.technology_yen[T_TELEPHONE]:
        allow(g, TELEPHONE)
    allow(g, EXTRA)
    if g.extra[seat][PLUS_1] > 0:
        allow(g, EXTRA + 1)
    if g.extra[seat][PLUS_2] > 0:
        allow(g, EXTRA + 2)
    if telephone:
        offer_free_but_agents(g, box, seat)
        veil(g, box, seat)


@rule
def strength_of_extra(g: Table, box: Box, seat: int, card: int) -> int:
    """+1 or +2; the Telegraph makes each extra card one stronger (p. 12)."""
    return card + 1 + (box.technology_amount[T_TELEGRAPH] if has(g, seat, T_TELEGRAPH) else 0)


@rule
def add_extra(g: Table, box: Box, seat: int, where: int, strength: int, move: int) -> None:
    """A played card goes back onto its pile."""
    if move == TELEPHONE:
        g.yen[seat] -= box.technology_yen[T_TELEPHONE]
        g.technology_used[T_TELEPHONE] = 1
        push(g, CHOOSE_EXTRA, seat, where, strength + box.technology_amount[T_TELEPHONE])
        return
    if not EXTRA <= move <= EXTRA + BOTH_EXTRAS:
        push(g, CHOOSE_EXTRA, seat, where, strength)
        answer_free(g, box, seat, move)
        return
    if move > EXTRA:
        strength += strength_of_extra(g, box, seat, move - EXTRA - 1)
        return_extra(g, seat, move - EXTRA - 1)
    carry_out(g, box, seat, where % AGENTS, strength, where >= AGENTS)


@rule
def carry_out(g: Table, box: Box, seat: int, area: int, strength: int, agent: bool) -> None:
    """The area's action now, then the bonus from strength 5 on, then a building from strength 4 on."""
    if agent:
        if strength >= box.build_from:
            push(g, CHOOSE_AGENT_BUILDING, seat, area, 0)
    elif strength >= box.build_from:
        push(g, CHOOSE_AFTER, seat, area, 0)
    else:
        push(g, CHOOSE_AFTER, seat, NO_AREA, 0)
    if strength >= box.bonus_from[0]:
        push(g, CHOOSE_BONUS, seat, strength, 0)
    act(g, box, seat, area, box.gives[area][min(strength, STRENGTHS)])


@rule
def act(g: Table, box: Box, seat: int, area: int, amount: int) -> None:
    """What the area gives for the strength, as its table says."""
    if area == TEA_PLANTATION:
        gain_goods(g, box, seat, TEA, amount)
    elif area == FISHING_GROUNDS:
        gain_goods(g, box, seat, FISH, amount)
    elif area == SILK_MILL:
        gain_goods(g, box, seat, SILK, amount)
    elif area == COPPER_MINE:
        gain_goods(g, box, seat, COPPER, amount)
    elif area == BANK:
        g.yen[seat] += amount
    elif area == CHURCH:
        visit_church(g, seat, amount)
    elif area == CUSTOMS:
        visit_customs(g, seat, amount)
    elif area == CHINATOWN:
        visit_chinatown(g, seat, amount)
    elif area == LABORATORY:
        visit_laboratory(g, seat, amount)
    elif area == HARBOUR:
        visit_harbour(g, seat, amount)
