"""The documentation says what is so: its code runs, its links lead somewhere, its lists are those of code and boxes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meiji

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"# (\w+/\S+)\n")  # a block that is a file of the sample game begins with its name
SAMPLE = ROOT / "docs" / "adding-a-game.md"

EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[str]:
    return [text for name, text in FENCE.findall(read(page)) if name == language]


def rows(game: str, heading: str) -> dict[str, list[str]]:
    """The tables below a heading of a game's page: the first cell of each row, without marks, and the others."""
    page = read(ROOT / "docs" / f"{game}.md")
    assert f"\n## {heading}\n" in page, f"docs/{game}.md has no heading {heading!r}"
    section = page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines if not set("".join(line)) <= set("-: ")]
    found: dict[str, list[str]] = {}
    for name, *others in cells:
        assert name.strip("`") not in found or not name.startswith("`"), (
            f"docs/{game}.md: {name} stands twice under {heading}"
        )
        found[name.strip("`")] = others
    return found


# --- Code and links -------------------------------------------------------------------------------------------------
@EVERY_PAGE
def test_python_in_the_documentation_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # examples may write files
    space: dict[str, Any] = {"__name__": "documentation"}
    for block in blocks(page, "python"):
        if not FILE.match(block):
            exec(compile(block, page.name, "exec"), space)


PLAY_SAMPLE = """
import sys, meiji, meiji.games
meiji.games.__path__.append(sys.argv[1])
for seats in (2, 3, 4):
    for storm in ("no", "yes"):
        game = meiji.new("harbour", seats=seats, seed=seats, options={"storm": storm})
        while not game.over:
            assert game.decision.text("en") and game.moves()[0].text("en")
            assert f'id="{game.moves()[0].target}"' in game.svg(0)
            game.play(game.moves()[-1])
            position = game.imagine(0, 1).save()
            assert meiji.load(position).bytes() == game.bytes()
            for field in ("storm", "bag", "quay", "vp", "depth", "frame_a"):
                number = position["position"][field]
                wrong = 1 + number if isinstance(number, int) else [1 + number[0], *number[1:]]
                try:
                    meiji.load({**position, "position": {**position["position"], field: wrong}})
                except meiji.BadSave:
                    continue
                raise AssertionError(field)
        assert meiji.load(game.save()).bytes() == game.bytes()
        assert sum(game.scores()) == 21 and game.points()[0].points == tuple(game.scores())
        assert game.spec.texts.points_name(("crates",), "en") == "crates"
"""


def test_the_sample_game_is_a_whole_folder(tmp_path: Path) -> None:
    for language in ("toml", "python", "ftl"):
        for block in blocks(SAMPLE, language):
            name = FILE.match(block)
            assert name, f"a block of {SAMPLE.name} does not name its file: {block[:40]!r}"
            file = tmp_path / name[1]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block, encoding="utf-8")
    command = [sys.executable, "-c", PLAY_SAMPLE, str(tmp_path)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@EVERY_PAGE
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"(?:\]\(|src=\")([^)\"\s]+)", read(page)):
        if not re.match(r"[a-z]+:", link):
            name, _, part = link.partition("#")
            goal = page.parent / name if name else page
            assert goal.exists(), f"{page.name}: {link} leads nowhere"
            if part:
                headings = re.findall(r"^#+ (.+)$", read(goal), re.MULTILINE)
                assert part in {re.sub(r"[^\w\- ]", "", h).lower().replace(" ", "-") for h in headings}, link


@EVERY_PAGE
def test_pages_name_no_place_of_one_machine(page: Path) -> None:
    assert not re.search(r"(?<![\w.~])/(home|root|work|tmp|Users)/|[A-Z]:\\|localhost", read(page))


def test_the_readme_has_the_two_commands() -> None:
    lines = [
        line.split("#")[0].strip() for _, text in FENCE.findall(read(ROOT / "README.md")) for line in text.split("\n")
    ]
    assert [line for line in lines if line.startswith("python")] == ["python3 start.py", "python3 start.py test"]


