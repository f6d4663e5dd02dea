"""Addresses that players name: called when it is their turn, and never inside a private network."""

from __future__ import annotations

import contextlib
import http.server
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from house import House

from meiji.site import webhooks
from meiji.site.errors import Refused


class Ear(http.server.BaseHTTPRequestHandler):
    heard: list[dict[str, Any]]
    came: threading.Event

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(302)
        self.send_header("location", "/elsewhere")
        self.end_headers()
        self.came.set()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def ear() -> Any:
    Ear.heard, Ear.came = [], threading.Event()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "http://",
        "nonsense",
        "http://user:word@example.org/",
        "http://example.org:22/",
        "http://[::1",
        "http://exa mple.org/",
        "http://127.0.0.1/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest",
        "http://0.0.0.0/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://[2002:7f00:1::]/",
    ],
)
def test_what_may_not_be_called_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        webhooks.check_url(url)


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], []])
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Refused):
        webhooks.post("http://inside.example/", {})


def test_a_turn_at_a_relaxed_table_is_announced_once(house: House, monkeypatch: pytest.MonkeyPatch, ear: Any) -> None:
    real = socket.create_connection
    monkeypatch.setattr(webhooks, "public_address", lambda host, port: "93.184.216.34")
    monkeypatch.setattr(
        webhooks.socket,
        "create_connection",
        lambda at, *more, **named: real(ear.server_address if at[0] == "93.184.216.34" else at, *more, **named),
    )
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("yokohama", ["me", "friend"], pace="relaxed", listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    now, other = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
    other.post(f"/table/{table}/hook", 400, url="http://127.0.0.1/x")
    other.post(f"/table/{table}/hook", url="http://games.example/turn")
    assert "http://games.example/turn" in other.get(f"/table/{table}")
    assert "http://games.example/turn" not in now.get(f"/table/{table}")
    while not other.state(table)["moves"]:
        now.play(table)
    assert Ear.came.wait(20)
    assert len(Ear.heard) == 1 and Ear.heard[0]["game"] == "yokohama" and table in Ear.heard[0]["table"]
    other.post(f"/table/{table}/hook", url="")
    assert "games.example" not in other.get(f"/table/{table}")


def test_live_tables_call_nobody(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    anna.post(f"/table/{table}/hook", 409, url="http://games.example/turn")


class Trickle(threading.Thread):
    """A receiver who answers a letter at a time, for ever."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.lines: list[socket.socket] = []
        self.called = threading.Semaphore(0)
        self.hung_up = threading.Semaphore(0)
        self.start()

    def run(self) -> None:
        while True:
            line, _ = self.socket.accept()
            self.lines.append(line)
            self.called.release()
            threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        try:
            line.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            while True:
                line.sendall(b"x")
                time.sleep(0.1)
        except OSError:
            self.hung_up.release()


@pytest.fixture
def trickle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Trickle]:
    """All calls go there."""
    receiver, real = Trickle(), socket.create_connection
    monkeypatch.setattr(webhooks, "public_address", lambda host, port: "93.184.216.34")
    there = receiver.socket.getsockname()
    monkeypatch.setattr(
        webhooks.socket,
        "create_connection",
        lambda at, *more, **named: real(there if at[0] == "93.184.216.34" else at, *more, **named),
    )
    yield receiver
    for line in receiver.lines:
        line.close()


@pytest.mark.parametrize("url", ["http://slow.example/", "https://slow.example/"])
def test_a_receiver_that_trickles_is_hung_up_on(trickle: Trickle, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """Each letter comes in time, the end of the answer never; with TLS already the handshake."""
    monkeypatch.setattr(webhooks, "DEADLINE", 1.0)

    def call() -> None:
        with contextlib.suppress(OSError):
            webhooks.post(url, {})

    calling = threading.Thread(target=call, daemon=True)
    calling.start()
    calling.join(60)
    assert not calling.is_alive() and trickle.hung_up.acquire(timeout=60)


def test_slow_receivers_hold_up_nobody_else(house: House, trickle: Trickle) -> None:
    """Passwords are checked in threads, too: logins are answered while more calls hang than there are such threads."""
    anna = house.visitor("Anna")
    anna.post("/account/register", name="Slowly Called", password="silk and steam")
    for _ in range((os.cpu_count() or 1) + 6):
        ben = house.visitor("Ben")  # each time another one: not many calls are made for one person at a time
        table = ben.table("yokohama", ["me", "screen"], pace="relaxed")
        ben.post(f"/table/{table}/hook", url="http://slow.example/turn")
        first = ben.state(table)["table"]["to_move"]
        ben.play_until(table, lambda state, first=first: state["table"]["to_move"] != first)  # type: ignore[misc]
        assert trickle.called.acquire(timeout=60)
    guest = house.visitor("Guest")
    guest.post("/account/login", name="Slowly Called", password="silk and steam")
