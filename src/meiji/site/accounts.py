"""Accounts are optional: a name and a password for the guest one already is, and a code instead of e-mail."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from unicodedata import name as unicode_name
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meiji.site import sessions
from meiji.site.creation import clean_name
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.middleware import Visitor
from meiji.site.passwords import MOST as MOST_PASSWORD
from meiji.site.passwords import check_password
from meiji.site.player_tasks import STAND_IN
from meiji.site.site import Site
from meiji.site.validation import ALPHABET
from meiji.store import AccountRow, Conflict, SeatRow
from meiji.store.rows import COMPUTER, LEFT

MOST_LOGIN = 40  # letters, as the store keeps it
_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """Who does not exist takes as long as who does."""
    return _hasher.hash(secrets.token_urlsafe(16))


def login_of(name: str) -> str:
    """The same for whoever registers and whoever comes back, on whatever keyboard: a letter with an accent can be one
    sign or two, and of some letters there are wide and joined forms. Small letters can be more than the large ones."""
    return normalize("NFKC", normalize("NFKC", clean_name(name)).casefold())[:MOST_LOGIN]


def logins_of(name: str) -> list[str]:
    """As the account may be stored: as it was typed first, since some are older than the rules of `login_of`."""
    typed = clean_name(name).casefold()[:MOST_LOGIN]
    return list(dict.fromkeys((typed, normalize("NFC", typed)[:MOST_LOGIN], login_of(name))))


async def _find(site: Site, name: str) -> AccountRow | None:
    for login in logins_of(name):
        if (found := await site.store.account(login)) is not None:
            return found
    return None


def check_readable(name: str) -> None:
    """An account's name is written in one alphabet: with two of them one can write a name that looks like another."""
    letters = {unicode_name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    if len(letters & {"LATIN", "CYRILLIC", "GREEK"}) > 1:
        raise Refused(400, "name-mixed")


def new_code() -> str:
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(5))


async def _hash(text: str) -> str:
    return await asyncio.to_thread(_hasher.hash, text)


async def _fits(hash: str, text: str) -> bool:
    def verify() -> bool:
        try:
            return _hasher.verify(hash, text)
        except (Argon2Error, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)


async def register(site: Site, visitor: Visitor, name: str, password: str) -> str:
    """The guest gets an account; the code with which a lost password can be replaced. What fails changes nothing."""
    login = login_of(name)
    check_readable(name)
    check_password(password, name)
    if await site.store.account_of(visitor.id) is not None:
        raise Refused(409, "have-account")
    if await _find(site, name) is not None:
        raise Refused(409, "name-taken")
    code = new_code()
    row = AccountRow(login, visitor.id, await _hash(password), await _hash(code))
    try:
        await site.store.add_account(row, clean_name(name))
    except Conflict:
        raise Refused(409, "name-taken") from None
    site.tables.forget([row.id for row, _ in await site.store.tables_of(visitor.id, 1000)])
    return code


async def _account_named(site: Site, visitor: Visitor, name: str) -> AccountRow | None:
    """The account that somebody wants to get into, if they have not tried too often."""
    login = login_of(name)
    account = await _find(site, name)
    await site.rate_limits.check_guess(visitor, login, account.person if account else None)
    return account


async def log_in(site: Site, visitor: Visitor, name: str, password: str) -> str:
    """The person of the account. The tables of the guest who logs in move into it."""
    account = await _account_named(site, visitor, name)
    if not await _fits(account.password if account else _nobody(), password[:MOST_PASSWORD]) or account is None:
        raise Refused(403, "login-wrong")
    await _bring_along(site, visitor, account.person)
    return account.person


async def recover(site: Site, visitor: Visitor, name: str, code: str, password: str) -> tuple[str, str]:
    """A new password by the code; the person and a new code. All other browsers are logged out."""
    check_password(password, name)
    account = await _account_named(site, visitor, name)
    if not await _fits(account.recovery if account else _nobody(), code.strip().lower()[:80]) or account is None:
        raise Refused(403, "code-wrong")
    fresh = new_code()
    await site.store.change_password(account, await _hash(password), await _hash(fresh))
    await _bring_along(site, visitor, account.person)
    return account.person, fresh


async def _bring_along(site: Site, visitor: Visitor, person: str) -> None:
    """What the guest had belongs to the person now, and the cookie with which the guest came is worth nothing."""
    await sessions.end(site, visitor)
    if visitor.id != person and await site.store.account_of(visitor.id) is None:
        moved = [row.id for row, _ in await site.store.tables_of(visitor.id, 1000)]
        await site.store.move_into(visitor.id, person)
        site.tables.forget(moved)


async def delete_me(site: Site, visitor: Visitor, password: str) -> None:
    """Delete a person: own tables go, and where others sit a computer player goes on."""
    account = await site.store.account_of(visitor.id)
    if account is not None:
        await site.rate_limits.check_guess(visitor, account.login, account.person)
    if account is not None and not await _fits(account.password, password[:MOST_PASSWORD]):
        raise Refused(403, "password-wrong")
    alone, shared = await site.store.tables_left_by(visitor.id)
    for id in alone:
        await site.tables.delete(id)
    for id, seat in await site.store.running_seats(visitor.id):
        live = await site.tables.get(id)
        name = translate(live.row.language, "somebody-gone")
        await site.tables.hand_over(id, [SeatRow(seat, COMPUTER, None, name, STAND_IN)], LEFT)
    await site.tournaments.forget(visitor.id, secrets.token_urlsafe(16), translate("en", "somebody-gone"))
    await site.store.delete_person(visitor.id, translate("en", "somebody-gone"))
    site.tables.forget(shared)
