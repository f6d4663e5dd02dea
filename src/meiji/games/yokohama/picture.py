"""The table as SVG, seen from a seat: the areas, the own cards and goods, what is on display, the other seat.

Parts are groups of the class "part" with an id ("areas", "display", "seat-0" …); inside them are blocks, which a page
can show one below the other where it is narrow. Whatever a move touches has the id that `view.target` gives; while a
move on offer to the viewer points to it, it has the class "offer". Orders that the viewer may not know lie face down.
"""

from __future__ import annotations

from typing import Any

from meiji.drawing import motifs
from meiji.drawing import svg as draw
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import INDIGO, LINE, MUTED, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import Panel, icon, text, tile

from .picture_base import SYMBOLS, Painter
from .picture_cards import (
    BONUS,
    BONUS_HEIGHT,
    CARD,
    CARD_HEIGHT,
    CHURCH,
    CHURCH_HEIGHT,
    ORDER,
    ORDER_HEIGHT,
    bonus_card,
    church_card,
    order_card,
    row,
    strength_card,
    technology_card,
)
from .scoring import score
from .terms import AREAS, CARDS, CHURCHES, ORDERS, PAYMENTS, SEATS, STRENGTHS, TECHNOLOGIES
from .texts import amount_text, area_name, tell
from .turn import is_used, strength_of
from .view import knows

AREA_SIGNS = ["tea", "fish", "silk", "copper", "church", "customs", "market", "yen", "rd", "ship"]
GIVEN = ["tea", "fish", "silk", "copper", "church", "cleared", "again", "yen", "rd", "contract"]
AREA, AREA_HEIGHT = 184, 146


# --- the two boards ---------------------------------------------------------------------------------------------------
@memoised
def areas(p: Painter) -> list[str]:
    chips = [draw.group(p.chip(seat, score(p.g, p.box, seat))) for seat in range(SEATS)]
    parts = motifs.banner(tell(p.language, "title"), chips)
    for board in range(2):
        parts.append(tile(0, 66 + board * 166, 980, 160, INDIGO, INDIGO, 8))
        parts.append(tile(0, 66 + board * 166, 980, 160, "url(#waves)", "none", 8))
    for area in range(len(AREAS)):
        x, y = 8 + area % 5 * (AREA + 11), 73 + area // 5 * 166
        parts.append(draw.block([area_tile(p, area)], x, y, AREA, AREA_HEIGHT))
    parts.append(draw.block(_round(p), 990, 66, 178, 160))
    return [*parts, draw.block(_piles(p), 990, 232, 178, 160)]


AREAS_HEIGHT = 392


@memoised
def _round(p: Painter) -> list[str]:
    """The rounds with their turns, those that are over filled."""
    g, box = p.g, p.box
    parts = [tile(0, 0, 178, 160, PAPER, LINE, 6)]
    left = SEATS * box.turns - g.turns
    parts += p.lines(10, 20, p.word("round", number=g.round, left=left), 160, 12)
    for number in range(1, box.rounds + 1):
        y, now = 44 + (number - 1) * 28, number == g.round and not g.over
        parts.append(text(14, y + 16, number, 14, bold=now, fill=VERMILION if now else MUTED))
        for turn in range(SEATS * box.turns):
            seat = (turn + number - 1) % SEATS
            done = number < g.round or g.over or (now and turn < g.turns)
            here = now and turn == g.turns
            mark = draw.mon(seat, 38 + turn * 17.5, y + 11, 7 if here else 5.5)
            parts.append(draw.group([mark], faded=not done and not here))
        if now:
            parts.append(tile(4, y - 1, 170, 25, "none", VERMILION, 5, line=2))
    return [draw.group(parts, title=p.word("round", number=g.round, left=left), about="place rounds")]


@memoised
def _piles(p: Painter) -> list[str]:
    """Agents, extra cards and the deck of orders."""
    g = p.g
    label = p.word("agents", n=g.agent_pile)
    agents = [icon("agent", 8, 6, 28), text(44, 26, f"× {g.agent_pile}", 16, bold=True)]
    agents.append(text(88, 26, p.box.agent_strength, 16, bold=True, fill=VERMILION))
    extra = []
    for n in range(2):
        extra.append(icon(f"plus-{n + 1}", 8 + n * 84, 6, 24))
        extra.append(text(38 + n * 84, 24, f"× {g.extra_pile[n]}", 14, bold=True))
    deck = [icon("contract", 8, 8, 24), text(40, 26, f"× {sum(g.order_rest) + g.under_size}", 15, bold=True)]
    known = p.word("display-orders", n=sum(g.order_rest) + g.under_size, under=g.under_size)
    piles = p.word("piles", one=g.extra_pile[0], two=g.extra_pile[1])
    return [
        p.thing("agents", label, agents, 0, 0, 178, 42, about="agent agent"),
        draw.group([tile(0, 0, 178, 38, PAPER), *extra], y=50, title=piles, about="place extra"),
        draw.group([tile(0, 0, 178, 40, PAPER), *deck], y=96, title=known, about="place deck"),
    ]


