"""The log: what a move did, what changed and what followed by itself."""

from __future__ import annotations

from collections import Counter

from meiji.kernel.game import Played
from meiji.kernel.wording import listed, signed

from ..moves import CHOOSE_REWARD, CONSOLIDATE, DRAW_WORKER, MOVES
from ..table import Table
from ..terms import CITIES, COLOURS, GOODS, P_ACHIEVEMENTS, P_REGIONS, PIECES, TRACKS
from .moves import MoveTeller
from .names import (
    a_worker,
    achievement_name,
    action_name,
    colour_name,
    contract_name,
    good_name,
    goods_text,
    in_factory,
    region_name,
    steps_text,
    the_tile,
    track_name,
)


class LogTeller(MoveTeller):
    def log(self, played: Played, after: Table) -> str:
        """What was chosen, what changed for the seat, and what followed by itself."""
        verb, choice, number = MOVES.split(played.code)
        self.told: Counter[str] = Counter()  # what the line says already of yen, coal, goods, pieces, spaces
        parts = [self.chosen(verb, choice, number, after), listed(self.changes(after))]
        return "; ".join(part for part in [*parts, *self.events(played, after)] if part)

    def told_price(self, verb: str, number: int) -> str:
        """The price of the move; what follows in the line leaves it out."""
        price = self.price(verb, number)
        self.told.subtract(price)
        return self.amounts(price)

    def chosen(self, verb: str, choice: str, number: int, after: Table) -> str:
        language, seat = self.language, self.seat
        if verb == "action":
            return self.tell("log-action", action=action_name(choice, language))
        if verb == "blueprints":
            return self.tell("log-blueprints")
        if verb == "worker":
            return self.tell("log-worker", worker=a_worker(choice, language))
        if verb == "steps":
            track = self.a % 3
            steps = after.track[seat][track] - self.g.track[seat][track]
            self.told[f"track {TRACKS[track]}"] += steps
            price = self.told_price(verb, number)
            return self.tell("log-steps", track=track_name(TRACKS[track], language), n=steps, price=price)
        if verb == "produce":
            made = max(0, after.goods[seat][number] - self.g.goods[seat][number])
            self.told[choice] += made
            goods = goods_text(made, choice, language)
            return self.tell("log-produce", goods=goods, price=self.told_price(verb, number))
        if verb == "machine":
            where, price = in_factory(choice, language), self.told_price(verb, number)
            if self.g.machine[seat][number]:
                return self.tell("log-upgrade", where=where, price=price)
            return self.tell("log-machine", where=where, price=price)
        if verb == "store-machine":
            return self.tell("log-store-machine", price=self.told_price(verb, number))
        if verb in ("extra", "good"):
            return self.tell(f"log-{verb}", good=good_name(choice, language))
        if verb == "contract":
            return self.tell("log-contract", contract=contract_name(self.box, number, language))
        if verb == "factory":
            return self.tell("log-factory", tile=the_tile(number, language), price=self.told_price(verb, number))
        if verb == "region":
            piece, region = PIECES[self.a % 2], region_name(choice, language)
            self.told[piece] += 1
            if self.b:
                return self.tell(f"log-free-{piece}", region=region)
            return self.tell(f"log-{piece}", region=region, price=self.told_price(verb, number))
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
        left = [(thing, n - self.told[thing]) for thing, n in differences]
        parts = [signed(n, self.amount(thing, abs(n))) for thing, n in left if n]
        for track, name in enumerate(TRACKS):
            steps = after.track[seat][track] - g.track[seat][track] - self.told[f"track {name}"]
            if steps:
                parts.append(steps_text(name, steps, self.language))
        for good, name in enumerate(GOODS):
            n = after.goods[seat][good] - g.goods[seat][good] - self.told[name]
            if n:
                parts.append(signed(n, goods_text(abs(n), name, self.language)))
        return parts

    def asked_after_forced_consolidation(self, code: int, after: Table) -> int | None:
        """The seat that has to choose a reward though nobody chose to consolidate."""
        if after.over or after.depth == 0 or after.frame_kind[after.depth - 1] != CHOOSE_REWARD:
            return None
        seat = after.frame_seat[after.depth - 1]
        chosen = seat == self.seat and (code == CONSOLIDATE or self.kind == CHOOSE_REWARD)
        return None if chosen else seat

    def scored(self, seat: int, after: Table) -> list[int]:
        """Points for regions, ships and achievements that came with this move."""
        return [after.points[seat][kind] - self.g.points[seat][kind] for kind in range(P_REGIONS, len(after.points[0]))]

    def events(self, played: Played, after: Table) -> list[str]:
        """What followed by itself: turns without a choice, workers drawn, a scoring, the marker, the end."""
        g, parts = self.g, []
        for turn in range(1, g.seats):
            seat = (self.seat + turn) % g.seats
            if after.last_turn[seat] != g.last_turn[seat]:
                name = self.seat_name(seat)
                if after.workers[seat] < g.workers[seat]:
                    parts.append(self.tell("log-forced-consolidation", seat=name))
                else:
                    parts.append(self.tell("log-forced", seat=name))
        asked = self.asked_after_forced_consolidation(played.code, after)
        if asked is not None:
            parts.append(self.tell("log-forced-consolidation", seat=self.seat_name(asked)))
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
