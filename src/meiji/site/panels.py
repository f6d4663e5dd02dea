"""Panels in words: what belongs to a choice, to be said with it (see kernel/panels.py).

Nothing of it is in the answer to a move. The page asks when the choices stand there: first for the shortcuts of every
choice and for the ways over the board, then for the panel that the player has opened.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from meiji.kernel.amounts import Amount
from meiji.kernel.game import Game
from meiji.kernel.move import Move
from meiji.kernel.panels import Panel, Pick, Way, panel, ways
from meiji.kernel.preview import DRAW, OTHER, OVER
from meiji.site.amount_labels import AmountLabel, amount_labels, resources_of, symbol_icon
from meiji.site.choices import KEYS, labels_of, not_twice
from meiji.site.errors import Refused
from meiji.site.i18n import translate

Sides = tuple[tuple[AmountLabel, ...], tuple[AmountLabel, ...]]  # what something costs, and what it gives

MOST_PICKS = 20
MOST_TOGGLED = 6  # answers that stand side by side


@dataclass(frozen=True)
class Outcome:
    """What the seat has before and after a chain, as far as it changes, and what comes then."""

    changes: tuple[tuple[AmountLabel, AmountLabel], ...]
    then: str


@dataclass(frozen=True)
class ByWay:
    """What is done besides an answer: usual between a move and its shortcuts, or said in a panel already."""

    labels: tuple[str, ...]
    cost: tuple[AmountLabel, ...]
    gain: tuple[AmountLabel, ...]


@dataclass(frozen=True)
class Answer:
    """An answer in a panel. With a `chain` a click plays it whole; else it leads on to the panel of its `picks`."""

    label: str
    detail: str
    icon: Markup
    target: str
    cost: tuple[AmountLabel, ...]
    gain: tuple[AmountLabel, ...]
    picks: str
    chain: tuple[str, ...] = ()
    final: bool = False
    ends_turn: bool = False
    chosen: bool = False
    outcome: Outcome | None = None  # of the chain
    by_way: ByWay | None = None
    shortcuts: tuple[Answer, ...] = ()
    key: str = ""


@dataclass(frozen=True)
class Group:
    """A decision of a panel that is answered already; it can be answered otherwise."""

    name: str
    number: int
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class PanelView:
    """A panel as it is shown: what was said, what is usual and can be changed, and what is asked last."""

    said: tuple[str, ...]
    course: tuple[str, ...]  # what the first move does, one thing after the other
    groups: tuple[Group, ...]
    question: str
    answers: tuple[Answer, ...]
    besides: ByWay | None = None  # what comes with each of the answers, which then tell only their own amounts


@dataclass(frozen=True)
class WayLabel:
    """A thing of the board that opens a panel, or where nothing is left to say then, plays its chain."""

    target: str
    label: str
    picks: str
    answer: Answer | None  # with the chain


def read_picks(texts: Sequence[str]) -> tuple[Pick, ...]:
    """Each is a kind of decision and a move: "worker worker red"."""
    if len(texts) > MOST_PICKS:
        raise Refused(400, "moves-count", most=MOST_PICKS)
    return tuple(Pick(*text[:120].partition(" ")[::2]) for text in texts)


def write_picks(picks: Sequence[Pick]) -> str:
    return json.dumps([f"{pick.kind} {pick.move}" for pick in picks])


class Words:
    """Puts the panels of a game into the words of a language. Where turns can be taken back freely, only the end is
    final."""

    def __init__(self, game: Game, language: str, *, free: bool) -> None:
        self._game, self.language, self._free = game, language, free
        self._spec = game.spec

    def rows(self) -> dict[str, Answer]:
        """The choices of the decision at hand, each with its shortcuts, by their moves."""
        now = panel(self._game)
        _, answers = self._answers(now, 0)
        return {move.notation: answer for move, answer in zip(now.steps[0].moves, answers, strict=True)}

    def ways(self) -> list[WayLabel]:
        """Over the board to a later step; what the decision at hand points to itself leads nowhere else."""
        direct = {move.target for move in self._game.moves()}
        return [self._way(target, way) for target, way in ways(self._game) if target not in direct]

    def _way(self, target: str, way: Way) -> WayLabel:
        label, found = f"{self._head(way.first)} · {self._head(way.move)}", panel(self._game, way.picks)
        whole = self._whole(found) if found.open_step is None else None
        return WayLabel(target, label, write_picks(way.picks), whole)

    def view(self, picks: Sequence[Pick]) -> PanelView:
        found = panel(self._game, picks)
        asked = found.open_step
        said, groups = [], []
        for number, step in enumerate(found.steps):
            if number == asked or step.chosen is None:
                continue
            if number == 0 or len(step.moves) > MOST_TOGGLED or len(step.moves) == 1:
                said.append(self._head(step.chosen))
            else:
                groups.append(Group(self._kind(step.kind), number, self._toggles(found, number)))
        course = self._course(found)
        if asked is None:
            return PanelView(tuple(said), course, tuple(groups), "", _keyed((self._whole(found),)))
        question = found.steps[asked].game.decision
        assert question is not None
        text = question.text(self.language).rpartition(": ")[2]
        besides, answers = self._answers(found, asked)
        return PanelView(tuple(said), course, tuple(groups), text, _keyed(answers), besides)

    def _course(self, found: Panel) -> tuple[str, ...]:
        first = found.steps[0].chosen
        detail = first.text(self.language).partition(": ")[2] if first is not None and first.cost else ""
        return tuple(detail.split("; ")) if "; " in detail else ()

    # --- answers ----------------------------------------------------------------------------------------------------
    def _answers(self, at: Panel, number: int) -> tuple[ByWay | None, tuple[Answer, ...]]:
        """The answers to the step that is asked: each plays its chain, or leads on and has shortcuts. What the chains
        of all of them cost and give alike stands there once."""
        moves = at.steps[number].moves
        chains = [at.with_pick(number, move) for move in moves]
        besides, amounts = self._apart((), chains)
        made = []
        for (move, label), ahead, (cost, gain) in zip(self._labelled(moves), chains, amounts, strict=True):
            answer = self._answer(move, label, move, at.picks_with(number, move))
            if ahead.finished_by(number):
                answer = self._playing(answer, ahead)
            else:
                answer = self._with_shortcuts(answer, at, number, move)
            made.append(replace(answer, cost=cost, gain=gain, chosen=at.steps[number].chosen == move))
        return besides, tuple(made)

    def _with_shortcuts(self, answer: Answer, at: Panel, number: int, move: Move) -> Answer:
        """What is usual before the shortcuts, or the same in all of them, stands there once."""
        found = at.shortcuts(number, move)
        if not found:
            return answer
        usual = [step.chosen for step in found[0].panel.steps[number + 1 : found[0].step]]
        labels = tuple(self._head(chosen) for chosen in usual if chosen is not None)
        by_way, amounts = self._apart(labels, [Panel(one.panel.steps[number + 1 :], complete=True) for one in found])
        made = []
        labelled = self._labelled([one.move for one in found])
        for one, (_, label), (cost, gain) in zip(found, labelled, amounts, strict=True):
            chip = self._playing(self._answer(one.move, label, one.move, ()), one.panel)
            made.append(replace(chip, cost=cost, gain=gain))
        return replace(answer, by_way=by_way, shortcuts=tuple(made))

    def _apart(self, labels: tuple[str, ...], chains: list[Panel]) -> tuple[ByWay | None, list[Sides]]:
        """What all these chains cost and give alike, and what each of them does besides."""
        costs, cost = _alike([chain.cost for chain in chains])
        gains, gain = _alike([chain.gain for chain in chains])
        alike = ByWay(labels, *self._labels(cost, gain)) if labels or cost or gain else None
        return alike, [self._labels(*sides) for sides in zip(costs, gains, strict=True)]

    def _toggles(self, at: Panel, number: int) -> tuple[Answer, ...]:
        """The answers to a step that has one already: they change the panel and play nothing. They show in what they
        differ."""
        step = at.steps[number]
        _, amounts = self._apart((), [Panel([replace(step, chosen=move)], complete=True) for move in step.moves])
        made = []
        for (move, label), (cost, gain) in zip(self._labelled(step.moves), amounts, strict=True):
            answer = self._answer(move, label, move, at.picks_with(number, move))
            made.append(replace(answer, cost=cost, gain=gain, chosen=step.chosen == move))
        return tuple(made)

    def _whole(self, found: Panel) -> Answer:
        """Everything is picked: only to be played."""
        last = found.steps[-1].chosen
        assert last is not None
        label = (translate(self.language, "panel-play"), "")
        return replace(self._playing(self._answer(last, label, found, ()), found), chosen=True)

    def _answer(self, move: Move, label: tuple[str, str], does: Move | Panel, picks: Sequence[Pick]) -> Answer:
        cost, gain = self._amounts(does)
        icon = symbol_icon(self._spec.id, move.notation)
        return Answer(*label, icon, move.target or "", cost, gain, picks=write_picks(picks))

    def _playing(self, answer: Answer, whole: Panel) -> Answer:
        """With the chain that it plays, and what that comes to."""
        cost, gain = self._amounts(whole)
        chain, outcome = tuple(whole.chain), self._outcome(whole)
        final, ends_turn = whole.final and (not self._free or whole.next == OVER), whole.next == OTHER
        return replace(answer, cost=cost, gain=gain, chain=chain, final=final, ends_turn=ends_turn, outcome=outcome)

    # --- words ------------------------------------------------------------------------------------------------------
    def _outcome(self, whole: Panel) -> Outcome:
        seat = self._game.to_move
        assert seat is not None
        change = Counter(dict(whole.gain))
        change.subtract(dict(whole.cost))
        has = resources_of(self._game, seat)
        changed = [amount for amount in has if change[amount.kind]]
        after = [Amount(kind, number + change[kind]) for kind, number in changed]
        labels = (amount_labels(self._spec, amounts, self.language) for amounts in (changed, after))
        return Outcome(tuple(zip(*labels, strict=True)), self._then(whole.next))

    def _amounts(self, does: Move | Panel) -> Sides:
        return self._labels(does.cost, does.gain)

    def _labels(self, cost: Sequence[Amount], gain: Sequence[Amount]) -> Sides:
        return amount_labels(self._spec, cost, self.language), amount_labels(self._spec, gain, self.language)

    def _then(self, next: str) -> str:
        if next == OTHER:
            return translate(self.language, "then-other")
        if next == DRAW:
            return translate(self.language, "then-draw")
        if next == OVER:
            return translate(self.language, "then-over")
        return translate(self.language, "then-asks", what=self._kind(next))

    def _kind(self, kind: str) -> str:
        return self._spec.texts.decision_name(kind, self.language)

    def _head(self, move: Move) -> str:
        return move.text(self.language).partition(": ")[0]

    def _labelled(self, moves: list[Move]) -> Iterator[tuple[Move, tuple[str, str]]]:
        """What the amounts beside a move say already is not said again."""
        labels = labels_of(moves, self.language)
        shown = [self._amounts(move) for move in moves]
        told = [(label, not_twice(detail, *sides)) for (label, detail), sides in zip(labels, shown, strict=True)]
        return zip(moves, told, strict=True)


def _alike(sides: list[tuple[Amount, ...]]) -> tuple[list[tuple[Amount, ...]], tuple[Amount, ...]]:
    """What is not the same in all of these, for each of them, and what is."""
    alike = tuple(amount for amount in sides[0] if len(sides) > 1 and all(amount in other for other in sides))
    return [tuple(amount for amount in side if amount not in alike) for side in sides], alike


def _keyed(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    return tuple(replace(answer, key=key) for answer, key in zip(answers, [*KEYS, *[""] * len(answers)], strict=False))
