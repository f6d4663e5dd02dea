"""Results: of a tournament as a page with shares of wins, ratings and scores, each with its interval; of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable

from meiji.arena.charts import intervals
from meiji.arena.ladder import Climbed, rating
from meiji.arena.pages import Part, page
from meiji.arena.tournament import Plan, Row, Standing, wilson
from meiji.kernel.language import say
from meiji.kernel.spec import find_game

FOLDER = Path(__file__).parent


def ranked(found: Sequence[Standing]) -> list[Standing]:
    """Best first: by wins in relation to what equal players would have."""
    return sorted(found, key=lambda s: -(s.share / s.fair if s.fair else 0.0))


def columns(language: str) -> list[str]:
    names = ("player", "games", "wins", "share", "fair", "lead", "score", "rating")
    return [say(FOLDER, language, f"column-{name}") for name in names]


def cells(standing: Standing) -> list[str]:
    return [
        standing.name,
        str(standing.games),
        f"{standing.wins:g}",
        f"{standing.share:.1%} ({standing.low:.1%}–{standing.high:.1%})",
        f"{standing.fair:.1%}",
        f"{standing.lead:+.1f}",
        f"{standing.score:.1f}",
        f"{standing.rating:.1f} ({standing.rating_low:.1f}–{standing.rating_high:.1f})",
    ]


def html(plan: Plan, rows: Sequence[Row], found: Sequence[Standing], language: str = "en") -> str:
    order = ranked(found)
    title = say(FOLDER, language, "report-title", game=find_game(plan.game).title)
    options = ", ".join(f"{name}={value}" for name, value in plan.options)
    about = say(
        FOLDER, language, "report-about", games=len(rows), seats=plan.seats, seed=plan.seed, options=options or "–"
    )
    shares = [(s.name, 100 * s.share, 100 * s.low, 100 * s.high) for s in order]
    fair = 100 * order[0].fair if len({round(s.fair, 6) for s in order}) == 1 else None
    rated = [(s.name, s.rating, s.rating_low, s.rating_high) for s in order]
    low, high = min(r[2] for r in rated) - 1, max(r[3] for r in rated) + 1
    scores = _scores(plan, rows, order)
    parts: list[Part] = [
        ("text", about),
        ("table", [columns(language), *map(cells, order)]),
        ("chart", intervals(say(FOLDER, language, "chart-shares"), shares, 0, 100, fair, " %")),
        ("chart", intervals(say(FOLDER, language, "chart-ratings"), rated, low, high, None, "")),
        ("chart", intervals(say(FOLDER, language, "chart-scores"), scores, *_span(plan, rows), None, "")),
        ("text", say(FOLDER, language, "report-explained")),
    ]
    return page(title, language, parts)


def _scores(plan: Plan, rows: Sequence[Row], order: Sequence[Standing]) -> list[tuple[str, float, float, float]]:
    """The middle score of each player, and between which scores eight of ten games lie."""
    found = []
    for standing in order:
        player = plan.players.index(standing.name)
        scores = sorted(s for r in rows for p, s in zip(r.players, r.scores, strict=True) if p == player)
        at = [scores[round(part * (len(scores) - 1))] if scores else 0 for part in (0.5, 0.1, 0.9)]
        found.append((standing.name, float(at[0]), float(at[1]), float(at[2])))
    return found


def _span(plan: Plan, rows: Sequence[Row]) -> tuple[float, float]:
    scores = [score for row in rows for score in row.scores] or [0]
    return float(min(scores)), float(max(scores))


def show_ladder(what: str, agent: str, found: Sequence[Climbed], out: Console) -> None:
    """Rung by rung, the rating, and last the line for the table in docs/ladder.md."""
    lines = RichTable("rung", "rated", "games", "won", "share of wins (95 %)", "mean lead", box=None)
    for rung in found:
        low, high = wilson(rung.wins / rung.games, rung.games)
        share = f"{rung.wins / rung.games:.1%} ({low:.1%}–{high:.1%})"
        lines.add_row(rung.player, f"{rung.rating:g}", str(rung.games), f"{rung.wins:g}", share, f"{rung.lead:+.1f}")
    out.print(lines)
    middle, least, most = rating(found)
    out.print(f"Rating of {agent}: {middle:.0f}, from {least:.0f} to {most:.0f} with 95 % certainty", soft_wrap=True)
    shares = " | ".join(f"{rung.wins / rung.games:.1%}" for rung in found)
    line = f"| {what} | `{agent}` | {middle:.0f} ({least:.0f} to {most:.0f}) | {shares} | {found[0].games} |"
    out.print(line, soft_wrap=True)
