"""The event stream of a table: every revision, to spectators with what is new on their page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEventMessage, Stream

from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.pages.view import is_spectator, language_of, spectator_view
from meiji.site.site import Ask, Site, site_of, visitor_of
from meiji.site.tables import BLINK
from meiji.site.updates import announcement

PING = 15.0  # seconds; a silent connection would be closed by proxies
HEADERS = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}


@get("/table/{id:str}/events")
async def table_events(request: Ask, id: FromPath[str], revision: FromQuery[int] = -1) -> Stream:
    """An update after every change, and at once if the page's `revision` is no longer the last one.

    Who missed something hears of the last revision: that is all one needs.
    """
    await table_for(site_of(request), visitor_of(request), id)
    last = request.headers.get("last-event-id", "")  # of a page that comes back after a lost connection
    known = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else revision
    return Stream(_updates(request, id, known), media_type="text/event-stream", headers=HEADERS)


@contextmanager
def _counted(request: Ask, live: LiveTable) -> Iterator[None]:
    """Who only watches is counted while their page is open."""
    spectators, id = site_of(request).spectators, live.row.id
    one = 0 if live.seats_of(visitor_of(request).id) else 1
    spectators[id] += one
    try:
        yield
    finally:
        spectators[id] -= one
        if not spectators[id]:
            del spectators[id]


async def _updates(request: Ask, id: str, known: int) -> AsyncIterator[bytes]:
    site = site_of(request)
    now = await site.tables.get(id)
    language, told = language_of(request, now), 0
    with site.audiences.join(id, language) as audience, _counted(request, now):
        async for message in revisions(site, id, visitor_of(request).id):
            if told != site.spectators[id]:  # looked at with each change and each sign of life
                told = site.spectators[id]
                yield ServerSentEventMessage(event="watching", data=str(told)).encode()
            if message.event != "change":
                yield message.encode()
                continue
            live = site.tables.known(id)
            if live is None or live.row.revision == known:
                continue
            before, known = known, live.row.revision
            if is_spectator(request, live):
                yield audience.event_for(known, before, partial(spectator_view, request, live))
            else:
                yield announcement(known)


async def revisions(site: Site, id: str, person: str) -> AsyncIterator[ServerSentEventMessage]:
    """The revision, now and after every change, and notices as they come."""
    sent: int | None = -1
    revision: int | None
    patience = PING
    with site.bus.watching(id, person) as watch:
        while True:
            try:
                revision = (await site.tables.get(id)).row.revision
            except Refused:
                revision = None
            if revision != sent:
                sent, patience = revision, PING
                gone = revision is None
                yield ServerSentEventMessage(event="gone" if gone else "change", data=str(revision), retry=2000)
                if gone:
                    return
            woken = await watch.wait(patience)
            for notice in watch.notices():
                yield ServerSentEventMessage(event=notice.event, data=notice.data)
            if not woken and patience == PING:
                yield ServerSentEventMessage(comment="still here")
            patience = 2 * BLINK if woken else PING  # woken, but nothing new: somebody reads an old copy; look again


HANDLERS = [table_events]