@memoised
def area_tile(p: Painter, area: int) -> str:
    """An area: what each strength gives, its shops and warehouse, the strength cards beside it."""
    g, name = p.g, area_name(AREAS[area], p.language)
    used = is_used(g, p.box, area)
    inside = [icon(AREA_SIGNS[area], 7, 5, 22), text(34, 21, name, 14, bold=True, serif=True, fit=104)]
    if p.box.always_open[area]:
        inside.append(icon("always", AREA - 24, 7, 18, INDIGO))
    if g.station == area + 1:
        inside.append(draw.group([icon("train", AREA - 46, 7, 18, VERMILION)], about="technology station"))
    for strength in range(1, STRENGTHS + 1):
        left = 8 + (strength - 1) * 34
        label = f"{strength}+" if strength == STRENGTHS else str(strength)
        inside.append(tile(left, 32, 32, 40, SHADE if used else SAND))
        inside.append(text(left + 4, 43, label, 9, fill=VERMILION, bold=True))
        inside.append(text(left + 16, 55, p.box.gives[area][strength], 14, anchor="middle", bold=True))
        inside.append(icon(GIVEN[area], left + 10, 57, 12, INDIGO))
    for seat in range(SEATS):
        if g.shop[seat][area]:
            shop = draw.piece(seat, "shop", 8 + seat * 40, 78, 36, 22)
            inside.append(draw.group([shop], title=p.word("shop-of", name=p.name(seat)), about="place shop"))
        else:
            inside.append(tile(8 + seat * 40, 78, 36, 22, "none", LINE, dashed=True))
            inside.append(icon("shop", 19 + seat * 40, 82, 14, LINE))
    if g.warehouse[area]:
        owner = g.warehouse[area] - 1
        house = draw.piece(owner, "warehouse", 92, 78, 46, 22)
        inside.append(draw.group([house], title=p.word("warehouse-of", name=p.name(owner)), about="place warehouse"))
    else:
        inside.append(tile(92, 78, 46, 22, "none", LINE, dashed=True))
        inside.append(icon("warehouse", 108, 82, 14, LINE))
    lying = [(s, c) for s in range(SEATS) for c in range(CARDS) if g.lies_at[s][c] == area + 1]
    for place, (seat, card) in enumerate(lying):
        strength = strength_of(g, p.box, seat, card)
        token = draw.token(seat, 22 + place * 28, 124, strength, 12)
        inside.append(draw.group([token], title=p.word("card-at", strength=strength, name=p.name(seat))))
    if used:
        inside.append(text(AREA - 8, 128, p.word("used"), 12, anchor="end", fill=VERMILION, bold=True))
    fill, about = SHADE if used else PAPER, f"area {AREAS[area]}"
    return p.thing(f"area-{AREAS[area]}", name, inside, 0, 0, AREA, AREA_HEIGHT, fill, about=about)


# --- on display -------------------------------------------------------------------------------------------------------
@memoised
def display(p: Painter) -> tuple[list[str], float]:
    """Orders being looked at, technologies, bonus cards, churches; and how high it is."""
    g, y = p.g, 0.0
    parts: list[str] = []
    if g.looking:
        parts.append(p.heading(0, y + 12, "looked-at"))
        known = [g.looked[place] if p.looks else None for place in range(g.looking)]
        cards = [order_card(p, order, f"looked-{place}", 0, 0) for place, order in enumerate(known)]
        blocks, y = row(cards, ORDER, ORDER_HEIGHT, y + 20, 7, p.word("looked-at"))
        parts += blocks
    shelves = [
        ("technologies", [technology_card(p, t - 1, 0, 0) for t in g.technology_open if t], CARD, CARD_HEIGHT),
        ("bonus", [bonus_card(p, c - 1, 0, 0) for c in g.bonus_open if c], BONUS, BONUS_HEIGHT),
        ("churches", [church_card(p, c, 0, 0) for c in range(CHURCHES) if g.church_open[c]], CHURCH, CHURCH_HEIGHT),
    ]
    for name, cards, width, height in shelves:
        if cards:
            parts.append(p.heading(0, y + 12, f"display-{name}"))
            blocks, y = row(cards, width, height, y + 20, 6, p.word(f"display-{name}"))
            parts += blocks
    return parts, y - 10


