"""Why not? Sentences at tables set up by hand: what areas, cards, orders and buildings say against themselves."""

from __future__ import annotations


def why(t, target, language="en"):
    return t.game.why_not(target, language)


def test_a_used_area_and_what_opens_it(table):
    t = table().cards(2, 3).used("bank")
    assert why(t, "area bank") == why(t, "area-bank") == "A strength card already lies here this round."
    assert why(t, "area-bank", "pl") == "W tej rundzie leży tu już karta siły."
    assert why(t, "area harbour") is None
    assert why(t.technology("tram"), "area bank") is None


def test_orders_and_agents(table):
    t = table().cards(2).hand(1).fulfilled(2, seat=1)
    goods = [(good, count) for good, count in zip(("copper", "silk", "tea", "fish"), t.box.order_goods[0], strict=True)]
    missing = ", ".join(f"{count} {good}" for good, count in goods if count)
    assert why(t, "fulfil 1") == f"Missing: {missing}."
    assert why(t, "fulfil 2") == "This order is fulfilled."
    assert why(t, "fulfil 3") == why(t, "fulfil 36") == "You do not hold this order."
    assert why(t, "agent") == "You have no foreign agent ready."
    assert why(t, "hire").startswith("Needs one of these: ") and "2 church cards" in why(t, "hire")
    assert why(t, "textile-mill") == "You do not have this technology: Textile Mill."
    assert why(t.technology("textile-mill"), "textile-mill") == "Needs 1 silk; you have none."


def test_the_church_and_its_payments(table):
    t = table().have(yen=1, tea=1).open_churches(1, 9).strength("church", 3).play("area church")
    assert t.game.decision.kind == "church"
    faith, need = t.box.gives[4][3], t.box.faith
    for card in (1, 9):
        told = f"Needs faith {need[card - 1]}; you have {faith} and can raise it by 2."
        assert why(t, f"church {card}") == (told if need[card - 1] > faith + 2 else None)
    assert why(t, "church 5") == "This card is not on display."


def test_the_laboratory(table):
    t = table().have(yen=2).display("exhibition", "stagecoach").strength("laboratory", 1).play("area laboratory")
    assert why(t, "technology ball") == "This card is not on display."
    need, production = t.box.production[0], t.box.gives[8][1]
    told = f"Needs production {need}; you have {production}. You would have to pay 2 yen or 1 import"
    assert why(t, "technology exhibition") == f"{told} {need - production} times, and can pay once."
    assert why(t, "technology stagecoach") is None


def test_exchanges_and_customs(table):
    t = table().have(yen=1, tea=1).strength("chinatown", 2).play("area chinatown")
    assert why(t, "sell fish") == "Needs 1 fish; you have none."
    assert why(t, "sell tea") is None
    t = table().have(imports=2).strength("customs", 5).play("area customs")
    assert why(t, "flip 4") == "Needs 4 imports; you have 2 imports."


def test_buildings(table):
    t = table().have(yen=3, agents=1).strength("bank", 3).build("bank", "shop").build("bank", "warehouse", seat=1)
    t.game.names = ["Anna", "Ben"]
    t.play("area bank")
    assert t.game.decision.kind == "after"
    assert why(t, "build shop") == why(t, "shop-0-bank") == "You already have a shop here."
    assert why(t, "build warehouse") == "The warehouse of Ben stands here."
    assert why(t, "area church") == "First: build, take free actions, or end the turn."


def test_what_is_asked_first(table):
    t = table().cards(2, 3)
    assert why(t, "buy tea") == why(t, "buy-tea") == "First act in this area: Chinatown."
    assert why(t, "bonus 1") == "From strength 5 on you take a bonus card."
    assert why(t, "end") == "First comes the area action."
    assert why(t.used("chinatown"), "buy tea") == "A strength card already lies here this round."
