"""The account's page: what is wrong is told in the form, nothing is made twice, secrets are shown once."""

from __future__ import annotations

import re

import pytest
from browsing import DESKTOP, PHONE, Welcome, needs_chromium
from house import House
from test_accounts import PASSWORD, code_in, fresh, log_in, registered
from test_tokens import token_ids

from meiji.site.passwords import is_weak

WEAK = [
    "12345678",
    "87654321",
    "11111111",
    "aaaaaaaaaaaa",
    "abababab",
    "11223344",
    "password",
    "Password1",
    "PASSWORT123!",
    "p@ssw0rd",
    "qwertyuiop",
    "poiuytrewq",
    "qwertz123",
    "abcdefgh",
    "asdfghjkl",
    "1q2w3e4r",
    "iloveyou1",
    "fussball",
    "polska2024",
    "83619274",
    "Zaibatsu!",
    "heidrun w",
    "Heidrun W 1987",
]
FINE = ["silk and steam", "kaori-32-bento", "dreizehn rote Lampions", "Zażółć gęślą", "heidrun lives here", "x8!kqPz2"]


@pytest.mark.parametrize("password", WEAK)
def test_passwords_that_are_guessed_first_are_refused(house: House, password: str) -> None:
    assert is_weak(password, "Heidrun W")
    guest = house.visitor("Heidrun W")
    page = guest.post("/account/register", 400, name="Heidrun W", password=password).text
    assert "Anyone would guess this password" in page
    assert guest.web.get("/api/me").json()["account"] is False


@pytest.mark.parametrize("password", FINE)
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_weak(password, "Heidrun W")


def test_a_recovered_account_gets_no_weak_password_either(house: House) -> None:
    _, code = registered(house, "Page Anna")
    page = house.visitor().post("/account/recover", 400, name="Page Anna", code=code, password="12345678").text
    assert "would guess this" in page and f'value="{code}"' in page
    log_in(house.visitor(), "Page Anna")


def test_a_failed_registration_changes_nothing(house: House) -> None:
    registered(house, "Page Ben")
    guest = house.visitor("Quiet guest")
    table = guest.table("zaibatsu", ["me", "screen"])
    before = guest.web.cookies["meiji"]
    wrong = [
        ("Page Ben", PASSWORD, 409),
        ("Other", "short", 400),
        ("Other", "12345678", 400),
        ("x" * 31, PASSWORD, 400),
    ]
    for name, password, status in wrong:
        guest.post("/account/register", status, name=name, password=password)
        assert guest.web.get("/api/me").json() == {"name": "Quiet guest", "account": False, "token": None}
        assert guest.state(table)["table"]["seats"][0]["name"] == "Quiet guest"
        assert guest.web.cookies["meiji"] == before


def field(page: str, id: str) -> str:
    found = re.search(rf'<input id="{id}"[^>]*>', page)
    assert found is not None
    return found[0]


def wrong_field(page: str) -> tuple[str, str]:
    """The one field that is marked as wrong, and the sentence beside it."""
    (found,) = re.findall(r'<input id="([\w-]+)"[^>]*aria-invalid="true" autofocus>', page)
    assert f'aria-describedby="{found}-error' in field(page, found)
    sentence = re.search(rf'id="{found}-error" role="alert">([^<]+)<', page)
    assert sentence is not None
    return found, sentence[1]


def test_errors_stay_in_their_form(house: House) -> None:
    registered(house, "Page Carla")
    guest = house.visitor("Page guest")
    cases = [
        ("register", 409, {"name": "Page Carla", "password": PASSWORD}, "m-new-name", "This name is taken"),
        ("register", 400, {"name": " ", "password": PASSWORD}, "m-new-name", "A name needs at least one letter"),
        ("register", 400, {"name": "Page D", "password": "short"}, "m-new-password", "A password needs 8 to 200"),
        ("login", 403, {"name": "Page Carla", "password": "wrong words"}, "m-login-password", "do not match"),
        ("recover", 403, {"name": "Page Carla", "code": "abc", "password": PASSWORD}, "m-lost-code", "do not match"),
        ("tokens", 400, {"name": " "}, "m-token-name", "A name needs at least one letter"),
    ]
    for form, status, given, id, words in cases:
        page = guest.post(f"/account/{form}", status, **given).text
        found, sentence = wrong_field(page)
        assert found == id and words in sentence, (form, found, sentence)
        assert PASSWORD not in page and "wrong words" not in page, "no password comes back"
        assert 'action="/account/register"' in page and 'action="/account/login"' in page
        if given["name"].strip():
            assert f'value="{given["name"]}"' in page, "what was typed is kept"
    refused = guest.post("/account/recover", 403, name="x", password=PASSWORD).text
    assert "<details open><summary>Forgot your password?" in refused
    assert "At least 8 characters" in guest.get("/account") and 'minlength="8"' in field(
        guest.get("/account"), "m-new-password"
    )


