"""A whole site in a thread, and people who visit it over HTTP."""

from __future__ import annotations

import html
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn

import meiji
from meiji.site.app import make_app
from meiji.site.connections import Connections
from meiji.site.forwarded import Proxies
from meiji.site.serve import configure
from meiji.site.settings import Settings
from meiji.site.site import Site


def together(view: dict[str, Any]) -> dict[str, Any]:
    """The sidebar and the board of a view, each put together."""
    return {key: "".join(value) if key in ("sidebar", "board") else value for key, value in view.items()}


class House:
    """The site, served on a free port."""

    def __init__(self, folder: Path, connections: Connections | None = None, **settings: Any) -> None:
        url = settings.pop("database", f"sqlite:///{folder}/site.sqlite3")
        self.settings = Settings(database=url, secret="only for tests", pause=0.0, workers=1, **settings)
        self.gate = make_app(self.settings)
        self.site: Site = self.gate.site
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.connections = connections or Connections(1000, Proxies("127.0.0.1"))
        self.server = uvicorn.Server(configure(self.gate, self.connections))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def __enter__(self) -> House:
        self.thread.start()
        end = time.monotonic() + 20
        while not self.server.started:
            assert time.monotonic() < end and self.thread.is_alive(), "the site does not start"
            time.sleep(0.02)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(10)

    def visitor(self, name: str | None = None, language: str = "en") -> Visitor:
        visitor = Visitor(self, language)
        if name is not None:
            visitor.post("/name", name=name)
        return visitor


class Visitor:
    """Somebody with a browser that keeps cookies."""

    def __init__(self, house: House, language: str = "en") -> None:
        headers = {"accept-language": language}
        self.web = httpx.Client(base_url=house.url, headers=headers, follow_redirects=True, timeout=60)
        found = re.search(r'name="csrf" value="(\w+)"', self.web.get("/").text)
        assert found is not None
        self.csrf = found[1]

    def get(self, path: str, status: int = 200, **query: Any) -> str:
        answer = self.web.get(path, params=query or None)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.text

    def post(self, path: str, status: int = 200, **form: Any) -> httpx.Response:
        answer = self.web.post(path, data={"csrf": self.csrf, **form})
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer

    def table(self, game: str, who: list[str], status: int = 200, **more: Any) -> str:
        """Start a table; its id."""
        seats = {f"who-{seat}": kind for seat, kind in enumerate(who)}
        answer = self.post("/tables", status, game=game, **seats, **more)
        return answer.url.path.rpartition("/")[2]

    def known_table(self, game: str, seed: int) -> str:
        """Two people at one screen, with a setup that is always the same; its id."""
        save = json.dumps(meiji.new(game, seats=2, seed=seed).save())
        answer = self.web.post("/upload", data={"csrf": self.csrf}, files={"save": ("game.json", save)})
        assert answer.status_code == 200, answer.text
        return answer.url.path.rpartition("/")[2]

    def state(self, table: str) -> dict[str, Any]:
        data: dict[str, Any] = self.web.get(f"/api/tables/{table}").json()
        return data

    def view(self, table: str, status: int = 200, **query: Any) -> dict[str, Any]:
        """What the page's script is sent of a table: the sidebar and the board, each put together."""
        headers = {"accept": "application/json"}
        answer = self.web.get(f"/table/{table}/view", params=query or None, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        data: dict[str, Any] = answer.json()
        return together(data)

    def play(self, table: str, status: int = 200, move: str | None = None, moment: int | None = None) -> httpx.Response:
        """Play a move, by default the first one on offer."""
        state = self.state(table)
        chosen = state["moves"][0]["notation"] if move is None else move
        at = state["table"]["moment"] if moment is None else moment
        return self.post(f"/table/{table}/play", status, move=chosen, moment=at)

    def play_until(self, table: str, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play the first move on offer, over the API, until the table looks as wanted; how it looks then."""
        end = time.monotonic() + 180
        while not done(state := self.state(table)) and state["table"]["status"] == "running":
            assert time.monotonic() < end, "this takes too long"
            if state["moves"]:
                move = {"moment": state["table"]["moment"], "move": state["moves"][0]["notation"]}
                answer = self.web.post(f"/api/tables/{table}/moves", json=move, headers={"x-csrf-token": self.csrf})
                assert answer.status_code == 200, answer.text
            else:
                time.sleep(0.02)
        return state

    def link(self, table: str, kind: str) -> str:
        """The link of a table for friends ("join") or spectators ("watch")."""
        found = re.search(rf'value="http[^"]*(/table/\w+/{kind}/\w+)"', self.get(f"/table/{table}"))
        assert found is not None
        return html.unescape(found[1])


class Listener(threading.Thread):
    """Somebody who listens to a table until the second event: what was heard, and when."""

    def __init__(self, web: httpx.Client, table: str) -> None:
        super().__init__(daemon=True)
        self.web, self.table = web, table
        self.heard: list[tuple[float, str]] = []
        self.ready = threading.Event()  # the first has come
        self.start()

    def run(self) -> None:
        with self.web.stream("GET", f"/table/{self.table}/events") as stream:
            kind = ""
            for line in stream.iter_lines():
                if line.startswith("event:"):
                    kind = line.removeprefix("event:").strip()
                if line.startswith("data:") and kind != "watching":
                    self.heard.append((time.monotonic(), line.removeprefix("data:").strip()))
                    self.ready.set()
                    if len(self.heard) == 2:
                        return
