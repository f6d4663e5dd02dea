"""Rows of icons with numbers: what something costs and gives, without words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meiji.drawing import palette, svg
from meiji.drawing.palette import BLACK, INDIGO, INK, VERMILION

SMALLEST = 13  # icons are not drawn smaller to make them fit


class Unit(NamedTuple):
    """An icon with a word before and after it and perhaps one on it. A line is never broken inside."""

    before: str = ""
    icon: str = ""
    after: str = ""
    over: str = ""
    pay: bool = False
    cross: bool = False
    framed: bool = False
    dark: bool = False  # on coloured ground


def _letters(size: float) -> float:
    """How large the words beside icons of a size are."""
    return max(svg.LEAST, size * 0.82)


@lru_cache(4096)
def width_of(unit: Unit, size: float) -> float:
    words = unit.before + unit.after
    return (size if unit.icon else 0) + svg.wide(words, _letters(size), True) + (7 if unit.framed else 4)


@lru_cache(4096)
def draw(unit: Unit, x: float, y: float, size: float) -> str:
    """A unit with its upper left corner at x, y."""
    parts = []
    base, letters, colour = y + size * 0.8, _letters(size), VERMILION if unit.pay else BLACK if unit.dark else INK
    if unit.before:
        x += svg.wide(unit.before, letters, True)
        parts.append(svg.text(x, base, unit.before, letters, anchor="end", bold=True, fill=colour))
        x += 1
    if unit.framed:
        parts.append(svg.tile(x - 0.5, y - 1.5, size + 5, size + 3, "#dfe7f0", INDIGO, 3))
        x += 2
    if unit.icon == "token":
        parts.append(svg.shape(palette.OWNER_SHAPES[0], x + size / 2, y + size / 2, size / 2, palette.MUTED, "#fff"))
    elif unit.icon:
        parts.append(svg.icon(unit.icon, x, y, size))
    if unit.cross:
        parts.append(svg.icon("no", x, y, size))
    if unit.over:
        fill = "#fff" if unit.icon == "token" else BLACK
        parts.append(
            svg.text(
                x + size / 2,
                y + size * 0.78,
                unit.over,
                max(svg.LEAST, size * 0.75),
                anchor="middle",
                fill=fill,
                bold=True,
            )
        )
    if unit.after:
        x += size + 1 if unit.icon else 0
        parts.append(svg.text(x, base, unit.after, letters, bold=True, fill=colour))
    return "".join(parts)


def centred(units: list[Unit], x: float, y: float, size: float) -> str:
    """Units in one line around x."""
    x -= (sum(width_of(unit, size) for unit in units) - 4) / 2
    parts = []
    for unit in units:
        parts.append(draw(unit, x, y, size))
        x += width_of(unit, size)
    return "".join(parts)


def flow(units: list[Unit], x: float, y: float, width: float, height: float, size: float = 17) -> str:
    """Units from left to right in as many lines as needed, smaller if they do not fit, in the middle of the height."""
    return _flow(tuple(units), x, y, width, height, size)


@lru_cache(1024)
def _flow(units: tuple[Unit, ...], x: float, y: float, width: float, height: float, size: float) -> str:
    lines: list[list[Unit]] = []
    while True:
        lines, used = [[]], 0.0
        for unit in units:
            wide = width_of(unit, size)
            if used and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(unit)
            used += wide
        if len(lines) * (size + 2) <= height + 2 or size <= SMALLEST:
            break
        size -= 1
    parts = []
    y += (height - len(lines) * (size + 2) + 2) / 2
    for line in lines:
        at = x
        for unit in line:
            parts.append(draw(unit, at, y, size))
            at += width_of(unit, size)
        y += size + 2
    return "".join(parts)
