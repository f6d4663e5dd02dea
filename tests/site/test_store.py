"""The store: nothing acknowledged is lost, and two writers never both win."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import meiji
from meiji.kernel import serialise as reviving
from meiji.kernel.serialise import begin, last_move, layout, pack, revive, stamp
from meiji.store import Conflict, Leases, MoveRow, SeatRow, Store, TableRow, TokenRow
from meiji.store.rows import COMPUTER, PERSON
from meiji.store.schema import metadata


def a_table(game: str, seats: int, seed: int = 7) -> TableRow:
    spec = meiji.find_game(game)
    options = spec.prepare(spec.table(), seats, {})
    now = time.time()
    return TableRow(
        "t1", game, spec.version, spec.box().hash, options, seats, "anna", "live", "en", True, "salt", str(seed),
        "waiting", now, now,
    )  # fmt: skip


async def begun(store: Store, game: str, seats: int) -> meiji.Game:
    row = a_table(game, seats)
    at = [SeatRow(seat, "person", f"person{seat}", f"Person {seat}") for seat in range(seats)]
    box = meiji.find_game(game).box()
    await store.add_table(row, at, box)
    started = begin(row, box, [seat.name for seat in at])
    await store.start("t1", 0, started.setup, started.record, stamp(started.game), started.game.to_move, "7")
    return started.game


async def load(store: Store) -> meiji.Game:
    whole = await store.whole("t1")
    assert whole is not None
    row, at, log = whole
    return revive(row, log, await store.box(row.game, row.box_hash), [seat.name for seat in at])[0]


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_game_comes_back_with_every_byte_and_its_generator(run: Any, game: str) -> None:
    async def work(store: Store) -> None:
        played = await begun(store, game, 2)
        chooser = random.Random(1)
        revision = 1
        for _ in range(60):
            if played.over:
                break
            played.play(chooser.choice(played.codes()))
            revision = await store.append("t1", revision, [last_move(played)], played.to_move)
        again = await load(store)
        assert again.log == played.log
        assert pack(again) == pack(played)
        assert again.can_undo == played.can_undo
        code = played.codes()[0]
        played.play(code)
        again.play(code)
        assert pack(again) == pack(played)

    run(work)


def test_taking_back_is_truncation(run: Any) -> None:
    async def work(store: Store) -> None:
        game = await begun(store, "zaibatsu", 2)
        before = pack(game)
        game.play(game.codes()[0])
        revision = await store.append("t1", 1, [last_move(game)], game.to_move)
        await store.truncate("t1", revision, 0, 0)
        assert pack(await load(store)) == before

    run(work)


def test_two_writers_cannot_both_append(run: Any) -> None:
    async def work(store: Store) -> None:
        game = await begun(store, "zaibatsu", 2)
        game.play(game.codes()[0])
        move = last_move(game)
        tries = [store.append("t1", 1, [move], game.to_move) for _ in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result == 2 for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 4
        with pytest.raises(Conflict):  # the right revision, but a number that is taken
            await store.append("t1", 2, [move], game.to_move)
        whole = await store.whole("t1")
        assert whole is not None and [row.number for row in whole[2]] == [1]

    run(work)


def test_moves_of_many_tables_are_committed_together_and_one_that_fails_stands_alone(run: Any) -> None:
    """What is acknowledged is in the database, whoever else wrote at the same time."""

    async def work(store: Store) -> None:
        game = await begun(store, "zaibatsu", 2)
        row, box = a_table("zaibatsu", 2), meiji.find_game("zaibatsu").box()
        for number in range(2, 9):
            await store.add_table(replace(row, id=f"t{number}", revision=1), [SeatRow(0, "person", None, "")], box)
        game.play(game.codes()[0])
        move = last_move(game)
        tries = [store.append(f"t{number}", 1, [move], 0) for number in (1, 2, 3, 2, 4, 5, 6, 99, 7, 8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        failed = [n for n, result in enumerate(results) if isinstance(result, Conflict)]
        assert failed in ([1, 7], [3, 7]) and sum(result == 2 for result in results) == 8
        for number in range(1, 9):
            whole = await store.whole(f"t{number}")
            assert whole is not None and whole[0].revision == 2 and len(whole[2]) == 1

    run(work)


def test_older_rules_play_on_from_the_record(run: Any) -> None:
    """A rules fix never changes a running table: where versions differ, the record counts, not the replay."""

    async def work(store: Store) -> None:
        game = await begun(store, "zaibatsu", 2)
        game.play(game.codes()[0])
        old: MoveRow = replace(last_move(game), rules=f"0/{layout('zaibatsu')}")
        await store.append("t1", 1, [old], game.to_move)
        again = await load(store)
        assert pack(again) == pack(game) and not again.can_undo and again.codes() == game.codes()
        again.play(again.codes()[0])
        await store.append("t1", 2, [last_move(again)], again.to_move)
        assert pack(await load(store)) == pack(again)

    run(work)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_changed_layout_is_read_from_the_log(run: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of another layout cannot be read: they are made anew, with the generator where it stood."""

    async def work(store: Store) -> None:
        monkeypatch.setattr(reviving, "layout", lambda game: "an old one")
        played = await begun(store, game, 2)
        revision = 1
        for _ in range(30):
            played.play(played.codes()[-1])
            move = replace(last_move(played), record=b"what nobody can read")
            revision = await store.append("t1", revision, [move], played.to_move)
        monkeypatch.undo()
        whole = await store.whole("t1")
        assert whole is not None
        row, at, log = whole
        game_again, row, log = revive(row, log, await store.box(row.game, row.box_hash), [seat.name for seat in at])
        assert pack(game_again) == pack(played) and {row.rules, *(move.rules for move in log)} == {stamp(played)}
        table = reviving.unpack(played.spec, log[-1].record)
        table.rng[:] = played._table.rng
        assert table == played._table
        played.play(played.codes()[0])
        game_again.play(game_again.codes()[0])
        assert pack(game_again) == pack(played)

    run(work)


