"""Calling the address that a player has named when it is their turn at a relaxed table.

A server that calls any address could be sent to places that only it can reach. So the name is looked up, every address
behind it has to be a public one, the call goes to just that address, and where it is sent on to nobody follows.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

from meiji.site.errors import Refused

PATIENCE = 5.0  # seconds without a word
DEADLINE = 10.0  # seconds for a whole call, however many words come
SENDERS = ThreadPoolExecutor(16, "meiji-webhooks")  # their own: slow receivers hold up nobody else
log = logging.getLogger("meiji.webhooks")

# What Python takes for global, in this version or another one, and what is none of the public network's machines.
NOT_PUBLIC_IPV4 = [
    ipaddress.IPv4Network(net)
    for net in (
        "192.0.0.0/24",  # protocol assignments; some clouds answer there
        "192.88.99.0/24",  # relays of 6to4
        "168.63.129.16/32",  # what a machine in Azure is told by its host
        "198.18.0.0/15",  # benchmarks
        "240.0.0.0/4",  # reserved
    )
]
PUBLIC_IPV6 = ipaddress.IPv6Network("2000::/3")  # neither local nor translated (NAT64), mapped or compatible ones
NOT_PUBLIC_IPV6 = [
    ipaddress.IPv6Network(net)
    for net in (
        "2001::/23",  # protocol assignments, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
    )
]


def check_url(url: str) -> SplitResult:
    """An address that may be called, as far as one can see without asking anybody."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(400, "hook-wrong") from None
    fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and len(url) <= 500
    if not fine or port not in (None, 80, 443) or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused(400, "hook-wrong")
    try:
        address = ipaddress.ip_address(str(parts.hostname))
    except ValueError:
        return parts
    if not is_public(str(address)):
        raise Refused(400, "hook-private")
    return parts


def is_public(address: str) -> bool:
    """Is it plainly an address of the public network? Those that hold another address inside are not."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found in PUBLIC_IPV6 and not any(found in net for net in NOT_PUBLIC_IPV6)
    else:
        inside = not any(found in net for net in NOT_PUBLIC_IPV4)
    return inside and found.is_global and not found.is_multicast


def public_address(host: str, port: int) -> str:
    """The address behind a name. If any of several is not public, none is."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Refused(400, "hook-wrong") from None
    if not found or not all(map(is_public, found)):
        raise Refused(400, "hook-private")
    return sorted(found, key=lambda address: ":" in address)[0]


def post(url: str, message: dict[str, Any]) -> int:
    return post_bytes(url, json.dumps(message).encode(), {"Content-Type": "application/json"})


def post_bytes(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post a message; the status of the answer. A redirection is an answer like any other."""
    parts = check_url(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = public_address(host, port)
    plain = socket.create_connection((address, port), PATIENCE)
    line = plain.dup()  # TLS takes the socket over, also while it still shakes hands
    ending = threading.Timer(DEADLINE, _hang_up, [line])
    ending.daemon = True
    ending.start()
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        ending.cancel()
        connection.close()
        plain.close()
        line.close()


def _hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it has ended by itself
        line.shutdown(socket.SHUT_RDWR)


async def send_webhook(url: str, message: dict[str, Any]) -> None:
    """Call, once; what goes wrong there is no trouble of ours."""
    try:
        calling = asyncio.get_running_loop().run_in_executor(SENDERS, post, url, message)
        status = await asyncio.wait_for(calling, 2 * DEADLINE)
        log.info("turn announced", extra={"status": status})
    except (OSError, Refused, TimeoutError, http.client.HTTPException) as error:
        log.info("turn not announced", extra={"reason": type(error).__name__})
