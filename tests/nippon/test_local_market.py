"""The Local Market: tiles, limits, replacing, bonuses."""

from __future__ import annotations

import pytest


def test_an_own_lower_tile_is_replaced_and_can_be_used_again(table):
    t = table().factory("paper", goods=4).city(1, "paper bento bulbs lenses").city(2, "paper bento bulbs lenses")
    t.play("action market", "market 1 top", "amount 1", "market 1 top", "amount 2")
    assert t.tile_at(1, "top") == ("yellow", 2) and t.see()["tile 1"] == 1
    t.play("market 2 top")
    assert t.tile_at(2, "top") == ("yellow", 1)


def test_an_equal_tile_is_not_replaced(table):
    t = table().factory("paper", goods=1).city(1, "paper bento bulbs lenses").tile(1, "top", 1, 1)
    for city in range(2, 9):
        t.city(city, "clocks bento bulbs lenses")
    assert t.refuses("action market")


def test_without_the_tile_a_lower_one_is_used(table):
    t = table().factory("clocks", goods=1).city(1, "clocks bento bulbs lenses")
    t.table.tiles[0][:] = [0, 0, 1, 0, 0, 0, 0, 0]
    t.play("action market")
    assert t.tile_at(1, "top") == ("yellow", 2)
    t = table().factory("clocks", goods=1).city(1, "clocks bento bulbs lenses")
    t.table.tiles[0][:] = [0] * 8
    assert t.refuses("action market")


def test_printed_numbers_do_not_hinder(table):
    t = table().factory("silk", goods=1)
    t.play("action market")
    sides = {move.split()[2] for move in t.moves()}
    assert sides == {"top"} and len(t.moves()) == 8


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 4)])
def test_city_limits_by_seats(table, seats, limit):
    t = table(seats=seats).factory("silk", goods=1).city(1, "silk paper bento lenses")
    for side in ("right", "bottom", "left")[: min(limit, 3)]:
        t.tile(1, side, 1, {"right": 1, "bottom": 2, "left": 3}[side])
    t.play("action market")
    assert ("market 1 top" in t.moves()) == (seats == 4)


def test_in_a_full_city_an_occupied_side_is_a_normal_replacement(table):
    t = table(seats=2).factory("clocks", goods=1).city(1, "clocks paper silk bulbs")
    t.tile(1, "top", 1, 3).tile(1, "left", 1, 1)
    t.play("action market", "influence 5")
    assert t.tile_at(1, "top") == ("yellow", 5) and t.tile_at(1, "left") == ("red", 1)
    assert t.changes(1) == {"tile 3": 1}


REGION_BONUS = [(1, "coal", 2), (2, "blueprints", 2), (3, "yen", 5), (4, "vp", 2)]


@pytest.mark.parametrize(("region", "thing", "amount"), REGION_BONUS)
def test_region_bonus_for_each_tile(table, region, thing, amount):
    t = table().factory("silk", goods=3)
    t.play("action market", f"market {region * 2} top", "amount 1", f"market {region * 2 - 1} top")
    assert {name: n for name, n in t.changes().items() if "tile" not in name} == {thing: 2 * amount, "silk goods": -3}


def test_all_tiles_of_an_action_go_to_one_region(table):
    t = table().factory("silk", goods=3)
    t.play("action market", "market 1 top", "amount 1")
    assert t.moves() == ["market 1 top", "market 2 top", "stop"]
