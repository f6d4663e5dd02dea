"""How far somebody has to scroll on a phone:  python benchmarks/scrolling.py NAME=ADDRESS … [--decisions 30]

Each address is a running site (`meiji serve --port …`), such as one of this checkout and one of an older one. On each
of them the same games are played in Chromium at 390 × 844, two people at one screen, the seed and the choices always
the same. Before each move a reader looks at the choice in the list, then at its place on the board, where there is one:
the distance by which anything had to be scrolled for that is summed up. What the page scrolls by itself counts for
nothing.
"""

from __future__ import annotations

import argparse
import json
import shutil
from typing import Any

from playwright.sync_api import sync_playwright

import meiji

GAMES = ("nippon", "yokohama", "zaibatsu")
SIZE = {"width": 390, "height": 844}
LOOK = """([selector, number]) => {
    const button = [...document.querySelectorAll("#m-choices button[name=move]")][number];
    const place = button.dataset.target && document.querySelector("#m-board #" + CSS.escape(button.dataset.target));
    const thing = selector === "list" ? button : place;
    if (!thing) return 0;
    const above = [];
    for (let one = thing.parentElement; one; one = one.parentElement) above.push([one, one.scrollLeft, one.scrollTop]);
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return above.reduce((sum, [one, left, top]) => sum + Math.hypot(one.scrollLeft - left, one.scrollTop - top), 0) }"""


def play(page: Any, number: int) -> tuple[float, float]:
    """Look at a choice, look at its place, play it; how far had one to scroll for each?"""
    page.wait_for_selector("#m-choices button[name=move], [data-open-curtain]")
    if page.query_selector("[data-open-curtain]"):
        page.click("[data-open-curtain]")
        page.wait_for_selector("#m-choices")
    page.wait_for_timeout(450)  # choices are new, the page goes to what is asked
    buttons = page.query_selector_all("#m-choices button[name=move]")
    at = number * 7 % len(buttons)
    listed, placed = page.evaluate(LOOK, ["list", at]), page.evaluate(LOOK, ["board", at])
    revision = page.get_attribute("#m-side", "data-revision")
    send = """number => { const one = document.querySelectorAll("#m-choices button[name=move]")[number];
        one.form.requestSubmit(one) }"""
    page.evaluate(send, at)
    page.wait_for_function("r => document.querySelector('#m-side').dataset.revision !== r", arg=revision)
    return listed, placed


def measure(chromium: Any, address: str, game: str, decisions: int) -> tuple[float, float]:
    """All decisions of the beginning of a game; how far had one to scroll to the list, and how far to the board?"""
    context = chromium.new_context(viewport=SIZE, base_url=address, reduced_motion="reduce", has_touch=True)
    page = context.new_page()
    page.goto("/")
    page.fill("#m-name", "Reader")
    page.click(".welcome button")
    bring = """save => { const form = new FormData();
        form.set("csrf", document.querySelector("[name=csrf]").value);
        form.set("save", new Blob([save]), "game.json");
        return fetch("/upload", { method: "POST", body: form }).then(answer => answer.url) }"""
    page.goto(page.evaluate(bring, json.dumps(meiji.new(game, seats=2, seed=3).save())))
    found = [play(page, number) for number in range(decisions)]
    context.close()
    return sum(listed for listed, _ in found), sum(placed for _, placed in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("sites", nargs="+", metavar="NAME=ADDRESS")
    parser.add_argument("--decisions", type=int, default=30)
    chosen = parser.parse_args()
    print(f"{'site':<10}{'game':<10}{'to the list':>13}{'to the board':>14}{'together':>10}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in GAMES:
            for name, _, address in (site.partition("=") for site in chosen.sites):
                listed, placed = measure(chromium, address, game, chosen.decisions)
                print(f"{name:<10}{game:<10}{listed:>10.0f} px{placed:>11.0f} px{listed + placed:>7.0f} px", flush=True)


if __name__ == "__main__":
    main()
