"""Section 14 of the components sheet: consolidation, final scoring, and each answered question by its number."""

from __future__ import annotations

import pytest

import meiji


# --- 14.1 Consolidation -----------------------------------------------------------------------------------------------
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


# --- 14.2 Final scoring -----------------------------------------------------------------------------------------------
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


# --- 14.3 Answers -----------------------------------------------------------------------------------------------------
def test_row_1_an_action_that_cannot_be_carried_out_is_not_offered(table):
    t = table().have(yen=0, blueprints=3)
    assert t.moves() == ["consolidate", "blueprints coal", "blueprints income", "blueprints technology"]


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_row_2_consolidating_with_few_workers_is_allowed_without_reward(table, workers):
    t = table().have(yen=1).work(*["red"] * workers)
    t.play("consolidate")
    assert t.game.to_move == 1 and t.see()["yen"] == 12 - (3 if workers else 0)


def test_row_3_with_six_workers_one_must_consolidate(table):
    t = table().have(yen=30, blueprints=3).work(*["red"] * 6)
    assert t.moves() == ["consolidate", "blueprints coal", "blueprints income", "blueprints technology"]


def test_row_4_any_worker_of_the_space_may_be_taken(table):
    t = table().have(yen=1).on_space("mining", "red", "red", "blue")
    t.play("action mining")
    assert t.moves() == ["worker blue", "worker red"]
    t.play("worker blue")
    assert t.workers() == ["blue"] and t.workers_at("mining") == ["red", "red"]


def test_row_5_with_two_seats_a_whole_row_of_two_moves(table):
    t = table(seats=2).have(yen=1).on_space("mining", "grey").rows("red blue", "grey grey")
    t.play("action mining")
    assert t.workers_at("mining") == ["blue", "red"] and t.game.view()["rows"] == [{}, {"grey": 2}]


def test_row_6_a_shortage_of_rows_is_filled_after_consolidations(table):
    t = table(seats=4).have(yen=1).on_space("mining", "grey").rows().bag(white=8)
    t.work("red", "red", "red", seat=1)
    t.play("action mining", outcomes=["bag white"] * 8)
    assert t.game.view()["missing"] == [0, 1, 3, 3, 3]  # three of eight filled the space
    t.game.play("consolidate")
    t.game.play(t.moves()[0])
    t.game.play(t.moves()[0])
    assert t.game.view()["missing"] == [0, 0, 1, 3, 3]
    assert t.game.view()["rows"][1:3] == [{"white": 2, "red": 1}, {"red": 2}]


def test_row_6_a_row_used_up_is_owed_nothing(table):
    t = table(seats=4).have(yen=1).on_space("mining", "grey").rows("red")
    t.table.missing[0] = 2
    t.play("action mining")
    assert t.workers_at("mining") == ["red"] and t.game.view()["missing"] == [0] * 5


@pytest.mark.parametrize(("marker", "scoring"), [(1, 0), (2, 1), (3, 0), (4, 2)])
def test_row_7_scorings_follow_the_refill(table, marker, scoring):
    t = table(seats=2).at(marker).have(yen=1).tile(1, "top", 0, 7).last_worker("mining")
    t.play("action mining")
    g = t.game._table
    assert g.marker == marker + 1 and g.final_turns == 0
    assert all(sum(space) == 3 for space in g.space) and [sum(row) for row in g.rows[:2]] == [2, 2]
    regions = t.points()["regions"]
    assert [sum(line) > 0 for line in regions] == [scoring == 1, scoring == 2, False]


def test_row_8_and_9_all_24_factories_are_open_to_choose(table):
    for seats in (2, 3, 4):
        assert len(meiji.new("nippon", seats=seats, seed=2).view()["factories"]) == 24
    t = table().on(technology=13).have(yen=6)
    t.play("action invest")
    assert len(t.moves()) == 24


def test_row_10_blueprints_make_up_for_technology_once(table):
    t = table().on(technology=1).have(yen=6, blueprints=5)
    t.play("action invest", "factory clocks-4")
    assert t.changes() == {"yen": -6, "blueprints": -5, "factories": 1, "vp": 5}
    assert t.see()["technology track"] == 0


