"""The rounds of a tournament: who meets whom next, from all that is known of it. Nothing here changes anything."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from meiji.site.creation import new_id
from meiji.site.tournaments import knockout, swiss
from meiji.site.tournaments.round_robin import round_robin
from meiji.site.tournaments.standings import Line, Outcome, meetings, points_of, standings, winner_of
from meiji.store import PairingRow, TournamentRow, Whole
from meiji.store.tournaments import KNOCKOUT, ROBIN

Meeting = tuple[int | None, int | None]


def outcomes(whole: Whole) -> list[Outcome]:
    """All that counts so far."""
    return [
        Outcome(one.round, one.board, tuple(one.players), tuple(one.places), tuple(one.scores or ()), one.chairs)
        for one in whole.pairings
        if one.places
    ]


def rounds_of(row: TournamentRow, players: int) -> int:
    """How many rounds there will be."""
    if row.format == ROBIN:
        return len(round_robin(players, row.size))
    if row.format == KNOCKOUT:
        return knockout.rounds_for(players)
    return min(row.rounds, players - 1)


def next_round(whole: Whole) -> list[PairingRow]:
    """The pairings of the round that comes next; none: nobody is left to play."""
    if whole.row.format == ROBIN:
        return _robin_round(whole)
    if whole.row.format == KNOCKOUT:
        return _knockout_round(whole)
    return _swiss_round(whole)


def _staying(whole: Whole) -> list[int]:
    return [one.number for one in whole.entrants if one.out is None]


# --- the three formats ------------------------------------------------------------------------------------------------
def _robin_round(whole: Whole) -> list[PairingRow]:
    staying = set(_staying(whole))
    if len(staying) < 2:
        return []
    tables = round_robin(len(whole.entrants), whole.row.size)[whole.row.round]
    made: list[PairingRow] = []
    for board, table in enumerate(tables):
        here = [number for number in table if number in staying]
        absent = [number for number in table if number not in staying]
        if here:
            made += _meeting(whole, board, here, absent)
    return made


def _swiss_round(whole: Whole) -> list[PairingRow]:
    staying, known = _staying(whole), outcomes(whole)
    if len(staying) < 2:
        return []
    tables, out = swiss.pair(contenders(whole, known, staying), meetings(known), whole.row.size)
    made: list[PairingRow] = []
    for board, table in enumerate(tables):
        made += _meeting(whole, board, list(table), [], whole.row.size - len(table))
    if out is not None:
        made.append(_decided(whole, len(tables), [out], (whole.row.size - 1) * whole.legs))
    return made


def contenders(whole: Whole, known: Sequence[Outcome], staying: Sequence[int]) -> list[swiss.Contender]:
    """Everybody as they stand before a round, with how often they sat out, went down and went up."""
    numbers = [one.number for one in whole.entrants]
    downs, ups, byes = (dict.fromkeys(numbers, 0) for _ in range(3))
    for number in range(1, whole.row.round + 1):
        before = points_of([one for one in known if one.round < number], numbers)
        for outcome in known:
            if outcome.round != number:
                continue
            if len(outcome.players) == 1:
                byes[outcome.players[0]] += 1
            for one in outcome.players:
                downs[one] += any(before[other] < before[one] for other in outcome.players)
                ups[one] += any(before[other] > before[one] for other in outcome.players)
    points = points_of(known, numbers)
    return [swiss.Contender(one, points[one], byes[one], downs[one], ups[one]) for one in staying]


def _knockout_round(whole: Whole) -> list[PairingRow]:
    meetings: list[Meeting]
    if whole.row.round == 0:
        meetings = knockout.first_round(len(whole.entrants))
    else:
        staying = set(_staying(whole))
        winners = [winner if winner in staying else None for winner in winners_of(whole, whole.row.round)]
        if sum(winner is not None for winner in winners) < 2:
            return []
        meetings = knockout.next_round(winners)
    made: list[PairingRow] = []
    for board, two in enumerate(meetings):
        there = [number for number in two if number is not None]
        made += _meeting(whole, board, there, []) if len(there) == 2 else [_decided(whole, board, there)]
    return made


def winners_of(whole: Whole, number: int) -> list[int | None]:
    """Who won each meeting of a round of a knock-out; nobody where nobody was left to play, or where they play yet."""
    played = [one for one in outcomes(whole) if one.round == number]
    undecided = {one.board for one in whole.pairings if one.round == number and one.places is None}
    found: list[int | None] = []
    for board in sorted({one.board for one in whole.pairings if one.round == number}):
        here = [one for one in played if one.board == board and board not in undecided]
        found.append(winner_of(here) if here else None)
    return found


def reached(whole: Whole) -> dict[int, int]:
    """How far everybody came in a knock-out: the round in which they lost. Who is not beaten is ahead of all others."""
    unbeaten = whole.row.rounds + 1
    found = dict.fromkeys((one.number for one in whole.entrants), unbeaten)
    for number in range(1, whole.row.round + 1):
        winners = winners_of(whole, number)
        for one in whole.pairings:
            if one.round == number and (winner := winners[one.board]) is not None:
                found |= {player: number + unbeaten * (player == winner) for player in one.players}
    gone = {one.number for one in whole.entrants if one.out is not None}
    return {number: far - unbeaten + 1 if far >= unbeaten and number in gone else far for number, far in found.items()}


def table_of(whole: Whole) -> list[Line]:
    """The standings as they are now."""
    numbers = [one.number for one in whole.entrants]
    return standings(numbers, outcomes(whole), reached(whole) if whole.row.format == KNOCKOUT else None)


# --- a meeting --------------------------------------------------------------------------------------------------------
def _meeting(whole: Whole, board: int, here: list[int], absent: list[int], chairs: int = 0) -> list[PairingRow]:
    """A game, or two mirrored ones; where the others have withdrawn, nobody has to play."""
    number = whole.row.round + 1
    if len(here) == 1:
        return [replace(_decided(whole, board, [*here, *absent]), leg=leg) for leg in range(whole.legs)]
    seats = _seats(whole, board, here)
    both = [seats, seats[::-1]][: whole.legs if len(seats) == 2 else 1]
    return [
        PairingRow(number, board, leg, [*order, *absent], len(absent), chairs, new_id())
        for leg, order in enumerate(both)
    ]


def _decided(whole: Whole, board: int, players: list[int], chairs: int = 0) -> PairingRow:
    """Nobody has to play: the first is ahead of all others."""
    places = [1 if place == 0 else 2 for place, _ in enumerate(players)]
    return PairingRow(whole.row.round + 1, board, 0, players, max(0, len(players) - 1), chairs, None, True, places)


def _seats(whole: Whole, board: int, players: list[int]) -> list[int]:
    """Whoever has sat furthest back until now sits in front; equals draw lots."""
    lots = random.Random(f"{whole.row.draw} {whole.row.round} {board}")
    back = {
        number: sum(one.players.index(number) / len(one.players) for one in whole.pairings if number in one.players)
        for number in players
    }
    return sorted(players, key=lambda number: (-back[number], lots.random()))
