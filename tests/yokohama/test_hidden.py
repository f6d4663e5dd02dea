"""What is hidden: orders in hands, cards being looked at, cards under the deck, the order of the deck."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import meiji
from meiji.games.yokohama.moves import DRAW_BONUS, DRAW_ORDER, DRAW_ORDER_1, DRAWS, MOVES
from meiji.games.yokohama.terms import ORDERS
from meiji.games.yokohama.view import draw_visible, move_visible, notation_for, outcome_for, redact
from meiji.kernel.events import lines as lines_of
from meiji.kernel.events import record
from meiji.kernel.language import LANGUAGES
from meiji.kernel.move import Played


def played(seed: int, moves: int) -> meiji.Game:
    game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
    while not game.over and len(game.log) < moves:
        game.play(chooser.choice(game.codes()))
    return game


def all_that_a_seat_sees(game: meiji.Game, seat: int | None) -> dict[str, Any]:
    """The view, the picture, the question, and the moves if they are its own."""
    seen: dict[str, Any] = {"view": game.view(seat), "svg": game.svg(seat), "to_move": game.to_move}
    seen["scores"] = game.scores()
    if game.decision is not None:
        seen["decision"] = [game.decision.kind, *(game.decision.text(language) for language in LANGUAGES)]
        if game.to_move == seat:
            seen["moves"] = [
                (m.notation, m.target, *(m.text(language) for language in LANGUAGES)) for m in game.moves()
            ]
    return seen


@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
    while not game.over:
        if len(game.log) % 9 == seed % 9 or game._table.looking:
            for seat in range(2):
                imagined = game.imagine(seat, chooser.randrange(1000))
                assert all_that_a_seat_sees(imagined, seat) == all_that_a_seat_sees(game, seat)
                spectator = all_that_a_seat_sees(imagined, None)
                assert spectator == all_that_a_seat_sees(game, None)
        game.play(chooser.choice(game.codes()))


def test_imagining_changes_what_is_hidden_and_keeps_what_is_known() -> None:
    game = played(3, 40)
    own = game._table.hand[0][: game._table.hand_size[0]]
    others: Counter[int] = Counter()
    for seed in range(400):
        table = game.imagine(0, seed)._table
        assert table.hand[0][: table.hand_size[0]] == own
        assert table.hand_size == game._table.hand_size
        others.update(table.hand[1][: table.hand_size[1]])
    hidden = [order for order in range(ORDERS) if not game._table.seen[0][order]]
    assert set(others) == set(hidden)  # everything unseen is possible
    wanted = 400 * game._table.hand_size[1] / len(hidden)
    assert all(0.5 * wanted < others[order] < 1.6 * wanted for order in hidden)  # and equally likely


def test_an_imagined_table_keeps_no_old_offer_of_the_other_seat() -> None:
    """What was offered to the other seat named its orders: nothing of it is left behind the moves now on offer."""
    game, chooser = meiji.new("yokohama", seed=0), random.Random(0)
    left = 0
    while not game.over:
        left += any(move.startswith(("fulfil", "keep", "under")) for move in stale(game))
        for seat in range(2):
            imagined = game.imagine(seat, 1)
            assert not any(imagined._table.offer[imagined._table.offers :])
            assert not any(imagined.save()["position"]["offer"][imagined._table.offers :])
        game.play(chooser.choice(game.codes()))
    assert left  # on the real table there was something to forget


def stale(game: meiji.Game) -> list[str]:
    """The moves behind those on offer, left over from longer offers."""
    return [MOVES.notations[code] for code in game._table.offer[game._table.offers :]]


def test_asking_tells_nothing_about_the_hand(table) -> None:
    """A seat that could hold a payable order is asked at the end of its turn, whether it holds one or not."""
    for hand in (9, 36):  # one copper and three tea can be paid, the other cannot
        t = table().cards(3).have(copper=1).hand(hand)
        t.play("area tea-plantation")
        assert t.asked == "after" and t.game.view(1)["to_move"] == 0
        assert t.moves() == (["fulfil 9", "end"] if hand == 9 else ["end"])
    t = table().cards(3).hand(9)  # nothing at all can be paid with three tea
    t.play("area tea-plantation")
    assert t.asked is None


def test_a_single_bonus_card_is_asked_for_as_well(table) -> None:
    """With a box that lays only one bonus card open, taking it must not tell that no order could be paid."""
    for hand in (9, 36):
        t = table().cards(5).have(copper=1).hand(hand)
        t.table.bonus_open = [1, 0, 0]
        t.play("area tea-plantation")
        assert t.asked == "bonus"
        assert t.moves() == (["bonus 1", "fulfil 9"] if hand == 9 else ["bonus 1"])


@pytest.mark.parametrize("seed", range(6))
def test_the_same_open_moves_lead_to_the_same_questions(seed: int) -> None:
    """Two games that differ only in seat 0's hidden cards ask the same seats, as long as the same is played."""
    game, chooser = played(seed, 30), random.Random(seed)
    other = game.imagine(1, seed)
    for _ in range(60):
        if game.over:
            break
        assert (game.to_move, game.decision.kind) == (other.to_move, other.decision.kind)
        codes = [code for code in game.codes() if code in other.codes() and move_visible(code)]
        if not codes or game._table.looking:
            break
        game.play(code := chooser.choice(codes))
        drawn = game.log[-1].drawn
        if any(draw_visible(kind) is not None for kind, _ in drawn):
            break
        other.play(code, outcomes=[DRAWS.text(outcome) for outcome in drawn])
        assert other.view(1) == game.view(1)


