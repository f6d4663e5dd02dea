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
