"""The words of Nippon: Zaibatsu: complete in three languages, right in grammar, and there for whatever can happen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meiji
from meiji.games.zaibatsu import GAME, texts
from meiji.games.zaibatsu.box import Box
from meiji.games.zaibatsu.moves import CHOOSE_ACTIVATION, CHOOSE_DEPARTMENT, CHOOSE_MAY, CHOOSE_TAKE, DECISIONS, MOVES
from meiji.games.zaibatsu.operations import MAXIMUM_EFFECTS, MAY_PAY, OPERATIONS
from meiji.games.zaibatsu.words import (
    ACTIONS,
    COLOURS,
    FROM_ACTION,
    FROM_CONSOLIDATION,
    FROM_CONTRACT,
    FROM_GAP,
    FROM_GOAL,
    FROM_RAIL,
    FROM_START_A,
    FROM_START_B,
    FROM_TILE,
    FROM_TRACK,
    GOALS,
    PIECES,
    POINTS,
)
from meiji.kernel import language as kernel_language
from meiji.kernel.box import BoxReader, Program
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game, Played
from meiji.kernel.language import LANGUAGES

OPTIONS = [
    (1, {"sides": sides, "solo": solo}) for sides in ("A", "B", "random") for solo in ("easy", "medium", "hard")
] + [
    (seats, {"sides": sides, "module": module})
    for seats in (2, 3, 4)
    for sides in ("A", "B", "random")
    for module in ("none", "modern-factories", "goals", "both")
]


class Parts(Visitor):
    """The values that a message takes and the plural forms it tells apart."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.forms: list[list[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.forms.append([v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)])
        self.generic_visit(node)


def messages(language: str) -> dict[str, Parts]:
    text = (Path(texts.__file__).parent / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Parts] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def new(seats: int = 3, seed: int = 1, **options: str) -> Game:
    return meiji.new("zaibatsu", seats=seats, seed=seed, options=options)


def static_texts(language: str) -> Iterator[str]:
    """Everything that can be said without a game."""
    box = new().box
    for kind, keys in texts.component_keys().items():
        for key in keys:
            yield texts.component_text(box, kind, key, language)
    for pattern in OPERATIONS:
        yield effect(pattern, 1, language)
        yield effect(pattern, 5, language)
    for kind in DECISIONS.names:
        yield texts.decision_name(kind, language)
    for option in GAME.options:
        yield texts.option_name(option.name, language)
        for value in option.values:
            yield texts.option_text(option.name, value, language)
    for piece in PIECES:
        yield texts.amount_text(piece, 2, language)
    for rating in range(5):
        points = dict.fromkeys(POINTS, rating) | {"resources": 1, "money": 2, "total": 3, "rating": rating}
        yield from texts._result_of(points | {"regions": [[0] * 4] * 3, "objectives": {}, "won": True}, language)
    yield from (texts.goal_name(goal, language) for goal in GOALS)
    yield texts.title(language)


def effect(pattern: str, number: int, language: str) -> str:
    """The text of one operation, or of a payment with what it buys."""
    record = Box()
    program = Program(BoxReader("", "test"), record, OPERATIONS, MAXIMUM_EFFECTS)
    text = pattern.replace("#", str(number))
    return texts.effect_text(record, program.one("test", f"{text}: ship" if "pay" in text else text), language)


