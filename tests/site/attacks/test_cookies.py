"""Cookies: whoever has a copy of an old one has nothing."""

from __future__ import annotations

import httpx
import pytest
import sqlalchemy as sa
from house import House, Visitor
from test_accounts import PASSWORD, fresh, log_in, registered
from test_tokens import new_token, program


def cookie_of(visitor: Visitor) -> str:
    return str(visitor.web.cookies["meiji"])


def who(house: House, cookie: str) -> dict[str, object]:
    """Whom somebody is taken for who sends this cookie."""
    data: dict[str, object] = httpx.get(f"{house.url}/api/me", cookies={"meiji": cookie}).json()
    return data


NOBODY = {"name": None, "account": False, "token": None}


def test_logging_out_ends_the_cookie_and_no_other_browser(house: House) -> None:
    anna, _ = registered(house, "Cookie Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    other = house.visitor()
    log_in(other, "Cookie Anna")
    copied = cookie_of(anna)
    assert who(house, copied)["account"] is True
    anna.post("/account/logout")
    assert who(house, copied) == NOBODY
    assert httpx.get(f"{house.url}/table/{table}", cookies={"meiji": copied}).status_code == 403
    assert who(house, cookie_of(anna)) == NOBODY
    other.get(f"/table/{table}")


def test_every_login_gives_a_cookie_of_its_own(house: House) -> None:
    registered(house, "Cookie Ben")
    browsers = [house.visitor(f"Guest {number}") for number in range(3)]
    guests = [cookie_of(browser) for browser in browsers]
    for browser in browsers:
        log_in(browser, "Cookie Ben")
    assert len({cookie_of(browser) for browser in browsers}) == 3
    assert all(who(house, guest) == NOBODY for guest in guests)
    before = cookie_of(browsers[0])
    log_in(browsers[0], "Cookie Ben")
    assert who(house, before) == NOBODY and who(house, cookie_of(browsers[0]))["account"] is True


def test_whoever_planted_the_guests_cookie_does_not_get_the_account(house: House) -> None:
    anna = house.visitor("Cookie Carla")
    table = anna.table("zaibatsu", ["me", "screen"])
    planted, token, csrf = cookie_of(anna), new_token(anna), anna.csrf
    anna.post("/account/register", name="Cookie Carla", password=PASSWORD)
    assert who(house, planted) == NOBODY
    assert httpx.get(f"{house.url}/table/{table}", cookies={"meiji": planted}).status_code == 403
    assert program(house, token).get("/me").status_code == 401
    anna.post("/account/logout", 403, csrf=csrf)
    anna.get(f"/table/{table}")
    fresh(anna)
    assert who(house, cookie_of(anna)) == {"name": "Cookie Carla", "account": True, "token": None}
    anna.post("/account/logout")


def person_of(house: House, login: str) -> tuple[str, int]:
    query = (
        "SELECT people.id, people.epoch FROM people JOIN accounts ON people.id = accounts.person WHERE login = :login"
    )
    with sa.create_engine(house.settings.database).connect() as connection:
        person, epoch = connection.execute(sa.text(query), {"login": login}).one()
    return person, epoch


def test_cookies_from_before_there_were_sessions_go_on_until_logging_out(house: House) -> None:
    anna, _ = registered(house, "Cookie Dora")
    table = anna.table("zaibatsu", ["me", "screen"])
    person, epoch = person_of(house, "cookie dora")
    copied = house.site.signing.sign(person, str(epoch))
    old = house.visitor()
    (given,) = [cookie for cookie in old.web.cookies.jar if cookie.name == "meiji"]
    given.value = copied
    old.get(f"/table/{table}")
    assert who(house, copied)["account"] is True
    fresh(old)
    old.post("/account/logout")
    assert who(house, copied) == NOBODY
    anna.get(f"/table/{table}")


def test_guests_of_an_old_database_keep_their_seats(house: House) -> None:
    guest = house.visitor("An old guest")
    table = guest.table("zaibatsu", ["me", "screen"])
    id = house.site.tables._live[table].row.owner
    assert cookie_of(guest) == house.site.signing.sign(id, "0"), "as it always was"


def test_a_session_is_worth_nothing_for_somebody_else(house: House) -> None:
    anna, _ = registered(house, "Cookie Emil")
    registered(house, "Cookie Fritz")
    session = house.site.signing.unsign(cookie_of(anna))
    assert session is not None and session.session is not None
    other, _ = person_of(house, "cookie fritz")
    assert who(house, house.site.signing.sign(other, session.session)) == NOBODY
    assert who(house, house.site.signing.sign(other, house.site.signing.new_visitor())) == NOBODY


def test_sessions_are_hashed_at_rest_and_go_with_the_account(house: House) -> None:
    anna, _ = registered(house, "Cookie Gerd")
    signed = house.site.signing.unsign(cookie_of(anna))
    assert signed is not None and signed.session is not None
    with sa.create_engine(house.settings.database).connect() as connection:
        rows = str(connection.execute(sa.text("SELECT * FROM sessions")).all())
        assert signed.person in rows and signed.session not in rows
    anna.post("/account/delete", password=PASSWORD)
    with sa.create_engine(house.settings.database).connect() as connection:
        assert signed.person not in str(connection.execute(sa.text("SELECT * FROM sessions")).all())


@pytest.mark.parametrize(
    "other", ['prefs={"a":1}', "a b=1", 'x="open', "foo[bar]=1", "\x80=1", "=", "path=/", "httponly", "p=" + "x" * 5000]
)
def test_the_cookies_of_other_programs_on_this_host_make_nobody_a_stranger(house: House, other: str) -> None:
    """Cookies know no ports: the visitor would get a new one, and a guest's tables would be lost."""
    anna = house.visitor("Cookie Dora")
    cookies = f"{other}; meiji={cookie_of(anna)}; {other}".encode("latin-1")
    answer = httpx.get(f"{house.url}/api/me", headers={b"cookie": cookies})
    assert answer.json()["name"] == "Cookie Dora" and "set-cookie" not in answer.headers


def test_the_first_of_two_cookies_counts(house: House) -> None:
    anna, eve = house.visitor("Cookie Emil"), house.visitor("Cookie Eve")
    cookies = f"meiji={cookie_of(anna)}; meiji={cookie_of(eve)}"
    assert httpx.get(f"{house.url}/api/me", headers={"cookie": cookies}).json()["name"] == "Cookie Emil"
