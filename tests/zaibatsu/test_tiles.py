"""Every tile of the game does what the components sheet says: factories, start tiles, contracts, goals and solo."""

from __future__ import annotations

from pathlib import Path

import pytest

import meiji
from meiji.games.zaibatsu.words import COLOURS, GOALS, START_A, TILE_NAMES

# A space of the R&D track that is enough for the level, and where no icon disturbs.
RD_SPACE = {"cotton": 3, "paper": 3, "bento": 7, "lenses": 7, "bulbs": 10, "watches": 10}
BASIC = {"blue": {"money": 3}, "grey": {"iron": 2}, "yellow": {"vp": 2}, "red": {"silk": 2}, "black": {"coal": 2}}
UPGRADED = {"blue": {"money": 5}, "grey": {"iron": 3}, "yellow": {"vp": 4}, "red": {"silk": 3}, "black": {"coal": 3}}


def build(t, tile, *moves):
    """Build the factory, paying 6 money for it on top of what the seat has, and play what it asks."""
    g = t.table
    g.money[t.seat] += 6
    t.display(tile)
    if t.see()["rd"] == 0:
        t.on(rd=RD_SPACE[tile.split("-")[0]])
    t.play("action factory", *moves)
    return t


def gains(t):
    """What has changed, beside the factory itself and its price."""
    changes = t.changes()
    assert changes.pop("factories") == 1
    changes["money"] = changes.get("money", 0) + 6
    return {name: change for name, change in changes.items() if change}


def stop(t):
    """End the action, where that is still open."""
    if t.asked == "activation":
        t.play("stop")
    return t


# --- Immediate effects that ask nothing -------------------------------------------------------------------------------
@pytest.mark.parametrize(("tile", "given"), [
    ("cotton-1A", {"rd": 2}),
    ("cotton-1B", {"money": 2, "rd": 1}),
    ("cotton-2A", {"silk": 3}),
    ("paper-1A", {"iron": 3, "finance": 1}),
    ("paper-1B", {"finance": 2}),
    ("paper-2A", {"money": 5}),
    ("bento-1A", {"mining": 3, "silk": 2}),  # the red department on space 3
    ("bento-2A", {"coal": 4}),
    ("bento-2B", {"kept_coal": 3}),
    ("bulbs-1B", {"goods 1": 2}),
])  # fmt: skip
def test_immediate(table, tile, given):
    t = build(table(), tile)
    assert gains(t) == given
    assert t.factories() == [tile]
    assert t.asked is None


@pytest.mark.parametrize("tile", [
    "cotton-3A", "cotton-3B", "cotton-4A", "cotton-4B", "paper-3A", "paper-3B", "paper-4A", "paper-4B", "bento-3A",
    "bento-3B", "bento-4A", "bento-4B", "lenses-3A", "lenses-3B", "lenses-4A", "lenses-4B", "lenses-5A", "bulbs-3A",
    "bulbs-3B", "bulbs-4A", "bulbs-4B", "watches-4A", "watches-4B",
])  # fmt: skip
def test_modifiers_and_lasting_effects_give_nothing_when_built(table, tile):
    t = build(table(), tile)
    assert gains(t) == {}
    assert t.asked is None


# --- Cotton -----------------------------------------------------------------------------------------------------------
def test_cotton_2b_red_or_white(table):
    t = build(table(), "cotton-2B")
    assert t.moves() == ["department white", "department red"]
    assert gains(t.play("department red")) == {"silk": 2}
    t = build(table().upgraded("white"), "cotton-2B", "department white", "innovate both")
    assert gains(t) == {"rd": 1, "mining": 1}


@pytest.mark.parametrize(("tile", "given"), [("cotton-3A", {"rd": 2}), ("cotton-3B", {"rd": 1, "silk": 2})])
def test_cotton_3(table, tile, given):
    t = table().factory(tile).have(money=1).play("action rd")
    assert t.changes() == {"money": -1, **given}
    assert table().factory(tile).have(money=1).play("action mining").changes() == {"money": -1, "mining": 1}


def test_cotton_3_extra_step_after_three_paid_ones(table):
    t = table().factory("cotton-3A").have(money=6).on(rd=7).play("action rd", "steps 3")
    assert t.changes() == {"money": -6, "rd": 4, "token 7": 1}


