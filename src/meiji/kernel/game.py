"""A game being played: the Python face of the rules, always plain.

Every move is logged with the outcomes of the draws that it caused, so a game can be saved, replayed and taken back
without knowing the generator.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, MutableMapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import Chance, WrongOutcome, seed_words
from meiji.kernel.errors import BadInput, IllegalMove
from meiji.kernel.move import Decision, Drawn, Move, Played
from meiji.kernel.plain import fresh_table, plain_rules
from meiji.kernel.points import PointSource, point_sources
from meiji.kernel.presentation import AnyTable, Audience, Json
from meiji.kernel.preview import Previews
from meiji.kernel.spec import GameSpec, find_game
from meiji.kernel.why_not import Reasons

if TYPE_CHECKING:
    from meiji.kernel.events import Event


class Game:
    """A table with its rules, its box and its log. It is played to its end by the rules with which it began."""

    def __init__(
        self,
        spec: GameSpec,
        box: LoadedBox,
        options: dict[str, str],
        table: AnyTable,
        names: Sequence[str] | None = None,
        rules: str | None = None,
    ) -> None:
        self.spec = spec
        self.rules = rules or spec.version
        self.box = box
        self.options = options
        self.names: list[str] = list(names or [])
        self.seed: int | None = None
        self.setup: tuple[Drawn, ...] = ()
        self.log: list[Played] = []
        self._run = plain_rules(spec.id, self.rules)
        self._table = table
        self._base: AnyTable = None  # a copy of the table where the log starts, unless it starts with a fresh game
        self._floor = 0  # moves of the log from here on can be taken back
        self._shown: AnyTable = None  # a copy of the table as it was handed out, until we know whether it was changed
        self.sketches: MutableMapping[Audience, object] = {}  # the last pictures: the painters' memory

    # --- where the game stands --------------------------------------------------------------------------------------
    @property
    def table(self) -> AnyTable:
        """The plain table. Fields may be set (in tests): the log then starts anew and the moves are listed anew."""
        if self._shown is None:
            self._shown = self._table.copy()
        return self._table

    @property
    def seats(self) -> int:
        seats: int = self._table.seats
        return seats

    @property
    def over(self) -> bool:
        return bool(self._table.over)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None at the end."""
        return None if self._table.over else self._table.frame_seat[self._table.depth - 1]

    @property
    def decision(self) -> Decision | None:
        return None if self.over else Decision(self)

    def codes(self) -> list[int]:
        """The codes of the legal moves."""
        if self._shown is not None:
            self._take_changes()
        table = self._table
        codes: list[int] = table.offer[: table.offers]
        return codes

    def moves(self) -> list[Move]:
        previews = Previews(self)
        return [Move(self, code, previews) for code in self.codes()]

    def scores(self) -> list[int]:
        return [self._run.score(self._table, self.box.record, seat) for seat in range(self.seats)]

    def result(self) -> Json:
        """The ranking (places from 1, equal ones shared) and for each seat where every point comes from."""
        standings = [self._run.standing(self._table, self.box.record, seat) for seat in range(self.seats)]
        places = [1 + sum(other > mine for other in standings) for mine in standings]
        ranking = sorted(range(self.seats), key=lambda seat: (places[seat], seat))
        points = self.spec.result(self._table, self.box.record)
        return {"over": self.over, "ranking": ranking, "places": places, "scores": self.scores(), "points": points}

    def points(self) -> list[PointSource]:
        """Every source of points with those of each seat; see kernel/points.py."""
        return point_sources(self.spec.result(self._table, self.box.record))

    def view(self, seat: int | None = None) -> Json:
        """What this seat (None: a spectator) may know, ready for JSON."""
        self._check_seat(seat)
        return self.spec.view(self._table, self.box.record, seat)

    def observe(self, seat: int) -> list[int]:
        """What this seat observes, as a row of numbers; see kernel/observation.py."""
        self._check_seat(seat)
        row = [0] * self.spec.observation.size(self.seats)
        self.spec.observation.observe(self._table, self.box.record, seat, row)
        return row

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        return "".join(self.picture(seat, language))

    def picture(self, seat: int | None = None, language: str = "en") -> list[str]:
        """The fragments of `svg`: most of them stay the same from move to move."""
        self._check_seat(seat)
        return self.spec.picture(self, seat, language)

    def why_not(self, target: Move | int | str, language: str = "en", seat: int | None = None) -> str | None:
        """Why a move (also its notation or code) or a thing in the picture (by its id) is not on offer for a seat
        (None: the one that decides); None for what is on offer or mere decoration. See kernel/why_not.py."""
        self._check_seat(seat)
        return Reasons(self, seat).of(target, language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Game {self.spec.id}, {self.seats} seats, {len(self.log)} moves, {state}>"

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")

    def bytes(self) -> bytes:
        """The packed table without its generator: equal tables have equal bytes."""
        known: bytes = self._table.known_bytes()
        return known

    # --- playing ----------------------------------------------------------------------------------------------------
    def code_of(self, move: Move | int | str) -> int:
        """The code of a legal move; anything else is refused and changes nothing."""
        if self._shown is not None:
            self._take_changes()
        table = self._table
        codes: list[int] = table.offer[: table.offers]
        if type(move) is int and move in codes:
            return move
        code = move.code if isinstance(move, Move) else self.spec.moves.code(move) if isinstance(move, str) else None
        if code not in codes:
            if not codes:
                raise IllegalMove(f"The move {move!r} cannot be played: the game is over.")
            shown = move.notation if isinstance(move, Move) else move
            allowed = ", ".join(self.spec.moves.notations[c] for c in codes)
            raise IllegalMove(f"The move {shown!r} is not legal here; legal are: {allowed}.")
        return code

    def play(self, move: Move | int | str, outcomes: Sequence[str] | None = None) -> None:
        """Play a move. With `outcomes` the draws are not made but named, as at a real table."""
        code = self.code_of(move)
        table, log = self._table, self.log
        seat: int = table.frame_seat[table.depth - 1]
        revealed = table.revealed
        noted: list[Drawn] = table.chance.drawn
        noted.clear()
        if outcomes is None:
            self._run.play(table, self.box.record, code)
        else:
            self._with_outcomes(outcomes, lambda: self._run.play(self._table, self.box.record, code))
        drawn = tuple(noted)
        if drawn or table.revealed != revealed:
            self._floor = len(log) + 1
        elif log and log[-1].seat != seat and self._floor < len(log):
            self._floor = len(log)
        log.append(Played(seat, code, drawn))

    def _with_outcomes(self, outcomes: Sequence[str], action: Callable[[], None]) -> None:
        """Do something whose draws are named; on a wrong or missing name the table stays as it was."""
        table = self._table
        chance: Chance = table.chance
        before = table.copy()
        chance.script = [self.spec.draws.named(text) for text in outcomes]
        chance.named = True
        try:
            action()
            if chance.script:
                extra = self.spec.draws.text(chance.script[0])
                raise BadInput(f"The outcome {extra!r} was named, but nothing more was drawn.")
        except WrongOutcome as wrong:
            table.assign(before)
            raise self.spec.draws.needed(wrong) from None
        except BadInput:
            table.assign(before)
            raise
        finally:
            chance.script = []
            chance.named = False

    # --- taking back ------------------------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        """The last move revealed nothing, and no other seat has decided since."""
        self.codes()
        return len(self.log) > self._floor

    def undo(self) -> None:
        """Take the last move back."""
        if not self.can_undo:
            raise IllegalMove("Nothing can be taken back: since then something was revealed or another seat decided.")
        self._rebuild(len(self.log) - 1)

    def _rebuild(self, length: int) -> None:
        """Play the log again up to a length; draws come out as they did."""
        fresh = self.at(length)
        generator = self._table.rng[:]
        self._table.assign(fresh._table)
        self._table.rng[:] = generator  # nothing was drawn in what is taken back
        del self.log[length:]

    def at(self, length: int) -> Game:
        """A new game that stands where this one stood after so many moves."""
        self.codes()
        if not 0 <= length <= len(self.log):
            raise BadInput(f"There is no moment {length}; the game has moments 0 to {len(self.log)}.")
        game = self._restart()
        for played in self.log[:length]:
            game.replay(played.code, played.drawn)
        return game

    def _restart(self) -> Game:
        """A new game at the start of the log."""
        if self._base is not None:
            game = self._same(self._base.copy())
            game._base = self._base
            game._table.chance = Chance()
        else:
            game = self._same(fresh_table(self.spec, self.seats, self.options, seed_words(0)))
            game._table.chance.script = list(self.setup)
            self._run.begin(game._table, self.box.record)
        game.setup = self.setup
        return game

    def replay(self, code: int, drawn: Sequence[Drawn]) -> None:
        """Play a move whose draws are known."""
        table = self._table
        chance: Chance = table.chance
        chance.script = list(drawn)
        self.play(code)
        if chance.script or len(self.log[-1].drawn) != len(drawn):
            raise WrongOutcome(-1, [], None)

    def _take_changes(self) -> None:
        """The table was handed out. If it was changed by hand, the log starts anew here."""
        shown, self._shown = self._shown, None
        if shown != self._table:
            self._start_here()

    def _start_here(self) -> None:
        if not self._table.over:
            self._run.list_offers(self._table, self.box.record)
            self._table.to_move = self._table.frame_seat[self._table.depth - 1]
        self._set_base()

    def _set_base(self) -> None:
        self._base = self._table.copy()
        self.log.clear()
        self._floor = 0

    def events(self, number: int, viewer: int | None = None) -> list[Event]:
        """What move `number` of the log (from 1 on) did, in order, as a viewer may know it; see kernel/events.py."""
        self._check_seat(viewer)
        self.codes()
        if not 1 <= number <= len(self.log):
            raise BadInput(f"There is no move {number}; the log has moves 1 to {len(self.log)}.")
        from meiji.kernel.events import record

        found = record(self, self.at(number - 1)._table, self.log[number - 1])
        return [recorded.for_viewer(viewer) for recorded in found]

    # --- copies -----------------------------------------------------------------------------------------------------
    def _same(self, table: AnyTable) -> Game:
        game = Game(self.spec, self.box, dict(self.options), table, self.names, self.rules)
        game.seed = self.seed
        return game

    def copy(self) -> Game:
        game = self._same(self._table.copy())
        game._table.chance = Chance()
        game.setup = self.setup
        game.log = list(self.log)
        game._base, game._floor = self._base, self._floor
        game._shown = self._shown
        game.sketches = self.sketches
        return game

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Json, list[int]]]:
        """Pickled as a save, and with the generator: what comes next comes there, too."""
        return _from_pickle, (self.save(), self._table.rng[:])

    def imagine(self, seat: int, seed: int) -> Game:
        """What this seat may believe: a game from here on in which all that is hidden from it is drawn anew."""
        self._check_seat(seat)
        self.codes()
        game = self._same(self._table.copy())
        game.seed = None
        game._table.rng[:] = seed_words("imagine", seed)
        game._table.chance = Chance()
        self._run.imagine(game._table, self.box.record, seat)
        game._set_base()
        return game

    def save(self) -> Json:
        """The game as data for JSON; see kernel/saves.py."""
        self.codes()
        from meiji.kernel.saves import save

        return save(self)


def _from_pickle(save: Json, generator: list[int]) -> Game:
    from meiji.kernel.saves import load

    game = load(save)
    game._table.rng[:] = generator
    return game


def new_game(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
    names: Sequence[str] | None = None,
    outcomes: Sequence[str] | None = None,
) -> Game:
    """A new game, set up and ready for the first decision. With `outcomes` the setup is named instead of drawn."""
    spec = find_game(game)
    count = seats if seats is not None else max(2, min(spec.seats))
    spec.check_seats(count)
    if seed is None:
        seed = secrets.randbits(128)
    chosen = spec.prepare(spec.table(), count, spec.check_options(options or {}))
    loaded = spec.box(box)
    made = Game(spec, loaded, chosen, fresh_table(spec, count, chosen, seed_words(seed)), names)
    made.seed = seed
    run, table = made._run, made._table
    if outcomes is None:
        run.begin(table, loaded.record)
    else:
        made._with_outcomes(outcomes, lambda: run.begin(table, loaded.record))
        made.seed = None
    made.setup = tuple(table.chance.drawn)
    return made
