"""What all parts of the picture share: the words, the seats' colours, effects as icons, factory tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meiji.drawing import painter, svg
from meiji.drawing.palette import BLACK
from meiji.drawing.units import Unit, flow

from .. import nippon_family as family
from . import operations as op
from . import texts
from .box import Box
from .table import Table
from .terms import GOODS, PIECES, TRACKS

SEAT_COLOURS = ("#9a720b", "#b23a2c", "#77488f", "#2f5f9e")  # yellow, red, violet, blue; each also has a shape
GOOD_COLOURS = ("#d9a0a0", "#d9c98f", "#c9705a", "#86b3ab", "#e5b84a", "#9dbb8a")
ICONS = {"clocks": "watches", "ships": "ship", "railways": "train", "yen": "money", "blueprints": "blueprint"}
TRACK_ICONS = {"coal": "mining", "income": "finance", "technology": "rd"}
SYMBOLS = {
    **family.SYMBOLS,
    "blueprint": '<path d="M1.5 3H14.5V13H1.5Z" fill="#27446e" stroke="#fff" stroke-width=".6"/>'
    '<path d="M3.5 11V5H7V8H12.5V11ZM9 5h3.5" fill="none" stroke="#fff" stroke-width=".9"/>',
}


def icon_of(name: str) -> str:
    return ICONS.get(name, name)


class Painter(painter.Painter):
    """Draws a table of Nippon."""

    g: Table
    box: Box
    colours = SEAT_COLOURS

    def __init__(self, game: Any, seat: int | None, language: str) -> None:
        super().__init__(game, seat, language)
        self.said_reconstructed = texts.source_name("reconstructed", language)

    def part(self, name: str) -> str:
        return texts.part_name(name, self.language)

    def name(self, seat: int) -> str:
        given = self.names[seat] if seat < len(self.names) else ""
        return given or texts.seat_colour_name(seat, self.language)

    def mark(self, x: float, y: float, source: str) -> str:
        """The mark of what is reconstructed, or nothing."""
        return self.marked(x, y) if source == "reconstructed" else ""

    def heading(self, x: float, y: float, part: str, table: str = "", fit: float = 0) -> str:
        marked = bool(table) and self.content[table]["source"] == "reconstructed"
        return self.headline(x, y, self.part(part), reconstructed=marked, fit=fit)

    def factory_face(self, tile: int, width: float, height: float) -> list[str]:
        """A factory tile: its good and number on the left, its synergy on the right."""
        good, end = tile // 4, height - 0.5
        left = f"M4 .5H30V{end:g}H4Q.5 {end:g} .5 {height - 4:g}V4Q.5 .5 4 .5Z"
        return [
            f'<path d="{left}" fill="{GOOD_COLOURS[good]}"/>',
            svg.icon(icon_of(GOODS[good]), 5, 4, 21),
            svg.text(15.5, height - 7, tile % 4 + 1, 13, anchor="middle", bold=True, fill=BLACK),
            flow(synergy(self.box, tile), 35, 3, width - 40, height - 6),
            self.mark(width - 2, height - 3, self.content["factory"][tile]["source"]),
        ]


def _gain(icon: str) -> Callable[[int, int], list[Unit]]:
    return lambda a, b: [Unit(str(a), icon)]


def _track(track: int) -> str:
    return TRACK_ICONS[TRACKS[track]]


_THINGS = ("ship", "train", "machine")
_consolidating = Unit("", "again", ":")

DRAWINGS: dict[int, Callable[[int, int], list[Unit]]] = {
    op.GAIN_YEN: _gain("money"),
    op.GAIN_COAL: _gain("coal"),
    op.GAIN_BLUEPRINTS: _gain("blueprint"),
    op.GAIN_VP: _gain("vp"),
    op.ADVANCE: lambda a, b: [Unit(f"+{b}", _track(a))],
    op.FREE_PIECE: lambda a, b: [Unit("", icon_of(PIECES[a]))],
    op.MACHINE_HERE: lambda a, b: [Unit("+1", "machine"), Unit("", "here")],
    op.PRICE: lambda a, b: [Unit("", _THINGS[a], ":"), Unit(str(b), "money", pay=True)],
    op.SHIP_VP: lambda a, b: [Unit("", "ship", "="), Unit(str(a), "vp")],
    op.RAILWAY_INFLUENCE: lambda a, b: [Unit("", "train", "="), Unit("", "token", over=str(a))],
    op.COAL_SAVED: lambda a, b: [Unit("", "produce", ":"), Unit(f"−{a}", "coal"), Unit("", "here")],
    op.EXTRA_GOODS: lambda a, b: [Unit("", "produce", ":"), Unit(f"+{a}", "crate")],
    op.UNPAID_SPACES: lambda a, b: [Unit("", "rd", ":"), Unit(f"{a}×", "money", cross=True)],
    op.EXTRA_SPACES: lambda a, b: [Unit("", "rd", ":"), Unit(f"+{a}", "rd")],
    op.EXTRA_COAL: lambda a, b: [_consolidating, Unit(f"+{a}", "coal")],
    op.EXTRA_BLUEPRINTS: lambda a, b: [_consolidating, Unit(f"+{a}", "blueprint")],
    op.FREE_COLOURS: lambda a, b: [Unit(f"{a}", "worker-any", ":"), Unit("", "money", cross=True)],
    op.STARS: lambda a, b: [Unit(str(b), "star"), Unit("", _track(a))],
}


def units(box: Box, address: int) -> list[Unit]:
    """An effect as icons."""
    found: list[Unit] = []
    while box.op[address]:
        found += DRAWINGS[box.op[address]](box.a[address], box.b[address])
        address += 1
    return found


def synergy(box: Box, tile: int) -> list[Unit]:
    """What a factory gives: at once, or as long as it stands."""
    when = "always" if box.op[box.tile[tile]] in op.LASTING else "bolt"
    return [Unit("", when), *units(box, box.tile[tile])]
