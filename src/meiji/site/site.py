"""All that a handler needs: settings, keys, store, live tables, templates."""

from __future__ import annotations

import asyncio
import hashlib
import os
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.enums import MediaType
from markupsafe import Markup

from meiji.drawing.svg import mon
from meiji.kernel.language import LANGUAGES
from meiji.players import face
from meiji.site.bus import make_bus
from meiji.site.calls import announce
from meiji.site.computers import Computers
from meiji.site.errors import Refused
from meiji.site.explain import emblem
from meiji.site.gate import SAFE, Visitor
from meiji.site.health import Health
from meiji.site.hints import Hints
from meiji.site.incoming import check_address, checked_body
from meiji.site.keys import Keys
from meiji.site.limits import Limits
from meiji.site.live import Live
from meiji.site.metrics import Metrics
from meiji.site.places import Places
from meiji.site.reviews import Reviews
from meiji.site.sandbox import Sandbox
from meiji.site.seen import Seen
from meiji.site.settings import Settings
from meiji.site.tables import LiveTables
from meiji.site.watching import Audiences
from meiji.site.words import NAMES, tell
from meiji.site.workers import Workers
from meiji.store import Database, Leases, SharedCounts, Store

FOLDER = Path(__file__).parent
Ask = Request[Any, Any, Any]
Html = Response[str]


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(settings.secret)
        self.database = Database(settings.database)
        self.store = Store(self.database)
        counts = SharedCounts(self.database)
        self.limits = Limits(settings.writes_per_minute, self.keys, None if self.database.is_sqlite else counts)
        self.health = Health(counts)
        self.seen = Seen(self.store)
        self.bus = make_bus(self.database)
        self.metrics = Metrics(self.bus)
        self.live = LiveTables(self.store, self.bus, self.metrics)
        self.places = Places()
        players = Workers(settings.workers or max(2, (os.cpu_count() or 2) - 1), self.places.of)
        self.computers = Computers(self.live, Leases(self.database), players, settings.pause, self.metrics)
        self.helpers = Workers(2, self.places.of)  # apart from the computer players: a hint need not wait for them
        self.hints = Hints(self.helpers, self.bus)
        self.reviews = Reviews(self.helpers, self.store, self.bus)
        self.sandbox = Sandbox()
        self.audiences = Audiences()
        self._calls: set[asyncio.Task[None]] = set()
        self.templates = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            auto_reload=False,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.templates.globals.update(
            asset=_Assets(), sign=_sign, emblem=emblem, face=_face, languages=LANGUAGES, language_names=NAMES
        )

    async def open(self) -> None:
        await self.database.open()
        await self.bus.open()
        self.live.on_turn = self._announce
        self.bus.on_revision = self._revised
        await self.computers.open()

    async def close(self) -> None:
        await self.computers.close()
        self.hints.close()
        self.reviews.close()
        self.helpers.close()
        self.sandbox.close()
        await self.seen.close()
        await self.bus.close()
        await self.database.close()

    def _revised(self, table: str, revision: int) -> None:
        """What was being thought about before a change nobody wants to know any more."""
        self.hints.forget(table, revision)
        if revision < 0:
            self.reviews.forget(table)
            self.computers.drop(table)

    def _announce(self, live: Live) -> None:
        """Call the address that the person to move has named, if there is one."""
        person = live.seats[live.to_move].person if live.to_move is not None else None
        if live.row.pace == "relaxed" and person is not None:
            task = asyncio.get_running_loop().create_task(self._call(live, person))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _call(self, live: Live, person: str) -> None:
        if url := await self.store.hook(live.row.id, person):
            table = f"{self.settings.public_url.rstrip('/')}/table/{live.row.id}"
            text = tell(live.row.language, "your-turn")
            await announce(url, {"table": table, "game": live.row.game, "moment": len(live.moves), "text": text})

    def csrf(self, visitor: Visitor) -> str:
        """The token of forms: another one for every session."""
        return self.keys.token("form", visitor.session or visitor.id)

    def render(self, request: Ask, template: str, language: str = "", **values: Any) -> str:
        visitor = visitor_of(request)
        language = language or visitor.language
        return self.templates.get_template(template).render(
            t=partial(tell, language),
            language=language,
            visitor=visitor,
            csrf=self.csrf(visitor),
            path=request.url.path,
            **values,
        )

    def page(self, request: Ask, template: str, status: int = 200, language: str = "", **values: Any) -> Html:
        text = self.render(request, template, language, **values)
        return Response(text, media_type=MediaType.HTML, status_code=status)

    def address(self, request: Ask, path: str) -> str:
        """A whole address, to be sent to friends."""
        base = self.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        return base + path


def site_of(request: Ask) -> Site:
    site: Site = request.app.state.site
    return site


def visitor_of(request: Ask) -> Visitor:
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor


def named(request: Ask) -> Visitor:
    """A visitor who has a name; others are asked for it."""
    visitor = visitor_of(request)
    if visitor.name is None:
        raise Refused(401, "name-needed")
    return visitor


async def check_request(request: Ask) -> None:
    """Before every handler: what the gate refuses, how often, what no handler should see, and for writes the token that
    only our own pages know.

    A bot's token is no cookie, so no other site can make a browser send it; and who has no cookie has no rights yet.
    """
    refused = request.scope["state"].get("refused")
    if refused is not None:
        raise refused
    if "visitor" not in request.scope["state"]:  # a file
        return
    check_address(request.path_params, request.query_params)
    visitor = visitor_of(request)
    kind = request.route_handler.opt.get("limit", "look")
    if kind is not None:
        await site_of(request).limits.check(kind, visitor)
    if request.method in SAFE:
        return
    form = await checked_body(request)
    if visitor.bot or (visitor.new and request.url.path.startswith("/api/")):
        return
    given = request.headers.get("x-csrf-token") or form.get("csrf", "")
    if not site_of(request).keys.same(given, "form", visitor.session or visitor.id):
        raise Refused(403, "form-too-old")


class _Assets:
    """The address of a static file, with a stamp, so that browsers may keep it for ever."""

    def __init__(self) -> None:
        self._stamps: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        if name not in self._stamps:
            content = (FOLDER / "static" / name).read_bytes()
            self._stamps[name] = hashlib.sha256(content).hexdigest()[:12]
        return f"/static/{name}?{self._stamps[name]}"


@cache
def _face(level: str) -> Markup:
    return Markup(face(level))


@cache
def _sign(seat: int) -> Markup:
    """The sign of a seat, as on the boards."""
    return Markup(f'<svg class="sign s{seat}" viewBox="-12 -12 24 24" aria-hidden="true">{mon(seat, 0, 0, 9)}</svg>')
