"""Factories of levels 1 and 2, tile by tile; immediate effects that ask nothing."""

from __future__ import annotations

import pytest

from .building import BASIC, UPGRADED, build, gains, stop


@pytest.mark.parametrize(("tile", "given"), [
    ("cotton-1A", {"rd": 2}),
    ("cotton-1B", {"money": 2, "rd": 1}),
    ("cotton-2A", {"silk": 3}),
    ("paper-1A", {"iron": 3, "finance": 1}),
    ("paper-1B", {"finance": 2}),
    ("paper-2A", {"money": 5}),
    ("bento-1A", {"mining": 3, "silk": 2}),  # the red department on space 3
    ("bento-2A", {"coal": 4}),
    ("bento-2B", {"kept_coal": 3}),
    ("bulbs-1B", {"goods 1": 2}),
])  # fmt: skip
def test_immediate(table, tile, given):
    t = build(table(), tile)
    assert gains(t) == given
    assert t.factories() == [tile]
    assert t.asked is None


@pytest.mark.parametrize("tile", [
    "cotton-3A", "cotton-3B", "cotton-4A", "cotton-4B", "paper-3A", "paper-3B", "paper-4A", "paper-4B", "bento-3A",
    "bento-3B", "bento-4A", "bento-4B", "lenses-3A", "lenses-3B", "lenses-4A", "lenses-4B", "lenses-5A", "bulbs-3A",
    "bulbs-3B", "bulbs-4A", "bulbs-4B", "watches-4A", "watches-4B",
])  # fmt: skip
def test_modifiers_and_lasting_effects_give_nothing_when_built(table, tile):
    t = build(table(), tile)
    assert gains(t) == {}
    assert t.asked is None


# --- Cotton -----------------------------------------------------------------------------------------------------------
def test_cotton_2b_red_or_white(table):
    t = build(table(), "cotton-2B")
    assert t.moves() == ["department white", "department red"]
    assert gains(t.play("department red")) == {"silk": 2}
    t = build(table().upgraded("white"), "cotton-2B", "department white", "innovate both")
    assert gains(t) == {"rd": 1, "mining": 1}


@pytest.mark.parametrize(("tile", "given"), [("cotton-3A", {"rd": 2}), ("cotton-3B", {"rd": 1, "silk": 2})])
def test_cotton_3(table, tile, given):
    t = table().factory(tile).have(money=1).play("action rd")
    assert t.changes() == {"money": -1, **given}
    assert table().factory(tile).have(money=1).play("action mining").changes() == {"money": -1, "mining": 1}


def test_cotton_3_extra_step_after_three_paid_ones(table):
    t = table().factory("cotton-3A").have(money=6).on(rd=7).play("action rd", "steps 3")
    assert t.changes() == {"money": -6, "rd": 4, "token 7": 1}


def test_cotton_4b_one_more_good(table):
    t = table().factory("cotton-4B", machines="free").factory("cotton-1A").have(coal=4)
    stop(t.play("action production", "produce 1"))
    assert t.changes() == {"coal": -2, "goods 1": 3}
    t = table().factory("cotton-4B").factory("cotton-1A").have(coal=2)
    t.play("action production", "produce 2")
    assert t.changes() == {"coal": -2, "goods 2": 1}


