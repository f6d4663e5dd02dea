"""Chat at a table: its players among themselves, and apart those who watch. Nobody reads a room that is not theirs:
who watches may know what a player must not. When the game is over its players read both.

A message is plain text, or a phrase that every reader gets in their own language.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from meiji.site.bus import Notice
from meiji.site.creation import BLANK
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import MessageRow
from meiji.store.chat import EVERYBODY
from meiji.store.rows import OVER

PLAYERS, SPECTATORS = "players", "spectators"
MOST_TEXT, MOST_NOTE = 300, 4000  # letters
SHOWN = 100  # messages
MOST_REPORTS = 20  # of one reader that nobody has settled yet


@dataclass(frozen=True)
class Message:
    """A message as a reader sees it; `seat` is that of the writer, where they play."""

    id: int
    room: str
    name: str
    seat: int | None
    text: str
    at: float
    mine: bool


@dataclass(frozen=True)
class Chat:
    """What a reader wants to read, the oldest first; who of this table is muted, and whether the chat is off."""

    messages: list[Message]
    muted: list[str]
    off: bool

    @property
    def last(self) -> int:
        return self.messages[-1].id if self.messages else 0


def phrases(language: str) -> dict[str, str]:
    """Ready-made sentences by their keys."""
    return {
        "hello": translate(language, "phrase-hello"),
        "luck": translate(language, "phrase-luck"),
        "moment": translate(language, "phrase-moment"),
        "back": translate(language, "phrase-back"),
        "nice": translate(language, "phrase-nice"),
        "ouch": translate(language, "phrase-ouch"),
        "thanks": translate(language, "phrase-thanks"),
        "good-game": translate(language, "phrase-good-game"),
    }


def room_of(live: LiveTable, person: str) -> str:
    """Where somebody writes."""
    return PLAYERS if live.seats_of(person) else SPECTATORS


def rooms_of(live: LiveTable, person: str) -> list[str]:
    """What somebody may read."""
    room = room_of(live, person)
    return [PLAYERS, SPECTATORS] if room == PLAYERS and live.row.status == OVER else [room]


def is_offered(live: LiveTable, person: str) -> bool:
    """Is there anybody to talk to? Who watches may meet others who do."""
    return not live.seats_of(person) or not live.people <= {person}


async def read(site: Site, visitor: Visitor, live: LiveTable, language: str) -> Chat:
    muted = await site.chats.muted(visitor.id)
    if EVERYBODY in muted:
        return Chat([], [], off=True)
    rows = await site.chats.messages(live.row.id, rooms_of(live, visitor.id), visitor.id, 0)
    seats = {seat.person: seat.seat for seat in reversed(live.seats) if seat.person}
    known = phrases(language)

    def shown(row: MessageRow) -> Message:
        seat, mine = seats.get(row.person), row.person == visitor.id
        return Message(row.id, row.room, row.name, seat, text_of(row, known), row.at, mine)

    return Chat([shown(row) for row in rows[-SHOWN:]], sorted(muted.values()), off=False)


def text_of(row: MessageRow, known: dict[str, str]) -> str:
    return known.get(row.phrase, row.phrase) if row.phrase else row.text


async def say(site: Site, visitor: Visitor, live: LiveTable, text: str, phrase: str = "") -> None:
    """One line, without what cannot be seen."""
    assert visitor.name is not None
    if EVERYBODY in await site.chats.muted(visitor.id):
        raise Refused(409, "chat-is-off")
    line = " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in text).split())
    if phrase and phrase not in phrases("en"):
        raise Refused(400, "no-such-phrase")
    if not phrase and not line:
        raise Refused(400, "chat-empty")
    if len(line) > MOST_TEXT:
        raise Refused(400, "chat-too-long", most=MOST_TEXT)
    room = room_of(live, visitor.id)
    await site.chats.say(live.row.id, room, visitor.id, visitor.name, "" if phrase else line, phrase)
    site.bus.notify(live.row.id, Notice("chat", room))


async def message_for(site: Site, visitor: Visitor, live: LiveTable, id: int | None) -> MessageRow:
    """A message that this visitor may read, of somebody else."""
    found = await site.chats.message(live.row.id, id) if id is not None else None
    if found is None or found.room not in rooms_of(live, visitor.id) or found.person == visitor.id:
        raise Refused(404, "no-such-message")
    return found


async def mute(site: Site, visitor: Visitor, live: LiveTable, message: int | None) -> None:
    """Read nothing more of who wrote this, at any table."""
    await site.chats.mute(visitor.id, (await message_for(site, visitor, live, message)).person)


async def unmute(site: Site, visitor: Visitor) -> None:
    """Read all again who were muted one by one."""
    for muted in await site.chats.muted(visitor.id):
        if muted != EVERYBODY:
            await site.chats.unmute(visitor.id, muted)


async def switch(site: Site, visitor: Visitor, on: bool) -> None:
    """The chat of all tables, for this person."""
    await (site.chats.unmute if on else site.chats.mute)(visitor.id, EVERYBODY)


async def report(site: Site, visitor: Visitor, live: LiveTable, message: int | None) -> None:
    """Show a message to the owner of the site."""
    assert visitor.name is not None
    found = await message_for(site, visitor, live, message)
    if await site.chats.reports_by(visitor.id) >= MOST_REPORTS:
        raise Refused(409, "too-many-reports", most=MOST_REPORTS)
    text = text_of(found, phrases(live.row.language))
    await site.chats.report(live.row.id, found, text, visitor.id, visitor.name)


async def set_note(site: Site, visitor: Visitor, live: LiveTable, text: str) -> None:
    """What nobody else reads."""
    text = text.replace("\r\n", "\n").strip()
    if len(text) > MOST_NOTE:
        raise Refused(400, "note-too-long", most=MOST_NOTE)
    await site.chats.set_note(live.row.id, visitor.id, text)


def clock_time(at: float) -> str:
    """In the hours of the server, for pages without scripts; scripts show the reader's."""
    return time.strftime("%H:%M", time.localtime(at))
