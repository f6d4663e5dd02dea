"""An area of the harbour quarter: its view, what each strength gives, buildings, cards; in two of them a market stall.

The church has the church cards beside it, Chinatown its prices: they are twice as wide as the others.
"""

from __future__ import annotations

from meiji.drawing import svg as draw
from meiji.drawing.palette import GOLD, INDIGO, LINE, MUTED, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text, tile
from meiji.drawing.units import Unit, centred

from .area_action import strength_of_place
from .picture_base import Painter
from .picture_cards import church_card, played_card
from .picture_scenes import HEIGHT as SCENE_HEIGHT
from .picture_scenes import SCENES
from .picture_scenes import WIDTH as SCENE
from .terms import AREAS, CARDS, CHINATOWN, CHURCH, CHURCHES, GOODS, SEATS, STRENGTHS
from .texts import amount_text, area_gives, area_name, tell
from .turn import is_used, lowest_card, strength_of

GIVEN = ["tea", "fish", "silk", "copper", "church", "cleared", "again", "yen", "rd", "contract"]
AREA, AREA_HEIGHT = 150, 138
GAP = 8
DOUBLE = 2 * AREA + GAP
STALL, STALL_HEIGHT = 150, 130  # what lies beside the church and in Chinatown


def width_of_area(area: int) -> float:
    return DOUBLE if area in (CHURCH, CHINATOWN) else AREA


@memoised
def area_tile(p: Painter, area: int) -> str:
    """An area: a view of it, what each strength gives, its shops and warehouse, the strength cards beside it."""
    used, name = is_used(p.g, p.box, area), area_name(AREAS[area], p.language)
    inside = [_view(p, area, used)]
    inside.append(text(7, 61, name, 14, bold=True, serif=True, fit=AREA - (32 if p.box.always_open[area] else 10)))
    if p.box.always_open[area]:
        inside.append(draw.group([icon("always", AREA - 24, 48, 18, INDIGO)], title=p.word("always-open")))
    inside += _strengths(p, area, _next_strength(p, area) if p.seat is not None and not used else 0)
    mine = p.seat or 0  # first: the other's place lies between it and the warehouse, so that a finger finds both
    inside += [_shop(p, mine, area, 5), _shop(p, 1 - mine, area, 36)]
    inside.append(_warehouse(p, area, 67))
    inside += _lying(p, area)
    if area == CHURCH:
        inside += _churches(p)
    if area == CHINATOWN:
        inside += _prices(p)
    title = p.word("area-used", area=name) if used else name
    fill, about, width = SHADE if used else PAPER, f"area {AREAS[area]}", width_of_area(area)
    drawn = p.thing(f"area-{AREAS[area]}", title, inside, 0, 0, width, AREA_HEIGHT, fill, about=about, radius=5)
    return draw.shadow(width, AREA_HEIGHT, 5) + drawn


@memoised
def _view(p: Painter, area: int, used: bool) -> str:
    """The print above the name, cut to the width of the area; pale once the area is used."""
    scale, width, id = 44 / SCENE_HEIGHT, AREA - 8, f"scene-{AREAS[area]}"
    frame = f'<clipPath id="{id}"><rect x="4" y="4" width="{width}" height="44"/></clipPath>'
    left = 4 - (SCENE * scale - width) / 2
    scene = f'<g transform="translate({left:g} 4) scale({scale:g})">{SCENES[area]}</g>'
    pale = ' opacity=".45"' if used else ""
    parts = [f'{frame}<g clip-path="url(#{id})"{pale}>{scene}</g>']
    if p.g.station == area + 1:
        token = tile(8, 8, 28, 28, INDIGO, "#fff", 14) + icon("train", 13, 13, 18, "#fff")
        parts.append(draw.group([draw.moving("station", token)], title=p.word("station"), about="technology station"))
    if used:
        wide = draw.wide(p.word("used"), 13, True) + 12
        stamp = tile(0, 0, wide, 21, PAPER, VERMILION, 3, line=1.8)
        stamp += text(wide / 2, 15.5, p.word("used"), 13, anchor="middle", fill=VERMILION, bold=True)
        parts.append(f'<g transform="translate({AREA - wide - 8:g} 18) rotate(-4)">{stamp}</g>')
    return "".join(parts)


@memoised
def _strengths(p: Painter, area: int, mine: int) -> list[str]:
    """What each strength gives; that of the viewer's next card is marked."""
    parts = []
    for strength in range(1, STRENGTHS + 1):
        x, now = 5 + (strength - 1) * 28.2, min(mine, STRENGTHS) == strength
        label = f"{strength}+" if strength == STRENGTHS else str(strength)
        given = p.box.gives[area][strength]
        cell = [tile(x, 67, 27, 34, GOLD if now else SAND, LINE if now else "none", 3)]
        cell.append(text(x + 13.5, 79, label, 12, anchor="middle", fill=MUTED, bold=now))
        if given:
            cell.append(text(x + 7, 97, given, 14, anchor="middle", bold=True))
            cell.append(icon(GIVEN[area], x + 12.5, 85, 13.5, INDIGO))
        else:
            cell.append(text(x + 13.5, 96, "–", 14, anchor="middle", fill=MUTED))
        gives = area_gives(p.box, area, strength, p.language)
        told = p.word("strength-next" if now else "strength-gives", strength=label, gives=gives)
        parts.append(draw.group(cell, title=told))
    return parts


