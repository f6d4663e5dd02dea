"""Section 13 of the components sheet: rules easily missed."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.zaibatsu.terms import TAKATOSHI

from .situations import new, no_demand, solo


@pytest.mark.parametrize("module", ["modern-factories", "goals", "both"])
def test_s13_solo_allows_no_module(module):
    with pytest.raises(meiji.BadInput):
        new(1, module=module)


def test_s13_solo_the_human_starts():
    game = new(1)
    while game.decision.kind != "turn":
        game.play(game.moves()[0])
    assert game.table.turns == 0 and game.to_move == 0


@pytest.mark.parametrize(("level", "goals"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_s13_solo_goals_by_difficulty(level, goals):
    assert len(set(new(1, solo=level).view()["solo"]["goals"])) == goals


def test_s13_solo_has_two_seat_limits(table):
    t = table(seats=1, solo="easy").have(iron=3).ship("paris", 0, 2).play("action ships")
    assert "location paris" not in t.moves()
    t = no_demand(solo(table)).city(1, "paper paper paper paper").factory("paper-1A", goods=1)
    t.token(1, "top", TAKATOSHI, 1).token(1, "right", TAKATOSHI, 2)
    assert "action markets" not in t.moves()


def test_s13_solo_no_second_place_and_trains_without_a_token(table):
    t = solo(table).at_round(2).hiring("ships", "red").queue()
    t.token(3, "top", 0, 4).token(3, "right", 0, 3).token(4, "bottom", 0, 2).token(4, "right", 0, 1)  # 10, foreign 2
    t.train(2, 1, TAKATOSHI).train(2, 2, TAKATOSHI).train(2, 3, TAKATOSHI)  # 6
    for space, city, side in ((1, 1, "left"), (2, 2, "top"), (3, 1, "bottom")):
        t.train(1, space, TAKATOSHI).token(city, side, TAKATOSHI, 1)  # 9, foreign 4
    t.token(1, "right", 0, 5)  # foreign 3
    t.token(5, "left", 0, 5)  # foreign 9
    t.train(3, 1, TAKATOSHI).train(3, 2, TAKATOSHI).train(3, 3, TAKATOSHI)  # 6 without a token: second
    t.table.bag[:] = [0, 0, 0, 0, 9, 0]
    t.play("action rd", outcomes=["solo-tile 2", *["bag red"] * (1 + 1 + 6)])
    assert t.table.round == 3
    # Behind him the third place's points, before him the first's, behind the companies and his trains the fourth's.
    assert t.points()["regions"][0][:3] == [6, 10, 2]


def test_s13_solo_framed_tile_takes_the_worker_in_any_case(table):
    t = solo(table, "easy").hiring("trains", *["red"] * 4).play("action rd", outcomes=["solo-tile 9"])
    assert len(t.workers_at("trains")) == 3
    assert t.game.view()["solo"]["trains"] == 6


def test_s13_solo_without_a_train_nothing(table):
    t = solo(table)
    t.table.solo_trains = 0
    t.play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [0, 0, 0, 0]


def test_s13_solo_trains_go_to_the_topmost_open_space(table):
    t = solo(table).train(1, 1, 0).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["regions"][0]["trains"][:3] == [0, "takatoshi", None]
    t = solo(table).train(1, 1, 0).train(1, 2, 0).train(1, 3, 0).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["regions"][1]["trains"][0] == "takatoshi"


def test_s13_solo_placement_highest_token_he_can_displace(table):
    """Your 5 is too high for his 3; your 2 is the highest that he can displace."""
    t = solo(table).token(1, "top", 0, 5).token(2, "bottom", 0, 2).token(1, "right", 0, 1)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "bottom") == ("takatoshi", 3)
    assert t.token_at(1, "top") == ("violet", 5)


def test_s13_upgrade_token_stays_where_the_department_is_upgraded(table):
    t = table().upgraded("yellow").have(iron=3).play("action ships", "location paris")
    assert t.game.view()["locations"]["paris"] == {"ships": [1, 0, 0, 0], "expert_with": 0, "upgrades": 3}


def test_s13_marker_at_the_left_end_cannot_go_back(table):
    for space, asked in ((0, None), (1, None), (2, "may")):
        t = table().on(rd=10, finance=space).have(money=6).display("watches-3B")
        assert t.play("action factory", "location paris").asked == asked


def test_s13_no_free_factory_slot(table):
    t = table().on(rd=12).have(money=20).display("cotton-1A")
    for tile in ("cotton-2A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A"):
        t.factory(tile)
    assert "action factory" in t.moves()
    assert "action factory" not in t.factory("watches-1A").moves()


def test_s13_goods_beyond_four_are_lost_from_every_source(table):
    t = table().on(rd=10).have(money=6).display("bulbs-1A").factory("cotton-1A", goods=4).factory("old-paper", goods=4)
    assert t.play("action factory").changes() == {"money": -6, "factories": 1, "goods 3": 1}
    t = table().factory("cotton-4B", goods=3, machines="free").have(coal=2)
    assert t.play("action production").see()["goods 1"] == 4


def test_s13_ties_with_two_seats_share_the_shortened_list(table):
    t = table(seats=2).have(money=1).at_round(2).last_worker("rd")
    t.token(3, "top", "violet", 7).token(3, "right", "green", 7)  # both 7, foreign 7
    t.token(1, "left", "violet", 5).token(2, "top", "green", 5)  # both 5, foreign 6
    t.play("action rd")
    assert t.region_points(2) == {"violet": (10 + 6 + 2) // 3, "green": 6}
    assert t.region_points(1) == {"violet": (6 + 2) // 2, "green": 4}


def test_s13_start_worker_only_of_colours_in_the_bag():
    game = new(2)
    game.table.pair_a[0] = 3
    game.play("pair 1")
    game.table.bag[:] = [0, 1, 0, 0, 2, 0]
    assert [move.notation for move in game.moves()] == ["worker blue", "worker red"]


def test_s13_ties_with_the_companies_divide_by_all(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "right", "violet", 7).token(3, "top", "green", 7)  # the companies have 7 too
    t.play("action rd")
    assert t.game.view()["regions"][1]["foreign"] == 7
    assert t.region_points(2) == {"violet": (10 + 8 + 6) // 3, "green": 8, "pink": 0, "orange": 0}


def test_s13_benefit_none_only_with_the_stack_empty(table):
    t = table().work(*["yellow"] * 6).objective(ships=3, rd=3, mining=3).play("consolidate")
    assert set(t.moves()) == {"benefit none", "benefit 1", "benefit 2"}
    t.play("benefit none")
    assert t.game.view()["seats"][0]["benefit_left"] == [3, 3, 0]
    assert "benefit none" not in table().work(*["yellow"] * 6).play("consolidate").moves()


def test_s13_special_contract_counts_the_current_payment(table):
    t = table().factory("cotton-1A", goods=1).factory("watches-1A", goods=2)
    t.play("action contracts", "good cotton", "invest", "good watches")
    assert not t.refuses("contract level-3")
