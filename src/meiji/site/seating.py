"""Leaving a game in good order. A seat changes hands only with its holder's consent or by the vote of all others; a
game in which others play is ended and deleted only by agreement."""

from __future__ import annotations

import time

from meiji.arena import ratings
from meiji.site import labels
from meiji.site.access import check_owner
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.player_tasks import STAND_IN, check_player
from meiji.site.site import Site
from meiji.store import PersonRow, SeatRow, clocks
from meiji.store.leaving import DELETE, END, PAUSE
from meiji.store.rows import CLOCK, COMPUTER, LEFT, OVER, PERSON, RUNNING, VOTED, WAITING

PROPOSALS = (END, DELETE, PAUSE)


def check_seat(live: LiveTable, seat: int | None) -> int:
    if seat is None or not 0 <= seat < live.row.seats or live.row.status == OVER:
        raise Refused(400, "no-such-seat")
    return seat


def check_player_of(live: LiveTable, visitor: Visitor) -> list[int]:
    """The seats of somebody who plays here."""
    if not (mine := live.seats_of(visitor.id)):
        raise Refused(403, "not-your-table")
    return mine


# --- computer players take over ---------------------------------------------------------------------------------------
async def replace_seat(site: Site, visitor: Visitor, live: LiveTable, seat: int | None, player: str) -> None:
    """The owner lets a computer player take a free seat, one of their own, or that of another computer player."""
    check_owner(visitor, live)
    seat = check_seat(live, seat)
    if live.seats[seat].person not in (None, visitor.id):
        raise Refused(403, "seat-is-theirs", name=live.seats[seat].name)
    if live.row.rated:
        if live.row.status != WAITING:
            raise Refused(409, "rated-fixed")
        if ratings.standing_of(live.row.game, check_player(live.row.game, player)) is None:
            raise Refused(400, "rated-who")
    await _let_computers_play(site, live, [seat], check_player(live.row.game, player), None, live.row.revision)
    await site.tables.begin_if_full(live.row.id)


async def leave(site: Site, visitor: Visitor, live: LiveTable, player: str = STAND_IN) -> None:
    """Before a game my seat is free again; in a running one a computer player goes on for me, and I may watch."""
    mine = check_player_of(live, visitor)
    await site.store.watch(live.row.id, visitor.id)  # first: their other pages look again as soon as they have left
    if live.row.status == WAITING:
        free = [SeatRow(seat, PERSON, None, "") for seat in mine]
        await site.tables.hand_over(live.row.id, free, seen=live.row.revision)  # it may begin in this moment
    else:
        await _let_computers_play(site, live, mine, check_player(live.row.game, player), LEFT, None)


async def vote(site: Site, visitor: Visitor, live: LiveTable, seat: int | None) -> bool:
    """Everybody else at the table lets a computer player take over from somebody for whom it waits too long.

    Was this the last vote that was needed? Votes are about the table as it stands: moves and other people on its seats
    end them, but not another name, with which somebody who is late could put them off for ever.
    """
    check_player_of(live, visitor)
    seat = check_seat(live, seat)
    absent = live.seats[seat].person
    if absent is None or absent == visitor.id or seat != live.to_move or not live.late:
        raise Refused(409, "not-late")
    votes = await site.store.vote(live.row.id, seat, visitor.id, len(live.moves))
    if not live.people - {absent} <= votes:
        return False
    await site.store.watch(live.row.id, absent)
    await _let_computers_play(site, live, [seat], STAND_IN, VOTED, live.row.revision)
    return True


async def came_back(site: Site, visitor: Visitor, live: LiveTable) -> None:
    """The person for whom the table waited too long is here: votes against them are forgotten."""
    if live.late and live.to_move in live.seats_of(visitor.id):
        await site.store.forget_votes(live.row.id, live.to_move)


async def _let_computers_play(
    site: Site, live: LiveTable, seats: list[int], player: str, why: str | None, seen: int | None
) -> None:
    if live.row.real:
        raise Refused(409, "real-no-computer")
    name = labels.player_name(player, live.row.language)
    to = [SeatRow(seat, COMPUTER, None, name, player) for seat in seats]
    await site.tables.hand_over(live.row.id, to, why, seen)


