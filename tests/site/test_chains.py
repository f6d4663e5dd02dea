"""Several moves in one request: all are played, or none, and one sentence says why."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from house import House, Visitor

import meiji
from meiji.kernel.game import Game
from meiji.site.chains import MOST


def call(person: Visitor, table: str, moves: list[str], status: int = 200, moment: int | None = None) -> dict[str, Any]:
    at = person.state(table)["table"]["moment"] if moment is None else moment
    address, headers = f"/api/tables/{table}/moves", {"x-csrf-token": person.csrf}
    answer = person.web.post(address, json={"moment": at, "move": moves}, headers=headers)
    assert answer.status_code == status, answer.text
    data: dict[str, Any] = answer.json()
    return data


def same_game(person: Visitor, table: str) -> Game:
    """The game on that table, to look ahead with."""
    return meiji.load(json.dumps(person.web.get(f"/api/tables/{table}/save").json()))


def chain_of(game: Game, length: int) -> list[str]:
    """The first moves that one seat can play in a row, nothing revealed before the last one."""
    found: list[str] = []
    seat = game.to_move
    while len(found) < length and game.to_move == seat and (not found or game.can_undo):
        move = game.moves()[0]
        found.append(move.notation)
        game.play(move)
    return found


def with_a_chain(person: Visitor, game: str, length: int, seed: int = 5) -> tuple[str, list[str]]:
    """A table where so many moves can be played in a row."""
    table = person.known_table(game, seed)
    while len(chain := chain_of(same_game(person, table), length)) < length:
        person.play(table)
    return table, chain


@pytest.mark.parametrize("game", ["zaibatsu", "nippon"])
def test_a_chain_is_the_same_as_its_moves(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table, chain = with_a_chain(anna, game, 3)
    singly = same_game(anna, table)
    before = anna.state(table)["table"]
    after = call(anna, table, chain)
    for move in chain:
        singly.play(move)
    assert same_game(anna, table).bytes() == singly.bytes()
    assert after["table"]["moment"] == before["moment"] + 3 and after["table"]["revision"] == before["revision"] + 1
    assert after["log"] == anna.state(table)["log"] and len(after["log"]) == after["table"]["moment"]
    house.site.tables.forget([table])  # as the store has it
    assert same_game(anna, table).bytes() == singly.bytes()


def test_the_page_plays_a_chain_once_however_often_it_is_sent(house: House) -> None:
    anna = house.visitor("Anna")
    table, chain = with_a_chain(anna, "zaibatsu", 3)
    moment = anna.state(table)["table"]["moment"]
    for _ in range(3):
        anna.post(f"/table/{table}/play", move=chain, moment=moment)
        assert anna.state(table)["table"]["moment"] == moment + 3
    call(anna, table, [*chain[:2], "stop"], 409, moment)
    call(anna, table, [*chain, chain[0]], 409, moment)
    assert anna.state(table)["table"]["moment"] == moment + 3


def test_a_refused_move_plays_none_of_them(house: House) -> None:
    anna = house.visitor("Anna")
    table, chain = with_a_chain(anna, "zaibatsu", 2)
    before = same_game(anna, table).bytes()
    said = call(anna, table, [*chain, "pair 1"], 422)["error"]
    assert said == 'Nothing was played: move 3 of 3, "pair 1", is not possible there.'
    assert call(anna, table, [], 400)["error"] == call(anna, table, ["stop"] * (MOST + 1), 400)["error"]
    assert same_game(anna, table).bytes() == before


def test_nothing_is_planned_beyond_what_is_revealed_or_the_turn(house: House) -> None:
    """Whatever came out, and whether or not the rest would be legal: the sentence is the same."""
    anna = house.visitor("Anna")
    table = anna.known_table("zaibatsu", 5)
    told: dict[str, str] = {}
    while len(told) < 2:
        game = same_game(anna, table)
        for move in game.moves():
            kind = "reveals" if move.final else "decides" if move.ends_turn else ""
            if not kind or kind in told or move.next == "over":
                continue
            after = game.copy()
            after.play(move)
            errors = {
                call(anna, table, [move.notation, then], 422)["error"] for then in (after.moves()[0].notation, "x")
            }
            assert len(errors) == 1 and kind in (told.setdefault(kind, errors.pop()))
        assert same_game(anna, table).bytes() == game.bytes()
        anna.play(table)


def test_a_chain_is_taken_back_decision_by_decision_or_as_a_turn(house: House) -> None:
    anna = house.visitor("Anna")
    table, chain = with_a_chain(anna, "nippon", 3)
    before = same_game(anna, table)
    call(anna, table, chain)
    if not anna.state(table)["may_undo"]:
        pytest.fail("this chain reveals something: choose another seed")
    anna.post(f"/table/{table}/undo", whole="no")
    once = before.copy()
    for move in chain[:-1]:
        once.play(move)
    assert same_game(anna, table).bytes() == once.bytes()
    anna.post(f"/table/{table}/undo", whole="yes")
    assert same_game(anna, table).bytes() == before.bytes()


def test_a_chain_at_a_real_table_asks_what_its_last_move_draws(house: House) -> None:
    anna = house.visitor("Anna")
    start = meiji.new("zaibatsu", seats=2, seed=5)
    named = [start.spec.draws.text(drawn) for drawn in start.setup]
    answer = anna.post("/real", game="zaibatsu", seats=2, drawn=named)
    table = answer.url.path.rpartition("/")[2]
    while True:
        game = same_game(anna, table)
        seat, chain = game.to_move, []
        while game.to_move == seat and not (chain and not game.can_undo):
            move = game.moves()[0]
            chain.append(move.notation)
            game.play(move)
        drawn = [game.spec.draws.text(one) for one in game.log[-1].drawn]
        moment = anna.state(table)["table"]["moment"]
        if drawn and len(chain) > 1:
            break
        anna.post(f"/table/{table}/play", move=chain, moment=moment, drawn=drawn)
    page = anna.post(f"/table/{table}/play", move=chain, moment=moment).text
    assert all(f'name="move" value="{move}"' in page for move in chain) and 'id="m-drawn"' in page
    assert anna.state(table)["table"]["moment"] == moment
    anna.post(f"/table/{table}/play", move=chain, moment=moment, drawn=drawn)
    assert same_game(anna, table).bytes() == game.bytes()


def test_openapi_describes_a_list_of_moves(house: House) -> None:
    described = httpx.get(house.url + "/api/openapi.json").json()["components"]["schemas"]
    play = next(schema for name, schema in described.items() if name.endswith("Play"))
    assert {one["type"] for one in play["properties"]["move"]["oneOf"]} == {"string", "array"}
