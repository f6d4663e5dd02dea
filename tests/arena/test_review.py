"""The review of a game."""

from __future__ import annotations

import json
import random
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import meiji
from meiji.arena.review import review
from meiji.arena.review_text import FOLDER, html
from meiji.cli import main
from meiji.kernel.language import LANGUAGES
from meiji.players.registry import make_player

QUICK = "simulations=40"


def played(game: str, seats: int, seed: int) -> meiji.Game:
    table, chooser = meiji.new(game, seats=seats, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.codes()))
    return table


@pytest.mark.parametrize("game, seats", [("yokohama", 2), ("nippon", 3)])
def test_a_review_looks_at_every_move(game: str, seats: int) -> None:
    table = played(game, seats, 1)
    done: list[int] = []
    found = review(table, thinking=QUICK, progress=done.append)
    assert len(done) == len(found.moments) == len(table.log) and len(found.chances) == len(table.log) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    assert found.chances[-1][table.result()["ranking"][0]] > 0
    assert all(0 <= moment.lost_chance <= 1 and moment.lost >= 0 for moment in found.moments)
    assert all(found.told(seat) for seat in range(seats))  # somebody who plays at random errs
    for language in LANGUAGES:
        page = html(found, language)
        assert "{" not in page.split("</style>")[1]
        for part in page.split("<svg")[1:]:
            ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


def test_who_plays_better_has_the_better_chances() -> None:
    lost = [0.0, 0.0]
    for seed in (3, 4):
        table, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
        player = make_player("planner:samples=1", table.spec, table.box)
        while not table.over:
            table.play(player.choose(table) if table.to_move == 1 else chooser.choice(table.codes()))
        found = review(table, thinking=QUICK)
        assert found.chances[-1] == [0.0, 1.0]
        half = len(found.chances) // 2
        assert found.chances[half][1] > 0.7 and found.chances[-5][1] > 0.9
        for moment in found.moments:
            lost[moment.seat] += moment.lost
    assert lost[0] > 2 * lost[1]


def test_a_review_knows_no_more_than_the_seats() -> None:
    """Two games with the same moves but other cards in the hand of the seat that does not decide."""
    table = played("yokohama", 2, 4).at(40)
    seat = table.to_move
    other = table.imagine(seat, 5)
    for game in (table, other):
        game._set_base()
    code = next(code for code in table.codes())
    for game in (table, other):
        game.play(code)
    moments = [review(game, thinking=QUICK).moments[0] for game in (table, other)]
    assert moments[0] == moments[1]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("yokohama", 2, 2).at(12)
    (tmp_path / "game.json").write_text(json.dumps(table.save()), encoding="utf-8")
    call = ["meiji", "review", str(tmp_path / "game.json"), "--html", str(tmp_path / "page.html"), "--language", "pl"]
    monkeypatch.setattr(sys, "argv", call)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0 and "12 moves" in capsys.readouterr().out
    assert 'lang="pl"' in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_the_texts_are_complete() -> None:
    found = []
    for language in LANGUAGES:
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        found.append(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert found[0] == found[1] == found[2]
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    named = [name for name in found[0] if not name.startswith("column-")]
    assert not [name for name in named if f'"{name}"' not in source and f"'{name}'" not in source]