# --- the end of a game ------------------------------------------------------------------------------------------------
def may_resign(live: LiveTable, person: str) -> bool:
    """Giving up ends a game of two; in larger ones the others play on with a computer player."""
    return live.row.status == RUNNING and live.row.seats == 2 and len(live.seats_of(person)) == 1


async def time_is_up(site: Site, live: LiveTable) -> None:
    """The clock of who is to move is at zero: what was chosen for that happens, once for all servers."""
    seat, clock = live.to_move, live.clock
    if clock is None or seat is None or clock.seat != seat or clock.left_at(seat, time.time()) > 0:
        return
    person = live.seats[seat].person
    if clock.zero == clocks.RESIGN and person is not None and may_resign(live, person):
        await site.tables.end(live.row.id, seat)
    elif clock.zero in (clocks.COMPUTER, clocks.RESIGN) and not live.row.real and person is not None:
        await site.store.watch(live.row.id, person)
        await _let_computers_play(site, live, [seat], STAND_IN, CLOCK, live.row.revision)
    else:
        await site.store.lower_flag(live.row.id, live.row.revision)


async def resign(site: Site, visitor: Visitor, live: LiveTable) -> None:
    mine = check_player_of(live, visitor)
    if live.row.status != RUNNING:
        raise Refused(409, "game-is-over" if live.row.status == OVER else "not-begun")
    if not may_resign(live, visitor.id):
        raise Refused(409, "resign-only-two")
    await site.tables.end(live.row.id, mine[0])


async def agree(site: Site, visitor: Visitor, live: LiveTable, what: str) -> bool:
    """I am for ending or deleting the game; when all who sit there are, it is done."""
    check_player_of(live, visitor)
    _check_proposal(live, what)
    if what == DELETE and await site.tournaments.of_table(live.row.id) is not None:
        raise Refused(409, "tournament-game")
    if not await site.tables.agree(live.row.id, what, visitor.id):
        return False
    if what == DELETE:
        await site.tables.delete(live.row.id, _as_person(visitor))
    elif what == PAUSE:
        await site.tables.set_clock(live.row.id, paused=True)
    else:
        await site.tables.end(live.row.id, None)
    return True


async def go_on(site: Site, visitor: Visitor, live: LiveTable) -> None:
    """The clocks run again; whoever plays may say so."""
    check_player_of(live, visitor)
    await site.tables.set_clock(live.row.id, paused=False)


async def decline(site: Site, visitor: Visitor, live: LiveTable, what: str) -> None:
    """I am against it, or not for it any more."""
    check_player_of(live, visitor)
    _check_proposal(live, what)
    if live.proposals.get(what):
        await site.tables.decline(live.row.id, what)


def _check_proposal(live: LiveTable, what: str) -> None:
    if what not in PROPOSALS:
        raise Refused(400, "no-such-proposal")
    if what != DELETE and live.row.status != RUNNING:
        raise Refused(409, "game-is-over" if live.row.status == OVER else "not-begun")
    if what != PAUSE and not _may_vanish(live):
        raise Refused(409, "rated-to-the-end")
    if what == PAUSE and (live.clock is None or live.clock.paused):
        raise Refused(409, "no-clock")


def _may_vanish(live: LiveTable) -> bool:
    """Nobody alone gets out of a game against others that counts by ending or deleting it: several people have to agree
    on that. Who deletes the solo game of the week has played it."""
    return not live.row.rated or live.row.seats == 1 or live.row.status != RUNNING or len(live.people) > 1


def may_delete(live: LiveTable, person: str) -> bool:
    """Alone: whoever made a game that has not begun, or in which nobody else plays."""
    alone = live.row.status == WAITING or live.people <= {person}
    return live.row.owner == person and alone and _may_vanish(live)


async def delete(site: Site, visitor: Visitor, live: LiveTable) -> None:
    check_owner(visitor, live)
    if not may_delete(live, visitor.id):
        raise Refused(409, "delete-together" if _may_vanish(live) else "rated-to-the-end")
    await site.tables.delete(live.row.id, _as_person(visitor))


def _as_person(visitor: Visitor) -> PersonRow:
    return PersonRow(visitor.id, visitor.name or "")
