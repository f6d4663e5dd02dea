"""The words of Nippon: complete in three languages, and there for whatever can happen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import meiji
from laws.tables import Chooser, play_on, setups_with
from laws.texts import everything_without_a_game, listening, messages, named_in_code, sound, telling
from meiji.games.nippon import GAME, texts
from meiji.games.nippon.box import Box
from meiji.games.nippon.events import EVENTS
from meiji.games.nippon.moves import CHOOSE_REGION, DECISIONS, MOVES
from meiji.games.nippon.operations import MAXIMUM_EFFECTS, OPERATIONS
from meiji.games.nippon.terms import POINTS, SEAT_COLOURS
from meiji.kernel.box import BoxReader, Program
from meiji.kernel.events import Event, Recorded, record
from meiji.kernel.events import lines as lines_of
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES

PARTS = ["board", "rewards", "factories", "rows", "spaces", "bag", "overseas", "marker", "contracts", "leaders"]
PARTS += ["workers", "achievements", "tracks", "pieces", "own-factories", "rewards-short"]


def new(seats: int = 3, seed: int = 1) -> Game:
    return meiji.new("nippon", seats=seats, seed=seed)


def effect(pattern: str, number: int, language: str) -> str:
    record = Box()
    program = Program(BoxReader("", "test"), record, OPERATIONS, MAXIMUM_EFFECTS)
    return texts.effect_text(record, program.one("test", pattern.replace("#", str(number))), language)


def static_texts(language: str) -> Iterator[str]:
    """What can be said without a game, beside the components."""
    for pattern in OPERATIONS:
        yield effect(pattern, 1, language)
        yield effect(pattern, 5, language)
    for part in PARTS:
        yield texts.part_name(part, language)
    for seat in range(len(SEAT_COLOURS)):
        yield texts.seat_colour_name(seat, language)
    for thing in ("ships", "railways", "machines"):
        yield texts.amount_text(thing, 2, language)
    for source in (*POINTS, "regions", "ships", "achievements", "total"):
        yield texts.points_name((source,), language)


def table_texts(game: Game, language: str) -> Iterator[str]:
    """On one table: a label and a log line for every code, on offer or not, and every decision."""
    game = game.copy()
    game._table.tile_owner[0][:], game._table.tile_value[0][:] = [1, 2, 3, 0], [1, 2, 3, 0]
    for kind, a, b in [*((kind, 0, 0) for kind in range(len(DECISIONS.names))), (CHOOSE_REGION, 1, 0)]:
        for gift in (b, 1) if kind == CHOOSE_REGION else (b,):
            asked = game.copy()
            top = asked._table.depth - 1
            asked._table.frame_kind[top], asked._table.frame_a[top], asked._table.frame_b[top] = kind, a, gift
            yield texts.decision_text(asked, language)
            for code in range(len(MOVES)):
                yield texts.move_text(asked, code, language)
                verb = MOVES.split(code)[0]
                recorded = Recorded(Event(EVENTS.verbs[verb], 0, why="chosen"), None, code, asked._table)
                if not EVENTS.silent(recorded):
                    yield from (texts.event_text(asked.box, recorded, language, viewer=v).text for v in (0, 1))


def test_no_message_is_unused() -> None:
    with listening() as heard:
        everything_without_a_game("nippon", "en")
        list(static_texts("en"))
        list(table_texts(new(), "en"))
        drawn = new()
        for _ in play_on(drawn, Chooser(3)):
            drawn.svg(drawn.to_move)
        for seats in (2, 4):
            list(telling(setups_with("nippon", seats)[-1], seats))
    rare = named_in_code(GAME.folder)
    assert [name for name in messages(GAME.folder, "en") if name not in heard | rare] == []
    assert len(rare - heard) < 6, rare - heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_part_has_a_text(language: str) -> None:
    for text in static_texts(language):
        sound(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_decision_has_a_text_on_any_table(language: str) -> None:
    for text in table_texts(new(), language):
        assert text and "{" not in text


def test_options_are_refused() -> None:
    with pytest.raises(meiji.BadInput, match="no option"):
        texts.option_text("module", "goals", "en")
    with pytest.raises(meiji.BadInput, match="no option"):
        texts.option_name("module", "en")


def test_a_factory_is_labelled_with_price_blueprints_and_synergy(table) -> None:
    t = table().on(technology=5).have(yen=6, blueprints=1)
    t.play("action invest")
    labels = {move.notation: move for move in t.game.moves()}
    assert labels["factory silk-1"].text("en") == "Build Silk 1: pay 6,000 yen → at once: 2 blueprints"
    assert labels["factory bento-3"].text("de") == (
        "Errichte die Bentōfabrik 3: zahle 6.000 Yen und 1 Blaupause → dauerhaft: Löhne: 1 Farbe kostet nichts"
    )
    assert t.game.decision.text("pl") == "Wybierz, którą fabrykę budujesz"


def test_a_consolidation_is_told(table) -> None:
    t = table().have(yen=4, coal=1).work("blue", "red")
    label = {move.notation: move for move in t.game.moves()}["consolidate"]
    assert label.text("en") == (
        "Consolidate: given back −4,000 yen, −1 coal; new budget +12,000 yen, +2 coal; wages −6,000 yen"
    )
    before = t.game._table.copy()
    t.game.play("consolidate")
    told = [line.told.text for line in lines_of(t.game, record(t.game, before, t.game.log[-1]), "de")]
    assert told[:3] == ["konsolidiert", "erhält ein neues Budget: +8.000 Yen, +1 Kohle", "zahlt Löhne: −6.000 Yen"]
