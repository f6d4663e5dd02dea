"""The worked examples of the rulebook of Nippon: Zaibatsu, named after the pages of the German edition.

The persons are called by their colours: Ferdi is violet, Kirsten green, Max pink, Alex orange.
"""

from __future__ import annotations

import pytest


# --- The boxed examples -----------------------------------------------------------------------------------------------
def test_de_p9_rd_one_step_for_one_money(table):
    t = table(to_move="violet").have(money=5).hiring("rd", "white", "blue", "blue")
    t.play("action rd", "worker white", "steps 1")
    assert t.changes() == {"money": -1, "rd": 1}
    assert t.work_area() == ["white"]
    assert t.workers_at("rd") == ["blue", "blue"]


def test_de_p9_mining_two_steps_for_three_money(table):
    t = table(to_move="green").have(money=5).hiring("mining", "blue", "white")
    t.play("action mining", "worker blue", "steps 2")
    assert t.changes() == {"money": -3, "mining": 2}
    assert t.work_area() == ["blue"]


def test_de_p10_factory_with_silk_reaches_the_black_department(table):
    t = table(to_move="violet").have(money=6, silk=1).on(rd=1)
    t.display("cotton-1A", "paper-1A").hiring("factory", "white", "red")
    t.play("action factory", "worker white", "factory cotton-1")
    assert t.changes() == {"money": -6, "silk": -1, "rd": 2, "coal": 2, "factories": 1}
    assert t.see()["rd"] == 3
    assert t.factories() == ["cotton-1A"]
    assert t.game.view()["display"] == ["paper-1A"]


def test_de_p11_machine_on_the_left_place_costs_five_money(table):
    t = table(to_move="violet").factory("cotton-1A").have(money=7, iron=1).hiring("machines", "blue", "red")
    t.play("action machines", "worker blue")
    assert t.moves() == ["machine 1 free", "machine 1 paid"]
    t.play("machine 1 free")
    assert t.changes() == {"money": -5, "machines": 1, "machines 1": 1}


def test_de_p11_production_with_one_machine_gives_two_goods(table):
    t = table(to_move="violet").factory("cotton-1A", machines="free").have(coal=2).hiring("production", "yellow", "red")
    t.play("action production", "worker yellow")
    assert t.changes() == {"coal": -2, "goods 1": 2}
    assert t.game.view()["seats"][0]["factories"][0]["good"] == "cotton"


def test_de_p9_to_p17_violets_opening_from_one_start_tile(table):
    """The examples of R&D, factory, machines and production are one opening: start tile B1 pays for it."""
    t = table(seats=2, to_move="violet").have(money=12, coal=1, silk=1).display("cotton-1A", "paper-1A")
    t.hiring("rd", "white", "blue").hiring("factory", "blue", "white")
    t.hiring("machines", "white", "blue")
    t.play("action rd", "worker white", "steps 1", "action mining", "steps 1")
    t.play("action factory", "worker white", "factory cotton-1", "action mining", "steps 1")
    t.play("action machines", "worker blue", "action mining", "steps 1")
    t.play("action production")
    assert t.changes() == {
        "money": -12,
        "silk": -1,
        "rd": 3,
        "factories": 1,
        "machines": 1,
        "machines 1": 1,
        "goods 1": 2,
    }
    assert t.see()["coal"] == 1 + 2 - 2
    assert len(t.work_area()) == 4


