"""The cards of Yokohama Duel: technologies, churches, bonus cards, orders, strength cards."""

from __future__ import annotations

from meiji.drawing import svg as draw
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MUTED, PAPER, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text, tile
from meiji.drawing.units import Unit, flow

from .picture_base import Painter, units
from .terms import GOODS, TECHNOLOGIES
from .texts import (
    amount_text,
    bonus_rewards,
    effect_size,
    effect_text,
    order_text,
    technology_name,
    technology_text,
    tell,
)
from .turn import strength_of

CARD, CARD_HEIGHT = 184, 90  # technologies
CHURCH, CHURCH_HEIGHT = 184, 40
BONUS, BONUS_HEIGHT = 184, 78
ORDER, ORDER_HEIGHT = 138, 62


@memoised
def technology_card(p: Painter, technology: int, x: float, y: float) -> str:
    entry, key = p.content["technology"][technology], TECHNOLOGIES[technology]
    name, effect = technology_name(key, p.language), technology_text(p.box, technology, p.language)
    used = p.g.technology_used[technology]
    inside = [
        f'<path d="M4 .5H{CARD - 4}Q{CARD - 0.5} .5 {CARD - 0.5} 4V22H.5V4Q.5 .5 4 .5Z" fill="{INDIGO}"/>',
        text(8, 16, name, 12.5, bold=True, serif=True, fit=126, fill="#fff"),
        icon("rd", CARD - 44, 4, 15),
        text(CARD - 10, 17, p.box.production[technology], 14, anchor="end", bold=True, fill="#fff"),
        *p.lines(8, 37, effect, CARD - 16, 10.5),
        p.mark(CARD - 3, CARD_HEIGHT - 4, entry),
    ]
    if used:
        inside.append(icon("again", CARD - 24, CARD_HEIGHT - 26, 18, VERMILION))
    fill, about = SHADE if used else PAPER, f"technology {key}"
    return p.thing(f"technology-{key}", f"{name}: {effect}", inside, x, y, CARD, CARD_HEIGHT, fill, about=about)


@memoised
def church_card(p: Painter, card: int, x: float, y: float) -> str:
    name = tell(p.language, "church", number=card + 1)
    reward = effect_text(p.box, p.box.church_reward[card], p.language)
    points = amount_text("points", p.box.church_points[card], p.language)
    inside = [
        icon("church", 6, 8, 24),
        text(36, 26, f"≥{p.box.faith[card]}", 15, bold=True),
        text(68, 25, "→", 14, fill=MUTED),
        flow(units(p.box, p.box.church_reward[card]), 88, 8, 50, 24, 18),
        flow([Unit(str(p.box.church_points[card]), "vp")], 140, 8, 40, 24, 18),
        p.mark(CHURCH - 2, 12, p.content["church"][card]),
    ]
    faith = amount_text("faith", p.box.faith[card], p.language)
    title, about = f"{name}: {faith}; {reward}; {points}", f"church {card + 1}"
    return p.thing(f"church-{card + 1}", title, inside, x, y, CHURCH, CHURCH_HEIGHT, about=about)


@memoised
def bonus_card(p: Painter, card: int, x: float, y: float) -> str:
    """Three rewards: the first from strength 5, and so on."""
    box, name = p.box, tell(p.language, "bonus", number=card + 1)
    ends = [effect_size(box, address) for address in box.bonus_reward[card]]
    whole = units(box, box.bonus_reward[card][-1])
    inside = [p.mark(BONUS - 2, 12, p.content["bonus"][card])]
    for level, (start, end) in enumerate(zip([0, *ends], ends, strict=False)):
        at = 8 + level * 24
        inside.append(tile(8, at - 3, 34, 20, VERMILION, "none", 10))
        label = f"{box.bonus_from[level]}+"
        inside.append(text(25, at + 11, label, 13, anchor="middle", bold=True, fill="#fff"))
        inside.append(flow(whole[start:end], 52, at - 3, 120, 20, 18))
    title, about = f"{name}: {'; '.join(bonus_rewards(box, card, p.language))}", f"bonus {card + 1}"
    return p.thing(f"bonus-{card + 1}", title, inside, x, y, BONUS, BONUS_HEIGHT, about=about)


@memoised
def order_card(p: Painter, order: int | None, hidden: str, x: float, y: float) -> str:
    """An order, face up for who may know it; else its back, with an id that says nothing."""
    if order is None:
        inside = [
            tile(5, 5, ORDER - 10, ORDER_HEIGHT - 10, INDIGO, INDIGO),
            tile(5, 5, ORDER - 10, ORDER_HEIGHT - 10, "url(#waves)", "none"),
            text(ORDER / 2, 38, "?", 22, anchor="middle", fill="#fff", bold=True),
        ]
        return p.thing(hidden, p.word("hidden-order"), inside, x, y, ORDER, ORDER_HEIGHT)
    points = Unit(str(p.box.order_points[order]), "vp")
    asked = [Unit(str(n), GOODS[good]) for good, n in enumerate(p.box.order_goods[order]) if n]
    inside = [
        f'<path d="M4 .5H{ORDER - 4}Q{ORDER - 0.5} .5 {ORDER - 0.5} 4V28H.5V4Q.5 .5 4 .5Z" fill="{SHADE}"/>',
        flow(asked, 8, 5, ORDER - 12, 20, 17),
        flow([points, *units(p.box, p.box.order_reward[order])], 8, 34, 100, 20, 17),
        text(ORDER - 8, 55, f"№ {order + 1}", 9, anchor="end", fill=MUTED),
        p.mark(ORDER - 2, 12, p.content["order"][order]),
    ]
    words, about = order_text(p.box, order, p.language), f"order {order + 1}, place orders"
    return p.thing(f"order-{order + 1}", words, inside, x, y, ORDER, ORDER_HEIGHT, about=about)


@memoised
def strength_card(p: Painter, seat: int, card: int, x: float, y: float) -> str:
    """A strength card: its strength, and what its upgrade costs."""
    g = p.g
    better = g.upgraded[seat][card]
    strength = strength_of(g, p.box, seat, card)
    away = g.lies_at[seat][card] > 0
    inside = [text(22, 29, strength, 22, anchor="middle", bold=True, fill=MUTED if away else INK)]
    if better:
        inside.append(icon("star", 42, 12, 18))
    else:
        inside.append(flow([Unit(str(p.box.upgrade_price[card]), "yen")], 38, 4, 40, 20, 13))
        inside.append(text(52, 36, f"→ {p.box.strength[card][1]}", 12, anchor="middle", fill=MUTED))
    inside.append(p.mark(69, 40, p.content["strength_card"][card]))
    title, about = p.word("card-at", strength=strength, name=p.name(seat)), f"strength-card {card + 1}"
    fill = SHADE if away else GOLD if better else PAPER
    return p.thing(f"card-{seat}-{card + 1}", title, inside, x, y, 72, 42, fill, LINE, dashed=bool(away), about=about)


def row(
    cards: list[str], width: float, height: float, y: float, per_row: int, head: str = ""
) -> tuple[list[str], float]:
    """Cards as blocks in rows, and where the next thing may begin."""
    blocks = [
        draw.block([card], n % per_row * (width + 12), y + n // per_row * (height + 10), width, height, head)
        for n, card in enumerate(cards)
    ]
    return blocks, y + -(-len(cards) // per_row) * (height + 10)
