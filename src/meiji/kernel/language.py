"""Words for people. Every game has one Fluent file a language in its folder text/; the kernel has its own.

`say` is the only way to a sentence. A message that is missing is an error: the tests look for it. A game that is not
translated yet, without the file of a language, speaks English there. Fluent's own objects are not typed: `Any`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from meiji.kernel.errors import BadInput

LANGUAGES = ("en", "de", "pl")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; the languages are {', '.join(LANGUAGES)}.")
    return language


def spoken(folder: Path, language: str, ending: str = ".ftl") -> str:
    """The language itself, or English where the folder has no file of it."""
    return language if (folder / f"{check_language(language)}{ending}").exists() else LANGUAGES[0]


@cache
def _resource(folder: Path, language: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def _bundle(folder: Path, language: str) -> Any:
    from fluent.runtime import FluentBundle

    known = spoken(folder / "text", language)
    bundle = FluentBundle([known], use_isolating=False)
    bundle.add_resource(_resource(folder, known))
    return bundle


@cache
def messages(folder: Path, language: str) -> tuple[str, ...]:
    """The names of all messages of the Fluent files in `folder`/text, in their order; none without files."""
    if not (folder / "text").exists():
        return ()
    body = _resource(folder, spoken(folder / "text", language)).body
    return tuple(entry.id.name for entry in body if hasattr(entry, "id"))


def say(folder: Path, language: str, message: str, **values: object) -> str:
    """A message of the Fluent files in `folder`/text, with its values put in."""
    bundle = _bundle(folder, language)
    if not bundle.has_message(message):
        raise KeyError(f"no message {message!r} in {folder.name}/text/{language}.ftl")
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    if errors:
        raise KeyError(f"message {message!r} in {folder.name}/text/{language}.ftl: {errors[0]}")
    return str(text)
