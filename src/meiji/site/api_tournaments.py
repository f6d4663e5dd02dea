"""The calls of the API about tournaments, and what they take and answer."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from meiji.site.api_shared import REFUSALS
from meiji.site.clock_terms import ClockTerms
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.site.tournaments import organising, telling
from meiji.store import TournamentRow, Whole


class NewTournament(msgspec.Struct):
    """`format` is `robin`, `swiss` or `knockout`, `size` how many play at a table. At zero a clock loses the game:
    `zero` of the clock is not looked at. `mirrored`: two meet twice, with the same setup and the seats exchanged."""

    name: str
    game: str
    format: str
    clock: ClockTerms
    size: int = 2
    rounds: int = 4
    about: str = ""
    options: dict[str, str] = {}
    mirrored: bool = False
    pace: str = "relaxed"
    language: str = "en"
    rated: bool = False


class News(msgspec.Struct):
    news: str


class TournamentInfo(msgspec.Struct):
    """`status` is `open`, `running` or `over`; `round` is the one that is played, of `rounds` where that is known."""

    id: str
    name: str
    about: str
    game: str
    options: dict[str, str]
    format: str
    size: int
    mirrored: bool
    pace: str
    rated: bool
    status: str
    round: int
    rounds: int
    players: int
    news: str


class StandingInfo(msgspec.Struct):
    """A line of the standings. Equals share a `place`. `points`, then the `opponents`' points, then the `share` of what
    was scored; `out`: in which round they withdrew or were not there."""

    number: int
    name: str
    mine: bool
    place: int
    points: float
    games: int
    wins: int
    opponents: float
    share: float
    out: int | None


class SeatInfo(msgspec.Struct):
    """Who meets there: with place and score once the game is over; `gone`: gave up, left or ran out of time."""

    number: int
    name: str
    place: int | None
    score: int | None
    gone: bool
    absent: bool


class GameOfRound(msgspec.Struct):
    """A game of a round, or what is decided without one (`table` is null). `leg` 1 is the mirrored game."""

    board: int
    leg: int
    table: str | None
    over: bool
    seats: list[SeatInfo]


class RoundInfo(msgspec.Struct):
    number: int
    games: list[GameOfRound]
    sitting_out: list[str]


class TournamentView(msgspec.Struct):
    tournament: TournamentInfo
    standings: list[StandingInfo]
    rounds: list[RoundInfo]


def _info(row: TournamentRow, players: int) -> TournamentInfo:
    return TournamentInfo(
        row.id,
        row.name,
        row.about,
        row.game,
        row.options,
        row.format,
        row.size,
        row.mirrored,
        row.pace,
        row.rated,
        row.status,
        row.round,
        row.rounds,
        players,
        row.news,
    )


def _view(whole: Whole, person: str) -> TournamentView:
    told = telling.Teller(whole, {}).told()
    lines = []
    for one in told.standings:
        line, player = one.line, one.player
        counts = (line.place, line.points / 2, line.games, line.wins, line.opponents / 2, round(float(line.share), 4))
        lines.append(StandingInfo(player.number, player.name, player.person == person, *counts, one.out))
    rounds = [
        RoundInfo(one.number, [_game(game) for game in one.games], [player.name for player in one.sitting_out])
        for one in reversed(told.rounds)
    ]
    return TournamentView(_info(whole.row, len(whole.entrants)), lines, rounds)


def _game(game: telling.Game) -> GameOfRound:
    seats = [SeatInfo(one.number, one.name, one.place, one.score, one.gone, one.absent) for one in game.players]
    return GameOfRound(game.board, game.leg, game.table, game.over, seats)


async def _now(request: Ask, id: str) -> TournamentView:
    return _view(await organising.find(site_of(request), id), visitor_of(request).id)


@get("/tournaments", responses=REFUSALS)
async def list_tournaments(request: Ask) -> list[TournamentInfo]:
    """Those that can be joined, then those that run, then those that are over; the latest first."""
    return [_info(row, number) for row, number in await site_of(request).tournaments.latest()]


@post("/tournaments", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def add_tournament(request: Ask, data: JSONBody[NewTournament]) -> TournamentView:
    """A new tournament that others can join; I am its organiser."""
    site, visitor = site_of(request), named(request)
    wanted = organising.TournamentRequest(
        data.name,
        data.game,
        data.format,
        data.size,
        data.rounds,
        data.about,
        data.options,
        data.mirrored,
        data.pace,
        data.language,
        data.clock,
        data.rated,
    )
    return await _now(request, await organising.create(site, visitor, wanted))


@get("/tournaments/{tournament:str}", responses=REFUSALS)
async def view_tournament(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """A tournament with its standings and all rounds."""
    return await _now(request, tournament)


@post("/tournaments/{tournament:str}/players", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def join_tournament(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """Take part."""
    site = site_of(request)
    await organising.enter(site, named(request), await organising.find(site, tournament))
    return await _now(request, tournament)


@delete("/tournaments/{tournament:str}/players", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def leave_tournament(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """Take no part any more: before the start I am gone, later I am out of all rounds to come."""
    site = site_of(request)
    await organising.leave(site, named(request), await organising.find(site, tournament))
    return await _now(request, tournament)


@delete(
    "/tournaments/{tournament:str}/players/{number:int}", status_code=200, opt={"limit": "write"}, responses=REFUSALS
)
async def remove_player(request: Ask, tournament: FromPath[str], number: FromPath[int]) -> TournamentView:
    """The organiser removes somebody, before the start."""
    site = site_of(request)
    await organising.remove(site, named(request), await organising.find(site, tournament), number)
    return await _now(request, tournament)


@post("/tournaments/{tournament:str}/start", status_code=200, opt={"limit": "table"}, responses=REFUSALS)
async def start_tournament(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """The organiser starts it: the games of the first round are made."""
    site = site_of(request)
    await organising.start(site, named(request), await organising.find(site, tournament))
    return await _now(request, tournament)


@put("/tournaments/{tournament:str}/news", opt={"limit": "write"}, responses=REFUSALS)
async def announce(request: Ask, tournament: FromPath[str], data: JSONBody[News]) -> TournamentView:
    """The organiser announces something, or nothing any more."""
    site = site_of(request)
    await organising.announce(site, named(request), await organising.find(site, tournament), data.news)
    return await _now(request, tournament)


@post("/tournaments/{tournament:str}/end", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def end_tournament(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """The organiser ends it: no more rounds; games that run still count."""
    site = site_of(request)
    await organising.end(site, named(request), await organising.find(site, tournament))
    return await _now(request, tournament)


@delete("/tournaments/{tournament:str}", opt={"limit": "write"}, responses=REFUSALS)
async def delete_tournament(request: Ask, tournament: FromPath[str]) -> None:
    """The owner of the site deletes a tournament; its games stay."""
    site = site_of(request)
    await organising.delete(site, named(request), await organising.find(site, tournament))


HANDLERS = [
    list_tournaments,
    add_tournament,
    view_tournament,
    join_tournament,
    leave_tournament,
    remove_player,
    start_tournament,
    announce,
    end_tournament,
    delete_tournament,
]
