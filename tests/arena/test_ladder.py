"""The ladder: agents from outside see what their seat may see, meet every rung fairly and get a rating."""

from __future__ import annotations

import random
import re
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import meiji
from meiji.arena import agents, ladder
from meiji.arena.agents import Program, Question, question
from meiji.arena.ladder import Climbed, Match, climb, fit, let_go, measure_level, play, rating
from meiji.arena.ratings import standing_of
from meiji.cli import main
from meiji.kernel.errors import BadInput
from meiji.players import levels
from meiji.players.rungs import rungs

EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())
LEVELS = Path(meiji.__file__).parent / "players" / "level_ratings.toml"
PAGE = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with agents in the current folder."""
    (tmp_path / "some_bots.py").write_text(
        "asked = []\n"
        "def first(game):\n    return lambda question: asked.append(question) or question.moves[0]['code']\n"
        "def wrong(game):\n    return lambda question: 'fly home'\n"
        "def falls(game):\n    return lambda question: 1 // 0\n"
        "def nothing(game):\n    return None\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "some_bots", raising=False)
    return "some_bots"


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f'program:"{sys.executable}" "{file.as_posix()}"'


# --- What an agent is told ------------------------------------------------------------------------------------------
@EVERY_GAME
def test_a_question_does_not_change_with_what_is_hidden(game: str) -> None:
    choice = random.Random(5)
    table = meiji.new(game, seats=2, seed=5)
    asked = [0, 0]
    while not table.over:
        seat = table.to_move
        assert seat is not None
        shown = question(table, 1, asked[seat])
        if len(table.log) % 5 == 0:
            other = table.imagine(seat, choice.randrange(10**6))
            other.log = list(table.log)
            assert asdict(question(other, 1, asked[seat])) == asdict(shown)
        asked[seat] = len(table.log)
        table.play(choice.choice(table.moves()))


def test_what_the_other_seat_kept_is_not_told() -> None:
    hidden = 0
    for seed in range(20):
        choice = random.Random(seed)
        table = meiji.new("yokohama", seed=seed)
        while not table.over:
            for word in question(table, 1, max(0, len(table.log) - 1)).since:
                played = table.log[-1]
                if word.startswith(("keep", "under")) and played.seat != table.to_move:
                    assert word in ("keep", "under")
                    hidden += 1
            table.play(choice.choice(table.moves()))
    assert hidden, "some order was kept while the other seat was asked next"


def test_both_kinds_of_agents_are_asked_the_same(module: str, tmp_path: Path) -> None:
    text = "import sys\nfor line in sys.stdin:\n    open('asked.jsonl', 'a').write(line)\n"
    text += "    import json\n    print(json.dumps({'move': json.loads(line)['moves'][0]['code']}), flush=True)\n"
    talking = program(tmp_path, text)
    found = [play(Match("yokohama", agent, "random", 3)) for agent in (f"{module}:first", talking)]
    let_go(talking, "yokohama")
    import json

    import some_bots  # type: ignore[import-not-found]

    lines = (tmp_path / "asked.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [asdict(asked) for asked in some_bots.asked]
    assert found[0] == found[1]
    assert {asked.seat for asked in some_bots.asked} == {1} and some_bots.asked[0].number == 3


def test_every_seed_is_played_from_both_seats(module: str) -> None:
    for number in range(4):
        play(Match("nippon", f"{module}:first", "random", number))
    import some_bots

    first: dict[int, Question] = {}
    for asked in some_bots.asked:
        first.setdefault(asked.number, asked)
    assert [first[number].seat for number in range(4)] == [0, 1, 0, 1]
    starts = [meiji.new("nippon", seats=2, seed=700_000 + block).view(None) for block in (0, 1)]
    assert first[0].view["seats"] and starts[0] != starts[1]
    assert without_you(first[0].view) == starts[0] and without_you(first[2].view) == starts[1]


def without_you(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "you": None}


# --- Answers that are none ------------------------------------------------------------------------------------------
PROGRAMS = {
    "": r"ended with code 0 instead of answering \(game 0\)\.$",
    "import sys\nsys.stdin.readline()\nsys.exit(3)": r"ended with code 3 instead of answering \(game 0\)\.$",
    "input()\nprint('hello', flush=True)\ninput()": r"answered 'hello'; an answer is one line such as",
    "input()\nprint('[1]', flush=True)\ninput()": r"answered '\[1\]'; an answer is one line such as",
    "input()\nprint('{}', flush=True)\ninput()": r"answered '\{\}'; an answer is one line such as",
    'input()\nprint(\'{"move": "fly"}\', flush=True)\ninput()': r"answered 'fly' in game 0; legal are: \S.+\.$",
    "input()\nprint('{\"move\": true}', flush=True)\ninput()": r"answered True in game 0; legal are: \S.+\.$",
    "input()\nprint('{\"move\": [1]}', flush=True)\ninput()": r"answered \[1\] in game 0; legal are: \S.+\.$",
    "import os\nos.write(1, b'\\xff\\xfe\\n')\ninput()\ninput()": r"answered '\(bytes that are no UTF-8\)'; an answer",
}


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_program_that_does_not_answer_gets_one_sentence(text: str, tmp_path: Path) -> None:
    agent = program(tmp_path, text)
    with pytest.raises(BadInput, match=PROGRAMS[text]) as failed:
        climb("yokohama", agent, 2)
    assert "\n" not in str(failed.value)


def test_a_program_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "PATIENCE", 0.5)
    made: list[Program] = []
    start = Program.__init__
    monkeypatch.setattr(Program, "__init__", lambda self, command: (made.append(self), start(self, command))[1])
    agent = program(tmp_path, "import time\nwhile True:\n    time.sleep(1)")
    with pytest.raises(BadInput, match=r"gave no answer for 0\.5 s \(game 0\)\.$"):
        climb("yokohama", agent, 2)
    assert made[0].process.returncode is not None


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        ("some_bots", "An agent is module:factory or program:COMMAND, not 'some_bots'."),
        ("no_such_bots:make", "cannot be made: ModuleNotFoundError: No module named 'no_such_bots'."),
        ("some_bots:make", "cannot be made: AttributeError: module 'some_bots' has no attribute 'make'."),
        ("some_bots:nothing", "gave NoneType; it must give a function of a question."),
        ("some_bots:wrong", "The agent some_bots:wrong answered 'fly home' in game 0; legal are: "),
        ("some_bots:falls", "failed in game 0: ZeroDivisionError: integer division or modulo by zero (some_bots.py, "),
        ("program:no-such-program", "The program 'no-such-program' cannot be started: "),
        ("program:", "A program needs a command, as in program:python3 my_bot.py."),
    ],
)
def test_an_agent_that_cannot_play_gets_one_sentence(module: str, agent: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        climb("yokohama", agent, 2)


# --- Ratings --------------------------------------------------------------------------------------------------------
@EVERY_GAME
def test_every_level_has_a_rating_and_stronger_ones_a_higher_one(game: str) -> None:
    found = [standing_of(game, level) for level, _ in levels(game)]
    assert all(found), [level for (level, _), one in zip(levels(game), found, strict=True) if one is None]
    ratings = [one.rating for one in found if one is not None]
    assert ratings == sorted(ratings)


@EVERY_GAME
def test_ratings_of_levels_follow_from_the_games_that_are_written_down(game: str) -> None:
    steps = {rung.player: rung.rating for rung in rungs(game)}
    quick = [player for player in steps if player in ("random", "greedy", "planner")]
    for row in tomllib.loads(LEVELS.read_text("utf-8"))[game]:
        assert row["player"] in dict(levels(game)).values(), "a level that there is no more"
        if "like" in row:
            assert row["like"] in steps
            continue
        games = row["games"]
        won = [Climbed(player, steps[player], games, wins, 0.0) for player, wins in zip(quick, row["won"], strict=True)]
        assert rating(won)[0] == row["rating"]


def test_a_level_is_measured_again_to_the_same_games() -> None:
    found = [measure_level("yokohama", "planner:width=4,samples=1,noise=3", 4) for _ in range(2)]
    assert found[0] == found[1] and [rung.player for rung in found[0]] == ["random", "greedy", "planner"]
    assert found[0][0].wins > found[0][2].wins


def met(player: str, rated: float, games: int, wins: float) -> Climbed:
    return Climbed(player, rated, games, wins, 0.0)


def test_a_rating_is_where_the_results_are_expected() -> None:
    middle, low, high = rating([met("a", 1000, 1000, 500)])
    assert abs(middle - 1000) <= 1 and 20 < high - middle < 24 and abs((high - middle) - (middle - low)) <= 1
    assert abs(rating([met("a", 1000, 1100, 1000)])[0] - 1400) < 5, "ten times the odds are 400 points"
    assert abs(rating([met("a", 900, 400, 200), met("b", 1100, 400, 200)])[0] - 1000) <= 1


def test_more_games_make_the_interval_smaller_and_more_wins_the_rating_higher() -> None:
    few, many = rating([met("a", 500, 20, 12)]), rating([met("a", 500, 2000, 1200)])
    assert many[2] - many[1] < (few[2] - few[1]) / 5
    better = [rating([met("a", 500, 20, wins), met("b", 900, 20, 0)])[0] for wins in range(21)]
    assert better == sorted(better) and len(set(better)) == 21


def test_who_always_wins_or_loses_has_an_open_interval_inside_the_scale() -> None:
    low, high = rating([met("a", 500, 50, 0)]), rating([met("a", 500, 50, 50)])
    assert -1000 <= low[1] < low[2] < 100 and 900 < high[1] < high[2] <= 4000


def test_rungs_are_fitted_to_what_they_did_to_each_other() -> None:
    true = [0, 300, 450, 1000]
    pairs = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]
    won = {(a, b): (10_000 / (1 + 10 ** ((true[a] - true[b]) / 400)), 10_000) for a, b in pairs}
    assert all(abs(found - real) <= 2 for found, real in zip(fit(won), true, strict=True))
    assert fit({(0, 1): (40, 40), (1, 2): (399, 400)})[1] < fit({(0, 1): (400, 400), (1, 2): (399, 400)})[1] < 2000


@EVERY_GAME
def test_the_rungs_rise_and_can_play(game: str) -> None:
    found = rungs(game)
    assert [rung.rating for rung in found] == sorted({rung.rating for rung in found}) and found[0].rating == 0
    assert {"random", "greedy", "planner"} < {rung.player for rung in found}
    assert all(rung.won > rung.games / 2 for rung in found[1:]), "each won more than half against the one below"


# --- The command and its page ---------------------------------------------------------------------------------------
def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    """The exit code of the command."""
    monkeypatch.setattr(sys, "argv", ["meiji", "arena", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    return stopped.value.code


def test_the_program_of_the_page_climbs_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    agent = program(tmp_path, found[1])
    assert command(monkeypatch, "--ladder", "yokohama", "--agent", agent, "--games", "2") == 0
    *_, told, line = capsys.readouterr().out.splitlines()
    assert re.search(r"-?\d+, from -?\d+ to -?\d+ with 95 % certainty$", told)
    assert line.startswith("| yokohama v") and line.endswith(" | 2 |")
    assert line.count(" | ") == results_heading("yokohama").count(" | ")


def results_heading(game: str) -> str:
    """The heading of a game's table of results on the page."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"| {game} | agent |"))


