"""Finished games are put into the archive: told from the game itself, once.

What ends while nobody listens, because the server stops, is found at the next start or when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from meiji.arena import ratings
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.results import result_of
from meiji.site.tables import Tables
from meiji.store import Archive, ResultRow, ResultSeat
from meiji.store.rows import COMPUTER, OVER, PERSON

LEAST = 10  # moves of everybody, before giving up counts for ratings
log = logging.getLogger("meiji.archive")


class Archivist:
    def __init__(self, tables: Tables, archive: Archive) -> None:
        self._tables, self._archive = tables, archive
        self.on_kept: Callable[[str], None] = lambda table: None  # a result is in the archive
        self._keeping: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self._start(self.fill())

    async def close(self) -> None:
        for task in list(self._keeping):
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)

    def note(self, table: str) -> None:
        """A game is over: keep its result, while those who played look at it."""
        self._start(self._kept(table))

    def _start(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def fill(self, person: str | None = None) -> None:
        """Keep what is over and not kept yet, of one person or of all."""
        while missing := await self._archive.missing(person):
            for id in missing:
                if not await self._kept(id):
                    return

    async def _kept(self, id: str) -> bool:
        try:
            await self.keep(id)
        except Refused:  # it was deleted meanwhile
            return False
        except Exception as error:  # one broken game must not keep the others out, nor a page from being shown
            log.warning("a finished game is not kept", extra={"table": id}, exc_info=error)
            return False
        return True

    async def keep(self, id: str) -> None:
        live = await self._tables.get(id)
        if live.row.status == OVER and live.row.source is None and live.game is not None:
            await self._archive.add(*finished(live))
            self.on_kept(id)


def finished(live: LiveTable) -> tuple[ResultRow, list[ResultSeat]]:
    """How a game ended, and for whom: whoever left comes in behind all who stayed."""
    assert live.game is not None
    row, result = live.row, result_of(live)
    sources = live.game.points()
    left = {gone.seat: gone for gone in live.departures if gone.person is not None}
    seats = []
    for seat in live.seats:
        gone = left.get(seat.seat)
        points = {source.source: source.points[seat.seat] for source in sources}
        person = gone.person if gone else seat.person if seat.kind == PERSON else None
        who = (person, gone.name, PERSON, None) if gone else (person, seat.name, seat.kind, seat.player)
        place = None if result is None else _place(seat.seat, result, set(left))
        seats.append(ResultSeat(seat.seat, *who, live.game.scores()[seat.seat], place, points))
    how = live.ended or "rules"
    ended = min(time.time(), row.changed)
    counts = result is not None and ratings.is_there() and is_long_enough(live)
    rated = row.rated and counts and all(_is_rated(row.game, one) for one in seats)
    about = (row.id, row.game, row.seats, row.options, row.pace, row.created, ended, len(live.moves), how, rated)
    return ResultRow(*about), seats


def is_long_enough(live: LiveTable) -> bool:
    """Who gives up at once has not played: nobody gains or loses by that."""
    moves = Counter(move.seat for move in live.moves)
    return live.ended is None or all(moves[seat] >= LEAST for seat in range(live.row.seats))


def _place(seat: int, result: dict[str, Any], left: set[int]) -> int:
    if result["points"][seat].get("won") is False:  # alone, and the game's own rival won
        return 2
    places: list[int] = result["places"]

    def rank(one: int) -> tuple[bool, int]:
        return (one in left, places[one])

    return 1 + sum(rank(other) < rank(seat) for other in range(len(places)))


def _is_rated(game: str, seat: ResultSeat) -> bool:
    if seat.kind == COMPUTER:
        return ratings.standing_of(game, seat.player or "") is not None
    return seat.person is not None
