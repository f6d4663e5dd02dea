"""The table as SVG, seen from a seat: the areas, what is on display, and both seats, the own one first.

Parts are groups with an id ("areas", "display", "seat-0" …) and `data-box`, the place of the part in the picture.
Whatever a move touches has the id that `view.target` gives; while a move on offer to the viewer points to it, it has
the class "offer". Orders that the viewer may not know lie face down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meiji.kernel import svg as draw
from meiji.kernel.svg import INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SHADE, VERMILION, icon, mon, text, tile

from .box import Box
from .scoring import score
from .table import Table
from .texts import (
    amount_text,
    area_name,
    bonus_rewards,
    effect_text,
    goods_text,
    order_text,
    seat_name,
    technology_name,
    technology_text,
    tell,
)
from .view import knows
from .words import (
    AREAS,
    CARDS,
    CHURCHES,
    ORDERS,
    PAYMENTS,
    SEATS,
    STRENGTHS,
    TECHNOLOGIES,
)

WIDTH = 1168
MARGIN = 16
GAP = 16
MARK = "※"  # beside what is reconstructed
AREA_SIGNS = ["tea", "fish", "silk", "copper", "church", "lock", "market", "yen", "rd", "ship"]

SYMBOLS = {
    **draw.SYMBOLS,
    "copper": f'<path d="M3 5h10l2.4 7H.6Z" fill="#b5622a" stroke="{INK}" stroke-width=".9"/>',
    "tea": f'<path d="M8 15C2 12 2 5 8 1c6 4 6 11 0 14Z" fill="#4f7a45" stroke="{INK}" stroke-width=".9"/>'
    f'<path d="M8 15V4" stroke="#fff" stroke-width="1"/>',
    "fish": f'<path d="M1 8c4-6 9-5 11 0l3.4-3.6v7.2L12 8c-2 5-7 6-11 0Z" fill="#2f6db3" stroke="{INK}"'
    ' stroke-width=".9"/><circle cx="4.6" cy="7.2" r="1" fill="#fff"/>',
    "yen": draw.SYMBOLS["money"],
    "church": f'<path d="M8 .6V6M5.8 2.6H10.2M8 5 14 9.6V15.2H2V9.6Z" fill="{PAPER}" stroke="{INK}"'
    ' stroke-width="1.2"/>',
    "import": draw.SYMBOLS["crate"],
    "cleared": f'<path d="M2 3.5H14V14H2Z" fill="{INDIGO}" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M4 9 7 12 12.4 5.6" fill="none" stroke="#fff" stroke-width="1.8"/>',
    "shop": '<path d="M2 7 3.4 2H12.6L14 7ZM3 8H13V14.6H3Z" fill="currentColor"/>',
    "warehouse": '<path d="M8 .8 15.4 6H.6ZM1.6 7H14.4V15H1.6Z" fill="currentColor"/>',
}


class Painter:
    """A table, its box, and for whom it is drawn."""

    def __init__(self, game: Any, seat: int | None, language: str) -> None:
        codes = game.codes()  # first: it also takes in what a test has changed by hand
        self.g: Table = game._table
        self.box: Box = game.box.record
        self.content: dict[str, Any] = game.box.reader.content
        self.seat, self.language, self.names = seat, language, game.names
        self.offers: set[str | None] = set()
        if seat is not None and seat == game.to_move:
            self.offers = {game.spec.target(self.g, self.box, code) for code in codes}
        self.looks = game.to_move == seat and seat is not None

    def word(self, message: str, **values: Any) -> str:
        return tell(self.language, f"picture-{message}", **values)

    def name(self, seat: int) -> str:
        return seat_name(seat, self.language, self.names)

    def mark(self, x: float, y: float, *sources: dict[str, Any]) -> str:
        """The mark of what is reconstructed, or nothing."""
        inner = [value for part in sources for value in part.values() if isinstance(value, dict)]
        if not any(part.get("source") == "reconstructed" for part in (*sources, *inner)):
            return ""
        sign = text(x, y, MARK, 11, anchor="end", fill=VERMILION, bold=True)
        return draw.group([sign], title=self.word("reconstructed"))

    def heading(self, x: float, y: float, words: str) -> str:
        return text(x, y, words, 13, fill=INDIGO, bold=True, serif=True)

    def thing(
        self, id: str, title: str, children: Iterable[str], x: float, y: float, width: float, height: float, fill: str
    ) -> str:
        """Something that a move can touch: with an id and a label, lit up while a move on offer points to it."""
        edge = tile(0, 0, width, height, fill, LINE, kind="edge")
        if id in self.offers:
            halo = tile(-4, -4, width + 8, height + 8, "", "", 8, kind="halo")
            return draw.group([halo, edge, *children], id=id, title=title, kind="offer", x=x, y=y)
        return draw.group([edge, *children], id=id, title=title, x=x, y=y)

    def lines(self, x: float, y: float, words: str, width: float, size: float = 10, most: int = 4) -> list[str]:
        broken = draw.lines(words, width, size)[:most]
        return [text(x, y + i * (size + 2.5), line, size, fit=width) for i, line in enumerate(broken)]


# --- The areas --------------------------------------------------------------------------------------------------------
AREA_WIDTH, AREA_HEIGHT = 224, 128


def areas(p: Painter) -> list[str]:
    parts = [p.heading(0, 12, p.word("areas"))]
    parts.append(text(WIDTH, 12, _round(p), 12, anchor="end", fill=MUTED))
    for area in range(len(AREAS)):
        x, y = (area % 5) * (AREA_WIDTH + 12), 24 + (area // 5) * (AREA_HEIGHT + 12)
        parts.append(_area(p, area, x, y))
    return parts


def _round(p: Painter) -> str:
    return p.word("round", number=p.g.round, left=SEATS * p.box.turns - p.g.turns)


def _area(p: Painter, area: int, x: float, y: float) -> str:
    g, name = p.g, area_name(AREAS[area], p.language)
    used = bool(g.cards_at[area]) and not p.box.always_open[area]
    inside = [icon(AREA_SIGNS[area], 8, 7, 20), text(34, 22, name, 14, bold=True, serif=True, fit=150)]
    if p.box.always_open[area]:
        inside.append(icon("always", AREA_WIDTH - 26, 8, 18, INDIGO))
    if g.station == area + 1:
        inside.append(icon("train", AREA_WIDTH - 50, 8, 18, VERMILION))
    for strength in range(1, STRENGTHS + 1):
        left = 10 + (strength - 1) * 42
        label = f"{strength}+" if strength == STRENGTHS else str(strength)
        inside.append(tile(left, 34, 38, 30, SHADE))
        inside.append(text(left + 4, 44, label, 8, fill=MUTED))
        inside.append(text(left + 22, 57, p.box.gives[area][strength], 14, anchor="middle", bold=True))
    for seat in range(SEATS):
        if g.shop[seat][area]:
            shop = draw.piece(seat, "shop", 10 + seat * 40, 72, 34, 20)
            inside.append(draw.group([shop], title=p.word("shop-of", name=p.name(seat))))
        else:
            inside.append(tile(10 + seat * 40, 72, 34, 20, "none", LINE, dashed=True))
    if g.warehouse[area]:
        owner = g.warehouse[area] - 1
        house = draw.piece(owner, "warehouse", 94, 72, 44, 20)
        inside.append(draw.group([house], title=p.word("warehouse-of", name=p.name(owner))))
    else:
        inside.append(tile(94, 72, 44, 20, "none", LINE, dashed=True))
    lying = [(s, c) for s in range(SEATS) for c in range(CARDS) if g.lies_at[s][c] == area + 1]
    for place, (seat, card) in enumerate(lying):
        strength = p.box.strength[card][g.upgraded[seat][card]]
        token = draw.token(seat, 22 + place * 26, 110, strength, 11)
        inside.append(draw.group([token], title=p.word("card-at", strength=strength, name=p.name(seat))))
    if used:
        inside.append(text(AREA_WIDTH - 8, 88, p.word("used"), 11, anchor="end", fill=VERMILION))
    return p.thing(f"area-{AREAS[area]}", name, inside, x, y, AREA_WIDTH, AREA_HEIGHT, SHADE if used else PAPER)


# --- The display ------------------------------------------------------------------------------------------------------
CARD_WIDTH, CARD_HEIGHT = 224, 86


def technology_card(p: Painter, technology: int, x: float, y: float) -> str:
    entry = p.content["technology"][technology]
    name, effect = technology_name(TECHNOLOGIES[technology], p.language), technology_text(p.box, technology, p.language)
    used = p.g.technology_used[technology]
    inside = [
        text(8, 17, name, 12, bold=True, serif=True, fit=170),
        icon("rd", CARD_WIDTH - 44, 5, 15),
        text(CARD_WIDTH - 26, 17, p.box.production[technology], 13, bold=True),
        *p.lines(8, 33, effect, CARD_WIDTH - 16),
        p.mark(CARD_WIDTH - 3, 17, entry),
    ]
    if used:
        inside.append(icon("again", CARD_WIDTH - 22, CARD_HEIGHT - 22, 16, VERMILION))
    id = f"technology-{TECHNOLOGIES[technology]}"
    return p.thing(id, f"{name}: {effect}", inside, x, y, CARD_WIDTH, CARD_HEIGHT, SHADE if used else PAPER)


def church_card(p: Painter, card: int, x: float, y: float, width: float = 184) -> str:
    name = tell(p.language, "church", number=card + 1)
    reward = effect_text(p.box, p.box.church_reward[card], p.language)
    points = amount_text("points", p.box.church_points[card], p.language)
    inside = [
        icon("church", 6, 5, 16),
        text(28, 18, p.box.faith[card], 13, bold=True),
        text(width - 18, 18, points, 11, anchor="end", fill=OCHRE, bold=True),
        text(8, 38, reward, 11, fit=width - 16),
        p.mark(width - 3, 17, p.content["church"][card]),
    ]
    faith = amount_text("faith", p.box.faith[card], p.language)
    return p.thing(f"church-{card + 1}", f"{name}: {faith}; {reward}; {points}", inside, x, y, width, 48, PAPER)


def bonus_card(p: Painter, card: int, x: float, y: float) -> str:
    name = tell(p.language, "bonus", number=card + 1)
    rewards = bonus_rewards(p.box, card, p.language)
    inside = [text(8, 17, name, 12, bold=True, serif=True, fit=190), p.mark(221, 17, p.content["bonus"][card])]
    for level, reward in enumerate(rewards):
        inside.append(text(10, 36 + level * 17, p.box.bonus_from[level], 12, bold=True, fill=VERMILION))
        inside.append(text(26, 36 + level * 17, reward, 11, fit=190))
    return p.thing(f"bonus-{card + 1}", f"{name}: {'; '.join(rewards)}", inside, x, y, CARD_WIDTH, CARD_HEIGHT, PAPER)


def display(p: Painter) -> tuple[list[str], float]:
    """Technologies, bonus cards, churches, piles; and how high it is."""
    g = p.g
    parts = [p.heading(0, 12, p.word("display-technologies"))]
    for place, card in enumerate(g.technology_open):
        x = place * (CARD_WIDTH + 12)
        if card:
            parts.append(technology_card(p, card - 1, x, 22))
        else:
            parts.append(tile(x, 22, CARD_WIDTH, CARD_HEIGHT, "none", LINE, dashed=True))
    parts.append(p.heading(0, 132, p.word("display-bonus")))
    for place, card in enumerate(g.bonus_open):
        if card:
            parts.append(bonus_card(p, card - 1, place * (CARD_WIDTH + 12), 142))
    x = 3 * (CARD_WIDTH + 12)
    deck = sum(g.order_rest) + g.under_size
    parts.append(text(x, 160, p.word("display-orders", n=deck, under=g.under_size), 12, fit=300))
    parts.append(text(x, 180, p.word("piles", one=g.extra_pile[0], two=g.extra_pile[1]), 12, fit=300))
    label = p.word("agents", n=g.agent_pile)
    parts.append(p.thing("agents", label, [text(8, 17, label, 12, fit=204)], x, 192, 220, 26, PAPER))
    parts.append(p.heading(0, 252, p.word("display-churches")))
    left = 0
    for card in range(CHURCHES):
        if g.church_open[card]:
            parts.append(church_card(p, card, left * 196, 262))
            left += 1
    height = 318.0
    if g.looking:
        parts.append(p.heading(0, height + 12, p.word("looked-at")))
        for place in range(g.looking):
            order = g.looked[place] if p.looks else None
            parts.append(order_card(p, order, f"looked-{place}", place * (CARD_WIDTH + 12), height + 22))
        height += 84
    return parts, height


# --- Orders -----------------------------------------------------------------------------------------------------------
ORDER_HEIGHT = 54


def order_card(p: Painter, order: int | None, hidden: str, x: float, y: float) -> str:
    """An order, face up for who may know it; else its back, with an id that says nothing."""
    if order is None:
        inside = [
            tile(6, 6, CARD_WIDTH - 12, ORDER_HEIGHT - 12, INDIGO, INDIGO),
            text(CARD_WIDTH / 2, 33, "?", 20, anchor="middle", fill="#fff", bold=True),
        ]
        return p.thing(hidden, p.word("hidden-order"), inside, x, y, CARD_WIDTH, ORDER_HEIGHT, PAPER)
    goods = goods_text(p.box, order, p.language)
    points = amount_text("points", p.box.order_points[order], p.language)
    inside = [
        text(8, 17, goods, 11, bold=True, fit=140),
        text(CARD_WIDTH - 18, 17, points, 11, anchor="end", fill=OCHRE, bold=True),
        text(8, 34, effect_text(p.box, p.box.order_reward[order], p.language), 11, fit=CARD_WIDTH - 16),
        text(8, 48, f"№ {order + 1}", 9, fill=MUTED),
        p.mark(CARD_WIDTH - 3, 17, p.content["order"][order]),
    ]
    words = order_text(p.box, order, p.language)
    return p.thing(f"order-{order + 1}", words, inside, x, y, CARD_WIDTH, ORDER_HEIGHT, PAPER)


def hand(p: Painter, seat: int) -> list[int | None]:
    """The cards of a hand as the viewer knows them: known ones first, since a hand has no order."""
    cards = p.g.hand[seat][: p.g.hand_size[seat]]
    known = sorted(order for order in cards if knows(p.g, p.seat, order))
    return [*known, *[None] * (len(cards) - len(known))]


# --- The seats --------------------------------------------------------------------------------------------------------
def seat_board(p: Painter, seat: int) -> tuple[list[str], float]:
    g = p.g
    points = amount_text("points", score(g, p.box, seat), p.language)
    parts = [mon(seat, 10, 8), p.heading(26, 13, p.word("seat-line", name=p.name(seat), points=points))]
    amounts = [*g.goods[seat], g.imports[seat], g.cleared[seat], g.yen[seat]]
    for place, (kind, amount) in enumerate(zip(PAYMENTS, amounts, strict=True)):
        thing = {"import": "imports"}.get(kind, kind)
        inside = [icon(kind, 6, 5, 20), text(32, 21, amount, 15, bold=True)]
        label = amount_text(thing, amount, p.language)
        parts.append(p.thing(f"stock-{seat}-{kind}", label, inside, place * 72, 24, 64, 30, PAPER))
    for value, count in enumerate(g.extra[seat], 1):
        label = amount_text(f"plus_{value}", count, p.language)
        inside = [text(8, 20, f"+{value}", 14, bold=True, fill=VERMILION), text(36, 20, f"× {count}", 13)]
        parts.append(p.thing(f"extra-{seat}-{value}", label, inside, 436 + value * 84, 24, 76, 30, PAPER))
    for card in range(CARDS):
        parts.append(_strength_card(p, seat, card, 704 + card * 66))
    label = p.word("agents-of", ready=g.agents[seat], spent=g.spent_agents[seat])
    parts.append(p.thing(f"agents-{seat}", label, [text(8, 19, label, 11, fit=178)], 974, 24, 194, 30, PAPER))
    y = 66.0
    owned = [t for t in range(len(TECHNOLOGIES)) if g.technology_owner[t] == seat + 1]
    y = _rows(parts, [lambda x, y, t=t: technology_card(p, t, x, y) for t in owned], y, CARD_HEIGHT)
    taken = [c for c in range(CHURCHES) if g.church_owner[c] == seat + 1]
    y = _rows(parts, [lambda x, y, c=c: church_card(p, c, x, y, CARD_WIDTH) for c in taken], y, 48)
    cards = hand(p, seat)
    if cards:
        parts.append(text(0, y + 10, p.word("hand"), 11, fill=MUTED))
        backs = enumerate(cards)
        y = _rows(
            parts,
            [lambda x, y, i=i, o=o: order_card(p, o, f"hidden-{seat}-{i}", x, y) for i, o in backs],
            y + 18,
            ORDER_HEIGHT,
        )
    done = [order for order in range(ORDERS) if g.order_owner[order] == seat + 1]
    if done:
        parts.append(text(0, y + 10, p.word("fulfilled"), 11, fill=MUTED))
        y = _rows(parts, [lambda x, y, o=o: order_card(p, o, "", x, y) for o in done], y + 18, ORDER_HEIGHT)
    return parts, y


def _strength_card(p: Painter, seat: int, card: int, x: float) -> str:
    g = p.g
    strength = p.box.strength[card][g.upgraded[seat][card]]
    inside = [text(10, 21, strength, 16, bold=True)]
    if g.upgraded[seat][card]:
        inside.append(icon("star", 26, 8, 14))
    else:
        inside.append(text(52, 20, f"{p.box.upgrade_price[card]}¥", 10, anchor="end", fill=MUTED))
    inside.append(p.mark(57, 12, p.content["strength_card"][card]))
    away = g.lies_at[seat][card] > 0
    title = p.word("card-at", strength=strength, name=p.name(seat))
    return p.thing(f"card-{seat}-{card + 1}", title, inside, x, 24, 58, 30, SHADE if away else PAPER)


def _rows(parts: list[str], cards: list[Any], y: float, height: float) -> float:
    """Cards in rows of five; where the next row would begin."""
    for place, card in enumerate(cards):
        parts.append(card((place % 5) * (CARD_WIDTH + 12), y + (place // 5) * (height + 10)))
    return y + -(-len(cards) // 5) * (height + 10)


def svg(game: Any, seat: int | None, language: str) -> str:
    """The whole table as one picture."""
    p = Painter(game, seat, language)
    shown, height = display(p)
    parts = [("areas", p.word("areas"), areas(p), 24.0 + 2 * (AREA_HEIGHT + 12)), ("display", "", shown, height)]
    first = seat or 0
    for other in (first, 1 - first):
        board, height = seat_board(p, other)
        parts.append((f"seat-{other}", p.name(other), board, height))
    y = float(MARGIN)
    body = []
    for id, title, children, height in parts:
        place = (MARGIN - 8, y - 8, WIDTH + 16, height + 16)
        body.append(draw.group(children, x=MARGIN, y=y, id=id, title=title, box=place))
        y += height + GAP
    return draw.document(WIDTH + 2 * MARGIN, y, "".join(body), tell(language, "title"), language, SYMBOLS)
