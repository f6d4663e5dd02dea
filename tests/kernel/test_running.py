"""One rules text, plain and compiled: a small game of stones is written to a file and run both ways.

Two seats take one to three stones in turn; each stone is worth a few points, and after each move a die is drawn.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import meiji
from meiji.arena.whole_games import play_games
from meiji.kernel import compiler, folders
from meiji.kernel.chance import Chance, seed_words
from meiji.kernel.loop import begin, play, play_on_table, start_table
from meiji.kernel.rules import Twin, bind_plain, closure_of, meaning

STONES = '''
from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.record import Record, Row, cell, row
from meiji.kernel.rules import rule
from meiji.kernel.table import Table, allow, end_game, push

FACTOR = 2  # a comment
MOST = (1, 3)


class Stones(Table):
    pile: int = cell()
    points: Row = row(2, "i4")
    die: Row = row(3)


class Box(Record):
    pile: int = cell()
    worth: int = cell()


@rule
def gain(g: Stones, box: Box, seat: int, n: int) -> None:
    """A docstring."""
    g.points[seat] += n * box.worth * FACTOR


@rule
def deal(g: Stones, box: Box) -> None:
    g.pile = box.pile
    for i in range(3):
        g.die[i] = 1 + i
    push(g, 0, 0, 0, 0)


@rule
def offer(g: Stones, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    for n in range(MOST[0], MOST[1] + 1):
        if n <= g.pile:
            allow(g, n)


@rule
def answer(g: Stones, box: Box, seat: int, kind: int, a: int, b: int, move: int) -> None:
    gain(g, box, seat, move)
    g.pile -= move
    g.points[seat] += draw(g, 0, g.die, 3)
    if g.pile == 0:
        end_game(g)
    else:
        push(g, 0, 1 - seat, 0, 0)


@rule
def proceed(g: Stones, box: Box, seat: int, kind: int, a: int, b: int) -> None:
    pass


@rule
def imagine(g: Stones, box: Box, seat: int) -> None:
    pass


@rule
def score(g: Stones, box: Box, seat: int) -> int:
    return g.points[seat]


HOOKS = {"deal": deal, "offer": offer, "answer": answer, "proceed": proceed, "imagine": imagine,
         "standing": score, "score": score, "worth": score}


def new(seed_words, pile, worth):
    from meiji.kernel.chance import Chance

    g, box = Stones(), Box()
    g.rng[:], g.seats, g.chance = seed_words, 2, Chance()
    box.pile, box.worth = pile, worth
    return g, box
'''

RUN = """
import json, os, sys
import stones
from meiji.kernel.chance import seed_words
from meiji.kernel.loop import play_on_table, start_table
from meiji.kernel.rules import Twin

twin = Twin("stones", stones.HOOKS)
start, play = twin[start_table], twin[play_on_table]
g, box = stones.new(seed_words(1), 20, 3)
tables, boxes = g.pack(), box.pack()
start(tables, 0, boxes)
while not tables["over"][0]:
    play(tables, 0, boxes, int(tables["offer"][0][0]))
hits = [sum(entry.stats.cache_hits.values()) for entry in (start, play)]
misses = [sum(entry.stats.cache_misses.values()) for entry in (start, play)]
print(json.dumps({"points": tables["points"][0].tolist(), "hits": hits, "misses": misses,
                  "folder": twin.folder is not None}))
