"""Foreign agents, their conditions, and extra strength cards."""

from __future__ import annotations

import pytest


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