def test_people_names_and_what_they_have_seen(run: Any) -> None:
    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        for name in ("Anna", "Anne"):
            await store.name_person("person0", name)
        person = await store.person("person0")
        assert person is not None and person.name == "Anne" and await store.person("nobody") is None
        assert [seat.name for _, seats in await store.tables_of("person0") for seat in seats] == ["Anne", "Person 1"]
        for length in (3, 5):
            await store.see("t1", "person0", length)
        assert await store.seen_by("person0") == {"t1": 5}
        for _ in range(2):
            await store.watch("t1", "w")
        assert await store.may_watch("t1", "w") and not await store.may_watch("t1", "x")
        assert [row.id for row, _ in await store.open_tables()] == ["t1"]
        assert await Leases(store.database).waiting_tables(0) == {}
        await store.delete_table("t1")
        assert await store.table("t1") is None and await store.seen_by("person0") == {}

    run(work)


def test_migrations_make_the_schema(run: Any) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        async with store.database.engine.begin() as connection:
            assert await connection.run_sync(differences) == []

    run(work)


def test_whoever_logs_in_is_seen_at_their_tables_by_every_server(run: Any) -> None:
    async def work(store: Store) -> None:
        for kind, changed in ((PERSON, 1), (COMPUTER, 0)):
            await begun(store, "zaibatsu", 2)
            before = await store.table("t1")
            assert before is not None and before.to_move is not None
            await store.sit("t1", before.revision, SeatRow(before.to_move, kind, None, "Somebody"))
            await store.sit("t1", before.revision + 1, SeatRow(1 - before.to_move, PERSON, "guest", "Guest"))
            await store.move_into("guest", "anna")
            assert await store.revision("t1") == before.revision + 2 + changed, "no computer player is overtaken"
            assert [row.id for row, _ in await store.tables_of("anna")] == ["t1"]
            await store.delete_table("t1")

    run(work)


def test_a_review_belongs_to_its_moves_and_goes_with_the_table(run: Any) -> None:
    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        for told in ({"chances": [0.5]}, {"chances": [0.25]}):
            await store.set_review("t1", "these moves", told)
            assert await store.review("t1", "these moves") == told
        assert await store.review("t1", "other moves") is None
        await store.delete_table("t1")
        assert await store.review("t1", "these moves") is None

    run(work)


def test_a_token_leads_to_its_person_until_it_is_removed(run: Any) -> None:
    async def work(store: Store) -> None:
        row = TokenRow("id1", "anna", "Bot", 1.0)
        assert await store.token("hash") is None
        await store.add_token(row, "hash")
        assert await store.token("hash") == row and await store.tokens_of("anna") == [row]
        assert not await store.remove_token("ben", "id1") and await store.remove_token("anna", "id1")
        assert await store.token("hash") is None and await store.tokens_of("anna") == []

    run(work)
