"""The lower half of a player board: factories with goods and machines, contracts, achievements."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.palette import BLACK, GOLD, INDIGO, LINE, MUTED, OCHRE, PAPER, SAND, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred
from meiji.kernel.wording import listed

from . import texts
from .picture_base import Painter, icon_of, quiet, units
from .scoring import achieved, multiplier_of
from .terms import ACHIEVEMENTS, CONTRACTS, GOODS, TILE_NAMES

FACTORY, CONTRACT, ACHIEVEMENT = 88.0, 88.0, 98.0  # widths
ACHIEVEMENT_ICONS = {
    "yen": "money",
    "ships": "ship",
    "railways": "train",
    "regions": "region",
    "machines": "machine",
    "factories": "factory",
    "coal": "mining",
    "technology": "rd",
    "contracts": "contract",
}


@memoised
def factories(p: Painter, seat: int) -> list[str]:
    name = p.part("own-factories")
    return [
        svg.block([_factory(p, seat, good)], 12 + good * (FACTORY + 4), 138, FACTORY, 96, name)
        for good in range(len(GOODS))
    ]


@memoised
def contracts(p: Painter, seat: int) -> list[str]:
    cards = [_contract(p, seat, n, n % 4 * (CONTRACT + 3), n // 4 * 50.0) for n in range(CONTRACTS)]
    return [svg.block(cards, 932 - 4 * CONTRACT - 9, 138, 4 * CONTRACT + 9, 98, p.part("contracts"))]


@memoised
def achievements(p: Painter, seat: int) -> list[str]:
    parts = []
    for three in range(3):
        fields = [_achievement(p, seat, three * 3 + n, n * 102.5) for n in range(3)]
        parts.append(svg.block(fields, 12 + three * 307.5, 241, 303, 62, p.part("achievements")))
    return parts


# --- factories ------------------------------------------------------------------------------------------------------
@memoised
def _factory(p: Painter, seat: int, good: int) -> str:
    """A factory in front of the player with its goods and its machine, or the place for it."""
    g = p.g
    tile, key = g.factory[seat][good] - 1, GOODS[good]
    id = f"factory-{seat}-{key}"
    if tile < 0:
        inside = [svg.icon(icon_of(key), FACTORY / 2 - 16, 32, 32, faded=True)]
        title = p.tell("thing-no-factory", good=texts.good_name(key, p.language))
        return p.thing(id, title, inside, 0, 0, FACTORY, 96, "none", dashed=True, about="place own-factories")
    machine = g.machine[seat][good]
    goods = [texts.goods_text(g.goods[seat][good], key, p.language)]
    if machine:
        goods.append(p.tell("thing-machine", n=machine))
    effect = texts.tile_effect_text(p.box, tile, p.language)
    title = f"{texts.tile_name(tile, p.language)}: {effect}; {listed(goods)}"
    face = "".join(p.factory_face(tile, FACTORY, 66))
    inside = [svg.moving(f"tile-{TILE_NAMES[tile]}", face)]
    if machine:
        inside.append(svg.piece(seat, "machine", FACTORY - 46, 3, 24, 19, p.colours))
        inside.append(svg.text(FACTORY - 20, 18, f"+{machine}", 13, bold=True, fill=BLACK))
    else:
        inside.append(svg.tile(FACTORY - 26, 3, 22, 18, "none", BLACK, 3, dashed=True))
        inside.append(svg.icon("machine", FACTORY - 22, 5, 14, BLACK, faded=True))
    inside += [_good(p, seat, good, n) for n in range(p.box.store)]
    about = f"factory {TILE_NAMES[tile]}, place own-factories"
    return p.thing(id, title, inside, 0, 0, FACTORY, 96, about=about, raised=True)


def _good(p: Painter, seat: int, good: int, n: int) -> str:
    """A place for a good in the store; while goods are delivered, so many up to here."""
    there, key = n < p.g.goods[seat][good], GOODS[good]
    x, y = 3 + n * 20.0, 69.0
    face = [svg.moving(f"good-{seat}-{key}", svg.icon(icon_of(key), 0.5, 2, 18))] if there else []
    id = f"cube-{seat}-{key}-{n + 1}"
    if there and p.is_offered(id):
        title = texts.goods_text(n + 1, key, p.language)
        number = [svg.tile(4, 13, 11, 13, PAPER, LINE, 3), svg.text(9.5, 24, n + 1, 12, anchor="middle", bold=True)]
        return p.thing(id, title, [*face, *number], x, y, 19, 23, SAND, radius=3, reach=(20, 44))
    return svg.group([svg.tile(0, 0, 19, 23, SAND if there else "none", LINE, 3, dashed=not there), *face], x=x, y=y)


# --- contracts ------------------------------------------------------------------------------------------------------
@memoised
def _contract(p: Painter, seat: int, contract: int, x: float, y: float) -> str:
    """A contract: the goods it wants, cubes of one kind together, and what it gives; face down when fulfilled."""
    box = p.box
    name = texts.contract_name(box, contract, p.language)
    title = f"{name}: {texts.effect_text(box, box.contract[contract], p.language)}"
    id, about = f"contract-{seat}-{contract + 1}", f"contract {contract + 1}, place contracts"
    if p.g.contracts[seat][contract]:
        title = f"{title} ({p.tell('thing-fulfilled')})"
        inside = [svg.icon("contract", 22, 10, 26, faded=True), svg.text(66, 30, "✓", 20, anchor="middle", bold=True)]
        return p.thing(id, title, inside, x, y, CONTRACT, 46, SHADE, "none", about=about)
    cubes = [Unit(str(n), "crate") for n in box.cube[contract][: box.cubes[contract]]]
    inside = [centred(cubes, CONTRACT / 2, 4, 16), centred(units(p, box.contract[contract]), CONTRACT / 2, 26, 14)]
    return p.thing(id, title, inside, x, y, CONTRACT, 46, about=about, raised=True)


# --- achievements ---------------------------------------------------------------------------------------------------
@memoised
def _achievement(p: Painter, seat: int, field: int, x: float) -> str:
    """An achievement space: what it counts, its value now, its multiplier."""
    g, box, key = p.g, p.box, ACHIEVEMENTS[field]
    now, times, laid = achieved(g, box, seat, field), multiplier_of(g, box, seat, field), g.multiplier[seat][field]
    inside = [
        svg.icon(ACHIEVEMENT_ICONS[key], 4, 5, 17, INDIGO),
        svg.text(24, 18, p.tell(f"short-achievement-{key}"), 12),
        svg.text(8, 49, now, 17, bold=True),
        quiet(30, 48, "×", 13, "middle"),
    ]
    if laid:
        fan = svg.icon("fan", 37, 28, 30) + svg.text(52, 49, laid, 14, anchor="middle", bold=True, fill=BLACK)
        inside.append(svg.moving(f"reward-{laid}", fan))
    else:
        inside.append(svg.tile(39, 31, 26, 25, "none", OCHRE, 4, dashed=True))
        inside.append(quiet(52, 48, times or "–", 13, "middle"))
    inside.append(
        svg.text(ACHIEVEMENT - 6, 49, now * times, 16, anchor="end", bold=True, fill=INDIGO if times else MUTED)
    )
    title = f"{texts.achievement_name(key, p.language)}: {now} × {times} = {now * times}"
    about, id = f"achievement {key}, place achievements", f"achievement-{seat}-{key}"
    return p.thing(id, title, inside, x, 0, ACHIEVEMENT, 62, GOLD if laid else SAND, "none", about=about)
