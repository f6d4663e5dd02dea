"""The final scoring, and who wins."""

from __future__ import annotations


def test_all_eleven_categories(table):
    t = table().cards(2).last_turn().technology("exhibition", "tram").church(7).hand(36)
    t.fulfilled(34, 1).fulfilled(2, seat=1).build("bank", "warehouse").build("church", "shop")
    t.have(cleared=2, imports=3, yen=5, copper=2, silk=3, tea=0)
    t.play("area tea-plantation", "end")
    assert t.game.over
    assert t.points() == {
        "orders": {"1": 2, "34": 7},
        "most-orders": 6,
        "technologies": {"exhibition": 8},
        "most-production": 6,
        "churches": {"7": 6},
        "warehouses": 5,
        "shops": 1,
        "cleared": 8,
        "imports": 3,
        "yen": 2,
        "goods": 2,
        "total": 9 + 6 + 8 + 6 + 6 + 5 + 1 + 8 + 3 + 2 + 2,
    }
    assert t.game.result()["places"] == [1, 2]


def test_a_tie_for_a_majority_gives_nobody_points(table):
    t = table().fulfilled(1).fulfilled(2, seat=1).technology("tram").technology("mining", seat=1)
    for seat in range(2):
        assert (t.points(seat)["most-orders"], t.points(seat)["most-production"]) == (0, 0)


def test_equal_points_are_decided_by_the_first_differing_category(table):
    t = table().cards(1).last_turn().fulfilled(1, 2).fulfilled(3, 5, seat=1)  # 4 points against 5
    t.have(imports=1)
    t.play("area copper-mine")
    assert t.game.scores() == [5, 5]
    assert t.game.result()["places"] == [2, 1]


def test_later_categories_decide_when_the_earlier_ones_are_equal(table):
    t = table().cards(1).last_turn().fulfilled(1).fulfilled(2, seat=1)  # 2 points each
    t.have(imports=1).build("bank", "shop", seat=1)  # a shop (category 7) comes before an import (category 9)
    t.play("area copper-mine")
    assert t.game.scores() == [3, 3]
    assert t.game.result()["places"] == [2, 1]


def test_equal_in_everything_shares_the_victory(table):
    t = table().cards(1).last_turn()
    t.play("area copper-mine")
    assert t.game.over and t.game.result()["places"] == [1, 1]
