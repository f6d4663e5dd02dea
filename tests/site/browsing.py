"""Real people's browsers: Chromium, and somebody in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from house import House

CHROMIUM = shutil.which("chromium")
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
TABLET, WIDE = {"width": 820, "height": 1180}, {"width": 1440, "height": 900}
WAIT = 90_000  # on a busy machine several games may have to be compiled first


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


Welcome = Callable[..., "Person"]


@pytest.fixture
def welcome(chromium: Any, house: House) -> Iterator[Welcome]:
    """Lets people in; when the test is over their browsers are closed."""
    people: list[Person] = []

    def let_in(name: str, size: dict[str, int] = DESKTOP, language: str = "en", theme: str = "light") -> Person:
        people.append(Person(chromium, house, name, size, language, theme))
        return people[-1]

    yield let_in
    for person in people:
        person.context.close()


class Person:
    """Somebody in front of a browser. Any error on any page fails the test."""

    def __init__(
        self, chromium: Any, house: House, name: str, size: dict[str, int], language: str, theme: str = "light"
    ) -> None:
        self.context = chromium.new_context(
            viewport=size, locale=language, base_url=house.url, color_scheme=theme, has_touch=size["width"] < 1000
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.goto("/")
        self.page.fill("#m-name", name)
        self.page.click(".welcome button")

    def table(self, game: str, who: list[str]) -> str:
        self.page.goto(f"/new/{game}?seats={len(who)}")
        self.page.eval_on_selector("#m-more", "more => { more.open = true; }")
        for seat, kind in enumerate(who):
            self.page.select_option(f"#m-who-{seat}", kind)
        self.sit_down()
        return str(self.page.url)

    def sit_down(self) -> None:
        """Press the button that leads to the table. It hears keys and clicks once its scripts have run."""
        self.page.click("button.big")
        self.page.wait_for_selector("#m-table")
        self.page.wait_for_load_state("load")

    def see_the_board(self) -> None:
        """Once everybody sits, the page of who waited is another one."""
        self.page.wait_for_selector("#m-side")
        self.page.wait_for_load_state("load")

    @property
    def revision(self) -> str:
        return str(self.page.get_attribute("#m-side", "data-revision"))

    def wait_for_change(self, revision: str) -> None:
        self.page.wait_for_function("r => document.querySelector('#m-side').dataset.revision !== r", arg=revision)

    def wait_for_turn(self) -> bool:
        """Wait until it is my turn; False: the game is over."""
        self.page.wait_for_selector("#m-choices button[name=move], .decision.over")
        return bool(self.page.query_selector("#m-choices"))

    def press(self, key: str) -> None:
        """What cannot be taken back wants the key twice."""
        self.page.keyboard.press(key)
        if self.page.query_selector(".asked"):
            self.page.keyboard.press(key)

    def finish(self, revision: str, choose: Callable[[list[str]], str] = lambda keys: keys[0]) -> None:
        """Answer what a choice asks for besides, by its keys, until all of it is played."""
        while self._waits_in_panel(revision):
            keys = self.page.eval_on_selector_all("#m-panel .pick", "all => all.map(b => b.dataset.key)")
            self.page.evaluate("document.querySelector('#m-panel').dataset.answered = 'yes'")
            self.press(choose(keys))

    def _waits_in_panel(self, revision: str) -> bool:
        played = "document.querySelector('#m-side').dataset.revision !== r"
        self.page.wait_for_function(
            f"r => {played} || document.querySelector('#m-panel:not([data-answered])')", arg=revision
        )
        return self.revision == revision

    def check(self) -> None:
        assert self.errors == [], self.errors
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "the page scrolls sideways"

    def has_no_barriers(self) -> None:
        """Axe finds nothing serious, once what fades in is there."""
        from axe_playwright_python.sync_playwright import Axe

        self.page.evaluate(
            "Promise.race([new Promise((done) => setTimeout(done, 2000)), Promise.all(document.getAnimations()"
            ".filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)"
            ".map((one) => one.finished.catch(() => null)))]).then(() => null)"
        )
        found = Axe().run(self.page).response["violations"]
        serious = [entry for entry in found if entry["impact"] in ("serious", "critical")]
        bad = [(entry["id"], entry["nodes"][0]["html"][:200], entry["nodes"][0]["failureSummary"]) for entry in serious]
        assert bad == [], self.page.url
