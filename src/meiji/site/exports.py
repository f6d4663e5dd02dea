"""The archive as files: CSV, and the play log of BG Stats, as that app exports and imports it."""

from __future__ import annotations

import csv
import io
import re
import time
import uuid
from typing import Any

from meiji.site.labels import title_of
from meiji.store import ResultRow, ResultSeat
from meiji.store.archive import Finished
from meiji.store.rows import COMPUTER

COLUMNS = ["table", "game", "players", "begun", "ended", "minutes", "moves", "how", "rated", "options"]
SEAT_COLUMNS = ["name", "kind", "score", "place"]
_FORMULA = re.compile(r"(^|[,;|\t]\s*)([=+\-@＝＋－＠])")
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "meiji:archive")


def _time(seconds: float, form: str = "%Y-%m-%dT%H:%M:%SZ") -> str:
    return time.strftime(form, time.gmtime(seconds))


def _minutes(row: ResultRow) -> int:
    return max(1, round((row.ended - row.begun) / 60))


def _safe(text: str) -> str:
    """No program takes a name for a formula, whatever sign separates columns there: in half of Europe a semicolon."""
    return _FORMULA.sub(r"\1'\2", text)


def as_csv(games: list[Finished]) -> str:
    """One line a game; the columns of the players follow each other in the order of seats."""
    file = io.StringIO()
    writer = csv.writer(file)
    most = max([len(seats) for _, seats in games], default=0)
    heads = [f"{column} {number + 1}" for number in range(most) for column in SEAT_COLUMNS]
    writer.writerow([*COLUMNS, *heads])
    for row, seats in games:
        options = " ".join(f"{name}={value}" for name, value in row.options.items())
        about = [row.table_id, row.game, row.seats, _time(row.begun), _time(row.ended), _minutes(row), row.length]
        told = [part for seat in seats for part in (_safe(seat.name), seat.kind, seat.score, seat.place or "")]
        writer.writerow([*about, row.how, "yes" if row.rated else "no", options, *told])
    return file.getvalue()


def as_bgstats(games: list[Finished], person: str, language: str) -> dict[str, Any]:
    """Games, players and plays, which name each other by numbers."""
    players: dict[str, int] = {}
    names: dict[str, str] = {}
    played = list(dict.fromkeys(row.game for row, _ in games))
    for _, seats in games:
        for seat in seats:
            key = _player_key(seat)
            players.setdefault(key, len(players) + 1)
            names[key] = seat.name
    return {
        "games": [
            {
                "id": played.index(game) + 1,
                "uuid": str(uuid.uuid5(NAMESPACE, game)),
                "name": title_of(game, language),
                "highestWins": True,
                "noPoints": False,
                "cooperative": False,
                "usesTeams": False,
            }
            for game in played
        ],
        "players": [
            {"id": number, "uuid": str(uuid.uuid5(NAMESPACE, key)), "name": names[key], "isAnonymous": False}
            for key, number in players.items()
        ],
        "locations": [{"id": 1, "uuid": str(uuid.uuid5(NAMESPACE, "location")), "name": "Meiji"}],
        "plays": [_play(row, seats, played.index(row.game) + 1, players) for row, seats in games],
        "userInfo": {"meRefId": players.get(f"person {person}", 0)},
    }


def _player_key(seat: ResultSeat) -> str:
    if seat.person is not None:
        return f"person {seat.person}"
    return f"computer {seat.player}" if seat.kind == COMPUTER else f"name {seat.name}"


def _play(row: ResultRow, seats: list[ResultSeat], game: int, players: dict[str, int]) -> dict[str, Any]:
    return {
        "uuid": str(uuid.uuid5(NAMESPACE, f"table {row.table_id}")),
        "gameRefId": game,
        "locationRefId": 1,
        "playDate": _time(row.ended, "%Y-%m-%d %H:%M:%S"),
        "entryDate": _time(row.ended, "%Y-%m-%d %H:%M:%S"),
        "durationMin": _minutes(row),
        "ignored": False,
        "manualWinner": True,
        "usesTeams": False,
        "playerScores": [
            {
                "playerRefId": players[_player_key(seat)],
                "score": str(seat.score),
                "winner": seat.place == 1,
                "rank": seat.place or 0,
                "seatOrder": seat.seat + 1,
                "startPlayer": False,
                "newPlayer": False,
            }
            for seat in seats
        ],
    }
