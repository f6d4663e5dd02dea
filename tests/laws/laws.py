"""The laws themselves, each as a function on one game, for the tests and for benchmarks/laws.py."""

from __future__ import annotations

import importlib.util
import json
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import meiji
from meiji.kernel.chance import Chance, seed_words
from meiji.kernel.loop import play, play_on_table, start_table
from meiji.kernel.rules import bind_plain, rule

from .tables import Chooser, Setup, checker, play_on

HAS_COMPILER = importlib.util.find_spec("numba") is not None


def told(setup: Setup, seed: int, game: meiji.Game) -> str:
    """Where to look when a law is broken."""
    return f"{setup}, seed {seed}, after {len(game.log)} moves, {game.decision}"


def check_offer(game: meiji.Game, where: str) -> None:
    """Law 1: the moves on offer are those of the checker, at least two (unless veiled), none twice."""
    decision = game.decision
    assert decision is not None
    codes = game.codes()
    assert len(codes) >= 2 or (codes and game._table.veiled), f"{where}: a decision with {len(codes)} moves"
    assert len(set(codes)) == len(codes), f"{where}: a move is offered twice"
    offered = {game.spec.moves.notations[code] for code in codes}
    wanted = checker(game.spec.id).legal(game._table, game.box.record, decision.kind)
    assert offered == wanted, (
        f"{where}: offered, but not allowed: {sorted(offered - wanted)}; "
        f"allowed, but not offered: {sorted(wanted - offered)}"
    )


def watch_silent_decisions(game: meiji.Game) -> meiji.Game:
    """Law 1 again: where no decision is put, because there is but one move or none, the checker finds no more."""
    game._run = replace(game._run, play=play_watched(game.spec.id))
    return game


@cache
def play_watched(game: str) -> Any:
    """The kernel's loop with a game's rules in it, comparing all moves that it lists with the checker's."""
    spec, legal = meiji.find_game(game), checker(game).legal

    @rule
    def offer(g: Any, box: Any, seat: int, kind: int, a: int, b: int) -> None:
        spec.hooks.offer(g, box, seat, kind, a, b)
        if g.offers < 2:
            name = spec.decisions.names[kind]
            listed = {spec.moves.notations[code] for code in g.offer[: g.offers]}
            wanted = legal(g, box, name)
            assert listed == wanted, f"no decision {name} of seat {seat}: listed {listed}, allowed {wanted}"

    return bind_plain(play, {**spec.hooks.by_name, "offer": offer})


def check_conserved(game: meiji.Game, where: str) -> None:
    """Law 2: pieces are conserved."""
    try:
        checker(game.spec.id).conserved(game._table, game.box.record)
    except AssertionError as error:
        raise AssertionError(f"{where}: {error}") from None


def check_save(game: meiji.Game, where: str) -> None:
    """Law 3: a save goes through JSON, replays to equal bytes, and tells no seed while the game is on."""
    data = game.save()
    assert ("seed" in data) == (game.over and game.seed is not None), f"{where}: the seed of a save"
    again = meiji.load(json.dumps(data))
    assert again.bytes() == game.bytes(), f"{where}: the save replays to another table"
    assert again.save() == data, f"{where}: the save of the replayed game is another one"
    assert again.can_undo == game.can_undo or not game.log, f"{where}: the replayed game can undo differently"


def check_views(game: meiji.Game, seed: int, where: str) -> None:
    """Law 6: what a seat sees does not depend on what is hidden; a spectator sees no more; all of it is JSON."""
    spectator = json.loads(json.dumps(game.view(None)))
    for seat in range(game.seats):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view, f"{where}: the view of seat {seat} is not plain JSON"
        imagined = game.imagine(seat, seed)
        assert imagined.view(seat) == view, f"{where}: seat {seat} sees something hidden"
        assert imagined.observe(seat) == game.observe(seat), f"{where}: seat {seat} observes something hidden"
        assert (imagined.to_move, imagined.over) == (game.to_move, game.over), f"{where}: the imagined decision"
        if game.to_move == seat:
            assert imagined.codes() == game.codes(), f"{where}: the moves of seat {seat} depend on something hidden"
        excess = more_than(spectator, view)
        assert not excess, f"{where}: a spectator sees more than seat {seat}: {excess}"
        same = {**view, "you": None} == {**spectator, "you": None}
        assert same or game.spec.secrets, f"{where}: seat {seat} sees more, in a game without secrets"


def more_than(some: Any, all_of_it: Any, path: str = "") -> list[str]:
    """Where the first view tells what the second does not. What a view hides is null; "you" names its reader."""
    if path == "/you" or some is None:
        return []
    if isinstance(some, dict) and isinstance(all_of_it, dict):
        missing = [f"{path}/{key}" for key in some if key not in all_of_it]
        inside = [more_than(some[key], all_of_it[key], f"{path}/{key}") for key in some if key in all_of_it]
        return missing + [found for part in inside for found in part]
    if isinstance(some, list) and isinstance(all_of_it, list) and len(some) == len(all_of_it):
        pairs = enumerate(zip(some, all_of_it, strict=True))
        return [found for i, (one, other) in pairs for found in more_than(one, other, f"{path}/{i}")]
    return [] if some == all_of_it else [path]