def test_row_11_blueprints_move_a_marker_before_consolidating(table):
    t = table().have(yen=0, blueprints=7).work(*["red"] * 6).rewards()
    t.table.multipliers_left = 0
    t.play("blueprints income", "blueprints coal", "consolidate")
    assert t.see()["yen"] == 13 - 3 and t.see()["blueprints"] == 1 and t.see()["coal track"] == 1


def test_row_11_blueprints_of_the_last_turn_can_still_be_used(table):
    t = table(seats=2).at(8, 1).have(blueprints=1).work("red", "red", "red")
    t.play("consolidate", "reward 2 blueprints", "achievement coal")
    assert t.asked == "last-blueprints"
    assert t.moves() == ["blueprints coal", "blueprints income", "blueprints technology", "stop"]
    t.play("blueprints income")
    assert t.game.over and t.see()["yen"] == 13


def test_row_11_not_in_final_scoring_and_not_when_all_tracks_are_at_the_top(table):
    t = table(seats=2).at(8, 1).have(blueprints=5).on(coal=13, income=15, technology=13)
    t.play("consolidate")
    assert t.game.over and t.see()["blueprints"] == 5


# Row 12: see the worked example in test_rulebook_examples.py.


def test_row_13_only_spaces_that_exist_are_sold(table):
    t = table().have(yen=12).on(coal=11, technology=13)
    assert "action technology" not in t.moves()
    t.play("action mining")
    assert t.moves() == ["steps 1", "steps 2"]


def test_row_14_machines_are_not_put_aside_while_a_factory_needs_one(table):
    t = table().factory("silk", machine=2).factory("paper", machine=1).factory("bento").have(yen=15)
    t.play("action machines")
    assert t.moves() == ["machine paper", "machine bento"]


def test_row_14_without_any_factory_machines_may_be_stored(table):
    t = table().have(yen=15)
    t.play("action machines", "store-machine", "store-machine")
    assert t.changes() == {"yen": -15, "stored_machines": 3}


