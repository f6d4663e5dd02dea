"""Who a browser is, and until when.

A guest's cookie names the guest and an epoch, and nothing is stored for it. Who registers or logs in gets a cookie with
a session instead, a new one each time. Logging out ends the session, or the epoch where the cookie names none: a copy
of that cookie is then worth nothing, and other browsers of the same person stay as they are.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from meiji.site.signing import Signed, hashed
from meiji.store import PersonRow

if TYPE_CHECKING:
    from meiji.site.middleware import Visitor
    from meiji.site.site import Site

YEAR = 365 * 24 * 3600


async def holds(site: Site, cookie: Signed, person: PersonRow | None) -> bool:
    """Is the cookie still worth something?"""
    if cookie.session is not None:
        return person is not None and await site.store.session(hashed(cookie.session)) == person.id
    return cookie.epoch == (person.epoch if person else 0)


async def begin(site: Site, person: str) -> str:
    """The cookie of a browser that has just shown who it is."""
    session = site.signing.new_visitor()
    await site.store.add_session(person, hashed(session), oldest=time.time() - YEAR)
    return site.signing.sign(person, session)


async def end(site: Site, visitor: Visitor) -> None:
    """The cookie with which the visitor came is worth nothing any more."""
    if visitor.session is not None:
        await site.store.end_session(hashed(visitor.session))
    else:
        await site.store.end_epoch(visitor.id)
