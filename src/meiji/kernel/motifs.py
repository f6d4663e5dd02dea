"""Motifs that the pictures of several games share: the banner, the bar of a player board, an archipelago."""

from __future__ import annotations

from collections.abc import Sequence

from meiji.kernel import palette, svg
from meiji.kernel.painter import WIDTH, Painter
from meiji.kernel.palette import COAST, INDIGO, INK, LAND, PAPER, SAND, VERMILION


def banner(title: str, chips: Sequence[str]) -> list[str]:
    """The name of the game, and a chip for each seat."""
    parts = [
        svg.tile(0, 0, WIDTH, 54, INDIGO, INDIGO, 6),
        svg.tile(0, 0, WIDTH, 54, "url(#waves)", "none", 6),
        f'<circle cx="34" cy="27" r="17" fill="{VERMILION}"/>',
        svg.text(62, 35, title, 24, fill="#fff", bold=True, serif=True),
    ]
    return parts + [svg.group([chip], x=WIDTH - (len(chips) - n) * 212, y=10) for n, chip in enumerate(chips)]


def player_bar(p: Painter, seat: int, stock: Sequence[tuple[str, str, object, str]]) -> list[str]:
    """The top of a player board: who it is, whether they are to move, and what they have.

    `stock` holds the id, icon, amount and title of each thing; its id also names the area that explains it.
    """
    colour = p.colours[seat]
    bar = f'<path d="M.5 40V6Q.5 .5 6 .5H1162Q1167.5 .5 1167.5 6V40Z" fill="{colour}"/>'
    name = [
        svg.tile(0.5, 0.5, 221, 39, colour, "none", 6),
        svg.shape(palette.OWNER_SHAPES[seat], 24, 20, 10, "#fff"),
        svg.text(46, 26, p.name(seat), 17, fill="#fff", bold=True, fit=150 if p.to_move == seat else 170),
    ]
    if p.to_move == seat:
        name.append(f'<path d="M204 9 217 20 204 31Z" fill="#f6b93b" stroke="{INK}"/>')
    width = 5 + len(stock) * 86
    chips = [svg.tile(0, 0.5, width, 39, colour, "none", 6)]
    for n, (id, icon, amount, title) in enumerate(stock):
        chip = [svg.tile(0, 0, 80, 28, PAPER, INK, 5), svg.icon(icon, 6, 4, 20)]
        chip.append(svg.text(72, 20, amount, 17, anchor="end", bold=True))
        chips.append(svg.group(chip, x=5 + n * 86, y=6, id=f"{id}-{seat}", title=title, about=f"place {id}"))
    return [bar, svg.block(name, 0, 0, 222, 40), svg.block(chips, 230, 0, width, 40)]


# Four pieces of an archipelago, from the south-west to the north-east; a brush, not a map.
_COASTS = (
    "M18 62Q34 36 70 40 104 34 112 66 128 92 112 124 108 160 76 168 40 160 34 128 10 98 18 62ZM128 128Q158 112 192 120"
    " 232 128 228 156 232 196 190 206 148 214 126 192 110 160 128 128Z",
    "M8 74Q26 40 76 38 128 36 152 66 190 84 218 108 240 140 230 176 226 214 180 216 136 222 124 190 98 170 72 164 28"
    " 156 16 122 2 98 8 74Z",
    "M10 106Q16 66 52 44 92 30 128 52 160 84 196 96 236 112 232 160 230 206 192 218 150 226 120 198 84 176 50 164 12"
    " 152 10 106Z",
    "M20 66Q36 34 74 34 116 34 122 74 128 108 100 132 66 154 42 130 12 106 20 66ZM118 146Q136 108 176 110 224 112 232"
    " 154 236 204 200 216 150 226 126 206 106 182 118 146Z",
)


def land(region: int) -> list[str]:
    """Sea and land, a rising sun in the last region, and a strip for the trains."""
    return [
        svg.tile(0.5, 0.5, 282, 233, "url(#sea)", "none", 6),
        f'<path d="{_COASTS[region]}" fill="{LAND}" stroke="{COAST}" stroke-width="1.5"/>',
        svg.tile(0.5, 0.5, 282, 28, PAPER, "none", 6),
        svg.tile(236, 29, 46.5, 204.5, SAND, "none", 6),
    ]
