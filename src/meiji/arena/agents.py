"""Agents from outside: a function in a Python module, or a program in any language.

    --agent my_bot:make                    make("yokohama") gives a function: what the seat sees -> a move
    --agent "program:python3 my_bot.py"    reads a question a line on standard input, answers each with a line

Both see the same (`Question`), and nothing that their seat may not know. docs/ladder.md tells it to their authors.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import queue
import shlex
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game

PROGRAM = "program:"
PATIENCE = 60.0  # seconds for an answer; who needs more has hung
ANSWER = '{"move": "pass"}'


@dataclass(frozen=True)
class Question:
    """All that an agent is told when it has to decide."""

    game: str
    number: int  # of the game: a new number, a new game
    seats: int
    seat: int
    decision: str
    moves: list[dict[str, Any]]  # code and notation of every legal move
    since: list[str]  # its own last move and all that followed, with what was drawn, as this seat may know it
    view: dict[str, Any]
    observation: list[int]


Agent = Callable[[Question], Any]


def question(game: Game, number: int, asked: int) -> Question:
    """What the seat that decides sees; `asked` moves had been played when it was last asked."""
    seat, decision = game.to_move, game.decision
    assert seat is not None and decision is not None
    moves = [{"code": move.code, "notation": move.notation} for move in game.moves()]
    since = [part for played in game.log[asked:] for part in told(game, played, seat)]
    return Question(
        game.spec.id, number, game.seats, seat, decision.kind, moves, since, game.view(seat), game.observe(seat)
    )


def told(game: Game, played: Any, seat: int) -> list[str]:
    """A logged move with what was drawn because of it, as a seat may know it."""
    spec = game.spec
    if spec.redact:
        return spec.redact(played, seat)
    return [spec.moves.notations[played.code], *(spec.draws.text(drawn) for drawn in played.drawn)]


def code_of(name: str, asked: Question, answer: Any) -> int:
    """The code of an agent's answer, which may be a code or a notation."""
    for move in asked.moves:
        if type(answer) is not bool and answer in (move["code"], move["notation"]):
            return int(move["code"])
    legal = ", ".join(move["notation"] for move in asked.moves)
    raise BadInput(f"The agent {name} answered {answer!r} in game {asked.number}; legal are: {legal}.")


def load_agent(text: str, game: str) -> Agent:
    """An agent by its name on the command line."""
    if text.startswith(PROGRAM):
        return Program(text.removeprefix(PROGRAM))
    module, colon, factory = text.partition(":")
    if not colon or not module or not factory:
        raise BadInput(f"An agent is module:factory or program:COMMAND, not {text!r}.")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(importlib.import_module(module), factory)
        agent = maker(game)
    except Exception as error:
        raise BadInput(f"The agent {text} cannot be made: {told_error(error)}.") from error
    if not callable(agent):
        raise BadInput(f"The factory {text} gave {type(agent).__name__}; it must give a function of a question.")
    return guarded(text, agent)


def guarded(name: str, agent: Agent) -> Agent:
    """The same agent, whose failures are one sentence."""

    def choose(asked: Question) -> Any:
        try:
            return agent(asked)
        except Exception as error:
            raise BadInput(f"The agent {name} failed in game {asked.number}: {told_error(error)}.") from error

    return choose


def told_error(error: Exception) -> str:
    """What went wrong, and where, unless it was here: a module or factory that is not there."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    text = f"{type(error).__name__}: " + " ".join(str(error).split()).rstrip(".")
    here = last.filename == __file__ or last.filename.startswith("<frozen")
    return text if here else f"{text} ({Path(last.filename).name}, line {last.lineno})"


class Program:
    """A program that is asked on its standard input and answers on its standard output, a line of JSON each.

    What it says on standard error is for its author and goes through. It ends when its input ends.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        if not command.strip():
            raise BadInput(f"A program needs a command, as in {PROGRAM}python3 my_bot.py.")
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadInput(f"The program {command!r} cannot be started: {error}.") from None
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Lines of the program as they come, and an empty one when there will be no more."""
        assert self.process.stdout is not None
        try:
            for line in self.process.stdout:
                self.lines.put(line)
        except ValueError:  # what it says is no text
            self.lines.put("(bytes that are no UTF-8)")
        self.lines.put("")

    def __call__(self, asked: Question) -> Any:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended: the next line tells
            self.process.stdin.write(json.dumps(asdict(asked)) + "\n")
            self.process.stdin.flush()
        try:
            line = self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise self._wrong(asked, f"gave no answer for {PATIENCE:g} s") from None
        if not line:
            raise self._wrong(asked, f"ended with code {self.process.wait()} instead of answering")
        try:
            return json.loads(line)["move"]
        except (ValueError, KeyError, TypeError):
            said = line.strip()[:80]
            raise self._wrong(asked, f"answered {said!r}; an answer is one line such as {ANSWER}") from None

    def _wrong(self, asked: Question, what: str) -> BadInput:
        self.close()
        return BadInput(f"The program {self.command!r} {what} (game {asked.number}).")

    def close(self) -> None:
        """End its input, and it itself if that is not enough."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(timeout=2)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
