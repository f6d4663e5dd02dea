"""Moves looked at before they are played: what they cost and give, in data and in words."""

from __future__ import annotations

import gc
import weakref

import pytest

import meiji
from meiji.kernel.amounts import Amount, Kind, amounts_text, kind, kind_of_line, kind_where
from meiji.kernel.preview import Counting, Ledger
from meiji.kernel.record import Grid, Row, grid, row
from meiji.kernel.table import Table

COST, GAIN = (Amount("money", 6), Amount("silk", 1)), (Amount("money", 5), Amount("factories", 1))


class Purse(Table):
    money: Row = row(2)
    goods: Grid = grid(2, 3)


def open_ledger(table: Purse, seat: int, *kinds: Kind) -> tuple[Ledger, Purse]:
    ledger = Ledger(table, None, seat, Counting(Purse, kinds))
    return ledger, ledger.open()


def test_what_goes_and_what_comes_are_told_apart() -> None:
    table = Purse()
    table.money[:] = [9, 9]
    ledger, g = open_ledger(table, 0, kind("money", "money"), kind("tea", "goods", 1))
    g.money[0] -= 6
    g.goods[0][1] += 2
    g.money[0] += 5
    assert ledger.cost_and_gain() == ((Amount("money", 6),), (Amount("money", 5), Amount("tea", 2)))
    assert g.money == [8, 9] and g.goods[0] == [0, 2, 0]
    assert table.money == [9, 9] and table.goods[0] == [0, 0, 0]
    assert ledger.open().content() == table.content() and ledger.cost_and_gain() == ((), ())


def test_only_the_deciding_seat_counts() -> None:
    ledger, g = open_ledger(Purse(), 1, kind("money", "money"), kind_of_line("goods", "goods"))
    g.money[0] += 4
    g.goods[0][2] += 1
    assert ledger.cost_and_gain() == ((), ())
    g.goods[1][2] += 1
    assert ledger.cost_and_gain() == ((), (Amount("goods", 1),))


def test_a_ledger_is_freed_with_its_last_user() -> None:
    """There is one for every decision on the site: they must not wait for the garbage collector."""
    gc.disable()
    try:
        ledger, g = open_ledger(Purse(), 0, kind("money", "money"), kind_of_line("goods", "goods"))
        alive = weakref.ref(ledger)
        del ledger, g
        assert alive() is None
    finally:
        gc.enable()


def test_kinds_can_be_sums_and_places() -> None:
    g = Purse()
    g.goods[0][:] = [2, 0, 3]
    assert kind_of_line("all", "goods").count(g, None, 0) == 5
    assert kind_where("kinds", "goods", bool).count(g, None, 0) == 2


def test_a_preview_leaves_the_game_as_it_was() -> None:
    game = meiji.new("zaibatsu", seats=3, seed=4)
    for _ in range(40):
        before, log, drawn = game.bytes(), list(game.log), list(game._table.rng)
        assert all(move.preview for move in game.moves())
        assert (game.bytes(), game.log, game._table.rng) == (before, log, drawn)
        assert all(type(getattr(game._table, name)) in (int, list) for name in game._table.fields)
        game.play(game.codes()[-1])


def test_a_preview_belongs_to_the_table_on_which_the_move_was_offered() -> None:
    game = meiji.new("nippon", seats=2, seed=1)
    asked, late = (game.moves()[0] for _ in range(2))
    known = asked.preview
    game.table.yen[game.to_move or 0] += 1
    with pytest.raises(meiji.IllegalMove, match="gone on"):
        _ = late.preview
    assert asked.preview == known and game.moves()[0].preview
    late = game.moves()[-1]
    game.play(game.moves()[0])
    game.undo()
    assert late.preview
    late = game.moves()[-1]
    game.play(game.moves()[0])
    with pytest.raises(meiji.IllegalMove):
        _ = late.preview


def test_a_move_that_is_not_on_offer_has_no_preview() -> None:
    game = meiji.new("nippon", seats=2, seed=1)
    missing = next(code for code in range(len(game.spec.moves)) if code not in game.codes())
    with pytest.raises(meiji.IllegalMove):
        _ = meiji.Move(game, missing).cost


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "−6 money, −1 silk → +5 money, +1 factory"),
        ("de", "−6 Geld, −1 Seide → +5 Geld, +1 Fabrik"),
        ("pl", "−6 monet, −1 jedwab → +5 monet, +1 fabryka"),
    ],
)
def test_amounts_in_words(language: str, words: str) -> None:
    spec = meiji.find_game("zaibatsu")
    assert amounts_text(spec, COST, GAIN, language) == words
    assert amounts_text(spec, (), GAIN, language) == words.partition(" → ")[2]
    assert amounts_text(spec, COST, (), language) == words.partition(" → ")[0]


def test_plurals() -> None:
    tell = meiji.find_game("zaibatsu").texts.amount_text
    assert [tell("tokens", n, "pl") for n in (1, 3, 5)] == ["1 żeton Wpływu", "3 żetony Wpływu", "5 żetonów Wpływu"]
    assert tell("rd", 2, "en") == "2 R&D steps" and tell("cotton", 1, "de") == "1 Baumwolle"
    assert meiji.find_game("nippon").texts.amount_text("wages-due", 3, "de") == "3.000 Yen an Löhnen"
