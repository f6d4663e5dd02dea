"""Section 8 of the components sheet: open questions about turns, effects, actions and consolidations."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.zaibatsu.terms import COLOURS, LOCATIONS


def test_s8_effect_order(table):
    """Costs first: the bonus of the first step cannot pay for it. Then the seat orders what waits."""
    t = table().have(money=0, silk=0).on(rd=2)
    assert "action rd" not in t.moves()
    t = table().on(rd=10, finance=2).have(money=6).display("watches-1A").play("action factory")
    assert t.asked == "order"


def test_s8_ship_sequence(table):
    t = table().built(ships=1, machines=2).have(iron=3).play("action ships", "location san-francisco")
    assert t.see()["silk"] == 3


def test_s8_gains_between_activations(table):
    t = table().have(iron=3, money=5).play("action trains", "pay iron", "region 1", "rail 1")
    assert t.moves() == ["pay money", "stop"]


def test_s8_affordability_counts_silk_as_money(table):
    assert "action rd" in table().have(silk=1).moves()
    assert "action mining" in table().have(silk=1).moves()
    assert "action machines" in table().have(money=2, silk=3).factory("cotton-1A").moves()
    assert "action machines" not in table().have(money=2, silk=2).factory("cotton-1A").moves()
    assert "action trains" in table().have(iron=1, silk=5).moves()
    assert "action ships" in table().have(iron=1, silk=4, money=1).moves()
    t = table().have(silk=5, iron=1).play("action trains", "region 1", "rail 3")
    assert t.changes() == {"silk": -5, "iron": -1, "trains": 1}


@pytest.mark.parametrize(("space", "tile", "silk"), [(0, "cotton-2A", 1), (0, "bento-2A", 6), (4, "bulbs-1B", 6)])
def test_s8_affordability_counts_silk_for_rd(table, space, tile, silk):
    assert "action factory" not in table().have(money=6, silk=silk - 1).on(rd=space).display(tile).moves()
    assert "action factory" not in table().have(money=5, silk=silk).on(rd=space).display(tile).moves()
    t = table().have(money=5, silk=silk + 1).on(rd=space).display(tile).play("action factory")
    assert (t.see()["money"], t.changes()["factories"]) == (0, 1)


def test_s8_affordability_three_silk_for_two(table):
    assert "action factory" in table().have(money=6, silk=3).on(rd=2).display("bento-2A").moves()
    assert "action factory" not in table().have(money=6, silk=2).on(rd=2).display("bento-2A").moves()
    assert "action factory" not in table().have(money=60, silk=60).on(rd=2).display("bulbs-1A").moves()  # 4 missing


def test_s8_affordability_no_action_means_consolidating(table):
    assert table().work("yellow").moves() == ["consolidate"]
    assert table().work(*["yellow"] * 6).have(money=9).moves() == ["consolidate"]


def test_s8_no_action_and_no_worker(table):
    assert table().moves() == ["pass"]
    assert "consolidate" not in table().have(money=1).moves()


def test_s8_no_action_and_no_worker_at_all_ends_the_round(table):
    """Both seats in turn had to pass. The queue is still full: it gets nothing more."""
    t = table(seats=2)
    queue, bag = [list(row) for row in t.table.queue], list(t.table.bag)
    t.table.passes = 1
    t.play("pass")
    assert (t.table.round, t.game.to_move) == (2, 1)
    assert (t.table.queue, t.table.bag) == (queue, bag)
    t = table(seats=2).play("pass")
    assert (t.table.round, t.game.to_move) == (1, 1)  # the other seat can act


def test_s8_solo_takatoshi_has_his_turn_after_a_pass(table):
    t = table(seats=1, solo="easy")
    with pytest.raises(meiji.OutcomeNeeded) as needed:
        t.play("pass", outcomes=[])
    assert needed.value.draw == "solo-tile"


def test_s8_silk_during_consolidation(table):
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


def test_s8_silk_during_the_final_consolidation(table):
    t = table(seats=2).at_round(8, turns_left=1).work("blue", "grey", "black", "yellow").have(money=1, silk=1)
    t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1).hiring("rd", "red")
    t.play("action rd")  # 3 of the blue department and 12 of income, 15 due
    assert t.asked == "wages"
    assert t.moves() == ["silk 0", "silk 1"]
    t.play("silk 1")
    assert t.game.over
    assert "wages" not in t.points()  # no point was lost


def test_s8_last_coin(table):
    def pay(silk):
        t = table().work("red", "blue", "grey", "black", "yellow", "black").have(silk=3)
        t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1)
        t.play("consolidate", f"silk {silk}")
        return t.see()["money"], t.see()["silk"], t.see()["vp"]

    assert pay(0) == (1, 5, -4)  # 15 due, 11 paid
    assert pay(1) == (1, 4, -3)
    assert pay(3) == (1, 2, -1)


def test_s8_vp_below_zero(table):
    t = table().work("black", "blue", "grey", "red", "yellow", "black")
    t.objective(ships=3, machines=3, trains=3, rd=2, mining=2, finance=2, factories=1, contracts=1)
    assert t.play("consolidate").see()["vp"] == -4


def test_s8_track_bonuses_when_going_back_and_forth(table):
    """Bento 1B moves finance back over the blue symbol: nothing; forward over it again: once more."""
    t = table(seats=2).on(rd=7, finance=6, mining=4).have(money=7).display("bento-1B")
    t.play("action factory", "may yes")
    assert t.see()["finance"] == 4
    assert t.see()["money"] == 1
    t.factory("paper-1A", goods=1).play("action mining", "steps 1", "action contracts", "invest")
    assert t.see()["finance"] == 6
    assert t.see()["money"] == 1 + 3


def test_s8_track_bonus_a_flag_token_only_once(table):
    for on_flag, gained in ((1, 1), (0, 0)):
        t = table().on(rd=8).have(money=1)
        t.table.flag[0][7] = on_flag
        t.play("action rd")
        assert t.changes().get("token 7", 0) == gained


def test_s8_steps_beyond_the_end(table):
    t = table().on(finance=11).factory("cotton-1A", goods=1).play("action contracts", "invest")
    assert t.changes() == {"goods 1": -1, "finance": 1, "vp": 2}
    t = table().on(rd=11).have(money=6).display("cotton-1A").play("action factory")
    # One of two steps, onto the white symbol, whose step can only go to mining.
    assert t.changes() == {"money": -6, "factories": 1, "rd": 1, "mining": 1}


def test_s8_modifiers_only_real_actions(table):
    t = table().factory("bento-3B").factory("cotton-1A", goods=1)
    t.play("action contracts", "contract white", "innovate mining")
    assert t.changes() == {"goods 2": -1, "contracts": 1, "mining": 1}


def test_s8_machine_here_with_three_machines(table):
    t = table().factory("paper-4A").factory("bento-4A").factory("lenses-4A").have(money=15)
    t.play("action machines", "machine 1 free", "machine 2 free", "machine 3 free")
    assert t.moves() == ["modifier 3", "stop"]  # the train is asked for, the two gifts wait
    t.play("stop")
    assert t.moves() == ["modifier 1", "modifier 2"]
    assert t.play("modifier 1").changes()["iron"] == 2
    assert t.asked is None


def test_s8_machines(table):
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


def test_s8_effects_that_cannot_be_done_are_skipped(table):
    t = table().on(rd=10).have(money=6).display("bulbs-2A").built(machines=6).play("action factory")
    assert t.changes() == {"money": -6, "factories": 1}
    t = table().on(rd=10).have(money=6).display("watches-1A").work(*["red"] * 5).play("action factory")
    assert t.changes() == {"money": -6, "factories": 1, "finance": 3}
    t = table().on(rd=7).have(money=6).display("lenses-1A").built(trains=6).play("action factory")
    assert t.changes() == {"money": -6, "factories": 1, "finance": 1}
    t = table().on(rd=10).have(money=6).display("watches-1A").work(*[f"{colour} expert" for colour in COLOURS], seat=1)
    assert t.play("action factory").changes() == {"money": -6, "factories": 1, "finance": 3}  # all experts are away
    t = table().on(rd=10).have(money=6).display("watches-1A")
    for location in LOCATIONS:
        t.ship(location, 1, ships=4)
    assert t.play("action factory").changes() == {"money": -6, "factories": 1, "finance": 3}  # no ship space is left
    t = table().on(rd=7).have(money=6).display("lenses-1A")
    for region in (1, 2, 3, 4):
        for space in range(1, 8):
            t.train(region, space, 1)
    assert t.play("action factory").changes() == {"money": -6, "factories": 1, "finance": 1}  # no train space is left


def test_s8_production_with_full_store(table):
    t = table().factory("cotton-1A", goods=4).have(coal=2)
    assert "action production" in t.moves()
    assert t.play("action production").changes() == {"coal": -2}


def test_s8_goods_of_equal_type_in_two_factories(table):
    t = table().factory("cotton-1A", goods=1).factory("cotton-2A", goods=2).factory("paper-1A", goods=1)
    t.play("action contracts", "good paper", "invest", "good cotton")
    assert t.moves() == ["take 1", "take 2"]
    t.play("take 1", "invest")
    assert t.changes() == {"goods 1": -1, "goods 2": -1, "goods 3": -1, "finance": 4}


def test_s8_goods_never_move(table):
    t = table().factory("cotton-1A", goods=4).factory("cotton-2A").have(coal=2).play("action production", "produce 1")
    assert t.changes() == {"coal": -2}


def test_s8_work_area_and_experts(table):
    assert "action ships" not in table().have(iron=3).work(*["red"] * 5).moves()
    t = table().have(iron=9).work(*["red"] * 4).play("action ships", "location paris")
    assert t.work_area()[4:] == ["grey", "yellow expert"]
    assert t.asked is None  # no space for a second expert


def test_s8_expert_colour(table):
    t = table().work("yellow expert", "red", "red", "blue expert")
    t.play("consolidate", "objective ships")
    assert t.see()["vp"] == 2  # bottom: yellow
    assert t.see()["money"] == 3 + 12 - 9  # top: blue; three colours
    view = t.game.view()["locations"]
    assert view["paris"]["expert_with"] is view["washington"]["expert_with"] is None


def test_s8_two_or_three_workers(table):
    t = table().work("yellow", "red", "blue").play("consolidate")
    assert (t.see()["vp"], t.see()["money"]) == (2, 12 - 9)
    t = table().work("yellow", "red", "blue", "yellow").play("consolidate", "objective rd")
    assert t.see()["vp"] == 2  # the same colour at both ends: once


def test_s8_step_order_in_consolidation(table):
    t = table().work("white").on(mining=1).have(coal=4, money=4).play("consolidate")
    assert (t.see()["coal"], t.see()["money"]) == (0, 0)  # taxes before departments
    t.play("innovate mining")
    assert t.see()["coal"] == 3  # the step counts for the income
    bag = t.table.bag[0]
    assert bag >= 1 and t.work_area() == []


def test_s8_benefit_token(table):
    t = table().work(*["yellow"] * 3).play("consolidate")
    assert t.asked is None  # fewer than four workers: none
    t = table().work(*["yellow"] * 4).play("consolidate")
    assert t.asked == "objective"  # beside the fourth lies level 1: it must be taken
    t = table().work(*["yellow"] * 5).objective(ships=2, machines=2, trains=2).play("consolidate")
    assert set(t.moves()) == {"benefit none", "benefit 1"}


def test_s8_final_consolidation(table):
    """Everybody, also without workers; with four workers also a benefit token."""
    t = table(seats=2).at_round(8, turns_left=1).have(money=1, coal=3).hiring("rd", "black").work(*["black"] * 3)
    t.have(seat=1, money=30, coal=7)
    t.play("action rd")
    assert not t.game.over and t.asked == "objective"
    assert t.see(1)["money"] == 12 and t.see(1)["coal"] == 2
    t.play("objective rd")
    assert t.game.over
    assert t.see()["coal"] == 2 + 2 and t.see()["money"] == 12 - 3