def test_a_church_taken_from_the_display_stays_known(table) -> None:
    t = table().cards(4).open_churches(1, 2)
    t.play("area church", "church 2")
    for seat in (0, 1, None):
        assert t.game.view(seat)["seats"][0]["churches"] == ["2"]


def test_hands_are_seen_by_their_owner_only(table) -> None:
    t = table().hand(5, 9).hand(7, seat=1)
    assert t.game.view(0)["seats"][0]["hand"] == ["5", "9"]
    assert t.game.view(0)["seats"][1]["hand"] == [None]
    assert t.game.view(1)["seats"][0]["hand"] == [None, None]
    assert t.game.view(None)["seats"][0]["hand"] == [None, None]
    assert t.game.view(None)["seats"][0]["orders"] == 2


def test_cards_looked_at_are_seen_by_who_looks(table) -> None:
    t = table().cards(3)
    t.play("area harbour", outcomes=["order-0 1", "order-0 2", "order-0 3"])
    assert t.game.view(0)["looked_at"] == ["1", "2", "3"]
    assert t.game.view(1)["looked_at"] == [None, None, None] == t.game.view(None)["looked_at"]


def test_who_puts_cards_under_the_deck_knows_them_until_the_other_seat_draws_them(table) -> None:
    t = table().cards(1).deck(under=(5, 6, 8), by=1)
    assert t.game.view(1)["under_the_deck"] == ["5", "6", "8"]
    assert t.game.view(0)["under_the_deck"] == [None, None, None]
    t.play("area harbour")  # strength 1: one card, which goes to the hand
    assert t.game.view(1)["seats"][0]["hand"] == ["5"]  # the other seat knows which
    assert t.game.view(0)["seats"][0]["hand"] == ["5"]
    assert t.game.imagine(1, 1)._table.hand[0][0] == 4


def test_a_group_of_cards_stays_together(table) -> None:
    """The other seat knew three cards under the deck; now one of them is in the hand, the others are below again."""
    t = table().cards(3).deck(under=(5, 6, 8, 30), by=1)
    t.play("area harbour", "keep 6", "under 8")
    assert t.game.view(1)["seats"][0]["hand"] == [None]
    assert t.game.view(1)["under_the_deck"] == ["30", None, None]
    assert t.game.view(0)["under_the_deck"] == [None, "8", "5"]
    held: Counter[int] = Counter()
    for seed in range(300):
        table_ = t.game.imagine(1, seed)._table
        held[table_.hand[0][0] + 1] += 1
        assert table_.under[0] == 29
        assert sorted([table_.hand[0][0], *table_.under[1:3]]) == [4, 5, 7]
    assert set(held) == {5, 6, 8} and min(held.values()) > 60


def test_nobody_can_tell_from_which_place_of_a_hand_an_order_comes(table) -> None:
    """Seat 1 knew the 6. Seat 0 held a card, looks at the 6 and the 30, keeps one, fulfils the 30, puts the other back:
    it may have held the 30 before and kept the 6."""
    t = table().cards(2).hand(8).deck(under=(6, 30), by=1).have(copper=2, silk=1, tea=1)
    t.table.seen[1][30 - 1] = 0
    t.play("area harbour", "keep 30", "fulfil 30")  # then the other one goes back by itself
    assert t.game.view(1)["under_the_deck"] == [None] and t.game.view(1)["seats"][0]["hand"] == [None]
    assert {t.game.imagine(1, seed)._table.under[0] + 1 for seed in range(40)} == {6, 8}


def test_the_last_card_of_a_group_is_known(table) -> None:
    """Of two known cards one is kept and shown by fulfilling it: the other must be the one under the deck."""
    t = table().cards(2).deck(under=(5, 6), by=1).have(tea=2, fish=3)
    t.play("area harbour", "keep 5")
    assert t.game.view(1)["seats"][0]["hand"] == [None]
    t.play("stop", "fulfil 5")
    assert t.game.view(1)["under_the_deck"] == ["6"] and t.game.view(0)["under_the_deck"] == ["6"]
    assert t.game.view(None)["under_the_deck"] == [None]


