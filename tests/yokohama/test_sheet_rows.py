"""What the sheet of components says about open questions (sections 9 and 11) and the rules that are easily missed."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.yokohama.terms import AREAS


# --- Setup ------------------------------------------------------------------------------------------------------------
def test_setup_as_the_rulebook_says():
    game = meiji.new("yokohama", seed=1)
    t = game._table
    assert (t.yen, t.extra, t.goods) == ([3, 4], [[1, 0], [2, 0]], [[1] * 4] * 2)
    assert t.extra_pile == [5, 5] and t.agent_pile == 7
    assert len(set(t.bonus_open)) == 3 and sum(t.bonus_deck) == 13
    assert len(set(t.technology_open)) == 5 and sum(t.technology_deck) == 15
    assert sum(t.church_open) == 6
    assert t.hand_size == [3, 3] and sum(t.order_rest) == 30
    for seat in range(2):
        assert game.to_move == seat
        assert len(game.moves()) == 3
        game.play(game.moves()[0])
    assert t.hand_size == [2, 2] and t.under_size == 2
    assert game.decision.kind == "turn" and game.to_move == 0


# --- Section 9 --------------------------------------------------------------------------------------------------------
def test_laboratory_and_harbour_are_never_used(table):
    t = table().used("laboratory").used("harbour").used("bank")
    assert {"area laboratory", "area harbour"} <= set(t.moves()) and "area bank" not in t.moves()
    assert not t.game.view()["areas"]["harbour"]["used"]


def test_own_cards_make_an_area_used_too(table):
    t = table()
    t.table.lies_at[0][0] = AREAS.index("bank") + 1
    t.table.cards_at[AREAS.index("bank")] = 1
    assert "area bank" not in t.moves()


def test_an_agent_does_not_make_an_area_used(table):
    t = table().have(agents=1)
    t.play("agent", "area bank")
    assert "area bank" in t.moves()


def test_earlier_own_cards_and_pieces_of_the_other_seat_add_no_strength(table):
    t = table().cards(3, 4).build("laboratory", "shop", "warehouse", seat=1).used("laboratory")
    t.table.lies_at[0][0] = AREAS.index("laboratory") + 1
    t.display("tram")  # production 4
    t.play("area laboratory")
    assert t.asked is None  # 3 production and no yen


def test_an_area_without_effect_may_be_chosen(table):
    t = table().cards(1)
    t.play("area copper-mine")
    assert t.changes() == {}
    assert t.game.view()["areas"]["copper-mine"]["used"]


def test_one_cannot_pass(table):
    assert not {"end", "stop"} & set(table().moves())


def test_equal_cards_are_not_asked_for(table):
    t = table().cards(2, 2, 3)
    t.play("area bank")
    assert t.changes() == {"yen": 2} and t.asked is None


def test_warehouse_yen_goes_to_its_owner_on_any_visit(table):
    t = table().cards(2).build("bank", "warehouse", seat=1)
    t.play("area bank")
    assert t.changes(1) == {"yen": 1} and t.changes() == {"yen": 2}
    t = table().have(agents=1).build("bank", "warehouse")
    t.play("agent", "area bank")
    assert t.changes() == {"yen": 3 + 1 + 1, "agents": -1}


def test_a_warehouse_built_now_pays_from_the_next_visit_on(table):
    t = table().cards(4).have(yen=4)
    t.play("area tea-plantation", "build warehouse")
    assert t.see()["yen"] == 0


def test_only_one_building_a_turn_and_in_the_chosen_area(table):
    t = table().cards(4).have(yen=9)
    t.play("area tea-plantation", "build shop")
    assert t.asked is None and t.changes() == {"tea": 4, "yen": -1, "shops": 1}


def test_a_building_adds_nothing_to_the_strength_of_the_same_turn(table):
    t = table().cards(4).have(yen=1)
    t.play("area tea-plantation", "build shop")
    assert t.asked is None  # no strength bonus


def test_the_station_laid_now_adds_nothing_to_the_strength_of_the_same_turn(table):
    t = table().cards(4).display("station").have(yen=1)
    t.play("area laboratory", "technology station", "station laboratory")
    assert t.asked == "after" and t.moves() == ["build shop", "end"]  # still 4: no strength bonus


def test_agent_has_its_own_extra_card_bonus_and_building(table):
    t = table().cards(4).have(agents=1, plus_2=2, yen=9).bonuses(1, 2, 3)
    t.play("agent", "area tea-plantation", "extra 2")
    assert t.asked == "bonus"
    t.play("bonus 1")
    assert t.asked == "agent-building"
    t.play("build shop")
    t.play("area fishing-grounds", "extra 2", "bonus 2")
    assert "build shop" in t.moves()
    t.play("build shop")
    assert t.see()["shops"] == 2


def test_several_agents_in_one_turn(table):
    t = table().have(agents=2)
    t.play("agent", "area bank", "agent", "area bank")
    assert t.changes() == {"yen": 6, "agents": -2}


def test_agent_after_the_area_action(table):
    t = table().cards(2).have(agents=1)
    t.play("area tea-plantation")
    assert t.moves() == ["agent", "end"]
    t.play("agent", "area tea-plantation")
    assert t.changes() == {"tea": 5, "agents": -1}


CONDITIONS = {
    "orders": lambda t: t.fulfilled(1, 2, 3),
    "technologies": lambda t: t.technology("tram", "mining", "ball"),
    "churches": lambda t: t.church(1, 2),
    "imports": lambda t: t.have(cleared=2),
}


@pytest.mark.parametrize("condition", CONDITIONS)
def test_each_condition_brings_one_agent_in_the_game(table, condition):
    t = CONDITIONS[condition](table())
    assert "hire" in t.moves()
    t.play("hire")
    assert t.changes() == {"agents": 1}
    assert "hire" not in t.moves()
    assert t.game.view()["seats"][0]["hired_for"] == [condition]


def test_one_short_of_a_condition_brings_nothing(table):
    t = table().fulfilled(1, 2).technology("tram", "mining").church(1).have(cleared=1, imports=5)
    assert "hire" not in t.moves()


def test_imports_spent_after_hiring_change_nothing(table):
    """The agent stays, and two face-down imports later on bring no second one."""
    t = table().cards(4).have(cleared=2).display("exhibition").have(yen=2)
    t.play("hire", "area laboratory", "technology exhibition")
    assert t.see()["cleared"] == 0 and "agent" in t.moves() and "hire" not in t.moves()
    t.have(cleared=2)
    assert "agent" in t.moves() and "hire" not in t.moves()


def test_a_condition_must_hold_when_hiring(table):
    t = table().cards(4).have(cleared=2, yen=2).display("exhibition")
    t.play("area laboratory", "technology exhibition", "pay yen", "pay cleared")
    assert t.asked is None  # the imports are gone: no agent


def test_face_down_imports_are_claimed_first_since_they_can_be_lost(table):
    t = table().fulfilled(1, 2, 3).have(cleared=2)
    t.play("hire")
    assert t.game.view()["seats"][0]["hired_for"] == ["imports"]
    t.play("hire")
    assert "hire" not in t.moves()


def test_the_eighth_agent_is_not_there(table):
    t = table().fulfilled(1, 2, 3)
    t.table.agent_pile = 0
    assert "hire" not in t.moves()


def test_the_fifth_extra_card_sends_one_back(table):
    t = table().hand(34).have(copper=3, silk=1, plus_1=4)
    t.play("fulfil 34")
    assert t.moves() == ["return 1", "return 2"]
    t.play("return 1")
    assert (t.see()["plus_1"], t.see()["plus_2"]) == (3, 1)


def test_without_a_card_on_the_pile_none_is_gained(table):
    t = table().hand(34).have(copper=3, silk=1)
    t.have(1, plus_2=4).have(0, plus_2=1)
    t.play("fulfil 34")
    assert t.changes() == {"copper": -3, "silk": -1, "orders": -1, "fulfilled": 1}


def test_several_extra_cards_of_one_reward_come_one_by_one(table):
    t = table().strength("tea-plantation", 7).bonuses(13, 2, 3).have(plus_1=3, plus_2=1)
    t.play("area tea-plantation", "extra none", "bonus 13", "return 2")  # of five +1 then one goes back unasked
    assert t.moves() == ["return 1", "return 2"]
    t.play("return 1")
    assert (t.see()["plus_1"], t.see()["plus_2"]) == (3, 1)


def test_the_strength_bonus_is_not_optional(table):
    t = table().cards(5).bonuses(4, 5, 6)
    t.play("area tea-plantation")
    assert t.moves() == ["bonus 4", "bonus 5", "bonus 6"]


def test_free_actions_may_come_before_the_bonus(table):
    t = table().cards(5).bonuses(4, 5, 6).hand(9).have(copper=1, agents=1)
    t.play("area tea-plantation")
    assert {"fulfil 9", "agent"} <= set(t.moves())
    t.play("fulfil 9")
    assert t.asked == "bonus" and t.changes()["yen"] == 1


def test_an_empty_bonus_deck_is_made_of_the_discards(table):
    t = table().cards(5).bonuses(1, 2, 3)
    for card in range(3, 16):
        t.table.bonus_deck[card], t.table.bonus_discard[card] = 0, 1
    t.play("area tea-plantation", "bonus 1", outcomes=["bonus 1"])
    assert t.game.view()["bonus_cards"] == ["1", "2", "3"]
    assert t.game.view()["bonus_deck"] == 13 and t.game.view()["bonus_discard"] == []


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


def test_upgrades_are_decided_by_the_coming_start_seat_first(table):
    t = table().cards(2).have(yen=4).have(1, yen=1).last_turn(1)
    t.play("area tea-plantation")
    assert (t.game.decision.kind, t.game.to_move) == ("upgrade", 0)
    t.play("upgrade 4")
    assert t.see()["yen"] == 0
    assert t.game.to_move == 1 and t.moves() == ["upgrade none", "upgrade 1"]
    t.play("upgrade 1")
    assert t.game._table.round == 2 and t.game._table.start == 0 and t.game.to_move == 0
    assert t.game._table.upgraded == [[0, 0, 0, 1], [1, 0, 0, 0]]


def test_a_new_round_brings_cards_back_and_five_new_technologies(table):
    t = table().cards(2).last_turn(1).used("bank")
    old = set(t.table.technology_open)
    t.play("area tea-plantation")
    while t.game._table.round == 1:
        t.game.play("upgrade none")
    now = t.game._table
    assert not old & set(now.technology_open) and len(set(now.technology_open) - {0}) == 5
    assert sum(now.technology_deck) == 10
    assert not any(now.cards_at) and not any(map(any, now.lies_at))


def test_four_rounds_use_all_twenty_technologies():
    game = meiji.new("yokohama", seed=9)
    seen = set()
    while not game.over:
        seen |= set(game._table.technology_open) - {0}
        game.play(game.codes()[-1])
    assert len(seen) == 20 and not any(game._table.technology_deck)


# --- The end ----------------------------------------------------------------------------------------------------------
def test_all_eleven_categories(table):
    t = table().cards(2).last_turn().technology("exhibition", "tram").church(7).hand(36)
    t.fulfilled(34, 1).fulfilled(2, seat=1).build("bank", "warehouse").build("church", "shop")
    t.have(cleared=2, imports=3, yen=5, copper=2, silk=3, tea=0)
    t.play("area tea-plantation", "end")
    assert t.game.over
    assert t.points() == {
        "orders": {"1": 2, "34": 7},
        "most-orders": 6,
        "technologies": {"exhibition": 8},
        "most-production": 6,
        "churches": {"7": 6},
        "warehouses": 5,
        "shops": 1,
        "cleared": 8,
        "imports": 3,
        "yen": 2,
        "goods": 2,
        "total": 9 + 6 + 8 + 6 + 6 + 5 + 1 + 8 + 3 + 2 + 2,
    }
    assert t.game.result()["places"] == [1, 2]


def test_a_tie_for_a_majority_gives_nobody_points(table):
    t = table().fulfilled(1).fulfilled(2, seat=1).technology("tram").technology("mining", seat=1)
    for seat in range(2):
        assert (t.points(seat)["most-orders"], t.points(seat)["most-production"]) == (0, 0)


def test_equal_points_are_decided_by_the_first_differing_category(table):
    t = table().cards(1).last_turn().fulfilled(1, 2).fulfilled(3, 5, seat=1)  # 4 points against 5
    t.have(imports=1)
    t.play("area copper-mine")
    assert t.game.scores() == [5, 5]
    assert t.game.result()["places"] == [2, 1]


def test_later_categories_decide_when_the_earlier_ones_are_equal(table):
    t = table().cards(1).last_turn().fulfilled(1).fulfilled(2, seat=1)  # 2 points each
    t.have(imports=1).build("bank", "shop", seat=1)  # a shop (category 7) comes before an import (category 9)
    t.play("area copper-mine")
    assert t.game.scores() == [3, 3]
    assert t.game.result()["places"] == [2, 1]


def test_equal_in_everything_shares_the_victory(table):
    t = table().cards(1).last_turn()
    t.play("area copper-mine")
    assert t.game.over and t.game.result()["places"] == [1, 1]