def test_cotton_4b_one_more_good(table):
    t = table().factory("cotton-4B", machines="free").factory("cotton-1A").have(coal=4)
    stop(t.play("action production", "produce 1"))
    assert t.changes() == {"coal": -2, "goods 1": 3}
    t = table().factory("cotton-4B").factory("cotton-1A").have(coal=2)
    t.play("action production", "produce 2")
    assert t.changes() == {"coal": -2, "goods 2": 1}


@pytest.mark.parametrize(("tile", "field"), [
    ("cotton-5A", "rd"), ("paper-5A", "finance"), ("paper-5B", "contracts"), ("bento-5B", "mining"),
    ("lenses-5B", "trains"),
])  # fmt: skip
@pytest.mark.parametrize(("level", "times"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_yellow_department_for_a_benefit_token(table, tile, field, level, times):
    t = table()
    if level:
        t.objective(**{field: level})
    t.objective(machines=3)
    assert gains(build(t, tile)) == ({"vp": 2 * times} if times else {})
    t = table().upgraded("yellow")
    if level:
        t.objective(**{field: level})
    assert gains(build(t, tile)) == ({"vp": 4 * times} if times else {})


def test_cotton_5b_points_for_kinds_of_factories(table):
    assert gains(build(table(), "cotton-5B")) == {"vp": 2}
    assert gains(build(table().factory("old-paper").factory("paper-1A").factory("bento-1A"), "cotton-5B")) == {"vp": 6}
    t = table().factory("paper-1A").factory("bento-1A").factory("lenses-1A").factory("bulbs-1A").factory("watches-1A")
    assert gains(build(t, "cotton-5B")) == {"vp": 12}


# --- Paper ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colour", ["blue", "grey", "yellow", "red", "black"])
def test_paper_2b_department_of_the_hired_worker(table, colour):
    assert gains(build(table().hiring("factory", colour), "paper-2B")) == BASIC[colour]
    assert gains(build(table().hiring("factory", colour).upgraded(colour), "paper-2B")) == UPGRADED[colour]


def test_paper_2b_white_worker(table):
    t = build(table().hiring("factory", "white"), "paper-2B")
    assert t.moves() == ["innovate rd", "innovate mining"]
    assert gains(t.play("innovate mining")) == {"mining": 1}


def test_paper_3a_finance_after_a_contract(table):
    t = table().factory("paper-3A", goods=1).play("action contracts", "contract black")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "coal": 2, "finance": 2}


def test_paper_3a_nothing_without_a_contract(table):
    t = table().factory("paper-3A", goods=1).play("action contracts", "invest")
    assert t.changes() == {"goods 1": -1, "finance": 2}


def test_paper_3b_keeps_three_coal_or_money(table):
    def consolidate(coal, money):
        t = table().factory("paper-3B").work("yellow").have(coal=coal, money=money)
        return t.play("consolidate")

    t = consolidate(5, 5)
    assert t.moves() == ["keep-coal 0", "keep-coal 1", "keep-coal 2", "keep-coal 3"]
    t.play("keep-coal 1")
    assert (t.see()["coal"], t.see()["money"]) == (1 + 2, 2 + 12 - 3)
    t = consolidate(4, 1)
    assert t.moves() == ["keep-coal 2", "keep-coal 3"]
    t = consolidate(1, 2)
    assert (t.see()["coal"], t.see()["money"]) == (1 + 2, 2 + 12 - 3)


def test_paper_4b_iron_for_each_production(table):
    t = table().factory("paper-4B").factory("cotton-1A").factory("bento-1A").have(coal=7)
    t.play("action production", "produce 1")
    assert "iron" not in t.changes()
    t.play("produce 2", "produce 3")
    assert t.changes() == {"coal": -7, "goods 1": 1, "goods 2": 1, "goods 3": 1, "iron": 3}


# --- Bento ------------------------------------------------------------------------------------------------------------
def test_bento_1b_finance_for_more_mining(table):
    t = build(table().on(finance=2), "bento-1B")
    assert t.moves() == ["may yes", "may no"]
    assert gains(t.play("may yes")) == {"mining": 4, "finance": -2, "silk": 2}
    assert gains(build(table().on(finance=2), "bento-1B", "may no")) == {"mining": 2}
    assert gains(build(table().on(finance=1), "bento-1B")) == {"mining": 2}  # two real steps back are needed
    t = build(table().on(finance=2, mining=10), "bento-1B")
    assert gains(t) == {"mining": 2, "vp": 2}  # nothing more to buy at the end


def test_bento_2b_coal_stays_at_consolidation(table):
    t = table().have(coal=5, kept_coal=3).work("yellow").play("consolidate")
    assert t.changes()["coal"] == 2 - 5
    assert "kept_coal" not in t.changes()
    t = table().factory("cotton-1A").have(coal=1, kept_coal=3).play("action production")
    assert t.changes() == {"coal": -1, "kept_coal": -1, "goods 1": 1}


@pytest.mark.parametrize(("tile", "given"), [
    ("bento-3A", {"mining": 2, "iron": 1}), ("bento-3B", {"mining": 1, "iron": 2}),
])  # fmt: skip
def test_bento_3(table, tile, given):
    assert table().factory(tile).have(money=1).play("action mining").changes() == {"money": -1, **given}
    assert table().factory(tile).have(money=1).play("action rd").changes() == {"money": -1, "rd": 1}


def test_bento_4b_one_production_costs_no_coal(table):
    t = table().factory("bento-4B").factory("cotton-1A").play("action production")
    assert t.moves() == ["produce-without-coal 1", "produce-without-coal 2"]
    t.play("produce-without-coal 2")
    assert t.changes() == {"goods 2": 1}
    assert t.asked is None
    t = table().factory("bento-4B").factory("cotton-1A").have(coal=2).play("action production")
    assert t.moves() == ["produce-without-coal 1", "produce 2", "produce-without-coal 2"]
    t.play("produce 2", "produce-without-coal 1")
    assert t.changes() == {"coal": -2, "goods 1": 1, "goods 2": 1}


def test_bento_4b_or_another_modifier_of_production(table):
    t = table().factory("bento-4B").factory("cotton-4B").have(coal=5)
    stop(t.play("action production", "produce-without-coal 1", "produce 2"))
    assert t.changes() == {"coal": -2, "goods 1": 1, "goods 2": 1}
    t = table().factory("bento-4B").factory("cotton-4B").have(coal=5)
    stop(t.play("action production", "produce 1", "produce 2"))
    assert t.changes() == {"coal": -5, "goods 1": 1, "goods 2": 2}


def test_bento_5a_departments_of_the_mining_track_again(table):
    assert gains(build(table().on(mining=2), "bento-5A")) == {}
    assert gains(build(table().on(mining=3), "bento-5A")) == {"silk": 2}
    assert gains(build(table().on(mining=8).upgraded("grey"), "bento-5A")) == {"silk": 2, "iron": 3}
    t = build(table().on(mining=12), "bento-5A")
    assert t.asked == "department"
    assert gains(t.play("department black")) == {"silk": 2, "iron": 2, "coal": 2, "vp": 2}


# --- Lenses -----------------------------------------------------------------------------------------------------------
def test_lenses_1a_train_and_finance(table):
    t = build(table(), "lenses-1A", "region 1", "rail 5")
    assert gains(t) == {"trains": 1, "vp": 2, "finance": 1}


def test_lenses_1b_train_with_its_bonus_twice(table):
    assert gains(build(table(), "lenses-1B", "region 1", "rail 1")) == {"trains": 1, "iron": 2}
    assert gains(build(table(), "lenses-1B", "region 1", "rail 3")) == {"trains": 1}


def test_lenses_2a_second_train_for_money_and_iron(table):
    t = build(table().have(money=5), "lenses-2A", "region 1", "rail 1")  # its iron pays the next one
    assert t.moves() == ["may yes", "may no"]
    t.play("may yes")
    assert t.moves() == ["region 2", "region 3", "region 4"]
    assert gains(t.play("region 3", "rail 1")) == {"trains": 2, "money": -5}
    assert gains(build(table().have(money=5), "lenses-2A", "region 1", "rail 1", "may no")) == {"trains": 1, "iron": 1}
    assert gains(build(table().have(money=4), "lenses-2A", "region 1", "rail 1")) == {"trains": 1, "iron": 1}


def test_lenses_2b_second_train_for_finance_and_iron(table):
    t = build(table().on(finance=2).have(iron=1), "lenses-2B", "region 2", "rail 2")
    assert t.moves() == ["may yes", "may no"]
    t.play("may yes")
    assert t.moves() == ["region 1", "region 3", "region 4"]
    assert gains(t.play("region 4", "rail 2")) == {"trains": 2, "finance": -2, "iron": -1, "vp": 2}
    assert gains(build(table().on(finance=1).have(iron=1), "lenses-2B", "region 2", "rail 2")) == {"trains": 1}
    assert gains(build(table().on(finance=2), "lenses-2B", "region 2", "rail 2")) == {"trains": 1}


def test_lenses_3a_region_bonus_of_a_region_built_in(table):
    t = table().factory("lenses-3A").have(iron=6)
    t.play("action trains", "region 2", "rail 2", "pay iron", "region 4", "rail 4")
    stop(t)
    assert t.moves() == ["region 2", "region 4"]
    assert t.play("region 4").changes() == {"iron": -6, "trains": 2, "money": 3}
    t = table().factory("lenses-3A").have(iron=3)
    stop(t.play("action trains", "region 1", "rail 3"))
    assert t.changes() == {"iron": -3, "trains": 1, "coal": 2}


def test_lenses_3b_department_of_the_hired_worker(table):
    t = table().factory("lenses-3B").have(iron=3).hiring("trains", "red", "blue")
    stop(t.play("action trains", "worker red", "region 1", "rail 3"))
    assert t.changes() == {"iron": -3, "trains": 1, "silk": 2}


def test_lenses_4a_train_after_a_machine_here(table):
    t = table().factory("lenses-4A").have(money=5).play("action machines")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1", "region 2", "rail 1")
    assert t.changes() == {"money": -5, "machines": 1, "machines 1": 1, "trains": 1, "coal": 1, "finance": 1}
    t = table().factory("lenses-4A").have(money=5).play("action machines", "stop")
    assert t.changes() == {"money": -5, "machines": 1, "machines 1": 1}
    t = table().factory("lenses-4A").factory("cotton-1A").have(money=5).play("action machines", "machine 2 free")
    assert t.asked is None


def test_lenses_4b_train_after_two_contracts(table):
    t = table().factory("lenses-4B", goods=1).factory("paper-1A", goods=2)
    t.play("action contracts", "good lenses", "contract black", "good paper", "contract grey")
    assert t.moves() == ["modifier 1", "stop"]
    t.play("modifier 1", "region 1", "rail 3")
    assert t.changes()["trains"] == 1
    t = table().factory("lenses-4B", goods=1).factory("paper-1A", goods=2)
    t.play("action contracts", "good lenses", "invest", "good paper", "contract grey")
    assert t.asked is None


def test_lenses_5a_trains_count_three(table):
    for tile, influence in (("lenses-5A", 5 + 3 * 2), ("lenses-1A", 5 + 2 * 2)):
        t = table().factory(tile).token(1, "top", 0, 5).train(1, 1, 0).train(1, 2, 0).train(2, 1, 0)
        assert [region["influence"][0] for region in t.game.view()["regions"]] == [influence, 0, 0, 0]


# --- Bulbs ------------------------------------------------------------------------------------------------------------
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
    text = Path(__file__).read_text(encoding="utf-8")
    assert [tile + side for tile in TILE_NAMES for side in "AB" if f'"{tile}{side}"' not in text] == []


# --- One modifier an action, at the moment of the seat's choice (p. 8, 10) --------------------------------------------
def test_modifiers_only_one_factory_in_an_action(table):
    t = table().factory("cotton-3A").factory("cotton-3B").have(money=1).play("action rd")
    assert t.moves() == ["modifier 1", "modifier 2"]
    assert t.play("modifier 2").changes() == {"money": -1, "rd": 1, "silk": 2}
    assert t.asked is None


def test_modifiers_three_machines_one_modifier(table):
    t = table().factory("cotton-4A").factory("paper-4A").factory("bulbs-4A").have(money=15).on(rd=3)
    t.play("action machines", "machine 1 free", "machine 2 free", "machine 3 free")
    assert t.moves() == ["modifier 1", "modifier 2", "modifier 3"]
    t.play("modifier 2")
    machines = {"machines 1": 1, "machines 2": 1, "machines 3": 1}
    assert t.changes() == {"money": -15, "iron": 2, "machines": 3, **machines}
    assert t.asked is None


def test_modifiers_are_for_actions_only(table):
    """A machine from Bulbs 2A is no Machines action: Cotton 4A does not care. A department is no R&D action."""
    t = build(table().factory("cotton-4A"), "bulbs-2A", "machine 1 free")
    assert gains(t) == {"machines": 2, "machines 1": 1, "machines 2": 1}
    t = table().factory("cotton-3B").factory("cotton-1A", goods=1)
    t.play("action contracts", "contract white", "innovate rd")
    assert t.changes() == {"goods 2": -1, "contracts": 1, "rd": 1}


def test_modifier_between_two_machines(table):
    t = table().factory("bulbs-4A").factory("cotton-1A").have(money=11)
    t.play("action machines", "machine 1 free")
    assert "modifier 1" in t.moves()
    t.play("modifier 1")
    assert t.see()["money"] == 11 - 5 + 4


def test_modifier_money_pays_the_next_machine(table):
    """Gains are at hand for the next activation, also those without which it could not be paid (p. 8, 13)."""
    t = table().factory("bulbs-4A").factory("cotton-1A").have(money=6)
    t.play("action machines", "machine 1 free")
    assert t.asked == "activation"
    t.play("modifier 1", "machine 2 free")
    assert t.changes() == {"money": -6, "machines": 2, "machines 1": 1, "machines 2": 1}


def test_modifier_iron_pays_the_second_place(table):
    t = table().factory("paper-4A").factory("cotton-1A", machines="free").have(money=10)
    t.play("action machines")
    assert t.asked == "activation"
    t.play("modifier 1", "machine 2 paid")
    assert t.changes() == {"money": -10, "iron": 1, "machines": 2, "machines 1": 1, "machines 2": 1}


def test_modifier_bonus_pays_the_next_train(table):
    """Lenses 3A in the region with the iron bonus, Lenses 3B with a grey worker: two iron for the next train."""
    for tile in ("lenses-3A", "lenses-3B"):
        t = table().factory(tile).have(iron=3, money=5).hiring("trains", "grey")
        t.play("action trains", "pay iron", "region 3", "rail 1")
        assert t.asked == "activation"
        t.play("modifier 1", "pay money", "region 1", "rail 3")
        assert t.changes() == {"iron": -2, "money": -5, "trains": 2}


def test_modifier_ship_before_the_next_contract(table):
    """Watches 4B after the first contract: the ship's upgrade counts for the second one."""
    t = table().factory("watches-4B", goods=1).factory("paper-1A", goods=2)
    t.play("action contracts", "good watches", "contract black")
    assert "modifier 1" in t.moves()
    t.play("modifier 1", "location paris", "good paper", "contract yellow")
    assert t.see()["vp"] == 4


def test_modifier_beside_the_gap_bonus_of_the_machine(table):
    """The machine's gap bonus and Watches 4A wait together: the ship may upgrade the department first."""
    t = table().factory("watches-4A").built(ships=2, machines=1).have(money=5)
    t.play("action machines")
    assert t.moves() == ["first red", "modifier 1"]
    t.play("modifier 1", "first ship", "location san-francisco")
    assert t.see()["silk"] == 3
    t = table().factory("watches-4A").built(ships=2, machines=1).have(money=5)
    t.play("action machines", "first red", "modifier 1", "location san-francisco")
    assert t.see()["silk"] == 2


def test_modifier_beside_a_symbol_that_a_contract_leads_to(table):
    """The white contract reaches the black symbol: once it is concluded, the ship of Watches 4B may come first."""
    t = table().factory("watches-4B", goods=1).on(rd=2).play("action contracts", "contract white", "innovate rd")
    assert t.moves() == ["first black", "modifier 1"]
    t.play("modifier 1", "first ship", "location new-york")
    assert t.see()["coal"] == 3
    t = table().factory("watches-4B", goods=1).on(rd=2).play("action contracts", "contract white", "innovate rd")
    assert t.play("first black", "stop").changes() == {"goods 1": -1, "contracts": 1, "rd": 1, "coal": 2}
    t = table().factory("watches-4B", goods=1).play("action contracts", "contract black")
    assert t.see()["coal"] == 2  # the contract's own bonus belongs to concluding it


def test_de_p10_no_factory_modifies_what_comes_after_the_action(table):
    """Watches 4A was declined, or is another seat's: it adds no ship to a goal's reward or the final consolidation."""
    t = table(seats=2, module="goals").at_round(4).goal(2, 1, "machines").last_worker("machines")
    t.factory("watches-4A").have(money=5).play("action machines", "stop", "goal-reward 2")
    assert t.asked == "department"
    t = table(seats=2, module="goals").at_round(4).goal(2, 1, "ships").last_worker("machines")
    t.factory("cotton-1A").have(money=5).factory("watches-4A", seat="green").built(seat="green", ships=1)
    t.play("action machines", "goal-reward 2")
    assert (t.game.decision.kind, t.game.to_move) == ("department", 1)
    t = table(seats=2).at_round(8, turns_left=1).factory("watches-4A").have(money=5).work("blue")
    assert t.play("action machines", "stop").game.over  # the blue department of the bottom worker asks nothing


@pytest.mark.parametrize(("tile", "action", "given"), [
    ("cotton-3B", "rd", {"silk": 2}), ("bento-3A", "mining", {"iron": 1}), ("bento-3B", "mining", {"iron": 2}),
])  # fmt: skip
def test_de_p10_a_modifier_still_gives_at_the_end_of_the_track(table, tile, action, given):
    """The step is lost, what the factory gives for the action is not: so the action can be chosen."""
    t = table().on(rd=12, mining=12).factory(tile).have(money=1)
    assert t.moves() == [f"action {action}"]
    assert t.play(f"action {action}").changes() == {"money": -1, **given}


def test_de_p10_at_the_end_of_the_track_one_more_step_is_no_gift(table):
    assert "action rd" not in table().on(rd=12).factory("cotton-3A").have(money=1).moves()
    assert "action rd" not in table().on(rd=12).factory("cotton-3B").moves()  # nothing to pay with


# --- The order of effects (p. 7) --------------------------------------------------------------------------------------
def test_order_gap_bonus_beside_a_second_ship(table):
    def first_ship():
        return build(table().built(ships=1, machines=2).have(money=2), "watches-3A", "location berlin")

    t = first_ship()
    assert t.asked == "order"
    assert t.moves() == ["first red", "first second-ship"]
    t.play("first second-ship", "may yes")
    if t.asked == "order":
        t.play("first ship")
    assert t.play("location san-francisco").see()["silk"] == 3
    t = first_ship().play("first red", "may yes", "location san-francisco")
    assert t.see()["silk"] == 2


def test_order_an_effect_is_finished_before_the_next_begins(table):
    """To pay for a second ship and to send it is one effect (p. 7): nothing comes between."""
    t = build(table().built(ships=1, machines=2).have(money=2), "watches-3A", "location berlin")
    t.play("first second-ship", "may yes")
    assert t.asked == "location"


def test_order_is_not_asked_when_the_department_is_upgraded(table):
    t = build(table().built(ships=1, machines=2).have(money=2).upgraded("red"), "watches-3A", "location berlin")
    assert t.asked == "may"
    assert t.see()["silk"] == 3


def test_order_ship_beside_a_department_from_finance(table):
    t = build(table().on(finance=2), "watches-1A")
    assert sorted(t.moves()) == ["first blue", "first ship"]
    t.play("first ship", "location washington")
    assert gains(t) == {"finance": 3, "ships": 1, "upgraded blue": 1, "money": 5}
    t = build(table().on(finance=2), "watches-1A", "first blue", "location washington")
    assert gains(t) == {"finance": 3, "ships": 1, "upgraded blue": 1, "money": 3}


def test_order_finance_steps_beside_a_payment_in_finance_steps(table):
    def first_ship():
        return build(table().built(machines=1).on(finance=6), "watches-3B", "location paris")

    t = first_ship()
    assert t.moves() == ["first finance", "first second-ship"]
    t.play("first second-ship", "may yes", "location london")
    assert (gains(t)["finance"], gains(t)["money"]) == (-1, 3)  # back to 4, then once more onto the blue symbol
    t = first_ship().play("first finance", "may yes", "location london")
    assert gains(t)["finance"] == -1 and "money" not in gains(t)


def test_order_the_step_that_makes_the_payment_possible(table):
    t = build(table().built(machines=1).on(finance=1), "watches-3B", "location paris")
    if t.asked == "order":
        t.play("first finance")
    t.play("may yes", "location london")
    assert gains(t)["ships"] == 2


def test_order_the_department_that_makes_the_payment_possible(table):
    """The grey department beside a second ship for one iron."""
    t = build(table().built(ships=3, machines=4), "watches-2A", "location berlin")
    if t.asked == "order":
        t.play("first grey")
    t.play("may yes", "location london")
    assert gains(t) == {"iron": 1, "ships": 2, "upgraded white": 1, "upgraded grey": 1}


# --- Start tiles ------------------------------------------------------------------------------------------------------
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
    ("ship", ["location paris"], 6),
    ("train", ["region 1", "rail 1"], 8),
    ("worker", ["worker red"], 12),
    ("old-factory", ["old-factory paper"], 6),
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


# --- Contracts --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colour", ["blue", "grey", "yellow", "red", "black"])
def test_contract_of_a_colour(table, colour):
    t = table().factory("cotton-1A", goods=1).play("action contracts", f"contract {colour}")
    assert t.changes() == {"goods 1": -1, "contracts": 1, **BASIC[colour]}
    t = table().factory("cotton-1A", goods=1).upgraded(colour).play("action contracts", f"contract {colour}")
    assert t.changes() == {"goods 1": -1, "contracts": 1, **UPGRADED[colour]}


def test_contract_white(table):
    t = table().factory("cotton-1A", goods=1).play("action contracts", "contract white", "innovate rd")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "rd": 1}


