"""Names that are not what they look like."""

from __future__ import annotations

import pytest
from house import House
from test_accounts import PASSWORD, log_in


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", " \uffa0 ", "\u200b", "\u202e"])
def test_a_name_that_nobody_can_see_is_no_name(house: House, name: str) -> None:
    anna = house.visitor("Anna")
    anna.post("/name", 400, name=name)
    answer = anna.web.put("/api/me", json={"name": name}, headers={"x-csrf-token": anna.csrf})
    assert answer.status_code == 400


@pytest.mark.parametrize("name", ["\u00df" * 25, "\u0390" * 30, "Anna  Maria", "\u0130\u0130"])
def test_whoever_registers_can_log_in_by_the_same_name(house: House, name: str) -> None:
    """In small letters a name may be longer than the store keeps."""
    house.visitor().post("/account/register", name=name, password=PASSWORD)
    log_in(house.visitor(), name)
