"""Where a request really comes from: proxies say it, and only those that are known are believed.

Each proxy adds the address it was asked from to the right end of X-Forwarded-For; whatever stands further left may have
been made up by who asks. So it is read from the right, until an address that is no proxy of ours.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from meiji.kernel.errors import BadInput


class Proxies:
    """As FORWARDED_ALLOW_IPS names them, addresses or networks; `*`: whoever asks is a proxy, and there is only one."""

    def __init__(self, named: str) -> None:
        self.any = named.strip() == "*"
        try:
            words = [] if self.any else named.replace(",", " ").split()
            self._networks = [ipaddress.ip_network(word, strict=False) for word in words]
        except ValueError as error:
            raise BadInput(f"FORWARDED_ALLOW_IPS names addresses or networks of proxies, or *: {error}.") from None
        self._known = lru_cache(maxsize=4096)(self._is_named)

    def __contains__(self, host: str) -> bool:
        return self.any or self._known(host)

    def _is_named(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._networks)

    def origin(self, forwarded: str) -> str | None:
        """The address that was the first to ask, as far as it is known."""
        found = None
        for word in reversed(forwarded.split(",")):
            address = _address(word)
            if address is None:
                break
            found = address
            if self.any or found not in self:
                break
        return found


def _address(word: str) -> str | None:
    """An address that may come with a port: 192.0.2.1:4711 or [2001:db8::1]:4711."""
    word = word.strip()
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        return str(ipaddress.ip_address(word))
    except ValueError:
        return None


def proxies() -> Proxies:
    return Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"))


class Forwarded:
    """ASGI middleware around everything."""

    def __init__(self, app: Callable[..., Awaitable[None]], proxies: Proxies) -> None:
        self.app, self.proxies = app, proxies

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        client = scope.get("client")
        if scope["type"] == "http" and client and client[0] in self.proxies:
            given: list[str] = []
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    given.append(value.decode("latin-1"))
                elif name == b"x-forwarded-proto" and value.strip() in (b"http", b"https"):
                    scope["scheme"] = value.strip().decode()
            if given and (origin := self.proxies.origin(",".join(given))):
                scope["client"] = (origin, 0)
        await self.app(scope, receive, send)