@pytest.mark.parametrize("closed", ["paris", "new-york"])  # Paris in the German text, New York in the Polish one
def test_de_p12_ships_two_locations_third_offered(table, closed):
    t = table(to_move="orange").have(iron=7, money=2).built(machines=2).hiring("ships", "grey", "black")
    t.work({"paris": "yellow", "new-york": "black"}[closed] + " expert", seat="green")
    t.play("action ships", "worker grey")  # three iron are the only price it can pay
    assert f"location {closed}" not in t.moves()
    assert len(t.moves()) == 5
    t.play("location berlin")
    assert t.changes() == {"iron": -3, "ships": 1, "finance": 1, "upgraded white": 1}
    assert t.work_area() == ["grey", "white expert"]
    t.play("pay iron", "location san-francisco")
    assert t.changes() == {
        "iron": -6,
        "ships": 2,
        "finance": 1,
        "silk": 3,
        "upgraded white": 1,
        "upgraded red": 1,
    }
    assert t.work_area() == ["grey", "white expert", "red expert"]
    # The third one: three silk as money, two money and one iron.
    assert t.moves() == ["pay money", "stop"]
    t.play("pay money")
    assert not {"location berlin", "location san-francisco", f"location {closed}"} & set(t.moves())
    assert len(t.moves()) == 3
    t.play("location london")
    assert (t.see()["iron"], t.see()["money"], t.see()["silk"]) == (0, 0, 0)
    assert t.see()["ships"] == 3


def test_de_p12_ships_third_activation_is_optional(table):
    t = table(to_move="orange").have(iron=7, money=2).built(machines=2)
    t.play("action ships", "location berlin", "pay iron", "location san-francisco", "stop")
    assert t.asked is None
    assert t.changes()["ships"] == 2


def test_de_p13_trains_pay_with_the_iron_just_gained(table):
    t = table(to_move="green").have(iron=3, money=5).hiring("trains", "yellow", "red")
    t.play("action trains", "worker yellow", "pay iron", "region 1", "rail 1")
    assert t.see()["iron"] == 1
    assert t.moves() == ["pay money", "stop"]
    t.play("pay money")
    assert t.moves() == ["region 2", "region 3", "region 4"]
    t.play("region 2", "rail 1")
    assert t.changes() == {"iron": -3, "money": -5, "trains": 2, "coal": 1}
    assert t.asked is None  # nothing is left to pay with


def test_de_p15_markets_three_deliveries_in_one_region(table):
    t = table(to_move="pink").factory("paper-1A", goods=3).factory("lenses-1A", goods=1)
    t.city(1, "paper cotton bento bulbs").city(2, "bulbs lenses bento cotton").hiring("markets", "yellow", "red")
    t.play("action markets", "worker yellow", "market 1 top", "amount 1", "reward bonus")
    assert t.token_at(1, "top") == ("pink", 1)
    t.play("market 1 top", "reward bonus")
    assert t.token_at(1, "top") == ("pink", 2)
    assert t.see()["token 1"] == 1
    t.play("market 2 right", "reward bonus")
    assert t.token_at(2, "right") == ("pink", 3)
    assert t.changes() == {"coal": 6, "goods 1": -3, "goods 2": -1, "token 2": -1, "token 3": -1}


def test_de_p16_contracts_and_the_modifier_of_paper_3a(table):
    t = table(to_move="pink").upgraded("blue").hiring("contracts", "grey", "red")
    t.factory("lenses-1A", goods=1).factory("paper-3A", goods=2).factory("cotton-1A", goods=3)
    t.play("action contracts", "worker grey", "good lenses", "invest")
    assert t.changes() == {"goods 1": -1, "finance": 2}
    t.play("good paper", "contract level-2", "department blue")
    assert t.changes() == {"goods 1": -1, "goods 2": -2, "finance": 2, "money": 5, "contracts": 1}
    t.play("good cotton", "contract yellow")
    assert t.changes() == {
        "goods 1": -1,
        "goods 2": -2,
        "goods 3": -3,
        "finance": 4,
        "money": 5,
        "vp": 2,
        "contracts": 2,
    }
    assert t.game.view()["seats"][2]["contracts"] == ["level-2", "yellow"]


