"""A tournament as pages and API tell it: in words, as a table of standings, round by round, crosswise, as a bracket."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from meiji.drawing.crests import crest, default_crest
from meiji.site import clock_terms
from meiji.site.i18n import translate
from meiji.site.labels import option_lines, title_of
from meiji.site.tournaments.organising import most_players
from meiji.site.tournaments.rounds import outcomes, table_of, winners_of
from meiji.site.tournaments.standings import Line
from meiji.store import Clock, EntrantRow, PairingRow, TournamentRow, Whole
from meiji.store.tournaments import KNOCKOUT, OVER, ROBIN, RUNNING, SWISS


def points_text(half_points: int) -> str:
    """Points as people write them: 2½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def format_text(row: TournamentRow, language: str) -> str:
    """The kind of tournament in a few words."""
    names = {
        ROBIN: translate(language, "format-robin"),
        SWISS: translate(language, "format-swiss"),
        KNOCKOUT: translate(language, "format-knockout"),
    }
    return names[row.format]


def facts(row: TournamentRow, language: str) -> list[str]:
    """What somebody should know before joining."""
    told = [
        translate(language, "tournament-size-text", number=row.size),
        translate(language, "tournament-live") if row.pace == "live" else translate(language, "tournament-relaxed"),
        clock_terms.terms_text(row.clock["bank"], row.clock["increment"], language),
    ]
    clock = Clock.read(row.clock)
    told += [translate(language, "clock-nights")] if clock.nights else []
    told += [translate(language, "clock-weekends")] if clock.weekends else []
    told += [translate(language, "tournament-mirrored")] if row.mirrored else []
    told += [translate(language, "rated")] if row.rated else []
    return [*told, *option_lines(row.game, row.options, language)]


@dataclass(frozen=True)
class Card:
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    format: str
    status: str
    facts: list[str]
    players: int
    round: int
    rounds: int


def card_of(row: TournamentRow, players: int, language: str) -> Card:
    title, words = title_of(row.game, language), format_text(row, language)
    about = (facts(row, language)[:3], players, row.round, row.rounds)
    return Card(row.id, row.name, row.game, title, words, row.status, *about)


@dataclass(frozen=True)
class Player:
    """Somebody at a table of a tournament; `person` has a page, unless they were deleted."""

    number: int
    name: str
    person: str
    portrait: Markup
    place: int | None = None
    score: int | None = None
    won: bool = False
    gone: bool = False  # gave up, left, or ran out of time
    absent: bool = False


@dataclass(frozen=True)
class Game:
    board: int
    leg: int
    table: str | None
    over: bool
    players: list[Player]


@dataclass(frozen=True)
class Round:
    number: int
    games: list[Game]
    sitting_out: list[Player]
    running: int  # games that are not over


@dataclass(frozen=True)
class Standing:
    line: Line
    player: Player
    out: int | None
    shared: bool

    @property
    def points(self) -> str:
        return points_text(self.line.points)

    @property
    def opponents(self) -> str:
        return points_text(self.line.opponents)

    @property
    def share(self) -> str:
        return f"{round(float(self.line.share) * 100)} %"


@dataclass(frozen=True)
class Meeting:
    """A place in a bracket: who meets there, as far as it is known, and who won."""

    players: list[Player | None]
    games: list[Game]


@dataclass(frozen=True)
class Told:
    """All that the page of a tournament shows."""

    standings: list[Standing]
    rounds: list[Round]  # the latest first
    crosswise: list[tuple[Standing, list[str | None]]] = field(default_factory=list)  # None: oneself
    bracket: list[list[Meeting]] = field(default_factory=list)


