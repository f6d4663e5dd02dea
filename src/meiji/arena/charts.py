"""Small charts as SVG, in the look of the boards: for reports."""

from __future__ import annotations

from collections.abc import Sequence

from meiji.drawing.palette import INDIGO, INK, LINE, MUTED, OWNER_COLOURS, PAPER, SANS, VERMILION
from meiji.drawing.svg import escape, text

DASHES = ("", "7 3", "2 3", "9 3 2 3")  # no colour stands alone


def frame(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """A chart with its title, for people and for screen readers."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(title)}" font-family="{SANS}" fill="{INK}" style="max-width:{width:g}px;width:100%">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}" stroke="{LINE}" rx="4"/>'
    return "".join([head, ground, text(14, 24, title, 14, bold=True, fit=width - 28), *parts, "</svg>"])


def line(x1: float, y1: float, x2: float, y2: float, colour: str = LINE, width: float = 1, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    place = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width:g}"{dashes}/>'


def intervals(
    title: str, rows: Sequence[tuple[str, float, float, float]], low: float, high: float, mark: float | None, unit: str
) -> str:
    """A dot with its interval for each name, on one scale; `mark` is a line to compare with."""
    width, left, right = 640.0, 220.0, 600.0

    def at(value: float) -> float:
        share = (value - low) / (high - low) if high > low else 0.5
        return left + (right - left) * max(0.0, min(1.0, share))

    bottom = 46 + 26 * len(rows)
    parts = []
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(line(at(value), 38, at(value), bottom))
        parts.append(text(at(value), bottom + 14, f"{value:.0f}{unit}", 10, anchor="middle", fill=MUTED))
    if mark is not None:
        parts.append(line(at(mark), 34, at(mark), bottom, VERMILION, 1.5, "4 3"))
    for number, (name, value, least, most) in enumerate(rows):
        y = 56 + 26 * number
        parts.append(text(left - 10, y + 4, name, 11, anchor="end", fit=left - 24))
        parts.append(line(at(least), y, at(most), y, INDIGO, 3))
        parts.append(f'<circle cx="{at(value):g}" cy="{y:g}" r="5" fill="{INDIGO}"/>')
    return frame(width, bottom + 26, title, parts)


def curves(
    title: str, series: Sequence[tuple[str, Sequence[float]]], marks: Sequence[tuple[int, int, str]], step_name: str
) -> str:
    """Shares from 0 to 1 over steps, one curve a seat; `marks` are (step, series, words) to be pointed at."""
    width, height, left, right, top, bottom = 760.0, 330.0, 44.0, 744.0, 58.0, 296.0
    last = max(1, max((len(values) for _, values in series), default=1) - 1)

    def place(step: float, value: float) -> tuple[float, float]:
        return left + (right - left) * step / last, bottom - (bottom - top) * value

    parts = []
    for quarter in range(5):
        y = place(0, quarter / 4)[1]
        parts += [line(left, y, right, y), text(left - 6, y + 4, f"{25 * quarter}%", 10, anchor="end", fill=MUTED)]
    for number, (name, values) in enumerate(series):
        colour, dash = OWNER_COLOURS[number % 4], DASHES[number % 4]
        points = " ".join("{:.1f},{:.1f}".format(*place(step, value)) for step, value in enumerate(values))
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
        x = left + number * 175
        parts += [line(x, 42, x + 26, 42, colour, 2, dash), text(x + 32, 46, name, 11, fit=135)]
    for step, number, words in marks:
        x, y = place(step, series[number][1][min(step, len(series[number][1]) - 1)])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{PAPER}" stroke="{VERMILION}" stroke-width="2">'
            f"<title>{escape(words)}</title></circle>"
        )
    parts.append(text(right, bottom + 24, f"{step_name} {last}", 10, anchor="end", fill=MUTED))
    parts.append(text(left, bottom + 24, f"{step_name} 0", 10, fill=MUTED))
    return frame(width, height, title, parts)
