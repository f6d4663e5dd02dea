"""Consolidation: budget, reward, wages."""

from __future__ import annotations

import pytest


def test_consolidation_in_its_three_steps(table):
    """All yen and coal go; the reward's yen comes after the new budget and helps to pay the wages."""
    t = table().have(yen=9, coal=7, blueprints=2).work("red", "blue", "grey", "white", "black")
    t.factory("silk", goods=3)
    t.play("consolidate", "reward 4 yen", "achievement regions")
    assert t.changes() == {"yen": 12 + 5 - 15 - 9, "coal": 2 - 7}
    assert t.game.view()["seats"][0]["achievements"]["regions"]["tile"] == 4


def test_only_higher_rewards_left_skips_the_step(table):
    t = table().work("red", "red", "red").rewards(x3_coal=1)
    t.play("consolidate")
    assert t.game.to_move == 1 and t.game._table.multipliers_left == 4
    assert not any(t.game._table.multiplier[0])


def test_no_reward_left_gives_an_extra_multiplier(table):
    t = table().work("red", "red", "red").rewards()
    t.play("consolidate")
    assert t.asked == "achievement"
    t.play("achievement ships")
    assert t.game._table.multipliers_left == 3 and t.game._table.multiplier[0][1] == 2
    assert t.changes() == {"yen": 12 - 3, "coal": 2}


def test_nothing_left_at_all_skips_the_step(table):
    t = table().work("red", "red", "red").rewards()
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.game.to_move == 1


def test_all_achievement_spaces_full_discards_the_tile_and_keeps_the_bonus(table):
    t = table().work("red", "red", "red").rewards(x2_coal=1)
    t.table.multiplier[0][:] = [2] * 9
    t.play("consolidate")
    assert t.see()["coal"] == 4 and t.game._table.multiplier[0] == [2] * 9
    assert sum(map(sum, t.game._table.rewards)) == 0


def test_unpaid_colours_cost_two_points_each(table):
    t = table().work("red", "blue", "grey", "white", "black", "yellow").on(income=1).rewards().have(vp=20)
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.see()["yen"] == 0 and t.see()["vp"] == 20 - 2 * 2


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_consolidating_with_few_workers_is_allowed_without_reward(table, workers):
    t = table().have(yen=1).work(*["red"] * workers)
    t.play("consolidate")
    assert t.game.to_move == 1 and t.see()["yen"] == 12 - (3 if workers else 0)


def test_goods_stay_at_consolidation(table):
    t = table().factory("silk", goods=3)
    t.play("consolidate")
    assert t.see()["silk goods"] == 3


def test_each_colour_is_paid_once_and_must_be_paid(table):
    t = table().work("red", "red")
    t.play("consolidate")
    assert t.see()["yen"] == 12 - 3 and t.see()["vp"] == 0


def test_points_may_fall_below_zero(table):
    """The texts do not say; points below 0 are written as they are (docs/nippon.md)."""
    t = table().work("red", "blue", "grey", "white", "black", "yellow").rewards()
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.see()["vp"] == -4


def test_a_reward_is_not_refused(table):
    t = table().work("red", "red", "red")
    t.play("consolidate")
    assert t.moves() == ["reward 2 yen", "reward 2 coal", "reward 2 blueprints"]


def test_the_multiplier_goes_to_any_empty_space(table):
    t = table().work("red", "red", "red").multiplier(ships=3)
    t.play("consolidate", "reward 2 coal")
    assert len(t.moves()) == 8 and "achievement yen" in t.moves() and "achievement ships" not in t.moves()
