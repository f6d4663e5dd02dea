"""Leaving in good order: nobody is thrown out of a game, nobody is kept in one, and nothing goes without a word."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from house import House, Visitor

from meiji.store import Departure, PersonRow, SeatRow, Store

PEOPLE = ("Anna", "Ben", "Carla", "Dora")


def seated(house: House, count: int, game: str = "zaibatsu", pace: str = "live") -> tuple[list[Visitor], str]:
    """A private game of so many friends; the first one made it."""
    people = [house.visitor(name) for name in PEOPLE[:count]]
    table = people[0].table(game, ["me", *["friend"] * (count - 1)], pace=pace)
    link = people[0].link(table, "join")
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/table/{table}/sit", seat=seat, token=link.rpartition("/")[2])
    return people, table


def call(person: Visitor, table: str, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = person.web.post(f"/api/tables/{table}/{path}", json=body, headers={"x-csrf-token": person.csrf})
    assert answer.status_code == status, answer.text
    data: dict[str, Any] = answer.json()
    return data


def kinds(person: Visitor, table: str) -> list[str]:
    return [seat["kind"] for seat in person.state(table)["table"]["seats"]]


def test_the_host_alone_throws_nobody_out(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    told = anna.post(f"/table/{table}/replace", 403, seat=1, player="beginner").text
    assert "Ben plays here." in told
    assert "Others play here" in anna.post(f"/table/{table}/delete", 409).text
    assert kinds(ben, table) == ["person", "person"]
    assert '/replace"' not in anna.get(f"/table/{table}")
    alone = anna.table("zaibatsu", ["me", "screen", "beginner"], **{"name-1": "Mina"})
    offered = re.search(r'<select name="seat">(.*?)</select>', anna.get(f"/table/{alone}"), re.S)
    assert offered is not None and "Mina" in offered[1] and "Anna" not in offered[1]


def test_whoever_leaves_hands_over_to_a_computer_and_may_watch(house: House) -> None:
    (anna, ben, _), table = seated(house, 3)
    ben.post(f"/table/{table}/leave", player="beginner")
    assert kinds(anna, table) == ["person", "computer", "person"]
    assert "Ben has left" in anna.get(f"/table/{table}")
    assert ben.state(table)["seat"] is None, "the one who left looks on"
    ben.post(f"/table/{table}/leave", 403)
    assert "Give up" not in anna.get(f"/table/{table}"), "only a game of two ends so"
    anna.post(f"/table/{table}/resign", 409)


def test_before_the_game_a_seat_is_free_again(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    assert 'id="m-leave"' in ben.get(f"/table/{table}")
    ben.post(f"/table/{table}/leave")
    assert [seat["free"] for seat in anna.state(table)["table"]["seats"]] == [False, True, True]
    ben.post(f"/table/{table}/sit", seat=2)
    assert anna.state(table)["table"]["seats"][2]["name"] == "Ben"


@pytest.mark.parametrize("game", ["zaibatsu", "nippon", "yokohama"])
def test_giving_up_ends_a_game_of_two_and_the_other_wins(house: House, game: str) -> None:
    (anna, ben), table = seated(house, 2, game)
    to_move = anna.state(table)["table"]["to_move"]
    call([anna, ben][1 - to_move], table, "resign")  # also when it is not my turn
    state = anna.state(table)
    assert (state["table"]["status"], state["table"]["ended"]) == ("over", "resigned")
    assert state["table"]["to_move"] is None and state["moves"] == [] and not state["may_undo"]
    assert state["result"]["places"][to_move] == 1 and state["result"]["ranking"][-1] == 1 - to_move
    assert f"{PEOPLE[1 - to_move]} gave up" in ben.get(f"/table/{table}")
    anna.post(f"/table/{table}/play", 409, move="pass", moment=0)
    anna.post(f"/table/{table}/undo", 409, whole="no")
    anna.post(f"/table/{table}/review", 409)
    call(ben, table, "resign", 409)
    call(anna, table, "rematch", 201)


def test_a_game_ends_by_agreement_of_all(house: House) -> None:
    (anna, ben, carla), table = seated(house, 3)
    assert call(ben, table, "agreements", what="end") == {"done": False}
    assert call(ben, table, "agreements", what="end") == {"done": False}, "twice is once"
    assert "Ben proposes to end the game" in anna.get(f"/table/{table}")
    assert anna.state(table)["table"]["proposals"] == {"end": [1]}
    assert call(carla, table, "agreements", what="end", agree=False) == {"done": False}
    assert anna.state(table)["table"]["proposals"] == {}, "one is against it"
    for person in (carla, anna):
        assert call(person, table, "agreements", what="end") == {"done": False}
    assert call(ben, table, "agreements", what="end") == {"done": True}
    state = anna.state(table)
    assert (state["table"]["status"], state["table"]["ended"], state["result"]) == ("over", "agreed", None)
    assert "Ended by agreement" in carla.get(f"/table/{table}")
    call(anna, table, "agreements", 409, what="end")
    call(anna, table, "agreements", 400, what="burn")


def test_a_move_meanwhile_takes_nobodys_word_back(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    call(anna, table, "agreements", what="end")
    [anna, ben][anna.state(table)["table"]["to_move"]].play(table)
    assert anna.state(table)["table"]["proposals"] == {"end": [0]}
    assert call(ben, table, "agreements", what="end") == {"done": True}


def test_a_deleted_game_is_told_to_everybody_who_sat_there(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    stranger = house.visitor("Eve")
    assert call(anna, table, "agreements", what="delete") == {"done": False}
    ben.post(f"/table/{table}/agree", what="delete", agree="yes")
    for address in (f"/table/{table}", f"/api/tables/{table}", f"/table/{table}/view"):
        answer = anna.web.get(address)
        assert answer.status_code == 410 and "Ben deleted your game of Nippon: Zaibatsu." in answer.text
    assert "Ben deleted your game" in anna.get("/")
    anna.post("/deleted")
    assert "deleted your game" not in anna.get("/")
    assert stranger.web.get(f"/table/{table}").status_code == 404
    assert "deleted your game" not in stranger.get("/")


def test_the_host_deletes_a_game_that_has_not_begun_and_it_is_told(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben", "de")
    table = anna.table("nippon", ["me", "friend", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    anna.post(f"/table/{table}/delete")
    assert "Anna hat eure Partie" in ben.get(f"/table/{table}", 410)


def test_alone_everything_goes_at_once(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "beginner"])
    assert "Propose" not in anna.get(f"/table/{table}")
    call(anna, table, "resign")
    assert anna.state(table)["table"]["ended"] == "resigned"
    anna.post(f"/table/{table}/delete")
    assert anna.web.get(f"/table/{table}").status_code == 404


def test_strangers_have_no_say(house: House) -> None:
    (anna, _), table = seated(house, 2)
    eve = house.visitor("Eve")
    eve.web.get(anna.link(table, "watch"))
    for path in ("leave", "resign"):
        eve.post(f"/table/{table}/{path}", 403)
    eve.post(f"/table/{table}/agree", 403, what="end")
    eve.post(f"/table/{table}/delete", 403)
    assert anna.state(table)["table"]["status"] == "running"


def test_the_end_shows_all_hands(house: House) -> None:
    """After an agreed end nothing is a secret, as at any other end; before it every hand is."""
    (anna, ben), table = seated(house, 2, "yokohama")
    link = anna.link(table, "watch")
    eve = house.visitor("Eve")
    eve.web.get(link)
    assert eve.web.get(f"/table/{table}/save.json").status_code == 403
    for person in (anna, ben):
        call(person, table, "agreements", what="end")
    assert eve.web.get(f"/table/{table}/save.json").status_code == 200


def test_who_left_and_what_was_deleted_is_kept_by_the_store(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 3)
        computer = SeatRow(1, "computer", None, "Computer", "beginner")
        assert await store.agree("t1", 1, "end", "person0") == 2
        left = Departure(1, "person1", "Person 1", "left", 0)
        assert await store.hand_over("t1", 2, [computer], [left]) == 3
        assert await store.hand_over("t1", 3, [computer], [Departure(1, "other", "Other", "left", 4)]) == 4
        assert await store.departures("t1") == [left], "the first one is remembered"
        assert await store.proposals("t1") == {}
        await store.delete_table("t1", PersonRow("person0", "Anna"))
        [told] = await store.deleted_tables("person2")
        assert (told.table_id, told.game, told.by) == ("t1", "zaibatsu", "Anna")
        assert await store.deleted_tables("person0") == await store.deleted_tables("person1") == []
        await store.know_deleted("person2")
        assert await store.deleted_tables("person2") == []

    run(work)


def test_who_was_replaced_is_known_as_long_as_the_game_runs(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 3)
        computers = [SeatRow(seat, "computer", None, "Computer", "beginner") for seat in (1, 2)]
        left = [Departure(1, "person1", "Person 1", "voted", 0), Departure(2, "person2", "Person 2", "left", 0)]
        assert await store.hand_over("t1", 1, computers, left) == 2
        assert await store.replaced("person1") == [("t1", "zaibatsu", "voted")]
        assert await store.replaced("person2") == [], "who leaves knows it"
        await store.end("t1", 2, None)
        assert await store.replaced("person1") == []

    run(work)


def test_openapi_names_what_is_told(house: House) -> None:
    schema = httpx.get(house.url + "/api/openapi.json").json()["components"]["schemas"]
    assert {"ended", "resigned", "proposals"} <= set(schema["TableInfo"]["properties"])