def test_a_group_that_is_all_in_one_hand_is_known(table) -> None:
    t = table().cards(2).deck(under=(5, 6), by=1).have(yen=2)
    t.play("area harbour", "keep 5")
    assert t.game.view(1)["seats"][0]["hand"] == [None]  # 5 or 6
    t.play("another yen")
    assert t.game.view(1)["seats"][0]["hand"] == ["5", "6"]
    assert t.game.view(None)["seats"][0]["hand"] == [None, None]


def test_discarded_technologies_stay_known(table) -> None:
    t = table().cards(4).display("tram", "ball", "mining").last_turn(1)
    assert t.game.view()["technology_discard"] == []
    t.play("area laboratory", "technology tram")
    assert t.game._table.round == 2
    for seat in (0, 1, None):
        assert t.game.view(seat)["technology_discard"] == ["ball", "mining"]


def test_undo_stops_where_a_hidden_order_was_shown(table) -> None:
    t = table().hand(9).have(copper=1, tea=3, silk=1).technology("textile-mill")
    t.play("textile-mill")
    assert t.game.can_undo
    t.play("fulfil 9")
    assert not t.game.can_undo
    t = table().cards(2).deck(under=(5, 6, 8), by=1)
    t.play("area harbour")
    assert not t.game.can_undo  # no draw, but news
    t.play("keep 5")
    assert t.game.can_undo


def test_what_a_log_may_tell() -> None:
    assert draw_visible(DRAW_ORDER) == 0 and draw_visible(DRAW_ORDER_1) == 1
    assert draw_visible(DRAW_BONUS) is None
    assert outcome_for((DRAW_ORDER, 4), 0) == "order-0 5"
    assert outcome_for((DRAW_ORDER, 4), 1) == "order-0" == outcome_for((DRAW_ORDER, 4), None)
    keep, fulfil = MOVES.code("keep 5"), MOVES.code("fulfil 5")
    assert notation_for(0, keep, 0) == "keep 5" and notation_for(0, keep, 1) == "keep"
    assert notation_for(0, fulfil, 1) == "fulfil 5"
    assert redact(Played(0, keep, ((DRAW_ORDER, 4), (DRAW_BONUS, 2))), 1) == ["keep", "order-0", "bonus 3"]
    assert meiji.find_game("yokohama").redact is redact


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_tell_a_viewer_only_what_it_may_know(language: str) -> None:
    """The log as the other seat and a spectator read it is the same when hidden cards are exchanged."""
    for seed in range(8):
        game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
        while not game.over:
            for viewer in (1 - game.to_move, None):
                other = game.imagine(1 - game.to_move, seed)
                code = chooser.choice(game.codes())
                same = code if move_visible(code) else chooser.choice(other.codes())
                if same not in other.codes():
                    continue
                lines = []
                for copy, choice in ((game.copy(), code), (other, same)):
                    before = copy._table.copy()
                    copy.play(choice)
                    if copy.log[-1].drawn and any(draw_visible(kind) is None for kind, _ in copy.log[-1].drawn):
                        break  # open draws differ, and may be told
                    told = lines_of(copy, record(copy, before, copy.log[-1]), language, viewer=viewer)
                    lines.append(tuple(line.told for line in told))
                assert len(set(lines)) <= 1, lines
            game.play(chooser.choice(game.codes()))


def test_a_running_save_has_no_future_and_no_seed() -> None:
    game = played(5, 50)
    data = json.loads(json.dumps(game.save()))
    assert "seed" not in data
    again = meiji.load(data)
    assert again.bytes() == game.bytes()
    assert sum(again._table.order_rest) > 0  # what is left is a set, in no order


def test_worth_sees_only_what_the_seat_may_know() -> None:
    worth = meiji.find_game("yokohama").hooks.worth
    for seed in range(5):
        game = played(seed, 60)
        for seat in range(2):
            wanted = worth(game._table, game.box.record, seat)
            assert all(worth(game.imagine(seat, n)._table, game.box.record, seat) == wanted for n in range(5))


def test_what_is_imagined_does_not_depend_on_what_is_true() -> None:
    """Not only all that is hidden is equally likely: with the same seed the very same is imagined."""
    for seed in range(6):
        game = played(seed, 30 + 15 * seed)
        for seat in range(2):
            wanted = game.imagine(seat, 9).bytes()
            assert all(game.imagine(seat, n).imagine(seat, 9).bytes() == wanted for n in range(4))
