"""Setting up: seats, start tiles, sides of the factories, upgrades, goals."""

from __future__ import annotations

import pytest

from .situations import new


def test_four_hiring_spaces_with_two_actions_and_one_with_one():
    space_of = new().box.record.space_of
    assert sorted(space_of.count(space) for space in range(5)) == [1, 2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_pairs_of_one_a_tile_and_one_b_tile(seats, pairs):
    for seed in range(5):
        shown = new(seats, seed).view()["start_pairs"]
        assert len(shown) == pairs
        assert len({pair["a"] for pair in shown}) == len({pair["b"] for pair in shown}) == pairs


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_upgrades_as_seats(seats):
    assert {place["upgrades"] for place in new(seats).view()["locations"].values()} == {seats}


def test_sides_of_the_factories():
    for sides in "AB":
        assert {tile[-1] for tile in new(4, sides=sides).view()["display"]} == {sides}
    assert {tile[-1] for tile in new(4).view()["display"]} == {"A"}
    assert {tile[-1] for tile in new(4, sides="random").view()["display"]} == {"A", "B"}


def test_points_start_with_the_a_tile():
    game = new(2)
    assert game.scores() == [0, 0]
    game.table.pair_a[0] = 7  # the discount: 6 points
    game.play("pair 1")
    assert game.scores() == [0, 6]


@pytest.mark.parametrize(("seats", "goals"), [(2, 1), (3, 2), (4, 3)])
def test_goals_a_period_by_seats(seats, goals):
    shown = new(seats, module="goals").view()["goals"]
    assert [len(period) for period in shown] == [goals] * 3
    assert len({goal for period in shown for goal in period}) == 3 * goals


def test_start_worker_only_of_colours_in_the_bag():
    game = new(2)
    game.table.pair_a[0] = 3
    game.play("pair 1")
    game.table.bag[:] = [0, 1, 0, 0, 2, 0]
    assert [move.notation for move in game.moves()] == ["worker blue", "worker red"]


def test_seat_0_starts_and_the_last_seat_drafts_first():
    game = new(3)
    takers = []
    while game.decision.kind != "turn":
        if game.decision.kind == "pair":
            takers.append(game.to_move)
        game.play(game.moves()[0])
    assert takers == [2, 1, 0]
    assert game.to_move == 0
