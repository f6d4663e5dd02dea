"""Laws 1, 2, 6 and 8: what is offered, what is conserved, what is seen, and that games end."""

from __future__ import annotations

import random

import pytest

import meiji

from .laws import (
    check_conserved,
    check_end,
    check_indexes,
    check_offer,
    check_save,
    check_views,
    told,
    watch_silent_decisions,
)
from .tables import Chooser, all_setups, games_and_seats, play_on, play_richly, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


@EVERY
def test_offers_are_those_of_the_checker_and_pieces_are_conserved(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)):
        for seed, chooser in ((number, Chooser(number)), (100 + number, curious)):
            table = watch_silent_decisions(setup.new(seed))
            check_conserved(table, told(setup, seed, table))
            for _ in play_on(table, chooser):
                check_offer(table, told(setup, seed, table))
                check_conserved(table, told(setup, seed, table))
            check_conserved(table, told(setup, seed, table))


@EVERY
def test_rich_tables_offer_what_the_checker_allows(game: str, seats: int) -> None:
    """With plenty of everything the late and rare moves come up early."""
    chooser = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)):
        table = watch_silent_decisions(setup.new(number))
        for _ in play_richly(table, chooser):
            check_offer(table, told(setup, number, table))
            check_conserved(table, told(setup, number, table))


@EVERY
def test_games_end_and_their_points_add_up(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)):
        table = setup.new(200 + number)
        for _ in play_on(table, Chooser(number)):
            pass
        check_end(table, told(setup, 200 + number, table))
        with pytest.raises(meiji.IllegalMove):
            table.play(0)


@EVERY
def test_views_do_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)[::3]):
        table, chooser = setup.new(300 + number), Chooser(number)
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.1:
                check_views(table, number, told(setup, 300 + number, table))
        check_views(table, number, told(setup, 300 + number, table))


@EVERY
def test_an_imagined_game_is_a_game(game: str, seats: int) -> None:
    """It plays to the end by the same laws, and its saves hold the position."""
    setup = setups_with(game, seats)[-1]
    table, chooser = setup.new(5), Chooser(5)
    for _ in play_on(table, chooser):
        if len(table.log) == 30:
            break
    before = table.bytes()
    imagined = table.imagine(0, 6)
    for _ in play_on(imagined, chooser):
        check_offer(imagined, told(setup, 6, imagined))
        check_conserved(imagined, told(setup, 6, imagined))
        if len(imagined.log) == 20:
            check_save(imagined, told(setup, 6, imagined))
    check_end(imagined, told(setup, 6, imagined))
    check_save(imagined, told(setup, 6, imagined))
    assert table.bytes() == before


@EVERY
def test_rules_never_count_from_the_end_of_a_field(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)):
        check_indexes(setup, 400 + number, Chooser(number))


@EVERY
def test_illegal_moves_are_refused_and_change_nothing(game: str, seats: int) -> None:
    rubbish = ["", " ", "rubbish", "rubbish 1", "0", "é", "x" * 1000, -1, 10**9, 2**70]
    for number, setup in enumerate(setups_with(game, seats)[::4]):
        table, chooser = setup.new(500 + number), Chooser(number)
        notations = table.spec.moves.notations
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.8:
                continue
            codes, before, log = table.codes(), table.bytes(), list(table.log)
            others = [code for code in range(len(notations)) if code not in codes]
            some = random.Random(number).sample(others, min(3, len(others)))
            for move in [*rubbish, *some, *(notations[code] for code in some), notations[codes[0]] + " "]:
                with pytest.raises(meiji.IllegalMove):
                    table.play(move)
            assert table.bytes() == before and table.log == log and table.codes() == codes


def test_every_game_has_setups() -> None:
    assert {setup.game for setup in all_setups()} == set(meiji.game_ids())
