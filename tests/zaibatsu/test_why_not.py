"""Why not? Sentences at tables set up by hand: what each action, tile, space and token says against itself."""

from __future__ import annotations

import pytest

from .situations import new, no_demand


def why(t, target, language="en"):
    return t.game.why_not(target, language)


# --- A turn -----------------------------------------------------------------------------------------------------------
def test_a_full_work_area_and_an_empty_hiring_space(table):
    t = table().have(money=1).hiring("rd")
    assert why(t, "action rd") == why(t, "action-rd") == "No worker is left on this hiring space."
    t = table().have(money=9).work("grey", "grey", "grey", "grey", "grey", "grey").have(silk=1)
    t.game.table.frame_seat[:2] = [1, 1]  # who can do two things, so that the game waits
    assert "turn" in t.game.why_not("action rd", seat=0)
    t = table().have(money=3)
    assert why(t, "consolidate") == "Your work area is empty: hire a worker before you consolidate."
    assert why(t, "pass") == "You may pass only if you can neither act nor consolidate."
    assert why(t, "action-mining") is None


def test_rd_and_mining_cost_money_and_silk_counts(table):
    t = table().work("red").have(iron=3)
    assert why(t, "action-rd") == "Needs 1 money; you have 0 money and no silk."
    assert why(t, "action-rd", "de") == "Nötig: 1 Geld; du hast 0 Geld und keine Seide."
    assert why(t.have(silk=1), "action-rd") is None
    t = table().have(money=2, silk=2).play("action rd")
    assert why(t, "steps 3") == "Needs 6 money; you have 2 money and 2 silk."
    t = table().have(money=9).on(rd=11).play("action mining")
    assert why(t, "steps 1") is None


# --- Factories --------------------------------------------------------------------------------------------------------
def test_a_factory_needs_its_rd_value_or_silk(table):
    t = table().have(money=6).on(rd=0).display("cotton-1A", "bento-1A", "watches-1A")
    need = t.box.need[1]
    value = t.box.track_value[0][0]
    assert why(t, "tile-watches-1").startswith(f"Needs R&D {t.box.need[2]}; you have {value}, and silk makes up for 3")
    t = table().have(money=6, iron=3).display("bento-1A")
    t.on(rd=next(space for space, rd in enumerate(t.box.track_value[0]) if rd == need - 1))
    said = f"Needs R&D {need}; you have {need - 1} and no silk (1 silk would make up for it)."
    assert why(t, "tile-bento-1") == why(t, "factory bento-1") == why(t, "action-factory") == said
    assert why(t.have(silk=1), "tile-bento-1") == "First choose the action Factory."
    assert why(t.have(money=5), "tile-bento-1") == "Needs 6 money and 1 silk; you have 5 money and 1 silk."
    assert why(t, "tile-bento-2") == "This factory is not on display."


def test_a_factory_needs_a_slot(table):
    t = table().have(money=9).display("cotton-1A").on(rd=3)
    for number in range(6):
        t.factory(f"paper-{number + 1}A" if number < 5 else "cotton-2A")
    assert why(t, "action-factory") == why(t, "tile-cotton-1") == "All your factory slots are taken."


# --- Machines and production ------------------------------------------------------------------------------------------
def test_machines(table):
    t = table().have(money=10).factory("cotton-1A", machines="free").factory("old-paper")
    assert why(t, "action-machines") == "Only iron places are left; they cost 1 iron each, and you have too little."
    assert "The Old Factory takes no machines." in why(t, "slot-0-2")
    t = table().have(money=4, iron=1).factory("cotton-1A")
    assert why(t, "action-machines") == "Needs 5 money; you have 4 money and no silk."
    assert why(table().have(money=9), "action-machines") == "No factory of yours has a free place for a machine."
    assert why(table().have(money=9).built(machines=6), "action-machines") == "All your machines are built."
    t = table().have(money=20).factory("cotton-1A").factory("cotton-2A").factory("paper-1A", machines="free")
    t.play("action machines", "machine 1 free")
    assert why(t, "slot-0-1") == "This machine must go to another factory."
    assert why(t, "slot-0-3") == "The free place has a machine. The iron place costs 1 iron; you have too little."
    assert why(t, "slot-0-5") == "There is no factory yet."
    assert why(t, "slot-0-2") is None


