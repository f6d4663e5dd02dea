"""The synergies of all 24 factories, by good and number."""

from __future__ import annotations

from pathlib import Path

import pytest

import meiji
from meiji.games.nippon.terms import TILE_NAMES


def built(table, name: str, seats: int = 4, **have: int):
    """A seat that has just built this factory; the others have consolidated, so it is its turn again."""
    t = table(seats=seats).on(technology=13).have(yen=30, **have)
    t.play("action invest", f"factory {name}")
    return t


def again(t):
    """Until the seat's next turn."""
    while t.game.to_move != t.seat:
        t.play("consolidate")
    return t


COST = {"yen": -6, "factories": 1}


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("silk-1", {"blueprints": 2}),
        ("paper-2", {"income track": 1}),
        ("paper-4", {"yen": -2}),
        ("bento-2", {"coal track": 2}),
        ("lenses-4", {"blueprints": 3}),
        ("clocks-4", {"vp": 5}),
    ],
)
def test_gains_at_once(table, name, gains):
    assert built(table, name).changes() == COST | gains


def test_silk_2_technology_at_once(table):
    t = table().on(technology=3).have(yen=6)
    t.play("action invest", "factory silk-2")
    assert t.changes() == COST | {"technology track": 1}


def test_silk_3_a_blueprint_at_each_consolidation(table):
    t = again(built(table, "silk-3"))
    before = t.see()["blueprints"]
    t.play("consolidate")
    assert t.see()["blueprints"] == before + 1


def test_silk_4_technology_paid_as_for_one_space_less(table):
    t = table().factory("silk-4").have(yen=3)
    t.play("action technology")
    assert t.moves() == ["steps 1", "steps 2", "steps 3"]
    t.play("steps 3")
    assert t.changes() == {"yen": -3, "technology track": 3}
    t = table().factory("silk-4").have(yen=0)
    t.play("action technology")
    assert t.changes() == {"technology track": 1}
    assert table().factory("silk-4").refuses("action mining")


def test_paper_1_a_star_for_technology(table):
    t = table().at(8, 1).factory("paper-1").on(technology=5).have(yen=0)
    t.play("consolidate")
    assert t.points()["achievements"]["technology"] == 2


def test_paper_3_technology_goes_one_space_further(table):
    t = table().factory("paper-3").have(yen=3)
    t.play("action technology", "steps 2")
    assert t.changes() == {"yen": -3, "technology track": 3}
    t = table().factory("paper-3").on(technology=12).have(yen=3)
    t.play("action technology")
    assert t.changes() == {"yen": -1, "technology track": 1}
    t = table().factory("paper-3").have(yen=1)
    t.play("action mining")
    assert t.changes() == {"yen": -1, "coal track": 1}


def test_silk_4_and_paper_3_together(table):
    t = table().factory("silk-4").factory("paper-3").have(yen=3)
    t.play("action technology", "steps 3")
    assert t.changes() == {"yen": -3, "technology track": 4}


def test_bento_1_a_star_for_coal(table):
    t = table().at(8, 1).factory("bento-1").multiplier(coal=4).on(coal=7)
    t.play("consolidate")
    assert t.points()["achievements"]["coal"] == 4 * 3


def test_bento_3_one_colour_is_free_at_wages(table):
    t = table().factory("bento-3").work("red", "blue")
    t.play("consolidate")
    assert t.see()["yen"] == 12 - 3
    t = table().factory("bento-3")
    t.play("consolidate")
    assert t.see()["yen"] == 12 and t.see()["vp"] == 0  # nobody to pay: nothing to be let off
    t = table().at(8, 1).factory("bento-3").on_space("mining", "red").have(yen=1)
    t.play("action mining")
    assert t.see()["yen"] == 12 and t.game.over


def test_bento_4_one_extra_coal_at_each_consolidation(table):
    t = table().factory("bento-4")
    t.play("consolidate")
    assert t.see()["coal"] == 2 + 1


def test_lenses_1_railways_count_three(table):
    t = table().factory("lenses-1").tile(1, "top", 0, 4).pieces(1, railways=2)
    assert t.game.view()["regions"][0]["influence"][0] == 4 + 2 * 3


def test_lenses_2_a_free_railway_at_once(table):
    t = built(table, "lenses-2")
    assert t.moves() == [f"region {n}" for n in (1, 2, 3, 4)]
    t.play("region 3")
    assert t.changes() == COST | {"railways": 1}
    assert t.game.view()["regions"][2]["railways"][0] == 1


def test_lenses_2_without_a_railway_left_gives_nothing(table):
    t = table().on(technology=13).built(railways=6).have(yen=6)
    t.play("action invest", "factory lenses-2")
    assert t.changes() == COST and t.game.to_move == 1


def test_lenses_3_railways_cost_three_thousand(table):
    t = table().factory("lenses-3").have(yen=6)
    t.play("action railways", "region 1", "region 2")
    assert t.changes() == {"yen": -6, "railways": 2}


def test_bulbs_1_runs_for_one_coal_less(table):
    t = table().factory("bulbs-1").factory("clocks").have(coal=3)
    t.play("action production")
    assert t.changes() == {"coal": -3, "bulbs goods": 1}


