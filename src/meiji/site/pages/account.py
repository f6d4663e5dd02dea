"""Registering, logging in and out, a new password by the recovery code, and leaving for good."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from meiji.site import accounts
from meiji.site.gate import cookie_for
from meiji.site.site import Ask, Html, Site, site_of, visitor_of


async def _form(request: Ask) -> dict[str, str]:
    return {str(name): str(value) for name, value in (await request.form()).items()}


async def _as(site: Site, person: str, answer: Response[Any]) -> Response[Any]:
    """The browser is this person from now on."""
    row = await site.store.person(person)
    answer.headers["set-cookie"] = cookie_for(site, person, row.epoch if row else 0)
    return answer


@get("/account")
async def account_page(request: Ask) -> Html:
    site = site_of(request)
    account = await site.store.account_of(visitor_of(request).id)
    return site.page(request, "account.html", account=account, code="")


def _with_code(request: Ask, code: str) -> Html:
    return site_of(request).page(request, "account.html", account=True, code=code)


@post("/account/register", status_code=200)
async def register(request: Ask) -> Html:
    site, form = site_of(request), await _form(request)
    visitor = visitor_of(request)
    code = await accounts.register(site, visitor, form.get("name", ""), form.get("password", ""))
    visitor.name = form.get("name", "")
    return _with_code(request, code)


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
    return await _as(site, person, _with_code(request, code))


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


HANDLERS = [account_page, register, log_in, recover, log_out, delete]
