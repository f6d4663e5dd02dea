"""A table page that one person sees, who plays all its seats; for tests of what stands where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import WAIT
from house import House

import meiji


class Table:
    """A page that shows a table to somebody who plays all its seats."""

    def __init__(self, chromium: Any, house: House, game: str, seats: int, size: tuple[int, int], **how: Any) -> None:
        anna = house.visitor("Anna")
        save = json.dumps(meiji.new(game, seats=seats, seed=3).save())
        answer = anna.web.post("/upload", data={"csrf": anna.csrf}, files={"save": ("game.json", save)})
        self.address = answer.url.path
        viewport = {"width": size[0], "height": size[1]}
        how = {"reduced_motion": "reduce", **how}
        self.context = chromium.new_context(viewport=viewport, base_url=house.url, **how)
        self.context.add_cookies([{"name": k, "value": v, "url": house.url} for k, v in anna.web.cookies.items()])
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(self.address)
        self.open_curtain()

    def open_curtain(self) -> None:
        self.page.wait_for_selector("#m-choices, [data-open-curtain], .decision.over")
        if self.page.query_selector("[data-open-curtain]"):
            self.page.click("[data-open-curtain]")
        self.page.wait_for_selector("#m-choices, .decision.over")
        if self.page.query_selector("#m-scoring[open]"):
            self.page.click("#m-scoring form button")

    def play(self, number: int = 0) -> None:
        """Play one of the choices as it is, without a panel."""
        revision = self.page.get_attribute("#m-side", "data-revision")
        send = "(all, number) => { const one = all[number % all.length]; one.form.requestSubmit(one) }"
        self.page.eval_on_selector_all("#m-choices button[name=move]", send, number)
        self.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision !== r", arg=revision)
        self.open_curtain()

    def choose(self, notation: str) -> None:
        """Play on until a move is on offer, and play it."""
        for number in range(60):
            moves = self.page.eval_on_selector_all("#m-choices button[name=move]", "all => all.map(one => one.value)")
            if notation in moves:
                self.play(moves.index(notation))
                return
            self.play(number * 7)
        raise AssertionError(notation)

    def box(self, selector: str) -> dict[str, float]:
        where = "thing => thing.getBoundingClientRect().toJSON()"
        found: dict[str, float] = self.page.eval_on_selector(selector, where)
        return found


@pytest.fixture
def at(chromium: Any, house: House) -> Iterator[Any]:
    """Opens pages of tables, and closes them after the test."""
    opened: list[Table] = []

    def open_one(game: str, seats: int = 2, size: tuple[int, int] = (1440, 900), **how: Any) -> Table:
        opened.append(Table(chromium, house, game, seats, size, **how))
        return opened[-1]

    yield open_one
    for table in opened:
        table.context.close()
        assert table.errors == []
