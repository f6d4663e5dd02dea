"""The director of all tournaments: makes the games of a round, takes their results from the archive, pairs the next.

Each step is written down before the next one is done and can be done again: a server that stops in between, or a second
one, goes on where the first one was. A result is taken once; the store refuses the second time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from meiji.kernel.spec import find_game
from meiji.site.bus import Notice
from meiji.site.creation import box_for, new_row
from meiji.site.tournaments.rounds import next_round
from meiji.store import Clock, PairingRow, SeatRow, Whole
from meiji.store.rows import OVER as GAME_OVER
from meiji.store.rows import PERSON
from meiji.store.tournaments import RUNNING

if TYPE_CHECKING:
    from meiji.site.site import Site

EVERY = 20.0  # seconds after which it looks whether something was missed
log = logging.getLogger("meiji.tournaments")


class Director:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._tasks: set[asyncio.Task[Any]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def open(self) -> None:
        self._start(self._run())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note(self, table: str) -> None:
        """A result is in the archive: go on, if it is a game of a tournament."""
        self._start(self._noted(table))

    def _start(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _noted(self, table: str) -> None:
        found = await self._site.tournaments.of_table(table)
        if found is not None:
            await self._advanced(found[0])

    async def _run(self) -> None:
        while True:
            try:
                for id in await self._site.tournaments.due():
                    await self._advanced(id)
            except (OSError, sa.exc.SQLAlchemyError) as error:
                log.warning("tournaments cannot be looked at: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def _advanced(self, id: str) -> None:
        """Go on; one tournament that cannot must not keep the others from it."""
        try:
            await self.advance(id)
        except Exception as error:
            log.warning("a tournament cannot go on", extra={"tournament": id}, exc_info=error)

    async def advance(self, id: str) -> None:
        """Do all that can be done now."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            while (whole := await self._site.tournaments.whole(id)) is not None and whole.row.status == RUNNING:
                if not await self._step(whole):
                    return
                self.tell(id)

    def tell(self, id: str) -> None:
        """Whoever looks at the tournament hears that it has changed."""
        self._site.bus.notify(id, Notice("tournament", ""))

    async def _step(self, whole: Whole) -> bool:
        """Was there something to do?"""
        done = False
        for one in whole.current():
            if one.places is None and one.made:
                done |= await self._take_result(whole, one)
            elif one.places is None:
                await self._make(whole, one)
                done = True
        if done:
            return True
        return all(one.places is not None for one in whole.current()) and await self._next(whole)

    async def _next(self, whole: Whole) -> bool:
        row, store = whole.row, self._site.tournaments
        whole = await self._without_banned(whole)
        new = await asyncio.to_thread(next_round, whole) if row.round < row.rounds else []
        return await (store.add_round(row.id, row.round, new) if new else store.finish(row.id, row.round))

    async def _without_banned(self, whole: Whole) -> Whole:
        """Whoever may not play here any more, or has gone, takes no part in what comes."""
        staying = []
        for one in whole.entrants:
            person = await self._site.store.person(one.person)
            if one.out is None and (person is None or person.banned):
                await self._site.tournaments.leave(whole.row.id, one.person)
                one = replace(one, out=whole.row.round)
            staying.append(one)
        return replace(whole, entrants=staying)

    # --- a game -------------------------------------------------------------------------------------------------------
    async def _make(self, whole: Whole, one: PairingRow) -> None:
        """The table of a pairing, everybody in their seat; all who play there are called."""
        assert one.table_id is not None
        site, row = self._site, whole.row
        if await site.store.table(one.table_id) is None:
            spec, box, count = find_game(row.game), box_for(site, row.game), len(one.playing)
            options = spec.prepare(spec.table(), count, row.options)
            table = replace(
                new_row(spec, box, options, count, "", language=row.language),
                id=one.table_id,
                pace=row.pace,
                listed=True,
                rated=row.rated,
                seed=str(secrets.randbits(63)),
                clock=Clock.read(row.clock).fresh(count).stored(),
            )
            entrants = [whole.entrants[number] for number in one.playing]
            seats = [SeatRow(seat, PERSON, who.person, who.name) for seat, who in enumerate(entrants)]
            await site.store.add_table(table, seats, box)
        await site.tables.begin_if_full(one.table_id, await self._like(whole, one))
        await site.tournaments.note_made(row.id, one)
        live = await site.tables.get(one.table_id)
        for person in live.people:
            await site.calling.begins(live, person)

    async def _like(self, whole: Whole, one: PairingRow) -> Any:
        """A mirrored game is set up as the first one, whose table is made before it."""
        if one.leg == 0:
            return None
        first = next(other for other in whole.current() if (other.board, other.leg) == (one.board, 0))
        return await self._site.store.table(first.table_id or "")

    async def _take_result(self, whole: Whole, one: PairingRow) -> bool:
        """How the game ended, from the archive. One that was deleted or ended by agreement is a tie."""
        assert one.table_id is not None
        site, seats = self._site, len(one.playing)
        table, found = await site.store.table(one.table_id), await site.archive.result(one.table_id)
        if found is None and table is not None and table.status == GAME_OVER:
            await site.archivist.keep(one.table_id)
            found = await site.archive.result(one.table_id)
        if found is None and table is not None:
            return False
        gone, out = await self._gone(one) if table is not None else ([], [])
        places, scores = [seats if number in gone else 1 for number in one.playing], None
        if found is not None:
            scores = [seat.score for seat in found[1]]
            places = [seat.place or tied for seat, tied in zip(found[1], places, strict=True)]
        places += [seats + 1] * one.absent
        scores = scores and [*scores, *[0] * one.absent]
        return await site.tournaments.set_result(whole.row.id, one, places, scores, gone, out)

    async def _gone(self, one: PairingRow) -> tuple[list[int], list[int]]:
        """Who gave the game up, left it, or ran out of time; and of these, who was never there: without a move."""
        live = await self._site.tables.get(one.table_id or "")
        until = {gone.seat: gone.length for gone in live.departures}
        if live.row.resigned is not None:
            until[live.row.resigned] = len(live.moves)
        absent = [seat for seat, length in until.items() if all(move.seat != seat for move in live.moves[:length])]
        return [one.playing[seat] for seat in sorted(until)], [one.playing[seat] for seat in sorted(absent)]
