"""The head of a request is bounded, however it comes; odd heads get a status and no traceback."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from house import House

from meiji.site.connections import MOST_HEAD, Connections
from meiji.site.forwarded import Proxies


def sent(house: House, *parts: bytes) -> bytes:
    """What comes back until the other side ends the connection; nobody has to take all that is sent."""
    heard = b""
    with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), timeout=60) as connection:
        try:
            for part in parts:
                connection.sendall(part)
            while more := connection.recv(65536):
                heard += more
                if b"431" in heard:
                    break
        except (BrokenPipeError, ConnectionResetError):
            pass
    return heard


LONG = {
    "many headers": [b"GET /healthz HTTP/1.1\r\nhost: a\r\n", *[b"a: b\r\n" * 4000] * 40],
    "one header": [b"GET /healthz HTTP/1.1\r\nhost: a\r\na: ", *[b"b" * 60_000] * 40],
    "a long address": [b"GET /healthz?", *[b"b" * 60_000] * 40],
    "a whole head, too long": [b"GET /healthz HTTP/1.1\r\nhost: a\r\na: " + b"b" * (MOST_HEAD + 10) + b"\r\n\r\n"],
    "with a body behind it": [
        b"POST /name HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\na: " + b"b" * (MOST_HEAD + 10) + b"\r\n\r\nname=Anna"
    ],
}


@pytest.mark.parametrize("parts", LONG.values(), ids=list(LONG))
def test_a_head_that_is_too_long_is_refused(tmp_path: Path, parts: list[bytes]) -> None:
    with House(tmp_path, Connections(100, Proxies("192.0.2.1"))) as house:
        heard = sent(house, *parts)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 431 ")  # lost where the other side did not listen any more
        assert b"200" not in heard
        assert httpx.get(house.url + "/healthz", timeout=60).status_code == 200


def test_a_head_of_a_common_size_is_read(tmp_path: Path) -> None:
    with House(tmp_path, Connections(100, Proxies("192.0.2.1"))) as house:
        long = {f"x-{number}": "b" * 100 for number in range(100)}
        with httpx.Client(base_url=house.url, headers=long, timeout=60) as web:  # one connection for all
            csrf = web.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
            for _ in range(30):
                assert web.get("/healthz").status_code == 200
                assert web.post("/name", data={"csrf": csrf, "name": "a" * 9000}).status_code == 400


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/nope", {"host": "x:99999999"}, 400),
        ("/", {"host": "x:a"}, 400),
        ("/static/" + "a" * 3000, {}, 404),
        ("/table/" + "ä" * 200, {}, 404),
    ],
)
def test_odd_addresses_get_a_status(house: House, path: str, headers: dict[str, str], status: int) -> None:
    assert httpx.get(house.url + path, headers=headers, timeout=60).status_code == status


def test_a_length_of_many_digits_gets_a_status(house: House) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-length: " + b"9" * 5001 + b"\r\nconnection: close\r\n\r\n"
    assert b"500" not in sent(house, head).partition(b"\r\n")[0]
