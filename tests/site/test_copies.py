"""What if, uploads, downloads, games entered from a real table; and people who leave."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from house import House, Visitor

import meiji
from meiji.kernel.errors import OutcomeNeeded
from meiji.site import live as living
from meiji.site.seals import seal, unseal

OLD = Path(__file__).parents[1] / "old" / "saves"


def seated(house: House, game: str, moves: int, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two people in the middle of a game."""
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table(game, ["me", "friend"], listed="yes", **more)
    ben.post(f"/table/{table}/sit", seat=1)
    for _ in range(moves):
        (anna if anna.state(table)["moves"] else ben).play(table)
    return anna, ben, table


def upload(visitor: Visitor, save: Any, status: int = 200) -> str:
    answer = visitor.web.post(
        "/upload", data={"csrf": visitor.csrf}, files={"save": ("game.json", json.dumps(save), "application/json")}
    )
    assert answer.status_code == status, answer.text
    return answer.url.path.rpartition("/")[2]


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_running_game_is_downloaded_as_its_owner_knows_it(house: House, game: str) -> None:
    anna, ben, table = seated(house, game, 30)
    real = house.site.live._live[table].game
    assert real is not None
    for seat, person in enumerate((anna, ben)):
        texts = [person.get(f"/table/{table}/save.json") for _ in range(4)]
        saves = [json.loads(text) for text in texts]
        assert all("seed" not in save for save in saves)
        assert all(meiji.load(save).view(seat) == real.view(seat) for save in saves)
        if real.spec.redact is None:
            continue
        assert all(
            save["moves"] == [] and save["told"] == [real.spec.redact(p, seat) for p in real.log] for save in saves
        )
        assert any(save["position"] != saves[0]["position"] for save in saves), "what is hidden is drawn anew"
    watcher = house.visitor("Watcher")
    watcher.get(f"/table/{table}/save.json", 200 if real.spec.redact is None else 403)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_what_if_from_the_own_view_of_a_running_game(house: House, game: str) -> None:
    anna, ben, table = seated(house, game, 20)
    real = house.site.live._live[table]
    assert real.game is not None
    for moment in (20, 7):
        copy = ben.post(f"/table/{table}/copy", moment=moment).url.path.rpartition("/")[2]
        copied = house.site.live._live[copy]
        assert copied.game is not None and not copied.row.listed and copied.moves == []
        assert copied.game.view(1) == real.at(moment).view(1)
        assert copied.game._table.rng != real.at(moment)._table.rng
    turn = ben.state(copy)["table"]["to_move"]
    ben.post(f"/table/{copy}/play", move=ben.state(copy)["moves"][0]["notation"], moment=0, open=turn)
    house.site.live._live.clear()  # as after a start of the server
    assert ben.state(copy)["table"]["moment"] == 1
    anna.get(f"/table/{copy}", 403)
    house.visitor("Watcher").post(f"/table/{table}/copy", 403, moment=3)
    ben.post(f"/table/{table}/copy", 404, moment=99)


