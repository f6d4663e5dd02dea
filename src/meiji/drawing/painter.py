"""Who draws a table: what the pictures of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from meiji.drawing import palette, svg
from meiji.drawing.palette import INDIGO, INK, LINE, PAPER, VERMILION
from meiji.drawing.sketch import Looked, Memo, Notes, Sketch, mark
from meiji.kernel.game import Game

WIDTH = 1168  # of every panel; the picture has a margin around
MARK = "※"  # printed beside what is reconstructed


class Painter(ABC):
    """A table, its box, and for whom it is drawn."""

    g: Any
    box: Any
    said_reconstructed = ""  # the word for it, in the painter's language
    colours: Sequence[str] = palette.OWNER_COLOURS  # of the seats

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        codes = game.codes()  # first: it also takes in what a test has changed by hand
        table, offers = game._table.copy(), {game.spec.target(game._table, game.box.record, code) for code in codes}
        self._notes = Notes()
        self._sketches = game.sketches
        last = game.sketches.get((seat, language))
        self._last = last if isinstance(last, Sketch) else None
        self._sketch = Sketch(list(game.names), table, offers, game.to_move)
        self.g = Looked(table, self._notes)
        self.box = game.box.record
        self.content: dict[str, Any] = game.box.reader.content
        self.seat = seat
        self.language = language
        self.names: list[str] = game.names

    # --- what is looked at ------------------------------------------------------------------------------------------
    @property
    def to_move(self) -> int | None:
        self._notes.looked.add(mark("to_move"))
        return self._sketch.to_move

    def is_offered(self, id: str) -> bool:
        """Does a move on offer point to it?"""
        self._notes.looked.add(mark("offers", id))
        return id in self._sketch.offers

    def hide_offers(self) -> None:
        """For who must not know what somebody else may choose."""
        self._sketch.offers = set()

    @cached_property
    def _before(self) -> tuple[dict[Hashable, Memo], set[int]]:
        """The memos of the last picture for this audience, and what has changed since then."""
        if self._last is None or self._last.names != self._sketch.names:
            return {}, set()
        return self._last.memos, self._last.changed(self._sketch)

    def again(self, draw: Callable[..., Any], args: tuple[Any, ...], keywords: Mapping[str, Any]) -> Any:
        """What the function draws, taken from the last picture if it would be the same."""
        key = (draw, args, *keywords.items())
        memos, changed = self._before
        memo = memos.get(key)
        around = self._notes.looked
        if memo is None or not memo.looked.isdisjoint(changed):
            self._notes.looked = set()
            drawn = draw(self, *args, **keywords)
            memo = Memo(drawn, frozenset(self._notes.looked))
            self._notes.looked = around
        around |= memo.looked
        self._sketch.memos[key] = memo
        return memo.drawn

    def sheet(self, panels: Iterable[svg.Panel], title: str, symbols: Mapping[str, str]) -> list[str]:
        """The whole picture in fragments; what it is made of is kept for the next one."""
        body, height = svg.sheet(panels)
        margin, _ = svg.SHEET
        picture = svg.document(WIDTH + 2 * margin, height, body, title, self.language, symbols)
        memos, changed = self._before
        for key in [key for key, memo in memos.items() if not memo.looked.isdisjoint(changed)]:
            del memos[key]
        memos.update(self._sketch.memos)
        self._sketch.memos = memos
        self._sketches[self.seat, self.language] = self._sketch
        return picture

    # --- what all pictures share ------------------------------------------------------------------------------------
    def thing(
        self,
        id: str,
        title: str,
        children: Iterable[str],
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        stroke: str = LINE,
        *,
        about: str = "",
        radius: float = 4,
        dashed: bool = False,
    ) -> str:
        """Something that a move can touch: a tile with an id and a label, lit up while a move on offer points to it."""
        edge = svg.tile(0, 0, width, height, fill, stroke, radius, dashed=dashed, kind="edge")
        if self.is_offered(id):
            halo = svg.tile(-4, -4, width + 8, height + 8, "", "", radius + 4, kind="halo")
            return svg.group([halo, edge, *children], id=id, title=title, kind="offer", about=about, x=x, y=y)
        return svg.group([edge, *children], id=id, title=title, about=about, x=x, y=y)

    @abstractmethod
    def name(self, seat: int) -> str:
        """What a seat is called on the board."""

    def chip(self, seat: int, points: object) -> list[str]:
        """A seat with its points, marked while it is to move."""
        moving = self.to_move == seat
        chip = [
            svg.tile(0, 0, 202, 34, PAPER, VERMILION if moving else INK, 5, line=3 if moving else 1),
            svg.mon(seat, 18, 17, 9, self.colours),
            svg.text(34, 22, self.name(seat), 14, bold=moving, fit=100),
            svg.icon("vp", 140, 9, 16),
            svg.text(194, 23, points, 17, anchor="end", bold=True),
        ]
        if moving:
            chip.append(f'<path d="M-9 10 0 17-9 24Z" fill="{VERMILION}" stroke="#fff"/>')
        return chip

    def marked(self, x: float, y: float) -> str:
        """The mark of what is reconstructed."""
        sign = svg.text(x, y, MARK, 11, anchor="end", fill=VERMILION, bold=True)
        return svg.group([sign], title=self.said_reconstructed)

    def headline(self, x: float, y: float, words: str, *, reconstructed: bool = False, fit: float = 0) -> str:
        """A heading; with the mark where its values are reconstructed."""
        more = ""
        if reconstructed:
            title = svg.escape(self.said_reconstructed)
            more = f'<tspan fill="{VERMILION}" font-size="11"> {MARK}<title>{title}</title></tspan>'
        return svg.text(x, y, words, 13, fill=INDIGO, bold=True, serif=True, fit=fit, more=more)

    def panel(self, width: float, height: float) -> str:
        return svg.tile(0, 0, width, height, PAPER, LINE, 6)
