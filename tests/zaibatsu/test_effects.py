"""Effects: their order, tracks and departments, what cannot be done, what is lost."""

from __future__ import annotations

from meiji.games.zaibatsu.terms import COLOURS, LOCATIONS


def test_white_department_on_rd_or_mining(table):
    assert table().work("white").play("consolidate").moves() == ["innovate rd", "innovate mining"]


def test_effect_order(table):
    """Costs first: the bonus of the first step cannot pay for it. Then the seat orders what waits."""
    t = table().have(money=0, silk=0).on(rd=2)
    assert "action rd" not in t.moves()
    t = table().on(rd=10, finance=2).have(money=6).display("watches-1A").play("action factory")
    assert t.asked == "order"


def test_ship_sequence(table):
    t = table().built(ships=1, machines=2).have(iron=3).play("action ships", "location san-francisco")
    assert t.see()["silk"] == 3


def test_track_bonuses_when_going_back_and_forth(table):
    """Bento 1B moves finance back over the blue symbol: nothing; forward over it again: once more."""
    t = table(seats=2).on(rd=7, finance=6, mining=4).have(money=7).display("bento-1B")
    t.play("action factory", "may yes")
    assert t.see()["finance"] == 4
    assert t.see()["money"] == 1
    t.factory("paper-1A", goods=1).play("action mining", "steps 1", "action contracts", "invest")
    assert t.see()["finance"] == 6
    assert t.see()["money"] == 1 + 3


def test_track_bonus_a_flag_token_only_once(table):
    for on_flag, gained in ((1, 1), (0, 0)):
        t = table().on(rd=8).have(money=1)
        t.table.flag[0][7] = on_flag
        t.play("action rd")
        assert t.changes().get("token 7", 0) == gained


def test_steps_beyond_the_end(table):
    t = table().on(finance=11).factory("cotton-1A", goods=1).play("action contracts", "invest")
    assert t.changes() == {"goods 1": -1, "finance": 1, "vp": 2}
    t = table().on(rd=11).have(money=6).display("cotton-1A").play("action factory")
    # One of two steps, onto the white symbol, whose step can only go to mining.
    assert t.changes() == {"money": -6, "factories": 1, "rd": 1, "mining": 1}


def test_effects_that_cannot_be_done_are_skipped(table):
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


def test_old_factory(table):
    t = table().factory("old-paper", goods=1).have(coal=9, money=9)
    assert not {"action production", "action machines"} & set(t.moves())
    t = table(seats=2).at_round(8, turns_left=1).have(money=1).factory("old-paper").objective(factories=3)
    t.play("action rd")
    assert t.points()["objectives"] == {"factories": 2}


def test_second_machine_place_costs_iron(table):
    t = table().factory("cotton-1A", machines="free").have(money=5)
    assert "action machines" not in t.moves()
    assert t.have(iron=1).play("action machines").changes()["iron"] == -1


def test_upgrade_token_stays_where_the_department_is_upgraded(table):
    t = table().upgraded("yellow").have(iron=3).play("action ships", "location paris")
    assert t.game.view()["locations"]["paris"] == {"ships": [1, 0, 0, 0], "expert_with": 0, "upgrades": 3}


def test_marker_at_the_left_end_cannot_go_back(table):
    for space, asked in ((0, None), (1, None), (2, "may")):
        t = table().on(rd=10, finance=space).have(money=6).display("watches-3B")
        assert t.play("action factory", "location paris").asked == asked


def test_goods_beyond_four_are_lost_from_every_source(table):
    t = table().on(rd=10).have(money=6).display("bulbs-1A").factory("cotton-1A", goods=4).factory("old-paper", goods=4)
    assert t.play("action factory").changes() == {"money": -6, "factories": 1, "goods 3": 1}
    t = table().factory("cotton-4B", goods=3, machines="free").have(coal=2)
    assert t.play("action production").see()["goods 1"] == 4
