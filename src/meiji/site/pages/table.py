"""The table: before, while and after it is played."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEventMessage, Stream
from markupsafe import Markup

from meiji.kernel.errors import OutcomeNeeded
from meiji.site import explain, seating, show
from meiji.site.access import (
    check_invitation,
    check_owner,
    check_spectator,
    invitation,
    spectator_link,
    table_for,
)
from meiji.site.calls import check_url
from meiji.site.errors import Refused
from meiji.site.live import BLINK, LATE, Live
from meiji.site.making import clean_name, start_rematch
from meiji.site.show import eyes_of
from meiji.site.site import Ask, Html, Site, named, site_of, visitor_of
from meiji.site.thinkers import STAND_IN
from meiji.site.touched import with_places
from meiji.site.watching import Shown, changed, missed
from meiji.store import SeatRow
from meiji.store.rows import OVER, PERSON, WAITING

PING = 15.0  # seconds; a silent connection would be closed by proxies
LOG_LINES = 400
LOG = "\0"  # where the log belongs in the part
STREAM = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}
Answer = Response[bytes] | Redirect | Html


def language_of(request: Ask, live: Live) -> str:
    """The visitor's, if they have chosen one; else the table's."""
    visitor = visitor_of(request)
    return visitor.language if visitor.language_chosen or live.seats_of(visitor.id) else live.row.language


def part_values(request: Ask, live: Live, opened: int | None, moment: int | None) -> dict[str, Any]:
    """Everything beside the board."""
    visitor, language = visitor_of(request), language_of(request, live)
    game = live.game
    assert game is not None
    eyes = eyes_of(live, visitor.id, opened)
    lines = show.log_of(live, eyes, language)
    now = moment is None or moment == len(live.moves)
    decision = game.decision
    mine = decision is not None and game.to_move == eyes.seat and game.to_move in eyes.mine
    question = ""
    if decision is not None and (mine or not live.hidden):
        question = decision.text(language)
    over = live.row.status == OVER
    return {
        "live": live,
        "table": live.row,
        "title": show.title_of(live.row.game, language),
        "eyes": eyes,
        "my_turn": mine and now,
        "question": question,
        "choices": show.choices(live, eyes, language) if now else [],
        "to_move": live.to_move,
        "scores": show.scores(live),
        "lines": lines[-LOG_LINES:],
        "log": LOG,
        "since": with_places(live, eyes.seat, show.since(lines, eyes.mine)[-12:]) if now else [],
        "may_undo": live.may_undo(list(eyes.mine)) and now,
        "states": [show.seat_state(live, seat) for seat in live.seats],
        "moment": len(live.moves) if moment is None else moment,
        "last": len(live.moves),
        "now": now,
        "over": over,
        "opened": opened,
        "result": show.result_table(live, language) if over else [],
        "chart": show.chart(live) if over else [],
        "may_save": over or eyes.seat is not None,
        "late": live.late,
        "late_after": LATE[live.row.pace],
        "is_owner": live.row.owner == visitor.id,
        "options": show.option_lines(live.row.game, live.row.options, language),
        "levels": show.levels_of(live.row.game, language),
        "kind": decision.kind if mine and decision is not None else "",
        "guide": explain.guide(game.spec, decision.kind, language) if mine and decision is not None else "",
        "chapters": explain.rules(live.row.game, language)[1],
        **hint_values(request, live, eyes),
    }


def hint_values(request: Ask, live: Live, eyes: show.Eyes) -> dict[str, Any]:
    """May this visitor have a hint now, and what was found?"""
    hints, person = site_of(request).hints, visitor_of(request).id
    may = eyes.seat is not None and live.to_move == eyes.seat and hints.allowed(live, person)
    if may:
        hints.prepare(live.row.game)
    return {
        "may_hint": may,
        "hint_looking": may and hints.looking(live, eyes.seat),
        "hint": hints.found(live, eyes.seat) if may else None,
    }


def side(request: Ask, live: Live, values: dict[str, Any]) -> list[str]:
    """The part beside the board, in fragments: each line of the log is one, the newest first."""
    site, language = site_of(request), language_of(request, live)
    before, _, after = site.render(request, "part.html", language, **values).partition(LOG)
    write = partial(_write_line, site, live.row.id)
    items = show.log_items(live, values["eyes"], language, write)[-LOG_LINES:]
    return [before, *reversed(items), after]


def _write_line(site: Site, table: str, line: dict[str, Any]) -> str:
    return site.templates.get_template("line.html").render(table=table, line=line)


def sees_as_all(request: Ask, live: Live) -> bool:
    """Is the visitor's page that of all spectators? Where a game is over, everybody has forms of their own."""
    return live.game is not None and live.row.status != OVER and not live.seats_of(visitor_of(request).id)


