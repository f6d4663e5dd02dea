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

from meiji.kernel.errors import MeijiError, OutcomeNeeded
from meiji.kernel.serialise import begin, begin_like, revive, stamp
from meiji.site import taking_back
from meiji.site.bus import Bus
from meiji.site.chains import play_chain
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.metrics import Metrics
from meiji.site.summaries import summary_of
from meiji.store import Conflict, Departure, PersonRow, SeatRow, Store, TableRow
from meiji.store.database import PATIENCE
from meiji.store.leaving import END
from meiji.store.rows import OVER, WAITING

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
        self.on_listed: Callable[[], None] = lambda: None  # a listed table begins, ends, or waits for fewer people
        self.on_over: Callable[[str], None] = lambda table: None  # the game is over

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
        live.proposals, live.departures = await self.store.proposals(id), await self.store.departures(id)
        live.shown = await self.store.shown_to(id)
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

    @asynccontextmanager
    async def _turn(self, id: str) -> AsyncIterator[None]:
        """Who waits too long for others that write here hears it, before anything is done."""
        lock = self._locks.setdefault(id, asyncio.Lock())
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
    async def _writing(self, id: str, known: LiveTable | None = None) -> AsyncIterator[LiveTable]:
        """One writer at a time. The store refuses who has seen an old state; whatever goes wrong, the copy in memory is
        thrown away. Who has a copy that is `known` may try it without asking the store."""
        async with self._turn(id):
            live = known if known is not None and self._live.get(id) is known else await self.get(id)
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
            live.doubt()

    def _publish(self, id: str, revision: int) -> None:
        live = self._live.get(id)
        if live is not None and live.row.revision == revision:
            live.checked = time.monotonic()
        self.bus.publish(id, revision)

    async def _changed(self, id: str, revision: int) -> None:
        self._publish(id, revision)
        live = await self.get(id)
        if live.row.status == OVER:
            self.on_over(id)
        if live.row.listed and (not live.moves or live.row.status == OVER):
            self.on_listed()
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
            if live.row.rated and (seat.person is None or await self.store.account_of(seat.person) is None):
                raise Refused(403, "rated-account")
            revision = await self.store.sit(id, live.row.revision, seat)
        await self.begin_if_full(id)
        await self._changed(id, revision)

    async def begin_if_full(self, id: str, like: TableRow | None = None) -> None:
        async with self._writing(id) as live:
            if live.row.status != WAITING or any(seat.free for seat in live.seats):
                return
            box = await self.store.box(live.row.game, live.row.box_hash)
            seed = "" if like else live.row.seed if live.alone else str(secrets.randbits(63))
            begun = (begin_like if like else begin)(like or replace(live.row, seed=seed), box, live.names)
            rules, to_move = stamp(begun.game), begun.game.to_move
            clock = live.clock.fresh(live.row.seats).pass_on(live.clocked(to_move), time.time()) if live.clock else None
            made = (begun.setup, begun.record, rules, to_move, live.told(seed), summary_of(begun.game), clock)
            revision = await self.store.start(id, live.row.revision, *made)
        await self._changed(id, revision)

    async def hand_over(self, id: str, to: list[SeatRow], why: str | None = None, seen: int | None = None) -> None:
        """Others sit on some seats: `why` is remembered where people leave a running game. `seen` is the revision for
        which that was decided, if it matters."""
        async with self._writing(id) as live:
            if seen is not None and live.row.revision != seen:
                raise Refused(409, "somebody-was-quicker")
            if live.row.status == OVER:
                raise Refused(409, "game-is-over")
            was = [live.seats[seat.seat] for seat in to]
            left = [Departure(s.seat, s.person, s.name, why, len(live.moves)) for s in was if s.person and why]
            stops = live.clock is not None and live.clock.seat in [seat.seat for seat in to]
            clock = live.clock.stop(time.time()) if live.clock is not None and stops else None
            revision = await self.store.hand_over(id, live.row.revision, to, left, clock)
        await self._changed(id, revision)

    async def agree(self, id: str, kind: str, person: str) -> bool:
        """Somebody is for it; are all who sit there now?"""
        async with self._writing(id) as live:
            revision = await self.store.agree(id, live.row.revision, kind, person)
            without = {live.out_of_time} if kind == END else set()
            done = live.people - without <= {*live.proposals.get(kind, []), person}
        await self._changed(id, revision)
        return done

    async def decline(self, id: str, kind: str) -> None:
        async with self._writing(id) as live:
            revision = await self.store.decline(id, live.row.revision, kind)
        await self._changed(id, revision)

    async def set_clock(self, id: str, paused: bool) -> None:
        """All clocks stand still, or go on."""
        async with self._writing(id) as live:
            live.running()
            if live.clock is None:
                raise Refused(409, "no-clock")
            now = time.time()
            clock = live.clock.pause(now) if paused else live.clock.go_on(now)
            if live.clock.paused == paused:
                return
            revision = await self.store.set_clock(id, live.row.revision, clock)
        await self._changed(id, revision)

    async def end(self, id: str, resigned: int | None) -> None:
        """The game is over before its rules say so."""
        async with self._writing(id) as live:
            live.running()
            clock = live.clock.stop(time.time()) if live.clock is not None else None
            revision = await self.store.end(id, live.row.revision, resigned, clock)
        await self._changed(id, revision)

    async def hand_on(self, id: str, seat: SeatRow, held_by: str | None = None) -> None:
        """Somebody else sits there from now on; `held_by` is who has to hold the seat until then, if it matters."""
        async with self._writing(id) as live:
            if live.row.status == OVER:
                raise Refused(409, "game-is-over")
            if held_by is not None and live.seats[seat.seat].person != held_by:
                raise Refused(409, "seat-is-taken")
            if any(mine != seat.seat for mine in live.seats_of(str(seat.person))):
                raise Refused(409, "one-seat-each")
            revision = await self.store.sit(id, live.row.revision, seat)
        await self._changed(id, revision)

    async def wake(self, id: str) -> None:
        """A table that came into being in the middle of a game: is a computer player to move?"""
        if (await self.get(id)).thinking:
            self.on_computer(id)

    async def play(self, id: str, person: str, moment: int, moves: Sequence[str], drawn: Sequence[str] = ()) -> int:
        """Play moves, all or none, on the table as it stood after `moment` moves. The same moves twice are played once.

        On a table that follows a real one, what the last move draws is named; OutcomeNeeded says what is missing. If
        another was quicker, and it was no move (somebody changed their name), they are played on the table as it is
        then. The copy in memory is nearly always the last: it is tried at once, and the store asked only if it refuses.
        """
        known = self._live.get(id)
        if known is not None and not known.doubtful:
            try:
                return await self._play(id, person, moment, moves, drawn, known)
            except (Refused, MeijiError) as error:
                if isinstance(error, Refused) and error.status == 503:
                    raise
                self.look_again(id)
        for _ in range(RETRIES):
            try:
                return await self._play(id, person, moment, moves, drawn)
            except Refused as refused:
                if refused.message != "somebody-was-quicker" or moment < len((await self.get(id)).moves):
                    raise
        return await self._play(id, person, moment, moves, drawn)

    async def _play(
        self,
        id: str,
        person: str,
        moment: int,
        moves: Sequence[str],
        drawn: Sequence[str],
        known: LiveTable | None = None,
    ) -> int:
        async with self._writing(id, known) as live:
            game = live.running()
            mine = live.seats_of(person)
            if not mine:
                raise Refused(403, "not-your-table")
            if moment < len(live.moves):
                there = live.moves[moment : moment + len(moves)] if moment >= 0 else []
                if there and [row.notation for row in there] == list(moves) and all(row.seat in mine for row in there):
                    return live.row.revision  # they came twice
                raise Refused(409, "somebody-was-quicker")
            if moment > len(live.moves):
                raise Refused(409, "no-such-moment", moment=moment, last=len(live.moves))
            if game.to_move not in mine:
                raise Refused(403, "not-your-turn")
            revision = await self._append(live, moves, list(drawn) if live.row.real else None)
        await self._changed(id, revision)
        return revision

    async def play_for_computer(self, id: str, revision: int, code: int) -> None:
        """The move of a computer player, unless the table has changed since that revision."""
        async with self._writing(id) as live:
            if live.row.revision != revision:
                return
            new = await self._append(live, [code])
        self._publish(id, new)

    async def set_aside(self, id: str, revision: int) -> None:
        """A computer player cannot go on here."""
        async with self._writing(id) as live:
            if live.row.revision != revision:
                return
            new = await self.store.set_aside(id, revision)
        self._publish(id, new)

    async def _append(self, live: LiveTable, moves: Sequence[str | int], drawn: list[str] | None = None) -> int:
        """Play and commit, in one transaction. If a move is not legal, nothing has changed."""
        assert live.game is not None
        game = live.game.copy()
        rows = play_chain(game, moves, drawn)
        clock = live.clock.pass_on(live.clocked(game.to_move), time.time()) if live.clock is not None else None
        passed = clock if clock is not live.clock else None  # within a turn nothing is written of it
        summary = summary_of(game)
        revision = await self.store.append(live.row.id, live.row.revision, rows, game.to_move, summary, passed)
        self.metrics.moves.labels(live.row.game, live.seats[rows[0].seat].kind).inc(len(rows))
        now = live.after(rows, game, revision, summary, passed)
        self._keep(now)
        if game.over:
            self.on_over(live.row.id)
        if now.to_move is not None and now.to_move != live.to_move:
            self.on_turn(now)
        return revision

    async def undo(self, id: str, person: str, *, whole_turn: bool, moment: int | None = None) -> None:
        """Take my last move back, or all of that turn; see taking_back.py. The end reveals everything: then it is too
        late. Who names the `moment` that they see takes back nothing that they have not seen, and nothing twice."""
        async with self._writing(id) as live:
            mine = live.seats_of(person)
            if not mine:
                raise Refused(403, "not-your-table")
            if live.row.status == OVER:
                raise Refused(409, "over-is-over")
            live.running()
            if moment is not None and not (
                moment <= len(live.moves) and all(move.seat not in mine for move in live.moves[moment:])
            ):
                raise Refused(409, "somebody-was-quicker")
            if not taking_back.may_undo(live, mine):
                raise Refused(409, "nothing-to-undo")
            length = taking_back.moves_kept(live, mine, whole_turn)
            to_move = live.moves[length].seat
            marks = None if taking_back.in_limits(live, mine) else taking_back.marked(live, length, to_move)
            future = live.another_future(length) if taking_back.draws_anew(live, length) else None
            clock = live.clock.take_back(live.clocked(to_move), time.time()) if live.clock is not None else None
            summary = summary_of(live.at(length))
            seen = live.row.revision
            revision = await self.store.truncate(id, seen, length, to_move, summary, clock, marks, future)
        await self._changed(id, revision)

    async def set_rematch(self, id: str, new: str) -> bool:
        """Name the table of the rematch, once; False: somebody already has."""
        async with self._writing(id) as live:
            if live.row.rematch is not None:
                return False
            revision = await self.store.set_rematch(id, live.row.revision, new)
        self._publish(id, revision)
        return True

    async def delete(self, id: str, by: PersonRow | None = None) -> None:
        """Delete a table; `by` is who is told to the others that did it."""
        async with self._turn(id):
            for before in await self.store.delete_table(id, by):
                self.look_again(before)
            self._live.pop(id, None)
        self.bus.publish(id, -1)
