"""Registering, logging in and out, a new password by the recovery code, and leaving for good.

Whatever is wrong is told in the form, beside its field. Whatever was done leads on to another page, so that loading
that page again does nothing a second time; a recovery code or a token is shown there once.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import accounts, passwords, sessions
from meiji.site.errors import Refused
from meiji.site.middleware import COOKIE, Visitor, browser_cookie
from meiji.site.returning import renew_link, return_link
from meiji.site.sessions import YEAR
from meiji.site.signing import SHOWN_FOR
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.tokens import make_token, revoke_token

CODE_COOKIE, TOKEN_COOKIE = "meiji_code", "meiji_token"  # shown once
FIELDS = {  # beside which field a sentence stands; others stand beside the first one
    "password-length": "password",
    "password-weak": "password",
    "password-wrong": "password",
    "login-wrong": "password",
    "code-wrong": "code",
}
Answer = Response[Any]


@dataclass(frozen=True)
class Wrong:
    """What was wrong in which form, and what had been typed there."""

    form: str = ""
    field: str = ""
    text: str = ""
    name: str = ""
    code: str = ""


async def _form(request: Ask) -> dict[str, str]:
    return {str(name): str(value) for name, value in (await request.form()).items()}


def only_people(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A program acts for a person at tables; the account is the person's alone."""
    visitor: Visitor = asked.scope["state"]["visitor"]
    if visitor.token is not None:
        raise Refused(403, "not-for-programs")


def become(request: Ask, cookie: str, answer: Answer) -> Answer:
    """The browser is somebody else from now on."""
    secure = site_of(request).settings.secure
    answer.set_cookie(COOKIE, cookie, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return answer


async def _logged_in(request: Ask, person: str, answer: Answer) -> Answer:
    site = site_of(request)
    answer.set_cookie(**browser_cookie(site, person))
    return become(request, await sessions.begin(site, person), answer)


def _show_once(request: Ask, person: str, cookie: str, secret: str, answer: Answer) -> Answer:
    """The account's page shows this to the person, and then never again."""
    value, secure = site_of(request).signing.seal(person, secret), site_of(request).settings.secure
    answer.set_cookie(
        cookie, value, max_age=SHOWN_FOR, path="/account", httponly=True, samesite="strict", secure=secure
    )
    return answer


@get("/account")
async def account_page(request: Ask) -> Html:
    return await _page(request)


async def _page(request: Ask, wrong: Wrong | None = None, status: int = 200) -> Html:
    """The page, with a recovery code or a token that is shown this once, or with what was wrong in a form."""
    site, visitor = site_of(request), visitor_of(request)
    tokens = [
        {"id": row.id, "name": row.name, "since": time.strftime("%Y-%m-%d", time.gmtime(row.created))}
        for row in await site.store.tokens_of(visitor.id)
    ]
    code, token = (
        site.signing.unseal(visitor.id, request.cookies.get(cookie, "")) for cookie in (CODE_COOKIE, TOKEN_COOKIE)
    )
    link = await return_link(site, visitor)
    page = site.page(
        request,
        "account.html",
        status,
        account=await site.store.account_of(visitor.id) is not None,
        code=code,
        token=token,
        tokens=tokens,
        wrong=wrong or Wrong(),
        return_link=site.address(request, link) if link else None,
        least=passwords.LEAST,
    )
    page.headers["cache-control"] = "no-store"
    for cookie in (CODE_COOKIE, TOKEN_COOKIE):
        if cookie in request.cookies:
            page.delete_cookie(cookie, path="/account")
    return page


async def _again(request: Ask, which: str, form: dict[str, str], refused: Refused) -> Html:
    """The form again, with what was typed except passwords."""
    if refused.retry is not None:  # nothing was wrong in it
        raise refused
    field = FIELDS.get(refused.message, "password" if which == "delete" else "name")
    text = refused.text(visitor_of(request).language)
    wrong = Wrong(which, field, text, form.get("name", "")[:40], form.get("code", "")[:80])
    return await _page(request, wrong, refused.status)


@post("/account/register", opt={"limit": "login"})
async def register(request: Ask) -> Answer:
    site, visitor, form = site_of(request), visitor_of(request), await _form(request)
    try:
        code = await accounts.register(site, visitor, form.get("name", ""), form.get("password", ""))
    except Refused as refused:
        return await _again(request, "register", form, refused)
    answer = await _logged_in(request, visitor.id, Redirect("/account", status_code=303))
    return _show_once(request, visitor.id, CODE_COOKIE, code, answer)


@post("/account/login", opt={"limit": "login"})
async def log_in(request: Ask) -> Answer:
    site, form = site_of(request), await _form(request)
    try:
        person = await accounts.log_in(site, visitor_of(request), form.get("name", ""), form.get("password", ""))
    except Refused as refused:
        return await _again(request, "login", form, refused)
    return await _logged_in(request, person, Redirect("/", status_code=303))


@post("/account/recover", opt={"limit": "login"})
async def recover(request: Ask) -> Answer:
    site, form = site_of(request), await _form(request)
    given = [form.get(name, "") for name in ("name", "code", "password")]
    try:
        person, code = await accounts.recover(site, visitor_of(request), *given)
    except Refused as refused:
        return await _again(request, "recover", form, refused)
    answer = await _logged_in(request, person, Redirect("/account", status_code=303))
    return _show_once(request, person, CODE_COOKIE, code, answer)


@post("/account/logout", opt={"limit": "login"})
async def log_out(request: Ask) -> Answer:
    """The browser becomes a new guest, and the cookie that it had is worth nothing any more."""
    site = site_of(request)
    await sessions.end(site, visitor_of(request))
    return become(request, site.signing.sign(site.signing.new_visitor()), Redirect("/", status_code=303))


@post("/account/delete", opt={"limit": "login"})
async def delete(request: Ask) -> Answer:
    site, form = site_of(request), await _form(request)
    try:
        await accounts.delete_me(site, visitor_of(request), form.get("password", ""))
    except Refused as refused:
        return await _again(request, "delete", form, refused)
    return become(request, site.signing.sign(site.signing.new_visitor()), Redirect("/", status_code=303))


@post("/account/tokens", opt={"limit": "login"})
async def add_token(request: Ask) -> Answer:
    """A token for a program that acts for me."""
    site, visitor, form = site_of(request), named(request), await _form(request)
    try:
        token = await make_token(site, visitor.id, form.get("name", ""))
    except Refused as refused:
        return await _again(request, "token", form, refused)
    return _show_once(request, visitor.id, TOKEN_COOKIE, token, Redirect("/account#m-tokens", status_code=303))


@post("/account/tokens/{id:str}/revoke", opt={"limit": "login"})
async def revoke(request: Ask, id: FromPath[str]) -> Redirect:
    await revoke_token(site_of(request), visitor_of(request).id, id)
    return Redirect("/account#m-tokens", status_code=303)


@post("/account/return", opt={"limit": "login"})
async def new_return_link(request: Ask) -> Answer:
    """Another return link; whoever came by the old one is somebody else now."""
    cookie = await renew_link(site_of(request), named(request))
    return become(request, cookie, Redirect("/account#m-return", status_code=303))


PAGES = [new_return_link, account_page, register, log_in, recover, log_out, delete, add_token, revoke]
HANDLERS = [Router("/", route_handlers=PAGES, guards=[only_people])]
