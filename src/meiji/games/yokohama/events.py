"""What is told of a move beyond the move itself: the rules that are events."""

from __future__ import annotations

from meiji.kernel.events import Event, Events, Secret, Telling

from .area_action import act, act_in
from .areas.laboratory import read_newspaper
from .bonuses import refill_bonuses
from .box import Box
from .deck import draw_order
from .rounds import end_round, next_round, open_technologies
from .scoring import category_points, final_scoring
from .table import Table
from .terms import AREAS, BONUS_NAMES, CATEGORIES, OPEN_TECHNOLOGIES, ORDER_NAMES, SEATS, T_STOCK_EXCHANGE, TECHNOLOGIES
from .texts.log import is_silent
from .turn import begin_turn, play_card, strength_of


def card_played(g: Table, box: Box, seat: int, area: int, card: int) -> Telling:
    yield None
    yield Event("card-played", seat, str(strength_of(g, box, seat, card)), f"area-{AREAS[area]}")


def warehouse_paid(g: Table, box: Box, seat: int, area: int, strength: int, agent: int) -> Telling:
    """Its owner is paid, whoever acts there."""
    yield None
    if g.warehouse[area] > 0:
        yield Event("warehouse-paid", g.warehouse[area] - 1, AREAS[area], f"area-{AREAS[area]}")


def acted(g: Table, box: Box, seat: int, area: int, amount: int) -> Telling:
    yield None
    yield Event("acted", seat, AREAS[area], f"area-{AREAS[area]}", details={"amount": amount})


def order_drawn(g: Table, seat: int) -> Telling:
    """From the rest of the deck, or else from below it. Only who draws it sees which."""
    rest, below = g.order_rest[:], g.under[: g.under_size]
    yield None
    gone = [order for order, there in enumerate(rest) if there and not g.order_rest[order]]
    for order in gone or below[: len(below) - g.under_size]:
        yield Secret(Event("order-drawn", seat, ORDER_NAMES[order], f"order-{ORDER_NAMES[order]}"), seat)


def bonus_opened(g: Table, box: Box) -> Telling:
    before = g.bonus_open[:]
    yield None
    for old, card in zip(before, g.bonus_open, strict=True):
        if card and card != old:
            yield Event("bonus-opened", None, BONUS_NAMES[card - 1], f"bonus-{BONUS_NAMES[card - 1]}")


def technologies_opened(g: Table, box: Box) -> Telling:
    yield None
    for place in range(OPEN_TECHNOLOGIES):
        if g.technology_open[place]:
            name = TECHNOLOGIES[g.technology_open[place] - 1]
            yield Event("technology-opened", None, name, f"technology-{name}")


def stock_exchange_paid(g: Table, box: Box, seat: int) -> Telling:
    yen = g.yen[seat]
    yield None
    if g.yen[seat] > yen:
        name = TECHNOLOGIES[T_STOCK_EXCHANGE]
        yield Event("technology-worked", seat, name, f"technology-{name}")


def newspaper_read(g: Table, box: Box, seat: int) -> Telling:
    yield None
    yield Event("technology-worked", seat, "newspaper", "technology-newspaper")


def round_ended(g: Table, seat: int) -> Telling:
    yield None
    yield Event("round-ended", None, str(g.round))


def round_began(g: Table, box: Box, seat: int) -> Telling:
    yield None
    yield Event("round-began", None, str(g.round))


def game_scored(g: Table, box: Box) -> Telling:
    """Every source of points, for each seat."""
    yield None
    sources = [
        {"source": name, "points": [category_points(g, box, seat, category) for seat in range(SEATS)]}
        for category, name in enumerate(CATEGORIES)
    ]
    yield Event("game-scored", None, details={"sources": sources})


EVENTS = Events(
    rules={
        play_card: card_played,
        act_in: warehouse_paid,
        act: acted,
        draw_order: order_drawn,
        refill_bonuses: bonus_opened,
        open_technologies: technologies_opened,
        begin_turn: stock_exchange_paid,
        read_newspaper: newspaper_read,
        end_round: round_ended,
        next_round: round_began,
        final_scoring: game_scored,
    },
    silent=is_silent,
    verbs={
        "area": "area-chosen",
        "enter": "technology-turned",
        "card": "card-chosen",
        "telephone": "technology-turned",
        "extra": "strength-set",
        "church": "church-visited",
        "technology": "technology-taken",
        "leave": "left-without",
        "pay": "paid",
        "station": "station-placed",
        "flip": "imports-cleared",
        "buy": "bought",
        "sell": "sold",
        "stop": "stopped",
        "keep": "order-kept",
        "another": "second-order-paid",
        "under": "order-put-below",
        "bonus": "bonus-taken",
        "build": "built",
        "fulfil": "order-fulfilled",
        "hire": "agent-hired",
        "agent": "agent-used",
        "textile-mill": "technology-turned",
        "end": "turn-ended",
        "return": "extra-returned",
        "upgrade": "upgraded",
    },
)