def test_nothing_is_made_twice_by_loading_the_page_again(house: House) -> None:
    anna = house.visitor("Page Emil")
    made = anna.post("/account/register", name="Page Emil", password=PASSWORD)
    assert made.request.method == "GET" and made.url.path == "/account", "what is loaded again only shows"
    assert code_in(made.text) and made.headers["cache-control"] == "no-store"
    assert "m-code" not in anna.get("/account"), "it is shown once"
    fresh(anna)
    made = anna.post("/account/tokens", name="Bot")
    assert made.request.method == "GET" and 'id="m-token"' in made.text
    for _ in range(2):
        assert 'id="m-token"' not in anna.get("/account") and len(token_ids(anna)) == 1
    recovered = house.visitor("Guest")
    code = code_in(registered_again(house, "Page Fritz"))
    page = recovered.post("/account/recover", name="Page Fritz", code=code, password="new words here")
    assert page.request.method == "GET" and "You are logged in as Page Fritz." in page.text
    assert 'id="m-tokens"' in page.text and code_in(page.text) != code
    fresh(recovered)
    recovered.post("/account/tokens", name="Bot")


def registered_again(house: House, name: str) -> str:
    return house.visitor(name).post("/account/register", name=name, password=PASSWORD).text


def test_what_is_shown_once_is_shown_to_nobody_else_and_not_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = house.site.signing
    sealed = keys.seal("anna", "the code")
    assert keys.unseal("anna", sealed) == "the code"
    assert keys.unseal("ben", sealed) == "" and keys.unseal("anna", sealed[:-3] + "AAA") == ""
    assert keys.unseal("anna", "") == keys.unseal("anna", "nonsense") == ""
    monkeypatch.setattr("meiji.site.signing.SHOWN_FOR", -1)
    assert keys.unseal("anna", sealed) == ""


@needs_chromium
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    "language, weak, wrong, logged_in",
    [
        ("en", "Anyone would guess this password", "Name and recovery code", "You are logged in as"),
        ("de", "Dieses Passwort errät jeder", "Name und Wiederherstellungscode", "Du bist als"),
        ("pl", "To hasło każdy odgadnie", "Nick i kod odzyskiwania", "zalogowano jako"),
    ],
)
def test_from_one_mistake_to_the_next_without_a_dead_end(
    welcome: Welcome, size: dict[str, int], language: str, weak: str, wrong: str, logged_in: str
) -> None:
    name = f"Zofia {language} {size['width']}"
    person = welcome(name, size, language)
    page = person.page

    def has_focus(field: str) -> bool:
        """The browser moves the focus a moment after the page is there."""
        page.wait_for_function("id => document.activeElement.id === id", arg=field)
        return True

    def expect_errors() -> None:
        assert all("status of 400" in error or "status of 403" in error for error in person.errors), person.errors
        person.errors.clear()

    page.goto("/account")
    page.fill("#m-new-password", "12345678")
    page.click("form[action='/account/register'] button")
    assert weak in page.inner_text("#m-new-password-error") and has_focus("m-new-password")
    assert page.input_value("#m-new-name") == name
    expect_errors()
    person.check()
    person.has_no_barriers()
    page.fill("#m-new-password", PASSWORD)
    page.keyboard.press("Enter")
    code = page.input_value("#m-code")
    hidden = page.eval_on_selector("#m-code", "field => field.scrollWidth - field.clientWidth")
    assert hidden <= 0, "the whole code is seen, to be written down"
    person.check()
    person.has_no_barriers()
    page.click("#m-tokens summary")
    page.fill("#m-token-name", "Bot")
    page.click("form[action='/account/tokens'] button")
    page.wait_for_selector("#m-token")
    page.reload()
    assert page.query_selector("#m-token") is None and page.locator(".tokens li").count() == 1
    page.click("form[action='/account/logout'] button")
    page.goto("/account")
    page.click("details:has(#m-lost-name) summary")
    for key, value in (("name", name), ("code", "nonsense"), ("password", "new words here")):
        page.fill(f"#m-lost-{key}", value)
    page.keyboard.press("Enter")
    assert wrong in page.inner_text("#m-lost-code-error") and has_focus("m-lost-code")
    assert page.input_value("#m-lost-name") == name
    expect_errors()
    person.has_no_barriers()
    page.fill("#m-lost-code", code)
    page.fill("#m-lost-password", "new words here")
    page.keyboard.press("Enter")
    page.wait_for_selector("#m-code")
    text = page.inner_text("main")
    assert logged_in.lower() in text.lower() and name in text and page.query_selector("#m-tokens")
    person.check()