def test_what_if_from_any_moment_of_a_finished_game(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    anna.play_until(table, lambda state: False)
    watcher = house.visitor("Watcher")
    watcher.get(re.search(r'value="http[^"]*(/table/\w+/watch/\w+)"', anna.get(f"/table/{table}"))[1])  # type: ignore[index]
    copy = watcher.post(f"/table/{table}/copy", moment=40).url.path.rpartition("/")[2]
    original = house.site.live._live[table]
    copied = house.site.live._live[copy]
    assert copied.game is not None and copied.game.bytes() == original.at(40).bytes()
    assert len(copied.moves) == 40 and copied.row.seed == ""
    assert watcher.play_until(copy, lambda state: False)["table"]["status"] == "over"
    assert "seed of this game" not in watcher.get(f"/table/{copy}")


@pytest.mark.parametrize("game", meiji.game_ids())
def test_an_uploaded_save_is_played_on(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    played = meiji.new(game, seats=2, seed=3)
    for _ in range(25):
        played.play(played.codes()[-1])
    for save in (played.save(), played.imagine(0, 5).save()):
        table = upload(anna, save)
        house.site.live._live.clear()
        state = anna.state(table)
        assert state["table"]["moment"] == len(save["moves"])
        loaded = house.site.live._live[table].game
        assert loaded is not None and loaded.bytes() == meiji.load(save).bytes()
        turn = state["table"]["to_move"]
        anna.post(f"/table/{table}/play", move=state["moves"][0]["notation"], moment=len(save["moves"]), open=turn)


@pytest.mark.parametrize("game", [game for game in meiji.game_ids() if meiji.find_game(game).older])
def test_an_uploaded_save_of_older_rules_goes_on_by_them(house: House, game: str) -> None:
    """Also when the site has to read it from the store again."""
    anna = house.visitor("Anna")
    save = json.loads(min(OLD.glob(f"{game}-2-*-middle.json")).read_text("utf-8"))["save"]
    table = upload(anna, save)
    for _ in range(3):
        state = anna.state(table)
        anna.post(
            f"/table/{table}/play",
            move=state["moves"][0]["notation"],
            moment=state["table"]["moment"],
            open=state["table"]["to_move"],
        )
        house.site.live._live.clear()
    assert anna.state(table)["table"]["moment"] == len(save["moves"]) + 3
    loaded = house.site.live._live[table].game
    assert loaded is not None and loaded.rules == save["rules"] != loaded.spec.version
    assert meiji.load(loaded.save()).bytes() == loaded.bytes()


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_game_against_computers_comes_back_with_them(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = anna.table(game, ["random", "me"])
    anna.play_until(table, lambda state: state["table"]["moment"] > 12)
    text = anna.get(f"/table/{table}/save.json")
    again = upload(anna, json.loads(text))
    seats = house.site.live._live[again].seats
    assert [(seat.kind, seat.player, seat.name) for seat in seats] == [
        ("computer", "random", house.site.live._live[table].seats[0].name),
        ("person", None, "Anna"),
    ]
    anna.play_until(again, lambda state: state["table"]["moment"] > 30)  # and they go on


def test_people_at_one_screen_come_back_and_computers_beside_them(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    save = meiji.new("zaibatsu", seats=4, seed=1, names=["Ito", "Robot", "Yasuda", "Mitsui"]).save()
    table = upload(anna, {**save, "players": ["person", "player:random", "person", "person"]})
    kinds = [(seat.kind, seat.name) for seat in house.site.live._live[table].seats]
    assert [kind for kind, _ in kinds] == ["person", "computer", "screen", "screen"]
    assert [name for _, name in kinds][::2] == ["Anna", "Yasuda"]
    nobody = upload(ben, {**save, "players": ["player:random"] * 4})
    ben.get(f"/table/{nobody}")
    assert {seat.kind for seat in house.site.live._live[nobody].seats} == {"screen"}, "somebody has to play"


def test_the_back_up_of_a_game_with_secrets_at_one_screen_is_sealed(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("yokohama", ["me", "screen"])
    anna.play_until(table, lambda state: state["table"]["moment"] > 20)
    assert "sealed" in anna.get(f"/table/{table}"), "the page says so"
    real = house.site.live._live[table].game
    assert real is not None
    text = anna.get(f"/table/{table}/save.json")
    sealed = json.loads(text)
    assert set(sealed) == {"game", "sealed"} and "moves" not in text and "hand" not in text
    with pytest.raises(meiji.BadSave, match="sealed"):
        meiji.load(text)
    for person in (anna, ben):
        again = upload(person, sealed)
        person.get(f"/table/{again}")
        copied = house.site.live._live[again]
        assert copied.game is not None and copied.game.bytes() == real.bytes() and len(copied.moves) == len(real.log)
        assert "data-open-curtain" in person.get(f"/table/{again}"), "hands are behind curtains as before"
    over_api = anna.web.get(f"/api/tables/{table}/save").json()
    assert set(over_api) == {"game", "sealed"} and over_api != sealed, "each is sealed anew"
    wrong = sealed["sealed"]
    for damaged in (wrong[:-8], wrong[:60] + ("A" if wrong[60] != "A" else "B") + wrong[61:], "", "A" * 400, "===="):
        upload(anna, {"game": "yokohama", "sealed": damaged}, 400)


def test_another_site_cannot_open_a_sealed_save() -> None:
    sealed = seal("one secret", {"hand": [1, 2, 3]})
    assert unseal("one secret", sealed) == '{"hand": [1, 2, 3]}'
    assert unseal("another secret", sealed) is None


def test_what_is_no_save_is_refused_in_a_sentence(house: House) -> None:
    anna = house.visitor("Anna")
    good = meiji.new("zaibatsu", seats=2, seed=1).save()
    for wrong in ({}, [], {**good, "moves": [["nonsense"]]}, {**good, "game": "chess"}, {**good, "format": 99}):
        upload(anna, wrong, 400)
    answer = anna.web.post("/upload", data={"csrf": anna.csrf, "save": "\x00{"})
    assert answer.status_code == 400 and "Traceback" not in answer.text


def named(game: meiji.Game, code: int) -> list[str]:
    """What a move draws at the real table, one thing after the other."""
    drawn: list[str] = []
    while True:
        try:
            game.copy().play(code, drawn)
            return drawn
        except OutcomeNeeded as needed:
            drawn.append(needed.allowed[-1])


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_game_from_a_real_table_is_entered(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    drawn: list[str] = []
    while True:  # the setup, named step by step, as the page asks for it
        answer = anna.post("/real", game=game, seats=2, drawn=drawn)
        if "/table/" in answer.url.path:
            break
        found = re.findall(r"<option>([^<]+)</option>", answer.text)
        drawn.append(found[-1])
    table = answer.url.path.rpartition("/")[2]
    live = house.site.live
    real = live._live[table].game
    assert real is not None and [real.spec.draws.text(one) for one in real.setup] == drawn
    asked = 0
    for _ in range(40):
        game_now = live._live[table].game
        assert game_now is not None
        code = game_now.codes()[0]
        move, outcomes = game_now.spec.moves.notations[code], named(game_now, code)
        values = {"move": move, "moment": len(game_now.log)}
        if outcomes:
            asked += 1
            page = anna.post(f"/table/{table}/play", **values, drawn=outcomes[:-1]).text
            assert 'id="m-drawn"' in page and f"<option>{outcomes[-1]}</option>" in page
            assert anna.state(table)["table"]["moment"] == len(game_now.log), "nothing was played yet"
        anna.post(f"/table/{table}/play", **values, drawn=outcomes)
    assert asked and anna.state(table)["table"]["moment"] == 40
    anna.post(f"/table/{table}/replace", 409, seat=1, player="random")


def test_others_vote_for_a_computer_when_a_table_waits_too_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = seated(house, "zaibatsu", 0)
    now, other = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
    seat = anna.state(table)["table"]["to_move"]
    other.post(f"/table/{table}/vote", 409, seat=seat)
    assert 'id="m-late"' in other.get(f"/table/{table}")
    monkeypatch.setitem(living.LATE, "live", -1)
    now.post(f"/table/{table}/vote", 409, seat=seat)
    house.visitor("Stranger").post(f"/table/{table}/vote", 403, seat=seat)
    other.post(f"/table/{table}/vote", seat=seat)
    assert other.state(table)["table"]["seats"][seat]["kind"] == "computer"


def test_all_others_have_to_agree(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [house.visitor(name) for name in ("Anna", "Ben", "Carla")]
    table = people[0].table("zaibatsu", ["me", "friend", "friend"], listed="yes")
    for seat in (1, 2):
        people[seat].post(f"/table/{table}/sit", seat=seat)
    monkeypatch.setitem(living.LATE, "live", -1)
    seat = people[0].state(table)["table"]["to_move"]
    first, second = (one for one in range(3) if one != seat)
    for _ in range(2):
        people[first].post(f"/table/{table}/vote", seat=seat)
    assert people[0].state(table)["table"]["seats"][seat]["kind"] == "person"
    people[second].post(f"/table/{table}/vote", seat=seat)
    assert people[0].state(table)["table"]["seats"][seat]["kind"] == "computer"
