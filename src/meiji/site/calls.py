"""Calling the address that a player has named when it is their turn at a relaxed table.

A server that calls any address could be sent to places that only it can reach. So the name is looked up, every address
behind it has to be a public one, the call goes to just that address, and where it is sent on to nobody follows.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

from meiji.site.errors import Refused

PATIENCE = 5.0  # seconds
log = logging.getLogger("meiji.calls")


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
    found = ipaddress.ip_address(address.partition("%")[0])
    inside = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return inside.is_global and found.is_global and not found.is_multicast


def public_address(host: str, port: int) -> str:
    """The address behind a name. If any of several is not public, none is."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Refused(400, "hook-wrong") from None
    if not found or not all(map(is_public, found)):
        raise Refused(400, "hook-private")
    return sorted(found, key=lambda address: ":" in address)[0]


def call(url: str, message: dict[str, Any]) -> int:
    """Post the message; the status of the answer. A redirection is an answer like any other."""
    parts = check_url(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = public_address(host, port)
    plain = socket.create_connection((address, port), PATIENCE)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(message).encode(), {"Content-Type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()
        plain.close()


async def announce(url: str, message: dict[str, Any]) -> None:
    """Call, once; what goes wrong there is no trouble of ours."""
    try:
        status = await asyncio.wait_for(asyncio.to_thread(call, url, message), 3 * PATIENCE)
        log.info("turn announced", extra={"status": status})
    except (OSError, Refused, TimeoutError, http.client.HTTPException) as error:
        log.info("turn not announced", extra={"reason": type(error).__name__})
