"""A position is accepted if the rules could be in it, and only then: real ones always, others before rules see them."""

from __future__ import annotations

import importlib
import re
from typing import Any

import pytest

import meiji
from meiji.kernel.position import numbers_of, position_fault
from meiji.kernel.record import SIZES
from meiji.kernel.table import FRAMES

from .hostile_positions import moments, run
from .tables import Chooser, games_and_seats, play_on, play_richly, setups, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())
EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())


def fault_of(game: meiji.Game) -> str | None:
    return position_fault(game.spec, game._table, game.box.record, game.options)


def check(game: meiji.Game, where: Any) -> None:
    fault = fault_of(game)
    assert fault is None, f"{where}, after {len(game.log)} moves, {game.decision}: {fault}"


@EVERY
def test_every_table_of_a_game_is_a_possible_position(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)):
        table = setup.new(number)
        for _ in play_on(table, curious):
            check(table, setup)
            if len(table.log) % 23 == 0:
                for seat in range(seats):
                    check(table.imagine(seat, number), f"{setup}, imagined by seat {seat}")
        check(table, setup)


@EVERY
def test_tables_with_plenty_of_everything_are_possible(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)[::3]):
        table = setup.new(number)
        for _ in play_richly(table, curious):
            check(table, setup)


@EVERY_GAME
def test_a_position_loads_at_every_decision(game: str) -> None:
    """Also in the middle of the setup, of an action and of a chain of effects."""
    for number, setup in enumerate(setups(game)[::5]):
        for save in moments(setup, number):
            assert meiji.load(save).save() == save, setup


def put(table: Any, name: str, place: str, number: int) -> int:
    """Set a number of a field at a place such as "[2][0]"; the old number."""
    holder, key = table, name
    for index in place.strip("[]").split("][") if place else ():
        holder, key = holder[key] if isinstance(holder, list) else getattr(holder, key), int(index)
    if isinstance(holder, list):
        old, holder[key] = holder[key], number
    else:
        old = getattr(holder, key)
        setattr(holder, key, number)
    return old


@EVERY_GAME
def test_no_number_of_a_table_goes_unchecked(game: str) -> None:
    """The least and the greatest number that a cell can hold is never a possible one."""
    first, last = moments(setups(game)[0], 3), moments(setups(game)[-1], 3)
    for save in (first[0], first[-1], last[len(last) // 2]):
        loaded = meiji.load(save)
        table = loaded._table
        for name, cells in table.fields.items():
            most = 2 ** (8 * SIZES[cells.kind] - 1) - 1
            for place, _ in numbers_of(getattr(table, name)) if name not in ("rng", "seats") else ():
                for number in (most, -most - 1):
                    old = put(table, name, place, number)
                    assert fault_of(loaded) is not None, f"{name}{place} may be {number}"
                    put(table, name, place, old)
        check(loaded, "all is as it was")


@EVERY_GAME
def test_every_kind_of_decision_and_step_says_what_its_frame_may_hold(game: str) -> None:
    steps = importlib.import_module(f"meiji.games.{game}.moves").AUTO
    table = setups(game)[0].new(1)
    for kind in (*range(len(table.spec.decisions.names)), *range(steps.first, steps.first + len(steps.names))):
        table._table.frame_kind[FRAMES - 1] = kind  # as if it had been taken off
        check(table, f"frame {kind} is not declared in the game's position")
    table._table.frame_kind[FRAMES - 1] = steps.first + len(steps.names)
    assert fault_of(table) is not None


DANGEROUS = [
    ("yokohama", "under_size", "", 32767),  # past the end of a row
    ("yokohama", "groups", "", 32767),  # a loop that hardly ends
    ("yokohama", "looking", "", 6),
    ("yokohama", "hand_size", "[0]", 37),
    ("nippon", "extra_goods", "[0]", 1000),  # more frames than fit
    ("nippon", "marker", "", 9),  # an end that never comes
    ("nippon", "workers", "[0]", 7),
    ("zaibatsu", "pool_size", "", 16),
    ("zaibatsu", "factories", "[0]", 7),
    ("zaibatsu", "period", "", 2),
]


@pytest.mark.parametrize(("game", "field", "place", "number"), DANGEROUS)
def test_what_would_lead_compiled_rules_astray_is_named(game: str, field: str, place: str, number: int) -> None:
    found = moments(setups(game)[-1], 4)
    save = found[len(found) // 3]
    broken = meiji.load(save)
    put(broken._table, field, place, number)
    save["position"][field] = getattr(broken._table, field)
    with pytest.raises(meiji.BadSave) as error:
        meiji.load(save)
    assert re.match(rf"The save is damaged: its position is impossible, .*{field}[^.]*\.$", str(error.value))


def test_a_position_belongs_to_its_options() -> None:
    save = meiji.new("zaibatsu", seats=2, seed=1, options={"sides": "B"}).imagine(0, 1).save()
    assert meiji.load(save).options["sides"] == "B"
    with pytest.raises(meiji.BadSave, match="sides must be 0"):
        meiji.load({**save, "options": {"sides": "A", "module": "none"}})


@EVERY_GAME
def test_changed_positions_are_refused_or_play_to_the_end(game: str) -> None:
    """Compiled they are played by test_compiled.py, with bounds checking."""
    verdicts = run(game, 300, seed=1, compiled=False, plain_every=1)
    assert verdicts["refused"] > 100 and verdicts["played"] > 10 and verdicts.total() == 300
