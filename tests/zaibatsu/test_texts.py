"""The words of Nippon: Zaibatsu: complete in three languages, right in grammar, and there for whatever can happen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import meiji
from laws.tables import setups_with
from laws.texts import everything_without_a_game, listening, messages, named_in_code, sound, telling
from meiji.games.zaibatsu import GAME, texts
from meiji.games.zaibatsu.box import Box
from meiji.games.zaibatsu.events import EVENTS
from meiji.games.zaibatsu.moves import CHOOSE_ACTIVATION, CHOOSE_DEPARTMENT, CHOOSE_MAY, CHOOSE_TAKE, DECISIONS, MOVES
from meiji.games.zaibatsu.operations import MAXIMUM_EFFECTS, MAY_PAY, OPERATIONS
from meiji.games.zaibatsu.terms import (
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
    GOODS,
    PIECES,
    POINTS,
)
from meiji.games.zaibatsu.texts.names import tile_name
from meiji.games.zaibatsu.texts.result import verdict_of_seat
from meiji.games.zaibatsu.texts.table import TableTeller
from meiji.kernel.box import BoxReader, Program
from meiji.kernel.events import Event, Recorded, record
from meiji.kernel.events import lines as lines_of
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES


def new(seats: int = 3, seed: int = 1, **options: str) -> Game:
    return meiji.new("zaibatsu", seats=seats, seed=seed, options=options)


def static_texts(language: str) -> Iterator[str]:
    """What can be said without a game, beside the components."""
    for pattern in OPERATIONS:
        yield effect(pattern, 1, language)
        yield effect(pattern, 5, language)
    for piece in PIECES:
        yield texts.amount_text(piece, 2, language)
    for source in (*POINTS, "regions", "objectives", "resources", "money", "total"):
        yield texts.points_name((source,), language)
    for rating in range(5):
        yield verdict_of_seat({"won": True, "rating": rating}, language)
    yield verdict_of_seat({"won": False}, language)
    yield from (texts.goal_name(goal, language) for goal in GOALS)
    for form in ("tile", "the-tile", "in", "out-of"):
        yield from (tile_name(good * 5, 0, language, form) for good in range(len(GOODS)))
    for form in ("the-tile", "in", "out-of"):
        yield from (texts.tell(language, f"{form}-{thing}", number=1, good="–") for thing in ("slot", "old-factory-of"))


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
        verb = MOVES.split(code)[0]
        recorded = Recorded(Event(EVENTS.verbs[verb], 0, why="chosen"), None, code, game._table)
        if not EVENTS.silent(recorded):
            yield from (texts.event_text(game.box, recorded, language, viewer=v).text for v in (0, 1))
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


def told(t, before, language: str, viewer: int | None = None) -> list[str]:
    """The lines of the log about the last move."""
    found = record(t.game, before, t.game.log[-1])
    return [line.told.text for line in lines_of(t.game, found, language, viewer=viewer)]


def test_no_message_is_unused() -> None:
    with listening() as heard:
        everything_without_a_game("zaibatsu", "en")
        list(static_texts("en"))
        list(table_texts(new(), "en"))
        for seats in (1, 2, 3, 4):
            for seed in range(6):
                list(telling(setups_with("zaibatsu", seats)[-1], seed))
    rare = named_in_code(GAME.folder)
    assert [name for name in messages(GAME.folder, "en") if name not in heard | rare] == []
    assert len(rare - heard) < 12, "too few of the messages were heard: let more games be played"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_rating_has_a_text(language: str) -> None:
    for text in static_texts(language):
        sound(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_decision_has_a_text_on_any_table(language: str) -> None:
    for text in table_texts(new(module="goals"), language):
        assert text and "{" not in text


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
    assert labels["factory cotton-1"].text("en") == "Build Cotton 1A: pay 6 money → at once: R&D +2"
    assert labels["factory cotton-1"].text("de") == "Baue die Baumwollfabrik 1A: zahle 6 Geld → sofort: F&E +2"
    assert labels["factory paper-2"].text("pl") == "Zbuduj Fabrykę Papieru 2A: koszt 6 monet → natychmiast: 5 monet"
    assert labels["factory lenses-4"].text("en") == (
        "Build Lenses 4B: pay 6 money and 3 silk → "
        "modifies Investments and Contracts: a train if two contracts are concluded in this action"
    )


def test_a_ship_is_labelled_with_expert_upgrade_and_the_bonus_beside_it(table) -> None:
    t = table().have(iron=3).built(machines=1)
    t.play("action ships")
    label = {move.notation: move for move in t.game.moves()}["location berlin"]
    assert label.text("en") == "Send a ship to Berlin: white expert, upgrades the white department, Finance +1"
    assert label.text("pl") == "Wyślij statek do Berlina: biały ekspert, ulepsza biały departament, Finanse +1"
    assert t.game.decision.text("en") == "Ships, activation 1 of 3: choose where to send the ship"
    before = t.game._table.copy()
    t.game.play("location berlin")
    assert told(t, before, "en")[:2] == ["sends a ship to Berlin: +1 upgraded department", "advances Finance by 1"]


def test_a_decision_says_which_factory_it_comes_from(table) -> None:
    t = table().have(money=10).on(rd=6).display("lenses-2A", "cotton-2A")
    t.play("action factory", "factory lenses-2")
    assert t.game.decision.text("en") == "Factory Lenses 2A: choose a region for the train"
    assert t.game.decision.text("de") == "Linsenfabrik 2A: wähle eine Region für die Eisenbahn"
    t.play("region 2")
    assert t.game.moves()[2].text("en") == "Kansai, train space 3: 1 silk"


def test_a_second_ship_belongs_to_the_action_though_a_bonus_came_between(table) -> None:
    t = table().have(iron=6).built(machines=2).work("red")
    t.play("action ships", "location berlin", "pay iron")
    assert t.game.decision.text("en") == "Ships, activation 2 of 3: choose where to send the ship"


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
        == "Local Markets, activation 1 of 3: Kyoto, top: choose how many goods to deliver (paper)"
    )
    assert [move.text("en") for move in t.game.moves()][1] == "Deliver 2 paper: influence 2"
    assert [move.text("pl") for move in t.game.moves()] == [
        "Dostarcz – 1 papier: Wpływ 1",
        "Dostarcz – 2 papieru: Wpływ 2",
        "Dostarcz – 3 papieru: Wpływ 3",
    ]


def test_a_consolidation_is_told_in_its_steps(table) -> None:
    t = table().have(money=4, coal=1).work("blue", "red", "red")
    label = {move.notation: move for move in t.game.moves()}["consolidate"]
    assert label.text("en") == (
        "Consolidate: taxes −4 money, −1 coal; blue department (3 money); income +12 money, +2 coal; wages −6 money"
    )
    before = t.game._table.copy()
    t.game.play("consolidate")
    assert told(t, before, "en")[:5] == [
        "consolidates",
        "pays taxes: −4 money, −1 coal",
        "activates the blue department: +3 money",
        "gets income: +12 money, +2 coal",
        "pays wages: −6 money",
    ]
    assert told(t, before, "de", viewer=0)[:2] == ["konsolidierst", "zahlst Steuern: −4 Geld, −1 Kohle"]
    assert told(t, before, "pl")[0] == "dokonuje Konsolidacji"


def test_a_new_round_and_what_was_drawn_are_told(table) -> None:
    t = table(seats=2).have(money=1).last_worker("rd", "red")
    before = t.game._table.copy()
    t.game.play("action rd")
    lines = told(t, before, "en")
    assert lines[:3] == ["hires a red worker for R&D", "advances R&D by 1 for 1 money", "Round 2 begins"]
    assert lines[3].startswith("Drawn from the bag: ")


def test_turns_without_a_choice_are_told(table) -> None:
    t = table(seats=3).have(money=9).have(seat=1, money=0).have(seat=2, money=0, coal=1)
    t.work(*["red"] * 5, "blue", seat=2)
    for level in (1, 2, 3):
        t.table.benefit[2][level] = 0
    t.game.play("action rd")
    before = t.game._table.copy()
    t.game.play("steps 1")
    lines = told(t, before, "en")
    assert lines[:3] == ["advances R&D by 1 for 1 money", "passes", "has a full work area and consolidates"]
    assert told(t, before, "en", viewer=2)[2] == "Your work area is full, so you consolidate"


def test_polish_numbers_have_three_forms() -> None:
    told = [texts.amount_text("money", n, "pl") for n in (0, 1, 2, 4, 5, 12, 22)]
    assert told == ["0 monet", "1 moneta", "2 monety", "4 monety", "5 monet", "12 monet", "22 monety"]


def test_a_component_names_its_source() -> None:
    box = new().box
    assert texts.component_text(box, "factory", "cotton-1A", "en") == (
        "Factory Cotton 1A, level 1: needs R&D 2, produces for 2 coal. At once: R&D +2. "
        "(Source: example in the rulebook)"
    )
    assert texts.component_text(box, "department", "red", "de") == (
        "Rote Abteilung (Ausstattung): 2 Seide; aufgewertet: 3 Seide. (Quelle: Spielanleitung, S. 13)"
    )
    assert texts.component_text(box, "location", "paris", "pl") == (
        "Paryż: statek sprowadza: żółty ekspert; ulepsza: żółty departament. (Źródło: rekonstrukcja)"
    )


def test_players_are_called_by_their_names() -> None:
    game = meiji.new("zaibatsu", seats=2, seed=1, names=["Aiko", "Ben"])
    teller = TableTeller(game.box.record, game._table, "en", names=game.names)
    assert teller.owner(2) == "Ben" and TableTeller(game.box.record, game._table, "de").owner(1) == "Spieler 1"
    assert [texts.colour_name(colour, "pl") for colour in COLOURS[:2]] == ["biały", "niebieski"]
