"""What the words of every game need: messages put together once, labels, and components with their sources.

A part of a box is TOML, whatever it holds: `Any`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.language import say
from meiji.kernel.table import Table

B = TypeVar("B")
T = TypeVar("T", bound=Table)


class Tell(Protocol):
    """A message in a language, with its values put in."""

    def __call__(self, language: str, message: str, **values: str | int) -> str: ...


@lru_cache(maxsize=60_000)
def _told(folder: Path, language: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return say(folder, language, message, **dict(values))


def messages_of(folder: Path) -> Tell:
    """The messages of the Fluent files in `folder`/text; the same one is put together once."""

    def tell(language: str, message: str, **values: str | int) -> str:
        return _told(folder, language, message, tuple(values.items()))

    return tell


# --- Numbers --------------------------------------------------------------------------------------------------
THOUSANDS = {"en": ",", "de": ".", "pl": " "}


def number_text(number: int, language: str) -> str:
    """ "12,000", with the language's mark between thousands."""
    return f"{number:,}".replace(",", THOUSANDS[language])


# --- Parts of sentences -----------------------------------------------------------------------------------------------
def listed(parts: Sequence[str]) -> str:
    return ", ".join(part for part in parts if part)


def labelled(name: str, *parts: Sequence[str]) -> str:
    """A label and what belongs to it: "Region 2: 1 silk; replaces influence 3"."""
    told = "; ".join(text for text in map(listed, parts) if text)
    return f"{name}: {told}" if told else name


def priced(name: str, paid: str, gains: Sequence[str] = ()) -> str:
    """A label with its price, then what it gives: "Build Cotton 1A: pay 6 money and 1 silk → at once: R&D +2"."""
    told = " → ".join(text for text in (paid, listed(gains)) if text)
    return f"{name}: {told}" if told else name


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int, amount: str = "") -> str:
    """ "+3" or "−2"; with the words of the amount "+3 coal"."""
    return ("+" if number >= 0 else "−") + (amount or str(abs(number)))


# --- Components -------------------------------------------------------------------------------------------------------
def record_of(box: LoadedBox | B) -> B:
    """A box may be given as loaded or as its record, where no source is named."""
    record: B = box.record if isinstance(box, LoadedBox) else box
    return record


def check_component(keys: Mapping[str, list[str]], kind: str, key: str) -> None:
    if kind not in keys:
        raise BadInput(f"There is no component {kind!r}; the components are {', '.join(keys)}.")
    if key not in keys[kind]:
        raise BadInput(f"There is no {kind} {key!r}; there are {', '.join(keys[kind])}.")


def with_source(tell: Tell, language: str, text: str, part: Mapping[str, Any]) -> str:
    """A sentence for a component with the sources of its table in the box, and of the parts where they differ."""
    inner = [value["source"] for value in part.values() if isinstance(value, dict) and "source" in value]
    found = dict.fromkeys(source for source in [part.get("source"), *inner] if source)
    told = [tell(language, f"source-{source}") for source in found]
    if "page" in part:
        told[0] = tell(language, "source-page", source=told[0], page=part["page"])
    return tell(language, "component", text=upper_first(text), source="; ".join(told))


# --- Tables -----------------------------------------------------------------------------------------------------------
class Teller(Generic[B, T]):
    """Tells about a table, from the seat that decides (or decided) there: `kind`, `a` and `b` are its decision."""

    def __init__(self, box: B, g: T, language: str, seat: int | None = None, names: Sequence[str] = ()) -> None:
        self.box, self.g, self.language, self.names = box, g, language, names
        self.kind, self.a, self.b = -1, 0, 0
        self.seat = max(0, g.to_move)
        top = g.depth - 1
        if top >= 0 and not g.over:
            self.kind, self.a, self.b = g.frame_kind[top], g.frame_a[top], g.frame_b[top]
            self.seat = g.frame_seat[top]
        if seat is not None:
            self.seat = seat
