"""Finished games: each is in the archive once, with its result; filters, files, statistics; and ratings from it."""

from __future__ import annotations

import csv
import io
import json
import random
import re
import sqlite3
import time
import zipfile
from collections.abc import Callable
from typing import Any

from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_accounts import registered

import meiji
from meiji.arena.ratings import BEGIN, Standing, kind_of, rate, standing_of
from meiji.kernel.saves import parse
from meiji.site.archive import LEAST
from meiji.site.exports import as_bgstats, as_csv
from meiji.store import Archive, Filter, ResultRow, ResultSeat, Store
from meiji.store.rows import COMPUTER, PERSON


def seat(number: int, person: str | None, place: int | None, player: str | None = None) -> ResultSeat:
    name = (person or player or "").title()
    return ResultSeat(number, person, name, PERSON if person else COMPUTER, player, 50 - number, place, {"market": 7})


def result(table: str, rated: bool = True, ended: float = 1000.0, game: str = "nippon", seats: int = 2) -> ResultRow:
    return ResultRow(table, game, seats, {"boards": "same"}, "live", 400.0, ended, 90, "rules", rated)


def wait_for(done: Callable[[], bool]) -> None:
    """What is kept behind the answer is there in a moment."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def play_a_while(people: list[Visitor], table: str, moves: int = LEAST) -> None:
    """Until everybody has made so many moves, and nobody many more."""
    made = [0] * len(people)
    while min(made) < moves:
        seat = people[0].state(table)["table"]["to_move"]
        people[seat].play(table)
        made[seat] += 1
        if min(made) == moves:
            return


# --- ratings --------------------------------------------------------------------------------------------------------
def test_ratings_are_on_the_scale_of_the_ladder() -> None:
    assert Standing().rating == BEGIN
    greedy, planner = standing_of("nippon", "greedy"), standing_of("nippon", "veteran")
    assert greedy is not None and planner is not None
    assert (greedy.rating, planner.rating) == (1042, 1558) and planner.margin == 0
    assert standing_of("nippon", "planner:width=3") is None, "nobody has measured it"
    assert [kind_of(seats) for seats in (1, 2, 3, 4)] == [None, "two", "many", "many"]


def test_whoever_wins_goes_up_and_is_better_known() -> None:
    won, lost = rate([1, 2], [Standing(), Standing()])
    assert won.rating > BEGIN > lost.rating and max(won.margin, lost.margin) < Standing().margin
    first, last, middle = rate([1, 3, 2], [Standing()] * 3)
    assert first.mu > middle.mu > last.mu
    strong = standing_of("nippon", "expert")
    assert strong is not None
    beaten, by_expert = rate([1, 2], [Standing(), strong])
    assert beaten.rating > won.rating, "to beat the strong counts for more"
    assert abs(by_expert.rating - strong.rating) <= 1, "who is known for sure stays"


def test_no_result_is_counted_twice_and_none_is_lost(run: Any) -> None:
    """The law of ratings: whatever comes in whatever order and how often, each rated result counts once for each of its
    people, and all numbers come out of the archive again."""
    chooser = random.Random(7)
    people = ["anna", "ben", "carl", "dora"]
    entries: list[tuple[ResultRow, list[ResultSeat]]] = []
    for number in range(60):
        game, seats = chooser.choice(["nippon", "zaibatsu"]), chooser.choice([2, 2, 3, 4])
        players = chooser.sample([*people, "greedy", "veteran"], seats)
        places = [1 + chooser.randrange(seats) for _ in players]
        at = [
            seat(n, who, place) if who in people else seat(n, None, place, who)
            for n, (who, place) in enumerate(zip(players, places, strict=True))
        ]
        entries.append((result(f"t{number}", chooser.random() < 0.7, float(number), game, seats), at))

    async def work(store: Store) -> None:
        archive = Archive(store.database)
        again = [*entries, *chooser.sample(entries, 30)]
        added = [await archive.add(*entry) for entry in again]
        assert added == [True] * len(entries) + [False] * 30
        changes = await archive.all_changes()
        counted = [(row.table_id, one.person) for row, at in entries if row.rated for one in at if one.person]
        assert sorted((change.table_id, change.person) for change in changes) == sorted(counted)
        assert await archive.recount() == len(counted) and await archive.all_changes() == changes
        assert await archive.recount() == len(counted) and await archive.all_changes() == changes

    run(work)


def test_a_deleted_person_leaves_the_ratings_of_others_as_they_are(run: Any) -> None:
    async def work(store: Store) -> None:
        archive = Archive(store.database)
        await store.name_person("ben", "Ben")
        for number, places in enumerate([(1, 2), (2, 1), (1, 2)]):
            await archive.add(result(f"t{number}"), [seat(0, "anna", places[0]), seat(1, "ben", places[1])])
        mine = await archive.changes_of("anna")
        await store.delete_person("ben", "somebody")
        await archive.recount()
        assert await archive.changes_of("anna") == mine and len(mine) == 3
        assert await archive.changes_of("ben") == []
        (_, at), *_ = await archive.games_of("anna", Filter())
        assert at[1].name == "somebody" and at[1].person not in (None, "ben")

    run(work)


def test_rated_games_are_for_accounts_that_agree(house: House) -> None:
    anna, _ = registered(house, "Rated Anna")
    ben, _ = registered(house, "Rated Ben")
    guest = house.visitor("Guest")
    assert (
        "with an account"
        in guest.post("/tables", 403, game="nippon", **{"who-0": "me", "who-1": "friend"}, rated="yes").text
    )
    for who in (["me", "screen"], ["friend", "friend"], ["me", "search:simulations=3"]):
        anna.table("nippon", who, 400, rated="yes")
    anna.table("nippon", ["me", "friend"], 400, rated="yes", hints="yes")
    table = anna.table("nippon", ["me", "friend"], rated="yes")
    link = anna.link(table, "join")
    assert "It counts for the ratings" in guest.get(link)
    guest.post(f"/table/{table}/sit", 403, token=link.rpartition("/")[2], seat=1)
    anna.post(f"/table/{table}/replace", 400, seat=1, player="search:simulations=3")
    ben.post(f"/table/{table}/sit", token=link.rpartition("/")[2], seat=1)
    anna.post(f"/table/{table}/replace", 409, seat=0, player="veteran")
    anna.post(f"/table/{table}/invite-again", 400, seat=1)
    play_a_while([anna, ben], table)
    ben.post(f"/table/{table}/resign")
    wait_for(lambda: bool(anna.web.get("/api/me/ratings").json()))
    (mine,), (theirs,) = anna.web.get("/api/me/ratings").json(), ben.web.get("/api/me/ratings").json()
    assert mine["rating"] > BEGIN > theirs["rating"] and mine["kind"] == "two" and mine["games"] == 1


def test_who_gives_up_at_once_has_not_played(house: House) -> None:
    (anna, _), (ben, _) = registered(house, "Quick Anna"), registered(house, "Quick Ben")
    table = anna.table("nippon", ["me", "friend"], rated="yes")
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    play_a_while([anna, ben], table, LEAST - 1)
    ben.post(f"/table/{table}/resign")
    (game,) = ben.web.get("/api/me/games").json()
    assert game["how"] == "resigned" and not game["rated"]
    assert ben.web.get("/api/me/ratings").json() == [] == anna.web.get("/api/me/ratings").json()


def test_a_rated_game_against_a_computer_has_no_help(house: House) -> None:
    anna, _ = registered(house, "Helpless Anna")
    table = anna.table("zaibatsu", ["me", "beginner"], rated="yes")
    state = anna.play_until(table, lambda state: len(state["moves"]) > 0 and state["table"]["moment"] > 8)
    headers = {"x-csrf-token": anna.csrf}
    assert anna.web.post(f"/api/tables/{table}/hint", headers=headers).status_code == 403
    assert anna.web.get(f"/api/tables/{table}/save").status_code == 409
    moment = state["table"]["moment"]
    copied = anna.web.post(f"/api/tables/{table}/copy", json={"moment": moment}, headers=headers)
    assert copied.status_code == 409 and "counts for the ratings" in copied.json()["error"]
    page = anna.get(f"/table/{table}")
    assert "what-if" not in page and "save.json" not in page
    while anna.web.post(f"/api/tables/{table}/undo", headers=headers).status_code == 200:
        pass
    assert anna.state(table)["table"]["moment"] > 0, "what others did stays"
    anna.play_until(table, lambda state: state["table"]["status"] == "over")
    wait_for(lambda: bool(anna.web.get("/api/me/ratings").json()))
    assert anna.web.get(f"/api/tables/{table}/save").status_code == 200


def test_whoever_leaves_a_rated_game_comes_last(house: House) -> None:
    anna, _ = registered(house, "Leaving Anna")
    ben, _ = registered(house, "Leaving Ben")
    table = anna.table("yokohama", ["me", "friend"], rated="yes")
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    ben.post(f"/table/{table}/leave", player="random")
    anna.play_until(table, lambda state: state["table"]["status"] == "over")
    wait_for(lambda: bool(anna.web.get("/api/me/ratings").json()))
    (game,) = ben.web.get("/api/me/games").json()
    assert [(one["name"], one["place"]) for one in game["seats"]] == [("Leaving Anna", 1), ("Leaving Ben", 2)]
    assert ben.web.get("/api/me/ratings").json()[0]["rating"] < BEGIN


# --- archive --------------------------------------------------------------------------------------------------------
def test_a_finished_game_is_in_the_archive_of_its_people(house: House) -> None:
    anna = house.visitor("Archive Anna")
    table = anna.table("nippon", ["me", "random"])
    state = anna.play_until(table, lambda state: state["table"]["status"] == "over")
    (game,) = anna.web.get("/api/me/games").json()
    assert game["table"] == table and game["how"] == "rules" and not game["rated"]
    assert [one["score"] for one in game["seats"]] == state["result"]["scores"]
    assert [one["place"] for one in game["seats"]] == state["result"]["places"]
    assert [sum(one["points"].values()) for one in game["seats"]] == state["result"]["scores"]
    page = anna.get("/archive")
    assert "1 finished game" in page and f'href="/table/{table}"' in page and "Where the points come from" in page
    assert house.visitor("Nobody").web.get("/api/me/games").json() == []
    copied = anna.post(f"/table/{table}/copy", moment=state["table"]["moment"]).url.path.rpartition("/")[2]
    assert anna.state(copied)["table"]["status"] == "over" and len(anna.web.get("/api/me/games").json()) == 1
    with zipfile.ZipFile(io.BytesIO(anna.web.get("/archive/saves.zip").content)) as file:
        (name,) = file.namelist()
        assert table in name and meiji.load(parse(file.read(name).decode())).scores() == state["result"]["scores"]
    rows = list(csv.DictReader(io.StringIO(anna.get("/archive/games.csv"))))
    assert rows[0]["table"] == table and rows[0]["score 1"] == str(state["result"]["scores"][0])
    anna.post(f"/table/{table}/delete")
    assert anna.web.get("/api/me/games").json() == []


def test_rated_results_outlive_their_tables(run: Any) -> None:
    async def work(store: Store) -> None:
        archive = Archive(store.database)
        for table, rated in (("t1", False), ("t2", True)):
            await archive.add(result(table, rated), [seat(0, "anna", 1), seat(1, "ben", 2)])
            await store.delete_table(table)
        assert [row.table_id for row, _ in await archive.games_of("anna", Filter())] == ["t2"]

    run(work)


def test_games_that_were_reviewed_tell_how_well_they_were_played(house: House) -> None:
    anna = house.visitor("Accurate Anna")
    table = anna.table("nippon", ["me", "random"])
    anna.play_until(table, lambda state: state["table"]["status"] == "over")
    assert "accuracy" not in anna.get("/archive")
    told = json.dumps({"players": [{"accuracy": 81.6}, {"accuracy": None}]})
    with sqlite3.connect(house.settings.database.removeprefix("sqlite:///")) as database:
        database.execute("INSERT INTO reviews (table_id, log, told, made) VALUES (?, 'log', ?, 0)", (table, told))
    page = anna.get("/archive")
    assert re.search(r"accuracy\s+82 %", page) and page.count("accuracy") == 1


def test_what_is_known_of_reviews(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        assert await store.accuracies(["t1"]) == {} == await store.accuracies([])
        await store.set_review("t1", "log", {"chances": []})
        assert await store.accuracies(["t1"]) == {}, "of before"
        await store.set_review("t1", "log", {"players": [{"accuracy": 81.6}, {"accuracy": None}]})
        assert await store.accuracies(["t1", "t2"]) == {"t1": [81.6, None]}

    run(work)


def test_filters(run: Any) -> None:
    async def work(store: Store) -> None:
        archive = Archive(store.database)
        await archive.add(result("t1", ended=1.0), [seat(0, "anna", 1), seat(1, "ben", 2)])
        await archive.add(result("t2", False, 2.0, "zaibatsu"), [seat(0, "anna", 2), seat(1, None, 1, "greedy")])
        await archive.add(result("t3", False, 3.0, seats=1), [seat(0, "anna", None)])
        await archive.add(result("t4", ended=4.0), [seat(0, "ben", 1), seat(1, "carl", 2)])

        async def found(**wanted: Any) -> list[str]:
            return [row.table_id for row, _ in await archive.games_of("anna", Filter(**wanted))]

        assert await found() == ["t3", "t2", "t1"]
        assert await found(game="nippon") == ["t3", "t1"] and await found(seats=2) == ["t2", "t1"]
        assert await found(result="won") == ["t1"] and await found(result="lost") == ["t2"]
        assert await found(result="none") == ["t3"] and await found(rated=True) == ["t1"]
        assert await found(opponent="BE") == ["t1"] and await found(opponent="anna") == []
        assert await found(opponent="%") == [] and await found(option="boards=same") == ["t3", "t2", "t1"]
        assert await found(option="boards=other") == [] and await archive.played_together("anna", "ben")
        assert not await archive.played_together("anna", "carl")

    run(work)


def test_files_hold_what_the_archive_holds() -> None:
    games = [
        (result("t1"), [seat(0, "anna", 1), seat(1, None, 2, "greedy")]),
        (result("t2", game="zaibatsu"), [seat(0, "anna", 2)]),
    ]
    evil = [(result("t3"), [ResultSeat(0, "x", "=1+1", PERSON, None, 1, 1, {})])]
    assert "'=1+1" in as_csv(evil) and ",=1+1" not in as_csv(evil)
    told = json.loads(json.dumps(as_bgstats(games, "anna", "de")))
    players = {one["id"]: one["name"] for one in told["players"]}
    names = {one["id"]: one["name"] for one in told["games"]}
    assert players[told["userInfo"]["meRefId"]] == "Anna"
    first, second = told["plays"]
    assert names[first["gameRefId"]] == "Nippon" and first["durationMin"] == 10
    assert [(players[one["playerRefId"]], one["score"], one["winner"]) for one in first["playerScores"]] == [
        ("Anna", "50", True),
        ("Greedy", "49", False),
    ]
    assert first["uuid"] != second["uuid"] and as_bgstats(games, "anna", "de") == told


def test_odd_filters_change_nothing(house: House) -> None:
    anna = house.visitor("Odd Anna")
    for query in ("game=chess", "players=99", "players=-3", "result=x", "opponent=" + "x" * 300, "page=-4", "page=99"):
        assert "No finished games" in anna.get(f"/archive?{query}")
    anna.get("/archive?players=x", 400)
    house.visitor().get("/archive", 401)


@needs_chromium
def test_the_archive_on_a_phone(welcome: Welcome, house: House) -> None:
    anna = welcome("Anna", PHONE, "de")
    anna.table("yokohama", ["me", "screen"])
    anna.page.goto("/archive")
    anna.has_no_barriers()
    anna.page.select_option("select[name=game]", "zaibatsu")
    anna.page.click(".filters button")
    anna.page.wait_for_selector("select[name=option]")
    anna.check()
    anna.has_no_barriers()
