"""What all parts of the picture share: the words, the moves on offer, headings, tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from meiji.kernel import svg
from meiji.kernel.language import say
from meiji.kernel.svg import INDIGO, LINE, MUTED, OCHRE, PAPER, VERMILION

from .box import Box
from .picture_effects import face, flow
from .table import Table
from .words import GOODS, OLD_FACTORY, TAKATOSHI

TEXTS = Path(__file__).parent / "picture_text"
WIDTH = 1168  # of every part; the picture has a margin of 16 around
GOOD_COLOURS = ("#a9c4d6", "#d9c98f", "#c9705a", "#86b3ab", "#e5b84a", "#a592bf")
MARK = "※"  # printed beside what is reconstructed


@cache
def _say(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(TEXTS, language, message, **dict(values))


class Painter:
    """A table, its box, and for whom it is drawn."""

    def __init__(self, game: Any, seat: int | None, language: str) -> None:
        codes = game.codes()  # first: it also takes in what a test has changed by hand
        self.g: Table = game._table
        self.box: Box = game.box.record
        self.content: dict[str, Any] = game.box.reader.content
        self.seat = seat
        self.language = language
        self.names: list[str] = game.names
        self.offers = {game.spec.target(self.g, self.box, code) for code in codes}
        self.to_move: int | None = game.to_move

    # --- words ------------------------------------------------------------------------------------------------------
    def word(self, message: str, **values: Any) -> str:
        return _say(self.language, message, tuple(values.items()))

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) and self.names[seat] else self.word("seat", number=seat + 1)

    def owner(self, owner: int) -> str:
        """The name of an owner as tokens and trains know it: seat + 1, or Takatoshi."""
        return self.word("takatoshi") if owner == TAKATOSHI + 1 else self.name(owner - 1)

    def tile_name(self, tile: int, side: int) -> str:
        if tile == OLD_FACTORY:
            return self.word("old-factory")
        return f"{self.word(f'good-{GOODS[tile // 5]}')} {tile % 5 + 1}{'AB'[side]}"

    # --- where values come from -------------------------------------------------------------------------------------
    def reconstructed(self, table: str, index: int = 0, side: int | None = None) -> bool:
        """Does the box say that a value is reconstructed?"""
        entry = self.content[table]
        if isinstance(entry, list):
            entry = entry[index]
        if side is not None:
            entry = entry["AB"[side]]
        return bool(entry.get("source") == "reconstructed")

    def mark(self, x: float, y: float, table: str, index: int = 0, side: int | None = None) -> str:
        """The mark of what is reconstructed, or nothing."""
        if not self.reconstructed(table, index, side):
            return ""
        sign = svg.text(x, y, MARK, 11, anchor="end", fill=VERMILION, bold=True)
        return svg.group([sign], title=self.word("reconstructed"))

    # --- shapes -----------------------------------------------------------------------------------------------------
    def heading(self, x: float, y: float, message: str, source: str = "", fit: float = 0) -> str:
        """A heading; with the mark where the box's table `source` is reconstructed."""
        more = ""
        if source and self.reconstructed(source):
            more = (
                f'<tspan fill="{VERMILION}" font-size="11"> {MARK}<title>{self.word("reconstructed")}</title></tspan>'
            )
        return svg.text(x, y, self.word(message), 13, fill=INDIGO, bold=True, serif=True, fit=fit, more=more)

    def panel(self, width: float, height: float) -> str:
        return svg.tile(0, 0, width, height, PAPER, LINE, 6)

    def thing(
        self,
        id: str,
        title: str,
        children: Iterable[str],
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        stroke: str = LINE,
        *,
        radius: float = 4,
        dashed: bool = False,
    ) -> str:
        """Something that a move can touch: a tile with an id and a label, lit up while a move on offer points to it."""
        edge = svg.tile(0, 0, width, height, fill, stroke, radius, dashed=dashed, kind="edge")
        if id in self.offers:
            halo = svg.tile(-4, -4, width + 8, height + 8, "", "", radius + 4, kind="halo")
            return svg.group([halo, edge, *children], id=id, title=title, kind="offer", x=x, y=y)
        return svg.group([edge, *children], id=id, title=title, x=x, y=y)

    def factory_face(self, tile: int, side: int, good: int, width: float, height: float) -> list[str]:
        """A factory tile: its good, number and side on the left, its effect on the right."""
        end = height - 0.5
        left = f"M4 .5H30V{end:g}H4Q.5 {end:g} .5 {height - 4:g}V4Q.5 .5 4 .5Z"
        parts = [f'<path d="{left}" fill="{GOOD_COLOURS[good]}"/>', svg.icon(GOODS[good], 5, 4, 21)]
        if tile == OLD_FACTORY:
            parts.append(svg.icon("old", 36, (height - 20) / 2, 20))
            words = self.word("old-factory")
            parts.append(svg.text(60, height / 2 + 4, words, 11, fill=MUTED, fit=width - 64))
            return parts
        label = f"{tile % 5 + 1}{'AB'[side]}"
        parts.append(svg.text(15.5, height - 7, label, 13, anchor="middle", bold=True))
        parts.append(flow(face(self.box, tile, side), 35, 3, width - 40, height - 6))
        parts.append(self.mark(width - 2, height - 3, "factory", tile, side))
        return parts

    def benefit(self, x: float, y: float, level: int, size: float = 24) -> str:
        """A benefit token of a level."""
        fan = svg.icon("fan", x, y, size)
        number = svg.text(x + size / 2, y + size * 0.6, level, size * 0.5, anchor="middle", bold=True)
        return fan + number

    def upgraded(self, x: float, y: float) -> str:
        return svg.shape("M0-1.2 .35-.35 1.2 0 .35 .35 0 1.2-.35 .35-1.2 0-.35-.35Z", x, y, 5, OCHRE)
