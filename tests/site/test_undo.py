"""Taking back: in games against computers across their moves, told in the log and with another future; else not."""

from __future__ import annotations

from typing import Any

import pytest
from house import House, Visitor

from meiji.kernel.serialise import unpack

COMPUTERS = ["me", "beginner", "beginner"]


def undo(anna: Visitor, table: str, status: int = 200, **query: Any) -> dict[str, Any]:
    answer = anna.web.post(f"/api/tables/{table}/undo", params=query, headers={"x-csrf-token": anna.csrf})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def second_turn(anna: Visitor, table: str) -> dict[str, Any]:
    """Played until it is my turn again after others have moved."""
    seen: list[int] = []

    def again(state: dict[str, Any]) -> bool:
        seen.append(state["table"]["to_move"])
        return bool(state["moves"]) and any(seat != 0 for seat in seen)

    return anna.play_until(table, again)


def test_a_turn_is_taken_back_across_the_computers_and_told(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", COMPUTERS)
    before = second_turn(anna, table)
    assert before["may_undo"] and before["taken_back"] == []
    page = anna.get(f"/table/{table}")
    assert "Take back my turn" in page and "takes back" not in page
    after = undo(anna, table, whole_turn=True, moment=before["table"]["moment"])
    moment = after["table"]["moment"]
    assert moment < before["table"]["moment"] and after["table"]["revision"] > before["table"]["revision"]
    assert after["table"]["to_move"] == 0 and after["moves"], "it is my turn again"
    assert after["taken_back"] == [{"moment": moment, "seat": 0, "times": 1}]
    assert "You take back a turn" in anna.get(f"/table/{table}")
    answer = undo(anna, table, 409, whole_turn=True, moment=before["table"]["moment"])
    assert "moved on" in answer["error"], "the same sent twice is done once"
    assert anna.state(table) == after
    later = second_turn(anna, table)
    told = undo(anna, table, whole_turn=True)["taken_back"]
    assert sum(mark["times"] for mark in told) == 2 and later["taken_back"] == after["taken_back"]


def test_a_step_can_be_taken_back_while_a_computer_thinks(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "beginner"])
    start = anna.play_until(table, lambda state: bool(state["moves"]))
    anna.play_until(table, lambda state: not state["moves"] or state["table"]["moment"] > start["table"]["moment"] + 8)
    taken = undo(anna, table)
    assert taken["table"]["to_move"] == 0 and taken["moves"]


def test_what_was_drawn_is_drawn_anew(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "beginner"], seed="5")
    mine: list[int] = []

    def drew(state: dict[str, Any]) -> bool:
        live = house.site.tables._live[table]
        mine[:] = [move.number for move in live.moves if move.seat == 0 and move.drawn]
        return bool(mine and state["moves"])

    anna.play_until(table, drew)
    records = {move.number: move.record for move in house.site.tables._live[table].moves}
    while (after := undo(anna, table))["table"]["moment"] >= mine[0]:
        pass
    anna.state(table)
    live = house.site.tables._live[table]
    assert live.row.seed == "", "no seed tells this game"
    last = live.moves[-1] if live.moves else None
    assert live.game is not None and live.row.start is not None
    if last is not None:
        old, new = (unpack(live.game.spec, record) for record in (records[last.number], last.record))
        assert list(old.rng) != list(new.rng)
        old.rng[:] = new.rng
        assert old == new, "nothing but the future is another"
    assert after["taken_back"]


@pytest.mark.parametrize("who", [["screen", "screen"], ["me", "friend"]])
def test_between_people_the_rules_limits_hold(house: House, who: list[str]) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("nippon", who)
    if who[1] == "friend":
        ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    players = [anna, ben if who[1] == "friend" else anna]
    for _ in range(40):
        seat = anna.state(table)["table"]["to_move"]
        if seat == 1:
            break
        players[seat].play(table)
    assert seat == 1
    players[1].play(table)
    if players[0] is not players[1]:
        assert not anna.state(table)["may_undo"]
        assert "You cannot take this back" in undo(anna, table, 409)["error"]
    assert anna.state(table)["taken_back"] == []


def test_solo_goes_back_as_far_as_one_likes(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me"])
    anna.play_until(table, lambda state: state["table"]["moment"] >= 12)
    for _ in range(12):
        state = anna.state(table)
        if not state["may_undo"]:
            break
        undo(anna, table, whole_turn=True, moment=state["table"]["moment"])
    assert anna.state(table)["table"]["moment"] == 0 and not anna.state(table)["may_undo"]
    assert anna.state(table)["moves"]


def test_a_copy_says_of_what_and_leads_back(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "beginner"])
    anna.play_until(table, lambda state: state["table"]["moment"] >= 6 and bool(state["moves"]))
    made = anna.post(f"/table/{table}/copy", moment="5", open="").url.path.rpartition("/")[2]
    assert made != table
    page = anna.get(f"/table/{made}")
    assert "You are trying out:" in page and "from move 5" in page and f'href="/table/{table}"' in page
    assert "trying out" not in anna.get(f"/table/{table}")
    assert anna.get("/").count("Copy from move 5") == 1
    anna.post(f"/table/{table}/delete")
    page = anna.get(f"/table/{made}")
    assert "You are trying out:" in page and f'href="/table/{table}"' not in page, "the original is gone"


def test_who_wants_to_be_asked_before_a_turn_ends(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["screen", "screen"])
    assert "data-confirm-end" not in anna.get(f"/table/{table}")
    anna.post("/confirm", **{"end-turn": "yes", "back": f"/table/{table}"})
    page = anna.get(f"/table/{table}")
    assert "data-confirm-end" in page and "data-confirm=" in page, "the other question stays"
    anna.post("/confirm", **{"end-turn": "no", "back": f"/table/{table}"})
    assert "data-confirm-end" not in anna.get(f"/table/{table}")