@pytest.mark.parametrize(("between", "by"), [("mining", 1), ("rd", 0)])  # the Polish text: R&D or mining
def test_de_p17_consolidation_with_four_workers_of_two_colours(table, between, by):
    t = table(to_move="violet").work("white", "blue", "white", "blue")
    t.have(money=7, coal=3, silk=1, iron=2, vp=20).factory("cotton-1A", goods=2).on(rd=3)
    bag = list(t.table.bag)
    t.play("consolidate", "objective rd")
    assert t.see()["money"] == t.see()["coal"] == 0
    assert t.moves() == ["innovate rd", "innovate mining"]
    t.play(f"innovate {between}")
    assert t.see()["mining"] == by
    assert t.see()["money"] == 3 + 12 - 6 == 9
    assert t.see()["coal"] == 2
    assert [t.see()[name] for name in ("silk", "iron", "vp", "goods 1")] == [1, 2, 20, 2]
    assert t.work_area() == []
    assert [now - then for now, then in zip(t.table.bag, bag, strict=True)] == [2, 2, 0, 0, 0, 0]
    assert t.game.view()["seats"][0]["objectives"] == {"rd": 1}
    assert t.game.view()["seats"][0]["benefit_left"] == [2, 3, 3]


def test_de_p18_two_tied_for_second_share_eight_and_six(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    # The second region: 6 of the 12 printed there are covered.
    t.token(3, "right", "violet", 3).token(3, "bottom", "pink", 5).token(4, "bottom", "green", 5)
    t.play("action rd")
    assert t.game.view()["regions"][1]["foreign"] == 6
    assert t.region_points(2) == {"violet": 2, "pink": 7, "green": 7, "orange": 0}


def test_de_p19_final_scoring_of_188(table):
    t = table(to_move="violet").at_round(8, turns_left=1).have(vp=109, money=1, silk=4)
    t.on(rd=6, mining=8, finance=2).built(ships=3, trains=5)
    t.factory("cotton-1A", goods=1).factory("paper-1A").factory("bento-1A").factory("lenses-1A").built(machines=5)
    t.objective(ships=2, machines=3, trains=2, rd=1, mining=3, factories=3).hiring("rd", "red")
    t.play("action rd", "steps 1")  # the last turn: onto the lower threshold of R&D
    assert t.game.over
    points = t.points("violet")
    assert points["objectives"] == {"ships": 8, "machines": 20, "trains": 16, "rd": 5, "mining": 10, "factories": 14}
    assert sum(points["objectives"].values()) == 73
    left = t.see("violet")
    assert sorted([left["coal"], left["silk"], left["goods 1"]]) == [1, 6, 6]
    assert left["money"] == 11
    assert (points["resources"], points["money"]) == (4, 2)
    assert t.game.scores()[0] == 188


def test_de_p23_takatoshi_serves_the_white_region(table):
    t = table(seats=1, solo="hard").have(money=3).at_round(3)
    t.hiring("trains", "black").hiring("ships", "red", "red", "red").hiring("contracts", "red", "grey", "red")
    t.hiring("production", "blue", "blue").hiring("markets", "red", "white", "black")
    t.priority("blue yellow white red grey black", "blue white red grey")
    # Blue region: he 5, you 3. White: he 2 by a train, you a 4. Red: you 2, one space with a printed 3.
    t.token(1, "top", "takatoshi", 3).train(1, 1, "takatoshi").token(2, "top", "violet", 3)
    t.train(2, 1, "takatoshi").token(4, "top", "violet", 4)
    t.city(3, "cotton paper bento bulbs").city(4, "lenses cotton paper bento")
    t.token(5, "top", "violet", 2).city(5, "cotton paper bulbs lenses").city(6, "cotton paper bulbs watches")
    t.table.solo_used[1] = 1  # the 3 of the middle row is gone: a 4 is the leftmost
    assert t.game.view()["solo"]["influence"][:3] == [5, 2, 0]
    assert [region["influence"][0] for region in t.game.view()["regions"][:3]] == [3, 4, 2]
    white = t.table.bag[0]
    t.play("action mining", "steps 1", outcomes=["solo-tile 8"])  # workers, yellow frame, arrow to the right
    assert t.workers_at("markets") == ["red", "black"]
    assert t.table.bag[0] == white + 1
    assert t.token_at(4, "top") == ("violet", 4)
    assert t.token_at(3, "bottom") == ("takatoshi", 4)
    assert t.token_at(4, "left") is None
    assert t.game.view()["solo"]["influence"][1] == 6
    assert t.game.view()["solo"]["tokens_used"] == [0, 2, 0]


# --- Numbers inside the rules -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("machines", "goods"), [("", 1), ("free", 2), ("both", 3)])
def test_de_p11_production_by_machines(table, machines, goods):
    t = table().factory("cotton-1A", machines=machines).have(coal=2)
    assert t.play("action production").changes() == {"coal": -2, "goods 1": goods}


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 4), (3, 4), (4, 4)])
def test_de_p11_four_goods_fit_below_a_factory(table, before, after):
    t = table().factory("cotton-1A", goods=before, machines="both").have(coal=2)
    assert t.play("action production").see()["goods 1"] == after


