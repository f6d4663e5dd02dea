"""Calling who is to move in a relaxed game, who is challenged, and whose challenge was answered: by push message and
e-mail, not in their quiet hours, once a turn.

What is sent says which game waits, and nothing of what is on the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import logging
import smtplib
import time
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import sqlalchemy as sa

from meiji.site import labels, push
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.site.mail import check_address
from meiji.site.webhooks import SENDERS, check_url, post_bytes
from meiji.store import CallSettings, Device, DueCall
from meiji.store.calls import BEGINS, CHALLENGE
from meiji.store.clocks import is_zone
from meiji.store.friends import ACCEPTED, DECLINED, OPEN

if TYPE_CHECKING:
    from meiji.site.middleware import Visitor
    from meiji.site.site import Site

EVERY = 2.0  # seconds
AT_ONCE, MOST_WAITING = 3, 100  # calls to people of one place
MOST_DEVICES = 10
GONE = (404, 410)  # what a push service says of a browser that takes no more messages
log = logging.getLogger("meiji.calls")


def is_quiet(settings: CallSettings, now: float) -> bool:
    return quiet_until(settings, now) > now


def quiet_until(settings: CallSettings, now: float) -> float:
    """The end of the quiet hours, if it is now one of them; else now."""
    first, last = settings.quiet_from, settings.quiet_to
    if first is None or last is None or first == last:
        return now
    here = datetime.fromtimestamp(now, ZoneInfo(settings.zone))
    inside = first <= here.hour < last if first < last else here.hour >= first or here.hour < last
    if not inside:
        return now
    end = here.replace(hour=last, minute=0, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()


@dataclass
class Line:
    """The calls to people of one place: those that are being made, and those that wait."""

    calls: int = 0
    free: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))


@dataclass(frozen=True)
class News:
    """What somebody is called for: their turn, a tournament game that begins, or what became of a challenge."""

    table: str
    game: str
    what: str = "turn"
    name: str = ""

    @property
    def path(self) -> str:
        """Who is challenged finds it at home: the game itself is not theirs to see yet."""
        return f"/table/{self.table}" if self.what in ("turn", "begins", ACCEPTED) else "/"

    def sentence(self, language: str) -> str:
        if self.what == OPEN:
            return translate(language, "challenge-call", name=self.name)
        if self.what == ACCEPTED:
            return translate(language, "challenge-accepted", name=self.name)
        if self.what == DECLINED:
            return translate(language, "challenge-declined", name=self.name)
        if self.what == "begins":
            return translate(language, "tournament-game-begins")
        return translate(language, "your-turn")

    def letter(self, language: str, address: str) -> tuple[str, str]:
        """Subject and text."""
        title = labels.title_of(self.game, language)
        if self.what == "turn":
            text = translate(language, "mail-turn-text", title=title, address=address)
            return translate(language, "mail-turn", title=title), text
        return f"{title}: {self.sentence(language)}", f"{self.sentence(language)} {title}: {address}"


class Calling:
    """Makes the calls that are due."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: dict[str, Line] = {}  # by place
        self._watch: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._watch = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._watch] if self._watch is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.make_due()
            except (OSError, sa.exc.SQLAlchemyError) as error:
                log.warning("calls cannot be looked at: %s", type(error).__name__)

    async def turn(self, live: LiveTable, person: str) -> None:
        """It is somebody's turn: write the call down."""
        await self._note(live, person, len(live.moves))

    async def begins(self, live: LiveTable, person: str) -> None:
        """A game of a tournament has begun, whoever is to move: write the call down."""
        await self._note(live, person, BEGINS)

    async def _note(self, live: LiveTable, person: str, length: int) -> None:
        calls = self._site.calls
        if await calls.is_wanted(live.row.id, person):
            now = time.time()
            due = quiet_until(await calls.settings(person), now)
            await calls.note_turn(live.row.id, person, length, due)

    async def challenge(self, table: str, person: str) -> None:
        """Somebody is challenged, or their challenge was answered: write the call down."""
        calls = self._site.calls
        if await calls.is_wanted(table, person):
            due = quiet_until(await calls.settings(person), time.time())
            await calls.note_turn(table, person, CHALLENGE, due)

    async def make_due(self) -> None:
        for due in await self._site.calls.take_due(time.time()):
            task = asyncio.get_running_loop().create_task(self._call(due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, due: DueCall) -> None:
        """Unless it is no longer so. The calls to people of one place are made a few at a time, so that slow
        addresses hold up nobody else; of very many the last ones are lost."""
        place = self._site.places.of(due.person) or due.person
        line = self._lines.setdefault(place, Line())
        if line.calls >= MOST_WAITING:
            log.info("too many calls to one place")
            return
        line.calls += 1
        try:
            async with line.free:
                await self._make(due)
        finally:
            line.calls -= 1
            if not line.calls:
                self._lines.pop(place, None)

    async def _make(self, due: DueCall) -> None:
        with contextlib.suppress(Refused):
            live = await self._site.tables.get(due.table_id)
            if due.length == CHALLENGE:
                news = await self._answered(live, due.person)
            else:
                news = _begins(live) if due.length == BEGINS else _turn(live, due.person)
            if news is None:
                return
            for device in await self._site.calls.devices(due.person):
                await self.push(device, news)
            settings = await self._site.calls.settings(due.person)
            if settings.confirmed and may_mail(self._site):
                await self._mail(settings, news)

    async def _answered(self, live: LiveTable, person: str) -> News | None:
        """How a challenge stands, for who has to know."""
        row = await self._site.friends.challenge(live.row.id)
        if row is None or person != (row.person if row.state == OPEN else row.by):
            return None
        other = await self._site.store.person(row.by if row.state == OPEN else row.person)
        return News(live.row.id, live.row.game, row.state, other.name if other else "")

    async def push(self, device: Device, news: News) -> None:
        title = labels.title_of(news.game, device.language)
        message = {"title": news.sentence(device.language), "body": title, "url": news.path, "tag": news.table}
        content = json.dumps(message).encode()
        contact = self._site.settings.public_url or "mailto:nobody@localhost"
        try:
            headers = {
                "Authorization": self._site.vapid.header(device.endpoint, contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(push.LASTS),
                "Topic": hashlib.sha256(news.table.encode()).hexdigest()[:32],
                "Urgency": "normal",
            }
            body = push.encrypt(content, device.p256dh, device.auth)
            sending = asyncio.get_running_loop().run_in_executor(SENDERS, post_bytes, device.endpoint, body, headers)
            status = await sending
        except (OSError, Refused, http.client.HTTPException) as error:
            await self._site.calls.note_device(device.id, type(error).__name__)
            return
        if status in GONE:
            await self._site.calls.remove_device(device.person, device.id)
        else:
            await self._site.calls.note_device(device.id, "" if 200 <= status < 300 else str(status))

    async def _mail(self, settings: CallSettings, news: News) -> None:
        address = self._site.settings.public_url.rstrip("/") + news.path
        failed = await self.send(settings.mail, *news.letter(settings.language, address))
        if failed != settings.failed:
            await self._site.calls.note_mail(settings.person, settings.mail, failed)

    async def send(self, to: str, subject: str, text: str) -> str:
        """Send an e-mail; why it failed, or nothing."""
        try:
            await asyncio.get_running_loop().run_in_executor(SENDERS, self._site.mail.send, to, subject, text)
        except (OSError, smtplib.SMTPException) as error:
            log.info("an e-mail was not sent", extra={"reason": type(error).__name__})
            return type(error).__name__
        return ""


def _begins(live: LiveTable) -> News | None:
    return None if live.to_move is None else News(live.row.id, live.row.game, "begins")


def _turn(live: LiveTable, person: str) -> News | None:
    if live.to_move is None or live.seats[live.to_move].person != person:
        return None
    return News(live.row.id, live.row.game)


# --- what people want -------------------------------------------------------------------------------------------------
async def add_device(site: Site, visitor: Visitor, endpoint: str, p256dh: str, auth: str) -> None:
    """This browser takes push messages."""
    if check_url(endpoint).scheme != "https":
        raise Refused(400, "device-wrong")
    push.check_keys(p256dh, auth)
    id = hashlib.sha256(endpoint.encode()).hexdigest()
    known = await site.calls.devices(visitor.id)
    if len(known) >= MOST_DEVICES and id not in {device.id for device in known}:
        raise Refused(409, "too-many-devices", most=MOST_DEVICES)
    await site.calls.add_device(Device(id, visitor.id, endpoint, p256dh, auth, visitor.language))


async def set_quiet(site: Site, visitor: Visitor, first: int | None, last: int | None, zone: str) -> None:
    """Hours in which nothing is sent; none: always."""
    hours = (first, last)
    if (first is None) != (last is None) or any(hour is not None and not 0 <= hour <= 23 for hour in hours):
        raise Refused(400, "quiet-wrong")
    zone = zone[:60] or "UTC"
    if not is_zone(zone):
        raise Refused(400, "quiet-wrong")
    await site.calls.set_quiet(visitor.id, first, last, zone)


def may_mail(site: Site) -> bool:
    """A letter leads to the address that the host has named, never to the one by which somebody asked."""
    return site.mail.is_possible and bool(site.settings.public_url)


async def set_mail(site: Site, visitor: Visitor, address: str) -> None:
    """Another address, or none. Nothing is sent there, but one letter that asks, before its owner has said yes."""
    if not address.strip():
        await site.calls.set_mail(visitor.id, "", visitor.language, "")
        return
    if not may_mail(site):
        raise Refused(409, "mail-not-here")
    to = check_address(address)
    await site.rate_limits.check_letter(visitor, to)
    base, token = site.settings.public_url.rstrip("/"), site.signing.token("mail", visitor.id, to)
    text = translate(visitor.language, "mail-confirm-text", address=f"{base}/calls/confirm/{visitor.id}/{token}")
    failed = await site.calling.send(to, translate(visitor.language, "mail-confirm"), text)
    await site.calls.set_mail(visitor.id, to, visitor.language, failed)


async def confirm_mail(site: Site, person: str, token: str) -> None:
    settings = await site.calls.settings(person)
    right = settings.mail and site.signing.same(token, "mail", person, settings.mail)
    if not right or not await site.calls.confirm_mail(person, settings.mail):
        raise Refused(403, "link-wrong")
