"""The site over HTTP: who may do what, and what happens when two do it at once."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from house import House, Listener, Visitor

import meiji
from meiji.players import level_about, levels

GAMES = meiji.game_ids()


def two_at(house: House, game: str = "zaibatsu") -> tuple[Visitor, Visitor, str]:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table(game, ["me", "friend"])
    ben.get(anna.link(table, "join"))
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    return anna, ben, table


def mover(table: str, *people: Visitor) -> tuple[Visitor, Visitor]:
    """The one whose turn it is, and another."""
    first = next(one for one in people if one.state(table)["moves"])
    return first, next(one for one in people if one is not first)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_page_speaks_the_language(house: House, language: str) -> None:
    anna = house.visitor("Anna", language)
    for game in GAMES:
        for seats in meiji.find_game(game).seats:
            assert f'<html lang="{language}">' in anna.get(f"/new/{game}", seats=seats)
        assert f'<html lang="{language}">' in anna.get(f"/games/{game}")
        table = anna.table(game, ["me", "friend"])
        assert f'<html lang="{language}">' in anna.get(f"/table/{table}")
        assert f'<html lang="{language}">' in house.visitor(language=language).get(anna.link(table, "join"))
        table = anna.table(game, ["me", "screen"])
        assert f'<html lang="{language}">' in anna.get(f"/table/{table}")
    assert f'<html lang="{language}">' in anna.get("/nothing", 404)


def test_a_friend_comes_by_link_and_a_spectator_by_another(house: House) -> None:
    anna, ben, table = two_at(house)
    assert "Anna" in ben.get(f"/table/{table}") and "Ben" in anna.get(f"/table/{table}")
    stranger = house.visitor("Stranger")
    stranger.get(f"/table/{table}", 403)
    stranger.get(f"/table/{table}/view", 403)
    stranger.get(f"/table/{table}/events", 403)
    stranger.get(f"/api/tables/{table}", 403)
    stranger.get(f"/table/{table}/watch/wrong", 403)
    stranger.get(anna.link(table, "watch"))
    assert "m-choices" not in stranger.get(f"/table/{table}")
    stranger.post(f"/table/{table}/play", 403, move="x", moment=0)
    stranger.post(f"/table/{table}/delete", 403)
    stranger.post(f"/table/{table}/replace", 403, seat=0, player="random")


def test_who_keeps_no_cookie_leaves_nothing_by_a_link(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every visit of a spectator link without a cookie added a row."""
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend"])
    link, invitation = (anna.link(table, kind) for kind in ("watch", "join"))
    ben.post(f"/table/{table}/sit", token=invitation.rpartition("/")[2], seat=1)
    watching, watch = [], house.site.store.watch

    async def noted(id: str, person: str) -> None:
        watching.append(person)
        await watch(id, person)

    monkeypatch.setattr(house.site.store, "watch", noted)
    for _ in range(3):
        with httpx.Client(base_url=house.url) as nobody:
            again = nobody.get(link).headers["location"]
            nobody.cookies.clear()
            assert "cookie" in nobody.get(again).text, "what is shown of a link, and no way to the table"
            assert nobody.get(invitation).status_code == 200, "a used invitation says so, and lets nobody in by itself"
    assert not watching
    with httpx.Client(base_url=house.url, follow_redirects=True) as somebody:
        assert somebody.get(link).status_code == 200, "the first visit of a browser"
    assert len(set(watching)) == 1


