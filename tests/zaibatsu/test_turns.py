"""A turn: which actions can be chosen, what pays for them, passing, workers and experts."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import COLOURS


def test_no_ship_where_the_expert_is_away(table):
    for location, colour in (("paris", "yellow"), ("new-york", "black")):
        t = table().have(iron=3).work(f"{colour} expert", seat=1).play("action ships")
        assert f"location {location}" not in t.moves()


def test_discount_each_time(table):
    t = table(seats=2).have(money=12, silk=1).on(rd=2).display("cotton-2A", "paper-2A")
    t.table.discount[0] = 2
    t.play("action factory", "factory cotton-2")
    assert t.see()["money"] == 8
    t.play("action mining", "steps 1", "action factory")
    assert t.see()["money"] == 8 - 4 + 5


def test_only_tiles_whose_rd_is_reached(table):
    t = table().have(money=6).on(rd=6).display("cotton-1A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A")
    t.play("action factory")
    assert t.moves() == ["factory cotton-1", "factory paper-1", "factory bento-1", "factory lenses-1"]


def test_colours_of_workers_do_not_matter_for_actions(table):
    for colour in COLOURS:
        t = table().have(money=1).hiring("rd", colour).play("action rd")
        assert t.changes() == {"money": -1, "rd": 1}


def test_gains_between_activations(table):
    t = table().have(iron=3, money=5).play("action trains", "pay iron", "region 1", "rail 1")
    assert t.moves() == ["pay money", "stop"]


def test_affordability_counts_silk_as_money(table):
    assert "action rd" in table().have(silk=1).moves()
    assert "action mining" in table().have(silk=1).moves()
    assert "action machines" in table().have(money=2, silk=3).factory("cotton-1A").moves()
    assert "action machines" not in table().have(money=2, silk=2).factory("cotton-1A").moves()
    assert "action trains" in table().have(iron=1, silk=5).moves()
    assert "action ships" in table().have(iron=1, silk=4, money=1).moves()
    t = table().have(silk=5, iron=1).play("action trains", "region 1", "rail 3")
    assert t.changes() == {"silk": -5, "iron": -1, "trains": 1}


@pytest.mark.parametrize(("space", "tile", "silk"), [(0, "cotton-2A", 1), (0, "bento-2A", 6), (4, "bulbs-1B", 6)])
def test_affordability_counts_silk_for_rd(table, space, tile, silk):
    assert "action factory" not in table().have(money=6, silk=silk - 1).on(rd=space).display(tile).moves()
    assert "action factory" not in table().have(money=5, silk=silk).on(rd=space).display(tile).moves()
    t = table().have(money=5, silk=silk + 1).on(rd=space).display(tile).play("action factory")
    assert (t.see()["money"], t.changes()["factories"]) == (0, 1)


def test_affordability_three_silk_for_two(table):
    assert "action factory" in table().have(money=6, silk=3).on(rd=2).display("bento-2A").moves()
    assert "action factory" not in table().have(money=6, silk=2).on(rd=2).display("bento-2A").moves()
    assert "action factory" not in table().have(money=60, silk=60).on(rd=2).display("bulbs-1A").moves()  # 4 missing


def test_affordability_no_action_means_consolidating(table):
    assert table().work("yellow").moves() == ["consolidate"]
    assert table().work(*["yellow"] * 6).have(money=9).moves() == ["consolidate"]


def test_no_action_and_no_worker(table):
    assert table().moves() == ["pass"]
    assert "consolidate" not in table().have(money=1).moves()


def test_no_action_and_no_worker_at_all_ends_the_round(table):
    """Both seats in turn had to pass. The queue is still full: it gets nothing more."""
    t = table(seats=2)
    queue, bag = [list(row) for row in t.table.queue], list(t.table.bag)
    t.table.passes = 1
    t.play("pass")
    assert (t.table.round, t.game.to_move) == (2, 1)
    assert (t.table.queue, t.table.bag) == (queue, bag)
    t = table(seats=2).play("pass")
    assert (t.table.round, t.game.to_move) == (1, 1)  # the other seat can act


def test_modifiers_only_real_actions(table):
    t = table().factory("bento-3B").factory("cotton-1A", goods=1)
    t.play("action contracts", "contract white", "innovate mining")
    assert t.changes() == {"goods 2": -1, "contracts": 1, "mining": 1}


def test_machine_here_with_three_machines(table):
    t = table().factory("paper-4A").factory("bento-4A").factory("lenses-4A").have(money=15)
    t.play("action machines", "machine 1 free", "machine 2 free", "machine 3 free")
    assert t.moves() == ["modifier 3", "stop"]  # the train is asked for, the two gifts wait
    t.play("stop")
    assert t.moves() == ["modifier 1", "modifier 2"]
    assert t.play("modifier 1").changes()["iron"] == 2
    assert t.asked is None


def test_machines(table):
    t = table().factory("cotton-1A").factory("paper-1A").have(money=15, iron=2).play("action machines")
    assert t.moves() == ["machine 1 free", "machine 1 paid", "machine 2 free", "machine 2 paid"]
    t.play("machine 1 paid")  # before the free one: the iron is paid all the same
    assert t.moves() == ["machine 2 free", "machine 2 paid", "stop"]
    assert t.play("machine 2 paid").changes() == {
        "money": -10,
        "iron": -2,
        "machines": 2,
        "machines 1": 1,
        "machines 2": 1,
    }


def test_production_with_full_store(table):
    t = table().factory("cotton-1A", goods=4).have(coal=2)
    assert "action production" in t.moves()
    assert t.play("action production").changes() == {"coal": -2}


def test_goods_of_equal_type_in_two_factories(table):
    t = table().factory("cotton-1A", goods=1).factory("cotton-2A", goods=2).factory("paper-1A", goods=1)
    t.play("action contracts", "good paper", "invest", "good cotton")
    assert t.moves() == ["take 1", "take 2"]
    t.play("take 1", "invest")
    assert t.changes() == {"goods 1": -1, "goods 2": -1, "goods 3": -1, "finance": 4}


def test_goods_never_move(table):
    t = table().factory("cotton-1A", goods=4).factory("cotton-2A").have(coal=2).play("action production", "produce 1")
    assert t.changes() == {"coal": -2}


def test_work_area_and_experts(table):
    assert "action ships" not in table().have(iron=3).work(*["red"] * 5).moves()
    t = table().have(iron=9).work(*["red"] * 4).play("action ships", "location paris")
    assert t.work_area()[4:] == ["grey", "yellow expert"]
    assert t.asked is None  # no space for a second expert


def test_no_free_factory_slot(table):
    t = table().on(rd=12).have(money=20).display("cotton-1A")
    for tile in ("cotton-2A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A"):
        t.factory(tile)
    assert "action factory" in t.moves()
    assert "action factory" not in t.factory("watches-1A").moves()


def test_money_is_paid_before_silk(table):
    t = table().have(money=2, silk=4).play("action mining", "steps 2")
    assert t.changes() == {"money": -2, "silk": -1, "mining": 2}


def test_stock_coal_is_paid_before_kept_coal(table):
    t = table().have(coal=1, kept_coal=3).factory("cotton-1A").play("action production")
    assert t.changes() == {"coal": -1, "kept_coal": -1, "goods 1": 1}
