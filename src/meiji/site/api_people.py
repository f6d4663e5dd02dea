"""The calls of the API that are about people: seats whose holder is lost, finished games, ratings."""

from __future__ import annotations

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from meiji.kernel.language import check_language
from meiji.site import lobby, returning, showing, solo
from meiji.site.access import find_table, table_for
from meiji.site.api_shared import REFUSALS, table_info
from meiji.site.api_types import FinishedGame, FinishedSeat, InvitedAgain, Match, RatingInfo, TableInfo
from meiji.site.profiles import rating_curves
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.site.statistics import solo_scores
from meiji.store import Filter


@post("/tables/{id:str}/seats/{seat:int}/invite", status_code=201, opt={"limit": "write"}, responses=REFUSALS)
async def invite_again(request: Ask, id: FromPath[str], seat: FromPath[int]) -> InvitedAgain:
    """The holder of a seat at my table is lost: a link by which somebody else sits down there."""
    site, visitor = site_of(request), visitor_of(request)
    row = await returning.invite_again(site, visitor, await find_table(site, visitor, id), seat)
    return InvitedAgain(row.seat, row.name, site.address(request, returning.seat_link(site, row)))


@post("/tables/{id:str}/seats/{seat:int}/object", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def object_to(request: Ask, id: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """I am here: the seat to which somebody else was invited is mine."""
    site, visitor = site_of(request), visitor_of(request)
    await returning.object_to(site, visitor, await table_for(site, visitor, id), seat)
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


class ShowHand(msgspec.Struct):
    show: bool


class ShownHand(msgspec.Struct):
    """`link`: by it spectators see what I see; nothing where I show my hand to nobody."""

    link: str | None


@put("/tables/{id:str}/hand", opt={"limit": "write"}, responses=REFUSALS)
async def show_hand(request: Ask, id: FromPath[str], data: JSONBody[ShowHand]) -> ShownHand:
    """Show my hand by a new link, or to nobody any more."""
    site, visitor = site_of(request), visitor_of(request)
    await showing.show_hand(site, visitor, await table_for(site, visitor, id), data.show)
    link = await showing.hand_link(site, await site.tables.get(id), visitor.id)
    return ShownHand(None if link is None else site.address(request, link))


@get("/me/games", responses=REFUSALS)
async def my_games(
    request: Ask, game: FromQuery[str] = "", players: FromQuery[int] = 0, opponent: FromQuery[str] = ""
) -> list[FinishedGame]:
    """My finished games, the latest first."""
    site, visitor = site_of(request), visitor_of(request)
    await site.archivist.fill(visitor.id)
    games = await site.archive.games_of(visitor.id, Filter(game[:40], players, opponent[:40]))
    return [
        FinishedGame(
            row.table_id,
            row.game,
            row.options,
            row.pace,
            row.begun,
            row.ended,
            row.length,
            row.how,
            row.rated,
            [FinishedSeat(s.seat, s.kind, s.name, s.person == visitor.id, s.score, s.place, s.points) for s in seats],
        )
        for row, seats in games
    ]


@get("/me/ratings", responses=REFUSALS)
async def my_ratings(request: Ask) -> list[RatingInfo]:
    """My ratings, for each game and number of players."""
    changes = await site_of(request).archive.changes_of(visitor_of(request).id)
    return [
        RatingInfo(one.game, one.kind, one.standing.rating, one.standing.margin, len(one.changes))
        for one in rating_curves(changes)
    ]


class SoloInfo(msgspec.Struct):
    """What I reach alone: `recent` is the mean of the last ten games."""

    game: str
    games: int
    best: int
    recent: int


class WeeklyPlayer(msgspec.Struct):
    """`score`: nothing for who still plays, or gave up."""

    name: str
    mine: bool
    score: int | None


class WeekInfo(msgspec.Struct):
    """The solo game of a week. `entries`: all who played, once I have finished or the week is over; before, only me.
    `table`: where I play it."""

    week: str
    game: str
    options: dict[str, str]
    players: int
    table: str | None
    entries: list[WeeklyPlayer]


@get("/me/solo", responses=REFUSALS)
async def my_solo(request: Ask) -> list[SoloInfo]:
    """My solo scores."""
    site, visitor = site_of(request), visitor_of(request)
    await site.archivist.fill(visitor.id)
    games = await site.archive.games_of(visitor.id, Filter(seats=1))
    return [SoloInfo(one.game, one.games, one.best, one.recent) for one in solo_scores(games, visitor.id)]


@get("/solo/{game:str}", responses=REFUSALS)
async def weekly_solo(request: Ask, game: FromPath[str], week: FromQuery[str] = "") -> WeekInfo:
    """The solo game of this week, or of an older one."""
    visitor = visitor_of(request)
    found = await solo.standings(site_of(request), visitor, game, week)
    entries = [WeeklyPlayer(one.name, one.person == visitor.id, one.score) for one in found.entries]
    table = found.mine.table_id if found.mine is not None else None
    return WeekInfo(found.week, game, found.options, found.players, table, entries)


@post("/solo/{game:str}", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def play_solo(request: Ask, game: FromPath[str]) -> TableInfo:
    """Play the solo game of this week, or go on with it; accounts only, once each."""
    site = site_of(request)
    live = await site.tables.get(await solo.play(site, named(request), game))
    return table_info(request, live.row, live.seats, live)


@post("/matches", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def quick_match(request: Ask, data: JSONBody[Match]) -> TableInfo:
    """Sit down at the open game that has been waiting longest, or open one that others can join."""
    site, visitor = site_of(request), named(request)
    language = check_language(data.language)
    live = await site.tables.get(await lobby.quick_match(site, visitor, data.game, data.players, data.pace, language))
    return table_info(request, live.row, live.seats, live)


HANDLERS = [invite_again, object_to, show_hand, my_games, my_ratings, my_solo, weekly_solo, play_solo, quick_match]
