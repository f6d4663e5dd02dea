"""What every request passes: who it is, how much may come in, and the headers of every answer."""

from __future__ import annotations

import base64
import hashlib
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any

from meiji.kernel import svg
from meiji.kernel.language import LANGUAGES
from meiji.site.errors import Refused
from meiji.site.keys import hashed
from meiji.site.words import preferred

if TYPE_CHECKING:
    from meiji.site.site import Site

COOKIE, LANGUAGE_COOKIE, CONFIRM_COOKIE = "meiji", "meiji_language", "meiji_confirm"
MOST_BYTES = 512 * 1024  # of a request
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 24 * 3600
NEW_TABLES = ("/tables", "/upload", "/real", "/api/tables", "/api/guests", "/api/saves")


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
    token: str | None = None  # the id of a program's token


class Limit:
    """So many writes a minute for each key; after a pause they come back little by little."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._left: dict[str, tuple[float, float]] = defaultdict(lambda: (float(per_minute), time.monotonic()))

    def take(self, key: str) -> bool:
        left, at = self._left[key]
        now = time.monotonic()
        left = min(self._most, left + (now - at) * self._most / 60)
        if len(self._left) > 50_000:
            self._left.clear()
        self._left[key] = (max(0.0, left - 1), now)
        return left >= 1


def security_headers(secure: bool) -> list[tuple[bytes, bytes]]:
    style = base64.b64encode(hashlib.sha256(svg._STYLE.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-{style}'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
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


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: Callable[..., Awaitable[None]], site: Site) -> None:
        self.app = app
        self.site = site
        self.headers = security_headers(site.settings.secure)
        writes = site.settings.writes_per_minute
        self.visitors = Limit(writes)
        self.addresses = Limit(writes * 5)
        self.tables = Limit(max(1, writes // 8))
        self.thinking = Limit(max(1, writes // 4))
        self.logins = Limit(max(1, writes // 24))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        static = scope["path"].startswith("/static/")
        more = list(self.headers)
        if not static:
            visitor = await self._visitor(headers)
            scope["state"]["visitor"] = visitor
            if visitor.new and not visitor.bot and scope["method"] in SAFE:
                more.append((b"set-cookie", cookie_for(self.site, visitor.id).encode()))
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

        if not static and visitor.bot and visitor.new:
            scope["state"]["refused"] = Refused(401, "token-wrong")
        elif not static and scope["method"] not in SAFE:
            scope["state"]["refused"] = self._refusal(headers, scope)
        await self.app(scope, receive, send_more)

    def _refusal(self, headers: dict[str, str], scope: Any) -> Refused | None:
        length = headers.get("content-length", "")
        if "transfer-encoding" in headers or not (length.isdigit() or length == ""):
            return Refused(411, "length-needed")
        if int(length or 0) > MOST_BYTES:
            return Refused(413, "too-much")
        address = scope["client"][0] if scope.get("client") else "unknown"
        person, path = scope["state"]["visitor"].id, scope["path"]
        fine = self.visitors.take(person) and self.addresses.take(address)
        if path in NEW_TABLES or path.endswith("/copy"):
            fine = fine and self.tables.take(address)
        if path.endswith(("/hint", "/review")):
            fine = fine and self.thinking.take(address)
        if path.startswith("/account/"):
            fine = fine and self.logins.take(address)
        return None if fine else Refused(429, "too-often")

    async def _visitor(self, headers: dict[str, str]) -> Visitor:
        keys, cookies = self.site.keys, _cookies(headers.get("cookie", ""))
        language = cookies.get(LANGUAGE_COOKIE, "")
        chosen = language in LANGUAGES
        if not chosen:
            language = preferred(headers.get("accept-language", ""))
        bearer = headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return await self._program(bearer[7:], language, chosen)
        id = keys.unsign(cookies.get(COOKIE, ""))
        person = await self.site.store.person(id[0]) if id else None
        if id is None or (person.epoch if person else 0) != id[1]:
            return Visitor(keys.new_visitor(), None, language, chosen, new=True)
        confirm = cookies.get(CONFIRM_COOKIE) != "no"
        return Visitor(id[0], person.name if person else None, language, chosen, confirm=confirm)

    async def _program(self, token: str, language: str, chosen: bool) -> Visitor:
        """Whom a program acts for. A token that is worth nothing is told so, whatever is asked with it."""
        store = self.site.store
        found = await store.token(hashed(token[:200]))
        person = await store.person(found.person) if found else None
        if found is None or person is None:
            return Visitor(self.site.keys.new_visitor(), None, language, chosen, bot=True, new=True)
        return Visitor(person.id, person.name, language, chosen, bot=True, token=found.id)


def cookie_for(site: Site, person: str, epoch: int = 0) -> str:
    secure = "; Secure" if site.settings.secure else ""
    signed = site.keys.sign(person, epoch)
    return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def _cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header[:4000]).items()}
    except CookieError:
        return {}
