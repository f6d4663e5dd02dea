"""Panels on the page: what belongs to a choice is said with it, and played in one request."""

from __future__ import annotations

import html
import json
import re
from functools import partial
from typing import Any

import httpx
import pytest
from browsing import PHONE, Person, Welcome, needs_chromium
from house import House, Visitor

import meiji
from meiji.kernel.amounts import Amount
from meiji.kernel.panels import panel
from meiji.kernel.why_not import Reasons
from meiji.site.amount_labels import amount_labels
from meiji.site.choices import not_twice

SCREENS = ["screen", "screen"]


def ahead(person: Visitor, table: str, *picks: str, status: int = 200, moment: int | None = None) -> dict[str, Any]:
    now = person.state(table)["table"]
    query = {"moment": now["moment"] if moment is None else moment, "pick": picks, "open": now["to_move"]}
    answer = person.web.get(f"/table/{table}/ahead", params=query, headers={"accept": "application/json"})
    assert answer.status_code == status, answer.text
    data: dict[str, Any] = answer.json()
    return data


def chains_in(markup: str) -> list[list[str]]:
    """The chains that the buttons of a panel play."""
    found = re.findall(r'name="move" value="([^"]+)" data-before="([^"]+)"', markup)
    return [[*json.loads(html.unescape(html.unescape(before))), html.unescape(last)] for last, before in found]


def game_of(person: Visitor, table: str) -> meiji.Game:
    return meiji.load(json.dumps(person.web.get(f"/api/tables/{table}/save").json()))


def at_a_turn(person: Visitor, game: str) -> str:
    """A table whose choices lead on."""
    table = person.known_table(game, seed=5)
    while not ahead(person, table)["ways"].strip():
        person.play(table)
    return table


OPEN = [game for game in meiji.game_ids() if not meiji.find_game(game).secrets]  # their saves can be read


