"""A decision, the moves that are legal in it, and the moves that were played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meiji.kernel.amounts import Amount
from meiji.kernel.preview import Preview, Previews

if TYPE_CHECKING:
    from meiji.kernel.game import Game

Drawn = tuple[int, int]


class Played(NamedTuple):
    """A move in the log: who played it, its code, and what was drawn because of it."""

    seat: int
    code: int
    drawn: tuple[Drawn, ...]


class Move:
    """A legal move. Its texts describe it on the table on which it was offered."""

    def __init__(self, game: Game, code: int, previews: Previews | None = None) -> None:
        self._game = game
        self._previews = previews or Previews(game)
        self.code = code

    @property
    def notation(self) -> str:
        return self._game.spec.moves.notations[self.code]

    @property
    def target(self) -> str | None:
        """The id of the thing on the board that this move touches."""
        game = self._game
        return game.spec.target(game._table, game.box.record, self.code)

    def text(self, language: str = "en") -> str:
        return self._game.spec.texts.move_text(self._game, self.code, language)

    @property
    def preview(self) -> Preview:
        """The move looked at before it is played; see kernel/preview.py."""
        return self._previews.of(self.code)

    @property
    def cost(self) -> tuple[Amount, ...]:
        """What the seat pays at once, as pairs of kind and number."""
        return self.preview.cost

    @property
    def gain(self) -> tuple[Amount, ...]:
        """What the seat gets at once."""
        return self.preview.gain

    @property
    def final(self) -> bool:
        """The move could not be taken back: it draws or shows something, or ends the game."""
        return self.preview.final

    @property
    def ends_turn(self) -> bool:
        """Another seat decides next."""
        return self.preview.ends_turn

    @property
    def next(self) -> str:
        """What comes next: the kind of this seat's next decision, "other" for another seat's, "draw" or "over"."""
        return self.preview.next

    def __repr__(self) -> str:
        return f"<Move {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)


class Decision:
    """What is to be decided now."""

    def __init__(self, game: Game) -> None:
        self._game = game
        table = game._table
        self.kind = game.spec.decisions.names[table.frame_kind[table.depth - 1]]
        self.seat = table.to_move

    def text(self, language: str = "en") -> str:
        return self._game.spec.texts.decision_text(self._game, language)

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}>"