@pytest.mark.parametrize(("stored", "machine", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_row_15_stored_machines_go_into_a_new_factory(table, stored, machine, left):
    t = table().on(technology=3).have(yen=6, stored_machines=stored)
    t.play("action invest", "factory silk-1")
    assert t.see()["silk machine"] == machine and t.see()["stored_machines"] == left


# Row 16: see the worked example in test_rulebook_examples.py.


def test_row_17_a_full_store_does_not_produce(table):
    t = table().factory("silk", goods=4).factory("paper", goods=3, machine=2).have(coal=9)
    t.play("action production")
    assert t.changes() == {"coal": -2, "paper goods": 1}
    assert table().factory("silk", goods=4).have(coal=9).refuses("action production")


@pytest.mark.parametrize("machine", [0, 1, 2])
def test_row_18_one_good_and_the_machine(table, machine):
    t = table().factory("silk", machine=machine).have(coal=2)
    t.play("action production")
    assert t.changes() == {"coal": -2, "silk goods": 1 + machine}


def test_row_18_each_factory_produces_once_and_at_most_three_do(table):
    t = table().have(coal=99)
    for good in ("silk", "paper", "bento", "lenses"):
        t.factory(good)
    t.play("action production", "produce silk")
    assert t.moves() == ["produce paper", "produce bento", "produce lenses", "stop"]
    t.play("produce bento", "produce lenses")
    assert t.changes() == {"coal": -2 - 3 - 3, "silk goods": 1, "bento goods": 1, "lenses goods": 1}
    assert t.game.to_move == 1


def test_row_19_goods_stay_at_consolidation(table):
    t = table().factory("silk", goods=3)
    t.play("consolidate")
    assert t.see()["silk goods"] == 3


def test_row_20_different_regions_within_one_action(table):
    t = table().have(yen=15).pieces(1, ships=1)
    t.play("action ships", "region 1")
    assert t.moves() == ["region 2", "region 3", "region 4", "stop"]
    t.play("region 3", "stop")
    assert t.game.view()["regions"][0]["ships"][0] == 2


@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 6), (4, 8)])
def test_row_21_a_full_region_takes_nothing(table, seats, spaces):
    t = table(seats=seats).have(yen=5).pieces(2, 1, ships=spaces // 2, railways=spaces - spaces // 2)
    t.play("action railways")
    assert t.moves() == ["region 1", "region 3", "region 4"]


def test_row_21_income_icons_between_ship_and_railway(table):
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


def test_row_22_up_to_three_contracts_in_one_action(table):
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


def test_row_22_equal_cubes_are_paid_in_the_order_of_the_goods(table):
    t = table().factory("silk", goods=1).factory("paper", goods=1).factory("bento", goods=1)
    t.play("action export", "contract 2")
    assert t.moves() == ["good silk", "good paper"]
    t.play("good paper")
    assert t.changes()["bento goods"] == -1


# Row 23: see the worked example in test_rulebook_examples.py.


def test_row_24_an_own_lower_tile_is_replaced_and_can_be_used_again(table):
    t = table().factory("paper", goods=4).city(1, "paper bento bulbs lenses").city(2, "paper bento bulbs lenses")
    t.play("action market", "market 1 top", "amount 1", "market 1 top", "amount 2")
    assert t.tile_at(1, "top") == ("yellow", 2) and t.see()["tile 1"] == 1
    t.play("market 2 top")
    assert t.tile_at(2, "top") == ("yellow", 1)


def test_row_24_an_equal_tile_is_not_replaced(table):
    t = table().factory("paper", goods=1).city(1, "paper bento bulbs lenses").tile(1, "top", 1, 1)
    for city in range(2, 9):
        t.city(city, "clocks bento bulbs lenses")
    assert t.refuses("action market")


def test_row_25_without_the_tile_a_lower_one_is_used(table):
    t = table().factory("clocks", goods=1).city(1, "clocks bento bulbs lenses")
    t.table.tiles[0][:] = [0, 0, 1, 0, 0, 0, 0, 0]
    t.play("action market")
    assert t.tile_at(1, "top") == ("yellow", 2)
    t = table().factory("clocks", goods=1).city(1, "clocks bento bulbs lenses")
    t.table.tiles[0][:] = [0] * 8
    assert t.refuses("action market")


def test_row_26_printed_numbers_do_not_hinder(table):
    t = table().factory("silk", goods=1)
    t.play("action market")
    sides = {move.split()[2] for move in t.moves()}
    assert sides == {"top"} and len(t.moves()) == 8


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 4)])
def test_row_27_city_limits_by_seats(table, seats, limit):
    t = table(seats=seats).factory("silk", goods=1).city(1, "silk paper bento lenses")
    for side in ("right", "bottom", "left")[: min(limit, 3)]:
        t.tile(1, side, 1, {"right": 1, "bottom": 2, "left": 3}[side])
    t.play("action market")
    assert ("market 1 top" in t.moves()) == (seats == 4)


def test_row_28_in_a_full_city_an_occupied_side_is_a_normal_replacement(table):
    t = table(seats=2).factory("clocks", goods=1).city(1, "clocks paper silk bulbs")
    t.tile(1, "top", 1, 3).tile(1, "left", 1, 1)
    t.play("action market", "influence 5")
    assert t.tile_at(1, "top") == ("yellow", 5) and t.tile_at(1, "left") == ("red", 1)
    assert t.changes(1) == {"tile 3": 1}


REGION_BONUS = [(1, "coal", 2), (2, "blueprints", 2), (3, "yen", 5), (4, "vp", 2)]


@pytest.mark.parametrize(("region", "thing", "amount"), REGION_BONUS)
def test_row_29_region_bonus_for_each_tile(table, region, thing, amount):
    t = table().factory("silk", goods=3)
    t.play("action market", f"market {region * 2} top", "amount 1", f"market {region * 2 - 1} top")
    assert {name: n for name, n in t.changes().items() if "tile" not in name} == {thing: 2 * amount, "silk goods": -3}


