"""All that a handler needs: settings, keys, store, live tables, templates."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.enums import MediaType
from markupsafe import Markup

from meiji.drawing.svg import mon
from meiji.kernel.language import LANGUAGES
from meiji.players import face, is_level
from meiji.site.archive import Archivist
from meiji.site.assets import Assets
from meiji.site.bus import Notice, make_bus
from meiji.site.calling import Calling
from meiji.site.computers import Computers
from meiji.site.errors import Refused
from meiji.site.game_help import cover, emblem
from meiji.site.health import Health
from meiji.site.hints import Hints
from meiji.site.i18n import NAMES, translate
from meiji.site.live_table import LiveTable
from meiji.site.mail import Mail
from meiji.site.metrics import Metrics
from meiji.site.middleware import SAFE, Visitor
from meiji.site.places import Places
from meiji.site.push import Vapid
from meiji.site.qr import qr
from meiji.site.rate_limits import RateLimits
from meiji.site.read_marks import ReadMarks
from meiji.site.reviews import Reviews
from meiji.site.sandbox import Sandbox
from meiji.site.settings import Settings
from meiji.site.signing import Signing
from meiji.site.tables import Tables
from meiji.site.tournaments.director import Director
from meiji.site.updates import Audiences
from meiji.site.validation import check_address, checked_body
from meiji.site.webhooks import send_webhook
from meiji.site.workers import Workers
from meiji.store import (
    Archive,
    Calls,
    Chats,
    Database,
    Friends,
    Leases,
    LessonStore,
    LostSeats,
    SharedCounts,
    Store,
    Tournaments,
    Weekly,
)

FOLDER = Path(__file__).parent
MOST_CALLS = 3  # to addresses that people of one place have named, at the same time
FOR_ALL = ("/language", "/account/")  # what those may do, too, whom the owner has banned
Ask = Request[Any, Any, Any]
Html = Response[str]


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signing = Signing(settings.secret)
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.lost_seats = LostSeats(self.database)
        counts = SharedCounts(self.database)
        shared = None if self.database.is_sqlite else counts
        self.rate_limits = RateLimits(settings.writes_per_minute, self.signing, shared)
        self.health = Health(counts)
        self.read_marks = ReadMarks(self.store)
        self.chats, self.friends = Chats(self.database), Friends(self.database)
        self.weekly = Weekly(self.database)
        self.calls, self.calling = Calls(self.database), Calling(self)
        self.vapid, self.mail = Vapid(settings.secret), Mail(settings.smtp)
        self.bus = make_bus(self.database)
        self.metrics = Metrics(self.bus)
        self.tables = Tables(self.store, self.bus, self.metrics)
        self.archive = Archive(self.database)
        self.lessons = LessonStore(self.database)
        self.archivist = Archivist(self.tables, self.archive)
        self.tournaments, self.director = Tournaments(self.database), Director(self)
        self.places = Places()
        players = Workers(settings.workers or max(2, (os.cpu_count() or 2) - 1), self.places.of)
        self.computers = Computers(self.tables, Leases(self.database), players, settings.pause, self.metrics)
        self.helpers = Workers(2, self.places.of)  # apart from the computer players: a hint need not wait for them
        self.hints = Hints(self.helpers, self.bus)
        self.reviews = Reviews(self.helpers, self.store, self.bus)
        self.sandbox = Sandbox()
        self.audiences = Audiences()
        self.spectators: Counter[str] = Counter()  # whose pages are open, by table, on this server
        self.assets = Assets()
        self.matching = asyncio.Lock()  # quick matches are made one after the other
        self._webhooks: set[asyncio.Task[None]] = set()
        self._calls: Counter[str] = Counter()  # that are being made, by place
        self.templates = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            auto_reload=False,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.templates.globals.update(
            asset=self.assets,
            game_styles=self.assets.game_styles,
            sign=_sign,
            curve_key=_curve_key,
            emblem=emblem,
            cover=cover,
            face=_face,
            is_level=is_level,
            languages=LANGUAGES,
            qr=qr,
            language_names=NAMES,
        )

    async def open(self) -> None:
        await self.database.open()
        await self.bus.open()
        self.tables.on_turn = self._announce
        self.tables.on_over = self.archivist.note
        self.tables.on_listed = lambda: self.bus.notify("lobby", Notice("lobby", ""))
        self.bus.on_revision = self._revised
        await self.computers.open()
        self.archivist.on_kept = self.director.note
        self.archivist.open()
        self.calling.open()
        self.director.open()

    async def close(self) -> None:
        await self.director.close()
        await self.calling.close()
        await self.computers.close()
        await self.archivist.close()
        self.hints.close()
        self.reviews.close()
        self.helpers.close()
        self.sandbox.close()
        await self.read_marks.close()
        await self.bus.close()
        await self.database.close()

    def _revised(self, table: str, revision: int) -> None:
        """What was being thought about before a change nobody wants to know any more."""
        self.hints.forget(table, revision)
        if revision < 0:
            self.reviews.forget(table)
            self.computers.drop(table)

    def _announce(self, live: LiveTable) -> None:
        """Call the person to move, and the address that they have named, if they want to be called."""
        person = live.seats[live.to_move].person if live.to_move is not None else None
        if live.row.pace == "relaxed" and person is not None:
            task = asyncio.get_running_loop().create_task(self._send_webhook(live, person))
            self._webhooks.add(task)
            task.add_done_callback(self._webhooks.discard)

    async def _send_webhook(self, live: LiveTable, person: str) -> None:
        """Whoever is called slowly misses some calls; others do not wait for them."""
        await self.calling.turn(live, person)
        place = self.places.of(person) or person
        url = await self.store.hook(live.row.id, person)
        if not url or self._calls[place] >= MOST_CALLS:
            return
        table = f"{self.settings.public_url.rstrip('/')}/table/{live.row.id}"
        text = translate(live.row.language, "your-turn")
        self._calls[place] += 1
        try:
            await send_webhook(url, {"table": table, "game": live.row.game, "moment": len(live.moves), "text": text})
        finally:
            self._calls[place] -= 1
            self._calls += Counter()  # who is not called any more is forgotten

    def csrf(self, visitor: Visitor) -> str:
        """The token of forms: another one for every session."""
        return self.signing.token("form", visitor.session or visitor.id)

    def render(self, request: Ask, template: str, language: str = "", **values: Any) -> str:
        visitor = visitor_of(request)
        language = language or visitor.language
        return self.templates.get_template(template).render(
            t=partial(translate, language),
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
        await site_of(request).rate_limits.check(kind, visitor)
    if request.method in SAFE:
        return
    if visitor.banned and not request.url.path.startswith(FOR_ALL):
        raise Refused(403, "banned")
    form = await checked_body(request)
    if visitor.bot or (visitor.new and request.url.path.startswith("/api/")):
        return
    given = request.headers.get("x-csrf-token") or form.get("csrf", "")
    if not site_of(request).signing.same(given, "form", visitor.session or visitor.id):
        raise Refused(403, "form-too-old")


@cache
def _face(level: str) -> Markup:
    return Markup(face(level))


@cache
def _sign(seat: int) -> Markup:
    """The sign of a seat, as on the boards."""
    return Markup(f'<svg class="sign s{seat}" viewBox="-12 -12 24 24" aria-hidden="true">{mon(seat, 0, 0, 9)}</svg>')


@cache
def _curve_key(seat: int) -> Markup:
    """A piece of a seat's curve, for the legend of a chart."""
    line = f'<path class="line seat-{seat}" d="M0 3H24"/>'
    return Markup(f'<svg class="key" viewBox="0 0 24 6" aria-hidden="true">{line}</svg>')
