"""Pictures: sound XML, an id for whatever a move touches, the same in all languages, nothing from elsewhere."""

from __future__ import annotations

import importlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

import meiji
from meiji.kernel.language import LANGUAGES
from meiji.kernel.why_not import Reasons

from .pictures import SVG, elements, words_of
from .tables import Chooser, games_and_seats, play_on, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


def after(game: str, seats: int, moves: int) -> meiji.Game:
    """A game with most of its options, so many random moves later, or at its end."""
    table = setups_with(game, seats)[-1].new(seats)
    for number, _ in enumerate(play_on(table, Chooser(seats))):
        if number == moves:
            break
    return table


@EVERY
def test_every_move_on_offer_points_to_something_lit_up_and_labelled(game: str, seats: int) -> None:
    table = setups_with(game, seats)[-1].new(seats)
    seen: set[str] = set()
    for _ in play_on(table, Chooser(seats)):
        targets = {move.target or "" for move in table.moves()}
        assert "" not in targets, [move.notation for move in table.moves() if not move.target]
        if targets <= seen and len(table.log) % 25:
            continue
        seen |= targets
        things = elements(table.svg(table.to_move))
        assert {id for id, element in things.items() if element.get("class") == "offer"} == targets
        for target in targets:
            assert things[target].findtext(f"{SVG}title"), target
    assert seen and 'class="offer"' not in table.svg()


@EVERY
@pytest.mark.parametrize("moves", [0, 60, 10_000])
def test_all_languages_show_the_same_things(game: str, seats: int, moves: int) -> None:
    table = after(game, seats, moves)
    english, german, polish = (elements(table.svg(0, language)) for language in LANGUAGES)
    assert english.keys() == german.keys() == polish.keys() >= {f"seat-{seat}" for seat in range(seats)}


@EVERY
def test_the_own_board_comes_first(game: str, seats: int) -> None:
    table = after(game, seats, 20)
    for seat in (None, *range(seats)):
        order = re.findall(r'id="seat-(\d)"', table.svg(seat))
        assert order == [str(((seat or 0) + n) % seats) for n in range(seats)]


@EVERY
def test_a_picture_needs_nothing_from_elsewhere_and_changes_nothing(game: str, seats: int) -> None:
    table = after(game, seats, 60)
    before, moves = table.bytes(), len(table.log)
    picture = table.svg(seats - 1, "de")
    assert picture == table.svg(seats - 1, "de") and table.bytes() == before and len(table.log) == moves
    assert "<script" not in picture and "@import" not in picture
    assert set(re.findall(r'href="([^"]+)"', picture)) <= {f"#{id}" for id in elements(picture)}
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]


@EVERY
def test_names_are_shown_and_harmless(game: str, seats: int) -> None:
    table = after(game, seats, 0)
    table.names = ['<b>"Ōkubo" & Co</b>\x00', *["Shibusawa Eiichi of the First National Bank of Japan"] * (seats - 1)]
    picture = table.svg()
    assert "<b>" not in picture and "&lt;b&gt;" in picture
    assert "Ōkubo" in words_of(elements(picture)["seat-0"])


def drawn_anew(table: meiji.Game, seat: int | None, language: str = "en") -> str:
    """The picture by a painter who has never seen the table before."""
    fresh = table.copy()
    fresh.sketches = {}
    return fresh.svg(seat, language)


@EVERY
def test_a_picture_made_of_kept_pieces_is_the_picture(game: str, seats: int) -> None:
    """Spectators see every third position, each seat one in a while: in between nothing is forgotten."""
    table = setups_with(game, seats)[-1].new(seats)
    audiences = [None, *range(seats)]
    for _ in play_on(table, Chooser(seats)):
        number = len(table.log)
        if number % 3 == 0:
            seat = audiences[number // 3 % len(audiences)]
            assert table.svg(seat) == drawn_anew(table, seat)
            assert table.svg() == drawn_anew(table, None)
    assert table.svg() == drawn_anew(table, None)


@EVERY
def test_kept_pieces_follow_moves_taken_back_changed_tables_and_names(game: str, seats: int) -> None:
    table = after(game, seats, 30)
    for _ in range(6):
        before = table.svg(0)
        table.play(table.codes()[-1])
        assert table.svg(0) == drawn_anew(table, 0)
        if table.can_undo:
            table.undo()
            assert table.svg(0) == before == drawn_anew(table, 0)
            table.play(table.codes()[0])
    table.names = ["Somebody else"] * seats
    assert table.svg(0) == drawn_anew(table, 0) and "Somebody else" in table.svg(0)


@EVERY
def test_kept_pieces_of_one_audience_tell_another_nothing(game: str, seats: int) -> None:
    """One memory for all audiences: what a viewer sees does not change when all that is hidden from them changes."""
    table = setups_with(game, seats)[-1].new(seats)
    for _ in play_on(table, Chooser(seats)):
        if len(table.log) % 40 != 20 or table.over:
            continue
        pictures = {seat: table.svg(seat) for seat in (None, *range(seats))}
        for seat in range(seats):
            other = table.imagine(seat, len(table.log))
            other.sketches = table.sketches
            for viewer in range(seats):
                other.svg(viewer)  # the memory now holds what everybody sees of that other table
            assert other.svg(seat) == pictures[seat]
            assert other.svg() == pictures[None] == table.svg()


@EVERY
def test_whatever_a_move_can_touch_has_a_name_for_screen_readers(game: str, seats: int) -> None:
    for moves in (0, 40, 90):
        table = after(game, seats, moves)
        things = Reasons(table).things
        nameless = [id for id in unnamed(ET.fromstring(table.svg(table.to_move))) if id in things]
        assert nameless == [], f"after {moves} moves"


def unnamed(element: ET.Element) -> Iterator[str]:
    """The ids in a picture that neither have a title nor belong to something with one; whole parts do not count."""
    if element.find(f"{SVG}title") is not None and "part" not in (element.get("class") or "").split():
        return
    if (id := element.get("id")) is not None:
        yield id
    for child in element:
        yield from unnamed(child)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nippon", "zaibatsu"])
def test_work_spaces_say_the_colour_of_their_worker_and_factories_what_they_do(game: str, language: str) -> None:
    """The colour decides the wages; who does not see it has to hear it."""
    table = after(game, 2, 60)
    found = {id: words_of(element) for id, element in elements(table.svg(0, language)).items()}
    colours = find_colours(table, game, language)
    assert colours
    for id, colour in colours:
        assert colour in found[id].lower(), f"{id}: {colour} in {found[id]}"
    for text in (found[id] for id in found if re.fullmatch(r"(slot|factory)-0-\w+", id)):
        assert len(text) > 8, text


def find_colours(table: meiji.Game, game: str, language: str) -> list[tuple[str, str]]:
    """The ids of the occupied work spaces of all seats, and the colours of their workers."""
    words = importlib.import_module(f"meiji.games.{game}.texts.names")
    terms = importlib.import_module(f"meiji.games.{game}.terms")
    record, found = table.table, []
    for seat in range(2):
        for space, worker in enumerate(record.work[seat]):
            if 0 < worker <= len(terms.COLOURS):
                found.append((f"work-{seat}-{space + 1}", words.colour_name(terms.COLOURS[worker - 1], language)))
    return found
