"""The chat of a table as its page shows it, and notes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import chat
from meiji.site.access import table_for
from meiji.site.live_table import LiveTable
from meiji.site.pages.numbers import number_in
from meiji.site.pages.view import language_of, wants_view
from meiji.site.site import Ask, named, site_of, visitor_of

Answer = Response[bytes] | Redirect


async def chat_values(request: Ask, live: LiveTable, language: str) -> dict[str, Any]:
    """All that the chat's template needs."""
    site, visitor = site_of(request), visitor_of(request)
    offered = chat.is_offered(live, visitor.id)
    return {
        "chat": await chat.read(site, visitor, live, language) if offered else None,
        "chat_room": chat.room_of(live, visitor.id),
        "phrases": chat.phrases(language),
        "clock_time": chat.clock_time,
        "note": await site.chats.note(live.row.id, visitor.id) if visitor.name else "",
        "most_text": chat.MOST_TEXT,
        "most_note": chat.MOST_NOTE,
    }


async def _answer(request: Ask, live: LiveTable) -> Answer:
    """The lines as they are now, for the page's script; else the page."""
    if not wants_view(request):
        return Redirect(f"/table/{live.row.id}#m-chat", status_code=303)
    language = language_of(request, live)
    values = await chat_values(request, live, language)
    lines = site_of(request).render(request, "chat-lines.html", language, table=live.row, **values)
    last = values["chat"].last if values["chat"] else 0
    return Response(msgspec.json.encode({"last": last, "lines": lines}), media_type=MediaType.JSON)


@get("/table/{id:str}/chat")
async def chat_lines(request: Ask, id: FromPath[str]) -> Answer:
    return await _answer(request, await table_for(site_of(request), visitor_of(request), id))


@post("/table/{id:str}/chat", status_code=200, opt={"limit": "chat"})
async def say(request: Ask, id: FromPath[str]) -> Answer:
    site, visitor, form = site_of(request), named(request), await request.form()
    live = await table_for(site, visitor, id)
    await chat.say(site, visitor, live, str(form.get("text", "")), str(form.get("phrase", "")))
    return await _answer(request, live)


@post("/table/{id:str}/chat/mute", status_code=200, opt={"limit": "write"})
async def mute(request: Ask, id: FromPath[str]) -> Answer:
    """Whom I do not want to read: who wrote a message, nobody any more, or everybody."""
    site, visitor, form = site_of(request), named(request), await request.form()
    live, whom = await table_for(site, visitor, id), str(form.get("whom", ""))
    if whom == "nobody":
        await chat.unmute(site, visitor)
    elif whom in ("everybody", "not-everybody"):
        await chat.switch(site, visitor, on=whom == "not-everybody")
    else:
        await chat.mute(site, visitor, live, number_in(form.get("message", ""), 9))
    return await _answer(request, live)


@post("/table/{id:str}/chat/report", status_code=200, opt={"limit": "chat"})
async def report(request: Ask, id: FromPath[str]) -> Answer:
    site, visitor, form = site_of(request), named(request), await request.form()
    live = await table_for(site, visitor, id)
    await chat.report(site, visitor, live, number_in(form.get("message", ""), 9))
    return await _answer(request, live)


@post("/table/{id:str}/note", status_code=200, opt={"limit": "write"})
async def set_note(request: Ask, id: FromPath[str]) -> Answer:
    site, visitor, form = site_of(request), named(request), await request.form()
    live = await table_for(site, visitor, id)
    await chat.set_note(site, visitor, live, str(form.get("text", "")))
    return await _answer(request, live)


HANDLERS = [chat_lines, say, mute, report, set_note]
