"""A player's side of the table: goods, strength cards, agents, orders, technologies, what counts at the end."""

from __future__ import annotations

from meiji.drawing import palette
from meiji.drawing import svg as draw
from meiji.drawing.painter import FINGER
from meiji.drawing.palette import GOLD, INK, MUTED, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text, tile

from .buildings import price_of_warehouse
from .picture_base import Painter
from .picture_cards import (
    CHIP,
    CHIP_HEIGHT,
    ORDER,
    ORDER_HEIGHT,
    OWNED,
    OWNED_HEIGHT,
    SMALL,
    SMALL_HEIGHT,
    fulfilled_order,
    order_back,
    order_card,
    owned_technology,
    spread,
    strength_card,
    taken_church,
)
from .scoring import production_of
from .terms import C_CHURCHES, C_ORDERS, C_TECHNOLOGIES, CARDS, CHURCHES, ORDERS, PAYMENTS, TECHNOLOGIES
from .texts import amount_text
from .view import knows

X, LEFT = 14, 366  # what one has; to the right of it lie the cards
RIGHT, ROOM = 394, 538
SEAT_HEIGHT = 274


@memoised
def seat_board(p: Painter, seat: int) -> list[str]:
    parts = [mat(p, seat, SEAT_HEIGHT), draw.block(plate(p, seat, LEFT), X, 8, LEFT, 40)]
    parts.append(draw.block(stock(p, seat, LEFT), X, 54, LEFT, 44))
    parts.append(draw.block(strength(p, seat), X, 104, LEFT, 62))
    return [*parts, *_done_with(p, seat), *_orders(p, seat), *_technologies(p, seat)]


def mat(p: Painter, seat: int, height: float) -> str:
    """The mat on which a player's things lie, with an edge in their colour."""
    low = height - 0.5
    edge = f'<path d="M6 .5Q.5 .5 .5 6V{low - 5.5:g}Q.5 {low:g} 6 {low:g}Z" fill="{p.colours[seat]}"/>'
    return draw.shadow(p.width, height - 2, 6) + p.panel(p.width, height) + edge


# --- what one has -----------------------------------------------------------------------------------------------------
@memoised
def plate(p: Painter, seat: int, whole: float) -> list[str]:
    """Who it is, what is left to build, the production; and a seal to be done with something."""
    g, colour, mine = p.g, p.colours[seat], p.seat == seat
    width = whole - 86 if mine else whole
    parts = [tile(0, 0, width, 40, colour, colour, 6)]
    parts.append(draw.shape(palette.OWNER_SHAPES[seat], 20, 20, 9, "#fff"))
    if p.to_move == seat:
        parts.append('<path d="M-3 12 6 20-3 28Z" fill="#f6b93b"/>')
    left = [
        ("shop", p.box.shops - g.shops[seat], "shops-left", "place shop"),
        ("warehouse", p.box.warehouses - g.warehouses[seat], "warehouses-left", "place warehouse"),
        ("rd", production_of(g, p.box, seat), "production", "place production"),
    ]
    parts.append(text(37, 26, p.name(seat), 16, fill="#fff", bold=True, fit=width - 52 - len(left) * 44))
    for n, (sign, count, message, about) in enumerate(left):
        inside = [icon(sign, 0, 11, 18, "#fff"), text(21, 26, count, 15, fill="#fff", bold=True)]
        title = p.word(message, n=count, price=price_of_warehouse(g, p.box, seat))
        parts.append(draw.group(inside, x=width - (len(left) - n) * 44, title=title, about=about))
    if mine:
        parts.append(_done(p, seat))
    return parts


def _done(p: Painter, seat: int) -> str:
    """The seal that ends, stops or takes nothing; pale while there is nothing to be ended."""
    id = f"done-{seat}"
    ready = p.is_offered(id)
    inside = [text(40, 26, p.word("done"), 15, anchor="middle", bold=True, fit=74, fill=VERMILION if ready else MUTED)]
    place, title = (LEFT - 80, 0, 80, 40), p.word("done-title")
    return p.thing(id, title, inside, *place, about="place done", dashed=not ready, reach=FINGER)


