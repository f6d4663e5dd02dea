"""Records: one declaration, a plain object, a packed one, and nothing lost between them."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meiji
from meiji.kernel.record import SIZES, Grid, Record, Row, cell, grid, row
from meiji.kernel.table import Table

LARGEST = 4096  # bytes of a table
KINDS = list(SIZES)


class Small(Record):
    word: int = cell()
    wide: int = cell("i8")
    line: Row = row(3)
    lines: Grid = grid(2, 3, "i4")


class Larger(Small):
    more: Row = row(5, "i8")


def filled(kind: type[Record], seed: int) -> Record:
    """A record with a random number in every place, as large as its type allows."""
    chance, record = random.Random(seed), kind()
    for name, cells in record.fields.items():
        most = 2 ** (8 * SIZES[cells.kind] - 1)

        def number(most: int = most) -> int:
            return chance.choice([0, -1, most - 1, -most, chance.randrange(-most, most)])

        if not cells.shape:
            setattr(record, name, number())
        elif len(cells.shape) == 1:
            setattr(record, name, [number() for _ in range(cells.shape[0])])
        else:
            setattr(record, name, [[number() for _ in range(cells.shape[1])] for _ in range(cells.shape[0])])
    return record


def all_records() -> list[type[Record]]:
    games = [meiji.find_game(game) for game in meiji.game_ids()]
    return [Small, Larger, Table, *(spec.table for spec in games), *(type(spec.box().record) for spec in games)]


EVERY = pytest.mark.parametrize("kind", all_records(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")


def padding(kind: type[Record]) -> int:
    """Bytes between the fields, not counting those after the last one."""
    dtype = kind.dtype()
    ends = sorted((dtype.fields[name][1], dtype.fields[name][0].itemsize) for name in dtype.names)
    return sum(after[0] - (before[0] + before[1]) for before, after in itertools.pairwise(ends))


@EVERY
def test_there_is_no_padding_inside(kind: type[Record]) -> None:
    assert padding(kind) == 0
    dtype = kind.dtype()
    assert dtype.itemsize - sum(dtype.fields[name][0].itemsize for name in dtype.names) < 8


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(KINDS), st.lists(st.integers(1, 4), max_size=2)), max_size=8))
def test_no_mixture_of_fields_needs_padding(fields: list[tuple[str, list[int]]]) -> None:
    makers = {0: cell, 1: row, 2: grid}
    declared = {f"field{i}": makers[len(shape)](*shape, kind) for i, (kind, shape) in enumerate(fields)}
    kind = type("Mixture", (Record,), declared)
    assert padding(kind) == 0
    record = filled(kind, len(fields))
    assert kind.unpack(record.pack()) == record


@EVERY
def test_packing_and_unpacking_loses_nothing(kind: type[Record]) -> None:
    for seed in range(5):
        record = filled(kind, seed)
        again = kind.unpack(record.pack())
        assert again == record and again.numbers() == record.numbers()
        assert again.pack().tobytes() == record.pack().tobytes() == record.to_bytes()
        assert all(type(number) is int for number in again.numbers())


def test_records_are_packed_into_their_own_place() -> None:
    records = [filled(Larger, seed) for seed in range(4)]
    array = np.zeros(4, Larger.dtype())
    for index, record in enumerate(records):
        record.pack_into(array, index)
    assert [Larger.unpack(array, index) for index in range(4)] == records


@EVERY
def test_a_copy_is_equal_and_lives_its_own_life(kind: type[Record]) -> None:
    record = filled(kind, 1)
    packed = record.pack().tobytes()
    copy, assigned = record.copy(), kind()
    assigned.assign(record)
    assert copy == record == assigned and copy is not record
    for other in (copy, assigned):
        for name, cells in kind.fields.items():
            value = getattr(other, name)
            if not cells.shape:
                setattr(other, name, 7 if value != 7 else 8)
            elif len(cells.shape) == 1:
                value[0] = 7 if value[0] != 7 else 8
            else:
                value[-1][-1] = 7 if value[-1][-1] != 7 else 8
        assert other != record
    assert record.pack().tobytes() == packed


@EVERY
def test_a_new_record_is_zero(kind: type[Record]) -> None:
    assert set(kind().numbers()) <= {0}
    assert not any(kind().pack().tobytes())
    first, second = kind(), kind()
    assert first == second
    for name, cells in kind.fields.items():
        if cells.shape:
            assert getattr(first, name) is not getattr(second, name)


def test_equality_sees_every_place_and_the_kind() -> None:
    for name, cells in Small.fields.items():
        changed = Small()
        if not cells.shape:
            setattr(changed, name, 1)
        elif len(cells.shape) == 1:
            getattr(changed, name)[2] = 1
        else:
            getattr(changed, name)[1][2] = 1
        assert changed != Small(), name
    assert Small() != Larger() and Small() != 0
    with pytest.raises(TypeError):
        hash(Small())


def test_a_game_adds_to_the_fields_of_the_kernel() -> None:
    assert set(Larger.fields) == {*Small.fields, "more"} and "more" not in Small.fields
    for game in meiji.game_ids():
        assert set(Table.fields) < set(meiji.find_game(game).table.fields)


def test_no_two_kinds_share_their_type() -> None:
    types = [kind.dtype() for kind in all_records()]
    assert len({str(dtype.descr) for dtype in types}) == len(types)

    class Twin(Record):
        word: int = cell()

    class Other(Record):
        word: int = cell()

    assert Twin.dtype() != Other.dtype()


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_table_takes_at_most_four_kilobytes(game: str) -> None:
    assert meiji.find_game(game).table.dtype().itemsize <= LARGEST


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_bytes_of_a_game_are_its_packed_record_without_padding_and_generator(game: str) -> None:
    played = meiji.new(game, seed=1)
    packed = played._table.pack()
    parts = [packed[name].tobytes() for name in played._table.fields if name != "rng"]
    assert played.bytes() == b"".join(parts)
