"""The command line: every command of the public face, and one sentence with exit code 2 for wrong input."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cyclopts import App

import meiji
from laws.laws import HAS_COMPILER
from meiji.cli import app, main
from meiji.kernel.box import SOURCES

compiled = pytest.mark.skipif(not HAS_COMPILER, reason="numba is not here")


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEIJI_DATA", str(tmp_path / "data"))  # nothing here touches a user's own tables

    def command(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["meiji", *map(str, arguments)])
        capsys.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code or 0
        found = capsys.readouterr()
        assert isinstance(code, int)
        return Done(code, found.out, found.err)

    return command


def play_on(game: meiji.Game, most: int = 10**6) -> meiji.Game:
    chance = random.Random(1)
    while not game.over and len(game.log) < most:
        game.play(chance.choice(game.codes()))
    return game


@pytest.fixture(scope="module")
def whole() -> meiji.Game:
    return play_on(meiji.new("zaibatsu", seats=2, seed=3))


@pytest.fixture
def save(whole: meiji.Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(whole.save()), "utf-8")
    return path


# --- games ----------------------------------------------------------------------------------------------------------
def test_games_names_everything_that_can_be_chosen(run: Run) -> None:
    done = run("games")
    assert done.code == 0 and done.err == ""
    for game in meiji.game_ids():
        spec = meiji.find_game(game)
        assert game in done.out and spec.title in done.out and ", ".join(map(str, spec.seats)) in done.out
        for option in spec.options:
            assert option.name in done.out
            for value in option.values:
                assert value in done.out, f"{option.name}={value} is cut off"


# --- simulate -------------------------------------------------------------------------------------------------------
@compiled
def test_simulate_prints_one_json_object(run: Run) -> None:
    done = run("simulate", "zaibatsu", "--seats", 3, "--games", 4, "--seed", 5, "--json")
    assert done.code == 0 and done.err == "" and len(done.out.splitlines()) == 1
    found = json.loads(done.out)
    assert list(found) == [
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "mean_scores",
    ]
    assert (found["game"], found["seats"], found["games"]) == ("zaibatsu", 3, 4)
    assert len(found["wins"]) == len(found["mean_scores"]) == 3
    again = json.loads(run("simulate", "zaibatsu", "--seats", 3, "--games", 4, "--seed", 5, "--json").out)
    other = json.loads(run("simulate", "zaibatsu", "--seats", 3, "--games", 4, "--seed", 6, "--json").out)
    assert again["decisions"] == found["decisions"] != other["decisions"]


@compiled
def test_simulate_prints_a_table_for_people(run: Run) -> None:
    done = run("simulate", "zaibatsu", "--games", 3, "--player", "greedy:samples=1,random", "--option", "module=both")
    assert done.code == 0 and "3 games of Nippon: Zaibatsu with 2 seats" in done.out
    assert "greedy:samples=1" in done.out and "random" in done.out and "decisions/s" in done.out


@compiled
def test_simulate_takes_options_and_a_box(run: Run, tmp_path: Path) -> None:
    text = meiji.find_game("zaibatsu").box().text.replace("gain vp 2", "gain vp 20")
    (tmp_path / "my.toml").write_text(text, "utf-8")
    base = ["simulate", "zaibatsu", "--games", 3, "--json"]
    plain = json.loads(run(*base).out)
    richer = json.loads(run(*base, "--box", "my.toml").out)
    assert sum(richer["mean_scores"]) > sum(plain["mean_scores"])
    more = run(*base, "--option", "module=both", "--option", "sides=random")
    assert more.code == 0 and json.loads(more.out)["decisions"] != plain["decisions"]
    solo = json.loads(run(*base, "--seats", 1, "--option", "solo=easy").out)
    assert solo["seats"] == 1 and len(solo["wins"]) == 1


# --- arena, study ---------------------------------------------------------------------------------------------------
@compiled
def test_a_study_of_a_changed_box_says_what_its_players_are_tuned_for(run: Run, tmp_path: Path) -> None:
    text = meiji.find_game("yokohama").box().text.replace('id = "yokohama"', 'id = "mine"', 1)
    (tmp_path / "my.toml").write_text(text, "utf-8")

    def said(player: str, *more: str) -> str:
        done = run("study", "yokohama", "--player", player, "--games", 1, "--out", player, *more)
        assert done.code == 0
        return done.err

    train = ("train", "yokohama", "--seats", 2, "--games", 1, "--rounds", 1, "--box", "my.toml")
    assert "meiji train yokohama --seats 2 --box my.toml tunes them" in said("planner:width=1", "--box", "my.toml")
    assert said("greedy:samples=1", "--box", "my.toml") == "" == said("planner:samples=1,width=1")
    assert run(*train).code == 0
    assert said("planner:width=1", "--box", "my.toml") == ""


def test_study_tells_what_things_are_worth_and_goes_on_later(run: Run, tmp_path: Path) -> None:
    arguments = ("study", "yokohama", "--player", "greedy:samples=1", "--games")
    assert "2 games of Yokohama Duel with 2 seats" in run(*arguments, 2).out
    done = run(*arguments, 3)
    assert done.code == 0 and "3 games" in done.out and "seat 1" in done.out
    assert "Yokohama Duel" in (tmp_path / "study-yokohama" / "report.html").read_text("utf-8")
    assert (tmp_path / "study-yokohama" / "things.parquet").exists()


def test_study_of_wrong_things(run: Run) -> None:
    for arguments, named in ((("chess",), "zaibatsu"), (("nippon", "--player", "nobody"), "greedy")):
        done = run("study", *arguments)
        assert done.code == 2 and named in done.err and len(done.err.strip().splitlines()) == 1


# --- replay ---------------------------------------------------------------------------------------------------------
def test_replay_tells_the_game_move_by_move(run: Run, save: Path, whole: meiji.Game) -> None:
    done = run("replay", save)
    assert done.code == 0 and done.err == ""
    assert len(re.findall(r"(?m)^ *\d+  seat \d  ", done.out)) == len(whole.log)
    for seat, place in enumerate(whole.result()["places"]):
        assert f"Seat {seat}, place {place}" in done.out
    for score in whole.scores():
        assert str(score) in done.out


def test_replay_stops_where_it_is_told(run: Run, save: Path, whole: meiji.Game) -> None:
    done = run("replay", save, "--to", 10)
    assert done.code == 0 and len(re.findall(r"(?m)^ *\d+  seat \d  ", done.out)) == 10
    assert f"Seat {whole.at(10).to_move} to move" in done.out
    start, end = run("replay", save, "--to", 0), run("replay", save, "--to", len(whole.log))
    assert start.code == end.code == 0 and "to move" in start.out and end.out == run("replay", save).out


def test_replay_draws_the_table(run: Run, save: Path, whole: meiji.Game, tmp_path: Path) -> None:
    assert run("replay", save, "--to", 20, "--svg", "table.svg").code == 0
    picture = (tmp_path / "table.svg").read_text("utf-8")
    assert picture.startswith("<svg") and picture == whole.at(20).svg()


def test_replay_with_a_box_of_its_own(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    box.write_text(meiji.find_game("zaibatsu").box().text.replace("gain vp 2", "gain vp 20"), "utf-8")
    data = play_on(meiji.new("zaibatsu", seed=1, box=box), 30).save()
    (tmp_path / "with.json").write_text(json.dumps(data), "utf-8")
    del data["box"]["toml"]
    (tmp_path / "without.json").write_text(json.dumps(data), "utf-8")
    assert run("replay", "with.json").code == 0
    assert run("replay", "without.json").code == 2
    assert run("replay", "without.json", "--box", "my.toml").code == 0


# --- box ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", meiji.game_ids())
def test_box_export_check_and_list(run: Run, tmp_path: Path, game: str) -> None:
    spec = meiji.find_game(game)
    exported = run("box", "export", game)
    assert exported.code == 0 and exported.out == (spec.folder / "box.toml").read_text("utf-8")
    (tmp_path / "my.toml").write_text(exported.out, "utf-8")
    for what in (game, "my.toml"):
        checked = run("box", "check", what)
        assert checked.code == 0 and spec.box().hash in checked.out and len(checked.out.splitlines()) == 1
        listed = run("box", "list", what)
        entries = list(spec.box().reader.sources())
        assert listed.code == 0
        for source in SOURCES:
            count = sum(found == source for _, found, _ in entries)
            assert f"{source}: {count}" in listed.out
            assert len(re.findall(rf"(?m)\b{source} *$", listed.out)) == count
        assert f"in all {len(entries)}" in listed.out
        for title, _, line in entries:
            assert title in listed.out and re.search(rf"(?m)^ *{line} +{re.escape(title)} ", listed.out)


def test_box_names_may_hold_brackets(run: Run, tmp_path: Path) -> None:
    """What a box is called is printed as it is, not taken for colours."""
    text = meiji.find_game("zaibatsu").box().text.replace('id = "zaibatsu"', 'id = "my [bold] box"')
    (tmp_path / "my.toml").write_text(text, "utf-8")
    assert "my [bold] box" in run("box", "check", "my.toml").out


# --- bench, help, version -------------------------------------------------------------------------------------------
def test_bench_prints_one_json_object(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it measures is the benchmarks' own matter, and slow; here only how it is called and what it prints."""
    calls = []

    def measure(seconds: float, peers: bool, say: Callable[[str], None]) -> dict[str, object]:
        calls.append((seconds, peers))
        say("measuring")
        return {"games": {}}

    bench = pytest.importorskip("meiji.arena.bench")
    monkeypatch.setattr(bench, "measure", measure)
    done = run("bench", "--json", "--seconds", "0.5")
    assert done.code == 0 and json.loads(done.out) == {"games": {}} and "measuring" in done.err
    assert run("bench", "--peers", "--json").code == 0
    assert calls[0] == (0.5, False) and calls[1][1]


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for command in ("games", "simulate", "arena", "study", "review", "train", "replay", "box", "bench", "warmup"):
        assert re.search(rf"\b{command}\b", done.out)
    box = run("box", "--help")
    assert box.code == 0 and all(command in box.out for command in ("export", "check", "list"))
    assert meiji.__version__ in run("--version").out
    assert "Without a command it serves the site" in " ".join(done.out.replace("│", " ").split())


