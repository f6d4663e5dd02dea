"""Motifs that the pictures of several games share: the banner, the bar of a player board."""

from __future__ import annotations

from collections.abc import Sequence

from meiji.drawing import palette, svg
from meiji.drawing.painter import WIDTH, Painter
from meiji.drawing.palette import INDIGO, INK, PAPER, VERMILION


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
