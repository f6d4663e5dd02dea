"""The site's words: every message in every language, each one used, each one fillable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meiji.site
from meiji.site.i18n import translate

FOLDER = Path(meiji.site.__file__).parent
LANGUAGES = ("en", "de", "pl")


def messages(language: str) -> dict[str, str]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) =", text, flags=re.M)
    return dict(zip(found[1::2], found[2::2], strict=True))


def used() -> set[str]:
    found: set[str] = set()
    for page in (FOLDER / "templates").glob("*.html"):
        found |= set(re.findall(r"""\bt\(["']([\w-]+)["']""", page.read_text("utf-8")))
    for code in FOLDER.rglob("*.py"):
        text = code.read_text("utf-8")
        found |= set(re.findall(r"""Refused\(\s*\d+,\s*"([\w-]+)\"""", text))
        found |= set(re.findall(r"""translate\((?:"en"|[^"]*?), "([\w-]+)\"""", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_used(language: str) -> None:
    assert set(messages(language)) == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    names = re.findall(r"^([a-z][\w-]*) =", (FOLDER / "text" / f"{language}.ftl").read_text("utf-8"), flags=re.M)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_take_the_same_values(language: str) -> None:
    for name, text in messages(language).items():
        wanted = set(re.findall(r"\$(\w+)", messages("en")[name]))
        assert set(re.findall(r"\$(\w+)", text)) == wanted, name
        assert translate(language, name, **{value: 2 for value in wanted})
