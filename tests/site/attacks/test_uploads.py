"""Uploads by somebody who means harm: refused in one sentence, and they cost the web process nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from typing import Any

import httpx
import pytest
from house import House, Visitor

import meiji
from meiji.site import sandbox
from meiji.site.errors import Refused

BOX = meiji.find_game("zaibatsu").box().text
SAVE = meiji.new("zaibatsu", seats=2, seed=1).save()


def with_box(toml: str) -> str:
    return json.dumps({**SAVE, "box": {"id": "own", "hash": "0", "toml": toml}})


HOSTILE = {
    "a dotted key that takes ten gigabytes": (with_box("a" + ".a" * 100_000 + "=1"), "long"),
    "a dotted key that takes 400 megabytes": (with_box("a" + ".a" * 10_000 + "=1"), "dotted"),
    "a dotted header": (with_box("[" + "a." * 5_000 + "a]"), "dotted"),
    "a dotted key in quotes": (with_box("'a' . " * 5_000 + "a = 1"), "dotted"),
    "a dotted key behind a string with a quote": (with_box('x = "\\""\n' + "a." * 5_000 + "a = 1"), "dotted"),
    "a dotted key behind a comment with a quote": (with_box('# "\n' + "a." * 5_000 + "a = 1"), "dotted"),
    "a dotted key behind a long string": (with_box('x = """ " ""\\""""\n' + "a." * 5_000 + "a = 1"), "dotted"),
    "deep TOML": (with_box("a = " + "[" * 50_000), "deep"),
    "deep tables in TOML": (with_box("a = " + "{a=" * 40_000), "deep"),
    "a huge number in TOML": (with_box(BOX.replace("factory = 6", "factory = " + "9" * 5000)), "digits"),
    "a huge hexadecimal number": (with_box(BOX.replace("factory = 6", "factory = 0x" + "f" * 5000)), "digits"),
    "a box of half a megabyte": (with_box(BOX + "#" * 400_000), "long"),
    "a box with half a character": (with_box(BOX + "# \ud800"), "TOML"),
    "deep JSON": ("[" * 200_000, "deep"),
    "deep objects": ('{"a":' * 60_000, "deep"),
    "a huge number": (json.dumps(SAVE).replace('"seats": 2', '"seats": ' + "2" * 6000), "digits"),
    "very many values": ("[" + "1," * 200_000 + "1]", "values"),
    "very many moves": (json.dumps({**SAVE, "moves": [["pass"]] * 6000}), "moves"),
    "a move as long as a book": (json.dumps({**SAVE, "moves": [["x" * 300_000]]}), "move 1"),
    "a NUL": (json.dumps({**SAVE, "names": ["a\0b"]}), "NUL"),
    "a game as long as a book": (json.dumps({**SAVE, "game": "x" * 300_000}), "game"),
    "an unknown computer player": (json.dumps({**SAVE, "players": ["person", "player:../../x"]}), "player"),
    "players of no kind": (json.dumps({**SAVE, "players": [1, {}]}), "players"),
}


@pytest.mark.parametrize("name", list(HOSTILE))
def test_a_hostile_upload_is_refused_in_one_sentence(house: House, name: str) -> None:
    text, word = HOSTILE[name]
    anna = house.visitor("Anna")
    headers = {"x-csrf-token": anna.csrf, "content-type": "application/json"}
    over_api = anna.web.post("/api/saves", content=text.encode(), headers=headers)
    assert over_api.status_code == 400, over_api.text[:300]
    sentence = over_api.json()["error"]
    assert word in sentence and "\n" not in sentence and len(sentence) <= 4000
    by_page = anna.web.post("/upload", data={"csrf": anna.csrf}, files={"save": ("game.json", text.encode())})
    assert by_page.status_code == 400 and "Traceback" not in by_page.text


def test_a_content_type_does_not_hide_deep_json(house: House) -> None:
    anna = house.visitor("Anna")
    for kind in ("application/x-www-form-urlencoded", "text/plain", "application/json; form"):
        for path in ("/api/tables", "//api/tables", "/api/me"):
            headers = {"x-csrf-token": anna.csrf, "content-type": kind}
            ask = anna.web.put if path.endswith("me") else anna.web.post
            assert ask(path, content="[" * 100_000, headers=headers).status_code in (400, 404, 405, 413)


def test_reading_never_happens_in_the_web_process(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")

    def never(*_: Any) -> None:
        raise AssertionError("a save is read in the web process")

    monkeypatch.setattr(sandbox, "read_save", never)  # the other process has a module of its own
    assert _upload(anna, SAVE).status_code == 200


def test_a_process_that_does_not_answer_is_replaced(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    assert _upload(anna, SAVE).status_code == 200
    first = house.site.sandbox._process
    assert first is not None and first.is_alive()
    assert _upload(anna, SAVE).status_code == 200 and house.site.sandbox._process is first, "it is kept"
    with monkeypatch.context() as patch:
        patch.setattr(sandbox, "DEADLINE", 1.0)
        os.kill(first.pid or 0, signal.SIGSTOP)
        answer = _upload(anna, SAVE)
        assert answer.status_code == 400 and "too much time" in answer.text
    assert not first.is_alive()
    assert _upload(anna, SAVE).status_code == 200
    first = house.site.sandbox._process
    assert first is not None
    first.kill()  # as the system does when there is no memory left
    first.join()
    assert _upload(anna, SAVE).status_code == 200


def test_one_address_does_not_fill_the_queue() -> None:
    """Guests cost nothing: twenty of one address kept everybody else from uploading."""
    box = sandbox.Sandbox()
    box._waiting.update((f"somebody {number}", "203.0.113.7") for number in range(sandbox.MOST_OF_ONE_PLACE))
    try:
        with pytest.raises(Refused):
            asyncio.run(box.read("Anna", "203.0.113.7", json.dumps(SAVE)))
        assert asyncio.run(box.read("Ben", "203.0.113.8", json.dumps(SAVE))).game == "zaibatsu"
    finally:
        box.close()


def test_one_person_uploads_one_save_at_a_time(house: House) -> None:
    anna = house.visitor("Anna")
    box = house.site.sandbox
    box._waiting.update((f"somebody {number}", f"place {number}") for number in range(sandbox.MOST_WAITING))
    try:
        assert _upload(anna, SAVE).status_code == 429
    finally:
        box._waiting.clear()
    assert _upload(anna, SAVE).status_code == 200


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere only the time is limited")
def test_memory_is_limited_in_the_process() -> None:
    program = (
        "from meiji.site.sandbox import _limit_memory, MEMORY\n"
        "_limit_memory()\n"
        "bytearray(MEMORY // 2)\n"
        "try:\n    bytearray(2 * MEMORY)\nexcept MemoryError:\n    print('refused')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "refused\n", done.stderr


def _upload(visitor: Visitor, save: Any) -> httpx.Response:
    files = {"save": ("game.json", json.dumps(save), "application/json")}
    return visitor.web.post("/upload", data={"csrf": visitor.csrf}, files=files)
