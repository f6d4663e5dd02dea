"""What pages tell about a game: its components and places in words, the first-game guide, the rules at hand."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from meiji.drawing import palette, svg
from meiji.kernel.box import LoadedBox
from meiji.kernel.game import new_game
from meiji.kernel.language import messages, say, spoken
from meiji.kernel.presentation import ComponentPicture
from meiji.kernel.spec import GameSpec, find_game
from meiji.site.cache import CachedDict

_components: dict[tuple[str, str, str], Any] = {}  # by game, box and language; only boxes of this server
_explained: CachedDict[tuple[str, str, str], bytes] = CachedDict()  # likewise; also boxes that people brought


def help_text(spec: GameSpec, language: str, message: str) -> str:
    """A message of the game's help."""
    return say(spec.folder / "help", language, message)


def guide(spec: GameSpec, kind: str, language: str) -> str:
    """What a newcomer should know of a kind of decision, in a sentence or two; nothing where a game has no help yet."""
    return help_text(spec, language, f"guide-{kind}") if messages(spec.folder / "help", language) else ""


def hint(spec: GameSpec, notation: str, language: str) -> str:
    """What an action does and costs, for a choice that says no more than its name."""
    verb, _, choice = notation.partition(" ")
    known = verb == "action" and f"place-{choice}" in messages(spec.folder / "help", language)
    return help_text(spec, language, f"place-{choice}") if known else ""


def explanations(spec: GameSpec, box: LoadedBox, language: str) -> bytes:
    """Every component and place in words, as JSON, by the names that pictures use: "factory lenses-2A". Where values
    come from is told by the card of a component."""
    return _explained.once((spec.id, box.hash, language), lambda: _explanations(spec, box, language))


def _explanations(spec: GameSpec, box: LoadedBox, language: str) -> bytes:
    names = [name for name in messages(spec.folder / "help", language) if name.startswith("place-")]
    found = {name.replace("-", " ", 1): help_text(spec, language, name) for name in names}
    for kind, keys in component_keys(spec).items():
        assert spec.components is not None
        for one in keys:
            found[f"{kind} {one}"] = spec.components.about(box, kind, one, language)
    return json.dumps(found, ensure_ascii=False).encode()


def component_keys(spec: GameSpec) -> dict[str, list[str]]:
    """The components that a game tells about, by kinds."""
    return spec.components.kinds() if spec.components is not None else {}


@dataclass(frozen=True)
class Component:
    """A tile or card: its picture, what it does, and whether its values are reconstructed."""

    key: str
    picture: Markup
    text: str
    reconstructed: bool


def components(spec: GameSpec, box: LoadedBox, language: str) -> tuple[Markup, dict[str, list[Component]]]:
    """All components by the names of their kinds; and what has to stand on the page before their pictures."""
    key = (spec.id, box.hash, language)
    if key not in _components:
        game = new_game(spec.id, seats=spec.seats[-1], seed=1, box=box)
        shelves: dict[str, list[Component]] = {}
        drawn = ""
        for kind, keys in component_keys(spec).items():
            assert spec.components is not None
            marked = spec.components.source_name("reconstructed", language)
            shelf = shelves.setdefault(help_text(spec, language, f"kind-{kind}"), [])
            for one in keys:
                piece = spec.components.picture(game, kind, one, language)
                text = spec.components.text(box, kind, one, language)
                shelf.append(Component(f"{kind}-{one}", _framed(piece), text, marked in text))
                drawn += piece.body
        _components[key] = (_before(drawn, spec), shelves)
    found: tuple[Markup, dict[str, list[Component]]] = _components[key]
    return found


def _framed(piece: ComponentPicture) -> Markup:
    said = r"<title>.*?</title>|(?<!<clipPath) (id|data-about)=\"[^\"]*\""  # the text says it all
    body = re.sub(said, "", piece.body)
    size = f'viewBox="0 0 {piece.width:g} {piece.height:g}" width="{piece.width * 1.15:g}"'
    return Markup(f'<svg class="meiji piece" {size} aria-hidden="true">{body}</svg>')


def _before(drawn: str, spec: GameSpec) -> Markup:
    return Markup(f'<svg class="store" aria-hidden="true">{svg.definitions(svg.icons_in(drawn), spec.symbols)}</svg>')


@cache
def emblem(game: str) -> Markup:
    """A band with a few of the game's icons, for its card on the home page."""
    spec = find_game(game)
    icons = "".join(
        f'<circle cx="{40 + n * 58}" cy="30" r="22" fill="{palette.PAPER}"/>'
        f'<svg x="{25 + n * 58}" y="15" width="30" height="30" viewBox="0 0 16 16">{spec.symbols[name]}</svg>'
        for n, name in enumerate(spec.emblem)
    )
    waves = "".join(
        f'<path d="M{x} 60a12 12 0 0 1 24 0M{x + 4} 60a8 8 0 0 1 16 0" fill="none" stroke="#fff" stroke-opacity=".25"/>'
        for x in range(-12, 320, 24)
    )
    band = f'<rect width="312" height="60" fill="{palette.INDIGO}"/>{waves}{icons}'
    head = 'xmlns="http://www.w3.org/2000/svg" class="emblem" viewBox="0 0 312 60" aria-hidden="true"'
    return Markup(f'<svg {head} color="{palette.INDIGO}">{band}</svg>')


@cache
def cover(game: str) -> Markup:
    """The picture of a game, `cover.svg` in its folder; its emblem, where it has none yet."""
    file = find_game(game).folder / "cover.svg"
    return Markup(file.read_text(encoding="utf-8")) if file.is_file() else emblem(game)


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules at hand."""

    id: str
    title: str
    body: Markup


@cache
def rules(game: str, language: str) -> tuple[Markup, list[Chapter]]:
    """The rules at hand, by chapters (none where a game has no reference yet); and what has to stand on the page before
    their symbols."""
    spec = find_game(game)
    folder = spec.folder / "reference"
    file = folder / f"{spoken(folder, language, '.md')}.md"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    chapters = []
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        head, _, body = part.partition("\n")
        found = re.fullmatch(r"\[([a-z-]+)\] (.+)", head.strip())
        assert found is not None, head
        chapters.append(Chapter(found[1], found[2], Markup(_symbols(reader.render(body)))))
    return _before("".join(chapter.body for chapter in chapters), spec), chapters


def _symbols(html: str) -> str:
    """ ":coal:" becomes the icon of coal."""
    icon = '<svg class="icon meiji" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-\\1"/></svg>'
    return re.sub(r":([a-z]+(?:-[a-z0-9]+)*):", icon, html)
