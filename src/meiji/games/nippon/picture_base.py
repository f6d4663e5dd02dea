"""What all parts of the picture share: the words, the seats' colours, money, effects as icons, factory tiles."""

from __future__ import annotations

from collections.abc import Callable

from meiji.drawing import painter, palette, svg
from meiji.drawing.palette import BLACK, MUTED
from meiji.drawing.units import Unit, flow

from .. import nippon_family as family
from . import operations as op
from . import texts
from .box import Box
from .table import Table
from .terms import GOODS, PIECES, TRACKS

WIDTH = 940  # of every part
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
    width = WIDTH

    # --- words
    def part(self, name: str) -> str:
        return texts.part_name(name, self.language)

    def tell(self, message: str, **values: str | int) -> str:
        return texts.tell(self.language, message, **values)

    def name(self, seat: int) -> str:
        given = self.names[seat] if seat < len(self.names) else ""
        return given or texts.seat_colour_name(seat, self.language)

    def money(self, thousands: int) -> str:
        """Money as a number, as everywhere: the table counts it in thousands."""
        return texts.yen_number(thousands, self.language)

    def reconstructed(self, x: float, y: float, *more: str) -> str:
        """A quiet sign in the corner of a part that shows reconstructed values, and what else is to be known of it."""
        return self.note(x, y, " ".join([self.tell("note-reconstructed"), *more]))

    # --- what is drawn again and again
    def heading(self, x: float, y: float, part: str) -> str:
        return svg.text(x, y, self.part(part), 12.5, fill=palette.INDIGO, bold=True, serif=True)

    def factory_face(self, tile: int, width: float, height: float) -> list[str]:
        """A factory tile: its good and number on a band of the good's colour, its synergy below."""
        good = tile // 4
        band = f"M4 .5H{width - 4:g}Q{width - 0.5:g} .5 {width - 0.5:g} 4V24H.5V4Q.5 .5 4 .5Z"
        return [
            f'<path d="{band}" fill="{GOOD_COLOURS[good]}"/>',
            svg.icon(icon_of(GOODS[good]), 4, 2, 20),
            svg.text(28, 17.5, tile % 4 + 1, 14, bold=True, fill=BLACK, serif=True),
            flow(synergy(self, tile), 5, 26, width - 8, height - 28, 17),
        ]


def _gain(icon: str) -> Callable[[Painter, int, int], list[Unit]]:
    return lambda p, a, b: [Unit(str(a), icon)]


def _track(track: int) -> str:
    return TRACK_ICONS[TRACKS[track]]


_THINGS = ("ship", "train", "machine")
_consolidating = Unit("", "again", ":")

DRAWINGS: dict[int, Callable[[Painter, int, int], list[Unit]]] = {
    op.GAIN_YEN: lambda p, a, b: [Unit(p.money(a), "money")],
    op.GAIN_COAL: _gain("coal"),
    op.GAIN_BLUEPRINTS: _gain("blueprint"),
    op.GAIN_VP: _gain("vp"),
    op.ADVANCE: lambda p, a, b: [Unit(f"+{b}", _track(a))],
    op.FREE_PIECE: lambda p, a, b: [Unit("+1", icon_of(PIECES[a]))],
    op.MACHINE_HERE: lambda p, a, b: [Unit("+1", "machine"), Unit("", "here")],
    op.PRICE: lambda p, a, b: [Unit("", _THINGS[a], ":"), Unit(p.money(b), "money", pay=True)],
    op.SHIP_VP: lambda p, a, b: [Unit("", "ship", "="), Unit(str(a), "vp")],
    op.RAILWAY_INFLUENCE: lambda p, a, b: [Unit("", "train", "="), Unit("", "token", over=str(a))],
    op.COAL_SAVED: lambda p, a, b: [Unit("", "produce", ":"), Unit(f"−{a}", "coal"), Unit("", "here")],
    op.EXTRA_GOODS: lambda p, a, b: [Unit("", "produce", ":"), Unit(f"+{a}", "crate")],
    op.UNPAID_SPACES: lambda p, a, b: [Unit("", "rd", ":"), Unit(f"{a}×", "money", cross=True)],
    op.EXTRA_SPACES: lambda p, a, b: [Unit("", "rd", ":"), Unit(f"+{a}", "rd")],
    op.EXTRA_COAL: lambda p, a, b: [_consolidating, Unit(f"+{a}", "coal")],
    op.EXTRA_BLUEPRINTS: lambda p, a, b: [_consolidating, Unit(f"+{a}", "blueprint")],
    op.FREE_COLOURS: lambda p, a, b: [Unit(f"{a}", "worker-any", ":"), Unit("", "money", cross=True)],
    op.STARS: lambda p, a, b: [Unit(str(b), "star"), Unit("", _track(a))],
}


def units(p: Painter, address: int) -> list[Unit]:
    """An effect as icons."""
    found: list[Unit] = []
    box = p.box
    while box.op[address]:
        found += DRAWINGS[box.op[address]](p, box.a[address], box.b[address])
        address += 1
    return found


def synergy(p: Painter, tile: int) -> list[Unit]:
    """What a factory gives: at once, or as long as it stands."""
    when = "always" if p.box.op[p.box.tile[tile]] in op.LASTING else "bolt"
    return [Unit("", when), *units(p, p.box.tile[tile])]


def quiet(x: float, y: float, words: object, size: float = 12, anchor: str = "") -> str:
    """Small print."""
    return svg.text(x, y, words, size, anchor=anchor, fill=MUTED)