@pytest.mark.parametrize(("tile", "field"), [
    ("cotton-5A", "rd"), ("paper-5A", "finance"), ("paper-5B", "contracts"), ("bento-5B", "mining"),
    ("lenses-5B", "trains"),
])  # fmt: skip
@pytest.mark.parametrize(("level", "times"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_yellow_department_for_a_benefit_token(table, tile, field, level, times):
    t = table()
    if level:
        t.objective(**{field: level})
    t.objective(machines=3)
    assert gains(build(t, tile)) == ({"vp": 2 * times} if times else {})
    t = table().upgraded("yellow")
    if level:
        t.objective(**{field: level})
    assert gains(build(t, tile)) == ({"vp": 4 * times} if times else {})


def test_cotton_5b_points_for_kinds_of_factories(table):
    assert gains(build(table(), "cotton-5B")) == {"vp": 2}
    assert gains(build(table().factory("old-paper").factory("paper-1A").factory("bento-1A"), "cotton-5B")) == {"vp": 6}
    t = table().factory("paper-1A").factory("bento-1A").factory("lenses-1A").factory("bulbs-1A").factory("watches-1A")
    assert gains(build(t, "cotton-5B")) == {"vp": 12}


# --- Paper ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colour", ["blue", "grey", "yellow", "red", "black"])
def test_paper_2b_department_of_the_hired_worker(table, colour):
    assert gains(build(table().hiring("factory", colour), "paper-2B")) == BASIC[colour]
    assert gains(build(table().hiring("factory", colour).upgraded(colour), "paper-2B")) == UPGRADED[colour]


def test_paper_2b_white_worker(table):
    t = build(table().hiring("factory", "white"), "paper-2B")
    assert t.moves() == ["innovate rd", "innovate mining"]
    assert gains(t.play("innovate mining")) == {"mining": 1}


def test_paper_3a_finance_after_a_contract(table):
    t = table().factory("paper-3A", goods=1).play("action contracts", "contract black")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "coal": 2, "finance": 2}


def test_paper_3a_nothing_without_a_contract(table):
    t = table().factory("paper-3A", goods=1).play("action contracts", "invest")
    assert t.changes() == {"goods 1": -1, "finance": 2}


def test_paper_3b_keeps_three_coal_or_money(table):
    def consolidate(coal, money):
        t = table().factory("paper-3B").work("yellow").have(coal=coal, money=money)
        return t.play("consolidate")

    t = consolidate(5, 5)
    assert t.moves() == ["keep-coal 0", "keep-coal 1", "keep-coal 2", "keep-coal 3"]
    t.play("keep-coal 1")
    assert (t.see()["coal"], t.see()["money"]) == (1 + 2, 2 + 12 - 3)
    t = consolidate(4, 1)
    assert t.moves() == ["keep-coal 2", "keep-coal 3"]
    t = consolidate(1, 2)
    assert (t.see()["coal"], t.see()["money"]) == (1 + 2, 2 + 12 - 3)


def test_paper_4b_iron_for_each_production(table):
    t = table().factory("paper-4B").factory("cotton-1A").factory("bento-1A").have(coal=7)
    t.play("action production", "produce 1")
    assert "iron" not in t.changes()
    t.play("produce 2", "produce 3")
    assert t.changes() == {"coal": -7, "goods 1": 1, "goods 2": 1, "goods 3": 1, "iron": 3}


# --- Bento ------------------------------------------------------------------------------------------------------------
def test_bento_1b_finance_for_more_mining(table):
    t = build(table().on(finance=2), "bento-1B")
    assert t.moves() == ["may yes", "may no"]
    assert gains(t.play("may yes")) == {"mining": 4, "finance": -2, "silk": 2}
    assert gains(build(table().on(finance=2), "bento-1B", "may no")) == {"mining": 2}
    assert gains(build(table().on(finance=1), "bento-1B")) == {"mining": 2}  # two real steps back are needed
    t = build(table().on(finance=2, mining=10), "bento-1B")
    assert gains(t) == {"mining": 2, "vp": 2}  # nothing more to buy at the end


def test_bento_2b_coal_stays_at_consolidation(table):
    t = table().have(coal=5, kept_coal=3).work("yellow").play("consolidate")
    assert t.changes()["coal"] == 2 - 5
    assert "kept_coal" not in t.changes()
    t = table().factory("cotton-1A").have(coal=1, kept_coal=3).play("action production")
    assert t.changes() == {"coal": -1, "kept_coal": -1, "goods 1": 1}


@pytest.mark.parametrize(("tile", "given"), [
    ("bento-3A", {"mining": 2, "iron": 1}), ("bento-3B", {"mining": 1, "iron": 2}),
])  # fmt: skip
def test_bento_3(table, tile, given):
    assert table().factory(tile).have(money=1).play("action mining").changes() == {"money": -1, **given}
    assert table().factory(tile).have(money=1).play("action rd").changes() == {"money": -1, "rd": 1}


def test_bento_4b_one_production_costs_no_coal(table):
    t = table().factory("bento-4B").factory("cotton-1A").play("action production")
    assert t.moves() == ["produce-without-coal 1", "produce-without-coal 2"]
    t.play("produce-without-coal 2")
    assert t.changes() == {"goods 2": 1}
    assert t.asked is None
    t = table().factory("bento-4B").factory("cotton-1A").have(coal=2).play("action production")
    assert t.moves() == ["produce-without-coal 1", "produce 2", "produce-without-coal 2"]
    t.play("produce 2", "produce-without-coal 1")
    assert t.changes() == {"coal": -2, "goods 1": 1, "goods 2": 1}


def test_bento_4b_or_another_modifier_of_production(table):
    t = table().factory("bento-4B").factory("cotton-4B").have(coal=5)
    stop(t.play("action production", "produce-without-coal 1", "produce 2"))
    assert t.changes() == {"coal": -2, "goods 1": 1, "goods 2": 1}
    t = table().factory("bento-4B").factory("cotton-4B").have(coal=5)
    stop(t.play("action production", "produce 1", "produce 2"))
    assert t.changes() == {"coal": -5, "goods 1": 1, "goods 2": 2}


def test_bento_5a_departments_of_the_mining_track_again(table):
    assert gains(build(table().on(mining=2), "bento-5A")) == {}
    assert gains(build(table().on(mining=3), "bento-5A")) == {"silk": 2}
    assert gains(build(table().on(mining=8).upgraded("grey"), "bento-5A")) == {"silk": 2, "iron": 3}
    t = build(table().on(mining=12), "bento-5A")
    assert t.asked == "department"
    assert gains(t.play("department black")) == {"silk": 2, "iron": 2, "coal": 2, "vp": 2}


# --- Lenses -----------------------------------------------------------------------------------------------------------
def test_lenses_1a_train_and_finance(table):
    t = build(table(), "lenses-1A", "region 1", "rail 5")
    assert gains(t) == {"trains": 1, "vp": 2, "finance": 1}


def test_lenses_1b_train_with_its_bonus_twice(table):
    assert gains(build(table(), "lenses-1B", "region 1", "rail 1")) == {"trains": 1, "iron": 2}
    assert gains(build(table(), "lenses-1B", "region 1", "rail 3")) == {"trains": 1}


def test_lenses_2a_second_train_for_money_and_iron(table):
    t = build(table().have(money=5), "lenses-2A", "region 1", "rail 1")  # its iron pays the next one
    assert t.moves() == ["may yes", "may no"]
    t.play("may yes")
    assert t.moves() == ["region 2", "region 3", "region 4"]
    assert gains(t.play("region 3", "rail 1")) == {"trains": 2, "money": -5}
    assert gains(build(table().have(money=5), "lenses-2A", "region 1", "rail 1", "may no")) == {"trains": 1, "iron": 1}
    assert gains(build(table().have(money=4), "lenses-2A", "region 1", "rail 1")) == {"trains": 1, "iron": 1}


def test_lenses_2b_second_train_for_finance_and_iron(table):
    t = build(table().on(finance=2).have(iron=1), "lenses-2B", "region 2", "rail 2")
    assert t.moves() == ["may yes", "may no"]
    t.play("may yes")
    assert t.moves() == ["region 1", "region 3", "region 4"]
    assert gains(t.play("region 4", "rail 2")) == {"trains": 2, "finance": -2, "iron": -1, "vp": 2}
    assert gains(build(table().on(finance=1).have(iron=1), "lenses-2B", "region 2", "rail 2")) == {"trains": 1}
    assert gains(build(table().on(finance=2), "lenses-2B", "region 2", "rail 2")) == {"trains": 1}


def test_lenses_3a_region_bonus_of_a_region_built_in(table):
    t = table().factory("lenses-3A").have(iron=6)
    t.play("action trains", "region 2", "rail 2", "pay iron", "region 4", "rail 4")
    stop(t)
    assert t.moves() == ["region 2", "region 4"]
    assert t.play("region 4").changes() == {"iron": -6, "trains": 2, "money": 3}
    t = table().factory("lenses-3A").have(iron=3)
    stop(t.play("action trains", "region 1", "rail 3"))
    assert t.changes() == {"iron": -3, "trains": 1, "coal": 2}


def test_lenses_3b_department_of_the_hired_worker(table):
    t = table().factory("lenses-3B").have(iron=3).hiring("trains", "red", "blue")
    stop(t.play("action trains", "worker red", "region 1", "rail 3"))
    assert t.changes() == {"iron": -3, "trains": 1, "silk": 2}


def test_lenses_4a_train_after_a_machine_here(table):
    t = table().factory("lenses-4A").have(money=5).play("action machines")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1", "region 2", "rail 1")
    assert t.changes() == {"money": -5, "machines": 1, "machines 1": 1, "trains": 1, "coal": 1, "finance": 1}
    t = table().factory("lenses-4A").have(money=5).play("action machines", "stop")
    assert t.changes() == {"money": -5, "machines": 1, "machines 1": 1}
    t = table().factory("lenses-4A").factory("cotton-1A").have(money=5).play("action machines", "machine 2 free")
    assert t.asked is None


def test_lenses_4b_train_after_two_contracts(table):
    t = table().factory("lenses-4B", goods=1).factory("paper-1A", goods=2)
    t.play("action contracts", "good lenses", "contract black", "good paper", "contract grey")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1", "region 1", "rail 3")
    assert t.changes()["trains"] == 1
    t = table().factory("lenses-4B", goods=1).factory("paper-1A", goods=2)
    t.play("action contracts", "good lenses", "invest", "good paper", "contract grey")
    assert t.asked is None


def test_lenses_5a_trains_count_three(table):
    for tile, influence in (("lenses-5A", 5 + 3 * 2), ("lenses-1A", 5 + 2 * 2)):
        t = table().factory(tile).token(1, "top", 0, 5).train(1, 1, 0).train(1, 2, 0).train(2, 1, 0)
        assert [region["influence"][0] for region in t.game.view()["regions"]] == [influence, 0, 0, 0]
