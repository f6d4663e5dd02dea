"""What every request passes: who it is, how much may come in, and the headers of every answer."""

from __future__ import annotations

import base64
import hashlib
import logging
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from meiji.drawing import svg
from meiji.kernel.language import LANGUAGES
from meiji.site import sessions
from meiji.site.allowed_methods import allowed
from meiji.site.errors import Refused
from meiji.site.i18n import preferred, translate
from meiji.site.rate_limits import place_of
from meiji.site.sessions import YEAR
from meiji.site.signing import hashed
from meiji.store.database import is_away

if TYPE_CHECKING:
    from litestar import Litestar

    from meiji.site.site import Site

COOKIE, LANGUAGE_COOKIE = "meiji", "meiji_language"
CONFIRM_COOKIE, END_TURN_COOKIE = "meiji_confirm", "meiji_end_turn"
BROWSER_COOKIE = "meiji_browser"
AWAY = 5  # seconds after which a database that is away is asked again
MOST_OPEN = 256  # requests of one address at the same time, event streams among them
MOST_BYTES = 512 * 1024  # of a request
MOST_ADDRESS = 4000  # letters of path and query
SAFE = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("meiji.site")


@dataclass
class Visitor:
    """Who asks. Without a name it is nobody yet; the id comes from the signed cookie or a program's token."""

    id: str
    name: str | None
    language: str
    language_chosen: bool
    bot: bool = False
    new: bool = False
    confirm: bool = True
    end_turn: bool = False  # asks before the last step of a turn
    token: str | None = None  # the id of a program's token
    session: str | None = None  # of a browser that has registered or logged in
    address: str = "unknown"  # where the request comes from, see limits.py
    browser_of: str | None = None  # who has logged in with this browser before
    banned: bool = False
    owner: bool = False  # of the site


