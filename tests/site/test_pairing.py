"""Who meets whom, and who stands where: what holds for every number of players."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meiji.site.tournaments.knockout import first_round, next_round, rounds_for
from meiji.site.tournaments.round_robin import MOST, round_robin, sitting_out
from meiji.site.tournaments.standings import Outcome, meetings, standings, winner_of
from meiji.site.tournaments.swiss import Contender, pair, table_sizes
from meiji.site.tournaments.telling import points_text


# --- round robin ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [2, 3, 4])
def test_everybody_meets_everybody_exactly_once(size: int) -> None:
    for players in range(max(3, size), MOST + 1):
        rounds = round_robin(players, size)
        met = Counter(frozenset(two) for tables in rounds for table in tables for two in combinations(table, 2))
        assert set(met) == {frozenset(two) for two in combinations(range(players), 2)} and set(met.values()) == {1}
        for tables in rounds:
            there = [player for table in tables for player in table]
            assert len(there) == len(set(there)) and all(2 <= len(table) <= size for table in tables)
        rests = Counter(player for tables in rounds for player in sitting_out(players, tables))
        often = [rests[player] for player in range(players)]
        assert max(often) - min(often) <= (0 if size == 2 else 2), (players, size, often)
        if size == 2:
            assert len(rounds) == players - 1 + players % 2 and max(often) == players % 2


def test_where_a_geometry_fits_all_tables_are_full() -> None:
    for players, size in ((7, 3), (9, 3), (13, 3), (15, 3), (13, 4), (16, 4)):
        assert {len(table) for tables in round_robin(players, size) for table in tables} == {size}


# --- Swiss ------------------------------------------------------------------------------------------------------------
def test_at_most_one_sits_out_and_few_chairs_are_empty() -> None:
    for size in (2, 3, 4):
        for players in range(2, 65):
            sizes, one_out = table_sizes(players, size)
            assert sum(sizes) + one_out == players and sizes == sorted(sizes, reverse=True)
            assert all(one in (size, size - 1) and one > 1 for one in sizes) or players < size
    assert table_sizes(7, 3) == ([3, 3], True) and table_sizes(8, 3) == ([3, 3, 2], False)
    assert table_sizes(9, 4) == ([3, 3, 3], False) and table_sizes(5, 4) == ([4], True)


def can_be_paired(players: list[int], sizes: list[int], met: dict[frozenset[int], int]) -> bool:
    """By trying everything: are there tables of these sizes without a second meeting?"""
    if not sizes:
        return True
    first, *others = players
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for company in combinations(others, size - 1):
            fresh = not any(frozenset(two) in met for two in combinations((first, *company), 2))
            if fresh and can_be_paired([one for one in others if one not in company], rest, met):
                return True
    return False


@settings(max_examples=40, deadline=None)
@given(players=st.integers(3, 9), size=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10_000))
def test_nobody_meets_or_sits_out_again_while_that_can_be_avoided(players: int, size: int, seed: int) -> None:
    chooser = random.Random(seed)
    played: list[Outcome] = []
    byes: Counter[int] = Counter()
    points = dict.fromkeys(range(players), 0)
    for number in range(1, min(players, 5)):
        met = meetings(played)
        tables, out = pair([Contender(one, points[one], byes[one]) for one in range(players)], met, size)
        there = sorted([one for table in tables for one in table] + ([] if out is None else [out]))
        assert there == list(range(players))
        again = [two for table in tables for two in combinations(table, 2) if frozenset(two) in met]
        sizes, one_out = table_sizes(players, size)
        fewest = min(byes[one] for one in range(players))
        resting = [one for one in range(players) if byes[one] == fewest] if one_out else [None]
        if again:
            assert not any(can_be_paired([o for o in range(players) if o != rest], sizes, met) for rest in resting)
        if out is not None:
            assert byes[out] == min(byes[one] for one in range(players))
            byes[out] += 1
        for board, table in enumerate(tables):
            places = tuple(chooser.randint(1, len(table)) for _ in table)
            played.append(Outcome(number, board, table, places))
            for one, more in played[-1].points.items():
                points[one] += more


def test_tables_of_three_repeat_no_meeting_where_a_geometry_shows_how() -> None:
    """Nine players can play four rounds of three tables without a repetition: the fourth is found."""
    rounds = round_robin(9, 3)
    met = {frozenset(two): 1 for tables in rounds[:3] for table in tables for two in combinations(table, 2)}
    tables, out = pair([Contender(number, number % 2) for number in range(9)], met, 3)
    assert out is None and {frozenset(table) for table in tables} == {frozenset(table) for table in rounds[3]}


def test_the_upper_half_meets_the_lower_half() -> None:
    tables, _ = pair([Contender(number, 0) for number in range(8)], {}, 2)
    assert tables == [(0, 4), (1, 5), (2, 6), (3, 7)]
    tables, _ = pair([Contender(number, 0) for number in range(9)], {}, 3)
    assert tables == [(0, 3, 6), (1, 4, 7), (2, 5, 8)]


def test_whoever_went_down_before_does_not_go_down_again() -> None:
    """Three with two points, three with none: one of the three leaders meets somebody below."""
    leaders = [Contender(0, 4), Contender(1, 4), Contender(2, 4, downs=1)]
    others = [Contender(3, 0, ups=1), Contender(4, 0), Contender(5, 0)]
    tables, _ = pair([*leaders, *others], {}, 2)
    down = next(table for table in tables if len({one in (0, 1, 2) for one in table}) == 2)
    assert 2 not in down and 3 not in down, tables


def test_a_large_tournament_is_paired_without_a_repetition() -> None:
    chooser = random.Random(5)
    for size in (2, 3, 4):
        played: list[Outcome] = []
        points = dict.fromkeys(range(64), 0)
        for number in range(1, 8):
            tables, _ = pair([Contender(one, points[one]) for one in range(64)], meetings(played), size)
            for board, table in enumerate(tables):
                places = chooser.sample(range(1, len(table) + 1), len(table))
                played.append(Outcome(number, board, table, tuple(places)))
                for one, more in played[-1].points.items():
                    points[one] += more
        assert set(meetings(played).values()) == {1}, size


# --- knock-out --------------------------------------------------------------------------------------------------------
def test_the_best_seeds_meet_last_and_sit_out_first() -> None:
    for players in range(2, 65):
        meeting = first_round(players)
        assert sorted(one for two in meeting for one in two if one is not None) == list(range(players))
        out = [two[0] for two in meeting if two[1] is None]
        assert sorted(one for one in out if one is not None) == list(range(2 ** rounds_for(players) - players))
        for number in range(rounds_for(players), 0, -1):
            assert len(meeting) == 2 ** (number - 1)
            winners = [min(one for one in two if one is not None) for two in meeting]
            assert sorted(winners) == list(range(len(winners))), "the better seeds win: all of them are still there"
            meeting = next_round(winners) if number > 1 else []
    assert first_round(6) == [(0, None), (3, 4), (1, None), (2, 5)]


def test_a_level_meeting_goes_to_more_points_scored_then_to_the_better_seed() -> None:
    level = [Outcome(1, 0, (3, 5), (1, 2), (60, 50)), Outcome(1, 0, (5, 3), (1, 2), (90, 70))]
    assert winner_of(level) == 5 and winner_of([Outcome(1, 0, (5, 3), (1, 1), (70, 70))]) == 3
    assert winner_of([Outcome(1, 0, (3, 5), (2, 1), (80, 20))]) == 5, "who gave up has lost"


# --- standings --------------------------------------------------------------------------------------------------------
def test_what_places_are_worth() -> None:
    assert Outcome(1, 0, (4, 7), (1, 2)).points == {4: 2, 7: 0}
    assert Outcome(1, 0, (1, 2, 3, 4), (2, 1, 3, 4)).points == {1: 4, 2: 6, 3: 2, 4: 0}
    assert Outcome(1, 0, (1, 2, 3), (1, 1, 3)).points == {1: 3, 2: 3, 3: 0}
    assert Outcome(1, 0, (1, 2, 3), (1, 2, 3), chairs=1).points == {1: 5, 2: 3, 3: 1}
    assert Outcome(1, 0, (9,), (1,), chairs=2).points == {9: 4}, "who sits out has the points of a win"
    assert [points_text(half) for half in (0, 1, 2, 5)] == ["0", "½", "1", "2½"]


@given(places=st.lists(st.integers(1, 4), min_size=2, max_size=4))
def test_every_meeting_hands_out_one_point(places: list[int]) -> None:
    points = Outcome(1, 0, tuple(range(len(places))), tuple(places)).points
    assert sum(points.values()) == len(places) * (len(places) - 1)


def test_ties_are_broken_by_direct_meeting_then_opponents_then_share() -> None:
    met = ((1, 0), (0, 2), (0, 3), (1, 2), (3, 2))  # who won against whom: 0 and 1 have two points each
    direct = [Outcome(1, board, two, (1, 2)) for board, two in enumerate(met)]
    lines = standings(range(4), direct)
    assert [(line.number, line.place) for line in lines] == [(1, 1), (0, 2), (3, 3), (2, 4)]
    assert lines[0].opponents < lines[1].opponents, "the direct meeting counts first"
    opponents = [Outcome(1, board, two, (1, 2)) for board, two in enumerate([(1, 0), (2, 3), (0, 2)])]
    assert [(line.number, line.place) for line in standings(range(4), opponents)] == [(0, 1), (1, 2), (2, 2), (3, 4)]
    share = [Outcome(1, 0, (0, 1), (1, 2), (60, 40)), Outcome(1, 1, (2, 3), (1, 2), (70, 30))]
    assert [(line.number, line.place) for line in standings(range(4), share)] == [(2, 1), (0, 2), (1, 3), (3, 4)]
    equal = [Outcome(1, 0, (0, 1), (1, 2), (60, 40)), Outcome(1, 1, (2, 3), (1, 2), (60, 40))]
    assert [(line.number, line.place) for line in standings(range(4), equal)] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert standings(range(4), equal)[0].share == Fraction(3, 5)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 8))
def test_standings_do_not_depend_on_the_order_of_results(seed: int, players: int) -> None:
    chooser = random.Random(seed)
    played = []
    for number in range(8):
        table = tuple(chooser.sample(range(players), min(players, chooser.choice([2, 3, 4]))))
        scores = tuple(chooser.randint(0, 90) for _ in table)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        played.append(Outcome(number, 0, table, places, scores))
    shuffled = chooser.sample(played, len(played))
    lines = standings(range(players), played)
    assert standings(range(players), shuffled) == lines
    assert sorted(line.number for line in lines) == list(range(players))
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert all(line.place == 1 + sum(other.place < line.place for other in lines) for line in lines)
