"""Rounds, final rounds, scoring of the regions, goals, the winner."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import COLOURS

from .situations import mine_one


def test_final_rounds_begin_with_the_next_seat(table):
    t = table(to_move="pink").have(money=2).at_round(5).last_worker("rd").play("action rd")
    assert t.table.round == 6
    assert t.table.final_turns == 4
    assert t.game.to_move == 3
    for seat in (3, 0, 1, 2):
        assert t.game.to_move == seat
        mine_one(t)
    assert t.table.round == 7
    assert t.game.to_move == 3


def test_final_rounds_draw_no_workers_and_the_last_one_scores(table):
    t = table(seats=2).have(money=1).at_round(6, turns_left=1).hiring("rd", "grey", "red")
    t.token(3, "top", "violet", 7)
    t.play("action rd", "worker grey")
    assert t.table.round == 7
    assert t.workers_at("rd") == ["red"]
    assert t.region_points(2, period=3)["violet"] == 0
    t = table(seats=2).have(money=1).at_round(8, turns_left=1).token(3, "top", "violet", 7).play("action rd")
    assert t.game.over
    assert t.region_points(2, period=3)["violet"] == 14  # the companies have 10 there


def test_refill(table):
    t = table().have(money=1).hiring("rd", "grey").queue("red red blue", "black black black")
    t.play("action rd")
    assert t.workers_at("rd") == ["blue", "red", "red"]
    assert [sum(row) for row in t.table.queue] == [0, 3, 0, 0, 0]
    t = table().queue().hiring("rd").work("yellow").play("consolidate")
    assert t.table.round == 1  # consolidating never ends a round


def test_round_end(table):
    t = table(to_move="green").have(money=1).last_worker("rd").play("action rd")
    assert t.table.round == 2
    assert t.game.to_move == 2


@pytest.mark.parametrize(("seats", "workers"), [(2, 6), (3, 9), (4, 15)])
def test_round_end_supply(table, seats, workers):
    t = table(seats=seats).have(money=1).last_worker("rd").hiring("markets", "red").play("action rd")
    assert len(t.workers_at("rd")) == 1
    assert len(t.workers_at("markets")) == 2
    assert sum(sum(row) for row in t.table.queue) == workers


def test_round_end_supply_as_far_as_the_bag_goes(table):
    t = table().have(money=1).last_worker("rd")
    t.table.bag[:] = [0, 0, 0, 0, 4, 0]
    t.play("action rd")
    assert t.workers_at("rd") == ["red"]
    assert [row[4] for row in t.table.queue] == [3, 0, 0, 0, 0]


def test_final_rounds(table):
    t = table(seats=2).have(money=1).at_round(6, turns_left=2).hiring("rd", "grey").queue("red red red")
    t.play("action rd")
    assert t.workers_at("rd") == ["red", "red", "red"]  # rows still move up
    assert t.table.round == 6 and t.game.to_move == 1
    t = table(seats=2).have(money=1).at_round(6, turns_left=2).last_worker("rd").play("action rd")
    assert t.workers_at("rd") == []
    assert t.table.round == 6 and t.game.to_move == 1  # no round end by an empty space


def test_final_rounds_three_turns_each(table):
    t = table(seats=3, to_move="green").have(money=1).at_round(5).last_worker("rd").play("action rd")
    for seat in range(3):
        t.have(seat=seat, money=30).on(seat=seat, rd=0)
    takers = []
    while not t.game.over and t.game.decision.kind == "turn":
        takers.append(t.game.to_move)
        mine_one(t)
    assert takers == [2, 0, 1] * 3


def test_region_ties(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "right", "violet", 5).token(3, "top", "green", 5).token(4, "bottom", "pink", 5)
    t.token(4, "right", "orange", 1)  # foreign 2
    t.token(1, "left", "violet", 7).token(2, "top", "green", 6).token(1, "bottom", "pink", 6)  # foreign 4
    t.token(2, "left", "orange", 2)  # foreign 2: violet, green and pink, then orange and foreign
    t.play("action rd")
    assert t.region_points(2) == {"violet": 8, "green": 8, "pink": 8, "orange": 0}  # 5th place
    assert t.region_points(1) == {"violet": 10, "green": 7, "pink": 7, "orange": 1}


def test_foreign_companies(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd").token(1, "top", "violet", 7)
    t.play("action rd")
    assert t.game.view()["regions"][0]["foreign"] == 12
    assert t.region_points(1) == {"violet": 8, "green": 0, "pink": 0, "orange": 0}
    assert t.region_points(2) == {"violet": 0, "green": 0, "pink": 0, "orange": 0}


def test_trains_count_only_with_a_token(table):
    t = table().token(1, "top", 0, 1).train(1, 1, 0).train(1, 2, 0).train(2, 1, 0)
    assert [region["influence"][0] for region in t.game.view()["regions"]] == [5, 0, 0, 0]


def test_goal_ties(table):
    t = table(seats=3, module="goals", to_move="violet").have(money=1).at_round(2).last_worker("rd")
    t.goal(1, 1, "ships").goal(1, 2, "trains").built(ships=2).built(seat=2, ships=2).built(seat=1, ships=1)
    t.play("action rd")
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 2)  # the seat after the active one first
    t.play("goal-reward 1")
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 0)
    t.play("goal-reward 1")
    assert t.game.decision.kind == "turn"  # nobody has a train: nobody leads
    assert [t.see(seat)["vp"] for seat in range(3)] == [3, 0, 3]


def test_winner_tie(table):
    t = table(seats=2, to_move="green").have(money=1).at_round(8, turns_left=1).have(seat=0, money=0)
    t.on(seat=0, rd=1).play("action rd")
    assert t.game.over
    assert t.game.scores()[0] == 2
    t.have(vp=2)
    t.table.vp[:2] = [40, 40]
    assert t.game.result()["ranking"][0] == 1
    assert t.game.result()["places"] == [2, 1]


def test_ties_with_two_seats_share_the_shortened_list(table):
    t = table(seats=2).have(money=1).at_round(2).last_worker("rd")
    t.token(3, "top", "violet", 7).token(3, "right", "green", 7)  # both 7, foreign 7
    t.token(1, "left", "violet", 5).token(2, "top", "green", 5)  # both 5, foreign 6
    t.play("action rd")
    assert t.region_points(2) == {"violet": (10 + 6 + 2) // 3, "green": 6}
    assert t.region_points(1) == {"violet": (6 + 2) // 2, "green": 4}


def test_ties_with_the_companies_divide_by_all(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "right", "violet", 7).token(3, "top", "green", 7)  # the companies have 7 too
    t.play("action rd")
    assert t.game.view()["regions"][1]["foreign"] == 7
    assert t.region_points(2) == {"violet": (10 + 8 + 6) // 3, "green": 8, "pink": 0, "orange": 0}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_round_ends_where_all_seats_pass_in_a_row(table, seats):
    t = table(seats=seats).work("white").hire_nobody().queue("red red blue", "black")
    t.play("consolidate", "innovate rd")  # from here on everybody can only pass
    assert t.game.view()["round"] == 2 and t.moves() == ["action rd", "action mining"]
    assert t.game.to_move == 1 % seats  # the last to pass was seat 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_who_wait_in_the_queue_stay_there_when_a_round_ends_early(table, seats):
    t = table(seats=seats).work("white").hire_nobody().queue("red red blue", "black")
    t.play("consolidate", "innovate rd")
    rows = t.game._table.queue[: t.box.queue_rows[seats]]
    assert rows[0] == [0, 1, 0, 0, 2, 0] and rows[1][COLOURS.index("black")] >= 1
    assert [sum(row) for row in rows] == [t.box.queue_width] * len(rows)


def test_the_round_goes_on_while_one_seat_can_do_something(table):
    t = table(seats=3).work("white").work("white", seat="pink").hire_nobody()
    t.play("consolidate", "innovate rd")  # green passes, pink has no choice but to consolidate
    assert t.game.view()["round"] == 1 and t.game.to_move == 2
    t.play("innovate rd")  # violet, green and pink pass
    assert t.game.view()["round"] == 2 and t.game.to_move == 0