"""

numbers = itertools.count()


def stones(folder: Path, *changes: tuple[str, str]) -> ModuleType:
    """The small game, with changes in its text, as a module of this process."""
    text = STONES
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / f"stones_{next(numbers)}.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location("stones", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp(module: ModuleType) -> str:
    return meaning(closure_of([play_on_table], module.HOOKS))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return stones(tmp_path_factory.mktemp("stones"))


@pytest.fixture(scope="module")
def twin(game: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twin]:
    pytest.importorskip("numba")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEIJI_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield Twin("stones", game.HOOKS)


def run_plain(game: ModuleType, seed: int, pile: int, worth: int, choose: Callable[[Any], int]) -> list[Any]:
    """The table after the beginning and after every move."""
    g, box = game.new(seed_words(seed), pile, worth)
    bind_plain(begin, game.HOOKS)(g, box)
    moments = [g.copy()]
    while not g.over:
        bind_plain(play, game.HOOKS)(g, box, choose(g))
        moments.append(g.copy())
    return moments


# --- plain and compiled ---------------------------------------------------------------------------------------------
def test_plain_and_compiled_in_one_process(game: ModuleType, twin: Twin) -> None:
    for seed, pile, worth in [(1, 20, 3), (2, 7, 1), (3, 50, 2), (2**100, 2, 9)]:
        g, box = game.new(seed_words(seed), pile, worth)
        tables, boxes = g.pack(), box.pack()
        twin[start_table](tables, 0, boxes)
        for moment in run_plain(game, seed, pile, worth, lambda g: g.offer[g.offers - 1]):
            assert game.Stones.unpack(tables, 0) == moment
            if not moment.over:
                twin[play_on_table](tables, 0, boxes, int(moment.offer[moment.offers - 1]))
        assert tables["over"][0] == 1 and twin[play_on_table](tables, 0, boxes, 1) == -1


def test_plain_rules_stay_plain(game: ModuleType, twin: Twin) -> None:
    """Building the twin changes no function that plain running uses."""
    _ = twin[play_on_table]
    from types import FunctionType

    for function in closure_of([play_on_table], game.HOOKS):
        assert type(function) is FunctionType
        assert not any(hasattr(value, "py_func") for value in function.__globals__.values())


def test_two_boxes_in_one_process_without_compiling_again(game: ModuleType, twin: Twin) -> None:
    points = []
    for worth in (1, 5, 9):
        g, box = game.new(seed_words(4), 12, worth)
        tables, boxes = g.pack(), box.pack()
        twin[start_table](tables, 0, boxes)
        while not tables["over"][0]:
            twin[play_on_table](tables, 0, boxes, int(tables["offer"][0][0]))
        points.append(int(tables["points"][0].sum()))
    assert points[1] - points[0] == points[2] - points[1] == 4 * 2 * 12
    for entry in (start_table, play_on_table):
        assert len(twin[entry].signatures) == 1
    for function, made in twin._inner.items():
        assert len(made.signatures) <= 1, f"{function.__name__} was compiled {len(made.signatures)} times"


def test_integers_of_any_width_compile_an_entry_no_second_time(game: ModuleType, twin: Twin) -> None:
    import numpy as np

    g, box = game.new(seed_words(4), 12, 1)
    tables, boxes = g.pack(), box.pack()
    twin[start_table](tables, 0, boxes)
    for move in (1, np.int16(1), np.int32(1), np.int64(1)):
        assert twin[play_on_table](tables, 0, boxes, move) >= 0
    assert twin._inner and all(len(made.signatures) <= 1 for made in twin._inner.values())


def test_two_games_keep_to_themselves(game: ModuleType, twin: Twin, tmp_path: Path) -> None:
    """A second game with the same fields and other rules, side by side with the first."""
    other = stones(tmp_path, ("FACTOR = 2", "FACTOR = 50"))
    other_twin = Twin("pebbles", other.HOOKS)
    totals = []
    for module, its_twin in ((game, twin), (other, other_twin), (game, twin)):
        g, box = module.new(seed_words(4), 12, 1)
        tables, boxes = g.pack(), box.pack()
        its_twin[start_table](tables, 0, boxes)
        while not tables["over"][0]:
            its_twin[play_on_table](tables, 0, boxes, int(tables["offer"][0][0]))
        totals.append(int(tables["points"][0].sum()))
    assert totals[0] == totals[2] == totals[1] - 48 * 12


def test_random_play_is_the_same_plain_and_compiled(game: ModuleType, twin: Twin) -> None:
    import numpy as np

    from meiji.kernel.chance import random_below

    states = [seed_words("seat", seat) for seat in range(2)]
    streams = np.array([[seed_words(8), *states]], np.int64)
    rows, place, log = np.zeros((1, 5), np.int64), np.zeros(2, np.int64), np.zeros((0, 2), np.int64)
    g, box = game.new(seed_words(8), 40, 2)
    tables, boxes = np.repeat(g.pack(), 3), box.pack()
    decisions = twin[play_games](tables, boxes, streams, rows, place, 1000, log, None)
    told = run_plain(game, 8, 40, 2, lambda g: g.offer[random_below(states[g.to_move], g.offers)])
    assert game.Stones.unpack(tables, 0) == told[-1]
    assert decisions == rows[0, 0] == len(told) - 1 and rows[0, 3:].tolist() == told[-1].points
    assert streams[0, 1:].tolist() == states


# --- the stamp ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change",
    [
        ("n * box.worth * FACTOR", "n * box.worth * FACTOR + 1"),
        ("n * box.worth * FACTOR", "n * box.worth - FACTOR"),
        ("g.pile == 0", "g.pile <= 0"),
        ("g.pile == 0", "g.pile == 1"),
        ("FACTOR = 2", "FACTOR = 3"),
        ("FACTOR = 2", "FACTOR = 2.0"),
        ("MOST = (1, 3)", "MOST = (1, 4)"),
        ("n * box.worth", "n * box.pile"),
        ("def gain(g: Stones, box: Box, seat: int, n: int)", "def gain(g: Stones, box: Box, n: int, seat: int)"),
    ],
    ids=str,
)
def test_a_change_below_an_entry_changes_its_stamp(game: ModuleType, tmp_path: Path, change: tuple[str, str]) -> None:
    pytest.importorskip("numba")
    assert stamp(stones(tmp_path, change)) != stamp(game)


def test_a_changed_default_changes_the_stamp(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    signature = "def gain(g: Stones, box: Box, seat: int, n: int"
    call = ("gain(g, box, seat, move)", "gain(g, box, seat)")
    one = stones(tmp_path, (signature, signature + " = 1"), call)
    two = stones(tmp_path, (signature, signature + " = 2"), call)
    assert stamp(one) != stamp(two)


@pytest.mark.parametrize(
    "change",
    [
        ('"""A docstring."""', '"""Another docstring,\n    with two lines and a constant: 2."""'),
        ("# a comment", "# another comment\n\n\n# and one more"),
        ("    g.pile -= move", "\n    # a comment\n    g.pile -= move"),
        ("g: Stones", "g: object"),
        ("HOOKS =", "UNUSED = 7\n\n\ndef unused(g):\n    return UNUSED\n\n\nHOOKS ="),
    ],
    ids=lambda change: change[1][:20],
)
def test_words_do_not_change_the_stamp(game: ModuleType, tmp_path: Path, change: tuple[str, str]) -> None:
    pytest.importorskip("numba")
    assert stamp(stones(tmp_path, change)) == stamp(game)


def test_the_stamp_knows_bounds_checking(game: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    numba = pytest.importorskip("numba")
    before = stamp(game)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert stamp(game) != before


# --- the cache ------------------------------------------------------------------------------------------------------
def run(folder: Path, cache: Path | str, *changes: tuple[str, str], **environment: str) -> dict[str, Any]:
    """Compile or load and play the small game in a process of its own."""
    text = STONES
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "stones.py").write_text(text, "utf-8")
    paths = os.pathsep.join([str(folder), str(Path(meiji.__file__).parent.parent)])
    settings = {**os.environ, "MEIJI_CACHE_DIR": str(cache), "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN], env={**settings, **environment}, capture_output=True, text=True, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_second_process_finds_the_compiled_rules_unless_a_rule_changed(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    cache = tmp_path / "cache"
    first = run(tmp_path, cache)
    assert first["misses"] == [1, 1] and first["hits"] == [0, 0] and first["folder"]
    again = run(tmp_path, cache, ('"""A docstring."""', '"""Other words."""'), ("# a comment", "#"))
    assert again["hits"] == [1, 1] and again["misses"] == [0, 0]
    assert again["points"] == first["points"]
    changed = run(tmp_path, cache, ("FACTOR = 2", "FACTOR = 4"))
    assert changed["hits"][1] == 0 and sum(changed["points"]) == sum(first["points"]) + 20 * 3 * 2
    back = run(tmp_path, cache)
    assert back["hits"] == [1, 1] and back["points"] == first["points"]


def test_a_damaged_cache_only_costs_time(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    cache = tmp_path / "cache"
    first = run(tmp_path, cache)
    files = [path for path in cache.rglob("*") if path.is_file()]
    assert files
    for kept in (2, 50):  # only the data half, then nearly nothing of anything
        for path in files:
            if kept == 50 or path.suffix == ".nbc":
                whole = path.read_bytes()
                path.write_bytes(whole[: len(whole) // kept])
        assert run(tmp_path, cache)["points"] == first["points"]


def test_nowhere_to_write_is_not_fatal(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (tmp_path / "file").write_text("", "utf-8")
    found = run(tmp_path, tmp_path / "file")
    assert not found["folder"] and found["hits"] == [0, 0] and sum(found["points"]) >= 20 * 3 * 2


def test_places_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sealed = tmp_path / "sealed"
    sealed.mkdir()
    (tmp_path / "file").write_text("", "utf-8")
    sealed.chmod(0o500)
    try:
        for place in (tmp_path / "file", tmp_path / "file" / "below", sealed / "below"):
            monkeypatch.setenv("MEIJI_CACHE_DIR", str(place))
            if place.parent != sealed or not os.access(sealed, os.W_OK):  # root may write anywhere
                assert compiler.cache_folder("stones") is None
    finally:
        sealed.chmod(0o700)
    monkeypatch.setenv("MEIJI_CACHE_DIR", str(tmp_path / "new" / "folder"))
    assert compiler.cache_folder("stones") == tmp_path / "new" / "folder" / "compiled" / "stones"


def test_no_home_is_not_fatal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user without a home, as in many containers: compiled code is kept nowhere, or where the system says."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", staticmethod(no_home))
    monkeypatch.delenv("MEIJI_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    compiler.cache_folder("stones")
    monkeypatch.setenv("MEIJI_CACHE_DIR", str(tmp_path))
    assert folders.cache_root() == tmp_path
    if sys.platform == "linux":
        monkeypatch.delenv("MEIJI_CACHE_DIR")
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        assert folders.cache_root() == tmp_path / "meiji"


def test_old_compiled_code_is_thrown_away(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    folder = tmp_path / "cache" / "compiled" / "stones"
    folder.mkdir(parents=True)
    for name, days in (("old.nbc", compiler.KEEP_DAYS + 1), ("new.nbc", compiler.KEEP_DAYS - 1)):
        (folder / name).write_bytes(b"")
        age = (folder / name).stat().st_mtime - days * 86400
        os.utime(folder / name, (age, age))
    run(tmp_path, tmp_path / "cache")
    assert not (folder / "old.nbc").exists() and (folder / "new.nbc").exists()


# --- what is loaded when --------------------------------------------------------------------------------------------
def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_importing_meiji_loads_neither_numba_nor_numpy() -> None:
    heavy = ("numba", "llvmlite", "numpy", "rich", "cyclopts")
    assert python(f"import meiji, sys; print([m for m in {heavy} if m in sys.modules])") == "[]"


def test_plain_games_load_no_numba() -> None:
    code = """
