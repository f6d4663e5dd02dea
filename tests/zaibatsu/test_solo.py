"""The solo game: Takatoshi's turn, his trains and tokens, goals."""

from __future__ import annotations

import pytest

import meiji
from meiji.games.zaibatsu.terms import GOALS, GOODS, TAKATOSHI
from meiji.kernel.events import lines, record

from .situations import new, no_demand, solo


def test_takatoshi_acts_by_the_space_of_the_worker(table):
    t = solo(table).hiring("trains", *["red"] * 4)
    t.play("action rd", outcomes=["solo-tile 6"])  # the worker sign, and most workers above Trains
    assert t.game.view()["solo"]["trains"] == 5
    t = solo(table).play("action rd", outcomes=["solo-tile 3"])
    assert t.game.view()["solo"]["trains"] == 6


def test_takatoshi_takes_the_token_first(table):
    """In the first region he may not lay his 1; the next one by priority has a space for it."""
    t = solo(table)
    for city in (1, 2):
        t.city(city, "bento lenses bulbs watches")
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["influence"] == [0, 1, 0, 0]


def test_takatoshi_never_removes_his_own_token(table):
    """City 1 is full and his 1 is its lowest: an empty space there would cost him that token."""
    t = solo(table, period=2).token(1, "top", TAKATOSHI, 1).token(1, "right", "violet", 7)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bento bento bento bento").city(5, "bulbs bulbs bento bulbs")
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "top") == ("takatoshi", 1)
    assert t.token_at(5, "bottom") == ("takatoshi", 3)


def test_takatoshi_replaces_yours_in_a_full_city(table):
    """His 1 is the lowest of the full city: the empty spaces are barred, your token's space is not."""
    t = solo(table, period=2).token(1, "top", TAKATOSHI, 1).token(1, "right", "violet", 2)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bento bento bento bento").play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "right") == ("takatoshi", 3)
    assert t.token_at(1, "top") == ("takatoshi", 1)
    assert t.changes()["token 2"] == 1


def test_fallback_where_he_is_ahead(table):
    t = solo(table)
    for region in (1, 2, 3, 4):
        t.train(region, 1, TAKATOSHI)
    for city in (1, 2):
        t.city(city, "bento lenses bulbs watches")  # no space for him in the first region
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["influence"] == [2, 3, 2, 2]


def test_an_empty_row_is_followed_by_the_next_higher_one(table):
    t = solo(table)
    t.city(3, "bento bento bento bento").table.solo_used[0] = 3
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["tokens_used"] == [3, 1, 0]
    assert t.token_at(3, "right") == ("takatoshi", 3)  # bento, by the row of the token
    t = solo(table, period=3)
    t.table.solo_used[2] = 4
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.game.view()["solo"]["tokens_used"] == [0, 0, 4]  # never an earlier row


def test_solo_takatoshi_has_his_turn_after_a_pass(table):
    t = table(seats=1, solo="easy")
    with pytest.raises(meiji.OutcomeNeeded) as needed:
        t.play("pass", outcomes=[])
    assert needed.value.draw == "solo-tile"


def test_solo_displaced_tokens(table):
    t = solo(table).token(1, "left", "violet", 5).factory("paper-1A", goods=1)
    for city in range(1, 9):
        t.city(city, "bulbs bulbs bulbs bulbs")
    t.city(1, "bulbs bulbs bulbs watches").at_round(5).table.solo_used[2] = 1  # his 6
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 6)
    assert t.changes()["token 5"] == 1
    t = no_demand(solo(table)).token(1, "top", TAKATOSHI, 1).city(1, "paper watches watches watches")
    t.factory("paper-1A", goods=2)
    t.play("action markets", "reward vp", outcomes=["solo-tile 3"])
    assert t.token_at(1, "top") == ("violet", 2)
    assert t.game.view()["solo"]["tokens_used"] == [0, 0, 0]


def test_solo_placement(table):
    # (a) by replacing: the higher of your tokens he can displace; his 3 is above both
    t = solo(table).token(2, "top", "violet", 1).token(2, "right", "violet", 2)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "right") == ("takatoshi", 3)
    # (a) by overflow: city 1 is full, your 2 is its lowest and lies where he cannot lay
    t = solo(table).token(1, "top", "violet", 2).token(1, "right", TAKATOSHI, 7).city(1, "bulbs bulbs bulbs paper")
    t.token(2, "left", "violet", 7)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 3)
    assert t.token_at(1, "top") is None
    # (b) the highest printed value; city 2 prints 3, 0, 1, 2 from the top, city 1 0, 1, 2, 3
    t = solo(table).play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(1, "left") == ("takatoshi", 1)
    t = solo(table).city(1, "bulbs bulbs paper bulbs").play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "top") == ("takatoshi", 1)


