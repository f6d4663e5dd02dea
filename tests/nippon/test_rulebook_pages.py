"""The rulebook by pages: rounds, limits and ties. Its examples and the open questions have files of their own."""

from __future__ import annotations

import pytest

import meiji


# --- Page 3: setup ----------------------------------------------------------------------------------------------------
def test_p3_removed_rewards_turned_city_tiles_and_workers_as_they_are_drawn():
    """Two seats: two tiles of each multiplier leave; city 1 gets tile 6, turned by one."""
    removed = ["removed yen", "removed yen", "removed coal", "removed blueprints"] + ["removed coal"] * 4
    cities = ["city 6", "turned 1"]
    for tile in (1, 2, 3, 4, 5, 7, 8):
        cities += [f"city {tile}", "turned 0"]
    workers = [f"bag {c}" for c in ("white", "blue", "grey", "yellow", "red") for _ in range(3)] + ["bag black"] * 4
    view = meiji.new("nippon", seats=2, outcomes=removed + cities + workers).view()
    assert view["rewards"] == {
        "2": {"yen": 0, "coal": 2, "blueprints": 2},
        "3": {"yen": 2, "coal": 1, "blueprints": 1},
        "4": {"yen": 2, "coal": 0, "blueprints": 2},
        "5": {"yen": 2, "coal": 0, "blueprints": 2},
    }
    assert view["cities"][0]["demand"] == ["paper", "silk", "bulbs", "lenses"]
    assert view["cities"][1]["demand"] == ["bento", "lenses", "bulbs", "clocks"]
    assert view["spaces"] == [{c: 3} for c in ("white", "blue", "grey", "yellow", "red")]
    assert view["rows"] == [{"black": 2}, {"black": 2}]


# --- Page 4: a turn ---------------------------------------------------------------------------------------------------
def test_p4_the_sixth_worker_may_still_be_taken(table):
    t = table().have(yen=1).work(*["red"] * 5)
    t.play("action mining")
    assert t.workers() == ["red"] * 5 + ["grey"]


def test_p4_without_a_worker_on_its_space_an_action_is_not_offered(table):
    t = table().have(yen=12).on_space("mining")
    assert t.refuses("action mining") and t.refuses("action ships") and not t.refuses("action technology")


def test_p4_an_emptied_space_takes_the_topmost_row_that_has_workers(table):
    t = table(seats=3).have(yen=1).on_space("mining", "grey").rows("", "red blue blue", "white white white")
    t.play("action mining")
    assert t.workers_at("mining") == ["blue", "blue", "red"]
    assert t.game.view()["rows"] == [{}, {}, {"white": 3}] and t.game.view()["marker"] == 1


def test_p4_a_space_with_workers_left_is_not_refilled(table):
    t = table(seats=3).have(yen=1).on_space("mining", "grey", "grey").rows("red red red")
    t.play("action mining")
    assert t.workers_at("mining") == ["grey"] and t.game.view()["rows"][0] == {"red": 3}


# --- Page 5: empty rows and the scoring track -------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "rows"), [(2, [2, 2]), (3, [3, 3, 3]), (4, [3, 3, 3, 3, 3])])
def test_p5_without_rows_every_space_is_filled_up_to_three(table, seats, rows):
    t = table(seats=seats).have(yen=1).last_worker("mining").on_space("ships", "grey")
    t.on_space("machines", "grey", "grey").on_space("market", "grey")
    t.play("action mining", outcomes=["bag red"] * 3 + ["bag blue"] + ["bag white"] * 2 + _any(sum(rows)))
    assert t.workers_at("mining") == ["red"] * 3
    assert t.workers_at("machines") == ["blue", "grey", "grey"]
    assert t.workers_at("market") == ["white", "white", "grey"]
    assert t.workers_at("technology") == ["grey"] * 3
    assert [sum(row.values()) for row in t.game.view()["rows"]] == rows and t.game.view()["marker"] == 2


def _any(workers: int) -> list[str]:
    """So many draws out of a bag with eight of each colour."""
    return ["bag black"] * min(workers, 8) + ["bag yellow"] * max(0, workers - 8)