@pytest.mark.parametrize(("tile", "special"), [
    ("cotton-1A", None), ("paper-1A", None), ("bento-1A", "level-2"), ("lenses-1A", "level-2"),
    ("bulbs-1A", "level-3"), ("watches-1A", "level-3"),
])  # fmt: skip
def test_contracts_that_ask_for_a_good(table, tile, special):
    t = table().factory(tile, goods=1).play("action contracts")
    found = [move.removeprefix("contract ") for move in t.moves() if move.startswith("contract level")]
    assert found == ([special] if special else [])
    if special:
        t.play(f"contract {special}")
        assert t.moves() == [f"department {colour}" for colour in COLOURS]
        assert t.play("department black").changes() == {"goods 1": -1, "contracts": 1, "coal": 2}


# --- Goals ------------------------------------------------------------------------------------------------------------
def lead(t, goal, by=1):
    """The seat reaches so much of a goal."""
    if goal in ("machines", "trains", "ships"):
        return t.built(**{goal: by})
    if goal in ("rd", "mining", "finance"):
        return t.on(**{goal: by})
    if goal == "factories":
        for tile in ("cotton-1A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A", "watches-1A")[:by]:
            t.factory(tile)
    elif goal == "contracts":
        t.concluded(*["white", "blue", "grey", "yellow", "red"][:by])
    else:
        for value in range(1, by + 1):
            t.token(value, "top", t.seat, value)
    return t


