"""Words for people. Every game has one Fluent file a language in its folder text/; the kernel has its own.

`say` is the only way to a sentence. A message that is missing is an error: the tests look for it.
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


@cache
def _resource(folder: Path, language: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource((folder / "text" / f"{check_language(language)}.ftl").read_text(encoding="utf-8"))


@cache
def _bundle(folder: Path, language: str) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([check_language(language)], use_isolating=False)
    bundle.add_resource(_resource(folder, language))
    return bundle


@cache
def messages(folder: Path, language: str) -> tuple[str, ...]:
    """The names of all messages of the Fluent files in `folder`/text, in their order."""
    return tuple(entry.id.name for entry in _resource(folder, language).body if hasattr(entry, "id"))


def say(folder: Path, language: str, message: str, **values: Any) -> str:
    """A message of the Fluent files in `folder`/text, with its values put in."""
    bundle = _bundle(folder, language)
    if not bundle.has_message(message):
        raise KeyError(f"no message {message!r} in {folder.name}/text/{language}.ftl")
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    if errors:
        raise KeyError(f"message {message!r} in {folder.name}/text/{language}.ftl: {errors[0]}")
    return str(text)
