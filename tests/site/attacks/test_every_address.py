"""Every address of the site, found by discovery: no other site sends its forms, and no cache keeps a private answer."""

from __future__ import annotations

import re

import pytest
from house import House, Visitor

FOR_ALL = ("/static/", "/healthz", "/metrics", "/sw.js")  # the same for everybody
SAFE = {"GET", "HEAD", "OPTIONS"}


def addresses(house: House, table: str) -> list[tuple[str, str]]:
    """Every method and path, with a table that is there."""
    found = []
    for path, methods in house.gate.app.route_handler_method_map.items():
        filled = re.sub(r"\{id[^}]*\}", table, re.sub(r"\{[^}]*:int\}", "1", path))
        found += [(str(method), re.sub(r"\{[^}]*\}", "x", filled)) for method in methods]
    return sorted(found)


@pytest.fixture(scope="module")
def anna(house: House) -> tuple[Visitor, str]:
    visitor = house.visitor("Anna")
    return visitor, visitor.table("zaibatsu", ["me", "screen"])


def test_no_form_of_another_site_does_anything(house: House, anna: tuple[Visitor, str]) -> None:
    visitor, table = anna
    before, stolen = visitor.state(table)["table"]["revision"], house.visitor("Mallory").csrf
    unsafe = [(method, path) for method, path in addresses(house, table) if method not in SAFE]
    assert len(unsafe) > 60
    for method, path in unsafe:
        for headers in ({}, {"x-csrf-token": stolen}, {"origin": "https://evil.example"}):
            form = {"json": {}} if path.startswith("/api") else {"data": {"move": "x"}}
            answer = visitor.web.request(method, path, headers=headers, **form)
            assert answer.status_code == 403 and "reload" in answer.text.lower(), (method, path, answer.status_code)
    assert visitor.state(table)["table"]["revision"] == before and visitor.web.get("/api/me").json()["name"] == "Anna"


def test_every_answer_is_private_and_tells_the_browser_what_it_may_do(house: House, anna: tuple[Visitor, str]) -> None:
    visitor, table = anna
    for method, path in addresses(house, table):
        if method != "GET" or path.endswith("/events"):
            continue
        answer = visitor.web.get(path, follow_redirects=False)
        assert answer.status_code < 500, path
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY", path
        assert "script-src 'self';" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"] and headers["referrer-policy"] == "same-origin"
        if not path.startswith(FOR_ALL):
            assert re.search("private|no-store", headers["cache-control"]), path


@pytest.mark.parametrize("number", ["-1", "1000000", "9" * 30])
def test_no_number_in_an_address_is_too_large_for_the_database(
    house: House, anna: tuple[Visitor, str], number: str
) -> None:
    """The link by which one watches a hand named seat 999…: the database took no such number."""
    visitor, table = anna
    paths = [path for path in house.gate.app.route_handler_method_map if ":int}" in path]
    assert any("watch-me" in path for path in paths)
    for path in paths:
        filled = re.sub(r"\{id[^}]*\}", table, re.sub(r"\{[^}]*:int\}", number, path))
        filled = re.sub(r"\{[^}]*\}", "x", filled)
        for answer in (visitor.web.get(filled), visitor.web.post(filled, headers={"x-csrf-token": visitor.csrf})):
            assert answer.status_code in (404, 405), (filled, answer.status_code)
