"""Free actions (p. 7) between steps and before each payment; an agent inside an action only in the harbour."""

from __future__ import annotations

import pytest

TEA_AND_FISH = 4  # three tea and two fish for an extra card +1
SILK_AND_TEA = 2  # one silk and two tea for 2 yen
TWO_SILK_AND_TEA = 7  # for an import


# --- Church -----------------------------------------------------------------------------------------------------------
def test_an_order_before_the_church_card_is_chosen_brings_it_into_reach(table):
    t = table().cards(2).open_churches(1).hand(SILK_AND_TEA).have(silk=1, tea=2)
    t.play("area church")
    assert t.moves() == ["church 1", f"fulfil {SILK_AND_TEA}", "leave"]
    t = table().cards(2).open_churches(1).hand(9).have(copper=1, tea=3).technology("language-school")
    t.play("area church", "fulfil 9", "church 1")
    assert t.changes() == {"copper": -1, "tea": -3, "yen": 1 + 1 - 1 + 1, "orders": -1, "fulfilled": 1, "churches": 1}


def test_an_order_before_each_of_six_payments_in_church(table):
    t = table().cards(4).open_churches(9).hand(SILK_AND_TEA)
    t.have(copper=1, silk=2, tea=3, fish=1, imports=1, yen=1)
    t.play("area church", "church 9")
    for payment in ("copper", "silk", "tea", "fish", "import", "yen"):
        assert t.asked == "faith-payment" and t.moves() == [f"pay {payment}", f"fulfil {SILK_AND_TEA}"]
        t.play(f"pay {payment}")
    assert t.see()["churches"] == 1 and t.asked == "after"


def test_after_an_order_between_two_payments_faith_stays_and_no_kind_pays_twice(table):
    t = table().cards(4).open_churches(2, 5).hand(SILK_AND_TEA).have(copper=2, silk=2, tea=3)
    t.play("area church", "church 5", "pay copper", f"fulfil {SILK_AND_TEA}")
    assert t.asked == "church" and t.moves() == ["church 2", "church 5", "leave"]
    t.play("church 5")
    assert t.moves() == ["pay silk", "pay tea", "pay yen"]  # one of them for faith 6; copper has been paid
    t.play("pay silk")
    assert t.changes()["copper"] == -1 and t.changes()["silk"] == -2 and t.see()["churches"] == 1


def test_a_kind_left_out_may_be_paid_after_a_free_action(table):
    t = table().cards(4).open_churches(5).hand(SILK_AND_TEA).have(copper=1, silk=1, tea=3)
    t.play("area church", "church 5", "pay silk")  # copper was left out
    assert t.moves() == ["pay tea"]  # veiled: the order lacks its silk now
    t = table().cards(4).open_churches(5).hand(SILK_AND_TEA).have(copper=1, silk=2, tea=3)
    t.play("area church", "church 5", "pay silk", f"fulfil {SILK_AND_TEA}", "church 5")
    assert t.moves() == ["pay copper", "pay tea", "pay yen"]


def test_an_import_gained_between_two_payments_does_not_pay_again(table):
    t = table().cards(4).open_churches(6).hand(TWO_SILK_AND_TEA).have(imports=1, silk=2, tea=1, fish=1, yen=2)
    t.play("area church", "church 6", "pay fish", "pay import", f"fulfil {TWO_SILK_AND_TEA}")
    assert t.see()["imports"] == 1
    t.play("church 6")  # the last one is paid in yen without a question
    assert t.see()["churches"] == 1 and t.changes()["yen"] == -1
    assert t.see()["imports"] == 1 + 1  # the card's reward, too


def test_goods_spent_on_an_order_may_cost_the_church_card(table):
    """Faith that was paid for is not given back."""
    t = table().cards(3).open_churches(3).hand(TEA_AND_FISH).have(silk=1, tea=3, fish=2)
    t.play("area church", "church 3", "pay silk", f"fulfil {TEA_AND_FISH}")
    assert t.asked is None  # faith 4, nothing left to give: no card
    assert t.changes() == {"silk": -1, "tea": -3, "fish": -2, "plus_1": 1, "orders": -1, "fulfilled": 1}