import sys, random
import meiji
for game in meiji.game_ids():
    for seats in meiji.find_game(game).seats:
        played, chance = meiji.new(game, seats=seats, seed=seats), random.Random(1)
        while not played.over:
            played.play(chance.choice(played.codes()))
        played = meiji.load(played.save())
        played.result(), played.view(0), played.imagine(0, 1), played.at(5).undo
        assert played.svg().startswith("<svg")
assert "numba" not in sys.modules or sys.modules["numba"] is None
print(played.over)
"""
    assert python(code) == "True"
    assert python("import sys; sys.modules['numba'] = None\n" + code) == "True"


def test_without_numba_the_command_line_says_so_in_one_sentence() -> None:
    """Where numba has no wheels, what needs it plays plain or tells why not."""
    code = """
import sys
sys.modules["numba"] = None
from meiji.cli import main
sys.argv = ["meiji", "simulate", "zaibatsu", "--games", "1", "--json"]
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    if done.returncode == 0:
        assert json.loads(done.stdout)["games"] == 1
    else:
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "numba" in done.stderr


def test_a_table_is_chance_free_when_compiled(game: ModuleType) -> None:
    """What a plain table notes beside its record is no part of the record."""
    g, _ = game.new(seed_words(1), 3, 1)
    assert isinstance(g.chance, Chance) and "chance" not in game.Stones.fields
    assert game.Stones.unpack(g.pack()) == g
