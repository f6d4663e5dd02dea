"""Law 12: the events of a move tell what it did, in order, to everybody what they may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import meiji
from meiji.kernel.events import FORCED, Event, Recorded, lines, record
from meiji.kernel.move import Played

from .laws import told
from .tables import Chooser, Setup, games_and_seats, play_on, play_richly, setups_with
from .test_previews import possessions

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())


def check_events(game: meiji.Game, before: Any, where: str) -> None:
    """Of the last move: amounts add up for every seat and kind, one change after the other."""
    played, untouched = game.log[-1], before.known_bytes()
    recorded = record(game, before, played)
    assert before.known_bytes() == untouched, f"{where}: the table before the move was changed"
    events = [each.event for each in recorded]
    first = events[0]
    assert (first.seat, recorded[0].code) == (played.seat, played.code) and first.why != FORCED, f"{where}: {first}"
    for event in events:
        assert event.kind != "consolidated" or event.why in ("chosen", "full", "impossible", "final"), (
            f"{where}: {event}"
        )
    has = {seat: possessions(game, before, seat) for seat in range(game.seats)}
    for event in events:
        assert json.loads(json.dumps(event.data())) == event.data(), f"{where}: {event} is no plain JSON"
        for change in event.changes:
            assert change.before != change.after, f"{where}: {event}"
            has[change.seat][change.kind] += change.after - change.before
        for seat in range(game.seats):
            net = {kind: 0 for kind, _ in (*event.cost(seat), *event.gain(seat))}
            for sign, side in ((-1, event.cost(seat)), (1, event.gain(seat))):
                for kind, number in side:
                    assert number > 0
                    net[kind] += sign * number
            changed = {c.kind: 0 for c in event.changes if c.seat == seat}
            for c in event.changes:
                if c.seat == seat:
                    changed[c.kind] += c.after - c.before
            assert net == changed, f"{where}: {event}"
    check_lines(game, recorded, where)
    for seat in range(game.seats):
        assert has[seat] == possessions(game, game._table, seat), f"{where}: amounts of seat {seat} do not add up"


def check_lines(game: meiji.Game, recorded: list[Recorded], where: str) -> None:
    """All to whom nothing of it happened are told the same: the site tells it once."""
    concerned = {seat for each in recorded for seat in (each.event.seat, each.only)}
    names = [f"Seat {seat}" for seat in range(game.seats)]
    for seat in set(range(game.seats)) - concerned:
        assert lines(game, recorded, "en", names, seat) == lines(game, recorded, "en", names, None), where
        assert [each.for_viewer(seat) for each in recorded] == [each.for_viewer(None) for each in recorded], where


def play_checked(setup: Setup, seed: int, chooser: Chooser, rich: bool) -> None:
    game = setup.new(seed)
    before = None
    for _ in (play_richly if rich else play_on)(game, chooser):
        if before is not None and game.log:
            check_events(game, before, told(setup, seed, game))
        before = game._table.copy()
    check_events(game, before, told(setup, seed, game))


@EVERY
def test_amounts_in_events_add_up_to_what_changed(game: str, seats: int) -> None:
    curious = Chooser(seats, curious=True)
    for number, setup in enumerate(setups_with(game, seats)):
        play_checked(setup, 900 + number, curious, rich=number % 2 == 1)


@EVERY
def test_the_game_tells_the_events_of_every_logged_move(game: str, seats: int) -> None:
    setup = setups_with(game, seats)[-1]
    table, chooser = setup.new(5), Chooser(5)
    for _ in play_on(table, chooser):
        if len(table.log) > 40:
            break
    for number in range(1, 41):
        events = table.events(number, table.log[number - 1].seat)
        verb = table.spec.moves.split(table.log[number - 1].code)[0]
        assert events[0].kind == (table.spec.events.verbs.get(verb, verb) if table.spec.events else verb)
    for wrong in (0, len(table.log) + 1):
        with pytest.raises(meiji.BadInput, match=rf"no move {wrong}; the log has moves 1 to"):
            table.events(wrong)
    with pytest.raises(meiji.BadInput):
        table.events(1, seats)


def test_what_was_played_without_a_choice_says_so() -> None:
    """The last order goes under the deck by itself."""
    table, chooser = meiji.new("yokohama", seed=2), Chooser(2)
    forced: list[Event] = []
    for _ in play_on(table, chooser):
        if table.log:
            forced += [event for event in table.events(len(table.log), 0) if event.why == FORCED]
    assert {"order-put-below", "turn-ended"} <= {event.kind for event in forced}


# --- hidden things ----------------------------------------------------------------------------------------------------
def as_known(game: meiji.Game, played: Played, viewer: int | None) -> list[str]:
    """A move and its outcomes as a viewer may know them."""
    if game.spec.redact is not None:
        return game.spec.redact(played, viewer)
    return [game.spec.moves.notations[played.code], *map(game.spec.draws.text, played.drawn)]


def same_move(game: meiji.Game, other: meiji.Game, viewer: int | None, chooser: random.Random) -> bool:
    """Play on `other` what looks to the viewer like the last move of `game`; False where that is not possible."""
    move, *outcomes = as_known(game, game.log[-1], viewer)
    seat = game.log[-1].seat
    if other.to_move != seat:
        return False
    codes = [code for code in other.codes() if as_known(other, Played(seat, code, ()), viewer)[0] == move]
    if not codes:
        return False
    code, named = chooser.choice(codes), list[str]()
    for _ in range(100):
        try:
            other.play(code, named)
            return True
        except meiji.OutcomeNeeded as needed:
            if len(named) == len(outcomes):
                return False
            known = outcomes[len(named)]
            if " " in known and known not in needed.allowed:
                return False
            named.append(known if " " in known else chooser.choice(needed.allowed))
        except meiji.BadInput:
            return False
    raise AssertionError("the outcomes never end")


@EVERY
def test_events_tell_nothing_hidden(game: str, seats: int) -> None:
    """In every table that a viewer may believe in, the same moves have the same events."""
    secrets = meiji.find_game(game).secrets
    compared = 0
    for number, setup in enumerate((12 if secrets else 1) * setups_with(game, seats)[::3]):
        table, chooser = setup.new(950 + number), Chooser(number)
        before = None
        for _ in play_on(table, chooser):
            if before is not None and chooser.random.random() < (0.7 if secrets else 0.1):
                for viewer in (*range(seats), None):
                    other = before.imagine(viewer or 0, number)
                    if same_move(table, other, viewer, chooser.random):
                        seen = [event.data() for event in table.events(len(table.log), viewer)]
                        believed = [event.data() for event in other.events(1, viewer)]
                        assert seen == believed, told(setup, 950 + number, table)
                        compared += 1
            before = table.copy()
    assert compared > 20
