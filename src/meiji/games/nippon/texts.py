"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. Names are asked for by the words of words.py
("red", "silk", "ships"). A box may be given as loaded or as its record, where no source is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Played
from meiji.kernel.language import say

from . import operations as ops
from .actions.invest import technology_missing
from .actions.production import coal_to_produce
from .actions.steps import steps_price
from .box import Box
from .consolidation import colours_to_pay
from .moves import CHOOSE_REGION, CHOOSE_STEPS, DECISIONS, DRAW_WORKER, MOVES
from .scoring import achieved
from .supply import level_of
from .table import Table
from .tracks import track_value
from .words import (
    ACHIEVEMENTS,
    ACTIONS,
    BONUSES,
    CITIES,
    CITY_TILES,
    COAL,
    COLOURS,
    CONTRACTS,
    GOODS,
    HIGHEST_REWARD,
    INCOME,
    LOWEST_REWARD,
    MOST_TIMES,
    P_ACHIEVEMENTS,
    P_REGIONS,
    PIECES,
    POINTS,
    REGIONS,
    SEAT_COLOURS,
    SIDES,
    TECHNOLOGY,
    TILE_NAMES,
    TRACK_SPACES,
    TRACKS,
)

FOLDER = Path(__file__).parent
THINGS = ["ships", "railways", "machines"]  # that have a price
THOUSANDS = {"en": ",", "de": ".", "pl": " "}

AnyBox = LoadedBox | Box


