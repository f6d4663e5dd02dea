"""The worked examples of the rulebook of Yokohama Duel (German edition), and the numbers inside its rules."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.yokohama.terms import AREAS


# --- The boxed examples -----------------------------------------------------------------------------------------------
def test_de_line_226_area_action_in_the_silk_mill(table):
    """Strength 3, an extra card +1 and a warehouse are 5: four silk, and one yen for the warehouse."""
    t = table().cards(3, 4).have(plus_1=1).build("silk-mill", "warehouse").bonuses(1, 2, 3)
    t.play("area silk-mill", "extra 1")
    assert t.changes() == {"silk": 4, "yen": 1, "plus_1": -1}
    assert t.game.table.lies_at[0][2] == AREAS.index("silk-mill") + 1
    assert t.game.table.lies_at[0][3] == 0
    assert t.game.table.extra_pile == [8, 5]
    assert t.game.view()["areas"]["silk-mill"]["used"]


def test_de_line_226_the_lowest_card_is_forced(table):
    t = table().cards(3, 4).have(plus_1=1)
    t.play("area silk-mill")
    assert t.asked == "extra"  # no question which card
    with pytest.raises(meiji.IllegalMove):
        t.play("card 4")


def test_de_line_246_strength_bonus_after_the_silk_mill(table):
    t = table().cards(3, 4).have(plus_1=1).build("silk-mill", "warehouse").bonuses(1, 7, 9)
    t.play("area silk-mill", "extra 1")
    assert t.moves() == ["bonus 1", "bonus 7", "bonus 9"]  # taken, not skipped
    t.play("bonus 1", outcomes=["bonus 5"])
    assert t.changes() == {"silk": 4, "yen": 3, "plus_1": -1}
    assert t.game.view()["bonus_cards"] == ["5", "7", "9"]
    assert t.game.view()["bonus_discard"] == ["1"]
    assert t.moves() == ["build shop", "end"]  # a shop, but no second warehouse


def test_de_line_314_agent_in_the_used_copper_mine(table):
    t = table().used("copper-mine").have(agents=1)
    assert "area copper-mine" not in t.moves()
    t.play("agent", "area copper-mine")
    assert t.changes() == {"copper": 1, "agents": -1}
    assert t.asked == "turn" and "agent" not in t.moves()  # no bonus, no building; it cannot be used again
    assert t.game.view()["seats"][0]["spent_agents"] == 1
    assert t.game.table.cards_at[AREAS.index("copper-mine")] == 1


def test_de_line_511_church_of_faith_eight(table):
    """Strength 7 is faith 5; copper, silk and a yen make it 8."""
    t = table().strength("church", 7).open_churches(7, 9).have(copper=1, silk=1, yen=1).bonuses(1, 2, 3)
    t.play("area church")
    assert t.moves() == ["church 7", "leave"]
    t.play("church 7")
    assert t.changes() == {"copper": -1, "silk": -1, "yen": -1, "plus_2": 1, "churches": 1}
    assert t.asked == "bonus"
    t.play("bonus 1")
    assert t.see()["yen"] == 2 + 2 + 3  # all three rewards


def test_de_line_593_harbour_keeps_two_of_five(table):
    t = table().cards(5).have(yen=2).bonuses(1, 2, 3)
    t.play("area harbour", outcomes=[f"order-0 {n}" for n in (34, 10, 20, 30, 36)])
    assert t.moves() == ["keep 34", "keep 10", "keep 20", "keep 30", "keep 36"]
    t.play("keep 10", "another yen", "keep 36")
    assert t.moves() == ["under 34", "under 20", "under 30"]
    t.play("under 30", "under 34")
    assert t.changes() == {"orders": 2, "yen": -2}
    assert t.game.view(0)["seats"][0]["hand"] == ["10", "36"]
    assert t.game.view(0)["under_the_deck"] == ["30", "34", "20"]
    assert t.game.view(1)["under_the_deck"] == [None, None, None]
    assert t.asked == "bonus"


# --- Numbers inside the rules -----------------------------------------------------------------------------------------
def test_de_line_171_start_seats_alternate():
    game = meiji.new("yokohama", seed=3)
    starts, last = {}, 0
    while not game.over:
        t = game._table
        if game.decision.kind == "turn" and t.round != last:
            last = t.round
            starts[t.round] = t.frame_seat[t.depth - 1]
        ends = [m for m in game.moves() if m.notation in ("end", "upgrade none", "area harbour")]
        game.play(ends[0] if ends else game.moves()[0])
    assert starts == {1: 0, 2: 1, 3: 0, 4: 1}


def test_de_line_171_four_turns_a_round_and_two_in_a_row():
    game = meiji.new("yokohama", seed=4)
    turns: list[int] = []
    while not game.over:
        t = game._table
        if game.decision.kind == "turn":
            moment = (t.round, t.turns)
            if not turns or turns[-1] != (*moment, game.to_move):
                turns.append((*moment, game.to_move))
            game.play("area laboratory")
        else:
            done = [m for m in game.moves() if m.notation in ("end", "leave", "upgrade none", "extra none")]
            game.play(done[0] if done else game.moves()[0])
    assert [seat for _, _, seat in turns] == [0, 1] * 4 + [1, 0] * 4 + [0, 1] * 4 + [1, 0] * 4


@pytest.mark.parametrize(("strength", "yen"), [(5, 2), (6, 4), (7, 7), (8, 7)])
def test_de_line_240_rewards_by_strength(table, strength, yen):
    t = table().strength("tea-plantation", min(strength, 7)).bonuses(1, 2, 3)
    if strength > 7:
        t.build("tea-plantation", "warehouse")
    t.play("area tea-plantation", "bonus 1")
    assert t.changes()["yen"] == yen + (1 if strength > 7 else 0)
    assert t.changes()["tea"] == 5


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_de_line_232_no_bonus_below_five(table, strength):
    t = table().cards(strength)
    t.play("area bank")
    assert t.asked != "bonus"


@pytest.mark.parametrize(("built", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_de_line_264_warehouses_cost_four_to_seven_yen(table, built, price):
    others = ["tea-plantation", "fishing-grounds", "silk-mill"]
    for yen, may in ((price, True), (price - 1, False)):
        t = table().cards(4).have(yen=yen)
        for area in others[:built]:
            t.build(area, "warehouse")
        t.play("area copper-mine")
        assert ("build warehouse" in t.moves()) is may
        assert "build shop" in t.moves()
        if may:
            t.play("build warehouse")
            assert t.changes() == {"copper": 2, "yen": -price, "warehouses": 1}


def test_de_line_264_four_warehouses_and_eight_shops_are_all(table):
    t = table().cards(4).have(yen=20)
    for area in AREAS[:8]:
        t.build(area, "shop", *(["warehouse"] if area in AREAS[:4] else []))
    t.play("area laboratory", "leave")
    assert t.asked is None  # nothing left to build


def test_de_line_258_building_needs_strength_four(table):
    t = table().cards(3).have(yen=9)
    t.play("area copper-mine")
    assert t.asked is None


def test_de_line_681_telegraph_makes_extra_cards_stronger(table):
    t = table().cards(1).technology("telegraph").have(plus_1=1, plus_2=1)
    t.play("area bank", "extra 1")
    assert t.changes()["yen"] == 3
    t = table().cards(1).technology("telegraph").have(plus_1=1, plus_2=1)
    t.play("area bank", "extra 2")
    assert t.changes()["yen"] == 4
    t = table().technology("telegraph").have(plus_1=1, agents=1)
    t.play("agent", "area bank", "extra 1")
    assert t.changes()["yen"] == 5


def test_de_line_645_printing_pays_for_later_technologies_only(table):
    t = table().cards(5).display("printing").bonuses(1, 2, 3)
    t.play("area laboratory", "technology printing")
    assert t.changes() == {"technologies": 1}
    t = table().cards(5).technology("printing").display("ball").bonuses(1, 2, 3)
    t.play("area laboratory", "technology ball")
    assert t.changes() == {"technologies": 1, "yen": 2}


def test_de_line_637_patents_count_themselves(table):
    t = table().technology("patents", "printing")
    assert t.points()["technologies"]["patents"] == 4


TABLES = {
    "tea-plantation": ("tea", [1, 2, 3, 4, 5]),
    "fishing-grounds": ("fish", [1, 2, 3, 4, 5]),
    "silk-mill": ("silk", [0, 1, 2, 3, 4]),
    "copper-mine": ("copper", [0, 0, 1, 2, 3]),
    "bank": ("yen", [1, 2, 3, 4, 5]),
}


@pytest.mark.parametrize("area", TABLES)
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6, 7])
def test_de_line_448_area_tables(table, area, strength):
    gained, amounts = TABLES[area]
    t = table().strength(area, strength).bonuses(1, 2, 3)
    t.play(f"area {area}")
    amount = amounts[min(strength, 5) - 1]
    assert t.changes() == ({gained: amount} if amount else {})


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_de_line_448_faith_production_and_orders_by_strength(table, strength):
    amount = min(strength, 5)
    t = table().strength("church", strength).open_churches(*range(1, 10))
    t.play("area church")
    reach = [f"church {n + 1}" for n in range(9) if t.box.faith[n] <= amount]
    assert t.moves("church") == reach if reach else t.asked != "church"
    t = table().strength("laboratory", strength).display("textile-mill", "telegraph", "ball", "patents", "exhibition")
    t.play("area laboratory")
    assert len(t.moves("technology")) == max(0, amount - 1)
    t = table().strength("harbour", strength)
    t.play("area harbour")
    assert len(t.moves("keep")) == (amount if amount > 1 else 0)
    assert t.game.table.looking == (amount if amount > 1 else 0)


@pytest.mark.parametrize(("strength", "flips"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_de_line_530_customs_by_strength(table, strength, flips):
    t = table().strength("customs", strength).have(imports=9).bonuses(1, 2, 3)
    t.play("area customs")
    if flips > 1:
        assert t.moves() == [f"flip {n}" for n in range(flips + 1)]
        t.play(f"flip {flips}")
    assert t.changes() == ({"imports": -flips, "cleared": flips} if flips else {})


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_de_line_540_exchanges_by_strength(table, strength):
    t = table().strength("chinatown", strength).have(yen=9).bonuses(1, 2, 3)
    t.play("area chinatown")
    for _ in range(min(strength, 5)):
        assert t.asked == "exchange"
        t.play("buy tea")
    assert t.asked != "exchange"
    assert t.changes() == {"tea": min(strength, 5), "yen": -min(strength, 5)}
