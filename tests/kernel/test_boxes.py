"""Boxes: what is wrong with one is said in one sentence with its line; what is right plays, saves and loads."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meiji
from meiji.kernel.box import SOURCES, LoadedBox

SPEC = meiji.find_game("zaibatsu")
SHIPPED = SPEC.box().text


def edited(*changes: tuple[str, str]) -> str:
    """The shipped box with some text replaced, each at its first place."""
    text = SHIPPED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(header: str, number: int) -> str:
    """The shipped box without the number-th table of this header."""
    tables = re.split(r"(?m)^(?=\[)", SHIPPED)
    places = [i for i, table in enumerate(tables) if table.startswith(header)]
    del tables[places[number]]
    return "".join(tables)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def refused(text: str) -> str:
    with pytest.raises(meiji.BadBox) as error:
        SPEC.box_from(text, "my.toml")
    return one_sentence(str(error.value))


def one_sentence(message: str) -> str:
    assert message.endswith(".") and "\n" not in message and message.startswith(("my.toml", "The box", "the save"))
    return message


TILE = 'A = { when = "built", effect = ["advance rd 2"], source = "example" }'
WRONG: dict[str, tuple[str, str | None, list[str]]] = {  # the text, where the line is, and what the sentence tells
    "missing tile": (without("[[factory]]", 3), None, ["[[factory]]", "30", "29"]),
    "another tile": (edited(('good = "cotton"', 'good = "paper"')), "[[factory]]", ["good", "'cotton'", "'paper'"]),
    "missing table": (without("[prices]", 0), None, ["[prices]", "missing"]),
    "no tables of a name": (SHIPPED.replace("[[demand]]", "[[demands]]"), None, ["[[demand]]", "9", "0"]),
    "unknown operation": (
        edited(("advance rd 2", "advance ships 2")),
        "A = { when",
        ["'advance ships 2'", "allowed are", "gain coal #"],
    ),
    "number too large": (edited(("advance rd 2", "advance rd 100")), "A = { when", ["advance rd 100", "99"]),
    "too many operations": (
        edited(('["advance rd 2"]', '["gain coal 1", "gain coal 1", "gain coal 1", "gain coal 1", "gain coal 1"]')),
        "A = { when",
        ["1 to 4 operations", "5"],
    ),
    "no operation": (edited(('["advance rd 2"]', "[]")), "A = { when", ["1 to 4 operations", "0"]),
    "unknown time": (edited((TILE, TILE.replace("built", "never"))), "A = { when", ["'never'", "built"]),
    "unknown action": (
        edited((TILE, TILE.replace("built", "modifies dancing"))),
        "A = { when",
        ["'dancing'", "allowed are", "production"],
    ),
    "wrong count": (edited(("steps = [1, 3, 6]", "steps = [1, 3]")), "[prices]", ["steps", "3 values", "2"]),
    "no list": (edited(("steps = [1, 3, 6]", "steps = 1")), "[prices]", ["steps", "list"]),
    "wrong type in a list": (edited(("steps = [1, 3, 6]", 'steps = [1, "3", 6]')), "[prices]", ["steps", "'3'"]),
    "wrong type": (edited(("factory = 6", 'factory = "six"')), "[prices]", ["factory", "whole number", "'six'"]),
    "no whole number": (edited(("factory = 6", "factory = 6.5")), "[prices]", ["factory", "whole number", "6.5"]),
    "truth for a number": (edited(("factory = 6", "factory = true")), "[prices]", ["factory", "whole number", "True"]),
    "below nothing": (edited(("factory = 6", "factory = -1")), "[prices]", ["factory", "from 0", "-1"]),
    "missing value": (edited(("factory = 6\n", "")), "[prices]", ["factory is missing"]),
    "missing source": (edited(('source = "rulebook"\npage = 4', "page = 4")), "[workers]", ["source", *SOURCES]),
    "missing source of a tile": (edited((', source = "example" }', " }")), "[[factory]]", ["source", *SOURCES]),
    "unknown source": (edited(('source = "rulebook"', 'source = "hearsay"')), "[workers]", ["'hearsay'", *SOURCES]),
    "unknown source of a face": (
        edited((TILE, TILE.replace("example", "hearsay"))),
        "A = { when",
        ["'hearsay'", *SOURCES],
    ),
    "unknown good": (edited(('"bento", "lenses"', '"rice", "lenses"')), "[[demand]]", ["'rice'", "cotton"]),
    "unknown colour": (edited(('colour = "red"', 'colour = "pink"')), "[[location]]", ["'pink'", "red"]),
    "a colour twice": (edited(('colour = "red"', 'colour = "black"')), "[[location]]", ["each colour"]),
    "wrong order": (edited(('name = "san-francisco"', 'name = "berlin"')), "[[location]]", ["name", "'san-francisco'"]),
    "action nowhere": (edited(('["markets"]', '["trains"]')), "[hiring]", ["action"]),
    "icon off the track": (edited(('{ 3 = "department black"', '{ 13 = "department black"')), "[track_rd]", ["13"]),
}


@pytest.mark.parametrize("name", list(WRONG))
def test_a_wrong_box_is_refused_with_its_line_and_the_reason(name: str) -> None:
    text, place, words = WRONG[name]
    message = refused(text)
    for word in words:
        assert word in message, message
    if place is not None:
        assert f"my.toml, line {line_of(text, place)}:" in message, message
    elif "table" not in name:  # a whole table that is missing has no line
        assert re.match(r"my.toml, line \d+: ", message)


NO_CITIES = re.sub(r"(?s)\[\[city\]\].*?(?=\[\[region\]\])", "", SHIPPED)
SHAPES = {  # well-formed TOML in which a value has quite another shape than it should
    "numbers for tables": (NO_CITIES, 'id = "zaibatsu"', 'id = "zaibatsu"\ncity = [1, 2, 3, 4, 5, 6, 7, 8]'),
    "a list for an effect": (SHIPPED, '{ 3 = "department black"', '{ 3 = ["department black"]'),
    "a number for an effect": (SHIPPED, '{ 3 = "department black"', "{ 3 = 5"),
    "a list in a list of effects": (SHIPPED, '["advance rd 2"]', '[["advance rd 2"]]'),
    "a superscript place": (SHIPPED, '{ 3 = "department black"', '{ "²" = "department black"'),
    "a superscript number": (SHIPPED, "advance rd 2", "advance rd ²"),
    "a number for a face": (SHIPPED, TILE, "A = 1"),
    "a text for icons": (SHIPPED, 'icons = { 3 = "department black"', 'icon = { 3 = "department black"'),
    "a huge number": (SHIPPED, "factory = 6", "factory = 99999999999999999999"),
    "infinity": (SHIPPED, "factory = 6", "factory = inf"),
    "a date": (SHIPPED, "factory = 6", "factory = 2020-01-01"),
    "a text for a table": (without("[prices]", 0), 'id = "zaibatsu"', 'id = "zaibatsu"\nprices = "none"'),
    "a number for an id": (SHIPPED, 'id = "zaibatsu"', "id = 7"),
    "an empty id": (SHIPPED, 'id = "zaibatsu"', 'id = ""'),
}


@pytest.mark.parametrize("name", list(SHAPES))
def test_values_of_a_wrong_shape_are_refused(name: str) -> None:
    text, old, new = SHAPES[name]
    assert old in text
    refused(text.replace(old, new, 1))


@pytest.mark.parametrize("choose", ['[[["gain coal 1"]]]', "[[1]]", '["gain coal 1"]', "[]", "1", '[{ a = "x" }]'])
def test_goal_rewards_of_a_wrong_shape_are_refused(choose: str) -> None:
    message = refused(re.sub(r"(?m)^choose = .*$", f"choose = {choose}", SHIPPED, count=1))
    assert "goal_field_1" in message and re.search(r"line \d+", message)


@pytest.mark.parametrize("text", ["", "no toml", "= 3", "[prices", "\x00", "{}", 'game = "go"\ngame = "go"'])
def test_what_is_no_toml_or_no_box_is_refused(text: str) -> None:
    message = refused(text)
    if text:
        assert "TOML" in message and re.search(r"line \d+|end of document", message)


def test_a_box_of_another_game_is_refused() -> None:
    assert "'go'" in refused(edited(('game = "zaibatsu"', 'game = "go"')))
    assert "'zaibatsu'" in refused(edited(('game = "zaibatsu"\n', "")))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for place in (tmp_path / "nowhere.toml", tmp_path, binary, str(tmp_path / "nowhere.toml"), "nul\0byte"):
        for use in (lambda box: meiji.new("zaibatsu", box=box), lambda box: meiji.batch("zaibatsu", n=1, box=box)):
            with pytest.raises(meiji.BadBox) as error:
                use(place)
            one_sentence(str(error.value))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(line=st.integers(0, SHIPPED.count("\n")), kind=st.integers(0, 5), seed=st.integers(0, 999))
def test_any_damage_to_a_line_is_either_sound_or_refused(line: int, kind: int, seed: int) -> None:
    lines, chance = SHIPPED.split("\n"), random.Random(seed)
    old = lines[line]
    lines[line] = [
        lambda: "",
        lambda: re.sub(r"\d+", lambda _: str(chance.choice([-1, 0, 1, 7, 50, 999, 10**6])), old),
        lambda: re.sub(r'"[^"]*"', lambda _: chance.choice(['"x"', "1", "[]", "{}", '["x"]']), old),
        lambda: re.sub(r"\[.*\]", lambda _: chance.choice(["[]", "1", '"x"', "[[1]]", '[["x"]]']), old),
        lambda: old[: chance.randrange(len(old) + 1)],
        lambda: re.sub(r"\{.*\}", lambda _: chance.choice(["{}", "1", '"x"', "[]"]), old),
    ][kind]()
    try:
        SPEC.box_from("\n".join(lines), "my.toml")
    except meiji.BadBox as error:
        one_sentence(str(error))


# --- boxes that play ------------------------------------------------------------------------------------------------
def play_out(game: meiji.Game, seed: int = 1, most: int = 10**6) -> meiji.Game:
    chance = random.Random(seed)
    while not game.over and len(game.log) < most:
        game.play(chance.choice(game.codes()))
    return game


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """A box in which the yellow department gives 20 victory points instead of 2."""
    path = tmp_path / "richer.toml"
    path.write_text(edited(("gain vp 2", "gain vp 20"), ('id = "zaibatsu"', 'id = "richer"')), "utf-8")
    return path


def test_an_edited_box_plays_and_its_save_holds_it(richer: Path) -> None:
    game = meiji.new("zaibatsu", seats=2, seed=5, box=richer)
    plain = meiji.new("zaibatsu", seats=2, seed=5)
    assert game.box.id == "richer" and not game.box.shipped and game.box.hash != plain.box.hash
    game.table.vp[0] = plain.table.vp[0] = 0
    from meiji.games.zaibatsu.departments import activate_department
    from meiji.games.zaibatsu.terms import YELLOW

    for each in (game, plain):
        activate_department(each.table, each.box.record, 0, YELLOW)
    assert (game.table.vp[0], plain.table.vp[0]) == (20, 2)

    game = play_out(meiji.new("zaibatsu", seats=2, seed=5, box=str(richer)))
    save = game.save()
    assert save["box"] == {"id": "richer", "hash": game.box.hash, "toml": richer.read_text("utf-8")}
    richer.unlink()  # the save needs the file no more
    again = meiji.load(save)
    assert again.bytes() == game.bytes() and again.result() == game.result() and again.box.text == game.box.text
    assert again.save() == save


def test_two_boxes_play_side_by_side(richer: Path) -> None:
    other = SPEC.box(richer)
    results = [play_out(meiji.new("zaibatsu", seats=2, seed=5, box=box)).scores() for box in (None, other, None, other)]
    assert results[0] == results[2] != results[1] == results[3]


def test_a_shipped_box_is_named_and_not_embedded(tmp_path: Path) -> None:
    exported = tmp_path / "exported.toml"
    exported.write_text(SHIPPED, "utf-8")
    for box in (None, exported, SPEC.box()):
        game = meiji.new("zaibatsu", seed=1, box=box)
        assert game.box is SPEC.box() and game.box.shipped
        assert game.save()["box"] == {"id": "zaibatsu", "hash": game.box.hash}


def test_a_save_can_be_told_its_box(richer: Path) -> None:
    game = play_out(meiji.new("zaibatsu", seats=2, seed=5, box=richer), most=30)
    save = game.save()
    del save["box"]["toml"]
    for box in (richer, str(richer), SPEC.box(richer)):
        assert meiji.load(save, box=box).bytes() == game.bytes()
    with pytest.raises(meiji.BadSave) as error:
        meiji.load(save)
    assert "'richer'" in str(error.value) and game.box.hash in str(error.value)
    with pytest.raises(meiji.BadSave):
        meiji.load(meiji.new("zaibatsu", seed=1).save(), box=richer)
    with pytest.raises(meiji.BadBox):
        meiji.load(save, box=richer.with_name("nowhere.toml"))


def test_a_batch_plays_with_an_edited_box(richer: Path) -> None:
    pytest.importorskip("numba")
    tables = meiji.batch("zaibatsu", n=2, seats=2, seed=5, box=richer)
    assert tables.box.id == "richer"
    game = meiji.new("zaibatsu", seats=2, seed=5, box=richer)
    for _ in range(60):
        code = game.codes()[-1]
        game.play(code)
        tables.step([code, tables.moves[1, tables.counts[1] - 1]])
    assert tables.game(0).bytes() == game.bytes()


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Rules that never come to an end fail instead of standing still (where the system has alarms)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise AssertionError(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("resources_per_vp = 3", "resources_per_vp = 0"),
        ("money_per_vp = 5", "money_per_vp = 0"),
        ("workers_in_a_row = 3", "workers_in_a_row = 0"),
        ("each = 8", "each = 0"),
        ("each = 8", "each = 999"),
        ("workers = 3", "workers = 0"),
        ("workers = 3", "workers = 20"),
        ("normal = 5", "normal = 0"),
        ("normal = 5", "normal = 999"),
        ("final = 3", "final = 0"),
        ("pairs = [", "pairs = [0, 0, 0, 0] # ["),
        ("pairs = [", "pairs = [9, 9, 9, 9] # ["),
        ("tokens_in_a_city = [2, 2, 3, 4]", "tokens_in_a_city = [9, 9, 9, 9]"),
        ("trains_in_a_region = [3, 3, 5, 7]", "trains_in_a_region = [99, 99, 99, 99]"),
        ("sets_removed = [2, 2, 1, 0]", "sets_removed = [9, 9, 9, 9]"),
        ("sections_by_seats = [1, 1, 2, 3]", "sections_by_seats = [0, 0, 0, 0]"),
        ("tiles = [", "tiles = [99, 99, 99] # ["),
        ("in_a_period = [", "in_a_period = [9, 9, 9] # ["),
        ("last_of_period = [2, 4, 8]", "last_of_period = [8, 8, 8]"),
        ("money_per_colour = 3", "money_per_colour = 999"),
        ("tokens_of_each_level = 3", "tokens_of_each_level = 999"),
        ("coal_to_produce = [2, 3, 4]", "coal_to_produce = [0, 0, 0]"),
        ("rd_needed = [2, 4, 6]", "rd_needed = [0, 0, 0]"),
        ("investment_steps = 2", "investment_steps = 99"),
        ("steps = [1, 3, 6]", "steps = [0, 0, 0]"),
        ("values = [12, 13", "values = [999, 999"),
        ("train = 2", "train = 99"),
        ("value_level_3 = [5, 6, 7]", "value_level_3 = [8, 9, 99]"),
        ("printed = [0, 1, 2, 3]", "printed = [999, 999, 999, 999]"),
        ("[old_factory]\ngoods = 1", "[old_factory]\ngoods = 99"),
    ],
    ids=lambda text: text if "=" in text else None,
)
def test_strange_values_are_refused_or_play_to_the_end(old: str, new: str) -> None:
    """A number that breaks the game is the box's fault and must be told by its check, not found at the table."""
    try:
        box = SPEC.box_from(edited((old, new)), "my.toml")
    except meiji.BadBox as error:
        one_sentence(str(error))
        return
    for seats, options in ((4, {"module": "both", "sides": "random"}), (1, {}), (2, {})):
        with at_most(120):
            game = play_out(meiji.new("zaibatsu", seats=seats, seed=seats, box=box, options=options), most=3000)
        assert game.over, "the game does not end"
        game.result(), game.view(0), game.bytes()


# --- the shipped box ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_shipped_box_is_the_file_in_the_games_folder(game: str) -> None:
    spec = meiji.find_game(game)
    box: LoadedBox = spec.box()
    assert box.text == (spec.folder / "box.toml").read_text("utf-8") and box.shipped
    assert spec.box_from(box.text, "exported.toml") is box


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_table_of_the_shipped_box_has_a_source_and_the_right_line(game: str) -> None:
    box = meiji.find_game(game).box()
    lines: list[Any] = box.text.splitlines()
    entries = list(box.reader.sources())
    assert entries and {source for _, source, _ in entries} <= set(SOURCES)
    assert len({line for _, _, line in entries}) == len(entries)
    for title, _, line in entries:
        name = title.split()[0]
        face = re.match(r"(\w+) =", lines[line - 1])
        if face:
            assert title.endswith(f" {face[1]}"), (title, lines[line - 1])
        else:
            assert lines[line - 1].startswith((f"[{name}]", f"[[{name}]]")), (title, lines[line - 1])
