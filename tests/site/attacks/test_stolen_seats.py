"""Seats whose holder is said to be lost: nobody loses one for good, and nobody looks at cards by that way."""

from __future__ import annotations

import httpx
from house import House, Visitor
from test_leaving import seated
from test_returning import come_back, return_link, seat_link

from meiji.site import returning


def take(visitor: Visitor, table: str, link: str, status: int = 200) -> httpx.Response:
    return visitor.post(f"/table/{table}/seat", status, token=link.rpartition("/")[2], seat=1)


def test_a_second_invitation_does_not_take_away_the_right_to_object(house: House) -> None:
    """The host has a friend sit down in Ben's place and invites again at once: then Ben was forgotten."""
    (anna, ben), table = seated(house, 2)
    carl, dora = house.visitor("Carl"), house.visitor("Dora")
    take(carl, table, seat_link(anna, table))
    again = seat_link(anna, table)
    assert "Someone else plays on for you" in ben.get(f"/table/{table}")
    take(dora, table, again)
    assert dora.state(table)["seat"] == 1 and carl.state(table)["seat"] is None
    ben.post(f"/table/{table}/object", seat=1)
    assert ben.state(table)["seat"] == 1 and dora.state(table)["seat"] is None


def test_who_objects_while_a_second_invitation_is_open_sits_there_again(house: House) -> None:
    (anna, ben), table = seated(house, 2)
    carl = house.visitor("Carl")
    take(carl, table, seat_link(anna, table))
    again = seat_link(anna, table)
    ben.post(f"/table/{table}/object", seat=1)
    assert ben.state(table)["seat"] == 1 and carl.state(table)["seat"] is None
    take(house.visitor("Dora"), table, again, 409)


def test_an_objection_unseats_nobody_who_came_by_the_invitation_of_the_game(house: House) -> None:
    """Ben's seat was taken, left and free again before the game began; who sits there now has nothing to do with it."""
    anna, ben, carl, dora = (house.visitor(name) for name in ("Anna", "Ben", "Carl", "Dora"))
    table = anna.table("zaibatsu", ["me", "friend", "friend"])
    token = anna.link(table, "join").rpartition("/")[2]
    ben.post(f"/table/{table}/sit", token=token, seat=1)
    take(carl, table, seat_link(anna, table))
    carl.post(f"/table/{table}/leave")
    dora.post(f"/table/{table}/sit", token=token, seat=1)
    ben.post(f"/table/{table}/object", 409, seat=1)
    assert [seat["name"] for seat in anna.state(table)["table"]["seats"]] == ["Anna", "Dora", ""]


def test_nobody_looks_at_a_hand_while_its_holder_sleeps(house: House) -> None:
    """The host with a second browser sat down for a friend who was away, read the cards, and let them object."""
    (anna, ben), table = seated(house, 2, "yokohama")
    link, spy = seat_link(anna, table), house.visitor("Spy")
    hand = ben.state(table)["view"]
    assert "Ben can still object" in take(spy, table, link, 409).text
    assert ben.state(table)["seat"] == 1 and ben.state(table)["view"] == hand
    sit = {"seat": 1, "token": link.rpartition("/")[2]}
    assert spy.web.post(f"/api/tables/{table}/seats", json=sit, headers={"x-csrf-token": spy.csrf}).status_code == 409
    assert "Ben can still object" in spy.get(link)


def test_after_the_time_to_object_a_friend_plays_on(house: House, monkeypatch: object) -> None:
    (anna, _), table = seated(house, 2, "yokohama")
    link, carl = seat_link(anna, table), house.visitor("Carl")
    before = dict(returning.TIME_TO_OBJECT)
    try:
        returning.TIME_TO_OBJECT["live"] = 0.0
        take(carl, table, link)
    finally:
        returning.TIME_TO_OBJECT.update(before)
    assert carl.state(table)["seat"] == 1


def test_a_new_return_link_ends_the_programs_of_whoever_had_the_old_one(house: House) -> None:
    """A thief with the link made a token, which outlived the link."""
    from test_tokens import new_token

    ben, thief = house.visitor("Ben"), house.visitor()
    come_back(thief, return_link(ben))
    bot = httpx.Client(base_url=house.url, headers={"authorization": f"Bearer {new_token(thief)}"})
    assert bot.get("/api/me").json()["name"] == "Ben"
    ben.post("/account/return")
    assert bot.get("/api/me").status_code == 401
