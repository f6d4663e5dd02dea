"""Section 7 of the components sheet: where the German and the Polish rulebook differ."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import COLOURS, TAKATOSHI

from .situations import mine_one, new, no_demand, solo


def test_s7_01_four_hiring_spaces_with_two_actions_and_one_with_one():
    space_of = new().box.record.space_of
    assert sorted(space_of.count(space) for space in range(5)) == [1, 2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_s7_02_pairs_of_one_a_tile_and_one_b_tile(seats, pairs):
    for seed in range(5):
        shown = new(seats, seed).view()["start_pairs"]
        assert len(shown) == pairs
        assert len({pair["a"] for pair in shown}) == len({pair["b"] for pair in shown}) == pairs


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s7_03_as_many_upgrades_as_seats(seats):
    assert {place["upgrades"] for place in new(seats).view()["locations"].values()} == {seats}


def test_s7_04_sides_of_the_factories():
    for sides in "AB":
        assert {tile[-1] for tile in new(4, sides=sides).view()["display"]} == {sides}
    assert {tile[-1] for tile in new(4).view()["display"]} == {"A"}
    assert {tile[-1] for tile in new(4, sides="random").view()["display"]} == {"A", "B"}


def test_s7_05_points_start_with_the_a_tile():
    game = new(2)
    assert game.scores() == [0, 0]
    game.table.pair_a[0] = 7  # the discount: 6 points
    game.play("pair 1")
    assert game.scores() == [0, 6]


def test_s7_06_no_ship_where_the_expert_is_away(table):
    for location, colour in (("paris", "yellow"), ("new-york", "black")):
        t = table().have(iron=3).work(f"{colour} expert", seat=1).play("action ships")
        assert f"location {location}" not in t.moves()


def test_s7_07_discount_each_time(table):
    t = table(seats=2).have(money=12, silk=1).on(rd=2).display("cotton-2A", "paper-2A")
    t.table.discount[0] = 2
    t.play("action factory", "factory cotton-2")
    assert t.see()["money"] == 8
    t.play("action mining", "steps 1", "action factory")
    assert t.see()["money"] == 8 - 4 + 5


def test_s7_08_only_tiles_whose_rd_is_reached(table):
    t = table().have(money=6).on(rd=6).display("cotton-1A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A")
    t.play("action factory")
    assert t.moves() == ["factory cotton-1", "factory paper-1", "factory bento-1", "factory lenses-1"]


def test_s7_09_exactly_the_token_of_the_goods(table):
    t = no_demand(table()).city(1, "bento bento bento bento").factory("bento-1A", goods=1)
    t.play("action markets", "market 1 top")
    assert t.token_at(1, "top") == ("violet", 3)
    t = no_demand(table()).city(1, "bento bento bento bento").factory("bento-1A", goods=1)
    t.token(8, "top", "violet", 3)
    assert "action markets" not in t.moves()  # token 3 lies elsewhere; 1 and 2 are no substitute


def test_s7_10_own_token_replaced_in_the_same_action(table):
    t = no_demand(table()).city(1, "paper watches watches watches").factory("paper-1A", goods=3)
    t.play("action markets", "amount 1", "reward vp", "market 1 top", "reward vp")
    assert t.token_at(1, "top") == ("violet", 2)
    assert t.changes() == {"goods 1": -3, "vp": 4, "token 2": -1}


@pytest.mark.parametrize("seats", [2, 3])
def test_s7_11_above_the_limit_only_with_a_higher_token(table, seats):
    def full_city(goods):
        t = no_demand(table(seats=seats)).city(1, "paper paper paper paper").factory("paper-1A", goods=goods)
        t.token(1, "top", 1, 2).token(1, "right", 1, 4)
        if seats == 3:
            t.token(1, "bottom", 2, 5)
        return t

    t = full_city(2)
    assert "action markets" not in t.moves()  # a 2 is not above the 2
    t = full_city(3)
    assert "action markets" in t.moves()
    t.play("action markets", "market 1 left", "reward vp")
    assert t.token_at(1, "top") is None
    assert t.token_at(1, "left") == ("violet", 3)
    assert t.changes(1) == {"token 2": 1}


def test_s7_12_no_empty_recess_no_contract(table):
    t = table().factory("cotton-1A", goods=1).concluded("white", "blue", "grey", "yellow", "red", "black")
    t.play("action contracts")
    assert t.asked is None  # only an investment was left
    assert t.changes() == {"goods 1": -1, "finance": 2}
    t = table().factory("cotton-1A", goods=1).concluded("white", "blue").play("action contracts")
    assert t.refuses("contract white") and not t.refuses("contract grey")


def test_s7_13_special_contract_by_the_goods_of_the_action(table):
    t = table().factory("cotton-1A", goods=1).factory("lenses-1A", goods=2)
    t.play("action contracts", "good cotton")
    assert t.refuses("contract level-2")
    t.play("invest", "good lenses")
    assert not t.refuses("contract level-2")
    assert t.refuses("contract level-3")


def test_s7_14_one_benefit_token_on_a_field(table):
    t = table().work("yellow", "yellow", "yellow", "yellow").objective(ships=1, rd=3).play("consolidate")
    fields = [move.removeprefix("objective ") for move in t.moves()]
    assert fields == ["machines", "trains", "mining", "finance", "factories", "contracts"]


def test_s7_15_a_lower_benefit_token_may_be_taken(table):
    t = table().work(*["yellow"] * 6).play("consolidate")
    assert t.moves() == ["benefit 1", "benefit 2", "benefit 3"]
    t = table().work(*["yellow"] * 5).play("consolidate")
    assert t.moves() == ["benefit 1", "benefit 2"]


def test_s7_16_white_department_on_rd_or_mining(table):
    assert table().work("white").play("consolidate").moves() == ["innovate rd", "innovate mining"]


def test_s7_17_final_rounds_begin_with_the_next_seat(table):
    t = table(to_move="pink").have(money=2).at_round(5).last_worker("rd").play("action rd")
    assert t.table.round == 6
    assert t.table.final_turns == 4
    assert t.game.to_move == 3
    for seat in (3, 0, 1, 2):
        assert t.game.to_move == seat
        mine_one(t)
    assert t.table.round == 7
    assert t.game.to_move == 3


def test_s7_18_final_rounds_draw_no_workers_and_the_last_one_scores(table):
    t = table(seats=2).have(money=1).at_round(6, turns_left=1).hiring("rd", "grey", "red")
    t.token(3, "top", "violet", 7)
    t.play("action rd", "worker grey")
    assert t.table.round == 7
    assert t.workers_at("rd") == ["red"]
    assert t.region_points(2, period=3)["violet"] == 0
    t = table(seats=2).have(money=1).at_round(8, turns_left=1).token(3, "top", "violet", 7).play("action rd")
    assert t.game.over
    assert t.region_points(2, period=3)["violet"] == 14  # the companies have 10 there


@pytest.mark.parametrize(("seats", "goals"), [(2, 1), (3, 2), (4, 3)])
def test_s7_19_goals_a_period_by_seats(seats, goals):
    shown = new(seats, module="goals").view()["goals"]
    assert [len(period) for period in shown] == [goals] * 3
    assert len({goal for period in shown for goal in period}) == 3 * goals


def test_s7_20_takatoshi_acts_by_the_space_of_the_worker(table):
    t = solo(table).hiring("trains", *["red"] * 4)
    t.play("action rd", outcomes=["solo-tile 6"])  # the worker sign, and most workers above Trains
    assert t.game.view()["solo"]["trains"] == 5
    t = solo(table).play("action rd", outcomes=["solo-tile 3"])
    assert t.game.view()["solo"]["trains"] == 6


def test_s7_21_takatoshi_takes_the_token_first(table):
    """In the first region he may not lay his 1; the next one by priority has a space for it."""
    t = solo(table)
    for city in (1, 2):
        t.city(city, "bento lenses bulbs watches")
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["influence"] == [0, 1, 0, 0]


def test_s7_22_takatoshi_never_removes_his_own_token(table):
    """City 1 is full and his 1 is its lowest: an empty space there would cost him that token."""
    t = solo(table, period=2).token(1, "top", TAKATOSHI, 1).token(1, "right", "violet", 7)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bento bento bento bento").city(5, "bulbs bulbs bento bulbs")
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "top") == ("takatoshi", 1)
    assert t.token_at(5, "bottom") == ("takatoshi", 3)


def test_s7_22_takatoshi_replaces_yours_in_a_full_city(table):
    """His 1 is the lowest of the full city: the empty spaces are barred, your token's space is not."""
    t = solo(table, period=2).token(1, "top", TAKATOSHI, 1).token(1, "right", "violet", 2)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bento bento bento bento").play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "right") == ("takatoshi", 3)
    assert t.token_at(1, "top") == ("takatoshi", 1)
    assert t.changes()["token 2"] == 1


