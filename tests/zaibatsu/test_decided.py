"""Decided in the code: see docs/zaibatsu-decisions.md."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import COLOURS, GOODS

from .situations import new, no_demand, solo


def test_decided_silk_is_sold_at_the_end_where_that_gives_more(table):
    """Green: 3 coal, 1 silk, 14 money. Sold, the silk makes the third five of money."""
    t = table(seats=2).at_round(8, turns_left=1).have(money=1).hiring("rd", "black")
    t.have(seat="green", silk=1).on(seat="green", mining=2, finance=2).play("action rd")
    assert t.game.over
    assert (t.points("green")["resources"], t.points("green")["money"]) == (1, 3)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_decided_the_round_ends_where_all_seats_pass_in_a_row(table, seats):
    t = table(seats=seats).work("white").hire_nobody().queue("red red blue", "black")
    t.play("consolidate", "innovate rd")  # from here on everybody can only pass
    assert t.game.view()["round"] == 2 and t.moves() == ["action rd", "action mining"]
    assert t.game.to_move == 1 % seats  # the last to pass was seat 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decided_workers_who_wait_in_the_queue_stay_there_when_a_round_ends_early(table, seats):
    t = table(seats=seats).work("white").hire_nobody().queue("red red blue", "black")
    t.play("consolidate", "innovate rd")
    rows = t.game._table.queue[: t.box.queue_rows[seats]]
    assert rows[0] == [0, 1, 0, 0, 2, 0] and rows[1][COLOURS.index("black")] >= 1
    assert [sum(row) for row in rows] == [t.box.queue_width] * len(rows)


def test_decided_the_round_goes_on_while_one_seat_can_do_something(table):
    t = table(seats=3).work("white").work("white", seat="pink").hire_nobody()
    t.play("consolidate", "innovate rd")  # green passes, pink has no choice but to consolidate
    assert t.game.view()["round"] == 1 and t.game.to_move == 2
    t.play("innovate rd")  # violet, green and pink pass
    assert t.game.view()["round"] == 2 and t.game.to_move == 0


def test_decided_money_is_paid_before_silk(table):
    t = table().have(money=2, silk=4).play("action mining", "steps 2")
    assert t.changes() == {"money": -2, "silk": -1, "mining": 2}


def test_decided_stock_coal_is_paid_before_kept_coal(table):
    t = table().have(coal=1, kept_coal=3).factory("cotton-1A").play("action production")
    assert t.changes() == {"coal": -1, "kept_coal": -1, "goods 1": 1}


def test_decided_seat_0_starts_and_the_last_seat_drafts_first():
    game = new(3)
    takers = []
    while game.decision.kind != "turn":
        if game.decision.kind == "pair":
            takers.append(game.to_move)
        game.play(game.moves()[0])
    assert takers == [2, 1, 0]
    assert game.to_move == 0


def test_decided_leftmost_within_a_city(table):
    """Two equal tokens of yours that he can replace: the left side first, the right side last."""
    for sides, chosen in ((("top", "left"), "left"), (("top", "right"), "top"), (("bottom", "right"), "bottom")):
        t = no_demand(solo(table, period=2)).city(1, "bento bento bento bento")
        for side in ("top", "right", "bottom", "left"):
            if side not in sides:
                t.table.demand[0][("top", "right", "bottom", "left").index(side)] = GOODS.index("watches")
        t.token(1, sides[0], 0, 3).token(1, sides[1], 0, 3).table.solo_used[1] = 1
        t.play("action rd", outcomes=["solo-tile 5"])
        assert t.token_at(1, chosen) == ("takatoshi", 4)
