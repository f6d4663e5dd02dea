"""One modifier an action, at the moment of the seat's choice (p. 8, 10), and the order of effects (p. 7)."""

from __future__ import annotations

import pytest

from .building import build, gains


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
    """The step is lost, what the factory gives for the action is not."""
    t = table().on(rd=12, mining=12).factory(tile).have(money=1)
    assert t.play(f"action {action}").changes() == {"money": -1, **given}


# --- A gift may be refused (p. 10, 16) --------------------------------------------------------------------------------
def invested(table, finance, *upgraded):
    """One contract with Paper 3A, which then gives Finance +2."""
    t = table().factory("paper-3A", goods=1).on(finance=finance).upgraded(*upgraded)
    return t.play("action contracts", "contract grey")


def test_de_p16_finance_steps_may_be_refused_where_they_reach_a_symbol(table):
    """Basic, the blue symbol on space 5 pays 3; upgraded later, it pays 5."""
    t = invested(table, 3)
    assert (t.asked, t.moves()) == ("modifier", ["modifier 1", "stop"])
    assert t.play("modifier 1").changes() == {"goods 1": -1, "contracts": 1, "iron": 2, "finance": 2, "money": 3}
    assert invested(table, 3).play("stop").changes() == {"goods 1": -1, "contracts": 1, "iron": 2}


def test_de_p16_an_upgraded_symbol_may_be_left_too(table):
    """Its money would be taxed if the next turn consolidates."""
    assert invested(table, 4, "blue").moves() == ["modifier 1", "stop"]


@pytest.mark.parametrize("finance", [0, 1, 2, 5, 6, 7, 12])
def test_de_p16_nobody_is_asked_where_refusing_changes_nothing(table, finance):
    t = invested(table, finance)
    assert t.asked is None and t.see()["finance"] == min(12, finance + 2)


def test_de_p16_a_token_is_no_reason_to_wait(table):
    t = table().factory("cotton-3A").on(rd=7).have(money=1).play("action rd")
    assert t.asked is None and t.changes() == {"money": -1, "rd": 2, "token 7": 1}


@pytest.mark.parametrize(("tile", "action", "space"), [
    ("cotton-3A", "rd", 1), ("bento-3A", "mining", 1), ("cotton-4A", "machines", 1), ("bento-4A", "machines", 1),
])  # fmt: skip
def test_de_p10_steps_on_rd_and_mining_may_be_refused(table, tile, action, space):
    t = table().factory(tile).on(rd=space, mining=space).have(money=5).play(f"action {action}")
    for more in ("steps 1", "stop"):
        if more in t.moves() and t.asked == "activation":
            t.play(more)
    assert (t.asked, t.moves()) == ("modifier", ["modifier 1", "stop"])
    before = t.see()
    assert t.play("stop").see() == before


@pytest.mark.parametrize(("rd", "mining", "upgraded", "asked"), [
    (2, 2, False, True), (2, 1, False, False), (12, 2, False, True), (12, 1, False, False), (12, 12, False, False),
    (1, 1, True, False), (1, 2, True, True), (0, 2, True, False), (2, 2, True, True), (8, 8, False, False),
])  # fmt: skip
def test_de_p13_white_steps_of_lenses_3b_may_be_refused_where_every_way_leads_to_a_symbol(
    table, rd, mining, upgraded, asked
):
    t = table().factory("lenses-3B").on(rd=rd, mining=mining).have(iron=3).hiring("trains", "white")
    if upgraded:
        t.upgraded("white")
    t.play("action trains", "region 1", "rail 2", "stop")
    assert (t.asked == "modifier") == asked


def test_de_p10_with_several_factories_none_may_be_used_unless_one_is_a_plain_gift(table):
    """Cotton 4A reaches the black symbol, Bento 4A the red one; the iron of Paper 4A nobody leaves."""

    def built(*tiles):
        t = table().have(money=5 * len(tiles)).on(rd=2, mining=2)
        for tile in tiles:
            t.factory(tile)
        t.play("action machines", *(f"machine {n + 1} free" for n in range(len(tiles))))
        return t.play("stop") if t.asked == "activation" else t

    assert built("cotton-4A", "bento-4A").moves() == ["modifier 1", "modifier 2", "stop"]
    assert built("cotton-4A", "paper-4A").moves() == ["modifier 1", "modifier 2"]


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
