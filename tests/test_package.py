"""What the package promises to whoever imports it: types, signatures, and objects that say what they are."""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path

import pytest

import meiji

ROOT = Path(__file__).resolve().parent.parent


def test_type_checkers_are_told_that_there_are_types() -> None:
    """The wheel holds all of src/meiji, but what git ignores."""
    assert (Path(meiji.__file__).parent / "py.typed").is_file()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "Typing :: Typed" in settings["project"]["classifiers"]
    assert settings["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["src/meiji"]


def test_a_batch_is_called_by_the_keywords_that_it_has() -> None:
    batch = pytest.importorskip("meiji.kernel.batch").Batch
    assert inspect.signature(meiji.batch).parameters == inspect.signature(batch).parameters


def test_objects_say_what_they_are() -> None:
    pytest.importorskip("numba")
    from meiji.lab.policy import learned

    assert repr(meiji.batch("nippon", 3, seats=4, seed=1)) == "<Batch nippon, 3 tables, 4 seats, 0 over>"
    assert repr(learned("yokohama")).startswith("<Policy yokohama, 2 seats, ")
    moves = meiji.find_game("nippon").moves
    assert repr(moves) == f"<Moves: {len(moves.verbs)} verbs, {len(moves)} codes>"


@pytest.mark.parametrize("call", [meiji.new, lambda game, seats: meiji.batch(game, 2, seats)])
def test_a_number_of_seats_is_no_text(call: object) -> None:
    with pytest.raises(meiji.BadInput, match="cannot be played with '3' seats; allowed are 1, 2, 3, 4"):
        call("zaibatsu", "3")  # type: ignore[operator]
