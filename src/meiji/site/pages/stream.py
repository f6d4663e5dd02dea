"""What changes at a table, as events: a number for the players, what is new on the page for spectators."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from litestar.response import ServerSentEventMessage, Stream

from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.pages.beside import language_of, packed, part_values, sees_as_all, side
from meiji.site.site import Ask, Site, site_of, visitor_of
from meiji.site.tables import BLINK
from meiji.site.watching import Shown, changed, missed

PING = 15.0  # seconds; a silent connection would be closed by proxies
STREAM = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}


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
    content = live.kept.once(("shown", language), lambda: gzip.compress(msgspec.json.encode(shown), 1))
    return packed(request, content, "application/json")


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


HANDLERS = [table_live, table_shown]
