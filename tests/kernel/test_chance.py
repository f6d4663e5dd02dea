"""Chance: the generator, weighted draws, seeds, and outcomes that are named instead of drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meiji
from meiji.kernel import chance
from meiji.kernel.chance import Chance, Draws, WrongOutcome, draw, draw_even, next_word, reseed, seed_words, weighted
from meiji.kernel.rules import Twin, entry

WORDS = st.integers(0, 2**32 - 1)
STATES = st.lists(WORDS, min_size=4, max_size=4)
TURNED = 0xFFFFFFFF


@entry
def many_words(state: Any, into: Any) -> int:
    for i in range(len(into)):
        into[i] = next_word(state)
    return 0


@entry
def many_draws(state: Any, weights: Any, into: Any) -> int:
    for i in range(len(into)):
        into[i] = weighted(state, weights, len(weights))
    return 0


def reference(state: list[int]) -> Iterator[int]:
    """The generator xoshiro128** as its authors tell it, written a second time."""
    s = list(state)

    def turned(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    while True:
        yield turned(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turned(s[3], 11)


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twin]:
    pytest.importorskip("numba")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEIJI_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield Twin("chance-test", {})


# --- the generator --------------------------------------------------------------------------------------------------
def test_the_first_words_are_those_of_the_authors() -> None:
    state = [1, 2, 3, 4]
    assert [next_word(state) for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(STATES)
def test_plain_words_are_those_of_the_reference(state: list[int]) -> None:
    words = reference(list(state))
    assert all(next_word(state) == next(words) for _ in range(50))
    assert all(0 <= word < 2**32 for word in state)


def test_plain_equals_compiled_for_many_words(twin: Twin) -> None:
    import numpy as np

    states = [seed_words(seed) for seed in range(20)] + [[TURNED] * 4, [0, 0, 0, 1], [2**31] * 4]
    for state in states:
        packed, into = np.array(state, np.int64), np.zeros(2000, np.int64)
        twin[many_words](packed, into)
        assert into.tolist() == [next_word(state) for _ in range(2000)]
        assert packed.tolist() == state


def test_compiled_draws_equal_plain_ones(twin: Twin) -> None:
    import numpy as np

    for seed, weights in enumerate([[1], [3, 0, 5], [0, 0, 0], [8] * 6, [0, 1, 0, 999]]):
        state = seed_words(seed)
        packed, into = np.array(state, np.int64), np.zeros(500, np.int64)
        twin[many_draws](packed, np.array(weights, np.int16), into)
        assert into.tolist() == [weighted(state, weights, len(weights)) for _ in range(500)]
        assert packed.tolist() == state


def test_a_generator_out_of_another_never_stands_still() -> None:
    state, source = [5, 5, 5, 5], [0, 0, 0, 0]  # the worst there is: nothing but zeros come out
    reseed(state, source)
    assert any(state)
    first, second = [0] * 4, [0] * 4
    source = seed_words(1)
    reseed(first, source)
    reseed(second, source)
    assert first != second


# --- weighted draws -------------------------------------------------------------------------------------------------
@given(st.lists(st.integers(0, 9), min_size=1, max_size=8))
def test_every_pick_has_its_thing(weights: list[int]) -> None:
    """Of all picks that the generator can make, exactly weights[i] give thing i."""
    total = sum(weights)
    with pytest.MonkeyPatch.context() as patch:
        counts = [0] * len(weights)
        for pick in range(total):

            def picked(state: object, n: int, pick: int = pick) -> int:
                assert n == total
                return pick

            patch.setattr(chance, "random_below", picked)
            counts[weighted([0] * 4, weights, len(weights))] += 1
    assert counts == weights


@pytest.mark.parametrize("weights", [[1, 2, 3], [5, 0, 1], [8, 8, 8, 8, 8, 8]])
def test_counts_over_seeds_are_those_of_the_reference(weights: list[int]) -> None:
    total, counts, wanted = sum(weights), [0] * len(weights), [0] * len(weights)
    things = [thing for thing, weight in enumerate(weights) for _ in range(weight)]
    for seed in range(3000):
        counts[weighted(seed_words(seed), weights, len(weights))] += 1
        wanted[things[next(reference(seed_words(seed))) * total >> 32]] += 1
    assert counts == wanted
    for weight, count in zip(weights, counts, strict=True):
        assert abs(count - 3000 * weight / total) < 120  # fixed seeds: this never changes


def test_nothing_is_drawn_from_nothing() -> None:
    state = seed_words(1)
    assert weighted(state, [0, 0], 2) == -1 and weighted(state, [4], 0) == -1
    assert state == seed_words(1)


# --- seeds ----------------------------------------------------------------------------------------------------------
@given(st.integers(-(2**300), 2**300))
def test_seeds_of_any_size_give_four_words(seed: int) -> None:
    words = seed_words(seed)
    assert words == seed_words(seed) and len(words) == 4 and all(0 <= word < 2**32 for word in words) and any(words)


def test_seeds_and_purposes_do_not_collide() -> None:
    seeds = [*range(-500, 500), *(2**k for k in range(10, 200)), *(2**k + 1 for k in range(10, 200))]
    words = [tuple(seed_words(seed)) for seed in seeds]
    words += [tuple(seed_words("player", seed, seat)) for seed in range(50) for seat in range(4)]
    words += [tuple(seed_words("imagine", seed)) for seed in range(50)]
    assert len(set(words)) == len(words)


def test_games_take_seeds_of_any_size() -> None:
    for seed in (-1, 0, 2**31, 2**64, 2**128 - 1, -(10**60)):
        game = meiji.new("zaibatsu", seed=seed)
        assert game.seed == seed and game.bytes() == meiji.new("zaibatsu", seed=seed).bytes()
    assert meiji.new("zaibatsu", seed=2**64).bytes() != meiji.new("zaibatsu", seed=0).bytes()


# --- what a plain table notes and is told ---------------------------------------------------------------------------
def table(**keywords: Any) -> Any:
    return SimpleNamespace(rng=seed_words(3), chance=Chance(**keywords))


def test_every_draw_is_noted() -> None:
    g = table()
    found = [draw(g, 7, [2, 0, 3], 3), draw_even(g, 8, 6), draw(g, 7, [0, 1], 2)]
    assert g.chance.drawn == [(7, found[0]), (8, found[1]), (7, 1)]
    assert draw(g, 7, [0, 0], 2) == -1 and len(g.chance.drawn) == 3


def test_a_script_comes_out_and_leaves_the_generator_as_if_drawn() -> None:
    drawn, told = table(), table(script=[(1, 2), (2, 5)])
    assert [draw(told, 1, [1, 1, 1], 3), draw_even(told, 2, 6)] == [2, 5]
    draw(drawn, 1, [1, 1, 1], 3)
    draw_even(drawn, 2, 6)
    assert told.rng == drawn.rng and told.chance.drawn == [(1, 2), (2, 5)] and told.chance.script == []


def test_after_its_script_a_table_draws_again_unless_outcomes_are_named() -> None:
    free, named = table(script=[(1, 0)]), table(script=[(1, 0)], named=True)
    assert draw(free, 1, [1, 1], 2) == draw(named, 1, [1, 1], 2) == 0
    assert draw(free, 1, [1, 1], 2) in (0, 1)
    with pytest.raises(WrongOutcome) as wrong:
        draw(named, 1, [1, 0, 1], 3)
    assert wrong.value.possible == [0, 2] and wrong.value.given is None and wrong.value.draw == 1


@pytest.mark.parametrize("given", [(2, 0), (1, 1), (1, 7), (1, -1)])
def test_what_cannot_come_out_is_refused(given: tuple[int, int]) -> None:
    g = table(script=[given])
    with pytest.raises(WrongOutcome) as wrong:
        draw(g, 1, [1, 0, 1], 3)
    assert wrong.value.given == given and wrong.value.possible == [0, 2]


def test_outcomes_have_names() -> None:
    draws = Draws()
    bag, turned = draws.kind("bag", ["red", "dark red"]), draws.kind("turned", ["0", "1"])
    for drawn in [(bag, 0), (bag, 1), (turned, 0), (turned, 1)]:
        assert draws.parse(draws.text(drawn)) == drawn
    assert draws.text((bag, 1)) == "bag dark red"
    for text in ("", "bag", "bag ", "bag green", "turned 2", "red", "bag red ", "BAG red", "turned red"):
        assert draws.parse(text) is None


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_outcome_of_a_game_has_a_name_of_its_own(game: str) -> None:
    draws = meiji.find_game(game).draws
    everything = [(kind, i) for kind, (_, outcomes) in enumerate(draws.names) for i in range(len(outcomes))]
    assert [draws.parse(draws.text(drawn)) for drawn in everything] == everything
    assert all(draws.text(drawn).isascii() for drawn in everything)


def test_the_cache_folder_of_this_test_is_its_own(twin: Twin, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert twin.folder is not None and Path(tmp_path_factory.getbasetemp()) in twin.folder.parents