def test_s7_23_fallback_where_he_is_ahead(table):
    t = solo(table)
    for region in (1, 2, 3, 4):
        t.train(region, 1, TAKATOSHI)
    for city in (1, 2):
        t.city(city, "bento lenses bulbs watches")  # no space for him in the first region
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["influence"] == [2, 3, 2, 2]


def test_s7_24_an_empty_row_is_followed_by_the_next_higher_one(table):
    t = solo(table)
    t.city(3, "bento bento bento bento").table.solo_used[0] = 3
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["tokens_used"] == [3, 1, 0]
    assert t.token_at(3, "right") == ("takatoshi", 3)  # bento, by the row of the token
    t = solo(table, period=3)
    t.table.solo_used[2] = 4
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["tokens_used"] == [0, 0, 4]  # never an earlier row


def test_s7_25_four_region_bonuses(table):
    found = []
    for region in (1, 2, 3, 4):
        t = no_demand(table()).city(2 * region, "paper watches watches watches").factory("paper-1A", goods=1)
        changes = t.play("action markets", "reward bonus").changes()
        found.append({name: changes[name] for name in ("coal", "silk", "iron", "money") if name in changes})
    assert found == [{"coal": 2}, {"silk": 2}, {"iron": 2}, {"money": 3}]


def test_s7_28_colours_of_workers_do_not_matter_for_actions(table):
    for colour in COLOURS:
        t = table().have(money=1).hiring("rd", colour).play("action rd")
        assert t.changes() == {"money": -1, "rd": 1}