def test_open_tables_are_listed_and_joined(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("zaibatsu", ["me", "friend"], listed="yes")
    assert f"/table/{table}" in ben.get("/")
    ben.post(f"/table/{table}/sit", seat=1)
    assert ben.state(table)["table"]["status"] == "running"
    house.visitor("Late").post(f"/table/{table}/sit", 409, seat=1)
    private = anna.table("zaibatsu", ["me", "friend"])
    assert f"/table/{private}" not in ben.get("/")
    ben.post(f"/table/{private}/sit", 403, seat=1)


def test_only_the_seat_to_move_plays(house: House) -> None:
    anna, ben, table = two_at(house)
    now, other = mover(table, anna, ben)
    move = now.state(table)["moves"][0]["notation"]
    other.play(table, 403, move=move)
    now.play(table, 422, move="nonsense")
    now.play(table, 409, move=move, moment=99)
    now.post(f"/table/{table}/play", 400, move=move)
    now.play(table)
    assert now.state(table)["table"]["moment"] == 1


def test_the_same_move_twice_is_one_move(house: House) -> None:
    anna, ben, table = two_at(house)
    now, _ = mover(table, anna, ben)
    move = now.state(table)["moves"][0]["notation"]
    now.play(table, move=move, moment=0)
    now.play(table, move=move, moment=0)
    assert now.state(table)["table"]["moment"] == 1
    now.play(table, 409, move="something else", moment=0)


def test_many_at_once_play_one_move(house: House) -> None:
    anna, ben, table = two_at(house)
    now, _ = mover(table, anna, ben)
    moves = [move["notation"] for move in now.state(table)["moves"]]
    answers: list[int] = []

    def send(move: str) -> None:
        data = {"csrf": now.csrf, "move": move, "moment": 0}
        headers = {"accept": "application/json"}
        answers.append(httpx.post(house.url + f"/table/{table}/play", data=data, headers=headers, cookies=now.web.cookies, timeout=60).status_code)  # fmt: skip  # noqa: E501

    threads = [threading.Thread(target=send, args=(move,)) for move in moves * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert now.state(table)["table"]["moment"] == 1
    assert answers.count(200) == 3  # the winner, and its two repetitions
    assert set(answers) == {200, 409}


def test_undo_and_restart_within_the_own_turn(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table("zaibatsu", seed=5)
    anna.play_until(table, lambda state: state["table"]["to_move"] == 0)
    first = anna.play_until(table, lambda state: state["table"]["to_move"] == 1)
    start = anna.play_until(table, lambda state: state["table"]["to_move"] == 0 and state["log"] != first["log"])
    anna.play(table)
    anna.play(table)
    anna.post(f"/table/{table}/undo", whole="no")
    assert anna.state(table)["table"]["moment"] == start["table"]["moment"] + 1
    anna.play(table)
    anna.post(f"/table/{table}/undo", whole="yes")
    assert anna.state(table)["view"] == start["view"]
    stranger = house.visitor("Stranger")
    stranger.post(f"/table/{table}/undo", 403)


def test_writes_need_the_token(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    paths = ["/name", "/language", "/confirm", "/tables"]
    paths += [f"/table/{table}/{do}" for do in ("play", "undo", "sit", "rematch", "replace", "delete")]
    for path in paths:
        for data in ({}, {"csrf": "0" * 32}, {"csrf": house.visitor("Ben").csrf}):
            assert anna.web.post(path, data=data).status_code == 403, path
    for path in ("/api/tables", *(f"/api/tables/{table}/{do}" for do in ("moves", "seats", "undo"))):
        assert anna.web.post(path, json={}).status_code == 403, path
    assert anna.state(table)["table"]["moment"] == 0


def test_every_answer_has_the_headers(house: House) -> None:
    for path in ("/", "/nothing", house.site.assets("site.css"), "/api/games", "/table/unknown"):
        answer = httpx.get(house.url + path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "unsafe" not in policy, path
        assert answer.headers["x-content-type-options"] == "nosniff"
    script = httpx.get(house.url + house.site.assets("site.js"))
    assert script.status_code == 200 and script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"] and "import" in script.text
    assert "immutable" not in httpx.get(f"{house.url}/static/another/site.js").headers["cache-control"]
    assert httpx.get(f"{house.url}/static/another/nothing.js").status_code == 404
    cookie = httpx.get(house.url).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_pages_hold_no_inline_script_or_style(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    for path in ("/", "/new/zaibatsu", f"/table/{table}"):
        page = anna.get(path)
        assert not re.search(r"<script(?![^>]*src=)|\son\w+=|\sstyle=|javascript:", page), path


def test_names_are_escaped_and_limited(house: House) -> None:
    anna = house.visitor("<script>alert(1)</script>")
    table = anna.table("zaibatsu", ["me", "screen"], **{"name-1": '"><img src=x>'})
    for path in ("/", f"/table/{table}", f"/table/{table}/view"):
        page = anna.get(path)
        assert "<script>alert" not in page and "<img src=x" not in page
    anna.post("/name", 400, name="x" * 31)
    anna.post("/name", 400, name=" \t\n")


def test_too_much_and_too_often_is_refused(house: House, tmp_path: Path) -> None:
    anna = house.visitor("Anna")
    assert anna.web.post("/name", data={"csrf": anna.csrf, "name": "x" * 600_000}).status_code == 413
    assert anna.web.post("/name", content=iter([b"name=x"])).status_code == 411
    with House(tmp_path, writes_per_minute=5) as strict:
        ben = strict.visitor("Ben")
        answers = [ben.web.post("/name", data={"csrf": ben.csrf, "name": "Ben"}).status_code for _ in range(8)]
        assert answers[0] == 200 and answers[-1] == 429


def test_wrong_input_gets_one_sentence(house: House) -> None:
    anna = house.visitor("Anna")
    headers = {"x-csrf-token": anna.csrf}
    wrong = [
        {"game": "chess", "who": ["me"]},
        {"game": "zaibatsu", "who": ["me"] * 2},
        {"game": "zaibatsu", "who": ["me", "nobody"]},
        {"game": "zaibatsu", "who": ["me", "friend"], "options": {"colour": "red"}},
        {"game": "zaibatsu", "who": ["me", "friend"], "pace": "hasty"},
        {"game": "zaibatsu", "who": ["me", "friend"], "listed": True, "seed": 3},
        {"game": "zaibatsu", "who": ["me"] * 99},
        {"game": "zaibatsu", "who": "me"},
        {"game": "zaibatsu"},
    ]
    for data in wrong:
        answer = anna.web.post("/api/tables", json=data, headers=headers)
        assert answer.status_code == 400, (data, answer.text)
        assert answer.json()["error"], data
    assert anna.web.post("/api/tables", content=b"{", headers=headers).status_code == 400
    for path in ("/new/chess", "/new/zaibatsu?seats=9", "/new/zaibatsu?seats=x", "/games/chess"):
        assert anna.web.get(path).status_code == 400, path
    table = anna.table("zaibatsu", ["me", "screen"])
    anna.get(f"/table/{table}", 404, moment=7)
    anna.get(f"/table/{table}", 404, moment=-1)
    anna.get("/table/unknown", 404)


def test_a_mistake_of_ours_shows_no_traceback(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr(house.site.store, "open_tables", broken)
    answer = httpx.get(house.url)
    assert answer.status_code == 500 and "secret" not in answer.text and "Traceback" not in answer.text


def test_the_log_has_structure_and_no_values() -> None:
    script = (
        "import logging; from meiji.site.logs import set_up_logs; set_up_logs()\n"
        "def fail(cookie):\n  raise RuntimeError('broken')\n"
        "try: fail('the-secret-' + 'value')\n"
        "except RuntimeError as error: logging.getLogger('x').error('bad', extra={'path': '/p'}, exc_info=error)\n"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr
    line = json.loads(told)
    assert line["event"] == "bad" and line["path"] == "/p" and line["exception"][0]["exc_type"] == "RuntimeError"
    assert "the-secret-value" not in told


def test_health_and_metrics(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = two_at(house)
    mover(table, anna, ben)[0].play(table)
    assert httpx.get(house.url + "/healthz").text == "ok"
    text = httpx.get(house.url + "/metrics").text
    assert 'meiji_moves_total{game="zaibatsu",kind="person"}' in text and "meiji_watchers 0.0" in text
    assert 'meiji_requests_total{method="POST",status="303"}' in text

    async def gone(*_: object) -> None:
        raise OSError("the database is away")

    monkeypatch.setattr(house.site.health, "_trial", None)
    monkeypatch.setattr(house.site.database, "write", gone)
    answer = httpx.get(house.url + "/healthz")
    assert answer.status_code == 503 and "database" not in answer.text


def test_watchers_hear_of_a_move_within_a_second(house: House) -> None:
    anna, ben, table = two_at(house)
    now, other = mover(table, anna, ben)
    listener = Listener(other.web, table)
    assert listener.ready.wait(5)
    begun = time.monotonic()
    now.play(table)
    listener.join(5)
    heard = listener.heard
    assert len(heard) == 2 and heard[1][0] - begun < 1
    assert json.loads(heard[1][1])["revision"] == now.state(table)["table"]["revision"]


def test_moments_can_be_looked_at(house: House) -> None:
    anna, ben, table = two_at(house)
    before = anna.view(table)["board"]
    mover(table, anna, ben)[0].play(table)
    assert anna.view(table)["board"] != before
    past = anna.view(table, moment=0)["board"]
    assert past == before
    assert "m-choices" not in anna.get(f"/table/{table}", moment=0)


def test_a_whole_game_ends_with_result_save_and_rematch(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "random"], seed=11)
    anna.play_until(table, lambda state: False)
    page = anna.get(f"/table/{table}")
    assert "ranking" in page and "seed of this game was 11" in page
    save = json.loads(anna.get(f"/table/{table}/save.json"))
    game = meiji.load(save)
    assert game.over and game.seed == 11 and game.scores() == anna.state(table)["result"]["scores"]
    again = meiji.new("zaibatsu", seats=2, seed=11)
    for played in game.log:
        again.play(played.code)
    assert again.log == game.log, "the seed tells the whole game"
    rematch = anna.post(f"/table/{table}/rematch").url.path
    over_api = anna.web.post(f"/api/tables/{table}/rematch", headers={"x-csrf-token": anna.csrf})
    assert over_api.status_code == 201 and rematch.endswith(over_api.json()["id"])
    assert anna.post(f"/table/{table}/rematch").url.path == rematch, "there is one rematch"
    state = anna.state(rematch.rpartition("/")[2])
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Computer (random)", "Anna"]


def test_computers_answer_and_a_seat_can_be_handed_over(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "random"])
    anna.play_until(table, lambda state: state["table"]["moment"] > 30 and bool(state["moves"]))
    anna.post(f"/table/{table}/replace", seat=0, player="random")
    anna.play_until(table, lambda state: False)
    assert anna.state(table)["table"]["status"] == "over"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_levels_of_a_game_are_offered_with_a_sentence_each(house: House, game: str, language: str) -> None:
    anna = house.visitor("Anna", language)
    page = anna.get(f"/new/{game}", seats=2)
    names = [name for name, _ in levels(game)]
    assert re.findall(r'<option value="([a-z]+)"', page.split("m-who-1")[2])[3 : 3 + len(names)] == names
    for name in names:
        assert level_about(name, language) in page
    assert next(one for one in anna.web.get("/api/games").json() if one["id"] == game)["players"] == names


def test_a_level_plays_under_its_name(house: House) -> None:
    anna = house.visitor("Anna", "de")
    table = anna.table("yokohama", ["beginner", "beginner"])
    state = anna.play_until(table, lambda state: False)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Hana 1", "Hana 2"]
    assert [seat.player for seat in house.site.tables._live[table].seats] == ["beginner"] * 2
    anna.table("yokohama", ["me", "search:simulations=1000000"], 400)


def test_a_bot_sits_down_with_a_token(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["friend", "me"], listed="yes")
    bot = httpx.Client(base_url=house.url + "/api", timeout=60)
    bot.headers["authorization"] = f"Bearer {bot.post('/guests', json={'name': 'Bot'}).json()['token']}"
    assert bot.post(f"/tables/{table}/seats", json={"seat": 0}).json()["status"] == "running"
    state = bot.get(f"/tables/{table}").json()
    if state["moves"]:
        answer = bot.post(f"/tables/{table}/moves", json={"moment": 0, "move": state["moves"][0]["notation"]})
        assert answer.status_code == 200 and answer.json()["table"]["revision"] == state["table"]["revision"] + 1
    paths = bot.get("/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{id}/moves", "/api/saves", "/api/tables/{id}/copy"} <= set(paths)


def test_saves_and_copies_over_the_api(house: House) -> None:
    bot = httpx.Client(base_url=house.url + "/api", timeout=60)
    bot.headers["authorization"] = f"Bearer {bot.post('/guests', json={'name': 'Bot'}).json()['token']}"
    played = meiji.new("nippon", seats=2, seed=2)
    for _ in range(20):
        played.play(played.codes()[0])
    table = bot.post("/saves", json=played.save()).json()["id"]
    assert bot.get(f"/tables/{table}/save").json()["moves"] == played.save()["moves"]
    copy = bot.post(f"/tables/{table}/copy", json={"moment": 12}).json()
    assert copy["status"] == "running" and copy["id"] != table
    assert bot.get(f"/tables/{copy['id']}").json()["view"]["bag"] == played.at(12).view(0)["bag"]
    assert bot.delete(f"/tables/{copy['id']}").status_code == 204
    assert bot.get(f"/tables/{copy['id']}").status_code == 404


def test_the_bot_of_the_documentation_plays_a_game(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text("utf-8")
    bot = page.split("```py\n")[1].split("```")[0]
    bot = bot.replace("http://127.0.0.1:8000", house.url).replace('"greedy"', '"random"')
    exec(compile(bot, "api.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[")