@pytest.mark.parametrize("goal", GOALS)
def test_goal_rewards_the_leader(table, goal):
    t = table(seats=2, module="goals", to_move="violet").have(money=1).at_round(2).goal(1, 1, goal)
    lead(t, goal, 2).last_worker("rd" if goal == "mining" else "mining")
    t.on(seat=1, **{"mining": 0})
    t.play("action rd" if goal == "mining" else "action mining")
    assert t.asked == "goal-reward"
    assert t.moves() == ["goal-reward 1", "goal-reward 2", "goal-reward 3"]


@pytest.mark.parametrize(("move", "given"), [
    (["goal-reward 1"], {"vp": 3}), (["goal-reward 2"], {"money": 4}),
    (["goal-reward 3", "department grey"], {"iron": 2}),
])  # fmt: skip
def test_goal_rewards_of_period_1(table, move, given):
    t = table(seats=2, module="goals").at_round(2).goal(1, 1, "ships").built(ships=1).last_worker("rd").have(money=1)
    assert t.play("action rd", *move).changes() == {"money": -1 + given.pop("money", 0), "rd": 1, **given}


@pytest.mark.parametrize(("move", "given"), [
    (["goal-reward 1"], {"vp": 5}),
    (["goal-reward 2", "department grey", "department grey"], {"iron": 4}),
    (["goal-reward 2", "department grey", "department black"], {"iron": 2, "coal": 2}),
])  # fmt: skip
def test_goal_rewards_of_period_2(table, move, given):
    t = table(seats=2, module="goals").at_round(4).goal(2, 1, "ships").built(ships=1).last_worker("rd").have(money=1)
    assert t.play("action rd", *move).changes() == {"money": -1, "rd": 1, **given}