def test_warmup_takes_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr(pytest.importorskip("meiji.arena.warmup"), "warm", lambda game: warmed.append(game) or 1.0)
    assert run("warmup", "nippon").out == "nippon: ready after 1.0 s\n" and warmed == ["nippon"]
    assert run("warmup").code == 0 and warmed == ["nippon", *meiji.game_ids()]
    refused = run("warmup", "nippon", "chess")
    assert refused.code == 2 and "There is no game 'chess'" in refused.err and len(warmed) == 1 + len(meiji.game_ids())


def test_help_tells_what_every_parameter_is() -> None:
    told = [one for command in every_command(app) for one in command.assemble_argument_collection(parse_docstring=True)]
    assert len(told) > 40
    assert [one.name for one in told if one.show and not one.parameter.help] == []


def every_command(of: App) -> Iterator[App]:
    for name in of:
        if not name.startswith("-"):
            yield from [of[name]] if of[name].default_command else every_command(of[name])


def test_the_module_is_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meiji"]
    done = subprocess.run([*command, "box", "check", "zaibatsu"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0 and done.stderr == "" and "zaibatsu" in done.stdout
    wrong = subprocess.run([*command, "box", "check", "nothing"], capture_output=True, text=True, cwd=tmp_path)
    assert wrong.returncode == 2 and wrong.stdout == "" and len(wrong.stderr.splitlines()) == 1


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meiji", "box", "export", "zaibatsu"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@compiled
def test_demo_plays_a_whole_game(run: Run) -> None:
    done = run("demo")
    assert done.code == 0
    assert "Seat 0, place" in done.out and "meiji games" in done.out and "meiji simulate" in done.out
    assert len(re.findall(r"(?m)^ *\d+  seat \d  ", done.out)) > 100


# --- wrong input ----------------------------------------------------------------------------------------------------
WRONG: list[tuple[list[str], list[str]]] = [  # what is asked, and what the sentence names
    (["frob"], ["frob", "games", "simulate", "replay", "box", "bench", "warmup"]),
    (["box", "frob", "zaibatsu"], ["frob", "export", "check", "list"]),
    (["games", "frob"], ["frob", "meiji games --help"]),
    (["simulate"], ["game"]),
    (["simulate", "go"], ["'go'", "zaibatsu"]),
    (["simulate", "zaibatsu", "--seats", "9"], ["9", "1, 2, 3, 4"]),
    (["simulate", "zaibatsu", "--seats", "x"], ["seats", "x"]),
    (["simulate", "zaibatsu", "--games", "0"], ["0", "1"]),
    (["simulate", "zaibatsu", "--games", "-3"], ["-3", "1"]),
    (["simulate", "zaibatsu", "--jobs", "0"], ["0", "1"]),
    (["simulate", "zaibatsu", "--seed", "x"], ["seed", "x"]),
    (["simulate", "zaibatsu", "--player", "nobody"], ["'nobody'", "random, greedy, planner, search"]),
    (["simulate", "zaibatsu", "--player", ""], ["random, greedy, planner, search"]),
    (["simulate", "zaibatsu", "--player", "random,random,random"], ["between 1 and 2"]),
    (["simulate", "zaibatsu", "--player", "search:depth=3"], ["'depth'", "simulations"]),
    (["simulate", "zaibatsu", "--player", "search:simulations=many"], ["'many'", "number"]),
    (["simulate", "zaibatsu", "--option", "sides"], ["name=value", "'sides'"]),
    (["simulate", "zaibatsu", "--option", "=A"], ["name=value"]),
    (["simulate", "zaibatsu", "--option", "side=A"], ["'side'", "sides, module, solo"]),
    (["simulate", "zaibatsu", "--option", "sides=C"], ["'C'", "A, B, random"]),
    (["simulate", "zaibatsu", "--option", "solo=easy"], ["solo", "1 seat"]),
    (["simulate", "zaibatsu", "--seats", "1", "--option", "module=both"], ["module", "none"]),
    (["simulate", "zaibatsu", "--box", "nowhere.toml"], ["nowhere.toml"]),
    (["simulate", "zaibatsu", "--frob", "1"], ["--frob"]),
    (["simulate", "zaibatsu", "nippon"], ["nippon"]),
    (["replay"], ["file"]),
    (["replay", "nowhere.json"], ["nowhere.json", "save"]),
    (["replay", "."], ["."]),
    (["replay", "rubbish.json"], ["JSON"]),
    (["replay", "binary.json"], ["binary.json"]),
    (["replay", "empty.json"], ["format", "1"]),
    (["replay", "game.json", "--to", "-1"], ["-1", "0 to"]),
    (["replay", "game.json", "--to", "99999"], ["99999", "0 to"]),
    (["replay", "game.json", "--to", "x"], ["to", "x"]),
    (["replay", "game.json", "--svg", "nowhere/table.svg"], ["nowhere", "table.svg"]),
    (["replay", "game.json", "--svg", "."], ["."]),
    (["replay", "game.json", "--box", "nowhere.toml"], ["nowhere.toml"]),
    (["replay", "game.json", "--box", "rubbish.json"], ["rubbish.json", "TOML"]),
    (["box", "export"], ["game"]),
    (["box", "export", "go"], ["'go'", "zaibatsu"]),
    (["box", "check", "nowhere.toml"], ["nowhere.toml", "zaibatsu"]),
    (["box", "check", "."], ["."]),
    (["box", "check", "rubbish.json"], ["rubbish.json", "TOML"]),
    (["box", "check", "binary.json"], ["binary.json"]),
    (["box", "check", "empty.toml"], ["empty.toml", "zaibatsu"]),
    (["box", "check", "wrong.toml"], ["wrong.toml", "line", "'gain luck 2'", "gain coal #"]),
    (["box", "list", "wrong.toml"], ["wrong.toml", "line", "'gain luck 2'"]),
    (["bench", "--seconds", "x"], ["seconds", "x"]),
    (["bench", "--seconds", "-1"], ["-1", "more than 0"]),
    (["bench", "--seconds", "nan"], ["nan", "more than 0"]),
    (["warmup", "frob"], ["frob"]),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=lambda value: " ".join(value)[:60])
def test_wrong_input_gets_one_sentence_and_code_2(
    run: Run, save: Path, tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    if arguments[:2] == ["bench", "--seconds"] and not HAS_COMPILER:
        pytest.skip("numba is not here")
    (tmp_path / "rubbish.json").write_text("rubbish", "utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "empty.json").write_text("{}", "utf-8")
    (tmp_path / "empty.toml").write_text("", "utf-8")
    text = meiji.find_game("zaibatsu").box().text.replace("gain vp 2", "gain luck 2", 1)
    (tmp_path / "wrong.toml").write_text(text, "utf-8")
    done = run(*arguments)
    assert done.code == 2, done
    (line,) = done.err.splitlines()
    assert line.startswith("meiji: ") and line.endswith((".", "?")), line
    for word in words:
        assert word in line, line


def test_a_damaged_save_is_told_with_its_move(run: Run, whole: meiji.Game, tmp_path: Path) -> None:
    data = whole.save()
    data["moves"][7][0] = "dance"
    (tmp_path / "damaged.json").write_text(json.dumps(data), "utf-8")
    done = run("replay", "damaged.json")
    assert done.code == 2 and done.out == "" and len(done.err.splitlines()) == 1
    assert "move 8" in done.err and "'dance'" in done.err and "legal are" in done.err
