"""Decisions that belong together, looked at as one panel: what is asked now and what will be asked because of it.

The rules ask small questions: which action, which worker, which space. A panel follows one chain of answers through
them: those that the player has picked, and where nothing is picked what is usual. Nothing here knows a rule. A game
says as data which kinds of decision continue each other (`panels.py` in its folder); what is asked is found by playing
the ordinary rules on copies. A panel goes on only as long as the same seat decides and nothing is revealed, so its
chain can be played at once (see site/chains.py), and only its last move may reveal something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from meiji.kernel.amounts import Amount

if TYPE_CHECKING:
    from meiji.kernel.game import Game
    from meiji.kernel.move import Move

MOST_STEPS = 12  # decisions in one panel
MOST_SHORTCUTS = 9  # of one move

Habit = Callable[["Game", "list[Move]"], "Move"]


@dataclass(frozen=True)
class Together:
    """What a game says about its panels.

    `continues` tells for a kind of decision which kinds are asked together with it when they follow, `usual` by the
    verb of the first move on offer how one of them is preselected; where nothing is usual, the player has to say.
    """

    continues: Mapping[str, tuple[str, ...]]
    usual: Mapping[str, Habit]

    def goes_on(self, kind: str, move: Move) -> bool:
        """Does what this move leads to belong to the same panel?"""
        return not move.final and move.next in self.continues.get(kind, ())

    def usual_move(self, game: Game, moves: list[Move]) -> Move | None:
        habit = self.usual.get(moves[0].notation.partition(" ")[0])
        return habit(game, moves) if habit is not None else None


APART = Together({}, {})


# --- what is usual ------------------------------------------------------------------------------------------------
def as_last_time(game: Game, moves: list[Move]) -> Move:
    """What this seat did when it last had the choice; before that the first."""
    offered = {move.code: move for move in moves}
    mine = (offered[old.code] for old in reversed(game.log) if old.seat == game.to_move and old.code in offered)
    return next(mine, moves[0])


def lightest(game: Game, moves: list[Move]) -> Move:
    """What burdens the seat least, such as a worker of a colour that is paid already; the first of equals."""
    burdens = {kind.name for kind in game.spec.amounts if kind.burden}
    return min(moves, key=lambda move: sum(number for name, number in move.gain if name in burdens))


def the_first(game: Game, moves: list[Move]) -> Move:
    return moves[0]


def the_most(game: Game, moves: list[Move]) -> Move:
    """The largest number: the codes of a verb go from less to more."""
    return max(moves, key=lambda move: move.code)


# --- panels -------------------------------------------------------------------------------------------------------
class Pick(NamedTuple):
    """What the player has said to a decision of a kind."""

    kind: str
    move: str  # its notation


@dataclass(frozen=True)
class Step:
    """One decision of a panel: the game at that moment, its moves, and which of them the chain goes on with."""

    game: Game
    kind: str
    moves: list[Move]
    chosen: Move | None  # None: the player has to say, the panel ends here
    picked: bool  # by the player; else it is usual

    def as_pick(self) -> Pick:
        assert self.chosen is not None
        return Pick(self.kind, self.chosen.notation)


@dataclass(frozen=True)
class Panel:
    """A chain of decisions of one seat."""

    steps: list[Step]
    complete: bool  # nothing is left to say: the chain can be played

    @property
    def chain(self) -> list[str]:
        """The moves that it stands for."""
        return [step.chosen.notation for step in self.steps if step.chosen is not None]

    @property
    def open_step(self) -> int | None:
        """The last step that the player has not picked: its moves finish the panel, or lead on."""
        return next((n for n in reversed(range(len(self.steps))) if not self.steps[n].picked), None)

    def finished_by(self, number: int) -> bool:
        """Is everything said with what is picked in this step, so that nothing after it is only usual?"""
        return self.complete and all(step.picked for step in self.steps[number:])

    def picks_with(self, number: int, move: Move) -> list[Pick]:
        """The picks once this move of a step is picked, too."""
        return [step.as_pick() for step in [*self._before(number, move), *self.steps[number + 1 :]] if step.picked]

    def with_pick(self, number: int, move: Move) -> Panel:
        """The panel once this move of a step is picked, too; what was picked after it stays where it is on offer."""
        left = [step.as_pick() for step in self.steps[number + 1 :] if step.picked]
        return _go_on(self._before(number, move), left)

    def _before(self, number: int, move: Move) -> list[Step]:
        """The steps up to one in which a move is picked. Usual answers to decisions of the same kind are picked with
        it, so that it stays the answer to its own one."""
        answered = replace(self.steps[number], chosen=move, picked=True)
        return [replace(step, picked=step.picked or step.kind == answered.kind) for step in self.steps[:number]] + [
            answered
        ]

    def shortcuts(self, number: int, move: Move) -> list[Shortcut]:
        """Whole chains with this move of a step in which all else is picked or usual: one for each answer to the last
        thing that is asked, if these are few."""
        ahead = self.with_pick(number, move)
        last = ahead.open_step
        if last is None or last <= number or len(ahead.steps[last].moves) > MOST_SHORTCUTS:
            return []
        found = [Shortcut(last, answer, ahead.with_pick(last, answer)) for answer in ahead.steps[last].moves]
        return [one for one in found if one.panel.finished_by(last)]

    @property
    def cost(self) -> tuple[Amount, ...]:
        return self._total("cost")

    @property
    def gain(self) -> tuple[Amount, ...]:
        return self._total("gain")

    @property
    def final(self) -> bool:
        """It cannot be taken back."""
        return self.complete and self._last.final

    @property
    def next(self) -> str:
        """What comes after it, as `Move.next` tells."""
        return self._last.next

    @property
    def _last(self) -> Move:
        move = self.steps[-1].chosen
        assert move is not None
        return move

    def _total(self, side: str) -> tuple[Amount, ...]:
        total: dict[str, int] = {}
        for step in self.steps:
            for name, number in getattr(step.chosen, side) if step.chosen is not None else ():
                total[name] = total.get(name, 0) + number
        order = [kind.name for kind in self.steps[0].game.spec.amounts] if total else []
        return tuple(Amount(name, total[name]) for name in order if name in total)


class Shortcut(NamedTuple):
    """A chain that can be played at once: the step and the move that it is called by, and the whole panel."""

    step: int
    move: Move
    panel: Panel


class Way(NamedTuple):
    """How a later step is reached from the decision at hand, all between being usual."""

    first: Move
    move: Move
    picks: list[Pick]


def panel(game: Game, picks: Sequence[Pick] = ()) -> Panel:
    """Follow a chain from the decision at hand. Each pick answers the next decision of its kind; one that is not on
    offer there falls away."""
    left = list(picks)
    return _go_on([_ask(game, left)], left)


def _go_on(steps: list[Step], left: list[Pick]) -> Panel:
    """Follow the chain on from its last step."""
    together = steps[0].game.spec.panels
    while True:
        at, kind, chosen = steps[-1].game, steps[-1].kind, steps[-1].chosen
        if chosen is None:
            return Panel(steps, complete=False)
        if not together.goes_on(kind, chosen) or len(steps) == MOST_STEPS:
            return Panel(steps, complete=True)
        at = at.copy()
        at.play(chosen.code)
        steps.append(_ask(at, left))


def _ask(game: Game, left: list[Pick]) -> Step:
    decision, moves = game.decision, game.moves()
    assert decision is not None
    chosen = _picked(decision.kind, moves, left)
    if chosen is not None:
        return Step(game, decision.kind, moves, chosen, picked=True)
    return Step(game, decision.kind, moves, game.spec.panels.usual_move(game, moves), picked=False)


def _picked(kind: str, moves: list[Move], left: list[Pick]) -> Move | None:
    """The move that answers a decision of this kind; its pick is used up."""
    pick = next((one for one in left if one.kind == kind), None)
    if pick is None:
        return None
    left.remove(pick)
    return next((move for move in moves if move.notation == pick.move), None)


def ways(game: Game) -> Iterator[tuple[str, Way]]:
    """Things of the picture that a later step of a panel points to, each with the way that leads there."""
    kind = game.decision.kind if game.decision is not None else ""
    now = panel(game)
    for first in now.steps[0].moves:
        if not game.spec.panels.goes_on(kind, first):
            continue
        ahead = now.with_pick(0, first)
        for number, step in enumerate(ahead.steps[1:], 1):
            for move in step.moves:
                if move.target is not None:
                    yield move.target, Way(first, move, ahead.picks_with(number, move))