def part(request: Ask, live: Live, opened: int | None = None, moment: int | None = None) -> Response[bytes]:
    """The part beside the board. All spectators see the same, so it is made once for them."""
    key = ("part", language_of(request, live), moment)
    shared = sees_as_all(request, live)
    made: bytes | None = live.kept.get(key) if shared else None
    if made is None:
        values = part_values(request, live, opened, moment)
        made = gzip.compress("".join(side(request, live, values)).encode(), 1)
        if shared:
            live.kept[key] = made
    return packed(request, made, "text/html")


def packed(request: Ask, content: bytes, kind: str) -> Response[bytes]:
    """Compressed content, unpacked for the few who cannot read it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=kind, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(content), media_type=kind)


@get("/table/{id:str}")
async def table_page(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    links = {
        "invitation": site.address(request, invitation(site, live)),
        "spectator": site.address(request, spectator_link(site, live)),
    }
    language = language_of(request, live)
    if live.row.status == WAITING:
        return site.page(
            request,
            "waiting.html",
            language=language,
            live=live,
            table=live.row,
            title=show.title_of(live.row.game, language),
            mine=live.seats_of(visitor.id),
            is_owner=live.row.owner == visitor.id,
            options=show.option_lines(live.row.game, live.row.options, language),
            links=links,
            stand_in=STAND_IN,
        )
    values = part_values(request, live, open, moment)
    values["part"] = Markup("".join(side(request, live, values)))
    seat = values["eyes"].seat
    picture = "" if values["eyes"].curtain is not None else show.board(live, seat, language, moment)
    await _see(site, live, visitor.id)
    return site.page(
        request,
        "table.html",
        language=language,
        board=Markup(picture),
        links=links,
        site_path=f"/table/{id}",
        hook=await site.store.hook(id, visitor.id) if live.seats_of(visitor.id) else None,
        **values,
    )


async def _see(site: Site, live: Live, person: str) -> None:
    if live.seats_of(person):
        await site.store.see(live.row.id, person, len(live.moves))


@get("/table/{id:str}/part")
async def table_part(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Response[bytes]:
    live = await table_for(site_of(request), visitor_of(request), id)
    if live.row.status == WAITING:
        raise Refused(409, "not-begun")
    await _see(site_of(request), live, visitor_of(request).id)
    return part(request, live, open, moment)


@get("/table/{id:str}/board")
async def table_board(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Response[bytes]:
    """The board alone, as SVG."""
    visitor = visitor_of(request)
    live = await table_for(site_of(request), visitor, id)
    if live.row.status == WAITING:
        raise Refused(409, "not-begun")
    eyes = eyes_of(live, visitor.id, open)
    if eyes.curtain is not None:
        raise Refused(403, "curtain-closed")
    language = language_of(request, live)
    return packed(request, show.packed_board(live, eyes.seat, language, moment), "image/svg+xml")


@get("/table/{id:str}/live")
async def table_live(request: Ask, id: FromPath[str]) -> Stream:
    """The revision, now and after every change; spectators are sent what is new on the page instead.

    Who missed something hears the last revision first: that is all one needs.
    """
    await table_for(site_of(request), visitor_of(request), id)
    return Stream(_stream(request, id), media_type="text/event-stream", headers=STREAM)


async def _stream(request: Ask, id: str) -> AsyncIterator[bytes]:
    site, told = site_of(request), -1
    language = language_of(request, await site.live.get(id))
    with site.audiences.join(id, language) as audience:
        async for message in revisions(site, id, visitor_of(request).id):
            if message.event != "change":
                yield message.encode()
                continue
            live = site.live.known(id)
            if live is None or live.row.revision == told:
                continue
            revision, before, told = live.row.revision, told, live.row.revision
            if not sees_as_all(request, live):
                yield changed(revision)
            elif before < 0:
                yield missed(revision)
            else:
                yield audience.news(revision, before, partial(_shown, request, live))


def _shown(request: Ask, live: Live) -> Shown:
    assert live.game is not None
    board = live.game.picture(None, language_of(request, live))
    return Shown(live.row.revision, side(request, live, part_values(request, live, None, None)), board)


@get("/table/{id:str}/shown")
async def table_shown(request: Ask, id: FromPath[str]) -> Response[bytes]:
    """All that spectators see, in the fragments that the stream talks about."""
    site = site_of(request)
    live = await table_for(site, visitor_of(request), id)
    if not sees_as_all(request, live):
        raise Refused(409, "not-watching")
    language = language_of(request, live)
    with site.audiences.join(id, language) as audience:
        shown = audience.now(live.row.revision, partial(_shown, request, live))
    key = ("shown", language)
    if key not in live.kept:
        live.kept[key] = gzip.compress(msgspec.json.encode(shown), 1)
    return packed(request, live.kept[key], "application/json")


async def revisions(site: Site, id: str, person: str) -> AsyncIterator[ServerSentEventMessage]:
    told: int | None = -1
    revision: int | None
    patience = PING
    with site.bus.watching(id, person) as watch:
        while True:
            try:
                revision = (await site.live.get(id)).row.revision
            except Refused:
                revision = None
            if revision != told:
                told, patience = revision, PING
                gone = revision is None
                yield ServerSentEventMessage(event="gone" if gone else "change", data=str(revision), retry=2000)
                if gone:
                    return
            woken = await watch.wait(patience)
            for word in watch.words():
                yield ServerSentEventMessage(event=word.event, data=word.data)
            if not woken and patience == PING:
                yield ServerSentEventMessage(comment="still here")
            patience = 2 * BLINK if woken else PING  # woken, but nothing new: somebody reads an old copy; look again


async def _after(request: Ask, id: str, opened: int | None) -> Answer:
    """After a change: the part anew for a page that asked for it, else the whole page."""
    if request.headers.get("hx-request"):
        live = await table_for(site_of(request), visitor_of(request), id)
        await _see(site_of(request), live, visitor_of(request).id)
        return part(request, live, opened)
    query = "" if opened is None else f"?open={opened}"
    return Redirect(f"/table/{id}{query}", status_code=303)


def _number(text: Any) -> int | None:
    text = str(text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


@post("/table/{id:str}/play", status_code=200)
async def play(request: Ask, id: FromPath[str]) -> Answer:
    form = await request.form()
    moment = _number(form.get("moment", ""))
    if moment is None:
        raise Refused(400, "moment-needed")
    move, drawn = str(form.get("move", ""))[:80], [str(one)[:80] for one in form.getall("drawn", [])][:200]
    try:
        await site_of(request).live.play(id, visitor_of(request).id, moment, move, drawn)
    except OutcomeNeeded as needed:
        return await _ask_drawn(request, id, move, drawn, needed)
    return await _after(request, id, _number(form.get("open", "")))


async def _ask_drawn(request: Ask, id: str, move: str, drawn: list[str], needed: OutcomeNeeded) -> Html:
    """On a table that follows a real one: what came out there?"""
    live = await table_for(site_of(request), visitor_of(request), id)
    template = "drawn.html" if request.headers.get("hx-request") else "drawn-page.html"
    language = language_of(request, live)
    return site_of(request).page(
        request,
        template,
        language=language,
        table=live.row,
        moment=len(live.moves),
        move=move,
        drawn=drawn,
        allowed=needed.allowed,
        title=show.title_of(live.row.game, language),
    )


@post("/table/{id:str}/undo", status_code=200)
async def undo(request: Ask, id: FromPath[str]) -> Answer:
    form = await request.form()
    whole = form.get("whole") == "yes"
    await site_of(request).live.undo(id, visitor_of(request).id, whole_turn=whole)
    return await _after(request, id, _number(form.get("open", "")))


@get("/table/{id:str}/join/{token:str}")
async def join_page(request: Ask, id: FromPath[str], token: FromPath[str]) -> Html | Redirect:
    site, visitor = site_of(request), visitor_of(request)
    live = await site.live.get(id)
    check_invitation(site, live, token)
    if live.seats_of(visitor.id) or live.row.status != WAITING:
        await site.store.watch(id, visitor.id)
        return Redirect(f"/table/{id}", status_code=303)
    language = visitor.language if visitor.language_chosen else live.row.language
    owner = await site.store.person(live.row.owner)
    return site.page(
        request,
        "join.html",
        language=language,
        live=live,
        table=live.row,
        title=show.title_of(live.row.game, language),
        options=show.option_lines(live.row.game, live.row.options, language),
        owner=owner.name if owner else "",
        token=token,
    )


@post("/table/{id:str}/sit")
async def sit(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await site.live.get(id)
    if not live.row.listed and live.row.owner != visitor.id:
        check_invitation(site, live, str(form.get("token", ""))[:64])
    if form.get("name"):
        visitor.name = clean_name(str(form["name"]))
        await site.store.name_person(visitor.id, visitor.name)
    visitor = named(request)
    seat = _number(form.get("seat", ""))
    if seat is None or seat >= live.row.seats:
        raise Refused(400, "no-such-seat")
    if live.seats_of(visitor.id) and not live.row.owner == visitor.id:
        raise Refused(409, "one-seat-each")
    assert visitor.name is not None
    await site.live.sit(id, SeatRow(seat, PERSON, visitor.id, visitor.name))
    return Redirect(f"/table/{id}", status_code=303)


@get("/table/{id:str}/watch/{token:str}")
async def watch(request: Ask, id: FromPath[str], token: FromPath[str]) -> Redirect:
    site = site_of(request)
    live = await site.live.get(id)
    check_spectator(site, live, token)
    await site.store.watch(id, visitor_of(request).id)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/rematch")
async def play_again(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    return Redirect(f"/table/{await start_rematch(site, visitor, live)}", status_code=303)


@post("/table/{id:str}/replace", status_code=200)
async def replace_seat(request: Ask, id: FromPath[str]) -> Html | Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await site.live.get(id)
    seat, player = _number(form.get("seat", "")), str(form.get("player", ""))
    await seating.replace_seat(site, visitor, live, seat, player)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/vote")
async def vote(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    await seating.vote(site, visitor, live, _number(form.get("seat", "")))
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/hook")
async def set_hook(request: Ask, id: FromPath[str]) -> Redirect:
    """The address to call when it is my turn at a relaxed table."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    if not live.seats_of(visitor.id):
        raise Refused(403, "not-your-table")
    if live.row.pace != "relaxed":
        raise Refused(409, "hook-only-relaxed")
    url = str(form.get("url", "")).strip()
    if url:
        check_url(url)
    await site.store.set_hook(id, visitor.id, url)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/delete")
async def delete(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    check_owner(visitor, await site.live.get(id))
    await site.live.delete(id)
    return Redirect("/", status_code=303)


HANDLERS = [
    table_page,
    table_part,
    table_board,
    table_live,
    table_shown,
    play,
    undo,
    join_page,
    sit,
    watch,
    play_again,
    replace_seat,
    vote,
    set_hook,
    delete,
]
