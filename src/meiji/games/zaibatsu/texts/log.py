"""The log: what a move did, in the third person, what changed and what followed by itself."""

from __future__ import annotations

from collections import Counter

from meiji.kernel.game import Played
from meiji.kernel.wording import labelled, listed, signed

from ..consolidation import is_taxed, kept_at_taxes, most_coal_kept, wages_due
from ..moves import (
    CHOOSE_BONUS_REGION,
    CHOOSE_COLOUR,
    CHOOSE_KEEP,
    CHOOSE_MODIFIER,
    CHOOSE_SILK,
    CONSOLIDATE,
    DRAW_PRIORITY,
    DRAW_SOLO_TILE,
    DRAW_WORKER,
    FINAL_SCORING,
    MOVES,
    PAYDAY,
    TAXES,
)
from ..rounds import takers
from ..supply import coal_of, goods_of
from ..table import Table
from ..terms import (
    ACTIONS,
    CITIES,
    COLOURS,
    CONTRACT_NAMES,
    FINANCE,
    GOODS,
    MACHINES,
    MINING,
    P_OBJECTIVES,
    P_REGIONS,
    P_WAGES,
    PIECES,
    RAILS,
    RD,
    SHIPS,
    TAKATOSHI,
    TRACKS,
    TRAINS,
    WORK_SPACES,
)
from ..tracks import space_after
from .effects import contract_name, operation_text
from .moves import MoveTeller
from .names import (
    a_worker,
    action_name,
    colour_name,
    department_name,
    good_name,
    goods_text,
    objective_name,
    region_name,
    tile_name,
    track_name,
)
from .table import TableTeller


