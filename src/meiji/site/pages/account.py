"""Registering, logging in and out, a new password by the recovery code, and leaving for good."""

from __future__ import annotations

import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import accounts
from meiji.site.gate import cookie_for
from meiji.site.site import Ask, Html, Site, named, site_of, visitor_of
from meiji.site.tokens import make_token, revoke_token


async def _form(request: Ask) -> dict[str, str]:
    return {str(name): str(value) for name, value in (await request.form()).items()}


async def _as(site: Site, person: str, answer: Response[Any]) -> Response[Any]:
    """The browser is this person from now on."""
    row = await site.store.person(person)
    answer.headers["set-cookie"] = cookie_for(site, person, row.epoch if row else 0)
    return answer


@get("/account")
async def account_page(request: Ask) -> Html:
    return await _page(request)


async def _page(request: Ask, code: str = "", token: str = "") -> Html:
    """The page, with a recovery code or a token that is shown this once."""
    site, visitor = site_of(request), visitor_of(request)
    tokens = [
        {"id": row.id, "name": row.name, "since": time.strftime("%Y-%m-%d", time.gmtime(row.created))}
        for row in await site.store.tokens_of(visitor.id)
    ]
    account = bool(code) or await site.store.account_of(visitor.id) is not None
    return site.page(request, "account.html", account=account, code=code, token=token, tokens=tokens)


@post("/account/register", status_code=200)
async def register(request: Ask) -> Html:
    site, form = site_of(request), await _form(request)
    visitor = visitor_of(request)
    code = await accounts.register(site, visitor, form.get("name", ""), form.get("password", ""))
    visitor.name = form.get("name", "")
    return await _page(request, code)


@post("/account/login")
async def log_in(request: Ask) -> Response[Any]:
    site, form = site_of(request), await _form(request)
    person = await accounts.log_in(site, visitor_of(request), form.get("name", ""), form.get("password", ""))
    return await _as(site, person, Redirect("/", status_code=303))


@post("/account/recover", status_code=200)
async def recover(request: Ask) -> Response[Any]:
    site, form = site_of(request), await _form(request)
    given = [form.get(name, "") for name in ("name", "code", "password")]
    person, code = await accounts.recover(site, visitor_of(request), *given)
    return await _as(site, person, await _page(request, code))


@post("/account/logout")
async def log_out(request: Ask) -> Response[Any]:
    """The browser becomes a new guest."""
    site = site_of(request)
    return await _as(site, site.keys.new_visitor(), Redirect("/", status_code=303))


@post("/account/delete")
async def delete(request: Ask) -> Response[Any]:
    site, form = site_of(request), await _form(request)
    await accounts.delete_me(site, visitor_of(request), form.get("password", ""))
    return await _as(site, site.keys.new_visitor(), Redirect("/", status_code=303))


@post("/account/tokens", status_code=200)
async def add_token(request: Ask) -> Html:
    """A token for a program that acts for me, shown once."""
    site, visitor, form = site_of(request), named(request), await _form(request)
    return await _page(request, token=await make_token(site, visitor.id, form.get("name", "")))


@post("/account/tokens/{id:str}/revoke")
async def revoke(request: Ask, id: FromPath[str]) -> Redirect:
    await revoke_token(site_of(request), visitor_of(request).id, id)
    return Redirect("/account#m-tokens", status_code=303)


HANDLERS = [account_page, register, log_in, recover, log_out, delete, add_token, revoke]