def test_goal_rewards_of_period_3_are_fixed(table):
    t = table(seats=4, module="goals").at_round(8, turns_left=1).have(money=1)
    t.goal(3, 1, "ships").goal(3, 2, "trains").goal(3, 3, "contracts")
    t.built(ships=1).built(seat=1, trains=2).built(seat=2, ships=1).hiring("rd", "black").play("action rd")
    assert t.game.over
    assert [t.points(seat).get("goals", 0) for seat in range(4)] == [8, 6, 8, 0]


# --- The solo game ----------------------------------------------------------------------------------------------------
def alone(table, solo="medium", **workers):
    """Your R&D turn is next, after which Takatoshi acts; one worker on each space unless said."""
    t = table(seats=1, solo=solo).have(money=2).hiring("rd", "black", "black")
    for action in ("trains", "ships", "contracts", "markets"):
        t.hiring(action, *["black"] * workers.get(action, 2))
    for city in range(1, 9):
        t.city(city, "cotton paper cotton paper")
    return t


@pytest.mark.parametrize(("tile", "action"), [(1, "trains"), (2, "ships"), (3, "contracts"), (4, "rd"), (5, "markets")])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_solo_tile_of_a_hiring_space(table, tile, action, level):
    t = alone(table, level).hiring("rd", "black", "black", "black")
    t.play("action rd", outcomes=[f"solo-tile {tile}"])
    assert len(t.workers_at(action)) == 1
    solo = t.game.view()["solo"]
    assert solo["trains"] == (5 if tile == 1 else 6)
    assert solo["tokens_used"] == ([1, 0, 0] if tile == 5 else [0, 0, 0])
    assert tile not in solo["tiles_left"]