def test_p5_the_last_row_leaves_without_moving_the_marker(table):
    t = table(seats=2).have(yen=1).on_space("mining", "grey").rows("red blue")
    t.play("action mining")
    assert t.workers_at("mining") == ["blue", "red"] and t.game.view()["rows"] == [{}, {}]
    assert t.game.view()["marker"] == 1


def test_p5_on_the_golden_spaces_rows_still_fill_emptied_spaces(table):
    t = table(seats=3).at(6, 9).have(yen=1).on_space("mining", "grey").rows("red red blue")
    t.play("action mining")
    assert t.workers_at("mining") == ["blue", "red", "red"]
    assert (t.game.view()["marker"], t.game.view()["final_turns"]) == (6, 8)


def test_p5_the_third_scoring_comes_with_the_end(table):
    t = table(seats=2).at(8, 1).tile(1, "top", 0, 7).tile(1, "left", 0, 7).pieces(1, ships=2)
    t.play("consolidate")
    assert t.points()["regions"] == [[0] * 4, [0] * 4, [20, 0, 0, 0]]
    assert t.points()["ships"] == [[0] * 4, [0] * 4, [4, 0, 0, 0]]


@pytest.mark.parametrize(("left", "asked"), [(4, False), (3, True), (2, True), (1, True)])
def test_p4_blueprints_are_asked_for_once_more_in_the_last_turn_of_each_seat_only(table, left, asked):
    t = table(seats=3).at(8, left).have(blueprints=3)
    t.play("consolidate")
    assert (t.asked == "last-blueprints") == asked


# --- Page 6: factories ------------------------------------------------------------------------------------------------
def test_p6_a_seat_has_one_factory_of_a_good(table):
    t = table().on(technology=3).have(yen=6).factory("silk-3")
    t.have(yen=6).play("action invest")
    assert t.moves() == ["factory paper-1", "factory paper-2", "factory paper-3", "factory paper-4"]


def test_p6_a_factory_that_was_built_is_no_longer_on_offer(table):
    t = table().on(technology=3).have(yen=6).on("red", technology=3).have("red", yen=6)
    t.play("action invest", "factory silk-3", "action invest")
    assert "factory silk-3" not in t.moves() and "factory silk-4" in t.moves()


def test_p6_without_six_thousand_yen_nothing_is_built(table):
    assert table().on(technology=13).have(yen=5).refuses("action invest")


# --- Pages 8 to 10: one to three times --------------------------------------------------------------------------------
@pytest.mark.parametrize("piece", ["ships", "railways"])
def test_p8_at_most_three_pieces_in_an_action(table, piece):
    t = table().have(yen=20)
    t.play(f"action {piece}", "region 1", "region 2", "region 3")
    assert t.changes() == {"yen": -15, piece: 3} and t.game.to_move == 1


@pytest.mark.parametrize("piece", ["ships", "railways"])
def test_p8_no_piece_without_five_thousand_yen(table, piece):
    t = table().have(yen=9)
    t.play(f"action {piece}", "region 1")
    assert t.changes() == {"yen": -5, piece: 1} and t.game.to_move == 1
    assert table().have(yen=4).refuses(f"action {piece}")


@pytest.mark.parametrize("piece", ["ships", "railways"])
def test_p8_there_are_six_pieces_of_a_kind(table, piece):
    t = table().have(yen=20).built(**{piece: 5})
    t.play(f"action {piece}", "region 1")
    assert t.changes() == {"yen": -5, piece: 1} and t.game.to_move == 1
    assert table().have(yen=20).built(**{piece: 6}).refuses(f"action {piece}")


def test_p8_with_every_region_full_no_piece_is_offered(table):
    t = table(seats=2).have(yen=20)
    for region in (1, 2, 3, 4):
        t.pieces(region, 1, ships=1, railways=1).pieces(region, 0, ships=1, railways=1)
    assert t.refuses("action ships") and t.refuses("action railways")


def test_p9_at_most_three_contracts_in_an_action_and_each_only_once(table):
    t = table().factory("silk", goods=4).factory("paper", goods=4).factory("bento", goods=4)
    t.play("action export", "contract 1", "good silk")
    assert "contract 1" not in t.moves()
    t.play("contract 2", "good silk", "good paper", "contract 6")
    assert t.changes()["contracts"] == 3 and t.game.to_move == 1


