"""Tables being played: the games in memory, and one writer at a time for each.

Memory is only a copy. A move is committed before anybody hears of it; if that fails, the copy is thrown away.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from meiji.kernel.errors import BadInput, MeijiError, OutcomeNeeded
from meiji.kernel.game import Game
from meiji.kernel.serialise import begin, last_move, revive, stamp
from meiji.site.bus import Bus
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.metrics import Metrics
from meiji.store import Conflict, SeatRow, Store
from meiji.store.database import PATIENCE
from meiji.store.rows import OVER, RUNNING, WAITING

KEPT, KEPT_MOVES = 400, 60_000  # games in memory, and moves in all of them: 3 kB each
BLINK = 0.2  # seconds
RETRIES = 3  # of a move that somebody without a move was quicker than


class Tables:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.metrics = metrics
        self.store = store
        self.bus = bus
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        bus.on_change = self.look_again
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables somebody writes
        self.on_turn: Callable[[LiveTable], None] = lambda live: None  # another seat is to move
        self.on_computer: Callable[[str], None] = lambda table: None  # a computer player is to move

    # --- reading ----------------------------------------------------------------------------------------------------
    async def get(self, id: str) -> LiveTable:
        """The table as the store has it.

        Many watchers ask at once, so the store is not asked again within a blink. Our own changes and those that the
        bus tells of are seen at once; and no writer can win with an old copy, since it names its revision.
        """
        live = self._live.get(id)
        if live is not None and time.monotonic() - live.checked < BLINK:
            return live
        if id not in self._reading:
            reading = asyncio.get_running_loop().create_task(self._read(id, live))
            self._reading[id] = reading
            reading.add_done_callback(lambda done: self._reading.get(id) is done and self._reading.pop(id))
        return await asyncio.shield(self._reading[id])

    def known(self, id: str) -> LiveTable | None:
        """The copy in memory, for who has just been told of it."""
        return self._live.get(id)

    async def _read(self, id: str, live: LiveTable | None) -> LiveTable:
        """Ask the store, once for all who want to know at the same time."""
        revision = await self.store.revision(id)
        if revision is None:
            self._live.pop(id, None)
            raise Refused(404, "no-such-table")
        if live is not None and live.row.revision == revision:
            live.checked = time.monotonic()
            self._keep(live)
            return live
        return await self._load(id, live)

    async def _load(self, id: str, older: LiveTable | None) -> LiveTable:
        whole = await self.store.whole(id)
        if whole is None:
            raise Refused(404, "no-such-table")
        row, seats, moves = whole
        game = None
        if row.status != WAITING:
            box = await self.store.box(row.game, row.box_hash)
            game, row, moves = revive(row, moves, box, [seat.name for seat in seats])
        live = LiveTable(row, seats, moves, game)
        if older is not None:
            same = 0
            while same < min(len(moves), len(older.moves)) and moves[same] == older.moves[same]:
                same += 1
            if older.names == live.names:
                live.keep_log(older, same)
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Keep a copy, unless a newer one came meanwhile."""
        known = self._live.get(live.row.id)
        if known is not None and known.row.revision > live.row.revision:
            return
        self._live[live.row.id] = live
        self._live.move_to_end(live.row.id)
        if known is live:
            return
        moves = sum(len(live.moves) for live in self._live.values())
        while len(self._live) > KEPT or (moves > KEPT_MOVES and len(self._live) > 1):
            _, gone = self._live.popitem(last=False)
            moves -= len(gone.moves)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    @asynccontextmanager
    async def _turn(self, id: str) -> AsyncIterator[None]:
        """Who waits too long for others that write here hears it, before anything is done."""
        lock = self._lock(id)
        try:
            async with asyncio.timeout(PATIENCE):
                await lock.acquire()
        except TimeoutError:
            raise Refused(503, "not-now", retry=PATIENCE) from None
        try:
            yield
        finally:
            lock.release()

    # --- changing ---------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def _writing(self, id: str) -> AsyncIterator[LiveTable]:
        """One writer at a time. The store refuses who has seen an old state; whatever goes wrong, the copy in memory is
        thrown away."""
        async with self._turn(id):
            live = await self.get(id)
            try:
                yield live
            except Conflict:
                self._live.pop(id, None)
                raise Refused(409, "somebody-was-quicker") from None
            except (Refused, OutcomeNeeded):  # nothing was written
                raise
            except BaseException:
                self._live.pop(id, None)
                raise
            if self._live.get(id) is live:
                self.look_again(id)  # what was written is not in it

    def forget(self, ids: list[str]) -> None:
        """People have changed who they are: read these tables anew."""
        for id in ids:
            self._reading.pop(id, None)
            self._live.pop(id, None)

    def look_again(self, id: str) -> None:
        """The copy in memory may be old."""
        self._reading.pop(id, None)
        if (live := self._live.get(id)) is not None:
            live.checked = float("-inf")

    def _publish(self, id: str, revision: int) -> None:
        live = self._live.get(id)
        if live is not None and live.row.revision == revision:
            live.checked = time.monotonic()
        self.bus.publish(id, revision)

    async def _changed(self, id: str, revision: int) -> None:
        self._publish(id, revision)
        live = await self.get(id)
        if live.thinking:
            self.on_computer(id)

    async def sit(self, id: str, seat: SeatRow) -> None:
        """Somebody takes a free seat, one each but for the owner; with the last one the game begins."""
        async with self._writing(id) as live:
            if not 0 <= seat.seat < live.row.seats:
                raise Refused(400, "no-such-seat")
            if live.row.status != WAITING or not live.seats[seat.seat].free:
                raise Refused(409, "seat-is-taken")
            if seat.person is not None and live.seats_of(seat.person) and live.row.owner != seat.person:
                raise Refused(409, "one-seat-each")
            revision = await self.store.sit(id, live.row.revision, seat)
        await self.begin_if_full(id)
        await self._changed(id, revision)

    async def begin_if_full(self, id: str) -> None:
        async with self._writing(id) as live:
            if live.row.status != WAITING or any(seat.free for seat in live.seats):
                return
            box = await self.store.box(live.row.game, live.row.box_hash)
            seed = live.row.seed if live.alone else str(secrets.randbits(63))
            begun = begin(replace(live.row, seed=seed), box, live.names)
            rules, to_move = stamp(begun.game), begun.game.to_move
            revision = await self.store.start(id, live.row.revision, begun.setup, begun.record, rules, to_move, seed)
        await self._changed(id, revision)

    async def replace_by_computer(self, id: str, seat: SeatRow, seen: int | None = None) -> None:
        """A computer player takes a seat over; `seen` is the revision for which that was decided, if it matters."""
        async with self._writing(id) as live:
            if seen is not None and live.row.revision != seen:
                raise Refused(409, "somebody-was-quicker")
            revision = await self.store.sit(id, live.row.revision, seat)
        await self._changed(id, revision)

    async def wake(self, id: str) -> None:
        """A table that came into being in the middle of a game: is a computer player to move?"""
        if (await self.get(id)).thinking:
            self.on_computer(id)

    async def play(self, id: str, person: str, moment: int, notation: str, drawn: Sequence[str] = ()) -> int:
        """Play a move on the table as it stood after `moment` moves. The same move twice is one move.

        On a table that follows a real one, what the move draws is named; OutcomeNeeded says what is missing. If another
        was quicker, and it was no move (somebody changed their name), it is played on the table as it is then.
        """
        for _ in range(RETRIES):
            try:
                return await self._play(id, person, moment, notation, drawn)
            except Refused as refused:
                if refused.message != "somebody-was-quicker" or moment < len((await self.get(id)).moves):
                    raise
        return await self._play(id, person, moment, notation, drawn)

    async def _play(self, id: str, person: str, moment: int, notation: str, drawn: Sequence[str]) -> int:
        async with self._writing(id) as live:
            game = _running(live)
            mine = live.seats_of(person)
            if not mine:
                raise Refused(403, "not-your-table")
            if moment < len(live.moves):
                before = live.moves[moment] if moment >= 0 else None
                if before is not None and before.notation == notation and before.seat in mine:
                    return live.row.revision  # it came twice
                raise Refused(409, "somebody-was-quicker")
            if moment > len(live.moves):
                raise Refused(409, "no-such-moment", moment=moment, last=len(live.moves))
            if game.to_move not in mine:
                raise Refused(403, "not-your-turn")
            revision = await self._append(live, notation, list(drawn) if live.row.real else None)
        await self._changed(id, revision)
        return revision

    async def play_for_computer(self, id: str, revision: int, code: int) -> None:
        """The move of a computer player, unless the table has changed since that revision."""
        async with self._writing(id) as live:
            if live.row.revision != revision:
                return
            new = await self._append(live, code)
        self._publish(id, new)

    async def set_aside(self, id: str, revision: int) -> None:
        """A computer player cannot go on here."""
        async with self._writing(id) as live:
            if live.row.revision != revision:
                return
            new = await self.store.set_aside(id, revision)
        self._publish(id, new)

    async def _append(self, live: LiveTable, move: str | int, drawn: list[str] | None = None) -> int:
        """Play and commit. A move that is not legal changes nothing."""
        assert live.game is not None
        game = live.game.copy()
        try:
            game.play(game.code_of(move), drawn)
        except (BadInput, OutcomeNeeded):
            raise
        except MeijiError:
            raise Refused(422, "move-not-legal", move=str(move)[:80]) from None
        move_row = last_move(game)
        revision = await self.store.append(live.row.id, live.row.revision, move_row, game.to_move)
        self.metrics.moves.labels(live.row.game, live.seats[move_row.seat].kind).inc()
        status = OVER if game.over else RUNNING
        row = replace(live.row, revision=revision, length=move_row.number, to_move=game.to_move, status=status)
        now = LiveTable(replace(row, changed=time.time()), live.seats, [*live.moves, move_row], game)
        now.rendered_log, now.before = live.rendered_log, live.game._table
        self._keep(now)
        if now.to_move is not None and now.to_move != live.to_move:
            self.on_turn(now)
        return revision

    async def undo(self, id: str, person: str, *, whole_turn: bool) -> None:
        """Take the last move back, or all of the turn, as far as the kernel allows. The end reveals everything: then
        it is too late."""
        async with self._writing(id) as live:
            mine = live.seats_of(person)
            if not mine:
                raise Refused(403, "not-your-table")
            if live.row.status == OVER:
                raise Refused(409, "over-is-over")
            _running(live)
            if not live.may_undo(mine):
                raise Refused(409, "nothing-to-undo")
            length = live.turn_start(mine) if whole_turn else len(live.moves) - 1
            to_move = live.moves[length].seat
            revision = await self.store.truncate(id, live.row.revision, length, to_move)
        await self._changed(id, revision)

    async def set_rematch(self, id: str, new: str) -> bool:
        """Name the table of the rematch, once; False: somebody already has."""
        async with self._writing(id) as live:
            if live.row.rematch is not None:
                return False
            revision = await self.store.set_rematch(id, live.row.revision, new)
        self._publish(id, revision)
        return True

    async def delete(self, id: str) -> None:
        async with self._turn(id):
            for before in await self.store.delete_table(id):
                self.look_again(before)
            self._live.pop(id, None)
        self.bus.publish(id, -1)


def _running(live: LiveTable) -> Game:
    if live.game is None:
        raise Refused(409, "not-begun")
    if live.row.status != RUNNING:
        raise Refused(409, "game-is-over")
    return live.game
