"""Laws 3, 4 and 9: saves, undo, and games entered by naming what was drawn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meiji

from .laws import check_save, told
from .tables import Chooser, all_setups, games_and_seats, play_on, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


@EVERY
def test_saves_replay_to_equal_bytes(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)[::2]):
        table, chooser = setup.new(number), Chooser(number)
        check_save(table, told(setup, number, table))
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.02:
                assert "seed" not in table.save()
                check_save(table, told(setup, number, table))
        assert table.save()["seed"] == number
        check_save(table, told(setup, number, table))


@EVERY
def test_any_moment_of_a_game_can_be_stood_at(game: str, seats: int) -> None:
    setup = setups_with(game, seats)[0]
    table = setup.new(1)
    moments = []
    for _ in play_on(table, Chooser(1)):
        moments.append(table.bytes())
    moments.append(table.bytes())
    for number in range(0, len(moments), 17):
        assert table.at(number).bytes() == moments[number]


@EVERY
def test_undo_restores_every_byte_and_stops_at_draws_and_other_seats(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)[::4]):
        table, chooser = setup.new(10 + number), Chooser(number)
        for code in play_on(table, chooser):
            if chooser.random.random() < 0.7:
                continue
            trial = table.copy()
            before, words, seat = trial.bytes(), list(trial._table.rng), trial.to_move
            shown = trial._table.revealed
            trial.play(code)
            after = trial.bytes()
            if trial._table.rng != words or trial._table.revealed != shown:
                assert not trial.can_undo, f"{told(setup, number, table)}: what was shown can be taken back"
            if trial.can_undo:
                trial.undo()
                assert trial.bytes() == before and trial.to_move == seat and len(trial.log) == len(table.log)
                trial.play(code)
            else:
                with pytest.raises(meiji.IllegalMove):
                    trial.undo()
            assert trial.bytes() == after
            if not trial.over and trial.to_move != seat:
                trial.play(trial.codes()[0])
                if trial.can_undo:
                    trial.undo()
                with pytest.raises(meiji.IllegalMove):
                    trial.undo()


class Model:
    """What undo should be able to do: the bytes before each move, and how far back one may go."""

    def __init__(self, game: meiji.Game) -> None:
        self.game = game
        self.past: list[tuple[bytes, int | None, bool]] = []  # before the move: bytes, seat; whether it showed
        self.floor = 0

    def play(self, number: int) -> None:
        codes = self.game.codes()
        before, seat, shown = self.game.bytes(), self.game.to_move, self.shown()
        self.game.play(codes[number % len(codes)])
        self.past.append((before, seat, self.shown() != shown))
        self.raise_floor()

    def shown(self) -> list[int]:
        """Changes whenever something is drawn, or a rule shows something hidden."""
        return [*self.game._table.rng, self.game._table.revealed]

    def raise_floor(self) -> None:
        count = len(self.past)
        if self.past[-1][2]:
            self.floor = count
        elif count > 1 and self.past[-2][1] != self.past[-1][1]:
            self.floor = max(self.floor, count - 1)

    def undo(self) -> None:
        may = len(self.past) > self.floor
        assert self.game.can_undo == may
        if may:
            self.game.undo()
            before, seat, _ = self.past.pop()
            assert self.game.bytes() == before and self.game.to_move == seat
        else:
            unchanged = self.game.bytes()
            with pytest.raises(meiji.IllegalMove):
                self.game.undo()
            assert self.game.bytes() == unchanged

    def copy(self) -> None:
        old, before = self.game, self.game.bytes()
        self.game = old.copy()
        assert self.game.bytes() == before
        if not old.over:
            old.play(old.codes()[0])
        assert self.game.bytes() == before, "a copy changed with its original"

    def save(self) -> None:
        """A save knows only the moves that were not taken back."""
        before = self.game.bytes()
        self.game = meiji.load(self.game.save())
        assert self.game.bytes() == before
        moves, self.past, self.floor = self.past, [], 0
        for move in moves:
            self.past.append(move)
            self.raise_floor()

    def imagine(self, number: int) -> None:
        self.game = self.game.imagine(self.game.to_move or 0, number)
        self.past, self.floor = [], 0


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    number=st.integers(0, 10**6),
    seed=st.integers(0, 2**128),
    skip=st.integers(0, 60),
    steps=st.lists(st.tuples(st.integers(0, 19), st.integers(0, 10**6)), max_size=60),
)
def test_any_sequence_of_playing_undoing_copying_and_saving(number: int, seed: int, skip: int, steps: Any) -> None:
    everything = all_setups()
    model = Model(everything[number % len(everything)].new(seed))
    for i in range(skip):
        if not model.game.over:
            model.play(i * i + seed)
    for what, choice in steps:
        if what < 5:
            model.undo()
        elif what == 5:
            model.copy()
        elif what == 6:
            model.save()
        elif what == 7:
            model.imagine(choice)
        elif not model.game.over:
            model.play(choice)


@EVERY
def test_a_game_can_be_entered_by_naming_its_draws(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)[::5]):
        table, chooser = setup.new(20 + number), Chooser(number)
        text = table.spec.draws.text
        named = [text(drawn) for drawn in table.setup]
        entered = setup.new(0, outcomes=named)
        assert entered.bytes() == table.bytes()
        for code in play_on(table, chooser):
            if table.log:
                enter_last_move(table, entered)
            assert code in entered.codes()
        enter_last_move(table, entered)
        assert entered.over and entered.scores() == table.scores()
        assert "seed" not in entered.save()


def enter_last_move(table: meiji.Game, entered: meiji.Game) -> None:
    """Play the last move of one game in the other; with a draw missing, too much or wrong it is refused."""
    played = table.log[-1]
    named = [table.spec.draws.text(drawn) for drawn in played.drawn]
    before, log = entered.bytes(), list(entered.log)
    if named:
        with pytest.raises(meiji.OutcomeNeeded) as missing:
            entered.play(played.code, outcomes=named[:-1])
        assert named[-1] in missing.value.allowed and missing.value.draw == named[-1].split(" ")[0]
        with pytest.raises(meiji.BadInput):
            entered.play(played.code, outcomes=["rubbish 1", *named[1:]])
    with pytest.raises(meiji.MeijiError):
        entered.play(played.code, outcomes=[*named, table.spec.draws.text((0, 0))])
    assert entered.bytes() == before and entered.log == log
    entered.play(played.code, outcomes=named)
    assert entered.bytes() == table.bytes()


@EVERY
def test_a_setup_with_a_draw_missing_says_which(game: str, seats: int) -> None:
    setup = setups_with(game, seats)[0]
    table = setup.new(3)
    named = [table.spec.draws.text(drawn) for drawn in table.setup]
    for count in (0, len(named) // 2, len(named) - 1):
        with pytest.raises(meiji.OutcomeNeeded) as missing:
            setup.new(0, outcomes=named[:count])
        assert named[count] in missing.value.allowed
    with pytest.raises(meiji.BadInput):
        setup.new(0, outcomes=[*named, named[0]])
