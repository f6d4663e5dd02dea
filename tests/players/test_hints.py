"""Hints and levels: the best moves with reasons, in words, and nothing that the seat may not know."""

from __future__ import annotations

import json
import random
import re
from dataclasses import asdict

import pytest

import meiji
from meiji.kernel.errors import BadInput
from meiji.kernel.language import LANGUAGES
from meiji.players import hint, hint_line, hint_lines, hint_nudge, level_player, level_text, levels
from meiji.players.hints import EVEN, Difference, Hint, HintMove, Reply, flat, source_text
from meiji.players.levels import FOLDER
from meiji.players.registry import make_player

EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())
QUICK = "simulations=120"


def played(game: str, seed: int, moves: int, seats: int = 2) -> meiji.Game:
    table, chooser = meiji.new(game, seats=seats, seed=seed), random.Random(seed)
    while not table.over and len(table.log) < moves:
        table.play(chooser.choice(table.codes()))
    return table


@EVERY_GAME
def test_a_hint_names_legal_moves_best_first_in_every_language(game: str) -> None:
    for seed in range(3):
        table = played(game, seed, 20 + 25 * seed)
        before = table.bytes()
        found = hint(table, table.to_move, thinking=QUICK, seed=seed)
        assert table.bytes() == before
        assert 1 <= len(found.moves) <= 3 and found.seat == table.to_move
        chances = [m.chance for m in found.moves]
        assert chances == sorted(chances, reverse=True), "the order is that of the chances which are shown"
        assert found.moves[0].even and all(m.even == (chances[0] - m.chance < EVEN) for m in found.moves)
        assert all(m.code in table.codes() and 0 < m.chance < 1 for m in found.moves)
        json.dumps(asdict(found))
        for language in LANGUAGES:
            lines = hint_lines(table, found, language)
            assert len(lines) == len(found.moves)
            nudge, line = hint_nudge(table, found, language), hint_line(table, found, language)
            assert len(line) == len(found.moves[0].line) and not re.search(r"\{|\}|\(\)", "".join([nudge, *line]))
            best = table.spec.texts.move_text(table, found.moves[0].code, language)
            assert nudge and best not in nudge, "a nudge does not give the move away"
            assert table.spec.texts.move_text(table, found.moves[0].code, language) in lines[0][0]
            assert not any(re.search(r"\{|\}|\(\)", line) for part in lines for line in part)


@EVERY_GAME
def test_a_hint_does_not_depend_on_what_is_hidden(game: str) -> None:
    for seed in range(3):
        table = played(game, seed, 25 + 20 * seed)
        wanted = hint(table, thinking=QUICK, seed=4)
        other = table.imagine(table.to_move, 11 + seed)
        other._table.rng[:] = [7, 7, 7, 7]
        assert hint(other, thinking=QUICK, seed=4) == wanted


def test_a_hint_sees_points_within_reach() -> None:
    """In the last decisions of a game, what a move gives is nearly all that matters: the hint sees it as a source."""
    told = 0
    for seed in range(12):
        table = played("yokohama", seed, 400)
        table = table.at(len(table.log) - 6)
        found = hint(table, thinking=QUICK, seed=seed)
        for move in found.moves:
            for difference in move.differences:
                told += 1
                for language in LANGUAGES:
                    assert source_text(table.spec, difference.source, language)
    assert told > 0


def test_a_nudge_says_what_to_think_about() -> None:
    table = played("yokohama", 1, 12)
    seat, other = table.to_move, 1 - table.to_move
    codes, notations = table.codes(), table.spec.moves.notations
    texts = dict.fromkeys(LANGUAGES, "words")

    def nudge(*, even: bool = False, differences: tuple[Difference, ...] = (), reply: Reply | None = None) -> str:
        best = HintMove(codes[0], notations[codes[0]], 0.6, 5.0, 9, True, differences=list(differences))
        second = HintMove(codes[1], notations[codes[1]], 0.5, 1.0, 9, even, reply=reply)
        return hint_nudge(table, Hint(seat, [best, second]))

    assert nudge(even=True).startswith("Several moves are about even")
    assert "church cards" in nudge(differences=(Difference(seat, "churches", 4.0),))
    assert f"player {other}" in nudge(differences=(Difference(other, "churches", -4.0),))
    assert f"player {other}" in nudge(reply=Reply(other, notations[codes[0]], texts)), "they would take it"
    assert nudge(reply=Reply(other, "something else", texts)).startswith("One move is better")


@EVERY_GAME
def test_every_source_of_points_has_a_name(game: str) -> None:
    spec = meiji.find_game(game)
    for seats in spec.seats:
        table = played(game, 3, 10_000, seats)
        for entry in table.result()["points"]:
            parts = flat(entry)
            if "won" not in entry:
                assert sum(parts.values()) == entry["total"]
            for source in parts:
                assert all(source_text(spec, source, language) for language in LANGUAGES)


def test_hints_are_refused_where_there_is_nothing_to_decide() -> None:
    table = played("yokohama", 1, 10)
    with pytest.raises(BadInput, match="decides now"):
        hint(table, 1 - table.to_move)
    with pytest.raises(BadInput, match="over"):
        hint(played("yokohama", 1, 10_000))


@EVERY_GAME
def test_levels_are_players_that_play(game: str) -> None:
    spec, table = meiji.find_game(game), played(game, 2, 30)
    names = [name for name, _ in levels(game)]
    assert names[0] == "beginner" and names[-1] == "master"
    for name, text in levels(game):
        assert level_player(game, name) == text
        assert len({level_text(name, language) for language in LANGUAGES}) >= 1
        if "ms=" not in text:
            assert make_player(text, spec, table.box).choose(table) in table.codes()
        else:
            assert float(re.search(r"ms=(\d+)", text)[1]) < 5000


def test_a_level_that_errs_chooses_otherwise_now_and_then() -> None:
    tables = [played("yokohama", 2, moves) for moves in range(10, 100, 15)]
    chosen = {}
    for text in ("planner:samples=1", "planner:samples=1,noise=30"):
        player = make_player(text, tables[0].spec, tables[0].box)
        found = set()
        for number, table in enumerate(tables):
            for seed in range(12):
                player.seed(seed, 0)
                found.add((number, player.choose(table)))
        chosen[text] = len(found)
    assert chosen["planner:samples=1,noise=30"] > chosen["planner:samples=1"]


def test_levels_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadInput, match="beginner"):
        level_player("nippon", "god")
    with pytest.raises(BadInput):
        levels("chess")


def test_the_texts_are_complete() -> None:
    """All three languages have the same messages, and each is used."""
    found = []
    for language in LANGUAGES:
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        found.append(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert found[0] == found[1] == found[2]
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    kinds = ("", "about-", "person-")
    used = {f"level-{kind}{name}" for game in meiji.game_ids() for name, _ in levels(game) for kind in kinds}
    used |= {"hint-more", "hint-less", "hint-other-more", "hint-other-less"}
    assert not [name for name in found[0] if name not in used and f'"{name}"' not in source]
