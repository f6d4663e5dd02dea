"""Tokens with which a program acts for a person. A token is shown once; only its hash is kept; it can be revoked."""

from __future__ import annotations

import secrets
import time

from meiji.site.creation import clean_name, new_id
from meiji.site.errors import Refused
from meiji.site.signing import hashed
from meiji.site.site import Site
from meiji.store import TokenRow

MOST = 20  # of one person


async def make_token(site: Site, person: str, name: str) -> str:
    """A new token; nobody can show it again."""
    name = clean_name(name)
    if len(await site.store.tokens_of(person)) >= MOST:
        raise Refused(409, "too-many-tokens", most=MOST)
    token = "meiji_" + secrets.token_urlsafe(32)
    await site.store.add_token(TokenRow(new_id(), person, name, time.time()), hashed(token))
    return token


async def revoke_token(site: Site, person: str, id: str) -> None:
    if not await site.store.remove_token(person, id):
        raise Refused(404, "no-such-token")
