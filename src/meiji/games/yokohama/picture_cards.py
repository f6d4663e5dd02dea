"""The cards of Yokohama Duel: technologies, churches, bonus cards, orders, strength cards."""

from __future__ import annotations

from meiji.drawing import svg as draw
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MOSS, MUTED, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text, tile
from meiji.drawing.units import Unit, centred, flow, width_of
from meiji.drawing.units import draw as drawn_unit

from .picture_base import AREA_SIGNS, Painter, units
from .terms import AREAS, GOODS, TECHNOLOGIES
from .texts import (
    amount_text,
    area_name,
    bonus_rewards,
    effect_size,
    effect_text,
    order_text,
    technology_brief,
    technology_name,
    technology_text,
    tell,
)
from .turn import strength_of

CARD, CARD_HEIGHT = 150, 96  # technologies on display
OWNED, OWNED_HEIGHT = 176.5, 48  # technologies of a player
CHIP, CHIP_HEIGHT = 131.5, 24  # the same, where there are many
CHURCH, CHURCH_HEIGHT = 48, 63.5
BONUS, BONUS_HEIGHT = 206, 40
ORDER, ORDER_HEIGHT = 70, 116
BACK, BACK_HEIGHT = 44, 62  # an order face down, where there is little room
SMALL, SMALL_HEIGHT = 58, 30  # cards that only count at the end
STRENGTH, STRENGTH_HEIGHT = 58, 62


def _head(width: float, height: float, fill: str) -> str:
    """The coloured top of a card."""
    right = width - 0.5
    return f'<path d="M5 .5H{right - 4.5:g}Q{right:g} .5 {right:g} 5V{height:g}H.5V5Q.5 .5 5 .5Z" fill="{fill}"/>'


# --- technologies -----------------------------------------------------------------------------------------------------
def _technology_title(p: Painter, technology: int) -> str:
    name = technology_name(TECHNOLOGIES[technology], p.language)
    production = amount_text("production", p.box.production[technology], p.language)
    return f"{name} ({production}): {technology_text(p.box, technology, p.language)}"


@memoised
def technology_card(p: Painter, technology: int) -> str:
    """On display: its name, its production, what it does."""
    key = TECHNOLOGIES[technology]
    name = draw.lines(technology_name(key, p.language), CARD - 50, 12)
    more = 15 * (len(name) - 1)  # long names take two lines
    inside = [
        _head(CARD, 24 + more, INDIGO),
        *(
            text(7, 17 + n * 15, line, 13.5, bold=True, serif=True, fit=CARD - 48, fill="#fff")
            for n, line in enumerate(name)
        ),
        icon("rd", CARD - 36, 4, 16),
        text(CARD - 7, 17.5, p.box.production[technology], 15, anchor="end", bold=True, fill="#fff"),
        *p.lines(7, 40 + more, technology_brief(p.box, technology, p.language), CARD - 10, 3 if more else 4, 12.5),
    ]
    id, title = f"technology-{key}", _technology_title(p, technology)
    return p.card(id, title, inside, CARD, CARD_HEIGHT, piece=id, about=f"technology {key}")


@memoised
def owned_technology(p: Painter, technology: int, width: float, height: float) -> str:
    """With its owner: turned aside when it is used for this round; where there is room, it says what it does."""
    key, used = TECHNOLOGIES[technology], bool(p.g.technology_used[technology])
    title = _technology_title(p, technology)
    name_room = width - 14 - (20 if used else 0)
    inside = [text(6, 15, technology_name(key, p.language), 12.5, bold=True, serif=True, fit=name_room, fill=INDIGO)]
    if height >= OWNED_HEIGHT:
        inside += p.lines(6, 29, technology_brief(p.box, technology, p.language), width - 4, 2)
    if used:
        inside.append(icon("again", width - 21, 4, 16, VERMILION))
        title = f"{title} ({p.word('used')})"
    id, fill = f"technology-{key}", SHADE if used else PAPER
    return p.card(id, title, inside, width, height, fill, piece=id, about=f"technology {key}")