@pytest.mark.parametrize("game", OPEN)
def test_every_chain_of_a_panel_can_be_played(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = at_a_turn(anna, game)
    now = game_of(anna, table)
    rows = ahead(anna, table)["rows"]
    assert set(rows) == {move.notation for move in now.moves()}
    chains = [chain for markup in rows.values() for chain in chains_in(markup)]
    assert chains and max(map(len, chains)) > 1
    for chain in chains:
        copy = now.copy()
        for move in chain:
            copy.play(move)
    chain = max(chains, key=len)
    anna.post(f"/table/{table}/play", move=chain, moment=len(now.log))
    for move in chain:
        now.play(move)
    assert game_of(anna, table).bytes() == now.bytes()


@pytest.mark.parametrize("game", OPEN)
def test_a_panel_says_what_is_picked_and_what_is_usual(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = at_a_turn(anna, game)
    now = game_of(anna, table)
    assert now.decision is not None
    kind = now.decision.kind
    first = next(move for move in now.moves() if now.spec.panels.goes_on(kind, move))
    found = panel(now).with_pick(0, first)
    markup = ahead(anna, table, f"{kind} {first.notation}")["panel"]
    assert first.text().partition(": ")[0] in html.unescape(markup)
    asked = found.open_step
    assert asked is not None and markup.count('class="pick') == len(found.steps[asked].moves)
    usual = [step for step in found.steps[1:asked] if 1 < len(step.moves) <= 6]
    assert markup.count(" checked") == len(usual) == markup.count("<fieldset")
    assert ahead(anna, table, f"{kind} {first.notation}", "nonsense nonsense")["panel"] == markup


def amounts_of(markup: str) -> list[str]:
    """As a screen reader hears them: "−6 money"."""
    return [html.unescape(one) for one in re.findall(r'<span class="sr">([−+][^<]+)</span>', markup)]


@pytest.mark.parametrize("game", OPEN)
def test_a_panel_tells_once_what_all_its_answers_have_in_common(house: House, game: str) -> None:
    """Together with what an answer tells that is all its chain costs and gives."""
    anna, alike = house.visitor("Anna"), 0
    table = at_a_turn(anna, game)
    for _ in range(25):
        now = game_of(anna, table)
        assert now.decision is not None
        kind = now.decision.kind
        for first in [move for move in now.moves() if now.spec.panels.goes_on(kind, move)][:3]:
            found = panel(now).with_pick(0, first)
            number = found.open_step
            if number is None:
                continue
            markup = ahead(anna, table, f"{kind} {first.notation}")["panel"]
            head, *answers = re.split(r'<button [^>]*\sclass="pick', markup)
            common = amounts_of(head.partition('class="besides"')[2].partition("</p>")[0])
            alike += bool(common)
            for move, answer in zip(found.steps[number].moves, answers, strict=True):
                chain = found.with_pick(number, move)
                sides = ("−", chain.cost), ("+", chain.gain)
                whole = [sign + now.spec.texts.amount_text(*one, "en") for sign, side in sides for one in side]
                own = amounts_of(answer.partition("</button>")[0])
                assert sorted(common + own) == sorted(whole) and not set(common) & set(own)
        anna.play(table)
    assert alike


def test_what_amounts_say_is_not_said_again() -> None:
    labels = partial(amount_labels, meiji.find_game("zaibatsu"), language="en")
    cost, gain = labels([Amount("money", 6)]), labels([Amount("coal", 2), Amount("points", 8)])
    assert not_twice("pay 6 money → at once: R&D +2", cost, ()) == "at once: R&D +2"
    assert not_twice("a machine; 8 points; 2 coal, 3 silk", (), gain) == "a machine; 3 silk"
    assert not_twice("8 points; 2 coal", cost, gain) == ""
    assert not_twice("value 2 → 3", (), gain) == "value 2 → 3"
    assert not_twice("2 silk → 5 points", cost, gain) == "2 silk → 5 points"  # it is not what is paid now


@pytest.mark.parametrize("game", OPEN)
def test_in_a_panel_things_say_why_it_does_not_ask_for_them(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = at_a_turn(anna, game)
    now = game_of(anna, table)
    assert now.decision is not None
    kind, seat = now.decision.kind, now.to_move
    first = next(move for move in now.moves() if now.spec.panels.goes_on(kind, move))
    asked = panel(now).with_pick(0, first)
    assert asked.open_step is not None
    step = asked.steps[asked.open_step]
    told = anna.web.get(f"/table/{table}/why-not", params={"open": seat, "pick": f"{kind} {first.notation}"}).json()
    assert told and told != anna.web.get(f"/table/{table}/why-not", params={"open": seat}).json()
    assert told == Reasons(step.game, seat).of_things(told)
    assert not set(told) & {move.target for move in step.moves}


def test_only_who_decides_looks_ahead(house: House) -> None:
    anna, ben, zoe = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Zoe")
    table = anna.table("yokohama", ["me", "friend"])
    ben.get(anna.link(table, "join"))
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    zoe.get(anna.link(table, "watch"))
    decides, waits = (anna, ben) if anna.state(table)["moves"] else (ben, anna)
    moment = decides.state(table)["table"]["moment"]
    assert ahead(decides, table)["rows"]
    assert ahead(decides, table, *["turn area"] * 21, status=400)["error"]
    nothing = {"moment": moment, "panel": "", "rows": {}, "ways": ""}
    assert ahead(decides, table, moment=moment + 1) == ahead(waits, table) == nothing
    assert ahead(zoe, table, status=403)["error"] == "You do not play in this game."


@pytest.mark.parametrize("game", OPEN)
def test_the_api_tells_what_a_chain_of_picks_comes_to(house: House, game: str) -> None:
    anna, zoe = house.visitor("Anna"), house.visitor("Zoe")
    table = at_a_turn(anna, game)
    now = game_of(anna, table)
    assert now.decision is not None
    kind = now.decision.kind
    first = next(move for move in now.moves() if now.spec.panels.goes_on(kind, move))
    found, picks = panel(now).with_pick(0, first), [f"{kind} {first.notation}"]
    while found.open_step is not None:
        number = found.open_step
        chosen = found.steps[number].moves[-1]
        found, picks = found.with_pick(number, chosen), [f"{p.kind} {p.move}" for p in found.picks_with(number, chosen)]
    told = anna.web.get(f"/api/tables/{table}/panel", params={"pick": picks}).json()
    assert told["chain"] == found.chain and told["complete"] and told["final"] == found.final
    assert (told["cost"], told["gain"]) == (dict(found.cost), dict(found.gain)) and told["next"] == found.next
    assert [step["chosen"] for step in told["steps"]] == told["chain"] and all(s["picked"] for s in told["steps"])
    for step, asked in zip(told["steps"], found.steps, strict=True):
        assert step["moves"] == [move.notation for move in asked.moves] and step["question"]
    assert game_of(anna, table).bytes() == now.bytes()
    assert zoe.web.get(f"/api/tables/{table}/panel").status_code == 403
    assert anna.web.get(f"/api/tables/{table}/panel", params={"pick": 21 * picks}).status_code == 400
    anna.web.post(
        f"/api/tables/{table}/moves",
        json={"moment": told["moment"], "move": told["chain"]},
        headers={"x-csrf-token": anna.csrf},
    ).raise_for_status()
    described = anna.web.get("/api/openapi.json").json()["paths"]["/api/tables/{id}/panel"]["get"]
    assert {one["name"] for one in described["parameters"]} == {"id", "pick", "language"}


# --- in a browser ----------------------------------------------------------------------------------------------------
def moment(page: Any) -> int:
    return int(page.get_attribute("#m-side", "data-last"))


def with_ways(person: Person) -> None:
    """Play on until something on the board leads further than the decision at hand."""
    while True:
        person.page.wait_for_selector("#m-choices, [data-open-curtain]")
        if person.page.query_selector("[data-open-curtain]"):
            person.page.click("[data-open-curtain]")
        person.wait_for_turn()
        if person.page.query_selector("#m-choices [data-picks]"):
            break
        revision = person.revision
        person.press("a")
        person.finish(revision)
    person.page.wait_for_selector("#m-choices .way", state="attached")


@needs_chromium
def test_a_shortcut_plays_its_chain_with_one_click(welcome: Welcome) -> None:
    anna = welcome("Anna")
    anna.table("nippon", SCREENS)
    with_ways(anna)
    page, before = anna.page, moment(anna.page)
    chip = page.locator("#m-choices .chip:not([data-final])").first
    moves = chip.evaluate("chip => 1 + JSON.parse(chip.dataset.before).length")
    assert moves > 1
    page.wait_for_function("() => !document.querySelector('.table.new')")
    with page.expect_request("**/play") as played:
        chip.click()
    assert len(httpx.QueryParams(played.value.post_data).get_list("move")) == moves
    page.wait_for_function("n => Number(document.querySelector('#m-side').dataset.last) === n", arg=before + moves)
    anna.check()


# A thing of the picture that leads to one panel only.
DRAWN_WAY = """[...document.querySelectorAll("#m-choices .way")].map((way) => way.dataset.target)
    .find((id, _, all) => document.getElementById(id) && all.indexOf(id) === all.lastIndexOf(id))"""


@needs_chromium
@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_panel_is_opened_on_the_board_and_closes_with_escape(welcome: Welcome, game: str) -> None:
    anna = welcome("Anna", {"width": 1440, "height": 900})
    anna.table(game, SCREENS)
    with_ways(anna)
    page = anna.page
    while not (target := page.evaluate(DRAWN_WAY)):
        revision = anna.revision
        anna.press("a")
        anna.finish(revision)
        with_ways(anna)
    before = moment(page)
    click = "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    page.eval_on_selector(f'#m-board [id="{target}"]', click)
    page.wait_for_selector("#m-panel")
    anna.has_no_barriers()
    anna.check()
    page.keyboard.press("Escape")
    assert not page.query_selector("#m-panel") and page.is_visible("#m-choices .choice > button")
    assert moment(page) == before


@needs_chromium
def test_what_is_usual_is_changed_with_the_arrow_keys(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE)
    anna.table("zaibatsu", SCREENS)
    page = anna.page
    while True:
        with_ways(anna)
        page.locator("#m-choices [data-picks]").first.evaluate("button => button.click()")
        page.wait_for_selector("#m-panel .pick")
        if page.query_selector("#m-panel .toggles input"):
            break
        revision = anna.revision
        anna.finish(revision)
    anna.check()
    anna.has_no_barriers()
    page.focus("#m-panel .toggles input:checked")
    first = page.input_value("#m-panel .toggles input:checked")
    page.evaluate("document.querySelector('#m-panel').dataset.old = 'yes'")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#m-panel:not([data-old])")
    assert page.input_value("#m-panel .toggles input:checked") != first
    assert page.evaluate("document.activeElement.matches('#m-panel .toggles input:checked')")
    revision, before = anna.revision, moment(page)
    anna.finish(revision)
    assert moment(page) > before + 1
    anna.check()


@needs_chromium
def test_a_panel_that_comes_too_late_is_not_shown(welcome: Welcome) -> None:
    anna = welcome("Anna")
    anna.table("nippon", SCREENS)
    with_ways(anna)
    page, held = anna.page, list[Any]()
    page.route("**/ahead?*pick=*", lambda route: held.append(route))
    page.locator("#m-choices .choice > [data-picks]").first.evaluate("button => button.click()")
    page.wait_for_timeout(50)
    revision = anna.revision
    page.locator("#m-choices .chip").first.evaluate("chip => chip.click()")
    if page.query_selector(".asked"):
        page.locator(".asked").evaluate("chip => chip.click()")
    anna.wait_for_change(revision)
    for route in held:
        route.continue_()
    page.wait_for_timeout(300)
    assert held and not page.query_selector("#m-panel")
    anna.check()


@needs_chromium
def test_without_scripts_one_decision_follows_the_other(chromium: Any, house: House) -> None:
    anna = house.visitor("Anna")
    table = at_a_turn(anna, "nippon")
    context = chromium.new_context(base_url=house.url, java_script_enabled=False)
    context.add_cookies([{"name": k, "value": v, "url": house.url} for k, v in anna.web.cookies.items()])
    page = context.new_page()
    page.goto(f"/table/{table}")
    for _ in range(3):
        before = anna.state(table)["table"]["moment"]
        page.locator("#m-choices button[name=move]").first.click()
        page.wait_for_selector("#m-side")
        assert anna.state(table)["table"]["moment"] == before + 1
    context.close()
