"""How long from the server's answer to a move until it is seen:  python benchmarks/painted.py NAME=ADDRESS …

Each address is a running site (`meiji serve --port …`), such as one of this checkout and one of an older one. On each
of them the same games are played in Chromium, on a desktop and on a phone, two people at one screen, the seed and the
choices always the same. The time runs from the last byte of the answer to the first frame that shows the new revision.
On a busy machine look at the last column: what the page's thread took of the processor, from the click on.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
from typing import Any

from playwright.sync_api import sync_playwright

import meiji

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PLAY = """number => new Promise(done => {
    const revision = () => document.querySelector("#m-side").dataset.revision;
    const before = revision();
    performance.clearResourceTimings();
    const shown = new MutationObserver(() => {
        if (revision() === before) return;
        shown.disconnect();
        requestAnimationFrame(() => {
            const channel = new MessageChannel();  // its message comes after the frame
            channel.port1.onmessage = () => {
                const painted = performance.now();
                const answers = performance.getEntriesByType("resource").filter(one => one.name.endsWith("/play"));
                done(painted - answers.at(-1).responseEnd);
            };
            channel.port2.postMessage(null);
        });
    });
    shown.observe(document.body, { subtree: true, childList: true, attributes: true });
    const buttons = document.querySelectorAll("#m-choices button[name=move]");
    const one = buttons[number * 7 % buttons.length];
    one.form.requestSubmit(one) })"""


def used(devtools: Any) -> float:
    """What the page's thread has used of the processor so far, in milliseconds."""
    found = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(found["TaskDuration"])


def play(page: Any, devtools: Any, number: int) -> tuple[float, float]:
    """Play one of the choices; the milliseconds until it was seen, and what the page's thread used for it."""
    page.wait_for_selector("#m-choices button[name=move], [data-open-curtain]", state="attached")
    if page.query_selector("[data-open-curtain]"):
        page.click("[data-open-curtain]")
        page.wait_for_selector("#m-choices", state="attached")
    page.wait_for_timeout(450)  # choices are new
    before = used(devtools)
    waited: float = page.evaluate(PLAY, number)
    return waited, used(devtools) - before


def measure(chromium: Any, address: str, game: str, size: str, decisions: int) -> tuple[list[float], float]:
    """All waits, sorted, and what the page's thread used in the middle."""
    context = chromium.new_context(viewport=SIZES[size], base_url=address, has_touch=size == "phone")
    page = context.new_page()
    page.goto("/")
    page.fill("#m-name", "Reader")
    page.click(".welcome button")
    bring = """save => { const form = new FormData();
        form.set("csrf", document.querySelector("[name=csrf]").value);
        form.set("save", new Blob([save]), "game.json");
        return fetch("/upload", { method: "POST", body: form }).then(answer => answer.url) }"""
    page.goto(page.evaluate(bring, json.dumps(meiji.new(game, seats=2, seed=3).save())))
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    found = [play(page, devtools, number) for number in range(decisions)]
    context.close()
    return sorted(waited for waited, _ in found), statistics.median(cpu for _, cpu in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("sites", nargs="+", metavar="NAME=ADDRESS")
    parser.add_argument("--decisions", type=int, default=30)
    chosen = parser.parse_args()
    heads = f"{'half within':>12}{'95 % within':>13}{'all within':>12}{'processor':>11}"
    print(f"{'site':<10}{'game':<10}{'on a':<9}{heads}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in meiji.game_ids():
            for size in SIZES:
                for name, _, address in (site.partition("=") for site in chosen.sites):
                    waits, cpu = measure(chromium, address, game, size, chosen.decisions)
                    most = waits[int(len(waits) * 0.95)]
                    line = f"{statistics.median(waits):>9.0f} ms{most:>10.0f} ms{waits[-1]:>9.0f} ms{cpu:>8.0f} ms"
                    print(f"{name:<10}{game:<10}{size:<9}{line}", flush=True)


if __name__ == "__main__":
    main()
