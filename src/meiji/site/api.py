"""The JSON API, for bots and other clients: all that the pages can do, typed. See /api/openapi.json."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent

from meiji.kernel.spec import find_game, game_ids
from meiji.site import copies, show
from meiji.site.access import check_invitation, check_owner, invitation, spectator_link, table_for
from meiji.site.errors import Refused
from meiji.site.making import LEVELS, Wish, clean_name, make_table
from meiji.site.pages.table import revisions
from meiji.site.show import eyes_of
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.store import SeatRow
from meiji.store.rows import PERSON, WAITING


class GameInfo(msgspec.Struct):
    id: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    rules: str
    players: list[str]


class NewGuest(msgspec.Struct):
    name: str


class Guest(msgspec.Struct):
    """Send the token as `Authorization: Bearer …`."""

    name: str
    token: str


class NewTable(msgspec.Struct):
    """For each seat `who` says me, friend, screen or a computer player."""

    game: str
    who: list[str]
    names: list[str] = []
    options: dict[str, str] = {}
    pace: str = "live"
    language: str = "en"
    listed: bool = False
    seed: int | None = None


class Seat(msgspec.Struct):
    seat: int
    kind: str
    name: str
    free: bool
    mine: bool


class TableInfo(msgspec.Struct):
    id: str
    game: str
    options: dict[str, str]
    status: str
    pace: str
    language: str
    listed: bool
    seats: list[Seat]
    to_move: int | None
    moment: int
    revision: int
    invitation: str | None = None
    spectator: str | None = None
    rematch: str | None = None


class MoveInfo(msgspec.Struct):
    notation: str
    text: str
    target: str | None


class TableView(msgspec.Struct):
    """The table through your eyes. `moves` is empty unless it is your turn."""

    table: TableInfo
    seat: int | None
    view: dict[str, Any]
    decision: str | None
    moves: list[MoveInfo]
    log: list[str]
    may_undo: bool
    result: dict[str, Any] | None


class Play(msgspec.Struct):
    """`moment` is the number of moves played before this one; the same move sent twice is played once.

    `drawn` names what came out, at a table that follows a real one.
    """

    moment: int
    move: str
    drawn: list[str] = []


class Moment(msgspec.Struct):
    moment: int


class SitDown(msgspec.Struct):
    seat: int
    token: str = ""


class Played(msgspec.Struct):
    revision: int


def _info(request: Ask, row: Any, seats: list[SeatRow], live: Any = None) -> TableInfo:
    site, person = site_of(request), visitor_of(request).id
    own = live is not None and (row.owner == person or live.seats_of(person))
    return TableInfo(
        row.id,
        row.game,
        row.options,
        row.status,
        row.pace,
        row.language,
        row.listed,
        [Seat(s.seat, s.kind, s.name, s.free, s.person == person) for s in seats],
        row.to_move,
        row.length,
        row.revision,
        site.address(request, invitation(site, live)) if own else None,
        site.address(request, spectator_link(site, live)) if own else None,
        row.rematch,
    )


@get("/games")
async def games() -> list[GameInfo]:
    found = []
    for id in game_ids():
        spec = find_game(id)
        options = {option.name: list(option.values) for option in spec.options}
        found.append(GameInfo(id, spec.title, list(spec.seats), options, spec.version, list(LEVELS)))
    return found


@post("/guests", status_code=201)
async def add_guest(request: Ask, data: JSONBody[NewGuest]) -> Guest:
    """A new guest with a token of its own: how a bot comes in."""
    site = site_of(request)
    name = clean_name(data.name)
    id = site.keys.new_visitor()
    await site.store.name_person(id, name)
    return Guest(name, site.keys.sign("bot", id))


@get("/tables")
async def list_tables(request: Ask) -> list[TableInfo]:
    """My tables, then the listed ones."""
    site, person = site_of(request), visitor_of(request).id
    mine = await site.store.tables_of(person)
    known = {row.id for row, _ in mine}
    others = [entry for entry in await site.store.open_tables() if entry[0].id not in known]
    return [_info(request, row, seats) for row, seats in [*mine, *others]]


@post("/tables", status_code=201)
async def add_table(request: Ask, data: JSONBody[NewTable]) -> TableInfo:
    site, visitor = site_of(request), named(request)
    if len(data.who) > 12:
        raise Refused(400, "no-such-seat")
    wish = Wish(data.game, data.who, data.names, data.options, data.pace, data.language, data.listed, data.seed)
    live = await site.live.get(await make_table(site, visitor, wish))
    return _info(request, live.row, live.seats, live)


@get("/tables/{id:str}")
async def view_table(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> TableView:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    info = _info(request, live.row, live.seats, live)
    if live.game is None:
        return TableView(info, None, {}, None, [], [], False, None)
    # Several seats of one person look through the seat to move: the API has no curtain.
    eyes = eyes_of(live, visitor.id, live.to_move)
    language = language if language in ("en", "de", "pl") else "en"
    moves, decision = [], None
    if show.may_choose(live, eyes):
        moves = [MoveInfo(move.notation, move.text(language), move.target) for move in live.game.moves()]
        decision = live.game.decision.text(language) if live.game.decision else None
    log = [line["line"] for line in show.log_of(live, eyes, language)]
    result = live.game.result() if live.game.over else None
    may_undo = live.may_undo(list(eyes.mine))
    return TableView(info, eyes.seat, live.game.view(eyes.seat), decision, moves, log, may_undo, result)


@post("/tables/{id:str}/seats", status_code=200)
async def sit_down(request: Ask, id: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    site, visitor = site_of(request), named(request)
    live = await site.live.get(id)
    if not live.row.listed and live.row.owner != visitor.id:
        check_invitation(site, live, data.token[:64])
    if not 0 <= data.seat < live.row.seats:
        raise Refused(400, "no-such-seat")
    if live.row.status != WAITING:
        raise Refused(409, "seat-is-taken")
    if live.seats_of(visitor.id) and live.row.owner != visitor.id:
        raise Refused(409, "one-seat-each")
    assert visitor.name is not None
    await site.live.sit(id, SeatRow(data.seat, PERSON, visitor.id, visitor.name))
    live = await site.live.get(id)
    return _info(request, live.row, live.seats, live)


@post("/tables/{id:str}/moves", status_code=200)
async def play(request: Ask, id: FromPath[str], data: JSONBody[Play]) -> Played:
    """Answered when the move is on the disk."""
    person, drawn = visitor_of(request).id, data.drawn[:200]
    return Played(await site_of(request).live.play(id, person, data.moment, data.move[:80], drawn))


@post("/tables/{id:str}/undo", status_code=200)
async def undo(request: Ask, id: FromPath[str], whole_turn: FromQuery[bool] = False) -> Played:
    site = site_of(request)
    await site.live.undo(id, visitor_of(request).id, whole_turn=whole_turn)
    return Played((await site.live.get(id)).row.revision)


@get("/tables/{id:str}/events")
async def events(request: Ask, id: FromPath[str]) -> ServerSentEvent:
    """Server-sent events: the table's revision, now and after every change."""
    await table_for(site_of(request), visitor_of(request), id)
    return ServerSentEvent(revisions(site_of(request), id))


