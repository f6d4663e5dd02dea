"""What all parts of the picture share: the words, quiet notes, factory tiles, benefit tokens."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from meiji.drawing import painter, svg
from meiji.drawing.palette import BLACK, INDIGO, MUTED, OCHRE
from meiji.drawing.units import flow
from meiji.kernel.language import say

from .box import Box
from .picture_effects import face
from .table import Table
from .terms import GOODS, OLD_FACTORY, TAKATOSHI
from .texts import names

TEXTS = Path(__file__).parent / "picture_text"
WIDTH = 940  # of every part
PERIODS = ("I", "II", "III")
GOOD_COLOURS = ("#a9c4d6", "#d9c98f", "#c9705a", "#86b3ab", "#e5b84a", "#a592bf")


@cache
def _say(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(TEXTS, language, message, **dict(values))


class Painter(painter.Painter):
    """Draws a table of Zaibatsu."""

    g: Table
    box: Box
    width = WIDTH

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

    def reconstructed(self, x: float, y: float, *more: str) -> str:
        """A quiet sign in the corner of a part that shows reconstructed values, and what else is to be known of it."""
        return self.note(x, y, " ".join([self.word("note-reconstructed"), *more]))

    # --- shapes -----------------------------------------------------------------------------------------------------
    def heading(self, x: float, y: float, message: str, fit: float = 0) -> str:
        return svg.text(x, y, self.word(message), 13, fill=INDIGO, bold=True, serif=True, fit=fit)

    def factory_face(self, tile: int, side: int, good: int, width: float, height: float) -> list[str]:
        """A factory tile: its good, number and side on the left, its effect on the right."""
        end = height - 0.5
        left = f"M4 .5H30V{end:g}H4Q.5 {end:g} .5 {height - 4:g}V4Q.5 .5 4 .5Z"
        parts = [f'<path d="{left}" fill="{GOOD_COLOURS[good]}"/>', svg.icon(GOODS[good], 5, 4, 21)]
        if tile == OLD_FACTORY:
            parts.append(svg.icon("old", 36, (height - 20) / 2, 20))
            words = names.tile_name(tile, side, self.language)
            parts.append(svg.text(60, height / 2 + 4, words, 12, fill=MUTED, fit=width - 64))
            return parts
        label = f"{tile % 5 + 1}{'AB'[side]}"
        parts.append(svg.text(15.5, height - 7, label, 13, anchor="middle", bold=True, fill=BLACK))
        parts.append(flow(face(self.box, tile, side), 35, 3, width - 38, height - 6))
        return parts

    def benefit(self, x: float, y: float, level: int, size: float = 24) -> str:
        """A benefit token of a level."""
        fan = svg.icon("fan", x, y, size)
        letters = max(svg.LEAST, size * 0.5)
        number = svg.text(x + size / 2, y + size * 0.64, level, letters, anchor="middle", bold=True, fill=BLACK)
        return fan + number

    def upgraded(self, x: float, y: float) -> str:
        return svg.shape("M0-1.2 .35-.35 1.2 0 .35 .35 0 1.2-.35 .35-1.2 0-.35-.35Z", x, y, 5, OCHRE)


def quiet(x: float, y: float, words: object, size: float = 12, anchor: str = "") -> str:
    """Small print."""
    return svg.text(x, y, words, size, anchor=anchor, fill=MUTED)


def points(values: list[int]) -> str:
    """What is looked up in a row of printed points: "2·4·5"."""
    return "·".join(str(value) for value in values)
