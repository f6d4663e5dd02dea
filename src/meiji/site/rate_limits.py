"""How often something may be asked for: by a person, from an address, and by who guesses at an account.

Each handler names in `opt` what it costs: `limit="table"`. So it is the matched route that counts, however its path was
written. A limit holds for all processes on one PostgreSQL: what each has counted goes into a table that they share,
one by one where little is allowed, and a twentieth of the limit at a time where much is.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from meiji.site.errors import Refused
from meiji.site.signing import Signing
from meiji.store import SharedCounts
from meiji.store.database import is_away

if TYPE_CHECKING:
    from meiji.site.middleware import Visitor

MOST_KEYS = 50_000  # in memory
log = logging.getLogger("meiji.limits")


@dataclass(frozen=True)
class Rate:
    most: int
    seconds: int = 60


def too_often(wait: float) -> Refused:
    return Refused(429, "too-often", retry=max(1, math.ceil(wait)))


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """What counts as one address. Whoever has one of IPv6 has the whole /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
        found = found.ipv4_mapped
    return str(found)


@dataclass
class Count:
    """The hits in a window of time and in the one before, which counts the less the more of this one is over."""

    window: int
    before: int = 0
    hits: int = 0
    untold: int = 0  # of these hits, those that the other processes have not heard of

    def move_on(self, window: int) -> None:
        if window != self.window:
            self.before = self.hits if window == self.window + 1 else 0
            self.window, self.hits, self.untold = window, 0, 0

    def wait(self, rate: Rate, now: float) -> float:
        """Seconds until one more hit is within the rate."""
        past = now % rate.seconds / rate.seconds
        if self.hits + 1 <= rate.most:
            free = rate.most - 1 - self.hits
            return rate.seconds * max(0.0, 1 - free / self.before - past) if self.before else 0.0
        return rate.seconds * (2 - past - (rate.most - 1) / self.hits)


class RateLimits:
    def __init__(self, writes: int, keys: Signing, shared: SharedCounts | None) -> None:
        """`writes` of a person a minute are the measure of all limits; without `shared` there is only one process."""
        self._keys, self._shared = keys, shared
        self._counts: OrderedDict[str, Count] = OrderedDict()
        self._guessed: OrderedDict[str, Count] = OrderedDict()  # apart: no flood makes us forget them
        self.kinds = {  # for a person, and for an address
            "write": (Rate(writes), Rate(writes * 5)),
            "look": (Rate(writes * 5), Rate(writes * 15)),
            "table": (Rate(max(1, writes // 8)),) * 2,
            "think": (Rate(max(1, writes // 4)),) * 2,
            "chat": (Rate(max(1, writes // 8)), Rate(max(1, writes // 2))),
            "login": (Rate(max(1, writes // 24)),) * 2,
        }
        self._guesses_from_one_place = Rate(max(1, writes // 24), 15 * 60)
        self._guesses = Rate(max(1, writes // 8), 60 * 60)
        self._challenges = Rate(max(1, writes // 24), 60 * 60)
        self._letters_from_one_place, self._letters = Rate(10, 24 * 3600), Rate(3, 24 * 3600)

    async def check(self, kind: str, visitor: Visitor) -> None:
        """Count a request; refuse it, if it is one too many. Who has no cookie yet is only an address."""
        await self.check_address(kind, visitor.address)
        if not visitor.new:
            await self._count(f"{kind} of {visitor.id}", self.kinds[kind][0])

    async def check_address(self, kind: str, address: str) -> None:
        """Count what comes from somewhere, whoever it is: also what no handler answers."""
        await self._count(f"{kind} from {address}", self.kinds[kind][1])

    async def check_guess(self, visitor: Visitor, login: str, person: str | None) -> None:
        """Count an attempt to log in as somebody, from wherever it comes.

        Strangers can use up what is allowed to all strangers together, and no more: a browser in which this person has
        logged in before is counted by itself.
        """
        if person is not None and person in (visitor.id, visitor.browser_of):
            await self._count_guess(f"guess at {login} in a known browser", self._guesses_from_one_place)
            return
        await self._count_guess(f"guess at {login} from {visitor.address}", self._guesses_from_one_place)
        await self._count_guess(f"guess at {login}", self._guesses)

    async def check_letter(self, visitor: Visitor, to: str) -> None:
        """Count a letter that asks somebody whether it is really them: nobody's letter-box is filled, and nobody sends
        letters to everybody."""
        await self._count_guess(f"letters from {visitor.address}", self._letters_from_one_place)
        await self._count_guess(f"letter to {to.casefold()}", self._letters)

    async def check_challenge(self, visitor: Visitor, person: str) -> None:
        """Count a challenge, which calls somebody: who withdraws and challenges again does not fill their letter-box,
        however many guests come from one place."""
        await self._count_guess(f"challenge to {person} from {visitor.address}", self._challenges)

    async def _count_guess(self, key: str, rate: Rate) -> None:
        await self._count(key, rate, self._guessed)

    async def _count(self, key: str, rate: Rate, counts: OrderedDict[str, Count] | None = None) -> None:
        counts = self._counts if counts is None else counts
        now = time.time()
        window = int(now // rate.seconds)
        count = counts.get(key)
        if count is None:
            count = counts[key] = Count(window)
            if len(counts) > MOST_KEYS:
                counts.popitem(last=False)
        else:
            counts.move_to_end(key)
            count.move_on(window)
        if (wait := count.wait(rate, now)) > 0:
            raise too_often(wait)
        count.hits += 1
        count.untold += 1
        if self._shared is not None and count.untold >= max(1, rate.most // 20):
            await self._tell(self._shared, key, rate, count, now)

    async def _tell(self, shared: SharedCounts, key: str, rate: Rate, count: Count, now: float) -> None:
        """Tell the other processes, and hear what they have counted."""
        window, told, count.untold = count.window, count.untold, 0
        try:
            before, hits = await shared.add(self._keys.token("limit", key), window, told, (window + 2) * rate.seconds)
        except Exception as error:
            if not is_away(error):
                raise
            log.warning("limits are counted here alone: %s", type(error).__name__)
            return
        if count.window == window:
            count.before, count.hits = before, hits + count.untold
        if (wait := Count(window, before, hits - 1).wait(rate, now)) > 0:
            raise too_often(wait)
