"""A player's side for who only watches: all in two rows, so that the quarter and both sides are seen at once."""

from __future__ import annotations

from meiji.drawing import svg as draw
from meiji.drawing.palette import MUTED
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text

from .picture_base import Painter
from .picture_cards import BACK, BACK_HEIGHT, CHIP_HEIGHT, SMALL, SMALL_HEIGHT, order_back, owned_technology, spread
from .picture_seat import (
    LEFT,
    X,
    fulfilled_orders,
    heading,
    mat,
    owned_technologies,
    plate,
    stock,
    strength,
    taken_churches,
)
from .terms import C_CHURCHES, C_ORDERS, C_TECHNOLOGIES

SIDE_HEIGHT = 128
PLATE, STOCK = 278, 366  # widths
HAND, SHELF = 392, 510  # where the orders in hand begin, and what counts at the end
RIGHT, ROOM = 676, 256  # technologies


@memoised
def side(p: Painter, seat: int) -> list[str]:
    parts = [mat(p, seat, SIDE_HEIGHT), draw.block(plate(p, seat, PLATE), X, 8, PLATE, 44)]
    parts.append(draw.block(stock(p, seat, STOCK), X + PLATE + 8, 8, STOCK, 44))
    parts.append(draw.block(strength(p, seat), X, 58, LEFT, 62))
    return [*parts, *_hand(p, seat), *_done_with(p, seat), *_technologies(p, seat)]


@memoised
def _hand(p: Painter, seat: int) -> list[str]:
    """Orders in hand and those being looked at, all face down."""
    backs = [order_back(p, f"hidden-{seat}-{n}", BACK, BACK_HEIGHT) for n in range(p.g.hand_size[seat])]
    if p.to_move == seat:
        backs += [order_back(p, f"looked-{n}", BACK, BACK_HEIGHT) for n in range(p.g.looking)]
    return spread(backs, HAND, 58, BACK, BACK_HEIGHT, SHELF - HAND - 8, 4, p.word("hand"))


def _done_with(p: Painter, seat: int) -> list[str]:
    """Fulfilled orders and church cards; and how near they bring an agent."""
    parts = []
    shelves = [
        ("fulfilled", fulfilled_orders(p, seat), C_ORDERS, 58),
        ("display-churches", taken_churches(p, seat), C_CHURCHES, 90),
    ]
    for name, cards, condition, y in shelves:
        hired, needed = p.g.hired[seat][condition], p.box.condition[condition]
        words = str(len(cards)) if hired else f"{len(cards)}/{needed}"
        sign = [icon("agent", 0, 7, 15, faded=not hired and len(cards) < needed), text(18, 19, words, 12, fill=MUTED)]
        title = f"{p.word(name)}: {p.word('agent-hired' if hired else 'agent-needs', n=needed)}"
        parts.append(draw.group(sign, x=SHELF, y=y, title=title, about="agent agent"))
        parts += spread(cards, SHELF + 42, y, SMALL, SMALL_HEIGHT, RIGHT - SHELF - 54, 4, p.word(name))
    return parts


@memoised
def _technologies(p: Painter, seat: int) -> list[str]:
    owned, width = owned_technologies(p, seat), (ROOM - 4) / 2
    parts = [heading(p, seat, RIGHT, 20, "display-technologies", C_TECHNOLOGIES, len(owned))]
    step = min(CHIP_HEIGHT + 6, (SIDE_HEIGHT - 8 - 30 - CHIP_HEIGHT) / max(1, (len(owned) - 1) // 2))
    for n, technology in enumerate(owned):
        x, y = RIGHT + n % 2 * (width + 4), 30 + n // 2 * step
        card = owned_technology(p, technology, width, CHIP_HEIGHT)
        parts.append(draw.block([card], x, y, width, CHIP_HEIGHT, p.word("display-technologies")))
    return parts