class Teller:
    def __init__(self, whole: Whole, crests: Mapping[str, str]) -> None:
        self.whole = whole
        self._players = [self._player(one, crests) for one in whole.entrants]
        self._by_number = {one.number: one for one in self._players}

    @staticmethod
    def _player(one: EntrantRow, crests: Mapping[str, str]) -> Player:
        portrait = Markup(crest(crests.get(one.person) or default_crest(one.person)))
        return Player(one.number, one.name, one.person, portrait)

    def told(self) -> Told:
        whole, lines = self.whole, table_of(self.whole)
        out = {one.number: one.out for one in whole.entrants}
        places = [line.place for line in lines]
        standings = [
            Standing(line, self._by_number[line.number], out[line.number], places.count(line.place) > 1)
            for line in lines
        ]
        rounds = [self._round(number) for number in range(whole.row.round, 0, -1)]
        crosswise = self._crosswise(standings) if whole.row.format == ROBIN and whole.row.round else []
        bracket = self._bracket() if whole.row.format == KNOCKOUT and whole.row.round else []
        return Told(standings, rounds, crosswise, bracket)

    @property
    def players(self) -> list[Player]:
        return self._players

    def _round(self, number: int) -> Round:
        here = [one for one in self.whole.pairings if one.round == number]
        games = [self._game(one) for one in here if len(one.players) > 1]
        there = {player for one in here for player in one.players if len(one.players) > 1}
        byes = [self._by_number[one.players[0]] for one in here if len(one.players) == 1]
        if self.whole.row.format == ROBIN:
            resting = [one for one in self.whole.entrants if one.number not in there]
            byes = [self._by_number[one.number] for one in resting if one.out is None or one.out >= number]
        return Round(number, games, byes, sum(not game.over for game in games))

    def _game(self, one: PairingRow) -> Game:
        players = []
        for seat, number in enumerate(one.players):
            known = self._by_number[number]
            place = one.places[seat] if one.places is not None else None
            score = one.scores[seat] if one.scores is not None and number in one.playing else None
            absent = number not in one.playing
            won = place == 1 and one.places is not None and one.places.count(1) == 1
            about = (known.number, known.name, known.person, known.portrait, place, score, won, number in one.gone)
            players.append(Player(*about, absent))
        return Game(one.board, one.leg, one.table_id if one.made else None, one.places is not None, players)

    def _crosswise(self, standings: list[Standing]) -> list[tuple[Standing, list[str | None]]]:
        """What everybody has of meeting everybody, in the order of the standings."""
        known = outcomes(self.whole)

        def cell(one: int, other: int) -> str | None:
            if one == other:
                return None
            met = [outcome.against(one, other) for outcome in known if {one, other} <= set(outcome.players)]
            return points_text(sum(met)) if met else ""

        numbers = [one.line.number for one in standings]
        return [(one, [cell(one.line.number, other) for other in numbers]) for one in standings]

    def _bracket(self) -> list[list[Meeting]]:
        """All rounds from the first to the final, also those that are still to come."""
        whole, columns = self.whole, []
        boards = 1 + max(one.board for one in whole.pairings if one.round == 1)
        winners: list[int | None] = []
        for number in range(1, boards.bit_length() + 1):
            column = []
            for board in range(boards >> (number - 1)):
                here = [one for one in whole.pairings if (one.round, one.board) == (number, board)]
                column.append(self._in_bracket(here, winners[2 * board : 2 * board + 2]))
            columns.append(column)
            winners = winners_of(whole, number) or [None] * len(column)
        return columns

    def _in_bracket(self, here: list[PairingRow], coming: list[int | None]) -> Meeting:
        games = [self._game(one) for one in here]
        if not games:  # not paired yet
            return Meeting([self._by_number[one] if one is not None else None for one in coming or [None, None]], [])
        winner = winners_of(self.whole, here[0].round)[here[0].board]
        first = sorted(here[0].players)
        shown: list[Player | None] = []
        for number in first:
            known = self._by_number[number]
            scores = [p.score for game in games for p in game.players if p.number == number and p.score is not None]
            gone = any(p.gone for game in games for p in game.players if p.number == number)
            about = (known.number, known.name, known.person, known.portrait, None, sum(scores) if scores else None)
            shown.append(Player(*about, number == winner, gone))
        return Meeting([*shown, None, None][:2], games)


def page_values(whole: Whole, crests: Mapping[str, str], person: str, language: str) -> dict[str, Any]:
    """What the templates of a tournament need."""
    row, teller = whole.row, Teller(whole, crests)
    mine = next((one for one in whole.entrants if one.person == person), None)
    my_games = [
        one.table_id
        for one in whole.current()
        if mine is not None and one.places is None and one.made and mine.number in one.playing
    ]
    return {
        "row": row,
        "title": title_of(row.game, language),
        "format": format_text(row, language),
        "facts": facts(row, language),
        "told": teller.told(),
        "players": teller.players,
        "most": most_players(row.format),
        "me": mine,
        "my_games": my_games,
        "organises": row.organiser == person,
        "running": row.status == RUNNING,
        "over": row.status == OVER,
    }
