"""Saves and boxes from outside are read in a process of their own, which may use only so much time and memory.

The whole of an upload happens there: reading the text, the box, the position, and playing every move again. What comes
back is plain data. A process that takes too long is killed; the next upload gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec

from meiji.kernel.errors import BadSave, MeijiError
from meiji.kernel.saves import load, parse
from meiji.kernel.serialise import last_move, pack, stamp
from meiji.kernel.spec import find_game, game_ids
from meiji.site.errors import Refused
from meiji.site.summaries import summary_of
from meiji.store import MoveRow

DEADLINE = 20.0  # seconds for one upload; the longest games take less than one
STARTING = 120.0  # seconds until a new process must be ready
MEMORY = 256 * 2**20  # bytes that reading may take, beside what the process needs anyway
MOST_WAITING, MOST_OF_ONE_PLACE = 20, 5
PEOPLE, COMPUTERS = "person", "player:"  # how a save names who sits at a seat
log = logging.getLogger("meiji.sandbox")


class Uploaded(msgspec.Struct):
    """A save that was read, checked and played again."""

    game: str
    rules: str  # the stamp of its records
    seats: int
    options: dict[str, str]
    names: list[str]
    players: list[str]  # by seat; empty: the save does not say
    box: str | None  # its text, unless it is the shipped one
    setup: list[str]
    position: dict[str, Any] | None
    start: bytes
    moves: list[MoveRow]
    over: bool
    to_move: int | None
    summary: dict[str, Any]


class Answer(msgspec.Struct):
    """What was read, or the sentence that refuses it, or how reading failed."""

    read: Uploaded | None = None
    refused: str = ""
    failed: str = ""


def read_save(text: str) -> Uploaded:
    """The game of a save, with the record of every moment."""
    data = parse(text)
    game = load(data)
    again = game.at(0)
    again._table.rng[:] = game._table.rng
    start, moves = pack(again), []
    for played in game.log:
        again.replay(played.code, played.drawn)
        moves.append(last_move(again))
    return Uploaded(
        game=game.spec.id,
        rules=stamp(game),
        seats=game.seats,
        options=game.options,
        names=game.names,
        players=_players(data, game.seats),
        box=None if game.box.shipped else game.box.text,
        setup=[game.spec.draws.text(drawn) for drawn in game.setup],
        position=game.save().get("position"),
        start=start,
        moves=moves,
        over=game.over,
        to_move=game.to_move,
        summary=summary_of(game),
    )


def _players(data: dict[str, Any], seats: int) -> list[str]:
    players = data.get("players", [])
    if players == []:
        return []
    known = isinstance(players, list) and len(players) == seats
    if not known or not all(isinstance(p, str) and (p == PEOPLE or p.startswith(COMPUTERS)) for p in players):
        wanted = f"{PEOPLE!r} or '{COMPUTERS}LEVEL' for each of {seats} seats"
        raise BadSave(f"The save is damaged: 'players' must say {wanted}.")
    return list(players)


# --- in the process ---------------------------------------------------------------------------------------------------
def _answer(content: bytes) -> Answer:
    try:
        return Answer(read=read_save(content.decode("utf-8", "replace")))
    except MeijiError as error:
        return Answer(refused=" ".join(str(error).split()))
    except Exception:
        return Answer(failed=traceback.format_exc(limit=-5))


def _serve(pipe: Connection) -> None:
    """Read one save after the other, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for game in game_ids():
        find_game(game).box()
    _limit_memory()
    pipe.send_bytes(b"ready")
    while True:
        try:
            content = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        _limit_time()
        pipe.send_bytes(msgspec.msgpack.encode(_answer(content)))


def _limit_memory() -> None:
    """More memory than this is refused by the system: reading then fails, and nothing else does."""
    pages = Path("/proc/self/statm")
    if pages.exists():  # elsewhere only the time is limited
        import resource

        size = int(pages.read_text().split()[0]) * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _limit_time() -> None:
    """End by itself, too, should the server be gone by then."""
    if os.name == "posix":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime + DEADLINE) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))


# --- in the server ----------------------------------------------------------------------------------------------------
class Sandbox:
    """One such process, started when it is first needed; one upload after the other, and at a time one of each
    person and at most a quarter of those that wait from one place."""

    def __init__(self) -> None:
        self._line = ThreadPoolExecutor(1, "sandbox")
        self._waiting: dict[str, str] = {}  # people, and from where each comes
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def read(self, person: str, place: str, text: str) -> Uploaded:
        """Read a save; what is wrong with it is refused in a sentence."""
        from_there = sum(known == place for known in self._waiting.values())
        if person in self._waiting or from_there >= MOST_OF_ONE_PLACE or len(self._waiting) >= MOST_WAITING:
            raise Refused(429, "too-often")
        self._waiting[person] = place
        try:
            content = text.encode("utf-8", "replace")
            answer = await asyncio.get_running_loop().run_in_executor(self._line, self._ask, content)
        finally:
            del self._waiting[person]
        if answer.failed:
            log.error("a save could not be read", extra={"reason": answer.failed})
            raise Refused(400, "save-unreadable")
        if answer.read is None:
            raise BadSave(answer.refused)
        return answer.read

    def _ask(self, content: bytes) -> Answer:
        """In the thread: ask the process; one that does not answer in time is killed."""
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._pipe is not None
            self._pipe.send_bytes(content)
            if not self._pipe.poll(DEADLINE):
                raise TimeoutError(f"no answer within {DEADLINE:.0f} seconds")
            return msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            self._end()
            return Answer(failed=f"the process was ended: {error or type(error).__name__}")

    def _start(self) -> None:
        self._end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), name="sandbox", daemon=True)
        self._process.start()
        theirs.close()
        if not self._pipe.poll(STARTING) or self._pipe.recv_bytes() != b"ready":
            raise TimeoutError("the process does not start")

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
        self._process = self._pipe = None

    def close(self) -> None:
        """End the process, also in the middle of something."""
        if self._process is not None:
            self._process.kill()
        self._line.shutdown(wait=False, cancel_futures=True)
