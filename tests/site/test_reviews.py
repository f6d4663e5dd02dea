"""The review of a finished game on the site: who starts it, how it tells how far it is, and that it is made once."""

from __future__ import annotations

import html
import random
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from house import House, Visitor
from test_saves import upload

import meiji
from meiji.site import reviews, workers
from meiji.site.site import Site


def finished(game: str, seats: int = 2, seed: int = 3) -> dict[str, Any]:
    """The save of a game that was played at random."""
    table, chooser = meiji.new(game, seats=seats, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.codes()))
    return table.save()


def wait_for_review(visitor: Visitor, table: str) -> dict[str, Any]:
    end = time.monotonic() + 180
    while (state := visitor.web.get(f"/api/tables/{table}/review").json())["running"]:
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.05)
    found: dict[str, Any] = state["review"]
    return found


@pytest.mark.parametrize("game, seats", [("zaibatsu", 1), ("zaibatsu", 3), ("nippon", 4), ("yokohama", 2)])
def test_a_review_tells_accuracy_points_left_and_the_turns_that_cost_most(house: House, game: str, seats: int) -> None:
    anna = house.visitor("Anna")
    save = finished(game, seats)
    table = upload(anna, save)
    assert f'action="/table/{table}/review"' in anna.get(f"/table/{table}")
    assert 'id="m-progress"' in anna.post(f"/table/{table}/review").text
    review = wait_for_review(anna, table)
    moves = len(save["moves"])
    assert len(review["chances"]) == moves + 1 and len(review["chances"][0]) == seats
    for seat, player in enumerate(review["players"]):
        assert 0 < player["accuracy"] < 80 and len(player["phases"]) == 3
        assert sum(player["counts"].values()) == review["seats"].count(seat)
        assert 3 <= len(player["lessons"]) <= 7, "somebody who plays at random errs"
    for language in ("en", "de", "pl"):
        anna.post("/language", language=language)
        told = review["told"][language]
        for seat in range(seats):
            page = html.unescape(anna.get(f"/table/{table}/review?seat={seat}"))
            lessons = told["seats"][seat]["lessons"]
            for lesson in lessons:
                assert f"?moment={lesson['number'] - 1}" in page
                assert all(words in page for words in (lesson["played"], lesson["better"], lesson["cost"]))
            assert all(line in page for line in told["seats"][seat]["left"])
            assert page.count("<polyline") == seats and page.count("<circle") == len(lessons)
        for row in told["points"]:
            assert all(f">{cell}<" in page for cell in row)
    assert f"{player['accuracy']:.0f} % dokładności" in page and 'data-copy="m-summary"' in page
    assert told["points"][-1][1:-1] == [f"{score:g}" for score in meiji.load(save).scores()]
    anna.get(f"/table/{table}/review?seat={seats}", 404)


def test_a_review_is_stepped_through_on_the_board(house: House) -> None:
    """Once it is made, asking for it leads to the first turning point of one's own turns; the better line is played
    move by move, and at each one can try again."""
    anna = house.visitor("Anna")
    table = upload(anna, finished("yokohama", seed=9))
    anna.post(f"/table/{table}/review")
    review = wait_for_review(anna, table)
    scores = meiji.load(finished("yokohama", seed=9)).scores()
    seat = scores.index(min(scores))  # all seats are Anna's; the last one could learn most
    moments = [lesson["number"] - 1 for lesson in review["players"][seat]["lessons"]]
    answer = anna.post(f"/table/{table}/review")
    assert str(answer.url).endswith(f"/table/{table}?moment={moments[0]}")
    words = review["told"]["en"]["seats"][seat]["lessons"]
    for place, moment in enumerate(moments):
        page = html.unescape(anna.get(f"/table/{table}?moment={moment}"))
        assert 'id="m-turning"' in page and words[place]["cost"] in page and words[place]["better"] in page
        following = f'data-moment-link="{moments[place + 1]}">Next' if place + 1 < len(moments) else ">Summary"
        assert following in page
    assert 'id="m-turning"' not in anna.get(f"/table/{table}?moment={moments[0] + 1}")
    steps = len(words[0]["line"]) + 1
    boards = []
    for line in range(steps + 1):
        view = anna.web.get(f"/table/{table}/view?moment={moments[0]}&line={line}").json()
        boards.append("".join(view["board"]))
        assert f'data-line="{line or ""}"' in "".join(view["sidebar"])
    walked = house.site.tables._live[table].at(moments[0]).imagine(seat, 0)
    for board, notation in zip(boards[1:], review["players"][seat]["lessons"][0]["line"], strict=False):
        walked.play(notation)
        assert board == walked.svg(0, "en")
    assert boards[-1] != boards[0]
    anna.get(f"/table/{table}?moment={moments[0]}&line={steps + 1}", 404)
    copied = anna.post(f"/table/{table}/copy", moment=moments[0])
    assert f"/table/{table}" in copied.text and "m-copy" in copied.text


