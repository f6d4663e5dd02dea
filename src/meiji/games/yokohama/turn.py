"""A turn: area action, strength bonus, building; and the same three steps for a foreign agent."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .areas.chinatown import visit_chinatown
from .areas.church import visit_church
from .areas.customs import visit_customs
from .areas.harbour import visit_harbour
from .areas.laboratory import visit_laboratory
from .box import BONUS_LEVELS, Box
from .effects import gain
from .free import answer_free, offer_free_actions, offer_free_but_agents, veil
from .moves import (
    AGENTS,
    AREA,
    BUILD_SHOP,
    BUILD_WAREHOUSE,
    BY_STAGECOACH,
    BY_STATION,
    BY_TRAM,
    CARD,
    CHOOSE_AFTER,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_BONUS,
    CHOOSE_CARD,
    CHOOSE_ENTRANCE,
    CHOOSE_EXTRA,
    CHOOSE_TURN,
    DRAW_BONUS,
    END,
    ENTER,
    EXTRA,
    REFILL,
    STOP,
    TAKE_BONUS,
    TELEPHONE,
)
from .supply import gain_goods, has, has_ready, return_extra
from .table import Table
from .terms import (
    AREAS,
    BANK,
    BONUSES,
    CARDS,
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
    OPEN_BONUSES,
    PLUS_1,
    PLUS_2,
    SILK,
    SILK_MILL,
    STRENGTHS,
    T_POSTAL_SERVICE,
    T_STAGECOACH,
    T_STATION,
    T_STOCK_EXCHANGE,
    T_TELEGRAPH,
    T_TELEPHONE,
    T_TRAM,
    TEA,
    TEA_PLANTATION,
    WAREHOUSES,
)

ALL_AREAS = len(AREAS)
BOTH_EXTRAS = len(EXTRAS)


@rule
def begin_turn(g: Table, box: Box, seat: int) -> None:
    """Stock exchange: with 1 yen or less at the start of the turn one gains 1 yen (p. 12)."""
    g.turn = seat
    if has(g, seat, T_STOCK_EXCHANGE) and g.yen[seat] <= box.technology_yen[T_STOCK_EXCHANGE]:
        g.yen[seat] += box.technology_amount[T_STOCK_EXCHANGE]
    push(g, CHOOSE_TURN, seat, 0, 0)


# --- Step 1: area action ------------------------------------------------------------------------------------------
@rule
def is_used(g: Table, box: Box, area: int) -> bool:
    """A strength card of either seat lies there; laboratory and harbour are never used."""
    return g.cards_at[area] > 0 and box.always_open[area] == 0


@rule
def may_enter(g: Table, seat: int, area: int, entrance: int) -> bool:
    """Technologies that open a used area once a round: Station at its tile, Stagecoach at own warehouses, Tram."""
    if entrance == BY_STATION:
        return g.station == area + 1 and has_ready(g, seat, T_STATION)
    if entrance == BY_STAGECOACH:
        return g.warehouse[area] == seat + 1 and has_ready(g, seat, T_STAGECOACH)
    return has_ready(g, seat, T_TRAM)


@rule
def may_choose(g: Table, box: Box, seat: int, area: int) -> bool:
    return (
        not is_used(g, box, area)
        or may_enter(g, seat, area, BY_TRAM)
        or may_enter(g, seat, area, BY_STATION)
        or may_enter(g, seat, area, BY_STAGECOACH)
    )


@rule
def offer_turn(g: Table, box: Box, seat: int) -> None:
    """An area for the area action, or a free action before it."""
    for area in range(ALL_AREAS):
        if may_choose(g, box, seat, area):
            allow(g, AREA + area)
    offer_free_actions(g, box, seat)


@rule
def answer_turn(g: Table, box: Box, seat: int, move: int) -> None:
    if AREA <= move < AREA + ALL_AREAS:
        choose_area(g, box, seat, move - AREA)
    else:
        push(g, CHOOSE_TURN, seat, 0, 0)
        answer_free(g, box, seat, move)


@rule
def choose_area(g: Table, box: Box, seat: int, area: int) -> None:
    if is_used(g, box, area):
        push(g, CHOOSE_ENTRANCE, seat, area, 0)
    else:
        choose_card(g, box, seat, area)


@rule
def offer_entrances(g: Table, seat: int, area: int) -> None:
    for entrance in range(3):
        if may_enter(g, seat, area, entrance):
            allow(g, ENTER + entrance)


@rule
def enter(g: Table, box: Box, seat: int, area: int, entrance: int) -> None:
    if entrance == BY_STATION:
        g.technology_used[T_STATION] = 1
    elif entrance == BY_STAGECOACH:
        g.technology_used[T_STAGECOACH] = 1
    else:
        g.technology_used[T_TRAM] = 1
    choose_card(g, box, seat, area)


@rule
def strength_of(g: Table, box: Box, seat: int, card: int) -> int:
    return box.strength[card][g.upgraded[seat][card]]


@rule
def lowest_card(g: Table, box: Box, seat: int) -> int:
    """The available strength card of the lowest value; equal ones are as good as each other."""
    best = -1
    for card in range(CARDS):
        if g.lies_at[seat][card] == 0:
            if best < 0 or strength_of(g, box, seat, card) < strength_of(g, box, seat, best):
                best = card
    return best


@rule
def choose_card(g: Table, box: Box, seat: int, area: int) -> None:
    """The lowest card; the Postal service allows any other once a round (p. 12)."""
    if has_ready(g, seat, T_POSTAL_SERVICE):
        push(g, CHOOSE_CARD, seat, area, 0)
    else:
        play_card(g, box, seat, area, lowest_card(g, box, seat))


@rule
def offer_cards(g: Table, box: Box, seat: int) -> None:
    """Every available card, one of each value."""
    for card in range(CARDS):
        if g.lies_at[seat][card] == 0:
            first = True
            for other in range(card):
                if g.lies_at[seat][other] == 0 and strength_of(g, box, seat, other) == strength_of(g, box, seat, card):
                    first = False
            if first:
                allow(g, CARD + card)


@rule
def choose_any_card(g: Table, box: Box, seat: int, area: int, card: int) -> None:
    """Only a card above the lowest uses the Postal service."""
    if strength_of(g, box, seat, card) > strength_of(g, box, seat, lowest_card(g, box, seat)):
        g.technology_used[T_POSTAL_SERVICE] = 1
    play_card(g, box, seat, area, card)


@rule
def play_card(g: Table, box: Box, seat: int, area: int, card: int) -> None:
    g.lies_at[seat][card] = area + 1
    g.cards_at[area] += 1
    act_in(g, box, seat, area, strength_of(g, box, seat, card), 0)


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


# --- Step 2: strength bonus ---------------------------------------------------------------------------------------
@rule
def offer_bonuses(g: Table, box: Box, seat: int) -> None:
    """One of the open cards has to be taken; free actions may come before."""
    for place in range(OPEN_BONUSES):
        if g.bonus_open[place] > 0:
            allow(g, TAKE_BONUS + g.bonus_open[place] - 1)
    offer_free_actions(g, box, seat)
    veil(g, box, seat)


@rule
def answer_bonus(g: Table, box: Box, seat: int, strength: int, move: int) -> None:
    if TAKE_BONUS <= move < TAKE_BONUS + BONUSES:
        take_bonus(g, box, seat, strength, move - TAKE_BONUS)
    else:
        push(g, CHOOSE_BONUS, seat, strength, 0)
        answer_free(g, box, seat, move)


@rule
def bonus_level(box: Box, strength: int) -> int:
    """Strength 5 gives the first reward, 6 the first two, 7 and more all three."""
    level = 0
    while level + 1 < BONUS_LEVELS and strength >= box.bonus_from[level + 1]:
        level += 1
    return level


@rule
def take_bonus(g: Table, box: Box, seat: int, strength: int, card: int) -> None:
    """The rewards that the strength reaches; then the card is replaced."""
    for place in range(OPEN_BONUSES):
        if g.bonus_open[place] == card + 1:
            g.bonus_open[place] = 0
    g.bonus_discard[card] = 1
    push(g, REFILL, seat, 0, 0)
    gain(g, box, seat, box.bonus_reward[card][bonus_level(box, strength)])


@rule
def refill_bonuses(g: Table, box: Box) -> None:
    """A new open card for each one taken; an empty deck is made of the discarded cards."""
    for place in range(box.bonus_cards):
        if g.bonus_open[place] == 0:
            card = draw(g, DRAW_BONUS, g.bonus_deck, BONUSES)
            if card < 0:
                for used in range(BONUSES):
                    g.bonus_deck[used] = g.bonus_discard[used]
                    g.bonus_discard[used] = 0
                card = draw(g, DRAW_BONUS, g.bonus_deck, BONUSES)
            if card >= 0:
                g.bonus_deck[card] = 0
                g.bonus_open[place] = card + 1


# --- Step 3: building ---------------------------------------------------------------------------------------------
@rule
def can_build_shop(g: Table, box: Box, seat: int, area: int) -> bool:
    """None of one's own shops there yet, 1 yen."""
    return g.shop[seat][area] == 0 and g.shops[seat] < box.shops and g.yen[seat] >= box.shop_price


