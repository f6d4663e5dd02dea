"""The rules play the recorded games exactly as recorded."""

from __future__ import annotations

import difflib

import pytest

from .make import COMMAND, FOLDER, file_of, playthroughs, text_of


@pytest.mark.parametrize(("game", "seats"), playthroughs())
def test_the_rules_play_the_recorded_game(game: str, seats: int) -> None:
    path = file_of(game, seats)
    advice = f"if that is meant, write the playthroughs anew with: {COMMAND}"
    assert path.exists(), f"{path.name} is missing; {advice}"
    recorded, played = path.read_text(encoding="utf-8"), text_of(game, seats)
    if recorded != played:
        lines = difflib.unified_diff(recorded.splitlines(), played.splitlines(), "recorded", "played", lineterm="")
        shown = "\n".join(list(lines)[:60])
        pytest.fail(f"{path.name} is played differently; {advice}\n{shown}", pytrace=False)


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*which).name for which in playthroughs()}
