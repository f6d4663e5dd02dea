"""The worked examples of the rulebook of Nippon (R) and of its short rules (K), named after their lines."""

from __future__ import annotations

import pytest

from meiji.games.nippon.terms import GOODS
from meiji.kernel.spec import find_game


# --- The rulebook -----------------------------------------------------------------------------------------------------
def test_r275_only_the_value_of_blueprints_counts(table):
    """B1: two blueprints are two tiles of 1 or one of 2: the table knows their value."""
    t = table().factory("silk", goods=1).city(3, "silk paper bento lenses").have(yen=1)
    t.play("action market", "market 3 top")
    assert t.changes() == {"blueprints": 2, "silk goods": -1, "tile 1": -1}


def test_r328_three_seats_have_exactly_three_last_turns_and_the_trigger_is_last(table):
    """B2: blue, red, violet sit in this order; blue causes the refill."""
    t = table(seats=3, to_move=0).at(5).have(yen=12).last_worker("mining")
    t.play("action mining", "steps 1")
    g = t.game._table
    assert (g.marker, g.final_turns) == (6, 9)
    order = []
    while not t.game.over:
        if t.game.decision.kind == "turn":
            order.append((t.game.to_move, g.marker))
            t.play("consolidate")
        else:
            t.play(t.moves()[0])
    assert order == [(1, 6), (2, 6), (0, 6), (1, 7), (2, 7), (0, 7), (1, 8), (2, 8), (0, 8)]
    assert g.marker == 9


def test_r340_local_market_is_taken_from_the_rightmost_space(table):
    t = table().factory("silk", goods=1).on_space("market", "red")
    t.play("action market", "market 1 top")
    assert t.workers() == ["red"]
    assert t.box.space_of[8] == 4 == max(t.box.space_of)


def test_r387_between_three_and_four_the_technology_is_three(table):
    """B4."""
    t = table().on(technology=6)
    assert t.game.view()["seats"][0]["tracks"]["technology"] == {"space": 6, "value": 3}


def test_r394_a_bento_factory_with_technology_three_takes_one_blueprint(table):
    """B5."""
    t = table().on(technology=5).have(yen=6, blueprints=1)
    t.play("action invest", "factory bento-1")
    assert t.changes() == {"yen": -6, "blueprints": -1, "factories": 1}
    t = table().on(technology=5).have(yen=6, blueprints=0)
    t.play("action invest")
    assert not any("bento" in move for move in t.moves())


def test_r425_production_with_a_nearly_full_store(table):
    """B6."""
    t = table().factory("silk", goods=2, machine=2).have(coal=2)
    t.play("action production")
    assert t.changes() == {"coal": -2, "silk goods": 2}
    assert t.see()["silk goods"] == 4


def test_r448_install_and_upgrade_in_one_action(table):
    """B7."""
    t = table().factory("silk").factory("paper").have(yen=10)
    t.play("action machines", "machine silk", "machine silk")
    assert t.changes() == {"yen": -10, "silk machine": 2}
    assert t.game.to_move == 1  # no money for the paper factory


def test_r457_machines_are_stored_only_when_no_factory_needs_one(table):
    """B8."""
    t = table(to_move="red").factory("silk", machine=1).have(yen=21).on(technology=3)
    t.play("action machines")
    assert t.moves() == ["store-machine", "stop"]  # the upgrade came by itself: there was no choice
    t.play("store-machine", "store-machine")
    assert t.changes() == {"yen": -15, "silk machine": 1, "stored_machines": 2}
    for _ in range(3):
        t.play("consolidate")
    t.play("action invest", "factory paper-2")
    assert t.changes() == {"yen": -21, "silk machine": 1, "paper machine": 2, "factories": 1, "income track": 1}


def test_r566_a_contract_wants_different_goods(table):
    """B9: two goods of one factory and one of another."""
    t = table().factory("silk", goods=3)
    assert t.box.cube[3][:2] == [2, 1] and t.box.cubes[3] == 2
    t.play("action export")
    assert "contract 4" not in t.moves()
    t = table().factory("silk", goods=2).factory("paper", goods=1)
    t.play("action export", "contract 4")
    assert t.changes() == {"silk goods": -2, "paper goods": -1, "contracts": 1, "vp": 2, "income track": 2}
    t = table().factory("silk", goods=3).factory("paper", goods=1).factory("bento", goods=1)
    t.play("action export", "contract 4")
    assert t.moves() == ["good paper", "good bento"]  # the two silk went by themselves; the third is no other good


def test_r598_a_city_asks_for_lenses_paper_silk_and_bulbs(table):
    """B10."""
    t = table()
    tiles = [{GOODS[good] for good in line} for line in t.box.demand]
    assert {"lenses", "paper", "silk", "bulbs"} in tiles


def test_r600_delivered_silk_lies_beside_the_silk_symbol(table):
    """B11."""
    t = table(to_move="violet").factory("silk", goods=1).city(1, "lenses paper silk bulbs")
    t.play("action market", "market 1 bottom")
    assert t.tile_at(1, "bottom") == ("violet", 1)


@pytest.mark.parametrize(("good", "amount", "highest"), [("paper", 3, 3), ("clocks", 2, 6)])
def test_r631_the_goods_allow_a_value_or_a_lower_one(table, good, amount, highest):
    """B12 and K242 (C4): 3 paper, 2 clocks."""
    t = table().factory(good, goods=4).city(1, f"{good} bento bulbs lenses")
    t.city(2, f"bento bulbs lenses {good}").play("action market", "market 1 top", f"amount {amount}")
    assert t.moves() == [f"influence {value}" for value in range(1, highest + 1)]


