"""Why something is not on offer: a sentence for every move, and for every thing in the picture that a move could touch.

The kernel finds out what is asked about, whether it is on offer and whose turn it is. The rest is said by the game (the
module `why` in its folder), with the predicates by which its rules decide what to offer. Nothing of this is
computed before somebody asks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from meiji.kernel.errors import BadInput
from meiji.kernel.language import check_language
from meiji.kernel.wording import messages_of

if TYPE_CHECKING:
    from meiji.kernel.game import Game
    from meiji.kernel.move import Move

tell = messages_of(Path(__file__).parent)
_ID = re.compile(r'\sid="([^"]+)"')


class Question(NamedTuple):
    """A decision in which a move may come up: its kind, and what it is about where that matters."""

    kind: int
    a: int | None = None


class Asked(NamedTuple):
    """A move that is asked about, and a decision in which it would come up."""

    code: int
    question: Question


class NotNow(NamedTuple):
    """A move that one looks for and does not find: its name, the reason, and where in the picture one looks for it."""

    label: str
    reason: str
    target: str


class WhyNot(Protocol):
    """A game's module of reasons. `LISTED` are the verbs that a player looks for also when they are not on offer."""

    LISTED: Collection[str]

    def questions(self, verb: str) -> Sequence[Question]:
        """All decisions in which moves of this verb may come up."""

    def reason(self, game: Game, code: int, language: str) -> str | None:
        """Why a move that may come up in the present decision does not; None if it does."""

    def later(self, game: Game, asked: Sequence[Asked], language: str) -> str:
        """Why none of these moves is asked now: what is asked instead, and what else is in their way."""


