"""Saves: a damaged one is refused in one sentence, whatever the damage."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meiji

Save = dict[str, Any]


@cache
def text_of(kind: str) -> str:
    """A valid save as JSON: a whole game, the beginning of one, or one that starts from a position."""
    if kind == "whole":
        game = meiji.new("zaibatsu", seats=2, seed=3, names=["Ito", "Yasuda"])
    else:
        game = meiji.new("zaibatsu", seats=3, seed=4, options={"module": "both", "sides": "random"})
    chance = random.Random(1)
    while not game.over and (kind == "whole" or len(game.log) < 90):
        game.play(chance.choice(game.codes()))
    if kind == "position":
        game = game.imagine(0, 5)
        for _ in range(20):
            game.play(chance.choice(game.codes()))
    return json.dumps(game.save())


def save_of(kind: str) -> Save:
    found: Save = json.loads(text_of(kind))
    return found


def refused(data: Any, kind: type[meiji.MeijiError] = meiji.BadSave, **keywords: Any) -> str:
    with pytest.raises(kind) as error:
        meiji.load(data, **keywords)
    return one_sentence(str(error.value))


def one_sentence(message: str) -> str:
    assert message.endswith(".") and "\n" not in message and message[0].isupper()
    return message


def use(game: meiji.Game) -> None:
    """What anybody does with a game that was loaded."""
    game.bytes(), game.scores(), game.result(), game.codes(), game.to_move, game.save(), repr(game)


KINDS = ("whole", "beginning", "position")


@pytest.mark.parametrize("kind", KINDS)
def test_a_sound_save_loads_as_text_bytes_and_data(kind: str) -> None:
    text = text_of(kind)
    games = [meiji.load(data) for data in (text, text.encode(), json.loads(text))]
    assert len({game.bytes() for game in games}) == 1
    assert all(json.dumps(game.save()) == text for game in games)
    data = json.loads(text)
    meiji.load(data)
    assert json.dumps(data) == text, "loading changed the save"


def test_a_save_is_data_of_its_own() -> None:
    """What is done to a save or to the game afterwards does not reach the other."""
    game = meiji.load(save_of("position"))
    before, save = game.bytes(), game.save()
    text = json.dumps(save)
    save["options"]["sides"] = "A"
    save["names"].append("Mitsui")
    save["position"]["money"][0] += 5
    save["moves"].clear()
    assert json.dumps(game.save()) == text and game.bytes() == before
    data = json.loads(text)
    game = meiji.load(data)
    data["position"]["money"][0] += 5
    data["names"].append("Mitsui")
    assert json.dumps(game.save()) == text


# --- no save at all -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "data",
    ["", " ", "{", "rubbish", "[", "nul", b"\xff\xfe\xfd", b"", '{"format": 1', "\x00", "[" * 10**5, '{"a":' * 10**5],
    ids=lambda data: repr(data)[:12],
)
def test_what_is_not_json_is_refused(data: Any) -> None:
    assert "JSON" in refused(data)


@pytest.mark.parametrize("data", [None, 1, [], "[]", "1", "null", '"text"', {}, "{}", 1.5, True], ids=repr)
def test_what_is_no_object_of_ours_is_refused(data: Any) -> None:
    assert "format" in refused(data)


@pytest.mark.parametrize("format_", [0, 2, "1", None, [], {}])
def test_another_format_is_refused(format_: Any) -> None:
    assert "format 1" in refused({**save_of("whole"), "format": format_})


# --- its parts ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", ["game", "rules", "box", "seats", "options", "names", "moves"])
def test_a_missing_part_is_named(kind: str, key: str) -> None:
    save = save_of(kind)
    del save[key]
    assert repr(key) in refused(save)


def test_a_missing_beginning_is_named() -> None:
    save = save_of("beginning")
    del save["setup"]
    assert "'setup'" in refused(save)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("value", [None, 1, -1, 2**80, 1.5, True, "x", [], {}, [[]], [None], {"x": 1}], ids=repr)
def test_parts_of_a_wrong_kind_are_refused(kind: str, value: Any) -> None:
    for key in save_of(kind):
        if key == "seed" or (key == "result" and value is None) or (key == "format" and value == 1):
            continue  # a seed tells nothing that the moves do not; a result may be left out
        if value == save_of(kind)[key] or (key == "names" and isinstance(value, list)):
            continue  # names are checked below
        if (key == "moves" and value == []) or (key == "options" and value == {}):
            continue  # the same game, not yet begun (checked below), or with what is taken when nothing is said
        refused({**save_of(kind), key: value}, meiji.MeijiError)


def test_a_save_without_moves_but_with_a_result_is_refused() -> None:
    assert "result" in refused({**save_of("whole"), "moves": []})
    assert meiji.load({**save_of("whole"), "moves": [], "result": None}).log == []


@pytest.mark.parametrize("names", [[1, 2], [None, None], [["a"], ["b"]], ["a", "b", "c"]], ids=repr)
def test_names_are_texts_and_no_more_than_seats(names: Any) -> None:
    assert "'names'" in refused({**save_of("whole"), "names": names})


def test_unknown_things_are_named_with_what_is_allowed() -> None:
    save = save_of("beginning")
    assert "'go'" in refused({**save, "game": "go"}, meiji.BadInput)
    assert "'0'" in refused({**save, "rules": "0"})
    assert "1, 2, 3, 4" in refused({**save, "seats": 9}, meiji.BadInput)
    assert "sides" in refused({**save, "options": {"side": "A"}}, meiji.BadInput)
    assert "A, B, random" in refused({**save, "options": {"sides": "C"}}, meiji.BadInput)
    assert "A, B, random" in refused({**save, "options": {"sides": ["A"]}}, meiji.BadInput)
    assert "1 seat" in refused({**save, "options": {"solo": "hard"}}, meiji.BadInput)


def test_a_box_that_is_not_there_is_named() -> None:
    save = save_of("beginning")
    assert "'mine'" in refused({**save, "box": {"id": "mine", "hash": "0" * 16}})
    refused({**save, "box": {}})
    refused({**save, "box": {"id": "zaibatsu"}})
    for toml in ("", "rubbish", 1, None, [], "x" * 10):
        with pytest.raises(meiji.MeijiError):
            meiji.load({**save, "box": {**save["box"], "toml": toml}})


# --- its moves ------------------------------------------------------------------------------------------------------
def drawing_move(save: Save, least: int = 1) -> int:
    """The number of a move with outcomes."""
    return next(number for number, entry in enumerate(save["moves"]) if len(entry) > least)


def still_move(save: Save) -> int:
    return next(number for number, entry in enumerate(save["moves"]) if len(entry) == 1)


DAMAGE: dict[str, Callable[[Save], None]] = {
    "unknown move": lambda save: save["moves"][5].__setitem__(0, "dance"),
    "illegal move": lambda save: save["moves"][5].__setitem__(0, "amount 3"),
    "a move left out": lambda save: save["moves"].pop(drawing_move(save)),
    "a move twice": lambda save: save["moves"].insert(0, save["moves"][0]),
    "an outcome left out": lambda save: save["moves"][drawing_move(save)].pop(),
    "all outcomes left out": lambda save: save["moves"][drawing_move(save)].__delitem__(slice(1, None)),
    "an outcome more": lambda save: save["moves"][drawing_move(save)].append("bag red"),
    "an outcome for nothing": lambda save: save["moves"][still_move(save)].append("bag red"),
    "an unknown outcome": lambda save: save["moves"][drawing_move(save)].__setitem__(1, "bag pink"),
    "an impossible outcome": lambda save: save["moves"][drawing_move(save)].__setitem__(1, "start-a silk"),
    "an unknown draw": lambda save: save["moves"][drawing_move(save)].__setitem__(1, "dice 6"),
    "no list": lambda save: save["moves"].__setitem__(3, "pass"),
    "an empty move": lambda save: save["moves"].__setitem__(3, []),
    "a number for a move": lambda save: save["moves"].__setitem__(3, [7]),
    "a list for a move": lambda save: save["moves"].__setitem__(3, [["pass"]]),
    "a number for an outcome": lambda save: save["moves"][drawing_move(save)].__setitem__(1, 7),
}


@pytest.mark.parametrize("kind", ["whole", "beginning"])
@pytest.mark.parametrize("damage", list(DAMAGE))
def test_a_damaged_move_is_named(kind: str, damage: str) -> None:
    save = save_of(kind)
    DAMAGE[damage](save)
    message = refused(save)
    assert "move " in message and any(ch.isdigit() for ch in message)


def test_a_move_after_the_end_is_refused() -> None:
    save = save_of("whole")
    save["moves"].append(["pass"])
    assert f"move {len(save['moves'])}" in refused(save) and "over" in refused(save)


@pytest.mark.parametrize("change", ["fewer", "none", "more", "unknown", "impossible", "number", "swapped kinds"])
def test_a_damaged_setup_is_named(change: str) -> None:
    save = save_of("beginning")
    setup = save["setup"]
    {
        "fewer": lambda: setup.pop(),
        "none": lambda: setup.clear(),
        "more": lambda: setup.append(setup[-1]),
        "unknown": lambda: setup.__setitem__(0, "dice 6"),
        "impossible": lambda: setup.__setitem__(slice(0, 12), ["bag red"] * 12),
        "number": lambda: setup.__setitem__(0, 7),
        "swapped kinds": lambda: setup.reverse(),
    }[change]()
    assert "setup" in refused(save)


# --- its result -----------------------------------------------------------------------------------------------------
def test_a_changed_result_is_refused() -> None:
    for key in ("over", "ranking", "places", "scores", "points"):
        for value in (None, 7, [], "x"):
            save = save_of("whole")
            save["result"][key] = value
            assert "result" in refused(save)
    save = save_of("whole")
    save["result"]["scores"][0] += 1
    assert "result" in refused(save)
    assert "result" in refused({**save_of("beginning"), "result": save_of("whole")["result"]})


def test_a_seed_counts_only_when_the_game_is_over() -> None:
    assert "seed" not in save_of("beginning") and save_of("whole")["seed"] == 3
    assert meiji.load({**save_of("beginning"), "seed": 7}).seed is None
    assert meiji.load({**save_of("whole"), "seed": "x"}).seed is None


# --- its position ---------------------------------------------------------------------------------------------------
def test_positions_of_a_wrong_shape_are_refused() -> None:
    sound = save_of("position")["position"]
    for name, value in sound.items():
        wrong: list[Any] = [None, "x", 1.5, True, {}, 2**31, [[[]]]]
        wrong.append([0] if isinstance(value, int) else 0)
        if isinstance(value, list):
            wrong += [value[:-1], [*value, value[-1]], [], ["x", *value[1:]], [None, *value[1:]], [2**40, *value[1:]]]
            if isinstance(value[0], list):
                wrong += [[value[0][:-1], *value[1:]], [[*value[0][1:], "x"], *value[1:]], [0, *value[1:]]]
        for bad in wrong:
            save = save_of("position")
            save["position"][name] = bad
            refused(save)
    save = save_of("position")
    del save["position"]["money"]
    assert "fields" in refused(save)
    save = save_of("position")
    save["position"]["luck"] = 7
    assert "fields" in refused(save)


def test_numbers_that_do_not_fit_their_field_are_refused() -> None:
    """Money has 16 bits: a larger number could neither be packed nor compared."""
    save = save_of("position")
    save["position"]["money"][0] = 40_000
    assert "'money'" in refused(save)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("depth", 0),
        ("depth", -1),
        ("depth", 33),
        ("depth", 30_000),
        ("over", 1),
        ("over", 2),
        ("seats", 0),
        ("seats", 2),
        ("seats", 99),
        ("frame_kind", 27_000),
        ("frame_kind", 999),
        ("frame_kind", -1),
        ("frame_seat", 9),
        ("frame_seat", -1),
        ("frame_a", 31_000),
        ("round", 99),
        ("factories", 99),
        ("workers", 99),
        ("turn", 99),
    ],
)
def test_impossible_positions_are_refused_or_harmless(field: str, value: int) -> None:
    save = save_of("position")
    old = save["position"][field]
    save["position"][field] = value if isinstance(old, int) else [value] * len(old)
    try:
        game = meiji.load(save)
    except meiji.MeijiError as error:
        one_sentence(str(error))
        return
    assert field not in ("seats", "depth", "over"), "this cannot be played on"
    use(game)


# --- any damage at all ----------------------------------------------------------------------------------------------
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([2**15, -(2**15) - 1, 2**31, 2**63, -1, 1.5, float("inf")]),
    st.sampled_from(["", "x", "pass", "bag red", "pair 1", "A", "zaibatsu", "1", "é"]),
    st.sampled_from([[], {}, [0], ["pass"], [[0]], {"x": 0}]),
)

WAYS = ["delete", "replace", "double", "cut", "nudge"]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a save."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))][0 if path else 1 :]


@cache
def places_of(kind: str) -> list[tuple[Any, ...]]:
    return places(save_of(kind))


def damage(save: Save, path: tuple[Any, ...], how: str, value: Any) -> None:
    holder: Any = save
    try:
        for key in path[:-1]:
            holder = holder[key]
        key = path[-1]
        if how == "delete":
            del holder[key]
        elif how == "double" and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif how == "cut" and isinstance(holder[key], list | str):
            holder[key] = holder[key][: len(holder[key]) // 2]
        elif how == "nudge" and type(holder[key]) is int:
            holder[key] += value if type(value) is int else 1
        else:
            holder[key] = value
    except (KeyError, IndexError, TypeError):
        pass  # an earlier damage took this place away


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    kind=st.sampled_from(KINDS),
    steps=st.lists(
        st.tuples(st.integers(0, 10**6), st.booleans(), st.sampled_from(WAYS), VALUES),
        min_size=1,
        max_size=3,
    ),
)
def test_any_damage_gives_a_sound_game_or_one_sentence(kind: str, steps: Any) -> None:
    save = save_of(kind)
    for number, high, how, value in steps:
        everything = places_of(kind)
        if high:  # near the top, where there are few places, as often as in the depths
            everything = [path for path in everything if len(path) <= 2]
        damage(save, everything[number % len(everything)], how, value)
    try:
        game = meiji.load(save)
    except meiji.MeijiError as error:
        one_sentence(str(error))
        return
    use(game)


@settings(max_examples=50, deadline=None)
@given(kind=st.sampled_from(KINDS), number=st.integers(0, 10**6), put=st.text(max_size=3), cut=st.integers(0, 4))
def test_any_damage_to_the_text_gives_a_sound_game_or_one_sentence(kind: str, number: int, put: str, cut: int) -> None:
    text = text_of(kind)
    place = number % len(text)
    try:
        meiji.load(text[:place] + put + text[place + cut :])
    except meiji.MeijiError as error:
        one_sentence(str(error))
