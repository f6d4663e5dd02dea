"""Situations on a table in the words of a rulebook: what the situations of all games have in common.

Each game's conftest.py adds what its rulebook speaks of; whatever sets something up gives the situation back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Self

import meiji


class AnySituation(ABC):
    SEATS: tuple[str, ...] = ()  # how the rulebook calls the seats

    def __init__(self, game: meiji.Game, seat: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.before: list[dict[str, int]] | None = None

    # --- setting things up ----------------------------------------------------------------------------------------
    @property
    def table(self) -> Any:
        """The table, to be changed by hand."""
        self.before = None
        return self.game.table

    @property
    def box(self) -> Any:
        return self.game.box.record

    def who(self, seat: str | int | None) -> int:
        """A seat by its number or its name; the seat of the situation where none is named."""
        if isinstance(seat, str):
            return self.SEATS.index(seat)
        return self.seat if seat is None else seat

    # --- playing and looking --------------------------------------------------------------------------------------
    def play(self, *moves: str, outcomes: list[str] | None = None) -> Self:
        """Play moves by notation, but for those that are not asked; `outcomes` names what the last of them draws."""
        if self.before is None:
            self.before = [self.see(seat) for seat in range(self.game.seats)]
        for move in moves[:-1]:
            self.game.play(move)
        self.game.play(moves[-1], outcomes)
        return self

    def moves(self, *verbs: str) -> list[str]:
        """The moves on offer, or those with one of these verbs."""
        found = [move.notation for move in self.game.moves()]
        return [move for move in found if not verbs or move.split(" ")[0] in verbs]

    def refuses(self, move: str) -> bool:
        try:
            self.game.copy().play(move)
        except meiji.IllegalMove:
            return True
        return False

    @property
    def asked(self) -> str | None:
        """What is being decided, if the seat decides it."""
        decision = self.game.decision
        return decision.kind if decision is not None and decision.seat == self.seat else None

    @abstractmethod
    def see(self, seat: str | int | None = None) -> dict[str, int]:
        """What a seat has, by name."""

    def changes(self, seat: str | int | None = None) -> dict[str, int]:
        """What a seat has more or less of since the situation was set up."""
        assert self.before is not None
        old, new = self.before[self.who(seat)], self.see(seat)
        return {name: new[name] - old[name] for name in new if new[name] != old[name]}

    def points(self, seat: str | int | None = None) -> dict[str, Any]:
        """Where the points of a seat come from."""
        points: dict[str, Any] = self.game.result()["points"][self.who(seat)]
        return points