class Reasons:
    """The reasons of a game as it stands now, as a seat is told them."""

    def __init__(self, game: Game, seat: int | None = None) -> None:
        self.game = game
        self.offered = set(game.codes())
        self.seat = game.to_move if seat is None else seat

    def of(self, target: Move | int | str, language: str = "en") -> str | None:
        """Why the move or thing is not on offer; None if it is, or if it is no thing of the rules."""
        check_language(language)
        code = self._code(target)
        if code is not None:
            return self._of_move(code, language)
        assert isinstance(target, str)
        if target in self.things:
            return self._of_thing(target, language)
        if target in self._picture:
            return None
        raise BadInput(
            f"There is no {target!r} in {self.game.spec.title}; ask about the notation of a move, "
            f"a code from 0 to {len(self.game.spec.moves) - 1}, or an id of the picture, such as {self._example}."
        )

    def of_things(self, ids: Iterable[str], language: str = "en") -> dict[str, str]:
        """The reasons against all these things of the picture that are not on offer."""
        told = {id: self._of_thing(id, language) for id in ids if id in self.things}
        return {id: text for id, text in told.items() if text is not None}

    def not_now(self, language: str = "en") -> list[NotNow]:
        """What one would look for in the present decision, such as an action, and why it is not among the moves."""
        spec = self.game.spec
        if spec.why_not is None or not self._decides:
            return []
        verbs = [verb for verb in spec.moves.verbs if verb[0] in spec.why_not.LISTED]
        codes = [first + number for _, first, choices in verbs for number in range(len(choices))]
        found = []
        for code in codes:
            if code not in self.offered and any(map(self._is_asked, self._questions(code))):
                label = spec.texts.move_text(self.game, code, language).partition(": ")[0]
                found.append(NotNow(label, self._of_move(code, language) or "", self._target_now(code) or ""))
        return found

    def _code(self, target: Move | int | str) -> int | None:
        """The code of a move, however it is given; None for what can only be a thing."""
        moves = self.game.spec.moves
        if isinstance(target, str):
            return moves.code(target)
        code = target if isinstance(target, int) else target.code
        if not 0 <= code < len(moves):
            raise BadInput(f"There is no move {code}; the codes are 0 to {len(moves) - 1}.")
        return code

    # --- moves and things ---------------------------------------------------------------------------------------------
    def _of_move(self, code: int, language: str) -> str | None:
        if self._decides and code in self.offered:
            return None
        return self._nobodys(language) or self._told(
            [Asked(code, question) for question in self._questions(code)], language
        )

    def _of_thing(self, id: str, language: str) -> str | None:
        if self._decides and any(self._target_now(code) == id for code in self.offered):
            return None
        if told := self._nobodys(language):
            return told
        owners = self.things[id]
        mine = [asked for seat, asked in owners if seat == self.seat]
        if not mine:
            return tell(language, "why-owner", name=self._name(owners[0][0], language))
        return self._told(mine, language, id)

    def _told(self, asked: Sequence[Asked], language: str, id: str | None = None) -> str:
        """The reason against moves, or against those that touch one thing."""
        why = self.game.spec.why_not
        if why is None:
            return tell(language, "why-not-asked")
        now = [code for code, question in asked if self._is_asked(question)]
        now = [code for code in now if id is None or self._target_now(code) == id]
        if not now:
            return why.later(self.game, asked, language)
        verb = self._verb(now[0])
        told = [why.reason(self.game, code, language) for code in now if self._verb(code) == verb]
        return " ".join(dict.fromkeys(text for text in told if text)) or tell(language, "why-rules")

    # --- where the game stands ----------------------------------------------------------------------------------------
    @property
    def _decides(self) -> bool:
        return self.seat is not None and self.seat == self.game.to_move

    def _nobodys(self, language: str) -> str | None:
        """The game is over, or somebody else decides."""
        if self.game.over:
            return tell(language, "why-over")
        return None if self._decides else whose_turn(self.game, language)

    def _name(self, seat: int, language: str) -> str:
        return name_of(self.game, seat, language)

    def _verb(self, code: int) -> str:
        return self.game.spec.moves.split(code)[0]

    def _questions(self, code: int) -> Sequence[Question]:
        why = self.game.spec.why_not
        return () if why is None else why.questions(self._verb(code))

    def _is_asked(self, question: Question) -> bool:
        table, top = self.game._table, self.game._table.depth - 1
        return question.kind == table.frame_kind[top] and question.a in (None, table.frame_a[top])

    def _target_now(self, code: int) -> str | None:
        return self.game.spec.target(self.game._table, self.game.box.record, code)

    @cached_property
    def things(self) -> dict[str, list[tuple[int, Asked]]]:
        """Whatever a move could touch, by its id: which moves of which seat, and in which decision."""
        spec, table = self.game.spec, self.game._table.copy()
        table.depth = max(1, table.depth)
        top = table.depth - 1
        found: dict[str, list[tuple[int, Asked]]] = {}
        for code in () if self.game.over else self.offered:
            if id := self._target_now(code):
                found[id] = []
        for seat in range(table.seats):
            table.to_move = table.frame_seat[top] = seat
            for code in range(len(spec.moves)):
                for question in self._questions(code):
                    table.frame_kind[top], table.frame_a[top] = question.kind, question.a or 0
                    if id := spec.target(table, self.game.box.record, code):
                        found.setdefault(id, []).append((seat, Asked(code, question)))
        return found

    @cached_property
    def _picture(self) -> frozenset[str]:
        """The ids of everything that is drawn."""
        return frozenset(_ID.findall(self.game.svg(self.seat)))

    @property
    def _example(self) -> str:
        return next(iter(self.things), "board")


def name_of(game: Game, seat: int, language: str) -> str:
    named = game.names[seat] if seat < len(game.names) else ""
    return named or tell(language, "player", number=seat + 1)


def whose_turn(game: Game, language: str) -> str:
    """Somebody else decides now: all that a spectator is told."""
    if game.to_move is None:
        return tell(language, "why-over")
    return tell(language, "why-turn", name=name_of(game, game.to_move, language))
