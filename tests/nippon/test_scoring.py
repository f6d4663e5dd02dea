"""Scoring of the regions and the final scoring."""

from __future__ import annotations


def test_final_scoring_of_the_nine_achievements(table):
    t = table(seats=2).at(8, 1).on(income=7, coal=7, technology=9).built(ships=5, railways=6)
    t.factory("silk", machine=2).factory("bento", machine=1).factory("clocks", machine=2).fulfilled(1, 2, 3, 4, 5)
    t.tile(1, "top", 0, 1).tile(5, "top", 0, 2)
    t.multiplier(ships=2, railways=3, regions=4, machines=5, factories=2, coal=3, contracts=4)
    t.play("consolidate")
    assert t.points()["achievements"] == {
        "yen": 3,
        "ships": 2 * 3,
        "railways": 3 * 4,
        "regions": 4 * 2,
        "machines": 5 * 2,
        "factories": 2 * 2,
        "coal": 3 * 2,
        "technology": 3,
        "contracts": 4 * 2,
    }


def test_a_space_without_multiplier_counts_nothing_and_a_tile_replaces_the_printed_one(table):
    t = table(seats=2).at(8, 1).on(income=7, technology=9).built(ships=6).multiplier(technology=4)
    t.play("consolidate")
    assert t.points()["achievements"] == {"yen": 3, "technology": 12}


def test_final_wages_come_before_the_yen_are_counted(table):
    """No reward step: new yen, wages, achievements."""
    t = table(seats=2).at(8, 1).on(income=1).work("red", "blue", "grey").have(yen=30)
    t.on_space("mining", "grey").play("action mining", "steps 3")
    assert t.see()["yen"] == 12 - 9 and not any(t.game._table.multiplier[0])
    assert "yen" not in t.points()["achievements"]


def test_the_later_last_turn_wins_a_tie(table):
    t = table(seats=2, to_move=1).at(8, 1).have(vp=30).have(0, vp=30)
    for seat in (0, 1):
        t.on(seat, income=1, technology=1)
    t.play("consolidate")
    result = t.game.result()
    assert result["scores"][0] == result["scores"][1] and result["ranking"] == [1, 0]


def test_leftover_coal_goods_and_blueprints_are_worth_nothing(table):
    t = table(seats=2).at(8, 1).factory("silk", goods=4).have(blueprints=2, coal=9)
    t.play("consolidate")
    assert t.points()["achievements"] == {"yen": 2}


def test_regions_do_not_touch_each_other(table):
    t = table().tile(1, "top", 0, 7).tile(3, "top", 0, 7)
    assert t.score_region(1, 1)["yellow"] == t.score_region(2, 1)["yellow"]


def test_railways_without_a_tile_have_no_influence(table):
    t = table().pieces(1, railways=3)
    assert t.game.view()["regions"][0]["influence"][0] == 0
    assert t.score_region(1, 1)["yellow"] == 0


def test_two_tied_for_first_leave_the_third_place_without_ships(table):
    t = table().tile(1, "top", 0, 7).tile(1, "right", 1, 7).tile(2, "top", 2, 6).tile(2, "right", 2, 7)
    t.tile(1, "bottom", 0, 7).tile(1, "left", 1, 7).pieces(1, 2, ships=2)
    assert t.score_region(1, 1)["violet"] == 5


def test_a_tie_for_third_shares_the_third_place(table):
    t = table().tile(1, "top", 0, 7).tile(1, "right", 1, 6).tile(1, "bottom", 2, 5).tile(1, "left", 3, 5)
    t.tile(2, "left", 2, 7).tile(2, "bottom", 3, 7).tile(2, "right", 0, 7).tile(2, "top", 1, 7)
    assert t.score_region(1, 1) == {"yellow": 10, "red": 7, "violet": 2, "blue": 2}
