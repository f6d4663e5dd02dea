"""Batches: many compiled tables, each the same as a single game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import meiji

pytest.importorskip("numba")

N, SEED = 6, 40
OPTIONS = {"module": "both", "sides": "random"}


@pytest.fixture(scope="module")
def tables() -> Any:
    """One batch for all tests here; each begins with `restart`."""
    return meiji.batch("zaibatsu", n=N, seats=4, seed=SEED, options=OPTIONS)


@pytest.fixture
def fresh(tables: Any) -> Any:
    tables.restart(SEED)
    return tables


def singles(first: int = SEED) -> list[meiji.Game]:
    return [meiji.new("zaibatsu", seats=4, seed=first + i, options=OPTIONS) for i in range(N)]


def check_shown(tables: Any, games: list[meiji.Game]) -> None:
    """The arrays tell what the games tell."""
    for i, game in enumerate(games):
        codes = game.codes()
        assert tables.moves[i, : tables.counts[i]].tolist() == codes and tables.counts[i] == len(codes)
        assert np.flatnonzero(tables.mask[i]).tolist() == sorted(codes)
        assert tables.to_move[i] == (-1 if game.over else game.to_move) and bool(tables.over[i]) == game.over


def choose(games: list[meiji.Game], chance: random.Random) -> list[int]:
    return [0 if game.over else chance.choice(game.codes()) for game in games]


def test_a_batch_equals_single_games_to_the_end(fresh: Any) -> None:
    games, chance = singles(), random.Random(1)
    arrays = [fresh.moves, fresh.counts, fresh.mask, fresh.to_move, fresh.over, fresh.tables]
    check_shown(fresh, games)
    steps = 0
    while not fresh.over.all():
        codes = choose(games, chance)
        fresh.step(codes)
        for game, code in zip(games, codes, strict=True):
            if not game.over:
                game.play(code)
        steps += 1
        if steps % 10 == 0 or fresh.over.any():
            check_shown(fresh, games)
            for i, game in enumerate(games):
                assert fresh.game(i).bytes() == game.bytes()
    assert all(game.over for game in games)
    assert fresh.scores.tolist() == [game.scores() for game in games]
    assert fresh.won.tolist() == [[int(place == 1) for place in game.result()["places"]] for game in games]
    assert not fresh.mask.any() and not fresh.counts.any() and (fresh.to_move == -1).all()
    for before, now in zip(
        arrays, [fresh.moves, fresh.counts, fresh.mask, fresh.to_move, fresh.over, fresh.tables], strict=True
    ):
        assert before is now


def test_finished_tables_are_left_alone(fresh: Any) -> None:
    chance = np.random.default_rng(1)
    rows = np.arange(N)
    while not fresh.over.any():
        fresh.step(fresh.moves[rows, (chance.random(N) * fresh.counts).astype(int)])
    done = int(np.flatnonzero(fresh.over)[0])
    record = fresh.tables[done].tobytes()
    for _ in range(5):
        codes = fresh.moves[:, 0].copy()
        codes[done] = 12345  # ignored
        fresh.step(codes)
        assert fresh.tables[done].tobytes() == record and fresh.over[done]


def test_an_illegal_code_is_refused_and_changes_nothing(fresh: Any) -> None:
    legal = fresh.moves[:, 0].copy()
    before = [array.copy() for array in (fresh.tables, fresh.moves, fresh.counts, fresh.mask, fresh.to_move)]
    for index in (0, N - 1):
        for wrong in (-1, len(fresh.spec.moves), next(c for c in range(99) if not fresh.mask[index, c]), 32767):
            codes = legal.copy()
            codes[index] = wrong
            with pytest.raises(meiji.IllegalMove) as error:
                fresh.step(codes)
            message = str(error.value)
            assert f"code {wrong} " in message and f"table {index};" in message and message.endswith(".")
            assert str(legal[index]) in message
            with pytest.raises(meiji.IllegalMove):
                fresh.play(index, wrong)
    now = (fresh.tables, fresh.moves, fresh.counts, fresh.mask, fresh.to_move)
    assert all((a == b).all() for a, b in zip(before, now, strict=True))


@pytest.mark.parametrize("offset", [2**16, -(2**16), 2**32])
def test_a_code_too_large_for_its_array_is_not_taken_for_another(fresh: Any, offset: int) -> None:
    codes = fresh.moves[:, 0].astype(np.int64)
    record = fresh.tables.tobytes()
    codes[2] += offset
    with pytest.raises(meiji.MeijiError):
        fresh.step(codes)
    with pytest.raises(meiji.MeijiError):
        fresh.step(codes.tolist())
    assert fresh.tables.tobytes() == record


def test_codes_that_are_no_whole_numbers_are_refused(fresh: Any) -> None:
    record = fresh.tables.tobytes()
    for codes in (fresh.moves[:, 0] + 0.5, ["x"] * N, [None] * N):
        with pytest.raises(meiji.MeijiError):
            fresh.step(codes)
    assert fresh.tables.tobytes() == record


@pytest.mark.parametrize("shape", [(), (N - 1,), (N + 1,), (N, 1), (1, N), (0,)])
def test_a_step_needs_one_code_for_each_table(fresh: Any, shape: tuple[int, ...]) -> None:
    record = fresh.tables.tobytes()
    with pytest.raises(meiji.BadInput) as error:
        fresh.step(np.zeros(shape, np.int16))
    assert f"{N} codes" in str(error.value) and fresh.tables.tobytes() == record


def test_codes_of_any_integer_type_and_layout_are_taken(fresh: Any) -> None:
    wide = np.zeros((N, 2), np.int64)
    results = []
    for change in (list, tuple, np.array, lambda codes: codes.astype(np.uint8), lambda codes: codes.astype(np.int64)):
        fresh.restart(SEED)
        fresh.step(change(fresh.moves[:, 0].copy()))
        results.append(fresh.tables.tobytes())
    fresh.restart(SEED)
    wide[:, 1] = fresh.moves[:, 0]
    fresh.step(wide[:, 1])
    results.append(fresh.tables.tobytes())
    assert len(set(results)) == 1


def test_one_table_can_be_played_alone(fresh: Any) -> None:
    games = singles()
    others = [fresh.tables[i].tobytes() for i in range(N) if i != 3]
    for _ in range(40):
        code = games[3].codes()[-1]
        games[3].play(code)
        assert fresh.play(3, code) == len(games[3].codes())
    assert fresh.game(3).bytes() == games[3].bytes()
    assert [fresh.tables[i].tobytes() for i in range(N) if i != 3] == others


@pytest.mark.parametrize("index", [N, -1, 10**6, -(10**6)])
def test_there_are_only_so_many_tables(fresh: Any, index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code checks nothing: it would read and write beyond the array."""

    def compiled(*_: object) -> int:
        pytest.fail(f"compiled code was called for table {index}")

    monkeypatch.setattr(fresh, "_play", compiled)
    with pytest.raises((meiji.MeijiError, IndexError)):
        fresh.play(index, int(fresh.moves[0, 0]))
    if index != -1:
        with pytest.raises((meiji.MeijiError, IndexError)):
            fresh.game(index)


