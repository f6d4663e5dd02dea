"""What version 1 of the rules did: games that began with it go on so."""

from __future__ import annotations

import pytest

from meiji.kernel.chance import Chance
from meiji.kernel.game import Game


def before(t):
    """The same table, played by rules 1; its moves. It holds only what matters, so no save could hold it."""
    today = t.game
    game = Game(today.spec, today.box, dict(today.options), today.table.copy(), rules="1")
    game._table.chance = Chance()
    game._start_here()
    return game, [move.notation for move in game.moves()]


def test_rules_1_sold_no_steps_beyond_the_end(table):
    steps, contracts = {"action rd", "action mining"}, {"action contracts"}
    t = table().on(rd=12, mining=12, finance=12).have(money=9).factory("cotton-1A", goods=1)
    assert set(before(t)[1]) & (steps | contracts) == contracts
    t.concluded("white", "blue", "grey", "yellow", "red", "black")
    assert not set(before(t)[1]) & (steps | contracts)
    t = table().on(rd=12, mining=12).have(money=9).factory("cotton-3B")
    assert set(before(t)[1]) & steps == {"action rd"}
    assert before(table().on(mining=10).have(money=9).play("action mining"))[1] == ["steps 1", "steps 2"]
    t = table().on(finance=12).factory("cotton-1A", goods=1).play("action contracts")
    assert "invest" not in before(t)[1]


@pytest.mark.parametrize(("rd", "mining", "ways"), [
    (0, 0, ["rd", "both", "mining"]), (11, 0, ["both", "mining"]), (11, 11, ["both"]), (11, 4, ["both", "mining"]),
])  # fmt: skip
def test_rules_1_lost_no_white_step_that_could_move(table, rd, mining, ways):
    t = table().upgraded("white").work("white").on(rd=rd, mining=mining).play("consolidate")
    assert before(t)[1] == [f"innovate {way}" for way in ways]


def test_rules_1_took_every_gift(table):
    t = table().factory("paper-3A", goods=1).on(finance=3)
    game, _ = before(t)
    for move in ("action contracts", "contract grey"):
        game.play(move)
    assert game._table.track[0][2] == 5 and game.to_move == 1


def test_rules_1_looked_at_each_goal_after_the_rewards_of_the_one_before(table):
    t = table(seats=3, module="goals").at_round(2).goal(1, 1, "ships").goal(1, 2, "rd").last_worker("mining")
    t.built(ships=1).have(money=1).on(rd=1).on(seat="green", rd=2)
    game, _ = before(t)
    for move in ("action mining", "goal-reward 3", "department white", "innovate rd", "goal-reward 1"):
        game.play(move)
    assert (game.decision.kind, game.to_move) == ("goal-reward", 0)  # now violet leads, too


def test_rules_1_counted_a_machine_in_the_supply_as_built(table):
    t = table(seats=2, module="goals").at_round(2).goal(1, 1, "machines").last_worker("rd").have(money=1)
    t.table.stored_machine[0] = t.table.built[0][1] = 1
    game, _ = before(t)
    game.play("action rd")
    assert (game.decision.kind, game.to_move) == ("goal-reward", 0)
