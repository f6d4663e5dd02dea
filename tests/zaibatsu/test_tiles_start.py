"""Start tiles, one by one."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.zaibatsu.terms import COLOURS, START_A

from .building import build, gains


def draft(tile_a, tile_b, seats=2):
    """Seat 1 takes the pair of these two tiles."""
    game = meiji.new("zaibatsu", seats=seats, seed=5)
    assert game.to_move == seats - 1
    g = game.table
    g.pair_a[0], g.pair_b[0] = START_A.index(tile_a), tile_b - 1
    game.play("pair 1")
    return game


@pytest.mark.parametrize(("tile", "given"), [
    (1, {"money": 12, "coal": 1, "silk": 1}),
    (2, {"money": 10, "coal": 2, "silk": 2}),
    (3, {"money": 9, "coal": 3, "iron": 2}),
    (4, {"money": 9, "coal": 2, "silk": 1, "rd": 1}),
    (5, {"money": 8, "coal": 3, "iron": 1, "mining": 1}),
    (6, {"money": 9, "coal": 2, "silk": 1, "finance": 1}),
    (7, {"money": 10, "coal": 1, "iron": 3}),
    (8, {"money": 6, "coal": 3, "silk": 3, "iron": 1}),
])  # fmt: skip
def test_start_tile_b(tile, given):
    seat = draft("discount", tile).view()["seats"][1]
    has = {name: seat[name] for name in ("money", "coal", "silk", "iron")} | seat["tracks"]
    assert {name: value for name, value in has.items() if value} == given


@pytest.mark.parametrize(("tile", "moves", "vp"), [
    ("machine", [], 8),
    ("ship", ["location paris"], 2),
    ("train", ["region 1", "rail 1"], 8),
    ("worker", ["worker red"], 12),
    ("old-factory", ["old-factory paper"], 8),
    ("goods", [], 10),
    ("coal", [], 10),
    ("discount", [], 6),
])  # fmt: skip
def test_start_tile_a_points(tile, moves, vp):
    game = draft(tile, 1)
    for move in moves:
        game.play(move)
    seat = game.view()["seats"][1]
    assert seat["vp"] == vp
    assert (seat["money"], seat["coal"], seat["silk"]) == (12, 1, 1)
    assert game.result()["points"][1]["start"] == vp


def test_start_tile_machine_moves_into_the_first_factory(table):
    seat = draft("machine", 1).view()["seats"][1]
    assert seat["stored_machine"]
    assert seat["built"] == {"ships": 0, "machines": 1, "trains": 0}
    t = table().built(machines=1)
    t.table.stored_machine[0] = 1
    t = build(t, "cotton-2A")
    assert gains(t) == {"silk": 3, "machines 1": 1}
    assert t.game.view()["seats"][0]["factories"][0]["machines"] == [True, False]
    assert not t.game.view()["seats"][0]["stored_machine"]
    t.have(seat=0)
    assert t.see()["machines"] == 1


def test_start_tile_ship_with_expert_and_upgrade():
    game = draft("ship", 1)
    game.play("location paris")
    seat = game.view()["seats"][1]
    assert seat["work"] == [{"colour": "yellow", "expert": True}]
    assert seat["upgraded"] == ["yellow"]
    assert seat["built"]["ships"] == 1
    assert game.view()["locations"]["paris"] == {"ships": [0, 1], "expert_with": 1, "upgrades": 1}


def test_start_tile_train_with_its_bonus():
    game = draft("train", 1)
    game.play("region 1")
    game.play("rail 1")
    seat = game.view()["seats"][1]
    assert (seat["iron"], seat["built"]["trains"]) == (1, 1)


def test_start_tile_worker_out_of_the_bag():
    game = draft("worker", 1)
    red = game.table.bag[COLOURS.index("red")]
    game.table.bag[COLOURS.index("blue")] = 0
    assert "worker blue" not in [move.notation for move in game.moves()]
    game.play("worker red")
    assert game.view()["seats"][1]["work"] == [{"colour": "red", "expert": False}]
    assert game.table.bag[COLOURS.index("red")] == red - 1


@pytest.mark.parametrize("good", ["cotton", "paper"])
def test_start_tile_old_factory(good):
    game = draft("old-factory", 1)
    assert [move.notation for move in game.moves()] == ["old-factory cotton", "old-factory paper"]
    game.play(f"old-factory {good}")
    factory = game.view()["seats"][1]["factories"]
    assert [(f["tile"], f["good"], f["goods"]) for f in factory] == [("old-factory", good, 1)]


def test_start_tile_goods_move_below_the_first_factory(table):
    seat = draft("goods", 1).view()["seats"][1]
    assert seat["stored_goods"] == 2
    t = table()
    t.table.stored_goods[0] = 2
    t = build(t, "cotton-2A")
    assert gains(t) == {"silk": 3, "goods 1": 2}
    assert t.game.view()["seats"][0]["stored_goods"] == 0


def test_start_tile_goods_left_in_stock_count_at_the_end(table):
    """Without any factory the two goods still lie in the stock: they are goods left over (p. 19)."""
    t = table().at_round(8, turns_left=1).have(money=1)
    t.table.stored_goods[0] = 2
    t.hiring("rd", "black").play("action rd")
    assert t.game.over
    assert t.see()["coal"] == 4
    assert t.points()["resources"] == (2 + 4) // 3


def test_start_tile_coal_is_kept(table):
    assert draft("coal", 1).view()["seats"][1]["kept_coal"] == 3


def test_start_tile_discount(table):
    assert draft("discount", 1).view()["seats"][1]["discount"] == 2
    t = table().have(money=4).display("cotton-2A").on(rd=2)
    t.table.discount[0] = 2
    assert t.play("action factory").changes() == {"money": -4, "silk": 3, "factories": 1}
