"""Steps beyond the end of a track: nothing happens then, and they may be chosen (p. 7, 9, 13, 16)."""

from __future__ import annotations

import pytest

from .building import build


@pytest.mark.parametrize("action", ["rd", "mining"])
def test_de_p7_a_step_beyond_the_end_is_sold(table, action):
    t = table().on(rd=12, mining=12).have(money=6).play(f"action {action}")
    assert t.asked is None and t.changes() == {"money": -1}


@pytest.mark.parametrize(("space", "steps"), [(9, 3), (10, 2), (11, 1), (12, 1)])
def test_de_p7_nobody_pays_more_for_the_same_space(table, space, steps):
    t = table().on(mining=space).have(money=6)
    t.play("action mining")
    offered = [f"steps {n + 1}" for n in range(steps)]
    assert t.moves() == offered if steps > 1 else t.see()["money"] == 5


def test_de_p7_a_worker_for_1_money_ends_a_round(table):
    """The fourth worker, and the last one on its hiring space."""
    t = table(seats=2).on(rd=12).have(money=1).work("red", "red", "blue").last_worker("rd", "black")
    t.play("action rd")
    assert t.game.view()["round"] == 2 and t.work_area(0) == ["red", "red", "blue", "black"]


def test_de_p7_nothing_is_sold_without_money(table):
    t = table().on(rd=12).have(money=0)
    assert not {"action rd", "action mining"} & set(t.moves())


def test_de_p16_an_investment_at_the_end_of_finance(table):
    """With all recesses filled nothing else can be gained: the good is paid all the same."""
    t = table().on(finance=12).factory("cotton-1A", goods=1).play("action contracts")
    assert "invest" in t.moves()
    assert t.play("invest").changes() == {"goods 1": -1}
    t = table().on(finance=12).factory("cotton-1A", goods=1)
    t.concluded("white", "blue", "grey", "yellow", "red", "black").play("action contracts")
    assert t.changes() == {"goods 1": -1}


def test_de_p7_finance_is_paid_for_mining_steps_that_are_lost(table):
    """Bento 1B: back on finance, its symbol can be gained again."""
    t = build(table().on(mining=12, finance=5), "bento-1B")
    assert t.asked == "may"
    assert t.play("may yes").see()["finance"] == 3


@pytest.mark.parametrize(("rd", "mining", "ways"), [
    (0, 0, {"rd": (2, 0), "both": (1, 1), "mining": (0, 2)}),
    (11, 0, {"rd": (1, 0), "both": (1, 1), "mining": (0, 2)}),
    (0, 11, {"rd": (2, 0), "both": (1, 1), "mining": (0, 1)}),
    (11, 11, {"rd": (1, 0), "both": (1, 1), "mining": (0, 1)}),
])  # fmt: skip
def test_de_p13_with_one_step_left_both_white_steps_may_go_there(table, rd, mining, ways):
    """To split them is a may; the second step is lost."""

    def asked():
        return table().upgraded("white").work("white").on(rd=rd, mining=mining).play("consolidate")

    assert asked().moves() == [f"innovate {way}" for way in ways]
    for way, (on_rd, on_mining) in ways.items():
        after = asked().play(f"innovate {way}").see()
        more = 2 if rd + on_rd == 12 else 0  # by the white symbol there, which only mining can take
        assert (after["rd"], after["mining"]) == (rd + on_rd, min(12, mining + on_mining + more))


@pytest.mark.parametrize(("rd", "mining", "moved"), [
    (12, 0, (0, 2)), (12, 2, (0, 2)), (12, 11, (0, 1)), (0, 12, (2, 0)), (12, 12, (0, 0)),
])  # fmt: skip
def test_de_p13_a_marker_at_its_end_is_not_chosen_while_the_other_can_move(table, rd, mining, moved):
    t = table().upgraded("white").work("white").on(rd=rd, mining=mining).play("consolidate")
    assert t.asked != "innovation"
    assert (t.see()["rd"] - rd, t.see()["mining"] - mining) == moved


def test_texts_tell_how_many_steps_are_lost(table):
    t = table().upgraded("white").work("white").on(rd=11, mining=2).play("consolidate")
    texts = [[move.text(language) for move in t.game.moves()] for language in ("en", "de", "pl")]
    assert ["lost" in text for text in texts[0]] == [True, False, False] and "1 step lost" in texts[0][0]
    assert "1 Schritt verfällt" in texts[1][0] and "1 krok przepada" in texts[2][0]
    t = table().on(finance=12).factory("cotton-1A", goods=1).play("action contracts")
    assert "2 kroki przepadają" in next(m for m in t.game.moves() if m.notation == "invest").text("pl")


def test_texts_tell_what_is_declined(table):
    t = table().factory("paper-3A", goods=1).on(finance=3).play("action contracts", "contract grey")
    texts = [[move.text(language) for move in t.game.moves()] for language in ("en", "de", "pl")]
    assert texts[0][1] == "Do without: Finance +2" and texts[1][1].startswith("Verzichte: ")
    assert texts[2][1].startswith("Zrezygnuj: ")
