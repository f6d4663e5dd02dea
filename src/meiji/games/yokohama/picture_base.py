"""What all parts of the picture share: the words, what a viewer may see, rewards as icons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meiji.drawing import painter, symbols
from meiji.drawing import svg as draw
from meiji.drawing.palette import INDIGO, INK, LACQUER, PAPER
from meiji.drawing.units import Unit

from . import operations as op
from .box import Box
from .table import Table
from .terms import GOODS
from .texts import seat_name, tell


def _extra(number: str) -> str:
    """An extra strength card: a red card with a plus and its number."""
    card = f'<rect x="2" y="1" width="12" height="14" rx="1.6" fill="#b03124" stroke="{INK}" stroke-width=".7"/>'
    return card + f'<path d="M3.6 8h3.6M5.4 6.2v3.6{number}" fill="none" stroke="#fff" stroke-width="1.3"/>'


SYMBOLS = {
    **symbols.SYMBOLS,
    "copper": f'<path d="M3 5h10l2.4 7H.6Z" fill="#b5622a" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M4 6.4h8l.7 2H3.3Z" fill="#e8b48c"/>',
    "tea": f'<path d="M8 15C2 12 2 5 8 1c6 4 6 11 0 14Z" fill="#4f7a45" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M8 15V4" stroke="#fff" stroke-width="1"/>',
    "fish": f'<path d="M1 8c4-6 9-5 11 0l3.4-3.6v7.2L12 8c-2 5-7 6-11 0Z" fill="#2f6db3" stroke="{INK}"'
    ' stroke-width=".9"/><circle cx="4.6" cy="7.2" r="1" fill="#fff"/>',
    "yen": symbols.SYMBOLS["money"],
    "church": '<path d="M8 .4V6M5.6 2.4H10.4" stroke="#b03124" stroke-width="1.6"/>'
    f'<path d="M8 5 14 9.6V15.2H2V9.6Z" fill="#e3cfa6" stroke="{INK}" stroke-width="1"/>'
    '<path d="M6.4 15V12Q8 9.6 9.6 12V15Z" fill="#6b4a2b"/>',
    "import": symbols.SYMBOLS["crate"],
    "cleared": f'<path d="M2 3.5H14V14H2Z" fill="{INDIGO}" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M4 9 7 12 12.4 5.6" fill="none" stroke="#fff" stroke-width="1.8"/>',
    "customs": f'<path d="M4.5 7V5A3.5 3.5 0 0 1 11.5 5V7" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    f'<path d="M2 7H14V14.6H2Z" fill="#d3a566" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M4.6 10.6 7 12.8 11.6 8.6" fill="none" stroke="#27446e" stroke-width="1.6"/>',
    "shop": '<path d="M2 7 3.4 2H12.6L14 7ZM3 8H13V14.6H3Z" fill="currentColor"/>',
    "warehouse": '<path d="M8 .8 15.4 6H.6ZM1.6 7H14.4V15H1.6Z" fill="currentColor"/>',
    "stamp": '<path d="M2.4 1.6Q8 .6 13.6 1.6 15 8 13.8 14.2 8 15.4 2.2 14.2 1 8 2.4 1.6Z" fill="#b03124"/>'
    '<path d="M4.4 8.4 7 11.2 11.8 4.8" fill="none" stroke="#fff" stroke-width="2"/>',
    "plus-1": _extra("M9.2 5.9 10.8 4.8V11"),
    "plus-2": _extra("M8.9 6C9.2 4.4 12 4.4 12 6.4 12 8 9 9.4 8.9 11H12.2"),
    "agent": f'<path d="M5.4 4.6V1H10.6V4.6ZM3.4 4.2H12.6V5.6H3.4Z" fill="{LACQUER}"/>'
    f'<circle cx="8" cy="7" r="2.4" fill="#f1cfae" stroke="{INK}" stroke-width=".8"/>'
    f'<path d="M2.6 15.2C2.6 11 5 9.6 8 9.6S13.4 11 13.4 15.2Z" fill="{INDIGO}" stroke="{INK}" stroke-width=".8"/>',
}


AREA_SIGNS = ["tea", "fish", "silk", "copper", "church", "customs", "market", "yen", "rd", "ship"]  # by area


class Painter(painter.Painter):
    """Draws a table of Yokohama Duel; moves on offer are shown only to the seat that may choose."""

    g: Table
    box: Box
    width = 940

    def __init__(self, game: Any, seat: int | None, language: str) -> None:
        super().__init__(game, seat, language)
        if not self.looks:
            self.hide_offers()

    @property
    def looks(self) -> bool:
        """Is it the viewer who chooses?"""
        return self.seat is not None and self.to_move == self.seat

    def word(self, message: str, **values: Any) -> str:
        return tell(self.language, f"picture-{message}", **values)

    def name(self, seat: int) -> str:
        return seat_name(seat, self.language, self.names)

    def lines(self, x: float, y: float, words: str, width: float, most: int, size: float = 12) -> list[str]:
        """A text broken into so many lines at most."""
        broken = draw.lines(words, width, size)
        if len(broken) > most:
            broken = [*broken[: most - 1], " ".join(broken[most - 1 :])]
        return [draw.text(x, y + i * (size + 2.5), line, size, fit=width) for i, line in enumerate(broken)]

    def card(
        self,
        id: str,
        title: str,
        children: Iterable[str],
        width: float,
        height: float,
        fill: str = PAPER,
        *,
        piece: str = "",
        about: str = "",
    ) -> str:
        """Something of paper that lies on the table; `piece` names it for pages that let it travel."""
        drawn = self.thing(id, title, children, 0, 0, width, height, fill, about=about, radius=5)
        drawn = draw.shadow(width, height, 5) + drawn
        return draw.moving(piece, drawn) if piece else drawn

    def slot(
        self,
        id: str,
        title: str,
        children: Iterable[str],
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        about: str = "",
    ) -> str:
        """An empty place that a finger finds."""
        place, reach = (x, y, width, height), painter.FINGER
        return self.thing(id, title, children, *place, "none", about=about, radius=3, dashed=True, reach=reach)

    def reconstructed(self, x: float, y: float) -> str:
        """That some values of this part are reconstructed, said once and quietly."""
        return self.note(x, y, self.word("note-title"))


def unit(box: Box, address: int) -> Unit:
    """One operation of a card as an icon."""
    a, b = box.a[address], box.b[address]
    return {
        op.GAIN_YEN: lambda: Unit(str(a), "yen"),
        op.GAIN_GOODS: lambda: Unit(str(b), GOODS[a]),
        op.GAIN_IMPORT: lambda: Unit(str(a), "import"),
        op.GAIN_EXTRA: lambda: Unit("", f"plus-{a + 1}"),
        op.GAIN_ORDER: lambda: Unit("1", "contract"),
        op.FLIP_IMPORT: lambda: Unit("→", "cleared"),
    }[box.op[address]]()


def units(box: Box, address: int) -> list[Unit]:
    """An effect as icons."""
    found = []
    while box.op[address]:
        found.append(unit(box, address))
        address += 1
    return found
