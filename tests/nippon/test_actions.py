"""The nine actions: factories, machines, production, tracks, pieces, contracts; blueprints."""

from __future__ import annotations

import pytest

import meiji


def test_all_24_factories_are_open_to_choose(table):
    for seats in (2, 3, 4):
        assert len(meiji.new("nippon", seats=seats, seed=2).view()["factories"]) == 24
    t = table().on(technology=13).have(yen=6)
    t.play("action invest")
    assert len(t.moves()) == 24


def test_blueprints_make_up_for_technology_once(table):
    t = table().on(technology=1).have(yen=6, blueprints=5)
    t.play("action invest", "factory clocks-4")
    assert t.changes() == {"yen": -6, "blueprints": -5, "factories": 1, "vp": 5}
    assert t.see()["technology track"] == 0


def test_blueprints_move_a_marker_before_consolidating(table):
    t = table().have(yen=0, blueprints=7).work(*["red"] * 6).rewards()
    t.table.multipliers_left = 0
    t.play("blueprints income", "blueprints coal", "consolidate")
    assert t.see()["yen"] == 13 - 3 and t.see()["blueprints"] == 1 and t.see()["coal track"] == 1


def test_blueprints_of_the_last_turn_can_still_be_used(table):
    t = table(seats=2).at(8, 1).have(blueprints=1).work("red", "red", "red")
    t.play("consolidate", "reward 2 blueprints", "achievement coal")
    assert t.asked == "last-blueprints"
    assert t.moves() == ["blueprints coal", "blueprints income", "blueprints technology", "stop"]
    t.play("blueprints income")
    assert t.game.over and t.see()["yen"] == 13


def test_not_in_final_scoring_and_not_when_all_tracks_are_at_the_top(table):
    t = table(seats=2).at(8, 1).have(blueprints=5).on(coal=13, income=15, technology=13)
    t.play("consolidate")
    assert t.game.over and t.see()["blueprints"] == 5


def test_only_spaces_that_exist_are_sold(table):
    t = table().have(yen=12).on(coal=11, technology=13)
    assert "action technology" not in t.moves()
    t.play("action mining")
    assert t.moves() == ["steps 1", "steps 2"]


def test_machines_are_not_put_aside_while_a_factory_needs_one(table):
    t = table().factory("silk", machine=2).factory("paper", machine=1).factory("bento").have(yen=15)
    t.play("action machines")
    assert t.moves() == ["machine paper", "machine bento"]


def test_without_any_factory_machines_may_be_stored(table):
    t = table().have(yen=15)
    t.play("action machines", "store-machine", "store-machine")
    assert t.changes() == {"yen": -15, "stored_machines": 3}


@pytest.mark.parametrize(("stored", "machine", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_stored_machines_go_into_a_new_factory(table, stored, machine, left):
    t = table().on(technology=3).have(yen=6, stored_machines=stored)
    t.play("action invest", "factory silk-1")
    assert t.see()["silk machine"] == machine and t.see()["stored_machines"] == left


def test_a_full_store_does_not_produce(table):
    t = table().factory("silk", goods=4).factory("paper", goods=3, machine=2).have(coal=9)
    t.play("action production")
    assert t.changes() == {"coal": -2, "paper goods": 1}
    assert table().factory("silk", goods=4).have(coal=9).refuses("action production")


@pytest.mark.parametrize("machine", [0, 1, 2])
def test_one_good_and_the_machine(table, machine):
    t = table().factory("silk", machine=machine).have(coal=2)
    t.play("action production")
    assert t.changes() == {"coal": -2, "silk goods": 1 + machine}


def test_each_factory_produces_once_and_at_most_three_do(table):
    t = table().have(coal=99)
    for good in ("silk", "paper", "bento", "lenses"):
        t.factory(good)
    t.play("action production", "produce silk")
    assert t.moves() == ["produce paper", "produce bento", "produce lenses", "stop"]
    t.play("produce bento", "produce lenses")
    assert t.changes() == {"coal": -2 - 3 - 3, "silk goods": 1, "bento goods": 1, "lenses goods": 1}
    assert t.game.to_move == 1


def test_different_regions_within_one_action(table):
    t = table().have(yen=15).pieces(1, ships=1)
    t.play("action ships", "region 1")
    assert t.moves() == ["region 2", "region 3", "region 4", "stop"]
    t.play("region 3", "stop")
    assert t.game.view()["regions"][0]["ships"][0] == 2


@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 6), (4, 8)])
def test_a_full_region_takes_nothing(table, seats, spaces):
    t = table(seats=seats).have(yen=5).pieces(2, 1, ships=spaces // 2, railways=spaces - spaces // 2)
    t.play("action railways")
    assert t.moves() == ["region 1", "region 3", "region 4"]


def test_income_icons_between_ship_and_railway(table):
    """Columns 1, 2 and 4: the step comes when both neighbours are empty."""
    steps = []
    t = table().built(ships=4)
    for railways in range(4):
        t = table().built(ships=4, railways=railways).have(yen=5)
        t.play("action railways", "region 1")
        steps.append(t.changes().get("income track", 0))
    assert steps == [1, 1, 0, 1]
    t = table().built(ships=0).have(yen=5)
    t.play("action railways", "region 1")
    assert "income track" not in t.changes()


def test_up_to_three_contracts_in_one_action(table):
    t = table().factory("silk", goods=4).factory("paper", goods=4)
    t.play("action export", "contract 1", "good silk")
    t.play("contract 2")
    assert t.changes()["silk goods"] == -3 and t.changes()["paper goods"] == -1
    t.play("contract 3")
    assert t.changes() == {
        "silk goods": -3,
        "paper goods": -4,
        "contracts": 3,
        "yen": 3 + 4 + 5,
        "income track": 4,
    }
    assert t.game.to_move == 1


def test_equal_cubes_are_paid_in_the_order_of_the_goods(table):
    t = table().factory("silk", goods=1).factory("paper", goods=1).factory("bento", goods=1)
    t.play("action export", "contract 2")
    assert t.moves() == ["good silk", "good paper"]
    t.play("good paper")
    assert t.changes()["bento goods"] == -1


def test_income_at_the_top_gains_nothing(table):
    t = table().built(ships=1).on(income=15).have(yen=5)
    t.play("action railways", "region 1")
    assert t.changes() == {"yen": -5, "railways": 1}