def test_solo_influence_comparison(table):
    """His train counts without a token: 2 against your 1 puts him ahead in the first region."""
    t = solo(table).train(1, 1, TAKATOSHI).token(1, "top", "violet", 1).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [2, 2, 0, 0]
    t = solo(table).train(1, 1, TAKATOSHI).token(1, "top", "violet", 2).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [4, 0, 0, 0]  # equal: he acts there


def test_solo_worker_choice(table):
    t = solo(table).hiring("ships", "red", "grey", "black")
    grey = t.table.bag[2]
    t.play("action rd", outcomes=["solo-tile 2"])
    assert t.workers_at("ships") == ["red", "black"]
    assert t.table.bag[2] == grey + 1


def test_solo_his_worker_can_end_the_round(table):
    t = solo(table).hiring("ships", "red").queue()
    t.table.bag[:] = [0, 0, 0, 0, 9, 0]
    t.play("action rd", outcomes=["solo-tile 2", *["bag red"] * (1 + 1 + 6)])
    assert t.table.round == 2
    assert t.game.to_move == 0


def test_solo_empty_hiring_space_in_final_rounds(table):
    t = solo(table).at_round(6, turns_left=2).hiring("trains").queue()
    t.play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["trains"] == 6


def test_solo_stack_empty(table):
    t = solo(table)
    t.table.solo_stack[:] = [0, 1, 0, 0, 0, 0, 0, 0, 0]
    order = ["black", "red", "yellow", "grey", "blue", "white"]
    t.play("action rd", outcomes=["solo-tile 2", *[f"priority {colour}" for colour in order]])
    assert t.game.view()["solo"]["priority"] == order
    assert t.game.view()["solo"]["tiles_left"] == list(range(1, 10))


def test_solo_goals(table):
    """Checked before the final consolidation; all of them; else lost without scoring."""

    def play(**on):
        t = solo(table).at_round(8, turns_left=1).on(**on).have(money=1, vp=5)
        t.table.solo_goals[:] = [GOALS.index("rd") + 1, GOALS.index("mining") + 1, 0]
        return t.hiring("contracts", "grey").factory("cotton-1A", goods=1).play("action contracts", "invest")

    lost = play(rd=11, mining=10)
    assert lost.game.over and not lost.points()["won"]
    assert lost.game.scores() == [5] and lost.see()["money"] == 1
    won = play(rd=11, mining=11)
    assert won.points()["won"]
    assert won.see()["money"] == 14 - 3


@pytest.mark.parametrize("module", ["modern-factories", "goals", "both"])
def test_solo_allows_no_module(module):
    with pytest.raises(meiji.BadInput):
        new(1, module=module)


def test_solo_the_human_starts():
    game = new(1)
    while game.decision.kind != "turn":
        game.play(game.moves()[0])
    assert game.table.turns == 0 and game.to_move == 0