@lru_cache(maxsize=20_000)
def _told(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(FOLDER, language, message, **dict(values))


def tell(language: str, message: str, **values: str | int) -> str:
    """A message of this game; the same one is put together once."""
    return _told(language, message, tuple(values.items()))


def _record(box: AnyBox) -> Box:
    record: Box = box.record if isinstance(box, LoadedBox) else box
    return record


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(part for part in parts if part)


def _label(label: str, *parts: Sequence[str]) -> str:
    """A label with its price and what it gives: "Build Silk 1: 6,000 yen; 2 blueprints"."""
    told = "; ".join(text for text in map(_listed, parts) if text)
    return f"{label}: {told}" if told else label


def _upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


# --- Names --------------------------------------------------------------------------------------------------------
def title(language: str) -> str:
    return tell(language, "title")


def colour_name(colour: str, language: str) -> str:
    return tell(language, f"colour-{colour}")


def worker_name(colour: str, language: str) -> str:
    return tell(language, f"worker-{colour}")


def good_name(good: str, language: str) -> str:
    return tell(language, f"good-{good}")


def action_name(action: str, language: str) -> str:
    return tell(language, f"action-{action}")


def track_name(track: str, language: str) -> str:
    return tell(language, f"track-{track}")


def achievement_name(achievement: str, language: str) -> str:
    return tell(language, f"achievement-{achievement}")


def region_name(region: str | int, language: str) -> str:
    return tell(language, "region", number=str(region))


def side_name(side: str, language: str) -> str:
    """The side of a city: top, right, bottom, left."""
    return tell(language, f"side-{side}")


def tile_name(tile: int, language: str) -> str:
    """A factory tile: "Silk 1"."""
    return tell(language, f"tile-{GOODS[tile // 4]}", number=tile % 4 + 1)


def contract_name(box: AnyBox, contract: int, language: str) -> str:
    """A contract by the goods it wants: "Contract 4 (2 + 1)"."""
    record = _record(box)
    goods = " + ".join(str(n) for n in record.cube[contract][: record.cubes[contract]])
    return tell(language, "contract", number=contract + 1, goods=goods)


def seat_colour_name(seat: int, language: str) -> str:
    return tell(language, f"seat-{SEAT_COLOURS[seat]}")


def part_name(part: str, language: str) -> str:
    """A part of the picture."""
    return tell(language, f"part-{part}")


def decision_name(kind: str, language: str) -> str:
    """A short name for a kind of decision."""
    return tell(language, f"kind-{kind}")


def source_name(source: str, language: str) -> str:
    """Where a printed value comes from: rulebook, example, public, reconstructed."""
    return tell(language, f"source-{source}")


def option_name(name: str, language: str) -> str:
    raise BadInput(f"Nippon has no option {name!r}.")


def option_text(name: str, value: str, language: str) -> str:
    raise BadInput(f"Nippon has no option {name!r}.")


def yen_text(thousands: int, language: str) -> str:
    """Money, which the table counts in thousands: "5,000 yen"."""
    number = f"{thousands * 1000:,}".replace(",", THOUSANDS[language])
    return tell(language, "amount-yen", n=number)


def amount_text(thing: str, number: int, language: str) -> str:
    """So much yen, coal, blueprints, points, goods, ships, railways or machines."""
    return yen_text(number, language) if thing == "yen" else tell(language, f"amount-{thing}", n=number)


def goods_text(number: int, good: str, language: str) -> str:
    return tell(language, "goods-of", n=number, good=good_name(good, language))


def steps_text(track: str, steps: int, language: str) -> str:
    """Spaces on a track: "Technology +2"."""
    return tell(language, "advance", track=track_name(track, language), steps=_signed(steps))


# --- Effects ------------------------------------------------------------------------------------------------------
GAINS = {ops.GAIN_YEN: "yen", ops.GAIN_COAL: "coal", ops.GAIN_BLUEPRINTS: "blueprints", ops.GAIN_VP: "points"}

# Operations that one message tells, with their first argument as a number.
PLAIN_EFFECTS = {
    ops.MACHINE_HERE: "effect-machine-here",
    ops.SHIP_VP: "effect-ship-vp",
    ops.RAILWAY_INFLUENCE: "effect-railway-influence",
    ops.COAL_SAVED: "effect-coal-saved",
    ops.EXTRA_GOODS: "effect-extra-goods",
    ops.UNPAID_SPACES: "effect-unpaid-spaces",
    ops.EXTRA_SPACES: "effect-extra-spaces",
    ops.EXTRA_COAL: "effect-extra-coal",
    ops.EXTRA_BLUEPRINTS: "effect-extra-blueprints",
    ops.FREE_COLOURS: "effect-free-colours",
}


def operation_text(box: AnyBox, address: int, language: str) -> str:
    """One operation of the box's program."""
    record = _record(box)
    op, a, b = record.op[address], record.a[address], record.b[address]
    if op in GAINS:
        return amount_text(GAINS[op], a, language)
    if op == ops.ADVANCE:
        return steps_text(TRACKS[a], b, language)
    if op == ops.FREE_PIECE:
        return tell(language, f"effect-free-{PIECES[a]}")
    if op == ops.PRICE:
        return tell(language, f"effect-price-{THINGS[a]}", price=yen_text(b, language))
    if op == ops.STARS:
        return tell(language, "effect-stars", n=b, track=track_name(TRACKS[a], language))
    return tell(language, PLAIN_EFFECTS[op], n=a)


def effect_text(box: AnyBox, address: int, language: str) -> str:
    """The whole effect at an address of the box's program."""
    record = _record(box)
    parts = []
    while record.op[address]:
        parts.append(operation_text(record, address, language))
        address += 1
    return _listed(parts)


def tile_effect_text(box: AnyBox, tile: int, language: str) -> str:
    """The synergy of a factory, and whether it comes at once or lasts."""
    record = _record(box)
    address = record.tile[tile]
    when = "when-lasts" if record.op[address] in ops.LASTING else "when-built"
    return tell(language, when, effect=effect_text(record, address, language))


# --- Components ---------------------------------------------------------------------------------------------------
def component_keys() -> dict[str, list[str]]:
    """Every kind of component with the keys of all its pieces."""
    levels = range(LOWEST_REWARD, HIGHEST_REWARD + 1)
    return {
        "factory": list(TILE_NAMES),
        "contract": [str(n + 1) for n in range(CONTRACTS)],
        "region": list(REGIONS),
        "city": [str(n + 1) for n in range(CITIES)],
        "city-tile": [str(n + 1) for n in range(CITY_TILES)],
        "reward": [f"{level}-{bonus}" for level in levels for bonus in BONUSES],
        "track": list(TRACKS),
        "achievement": list(ACHIEVEMENTS),
        "action": list(ACTIONS),
    }


def component_text(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component, with the source of its values."""
    keys = component_keys()
    if kind not in keys:
        raise BadInput(f"There is no component {kind!r}; the components are {', '.join(keys)}.")
    if key not in keys[kind]:
        raise BadInput(f"There is no {kind} {key!r}; there are {', '.join(keys[kind])}.")
    tellers: dict[str, Callable[[LoadedBox, str, str], tuple[str, dict[str, Any]]]] = {
        "factory": _factory_component,
        "contract": _contract_component,
        "region": _region_component,
        "city": _city_component,
        "city-tile": _city_tile_component,
        "reward": _reward_component,
        "track": _track_component,
        "achievement": _achievement_component,
        "action": _action_component,
    }
    text, part = tellers[kind](spec_box, key, language)
    source = source_name(str(part["source"]), language)
    if "page" in part:
        source = tell(language, "source-page", source=source, page=part["page"])
    return tell(language, "component", text=_upper_first(text), source=source)


def _factory_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    tile = TILE_NAMES.index(key)
    level = level_of(tile // 4)
    text = tell(
        language,
        "component-factory",
        tile=tile_name(tile, language),
        level=level + 1,
        technology=box.record.need[level],
        coal=amount_text("coal", box.record.coal[level], language),
        effect=_upper_first(tile_effect_text(box, tile, language)),
    )
    return text, box.reader.content["factory"][tile]


def _contract_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = int(key) - 1
    effect = effect_text(box, box.record.contract[number], language)
    text = _label(contract_name(box, number, language), [effect])
    return text, box.reader.content["contract"][number]


def _region_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    bonus = effect_text(box, box.record.region_bonus[int(key) - 1], language)
    text = tell(language, "component-region", region=region_name(key, language), bonus=bonus)
    return text, box.reader.content["region"][int(key) - 1]


def _city_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    numbers = ", ".join(map(str, box.record.overseas[int(key) - 1]))
    return tell(language, "component-city", number=key, numbers=numbers), box.reader.content["city"][int(key) - 1]


def _city_tile_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    goods = _listed([good_name(GOODS[good], language) for good in box.record.demand[int(key) - 1]])
    text = tell(language, "component-city-tile", number=key, goods=goods)
    return text, box.reader.content["city_tile"][int(key) - 1]


def _reward_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    level, bonus = key.split("-")
    effect = effect_text(box, box.record.reward_bonus[BONUSES.index(bonus)], language)
    return tell(language, "component-reward", bonus=effect, multiplier=level), box.reader.content["rewards"]


def _track_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    part = box.reader.content[f"track_{key}"]
    numbers = ", ".join(str(value) for value in part["values"] if value)
    text = tell(language, "component-track", track=track_name(key, language), numbers=numbers)
    assert len(part["values"]) <= TRACK_SPACES
    return text, part


def _achievement_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    field = ACHIEVEMENTS.index(key)
    name = achievement_name(key, language)
    text = tell(language, "component-achievement", name=name, printed=box.record.printed_multiplier[field])
    return text, box.reader.content["printed_multipliers"]


def _action_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    space = box.record.space_of[ACTIONS.index(key)] + 1
    text = tell(language, "component-action", action=action_name(key, language), space=space)
    return text, box.reader.content["action_spaces"]


class _Teller:
    """Tells about a table, from the seat that decides (or decided) there."""

    def __init__(self, box: Box, g: Table, language: str, seat: int | None = None, names: Sequence[str] = ()) -> None:
        self.box, self.g, self.language, self.names = box, g, language, names
        top = g.depth - 1
        self.kind, self.a, self.b = -1, 0, 0
        self.seat = max(0, g.to_move)
        if top >= 0 and not g.over:
            self.kind, self.a, self.b = g.frame_kind[top], g.frame_a[top], g.frame_b[top]
            self.seat = g.frame_seat[top]
        if seat is not None:
            self.seat = seat

    def tell(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else seat_colour_name(seat, self.language)

    def place(self, place: int) -> str:
        """An influence space: city times four plus side."""
        return self.tell("market-place", city=place // 4 + 1, side=side_name(SIDES[place % 4], self.language))

    def asked_good(self, place: int) -> str:
        return good_name(GOODS[self.g.demand[place // 4][place % 4]], self.language)

    def bonus_of(self, region: int) -> str:
        return effect_text(self.box, self.box.region_bonus[region], self.language)

    # --- moves: one function a verb
    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        text: str = getattr(self, f"move_{verb.replace('-', '_')}")(choice, number)
        return text

    def move_action(self, choice: str, number: int) -> str:
        return action_name(choice, self.language)

    def move_consolidate(self, choice: str, number: int) -> str:
        g, box, seat = self.g, self.box, self.seat
        lost = [self.amount(t, n) for t, n in (("yen", g.yen[seat]), ("coal", g.coal[seat])) if n]
        parts = [[self.tell("part-lost", what=_listed(lost))]] if lost else []
        gained = [self.amount("yen", track_value(g, box, seat, INCOME))]
        gained.append(self.amount("coal", track_value(g, box, seat, COAL) + g.extra_coal[seat]))
        wages = self.amount("yen", colours_to_pay(g, seat) * box.wage)
        parts += [[self.tell("part-income", gained=_listed(gained))], [self.tell("part-wages", yen=wages)]]
        return _label(self.tell("move-consolidate"), *parts)

    def move_blueprints(self, choice: str, number: int) -> str:
        price = self.amount("blueprints", self.box.blueprints_for_a_space)
        return _label(steps_text(choice, 1, self.language), [price])

    def move_worker(self, choice: str, number: int) -> str:
        employed = self.g.work[self.seat][: self.g.workers[self.seat]]
        more = (
            [] if number + 1 in employed else [self.tell("part-more-wages", yen=yen_text(self.box.wage, self.language))]
        )
        return _label(worker_name(choice, self.language), more)

    def move_steps(self, choice: str, number: int) -> str:
        track = self.a if self.kind == CHOOSE_STEPS else TECHNOLOGY
        price = steps_price(self.g, self.box, self.seat, track, number + 1)
        extra = self.g.extra_spaces[self.seat] if track == TECHNOLOGY else 0
        steps = min(number + 1 + extra, max(number + 1, self.box.track_top[track] - self.g.track[self.seat][track]))
        return _label(
            self.tell("move-steps", paid=number + 1, steps=steps_text(TRACKS[track], steps, self.language)),
            [self.amount("yen", price)],
        )

    def move_produce(self, choice: str, number: int) -> str:
        made = min(1 + self.g.machine[self.seat][number], self.box.store - self.g.goods[self.seat][number])
        coal = self.amount("coal", coal_to_produce(self.g, self.box, self.seat, number))
        return _label(
            self.tell("move-produce", good=good_name(choice, self.language)),
            [coal],
            ["+" + goods_text(max(0, made), choice, self.language)],
        )

    def move_extra(self, choice: str, number: int) -> str:
        return self.tell("move-extra", good=good_name(choice, self.language))

    def move_contract(self, choice: str, number: int) -> str:
        effect = effect_text(self.box, self.box.contract[number], self.language)
        return _label(contract_name(self.box, number, self.language), [effect])

    def move_good(self, choice: str, number: int) -> str:
        cube = min(self.b, 2) if self.kind != CHOOSE_REGION else 0
        return goods_text(max(1, self.box.cube[self.a % CONTRACTS][cube]), choice, self.language)

    def move_factory(self, choice: str, number: int) -> str:
        price = [self.amount("yen", self.box.factory_price)]
        missing = technology_missing(self.g, self.box, self.seat, level_of(number // 4))
        if missing:
            price.append(self.amount("blueprints", missing))
        effect = tile_effect_text(self.box, number, self.language)
        return _label(self.tell("move-factory", tile=tile_name(number, self.language)), price, [effect])

    def move_region(self, choice: str, number: int) -> str:
        piece = self.a % 2
        price = [] if self.b else [self.amount("yen", self.g.price[self.seat][piece])]
        return _label(self.tell(f"move-region-{PIECES[piece]}", region=region_name(choice, self.language)), price)

    def move_machine(self, choice: str, number: int) -> str:
        message = "move-upgrade" if self.g.machine[self.seat][number] else "move-install"
        price = self.amount("yen", self.g.price[self.seat][ops.MACHINES])
        return _label(self.tell(message, good=good_name(choice, self.language)), [price])

    def move_store_machine(self, choice: str, number: int) -> str:
        return _label(self.tell("move-store-machine"), [self.amount("yen", self.g.price[self.seat][ops.MACHINES])])

    def move_market(self, choice: str, number: int) -> str:
        lying = self.lying(number)
        replaced = [self.tell("part-replaces", value=lying[1], owner=lying[0])] if lying else []
        place = self.tell("move-market", place=self.place(number), good=self.asked_good(number))
        return _label(place, replaced, [self.bonus_of(number // 8)])

    def lying(self, place: int) -> tuple[str, int] | None:
        city, side = place // 4, place % 4
        owner = self.g.tile_owner[city][side]
        return (self.seat_name(owner - 1), self.g.tile_value[city][side]) if owner else None

    def move_amount(self, choice: str, number: int) -> str:
        good = self.g.demand[self.a // 4 % CITIES][self.a % 4]
        highest = self.box.influence[level_of(good)][number + 1]
        return _label(goods_text(number + 1, GOODS[good], self.language), [self.tell("part-up-to", value=highest)])

    def move_influence(self, choice: str, number: int) -> str:
        return self.tell("move-influence", value=choice)

    def move_return(self, choice: str, number: int) -> str:
        lying = self.lying(self.a // 4 % CITIES * 4 + number)
        value, owner = (lying[1], lying[0]) if lying else (0, "–")
        return self.tell("move-return", side=side_name(choice, self.language), value=value, owner=owner)

    def move_reward(self, choice: str, number: int) -> str:
        effect = effect_text(self.box, self.box.reward_bonus[number % 3], self.language)
        return _label(self.tell("reward-tile", multiplier=choice.split()[0]), [effect])

    def move_achievement(self, choice: str, number: int) -> str:
        now = achieved(self.g, self.box, self.seat, number)
        return _label(achievement_name(choice, self.language), [self.tell("part-now", n=now)])

    def move_stop(self, choice: str, number: int) -> str:
        return self.tell("move-stop")

    # --- decisions
    def decision(self) -> str:
        kind = DECISIONS.names[self.kind]
        if kind == "turn":
            return self.tell("ask-turn")
        if kind == "worker":
            return self.tell("ask-worker", action=action_name(ACTIONS[self.a % len(ACTIONS)], self.language))
        if kind == "steps":
            return self.tell("ask-steps", track=track_name(TRACKS[self.a % 3], self.language))
        if kind == "contract-good":
            contract = self.a % CONTRACTS
            amount = max(1, self.box.cube[contract][min(self.b, 2)])
            return self.tell("ask-contract-good", contract=contract_name(self.box, contract, self.language), n=amount)
        if kind == "region":
            message = f"ask-{'free' if self.b else 'paid'}-{PIECES[self.a % 2]}"
            return self.tell(message, time=min(self.g.times + 1, MOST_TIMES))
        if kind in ("production", "contract", "machine", "market"):
            return self.tell(f"ask-{kind}", time=min(self.g.times + 1, MOST_TIMES))
        if kind in ("amount", "influence"):
            place = self.a % (CITIES * 4)
            return self.tell(f"ask-{kind}", place=self.place(place), good=self.asked_good(place))
        if kind == "achievement":
            return self.tell("ask-achievement", multiplier=self.a)
        return self.tell(f"ask-{kind}")

    # --- the log
    def log(self, played: Played, after: Table) -> str:
        """What was chosen, what changed for the seat, and what followed by itself."""
        verb, choice, number = MOVES.split(played.code)
        parts = [self.chosen(verb, choice, number, after), _listed(self.changes(after))]
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
            ("machines", after.stored_machines[seat] - g.stored_machines[seat]),
        ]
        parts = [("+" if n > 0 else "−") + self.amount(thing, abs(n)) for thing, n in differences if n]
        for track, name in enumerate(TRACKS):
            steps = after.track[seat][track] - g.track[seat][track]
            if steps:
                parts.append(steps_text(name, steps, self.language))
        for good, name in enumerate(GOODS):
            n = after.goods[seat][good] - g.goods[seat][good]
            if n:
                parts.append(("+" if n > 0 else "−") + goods_text(abs(n), name, self.language))
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
            points = [f"{self.seat_name(s)} {_signed(n)}" for s, n in enumerate(regions)]
            parts.append(self.tell("log-scoring", points=_listed(points)))
        if after.marker > g.marker:
            parts.append(self.tell("log-marker", space=after.marker))
        drawn = [sum((draw, outcome) == (DRAW_WORKER, c) for draw, outcome in played.drawn) for c in range(6)]
        if any(drawn):
            workers = [f"{n} × {colour_name(COLOURS[c], self.language)}" for c, n in enumerate(drawn) if n]
            parts.append(self.tell("log-drawn", workers=_listed(workers)))
        if after.over:
            scores = [f"{self.seat_name(s)} {after.vp[s]}" for s in range(after.seats)]
            parts.append(self.tell("log-end", scores=_listed(scores)))
        return parts


# --- The words that the kernel and the site ask for ---------------------------------------------------------------
def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return _upper_first(_Teller(game.box.record, game._table, language, names=game.names).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided, and where it comes from."""
    if game.over:
        return tell(language, "game-over")
    return _upper_first(_Teller(game.box.record, game._table, language, names=game.names).decision())


def log_line(box: AnyBox, before: Table, after: Table, played: Played, language: str, names: Sequence[str] = ()) -> str:
    """What a logged move did, from the tables before and after it; the seat's name is not part of the line."""
    return _Teller(_record(box), before, language, played.seat, names).log(played, after)


def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a source."""
    return [_result_of(entry, language) for entry in game.result()["points"]]


def _result_of(entry: dict[str, Any], language: str) -> list[str]:
    def line(what: str, number: int) -> str:
        points = amount_text("points", abs(number), language)
        return _label(_upper_first(what), [f"−{points}" if number < 0 else points])

    lines = [line(tell(language, f"points-{name}"), entry[name]) for name in POINTS if name in entry]
    for key in ("regions", "ships"):
        for scoring, points in enumerate(entry[key], 1):
            values = " + ".join(map(str, points))
            lines.append(line(tell(language, f"points-{key}", scoring=scoring, values=values), sum(points)))
    for name, number in entry["achievements"].items():
        lines.append(line(tell(language, "points-achievement", name=achievement_name(name, language)), number))
    lines.append(line(tell(language, "points-total"), entry["total"]))
    return lines
