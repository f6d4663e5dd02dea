"""How long and how deep a text from outside may be, looked at before any parser reads it.

Parsers recurse, and `tomllib` needs memory with the square of a dotted key. So the text is scanned once, with strings
and comments told apart from the rest, and refused in one sentence when a parser could choke on it.
"""

from __future__ import annotations

import re
import reprlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meiji.kernel.errors import MeijiError

MOST_JSON = 512 * 1024  # characters
MOST_TOML = 128 * 1024
MOST_DEPTH = 12  # lists and objects inside each other
MOST_VALUES = 60_000  # in one text
MOST_DIGITS = 100  # of a number
MOST_DOTS = 3  # in a dotted key
MOST_MOVES = 5_000  # in a save; the longest games have some hundred

# Each alternative matches wherever it begins, closed or not, so that no text is scanned twice.
_JSON = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[\[{\]},:]|[-+.\w]++', re.DOTALL)
_TOML = re.compile(
    r'"""(?:[^"\\]++|\\.|"{1,2}+(?!"))*+(?:"{3,5}+|\\?\Z)'
    r"|'''(?:[^']++|'{1,2}+(?!'))*+(?:'{3,5}+|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\[{\]},=.\n]|[-+\w:]++",
    re.DOTALL,
)
_NUL = re.compile(r"(?<!\\)(?:\\\\)*+\\u0000")
_NUMBER = re.compile(r"[-+.]?\d")


def check_json(text: str, what: str, error: type[MeijiError]) -> None:
    """Refuse a text that a JSON parser should not see: "the save is nested too deep" and the like."""
    if (fault := _fault(text, _JSON, MOST_JSON)) is not None:
        raise error(f"{what} {fault}.")


def check_toml(text: str, what: str, error: type[MeijiError]) -> None:
    """The same for TOML."""
    if (fault := _fault(text, _TOML, MOST_TOML)) is not None:
        raise error(f"{what} {fault}.")


def _fault(text: str, tokens: re.Pattern[str], longest: int) -> str | None:
    if len(text) > longest:
        return f"is too long: at most {longest // 1024} KB are allowed"
    depth = dots = values = 0
    for token in tokens.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > MOST_DEPTH:
                return f"is nested too deep: at most {MOST_DEPTH} levels are allowed"
        elif first in "]}":
            depth -= 1
        elif first == '"':
            if _NUL.search(token[0]):
                return "holds a NUL character, which no text may have"
        elif token.end() - token.start() > MOST_DIGITS and _NUMBER.match(token[0]):
            return f"has a number of more than {MOST_DIGITS} digits"
        if first == "." and tokens is _TOML:
            dots += 1
            if dots > MOST_DOTS:
                return f"has a key of more than {MOST_DOTS + 1} dotted parts"
        elif first in "[{]},:=\n":
            dots = 0
            values += first not in "]}\n"
            if values > MOST_VALUES:
                return f"has too many values: at most {MOST_VALUES} are allowed"
    return None


_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 60


def shown(value: object) -> str:
    """A value from outside as a refusal names it: never long, on one line."""
    return _short.repr(value)
