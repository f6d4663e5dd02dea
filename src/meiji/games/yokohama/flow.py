"""Which rule answers which frame: the game's hooks for the kernel's loop."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import OFFERS

from .area_action import act_in, add_extra, offer_agent_areas, offer_extras
from .areas.chinatown import exchange, offer_exchanges
from .areas.church import choose_church, offer_churches, offer_faith_payments, pay_for_faith
from .areas.customs import offer_flips
from .areas.harbour import keep_order, offer_another, offer_looked, pay_for_another, return_order
from .areas.laboratory import (
    choose_technology,
    offer_station_areas,
    offer_technologies,
    offer_technology_payments,
    pay_for_technology,
)
from .bonuses import answer_bonus, offer_bonuses, refill_bonuses
from .box import Box
from .buildings import answer_after, answer_agent_building, offer_after
from .deck import imagine_orders
from .effects import gain, offer_returns
from .moves import (
    AREA,
    BEGIN_TURN,
    CARD,
    CHOOSE_AFTER,
    CHOOSE_AGENT_AREA,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_ANOTHER,
    CHOOSE_BONUS,
    CHOOSE_CARD,
    CHOOSE_CHURCH,
    CHOOSE_ENTRANCE,
    CHOOSE_EXCHANGE,
    CHOOSE_EXTRA,
    CHOOSE_FAITH_PAYMENT,
    CHOOSE_FLIP,
    CHOOSE_KEEP,
    CHOOSE_RETURN,
    CHOOSE_START_ORDER,
    CHOOSE_STATION,
    CHOOSE_TECHNOLOGY,
    CHOOSE_TECHNOLOGY_PAYMENT,
    CHOOSE_TURN,
    CHOOSE_UNDER,
    CHOOSE_UPGRADE,
    EFFECTS,
    END,
    ENTER,
    FLIP,
    KEEP,
    NEXT_ROUND,
    REFILL,
    RETURN,
    STATION,
    STOP,
    UNDER,
    UPGRADE,
)
from .rounds import end_turn, next_round, offer_upgrades, upgrade
from .setup import offer_start_orders, return_start_order
from .supply import flip_imports, return_extra
from .table import Table
from .turn import answer_turn, begin_turn, choose_any_card, enter, offer_cards, offer_entrances, offer_turn


@rule
def proceed(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The steps that go by themselves."""
    if kind == EFFECTS:
        gain(g, box, seat, a)
    elif kind == REFILL:
        refill_bonuses(g, box)
    elif kind == BEGIN_TURN:
        begin_turn(g, box, seat)
    elif kind == NEXT_ROUND:
        next_round(g, box, seat)