@memoised
def stock(p: Painter, seat: int, width: float) -> list[str]:
    """Goods, imports with either side up, yen."""
    g, parts, step = p.g, [], (width + 5) / len(PAYMENTS)
    amounts = [*g.goods[seat], g.imports[seat], g.cleared[seat], g.yen[seat]]
    for place, (kind, amount) in enumerate(zip(PAYMENTS, amounts, strict=True)):
        label = amount_text({"import": "imports"}.get(kind, kind), amount, p.language)
        fill = INK if amount else MUTED
        size = 18 if amount < 10 else 16
        inside = [icon(kind, 4, 11, 22, faded=not amount)]
        inside.append(text(step - 9, 28.5, amount, size, anchor="end", bold=True, fill=fill))
        id, about = f"stock-{seat}-{kind}", f"place {kind}"
        parts.append(p.thing(id, label, inside, place * step, 0, step - 5, 44, SAND, "none", about=about, radius=6))
    return parts


@memoised
def strength(p: Painter, seat: int) -> list[str]:
    """Strength cards, extra cards, agents."""
    g = p.g
    parts = [draw.group([strength_card(p, seat, card)], x=card * 60) for card in range(CARDS)]
    for n, count in enumerate(g.extra[seat]):
        label, fill = amount_text(f"plus_{n + 1}", count, p.language), INK if count else MUTED
        inside = [icon(f"plus-{n + 1}", 5, 5, 30, faded=not count)]
        inside.append(text(20, 54, f"×{count}", 15, anchor="middle", bold=True, fill=fill))
        id = f"extra-{seat}-{n + 1}"
        place, about = (242 + n * 42, 0, 40, 62), "place extra"
        parts.append(p.thing(id, label, inside, *place, SAND, "none", about=about, reach=(42, 62)))
    ready, spent = g.agents[seat], g.spent_agents[seat]
    inside = [icon("agent", 5, 5, 30, faded=not ready)]
    middle = 12 if spent else 20
    inside.append(text(middle, 54, f"×{ready}", 15, anchor="middle", bold=True, fill=INK if ready else MUTED))
    if spent:
        inside.append(text(38, 54, f"✓{spent}", 12, anchor="end", fill=MUTED, bold=True))
    title = p.word("agents-of", ready=ready, spent=spent)
    place, about = (326, 0, 40, 62), "agent agent"
    return [*parts, p.thing(f"agents-{seat}", title, inside, *place, SAND, "none", about=about, reach=(42, 62))]


# --- cards ------------------------------------------------------------------------------------------------------------
def fulfilled_orders(p: Painter, seat: int) -> list[str]:
    return [fulfilled_order(p, order) for order in range(ORDERS) if p.g.order_owner[order] == seat + 1]


def taken_churches(p: Painter, seat: int) -> list[str]:
    return [taken_church(p, card) for card in range(CHURCHES) if p.g.church_owner[card] == seat + 1]


def owned_technologies(p: Painter, seat: int) -> list[int]:
    return [t for t in range(len(TECHNOLOGIES)) if p.g.technology_owner[t] == seat + 1]


def _done_with(p: Painter, seat: int) -> list[str]:
    """Fulfilled orders and church cards, which count at the end; and how near they bring an agent."""
    parts = []
    shelves = [
        ("fulfilled", fulfilled_orders(p, seat), C_ORDERS, 171),
        ("display-churches", taken_churches(p, seat), C_CHURCHES, 221),
    ]
    for name, cards, condition, y in shelves:
        parts.append(heading(p, seat, X, y + 11, name, condition, len(cards)))
        wanted = range(len(cards), 0 if p.g.hired[seat][condition] else p.box.condition[condition])
        parts += [_place(X + n * (SMALL + 5), y + 15, SMALL, SMALL_HEIGHT) for n in wanted]
        parts += spread(cards, X, y + 15, SMALL, SMALL_HEIGHT, LEFT, 5, p.word(name))
    return parts


def _place(x: float, y: float, width: float, height: float) -> str:
    """The place of a card that is still wanted for an agent."""
    return tile(x, y, width, height, "none", SHADE, 5, dashed=True)


