"""The JSON API, for bots and other clients: all that the pages can do, typed. See /api/openapi.json."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Router, delete, get, post, put
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent

from meiji.kernel.language import check_language
from meiji.kernel.move import Move
from meiji.kernel.points import PointSource
from meiji.kernel.spec import find_game, game_ids
from meiji.players import levels
from meiji.site import (
    api_calls,
    api_chat,
    api_friends,
    api_order,
    api_panels,
    api_people,
    api_tournaments,
    results,
    returning,
    saves,
    seating,
    taking_back,
)
from meiji.site.access import check_invitation, find_table, table_for
from meiji.site.api_shared import REFUSALS, REVISIONS, table_info
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
    PointsInfo,
    ReviewAnswer,
    SitDown,
    TableInfo,
    TableView,
    TakenBackInfo,
    Why,
)
from meiji.site.creation import TableRequest, clean_name, create_table, rename, start_rematch
from meiji.site.errors import Refused
from meiji.site.game_log import log_texts, recent_events
from meiji.site.live_table import LiveTable
from meiji.site.pages.events import revisions
from meiji.site.pages.review import start_review
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.site.tokens import make_token, revoke_token
from meiji.site.viewer import viewer_of
from meiji.site.what_if import copy_table
from meiji.site.why_not import why_not as reason_for
from meiji.store import SeatRow
from meiji.store.rows import PERSON


@get("/games", responses=REFUSALS)
async def games() -> list[GameInfo]:
    found = []
    for id in game_ids():
        spec = find_game(id)
        options = {option.name: list(option.values) for option in spec.options}
        players = [level for level, _ in levels(id)]
        found.append(GameInfo(id, spec.title, list(spec.seats), options, spec.version, players))
    return found


@post("/guests", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def add_guest(request: Ask, data: JSONBody[NewGuest]) -> Guest:
    """A new guest with a token of its own: how a bot comes in."""
    site = site_of(request)
    name = clean_name(data.name)
    id = site.signing.new_visitor()
    await site.store.name_person(id, name)
    return Guest(name, await make_token(site, id, name))


@get("/me", responses=REFUSALS)
async def view_me(request: Ask) -> Me:
    """Who am I?"""
    return await _me(request)


async def _me(request: Ask) -> Me:
    site, visitor = site_of(request), visitor_of(request)
    account = await site.store.account_of(visitor.id) is not None
    mine = {row.id: row.name for row in await site.store.tokens_of(visitor.id)}
    return Me(visitor.name, account, mine.get(visitor.token or ""))


@put("/me", opt={"limit": "write"}, responses=REFUSALS)
async def rename_me(request: Ask, data: JSONBody[NewGuest]) -> Me:
    """Another name."""
    await rename(site_of(request), visitor_of(request), data.name)
    return await _me(request)


@delete("/me/token", opt={"limit": "write"}, responses=REFUSALS)
async def give_back(request: Ask) -> None:
    """Revoke the token that is sent with this call."""
    visitor = visitor_of(request)
    await revoke_token(site_of(request), visitor.id, visitor.token or "")


@get("/tables", responses=REFUSALS)
async def list_tables(request: Ask) -> list[TableInfo]:
    """My tables, then the listed ones."""
    site, person = site_of(request), visitor_of(request).id
    mine = await site.store.tables_of(person)
    known = {row.id for row, _ in mine}
    others = [entry for entry in await site.store.open_tables() if entry[0].id not in known]
    return [table_info(request, row, seats) for row, seats in [*mine, *others]]


@post("/tables", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def add_table(request: Ask, data: JSONBody[NewTable]) -> TableInfo:
    site, visitor = site_of(request), named(request)
    if len(data.who) > 12:
        raise Refused(400, "no-such-seat")
    wanted = TableRequest(
        data.game,
        data.who,
        data.names,
        data.options,
        data.pace,
        data.language,
        data.listed,
        data.seed,
        data.hints,
        data.clock,
        data.rated,
    )
    live = await site.tables.get(await create_table(site, visitor, wanted))
    return table_info(request, live.row, live.seats, live)


@get("/tables/{id:str}", responses=REFUSALS)
async def view_table(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> TableView:
    return _view(request, await table_for(site_of(request), visitor_of(request), id), language)


def _view(request: Ask, live: LiveTable, language: str) -> TableView:
    visitor = visitor_of(request)
    info = table_info(request, live.row, live.seats, live)
    if live.game is None:
        return TableView(info, None, {}, None, [], [], False, None, [])
    # Several seats of one person look through the seat to move: the API has no curtain.
    viewer = viewer_of(live, visitor.id, live.to_move)
    language = language if language in ("en", "de", "pl") else "en"
    moves, decision = [], None
    if viewer.decides:
        moves = [move_info(move, language) for move in live.offered]
        decision = live.game.decision.text(language) if live.game.decision else None
    log, events = log_texts(live, viewer, language), recent_events(live, viewer, language)
    result = results.result_of(live)
    may_undo = taking_back.may_undo(live, viewer.mine)
    view, points = live.game.view(viewer.seat), [points_info(source) for source in live.game.points()] if result else []
    marks = [TakenBackInfo(*mark) for mark in taking_back.taken_back(live)]
    return TableView(info, viewer.seat, view, decision, moves, log, may_undo, result, events, points, marks)


def points_info(source: PointSource) -> PointsInfo:
    return PointsInfo(source.source, list(source.points), [points_info(part) for part in source.parts])


def move_info(move: Move, language: str) -> MoveInfo:
    return MoveInfo(
        move.notation,
        move.text(language),
        move.target,
        cost=dict(move.cost),
        gain=dict(move.gain),
        final=move.final,
        ends_turn=move.ends_turn,
        next=move.next,
    )


@post("/tables/{id:str}/seats", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def sit_down(request: Ask, id: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    site, visitor = site_of(request), named(request)
    live = await site.tables.get(id)
    assert visitor.name is not None
    if 0 <= data.seat < live.row.seats and not live.seats[data.seat].free:
        lost = await returning.lost_seat(site, live, data.seat, data.token)
        await returning.take_seat(site, visitor, live, lost, visitor.name)
        live = await site.tables.get(id)
        return table_info(request, live.row, live.seats, live)
    if not live.row.listed and live.row.owner != visitor.id:
        check_invitation(site, live, data.token[:64])
    await site.tables.sit(id, SeatRow(data.seat, PERSON, visitor.id, visitor.name))
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/rematch", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def play_again(request: Ask, id: FromPath[str]) -> TableInfo:
    """The table on which those of a finished one play again; there is one rematch for all."""
    site, visitor = site_of(request), named(request)
    live = await site.tables.get(await start_rematch(site, visitor, await table_for(site, visitor, id)))
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/moves", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def play(request: Ask, id: FromPath[str], data: JSONBody[Play], language: FromQuery[str] = "en") -> TableView:
    """Play a move, or several in a row, all or none. Answered when it is on the disk, with the table as it is then."""
    site, person = site_of(request), visitor_of(request).id
    moves = [data.move] if isinstance(data.move, str) else data.move
    await site.tables.play(id, person, data.moment, [move[:80] for move in moves[:200]], data.drawn[:200])
    return _view(request, await site.tables.get(id), language)


@post("/tables/{id:str}/undo", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def undo(
    request: Ask,
    id: FromPath[str],
    whole_turn: FromQuery[bool] = False,
    moment: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> TableView:
    """Take my last move or turn back. With `moment`, the number of moves that I see, it is done once, however often it
    is sent."""
    site = site_of(request)
    await site.tables.undo(id, visitor_of(request).id, whole_turn=whole_turn, moment=moment)
    return _view(request, await site.tables.get(id), language)


@post("/tables/{id:str}/hint", status_code=200, opt={"limit": "think"}, responses=REFUSALS)
async def hint(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> HintAnswer:
    """A hint at a decision of mine, where hints are allowed; answered when it is found."""
    site, visitor = site_of(request), visitor_of(request)
    check_language(language)
    live = await table_for(site, visitor, id)
    looking = site.hints.ask(live, viewer_of(live, visitor.id, live.to_move).seat, visitor.id)
    found = await site.hints.result(looking)
    moves = [HintInfo(one.notation, one.chance, one.lead, one.lines[language]) for one in found.moves]
    return HintAnswer(found.nudge[language], moves, found.line[language])


@get("/tables/{id:str}/why-not", responses=REFUSALS)
async def why_not(request: Ask, id: FromPath[str], target: FromQuery[str], language: FromQuery[str] = "en") -> Why:
    """Why a move (its notation) or a thing of the picture (its id) is not on offer for me now."""
    visitor = visitor_of(request)
    live = await table_for(site_of(request), visitor, id)
    return Why(reason_for(live, viewer_of(live, visitor.id, live.to_move), target[:80], language))


@get("/tables/{id:str}/events", responses=REFUSALS | {200: REVISIONS})
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


@get("/tables/{id:str}/review", responses=REFUSALS)
async def view_review(request: Ask, id: FromPath[str]) -> ReviewAnswer:
    """The review of a finished game, or how far it is."""
    return await _review(request, id)


@post("/tables/{id:str}/review", status_code=202, opt={"limit": "think"}, responses=REFUSALS)
async def add_review(request: Ask, id: FromPath[str]) -> ReviewAnswer:
    """Let the review of a game that I played be made. It is made once; `review` events tell how far it is."""
    site, visitor = site_of(request), visitor_of(request)
    await start_review(site, visitor.id, id, await table_for(site, visitor, id))
    return await _review(request, id)


@get("/tables/{id:str}/save", responses=REFUSALS)
async def save(request: Ask, id: FromPath[str]) -> dict[str, Any]:
    """The game as a save that holds nothing you may not know."""
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    return saves.save_for(site, visitor, live, viewer_of(live, visitor.id, live.to_move))


@dataclass
class _WithSave(Operation):
    """For the description of the API: the body is a save, which no handler reads itself."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))})