@pytest.mark.parametrize(("tile", "most", "taken"), [
    (6, ("ships", "contracts"), "ships"),  # green, left
    (7, ("ships", "contracts"), "contracts"),  # green, right
    (8, ("ships", "contracts"), "contracts"),  # yellow, right
    (9, ("ships", "contracts"), "ships"),  # red, left
    (6, ("contracts",), "contracts"),
    (9, ("markets",), "markets"),
])  # fmt: skip
def test_solo_tile_with_the_worker_sign(table, tile, most, taken):
    t = alone(table, **{action: 3 for action in most})
    t.play("action rd", outcomes=[f"solo-tile {tile}"])
    assert len(t.workers_at(taken)) == 2
    for other in set(most) - {taken}:
        assert len(t.workers_at(other)) == 3


@pytest.mark.parametrize(("goal", "enough"), [
    ("factories", 5), ("machines", 5), ("trains", 5), ("ships", 5), ("contracts", 5), ("rd", 11), ("mining", 11),
    ("finance", 11), ("tokens", 6),
])  # fmt: skip
def test_solo_goal(table, goal, enough):
    for reached, won in ((enough - 1, False), (enough, True)):
        t = table(seats=1, solo="easy").at_round(8, turns_left=1).have(money=1, vp=50)
        t.table.solo_goals[0] = GOALS.index(goal) + 1
        lead(t, goal, reached).play("action mining" if goal == "rd" else "action rd")
        assert t.game.over
        assert t.points()["won"] == won
        if not won:
            assert t.points()["objectives"] == {} and t.points()["money"] == 0  # lost: no final scoring
