"""Words: every game is told in all languages, completely and soundly."""

from __future__ import annotations

import pytest

import meiji
from meiji.kernel.language import LANGUAGES

from .tables import games_and_seats, setups_with
from .texts import everything_without_a_game, messages, sound, telling

EVERY = pytest.mark.parametrize("game", meiji.game_ids())
FORMS = {"en": ["one", "other"], "de": ["one", "other"], "pl": ["one", "few", "many"]}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_files(game: str, language: str) -> None:
    """Where one is missing people would read English."""
    folder = meiji.find_game(game).folder
    for file in (f"text/{language}.ftl", f"help/text/{language}.ftl", f"reference/{language}.md"):
        assert (folder / file).is_file(), file


@EVERY
def test_the_languages_have_the_same_messages_in_the_same_order(game: str) -> None:
    english, german, polish = (list(messages(meiji.find_game(game).folder, language)) for language in LANGUAGES)
    assert english == german == polish


@EVERY
def test_a_message_takes_the_same_values_in_every_language(game: str) -> None:
    folder = meiji.find_game(game).folder
    english = messages(folder, "en")
    for language in LANGUAGES:
        for name, parts in messages(folder, language).items():
            assert parts.values == english[name].values, f"{language}: {name}"


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_plural_forms_of_their_language(game: str, language: str) -> None:
    for name, parts in messages(meiji.find_game(game).folder, language).items():
        assert all(given == FORMS[language] for given in parts.forms), name


@EVERY
def test_all_that_needs_no_game_is_told(game: str) -> None:
    for language in LANGUAGES:
        for text in everything_without_a_game(game, language):
            sound(text)


@EVERY
def test_every_component_is_told_differently_in_every_language(game: str) -> None:
    spec = meiji.find_game(game)
    for kind, keys in spec.components.kinds().items():
        for key in keys:
            assert len({spec.components.text(spec.box(), kind, key, language) for language in LANGUAGES}) == 3
            about, told = (tell(spec.box(), kind, key, "en") for tell in (spec.components.about, spec.components.text))
            assert told.startswith(about.rstrip(".")) and len(told) > len(about)  # with the source besides


@EVERY
def test_unknown_components_are_refused(game: str) -> None:
    spec = meiji.find_game(game)
    kind, keys = next(iter(spec.components.kinds().items()))
    with pytest.raises(meiji.BadInput, match=f"no component 'rubbish'; the components are {kind}, "):
        spec.components.text(spec.box(), "rubbish", keys[0], "en")
    with pytest.raises(meiji.BadInput, match=f"no {kind} 'rubbish'; there are {keys[0]}, "):
        spec.components.text(spec.box(), kind, "rubbish", "en")


@pytest.mark.parametrize(("game", "seats"), games_and_seats())
def test_random_games_can_be_told(game: str, seats: int) -> None:
    setups = setups_with(game, seats)
    for seed in range(max(4, len(setups))):
        for text in telling(setups[seed % len(setups)], seed):
            sound(text)