def test_bulbs_2_machines_cost_three_thousand(table):
    t = table().factory("bulbs-2").have(yen=6)
    t.play("action machines", "machine bulbs")
    assert t.changes() == {"yen": -6, "bulbs machine": 2}


@pytest.mark.parametrize(("stored", "machine", "left"), [(0, 1, 0), (1, 2, 0), (3, 2, 2)])
def test_bulbs_3_has_a_machine_and_stored_ones_upgrade_it(table, stored, machine, left):
    t = built(table, "bulbs-3", stored_machines=stored)
    assert t.see()["bulbs machine"] == machine and t.see()["stored_machines"] == left


def test_bulbs_4_one_extra_good_where_something_was_produced(table):
    t = table().factory("bulbs-4").factory("silk", goods=2).factory("paper").have(coal=6)
    t.play("action production", "produce silk", "produce bulbs")
    assert t.moves() == ["extra silk", "extra bulbs"]
    t.play("extra bulbs")
    assert t.changes() == {"coal": -6, "silk goods": 1, "bulbs goods": 2}


def test_bulbs_4_after_three_factories_too(table):
    t = table().factory("bulbs-4").factory("silk").factory("paper").have(coal=8)
    t.play("action production", "produce silk", "produce paper", "produce bulbs", "extra paper")
    assert t.changes() == {"coal": -8, "silk goods": 1, "paper goods": 2, "bulbs goods": 1}


def test_bulbs_4_a_full_store_takes_no_extra_good(table):
    t = table().factory("bulbs-4").factory("silk", goods=3).have(coal=2)
    t.play("action production")
    assert t.changes() == {"coal": -2, "silk goods": 1}


def test_clocks_1_ships_score_three(table):
    t = table().factory("clocks-1").tile(1, "top", 0, 7).tile(2, "top", 0, 7).pieces(1, ships=2)
    assert t.score_region(1, 1)["yellow"] == 10 + 2 * 3


def test_clocks_2_a_free_ship_at_once(table):
    t = built(table, "clocks-2")
    t.play("region 4")
    assert t.changes() == COST | {"ships": 1}


def test_clocks_3_ships_cost_three_thousand(table):
    t = table().factory("clocks-3").have(yen=4)
    t.play("action ships", "region 1")
    assert t.changes() == {"yen": -3, "ships": 1}


def test_every_factory_has_its_test():
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(name in text or name.replace("-", "_") in text for name in TILE_NAMES)


# --- Wrong input ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('effect = ["free ship"]', 'effect = ["free whale"]', "unknown"),
        ('bonus = "gain coal 2"', 'bonus = "free ship"', "cannot stand here"),
        ("goods = [2, 1]", "goods = [1, 2]", "greatest first"),
        ("values = [12, 13,", "values = [0, 13,", "begins with a number"),
        ('["machines", "railways"], ["market"]', '["machines", "railways"], ["ships"]', "exactly one"),
        ('goods = ["lenses", "paper", "silk", "bulbs"]', 'goods = ["silk", "paper", "silk", "bulbs"]', "different"),
        ("rows = [2, 3, 5]", "rows = [2, 3, 6]", "from 1 to 5"),
        ("values = [1, 2, 3, 3, 4", "values = [8, 2, 3, 3, 4", "from 1 to 7"),
        ("reward_level = [0, 0, 2", "reward_level = [0, 0, 1", "reward levels"),
        ("stars = [5, 7", "stars = [99, 7", "stars"),
        ("first_golden = 6", "first_golden = 1", "from 2"),
        ("spaces = 8", "spaces = 9", "there must be 8 spaces"),
        ("after_space = [2, 4]", "after_space = [2, 6]", "from 1 to 5"),
        ("after_space = [2, 4]", "after_space = [4, 2]", "after the first"),
        ("each = 8", "each = 5", "with 2 seats there must be 27 or more workers, not 18"),
        ("workers = 3\n", "workers = 0\n", "from 1"),
        ("tiles = 2  ", "tiles = 0  ", "more tiles are removed"),
        ("values = [12, 13,", "values = [4, 13,", "pay for a machine"),
    ],
)
def test_a_wrong_box_is_refused_in_one_sentence(old, new, told):
    spec = meiji.find_game("nippon")
    text = spec.box().text
    assert old in text
    with pytest.raises(meiji.BadBox, match=told) as refused:
        spec.box_from(text.replace(old, new, 1), "my.toml")
    assert "my.toml, line" in str(refused.value) and str(refused.value).endswith(".")


def test_wrong_seats_options_and_moves_are_refused():
    with pytest.raises(meiji.BadInput, match="2, 3, 4"):
        meiji.new("nippon", seats=1)
    with pytest.raises(meiji.BadInput, match="no option"):
        meiji.new("nippon", seats=2, options={"module": "goals"})
    game = meiji.new("nippon", seats=2, seed=1)
    before = game.bytes()
    with pytest.raises(meiji.IllegalMove, match="legal are"):
        game.play("action market")
    assert game.bytes() == before