def test_a_review_of_before_is_made_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    table = upload(anna, finished("yokohama", seed=7))
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "FORM", 1)
        anna.post(f"/table/{table}/review")
        assert wait_for_review(anna, table)
    assert anna.web.get(f"/api/tables/{table}/review").json()["review"] is None
    assert f'action="/table/{table}/review"' in anna.get(f"/table/{table}/review")


def test_a_review_is_made_once_and_watchers_read_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, watcher = house.visitor("Anna"), house.visitor("Watcher")
    table = upload(anna, finished("yokohama"))
    watcher.get(anna.link(table, "watch"))
    assert 'id="m-progress"' not in watcher.get(f"/table/{table}/review")
    watcher.post(f"/table/{table}/review", 403)
    house.visitor("Stranger").get(f"/table/{table}/review", 403)
    anna.post(f"/table/{table}/review")
    first = wait_for_review(anna, table)

    async def never(*_: object) -> None:
        raise AssertionError("it is there")

    monkeypatch.setattr(house.site.helpers, "run", never)
    anna.post(f"/table/{table}/review")
    assert wait_for_review(anna, table) == first and "m-points" in watcher.get(f"/table/{table}/review")


def test_the_live_channel_tells_how_far_it_is(house: House) -> None:
    anna = house.visitor("Anna")
    table = upload(anna, finished("nippon"))
    heard: list[str] = []
    ready = threading.Event()

    def listen() -> None:
        with anna.web.stream("GET", f"/table/{table}/events") as stream:
            event = ""
            for line in stream.iter_lines():
                ready.set()
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: ") and event == "review":
                    heard.append(line[6:])
                    if heard[-1] == "ended":
                        return

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert ready.wait(30)
    anna.post(f"/table/{table}/review")
    thread.join(180)
    assert heard[-1] == "ended" and len(heard) > 5
    steps = [[int(number) for number in one.split()] for one in heard[:-1]]
    assert steps == sorted(steps) and all(done < total for done, total in steps)


def test_a_running_game_has_no_review(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    anna.get(f"/table/{table}/review", 409)
    anna.post(f"/table/{table}/review", 409)
    assert anna.web.get(f"/api/tables/{table}/review").status_code == 409


def test_a_review_that_fails_says_so_and_can_be_made_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    table = upload(anna, finished("yokohama", seed=5))

    async def broken(*_: object) -> None:
        raise RuntimeError("secret words")

    site: Site = house.site
    with monkeypatch.context() as patch:
        patch.setattr(site.helpers, "run", broken)
        anna.post(f"/table/{table}/review")
        assert wait_for_review(anna, table) is None
    page = anna.get(f"/table/{table}/review")
    assert "The review failed" in page and "secret" not in page
    anna.post(f"/table/{table}/review")
    assert wait_for_review(anna, table)["chances"]


def test_a_game_that_ended_otherwise_is_reviewed_anew(house: House) -> None:
    """A last move may be taken back; the review of what was played before then does not count."""
    anna = house.visitor("Anna")
    table = upload(anna, finished("yokohama", seed=6))
    anna.post(f"/table/{table}/review")
    assert wait_for_review(anna, table)
    live = house.site.tables._live[table]
    live.moves[-1] = replace(live.moves[-1], notation="another move")
    assert anna.web.get(f"/api/tables/{table}/review").json()["review"] is None
    assert f'action="/table/{table}/review"' in anna.get(f"/table/{table}/review")


def hang(_: object) -> None:
    while True:
        time.sleep(1)


def test_a_review_of_a_deleted_table_is_not_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    anna = house.visitor("Anna")
    tables = [upload(anna, finished("nippon")) for _ in range(3)]
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "look_at_some", hang)
        for table in tables:
            anna.post(f"/table/{table}/review")
        for table in tables:
            anna.post(f"/table/{table}/delete")
    assert not house.site.reviews.progress and not house.site.reviews._tasks
    table = upload(anna, finished("nippon"))
    anna.post(f"/table/{table}/review")
    assert wait_for_review(anna, table)["chances"]


def test_a_step_of_a_review_that_hangs_fails_and_others_are_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table, other = (upload(person, finished("nippon")) for person in (anna, ben))
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "look_at_some", hang)
        patch.setattr(reviews, "SECONDS", 1.0)
        for _ in range(3):
            anna.post(f"/table/{table}/review")
            assert wait_for_review(anna, table) is None
    assert "The review failed" in anna.get(f"/table/{table}/review")
    assert "three attempts" in anna.post(f"/table/{table}/review", 409).text
    ben.post(f"/table/{other}/review")
    assert wait_for_review(ben, other)["chances"]
