"""Church, laboratory, Chinatown and harbour, and the decks they draw from."""

from __future__ import annotations


def test_a_short_order_deck_gives_what_is_left(table):
    t = table().cards(5).deck(7, under=(9,)).bonuses(1, 2, 3)
    t.play("area harbour", outcomes=["order-0 7"])
    assert t.moves() == ["keep 7", "keep 9"]
    t = table().cards(4).deck()
    t.play("area harbour")
    assert t.changes() == {}


def test_cards_under_the_deck_come_after_the_rest_in_their_order(table):
    t = table().cards(4).deck(30, under=(5, 6, 8, 11))
    t.play("area harbour", outcomes=["order-0 30"])
    assert t.moves() == ["keep 30", "keep 5", "keep 6", "keep 8"]


def test_technologies_and_churches_are_not_refilled_at_once(table):
    t = table().cards(5).display("tram", "ball").bonuses(1, 2, 3)
    t.play("area laboratory", "technology tram")
    assert t.game.view()["technologies"] == [None, "ball", None, None, None]
    t = table().cards(5).open_churches(1, 2)
    t.play("area church", "church 1")
    assert t.game.view()["churches"] == ["2"]


def test_a_church_and_a_technology_may_be_left(table):
    t = table().cards(4).open_churches(1)
    t.play("area church")
    assert t.moves() == ["church 1", "leave"]
    t.play("leave")
    assert t.changes() == {}
    t = table().cards(4).display("tram")
    t.play("area laboratory")
    assert t.moves() == ["technology tram", "leave"]


def test_church_takes_at_most_one_of_each_kind(table):
    t = table().cards(4).open_churches(9).have(copper=9, silk=9, tea=9, yen=9, imports=1, cleared=1)
    t.play("area church")  # faith 4 and five kinds are 9: not enough for 10
    assert t.asked == "after"
    t.have(fish=1)
    t = table().cards(4).open_churches(9).have(copper=9, silk=9, tea=9, yen=9, imports=1, cleared=1, fish=1)
    t.play("area church", "church 9")
    assert t.moves() == ["pay import", "pay cleared"]  # the four goods had to be paid
    t.play("pay cleared")
    assert t.changes() == {
        "copper": -1,
        "silk": -1,
        "tea": -1,
        "fish": -1,
        "cleared": -1,
        "yen": -1 + 3,
        "churches": 1,
    }


def test_church_payments_leave_a_choice(table):
    t = table().cards(4).open_churches(3).have(copper=1, silk=1, yen=1)
    t.play("area church", "church 3")
    assert t.moves() == ["pay copper", "pay silk", "pay yen"]
    t.play("pay silk")
    assert t.changes() == {"silk": -1, "yen": 2, "churches": 1}


def test_laboratory_payments_and_surcharge(table):
    t = table().cards(4).display("exhibition").have(yen=4, imports=1, cleared=1)
    t.play("area laboratory", "technology exhibition")
    assert t.moves() == ["pay yen", "pay import"]  # three are due: the first had to be yen, the last may be face down
    t.play("pay yen")
    assert t.moves() == ["pay import", "pay cleared"]
    t.play("pay cleared")
    assert t.changes() == {"yen": -4, "cleared": -1, "technologies": 1}


def test_the_fourth_technology_costs_more_and_the_third_does_not(table):
    t = table().cards(4).technology("mining", "tram").display("ball")
    t.play("area laboratory", "technology ball")
    assert t.changes() == {"technologies": 1}
    t = table().cards(4).technology("mining", "tram", "station").display("ball")
    t.play("area laboratory")
    assert t.moves() == ["hire", "leave"]  # out of reach
    t = table().cards(4).technology("mining", "tram", "station").display("ball").have(yen=2)
    t.play("area laboratory", "technology ball", "pay yen")
    assert t.changes() == {"technologies": 1, "yen": -2}


def test_chinatown_prices(table):
    for thing, price in {"copper": 3, "silk": 2, "tea": 1, "fish": 1, "import": 4}.items():
        t = table().cards(1).have(yen=price)
        t.play("area chinatown", f"buy {thing}")
        assert t.changes() == {"imports" if thing == "import" else thing: 1, "yen": -price}
        t = table().cards(1).have(yen=price - 1)
        t.play("area chinatown")
        assert f"buy {thing}" not in t.moves()
    for good, price in {"copper": 3, "silk": 2, "tea": 1, "fish": 1}.items():
        t = table().cards(1).have(**{good: 1})
        t.play("area chinatown", f"sell {good}")
        assert t.changes() == {good: -1, "yen": price}


def test_imports_cannot_be_sold(table):
    t = table().cards(3).have(imports=2, cleared=2, yen=1)
    t.play("area chinatown")
    assert not t.moves("sell")


def test_orders_may_be_fulfilled_between_exchanges(table):
    t = table().cards(2).have(yen=1, silk=1, tea=1).hand(2)
    t.play("area chinatown", "buy tea", "fulfil 2")
    assert t.asked == "exchange" and t.see()["yen"] == 2
    t.play("buy silk")
    assert t.changes() == {"tea": -1, "yen": -1, "orders": -1, "fulfilled": 1}


def test_harbour_second_order_for_an_import_of_either_side(table):
    for paid in ("import", "cleared"):
        t = table().cards(2).have(imports=1, cleared=1)
        t.play("area harbour", outcomes=["order-0 34", "order-0 36"])
        t.play("keep 34")
        assert t.moves() == ["another import", "another cleared", "stop"]
        t.play(f"another {paid}")
        assert t.changes() == {"orders": 2, {"import": "imports"}.get(paid, paid): -1}


def test_a_kept_order_may_pay_for_the_second(table):
    t = table().cards(2).have(tea=2, silk=1)
    t.play("area harbour", outcomes=["order-0 2", "order-0 36"])
    t.play("keep 2", "fulfil 2", "another yen")
    assert t.changes() == {"tea": -2, "silk": -1, "fulfilled": 1, "orders": 1}


def test_harbour_with_one_card_keeps_it(table):
    t = table().cards(1)
    t.play("area harbour")
    assert t.changes() == {"orders": 1}
