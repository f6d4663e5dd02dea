"""Law 13: a panel is nothing but its moves.

Every move on offer is found in it, its chain leaves the same table as the moves one by one, costs and gives what it
says, and tells nothing that the deciding seat cannot know.
"""

from __future__ import annotations

import pytest

import meiji
from meiji.kernel.panels import MOST_STEPS, Panel, panel, ways
from meiji.site.chains import play_chain

from .clicks import efforts
from .laws import told
from .tables import Chooser, games_and_seats, play_on, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


def possessions(game: meiji.Game, seat: int) -> dict[str, int]:
    return {kind.name: kind.count(game._table, game.box.record, seat) for kind in game.spec.amounts}


def check_chain(game: meiji.Game, found: Panel, where: str) -> None:
    """One seat decides all of it, nothing is revealed before the end, and together it is what the moves are singly."""
    seat, singly, at_once = game.to_move, game.copy(), game.copy()
    assert seat is not None and 0 < len(found.chain) == len(found.steps) <= MOST_STEPS, where
    play_chain(at_once, found.chain, None)  # refuses what goes on after a reveal or another seat's decision
    for move in found.chain:
        singly.play(move)
    assert singly.bytes() == at_once.bytes(), f"{where}: {found.chain}"
    assert found.final == (singly.over or not singly.can_undo), f"{where}: is {found.chain} final?"
    if not found.final:
        had, has = possessions(game, seat), possessions(singly, seat)
        net = {kind: dict(found.gain).get(kind, 0) - dict(found.cost).get(kind, 0) for kind in had}
        assert net == {kind: has[kind] - had[kind] for kind in had}, f"{where}: {found.chain}"


def check_panel(game: meiji.Game, chooser: Chooser, where: str) -> None:
    """Pick something in each step until nothing is left to say."""
    found = panel(game)
    assert [move.code for move in found.steps[0].moves] == game.codes(), where
    number = 0
    while number < len(found.steps):
        step = found.steps[number]
        for move in step.moves:
            ahead = found.with_pick(number, move)
            assert ahead.chain[: number + 1] == [*found.chain[:number], move.notation], f"{where}: {move}"
            assert panel(game, found.picks_with(number, move)).chain == ahead.chain, f"{where}: {move}"
            for shortcut in found.shortcuts(number, move):
                assert shortcut.panel.chain[shortcut.step] == shortcut.move.notation
                check_chain(game, shortcut.panel, where)
            if ahead.complete:
                check_chain(game, ahead, where)
        found = found.with_pick(number, chooser.random.choice(step.moves))
        number += 1
    assert found.complete and found.open_step is None, where


def check_ways(game: meiji.Game, where: str) -> None:
    """What a later step points to is in the panel that opens there."""
    for target, way in ways(game):
        ahead = panel(game, way.picks)
        assert ahead.steps[0].chosen == way.first, f"{where}: {target}"
        assert any(step.picked and step.chosen == way.move for step in ahead.steps[1:]), f"{where}: {target}"


@EVERY
def test_a_panel_is_its_moves(game: str, seats: int) -> None:
    for number, setup in enumerate(setups_with(game, seats)[::4]):
        table, chooser = setup.new(900 + number), Chooser(number, curious=True)
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.1:
                before, where = table.bytes(), told(setup, 900 + number, table)
                check_panel(table, chooser, where)
                check_ways(table, where)
                assert table.bytes() == before, f"{where}: the panel has changed the table"


@EVERY
def test_panels_tell_nothing_hidden(game: str, seats: int) -> None:
    """In every table that the seat may believe in, its panels are the same."""
    if not meiji.find_game(game).secrets:
        return
    for number, setup in enumerate(10 * setups_with(game, seats)[::3]):
        table, chooser = setup.new(950 + number), Chooser(number)
        for _ in play_on(table, chooser):
            if chooser.random.random() < 0.1 and table.to_move is not None:
                imagined = table.imagine(table.to_move, number)
                for move in table.moves():
                    ahead = panel(table).with_pick(0, move)
                    said = [step.as_pick() for step in ahead.steps if step.chosen is not None]
                    imaginary = panel(imagined, said)  # what is usual depends on the log, which is not imagined
                    kinds = [[(step.kind, step.moves) for step in one.steps] for one in (ahead, imaginary)]
                    assert kinds[0] == kinds[1], told(setup, 950 + number, table)
                    assert (ahead.cost, ahead.gain) == (imaginary.cost, imaginary.gain)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_whole_game_is_played_through_panels_with_fewer_clicks(game: str) -> None:
    whole = meiji.new(game, seats=2, seed=77)
    for _ in play_on(whole, Chooser(77)):
        pass
    found = efforts(whole)
    notations = [whole.spec.moves.notations[played.code] for played in whole.log]
    assert [move for effort in found for move in effort.chain] == notations
    assert sum(effort.clicks for effort in found) < 0.9 * len(notations)  # at random little is usual


@pytest.mark.parametrize("game", meiji.game_ids())
def test_what_a_game_says_about_its_panels_is_in_the_game(game: str) -> None:
    spec = meiji.find_game(game)
    kinds = {kind for entry in spec.panels.continues.items() for kind in (entry[0], *entry[1])}
    assert kinds and kinds <= set(spec.decisions.names)
    assert set(spec.panels.usual) <= {name for name, _, _ in spec.moves.verbs}