def table_texts(game: Game, language: str) -> Iterator[str]:
    """On one table: a label and a log line for every code, on offer or not, and every decision from every origin."""
    game = game.copy()
    game._table.token_owner[0][:], game._table.token_value[0][:] = [1, 2, 3, 5], [1, 2, 3, 4]
    for code in range(len(MOVES)):
        yield texts.move_text(game, code, language)
        yield texts.log_line(game.box, game._table, game._table, Played(0, code, ()), language)
    for workers in (0, 1, 2):  # another seat had to consolidate, to pass or to take its only choice
        before, after = game._table.copy(), game._table.copy()
        before.workers[1], after.workers[1], after.last_turn[1] = 1, workers, 9
        yield texts.log_line(game.box, before, after, Played(0, 0, ()), language)
    record = game.box.record
    payment = next(address for address, op in enumerate(record.op) if op == MAY_PAY)
    frames = [(kind, {CHOOSE_MAY: payment, CHOOSE_TAKE: 8}.get(kind, 0)) for kind in range(len(DECISIONS.names))]
    for kind, a in [*frames, *((CHOOSE_ACTIVATION, action) for action in range(len(ACTIONS)))]:
        asked = game.copy()
        top = asked._table.depth - 1
        asked._table.frame_kind[top], asked._table.frame_a[top], asked._table.action = kind, a, 0
        yield texts.decision_text(asked, language)
        yield from (texts.move_text(asked, code, language) for code in range(len(MOVES)))
    origins = [0, FROM_TILE, FROM_GAP, FROM_GAP + 8, FROM_RAIL, FROM_CONTRACT, FROM_CONTRACT + 7, FROM_START_A]
    origins += [FROM_START_B, FROM_GOAL, FROM_CONSOLIDATION, FROM_ACTION, *range(FROM_TRACK, FROM_TRACK + 48, 16)]
    for origin in origins:
        asked = game.copy()
        asked._table.frame_kind[asked._table.depth - 1] = CHOOSE_DEPARTMENT
        asked._table.origin = origin
        yield texts.decision_text(asked, language)


def game_texts(seats: int, seed: int, options: dict[str, str]) -> Iterator[str]:
    """A random game: every move on offer, every decision and every log line, the languages in turn."""
    game, chooser = new(seats, seed, **options), random.Random(seed)
    while not game.over:
        language = LANGUAGES[len(game.log) % len(LANGUAGES)]
        before = game._table.copy()
        yield texts.decision_text(game, language)
        codes = game.codes()
        labels = [texts.move_text(game, code, language) for code in codes]
        assert len(set(labels)) == len(labels), labels
        yield from labels
        game.play(chooser.choice(codes))
        yield texts.log_line(game.box, before, game._table, game.log[-1], language)
    for language in LANGUAGES:
        lines = texts.result_lines(game, language)
        assert len(lines) == seats
        yield texts.decision_text(game, language)
        for seat, seat_lines in enumerate(lines):
            yield from seat_lines
            assert sum(points(line) for line in seat_lines) == 2 * game.scores()[seat]  # each source, and the total


def points(line: str) -> int:
    """The number after the colon of a line of the result; a minus sign goes before it."""
    found = re.fullmatch(r"[^:]*: (−?)(\d+) [^:]*", line)
    return 0 if found is None else int(found[2]) * (-1 if found[1] else 1)


def sound(text: str) -> None:
    """A text that a person can read: not empty, nothing left open, no gaps or doubled marks."""
    assert text.strip() == text and text
    assert "{" not in text and "None" not in text and "  " not in text
    assert not re.search(r"[;,:] ?[;,:]|\(\)|[;,:]$", text), text


def test_the_three_languages_have_the_same_messages_in_the_same_order() -> None:
    english, german, polish = (list(messages(language)) for language in LANGUAGES)
    assert english == german == polish


def test_a_message_takes_the_same_values_in_every_language() -> None:
    english = messages("en")
    for language in ("de", "pl"):
        for name, parts in messages(language).items():
            assert parts.values == english[name].values, f"{language}: {name}"


@pytest.mark.parametrize(
    "language, forms", [("en", ["one", "other"]), ("de", ["one", "other"]), ("pl", ["one", "few", "many"])]
)
def test_numbers_have_all_plural_forms_of_their_language(language: str, forms: list[str]) -> None:
    for name, parts in messages(language).items():
        assert all(given == forms for given in parts.forms), name


