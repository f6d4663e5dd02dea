"""Connections that end: each has to send a whole request in time, and nobody takes all of them.

uvicorn waits for ever for the first byte of a request and for the rest of one. Here a connection has a deadline until
the head of a request has come, another one until its body has come, and a third one while it does not take what it is
sent. What is being answered has no deadline, so event streams stay open. A head that is too long is not kept.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meiji.site.forwarded import Proxies
from meiji.site.rate_limits import place_of

HEAD, BODY, STALLED = 10.0, 60.0, 60.0  # seconds
MOST_OF_ONE = 256  # connections of one address, if there are enough
TICK = 0.5  # seconds
MOST_HEAD, MOST_HEADERS = 64 * 1024, 200  # bytes and lines of the head of a request


class Connections:
    """All connections of a server, and what each of them has to do by when."""

    def __init__(self, most: int, proxies: Proxies, head: float = HEAD, body: float = BODY) -> None:
        self.most, self.most_of_one = most, max(1, min(MOST_OF_ONE, most // 4))
        self.head, self.body, self.stalled = head, body, STALLED
        self.proxies = proxies
        self.open: dict[Connection, str] = {}  # with the address
        self._of_one: Counter[str] = Counter()
        self._waiting: dict[float, dict[Connection, float]] = {head: {}, body: {}, STALLED: {}}  # by patience; in order
        self._idle: dict[Connection, None] = {}  # between two requests
        self._sweeping = False

    def protocol(self) -> Callable[..., Connection]:
        """What uvicorn makes for each connection."""
        return partial(Connection, self)

    def enter(self, connection: Connection, host: str) -> bool:
        """Is there room for one more? Who waits for nothing has to make room for others."""
        place = place_of(host)
        if host in self.proxies:
            place = ""  # a proxy brings many people
        elif self._of_one[place] >= self.most_of_one:
            return False
        if len(self.open) >= self.most:
            idle = next(iter(self._idle), None) or next(iter(self._waiting[self.head]), None)
            if idle is None:
                return False
            idle.end()
        self.open[connection] = place
        self._of_one[place] += 1
        if not self._sweeping:
            self._sweeping = True
            connection.loop.call_later(TICK, self._sweep, connection.loop)
        return True

    def leave(self, connection: Connection) -> None:
        self.forget(connection)
        place = self.open.pop(connection, None)
        if place is not None:
            self._of_one[place] -= 1
            if not self._of_one[place]:
                del self._of_one[place]

    def expect(self, connection: Connection, patience: float) -> None:
        """The connection has to go on within so many seconds."""
        self.forget(connection)
        if connection in self.open:
            self._waiting[patience][connection] = connection.loop.time() + patience

    def waits(self, connection: Connection) -> bool:
        return any(connection in waiting for waiting in self._waiting.values())

    def forget(self, connection: Connection) -> None:
        self._idle.pop(connection, None)
        for waiting in self._waiting.values():
            waiting.pop(connection, None)

    def rest(self, connection: Connection) -> None:
        """Between two requests; uvicorn itself closes who rests too long."""
        self.forget(connection)
        self._idle[connection] = None

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for waiting in self._waiting.values():
            for connection, deadline in list(waiting.items()):
                if deadline > now:
                    break  # the others came later
                connection.end()
        self._sweeping = bool(self.open)
        if self._sweeping:
            loop.call_later(TICK, self._sweep, loop)


class Connection(HttpToolsProtocol):
    def __init__(self, all: Connections, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.all = all
        self.begun = False  # has something of a request come?
        self.head_bytes = self.head_lines = 0  # of the request whose head is coming
        self.unfinished = 0  # bytes that came since the last whole line of a head, or piece of a body
        self.too_long = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.all.enter(self, self.client[0] if self.client else ""):
            self.all.expect(self, self.all.head)
        else:
            self._say(b"503 Service Unavailable", b"There are too many connections; try again in a moment.")
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.begun = True
        if (self.cycle is None or self.cycle.response_complete) and not self.all.waits(self):
            self.all.expect(self, self.all.head)
        self.unfinished += len(data)
        super().data_received(data)
        if self.unfinished > MOST_HEAD:
            self._refuse_head()

    def on_url(self, url: bytes) -> None:
        if self._fits(url):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._fits(name + value):
            super().on_header(name, value)

    def _fits(self, part: bytes) -> bool:
        self.head_bytes += len(part)
        self.head_lines += 1
        self.unfinished = 0
        if self.head_bytes > MOST_HEAD or self.head_lines > MOST_HEADERS:
            self._refuse_head()
        return not self.too_long

    def _refuse_head(self) -> None:
        """Nothing more of this connection is read."""
        if not self.too_long:
            self.too_long = True
            self._say(b"431 Request Header Fields Too Large", b"The head of the request is too long.")
            self.transport.close()

    def on_body(self, body: bytes) -> None:
        self.unfinished = 0
        if not self.too_long:
            super().on_body(body)

    def on_headers_complete(self) -> None:
        self.head_bytes = self.head_lines = self.unfinished = 0
        if self.too_long:
            return
        self.all.expect(self, self.all.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.unfinished = 0
        if self.too_long:
            return
        self.all.forget(self)
        self.begun = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.all.waits(self):
            self.all.rest(self)

    def pause_writing(self) -> None:
        self.all.expect(self, self.all.stalled)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.all.forget(self)
        super().resume_writing()

    def end(self) -> None:
        """Too late, or no more room."""
        self.all.leave(self)
        if self.flow.write_paused:
            self.transport.abort()
        elif not self.transport.is_closing():
            if self.begun and (self.cycle is None or self.cycle.response_complete):
                self._say(b"408 Request Timeout", b"The request did not come in time.")
            self.transport.close()

    def _say(self, status: bytes, sentence: bytes) -> None:
        head = b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nretry-after: 5\r\n"
        self.transport.write(head % (status, len(sentence)) + b"connection: close\r\n\r\n" + sentence)