@get("/tables/{id:str}/save")
async def save(request: Ask, id: FromPath[str]) -> dict[str, Any]:
    """The game as a save that holds nothing you may not know."""
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    return copies.save_for(live, eyes_of(live, visitor.id, live.to_move))


@post("/saves", status_code=201)
async def add_save(request: Ask, data: JSONBody[dict[str, Any]]) -> TableInfo:
    """A private table from a save."""
    site, visitor = site_of(request), named(request)
    live = await site.live.get(await copies.upload(site, visitor, msgspec.json.encode(data).decode()))
    return _info(request, live.row, live.seats, live)


@post("/tables/{id:str}/copy", status_code=201)
async def copy(request: Ask, id: FromPath[str], data: JSONBody[Moment]) -> TableInfo:
    """What if: a private table on which the game goes on from a moment."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    if live.game is None:
        raise Refused(409, "not-begun")
    eyes = eyes_of(live, visitor.id, live.to_move)
    made = await site.live.get(await copies.what_if(site, visitor, live, eyes, data.moment))
    return _info(request, made.row, made.seats, made)


@delete("/tables/{id:str}")
async def delete_table(request: Ask, id: FromPath[str]) -> None:
    site = site_of(request)
    check_owner(visitor_of(request), await site.live.get(id))
    await site.live.delete(id)


ROUTER = Router(
    "/api",
    route_handlers=[
        games,
        add_guest,
        list_tables,
        add_table,
        view_table,
        delete_table,
        sit_down,
        play,
        undo,
        events,
        save,
        add_save,
        copy,
    ],
)
