"""What a page of a table shows, as JSON: the answer to every move, and to a page that has missed something.

`view_of` is the one place where it is rendered, for players and spectators.
"""

from __future__ import annotations

import gzip

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from meiji.site.access import table_for
from meiji.site.boards import board_svg
from meiji.site.errors import Refused
from meiji.site.game_log import recent_events
from meiji.site.live_table import LiveTable
from meiji.site.looking_back import LookBack, look_back
from meiji.site.pages.sidebar import render_sidebar
from meiji.site.site import Ask, site_of, visitor_of
from meiji.site.updates import View
from meiji.site.viewer import SPECTATOR, viewer_of
from meiji.store.rows import OVER, WAITING


def language_of(request: Ask, live: LiveTable) -> str:
    """The visitor's, if they have chosen one; else the table's."""
    visitor = visitor_of(request)
    return visitor.language if visitor.language_chosen or live.seats_of(visitor.id) else live.row.language


def is_spectator(request: Ask, live: LiveTable) -> bool:
    """Is the visitor's page that of all spectators? Where a game is over, everybody has forms of their own."""
    person = visitor_of(request).id
    alike = not live.seats_of(person) and person not in live.shown
    return live.game is not None and live.row.status != OVER and alike


def wants_view(request: Ask) -> bool:
    """Does the page's script ask? Else it is the browser itself, which wants a page."""
    return request.headers.get("accept") == MediaType.JSON


def view_of(
    request: Ask,
    live: LiveTable,
    opened: int | None = None,
    moment: int | None = None,
    sidebar: str | None = None,
    back: LookBack | None = None,
) -> View:
    """Sidebar and board as this visitor may see them."""
    language, viewer = language_of(request, live), viewer_of(live, visitor_of(request).id, opened)
    text = sidebar or render_sidebar(request, live, language, opened, moment, back=back)
    board = [] if viewer.curtain is not None else [board_svg(live, viewer.seat, language, moment, back)]
    events = [] if viewer.curtain is not None else recent_events(live, viewer, language)
    return View(live.row.revision, [text], board, events)


def spectator_view(request: Ask, live: LiveTable) -> View:
    """The view of all spectators, in fragments: most of them stay the same from move to move."""
    assert live.game is not None
    language = language_of(request, live)
    sidebar = render_sidebar(request, live, language).splitlines(keepends=True)
    events = recent_events(live, SPECTATOR, language)
    return View(live.row.revision, sidebar, live.game.picture(None, language), events)


def answer(
    request: Ask,
    live: LiveTable,
    opened: int | None = None,
    moment: int | None = None,
    sidebar: str | None = None,
    back: LookBack | None = None,
) -> Response[bytes]:
    """The view for the page's script. That of the spectators is made, and compressed, once for all of them."""
    note_read(request, live)
    if sidebar is not None or not is_spectator(request, live):
        return _compressed(request, _pack(view_of(request, live, opened, moment, sidebar, back)))
    site, language, at = site_of(request), language_of(request, live), live.check_moment(moment)

    def make() -> bytes:
        if at < len(live.moves):
            return _pack(view_of(request, live, None, at))
        with site.audiences.join(live.row.id, language) as audience:
            return _pack(audience.view_at(live.row.revision, lambda: spectator_view(request, live)))

    return _compressed(request, live.rendered.spectator_views.once((language, at), make))


def note_read(request: Ask, live: LiveTable) -> None:
    """A player has seen all moves so far."""
    person = visitor_of(request).id
    if live.seats_of(person):
        site_of(request).read_marks.note(live.row.id, person, len(live.moves))


def _pack(view: View) -> bytes:
    return gzip.compress(msgspec.json.encode(view), 1)


def _compressed(request: Ask, content: bytes) -> Response[bytes]:
    """Compressed JSON, unpacked for the few who cannot read it. The framework's own compression would do the same work
    again for every spectator."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(content), media_type=MediaType.JSON)


@get("/table/{id:str}/view")
async def table_view(
    request: Ask,
    id: FromPath[str],
    moment: FromQuery[int | None] = None,
    open: FromQuery[int | None] = None,
    line: FromQuery[int | None] = None,
) -> Response[bytes]:
    live = await table_for(site_of(request), visitor_of(request), id)
    if live.row.status == WAITING:
        raise Refused(409, "not-begun")
    back = await look_back(site_of(request), live, language_of(request, live), moment, line)
    return answer(request, live, open, moment, back=back)


HANDLERS = [table_view]
