"""Factories of level 3, tile by tile."""

from __future__ import annotations

from pathlib import Path

import pytest

from meiji.games.zaibatsu.terms import TILE_NAMES

from .building import UPGRADED, build, gains, stop


def test_bulbs_1a_goods_into_three_different_factories(table):
    t = build(table().factory("old-paper", goods=1).factory("cotton-1A", goods=4), "bulbs-1A")
    assert gains(t) == {"goods 1": 1, "goods 3": 1}  # what does not fit below the second is lost
    t = build(table().factory("old-paper").factory("cotton-1A").factory("bento-1A"), "bulbs-1A")
    assert t.moves() == ["store 1", "store 2"]
    t.play("store 1")
    assert t.moves() == ["store 2", "store 3"]
    assert gains(t.play("store 3")) == {"goods 1": 1, "goods 3": 1, "goods 4": 1}
    assert gains(build(table().factory("cotton-1A"), "bulbs-1A")) == {"goods 1": 1, "goods 2": 1}


def test_bulbs_2a_machines_in_two_different_factories(table):
    t = build(table().factory("cotton-1A"), "bulbs-2A", "machine 1 free")
    assert gains(t) == {"machines": 2, "machines 1": 1, "machines 2": 1}
    t = build(table().factory("cotton-1A").factory("paper-1A", machines="free").have(iron=1), "bulbs-2A")
    assert t.moves() == ["machine 1 free", "machine 1 paid", "machine 2 paid", "machine 3 free", "machine 3 paid"]
    t.play("machine 3 free")
    assert t.moves() == ["machine 1 free", "machine 1 paid", "machine 2 paid"]
    assert gains(t.play("machine 2 paid")) == {"machines": 2, "machines 2": 1, "machines 3": 1, "iron": -1}
    assert gains(build(table(), "bulbs-2A")) == {"machines": 1, "machines 1": 1}  # no second factory


def test_bulbs_2b_machine_and_production_there(table):
    t = build(table().factory("cotton-1A").have(coal=3), "bulbs-2B", "machine 1 free")
    assert gains(t) == {"machines": 1, "machines 1": 1, "coal": -2, "goods 1": 2}
    t = build(table().factory("cotton-1A").have(coal=3), "bulbs-2B", "machine 2 free")
    assert gains(t) == {"machines": 1, "machines 2": 1}  # 4 coal are not there


def test_bulbs_3a_two_more_goods(table):
    t = table().factory("bulbs-3A").factory("cotton-1A").have(coal=6)
    stop(t.play("action production", "produce 2", "produce 1"))
    assert t.changes() == {"coal": -6, "goods 1": 3, "goods 2": 1}


def test_bulbs_3b_one_more_good_in_each(table):
    t = table().factory("bulbs-3B").factory("cotton-1A", goods=3).factory("paper-1A").have(coal=6)
    stop(t.play("action production", "produce 1", "produce 2"))
    assert t.changes() == {"coal": -6, "goods 1": 2, "goods 2": 1}


@pytest.mark.parametrize(("tile", "given"), [
    ("cotton-4A", {"rd": 2}),
    ("paper-4A", {"iron": 2}),
    ("bento-4A", {"mining": 3, "silk": 2}),
    ("bulbs-4A", {"money": 4}),
])  # fmt: skip
def test_gift_after_a_machine_here(table, tile, given):
    t = stop(table().factory(tile).on(rd=3).have(money=5).play("action machines"))
    if tile == "bento-4A":  # its steps reach a symbol, so it may be refused
        t.play("modifier 1")
    assert t.asked is None
    changes = t.changes()
    changes["money"] = changes.get("money", 0) + 5
    assert {k: v for k, v in changes.items() if v} == {"machines": 1, "machines 1": 1, **given}
    t = table().factory(tile).factory("cotton-1A").have(money=5).play("action machines", "machine 2 free")
    assert t.changes() == {"money": -5, "machines": 1, "machines 2": 1}


def test_bulbs_4b_machine_after_a_contract(table):
    t = table().factory("bulbs-4B", goods=1).play("action contracts", "contract black")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "coal": 2, "machines": 1, "machines 1": 1}
    t = table().factory("bulbs-4B", goods=1).play("action contracts", "invest")
    assert t.asked is None


def test_bulbs_5a_money_for_machines(table):
    for machines, money in enumerate((0, 2, 4, 6, 8, 8, 8)):
        assert gains(build(table().built(machines=machines), "bulbs-5A")) == ({"money": money} if money else {})


def test_bulbs_5b_points_for_thresholds_of_the_rows(table):
    for ships, machines, trains, vp in ((2, 2, 2, 0), (3, 0, 4, 4), (5, 6, 3, 10), (5, 5, 5, 12), (6, 6, 6, 12)):
        t = build(table().built(ships=ships, machines=machines, trains=trains), "bulbs-5B")
        assert gains(t) == ({"vp": vp} if vp else {})


