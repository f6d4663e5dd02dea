"""Connections that say nothing, or too little, end; and nobody takes all of them."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from house import House, Listener

from meiji.kernel.errors import BadInput
from meiji.site.connections import Connections
from meiji.site.forwarded import Proxies

NOBODY = Proxies("192.0.2.1")  # so that 127.0.0.1 is an address like others


def connect(house: House, source: str = "127.0.0.1") -> socket.socket:
    port = int(house.url.rpartition(":")[2])
    connection = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(source, 0))
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    heard = b""
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.05)


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, NOBODY, head=1.0)) as house:
        silent = connect(house)
        assert rest(silent) == b""
        assert httpx.get(house.url + "/healthz").status_code == 200


def test_who_trickles_the_head_of_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, NOBODY, head=1.0)) as house:
        slow = connect(house)
        begun = time.monotonic()
        stop = threading.Event()

        def trickle() -> None:
            slow.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
            while not stop.wait(0.1):
                try:
                    slow.sendall(b"x-more: 1\r\n")
                except OSError:
                    return

        threading.Thread(target=trickle, daemon=True).start()
        heard = rest(slow)
        stop.set()
        assert heard == b"" or heard.startswith(b"HTTP/1.1 408")
        assert time.monotonic() - begun > 0.9


def test_empty_lines_between_two_requests_are_no_request(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, NOBODY, head=1.0)) as house:
        slow = connect(house)
        slow.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in slow.recv(65536)
        stop = threading.Event()

        def trickle() -> None:
            while not stop.wait(0.2):
                try:
                    slow.sendall(b"\r\n")
                except OSError:
                    return

        threading.Thread(target=trickle, daemon=True).start()
        rest(slow)
        stop.set()
        wait_until(lambda: not house.connections.open)


def test_who_sends_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, NOBODY, body=1.0)) as house:
        half = connect(house)
        half.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        rest(half)
        wait_until(lambda: not house.connections.open)
        assert not house.site.metrics.errors._value.get()


def test_who_does_not_take_what_is_sent_is_not_waited_for(tmp_path: Path) -> None:
    connections = Connections(100, NOBODY)
    connections.stalled = connections.head = 1.0
    connections._waiting[1.0] = {}
    with House(tmp_path, connections) as house:
        table = house.visitor("Anna").table("zaibatsu", ["me", "screen"], listed="yes")
        deaf = connect(house)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = f"GET /table/{table}/board HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        deaf.sendall(asked * 60)
        wait_until(lambda: len(house.connections.open) > 0)
        wait_until(lambda: not house.connections.open)


def test_event_streams_are_not_idle(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, NOBODY, head=0.5, body=0.5)) as house:
        anna = house.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
        listener = Listener(house.visitor("Ben").web, table)
        assert listener.ready.wait(30)
        time.sleep(2)
        anna.play(table)
        listener.join(30)
        assert len(listener.heard) == 2


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    with House(tmp_path, Connections(40, NOBODY)) as house:
        mine = [connect(house, "127.0.0.2") for _ in range(10)]
        wait_until(lambda: len(house.connections.open) == 10)
        assert rest(connect(house, "127.0.0.2")).startswith(b"HTTP/1.1 503")
        assert httpx.get(house.url + "/healthz").status_code == 200
        mine[0].close()
        wait_until(lambda: len(house.connections.open) < 10)
        again = connect(house, "127.0.0.2")
        again.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in again.recv(65536)
        for connection in (*mine, again):
            connection.close()


def test_when_all_are_taken_the_silent_make_room(tmp_path: Path) -> None:
    with House(tmp_path, Connections(12, NOBODY)) as house:
        silent = [connect(house, f"127.0.0.{last}") for last in range(2, 8) for _ in range(3)]
        wait_until(lambda: len(house.connections.open) == 12)
        assert httpx.get(house.url + "/healthz").status_code == 200
        assert rest(silent[0]) == b""
        for connection in silent:
            connection.close()


def test_streams_of_one_address_behind_a_proxy_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meiji.site.middleware.MOST_OPEN", 3)
    with House(tmp_path) as house:
        table = house.visitor("Anna").table("zaibatsu", ["me", "screen"], listed="yes")
        web = httpx.Client(base_url=house.url, headers={"x-forwarded-for": "192.0.2.7"}, timeout=60)
        streams = [web.stream("GET", f"/table/{table}/events") for _ in range(3)]
        listening = [stream.__enter__().iter_lines() for stream in streams]
        assert all(next(lines) for lines in listening)
        answer = web.get("/")
        assert answer.status_code == 429 and "address" in answer.text
        other = {"x-forwarded-for": "192.0.2.8"}
        assert httpx.get(house.url, headers=other).status_code == 200
        for stream in streams:
            stream.__exit__(None, None, None)
        wait_until(lambda: web.get("/").status_code == 200)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not limited there")
def test_silent_connections_leave_room_at_a_low_limit_of_files(tmp_path: Path) -> None:
    """More silent connections than the process may have files: others are served all the time."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", str(port)]
    environment = {**os.environ, "MEIJI_DATA": str(tmp_path), "FORWARDED_ALLOW_IPS": "192.0.2.1"}

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))

    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, preexec_fn=limit)
    url, silent = f"http://127.0.0.1:{port}/healthz", []
    try:

        def answers() -> bool:
            try:
                return httpx.get(url, timeout=30).status_code == 200
            except httpx.TransportError:
                return False

        wait_until(answers)
        for number in range(300):
            source = (f"127.0.1.{number % 50 + 1}", 0)
            silent.append(socket.create_connection(("127.0.0.1", port), timeout=30, source_address=source))
            if number % 20 == 19:
                assert httpx.get(url, timeout=30).status_code == 200
    finally:
        for connection in silent:
            connection.close()
        server.kill()
        server.wait()


def test_only_the_nearest_address_is_believed() -> None:
    """What stands further left in X-Forwarded-For may be made up."""
    one = Proxies("*")
    assert one.origin("6.6.6.6, 192.0.2.9") == "192.0.2.9" and one.origin("junk") is None
    two = Proxies("10.0.0.0/8, 2001:db8::/32")
    assert two.origin("6.6.6.6, 192.0.2.9, 10.1.2.3") == "192.0.2.9"
    assert two.origin("6.6.6.6, 192.0.2.9:4711, [2001:db8::1]:80") == "192.0.2.9"
    assert two.origin("6.6.6.6, junk, 10.1.2.3") == "10.1.2.3"
    assert two.origin("10.0.0.1") == "10.0.0.1"
    assert "10.2.3.4" in two and "::ffff:10.2.3.4" in two and "192.0.2.9" not in two and "" not in two
    with pytest.raises(BadInput, match="FORWARDED_ALLOW_IPS"):
        Proxies("nginx")


@pytest.mark.parametrize("trusted", ["*", "127.0.0.0/8"])
def test_a_made_up_address_does_not_dodge_limits(tmp_path: Path, trusted: str) -> None:
    with House(tmp_path, Connections(100, Proxies(trusted)), writes_per_minute=48) as house:
        web = httpx.Client(base_url=house.url)
        made = []
        for number in range(8):
            headers = {"x-forwarded-for": f"198.51.100.{number}, 192.0.2.9"}
            made.append(web.post("/api/guests", json={"name": "Bot"}, headers=headers).status_code)
        assert made == [201] * 6 + [429] * 2
