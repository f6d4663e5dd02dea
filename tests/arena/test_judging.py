"""What decisions and turns cost, and what that makes of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meiji.arena.judging import (
    BLUNDER,
    GOOD,
    INACCURACY,
    MISTAKE,
    ONLY,
    Moment,
    Turn,
    accuracy,
    counted,
    kind_of_moment,
    kind_of_turn,
    phases,
    told,
    turns_of,
)

PAR = 200.0


def moment(number: int, lost: float, *, seat: int = 0, chance: float = 0.0, ahead: float | None = None) -> Moment:
    """A decision that cost so many points and so much chance; `ahead`: of the best one, before the next."""
    best = 1 if lost == 0 else 2
    following = None if ahead is None else 50.0 - ahead
    return Moment(number, seat, 1, best, 0.5 - chance, 0.5, 50.0 - lost, 50.0, following)


@pytest.mark.parametrize(
    "lost, chance, kind",
    [
        (0, 0, GOOD),
        (2.9, 0, GOOD),
        (3.1, 0, INACCURACY),
        (7.1, 0, MISTAKE),
        (14.1, 0, BLUNDER),
        (0.5, 0.03, GOOD),
        (0.5, 0.05, INACCURACY),
        (0.5, 0.1, MISTAKE),
        (0.5, 0.19, BLUNDER),
    ],
)
def test_points_or_chances_make_the_kind(lost: float, chance: float, kind: str) -> None:
    one = moment(1, lost, chance=chance)
    assert kind_of_moment(one, PAR) == kind_of_turn(Turn((one,)), PAR) == kind


def test_an_only_move_was_found_where_all_others_are_mistakes() -> None:
    assert kind_of_moment(moment(1, 0, ahead=7.1), PAR) == ONLY
    assert kind_of_moment(moment(1, 0, ahead=6.9), PAR) == GOOD
    assert kind_of_moment(moment(1, 0), PAR) == GOOD
    assert kind_of_moment(moment(1, 20, ahead=20), PAR) == BLUNDER


def test_a_turn_is_what_a_seat_decides_between_others_and_costs_all_of_it() -> None:
    turns = turns_of([moment(1, 4), moment(2, 5), moment(3, 1, seat=1), moment(4, 2)])
    assert [(turn.seat, turn.lost, turn.worst.number) for turn in turns] == [(0, 9, 2), (1, 1, 3), (0, 2, 4)]
    assert [kind_of_turn(turn, PAR) for turn in turns] == [MISTAKE, GOOD, GOOD]
    alone = turns_of([moment(1, 4), replace(moment(2, 5), last=True), moment(3, 1)])
    assert [turn.lost for turn in alone] == [9, 1]


def test_every_decision_is_counted() -> None:
    moments = [moment(1, 0), moment(2, 4), moment(3, 20), moment(4, 20), moment(5, 9, seat=1)]
    assert counted(moments, 0, PAR) == {ONLY: 0, GOOD: 1, INACCURACY: 1, MISTAKE: 0, BLUNDER: 2}
    assert counted(moments, 1, PAR) == {ONLY: 0, GOOD: 0, INACCURACY: 0, MISTAKE: 1, BLUNDER: 0}


def test_accuracy_falls_with_every_point_also_where_the_game_is_lost() -> None:
    values = [accuracy([Turn((moment(1, lost),))], PAR) for lost in (0, 1, 8, 30, 200)]
    assert values[0] == 100 and values == sorted(values, key=lambda one: -(one or 0)) and len(set(values)) == 5
    assert values[2] == pytest.approx(36.8, abs=0.1)
    assert accuracy([], PAR) is None


def test_phases_have_the_same_length() -> None:
    turns = [Turn((moment(number, 0),)) for number in range(10)]
    assert [len(part) for part in phases(turns)] == [3, 4, 3]
    assert [turn for part in phases(turns) for turn in part] == turns
    assert [len(part) for part in phases(turns[:1])] == [0, 1, 0]


def test_told_are_the_costliest_turns_in_their_order() -> None:
    losses = [8, 9, 10, 11, 0, 12, 13, 14, 15, 16]
    turns = [Turn((moment(number, lost),)) for number, lost in enumerate(losses, 1)]
    assert [turn.worst.number for turn in told(turns, PAR)] == [3, 4, 6, 7, 8, 9, 10]
    small = [Turn((moment(number, lost),)) for number, lost in enumerate([4, 3, 5, 6, 0], 1)]
    assert [turn.worst.number for turn in told(small, PAR)] == [1, 3, 4]
    assert not told(small[-1:], PAR)