class LogTeller(MoveTeller):
    def log(self, played: Played, after: Table) -> str:
        verb, choice, number = MOVES.split(played.code)
        self.told: Counter[str] = Counter()  # what the line says already of money, coal, goods, steps
        if verb == "first":
            main = self.tell("log-first", effect=self.first_effect(played.code))
        else:
            main = getattr(self, f"log_{verb.replace('-', '_')}", self.log_by_label)(verb, choice, number, after)
        parts = [main, *self.consolidated(played.code, after), listed(self.changes(verb, after))]
        return "; ".join(part for part in [*parts, *self.events(played, after)] if part)

    def log_by_label(self, verb: str, choice: str, number: int, after: Table) -> str:
        """Verbs whose line needs one name or none."""
        values: dict[str, str | int] = {}
        if verb == "store":
            values["where"] = self.factory(number, "in")
        elif verb == "modifier":
            values["factory"] = self.factory(number, "the-tile")
        elif verb == "location":
            values["where"] = self.tell(f"to-{choice}")
        elif verb == "department":
            values["department"] = department_name(choice, self.language)
        elif verb == "contract":
            values["contract"] = contract_name(self.box, number, self.language)
        elif verb == "piece":
            values["piece"] = self.piece(choice)
        elif verb == "old-factory":
            values["good"] = good_name(choice, self.language)
        return self.tell(f"log-{verb}", **values)

    def log_pair(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-pair", number=choice, effect=self.pair(number)[0])

    def log_action(self, verb: str, choice: str, number: int, after: Table) -> str:
        action = action_name(choice, self.language)
        space = self.g.workers[self.seat]
        if after.workers[self.seat] > space:
            colour = COLOURS[after.work[self.seat][space] - 1]
            return self.tell("log-hire", worker=a_worker(colour, self.language), action=action)
        return self.tell("log-action", action=action)

    def log_worker(self, verb: str, choice: str, number: int, after: Table) -> str:
        worker = a_worker(choice, self.language)
        if self.kind == CHOOSE_COLOUR:
            return self.tell("log-start-worker", worker=worker)
        return self.tell("log-hire", worker=worker, action=action_name(ACTIONS[self.a], self.language))

    def told_price(self, verb: str, choice: str, number: int) -> str:
        """The price of the move; what follows in the line leaves it out."""
        price = self.price(verb, choice, number)
        self.told.subtract(price)
        return self.amounts(price)

    def tell_paid(self, good: int, number: int, after: Table) -> None:
        """The line names goods that the seat pays; they may still have to be taken from one of several factories."""
        if goods_of(self.g, self.seat, good) - goods_of(after, self.seat, good) >= number:
            self.told[GOODS[good]] -= number

    def log_steps(self, verb: str, choice: str, number: int, after: Table) -> str:
        track = MINING if ACTIONS[self.a] == "mining" else RD
        steps = space_after(self.g, self.seat, track, number + 1) - self.g.track[self.seat][track]
        self.told[TRACKS[track]] += steps
        price = self.told_price(verb, choice, number)
        return self.tell("log-steps", track=track_name(TRACKS[track], self.language), n=steps, price=price)

    def log_factory(self, verb: str, choice: str, number: int, after: Table) -> str:
        tile = tile_name(number, self.g.side_of[number], self.language, "the-tile")
        return self.tell("log-factory", tile=tile, price=self.told_price(verb, choice, number))

    def log_machine(self, verb: str, choice: str, number: int, after: Table) -> str:
        where = self.factory(number // 2, "in")
        if not self.price(verb, choice, number):
            return self.tell("log-machine-free", where=where)
        return self.tell("log-machine", where=where, price=self.told_price(verb, choice, number))

    def log_produce(self, verb: str, choice: str, number: int, after: Table) -> str:
        good, made = self.produced(number)
        self.told[GOODS[good]] += made
        goods, where = self.produced_text(number), self.factory(number, "in")
        return self.tell("log-produce", goods=goods, where=where, price=self.told_price(verb, choice, number))

    def log_produce_without_coal(self, verb: str, choice: str, number: int, after: Table) -> str:
        good, made = self.produced(number)
        self.told[GOODS[good]] += made
        return self.tell("log-produce-without-coal", goods=self.produced_text(number), where=self.factory(number, "in"))

    def log_pay(self, verb: str, choice: str, number: int, after: Table) -> str:
        message = "log-pay-train" if ACTIONS[self.a % len(ACTIONS)] == "trains" else "log-pay-ship"
        return self.tell(message, price=self.told_price(verb, choice, number))

    def log_good(self, verb: str, choice: str, number: int, after: Table) -> str:
        amount = self.next_activation()
        self.tell_paid(GOODS.index(choice), amount, after)
        return self.tell("log-pay", price=goods_text(amount, choice, self.language))

    def log_take(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-take", source=self.factory(number, "out-of"))

    def log_region(self, verb: str, choice: str, number: int, after: Table) -> str:
        region = region_name(choice, self.language)
        if self.kind == CHOOSE_BONUS_REGION:
            return self.tell("log-region-bonus", region=region)
        for space in range(RAILS):
            if after.rails[number][space] == self.seat + 1 and not self.g.rails[number][space]:
                return self.tell("log-train", where=self.rail(number, space))
        return self.tell("log-region", region=region)

    def log_rail(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-train", where=self.rail(self.a, number))

    def log_market(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.delivery(number, after)

    def log_amount(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.delivery(self.a, after)

    def delivery(self, place: int, after: Table) -> str:
        g, city, side = self.g, place // 4, place % 4
        good, value = g.demand[city][side], after.token_value[city][side]
        paid = goods_of(g, self.seat, good) - goods_of(after, self.seat, good)
        if after.token_owner[city][side] != self.seat + 1 or value == g.token_value[city][side] or paid <= 0:
            return self.tell("log-market", place=self.place(place), good=good_name(GOODS[good], self.language))
        self.tell_paid(good, paid, after)
        goods = goods_text(paid, GOODS[good], self.language)
        line = self.tell("log-token", goods=goods, place=self.place(place), value=value)
        if not g.token_owner[city][side]:
            return line
        owner = self.owner(g.token_owner[city][side])
        return f"{line}; {self.tell('part-replaces', value=g.token_value[city][side], owner=owner)}"

    def log_return(self, verb: str, choice: str, number: int, after: Table) -> str:
        city = self.a // 4
        owner = self.owner(self.g.token_owner[city][number])
        return self.tell("log-return", value=self.g.token_value[city][number], owner=owner)

    def log_reward(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell(f"log-reward-{choice}")

    def log_stop(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-no-modifier" if self.kind == CHOOSE_MODIFIER else "log-stop")

    def log_may(self, verb: str, choice: str, number: int, after: Table) -> str:
        if choice == "no":
            return self.tell("log-decline")
        price = self.price_of_may()
        self.told.subtract(self.price(verb, choice, number))
        self.told[TRACKS[FINANCE]] -= self.box.c[self.a]
        return self.tell("log-may", price=price, effect=operation_text(self.box, self.a + 1, self.language))

    def log_benefit(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-benefit", level=number) if number else self.tell("log-no-benefit")

    def log_objective(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-objective", level=self.a, objective=objective_name(choice, self.language))

    def log_keep_coal(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-keep", what=self.kept(number))

    def log_silk(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-silk", silk=self.amount("silk", number)) if number else self.tell("log-no-silk")

    def log_goal_reward(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-goal-reward", goal=self.goal(self.a), effect=self.move_goal_reward(choice, number))

    def waits(self, g: Table, *kinds: int) -> bool:
        """A frame of one of these kinds lies on the stack for the seat."""
        return any(g.frame_kind[i] in kinds and g.frame_seat[i] == self.seat for i in range(g.depth))

    def consolidated(self, code: int, after: Table) -> list[str]:
        """The steps of a consolidation that came to pass with this move."""
        begun = code == CONSOLIDATE
        parts = []
        if (begun or self.waits(self.g, TAXES, CHOOSE_KEEP)) and not self.waits(after, TAXES, CHOOSE_KEEP):
            taxes = self.taxes(code)
            self.told.subtract(taxes)
            if any(taxes.values()):
                parts.append(self.tell("part-taxes", lost=self.signed(taxes, -1)))
        if (begun or self.waits(self.g, PAYDAY)) and not self.waits(after, PAYDAY):
            income = self.income(after)
            self.told.update(income)
            parts.append(self.tell("part-income", gained=self.signed(income, 1)))
        if (begun or self.waits(self.g, PAYDAY, CHOOSE_SILK)) and not self.waits(after, PAYDAY, CHOOSE_SILK):
            unpaid = self.g.points[self.seat][P_WAGES] - after.points[self.seat][P_WAGES]
            paid = {"money": wages_due(self.g, self.box, self.seat) - unpaid}
            self.told.subtract(paid)
            if paid["money"] > 0:
                parts.append(self.tell("part-wages", money=self.signed(paid, -1)))
        return parts

    def taxes(self, code: int) -> dict[str, int]:
        """Money and coal given away, but for what a factory lets one keep."""
        money, coal = self.g.money[self.seat], self.g.coal[self.seat]
        keep = kept_at_taxes(self.g, self.box, self.seat)
        if not is_taxed(self.g, self.seat, keep):
            return {}
        kept = most_coal_kept(self.g, self.seat, keep) if self.kind != CHOOSE_KEEP else MOVES.split(code)[2]
        return {"money": max(0, money - (keep - kept)), "coal": max(0, coal - kept)}

    def gains(self, seat: int, after: Table) -> list[str]:
        """Money, coal, silk, iron and points of a seat, more or less, as far as its line does not say it.

        Points for regions are told apart.
        """
        g, told = self.g, self.told if seat == self.seat else Counter()
        points = after.vp[seat] - g.vp[seat] - sum(self.region_points(seat, after))
        differences = [
            ("money", after.money[seat] - g.money[seat]),
            ("coal", coal_of(after, seat) - coal_of(g, seat)),
            ("silk", after.silk[seat] - g.silk[seat]),
            ("iron", after.iron[seat] - g.iron[seat]),
            ("points", points),
        ]
        left = [(thing, n - told[thing]) for thing, n in differences]
        return [signed(n, self.amount(thing, abs(n))) for thing, n in left if n]

    def changes(self, verb: str, after: Table) -> list[str]:
        """What the seat has more or less of after the move, as far as its line does not say it."""
        g, seat = self.g, self.seat
        parts = self.gains(seat, after)
        for track, name in enumerate(TRACKS):
            steps = after.track[seat][track] - g.track[seat][track] - self.told[name]
            if steps:
                parts.append(self.steps(track, steps))
        for good, name in enumerate(GOODS):
            n = goods_of(after, seat, good) - goods_of(g, seat, good) - self.told[name]
            if n:
                parts.append(signed(n, goods_text(abs(n), name, self.language)))
        told = {"location": SHIPS, "machine": MACHINES, "region": TRAINS, "rail": TRAINS}.get(verb)
        for piece, name in enumerate(PIECES):
            n = after.built[seat][piece] - g.built[seat][piece] - (piece == told)
            if n > 0:
                parts.append("+" + self.amount(name, n))
        for value in range(8):
            if after.flag[seat][value] < g.flag[seat][value]:
                parts.append(self.tell("change-token", value=value))
        for colour, name in enumerate(COLOURS):
            if after.upgraded[seat][colour] > g.upgraded[seat][colour]:
                parts.append(self.tell("part-upgrade", department=department_name(name, self.language)))
        for contract in range(len(CONTRACT_NAMES)):
            if verb != "contract" and after.contracts[seat][contract] > g.contracts[seat][contract]:
                parts.append(contract_name(self.box, contract, self.language))
        return parts

    def region_points(self, seat: int, after: Table) -> list[int]:
        """What a seat scored in each region with this move."""
        kinds = range(P_REGIONS, P_OBJECTIVES)
        return [after.points[seat][kind] - self.g.points[seat][kind] for kind in kinds]

    def events(self, played: Played, after: Table) -> list[str]:
        """What followed by itself: turns without a choice, Takatoshi's turn, scoring, a new round, the end."""
        g = self.g
        parts = [self.forced_turn((self.seat + turn) % g.seats, after) for turn in range(1, g.seats + 1)]
        parts += self.takatoshis_turns(played, after)
        scored = [sum(self.region_points(s, after)) for s in range(g.seats)]
        if any(scored):
            points = [f"{self.seat_name(s)} {signed(points)}" for s, points in enumerate(scored)]
            parts.append(self.tell("log-scoring", period=g.period + 1, points=listed(points)))
        if after.round > g.round:
            parts.append(self.tell("log-round", round=TableTeller(self.box, after, self.language).round()))
        drawn = [sum((draw, outcome) == (DRAW_WORKER, c) for draw, outcome in played.drawn) for c in range(6)]
        if any(drawn):
            workers = [f"{n} × {colour_name(COLOURS[c], self.language)}" for c, n in enumerate(drawn) if n]
            parts.append(self.tell("log-drawn", workers=listed(workers)))
        if after.over:
            parts.append(self.ending(after))
        elif self.final(after) and not self.final(g):
            parts.append(self.tell("log-final"))
        return parts

    def final(self, g: Table) -> bool:
        return any(g.frame_kind[i] == FINAL_SCORING for i in range(g.depth))

    def ending(self, after: Table) -> str:
        if after.solo and not after.solo_won:
            return self.tell("result-lost")
        scores = [f"{self.seat_name(s)} {after.vp[s]}" for s in range(after.seats)]
        return self.tell("log-end", scores=listed(scores))

    def forced_turn(self, seat: int, after: Table) -> str:
        """A turn without any choice: another seat's, or this seat's next one when it came round again."""
        if seat == self.seat:
            more, gained = after.workers[seat] or -1, []
            if after.turns - self.g.turns <= takers(self.g):
                return ""
        else:
            more, gained = after.workers[seat] - self.g.workers[seat], self.gains(seat, after)
            if after.last_turn[seat] == self.g.last_turn[seat]:
                return ""
        if more < 0 and self.g.workers[seat] >= WORK_SPACES:
            return labelled(self.tell("forced-consolidation-full", seat=self.seat_name(seat)), gained)
        message = "forced-consolidation" if more < 0 else "forced-action" if more else "forced-pass"
        return labelled(self.tell(message, seat=self.seat_name(seat)), gained)

    def takatoshis_turns(self, played: Played, after: Table) -> list[str]:
        g, parts = self.g, []
        for draw, outcome in played.drawn:
            if draw == DRAW_SOLO_TILE:
                space = self.box.solo_tile_space[outcome]
                message = "log-takatoshi" if space else "log-takatoshi-most"
                parts.append(self.tell(message, number=outcome + 1, space=space))
        for region in range(4):
            for space in range(RAILS):
                if after.rails[region][space] == TAKATOSHI + 1 and not g.rails[region][space]:
                    parts.append(self.tell("log-takatoshi-train", where=self.rail(region, space)))
        for place in range(CITIES * 4):
            city, side = place // 4, place % 4
            new = after.token_owner[city][side] == TAKATOSHI + 1 and g.token_owner[city][side] != TAKATOSHI + 1
            if new:
                value = after.token_value[city][side]
                parts.append(self.tell("log-takatoshi-token", value=value, place=self.place(place)))
        order = [COLOURS[outcome] for draw, outcome in played.drawn if draw == DRAW_PRIORITY]
        if order:
            colours = listed([colour_name(colour, self.language) for colour in order])
            parts.append(self.tell("log-priority", colours=colours))
        return parts
