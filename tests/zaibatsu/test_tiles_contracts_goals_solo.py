"""Contracts, goals and the tiles of the solo game, one by one."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import COLOURS, GOALS

from .building import BASIC, UPGRADED


# --- Contracts --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colour", ["blue", "grey", "yellow", "red", "black"])
def test_contract_of_a_colour(table, colour):
    t = table().factory("cotton-1A", goods=1).play("action contracts", f"contract {colour}")
    assert t.changes() == {"goods 1": -1, "contracts": 1, **BASIC[colour]}
    t = table().factory("cotton-1A", goods=1).upgraded(colour).play("action contracts", f"contract {colour}")
    assert t.changes() == {"goods 1": -1, "contracts": 1, **UPGRADED[colour]}


def test_contract_white(table):
    t = table().factory("cotton-1A", goods=1).play("action contracts", "contract white", "innovate rd")
    assert t.changes() == {"goods 1": -1, "contracts": 1, "rd": 1}


@pytest.mark.parametrize(("tile", "special"), [
    ("cotton-1A", None), ("paper-1A", None), ("bento-1A", "level-2"), ("lenses-1A", "level-2"),
    ("bulbs-1A", "level-3"), ("watches-1A", "level-3"),
])  # fmt: skip
def test_contracts_that_ask_for_a_good(table, tile, special):
    t = table().factory(tile, goods=1).play("action contracts")
    found = [move.removeprefix("contract ") for move in t.moves() if move.startswith("contract level")]
    assert found == ([special] if special else [])
    if special:
        t.play(f"contract {special}")
        assert t.moves() == [f"department {colour}" for colour in COLOURS]
        assert t.play("department black").changes() == {"goods 1": -1, "contracts": 1, "coal": 2}


# --- Goals ------------------------------------------------------------------------------------------------------------
def lead(t, goal, by=1):
    """The seat reaches so much of a goal."""
    if goal in ("machines", "trains", "ships"):
        return t.built(**{goal: by})
    if goal in ("rd", "mining", "finance"):
        return t.on(**{goal: by})
    if goal == "factories":
        for tile in ("cotton-1A", "paper-1A", "bento-1A", "lenses-1A", "bulbs-1A", "watches-1A")[:by]:
            t.factory(tile)
    elif goal == "contracts":
        t.concluded(*["white", "blue", "grey", "yellow", "red"][:by])
    else:
        for value in range(1, by + 1):
            t.token(value, "top", t.seat, value)
    return t


@pytest.mark.parametrize("goal", GOALS)
def test_goal_rewards_the_leader(table, goal):
    t = table(seats=2, module="goals", to_move="violet").have(money=1).at_round(2).goal(1, 1, goal)
    lead(t, goal, 2).last_worker("rd" if goal == "mining" else "mining")
    t.on(seat=1, **{"mining": 0})
    t.play("action rd" if goal == "mining" else "action mining")
    assert t.asked == "goal-reward"
    assert t.moves() == ["goal-reward 1", "goal-reward 2", "goal-reward 3"]


@pytest.mark.parametrize(("move", "given"), [
    (["goal-reward 1"], {"vp": 3}), (["goal-reward 2"], {"money": 4}),
    (["goal-reward 3", "department grey"], {"iron": 2}),
])  # fmt: skip
def test_goal_rewards_of_period_1(table, move, given):
    t = table(seats=2, module="goals").at_round(2).goal(1, 1, "ships").built(ships=1).last_worker("rd").have(money=1)
    assert t.play("action rd", *move).changes() == {"money": -1 + given.pop("money", 0), "rd": 1, **given}


@pytest.mark.parametrize(("move", "given"), [
    (["goal-reward 1"], {"vp": 5}),
    (["goal-reward 2", "department grey", "department grey"], {"iron": 4}),
    (["goal-reward 2", "department grey", "department black"], {"iron": 2, "coal": 2}),
])  # fmt: skip
def test_goal_rewards_of_period_2(table, move, given):
    t = table(seats=2, module="goals").at_round(4).goal(2, 1, "ships").built(ships=1).last_worker("rd").have(money=1)
    assert t.play("action rd", *move).changes() == {"money": -1, "rd": 1, **given}


def test_goal_rewards_of_period_3_are_fixed(table):
    t = table(seats=4, module="goals").at_round(8, turns_left=1).have(money=1)
    t.goal(3, 1, "ships").goal(3, 2, "trains").goal(3, 3, "contracts")
    t.built(ships=1).built(seat=1, trains=2).built(seat=2, ships=1).hiring("rd", "black").play("action rd")
    assert t.game.over
    assert [t.points(seat).get("goals", 0) for seat in range(4)] == [8, 6, 8, 0]


def with_stored_machine(t, seat=0):
    t.table.stored_machine[seat] = t.table.built[seat][1] = 1
    return t


def test_de_p20_a_machine_in_the_supply_is_not_built_yet(table):
    """The start tile's machine is built once it lies in a factory (p. 6, 11); before, nobody has one."""

    def ended(*factories):
        t = with_stored_machine(table(seats=2, module="goals").at_round(2).goal(1, 1, "machines"))
        if factories:
            t.on(rd=2).have(money=6).display(*factories).play("action factory")
        return t.last_worker("rd").have(seat=t.game.to_move, money=1)

    t = ended().play("action rd")
    assert t.asked is None and t.game.to_move == 1
    t = ended("cotton-2A")
    t.game.play("action rd")
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 0)