def security_headers(secure: bool) -> list[tuple[bytes, bytes]]:
    style = base64.b64encode(hashlib.sha256(svg._STYLE.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-{style}'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "manifest-src 'self'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
    if secure:
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Middleware:
    """ASGI middleware around the application."""

    def __init__(self, app: Litestar, site: Site) -> None:
        self.app = app
        self.site = site
        self.headers = security_headers(site.settings.secure)
        self.open: Counter[str] = Counter()  # requests that are being answered, event streams among them, by address

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = place_of(scope["client"][0]) if scope.get("client") else "unknown"
        methods, odd = allowed(self.app, scope["path"]), _odd(scope)
        if odd or scope["method"] not in methods.split(", ") or scope["method"] == "OPTIONS":  # no handler counts it
            try:
                await self.site.rate_limits.check_address("look", address)
            except Refused as refused:
                again = [(b"retry-after", str(refused.retry).encode())]
                await self._answer(send, refused.status, again, refused.message)
                return
        if scope["method"] == "OPTIONS" and methods and not odd:
            await self._answer(send, 204, [(b"allow", methods.encode())])
            return
        if odd:
            await self._answer(send, odd, [], "no-such-page" if odd == 404 else "bad-request")
            return
        if scope["method"] == "HEAD" and "HEAD" in methods:  # the server itself sends no body then
            scope = {**scope, "method": "GET"}
        scope.setdefault("state", {})
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        static = scope["path"].startswith("/static/") or scope["path"] == "/healthz"  # the same for everybody
        more = list(self.headers)
        if not static:
            try:
                visitor = await self._visitor(headers)
            except Exception as error:
                if not is_away(error):
                    raise
                log.warning("the database is away: %s", type(error).__name__)
                visitor = Visitor("", None, preferred(headers.get("accept-language", "")), False)  # no new cookie
                scope["state"]["refused"] = Refused(503, "not-now", retry=AWAY)
            visitor.address = address
            if not visitor.new and visitor.id:
                self.site.places.note(visitor.id, address)
            scope["state"]["visitor"] = visitor
            if visitor.new and not visitor.bot and scope["method"] in SAFE:
                more.append((b"set-cookie", cookie_for(self.site, self.site.signing.sign(visitor.id)).encode()))
            more.append((b"cache-control", b"private, no-cache"))

        metrics, begun = self.site.metrics, time.perf_counter()

        async def send_more(message: Any) -> None:
            if message["type"] == "http.response.start":
                metrics.seconds.observe(time.perf_counter() - begun)
                method = scope["method"] if scope["method"] in ("GET", "POST", "HEAD") else "other"
                metrics.requests.labels(method, message["status"]).inc()
                have = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(h for h in more if h[0] not in have or h[0] == b"set-cookie"),
                ]
            await send(message)

        if not scope["path"].isprintable() or len(scope["path"]) + len(scope["query_string"]) > MOST_ADDRESS:
            scope["state"]["refused"] = Refused(404, "no-such-page")
        if static:
            await self.app(scope, receive, send_more)
            return
        if "refused" in scope["state"]:
            pass
        elif visitor.bot and visitor.new:
            scope["state"]["refused"] = Refused(401, "token-wrong")
        elif self.open[address] >= MOST_OPEN and not address.startswith("127."):
            scope["state"]["refused"] = Refused(429, "too-many-open", retry=5)
        elif scope["method"] not in SAFE:
            scope["state"]["refused"] = _refusal(headers)
        self.open[address] += 1
        try:
            await self.app(scope, receive, send_more)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _answer(self, send: Any, status: int, headers: list[tuple[bytes, bytes]], message: str = "") -> None:
        """For who does not come by a page of ours: nothing, or one sentence as the API says it."""
        self.site.metrics.requests.labels("other", status).inc()
        body = msgspec.json.encode({"error": translate("en", message)}) if message else b""
        kind = [(b"content-type", b"application/json")] if message else []
        await send({"type": "http.response.start", "status": status, "headers": [*headers, *kind, *self.headers]})
        await send({"type": "http.response.body", "body": body})

    async def _visitor(self, headers: dict[str, str]) -> Visitor:
        keys, cookies = self.site.signing, _cookies(headers.get("cookie", ""))
        language = cookies.get(LANGUAGE_COOKIE, "")
        chosen = language in LANGUAGES
        if not chosen:
            language = preferred(headers.get("accept-language", ""))
        bearer = headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return await self._program(bearer[7:], language, chosen)
        cookie = keys.unsign(cookies.get(COOKIE, ""))
        person = await self.site.store.person(cookie.person) if cookie else None
        known, _, token = cookies.get(BROWSER_COOKIE, "").partition(".")
        browser_of = known if known and keys.same(token, "browser", known) else None
        if cookie is None or not await sessions.holds(self.site, cookie, person):
            return Visitor(keys.new_visitor(), None, language, chosen, new=True, browser_of=browser_of)
        name, confirm = person.name if person else None, cookies.get(CONFIRM_COOKIE) != "no"
        end_turn = cookies.get(END_TURN_COOKIE) == "yes"
        visitor = Visitor(cookie.person, name, language, chosen, confirm=confirm, end_turn=end_turn)
        visitor.session, visitor.browser_of = cookie.session, browser_of
        if person is not None:
            visitor.banned, visitor.owner = person.banned, person.owner
        return visitor

    async def _program(self, token: str, language: str, chosen: bool) -> Visitor:
        """Whom a program acts for. A token that is worth nothing is told so, whatever is asked with it."""
        store = self.site.store
        found = await store.token(hashed(token[:200]))
        person = await store.person(found.person) if found else None
        if found is None or person is None:
            return Visitor(self.site.signing.new_visitor(), None, language, chosen, bot=True, new=True)
        return Visitor(person.id, person.name, language, chosen, bot=True, token=found.id, banned=person.banned)


def _odd(scope: Any) -> int:
    """The status for what no client of good will sends and no handler should see; 0: nothing of the kind."""
    if any(len(part.encode()) > 255 for part in scope["path"].split("/")):
        return 404
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    port = host.rpartition(b"]")[2].partition(b":")[2]
    return 400 if port and not (port.isdigit() and len(port) <= 5 and int(port) < 65536) else 0


def _refusal(headers: dict[str, str]) -> Refused | None:
    length = headers.get("content-length", "")
    if "transfer-encoding" in headers or not (length.isdigit() or length == ""):
        return Refused(411, "length-needed")
    if len(length) > 12 or int(length or 0) > MOST_BYTES:
        return Refused(413, "too-much")
    return None


def cookie_for(site: Site, signed: str) -> str:
    secure = "; Secure" if site.settings.secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def browser_cookie(site: Site, person: str) -> dict[str, Any]:
    """The browser in which somebody has logged in: strangers who guess at the account do not keep its owner out."""
    value = f"{person}.{site.signing.token('browser', person)}"
    flags = {"httponly": True, "samesite": "lax", "secure": site.settings.secure}
    return {"key": BROWSER_COOKIE, "value": value, "max_age": YEAR, **flags}


def _cookies(header: str) -> dict[str, str]:
    """What stands there under which name. Other programs on this host have cookies, too: whatever they put there, a
    visitor stays who they are. Of several with one name the first is the one for this place."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, is_there, value = part.partition("=")
        if is_there:
            found.setdefault(name.strip(), value.strip().strip('"'))
    return found