# --- churches and bonus cards -----------------------------------------------------------------------------------------
@memoised
def church_card(p: Painter, card: int, width: float, height: float) -> str:
    """On display: the faith it asks for, what it brings at once and at the end."""
    name = tell(p.language, "church", number=card + 1)
    reward = effect_text(p.box, p.box.church_reward[card], p.language)
    points = amount_text("points", p.box.church_points[card], p.language)
    faith = amount_text("faith", p.box.faith[card], p.language)
    head, middle, low = height * 0.35, width / 2, height - 18
    inside = [
        _head(width, head, SAND),
        centred([Unit(f"≥{p.box.faith[card]}", "church")], middle, head / 2 - 7, 15),
        centred(units(p.box, p.box.church_reward[card]), middle, (head + low) / 2 - 7.5, 15),
        centred([Unit(str(p.box.church_points[card]), "vp")], middle, low, 15),
    ]
    id = f"church-{card + 1}"
    title = f"{name}: {faith}; {reward}; {points}"
    return p.card(id, title, inside, width, height, piece=id, about=f"church {card + 1}")


@memoised
def taken_church(p: Painter, card: int) -> str:
    name, points = tell(p.language, "church", number=card + 1), p.box.church_points[card]
    inside = [flow([Unit(str(points), "vp")], 4, 6, 34, 18, 16), icon("church", 35, 6, 18)]
    id, title = f"church-{card + 1}", f"{name}: {amount_text('points', points, p.language)}"
    return p.card(id, title, inside, SMALL, SMALL_HEIGHT, piece=id, about=f"church {card + 1}")


@memoised
def bonus_card(p: Painter, card: int) -> str:
    """Three rewards side by side: from strength 5, 6 and 7."""
    box, name = p.box, tell(p.language, "bonus", number=card + 1)
    ends = [effect_size(box, address) for address in box.bonus_reward[card]]
    whole, at = units(box, box.bonus_reward[card][-1]), 5.0
    badge, size = 25, 16.0 if len(whole) < 4 else 14.5
    used = sum(width_of(unit, size) for unit in whole) + len(ends) * (badge + 3)
    between = (BONUS - 6 - used) / (len(ends) - 1)
    inside = []
    for level, (start, end) in enumerate(zip([0, *ends], ends, strict=False)):
        inside.append(tile(at, 10, badge, 20, VERMILION, "none", 10))
        label = f"{box.bonus_from[level]}+"
        inside.append(text(at + badge / 2, 24.5, label, 12.5, anchor="middle", bold=True, fill="#fff"))
        at += badge + 3
        for unit in whole[start:end]:
            inside.append(drawn_unit(unit, at, 12, size))
            at += width_of(unit, size)
        at += between
    title, id = f"{name}: {'; '.join(bonus_rewards(box, card, p.language))}", f"bonus-{card + 1}"
    return p.card(id, title, inside, BONUS, BONUS_HEIGHT, piece=id, about=f"bonus {card + 1}")


# --- orders -----------------------------------------------------------------------------------------------------------
@memoised
def order_back(p: Painter, id: str, width: float = ORDER, height: float = ORDER_HEIGHT) -> str:
    """An order that the viewer may not know, with an id that says nothing."""
    inside = [
        tile(4, 4, width - 8, height - 8, INDIGO, INDIGO),
        tile(4, 4, width - 8, height - 8, "url(#waves)", "none"),
        icon("contract", width / 2 - 12, height / 2 - 12, 24),
    ]
    return p.card(id, p.word("hidden-order"), inside, width, height)


@memoised
def order_card(p: Painter, order: int, seat: int | None) -> str:
    """An order with its goods, one below the other; for a seat with what it still lacks."""
    box = p.box
    missing = {} if seat is None else _missing(p, order, seat)
    inside = [_head(ORDER, 20, SHADE), text(6, 15, f"№ {order + 1}", 12, fill=MUTED)]
    if seat is not None and not missing:
        inside.append(icon("stamp", ORDER - 20, 2, 17))
    asked = [(good, count) for good, count in enumerate(box.order_goods[order]) if count]
    for n, (good, count) in enumerate(asked):
        y = 22 + n * 17.5
        inside.append(icon(GOODS[good], 5, y, 16))
        inside.append(text(25, y + 13.5, count, 15, bold=True))
        if good in missing:
            inside.append(text(ORDER - 6, y + 13, f"−{missing[good]}", 13, anchor="end", bold=True, fill=VERMILION))
        elif seat is not None:
            inside.append(text(ORDER - 6, y + 13, "✓", 13, anchor="end", bold=True, fill=MOSS))
    inside.append(f'<path d="M6 94H{ORDER - 6}" stroke="{LINE}"/>')
    gives = [Unit(str(box.order_points[order]), "vp"), *units(box, box.order_reward[order])]
    inside.append(flow(gives, 6, 96, ORDER - 7, 18, 15))
    title = order_text(box, order, p.language)
    if missing:
        lacked = ", ".join(amount_text(GOODS[good], count, p.language) for good, count in missing.items())
        title = p.word("missing", order=title, goods=lacked)
    id, about = f"order-{order + 1}", f"order {order + 1}, place orders"
    return p.card(id, title, inside, ORDER, ORDER_HEIGHT, piece=id, about=about)