def test_restart_makes_new_games(fresh: Any) -> None:
    for _ in range(30):
        fresh.step(fresh.moves[:, 0])
    fresh.restart(SEED + 1)
    games = singles(SEED + 1)
    check_shown(fresh, games)
    assert [fresh.game(i).bytes() for i in range(N)] == [game.bytes() for game in games]
    fresh.restart(2**100)
    assert fresh.game(1).bytes() == singles(2**100)[1].bytes()


def test_a_table_becomes_a_game_to_play_on_from(fresh: Any) -> None:
    for _ in range(20):
        fresh.step(fresh.moves[:, 0])
    record = fresh.tables.tobytes()
    game = fresh.game(2)
    assert game.options == OPTIONS and game.seats == 4 and game.log == [] and not game.can_undo
    assert game.codes() == fresh.moves[2, : fresh.counts[2]].tolist()
    assert meiji.load(game.save()).bytes() == game.bytes()
    for _ in range(20):
        game.play(game.codes()[0])
    assert fresh.tables.tobytes() == record
    assert game.moves()[0].text() and game.view(0)


def test_scores_can_be_asked_at_any_time(fresh: Any) -> None:
    assert fresh.scores.shape == fresh.won.shape == (N, 4)
    assert fresh.scores.tolist() == [game.scores() for game in singles()]


def test_masks_agree_with_moves_all_the_way(fresh: Any) -> None:
    chance, rows = np.random.default_rng(3), np.arange(N)
    while not fresh.over.all():
        assert (fresh.mask.sum(axis=1) == fresh.counts).all()
        for i in range(N):
            assert (np.flatnonzero(fresh.mask[i]) == np.sort(fresh.moves[i, : fresh.counts[i]])).all()
        assert ((fresh.counts >= 2) | fresh.over).all()
        fresh.step(fresh.moves[rows, (chance.random(N) * fresh.counts).astype(int)])


@pytest.mark.parametrize(
    ("keywords", "word"),
    [
        ({"game": "go"}, "zaibatsu"),
        ({"n": 0}, "at least 1"),
        ({"n": -5}, "at least 1"),
        ({"seats": 9}, "1, 2, 3, 4"),
        ({"options": {"sides": "C"}}, "A, B, random"),
    ],
    ids=str,
)
def test_wrong_input_is_refused(keywords: dict[str, Any], word: str) -> None:
    with pytest.raises(meiji.BadInput) as error:
        meiji.batch(**{"game": "zaibatsu", "n": 2, **keywords})
    assert word in str(error.value) and str(error.value).endswith(".")