def test_row_29_all_tiles_of_an_action_go_to_one_region(table):
    t = table().factory("silk", goods=3)
    t.play("action market", "market 1 top", "amount 1")
    assert t.moves() == ["market 1 top", "market 2 top", "stop"]


def test_row_30_and_31_each_colour_is_paid_once_and_must_be_paid(table):
    t = table().work("red", "red")
    t.play("consolidate")
    assert t.see()["yen"] == 12 - 3 and t.see()["vp"] == 0


def test_row_32_points_may_fall_below_zero(table):
    """The texts do not say; points below 0 are written as they are (docs/nippon.md)."""
    t = table().work("red", "blue", "grey", "white", "black", "yellow").rewards()
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.see()["vp"] == -4


def test_row_33_a_reward_is_not_refused(table):
    t = table().work("red", "red", "red")
    t.play("consolidate")
    assert t.moves() == ["reward 2 yen", "reward 2 coal", "reward 2 blueprints"]


def test_row_34_the_multiplier_goes_to_any_empty_space(table):
    t = table().work("red", "red", "red").multiplier(ships=3)
    t.play("consolidate", "reward 2 coal")
    assert len(t.moves()) == 8 and "achievement yen" in t.moves() and "achievement ships" not in t.moves()


def test_row_35_regions_do_not_touch_each_other(table):
    t = table().tile(1, "top", 0, 7).tile(3, "top", 0, 7)
    assert t.score_region(1, 1)["yellow"] == t.score_region(2, 1)["yellow"]


def test_row_36_income_at_the_top_gains_nothing(table):
    t = table().built(ships=1).on(income=15).have(yen=5)
    t.play("action railways", "region 1")
    assert t.changes() == {"yen": -5, "railways": 1}


def test_row_37_railways_without_a_tile_have_no_influence(table):
    t = table().pieces(1, railways=3)
    assert t.game.view()["regions"][0]["influence"][0] == 0
    assert t.score_region(1, 1)["yellow"] == 0


# --- Setup and region scoring -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "workers", "rows", "rewards"), [(2, 36, [2, 2], 16), (3, 42, [3] * 3, 20), (4, 48, [3] * 5, 24)]
)
def test_setup_by_seats(seats, workers, rows, rewards):
    game = meiji.new("nippon", seats=seats, seed=3)
    view = game.view()
    boards = view["seats"]
    assert [b["vp"] for b in boards] == [10, 11, 12, 13][:seats]
    assert {(b["yen"], b["coal"], b["blueprints"]) for b in boards} == {(12, 2, 1)}
    assert [t["value"] for t in boards[0]["tracks"].values()] == [2, 12, 1]
    assert [sum(row.values()) for row in view["rows"]] == rows
    assert [sum(space.values()) for space in view["spaces"]] == [3] * 5
    assert sum(view["bag"].values()) == workers - 15 - sum(rows)
    assert [sum(stack.values()) for stack in view["rewards"].values()] == [rewards // 4] * 4
    assert view["multipliers_left"] == 4 and view["marker"] == 1
    assert boards[0]["tiles"] == [1, 2, 3, 3, 4, 5, 5, 6, 7, 7] and boards[0]["contracts_open"] == list(range(1, 9))


def test_two_tied_for_first_leave_the_third_place_without_ships(table):
    t = table().tile(1, "top", 0, 7).tile(1, "right", 1, 7).tile(2, "top", 2, 6).tile(2, "right", 2, 7)
    t.tile(1, "bottom", 0, 7).tile(1, "left", 1, 7).pieces(1, 2, ships=2)
    assert t.score_region(1, 1)["violet"] == 5


def test_a_tie_for_third_shares_the_third_place(table):
    t = table().tile(1, "top", 0, 7).tile(1, "right", 1, 6).tile(1, "bottom", 2, 5).tile(1, "left", 3, 5)
    t.tile(2, "left", 2, 7).tile(2, "bottom", 3, 7).tile(2, "right", 0, 7).tile(2, "top", 1, 7)
    assert t.score_region(1, 1) == {"yellow": 10, "red": 7, "violet": 2, "blue": 2}