def _next_strength(p: Painter, area: int) -> int:
    """The strength of an area action of the viewer with the lowest card; 0 when all cards lie in areas."""
    assert p.seat is not None
    card = lowest_card(p.g, p.box, p.seat)
    return 0 if card < 0 else strength_of(p.g, p.box, p.seat, card) + strength_of_place(p.g, p.box, p.seat, area)


def _shop(p: Painter, seat: int, area: int, x: float) -> str:
    if p.g.shop[seat][area]:
        shop = draw.piece(seat, "shop", x, 106, 29, 26)
        return draw.group([shop], title=p.word("shop-of", name=p.name(seat)), about="place shop")
    id, title = f"shop-{seat}-{AREAS[area]}", p.word("no-shop", name=p.name(seat))
    return p.slot(id, title, [icon("shop", 6.5, 5, 16, LINE)], x, 106, 29, 26, about="place shop")


def _warehouse(p: Painter, area: int, x: float) -> str:
    if p.g.warehouse[area]:
        owner = p.g.warehouse[area] - 1
        house = draw.piece(owner, "warehouse", x, 106, 31, 26)
        return draw.group([house], title=p.word("warehouse-of", name=p.name(owner)), about="place warehouse")
    inside = [icon("warehouse", 7.5, 5, 16, LINE)]
    return p.slot(f"warehouse-{AREAS[area]}", p.word("no-warehouse"), inside, x, 106, 31, 26, about="place warehouse")


def _lying(p: Painter, area: int) -> list[str]:
    """The strength cards beside the area: two beside its buildings, more of them above."""
    lying = [(s, c) for s in range(SEATS) for c in range(CARDS) if p.g.lies_at[s][c] == area + 1]
    places = [(101.0, 104.0), (123.0, 104.0), *((AREA - 30 - n * 23.0, 11.0) for n in range(SEATS * CARDS - 2))]
    return [played_card(p, s, c, *place) for (s, c), place in zip(lying, places, strict=False)]


# --- the stalls -------------------------------------------------------------------------------------------------------
@memoised
def _churches(p: Painter) -> list[str]:
    """The open church cards, three in a row; a taken one leaves its place empty."""
    g = p.g
    cards = [card for card in range(CHURCHES) if g.church_open[card] or g.church_owner[card]]
    rows = max(2, (len(cards) + 2) // 3)
    width, height = (STALL - 2 * 3) / 3, (STALL_HEIGHT - 3 * (rows - 1)) / rows
    parts = []
    for n, card in enumerate(cards):
        x, y = n % 3 * (width + 3), n // 3 * (height + 3)
        if g.church_open[card]:
            parts.append(draw.group([church_card(p, card, width, height)], x=x, y=y))
        else:
            parts.append(tile(x, y, width, height, "none", dashed=True))
    return [draw.group(parts, x=AREA + 4, y=4)]


@memoised
def _prices(p: Painter) -> list[str]:
    """What Chinatown asks and pays: a column for each good, buying above selling; imports below."""
    wide, high = STALL / 4, (STALL_HEIGHT - 2 * 3) / 3
    parts = []
    for thing in range(len(GOODS) + 1):
        x, y, width = (0.0, 2 * (high + 3), STALL) if thing == len(GOODS) else (thing * wide, 0.0, wide - 2)
        if p.box.buy[thing]:
            parts.append(_price(p, "buy", thing, x, y, width, high))
        if p.box.sell[thing]:
            parts.append(_price(p, "sell", thing, x, y + high + 3, width, high))
    return [draw.group(parts, x=AREA + 4, y=4)]


def _price(p: Painter, verb: str, thing: int, x: float, y: float, width: float, height: float) -> str:
    """One exchange: what it gives above what it costs."""
    name = [*GOODS, "import"][thing]
    price = (p.box.buy if verb == "buy" else p.box.sell)[thing]
    good, money = Unit("+" if verb == "buy" else "−", name), Unit(f"{'−' if verb == 'buy' else '+'}{price}", "yen")
    gives, costs = (good, money) if verb == "buy" else (money, good)
    costs = costs._replace(pay=True)
    if width > STALL / 2:
        inside = [centred([gives, costs], width / 2, height / 2 - 8.5, 17)]
    else:
        inside = [centred([gives], width / 2, 4, 15), centred([costs], width / 2, 22.5, 15)]
    what = amount_text("imports" if name == "import" else name, 1, p.language)
    title = tell(p.language, f"move-{verb}", what=what, price=amount_text("yen", price, p.language))
    fill = SAND if verb == "buy" else PAPER
    return p.thing(
        f"{verb}-{name}", title, inside, x, y, width, height, fill, about=f"exchange {name}", reach=(width + 1, 44)
    )