@rule
def offer(g: Table, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    """The legal moves of each kind of decision."""
    if kind == CHOOSE_TURN:
        offer_turn(g, box, seat)
    elif kind == CHOOSE_EXTRA:
        offer_extras(g, box, seat)
    elif kind == CHOOSE_AFTER:
        offer_after(g, box, seat, a, END)
    elif kind == CHOOSE_EXCHANGE:
        offer_exchanges(g, box, seat)
    elif kind == CHOOSE_BONUS:
        offer_bonuses(g, box, seat)
    elif kind == CHOOSE_TECHNOLOGY:
        offer_technologies(g, box, seat, a)
    elif kind == CHOOSE_CHURCH:
        offer_churches(g, box, seat, a, b)
    elif kind == CHOOSE_KEEP:
        offer_looked(g, KEEP)
    elif kind == CHOOSE_ANOTHER:
        offer_another(g, box, seat)
    elif kind == CHOOSE_UNDER:
        offer_looked(g, UNDER)
    elif kind == CHOOSE_TECHNOLOGY_PAYMENT:
        offer_technology_payments(g, box, seat, a % 16, b % 4)
    elif kind == CHOOSE_FAITH_PAYMENT:
        offer_faith_payments(g, box, seat, a % 16, b // 8, b % 8)
    elif kind == CHOOSE_FLIP:
        offer_flips(g, seat, a)
    elif kind == CHOOSE_AGENT_AREA:
        offer_agent_areas(g)
    elif kind == CHOOSE_AGENT_BUILDING:
        offer_after(g, box, seat, a, STOP)
    elif kind == CHOOSE_ENTRANCE:
        offer_entrances(g, seat, a)
    elif kind == CHOOSE_CARD:
        offer_cards(g, box, seat)
    elif kind == CHOOSE_STATION:
        offer_station_areas(g)
    elif kind == CHOOSE_RETURN:
        offer_returns(g, seat)
    elif kind == CHOOSE_UPGRADE:
        offer_upgrades(g, box, seat)
    elif kind == CHOOSE_START_ORDER:
        offer_start_orders(g, seat)


@rule
def answer(g: Table, box: Box, seat: int, kind: int, a: int, b: int, move: int) -> None:
    """What a move does, by the kind of decision it answers."""
    if kind == CHOOSE_TURN:
        answer_turn(g, box, seat, move)
    elif kind == CHOOSE_EXTRA:
        add_extra(g, box, seat, a, b, move)
    elif kind == CHOOSE_AFTER:
        if answer_after(g, box, seat, a, move):
            end_turn(g, box, seat)
    elif kind == CHOOSE_EXCHANGE:
        exchange(g, box, seat, a, move)
    elif kind == CHOOSE_BONUS:
        answer_bonus(g, box, seat, a, move)
    elif kind == CHOOSE_TECHNOLOGY:
        choose_technology(g, box, seat, a, move)
    elif kind == CHOOSE_CHURCH:
        choose_church(g, box, seat, a, b, move)
    elif kind == CHOOSE_KEEP:
        keep_order(g, seat, move - KEEP, a)
    elif kind == CHOOSE_ANOTHER:
        pay_for_another(g, box, seat, move)
    elif kind == CHOOSE_UNDER:
        return_order(g, seat, move - UNDER)
    elif kind == CHOOSE_TECHNOLOGY_PAYMENT:
        pay_for_technology(g, box, seat, a // 16, a % 16, b // 4, move)
    elif kind == CHOOSE_FAITH_PAYMENT:
        pay_for_faith(g, box, seat, a // 16, a % 16, b // 8, move)
    elif kind == CHOOSE_FLIP:
        flip_imports(g, seat, move - FLIP)
    elif kind == CHOOSE_AGENT_AREA:
        act_in(g, box, seat, move - AREA, box.agent_strength, 1)
    elif kind == CHOOSE_AGENT_BUILDING:
        answer_agent_building(g, box, seat, a, move)
    elif kind == CHOOSE_ENTRANCE:
        enter(g, box, seat, a, move - ENTER)
    elif kind == CHOOSE_CARD:
        choose_any_card(g, box, seat, a, move - CARD)
    elif kind == CHOOSE_STATION:
        g.station = move - STATION + 1
    elif kind == CHOOSE_RETURN:
        return_extra(g, seat, move - RETURN)
    elif kind == CHOOSE_UPGRADE:
        upgrade(g, box, seat, move - UPGRADE)
    elif kind == CHOOSE_START_ORDER:
        return_start_order(g, seat, move - UNDER)


@rule
def imagine(g: Table, box: Box, seat: int) -> None:
    """All orders that the seat cannot know are laid anew; what the other seat is offered follows from them."""
    imagine_orders(g, seat)
    top = g.depth - 1
    if g.over == 0 and g.frame_seat[top] != seat:
        g.offers = 0
        g.veiled = 0
        offer(g, box, g.frame_seat[top], g.frame_kind[top], g.frame_a[top], g.frame_b[top])
    for i in range(g.offers, OFFERS):
        g.offer[i] = 0  # what is left there of longer offers named orders of the other seat
