"""The JSON API, for bots and other clients: all that the pages can do, typed. See /api/openapi.json."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent

from meiji.kernel.language import check_language
from meiji.kernel.spec import find_game, game_ids
from meiji.players import levels
from meiji.site import copies, seating, show
from meiji.site.access import check_invitation, check_owner, invitation, spectator_link, table_for
from meiji.site.api_types import (
    GameInfo,
    Guest,
    HintAnswer,
    HintInfo,
    Me,
    Moment,
    MoveInfo,
    NewGuest,
    NewTable,
    Play,
    Replace,
    ReviewAnswer,
    Seat,
    SitDown,
    TableInfo,
    TableView,
    Vote,
    Voted,
)
from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.making import Wish, clean_name, make_table, start_rematch
from meiji.site.pages.review import start_review
from meiji.site.pages.stream import revisions
from meiji.site.show import eyes_of
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.site.tokens import make_token, revoke_token
from meiji.store import SeatRow
from meiji.store.rows import PERSON, WAITING


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
        row.hints,
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
        players = [level for level, _ in levels(id)]
        found.append(GameInfo(id, spec.title, list(spec.seats), options, spec.version, players))
    return found


@post("/guests", status_code=201)
async def add_guest(request: Ask, data: JSONBody[NewGuest]) -> Guest:
    """A new guest with a token of its own: how a bot comes in."""
    site = site_of(request)
    name = clean_name(data.name)
    id = site.keys.new_visitor()
    await site.store.name_person(id, name)
    return Guest(name, await make_token(site, id, name))


@get("/me")
async def view_me(request: Ask) -> Me:
    """Who am I?"""
    return await _me(request)


async def _me(request: Ask) -> Me:
    site, visitor = site_of(request), visitor_of(request)
    account = await site.store.account_of(visitor.id) is not None
    mine = {row.id: row.name for row in await site.store.tokens_of(visitor.id)}
    return Me(visitor.name, account, mine.get(visitor.token or ""))


@put("/me")
async def rename_me(request: Ask, data: JSONBody[NewGuest]) -> Me:
    """Another name."""
    site, visitor = site_of(request), visitor_of(request)
    visitor.name = clean_name(data.name)
    await site.store.name_person(visitor.id, visitor.name)
    site.live.forget([row.id for row, _ in await site.store.tables_of(visitor.id, 1000)])
    return await _me(request)


@delete("/me/token")
async def give_back(request: Ask) -> None:
    """Revoke the token that is sent with this call."""
    visitor = visitor_of(request)
    await revoke_token(site_of(request), visitor.id, visitor.token or "")


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
    wish = Wish(
        data.game, data.who, data.names, data.options, data.pace, data.language, data.listed, data.seed, data.hints
    )
    live = await site.live.get(await make_table(site, visitor, wish))
    return _info(request, live.row, live.seats, live)


@get("/tables/{id:str}")
async def view_table(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> TableView:
    return _view(request, await table_for(site_of(request), visitor_of(request), id), language)


def _view(request: Ask, live: Live, language: str) -> TableView:
    visitor = visitor_of(request)
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


@post("/tables/{id:str}/replace", status_code=200)
async def replace_seat(request: Ask, id: FromPath[str], data: JSONBody[Replace]) -> TableInfo:
    """Let a computer player take over a seat of my table."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.replace_seat(site, visitor, await site.live.get(id), data.seat, data.player)
    live = await site.live.get(id)
    return _info(request, live.row, live.seats, live)


@post("/tables/{id:str}/votes", status_code=200)
async def vote(request: Ask, id: FromPath[str], data: JSONBody[Vote]) -> Voted:
    """Vote for a computer player instead of somebody for whom the table has been waiting too long."""
    site, visitor = site_of(request), visitor_of(request)
    return Voted(await seating.vote(site, visitor, await table_for(site, visitor, id), data.seat))


@post("/tables/{id:str}/rematch", status_code=201)
async def play_again(request: Ask, id: FromPath[str]) -> TableInfo:
    """The table on which those of a finished one play again; there is one rematch for all."""
    site, visitor = site_of(request), named(request)
    live = await site.live.get(await start_rematch(site, visitor, await table_for(site, visitor, id)))
    return _info(request, live.row, live.seats, live)


@post("/tables/{id:str}/moves", status_code=200)
async def play(request: Ask, id: FromPath[str], data: JSONBody[Play], language: FromQuery[str] = "en") -> TableView:
    """Answered when the move is on the disk, with the table as it is then."""
    site, person = site_of(request), visitor_of(request).id
    await site.live.play(id, person, data.moment, data.move[:80], data.drawn[:200])
    return _view(request, await site.live.get(id), language)


@post("/tables/{id:str}/undo", status_code=200)
async def undo(
    request: Ask, id: FromPath[str], whole_turn: FromQuery[bool] = False, language: FromQuery[str] = "en"
) -> TableView:
    site = site_of(request)
    await site.live.undo(id, visitor_of(request).id, whole_turn=whole_turn)
    return _view(request, await site.live.get(id), language)


@post("/tables/{id:str}/hint", status_code=200)
async def hint(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> HintAnswer:
    """A hint at a decision of mine, where hints are allowed; answered when it is found."""
    site, visitor = site_of(request), visitor_of(request)
    check_language(language)
    live = await table_for(site, visitor, id)
    found = await site.hints.ask(live, eyes_of(live, visitor.id, live.to_move).seat, visitor.id)
    return HintAnswer([HintInfo(one.notation, one.chance, one.lead, one.lines[language]) for one in found])


@get("/tables/{id:str}/events")
async def events(request: Ask, id: FromPath[str]) -> ServerSentEvent:
    """Server-sent events: the table's revision, now and after every change."""
    site, visitor = site_of(request), visitor_of(request)
    await table_for(site, visitor, id)
    return ServerSentEvent(revisions(site, id, visitor.id))


async def _review(request: Ask, id: str) -> ReviewAnswer:
    site = site_of(request)
    found, progress = await site.reviews.find(await table_for(site, visitor_of(request), id))
    if progress is None:
        return ReviewAnswer(False, 0, 0, found)
    return ReviewAnswer(not progress.failed, progress.done, progress.total, None)


@get("/tables/{id:str}/review")
async def view_review(request: Ask, id: FromPath[str]) -> ReviewAnswer:
    """The review of a finished game, or how far it is."""
    return await _review(request, id)


@post("/tables/{id:str}/review", status_code=202)
async def add_review(request: Ask, id: FromPath[str]) -> ReviewAnswer:
    """Let the review of a game that I played be made. It is made once; `review` events tell how far it is."""
    site, visitor = site_of(request), visitor_of(request)
    await start_review(site, visitor.id, id, await table_for(site, visitor, id))
    return await _review(request, id)


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
        view_me,
        rename_me,
        give_back,
        list_tables,
        add_table,
        view_table,
        delete_table,
        sit_down,
        replace_seat,
        vote,
        play_again,
        play,
        undo,
        hint,
        view_review,
        add_review,
        events,
        save,
        add_save,
        copy,
    ],
)
