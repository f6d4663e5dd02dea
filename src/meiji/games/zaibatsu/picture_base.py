"""What all parts of the picture share: the words, the moves on offer, headings, tiles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from meiji.drawing import painter, svg
from meiji.drawing.palette import BLACK, MUTED, OCHRE
from meiji.drawing.units import flow
from meiji.kernel.language import say

from .box import Box
from .picture_effects import face
from .table import Table
from .terms import GOODS, OLD_FACTORY, TAKATOSHI

TEXTS = Path(__file__).parent / "picture_text"
GOOD_COLOURS = ("#a9c4d6", "#d9c98f", "#c9705a", "#86b3ab", "#e5b84a", "#a592bf")


@cache
def _say(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(TEXTS, language, message, **dict(values))


class Painter(painter.Painter):
    """Draws a table of Zaibatsu."""

    g: Table
    box: Box

    def __init__(self, game: Any, seat: int | None, language: str) -> None:
        super().__init__(game, seat, language)
        self.said_reconstructed = self.word("reconstructed")

    # --- words ------------------------------------------------------------------------------------------------------
    def word(self, message: str, **values: Any) -> str:
        return _say(self.language, message, tuple(values.items()))

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) and self.names[seat] else self.word("seat", number=seat + 1)

    def owner(self, owner: int) -> str:
        """The name of an owner as tokens and trains know it: seat + 1, or Takatoshi."""
        return self.word("takatoshi") if owner == TAKATOSHI + 1 else self.name(owner - 1)

    def tile_about(self, tile: int, side: int) -> str:
        """The component that a factory tile is."""
        if tile == OLD_FACTORY:
            return "factory old-factory"
        return f"factory {GOODS[tile // 5]}-{tile % 5 + 1}{'AB'[side]}"

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
        return self.marked(x, y) if self.reconstructed(table, index, side) else ""

    # --- shapes -----------------------------------------------------------------------------------------------------
    def heading(self, x: float, y: float, message: str, source: str = "", fit: float = 0) -> str:
        """A heading; with the mark where the box's table `source` is reconstructed."""
        marked = bool(source) and self.reconstructed(source)
        return self.headline(x, y, self.word(message), reconstructed=marked, fit=fit)

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
        parts.append(svg.text(15.5, height - 7, label, 13, anchor="middle", bold=True, fill=BLACK))
        parts.append(flow(face(self.box, tile, side), 35, 3, width - 40, height - 6))
        parts.append(self.mark(width - 2, height - 3, "factory", tile, side))
        return parts

    def benefit(self, x: float, y: float, level: int, size: float = 24) -> str:
        """A benefit token of a level."""
        fan = svg.icon("fan", x, y, size)
        number = svg.text(x + size / 2, y + size * 0.6, level, size * 0.5, anchor="middle", bold=True, fill=BLACK)
        return fan + number

    def upgraded(self, x: float, y: float) -> str:
        return svg.shape("M0-1.2 .35-.35 1.2 0 .35 .35 0 1.2-.35 .35-1.2 0-.35-.35Z", x, y, 5, OCHRE)
