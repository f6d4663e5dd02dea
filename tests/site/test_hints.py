"""Hints on the site: who may ask, that they come on the live channel, and that they tell no secret."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from house import House, Visitor

import meiji
from meiji.site import hints, workers
from meiji.site.live_table import Rendered

SCRIPT = {"accept": "application/json"}


def ask(visitor: Visitor, table: str, status: int = 200, **more: Any) -> str:
    answer = visitor.web.post(f"/table/{table}/hint", data={"csrf": visitor.csrf, **more}, headers=SCRIPT)
    assert answer.status_code == status, (answer.status_code, answer.text)
    data = answer.json()
    return str(data["error"] if status != 200 else "".join(data["sidebar"]))


def panel(visitor: Visitor, table: str, **query: Any) -> str:
    """The hint as the page shows it once nobody looks for it any more; nothing where there can be none."""
    end = time.monotonic() + 120
    while True:
        found = re.search(r'<div id="m-hint".*?</div>', visitor.view(table, **query)["sidebar"], re.S)
        if found is None or 'data-state="looking"' not in found[0]:
            return found[0] if found is not None else ""
        assert time.monotonic() < end, "it is still looked for"
        time.sleep(0.02)


def seat_of(visitor: Visitor, table: str) -> int:
    seat: int = visitor.state(table)["table"]["to_move"]
    return seat


@pytest.mark.parametrize(
    "language, words", [("en", "chance to win"), ("de", "Gewinnchance"), ("pl", "szans na wygraną")]
)
def test_a_hint_is_announced_on_the_live_channel(house: House, language: str, words: str) -> None:
    anna = house.visitor("Anna", language)
    table = anna.known_table("nippon", seed=1)
    anna.play_until(table, lambda state: state["table"]["moment"] >= 12)
    revision = anna.state(table)["table"]["revision"]
    assert 'id="m-hint-ask"' in anna.get(f"/table/{table}")
    assert 'data-state="none"' in panel(anna, table)
    heard: list[str] = []
    ready, came = threading.Event(), threading.Event()

    def listen() -> None:
        with anna.web.stream("GET", f"/table/{table}/events") as stream:
            for line in stream.iter_lines():
                heard.append(line)
                ready.set()
                if len(heard) > 1 and heard[-2] == "event: hint":
                    came.set()
                    return

    threading.Thread(target=listen, daemon=True).start()
    assert ready.wait(30)
    assert 'data-state="looking"' in ask(anna, table)
    assert came.wait(120) and heard[-1] == f"data: {revision}"
    told = panel(anna, table)
    assert 'data-state="found"' in told and words in told
    offered = [move["notation"] for move in anna.state(table)["moves"]]
    hinted = re.findall(r'data-hint="([^"]+)"', told)
    assert hinted and set(hinted) <= set(offered)
    assert 'data-state="found"' in anna.get(f"/table/{table}"), "it stays while the table stands"
    anna.play(table)
    assert 'data-state="none"' in panel(anna, table)


def test_without_scripts_the_page_waits_for_the_hint(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me"], seed=1)
    assert 'data-state="found"' in anna.post(f"/table/{table}/hint").text


def test_with_other_people_only_where_the_table_allows_it(house: House) -> None:
    anna, ben, watcher = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Watcher")
    for allowed in (False, True):
        more = {"hints": "yes"} if allowed else {}
        table = anna.table("zaibatsu", ["me", "friend"], listed="yes", **more)
        ben.post(f"/table/{table}/sit", seat=1)
        now, other = (anna, ben) if seat_of(anna, table) == 0 else (ben, anna)
        assert ('id="m-hint-ask"' in now.get(f"/table/{table}")) == allowed
        assert 'id="m-hint-ask"' not in other.get(f"/table/{table}") + watcher.get(f"/table/{table}")
        ask(now, table, 200 if allowed else 403)
        ask(other, table, 403)
        ask(watcher, table, 403)
        assert panel(other, table) == panel(watcher, table) == ""


def test_hands_behind_the_curtain_get_no_hint(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "screen"])
    seat = seat_of(anna, table)
    ask(anna, table, 403)
    ask(anna, table, 403, open=1 - seat)
    ask(anna, table, open=seat)
    assert panel(anna, table) == ""
    assert 'data-state="found"' in panel(anna, table, open=seat)


@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("moves", [0, 25])
def test_a_hint_hangs_on_no_secret(house: House, game: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hint, word for word, on tables on which all that the seat does not know is something else."""
    monkeypatch.setattr(hints, "THINKING", "simulations=150")
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table(game, ["me", "friend"], listed="yes", hints="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    for _ in range(moves):
        (anna if anna.state(table)["moves"] else ben).play(table)
    seat = seat_of(anna, table)
    person = (anna, ben)[seat]
    real = house.site.tables._live[table]
    assert real.game is not None
    told = set()
    for seed in range(4):
        game_now = real.game.imagine(seat, seed) if seed else real.game
        house.site.tables._live[table] = replace(real, game=game_now, rendered=Rendered())
        house.site.hints._found.clear()
        ask(person, table)
        told.add(re.sub(r'value="\w{32}"', "", panel(person, table)))
    house.site.tables._live[table] = real
    assert len(told) == 1


def test_the_web_process_does_not_think(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("thinking in the web process")

    monkeypatch.setattr(hints, "hint", never)
    monkeypatch.setattr(hints, "hint_lines", never)
    anna = house.visitor("Anna")
    table = anna.table("yokohama", ["me", "beginner"])
    anna.play_until(table, lambda state: bool(state["moves"]))
    answer = anna.web.post(f"/api/tables/{table}/hint", headers={"x-csrf-token": anna.csrf})
    found = json.loads(answer.text)["moves"]
    assert answer.status_code == 200 and 0 <= found[0]["chance"] <= 1 and found[0]["text"]


def test_a_hint_that_fails_is_told_in_a_sentence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THINKING", "nonsense=1")
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    ask(anna, table)
    told = panel(anna, table)
    assert 'data-state="failed"' in told and "try again" in told
    monkeypatch.setattr(hints, "THINKING", "simulations=20")
    ask(anna, table)
    assert 'data-state="found"' in panel(anna, table)


def test_hints_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, writes_per_minute=16) as strict:
        anna = strict.visitor("Anna")
        table = anna.table("nippon", ["me", "screen"])
        data = {"csrf": anna.csrf}
        asked = [anna.web.post(f"/table/{table}/hint", data=data, headers=SCRIPT).status_code for _ in range(6)]
        assert asked == [200] * 4 + [429] * 2


@pytest.mark.parametrize("game", meiji.game_ids())
def test_after_a_warm_up_nothing_is_left_to_compile(game: str) -> None:
    """In a process of its own, where nothing else has compiled anything."""
    names = subprocess.run([sys.executable, "-c", COMPILED, game], capture_output=True, text=True, check=True).stdout
    for needed in ("search_with_network", "play_on", "features_of"):
        assert needed in names.split()


COMPILED = """
import sys
from meiji.kernel.spec import find_game
from meiji.players import hints, master, value
from meiji.site.hints import warm_up

warm_up((sys.argv[1], 2))
twin = find_game(sys.argv[1]).twin()
for entry in (master.search_with_network, hints.play_on, value.features_of):
    print(entry.__name__ if twin[entry].signatures else "")
"""


def hang(_: object) -> None:
    while True:
        time.sleep(1)


def hang_for_anna(work: hints.HintTask) -> hints.FoundHint:
    if work.names[0] == "Anna":
        hang(work)
    return hints.find_hint(work)


FAILED = {"en": "try again", "de": "noch einmal", "pl": "spróbuj ponownie"}


def test_a_hint_that_hangs_fails_at_its_deadline_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table, other = (person.table("nippon", ["me", "screen"]) for person in (anna, ben))
    with monkeypatch.context() as patch:
        patch.setattr(hints, "find_hint", hang_for_anna)
        patch.setattr(hints, "SECONDS", 12.0)
        ask(anna, table)
        assert 'data-state="found"' in ben.post(f"/table/{other}/hint").text
        panel(anna, table)
    for language, words in FAILED.items():
        anna.post("/language", language=language)
        shown = panel(anna, table)
        assert 'data-state="failed"' in shown and words in shown and 'id="m-hint-ask"' in shown
    ask(anna, table)
    assert 'data-state="found"' in panel(anna, table)


def test_a_hint_that_failed_three_times_is_not_looked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    with monkeypatch.context() as patch:
        patch.setattr(hints, "THINKING", "nonsense=1")
        for _ in range(3):
            ask(anna, table)
            assert 'data-state="failed"' in panel(anna, table)
        assert "no hint for this decision" in ask(anna, table, 409)
    anna.play(table)
    ask(anna, table)
    assert 'data-state="found"' in panel(anna, table)


def test_a_hint_can_be_cancelled_while_it_is_looked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("nippon", ["me", "screen"], listed="yes")
    cancel = f"/table/{table}/hint/cancel"
    with monkeypatch.context() as patch:
        patch.setattr(hints, "find_hint", hang)
        assert f'action="{cancel}"' in ask(anna, table)
        ben.web.post(cancel, data={"csrf": ben.csrf}, headers=SCRIPT)
        assert 'data-state="looking"' in ask(anna, table), "others cannot"
    told = "".join(anna.web.post(cancel, data={"csrf": anna.csrf}, headers=SCRIPT).json()["sidebar"])
    assert 'data-state="none"' in told and 'id="m-hint-ask"' in told
    ask(anna, table)
    assert 'data-state="found"' in panel(anna, table)


def test_a_hint_is_not_looked_for_when_the_table_has_changed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    anna = house.visitor("Anna")
    table, other = (anna.table("nippon", ["me", "screen"]) for _ in range(2))
    with monkeypatch.context() as patch:
        patch.setattr(hints, "find_hint", hang)
        for id in (table, other):
            ask(anna, id)
        anna.play(table)
        anna.post(f"/table/{other}/delete")
    assert not house.site.hints._looking
    ask(anna, table)
    assert 'data-state="found"' in panel(anna, table)


def test_a_page_that_waits_for_a_hint_nobody_knows_of_may_ask_again(house: House) -> None:
    """As after a restart of the server."""
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    assert 'id="m-hint-ask"' in panel(anna, table)
