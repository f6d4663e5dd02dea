"""Calls of the API about chat and notes."""

from __future__ import annotations

from dataclasses import asdict

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from meiji.kernel.language import check_language
from meiji.site import chat
from meiji.site.access import table_for
from meiji.site.api_shared import REFUSALS
from meiji.site.api_types import AboutMessage, ChatInfo, ChatSwitch, MessageInfo, Note, Say
from meiji.site.live_table import LiveTable
from meiji.site.site import Ask, named, site_of, visitor_of


async def _told(request: Ask, live: LiveTable, language: str) -> ChatInfo:
    check_language(language)
    found = await chat.read(site_of(request), visitor_of(request), live, language)
    messages = [MessageInfo(**asdict(one)) for one in found.messages]
    return ChatInfo(messages, found.muted, found.off, chat.phrases(language))


@get("/tables/{id:str}/chat", responses=REFUSALS)
async def view_chat(request: Ask, id: FromPath[str], language: FromQuery[str] = "en") -> ChatInfo:
    """What was said: among the players, if I play, else among those who watch. `chat` events tell of more."""
    return await _told(request, await table_for(site_of(request), visitor_of(request), id), language)


@post("/tables/{id:str}/chat", status_code=200, opt={"limit": "chat"}, responses=REFUSALS)
async def say(request: Ask, id: FromPath[str], data: JSONBody[Say], language: FromQuery[str] = "en") -> ChatInfo:
    """Say something."""
    site, visitor = site_of(request), named(request)
    check_language(language)
    live = await table_for(site, visitor, id)
    await chat.say(site, visitor, live, data.text, data.phrase)
    return await _told(request, live, language)


@put("/tables/{id:str}/chat", opt={"limit": "write"}, responses=REFUSALS)
async def switch_chat(request: Ask, id: FromPath[str], data: JSONBody[ChatSwitch]) -> ChatInfo:
    """Turn the chat off or on for me, at all tables."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    await chat.switch(site, visitor, data.on)
    return await _told(request, live, "en")


@post("/tables/{id:str}/chat/mute", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def mute(request: Ask, id: FromPath[str], data: JSONBody[AboutMessage]) -> ChatInfo:
    """Read nothing more of who wrote a message."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    await chat.mute(site, visitor, live, data.message)
    return await _told(request, live, "en")


@post("/tables/{id:str}/chat/report", status_code=200, opt={"limit": "chat"}, responses=REFUSALS)
async def report(request: Ask, id: FromPath[str], data: JSONBody[AboutMessage]) -> ChatInfo:
    """Show a message to the owner of the site."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    await chat.report(site, visitor, live, data.message)
    return await _told(request, live, "en")


@get("/tables/{id:str}/note", responses=REFUSALS)
async def view_note(request: Ask, id: FromPath[str]) -> Note:
    """What I have noted here; nobody else reads it."""
    site, visitor = site_of(request), named(request)
    await table_for(site, visitor, id)
    return Note(await site.chats.note(id, visitor.id))


@put("/tables/{id:str}/note", opt={"limit": "write"}, responses=REFUSALS)
async def set_note(request: Ask, id: FromPath[str], data: JSONBody[Note]) -> Note:
    """Note something for myself."""
    site, visitor = site_of(request), named(request)
    await chat.set_note(site, visitor, await table_for(site, visitor, id), data.text)
    return Note(await site.chats.note(id, visitor.id))


HANDLERS = [view_chat, say, switch_chat, mute, report, view_note, set_note]
