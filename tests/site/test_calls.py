"""Addresses that players name: called when it is their turn, and never inside a private network."""

from __future__ import annotations

import http.server
import json
import socket
import threading
from typing import Any

import pytest
from house import House

from meiji.site import calls
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
        calls.check_url(url)


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], []])
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Refused):
        calls.call("http://inside.example/", {})


def test_a_turn_at_a_relaxed_table_is_announced_once(house: House, monkeypatch: pytest.MonkeyPatch, ear: Any) -> None:
    real = socket.create_connection
    monkeypatch.setattr(calls, "public_address", lambda host, port: "93.184.216.34")
    monkeypatch.setattr(
        calls.socket,
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
