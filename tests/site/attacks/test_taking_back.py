"""Taking back after the end: the end reveals everything, so then nothing can be taken back."""

from __future__ import annotations

import random

import pytest
from house import House
from test_saves import upload

import meiji
from meiji.site.choices import choices_of
from meiji.site.viewer import viewer_of


def before_the_end(game: str, seed: int) -> tuple[meiji.Game, str]:
    """A game of which only the last move is missing, and that move."""
    played, chooser = meiji.new(game, seats=2, seed=seed), random.Random(seed)
    while not played.over:
        played.play(chooser.choice(played.codes()))
    again = meiji.new(game, seats=2, seed=seed)
    for one in played.log[:-1]:
        again.play(one.code)
    return again, played.spec.moves.notations[played.log[-1].code]


@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_taken_back_once_the_game_is_over(house: House, game: str, seed: int) -> None:
    anna = house.visitor("Anna")
    open_game, last = before_the_end(game, seed)
    table = upload(anna, open_game.save())
    anna.play(table, move=last)
    end = anna.state(table)
    assert end["table"]["status"] == "over" and end["may_undo"] is False
    assert "/undo" not in anna.get(f"/table/{table}")
    for whole in ("no", "yes"):
        assert "The game is over; nothing can be taken back" in anna.post(f"/table/{table}/undo", 409, whole=whole).text
    for whole in ("false", "true"):
        headers = {"x-csrf-token": anna.csrf}
        answer = anna.web.post(f"/api/tables/{table}/undo?whole_turn={whole}", headers=headers)
        assert answer.status_code == 409 and "over" in answer.json()["error"]
    assert anna.state(table) == end


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_move_that_ends_the_game_says_that_it_cannot_be_taken_back(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    open_game, last = before_the_end(game, 0)
    table = upload(anna, open_game.save())
    seat = anna.state(table)["table"]["to_move"]
    live = house.site.tables._live[table]
    person = live.seats[seat].person
    assert person is not None
    offered = {choice.notation: choice.final for choice in choices_of(live, viewer_of(live, person, seat), "en")}
    assert offered[last] is True


def test_a_local_game_can_still_be_taken_back() -> None:
    open_game, last = before_the_end("zaibatsu", 0)
    open_game.play(last)
    assert open_game.over and open_game.can_undo
    open_game.undo()
    assert not open_game.over