# --- Laboratory -------------------------------------------------------------------------------------------------------
def test_an_order_before_the_technology_is_chosen_brings_it_into_reach(table):
    t = table().cards(2).display("tram", "telephone").hand(SILK_AND_TEA).have(silk=1, tea=2)
    t.play("area laboratory")
    assert t.moves() == [f"fulfil {SILK_AND_TEA}", "leave"]
    t.play(f"fulfil {SILK_AND_TEA}")
    assert t.moves() == ["technology telephone", "leave"]  # production 3 for 2 yen; 4 would cost 4
    t.play("technology telephone")
    assert t.see()["technologies"] == 1 and t.see()["yen"] == 0


def test_an_order_before_each_payment_in_the_laboratory(table):
    t = table().cards(4).display("exhibition").hand(SILK_AND_TEA).have(silk=1, tea=2, yen=2, imports=1, cleared=1)
    t.play("area laboratory", "technology exhibition")
    for payment in ("yen", "import", "cleared"):
        assert t.asked == "technology-payment" and f"fulfil {SILK_AND_TEA}" in t.moves()
        t.play(f"pay {payment}")
    assert t.see()["technologies"] == 1


def test_yen_gained_between_two_payments_pays_for_the_technology(table):
    t = table().cards(4).display("exhibition").hand(SILK_AND_TEA).have(silk=1, tea=2, imports=3)
    t.play("area laboratory", "technology exhibition", "pay import", f"fulfil {SILK_AND_TEA}")
    assert t.asked == "technology"
    t.play("technology exhibition")
    assert t.moves() == ["pay yen", "pay import"]  # two are still missing
    t.play("pay yen")
    assert t.see()["imports"] == 1 and t.see()["yen"] == 0 and t.see()["technologies"] == 1


def test_production_stays_while_the_surcharge_is_still_to_pay(table):
    """The fourth technology: with all the production there, an order may come before the surcharge."""
    t = table().cards(4).technology("mining", "ball", "station").display("tram", "patents").hand(SILK_AND_TEA)
    t.have(silk=1, tea=2, yen=2)
    t.play("hire", "area laboratory", "technology tram")
    assert t.moves() == ["pay yen", f"fulfil {SILK_AND_TEA}"]
    t.play(f"fulfil {SILK_AND_TEA}")
    assert t.moves() == ["technology tram", "technology patents", "leave"]  # 4 yen: production 5 and the surcharge
    t.play("technology patents")
    assert t.see()["yen"] == 0 and t.see()["technologies"] == 4


# --- The Language School and the limit of extra cards -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("area", "card", "yen"), [("church", "church 1", 0), ("laboratory", "technology telephone", 1)]
)
def test_language_school_pays_and_the_extra_card_fits_once_another_was_played(table, area, card, yen):
    """Before the area action the fifth extra card would send one back; after one was played for it nothing is lost."""

    def ready():
        t = table().cards(1).technology("language-school").display("telephone").open_churches(1)
        return t.hand(TEA_AND_FISH).have(tea=3, fish=2, plus_1=3, plus_2=1, yen=yen)

    t = ready()
    t.play(f"fulfil {TEA_AND_FISH}")
    assert t.asked == "return"
    t = ready()
    t.play(f"area {area}", "extra 1", f"fulfil {TEA_AND_FISH}")
    assert (t.see()["plus_1"], t.see()["plus_2"], t.see()["yen"]) == (3, 1, yen + 1)
    t.play(card)  # strength 2, and the School's yen pays for what is missing
    assert (t.see()["plus_1"], t.see()["plus_2"]) == (3, 1)
    assert t.see()["churches"] + t.see()["technologies"] == 2


# --- Every payment, every free action but agents ----------------------------------------------------------------------
def church(t):
    t.play("area church")


def faith_payment(t):
    t.play("area church", "church 3")


def technology(t):
    t.play("area laboratory")


def technology_payment(t):
    t.play("area laboratory", "technology exhibition")


def exchange(t):
    t.play("area chinatown")


def another(t):
    t.play("area harbour", outcomes=["order-0 34", "order-0 35", "order-0 36"])
    t.play("keep 34")


def extra(t):
    t.technology("telephone")
    t.play("area bank")


PAYMENTS = [church, faith_payment, technology, technology_payment, exchange, another, extra]


def rich(table):
    """A seat for which each free action is possible."""
    t = table().cards(3).technology("textile-mill").display("exhibition").open_churches(3).hand(SILK_AND_TEA)
    return t.have(copper=1, silk=3, tea=3, fish=1, yen=9, cleared=2)