def test_p10_at_most_three_tiles_in_an_action(table):
    t = table().factory("clocks", goods=4).city(1, "clocks paper silk bulbs").city(2, "bento clocks paper silk")
    t.play("action market", "market 1 top", "amount 1", "influence 1", "market 1 top", "amount 1", "influence 2")
    t.play("market 2 right", "amount 1", "influence 3")
    assert t.changes() == {"clocks goods": -3, "coal": 6, "tile 2": -1, "tile 3": -1}
    assert t.game.to_move == 1


def test_p10_a_space_that_takes_three_goods_is_offered(table):
    t = table().factory("silk", goods=4).city(1, "silk paper bento lenses").tile(1, "top", 1, 2)
    t.play("action market", "market 1 top")
    assert t.tile_at(1, "top") == ("yellow", 3) and t.changes()["silk goods"] == -3


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 4)])
def test_p10_below_the_limit_a_city_takes_any_tile(table, seats, limit):
    t = table(seats=seats).factory("silk", goods=1).city(1, "silk paper bento lenses")
    for side, value in list(zip(("right", "bottom", "left"), (5, 6, 7), strict=True))[: limit - 1]:
        t.tile(1, side, 1, value)
    t.play("action market", "market 1 top")
    assert t.tile_at(1, "top") == ("yellow", 1)
    assert sum(1 for owner in t.game._table.tile_owner[0] if owner) == limit


def test_p10_with_three_seats_the_lowest_of_three_tiles_leaves(table):
    t = table(seats=3).factory("clocks", goods=1).city(1, "clocks paper silk bulbs")
    t.tile(1, "right", 1, 4).tile(1, "bottom", 2, 3).tile(1, "left", 2, 7)
    t.play("action market")
    assert t.moves() == ["influence 4", "influence 5"]
    t.play("influence 4")
    assert [t.tile_at(1, side) for side in ("top", "right", "bottom", "left")] == [
        ("yellow", 4),
        ("red", 4),
        None,
        ("violet", 7),
    ]
    assert t.changes("violet") == {"tile 3": 1}


# --- Page 11: wages ---------------------------------------------------------------------------------------------------
def test_p11_money_that_is_not_enough_for_a_colour_stays(table):
    t = table().on(income=3).work("red", "blue", "grey", "white", "black").rewards().have(vp=20)
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.see()["yen"] == 14 - 12 and t.see()["vp"] == 20 - 2


# --- Page 12: scorings and the winner ---------------------------------------------------------------------------------
def test_p12_level_with_the_overseas_companies(table):
    """Seven and five lie on blank spaces: twelve against all printed numbers of a region."""
    t = table().tile(1, "top", 0, 7).tile(2, "right", 0, 5).pieces(1, ships=1)
    assert t.game.view()["regions"][0]["overseas"] == 12
    assert t.score_region(1, 1) == {"yellow": (10 + 7) // 2 + 2, "red": 0, "violet": 0, "blue": 0}


def test_p12_all_that_are_level_for_second_score_their_ships(table):
    t = table().tile(1, "top", 0, 3).tile(2, "right", 1, 3).pieces(1, 0, ships=1).pieces(1, 1, ships=2)
    assert t.game.view()["regions"][0]["overseas"] == 12
    assert t.score_region(1, 2) == {"yellow": (11 + 8) // 2 + 2, "red": (11 + 8) // 2 + 4, "violet": 0, "blue": 0}


def test_p12_a_tie_goes_to_the_seat_nearest_before_the_last_turn(table):
    """Seats 2, 0, 1 have the last turns in this order; 2 and 0 are level, 1 is behind."""
    t = table(seats=3, to_move=2).at(8, 3).have(0, vp=40).have(1, vp=5).have(2, vp=40)
    t.play("consolidate")
    t.game.play("consolidate")
    t.game.play("consolidate")
    result = t.game.result()
    assert result["scores"][0] == result["scores"][2] and result["ranking"] == [0, 2, 1]