def test_no_message_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()

    def listen(folder: Path, language: str, message: str, **values: object) -> str:
        heard.add(message)
        return kernel_language.say(folder, language, message, **values)

    monkeypatch.setattr(texts, "say", listen)
    texts._told.cache_clear()
    list(static_texts("en"))
    list(table_texts(new(), "en"))
    for seats in (1, 2, 4):
        list(game_texts(seats, seats, {"sides": "random"}))
    texts._told.cache_clear()
    source = Path(texts.__file__).read_text(encoding="utf-8")
    rare = {name for name in messages("en") if re.search(rf'tell\((language, )?"{name}"', source)}
    assert [name for name in messages("en") if name not in heard | rare] == []
    assert len(rare - heard) < 12, "too few of the messages were heard: let more games be played"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_effect_kind_and_option_has_a_text(language: str) -> None:
    for text in static_texts(language):
        sound(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_decision_has_a_text_on_any_table(language: str) -> None:
    for text in table_texts(new(module="goals"), language):
        assert text and "{" not in text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_can_be_told(seats: int) -> None:
    for seed, (_, options) in enumerate((s, o) for s, o in OPTIONS if s == seats):
        for text in game_texts(seats, seed, options):
            sound(text)


def test_the_languages_differ() -> None:
    box = new().box
    for kind, keys in texts.component_keys().items():
        for key in keys:
            assert len({texts.component_text(box, kind, key, language) for language in LANGUAGES}) == 3


def test_texts_do_not_touch_the_table() -> None:
    game = new()
    game.play(game.moves()[0])
    list(table_texts(game, "de"))
    assert len(game.log) == 1 and game._shown is None


def test_a_factory_is_labelled_with_price_silk_and_effect(table) -> None:
    t = table().have(money=6, silk=1).on(rd=1).display("cotton-1A", "lenses-4B")
    t.play("action factory")
    assert t.game.codes() and t.asked != "activation"  # the only tile was built
    t = table().have(money=6, silk=4).on(rd=3).display("cotton-1A", "paper-2A", "lenses-4B")
    t.play("action factory")
    labels = {move.notation: move for move in t.game.moves()}
    assert labels["factory cotton-1"].text("en") == "Build Cotton 1A: 6 money; R&D +2"
    assert labels["factory cotton-1"].text("de") == "Baumwollfabrik 1A bauen: 6 Geld; F&E +2"
    assert labels["factory paper-2"].text("pl") == "Budowa – Fabryka Papieru 2A: 6 monet; 5 monet"
    assert labels["factory lenses-4"].text("en") == (
        "Build Lenses 4B: 6 money, 3 silk; "
        "modifies Investments and Contracts: with two contracts concluded in the action: train"
    )


def test_a_ship_is_labelled_with_expert_upgrade_and_the_bonus_beside_it(table) -> None:
    t = table().have(iron=3).built(machines=1)
    t.play("action ships")
    label = {move.notation: move for move in t.game.moves()}["location berlin"]
    assert label.text("en") == ("Send a ship to Berlin: white expert, upgrade of the white department, Finance +1")
    assert label.text("pl") == "Wyślij statek do Berlina: biały ekspert, ulepszony biały departament, Finanse +1"
    assert t.game.decision.text("en") == "Ships, activation 1 of 3: choose a location for the ship"
    before = t.game._table.copy()
    t.game.play("location berlin")
    line = texts.log_line(t.game.box, before, t.game._table, t.game.log[-1], "en")
    assert line == "sends a ship to Berlin; Finance +1, upgrade of the white department"


def test_a_decision_says_which_factory_it_comes_from(table) -> None:
    t = table().have(money=10).on(rd=6).display("lenses-2A", "cotton-2A")
    t.play("action factory", "factory lenses-2")
    assert t.game.decision.text("en") == "Factory Lenses 2A: choose a region for the train"
    assert t.game.decision.text("de") == "Linsenfabrik 2A: eine Region für die Eisenbahn wählen"
    t.play("region 2")
    assert t.game.moves()[2].text("en") == "Region 2, train space 3: 1 silk"


def test_a_second_ship_belongs_to_the_action_though_a_bonus_came_between(table) -> None:
    t = table().have(iron=6).built(machines=2).work("red")
    t.play("action ships", "location berlin", "pay iron")
    assert t.game.decision.text("en") == "Ships, activation 2 of 3: choose a location for the ship"


def test_a_bonus_on_a_track_is_named(table) -> None:
    t = table().have(money=6).on(rd=5)
    t.play("action rd", "steps 1")
    assert t.game.decision.text("en") == "R&D track, space 6: choose a department"
    assert t.game.decision.text("pl") == "Tor Badań i Rozwoju, pole 6: wybierz departament"


def test_goods_are_labelled_with_their_influence(table) -> None:
    t = table().factory("paper-2A", goods=3).city(3, "paper lenses bulbs watches")
    for city in (1, 2, 4, 5, 6, 7, 8):
        t.city(city, "bento lenses bulbs watches")
    t.play("action markets")
    assert (
        t.game.decision.text("en")
        == "Local Markets, activation 1 of 3: City 3, top: choose how many goods of paper to pay"
    )
    assert [move.text("en") for move in t.game.moves()][1] == "2 goods of paper: influence 2"
    assert [move.text("pl") for move in t.game.moves()] == [
        "1 towar (papier): Wpływ 1",
        "2 towary (papier): Wpływ 2",
        "3 towary (papier): Wpływ 3",
    ]


def test_a_consolidation_is_told_in_its_steps(table) -> None:
    t = table().have(money=4, coal=1).work("blue", "red", "red")
    label = {move.notation: move for move in t.game.moves()}["consolidate"]
    assert label.text("en") == (
        "Consolidate: taxes 4 money, 1 coal; blue department (3 money); income 12 money, 2 coal; wages 6 money"
    )
    before = t.game._table.copy()
    t.game.play("consolidate")
    tell = [texts.log_line(t.game.box, before, t.game._table, t.game.log[-1], lang) for lang in ("en", "de", "pl")]
    assert tell[0] == "consolidates; taxes 4 money, 1 coal; income 12 money, 2 coal; wages 6 money; +5 money, +1 coal"
    assert (
        tell[1] == "konsolidiert; Steuern 4 Geld, 1 Kohle; Einkommen 12 Geld, 2 Kohle; Lohn 6 Geld; +5 Geld, +1 Kohle"
    )
    assert tell[2].startswith("dokonuje Konsolidacji; odrzucone: 4 monety, 1 węgiel; dochód: 12 monet, 2 węgla;")


def test_a_new_round_and_what_was_drawn_are_told(table) -> None:
    t = table(seats=2).have(money=1).last_worker("rd", "red")
    before = t.game._table.copy()
    t.game.play("action rd")
    line = texts.log_line(t.game.box, before, t.game._table, t.game.log[-1], "en")
    assert line.startswith("hires a red worker for R&D; −1 money, R&D +1; Round 2 begins; from the bag: ")


def test_turns_without_a_choice_are_told(table) -> None:
    t = table(seats=3).have(money=9).have(seat=1, money=0).have(seat=2, money=0, coal=1)
    t.work(*["red"] * 5, "blue", seat=2)
    for level in (1, 2, 3):
        t.table.benefit[2][level] = 0
    t.game.play("action rd")
    before = t.game._table.copy()
    t.game.play("steps 1")
    line = texts.log_line(t.game.box, before, t.game._table, t.game.log[-1], "en", ["Aiko", "Ben", "Chie"])
    assert line == (
        "pays for steps in R&D; −1 money, R&D +1; Ben has to pass; Chie has to consolidate: +9 money, +1 coal, +2 silk"
    )


def test_polish_numbers_have_three_forms() -> None:
    told = [texts.amount_text("money", n, "pl") for n in (0, 1, 2, 4, 5, 12, 22)]
    assert told == ["0 monet", "1 moneta", "2 monety", "4 monety", "5 monet", "12 monet", "22 monety"]


def test_a_component_names_its_source() -> None:
    box = new().box
    assert texts.component_text(box, "factory", "cotton-1A", "en") == (
        "Factory Cotton 1A, level 1: needs R&D value 2, produces for 2 coal. When built: R&D +2. "
        "(Source: example in the rulebook)"
    )
    assert texts.component_text(box, "department", "red", "de") == (
        "Rote Abteilung (Ausstattung): 2 Seide; aufgewertet: 3 Seide. (Quelle: Spielanleitung, S. 13)"
    )
    assert texts.component_text(box, "location", "paris", "pl") == (
        "Paryż: statek sprowadza: żółty ekspert; ulepsza: żółty departament. (Źródło: rekonstrukcja)"
    )


def test_an_unknown_component_is_refused() -> None:
    with pytest.raises(BadInput, match="no component 'card'"):
        texts.component_text(new().box, "card", "1", "en")
    with pytest.raises(BadInput, match="no location 'rome'"):
        texts.component_text(new().box, "location", "rome", "en")


def test_players_are_called_by_their_names() -> None:
    game = meiji.new("zaibatsu", seats=2, seed=1, names=["Aiko", "Ben"])
    teller = texts._Teller(game.box.record, game._table, "en", names=game.names)
    assert teller.owner(2) == "Ben" and texts._Teller(game.box.record, game._table, "de").owner(1) == "Platz 1"
    assert [texts.colour_name(colour, "pl") for colour in COLOURS[:2]] == ["biały", "niebieski"]
