"""A turn: an area for the area action, with a strength card; then its strength bonus and a building."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .area_action import act_in
from .box import Box
from .free import answer_free, offer_free_actions
from .moves import AREA, BY_STAGECOACH, BY_STATION, BY_TRAM, CARD, CHOOSE_CARD, CHOOSE_ENTRANCE, CHOOSE_TURN, ENTER
from .supply import has, has_ready
from .table import Table
from .terms import AREAS, CARDS, T_POSTAL_SERVICE, T_STAGECOACH, T_STATION, T_STOCK_EXCHANGE, T_TRAM

ALL_AREAS = len(AREAS)


@rule
def begin_turn(g: Table, box: Box, seat: int) -> None:
    """Stock exchange: with 1 yen or less at the start of the turn one gains 1 yen (p. 12)."""
    g.turn = seat
    if has(g, seat, T_STOCK_EXCHANGE) and g.yen[seat] <= box.technology_yen[T_STOCK_EXCHANGE]:
        g.yen[seat] += box.technology_amount[T_STOCK_EXCHANGE]
    push(g, CHOOSE_TURN, seat, 0, 0)


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
def stands_alone(g: Table, box: Box, seat: int, card: int) -> bool:
    """No available card before it has the same value: it makes no difference which of them is played."""
    for other in range(card):
        if g.lies_at[seat][other] == 0 and strength_of(g, box, seat, other) == strength_of(g, box, seat, card):
            return False
    return True


@rule
def offer_cards(g: Table, box: Box, seat: int) -> None:
    """Every available card, one of each value."""
    for card in range(CARDS):
        if g.lies_at[seat][card] == 0 and stands_alone(g, box, seat, card):
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