@pytest.mark.parametrize("go", PAYMENTS)
def test_before_each_payment_all_free_actions_but_an_agent(table, go):
    t = rich(table)
    t.table.agents[0] = 1
    go(t)
    assert {f"fulfil {SILK_AND_TEA}", "textile-mill", "hire"} <= set(t.moves())
    assert ("agent" in t.moves()) == (go is another)
    for free in ("hire", "textile-mill", f"fulfil {SILK_AND_TEA}"):
        t.play(free)
        assert free not in t.moves()
    assert t.changes()["agents"] == 1 and t.see()["fulfilled"] == 1


@pytest.mark.parametrize("go", PAYMENTS[:-1])
def test_the_areas_of_an_agent_allow_them_as_well(table, go):
    t = rich(table).have(agents=1)
    t.play("agent")
    go(t)
    assert f"fulfil {SILK_AND_TEA}" in t.moves() and "agent" not in t.moves()
    t.play(f"fulfil {SILK_AND_TEA}", "textile-mill")
    assert t.see()["fulfilled"] == 1


def test_p_7_an_agent_at_the_bank_earns_the_price_of_the_second_order(table):
    """The orders have been seen, the yen are missing."""
    t = table().cards(3).have(agents=1)
    another(t)
    assert t.moves() == ["agent", "stop"]
    t.play("agent")
    assert t.asked == "agent-area" and "area harbour" not in t.moves() and "area bank" in t.moves()
    t.play("area bank")
    assert t.asked == "another" and "another yen" in t.moves() and "agent" not in t.moves()
    t.play("another yen", "keep 35")
    assert t.see()["orders"] == 2 and t.see()["agents"] == 0 and t.see()["yen"] == 1


def test_p_7_after_the_first_visit_an_agent_may_go_to_the_harbour(table):
    t = table().cards(3).have(agents=1)
    another(t)
    t.play("stop", "under 35")
    assert t.asked == "after"
    t.play("agent")
    assert "area harbour" in t.moves()


def test_an_agent_is_hired_before_its_face_down_imports_are_paid(table):
    t = table().cards(4).have(cleared=3).display("exhibition")
    t.play("area laboratory", "technology exhibition", "pay cleared", "hire", "technology exhibition")
    assert t.see()["cleared"] == 0 and t.see()["agents"] == 1 and t.see()["technologies"] == 1


def test_an_order_pays_for_the_telephone(table):
    t = table().cards(1).technology("telephone").hand(SILK_AND_TEA).have(silk=1, tea=2)
    t.play("area bank")
    assert t.moves() == ["extra none", f"fulfil {SILK_AND_TEA}"]
    t.play(f"fulfil {SILK_AND_TEA}", "telephone")
    assert t.changes()["yen"] == 2 - 1 + 2


def test_strength_without_a_price_is_no_payment(table):
    t = table().cards(1).hand(SILK_AND_TEA).have(silk=1, tea=2, plus_1=1)
    t.play("area bank")
    assert t.moves() == ["extra none", "extra 1"]


def test_an_order_pays_for_a_building(table):
    t = table().cards(4).hand(SILK_AND_TEA).have(silk=1, yen=2)
    t.play("area tea-plantation", f"fulfil {SILK_AND_TEA}", "build warehouse")
    assert t.see()["warehouses"] == 1 and t.see()["yen"] == 0


def test_the_end_of_a_round_is_nobodys_turn(table):
    t = table().cards(2).hand(SILK_AND_TEA).have(silk=1, tea=2, yen=1).last_turn(1)
    t.play("area tea-plantation", "end")
    assert t.asked == "upgrade" and t.moves() == ["upgrade none", "upgrade 1"]


# --- Being asked tells nothing ----------------------------------------------------------------------------------------
FORCED = {
    "church": lambda t: t.play("area church"),
    "technology": lambda t: t.play("area laboratory"),
    "faith-payment": lambda t: t.open_churches(2).have(yen=1).play("area church", "church 2"),
    "technology-payment": lambda t: t.display("tram").have(yen=2).play("area laboratory", "technology tram"),
    "extra": lambda t: t.technology("telephone").play("area bank"),
}


@pytest.mark.parametrize("kind", FORCED)
def test_a_single_move_before_a_payment_is_asked_whatever_the_hand_holds(table, kind):
    asked = []
    for hand in (9, 36):  # one copper and three tea can be paid, the other cannot
        t = table().cards(3).open_churches().display().have(copper=1, tea=3).hand(hand)
        FORCED[kind](t)
        assert ("fulfil 9" in t.moves()) == (hand == 9)
        asked.append((t.asked, t.game.view(1)["to_move"]))
    assert asked == [(kind, 0), (kind, 0)]
