"""Why not? Whatever is on offer has no reason against it; whatever else a move could be or touch has one.

The reasons come from the rules: a game's reason against a move of the present decision is there if and only if the
rules do not offer the move. And no reason tells anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import meiji
from meiji.kernel.language import LANGUAGES
from meiji.kernel.why_not import Reasons, tell

from .laws import told
from .pictures import elements
from .tables import Chooser, Setup, games_and_seats, play_on, play_richly, setups_with
from .test_texts import FORMS
from .texts import messages, sound

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())
GAMES_AT_LEAST = 3
GAMES = pytest.mark.parametrize("game", meiji.game_ids())


def moments(
    game: str, seats: int, seed: int, every: int, rich: bool, least: int = GAMES_AT_LEAST
) -> Iterator[tuple[meiji.Game, str]]:
    """Tables of random games: one of every kind of decision a game, and some of the others."""
    curious = Chooser(seed, curious=True)
    setups = setups_with(game, seats)[:: 3 if rich else 5]
    for number in range(max(least, len(setups))):
        yield from _moments(setups[number % len(setups)], seed + number, curious, every, rich)


def _moments(setup: Setup, seed: int, chooser: Chooser, every: int, rich: bool) -> Iterator[tuple[meiji.Game, str]]:
    table, seen = setup.new(seed), set()
    for played, _ in enumerate((play_richly if rich else play_on)(table, chooser)):
        assert table.decision is not None
        if table.decision.kind not in seen or played % every == 0:
            seen.add(table.decision.kind)
            yield table, told(setup, seed, table)


def language_of(number: int) -> str:
    return LANGUAGES[number % len(LANGUAGES)]


def check_reason(text: str | None, language: str, where: str) -> None:
    assert text, where
    sound(text)
    assert text[-1] in ".?!" and text != tell(language, "why-rules"), f"{where}: {text}"


@EVERY
@pytest.mark.parametrize("rich", [False, True])
def test_every_move_is_on_offer_or_has_a_reason_against_it(game: str, seats: int, rich: bool) -> None:
    for number, (table, where) in enumerate(moments(game, seats, 100, 20, rich)):
        language, reasons, offered = language_of(number), Reasons(table), table.codes()
        before = table.bytes(), len(table.log)
        for code, notation in enumerate(table.spec.moves.notations):
            text = reasons.of(code, language)
            if code in offered:
                assert text is None, f"{where}: {notation} is offered, and yet: {text}"
            else:
                check_reason(text, language, f"{where}: {notation}")
        assert (table.bytes(), len(table.log)) == before and table.codes() == offered, f"{where}: asking changes it"


@EVERY
@pytest.mark.parametrize("rich", [False, True])
def test_reasons_are_those_of_the_rules(game: str, seats: int, rich: bool) -> None:
    """A game has something against a move of the present decision if and only if its rules do not offer it."""
    for number, (table, where) in enumerate(moments(game, seats, 200, 3, rich)):
        why, language, offered, reasons = table.spec.why_not, language_of(number), table.codes(), Reasons(table)
        assert why is not None
        for code, notation in enumerate(table.spec.moves.notations):
            verb = table.spec.moves.split(code)[0]
            if any(reasons._is_asked(question) for question in why.questions(verb)):
                text = why.reason(table, code, language)
                assert (text is None) == (code in offered), f"{where}: {notation}: {text}"
            else:
                assert code not in offered, f"{where}: {notation} comes up in a decision that it does not name"


@EVERY
def test_every_thing_in_the_picture_is_on_offer_or_has_a_reason_against_it(game: str, seats: int) -> None:
    for number, (table, where) in enumerate(moments(game, seats, 300, 30, rich=True)):
        language, reasons = language_of(number), Reasons(table)
        targets = {move.target for move in table.moves()} - {None}
        assert targets <= {id for id, touching in reasons.things.items() if touching}, where
        for id in elements(table.svg(table.to_move)).keys() | targets:
            assert id is not None
            if id in reasons.things and id not in targets:
                check_reason(reasons.of(id, language), language, f"{where}: {id}")
            else:
                assert reasons.of(id, language) is None, f"{where}: {id}"


@EVERY
def test_what_one_looks_for_and_does_not_find_is_listed_with_its_reason(game: str, seats: int) -> None:
    listed: set[str] = set()
    for number, (table, where) in enumerate(moments(game, seats, 350, 15, rich=False, least=1)):
        why, language, reasons = table.spec.why_not, language_of(number), Reasons(table)
        assert why is not None
        drawn = elements(table.svg(table.to_move))
        for label, reason, target in reasons.not_now(language):
            check_reason(reason, language, f"{where}: {label}")
            assert target in drawn, f"{where}: {label} has no place in the picture"
            assert label not in {move.text(language).partition(": ")[0] for move in table.moves()}, where
            listed.add(label)
        assert Reasons(table, (table.to_move + 1) % seats).not_now(language) == [] or seats == 1, where
    assert listed


@EVERY
def test_who_does_not_decide_hears_whose_turn_it_is(game: str, seats: int) -> None:
    for number, (table, where) in enumerate(moments(game, seats, 400, 50, rich=False)):
        language = language_of(number)
        table.names = [f"Anna {seat}" for seat in range(seats)]
        for seat in set(range(seats)) - {table.to_move}:
            text = table.why_not(table.codes()[0], language, seat)
            assert text is not None and f"Anna {table.to_move}" in text, where
            assert table.why_not(next(iter(Reasons(table, seat).things)), language, seat) == text, where


@EVERY
def test_at_the_end_nothing_is_asked(game: str, seats: int) -> None:
    table = setups_with(game, seats)[0].new(seats)
    for _ in play_on(table, Chooser(seats)):
        pass
    things = elements(table.svg(0)).keys() & Reasons(table).things.keys()
    for language in LANGUAGES:
        for asked in (0, table.spec.moves.notations[-1], *things):
            assert table.why_not(asked, language, seat=0) == tell(language, "why-over")


@EVERY
def test_reasons_tell_nothing_hidden(game: str, seats: int) -> None:
    """In every table that a seat may believe in, it hears the same."""
    many = 8 if meiji.find_game(game).secrets else 1
    for number in range(many):
        for table, where in moments(game, seats, 500 + number, 60, rich=False, least=1):
            for seat in range(seats):
                imagined = table.imagine(seat, number)
                mine, theirs = Reasons(table, seat), Reasons(imagined, seat)
                drawn = elements(table.svg(seat)).keys()
                for asked in (*range(len(table.spec.moves)), *sorted(drawn & mine.things.keys())):
                    assert mine.of(asked) == theirs.of(asked), f"{where}: seat {seat}, {asked}"


@GAMES
def test_a_move_is_asked_about_by_its_code_notation_and_itself(game: str) -> None:
    table = setups_with(game, 2)[0].new(1)
    move = table.moves()[0]
    assert table.why_not(move) is table.why_not(move.code) is table.why_not(move.notation) is None
    table.play(move)
    assert table.why_not(move) == table.why_not(move.code) == table.why_not(move.notation) is not None


@GAMES
def test_what_is_unknown_is_refused(game: str) -> None:
    table = setups_with(game, 2)[0].new(1)
    last = len(table.spec.moves) - 1
    with pytest.raises(meiji.BadInput, match=f"no 'rubbish' in {table.spec.title}; .* code from 0 to {last}, .* id of"):
        table.why_not("rubbish")
    for code in (-1, last + 1):
        with pytest.raises(meiji.BadInput, match=f"no move {code}; the codes are 0 to {last}"):
            table.why_not(code)
    with pytest.raises(meiji.BadInput, match="no language 'xx'"):
        table.why_not(0, "xx")
    with pytest.raises(meiji.BadInput, match="no seat 9"):
        table.why_not(0, seat=9)


@GAMES
def test_messages_are_the_same_in_every_language(game: str) -> None:
    folder = meiji.find_game(game).folder / "why"
    english = messages(folder, "en")
    for language in LANGUAGES:
        found = messages(folder, language)
        assert list(found) == list(english)
        for name, parts in found.items():
            assert parts.values == english[name].values, f"{language}: {name}"
            assert all(given == FORMS[language] for given in parts.forms), f"{language}: {name}"