@EVERY_GAME
def test_the_page_has_a_table_for_every_game(game: str) -> None:
    page, found = PAGE.read_text(encoding="utf-8"), rungs(game)
    assert [name.strip("` ") for name in results_heading(game).split("|")[4:-2]] == [rung.player for rung in found]
    for rung in found:
        told = f" {rung.won:g} of {rung.games} " if rung.games else " "
        assert f"| {game} | `{rung.player}` | {rung.rating:g} |{told}|" in page


def test_processes_come_to_the_same(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda game: rungs(game)[:2])
    assert climb("yokohama", f"{module}:first", 2, jobs=2) == climb("yokohama", f"{module}:first", 2)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ladder", "yokohama"], "A ladder needs an agent"),
        (["--ladder", "go", "--agent", "a:b"], "There is no game 'go'"),
        (["--ladder", "yokohama", "--agent", "a:b", "--seats", "2"], "On a ladder all but --agent, --games and --jobs"),
        (["--ladder", "yokohama", "--agent", "a:b", "--games", "5"], "an even number of games is played"),
        (["--ladder", "yokohama", "--agent", "a:b", "--jobs", "0"], "At least 1 job is needed, not 0."),
        (["yokohama", "--agent", "a:b"], "The arena needs a game with --players for a tournament, or --ladder GAME"),
        (["yokohama"], "The arena needs a game with --players for a tournament, or --ladder GAME"),
    ],
)
def test_a_wrong_ladder_gets_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, *arguments) == 2
    told = capsys.readouterr().err
    assert sentence in told and told.count("\n") == 1