def check_end(game: meiji.Game, where: str) -> None:
    """Law 8: at the end nobody moves, and scores and result agree."""
    assert game.over and game.to_move is None and game.decision is None and game.moves() == [], where
    scores, result = game.scores(), game.result()
    assert result["over"] is True and result["scores"] == scores, f"{where}: scores and result"
    assert sorted(result["ranking"]) == list(range(game.seats)), f"{where}: ranking"
    places = [result["places"][seat] for seat in result["ranking"]]
    assert places[0] == 1 and places == sorted(places), f"{where}: places {places}"
    for seat, points in enumerate(result["points"]):
        assert points["total"] == scores[seat], f"{where}: points of seat {seat}"
        assert total(points) == scores[seat], f"{where}: points of seat {seat} by source: {points}"
    sources = game.points()
    for seat, score in enumerate(scores):
        assert sum(source.points[seat] for source in sources) == score, f"{where}: points of seat {seat} side by side"
    for source in sources:
        if source.parts:
            parts = zip(*(part.points for part in source.parts), strict=True)
            assert tuple(map(sum, parts)) == source.points, f"{where}: parts of {source.source}"
    json.dumps([result, [source.data() for source in sources]])


def total(points: Any) -> int:
    """All points in a breakdown, however it is nested; "total" and what is no number of points stand beside it."""
    if isinstance(points, dict):
        return sum(total(part) for name, part in points.items() if name not in ("total", "won", "rating"))
    if isinstance(points, list):
        return sum(total(part) for part in points)
    return points if type(points) is int else 0


class Compiled:
    """The same game in compiled code, to be compared after every move (law 5)."""

    def __init__(self, setup: Setup, seed: int, game: meiji.Game) -> None:
        table = game.spec.table()
        table.rng[:] = seed_words(seed)
        table.seats = setup.seats
        game.spec.prepare(table, setup.seats, dict(setup.options))
        self.tables, self.boxes = table.pack(), game.box.record.pack()
        twin = game.spec.twin()
        twin[start_table](self.tables, 0, self.boxes)
        self.play_on = twin[play_on_table]

    def play(self, code: int) -> None:
        self.play_on(self.tables, 0, self.boxes, code)

    def check(self, game: meiji.Game, where: str) -> None:
        packed = game._table.pack()
        if packed.tobytes() != self.tables.tobytes():
            names = game._table.fields
            differing = [n for n in names if packed[n][0].tolist() != self.tables[n][0].tolist()]
            raise AssertionError(f"{where}: plain and compiled differ in {differing}")


def check_compiled(setup: Setup, seed: int, chooser: Chooser) -> int:
    """Law 5: one game plain and compiled; the number of moves compared."""
    game = setup.new(seed)
    compiled = Compiled(setup, seed, game)
    compiled.check(game, told(setup, seed, game))
    for code in play_on(game, chooser):
        if game.log:
            compiled.check(game, told(setup, seed, game))
        compiled.play(code)
    compiled.check(game, told(setup, seed, game))
    return len(game.log)


class Strict(list):
    """A list that does not count from its end: what would be a negative index in compiled code is an error here."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        list.__setitem__(self, index, value)


def check_indexes(setup: Setup, seed: int, chooser: Chooser) -> None:
    """Rules never count from the end of a field: plain Python would, and hide a mistake."""
    game = setup.new(seed)
    table = game.spec.table()
    table.rng[:] = seed_words(seed)
    table.seats = setup.seats
    table.chance = Chance()
    game.spec.prepare(table, setup.seats, dict(setup.options))
    for name, cells in table.fields.items():
        value = getattr(table, name)
        if len(cells.shape) == 2:
            setattr(table, name, Strict(Strict(line) for line in value))
        elif cells.shape:
            setattr(table, name, Strict(value))
    game._table = table
    game._run.begin(table, game.box.record)
    for _ in play_on(game, chooser):
        pass


def check_whole_game(setup: Setup, seed: int, chooser: Chooser, counts: Counter[str], compiled: bool) -> None:
    """Laws 1, 2, 3, 5, 6 and 8 on one game, counting what was checked."""
    game = watch_silent_decisions(setup.new(seed))
    twin = Compiled(setup, seed, game) if compiled else None
    middle = chooser.random.randrange(20, 200)
    for code in play_on(game, chooser):
        where = told(setup, seed, game)
        if twin is not None:
            twin.check(game, where)
            counts["tables equal plain and compiled"] += 1
            twin.play(code)
        check_offer(game, where)
        check_conserved(game, where)
        counts["decisions with exactly the checker's moves"] += 1
        counts["moves on offer"] += len(game.codes())
        if len(game.log) % 40 == 7:
            check_views(game, seed, where)
            counts["tables seen by all seats"] += 1
        if len(game.log) == middle:
            check_save(game, where)
            counts["saves replayed"] += 1
    where = told(setup, seed, game)
    if twin is not None:
        twin.check(game, where)
    check_conserved(game, where)
    check_views(game, seed, where)
    check_save(game, where)
    check_end(game, where)
    counts["saves replayed"] += 1
    counts["games"] += 1
