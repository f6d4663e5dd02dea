"""Amounts beside choices: the number beside an icon is the one that the words say."""

from __future__ import annotations

import pytest

import meiji
from meiji.kernel.amounts import Amount
from meiji.kernel.language import LANGUAGES
from meiji.site.amount_labels import amount_labels


@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_beside_an_icon_is_the_one_in_words(game: str, language: str) -> None:
    spec = meiji.find_game(game)
    amounts = [Amount(kind.name, number) for kind in spec.amounts for number in (2, 12)]
    for label in amount_labels(spec, amounts, language):
        assert label.shown in label.words.split() or f"{label.shown} " in label.words, label.words


def test_yen_are_counted_in_thousands() -> None:
    (label,) = amount_labels(meiji.find_game("nippon"), [Amount("yen", 6)], "en")
    assert (label.number, label.shown, label.words) == (6000, "6,000", "6,000 yen")
