"""Writes the playthroughs anew:  python -m tests.playthroughs.make

One random game each: the whole table at the start, then each decision with its moves, the move chosen, what was
drawn, and everything that changed on the table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meiji

FOLDER = Path(__file__).resolve().parent
COMMAND = "python -m tests.playthroughs.make"


def playthroughs() -> list[tuple[str, int]]:
    return [(game, seats) for game in meiji.game_ids() for seats in meiji.find_game(game).seats]


def file_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def options_of(game: str, seats: int) -> dict[str, str]:
    """The last value of each option that the game allows with so many seats: usually the fullest game."""
    spec = meiji.find_game(game)
    chosen: dict[str, str] = {}
    for option in spec.options:
        for value in reversed(option.values):
            try:
                spec.prepare(spec.table(), seats, {**chosen, option.name: value})
            except meiji.BadInput:
                continue
            chosen[option.name] = value
            break
    return chosen


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every single thing in a view with its path; a list of plain things stays in one piece."""
    if isinstance(data, dict) and data:
        inside = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and data and all(isinstance(value, dict | list) for value in data):
        inside = [(str(number), value) for number, value in enumerate(data)]
    else:
        yield path, short(data)
        return
    for name, value in inside:
        yield from leaves(value, f"{path}.{name}" if path else name)


def short(data: Any) -> str:
    """A value in few signs."""
    if isinstance(data, dict):
        return "{" + " ".join(f"{key}:{short(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + " ".join(short(value) for value in data) + "]"
    if data is None:
        return "-"
    if isinstance(data, bool):
        return "yes" if data else "no"
    return str(data)


def grouped(notations: list[str]) -> str:
    """Moves on offer, each verb once: worker red blue, stop."""
    verbs: dict[str, list[str]] = {}
    for notation in notations:
        verb, _, choice = notation.partition(" ")
        verbs.setdefault(verb, []).append(choice.replace(" ", "-"))
    return ", ".join(f"{verb} {' '.join(choices)}".strip() for verb, choices in verbs.items())


def text_of(game: str, seats: int) -> str:
    """The whole game as text."""
    table = meiji.new(game, seats=seats, seed=seats, options=options_of(game, seats))
    chooser, draws = random.Random(seats), table.spec.draws
    chosen = ", ".join(f"{name} {value}" for name, value in table.options.items())
    setup = ", ".join(map(draws.text, table.setup))
    lines = [f"{table.spec.title}, {seats} seats, {chosen}", "", f"setup: {setup}", ""]
    known = dict(leaves(table.view(None)))
    lines += [f"{path} {value}" for path, value in known.items()]
    while not table.over:
        decision = table.decision
        assert decision is not None
        move = chooser.choice(table.moves())
        offered = grouped([other.notation for other in table.moves()])
        lines += ["", f"{len(table.log) + 1}. seat {decision.seat} {decision.kind}: {offered}", f"> {move.notation}"]
        table.play(move)
        if table.log[-1].drawn:
            lines.append("  drawn: " + ", ".join(map(draws.text, table.log[-1].drawn)))
        now = dict(leaves(table.view(None)))
        lines += [f"  {path} {known.get(path, '-')} > {now.get(path, '-')}" for path in changed(known, now)]
        known = now
    lines += ["", "result:", *(f"{path} {value}" for path, value in leaves(table.result()))]
    return "\n".join(lines) + "\n"


def changed(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [path for path in {**before, **after} if before.get(path, "-") != after.get(path, "-")]


def main() -> None:
    for game, seats in playthroughs():
        file_of(game, seats).write_text(text_of(game, seats), encoding="utf-8", newline="\n")
        print(file_of(game, seats).name)


if __name__ == "__main__":
    main()
