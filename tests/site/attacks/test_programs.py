"""Programs: a token plays at tables; the account is none of its business."""

from __future__ import annotations

import httpx
import pytest
from house import House
from test_accounts import PASSWORD, log_in, registered
from test_tokens import new_token, token_ids

SENTENCES = {
    "en": "Programs cannot do this: the account page is for people.",
    "de": "Programme können das nicht: Die Kontoseite ist für Menschen da.",
    "pl": "Programy nie mogą tego robić: strona konta jest dla ludzi.",
}


def account_routes(house: House) -> list[tuple[str, str]]:
    """Every method and path of the account's pages, as the site itself lists them."""
    routes = house.gate.app.routes
    found = [(method, route.path) for route in routes for method in getattr(route, "methods", ())]
    return sorted(
        (m, path) for m, path in found if path.startswith("/account") and m in ("GET", "POST", "PUT", "DELETE")
    )


@pytest.mark.parametrize("language", sorted(SENTENCES))
def test_no_page_of_the_account_lets_a_program_in(house: House, language: str) -> None:
    name = f"Program {language}"
    anna, code = registered(house, name)
    token = new_token(anna)
    bot = httpx.Client(
        base_url=house.url, headers={"authorization": f"Bearer {token}", "accept-language": language}, timeout=60
    )
    (id,) = token_ids(anna)
    routes = account_routes(house)
    assert {path for _, path in routes} >= {f"/account{end}" for end in ("", "/register", "/login", "/recover")}
    assert len(routes) >= 8
    form = {"name": name, "password": PASSWORD, "code": code}
    for method, path in routes:
        answer = bot.request(method, path.replace("{id:str}", id), data=form if method != "GET" else None)
        assert answer.status_code == 403, (method, path, answer.status_code)
        assert SENTENCES[language] in answer.text and "set-cookie" not in answer.headers, (method, path)
    assert token_ids(anna) == [id], "none was made, none revoked"
    assert bot.get("/api/me").json() == {"name": name, "account": True, "token": "My bot"}
    log_in(house.visitor(), name)


def test_a_guests_program_cannot_register(house: House) -> None:
    token = httpx.post(house.url + "/api/guests", json={"name": "Bot"}).json()["token"]
    bot = httpx.Client(base_url=house.url, headers={"authorization": f"Bearer {token}"})
    assert bot.post("/account/register", data={"name": "Bot", "password": PASSWORD}).status_code == 403
    assert bot.get("/api/me").json()["account"] is False


def test_a_wrong_token_is_told_so_there_too(house: House) -> None:
    bot = httpx.Client(base_url=house.url, headers={"authorization": "Bearer meiji_nonsense"})
    for method, path in account_routes(house):
        assert bot.request(method, path.replace("{id:str}", "x")).status_code == 401, path
