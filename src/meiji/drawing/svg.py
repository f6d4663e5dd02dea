"""A small box of brushes for the pictures of all games: plain strings, no dependency.

The look is that of a woodblock print: washi ground, indigo, vermilion, ink; flat and without shadows. No colour stands
alone: seats have a shape, workers a sign. Icons are symbols on a 16 by 16 grid; only those that are used are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from meiji.drawing.palette import (
    INK,
    LINE,
    OWNER_COLOURS,
    OWNER_SHAPES,
    PAPER,
    SANS,
    SERIF,
    SHADOW,
    VERMILION,
    WASHI,
    WAVES,
)

# --- building -------------------------------------------------------------------------------------------------------
_FORBIDDEN = dict.fromkeys(set(range(32)) - {9, 10, 13} | {0xFFFE, 0xFFFF} | set(range(0xD800, 0xE000)))
_ESCAPES = {**_FORBIDDEN, ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


LEAST = 12  # the smallest letters that still can be read


# A table changes little from picture to picture, so most strokes have been drawn before: they are kept.
@lru_cache(8192, typed=True)
def escape(words: object) -> str:
    """A text that may stand in XML, in an attribute too; characters that XML forbids are left out."""
    return str(words).translate(_ESCAPES)


@lru_cache(4096)
def wide(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text becomes."""
    narrow = sum(c in " .,:;!|ijlI/()-'" for c in words)
    return size * (0.64 * (len(words) - narrow) + 0.36 * narrow) * (1.1 if bold else 1)


