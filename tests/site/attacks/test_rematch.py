"""Rematches of people who are gone, and rematches that are gone."""

from __future__ import annotations

import sqlalchemy as sa
from house import House, Visitor
from test_saves import seated


def over(house: House) -> tuple[Visitor, Visitor, str]:
    """Two people whose game is over."""
    anna, ben, table = seated(house, "yokohama", 0)
    while anna.state(table)["table"]["status"] == "running":
        state = anna.state(table)
        person = anna if state["moves"] else ben
        move = {"moment": state["table"]["moment"], "move": person.state(table)["moves"][0]["notation"]}
        answer = person.web.post(f"/api/tables/{table}/moves", json=move, headers={"x-csrf-token": person.csrf})
        assert answer.status_code == 200, answer.text
    return anna, ben, table


def rematch(visitor: Visitor, table: str) -> str:
    return visitor.post(f"/table/{table}/rematch").url.path.rpartition("/")[2]


def test_the_seat_of_a_deleted_person_is_free_in_the_rematch(house: House) -> None:
    anna, ben, table = over(house)
    ben.post("/account/delete")
    again = rematch(anna, table)
    state = anna.state(again)["table"]
    assert state["status"] == "waiting" and [seat["free"] for seat in state["seats"]] == [True, False]
    friend = house.visitor("Friend")
    friend.get(anna.link(again, "join"))
    friend.post(f"/table/{again}/sit", seat=0, token=anna.link(again, "join").rpartition("/")[2])
    state = anna.state(again)["table"]
    assert state["status"] == "running" and {seat["name"] for seat in state["seats"]} == {"Anna", "Friend"}


def test_a_deleted_person_is_seen_as_such_by_a_server_that_knew_the_table(house: House) -> None:
    anna, ben, table = over(house)
    known = house.site.tables._live[table]
    with_ben = known.row.revision
    ben.post("/account/delete")
    assert anna.state(table)["table"]["revision"] > with_ben, "whoever has an old copy reads the table anew"


def test_a_rematch_that_was_deleted_is_made_anew(house: House) -> None:
    anna, ben, table = over(house)
    first = rematch(anna, table)
    assert rematch(ben, table) == first
    for person in (anna, ben):
        person.post(f"/table/{first}/agree", what="delete")
    assert "To the next game" not in ben.get(f"/table/{table}")
    second = rematch(ben, table)
    assert second != first and rematch(anna, table) == second
    assert anna.state(second)["table"]["status"] == "running"


def test_every_seat_of_a_running_rematch_has_somebody(house: House) -> None:
    """Whoever is gone, at the end or since: a game that runs has a mover who can move."""
    anna, ben, table = over(house)
    again = rematch(anna, table)
    ben.post("/account/delete")
    assert anna.state(again)["table"]["status"] == "running"
    with sa.create_engine(house.settings.database).connect() as connection:
        lost = sa.text(
            "SELECT count(*) FROM tables JOIN seats ON seats.table_id = tables.id"
            " WHERE tables.status = 'running' AND seats.kind != 'computer' AND seats.person IS NULL"
        )
        assert connection.scalar(lost) == 0
