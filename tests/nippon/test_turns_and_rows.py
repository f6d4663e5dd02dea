"""A turn: which actions can be chosen, workers, rows and the scoring marker; setting up."""

from __future__ import annotations

import pytest

import meiji


def test_an_action_that_cannot_be_carried_out_is_not_offered(table):
    t = table().have(yen=0, blueprints=3)
    assert t.moves() == ["consolidate", "blueprints coal", "blueprints income", "blueprints technology"]


def test_with_six_workers_one_must_consolidate(table):
    t = table().have(yen=30, blueprints=3).work(*["red"] * 6)
    assert t.moves() == ["consolidate", "blueprints coal", "blueprints income", "blueprints technology"]


def test_any_worker_of_the_space_may_be_taken(table):
    t = table().have(yen=1).on_space("mining", "red", "red", "blue")
    t.play("action mining")
    assert t.moves() == ["worker blue", "worker red"]
    t.play("worker blue")
    assert t.workers() == ["blue"] and t.workers_at("mining") == ["red", "red"]


def test_with_two_seats_a_whole_row_of_two_moves(table):
    t = table(seats=2).have(yen=1).on_space("mining", "grey").rows("red blue", "grey grey")
    t.play("action mining")
    assert t.workers_at("mining") == ["blue", "red"] and t.game.view()["rows"] == [{}, {"grey": 2}]


def test_a_shortage_of_rows_is_filled_after_consolidations(table):
    t = table(seats=4).have(yen=1).on_space("mining", "grey").rows().bag(white=8)
    t.work("red", "red", "red", seat=1)
    t.play("action mining", outcomes=["bag white"] * 8)
    assert t.game.view()["missing"] == [0, 1, 3, 3, 3]  # three of eight filled the space
    t.game.play("consolidate")
    t.game.play(t.moves()[0])
    t.game.play(t.moves()[0])
    assert t.game.view()["missing"] == [0, 0, 1, 3, 3]
    assert t.game.view()["rows"][1:3] == [{"white": 2, "red": 1}, {"red": 2}]


def test_a_row_used_up_is_owed_nothing(table):
    t = table(seats=4).have(yen=1).on_space("mining", "grey").rows("red")
    t.table.missing[0] = 2
    t.play("action mining")
    assert t.workers_at("mining") == ["red"] and t.game.view()["missing"] == [0] * 5


@pytest.mark.parametrize(("marker", "scoring"), [(1, 0), (2, 1), (3, 0), (4, 2)])
def test_scorings_follow_the_refill(table, marker, scoring):
    t = table(seats=2).at(marker).have(yen=1).tile(1, "top", 0, 7).last_worker("mining")
    t.play("action mining")
    g = t.game._table
    assert g.marker == marker + 1 and g.final_turns == 0
    assert all(sum(space) == 3 for space in g.space) and [sum(row) for row in g.rows[:2]] == [2, 2]
    regions = t.points()["regions"]
    assert [sum(line) > 0 for line in regions] == [scoring == 1, scoring == 2, False]


@pytest.mark.parametrize(
    ("seats", "workers", "rows", "rewards"), [(2, 36, [2, 2], 16), (3, 42, [3] * 3, 20), (4, 48, [3] * 5, 24)]
)
def test_setup_by_seats(seats, workers, rows, rewards):
    game = meiji.new("nippon", seats=seats, seed=3)
    view = game.view()
    boards = view["seats"]
    assert [b["vp"] for b in boards] == [10, 11, 12, 13][:seats]
    assert {(b["yen"], b["coal"], b["blueprints"]) for b in boards} == {(12, 2, 1)}
    assert [t["value"] for t in boards[0]["tracks"].values()] == [2, 12, 1]
    assert [sum(row.values()) for row in view["rows"]] == rows
    assert [sum(space.values()) for space in view["spaces"]] == [3] * 5
    assert sum(view["bag"].values()) == workers - 15 - sum(rows)
    assert [sum(stack.values()) for stack in view["rewards"].values()] == [rewards // 4] * 4
    assert view["multipliers_left"] == 4 and view["marker"] == 1
    assert boards[0]["tiles"] == [1, 2, 3, 3, 4, 5, 5, 6, 7, 7] and boards[0]["contracts_open"] == list(range(1, 9))
