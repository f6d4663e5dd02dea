"""Names that are not what they look like."""

from __future__ import annotations

from typing import Any

import pytest
from house import House
from test_accounts import PASSWORD, log_in

from meiji.store import Conflict


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


def test_a_letter_with_an_accent_is_one_letter_on_every_keyboard(house: House) -> None:
    house.visitor().post("/account/register", name="Jos\u00e9", password=PASSWORD)
    log_in(house.visitor(), "Jose\u0301")
    house.visitor().post("/account/register", 409, name="JOSE\u0301", password=PASSWORD)


@pytest.mark.parametrize("name", ["\uff33ofia", "So\ufb01a", "\u24c8ofia", "SOFIA"])
def test_wide_joined_and_circled_letters_make_no_other_account(house: House, name: str) -> None:
    taken = house.visitor()
    taken.web.post("/account/register", data={"csrf": taken.csrf, "name": "Sofia", "password": PASSWORD})
    house.visitor().post("/account/register", 409, name=name, password=PASSWORD)
    log_in(house.visitor(), name)


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u0430", "\u039ftto"])
def test_no_account_mixes_letters_that_look_alike(house: House, name: str) -> None:
    answer = house.visitor().post("/account/register", 400, name=name, password=PASSWORD)
    assert "in one alphabet" in answer.text
    house.visitor(name)  # guests are known by nothing but their name
    house.visitor().post("/account/register", name=f"\u0410\u043d\u043d\u0430 {ord(name[-1])}", password=PASSWORD)


def test_an_account_of_before_is_found_as_it_was_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr("meiji.site.accounts.login_of", lambda name: name.casefold())
        house.visitor().post("/account/register", name="Rene\u0301", password=PASSWORD)
        house.visitor().post("/account/register", name="\uff26inn", password=PASSWORD)
    house.visitor().post("/account/register", 409, name="\uff26inn", password=PASSWORD)
    house.visitor().post("/account/register", name="Finn", password=PASSWORD)
    for name in ("Rene\u0301", "\uff26inn", "Finn"):
        log_in(house.visitor(), name)
    house.visitor().post("/account/register", 409, name="Rene\u0301", password=PASSWORD)


def test_a_player_with_another_name_every_moment_keeps_nobody_from_moving(house: House) -> None:
    """Of the moves that came soon after another name 34 in a hundred were refused: somebody had been quicker (409)."""
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    for number in range(6):
        mover, other = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
        move, moment = mover.state(table)["moves"][0]["notation"], mover.state(table)["table"]["moment"]
        other.post("/name", name=f"Somebody {number}")
        data = {"csrf": mover.csrf, "move": move, "moment": moment}
        answer = mover.web.post(f"/table/{table}/play", data=data, follow_redirects=False)
        assert answer.status_code == 303, answer.text


def test_a_move_is_played_though_a_name_changed_while_it_was_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    store, conflicts = house.site.store, [Conflict("another name")] * 2
    append = store.append

    async def busy(*arguments: Any) -> int:
        if conflicts:
            raise conflicts.pop()
        return await append(*arguments)

    monkeypatch.setattr(store, "append", busy)
    state = anna.state(table)
    anna.play(table)
    assert not conflicts and anna.state(table)["table"]["moment"] == state["table"]["moment"] + 1