def _missing(p: Painter, order: int, seat: int) -> dict[int, int]:
    """The goods that a seat still lacks for an order."""
    lacks = {good: count - p.g.goods[seat][good] for good, count in enumerate(p.box.order_goods[order])}
    return {good: count for good, count in lacks.items() if count > 0}


@memoised
def fulfilled_order(p: Painter, order: int) -> str:
    inside = [flow([Unit(str(p.box.order_points[order]), "vp")], 4, 6, 34, 18, 16), icon("stamp", 35, 6, 18)]
    id, title = f"order-{order + 1}", order_text(p.box, order, p.language)
    return p.card(id, title, inside, SMALL, SMALL_HEIGHT, piece=id, about=f"order {order + 1}, place orders")


# --- strength cards ---------------------------------------------------------------------------------------------------
@memoised
def strength_card(p: Painter, seat: int, card: int) -> str:
    """A strength card: its strength, and what its upgrade costs; or its empty place and where it lies."""
    g, id, about = p.g, f"card-{seat}-{card + 1}", f"strength-card {card + 1}"
    strength, place = strength_of(g, p.box, seat, card), g.lies_at[seat][card]
    title = p.word("card-of", strength=strength, name=p.name(seat))
    if place:
        inside = [
            text(STRENGTH / 2, 22, strength, 16, anchor="middle", bold=True, fill=MUTED),
            icon(AREA_SIGNS[place - 1], STRENGTH / 2 - 12, 29, 24, faded=True),
        ]
        title = p.word("card-lies", card=title, area=area_name(AREAS[place - 1], p.language))
        return p.slot(id, title, inside, 0, 0, STRENGTH, STRENGTH_HEIGHT, about=about)
    better = bool(g.upgraded[seat][card])
    inside = [
        _head(STRENGTH, 6, p.colours[seat]),
        text(STRENGTH / 2, 36, strength, 27, anchor="middle", bold=True, serif=True, fill=INK),
    ]
    if better:
        inside.append(icon("star", STRENGTH / 2 - 8, 42, 16))
    else:
        price, after = p.box.upgrade_price[card], p.box.strength[card][1]
        inside.append(centred([Unit(str(price), "yen", f"→{after}")], STRENGTH / 2, 43, 15))
    fill = GOLD if better else PAPER
    return p.card(id, title, inside, STRENGTH, STRENGTH_HEIGHT, fill, piece=f"strength-{seat}-{card}", about=about)


def played_card(p: Painter, seat: int, card: int, x: float, y: float) -> str:
    """A strength card beside an area, in the colour of its owner and with their sign."""
    strength = strength_of(p.g, p.box, seat, card)
    title = p.word("card-of", strength=strength, name=p.name(seat))
    drawn = [
        draw.shadow(22, 30, 3),
        tile(0, 0, 22, 30, p.colours[seat], "#fff", 3),
        draw.mon(seat, 11, 7.5, 4, ["#fff"] * 5),
        text(11, 26, strength, 15, anchor="middle", bold=True, fill="#fff"),
    ]
    return draw.group([draw.moving(f"strength-{seat}-{card}", draw.group(drawn))], x=x, y=y, title=title)


# --- rows of cards ----------------------------------------------------------------------------------------------------
def spread(
    cards: list[str], x: float, y: float, width: float, height: float, room: float, gap: float = 6, head: str = ""
) -> list[str]:
    """Cards side by side as blocks; where there are too many they lie on one another like a fan."""
    step = width + gap
    if len(cards) > 1:
        step = min(step, (room - width) / (len(cards) - 1))
    return [draw.block([card], x + n * step, y, width, height, head) for n, card in enumerate(cards)]