@pytest.mark.parametrize(("good", "tile", "values"), [
    ("cotton", "cotton-1A", [1, 2, 3]),
    ("paper", "paper-1A", [1, 2, 3]),
    ("bento", "bento-1A", [3, 4, 5]),
    ("lenses", "lenses-1A", [3, 4, 5]),
    ("bulbs", "bulbs-1A", [5, 6, 7]),
    ("watches", "watches-1A", [5, 6, 7]),
])  # fmt: skip
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_de_p14_influence_by_level_and_goods(table, good, tile, values, amount):
    t = table().factory(tile, goods=3)
    for city in range(1, 9):
        t.city(city, "cotton cotton cotton cotton" if good != "cotton" else "paper paper paper paper")
    t.city(1, " ".join([good] * 4))
    t.play("action markets", "market 1 left", f"amount {amount}")
    assert t.token_at(1, "left") == ("violet", values[amount - 1])


def test_de_p14_no_lower_token_instead(table):
    """Two paper ask for the token 2: while it lies on the board, they cannot be paid."""
    t = table().factory("paper-1A", goods=2).token(8, "top", "violet", 2).city(1, "paper bulbs bulbs bulbs")
    t.city(2, "bulbs bulbs bulbs paper")
    for city in range(3, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.play("action markets", "market 1 top")
    assert t.changes() == {"goods 1": -1, "token 1": -1}


def test_de_p18_two_tied_for_first_leave_the_third_place(table):
    t = table(to_move="orange").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "top", "violet", 5).token(3, "right", "green", 5).token(4, "bottom", "pink", 4)
    t.token(4, "right", "orange", 2)
    t.play("action rd")
    assert t.game.view()["regions"][1]["foreign"] == 2  # tied with orange for the fourth place
    assert t.region_points(2) == {"violet": 9, "green": 9, "pink": 6, "orange": 1}


