"""Texts from outside are measured before they are parsed; what is in a string or a comment does not count."""

from __future__ import annotations

import json
import tomllib

import pytest

import meiji
from meiji.kernel.errors import BadBox, BadInput
from meiji.kernel.limits import MOST_DEPTH, MOST_DIGITS, MOST_DOTS, MOST_VALUES, check_json, check_toml, shown

FINE_JSON = [
    "",
    "{}",
    json.dumps({"a": "[" * 1000, "b": "9" * 1000, "c": '"[{' * 500, "d": "\\" * 301}),
    "[" * MOST_DEPTH + "]" * MOST_DEPTH,
    "9" * MOST_DIGITS,
    json.dumps([["x"] * 100] * 100),
]
FINE_TOML = [
    "",
    "a = 1",
    'a = "' + "." * 1000 + '"',
    "a = '" + "[" * 1000 + "'",
    'a = """\n' + "a.a.a.a.a.a = 1\n" * 100 + '"""',
    "a = '''\n\" [[[[[[[[[[[[[[[[[[\n'''",
    "# " + "[" * 1000 + "\n# a.a.a.a.a.a.a.a\n",
    "a.b.c.d = 1.5\nb = 2020-01-01T00:00:00.5",
    "x = [1.5, 2.5, 3.5, 4.5, 5.5]",
]


@pytest.mark.parametrize("text", FINE_JSON, ids=lambda text: ascii(text)[:20])
def test_ordinary_json_passes(text: str) -> None:
    check_json(text, "This", BadInput)


@pytest.mark.parametrize("text", FINE_TOML, ids=lambda text: ascii(text)[:20])
def test_ordinary_toml_passes(text: str) -> None:
    check_toml(text, "This", BadBox)
    tomllib.loads(text)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_shipped_boxes_and_whole_games_are_far_below_every_limit(game: str) -> None:
    box = meiji.find_game(game).box().text
    check_toml(box * 4, "The box", BadBox)
    played = meiji.new(game, seed=1)
    while not played.over:
        played.play(played.codes()[0])
    check_json(json.dumps([played.save()] * 4), "The save", BadInput)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[" * (MOST_DEPTH + 1), "deep"),
        ('{"a":' * (MOST_DEPTH + 1), "deep"),
        ('"\\\\"' + "[" * (MOST_DEPTH + 1), "deep"),
        ('["\\"", ' + "[" * MOST_DEPTH, "deep"),
        ("9" * (MOST_DIGITS + 1), "digits"),
        ("-0." + "9" * (MOST_DIGITS + 1), "digits"),
        ("[" + "0," * MOST_VALUES + "0]", "values"),
        ("x" * 600_000, "long"),
        ('"\\u0000"', "NUL"),
        ('"\\\\\\u0000"', "NUL"),
    ],
)
def test_json_that_a_parser_chokes_on_is_refused(text: str, word: str) -> None:
    with pytest.raises(BadInput, match=word):
        check_json(text, "This", BadInput)


def test_an_escaped_backslash_is_no_nul() -> None:
    check_json(json.dumps("\\u0000"), "This", BadInput)


DOTS = ".a" * (MOST_DOTS + 1)


@pytest.mark.parametrize(
    "text",
    [
        f"a{DOTS} = 1",
        f"[a{DOTS}]",
        f"[[a{DOTS}]]",
        f"x = {{ a{DOTS} = 1 }}",
        f'x = "\\""\na{DOTS} = 1',
        f"x = '\\'\na{DOTS} = 1",
        f'# "\na{DOTS} = 1',
        f'x = """"""\na{DOTS} = 1',
        f'x = """ \\""" """\na{DOTS} = 1',
        f'x = """ """""\na{DOTS} = 1',
        f"x = ''' ' '' '''''\na{DOTS} = 1",
        "a" + " . a" * (MOST_DOTS + 1) + " = 1",
        '"a"' + "\t.\t'a'" * (MOST_DOTS + 1) + " = 1",
    ],
    ids=ascii,
)
def test_dotted_keys_are_found_wherever_a_parser_finds_them(text: str) -> None:
    tomllib.loads(text)
    with pytest.raises(BadBox, match="dotted"):
        check_toml(text, "This", BadBox)


def test_a_value_in_a_refusal_is_never_long() -> None:
    for value in ("x" * 10**6, 10**90, ["y" * 1000] * 1000, {"a": {"b": {"c": {}}}}):
        assert len(shown(value)) < 500
