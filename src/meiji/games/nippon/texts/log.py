"""The log: what a move did, what changed and what followed by itself."""

from __future__ import annotations

from meiji.kernel.game import Played
from meiji.kernel.wording import listed, signed

from ..moves import DRAW_WORKER, MOVES
from ..table import Table
from ..terms import CITIES, COLOURS, GOODS, P_ACHIEVEMENTS, P_REGIONS, PIECES, TRACKS
from .moves import MoveTeller
from .names import (
    achievement_name,
    action_name,
    colour_name,
    contract_name,
    good_name,
    goods_text,
    region_name,
    steps_text,
    tile_name,
    track_name,
    worker_name,
)


class LogTeller(MoveTeller):
    def log(self, played: Played, after: Table) -> str:
        """What was chosen, what changed for the seat, and what followed by itself."""
        verb, choice, number = MOVES.split(played.code)
        parts = [self.chosen(verb, choice, number, after), listed(self.changes(after))]
        return "; ".join(part for part in [*parts, *self.events(played, after)] if part)

    def chosen(self, verb: str, choice: str, number: int, after: Table) -> str:
        language = self.language
        if verb == "action":
            return self.tell("log-action", action=action_name(choice, language))
        if verb == "blueprints":
            return self.tell("log-blueprints")
        if verb == "worker":
            return self.tell("log-worker", worker=worker_name(choice, language))
        if verb == "steps":
            return self.tell("log-steps", track=track_name(TRACKS[self.a % 3], language), n=number + 1)
        if verb in ("produce", "extra", "good", "machine"):
            return self.tell(f"log-{verb}", good=good_name(choice, language))
        if verb == "contract":
            return self.tell("log-contract", contract=contract_name(self.box, number, language))
        if verb == "factory":
            return self.tell("log-factory", tile=tile_name(number, language))
        if verb == "region":
            return self.tell(f"log-{PIECES[self.a % 2]}", region=region_name(choice, language))
        if verb == "market":
            return self.tell("log-market", place=self.place(number), good=self.asked_good(number))
        if verb == "amount":
            return self.tell("log-amount", n=number + 1)
        if verb == "influence":
            return self.tell("log-influence", value=choice)
        if verb == "return":
            lying = self.lying(self.a // 4 % CITIES * 4 + number)
            value, owner = (lying[1], lying[0]) if lying else (0, "–")
            return self.tell("log-return", value=value, owner=owner)
        if verb == "reward":
            return self.tell("log-reward", multiplier=choice.split()[0])
        if verb == "achievement":
            name = achievement_name(choice, language)
            return self.tell("log-achievement", multiplier=self.a, achievement=name)
        return self.tell(f"log-{verb}")

    def changes(self, after: Table) -> list[str]:
        """What the seat has more or less of after the move; points for regions and achievements are told apart."""
        g, seat = self.g, self.seat
        points = after.vp[seat] - g.vp[seat] - sum(self.scored(seat, after))
        differences = [
            ("yen", after.yen[seat] - g.yen[seat]),
            ("coal", after.coal[seat] - g.coal[seat]),
            ("blueprints", after.blueprints[seat] - g.blueprints[seat]),
            ("points", points),
            ("ships", after.built[seat][0] - g.built[seat][0]),
            ("railways", after.built[seat][1] - g.built[seat][1]),
            ("stored-machines", after.stored_machines[seat] - g.stored_machines[seat]),
        ]
        parts = [signed(n, self.amount(thing, abs(n))) for thing, n in differences if n]
        for track, name in enumerate(TRACKS):
            steps = after.track[seat][track] - g.track[seat][track]
            if steps:
                parts.append(steps_text(name, steps, self.language))
        for good, name in enumerate(GOODS):
            n = after.goods[seat][good] - g.goods[seat][good]
            if n:
                parts.append(signed(n, goods_text(abs(n), name, self.language)))
        return parts

    def scored(self, seat: int, after: Table) -> list[int]:
        """Points for regions, ships and achievements that came with this move."""
        return [after.points[seat][kind] - self.g.points[seat][kind] for kind in range(P_REGIONS, len(after.points[0]))]

    def events(self, played: Played, after: Table) -> list[str]:
        """What followed by itself: turns without a choice, workers drawn, a scoring, the marker, the end."""
        g, parts = self.g, []
        for turn in range(1, g.seats):
            seat = (self.seat + turn) % g.seats
            if after.last_turn[seat] != g.last_turn[seat]:
                parts.append(self.tell("log-forced", seat=self.seat_name(seat)))
        regions = [sum(self.scored(s, after)[: P_ACHIEVEMENTS - P_REGIONS]) for s in range(g.seats)]
        if any(regions):
            points = [f"{self.seat_name(s)} {signed(n)}" for s, n in enumerate(regions)]
            parts.append(self.tell("log-scoring", points=listed(points)))
        if after.marker > g.marker:
            parts.append(self.tell("log-marker", space=after.marker))
        drawn = [sum((draw, outcome) == (DRAW_WORKER, c) for draw, outcome in played.drawn) for c in range(6)]
        if any(drawn):
            workers = [f"{n} × {colour_name(COLOURS[c], self.language)}" for c, n in enumerate(drawn) if n]
            parts.append(self.tell("log-drawn", workers=listed(workers)))
        if after.over:
            scores = [f"{self.seat_name(s)} {after.vp[s]}" for s in range(after.seats)]
            parts.append(self.tell("log-end", scores=listed(scores)))
        return parts