def test_de_p19_thresholds_count_the_machine_in_the_supply(table):
    """An objective looks at the empty space on the board, not at factories."""
    t = with_stored_machine(table(seats=2).at_round(8, turns_left=1).have(money=1).hiring("rd", "black"))
    t.built(machines=t.box.lower[1]).objective(machines=1).play("action rd")
    assert t.game.over and t.points()["objectives"]["machines"] == t.box.lower_vp[1]


def test_de_p23_a_machine_in_the_supply_meets_no_solo_goal(table):
    def ended(machines):
        t = table(seats=1, solo="easy").at_round(8, turns_left=2).have(money=1)
        t.table.solo_goals[:] = [GOALS.index("machines") + 1, 0, 0]
        with_stored_machine(t).built(machines=machines)
        t.play("action rd")
        assert t.game.over
        return t.game._table.solo_won

    needed = table(seats=1).box.solo_goal[GOALS.index("machines")]
    assert (ended(needed), ended(needed + 1)) == (0, 1)


def test_de_p20_all_goals_are_looked_at_before_the_first_reward(table):
    """Step 4b: violet leads in ships, green in R&D; the white department of violet's reward comes too late."""
    t = table(seats=3, module="goals").at_round(2).goal(1, 1, "ships").goal(1, 2, "rd").last_worker("mining")
    t.built(ships=1).have(money=1).on(rd=1).on(seat="green", rd=2).play("action mining")
    t.play("goal-reward 3", "department white", "innovate rd")
    assert t.see("violet")["rd"] == t.see("green")["rd"] == 2
    assert (t.game.decision.kind, t.game.to_move) == ("goal-reward", 1)
    t.play("goal-reward 1")
    assert t.asked is None or t.game.decision.kind != "goal-reward"


# --- The solo game ----------------------------------------------------------------------------------------------------
def alone(table, solo="medium", **workers):
    """Your R&D turn is next, after which Takatoshi acts; one worker on each space unless said."""
    t = table(seats=1, solo=solo).have(money=2).hiring("rd", "black", "black")
    for action in ("trains", "ships", "contracts", "markets"):
        t.hiring(action, *["black"] * workers.get(action, 2))
    for city in range(1, 9):
        t.city(city, "cotton paper cotton paper")
    return t


@pytest.mark.parametrize(("tile", "action"), [(1, "trains"), (2, "ships"), (3, "contracts"), (4, "rd"), (5, "markets")])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_solo_tile_of_a_hiring_space(table, tile, action, level):
    t = alone(table, level).hiring("rd", "black", "black", "black")
    t.play("action rd", outcomes=[f"solo-tile {tile}"])
    assert len(t.workers_at(action)) == 1
    solo = t.game.view()["solo"]
    assert solo["trains"] == (5 if tile == 1 else 6)
    assert solo["tokens_used"] == ([1, 0, 0] if tile == 5 else [0, 0, 0])
    assert tile not in solo["tiles_left"]


@pytest.mark.parametrize(("tile", "most", "taken"), [
    (6, ("ships", "contracts"), "ships"),  # green, left
    (7, ("ships", "contracts"), "contracts"),  # green, right
    (8, ("ships", "contracts"), "contracts"),  # yellow, right
    (9, ("ships", "contracts"), "ships"),  # red, left
    (6, ("contracts",), "contracts"),
    (9, ("markets",), "markets"),
])  # fmt: skip
def test_solo_tile_with_the_worker_sign(table, tile, most, taken):
    t = alone(table, **{action: 3 for action in most})
    t.play("action rd", outcomes=[f"solo-tile {tile}"])
    assert len(t.workers_at(taken)) == 2
    for other in set(most) - {taken}:
        assert len(t.workers_at(other)) == 3


@pytest.mark.parametrize(("goal", "enough"), [
    ("factories", 5), ("machines", 5), ("trains", 5), ("ships", 5), ("contracts", 5), ("rd", 11), ("mining", 11),
    ("finance", 11), ("tokens", 6),
])  # fmt: skip
def test_solo_goal(table, goal, enough):
    for reached, won in ((enough - 1, False), (enough, True)):
        t = table(seats=1, solo="easy").at_round(8, turns_left=1).have(money=1, vp=50)
        t.table.solo_goals[0] = GOALS.index(goal) + 1
        lead(t, goal, reached).play("action mining" if goal == "rd" else "action rd")
        assert t.game.over
        assert t.points()["won"] == won
        if not won:
            assert t.points()["objectives"] == {} and t.points()["money"] == 0  # lost: no final scoring