def test_production(table):
    assert why(table().have(money=9), "action-production") == "You have no factory that can produce."
    t = table().have(money=9).factory("cotton-1A").factory("watches-1A")
    assert why(t, "action-production").startswith("Needs ") and "coal; you have none." in why(t, "action-production")
    t.have(coal=9).play("action production", "produce 1")
    assert why(t, "slot-0-1") == "This factory has already produced in this action."
    assert why(t, "produce-without-coal 2") == "No factory of yours lets you produce without coal."


# --- Ships and trains -------------------------------------------------------------------------------------------------
def test_ships_and_experts(table):
    t = table().have(money=4, iron=1)
    assert why(t, "action-ships") == "Costs 3 iron, or 5 money and 1 iron; you have 1 iron, 4 money and no silk."
    t = table().have(money=9, iron=9).work("red", "red", "red", "red", "red")
    assert why(t, "action-ships") == "You need two empty work spaces: for the worker and for the expert."
    t = table(seats=2).have(iron=9, money=9).work("red expert", seat=1)
    london = next(place for place in t.game.view(0)["locations"] if t.game.view(0)["locations"][place]["expert_with"])
    assert why(t, f"location-{london}") == "Its expert is working for Player 2."
    t.game.names = ["Anna", "Hana"]
    assert why(t, f"location-{london}", "de") == "Die Facharbeitskraft von hier arbeitet für Hana."
    t = table(seats=2).have(iron=9, money=9).ship("paris", 0).ship("paris", 1)
    assert why(t, "location-paris") == "All ship spaces here are taken."
    assert why(t, "location-berlin") == "First choose the action Ships."
    assert why(table().have(iron=9).built(ships=6), "action-ships") == "All your ships are at sea."


def test_trains(table):
    t = table(seats=2).have(iron=9, money=9).train(1, 2, 1)
    assert why(t, "rail-1-2") == "The train of Player 2 stands here."
    assert why(t, "rail-1-4") == "With this many players only the first 3 train spaces are open."
    assert why(t, "rail-1-1") == why(t, "region-1") == "First choose the action Trains."
    for space in (1, 2, 3):
        t.train(2, space, 1)
    assert why(t, "region-2") == "This region has no free train space."
    t.play("action trains", "pay iron", "region 1", "rail 1", "pay iron")
    assert why(t, "region-1") == "You have just built a train here: choose another region."


# --- Local markets ----------------------------------------------------------------------------------------------------
def test_a_market_needs_the_good_and_the_token(table):
    t = no_demand(table(seats=2)).city(1, "cotton paper bento lenses").have(money=3).factory("cotton-1A", goods=2)
    assert why(t, "space-1-2") == "Needs paper; you have none."
    assert why(t, "space-1-1") == "First choose the action Local Markets."
    values = [t.box.influence[0][amount] for amount in (1, 2)]
    for city, value in zip((3, 4), values, strict=True):
        while t.game.table.tokens[0][value] > 1:
            t.game.table.tokens[0][value] -= 1
        t.token(city, "top", 0, value)
    said = f"Your influence tokens {values[0]} and {values[1]} are on the map."
    assert why(t, "space-1-1") == said
    assert why(t, "action-markets") == said


