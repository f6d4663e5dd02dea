"""Games: moves, undo, moments, copies, imagined tables, tables changed by hand, named outcomes."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

import meiji


def new(**keywords: Any) -> meiji.Game:
    return meiji.new("zaibatsu", **{"seats": 3, "seed": 7, **keywords})


def play_on(game: meiji.Game, moves: int, seed: int = 1) -> meiji.Game:
    chance = random.Random(seed)
    for _ in range(moves):
        game.play(chance.choice(game.codes()))
    return game


@pytest.fixture
def game() -> meiji.Game:
    return play_on(new(), 50)


@pytest.fixture(scope="module")
def whole() -> meiji.Game:
    game, chance = new(), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.codes()))
    return game


def state(game: meiji.Game) -> tuple[Any, ...]:
    """All that a game is, for comparing."""
    return game.bytes(), tuple(game._table.rng), tuple(game.log), game.codes(), game.to_move, json.dumps(game.save())


# --- new games --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("keywords", "words"),
    [
        ({"game": "go"}, ["'go'", "zaibatsu"]),
        ({"game": ""}, ["zaibatsu"]),
        ({"seats": 0}, ["0", "1, 2, 3, 4"]),
        ({"seats": 5}, ["5", "1, 2, 3, 4"]),
        ({"seats": -1}, ["-1", "1, 2, 3, 4"]),
        ({"options": {"luck": "yes"}}, ["'luck'", "sides, module, solo"]),
        ({"options": {"sides": "C"}}, ["'C'", "A, B, random"]),
        ({"options": {"module": "all"}}, ["'all'", "none, modern-factories, goals, both"]),
        ({"options": {"solo": "easy"}}, ["solo", "1 seat"]),
        ({"seats": 1, "options": {"module": "goals"}}, ["module", "none", "goals"]),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_with_what_is_allowed(keywords: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(meiji.BadInput) as error:
        meiji.new(**{"game": "zaibatsu", **keywords})
    message = str(error.value)
    assert message.endswith(".") and "\n" not in message
    for word in words:
        assert word in message


def test_a_seed_is_a_game() -> None:
    assert new(seed=1).bytes() == new(seed=1).bytes() != new(seed=2).bytes()
    assert new(seed=None).bytes() != new(seed=None).bytes()
    assert new(seed=None).seed >= 2**64  # nobody guesses it


def test_the_options_taken_are_told() -> None:
    assert new().options == {"sides": "A", "module": "none"}
    assert new(seats=1).options == {"sides": "A", "solo": "medium"}
    assert new(seats=None).seats == 2


# --- moves ------------------------------------------------------------------------------------------------------------
def test_moves_have_code_notation_and_words(game: meiji.Game) -> None:
    moves = game.moves()
    assert len(moves) >= 2 and [move.code for move in moves] == game.codes()
    for move in moves:
        assert move.notation.isascii() and game.spec.moves.code(move.notation) == move.code
        assert all(move.text(language) for language in ("en", "de", "pl"))
        assert move.target is None or isinstance(move.target, str)
        assert move.notation in repr(move)
        with pytest.raises(meiji.BadInput):
            move.text("tlh")
    assert len({move.notation for move in moves}) == len(moves) == len(set(moves))
    decision = game.decision
    assert decision is not None and decision.seat == game.to_move and decision.kind in game.spec.decisions.names
    assert all(decision.text(language) for language in ("en", "de", "pl"))


def test_a_move_is_played_as_move_code_or_notation(game: meiji.Game) -> None:
    move = game.moves()[0]
    games = [game.copy() for _ in range(3)]
    for each, way in zip(games, (move, move.code, move.notation), strict=True):
        each.play(way)
    assert len({each.bytes() for each in games}) == 1


@pytest.mark.parametrize("move", ["", "dance", "PASS", -1, 10**9, None, 2.5, "pair 1", "pass pass", b"pass", ["pass"]])
def test_an_illegal_move_names_the_legal_ones_and_changes_nothing(game: meiji.Game, move: Any) -> None:
    before = state(game)
    with pytest.raises(meiji.IllegalMove) as error:
        game.play(move)
    message = str(error.value)
    assert repr(move) in message and message.endswith(".") and "\n" not in message
    for legal in game.moves():
        assert legal.notation in message
    assert state(game) == before


def test_a_code_is_a_whole_number() -> None:
    """1.0 is no code, though Python finds it equal to one."""
    game = new()
    before = state(game)
    assert 1 in game.codes()  # pair 2
    for wrong in (1.0, True):
        with pytest.raises(meiji.IllegalMove):
            game.play(wrong)  # type: ignore[arg-type]
        assert state(game) == before


def test_a_move_of_another_game_is_judged_by_its_code(game: meiji.Game) -> None:
    first = new().moves()[0]
    assert first.code not in game.codes()
    with pytest.raises(meiji.IllegalMove) as error:
        game.play(first)
    assert first.notation in str(error.value)


def test_nothing_can_be_played_after_the_end(whole: meiji.Game) -> None:
    before = whole.bytes()
    assert whole.over and whole.to_move is None and whole.decision is None and whole.moves() == []
    for move in ("pass", 0, -1):
        with pytest.raises(meiji.IllegalMove, match="over"):
            whole.play(move)
    assert whole.bytes() == before


def test_the_list_of_codes_is_the_callers_own(game: meiji.Game) -> None:
    before = game.bytes()
    game.codes().clear()
    game.codes().append(999)
    assert game.bytes() == before and 999 not in game.codes()


# --- results ----------------------------------------------------------------------------------------------------------
def test_the_result_ranks_the_seats(whole: meiji.Game) -> None:
    result = whole.result()
    assert result["over"] and result["scores"] == whole.scores() and len(result["points"]) == 3
    assert sorted(result["ranking"]) == [0, 1, 2] and min(result["places"]) == 1
    assert [result["places"][seat] for seat in result["ranking"]] == sorted(result["places"])
    assert json.loads(json.dumps(result)) == result


def test_equal_seats_share_a_place() -> None:
    game = new()
    result = game.result()
    if len(set(result["scores"])) == 1:
        assert result["places"] == [1, 1, 1] and result["ranking"] == [0, 1, 2]


def test_views_and_pictures_are_for_seats_that_exist(game: meiji.Game) -> None:
    for seat in (None, 0, 1, 2):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)
        assert game.svg(seat).startswith("<svg")
    for seat in (-1, 3, 99):
        for ask in (game.view, game.svg, lambda seat: game.imagine(seat, 1)):
            with pytest.raises(meiji.BadInput) as error:
                ask(seat)
            assert "0 to 2" in str(error.value)
    with pytest.raises(meiji.BadInput):
        game.svg(language="tlh")


# --- undo -------------------------------------------------------------------------------------------------------------
def test_undo_goes_back_to_the_last_draw_or_the_last_move_of_another_seat(whole: meiji.Game) -> None:
    game = new()
    stack: list[Any] = []
    for played in whole.log:
        before, seat = game.bytes(), game.to_move
        game.play(played.code, outcomes=[game.spec.draws.text(drawn) for drawn in played.drawn])
        if played.drawn:
            stack.clear()  # something was revealed
        else:
            if stack and stack[-1][1] != seat:
                stack.clear()  # another seat has decided
            stack.append((before, seat))
        assert game.can_undo == bool(stack)
        trial = game.copy()
        for bytes_before, mover in reversed(stack):
            trial.undo()
            assert trial.bytes() == bytes_before and trial.to_move == mover
        with pytest.raises(meiji.IllegalMove) as error:
            trial.undo()
        assert str(error.value).endswith(".")
        if len(game.log) > 150:
            break
    assert len(game.log) > 150


def test_nothing_can_be_taken_back_at_the_start() -> None:
    game = new()
    assert not game.can_undo
    with pytest.raises(meiji.IllegalMove):
        game.undo()


def test_after_an_undo_the_draws_to_come_are_the_same() -> None:
    """Trying a move and taking it back tells nothing and changes nothing of the future."""
    game, other = new(), new()
    chance, tried = random.Random(5), 0
    while not game.over and tried < 40:
        codes = game.codes()
        for code in codes:
            trial = game.copy()
            trial.play(code)
            if trial.can_undo:
                game.play(code)
                game.undo()
                tried += 1
        code = chance.choice(codes)
        game.play(code)
        other.play(code)
        assert state(game) == state(other)


# --- moments ----------------------------------------------------------------------------------------------------------
def test_any_moment_can_be_stood_at(whole: meiji.Game) -> None:
    walker = new()
    for number, played in enumerate(whole.log[:60]):
        then = whole.at(number)
        assert then.bytes() == walker.bytes() and len(then.log) == number and then.codes() == walker.codes()
        walker.play(played.code, outcomes=[walker.spec.draws.text(drawn) for drawn in played.drawn])
    end = whole.at(len(whole.log))
    assert end.bytes() == whole.bytes() and end is not whole and end.result() == whole.result()


def test_a_moment_is_a_game_of_its_own(whole: meiji.Game) -> None:
    before = state(whole)
    then = whole.at(30)
    play_on(then, 20, seed=99)
    assert state(whole) == before and whole.at(30).log == whole.log[:30]
    assert meiji.load(then.save()).bytes() == then.bytes()


@pytest.mark.parametrize("moment", [-1, 51, 10**9])
def test_moments_that_never_were_are_refused(game: meiji.Game, moment: int) -> None:
    with pytest.raises(meiji.BadInput) as error:
        game.at(moment)
    assert "0 to 50" in str(error.value) and str(moment) in str(error.value)


# --- copies and imagined games ----------------------------------------------------------------------------------------
def test_a_copy_goes_its_own_way(game: meiji.Game) -> None:
    before = state(game)
    copy = game.copy()
    assert state(copy) == before
    play_on(copy, 30, seed=2)
    copy.names.append("Ito")
    copy.options["sides"] = "B"
    copy.table.money[0] += 100
    assert state(game) == before
    again = game.copy()
    play_on(game, 30, seed=2)
    assert state(again) == before
    play_on(again, 30, seed=2)
    assert state(again) == state(game), "a copy draws what its original draws"


def test_an_imagined_game_begins_where_it_was_imagined(game: meiji.Game) -> None:
    before = state(game)
    imagined = game.imagine(game.to_move or 0, 4)
    assert state(game) == before
    assert imagined.log == [] and not imagined.can_undo and imagined.seed is None
    assert imagined.codes() == game.codes() and imagined.scores() == game.scores()
    same, other = game.imagine(game.to_move or 0, 4), game.imagine(game.to_move or 0, 5)
    assert same._table.rng == imagined._table.rng != other._table.rng
    assert game._table.rng not in (same._table.rng, other._table.rng)
    play_on(imagined, 30)
    assert state(game) == before
    assert meiji.load(imagined.save()).bytes() == imagined.bytes()
    assert imagined.at(0).bytes() == same.bytes()


# --- tables changed by hand -------------------------------------------------------------------------------------------
def test_reading_the_table_changes_nothing(game: meiji.Game) -> None:
    before, undo = state(game), game.can_undo
    assert game.table.money[0] == game.table.money[0] and sum(game.table.bag) >= 0
    assert state(game) == before and game.can_undo == undo and len(game.log) == 50


def test_a_table_changed_by_hand_starts_the_log_anew(game: meiji.Game) -> None:
    game.table.money[0] = 77
    save = game.save()
    assert save["position"]["money"][0] == 77 and save["moves"] == []
    assert not game.can_undo and game.log == []
    game.play(game.codes()[0])
    assert len(game.log) == 1
    loaded = meiji.load(game.save())
    assert loaded.bytes() == game.bytes() and loaded.at(0).table.money[0] == 77


@pytest.mark.parametrize("look", ["at", "copy", "imagine", "undo", "moves", "result"])
def test_whatever_is_asked_first_sees_the_changed_table(game: meiji.Game, look: str) -> None:
    while not game.can_undo:
        play_on(game, 1)
    score = game.scores()[0]
    game.table.vp[0] += 50
    if look == "at":
        assert game.at(0).scores()[0] == score + 50
    elif look == "copy":
        copy = game.copy()
        assert copy.scores()[0] == score + 50 and not copy.can_undo
    elif look == "imagine":
        assert game.imagine(0, 1).scores()[0] == score + 50
    elif look == "undo":
        with pytest.raises(meiji.IllegalMove):
            game.undo()
    elif look == "moves":
        game.moves()
    else:
        assert game.result()["scores"][0] == score + 50
    assert game.scores()[0] == score + 50


def test_moves_are_those_of_the_changed_table() -> None:
    game = play_on(new(), 1)
    while game.decision is not None and game.decision.kind != "turn":
        play_on(game, 1)
    seat = game.to_move
    assert seat is not None
    table = game.table
    table.money[seat] = table.coal[seat] = table.silk[seat] = table.iron[seat] = 0
    poor = {move.notation for move in game.moves()}
    game.table.money[seat] = game.table.iron[seat] = 50
    rich = {move.notation for move in game.moves()}
    assert poor < rich
    game.play((rich - poor).pop())


# --- named outcomes ---------------------------------------------------------------------------------------------------
def test_a_missing_outcome_tells_which_are_allowed() -> None:
    with pytest.raises(meiji.OutcomeNeeded) as error:
        new(outcomes=[])
    needed = error.value
    assert needed.allowed and needed.draw in {name for name, _ in meiji.find_game("zaibatsu").draws.names}
    assert all(text.startswith(needed.draw + " ") for text in needed.allowed)
    message = str(needed)
    assert message.endswith(".") and "\n" not in message and all(text in message for text in needed.allowed)


def test_a_game_can_be_entered_one_outcome_at_a_time() -> None:
    """Ask, name the first that is allowed, ask again: so a form for a real table works."""
    named: list[str] = []
    while True:
        try:
            game = new(outcomes=named)
            break
        except meiji.OutcomeNeeded as needed:
            named.append(needed.allowed[-1])
        assert len(named) < 1000
    assert game.seed is None and [game.spec.draws.text(drawn) for drawn in game.setup] == named
    asked = 0
    while asked < 5:
        code, told = game.codes()[0], list[str]()
        before = state(game)
        while True:
            try:
                game.play(code, outcomes=told)
                break
            except meiji.OutcomeNeeded as needed:
                assert state(game) == before
                told.append(needed.allowed[0])
                asked += 1
    again = meiji.load(game.save())
    assert again.bytes() == game.bytes()


def test_wrong_outcomes_are_refused_and_change_nothing(whole: meiji.Game) -> None:
    number = next(i for i, played in enumerate(whole.log) if played.drawn)
    game, played = whole.at(number), whole.log[number]
    right = [game.spec.draws.text(drawn) for drawn in played.drawn]
    before = state(game)
    for wrong, kind in (
        ([], meiji.OutcomeNeeded),
        (["priority red", *right[1:]], meiji.OutcomeNeeded),
        (["dice 6", *right[1:]], meiji.BadInput),
        ([*right, right[-1]], meiji.MeijiError),
        ([*right, "dice 6"], meiji.BadInput),
        ([""], meiji.BadInput),
    ):
        with pytest.raises(kind) as error:
            game.play(played.code, outcomes=wrong)
        assert str(error.value).endswith(".")
        assert state(game) == before
    game.play(played.code, outcomes=right)
    assert game.bytes() == whole.at(number + 1).bytes()


def test_after_named_outcomes_a_game_may_draw_again(whole: meiji.Game) -> None:
    number = next(i for i, played in enumerate(whole.log) if played.drawn)
    game = whole.at(number)
    game.play(whole.log[number].code, outcomes=[game.spec.draws.text(drawn) for drawn in whole.log[number].drawn])
    play_on(game, 60)
    assert any(played.drawn for played in game.log[number + 1 :])
    assert meiji.load(game.save()).bytes() == game.bytes()


# --- games that come to no end ----------------------------------------------------------------------------------------
def test_a_game_ends_though_nobody_can_do_anything() -> None:
    """Two seats without workers, money or goods: both can only pass, and no draw will ever change that."""
    code = """
import meiji
game = meiji.new("zaibatsu", seats=2, seed=1)
while game.decision.kind != "turn":
    game.play(game.codes()[0])
table = game.table
for seat in range(2):
    for field in (table.money, table.coal, table.silk, table.iron, table.workers, table.factories):
        field[seat] = 0
    for field in (table.work, table.work_expert, table.factory, table.goods):
        field[seat] = [0] * len(field[seat])
while not game.over:
    game.play(game.codes()[0])
print(game.over)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=10)
    assert done.stdout.strip() == "True", done.stderr


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_pickled_game_goes_on_as_the_first(game: str) -> None:
    chance = random.Random(3)
    first = meiji.new(game, seed=3)
    for _ in range(40):
        first.play(chance.choice(first.codes()))
    second = pickle.loads(pickle.dumps(first))
    assert second.bytes() == first.bytes() and second.log == first.log
    while not first.over:
        code = chance.choice(first.codes())
        first.play(code)
        second.play(code)
    assert second.bytes() == first.bytes()
