"""The lobby: open games to join or to watch, and a quick match for whoever takes the next best game."""

from __future__ import annotations

from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game
from meiji.site.creation import PACES, TableRequest, create_table
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import SeatRow, TableRow
from meiji.store.rows import PERSON, WAITING

LOBBY = "lobby"  # where the bus carries it
MOST = 100
Entry = tuple[TableRow, list[SeatRow]]


async def open_games(site: Site, game: str, players: int, pace: str) -> tuple[list[Entry], list[Entry]]:
    """The listed games that fit: to join, the longest waiting first, and to watch, the latest first."""
    fits = [
        (row, seats)
        for row, seats in await site.store.open_tables(MOST)
        if (not game or row.game == game) and players in (0, row.seats) and (not pace or row.pace == pace)
    ]
    waiting = [entry for entry in fits if entry[0].status == WAITING and any(seat.free for seat in entry[1])]
    return waiting[::-1], [entry for entry in fits if entry[0].status != WAITING]


async def quick_match(site: Site, visitor: Visitor, game: str, players: int, pace: str, language: str) -> str:
    """Sit down at the open game that has been waiting longest, or open one that others can join. Its id. One after the
    other: of two who come at once the second finds the game of the first."""
    find_game(game).check_seats(players)
    if players < 2:
        raise Refused(400, "match-alone")
    if pace not in PACES:
        raise BadInput(f"The pace is one of {', '.join(PACES)}, not {pace!r}.")
    async with site.matching:
        return await _match(site, visitor, game, players, pace, language)


async def _match(site: Site, visitor: Visitor, game: str, players: int, pace: str, language: str) -> str:
    assert visitor.name is not None
    waiting, _ = await open_games(site, game, players, pace)
    for row, seats in waiting:
        if any(seat.person == visitor.id for seat in seats):
            return row.id
    for row, seats in waiting:
        free = next(seat.seat for seat in seats if seat.free)
        try:
            if not row.rated:
                await site.tables.sit(row.id, SeatRow(free, PERSON, visitor.id, visitor.name))
                return row.id
        except Refused:  # somebody was quicker
            continue
    who = ["me", *["friend"] * (players - 1)]
    return await create_table(site, visitor, TableRequest(game, who, pace=pace, language=language, listed=True))
