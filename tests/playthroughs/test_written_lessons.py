"""Lessons go as they are written down, step by step and in all languages.

If a rule, a tile or a text that a lesson uses changes its meaning, learners would be told something else than they see.
"""

from __future__ import annotations

import pytest

import meiji
from meiji.kernel.lessons import lessons_of

from . import lessons


@pytest.mark.parametrize("game", [game for game in meiji.game_ids() if lessons_of(game)])
def test_lessons_go_as_they_are_written_down(game: str) -> None:
    assert lessons.file_of(game).read_text("utf-8") == lessons.told(game), f"is that meant? then {lessons.COMMAND}"