# --- Watches ----------------------------------------------------------------------------------------------------------
def test_watches_1a_ship_and_finance(table):
    t = build(table(), "watches-1A", "location paris")
    assert gains(t) == {"ships": 1, "finance": 3, "upgraded yellow": 1}
    assert t.work_area() == ["grey", "yellow expert"]


def test_watches_1b_any_piece_and_finance(table):
    t = build(table(), "watches-1B")
    assert t.moves() == ["piece ships", "piece machines", "piece trains"]
    ship = build(table(), "watches-1B", "piece ships", "location paris")
    assert gains(ship) == {"ships": 1, "finance": 2, "upgraded yellow": 1}
    assert gains(t.play("piece machines")) == {"machines": 1, "machines 1": 1, "finance": 2}
    train = build(table(), "watches-1B", "piece trains", "region 1", "rail 4")
    assert gains(train) == {"trains": 1, "silk": 1, "finance": 2}


def test_watches_2a_second_ship_for_iron(table):
    t = build(table().have(iron=1), "watches-2A", "location paris")
    assert t.moves() == ["may yes", "may no"]
    t.play("may yes")
    assert "location paris" not in t.moves()
    t.play("location london")
    assert gains(t) == {"iron": -1, "ships": 2, "upgraded yellow": 1, "upgraded grey": 1}
    one = {"ships": 1, "upgraded yellow": 1}
    assert gains(build(table().have(iron=1), "watches-2A", "location paris", "may no")) == one
    assert gains(build(table(), "watches-2A", "location paris")) == one


@pytest.mark.parametrize("location", ["san-francisco", "new-york", "washington", "london", "paris"])
def test_watches_2b_department_of_the_expert(table, location):
    colour = {"san-francisco": "red", "new-york": "black", "washington": "blue", "london": "grey", "paris": "yellow"}
    colour = colour[location]
    t = build(table(), "watches-2B", f"location {location}")
    assert gains(t) == {"ships": 1, f"upgraded {colour}": 1, **UPGRADED[colour]}  # upgraded by this very ship


def test_watches_2b_white_expert(table):
    t = build(table(), "watches-2B", "location berlin", "innovate mining")
    assert gains(t) == {"ships": 1, "upgraded white": 1, "mining": 2}


def test_watches_2b_without_a_ship_no_department(table):
    assert gains(build(table().built(ships=6), "watches-2B")) == {}


def test_watches_3a_second_ship_for_money(table):
    for have in ({"money": 2}, {"money": 1, "silk": 1}, {"silk": 2}):
        t = build(table().have(**have), "watches-3A", "location paris")
        assert t.moves() == ["may yes", "may no"]
        t.play("may yes", "location london")
        paid = {name: -amount for name, amount in have.items()}
        assert gains(t) == {"ships": 2, "upgraded yellow": 1, "upgraded grey": 1, **paid}
    assert gains(build(table().have(money=1), "watches-3A", "location paris")) == {"ships": 1, "upgraded yellow": 1}


def test_watches_3b_second_ship_for_finance(table):
    t = build(table().on(finance=3), "watches-3B", "location paris", "may yes", "location london")
    assert gains(t) == {"finance": -2, "ships": 2, "upgraded yellow": 1, "upgraded grey": 1}
    assert build(table().on(finance=1), "watches-3B", "location paris").asked is None


def test_watches_4a_ship_and_finance_after_a_machine_here(table):
    t = table().factory("watches-4A").have(money=5).play("action machines", "modifier 1", "location paris")
    # One ship and one machine: finance +1 from the gap between them.
    assert t.changes() == {
        "money": -5,
        "machines": 1,
        "machines 1": 1,
        "ships": 1,
        "finance": 3,
        "upgraded yellow": 1,
    }


def test_watches_4b_ship_after_a_contract(table):
    t = table().factory("watches-4B", goods=1).play("action contracts", "contract black")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1", "location paris")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "coal": 2, "ships": 1, "upgraded yellow": 1}
    t = table().factory("watches-4B", goods=1).play("action contracts", "invest")
    assert t.asked is None


def test_watches_5a_points_for_lower_thresholds(table):
    t = build(table().on(rd=10), "watches-5A")
    assert gains(t) == {"vp": 2}
    t = build(table().on(rd=10, mining=7, finance=6).built(ships=3, machines=6, trains=2), "watches-5A")
    assert gains(t) == {"vp": 8}
    t = build(table().on(rd=12, mining=12, finance=12).built(ships=6, machines=6, trains=6), "watches-5A")
    assert gains(t) == {"vp": 12}


def test_watches_5b_points_for_thresholds_of_the_tracks(table):
    assert gains(build(table().on(rd=10, mining=6).built(ships=6), "watches-5B")) == {"vp": 2}
    assert gains(build(table().on(rd=11, mining=7, finance=10), "watches-5B")) == {"vp": 8}
    assert gains(build(table().on(rd=12, mining=11, finance=12), "watches-5B")) == {"vp": 12}


def test_every_side_of_every_tile_is_tested():
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_tiles_*.py"))
    assert [tile + side for tile in TILE_NAMES for side in "AB" if f'"{tile}{side}"' not in text] == []
