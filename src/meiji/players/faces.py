"""Portraits of the computer players, one for each level: small woodblock heads on a grid of 64 by 64."""

from __future__ import annotations

from functools import cache

from meiji.drawing.palette import GOLD, INDIGO, INK, LAND, MOSS, OCHRE, PAPER, PLUM, SEA, VERMILION, WASHI

SKIN, BLUSH, FELT, SLATE, GREYING, WHITE = "#f1d3b3", "#e3a98a", "#3b2f27", "#3a3f4c", "#5a544c", "#fffdf6"

_line = f'stroke="{INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'
_thin = f'stroke="{INK}" stroke-width="1.3" stroke-linecap="round" fill="none"'


def _ground(colour: str, sun: str) -> str:
    """A round picture: a ground, and a disc behind the head as in a print."""
    return f'<circle cx="32" cy="32" r="32" fill="{colour}"/><circle cx="32" cy="27" r="19" fill="{sun}"/>'


def _clothes(colour: str, collar: str) -> str:
    """Shoulders in a kimono, its left side over its right one, as the living wear it."""
    body = f'<path d="M6 66C7 52 17 46 25 44.5L32 52 39 44.5C47 46 57 52 58 66Z" fill="{colour}" {_line}/>'
    return body + f'<path d="M24.5 44.5 34 57M39.5 44.5 28 61" stroke="{collar}" stroke-width="3.6" fill="none"/>'


def _coat(colour: str, shirt: str) -> str:
    """Shoulders in a western coat with lapels and a tie."""
    body = f'<path d="M6 66C7 52 17 47 25 45L39 45C47 47 57 52 58 66Z" fill="{colour}" {_line}/>'
    return (
        body + f'<path d="M26 45 32 64 38 45Z" fill="{PAPER}" {_line}/>'
        f'<path d="M30.4 49.5h3.2l1.2 9-2.8 4-2.8-4Z" fill="{shirt}"/>'
    )


def _head(brow: str = "M25 26.5q3-1.8 5.4-.4M33.6 26.1q2.6-1.4 5.4.4") -> str:
    """Neck, face, brow, eyes and nose."""
    eyes = f'<path d="M25.6 30.2q2.2-1.3 4.4 0M34 30.2q2.2-1.3 4.4 0" {_thin}/>'
    return (
        f'<path d="M27.5 38v8.5q4.5 4.5 9 0V38Z" fill="{SKIN}" {_line}/>'
        f'<path d="M21.5 27C21.5 16 42.5 16 42.5 27 42.5 38 37 43.5 32 43.5S21.5 38 21.5 27Z" fill="{SKIN}" {_line}/>'
        f'<path d="{brow}" {_thin}/>{eyes}<path d="M32.4 30.5l-1.3 4.2q.8.7 1.9.2" {_thin}/>'
        + "".join(f'<circle cx="{x}" cy="35.5" r="2" fill="{BLUSH}" opacity=".55"/>' for x in (25.5, 38.5))
    )


def _shape(path: str, colour: str = INK) -> str:
    return f'<path d="{path}" fill="{colour}" {_line}/>'


def _stroke(path: str, colour: str, width: float) -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" fill="none"/>'