@EVERY_GAME
def test_the_readme_names_every_game(game: str) -> None:
    spec = meiji.find_game(game)
    assert re.search(rf"^\| {re.escape(spec.title)} \| `{game}` \|", read(ROOT / "README.md"), re.MULTILINE)


# --- The pages of the games -----------------------------------------------------------------------------------------
@EVERY_GAME
def test_every_verb_is_told_with_an_example(game: str) -> None:
    spec, told = meiji.find_game(game), rows(game, "Notation")
    verbs = {name for name, _, _ in spec.moves.verbs}
    missing = verbs - told.keys()
    assert not missing, f"docs/{game}.md, Notation: not told: {', '.join(sorted(missing))}"
    for verb in verbs:
        example = told[verb][0].strip("`")
        assert spec.moves.code(example) is not None, f"docs/{game}.md: {example!r} is no move"
        assert example.split(" ")[0] == verb and told[verb][-1], f"docs/{game}.md: {verb}"


@EVERY_GAME
def test_every_draw_is_told_with_an_example(game: str) -> None:
    draws, told = meiji.find_game(game).draws, rows(game, "Chance")
    for name, _ in draws.names:
        assert name in told, f"docs/{game}.md, Chance: {name} is not told"
        example = told[name][0].strip("`")
        assert draws.parse(example) is not None and example.split(" ")[0] == name, f"docs/{game}.md: {example!r}"


@EVERY_GAME
def test_every_option_is_told(game: str) -> None:
    told = rows(game, "Seats and options")
    for option in meiji.find_game(game).options:
        assert option.name in told, f"docs/{game}.md, Seats and options: {option.name} is not told"
        assert [value.strip("`") for value in told[option.name][0].split(", ")] == list(option.values), option.name


@EVERY_GAME
def test_every_reconstructed_value_is_told(game: str) -> None:
    told = rows(game, "Reconstructed values")
    wanted = {title: (value, note) for title, value, note in reconstructed(game)}
    for title, (value, note) in wanted.items():
        line = f"| `{title}` | {value} | {note or '(why?)'} |"
        assert told.get(title, [""])[0] == value, f"docs/{game}.md, Reconstructed values: due is\n{line}"
        assert told[title][1] == note if note else told[title][1], f"docs/{game}.md: {title}: due is\n{line}"
    count = f"The following {len(wanted)} are reconstructed."
    assert count in read(ROOT / "docs" / f"{game}.md"), f"docs/{game}.md: due is {count!r}"
    extra = {title for title in told if title not in wanted and title != "What"}
    assert not extra, f"docs/{game}.md tells as reconstructed what is not: {', '.join(sorted(extra))}"


def reconstructed(game: str) -> Iterator[tuple[str, str, str]]:
    """Every reconstructed table, entry and face of a box: its title, its values and its note."""
    for table, content in tomllib.loads(meiji.find_game(game).box().text).items():
        entries = content if isinstance(content, list) else [content] if isinstance(content, dict) else []
        for number, entry in enumerate(entries, 1):
            if isinstance(content, dict):
                title = table
            elif "good" in entry and "number" in entry:
                title = f"{table} {entry['good']} {entry['number']}"
            else:
                title = f"{table} {entry.get('name', number)}"
            if entry.get("source") == "reconstructed":
                yield title, told_values(entry), entry.get("note", "")
            for key, face in entry.items():
                if isinstance(face, dict) and face.get("source") == "reconstructed":
                    yield f"{title} {key}", told_values(face), face.get("note", "")


def told_values(entry: dict[str, Any]) -> str:
    """ "rows: 2, 1, 2; spaces: trains, machines / ships": the values of a table in one cell."""
    beside = ("source", "note", "page", "name")
    parts = [f"{key.replace('_', ' ')}: {told_value(value)}" for key, value in entry.items() if key not in beside]
    return "; ".join(parts)


def told_value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} = {told_value(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        between = " / " if any(isinstance(inner, list) for inner in value) else ", "
        return between.join(map(told_value, value)) or "–"
    return str(value) or "–"