@post("/saves", status_code=201, opt={"limit": "table"}, responses=REFUSALS, operation_class=_WithSave)
async def add_save(request: Ask) -> TableInfo:
    """A private table from a save, as `save` gives it."""
    site, visitor = site_of(request), named(request)
    live = await site.tables.get(await saves.upload(site, visitor, (await request.body()).decode()))
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/copy", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def copy(request: Ask, id: FromPath[str], data: JSONBody[Moment]) -> TableInfo:
    """What if: a private table on which the game goes on from a moment."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    if live.game is None:
        raise Refused(409, "not-begun")
    viewer = viewer_of(live, visitor.id, live.to_move)
    made = await site.tables.get(await copy_table(site, visitor, live, viewer, data.moment))
    return table_info(request, made.row, made.seats, made)


@delete("/tables/{id:str}", opt={"limit": "write"}, responses=REFUSALS)
async def delete_table(request: Ask, id: FromPath[str]) -> None:
    """Delete my table, before the game or where nobody else plays."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.delete(site, visitor, await find_table(site, visitor, id))


ROUTER = Router(
    "/api",
    security=[{"token": []}, {}],
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
        *api_order.HANDLERS,
        *api_chat.HANDLERS,
        *api_calls.HANDLERS,
        play_again,
        play,
        undo,
        hint,
        why_not,
        *api_panels.HANDLERS,
        view_review,
        add_review,
        events,
        save,
        add_save,
        copy,
        *api_people.HANDLERS,
        *api_friends.HANDLERS,
        *api_tournaments.HANDLERS,
    ],
)
