"""Law 11: what a move is said to cost and give and to lead to is what happens when it is played.

And nothing is said that the deciding seat cannot know.
"""

from __future__ import annotations

import pytest

import meiji
from meiji.kernel.amounts import amounts_text
from meiji.kernel.chance import Chance, WrongOutcome
from meiji.kernel.language import LANGUAGES
from meiji.kernel.preview import DRAW, OTHER, OVER

from .laws import told
from .tables import Chooser, games_and_seats, play_on, play_richly, setups, setups_with
from .texts import sound

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


def possessions(game: meiji.Game, table: object, seat: int) -> dict[str, int]:
    return {kind.name: kind.count(table, game.box.record, seat) for kind in game.spec.amounts}


def check_preview(game: meiji.Game, move: meiji.Move, where: str) -> None:
    """Against the move as it is played on a copy, and up to its first draw on a bare table."""
    seat = game.to_move
    assert seat is not None
    after = game.copy()
    after.play(move.code)
    assert move.final == (after.over or not after.can_undo), f"{where}: is {move} final?"
    table = game._table.copy()
    table.chance = Chance(named=True)
    try:
        game._run.play(table, game.box.record, move.code)
    except WrongOutcome:
        assert move.next == DRAW, f"{where}: {move} draws"
    else:
        if move.next == DRAW:  # the rules show something hidden
            assert game.spec.news and after._table.revealed != game._table.revealed, f"{where}: {move} draws nothing"
            return
        kind = after.decision.kind if after.decision is not None else OVER
        assert move.next == (kind if after.to_move in (seat, None) else OTHER), f"{where}: what comes after {move}"
    assert move.ends_turn == (move.next == OTHER)
    had, has = possessions(game, game._table, seat), possessions(game, table, seat)
    cost, gain = dict(move.cost), dict(move.gain)
    assert min([1, *cost.values(), *gain.values()]) > 0, f"{where}: {move} {move.preview}"
    net = {kind: gain.get(kind, 0) - cost.get(kind, 0) for kind in had}
    assert net == {kind: has[kind] - had[kind] for kind in had}, f"{where}: {move} {move.preview}"


@EVERY
def test_a_move_does_what_its_preview_says(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)):
        table = setup.new(700 + number)
        for _ in play_on(table, curious):
            before = table.bytes()
            for move in table.moves():
                check_preview(table, move, told(setup, 700 + number, table))
            assert table.bytes() == before, f"{told(setup, 700 + number, table)}: the preview has changed the table"


@EVERY
def test_rich_tables_do_what_previews_say(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)[::6]):
        table = setup.new(750 + number)
        for _ in play_richly(table, curious):
            for move in table.moves():
                check_preview(table, move, told(setup, 750 + number, table))


@EVERY
def test_previews_tell_nothing_hidden(game: str, seats: int) -> None:
    """In every table that the seat may believe in, its moves cost and give the same and lead to the same."""
    many = 30 if meiji.find_game(game).secrets else 1
    for number, setup in enumerate(many * setups_with(game, seats)[::3]):
        table, chooser = setup.new(800 + number), Chooser(number)
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.3 and table.to_move is not None:
                imagined = table.imagine(table.to_move, number)
                previews = [(move.code, move.preview) for move in table.moves()]
                believed = [(move.code, move.preview) for move in imagined.moves()]
                assert previews == believed, told(setup, 800 + number, table)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_kind_is_paid_or_got_in_some_law_game(game: str) -> None:
    missing, chooser = {kind.name for kind in meiji.find_game(game).amounts}, Chooser(5, curious=True)
    for number in range(20):
        for seed, setup in enumerate(setups(game)):
            table = setup.new(100 * number + seed)
            for _ in (play_richly if number % 2 else play_on)(table, chooser):
                for move in table.moves():
                    missing -= {kind for kind, _ in (*move.cost, *move.gain)}
            if not missing:
                return
    assert not missing


@pytest.mark.parametrize("game", meiji.game_ids())
def test_amounts_are_told_in_every_language(game: str) -> None:
    spec = meiji.find_game(game)
    for language in LANGUAGES:
        for kind in spec.amounts:
            one, two, five = (spec.texts.amount_text(kind.name, number, language) for number in (1, 2, 5))
            for text in (one, two, five):
                sound(text)
            assert len({one, two, five}) == 3
    assert not amounts_text(spec, (), (), "en")