def test_r635_three_clocks_for_a_five_and_a_six(table):
    """B13 and K238 (C3)."""
    t = table(to_move="blue").factory("clocks", goods=3)
    t.city(1, "clocks paper silk bulbs").city(2, "silk clocks paper bulbs")
    t.play("action market", "market 1 top", "amount 1", "influence 5")
    t.play("market 2 right", "amount 2", "influence 6")
    assert t.tile_at(1, "top") == ("blue", 5) and t.tile_at(2, "right") == ("blue", 6)
    assert t.changes() == {"clocks goods": -3, "tile 5": -1, "tile 6": -1, "coal": 4}


def test_r648_a_seven_replaces_a_five(table):
    """B14."""
    t = table(to_move="blue").factory("clocks", goods=3).city(1, "clocks paper silk bulbs").tile(1, "top", "violet", 5)
    t.play("action market", "amount 3", "influence 7")
    assert t.tile_at(1, "top") == ("blue", 7)
    assert t.changes("violet") == {"tile 5": 1}


def test_r661_two_seats_the_lowest_tile_leaves_a_full_city(table):
    """B15: blue and red sit in seats 0 and 1 here."""
    t = table(seats=2, to_move=0).factory("clocks", goods=1).city(1, "clocks paper silk bulbs")
    t.tile(1, "right", 1, 3).tile(1, "left", 0, 3)
    t.play("action market")
    assert t.moves() == ["influence 4", "influence 5"]
    t.play("influence 5")
    assert t.moves() == ["return right", "return left"]
    t.play("return right")
    assert t.tile_at(1, "right") is None and t.tile_at(1, "top") == ("yellow", 5)
    assert t.changes(1) == {"tile 3": 1}
    assert sum(1 for owner in t.game._table.tile_owner[0] if owner) == 2


def test_r687_budget_of_five_coal_and_sixteen_thousand(table):
    """B16 and K125 (C1)."""
    t = table().on(coal=8, income=5).have(yen=3, coal=9)
    t.play("consolidate")
    assert (t.see()["coal"], t.see()["yen"]) == (5, 16)


def test_r730_three_colours_cost_nine_thousand(table):
    """B17."""
    t = table().on(income=1).work("red", "blue", "grey", "red").rewards()
    t.table.multipliers_left = 0
    t.play("consolidate")
    assert t.see()["yen"] == 12 - 9 and t.see()["vp"] == 0 and t.workers() == []


def _cover(t, region: int, but: dict[tuple[int, str], int]) -> None:
    """Set what the overseas companies still have in a region: only these printed numbers stay uncovered."""
    for city in (region * 2 - 2, region * 2 - 1):
        for side in range(4):
            t.box.overseas[city][side] = 0
    for (city, side), value in but.items():
        t.box.overseas[city - 1][["top", "right", "bottom", "left"].index(side)] = value


@pytest.fixture
def own_box():
    """The printed numbers may be changed for a test and come back afterwards."""
    record = find_game("nippon").box().record
    before = [list(line) for line in record.overseas]
    yield record
    record.overseas[:] = before


def test_r750_two_tied_for_first_share_in_scoring_one(table, own_box):
    """B18."""
    t = table().tile(1, "top", "red", 6).tile(1, "right", "violet", 6).tile(2, "top", "blue", 4)
    _cover(t, 1, {(1, "left"): 3})
    t.pieces(1, "blue", ships=2)
    assert t.score_region(1, 1) == {"yellow": 0, "red": 8, "violet": 8, "blue": 5}


def test_r760_overseas_companies_are_first_in_scoring_two(table, own_box):
    """B19."""
    t = table().tile(1, "top", "violet", 6).tile(2, "top", "blue", 1)
    t.pieces(1, "violet", ships=1).pieces(1, "blue", railways=2, ships=1).pieces(1, "red", railways=2)
    _cover(t, 1, {(1, "left"): 3, (2, "left"): 3, (1, "right"): 1})
    assert t.game.view()["regions"][0]["overseas"] == 7
    assert t.game.view()["regions"][0]["influence"] == [0, 0, 6, 5]
    assert t.score_region(1, 2) == {"yellow": 0, "red": 0, "violet": 13, "blue": 8}


@pytest.mark.parametrize(("scoring", "points"), [(1, 7), (2, 11), (3, 15)])
def test_r775_three_tied_share_and_all_score_their_ships(table, own_box, scoring, points):
    """B20: 22, 34 and 46 points shared by three."""
    t = table()
    for side, seat in (("top", "violet"), ("right", "blue"), ("bottom", "red")):
        t.tile(1, side, seat, 6).pieces(1, seat, railways=1, ships=1)
    _cover(t, 1, {(2, "left"): 2})
    assert t.score_region(1, scoring) == {"yellow": 0, "red": points + 2, "violet": points + 2, "blue": points + 2}


# --- The short rules --------------------------------------------------------------------------------------------------
def test_k135_the_rightmost_worker_at_level_three(table):
    """C2: four workers: at most 3x, a lower one too."""
    t = table().work("red", "red", "red", "red")
    t.play("consolidate")
    assert t.moves() == [f"reward {level} {bonus}" for level in (2, 3) for bonus in ("yen", "coal", "blueprints")]


def test_k228_a_printed_two_exists(table):
    """C5 is an erratum of a picture: all that it tells is a printed 2."""
    assert all(sorted(line) == [0, 1, 2, 3] for line in table().box.overseas)
