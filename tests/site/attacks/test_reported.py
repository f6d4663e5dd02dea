"""Reports: who is reported does not slip away by logging in, and one reader does not fill the owner's page."""

from __future__ import annotations

from house import House
from test_accounts import PASSWORD, fresh, registered
from test_chat import number, owner_of, say
from test_leaving import call, seated


def report_numbers(page: str) -> list[str]:
    return [part.partition('"')[0] for part in page.split('action="/owner/reports/')[1:]]


def test_who_logs_in_after_a_report_is_banned_all_the_same(house: House) -> None:
    owner = owner_of(house, "Olga Who Bans")
    registered(house, "Slippery Ben")
    (anna, ben), table = seated(house, 2)
    say(ben, table, "something foul")
    call(anna, table, "chat/report", message=number(anna, table))
    call(anna, table, "chat/mute", message=number(anna, table))
    ben.post("/account/login", name="Slippery Ben", password=PASSWORD)
    for one in report_numbers(owner.get("/owner")):
        owner.post(f"/owner/reports/{one}", do="ban")
    assert "Slippery Ben" in owner.get("/owner")
    fresh(ben)
    ben.post("/name", 403, name="Somebody Else")


def test_who_was_muted_stays_so_after_logging_in(house: House) -> None:
    registered(house, "Muted Ben")
    (anna, ben), table = seated(house, 2)
    say(ben, table, "noise")
    call(anna, table, "chat/mute", message=number(anna, table))
    ben.post("/account/login", name="Muted Ben", password=PASSWORD)
    fresh(ben)
    say(ben, table, "more noise")
    assert anna.web.get(f"/api/tables/{table}/chat").json()["messages"] == []


def test_one_reader_has_only_so_many_reports_open(house: House) -> None:
    owner = owner_of(house, "Olga Who Reads")
    (anna, ben), table = seated(house, 2)
    for n in range(25):
        say(ben, table, f"line {n}")
    ids = [one["id"] for one in anna.web.get(f"/api/tables/{table}/chat").json()["messages"]]
    for one in ids[:20]:
        call(anna, table, "chat/report", message=one)
    assert "wait" in call(anna, table, "chat/report", 409, message=ids[20])["error"]
    for one in report_numbers(owner.get("/owner")):
        owner.post(f"/owner/reports/{one}", do="nothing")
    call(anna, table, "chat/report", message=ids[20])


def test_what_is_refused_to_the_owner_changes_nothing(house: House) -> None:
    """The ban of an owner was refused after the message was gone."""
    owner = owner_of(house, "Olga Who Chats")
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "friend"])
    owner.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    say(owner, table, "my own words")
    call(anna, table, "chat/report", message=number(anna, table))
    *others, one = report_numbers(owner.get("/owner"))
    owner.post(f"/owner/reports/{one}", 409, do="ban")
    assert number(anna, table) and report_numbers(owner.get("/owner")) == [*others, one]
    owner.post(f"/owner/reports/{one}", do="nothing")
