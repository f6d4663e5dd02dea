"""Who draws a table: what the pictures of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from meiji.drawing import palette, svg
from meiji.drawing.palette import LINE, MUTED, PAPER
from meiji.drawing.sketch import Looked, Memo, Notes, Sketch, mark
from meiji.kernel.game import Game

WIDTH = 1168  # of every panel, unless a game's painter says otherwise; the picture has a margin around
FINGER = (44, 44)  # what a finger finds


class Painter(ABC):
    """A table, its box, and for whom it is drawn."""

    g: Any
    box: Any
    colours: Sequence[str] = palette.OWNER_COLOURS  # of the seats
    width: float = WIDTH  # of every panel

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        codes = game.codes()  # first: it also takes in what a test has changed by hand
        table, offers = game._table.copy(), {game.spec.target(game._table, game.box.record, code) for code in codes}
        self._notes = Notes()
        self._nobody = self._notes.looked  # what is looked at outside of all pieces: nobody asks for it
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
    def _before(self) -> dict[Hashable, Memo]:
        """The memos of the last picture for this audience that are still right."""
        if self._last is None or self._last.names != self._sketch.names:
            return {}
        memos, changed = self._last.memos, self._last.changed(self._sketch)
        for key in [key for key, memo in memos.items() if not memo.looked.isdisjoint(changed)]:
            del memos[key]
        return memos

    def again(self, draw: Callable[..., Any], args: tuple[Any, ...], keywords: Mapping[str, Any]) -> Any:
        """What the function draws, taken from the last picture if it would be the same."""
        key = (draw, args, *keywords.items())
        memo = self._before.get(key) or self._sketch.memos.get(key)
        around = self._notes.looked
        if memo is None:
            self._notes.looked = set()
            drawn = draw(self, *args, **keywords)
            memo = self._sketch.memos[key] = Memo(drawn, frozenset(self._notes.looked))
            self._notes.looked = around
        if around is not self._nobody:
            around |= memo.looked
        return memo.drawn

    def sheet(self, panels: Iterable[svg.Panel], title: str, symbols: Mapping[str, str]) -> list[str]:
        """The whole picture in fragments; what it is made of is kept for the next one."""
        body, height = svg.sheet(panels, self.width)
        margin, _ = svg.SHEET
        picture = svg.document(self.width + 2 * margin, height, body, title, self.language, symbols)
        self._sketch.memos = self._before | self._sketch.memos
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
        raised: bool = False,
        reach: tuple[float, float] = (0, 0),
    ) -> str:
        """Something that a move can touch: a tile with an id and a label, lit up while a move on offer points to it.

        What lies on top of the board is raised: it throws a shadow. A small thing with room around it may have a
        `reach`: while it is on offer it can be touched in a rectangle of that size.
        """
        edge = svg.tile(0, 0, width, height, fill, stroke, radius, dashed=dashed, kind="edge")
        if raised:
            edge = svg.shadow(width, height, radius) + edge
        if self.is_offered(id):
            halo = svg.tile(-4, -4, width + 8, height + 8, "", "", radius + 4, kind="halo")
            room = svg.touch(width, height, *reach) if any(reach) else ""
            return svg.group([room, halo, edge, *children], id=id, title=title, kind="offer", about=about, x=x, y=y)
        return svg.group([edge, *children], id=id, title=title, about=about, x=x, y=y)

    @abstractmethod
    def name(self, seat: int) -> str:
        """What a seat is called on the board."""

    def note(self, x: float, y: float, words: str) -> str:
        """A quiet sign around x, y that tells something when it is touched."""
        sign = svg.shape(palette.OWNER_SHAPES[0], x, y, 7, "none", MUTED)
        letter = svg.text(x, y + 4.5, "i", 12, anchor="middle", fill=MUTED, bold=True, serif=True)
        return svg.group([sign, letter], title=words, kind="note")

    def panel(self, width: float, height: float) -> str:
        return svg.tile(0, 0, width, height, PAPER, LINE, 6)