def lines(words: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text broken into lines of about a width."""
    result = [""]
    for word in words.split():
        longer = f"{result[-1]} {word}".strip()
        if result[-1] and wide(longer, size, bold) > width:
            result.append(word)
        else:
            result[-1] = longer
    return result


@lru_cache(16384, typed=True)
def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    *,
    anchor: str = "",
    fill: str = "",
    bold: bool = False,
    serif: bool = False,
    fit: float = 0,
    more: str = "",
) -> str:
    """A line of text; with `fit` it shrinks, if it must, to that width, and is cut where it would become unreadable.

    `more` is markup that follows in the same line.
    """
    words = str(words)
    if fit:
        least = min(size, LEAST)
        needed = wide(words, size, bold)
        if needed > fit:
            size = max(least, size * fit / needed)
            room = int(fit / (least * 0.56))
            if wide(words, size) > fit * 1.1 and len(words) > room:
                words = words[: max(1, room - 1)] + "…"
    look = f' text-anchor="{anchor}"' if anchor else ""
    if fill:
        look += f' fill="{fill}"'
    if bold:
        look += ' font-weight="700"'
    if serif:
        look += f' font-family="{SERIF}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{look}>{escape(words)}{more}</text>'


@lru_cache(32_768)
def tile(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = PAPER,
    stroke: str = LINE,
    radius: float = 4,
    *,
    line: float = 1,
    dashed: bool = False,
    kind: str = "",
) -> str:
    """A rectangle with round corners."""
    more = ' stroke-dasharray="3 3"' if dashed else ""
    if kind:
        more += f' class="{kind}"'
    if line != 1:
        more += f' stroke-width="{line:g}"'
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="{radius:g}" fill="{fill}" stroke="{stroke}"{more}/>'


@lru_cache(1024)
def shadow(width: float, height: float, radius: float = 4) -> str:
    """The soft shadow of a card that lies on the board at 0, 0."""
    edges = ((0.5, 2.5, 0.10), (0, 1.2, 0.12))
    return "".join(
        f'<rect x="{inset:g}" y="{low:g}" width="{width - 2 * inset:g}" height="{height:g}" rx="{radius:g}"'
        f' fill="#000" opacity="{strength:g}"/>'
        for inset, low, strength in edges
    )


def touch(width: float, height: float, across: float, down: float) -> str:
    """An unseen ground under something small at 0, 0, so that a finger finds it in a larger rectangle around it."""
    across, down = max(across, width), max(down, height)
    place = f'x="{(width - across) / 2:g}" y="{(height - down) / 2:g}" width="{across:g}" height="{down:g}"'
    return f'<rect {place} fill="none" pointer-events="all"/>'


def group(
    children: Iterable[str],
    *,
    x: float = 0,
    y: float = 0,
    id: str = "",
    title: str = "",
    kind: str = "",
    about: str = "",
    faded: bool = False,
) -> str:
    """Things that belong together. `about` names the component that they are, so that a page can explain it."""
    more = f' id="{escape(id)}"' if id else ""
    if kind:
        more += f' class="{kind}"'
    if x or y:
        more += f' transform="translate({x:g} {y:g})"'
    if faded:
        more += ' opacity=".35"'
    if about:
        more += f' data-about="{escape(about)}"'
    label = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{more}>{label}{''.join(children)}</g>"


def groups(children: Iterable[str], x: float, y: float, id: str, title: str = "", kind: str = "") -> list[str]:
    """A group whose children stay fragments of the picture: if one changes, the others need not be sent again."""
    opening, closing = group([], x=x, y=y, id=id, title=title, kind=kind), "</g>"
    return [opening.removesuffix(closing), *children, closing]


def block(children: Iterable[str], x: float, y: float, width: float, height: float, head: str = "") -> str:
    """A piece of the picture that can stand alone: on a narrow screen blocks follow one another under their `head`."""
    more = f' data-head="{escape(head)}"' if head else ""
    place = f'transform="translate({x:g} {y:g})" data-box="0 0 {width:g} {height:g}"'
    return f'<g class="block" {place}{more}>{"".join(children)}</g>'


@lru_cache(32_768)
def icon(name: str, x: float, y: float, size: float = 16, colour: str = "", faded: bool = False) -> str:
    """A symbol with its upper left corner at x, y; symbols drawn in the current colour take `colour`."""
    more = f' color="{colour}"' if colour else ""
    if faded:
        more += ' opacity=".35"'
    if name.startswith(("worker-", "expert-")):
        more += f' data-piece="{name}"'
    return f'<use href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{more}/>'


@lru_cache(4096)
def shape(path: str, x: float, y: float, scale: float, fill: str, stroke: str = "") -> str:
    """A path on a grid from -1 to 1, put where it belongs."""
    more = f' stroke="{stroke}" stroke-width="1.2" vector-effect="non-scaling-stroke"' if stroke else ""
    place = f"translate({x:g} {y:g}) scale({scale:g})"
    return f'<path d="{path}" transform="{place}" fill="{fill}" fill-rule="evenodd"{more}/>'


def moving(name: str, piece: str) -> str:
    """A piece that wanders over the table; pages let it travel from where one of its name was before."""
    return f'<g data-piece="{name}">{piece}</g>'


# --- pieces of owners -----------------------------------------------------------------------------------------------
def mon(owner: int, x: float, y: float, radius: float = 9, colours: Sequence[str] = OWNER_COLOURS) -> str:
    """The sign of an owner: its shape in its colour, centred at x, y."""
    return shape(OWNER_SHAPES[owner], x, y, radius, colours[owner], "#fff")


@lru_cache(4096, typed=True)
def token(
    owner: int, x: float, y: float, value: object, radius: float = 12, colours: Sequence[str] = OWNER_COLOURS
) -> str:
    """A token with a value: the shape tells the owner."""
    low, number = radius * (0.52 if owner == 1 else 0.38), value
    letters = max(LEAST, radius * (0.92 if owner == 1 else 1.1))
    value = text(x, y + low, value, letters, anchor="middle", fill="#fff", bold=True)
    size = radius * (1.06 if owner == 1 else 1)
    below = shape(OWNER_SHAPES[owner], x, y + 1.8, size, SHADOW)
    return moving(f"token-{owner}-{number}", below + mon(owner, x, y, size, colours) + value)


@lru_cache(4096)
def piece(
    owner: int,
    name: str,
    x: float,
    y: float,
    width: float = 30,
    height: float = 18,
    colours: Sequence[str] = OWNER_COLOURS,
) -> str:
    """A wooden piece (ship, train, machine): its picture and the owner's shape, on the owner's colour."""
    size = min(height - 2, width * 0.62)
    return moving(
        f"{name}-{owner}",
        tile(x, y + 1.5, width, height, SHADOW, "none", 3)
        + tile(x, y, width, height, colours[owner], "#fff", 3)
        + icon(name, x + width - size - 1.5, y + (height - size) / 2, size, "#fff")
        + shape(OWNER_SHAPES[owner], x + (width - size) / 2 - 0.5, y + height / 2, min(4.2, height / 5), "#fff"),
    )


_WAVE = (
    '<path d="M0 12A12 12 0 0 1 24 12M4 12A8 8 0 0 1 20 12M8 12A4 4 0 0 1 16 12"/>'
    '<path d="M-12 6A12 12 0 0 1 12 6M-8 6A8 8 0 0 1 8 6M12 6A12 12 0 0 1 36 6M16 6A8 8 0 0 1 32 6"/></g></pattern>'
)
_WAVES = (
    '<pattern id="waves" width="24" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff"'
    f' stroke-opacity=".13">{_WAVE}'
    f'<pattern id="sea" width="24" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="{WAVES}"'
    f' stroke-opacity=".35">{_WAVE}'
)
SHEET = (16, 16)  # margin around the panels, gap between them
_USED = re.compile(r'href="#i-([a-z0-9-]+)"')
_STYLE = (
    f".meiji{{font-family:{SANS};fill:{INK}}}.meiji .offer{{cursor:pointer}}"
    f".meiji .offer>.edge{{stroke:{VERMILION};stroke-width:2.5;stroke-dasharray:none}}"
    ".meiji .halo{fill:#f6b93b;fill-opacity:.75;stroke:none}"
)


class Panel(NamedTuple):
    """A part of the whole picture. By its role a page knows where it belongs: "board" and "mine" are always in view,
    "seat" is another player's board, "offer" something to choose from, which opens when it is asked for."""

    id: str
    title: str
    children: list[str]
    height: float
    role: str = "board"


def sheet(panels: Iterable[Panel], width: float) -> tuple[list[str], float]:
    """The panels of a picture, one below the other, in fragments; and how high they are."""
    margin, gap = SHEET
    y, body = float(margin), []
    for panel in panels:
        box = f'data-role="{panel.role}" data-box="0 0 {width:g} {panel.height:g}"'
        opening, *rest = groups(panel.children, margin, y, panel.id, panel.title, "part")
        body += [opening.replace(">", f" {box}>", 1), *rest]
        y += panel.height + gap
    return body, y - gap + margin


def icons_in(body: str) -> frozenset[str]:
    return frozenset(_USED.findall(body))


def definitions(icons: Iterable[str], symbols: Mapping[str, str]) -> str:
    """What has to stand before a picture: style, patterns, and the symbols of its icons."""
    defs = "".join(f'<symbol id="i-{name}" viewBox="0 0 16 16">{symbols[name]}</symbol>' for name in sorted(icons))
    return f"<style>{_STYLE}</style><defs>{_WAVES}{defs}</defs>"


def document(
    width: float,
    height: float,
    body: Sequence[str],
    title: str,
    language: str,
    symbols: Mapping[str, str],
) -> list[str]:
    """A whole picture in fragments: style, all symbols (so that this one stays the same), the ground, and the body."""
    return [_head(width, height, title, language, tuple(symbols.items())), *body, "</svg>"]


@lru_cache(256)
def _head(width: float, height: float, title: str, language: str, symbols: tuple[tuple[str, str], ...]) -> str:
    size, known = f'viewBox="0 0 {width:g} {height:g}"', dict(symbols)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meiji" {size} lang="{language}" role="group">'
        f"<title>{escape(title)}</title>{definitions(known, known)}"
        f'<rect width="{width:g}" height="{height:g}" fill="{WASHI}"/>'
    )