@rule
def price_of_warehouse(g: Table, box: Box, seat: int) -> int:
    """4 yen for the first, 1 more for each later one; when all are built, as for the last."""
    return box.warehouse_price[min(g.warehouses[seat], WAREHOUSES - 1)]


@rule
def can_build_warehouse(g: Table, box: Box, seat: int, area: int) -> bool:
    """Nobody's warehouse there yet."""
    return (
        g.warehouse[area] == 0
        and g.warehouses[seat] < box.warehouses
        and g.yen[seat] >= price_of_warehouse(g, box, seat)
    )


@rule
def build_shop(g: Table, box: Box, seat: int, area: int) -> None:
    g.yen[seat] -= box.shop_price
    g.shop[seat][area] = 1
    g.shops[seat] += 1


@rule
def build_warehouse(g: Table, box: Box, seat: int, area: int) -> None:
    g.yen[seat] -= price_of_warehouse(g, box, seat)
    g.warehouse[area] = seat + 1
    g.warehouses[seat] += 1


@rule
def offer_after(g: Table, box: Box, seat: int, area: int, done: int) -> None:
    """One building in the area just chosen, free actions, or be done."""
    if area != NO_AREA:
        if can_build_shop(g, box, seat, area):
            allow(g, BUILD_SHOP)
        if can_build_warehouse(g, box, seat, area):
            allow(g, BUILD_WAREHOUSE)
    offer_free_actions(g, box, seat)
    allow(g, done)
    veil(g, box, seat)


@rule
def answer_agent_building(g: Table, box: Box, seat: int, area: int, move: int) -> None:
    if move == BUILD_SHOP:
        build_shop(g, box, seat, area)
    elif move == BUILD_WAREHOUSE:
        build_warehouse(g, box, seat, area)
    elif move != STOP:
        push(g, CHOOSE_AGENT_BUILDING, seat, area, 0)
        answer_free(g, box, seat, move)


@rule
def answer_after(g: Table, box: Box, seat: int, area: int, move: int) -> bool:
    """True when the turn is over."""
    if move == END:
        return True
    if move == BUILD_SHOP:
        build_shop(g, box, seat, area)
        push(g, CHOOSE_AFTER, seat, NO_AREA, 0)
    elif move == BUILD_WAREHOUSE:
        build_warehouse(g, box, seat, area)
        push(g, CHOOSE_AFTER, seat, NO_AREA, 0)
    else:
        push(g, CHOOSE_AFTER, seat, area, 0)
        answer_free(g, box, seat, move)
    return False
