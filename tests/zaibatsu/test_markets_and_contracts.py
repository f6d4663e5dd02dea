"""Local markets, investments and contracts: tokens, limits, bonuses."""

from __future__ import annotations

import pytest

from .situations import no_demand


def test_exactly_the_token_of_the_goods(table):
    t = no_demand(table()).city(1, "bento bento bento bento").factory("bento-1A", goods=1)
    t.play("action markets", "market 1 top")
    assert t.token_at(1, "top") == ("violet", 3)
    t = no_demand(table()).city(1, "bento bento bento bento").factory("bento-1A", goods=1)
    t.token(8, "top", "violet", 3)
    assert "action markets" not in t.moves()  # token 3 lies elsewhere; 1 and 2 are no substitute


def test_own_token_replaced_in_the_same_action(table):
    t = no_demand(table()).city(1, "paper watches watches watches").factory("paper-1A", goods=3)
    t.play("action markets", "amount 1", "reward vp", "market 1 top", "reward vp")
    assert t.token_at(1, "top") == ("violet", 2)
    assert t.changes() == {"goods 1": -3, "vp": 4, "token 2": -1}


@pytest.mark.parametrize("seats", [2, 3])
def test_above_the_limit_only_with_a_higher_token(table, seats):
    def full_city(goods):
        t = no_demand(table(seats=seats)).city(1, "paper paper paper paper").factory("paper-1A", goods=goods)
        t.token(1, "top", 1, 2).token(1, "right", 1, 4)
        if seats == 3:
            t.token(1, "bottom", 2, 5)
        return t

    t = full_city(2)
    assert "action markets" not in t.moves()  # a 2 is not above the 2
    t = full_city(3)
    assert "action markets" in t.moves()
    t.play("action markets", "market 1 left", "reward vp")
    assert t.token_at(1, "top") is None
    assert t.token_at(1, "left") == ("violet", 3)
    assert t.changes(1) == {"token 2": 1}


def test_no_empty_recess_no_contract(table):
    t = table().factory("cotton-1A", goods=1).concluded("white", "blue", "grey", "yellow", "red", "black")
    t.play("action contracts")
    assert t.asked is None  # only an investment was left
    assert t.changes() == {"goods 1": -1, "finance": 2}
    t = table().factory("cotton-1A", goods=1).concluded("white", "blue").play("action contracts")
    assert t.refuses("contract white") and not t.refuses("contract grey")


def test_special_contract_by_the_goods_of_the_action(table):
    t = table().factory("cotton-1A", goods=1).factory("lenses-1A", goods=2)
    t.play("action contracts", "good cotton")
    assert t.refuses("contract level-2")
    t.play("invest", "good lenses")
    assert not t.refuses("contract level-2")
    assert t.refuses("contract level-3")


def test_four_region_bonuses(table):
    found = []
    for region in (1, 2, 3, 4):
        t = no_demand(table()).city(2 * region, "paper watches watches watches").factory("paper-1A", goods=1)
        changes = t.play("action markets", "reward bonus").changes()
        found.append({name: changes[name] for name in ("coal", "silk", "iron", "money") if name in changes})
    assert found == [{"coal": 2}, {"silk": 2}, {"iron": 2}, {"money": 3}]


def test_market_limit_replacing_does_not_count(table):
    t = no_demand(table(seats=2)).city(1, "paper paper watches watches").factory("paper-1A", goods=3)
    t.token(1, "top", "green", 2).token(1, "bottom", "green", 7)
    t.play("action markets", "market 1 top")
    assert t.asked == "reward"
    assert t.token_at(1, "top") == ("violet", 3)
    assert t.token_at(1, "bottom") == ("green", 7)


def test_market_limit_the_active_seat_chooses_among_the_lowest(table):
    t = no_demand(table(seats=3)).city(1, "paper paper paper paper").factory("paper-1A", goods=3)
    t.token(1, "top", "green", 2).token(1, "right", "violet", 2).token(1, "bottom", "pink", 5)
    t.play("action markets", "market 1 left")
    assert t.moves() == ["return top", "return right"]
    t.play("return top")
    assert t.changes(1) == {"token 2": 1}


def test_region_bonus_or_points_each_time(table):
    t = no_demand(table()).city(1, "paper paper watches watches").factory("paper-1A", goods=3)
    t.play("action markets", "market 1 top", "amount 1", "reward bonus", "market 1 right", "reward vp")
    assert (t.changes()["coal"], t.changes()["vp"]) == (2, 2)


def test_contracts_three_types(table):
    t = table().factory("cotton-1A", goods=4).factory("paper-1A", goods=1).factory("bento-1A", goods=4)
    t.play("action contracts", "good cotton", "invest")
    assert t.moves() == ["good bento", "stop"]  # two of another kind: one paper is too few
    t.play("good bento", "invest")
    assert t.asked is None  # three of a third kind
    assert t.changes() == {"goods 1": -1, "goods 3": -2, "finance": 4}


def test_contracts_at_most_three(table):
    t = table().factory("cotton-1A", goods=4).factory("paper-1A", goods=4).factory("bento-1A", goods=4)
    t.factory("lenses-1A", goods=4)
    t.play("action contracts", "good cotton", "invest", "good paper", "invest", "good bento", "invest")
    assert t.asked is None
    assert t.changes()["finance"] == 6


def test_special_contract_counts_the_current_payment(table):
    t = table().factory("cotton-1A", goods=1).factory("watches-1A", goods=2)
    t.play("action contracts", "good cotton", "invest", "good watches")
    assert not t.refuses("contract level-3")
