"""The factories on offer: one column a good."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.palette import BLACK, LINE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow
from meiji.kernel.wording import upper_first

from . import texts
from .picture_base import GOOD_COLOURS, Painter, icon_of
from .terms import GOODS, TILE_NAMES

COLUMN, PITCH = 150.0, 158.0
HEAD, TILE, GAP = 44.0, 54.0, 6.0
HEIGHT = HEAD + 4 * (TILE + GAP)


@memoised
def factories(p: Painter) -> list[str]:
    """What a factory needs and burns, then the tiles that nobody has built yet."""
    name = p.part("factories")
    columns = [_column(p, good) for good in range(len(GOODS))]
    columns[-1] = [*columns[-1], p.reconstructed(COLUMN - 12, 14)]
    return [svg.block(column, good * PITCH, 0, COLUMN, HEIGHT, name) for good, column in enumerate(columns)]


@memoised
def _column(p: Painter, good: int) -> list[str]:
    level, name = good // 2, upper_first(texts.good_name(GOODS[good], p.language))
    needs = [Unit(f"≥ {p.box.need[level]}", "rd", dark=True), Unit(str(p.box.coal[level]), "coal", dark=True)]
    head = [
        svg.tile(0, 0, COLUMN, HEAD - 2, GOOD_COLOURS[good], LINE, 4),
        svg.icon(icon_of(GOODS[good]), 6, 8, 26),
        svg.text(38, 17, name, 13, bold=True, fill=BLACK, fit=COLUMN - 42),
        flow(needs, 38, 21, COLUMN - 42, 18, 16),
    ]
    needed, coal = p.box.need[level], texts.amount_text("coal", p.box.coal[level], p.language)
    title = p.tell("thing-level", good=name, level=level + 1, technology=needed, coal=coal)
    parts = [svg.group(head, title=title, about="place level")]
    for n, tile in enumerate(tile for tile in range(good * 4, good * 4 + 4) if p.g.on_offer[tile]):
        words = f"{texts.tile_name(tile, p.language)}: {texts.tile_effect_text(p.box, tile, p.language)}"
        face = svg.moving(f"tile-{TILE_NAMES[tile]}", "".join(p.factory_face(tile, COLUMN, TILE)))
        id, about = f"tile-{TILE_NAMES[tile]}", f"factory {TILE_NAMES[tile]}"
        y = HEAD + GAP + n * (TILE + GAP)
        parts.append(p.thing(id, words, [face], 0, y, COLUMN, TILE, about=about, raised=True))
    return parts