def test_a_market_needs_a_higher_token(table):
    t = no_demand(table(seats=2)).city(1, "cotton paper cotton lenses").have(money=3).factory("cotton-1A", goods=1)
    value = t.box.influence[0][1]
    t.token(1, "top", 1, value)
    assert why(t, "space-1-1") == f"Influence {value} lies here; your goods and tokens reach {value} at most."
    t.token(1, "right", 1, value)
    assert why(t, "space-1-3").startswith(f"The city is full: you need more than influence {value}, and ")
    t = no_demand(table(seats=2)).city(1, "cotton paper cotton lenses").city(5, "cotton cotton cotton cotton")
    t.have(money=3).factory("cotton-1A", goods=3).play("action markets", "market 1 top", "amount 1", "reward vp")
    assert why(t, "space-5-1") == "All deliveries of an action go to one region: Kyushu."
    assert why(t, "stop") is None


# --- Investments and contracts ----------------------------------------------------------------------------------------
def test_contracts(table):
    t = table().have(money=3)
    assert why(t, "action-contracts") == why(t, "contract-0-red") == "You have no goods."
    t.factory("cotton-1A", goods=2).factory("paper-1A", goods=1).concluded("red")
    assert why(t, "contract-0-red") == "You have concluded this contract."
    t.play("action contracts", "good cotton")
    assert why(t, "contract-0-level-2") == "Pay bento or lenses in this action first."
    t.factory("bento-1A", goods=2).play("invest")
    assert why(t, "good cotton") == "You have already paid with this good in this action."
    assert why(t, "good paper") == "Needs 2 paper; you have 1 paper."
    assert why(t, "good bento") is None


# --- What is asked now, departments, consolidation --------------------------------------------------------------------
def test_what_is_asked_first(table):
    t = table().have(money=6).hiring("factory", "red", "grey").display("cotton-1A", "watches-1A").on(rd=3)
    assert why(t, "worker-3-red").startswith("First choose the action ")
    t.play("action factory")
    assert why(t, "tile-cotton-1") == "First: choose a worker."
    assert why(t, "tile-cotton-1", "de") == "Zuerst: wähle eine Arbeitskraft."
    assert why(t, "tile-cotton-1", "pl") == "Najpierw: wybierz pracownika."
    assert why(t, "tile-watches-1").startswith("First: choose a worker. Needs R&D ")
    assert why(t, "worker blue") == "No worker of this colour stands there."
    assert why(t, "department-0-red").endswith("when an effect activates it, or when you consolidate.")
    assert why(t, "department-1-red") == "This belongs to Player 2."


def test_the_other_player_waits(table):
    t = table(seats=2).have(money=3)
    t.game.names = ["Anna", "Hana"]
    assert t.game.why_not("action-rd", seat=1) == "It is Anna's turn."
    assert t.game.why_not("action-rd", "de", 1) == "Anna ist am Zug."
    assert t.game.why_not("action-rd", "pl", 1) == "Teraz kolej gracza Anna."


def test_consolidation(table):
    t = table().have(money=3, coal=1).work("red", "blue", "red", "grey", "grey", "grey").objective(ships=1)
    t.game.table.workers[0] = 5
    assert why(t, "objective-0-ships") == "This comes up when you consolidate."
    beside = t.box.benefit_at[4]
    t.play("consolidate")
    if t.asked == "benefit":
        assert why(t, "benefit none") == f"Take the level {beside} token at your last worker, or a lower one."
        t.play("benefit 1")
    assert t.asked == "objective"
    assert why(t, "objective-0-ships") == "A benefit token already lies here."
    assert why(t, "objective-0-rd") is None


def test_start_tiles():
    game = new(seats=2)
    game.names = ["Anna", "Hana"]
    assert game.why_not("pair-1") is None
    assert game.why_not("action-rd") == "First: choose a pair of start tiles."
    game.play("pair 1")
    while game.decision.kind != "pair":
        game.play(game.codes()[0])
    assert game.why_not("pair-1") == "Hana has taken this pair."


@pytest.mark.parametrize("decoration", ["board", "queue", "points-0", "seat-1"])
def test_what_is_no_thing_of_the_rules_has_no_reason(decoration):
    assert new(seats=2).why_not(decoration) is None
