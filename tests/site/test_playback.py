"""What others did is played out on the board; a scoring is a moment of its own; the log shows whose lines one wants."""

from __future__ import annotations

from browsing import Person, Welcome, needs_chromium

pytestmark = needs_chromium
SHOWN = """events => document.querySelector("#m-table").dispatchEvent(
    new CustomEvent("shown", { detail: { hadFocus: false, events } }))"""

REPLAY = """() => {
    const made = Object.assign(document.createElement("button"), { id: "m-replay" });
    const button = document.querySelector("#m-replay") ?? document.body.appendChild(made);
    button.click();
}"""


def event(number: int, kind: str, text: str, **values: object) -> dict[str, object]:
    return {"number": number, "kind": kind, "text": text, "seat": 1, "place": None, "changes": [], **values}


def two(welcome: Welcome, game: str) -> tuple[Person, Person]:
    anna, ben = welcome("Anna"), welcome("Ben")
    anna.table(game, ["me", "friend"])
    ben.page.goto(anna.page.input_value("#m-invite"))
    ben.sit_down()
    for person in (anna, ben):
        person.see_the_board()
    return anna, ben


def play(person: Person) -> None:
    person.wait_for_turn()
    revision = person.revision
    person.page.locator("#m-choices button[name=move]").first.click()
    if person.page.query_selector(".asked"):
        person.page.locator("#m-choices button[name=move]").first.click()
    person.finish(revision)


def test_what_the_other_did_is_told_beside_the_board_and_to_screen_readers(welcome: Welcome) -> None:
    anna, ben = two(welcome, "yokohama")
    ben.page.evaluate("localStorage.setItem('meiji-pace', 'steps')")
    play(anna)
    ben.page.wait_for_selector(".caption:not([hidden])")
    assert ben.page.inner_text(".caption").startswith("Anna puts an order under the deck")
    assert "Anna puts an order under the deck" in ben.page.text_content("p.sr[aria-live]:not(#m-say)")
    ben.page.click(".caption")  # the last step: nothing more to tell
    assert ben.page.is_hidden(".caption")
    ben.has_no_barriers()
    ben.page.evaluate("localStorage.setItem('meiji-pace', 'instant')")
    play(ben)
    revision = ben.revision
    play(anna)
    ben.wait_for_change(revision)
    assert ben.page.is_hidden(".caption")
    for person in (anna, ben):
        person.check()


def test_a_scoring_opens_region_by_region_and_goes_when_one_goes_on(welcome: Welcome) -> None:
    anna, _ = two(welcome, "nippon")
    details = {"influence": [7, 4], "trains": [1, 0], "foreign": 5, "points": [8, 0]}
    regions = [event(900, "region-scored", f"Region {n}: Anna +8", seat=None, details=details) for n in (1, 2)]
    anna.page.evaluate(SHOWN, regions)
    anna.page.wait_for_selector("#m-scoring[open]")
    counted = "goal => document.querySelector('#m-scoring .scored [data-points]').textContent === goal"
    anna.page.wait_for_function(counted, arg="8")
    rows = anna.page.eval_on_selector_all(
        "#m-scoring section:first-child tbody tr", "all => all.map(row => [...row.cells].map(c => c.textContent))"
    )
    assert rows == [["1.Anna", "7", "1", "8"], ["2.Foreign companies", "5", "", ""], ["3.Ben", "4", "0", "0"]]
    assert anna.page.inner_text("#m-scoring section:first-child h3") == "Region 1"
    counted = "goal => document.querySelector('#m-scoring .totals').textContent === goal"
    anna.page.wait_for_function(counted, arg="Anna16Ben0")
    anna.has_no_barriers()
    anna.page.click("#m-scoring form button")
    anna.page.wait_for_selector("#m-scoring:not([open])", state="attached")
    anna.check()


def test_the_log_shows_the_lines_of_one_player(welcome: Welcome) -> None:
    anna, ben = two(welcome, "yokohama")
    play(anna)
    play(ben)
    anna.wait_for_turn()
    anna.page.eval_on_selector("#m-log", "log => { log.open = true; }")
    anna.page.select_option("#m-log-filter", "1")
    shown = anna.page.eval_on_selector_all(
        ".log-lines li", "all => all.filter(line => !line.hidden).map(line => line.textContent.trim())"
    )
    assert shown and all(line.startswith("Ben ") for line in shown)


def test_what_comes_while_something_is_told_waits_for_its_turn(welcome: Welcome) -> None:
    anna, _ = two(welcome, "yokohama")
    page = anna.page
    page.evaluate("localStorage.setItem('meiji-pace', 'steps')")
    for number, text in ((901, "Ben sails"), (902, "Ben waits")):
        page.evaluate(SHOWN, [event(number, "bought", text)])
    page.wait_for_function("() => document.querySelector('.caption .count').textContent === '+1'")
    told = "text => document.querySelector('.caption .text').textContent === text"
    page.wait_for_function(told, arg="Ben sails")
    page.click(".caption")
    page.wait_for_function(told, arg="Ben waits")
    page.click(".caption")
    assert page.is_hidden(".caption")
    page.evaluate(REPLAY)
    page.wait_for_function(told, arg="Ben sails")
    anna.check()


SOUNDING = """() => {
  const make = AudioContext.prototype.createOscillator;
  document.made = 0;
  AudioContext.prototype.createOscillator = function () { document.made += 1; return make.call(this); };
}"""


def test_sounds_are_off_until_somebody_wants_them(welcome: Welcome) -> None:
    anna, _ = two(welcome, "yokohama")
    page = anna.page
    page.evaluate(SOUNDING)
    page.evaluate(SHOWN, [event(901, "bought", "Ben buys")])
    page.wait_for_timeout(200)
    assert page.evaluate("document.made") == 0
    page.evaluate("localStorage.setItem('meiji-volume', '5')")
    page.evaluate(SHOWN, [event(902, "bought", "Ben buys")])
    page.wait_for_function("() => document.made > 0")
    anna.check()
