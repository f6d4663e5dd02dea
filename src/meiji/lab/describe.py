"""The page of a game as an environment, written from the game itself:  python -m meiji.lab.describe zaibatsu"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from meiji.kernel.observation import AS_IT_IS, EACH_SEAT, OWN, OWNERS, SEAT_COLUMNS, Span
from meiji.kernel.spec import GameSpec, find_game
from meiji.lab.versions import gym_id, version_of
from meiji.players.rungs import rungs

CODINGS = {AS_IT_IS: "", OWNERS: "owners: 0 nobody, 1 me, 2 next, …", SEAT_COLUMNS: "a column a seat, mine first"}


def page(game: str) -> str:
    return "\n".join(_lines(find_game(game))) + "\n"


def _lines(spec: GameSpec) -> Iterator[str]:
    yield f"# {spec.title} as an environment"
    yield ""
    yield f"This page is written by `python -m meiji.lab.describe {spec.id}`. What all games share is told in"
    yield f"[lab.md](lab.md), the rules as we model them, with every deviation, in [{spec.id}.md]({spec.id}.md)."
    yield ""
    yield "| | |"
    yield "|---|---|"
    yield f"| version | v{version_of(spec.id)}, rules version {spec.version}, box `{spec.box().hash[:12]}` |"
    yield f"| seats | {', '.join(map(str, spec.seats))} |"
    for option in spec.options:
        default = f"; {option.default} if not said" if option.default else ""
        yield f"| option `{option.name}` | {', '.join(option.values)}{default} |"
    yield f"| actions | {len(spec.moves)} codes; `meiji.find_game({spec.id!r}).moves.notations[code]` names each |"
    yield f"| kinds of decision | {len(spec.decisions.names)} |"
    sizes = ", ".join(f"{spec.observation.size(seats)} with {seats}" for seats in spec.seats)
    yield f"| numbers observed (int16) | {sizes} seats |"
    yield "| rewards | at the end: `win`, `lead` or `rank` |"
    yield "| ends | when the rules end the game; nothing is cut off |"
    yield ""
    yield "```python"
    yield "import gymnasium"
    yield "import meiji.lab"
    yield ""
    seats = max(spec.seats)
    yield f'env = meiji.lab.aec("{spec.id}", seats={seats})'
    yield f'env = gymnasium.make("{gym_id(spec.id)}", seats={seats}, opponents="greedy")'
    yield f'game = meiji.lab.open_spiel("{spec.id}", seats={seats})'
    yield f'tables = meiji.batch("{spec.id}", n=1024, seats={seats}, observe=True, restart=True)'
    yield "```"
    yield ""
    yield f"## What is observed, with {seats} seats"
    yield ""
    yield "| from | name | shape | range | meaning |"
    yield "|---:|---|---|---|---|"
    for span in spec.observation.parts(seats):
        if span.observed.group != EACH_SEAT:
            yield _row(span, span.name)
        elif span.name.endswith(" of me"):
            yield _row(span, span.observed.name + " of me, next, …")
    yield ""
    each = [span for span in spec.observation.parts(seats) if span.observed.group == EACH_SEAT]
    width = sum(span.stop - span.start for span in each) // seats
    mine, following = each[0].start, each[0].start + width
    yield f"The pieces of a seat take {width} numbers: mine from {mine} on, the next seat's from {following} on, …"
    if any(span.observed.group == OWN for span in spec.observation.parts(seats)):
        yield "What only I know comes last."
    yield ""
    yield "## Decisions"
    yield ""
    yield "The number of a decision in the observation is its place in this list, from 1 on: "
    yield ", ".join(f"`{name}`" for name in spec.decisions.names) + "."
    if spec.amounts:
        yield ""
        yield "## What a move costs and gives"
        yield ""
        yield "The kinds of amounts, as [moves](lab.md#what-a-move-costs-and-gives) name them:"
        yield ", ".join(f"`{kind.name}` ({spec.texts.amount_text(kind.name, 2, 'en')})" for kind in spec.amounts) + "."
    if not rungs(spec.id):
        return
    yield ""
    yield "## Baselines"
    yield ""
    yield "Two seats, each seed from both seats. Ratings are those of the [ladder](ladder.md#ratings), where any agent"
    yield "can be measured; more about these players is told in [players.md](players.md#strength)."
    yield ""
    yield "| player | rating | won against the one above in this table |"
    yield "|---|---:|---|"
    for rung in rungs(spec.id):
        yield f"| `{rung.player}` | {rung.rating:g} | {f'{rung.won:g} of {rung.games} games' if rung.games else ''} |"


def _row(span: Span, name: str) -> str:
    shape = "×".join(map(str, span.shape)) or "1"
    coding = CODINGS.get(span.observed.coding, "seats: 0 me, 1 next, …")
    meaning = f"{span.observed.meaning} ({coding})" if coding else span.observed.meaning
    return f"| {span.start} | {name} | {shape} | {span.observed.low} to {span.observed.high} | {meaning} |"


if __name__ == "__main__":
    print(page(sys.argv[1]), end="")
