"""Section 8 of the components sheet: open questions about markets, contracts, rounds, scoring and the solo game."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import GOALS, TAKATOSHI

from .situations import mine_one, no_demand, solo


def test_s8_market_limit_replacing_does_not_count(table):
    t = no_demand(table(seats=2)).city(1, "paper paper watches watches").factory("paper-1A", goods=3)
    t.token(1, "top", "green", 2).token(1, "bottom", "green", 7)
    t.play("action markets", "market 1 top")
    assert t.asked == "reward"
    assert t.token_at(1, "top") == ("violet", 3)
    assert t.token_at(1, "bottom") == ("green", 7)


def test_s8_market_limit_the_active_seat_chooses_among_the_lowest(table):
    t = no_demand(table(seats=3)).city(1, "paper paper paper paper").factory("paper-1A", goods=3)
    t.token(1, "top", "green", 2).token(1, "right", "violet", 2).token(1, "bottom", "pink", 5)
    t.play("action markets", "market 1 left")
    assert t.moves() == ["return top", "return right"]
    t.play("return top")
    assert t.changes(1) == {"token 2": 1}


def test_s8_region_bonus_or_points_each_time(table):
    t = no_demand(table()).city(1, "paper paper watches watches").factory("paper-1A", goods=3)
    t.play("action markets", "market 1 top", "amount 1", "reward bonus", "market 1 right", "reward vp")
    assert (t.changes()["coal"], t.changes()["vp"]) == (2, 2)


def test_s8_contracts_three_types(table):
    t = table().factory("cotton-1A", goods=4).factory("paper-1A", goods=1).factory("bento-1A", goods=4)
    t.play("action contracts", "good cotton", "invest")
    assert t.moves() == ["good bento", "stop"]  # two of another kind: one paper is too few
    t.play("good bento", "invest")
    assert t.asked is None  # three of a third kind
    assert t.changes() == {"goods 1": -1, "goods 3": -2, "finance": 4}


def test_s8_contracts_at_most_three(table):
    t = table().factory("cotton-1A", goods=4).factory("paper-1A", goods=4).factory("bento-1A", goods=4)
    t.factory("lenses-1A", goods=4)
    t.play("action contracts", "good cotton", "invest", "good paper", "invest", "good bento", "invest")
    assert t.asked is None
    assert t.changes()["finance"] == 6


def test_s8_refill(table):
    t = table().have(money=1).hiring("rd", "grey").queue("red red blue", "black black black")
    t.play("action rd")
    assert t.workers_at("rd") == ["blue", "red", "red"]
    assert [sum(row) for row in t.table.queue] == [0, 3, 0, 0, 0]
    t = table().queue().hiring("rd").work("yellow").play("consolidate")
    assert t.table.round == 1  # consolidating never ends a round


def test_s8_round_end(table):
    t = table(to_move="green").have(money=1).last_worker("rd").play("action rd")
    assert t.table.round == 2
    assert t.game.to_move == 2


@pytest.mark.parametrize(("seats", "workers"), [(2, 6), (3, 9), (4, 15)])
def test_s8_round_end_supply(table, seats, workers):
    t = table(seats=seats).have(money=1).last_worker("rd").hiring("markets", "red").play("action rd")
    assert len(t.workers_at("rd")) == 1
    assert len(t.workers_at("markets")) == 2
    assert sum(sum(row) for row in t.table.queue) == workers


def test_s8_round_end_supply_as_far_as_the_bag_goes(table):
    t = table().have(money=1).last_worker("rd")
    t.table.bag[:] = [0, 0, 0, 0, 4, 0]
    t.play("action rd")
    assert t.workers_at("rd") == ["red"]
    assert [row[4] for row in t.table.queue] == [3, 0, 0, 0, 0]


def test_s8_final_rounds(table):
    t = table(seats=2).have(money=1).at_round(6, turns_left=2).hiring("rd", "grey").queue("red red red")
    t.play("action rd")
    assert t.workers_at("rd") == ["red", "red", "red"]  # rows still move up
    assert t.table.round == 6 and t.game.to_move == 1
    t = table(seats=2).have(money=1).at_round(6, turns_left=2).last_worker("rd").play("action rd")
    assert t.workers_at("rd") == []
    assert t.table.round == 6 and t.game.to_move == 1  # no round end by an empty space


def test_s8_final_rounds_three_turns_each(table):
    t = table(seats=3, to_move="green").have(money=1).at_round(5).last_worker("rd").play("action rd")
    for seat in range(3):
        t.have(seat=seat, money=30).on(seat=seat, rd=0)
    takers = []
    while not t.game.over and t.game.decision.kind == "turn":
        takers.append(t.game.to_move)
        mine_one(t)
    assert takers == [2, 0, 1] * 3


def test_s8_region_ties(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "right", "violet", 5).token(3, "top", "green", 5).token(4, "bottom", "pink", 5)
    t.token(4, "right", "orange", 1)  # foreign 2
    t.token(1, "left", "violet", 7).token(2, "top", "green", 6).token(1, "bottom", "pink", 6)  # foreign 4
    t.token(2, "left", "orange", 2)  # foreign 2: violet, green and pink, then orange and foreign
    t.play("action rd")
    assert t.region_points(2) == {"violet": 8, "green": 8, "pink": 8, "orange": 0}  # 5th place
    assert t.region_points(1) == {"violet": 10, "green": 7, "pink": 7, "orange": 1}


def test_s8_foreign_companies(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd").token(1, "top", "violet", 7)
    t.play("action rd")
    assert t.game.view()["regions"][0]["foreign"] == 12
    assert t.region_points(1) == {"violet": 8, "green": 0, "pink": 0, "orange": 0}
    assert t.region_points(2) == {"violet": 0, "green": 0, "pink": 0, "orange": 0}


def test_s8_trains_count_only_with_a_token(table):
    t = table().token(1, "top", 0, 1).train(1, 1, 0).train(1, 2, 0).train(2, 1, 0)
    assert [region["influence"][0] for region in t.game.view()["regions"]] == [5, 0, 0, 0]


def test_s8_goal_ties(table):
    t = table(seats=3, module="goals", to_move="violet").have(money=1).at_round(2).last_worker("rd")
    t.goal(1, 1, "ships").goal(1, 2, "trains").built(ships=2).built(seat=2, ships=2).built(seat=1, ships=1)
    t.play("action rd")
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 2)  # the seat after the active one first
    t.play("goal-reward 1")
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 0)
    t.play("goal-reward 1")
    assert t.game.decision.kind == "turn"  # nobody has a train: nobody leads
    assert [t.see(seat)["vp"] for seat in range(3)] == [3, 0, 3]


def test_s8_winner_tie(table):
    t = table(seats=2, to_move="green").have(money=1).at_round(8, turns_left=1).have(seat=0, money=0)
    t.on(seat=0, rd=1).play("action rd")
    assert t.game.over
    assert t.game.scores()[0] == 2
    t.have(vp=2)
    t.table.vp[:2] = [40, 40]
    assert t.game.result()["ranking"][0] == 1
    assert t.game.result()["places"] == [2, 1]


def test_s8_old_factory(table):
    t = table().factory("old-paper", goods=1).have(coal=9, money=9)
    assert not {"action production", "action machines"} & set(t.moves())
    t = table(seats=2).at_round(8, turns_left=1).have(money=1).factory("old-paper").objective(factories=3)
    t.play("action rd")
    assert t.points()["objectives"] == {"factories": 2}


def test_s8_solo_displaced_tokens(table):
    t = solo(table).token(1, "left", "violet", 5).factory("paper-1A", goods=1)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bulbs bulbs bulbs watches").at_round(5).table.solo_used[2] = 1  # his 6
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 6)
    assert t.changes()["token 5"] == 1
    t = no_demand(solo(table)).token(1, "top", TAKATOSHI, 1).city(1, "paper watches watches watches")
    t.factory("paper-1A", goods=2)
    t.play("action markets", "reward vp", outcomes=["solo-tile 3"])
    assert t.token_at(1, "top") == ("violet", 2)
    assert t.game.view()["solo"]["tokens_used"] == [0, 0, 0]


def test_s8_solo_placement(table):
    # (a) by replacing: the higher of your tokens he can displace; his 3 is above both
    t = solo(table).token(2, "top", "violet", 1).token(2, "right", "violet", 2)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "right") == ("takatoshi", 3)
    # (a) by overflow: city 1 is full, your 2 is its lowest and lies where he cannot lay
    t = solo(table).token(1, "top", "violet", 2).token(1, "right", TAKATOSHI, 7).city(1, "bulbs bulbs bulbs paper")
    t.token(2, "left", "violet", 7)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 3)
    assert t.token_at(1, "top") is None
    # (b) the highest printed value; city 2 prints 3, 0, 1, 2 from the top, city 1 0, 1, 2, 3
    t = solo(table).play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 1)
    t = solo(table).city(1, "bulbs bulbs paper bulbs").play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "top") == ("takatoshi", 1)


def test_s8_solo_influence_comparison(table):
    """His train counts without a token: 2 against your 1 puts him ahead in the first region."""
    t = solo(table).train(1, 1, TAKATOSHI).token(1, "top", "violet", 1).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [2, 2, 0, 0]
    t = solo(table).train(1, 1, TAKATOSHI).token(1, "top", "violet", 2).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [4, 0, 0, 0]  # equal: he acts there


def test_s8_solo_worker_choice(table):
    t = solo(table).hiring("ships", "red", "grey", "black")
    grey = t.table.bag[2]
    t.play("action rd", outcomes=["solo-tile 2"])
    assert t.workers_at("ships") == ["red", "black"]
    assert t.table.bag[2] == grey + 1


def test_s8_solo_his_worker_can_end_the_round(table):
    t = solo(table).hiring("ships", "red").queue()
    t.table.bag[:] = [0, 0, 0, 0, 9, 0]
    t.play("action rd", outcomes=["solo-tile 2", *["bag red"] * (1 + 1 + 6)])
    assert t.table.round == 2
    assert t.game.to_move == 0


def test_s8_solo_empty_hiring_space_in_final_rounds(table):
    t = solo(table).at_round(6, turns_left=2).hiring("trains").queue()
    t.play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["trains"] == 6


def test_s8_solo_stack_empty(table):
    t = solo(table)
    t.table.solo_stack[:] = [0, 1, 0, 0, 0, 0, 0, 0, 0]
    order = ["black", "red", "yellow", "grey", "blue", "white"]
    t.play("action rd", outcomes=["solo-tile 2", *[f"priority {colour}" for colour in order]])
    assert t.game.view()["solo"]["priority"] == order
    assert t.game.view()["solo"]["tiles_left"] == list(range(1, 10))


def test_s8_solo_goals(table):
    """Checked before the final consolidation; all of them; else lost without scoring."""

    def play(**on):
        t = solo(table).at_round(8, turns_left=1).on(**on).have(money=1, vp=5)
        t.table.solo_goals[:] = [GOALS.index("rd") + 1, GOALS.index("mining") + 1, 0]
        return t.hiring("contracts", "grey").factory("cotton-1A", goods=1).play("action contracts", "invest")

    lost = play(rd=11, mining=10)
    assert lost.game.over and not lost.points()["won"]
    assert lost.game.scores() == [5] and lost.see()["money"] == 1
    won = play(rd=11, mining=11)
    assert won.points()["won"]
    assert won.see()["money"] == 14 - 3
