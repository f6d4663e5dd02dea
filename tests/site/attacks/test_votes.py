"""Votes about somebody who is late: they are about the table as it stands, and end with it."""

from __future__ import annotations

import pytest
from house import House, Visitor

from meiji.site import live_table as living


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to move is late."""
    monkeypatch.setitem(living.LATE, "live", -1)


def three(house: House) -> tuple[list[Visitor], str]:
    people = [house.visitor(name) for name in ("Anna", "Ben", "Carla")]
    table = people[0].table("zaibatsu", ["me", "friend", "friend"], listed="yes")
    for seat in (1, 2):
        people[seat].post(f"/table/{table}/sit", seat=seat)
    return people, table


def turn(people: list[Visitor], table: str) -> tuple[int, list[int]]:
    """Who is to move, and the others."""
    seat = people[0].state(table)["table"]["to_move"]
    return seat, [other for other in range(3) if other != seat]


def vote(voter: Visitor, table: str, seat: int) -> bool:
    answer = voter.web.post(f"/api/tables/{table}/votes", json={"seat": seat}, headers={"x-csrf-token": voter.csrf})
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["replaced"])


def test_all_others_together_replace_somebody_who_stays_away(house: House, late: None) -> None:
    people, table = three(house)
    seat, (one, two) = turn(people, table)
    assert not vote(people[one], table, seat)
    assert not vote(people[one], table, seat), "twice is once"
    assert vote(people[two], table, seat)
    assert people[one].state(table)["table"]["seats"][seat]["kind"] == "computer"


def test_another_name_does_not_put_votes_off(house: House, late: None) -> None:
    """Whoever was late took another name between any two votes, and was never replaced."""
    people, table = three(house)
    seat, (one, two) = turn(people, table)
    assert not vote(people[one], table, seat)
    people[seat].post("/name", name="Somebody Else")
    assert vote(people[two], table, seat)
    assert people[one].state(table)["table"]["seats"][seat]["kind"] == "computer"


def test_a_vote_is_forgotten_when_the_late_player_moves(house: House, late: None) -> None:
    people, table = three(house)
    seat, (one, two) = turn(people, table)
    assert not vote(people[one], table, seat)
    people[seat].play(table)
    while turn(people, table)[0] != seat:
        people[turn(people, table)[0]].play(table)
    assert not vote(people[two], table, seat), "the first vote was about another turn"
    assert people[one].state(table)["table"]["seats"][seat]["kind"] == "person"
    assert vote(people[one], table, seat)


def test_a_vote_is_forgotten_when_a_move_is_taken_back_and_played_again(house: House, late: None) -> None:
    people, table = three(house)
    for _ in range(200):
        seat, _ = turn(people, table)
        people[seat].play(table)
        now, others = turn(people, table)
        if people[seat].state(table)["may_undo"] and now != seat:
            break
    else:
        pytest.fail("no move of this game can be taken back after the turn went on")
    other = next(one for one in others if one != seat)
    assert not vote(people[other], table, now)
    last = house.site.tables._live[table].moves[-1].notation
    people[seat].post(f"/table/{table}/undo", whole="no")
    people[seat].play(table, move=last)
    assert turn(people, table)[0] == now and not vote(people[seat], table, now)


def test_a_vote_is_forgotten_when_the_late_player_comes_back(house: House, late: None) -> None:
    people, table = three(house)
    seat, (one, two) = turn(people, table)
    assert not vote(people[one], table, seat)
    people[two].get(f"/table/{table}")
    people[seat].get(f"/table/{table}")
    assert not vote(people[two], table, seat)
    assert vote(people[one], table, seat)


def test_whoever_moves_while_the_last_vote_is_given_stays(house: House, late: None) -> None:
    people, table = three(house)
    seat, (one, two) = turn(people, table)
    assert not vote(people[one], table, seat)
    given = house.site.store.vote

    async def slow(*about: object) -> set[str]:
        votes = await given(*about)
        live = await house.site.tables.get(table)
        assert live.game is not None
        person, move = live.seats[seat].person, live.game.moves()[0].notation
        assert person is not None
        await house.site.tables.play(table, person, len(live.moves), [move])
        return votes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.site.store, "vote", slow)
        headers = {"x-csrf-token": people[two].csrf}
        answer = people[two].web.post(f"/api/tables/{table}/votes", json={"seat": seat}, headers=headers)
    assert answer.status_code == 409, answer.text
    assert people[one].state(table)["table"]["seats"][seat]["kind"] == "person"