# --- the seats --------------------------------------------------------------------------------------------------------
def hand(p: Painter, seat: int) -> list[int | None]:
    """The cards of a hand as the viewer knows them: known ones first, since a hand has no order."""
    cards = p.g.hand[seat][: p.g.hand_size[seat]]
    known = sorted(order for order in cards if knows(p.g, p.seat, order))
    return [*known, *[None] * (len(cards) - len(known))]


@memoised
def seat_board(p: Painter, seat: int) -> tuple[list[str], float]:
    g = p.g
    points = score(g, p.box, seat)
    title = amount_text("points", points, p.language)
    parts = motifs.player_bar(p, seat, [("points", "vp", points, title)])
    parts.append(draw.block(_stock(p, seat), 10, 50, 540, 48))
    parts.append(draw.block(_strength(p, seat), 562, 50, 308, 48))
    parts.append(draw.block(_extras(p, seat), 880, 50, 278, 48))
    y = 108.0
    orders = [order_card(p, order, f"hidden-{seat}-{i}", 0, 0) for i, order in enumerate(hand(p, seat))]
    owned = [t for t in range(len(TECHNOLOGIES)) if g.technology_owner[t] == seat + 1]
    taken = [c for c in range(CHURCHES) if g.church_owner[c] == seat + 1]
    done = [order for order in range(ORDERS) if g.order_owner[order] == seat + 1]
    shelves = [
        ("hand", orders, ORDER, ORDER_HEIGHT, 7),
        ("display-technologies", [technology_card(p, t, 0, 0) for t in owned], CARD, CARD_HEIGHT, 5),
        ("display-churches", [church_card(p, c, 0, 0) for c in taken], CHURCH, CHURCH_HEIGHT, 5),
        ("fulfilled", [order_card(p, order, "", 0, 0) for order in done], ORDER, ORDER_HEIGHT, 7),
    ]
    for name, cards, width, height, per_row in shelves:
        if cards:
            parts.append(text(10, y + 12, p.word(name), 12, fill=MUTED))
            blocks, y = row(cards, width, height, y + 20, per_row, p.word(name))
            parts.append(draw.group(blocks, x=10))
    return [p.panel(WIDTH, y), *parts], y


@memoised
def _stock(p: Painter, seat: int) -> list[str]:
    """Goods, imports with either side up, yen."""
    g, parts = p.g, []
    amounts = [*g.goods[seat], g.imports[seat], g.cleared[seat], g.yen[seat]]
    for place, (kind, amount) in enumerate(zip(PAYMENTS, amounts, strict=True)):
        thing = {"import": "imports"}.get(kind, kind)
        inside = [icon(kind, 6, 9, 24), text(64, 28, amount, 18, anchor="end", bold=True)]
        label, about = amount_text(thing, amount, p.language), f"place {kind}"
        parts.append(p.thing(f"stock-{seat}-{kind}", label, inside, place * 77, 3, 72, 42, about=about))
    return parts


@memoised
def _strength(p: Painter, seat: int) -> list[str]:
    return [strength_card(p, seat, card, card * 77, 3) for card in range(CARDS)]


@memoised
def _extras(p: Painter, seat: int) -> list[str]:
    """Extra strength cards and agents."""
    g, parts = p.g, []
    for n, count in enumerate(g.extra[seat]):
        label = amount_text(f"plus_{n + 1}", count, p.language)
        inside = [icon(f"plus-{n + 1}", 6, 9, 24), text(66, 28, f"× {count}", 15, anchor="end", bold=True)]
        parts.append(p.thing(f"extra-{seat}-{n + 1}", label, inside, n * 79, 3, 74, 42, about="place extra"))
    label = p.word("agents-of", ready=g.agents[seat], spent=g.spent_agents[seat])
    ready, spent = g.agents[seat], g.spent_agents[seat]
    inside = [icon("agent", 6, 8, 26, faded=not ready), text(38, 28, f"× {ready}", 16, bold=True)]
    if spent:
        inside.append(text(112, 28, f"({spent} ✓)", 12, anchor="end", fill=MUTED))
    return [*parts, p.thing(f"agents-{seat}", label, inside, 160, 3, 118, 42, about="agent agent")]


def svg(game: Any, seat: int | None, language: str) -> list[str]:
    """The whole table as one picture, in fragments."""
    p = Painter(game, seat, language)
    first = seat or 0
    seats = []
    for other in (first, 1 - first):
        board, height = seat_board(p, other)
        seats.append(Panel(f"seat-{other}", p.name(other), board, height))
    shown, height = display(p)
    boards = Panel("areas", p.word("areas"), areas(p), AREAS_HEIGHT)
    offers = Panel("display", p.word("display"), shown, height)
    return p.sheet([boards, seats[0], offers, seats[1]], tell(language, "title"), SYMBOLS)
