"""The Litestar application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

import meiji
from meiji.kernel.errors import MeijiError
from meiji.site import api
from meiji.site.allowed_methods import allowed
from meiji.site.api_shared import COMPONENTS, HEALTH
from meiji.site.assets import static_file
from meiji.site.clock_watch import ClockWatch
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.middleware import AWAY, Middleware
from meiji.site.pages import (
    account,
    ahead,
    archive,
    calls,
    chat,
    events,
    friends,
    help,
    hints,
    home,
    learn,
    lobby,
    owner,
    profiles,
    returning,
    review,
    saves,
    seats,
    solo,
    table,
    tournaments,
    view,
)
from meiji.site.pages.view import wants_view
from meiji.site.settings import Settings
from meiji.site.site import Ask, Site, check_request
from meiji.store.database import is_away

COMPRESSED = ["/view$", "/play$", "/undo$", "/hint$", "/hint/cancel$"]  # see pages/view.py
LONGEST_SENTENCE = 4000  # letters; some name all that is allowed
log = logging.getLogger("meiji.site")


@get("/healthz", media_type=MediaType.TEXT, responses=HEALTH, opt={"limit": None})
async def healthz(request: Ask) -> Response[str]:
    """Does the database take what is written?"""
    if await request.app.state.site.health.fine():
        return Response("ok", media_type=MediaType.TEXT)
    return _retry(Response(translate(_language(request), "not-now"), status_code=503, media_type=MediaType.TEXT), AWAY)


@get("/metrics", include_in_schema=False, opt={"limit": None})
async def metrics(request: Ask) -> Response[bytes]:
    """For Prometheus; only this machine may ask, and no proxy passes it on."""
    if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        raise Refused(404, "no-such-page")
    return Response(request.app.state.site.metrics.text(), media_type="text/plain; version=0.0.4")


PAGES: list[ControllerRouterHandler] = [
    *home.HANDLERS,
    *table.HANDLERS,
    *view.HANDLERS,
    *ahead.HANDLERS,
    *events.HANDLERS,
    *seats.HANDLERS,
    *chat.HANDLERS,
    *calls.HANDLERS,
    *owner.HANDLERS,
    *returning.HANDLERS,
    *hints.HANDLERS,
    *review.HANDLERS,
    *account.HANDLERS,
    *archive.HANDLERS,
    *lobby.HANDLERS,
    *profiles.HANDLERS,
    *tournaments.HANDLERS,
    *friends.HANDLERS,
    *solo.HANDLERS,
    *saves.HANDLERS,
    *help.HANDLERS,
    *learn.HANDLERS,
]


def make_app(settings: Settings) -> Middleware:
    """The site behind its gate; the gate stands outside, so that pages that do not exist pass it, too."""
    site = Site(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await site.open()
        watch = ClockWatch(site)
        watch.open()
        try:
            yield
        finally:
            await watch.close()
            await site.close()

    app = Litestar(
        route_handlers=[
            static_file,
            healthz,
            metrics,
            Router("/", route_handlers=PAGES, include_in_schema=False),
            api.ROUTER,
        ],
        before_request=check_request,
        lifespan=[lifespan],
        state=State({"site": site}),
        exception_handlers={MeijiError: _refuse, HTTPException: _refuse_http, Exception: _fail},
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            exclude=["^/api/tables/", "/events$", "^/static/", *COMPRESSED],
        ),
        openapi_config=OpenAPIConfig(
            title="Meiji",
            version=meiji.__version__,
            path="/api",
            components=COMPONENTS,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=1024 * 1024,
        logging_config=None,
    )
    return Middleware(app, site)


def _language(request: Ask) -> str:
    visitor = request.scope.get("state", {}).get("visitor")
    return visitor.language if visitor else "en"


def _refuse(request: Ask, error: MeijiError) -> Response[Any]:
    if isinstance(error, Refused):
        return _retry(_sentence(request, error.status, error.text(_language(request))), error.retry)
    return _sentence(request, 400, " ".join(str(error)[:LONGEST_SENTENCE].split()))


def _retry(answer: Response[Any], seconds: int | None) -> Response[Any]:
    if seconds is not None:
        answer.headers["retry-after"] = str(seconds)
    return answer


def _refuse_http(request: Ask, error: HTTPException) -> Response[Any]:
    if error.status_code == 404:
        return _sentence(request, 404, translate(_language(request), "no-such-page"))
    if error.status_code == 405:
        answer = _sentence(request, 405, translate(_language(request), "no-such-method"))
        answer.headers["allow"] = allowed(request.app, request.url.path)
        return answer
    if error.detail == "client disconnected prematurely":  # Litestar's word for it; nobody hears the answer
        return _sentence(request, 400, translate(_language(request), "bad-request"))
    if error.status_code >= 500:
        return _fail(request, error)
    detail = "" if request.url.path.startswith("/api") is False else error.detail
    return _sentence(request, error.status_code, detail or translate(_language(request), "bad-request"), error.extra)


def _fail(request: Ask, error: Exception) -> Response[Any]:
    """Something that should not happen: told in the log with its traceback, and in one sentence to the visitor."""
    where = {"method": request.method, "path": request.scope.get("path_template", "")}  # paths themselves hold tokens
    if is_away(error):
        log.warning("the database is away: %s", type(error).__name__, extra=where)
        return _refuse(request, Refused(503, "not-now", retry=AWAY))
    request.app.state.site.metrics.errors.inc()
    log.error("a request failed", extra=where, exc_info=error)
    return _sentence(request, 500, translate(_language(request), "our-mistake"))


def _sentence(request: Ask, status: int, text: str, extra: Any = None) -> Response[Any]:
    """One sentence: as JSON for programs and scripts, as a page for people."""
    if request.url.path.startswith("/api") or wants_view(request):
        content: dict[str, Any] = {"error": text}
        if extra:
            content["details"] = extra
        return Response(content, status_code=status, media_type=MediaType.JSON)
    if "visitor" not in request.scope.get("state", {}):
        return Response(text, status_code=status, media_type=MediaType.TEXT)
    site: Site = request.app.state.site
    return site.page(request, "error.html", status=status, text=text, code=status)
