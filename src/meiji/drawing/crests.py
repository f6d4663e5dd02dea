"""Crests in the manner of a mon, for people: a motif in white on a round of one colour, on a grid of 64 by 64."""

from __future__ import annotations

import hashlib
from functools import cache

from meiji.drawing.palette import INDIGO, INK, PLUM

COLOURS = {
    "indigo": INDIGO,  # the others a little darker than the palette has them, so that white stands out
    "vermilion": "#a8322a",
    "moss": "#3f6a37",
    "plum": PLUM,
    "rust": "#9a4f1d",
    "ink": "#3a3f4c",
}
_line = 'fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'


def _around(number: int, part: str) -> str:
    """A part that is repeated around the middle."""
    return "".join(f'<g transform="rotate({360 * n / number:g} 32 32)">{part}</g>' for n in range(number))


def _dot(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


MOTIFS: dict[str, str] = {
    "plum": _around(5, _dot(32, 20, 7.6)) + f'<g fill="{INK}" fill-opacity=".35">{_dot(32, 32, 4)}</g>',
    "chrysanthemum": _around(12, '<path d="M32 31 29.2 14.5Q32 9.5 34.8 14.5Z"/>') + _dot(32, 32, 4.4),
    "bellflower": _around(5, '<path d="M32 31 25.5 20 32 10.5 38.5 20Z"/>'),
    "clover": _around(3, _dot(32, 22, 8.2) + '<path d="M31 22h2v12h-2Z"/>'),
    "stars": _dot(32, 19.5, 8) + _dot(21.5, 38, 8) + _dot(42.5, 38, 8),
    "tortoise": f'<path d="M32 11 50 21.5V42.5L32 53 14 42.5V21.5Z" {_line}/>'
    f'<path d="M32 22 41 27V37L32 42 23 37V27Z" {_line}/>',
    "waves": "".join(f'<path d="M13 {y}q4.75-7 9.5 0t9.5 0 9.5 0 9.5 0" {_line}/>' for y in (24, 33, 42)),
    "arrows": _around(4, '<path d="M30.4 31V17L25 21.5 32 9 39 21.5 33.6 17V31Z"/>'),
    "fan": '<path d="M32 49 12.5 27Q32 7 51.5 27Z"/>'
    f'<path d="M32 49V19M32 49 22 20.5M32 49 42 20.5" stroke="{INK}" stroke-opacity=".45" stroke-width="1.6"/>',
    "gear": _around(8, '<path d="M28.6 18 29.8 10.5H34.2L35.4 18Z"/>')
    + '<path fill-rule="evenodd" d="M32 16.5a15.5 15.5 0 1 0 .01 0ZM32 25a7 7 0 1 1-.01 0Z"/>',
    "ship": '<path d="M11 37H53L47 48.5H18Z"/><path d="M22 34.5V27H43V34.5ZM28 24.5V13.5H35V24.5Z"/>',
    "train": '<path d="M12 40V28H32V17H51V40ZM16.5 25.5V16H24V25.5Z"/>' + _dot(21, 45.5, 5.2) + _dot(42.5, 45.5, 5.2),
    "torii": '<path d="M10.5 15Q32 20 53.5 15L52 21.5H45V27H51V31H45V50H40V31H24V50H19V31H13V27H19V21.5H12Z"/>',
    "silk": '<path d="M15 12H49L38 32 49 52H15L26 32Z"/>',
}


def default_crest(person: str) -> str:
    """The crest of somebody who has not chosen one: always the same, and told from nothing but a hash."""
    number = int.from_bytes(hashlib.sha256(b"crest " + person.encode()).digest()[:4])
    motif = list(MOTIFS)[number % len(MOTIFS)]
    return f"{motif}-{list(COLOURS)[number // len(MOTIFS) % len(COLOURS)]}"


def is_crest(name: str) -> bool:
    motif, _, colour = name.partition("-")
    return motif in MOTIFS and colour in COLOURS


@cache
def crest(name: str) -> str:
    """The crest as a picture: `motif-colour`."""
    motif, _, colour = name.partition("-")
    ring = '<circle cx="32" cy="32" r="29.5" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.6"/>'
    ground = f'<circle cx="32" cy="32" r="32" fill="{COLOURS[colour]}"/>'
    inside = f'<g fill="#fff" transform="translate(32 32) scale(.86) translate(-32 -32)">{MOTIFS[motif]}</g>'
    return f'<svg class="face crest" viewBox="0 0 64 64" aria-hidden="true">{ground}{ring}{inside}</svg>'
