"""Consolidation: benefit token, taxes, departments, income, payday; the final one, too."""

from __future__ import annotations


def test_one_benefit_token_on_a_field(table):
    t = table().work("yellow", "yellow", "yellow", "yellow").objective(ships=1, rd=3).play("consolidate")
    fields = [move.removeprefix("objective ") for move in t.moves()]
    assert fields == ["machines", "trains", "mining", "finance", "factories", "contracts"]


def test_a_lower_benefit_token_may_be_taken(table):
    t = table().work(*["yellow"] * 6).play("consolidate")
    assert t.moves() == ["benefit 1", "benefit 2", "benefit 3"]
    t = table().work(*["yellow"] * 5).play("consolidate")
    assert t.moves() == ["benefit 1", "benefit 2"]


def test_silk_during_consolidation(table):
    t = table().work("red", "blue", "grey").have(silk=3, money=9)
    t.on(finance=0).play("consolidate")  # 12 money, 9 due
    assert t.asked is None
    assert t.see()["silk"] == 5
    t = table().work("red", "blue", "grey", "black", "yellow", "black").have(silk=3)
    t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1)
    t.play("consolidate")  # 12 money, 15 due; 5 silk by now
    assert t.asked == "wages"
    assert t.moves() == ["silk 0", "silk 1", "silk 2", "silk 3", "silk 4"]
    t.play("silk 4")
    assert (t.see()["money"], t.see()["silk"], t.see()["vp"]) == (1, 1, 0)


def test_silk_during_the_final_consolidation(table):
    t = table(seats=2).at_round(8, turns_left=1).work("blue", "grey", "black", "yellow").have(money=1, silk=1)
    t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1).hiring("rd", "red")
    t.play("action rd")  # 3 of the blue department and 12 of income, 15 due
    assert t.asked == "wages"
    assert t.moves() == ["silk 0", "silk 1"]
    t.play("silk 1")
    assert t.game.over
    assert "wages" not in t.points()  # no point was lost


def test_last_coin(table):
    def pay(silk):
        t = table().work("red", "blue", "grey", "black", "yellow", "black").have(silk=3)
        t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1)
        t.play("consolidate", f"silk {silk}")
        return t.see()["money"], t.see()["silk"], t.see()["vp"]

    assert pay(0) == (1, 5, -4)  # 15 due, 11 paid
    assert pay(1) == (1, 4, -3)
    assert pay(3) == (1, 2, -1)


def test_vp_below_zero(table):
    t = table().work("black", "blue", "grey", "red", "yellow", "black")
    t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1)
    assert t.play("consolidate").see()["vp"] == -4


def test_expert_colour(table):
    t = table().work("yellow expert", "red", "red", "blue expert")
    t.play("consolidate", "objective ships")
    assert t.see()["vp"] == 2  # bottom: yellow
    assert t.see()["money"] == 3 + 12 - 9  # top: blue; three colours
    view = t.game.view()["locations"]
    assert view["paris"]["expert_with"] is view["washington"]["expert_with"] is None


def test_two_or_three_workers(table):
    t = table().work("yellow", "red", "blue").play("consolidate")
    assert (t.see()["vp"], t.see()["money"]) == (2, 12 - 9)
    t = table().work("yellow", "red", "blue", "yellow").play("consolidate", "objective rd")
    assert t.see()["vp"] == 2  # the same colour at both ends: once


def test_step_order_in_consolidation(table):
    t = table().work("white").on(mining=1).have(coal=4, money=4).play("consolidate")
    assert (t.see()["coal"], t.see()["money"]) == (0, 0)  # taxes before departments
    t.play("innovate mining")
    assert t.see()["coal"] == 3  # the step counts for the income
    bag = t.table.bag[0]
    assert bag >= 1 and t.work_area() == []


def test_benefit_token(table):
    t = table().work(*["yellow"] * 3).play("consolidate")
    assert t.asked is None  # fewer than four workers: none
    t = table().work(*["yellow"] * 4).play("consolidate")
    assert t.asked == "objective"  # beside the fourth lies level 1: it must be taken
    t = table().work(*["yellow"] * 5).objective(ships=2, machines=2, trains=2).play("consolidate")
    assert set(t.moves()) == {"benefit none", "benefit 1"}


def test_final_consolidation(table):
    """Everybody, also without workers; with four workers also a benefit token."""
    t = table(seats=2).at_round(8, turns_left=1).have(money=1, coal=3).hiring("rd", "black").work(*["black"] * 3)
    t.have(seat=1, money=30, coal=7)
    t.play("action rd")
    assert not t.game.over and t.asked == "objective"
    assert t.see(1)["money"] == 12 and t.see(1)["coal"] == 2
    t.play("objective rd")
    assert t.game.over
    assert t.see()["coal"] == 2 + 2 and t.see()["money"] == 12 - 3


def test_benefit_none_only_with_the_stack_empty(table):
    t = table().work(*["yellow"] * 6).objective(ships=3, rd=3, mining=3).play("consolidate")
    assert set(t.moves()) == {"benefit none", "benefit 1", "benefit 2"}
    t.play("benefit none")
    assert t.game.view()["seats"][0]["benefit_left"] == [3, 3, 0]
    assert "benefit none" not in table().work(*["yellow"] * 6).play("consolidate").moves()


def test_silk_is_sold_at_the_end_where_that_gives_more(table):
    """Green: 3 coal, 1 silk, 14 money. Sold, the silk makes the third five of money."""
    t = table(seats=2).at_round(8, turns_left=1).have(money=1).hiring("rd", "black")
    t.have(seat="green", silk=1).on(seat="green", mining=2, finance=2).play("action rd")
    assert t.game.over
    assert (t.points("green")["resources"], t.points("green")["money"]) == (1, 3)