@pytest.mark.parametrize(("level", "goals"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_solo_goals_by_difficulty(level, goals):
    assert len(set(new(1, solo=level).view()["solo"]["goals"])) == goals


def test_solo_has_two_seat_limits(table):
    t = table(seats=1, solo="easy").have(iron=3).ship("paris", 0, 2).play("action ships")
    assert "location paris" not in t.moves()
    t = no_demand(solo(table)).city(1, "paper paper paper paper").factory("paper-1A", goods=1)
    t.token(1, "top", TAKATOSHI, 1).token(1, "right", TAKATOSHI, 2)
    assert "action markets" not in t.moves()


def test_solo_no_second_place_and_trains_without_a_token(table):
    t = solo(table).at_round(2).hiring("ships", "red").queue()
    t.token(3, "top", 0, 4).token(3, "right", 0, 3).token(4, "bottom", 0, 2).token(4, "right", 0, 1)  # 10, foreign 2
    t.train(2, 1, TAKATOSHI).train(2, 2, TAKATOSHI).train(2, 3, TAKATOSHI)  # 6
    for space, city, side in ((1, 1, "left"), (2, 2, "top"), (3, 1, "bottom")):
        t.train(1, space, TAKATOSHI).token(city, side, TAKATOSHI, 1)  # 9, foreign 4
    t.token(1, "right", 0, 5)  # foreign 3
    t.token(5, "left", 0, 5)  # foreign 9
    t.train(3, 1, TAKATOSHI).train(3, 2, TAKATOSHI).train(3, 3, TAKATOSHI)  # 6 without a token: second
    t.table.bag[:] = [0, 0, 0, 0, 9, 0]
    t.play("action rd", outcomes=["solo-tile 2", *["bag red"] * (1 + 1 + 6)])
    assert t.table.round == 3
    # Behind him the third place's points, before him the first's, behind the companies and his trains the fourth's.
    assert t.points()["regions"][0][:3] == [6, 10, 2]


def test_solo_framed_tile_takes_the_worker_in_any_case(table):
    t = solo(table, "easy").hiring("trains", *["red"] * 4).play("action rd", outcomes=["solo-tile 9"])
    assert len(t.workers_at("trains")) == 3
    assert t.game.view()["solo"]["trains"] == 6


def test_solo_without_a_train_nothing(table):
    t = solo(table)
    t.table.solo_trains = 0
    t.play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["solo"]["influence"] == [0, 0, 0, 0]


def test_solo_trains_go_to_the_topmost_open_space(table):
    t = solo(table).train(1, 1, 0).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["regions"][0]["trains"][:3] == [0, "takatoshi", None]
    t = solo(table).train(1, 1, 0).train(1, 2, 0).train(1, 3, 0).play("action rd", outcomes=["solo-tile 1"])
    assert t.game.view()["regions"][1]["trains"][0] == "takatoshi"


def test_solo_placement_highest_token_he_can_displace(table):
    """Your 5 is too high for his 3; your 2 is the highest that he can displace."""
    t = solo(table).token(1, "top", 0, 5).token(2, "bottom", 0, 2).token(1, "right", 0, 1)
    t.table.solo_used[0] = 2
    t.play("action rd", outcomes=["solo-tile 5"])
    assert t.token_at(2, "bottom") == ("takatoshi", 3)
    assert t.token_at(1, "top") == ("violet", 5)


def test_leftmost_within_a_city(table):
    """Two equal tokens of yours that he can replace: the left side first, the right side last."""
    for sides, chosen in ((("top", "left"), "left"), (("top", "right"), "top"), (("bottom", "right"), "bottom")):
        t = no_demand(solo(table, period=2)).city(1, "bento bento bento bento")
        for side in ("top", "right", "bottom", "left"):
            if side not in sides:
                t.table.demand[0][("top", "right", "bottom", "left").index(side)] = GOODS.index("watches")
        t.token(1, sides[0], 0, 3).token(1, sides[1], 0, 3).table.solo_used[1] = 1
        t.play("action rd", outcomes=["solo-tile 5"])
        assert t.token_at(1, chosen) == ("takatoshi", 4)


def told(game: meiji.Game) -> list[str]:
    """What the last move and Takatoshi did, in English."""
    found = record(game, game.at(len(game.log) - 1)._table, game.log[-1])
    return [line.told.text for line in lines(game, found, "en")]


def test_takatoshi_tells_what_he_does_and_why() -> None:
    game, said = meiji.new("zaibatsu", seats=1, seed=3, options={"solo": "easy"}), []
    while not game.over:
        game.play(game.codes()[0])
        said += [line for line in told(game) if line.startswith("Takatoshi")]
    turned = [line for line in said if "turns up tile" in line]
    assert turned and all("it shows " in line or "most workers wait at" in line for line in turned[:3])
    assert any("first in his priorities" in line for line in said)
    laid = [line for line in said if "builds a train" in line or "places influence" in line]
    assert laid and all("he is not ahead in" in line or "comes first in his priorities" in line for line in laid)


def test_the_goals_of_the_solo_game_are_told_with_how_far_one_is() -> None:
    for level, number in (("easy", 1), ("medium", 2), ("hard", 3)):
        game = meiji.new("zaibatsu", seats=1, seed=3, options={"solo": level})
        rival = game.spec.rival(game, "en")
        assert rival is not None and rival.name == "Takatoshi" and len(rival.goals) == number
        assert all(goal.need > 0 and not goal.met and str(goal.need) in goal.text for goal in rival.goals)
    assert meiji.new("zaibatsu", seats=2).spec.rival(meiji.new("zaibatsu", seats=2), "en") is None


def test_the_log_calls_hiring_spaces_by_their_actions(table):
    """The board prints no numbers beside them."""
    t = solo(table)
    before = t.game._table.copy()
    t.play("action rd", outcomes=["solo-tile 3"])
    told = " ".join(line.told.text for line in lines(t.game, record(t.game, before, t.game.log[-1]), "en"))
    assert "it shows Factory / Investments and Contracts" in told