def heading(p: Painter, seat: int, x: float, y: float, name: str, condition: int, count: int) -> str:
    """What lies below, and how many of it an agent asks for, unless one was hired for that."""
    needed, hired = p.box.condition[condition], p.g.hired[seat][condition]
    words = f"{p.word(name)} {count if hired else f'{count}/{needed}'}"
    sign = [icon("agent", x, y - 12, 15, faded=not hired and count < needed), text(x + 19, y, words, 12, fill=MUTED)]
    title = p.word("agent-hired" if hired else "agent-needs", n=needed)
    return draw.group(sign, title=title, about="agent agent")


def hand(p: Painter, seat: int) -> list[int | None]:
    """The cards of a hand as the viewer knows them: known ones first, since a hand has no order."""
    cards = p.g.hand[seat][: p.g.hand_size[seat]]
    known = sorted(order for order in cards if knows(p.g, p.seat, order))
    return [*known, *[None] * (len(cards) - len(known))]


@memoised
def _orders(p: Painter, seat: int) -> list[str]:
    """The hand; and beside it, on a tray, the orders that the seat is looking at."""
    held, drawn = hand(p, seat), looked_at(p, seat)
    cards = [
        order_back(p, f"hidden-{seat}-{i}") if order is None else order_card(p, order, seat)
        for i, order in enumerate(held)
    ]
    words = f"{p.word('hand')} {len(held)}"
    ground = tile(RIGHT - 6, 6, ROOM + 8, ORDER_HEIGHT + 23, SAND, "none", 6)
    if not drawn:
        heading = text(RIGHT, 20, words, 12, fill=MUTED)
        return [ground, heading, *spread(cards, RIGHT, 25, ORDER, ORDER_HEIGHT, ROOM, 4.5, p.word("hand"))]
    tray = min(len(drawn) * (ORDER + 4) + 8, ROOM - min(len(cards), 2) * 40 - 12)
    left = RIGHT + ROOM - tray
    parts = [ground, *([text(RIGHT, 20, words, 12, fill=MUTED, fit=left - RIGHT - 6)] if cards else [])]
    parts += spread(cards, RIGHT, 25, ORDER, ORDER_HEIGHT, left - RIGHT - 10, 4.5, p.word("hand"))
    parts.append(tile(left, 6, tray, ORDER_HEIGHT + 23, GOLD, VERMILION, 6))
    parts.append(text(left + 6, 20, p.word("looked-at"), 12, bold=True, fit=tray - 10))
    return [*parts, *spread(drawn, left + 5, 25, ORDER, ORDER_HEIGHT, tray - 10, 4, p.word("looked-at"))]


def looked_at(p: Painter, seat: int) -> list[str]:
    """The orders that a seat has just drawn: who does not choose sees their backs."""
    g = p.g
    if p.to_move != seat:
        return []
    return [
        order_card(p, g.looked[place], seat) if p.looks else order_back(p, f"looked-{place}")
        for place in range(g.looking)
    ]


@memoised
def _technologies(p: Painter, seat: int) -> list[str]:
    owned = owned_technologies(p, seat)
    parts = [heading(p, seat, RIGHT, 159, "display-technologies", C_TECHNOLOGIES, len(owned))]
    small = len(owned) > 6
    width, height, per_row = (CHIP, CHIP_HEIGHT, 4) if small else (OWNED, OWNED_HEIGHT, 3)
    step = min(height + 4, (SEAT_HEIGHT - 8 - 165 - height) / max(1, (len(owned) - 1) // per_row))
    wanted = range(len(owned), 0 if p.g.hired[seat][C_TECHNOLOGIES] else p.box.condition[C_TECHNOLOGIES])
    parts += [_place(RIGHT + n * (OWNED + 4), 165, OWNED, OWNED_HEIGHT) for n in wanted if n < 3]
    for n, technology in enumerate(owned):
        x, y = RIGHT + n % per_row * (width + 4), 165 + n // per_row * step
        card = owned_technology(p, technology, width, height)
        parts.append(draw.block([card], x, y, width, height, p.word("display-technologies")))
    return parts