def test_de_p18_with_two_seats_no_second_place(table):
    t = table(seats=2, to_move="green").have(money=1).at_round(2).last_worker("rd")
    t.token(3, "top", "violet", 7).token(3, "right", "green", 4)  # foreign 7: tied with violet
    t.token(1, "left", "violet", 7).token(2, "top", "green", 4)  # foreign 6: second
    t.token(5, "left", "violet", 6).token(6, "top", "green", 7).token(6, "left", "green", 2)  # foreign 4: third
    t.play("action rd")
    assert t.region_points(1) == {"violet": 10, "green": 2}
    assert t.region_points(2) == {"violet": (10 + 6) // 2, "green": 2}
    assert t.region_points(3) == {"violet": 6, "green": 10}


@pytest.mark.parametrize(("colours", "left", "lost"), [
    ("white white white", 9, 0),
    ("white blue", 6, 0),
    ("white blue black", 3, 0),
    ("white blue red black", 1, 1),  # 12 due, 11 of the 12 money may be paid
    ("white blue black red grey", 1, 4),
    ("white blue black red yellow grey", 1, 7),
])  # fmt: skip
def test_de_p17_wages_three_a_colour_and_never_the_last_coin(table, colours, left, lost):
    t = table().work(*colours.split()).have(vp=10)
    t.objective(ships=1, machines=1, trains=1, rd=2, mining=2, finance=2, factories=3, contracts=3)  # no free field
    t.play("consolidate", "innovate rd")
    assert t.see()["money"] == left
    assert t.changes().get("vp", 0) == -lost


@pytest.mark.parametrize(("level", "lower", "upper"), [(1, 5, 10), (2, 8, 16), (3, 10, 20)])
@pytest.mark.parametrize("field", ["ships", "machines", "trains", "rd", "mining", "finance"])
def test_de_p19_thresholds(table, field, level, lower, upper):
    column, space = {"ships": (3, 5), "machines": (3, 5), "trains": (3, 5)}.get(field, (7, 11))
    for reached, points in ((0, 0), (column - 1, 0), (column, lower), (space - 1, lower), (space, upper)):
        t = table().at_round(8, turns_left=1).have(money=1).objective(**{field: level})
        (t.on if field in ("rd", "mining", "finance") else t.built)(**{field: reached})
        t.play("action mining" if field == "rd" else "action rd")
        assert t.game.over
        assert t.points()["objectives"] == {field: points}


def test_de_p24_round_end_adds_exactly_one_worker(table):
    t = table().have(money=1).last_worker("rd").hiring("trains").hiring("ships", "red").hiring("markets", "red", "red")
    t.play("action rd")
    at = {action: len(t.workers_at(action)) for action in ("trains", "ships", "contracts", "rd", "markets")}
    assert at == {"trains": 1, "ships": 2, "contracts": 3, "rd": 1, "markets": 3}


def test_de_p24_after_the_fifth_round_everything_is_refilled(table):
    t = table().have(money=1).at_round(5).last_worker("rd")
    t.play("action rd")
    assert t.table.round == 6
    assert len(t.workers_at("rd")) == 1
    assert [sum(row) for row in t.table.queue] == [3] * 5


@pytest.mark.parametrize(("tile", "frame", "acts"), [
    (6, "green", "easy medium hard"),
    (7, "green", "easy medium hard"),
    (8, "yellow", "medium hard"),
    (9, "red", "hard"),
])  # fmt: skip
@pytest.mark.parametrize("solo", ["easy", "medium", "hard"])
def test_de_p21_takatoshis_frames(table, tile, frame, acts, solo):
    t = table(seats=1, solo=solo).have(money=1).hiring("production", "white", "white")
    for action in ("ships", "contracts"):
        t.hiring(action, "white")
    busy, idle = ("markets", "trains") if tile in (7, 8) else ("trains", "markets")
    t.hiring(busy, "white", "white", "white").hiring(idle, "white")
    for city in range(1, 9):
        t.city(city, "cotton paper cotton paper")
    t.play("action rd", outcomes=[f"solo-tile {tile}"])
    solo_view = t.game.view()["solo"]
    acted = solo_view["trains"] < 6 or solo_view["tokens_used"] != [0, 0, 0]
    assert acted == (solo in acts.split())
    assert len(t.workers_at(busy)) == 2


@pytest.mark.parametrize(("vp", "rating"), [
    (300, 0), (240, 0), (239, 1), (210, 1), (209, 2), (180, 2), (179, 3), (150, 3), (149, 4), (0, 4), (-5, 4),
])  # fmt: skip
def test_de_p23_solo_ratings(table, vp, rating):
    t = table(seats=1, solo="easy").at_round(8, turns_left=1)
    t.table.solo_goals[:] = [6, 0, 0]  # R&D
    t.on(rd=11).have(money=1, vp=vp - 2)  # 12 money of the last income are 2 points, 2 coal none
    t.play("action mining")
    assert t.game.over
    assert t.points()["won"]
    assert t.game.scores() == [vp]
    assert t.points()["rating"] == rating
