"""What things are worth in strong play: seats, openings, tiles and cards.

The games are those of a tournament in which one player sits everywhere. A game says what each seat had (`studied` in
its folder): shelves of things by their names, "factory lenses-2A". A thing is compared with the others on its shelf,
because who owns many factories wins more often, whichever they are. It shows what happens to those who have a thing;
strong players take it when it fits, so it is no proof of what it would do for anybody.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from meiji.arena.charts import intervals
from meiji.arena.pages import Part, page
from meiji.arena.tournament import CLEAR, Plan, Row, wilson
from meiji.kernel.box import LoadedBox
from meiji.kernel.language import say
from meiji.kernel.spec import find_game

FOLDER = Path(__file__).parent
LEAST = 30  # times that a thing has to be seen before it can be called out of line


@dataclass(frozen=True)
class Worth:
    """A thing in the hands of `times` seats: its share of wins with the interval, and the mean lead with its error."""

    shelf: str
    name: str
    times: int
    share: float
    low: float
    high: float
    lead: float
    error: float  # of the mean lead, for 95 %
    out_of_line: bool


@dataclass
class _Tally:
    times: int = 0
    wins: float = 0.0
    lead: float = 0.0
    squares: float = 0.0

    def add(self, win: float, lead: float) -> None:
        self.times += 1
        self.wins += win
        self.lead += lead
        self.squares += lead * lead


def study(plan: Plan, rows: Sequence[Row]) -> list[Worth]:
    """All things, shelf by shelf, the best of each first."""
    shelves: dict[str, dict[str, _Tally]] = defaultdict(lambda: defaultdict(_Tally))
    for row in rows:
        for seat in range(plan.seats):
            lead = row.scores[seat] - max(score for other, score in enumerate(row.scores) if other != seat)
            had = {"seat": [f"seat {seat + 1}"], **(row.things[seat] if row.things else {})}
            for shelf, names in had.items():
                for name in names:
                    shelves[shelf][name].add(row.wins[seat], lead)
    return [worth for shelf, things in shelves.items() for worth in _on_shelf(shelf, things)]


def _on_shelf(shelf: str, things: dict[str, _Tally]) -> list[Worth]:
    average = sum(t.wins for t in things.values()) / sum(t.times for t in things.values())
    found = []
    for name, tally in things.items():
        share = tally.wins / tally.times
        low, high = wilson(share, tally.times)
        surely_low, surely_high = wilson(share, tally.times, CLEAR)
        mean = tally.lead / tally.times
        spread = max(0.0, tally.squares / tally.times - mean * mean)
        error = 1.96 * math.sqrt(spread / tally.times)
        odd = tally.times >= LEAST and not surely_low <= average <= surely_high
        found.append(Worth(shelf, name, tally.times, share, low, high, mean, error, odd))
    return sorted(found, key=lambda worth: -worth.share)


def shelf_name(game: str, shelf: str, language: str) -> str:
    ours = {"seat": "study-seat", "opening": "study-opening"}
    if shelf in ours:
        return say(FOLDER, language, ours[shelf])
    return say(find_game(game).folder / "help", language, f"kind-{shelf}")


def thing_text(game: str, box: LoadedBox, name: str, language: str) -> str:
    """What a thing is, in the words of the component browser."""
    kind, _, key = name.partition(" ")
    components = find_game(game).components
    known = components is not None and kind in components.kinds()
    return components.text(box, kind, key, language) if components is not None and known else ""


def columns(language: str) -> list[str]:
    return [say(FOLDER, language, f"column-{name}") for name in ("thing", "times", "share", "lead", "text")]


def cells(worth: Worth, text: str) -> list[str]:
    return [
        f"{worth.name}{' *' if worth.out_of_line else ''}",
        str(worth.times),
        f"{worth.share:.1%} ({worth.low:.1%}–{worth.high:.1%})",
        f"{worth.lead:+.1f} ± {worth.error:.1f}",
        text,
    ]


def html(plan: Plan, rows: Sequence[Row], found: Sequence[Worth], box: LoadedBox, language: str = "en") -> str:
    title = say(FOLDER, language, "study-title", game=find_game(plan.game).title)
    options = ", ".join(f"{name}={value}" for name, value in plan.options)
    about = say(
        FOLDER, language, "study-about", games=len(rows), seats=plan.seats, player=", ".join(plan.players),
        seed=plan.seed, options=options or "–",
    )  # fmt: skip
    parts: list[Part] = [("text", about), ("text", say(FOLDER, language, "study-explained"))]
    for shelf in dict.fromkeys(worth.shelf for worth in found):
        things = [worth for worth in found if worth.shelf == shelf]
        name = shelf_name(plan.game, shelf, language)
        average = 100 * sum(t.share * t.times for t in things) / sum(t.times for t in things)
        shares = [(t.name, 100 * t.share, 100 * t.low, 100 * t.high) for t in things]
        rows_of_table = [cells(t, thing_text(plan.game, box, t.name, language)) for t in things]
        parts += [("heading", name), ("chart", intervals(name, shares, 0, 100, average, " %"))]
        parts.append(("table", [columns(language), *rows_of_table]))
    return page(title, language, parts)


def write_parquet(rows: Sequence[Row], file: Path) -> None:
    """One line for each thing of each seat of each game."""
    import polars

    lines = []
    for row in rows:
        for seat, had in enumerate(row.things):
            result = {"game": row.number, "seat": seat, "score": row.scores[seat], "win": row.wins[seat]}
            lines += [{**result, "shelf": shelf, "thing": name} for shelf, names in had.items() for name in names]
    columns = ["game", "seat", "score", "win", "shelf", "thing"]
    polars.DataFrame(lines, None if lines else columns).write_parquet(file)
