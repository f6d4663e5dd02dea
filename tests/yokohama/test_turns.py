"""A turn: areas, strength, warehouses and buildings, the strength bonus; setting up and the end of a round."""

from __future__ import annotations

import meiji
from meiji.games.yokohama.terms import AREAS


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