def _disc(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" {_line}/>'


def _glass(x: float, y: float) -> str:
    """One glass of a pair of spectacles."""
    return f'<circle cx="{x}" cy="{y}" r="4.3" fill="#fff" fill-opacity=".35" {_line}/>'


def _mouth(path: str = "M29.8 38.6q2.4 1.5 4.6 0") -> str:
    return _stroke(path, VERMILION, 1.7)


# A schoolgirl with a bow, an apprentice with his cap, a shopkeeper, a shipowner, a banker, an old industrialist.
FACES: dict[str, str] = {
    "beginner": _ground("#e9b7a6", "#f7dccb")
    + _shape("M19 30C16 12 48 12 45 30 47 42 48 47 45 50H19C16 47 17 42 19 30Z")
    + _clothes(PLUM, PAPER)
    + _head()
    + _shape("M21 27C20 14 44 14 43 27 40 25 38.5 22 37.5 20 35 24 28 26 21 27Z")
    + _shape("M32 15C26 7 18 9 19.5 15 20 18 27 17.5 32 15 37 17.5 44 18 44.5 15 46 9 38 7 32 15Z", VERMILION)
    + _disc(32, 14.8, 2.4, VERMILION)
    + _mouth("M29.2 38q2.8 2.6 5.4 0"),
    "learner": _ground("#b9c9da", "#dfe7f0")
    + _coat(INDIGO, INDIGO)
    + _head()
    + _shape("M21.3 27C20 20 22 17 24 16H40C42 17 44 20 42.7 27L41 22H23Z")
    + _shape("M19 18.5C18 8 46 8 45 18.5 40 16.5 24 16.5 19 18.5Z", INDIGO)
    + _shape("M20 19.5q12-5 24 0 2 3-1 3-11-4-22 0-3 0-1-3Z", INK)
    + _disc(32, 13.5, 2.3, OCHRE)
    + _mouth(),
    "player": _ground("#c9d3b4", LAND)
    + _shape("M17.5 27C13 18 22 12 32 12S51 18 46.5 27C46 33 44 36 42 37H22C20 36 18 33 17.5 27Z")
    + _clothes(MOSS, GOLD)
    + _head()
    + _shape("M21.3 26C20 15 44 15 42.7 26 41 21 37 19.5 32 19.5S23 21 21.3 26Z")
    + _shape("M23.5 12C23 3.5 41 3.5 40.5 12 36 9.5 28 9.5 23.5 12Z", INK)
    + _stroke("M24 14.5q8-4 16 0", OCHRE, 2.6)
    + _stroke("M42 9.5 50 5.5", OCHRE, 1.8)
    + _disc(50.5, 5.5, 2.3, VERMILION)
    + _mouth(),
    "veteran": _ground("#d8b98c", GOLD)
    + _coat("#5b4636", VERMILION)
    + _head("M24.5 26.2q3-2.4 6-.6M33.5 25.6q3-1.8 6 .6")
    + _shape("M21.3 28C20.5 22 21.5 18 23 16.5H41C42.5 18 43.5 22 42.7 28L41.5 22.5H22.5Z", GREYING)
    + _shape("M21.5 17.5C21 3.5 43 3.5 42.5 17.5Z", FELT)
    + _shape("M16 18.5Q32 13.5 48 18.5 47.5 21.5 44 20.8 32 17.5 20 20.8 16.5 21.5 16 18.5Z", FELT)
    + _shape("M32 36C29 34.8 25 36 23.5 39.5 27 39 30 39.3 32 38 34 39.3 37 39 40.5 39.5 39 36 35 34.8 32 36Z", GREYING)
    + _mouth("M30.5 40.8q1.5.8 3 0"),
    "expert": _ground("#a9b7c4", SEA)
    + _clothes(SLATE, PAPER)
    + _head("M25 25.8q2.6-1.5 5-.3M34 25.5q2.4-1.2 5 .3")
    + _shape("M20.8 28C18 12 46 12 43.2 28 42.5 24 41.5 21 39 19.5 34 21.5 27 20 24.5 19.5 22.5 21 21.5 24 20.8 28Z")
    + _glass(27.6, 30.3)
    + _glass(36.6, 30.3)
    + f'<path d="M31.8 30q.3-.6.8 0M23.3 29.5 21.5 28.5M40.9 29.5 42.5 28.5" {_thin}/>'
    + _mouth("M30 39h4.2"),
    "master": _ground(VERMILION, WASHI)
    + _clothes(INK, OCHRE)
    + _head("M24 25.5q3.4-2 6.4 0M33.6 25.5q3-2 6.4 0")
    + _stroke("M24 25.8q3.2-2.6 6.6-.2M33.4 25.6q3.4-2.4 6.6.2", WHITE, 3)
    + f'<path d="M24 26q3.2-2.6 6.6-.2M33.4 25.8q3.4-2.4 6.6.2" {_thin} opacity=".45"/>'
    + _shape("M20.8 29C19 25 20 21 22.5 19.5L22.8 27ZM43.2 29C45 25 44 21 41.5 19.5L41.2 27Z", WHITE)
    + _shape("M32 36.2C28 35 24.5 37 23.5 40 22.5 48 27 57 32 60 37 57 41.5 48 40.5 40 39.5 37 36 35 32 36.2Z", WHITE)
    + f'<path d="M29 45q.5 5 2.2 9M35 45q-.5 5-2.2 9" {_thin} opacity=".5"/>'
    + _mouth("M30.4 39.6q1.7.9 3.3 0"),
}


# Who is no computer: a friend far away, reached by a link; people around one screen.
FACES["friend"] = _ground("#b9c9da", "#dfe7f0") + "".join(
    f'<path d="{link}" transform="rotate(-45 32 32)" fill="none" stroke="{INDIGO}" stroke-width="4.5"/>'
    for link in ("M30 26H20a6 6 0 0 0 0 12h10M34 26h10a6 6 0 0 1 0 12H34", "M25 32h14")
)
FACES["screen"] = (
    _ground("#c9d3b4", LAND)
    + _shape("M22 13h20a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3Z", INDIGO)
    + _shape("M22.5 18h19v26h-19Z", PAPER)
    + _disc(28.5, 28, 2.8, VERMILION)
    + _disc(35.5, 28, 2.8, OCHRE)
    + _stroke("M25 36q7 5 14 0", INK, 1.8)
)


@cache
def face(level: str) -> str:
    """The portrait of a level as a picture; one that has none of its own is the shopkeeper."""
    drawn = FACES.get(level, FACES["player"])
    return f'<svg class="face" viewBox="0 0 64 64" aria-hidden="true">{drawn}</svg>'
