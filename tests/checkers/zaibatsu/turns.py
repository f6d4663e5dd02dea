"""The moves of a turn: choosing an action, its activations, modifiers, and decisions inside an action."""

from __future__ import annotations

from collections.abc import Iterator

from meiji.games.zaibatsu import operations as ops
from meiji.games.zaibatsu import terms

from .seats import (
    ACTIONS,
    COLOURS,
    GOODS,
    MODIFIED_BETWEEN_ACTIVATIONS,
    Question,
    Seat,
    Tile,
    addresses,
    level_of,
    members,
)


# --- A turn (p. 8) ----------------------------------------------------------------------------------------------------
def turn(q: Question) -> set[str]:
    """An action with a worker on its hiring space that can be activated once, or consolidating with a worker."""
    found = set()
    if q.empty_work_spaces > 0:
        for number, action in enumerate(ACTIONS):
            workers = sum(q.g.hiring[q.box.space_of[number]])
            # The hired worker takes a work space before an expert could.
            if workers and activations(q, action, 0, set(), None, False, work_spaces=2):
                found.add(f"action {action}")
    if q.g.workers[q.seat] > 0:
        found.add("consolidate")
    return found or {"pass"}


def worker(q: Question) -> set[str]:
    on_space = q.g.hiring[q.box.space_of[q.a]]
    return {f"worker {colour}" for colour, number in zip(COLOURS, on_space, strict=True) if number > 0}


def activations(
    s: Seat, action: str, done: int, used: set[int], region: int | None, modified: bool, work_spaces: int = 1
) -> set[str]:
    """What the action can be activated with now, after so many activations (p. 9 to 16)."""
    found: set[str] = set()
    if action in ("rd", "mining"):
        for steps in (1, 2, 3):  # one that is lost hires the worker, a second one would only cost more
            useful = steps == 1 or s.space_on(action) + steps <= s.end_of_track
            if useful and s.spendable >= s.box.steps_price[steps]:
                found.add(f"steps {steps}")
    elif action == "factory":
        found = {f"factory {name}" for name in buildable(s)}
    elif action == "machines":
        if s.spendable >= s.box.machine_price:
            found = {f"machine {place}" for place in s.machine_places(used)}
    elif action == "production":
        waiver = any(tile.action == "production" and ops.WAIVE_COAL in tile.does for tile in s.factories())
        for tile in s.factories():
            if not tile.is_old and tile.slot not in used:
                if s.coal >= s.box.coal[level_of(tile.good) - 1]:
                    found.add(f"produce {tile.name}")
                if waiver and not modified:
                    found.add(f"produce-without-coal {tile.name}")
    elif action == "ships":
        if s.locations(work_spaces):
            found = s.prices()
    elif action == "trains":
        if s.train_regions(used):
            found = s.prices()
    elif action == "markets":
        for city in range(8):
            if region is None or city // 2 == region:
                for side, name in enumerate(terms.SIDES):
                    if s.amounts(city, side):
                        found.add(f"market {city + 1} {name}")
    else:
        for good, name in enumerate(GOODS):
            if good not in used and s.goods_of(good) >= done + 1:
                found.add(f"good {name}")
    return found


def buildable(s: Seat) -> Iterator[str]:
    """Tiles on display whose R&D value is met, with 1, 3 or 6 silk for 1, 2 or 3 that are missing (p. 10)."""
    if s.g.factories[s.seat] >= s.box.slots:
        return
    value = s.box.track_value[0][s.space_on("rd")]
    for tile, name in enumerate(terms.TILE_NAMES):
        if s.g.display[tile]:
            missing = max(0, s.box.need[level_of(tile // 5) - 1] - value)
            if missing <= 3:
                silk = s.box.silk_price[missing] if missing else 0
                price = max(0, s.box.factory_price - s.g.discount[s.seat])
                if s.silk >= silk and s.spendable - silk >= price:
                    yield name


def activation(q: Question) -> set[str]:
    """Up to three activations; after the first also to stop, or to let a factory modify the action."""
    action, done = ACTIONS[q.a], q.g.activations
    region = q.g.region_now if q.g.region_now >= 0 else None
    found: set[str] = set()
    if done < 3:
        found = activations(q, action, done, members(q.g.used), region, bool(q.g.modifier))
    if done == 0:
        return found
    modifiers = set()
    if action in MODIFIED_BETWEEN_ACTIVATIONS and not q.g.modifier:
        gifts = done < 3 and may_go_on_if_paid(q, action)
        modifiers = {f"modifier {tile.name}" for tile in ready_modifiers(q, action) if gifts or not tile.only_gives}
    return found | modifiers | {"stop"}


def may_go_on_if_paid(q: Question, action: str) -> bool:
    """With all the money and iron in the world there could be another activation. (Contracts are paid in goods.)"""
    rich = Seat(q.g, q.box, q.seat)
    rich.iron = rich.spendable = 1000
    return action in ("machines", "trains") and bool(activations(rich, action, 0, members(q.g.used), None, False))


def ready_modifiers(q: Question, action: str) -> list[Tile]:
    """The factories that modify this action and whose condition holds (p. 10); none that could do nothing."""
    found = []
    for tile in q.factories():
        if tile.action != action or ops.WAIVE_COAL in tile.does:
            continue
        if tile.condition in ("machine here", "produced here") and tile.slot not in members(q.g.used):
            continue
        if tile.condition == "one contract" and q.g.contracts_now < 1:
            continue
        if tile.condition == "two contracts" and q.g.contracts_now < 2:
            continue
        possible = {
            ops.TRAIN: bool(q.train_regions(set())),
            ops.SHIP: bool(q.locations()),
            ops.MACHINE_ANYWHERE: bool(q.machine_places(set())),
        }
        if any(possible.get(op, True) for op in tile.does):
            found.append(tile)
    return found


def modifier(q: Question) -> set[str]:
    """When the action is finished: one factory, or none. Nobody refuses what can only be of use."""
    ready = ready_modifiers(q, ACTIONS[q.a])
    if ACTIONS[q.a] in MODIFIED_BETWEEN_ACTIVATIONS:
        ready = [tile for tile in ready if tile.only_gives]  # the others could be used before, and were declined
    found = {f"modifier {tile.name}" for tile in ready}
    return found if any(is_of_use_only(q, tile) for tile in ready) else found | {"stop"}


def is_of_use_only(q: Question, tile: Tile) -> bool:
    """A gift that lays no piece, and that the seat can take without gaining a symbol early."""
    if not tile.only_gives:
        return False
    ways: list[dict[str, int]] = [{}]  # steps on each track, for every way to take the gift
    for address in addresses(q.box, q.box.tile[tile.tile][q.g.side_of[tile.tile]]):
        if q.box.op[address] == ops.ADVANCE:
            more = [{terms.TRACKS[q.box.a[address]]: q.box.b[address]}]
        elif q.box.op[address] == ops.DEPARTMENT_HIRED and COLOURS[q.g.hired] == "white":
            steps = 2 if q.g.upgraded[q.seat][q.g.hired] else 1  # p. 13
            splits = [{"rd": n, "mining": steps - n} for n in range(steps + 1)]
            ended = {track for track in ("rd", "mining") if q.space_on(track) == q.end_of_track}
            more = [split for split in splits if not any(split[track] for track in ended)] or [{}]
        else:
            continue
        ways = [
            {track: way.get(track, 0) + one.get(track, 0) for track in terms.TRACKS} for way in ways for one in more
        ]
    return any(not any(symbols(q, track, steps) for track, steps in way.items()) for way in ways)


def symbols(q: Question, track: str, steps: int) -> list[int]:
    """What the next spaces of a track show, but for tokens: those are never too early."""
    icons = q.box.track_icon[terms.TRACKS.index(track)][q.space_on(track) + 1 :][:steps]
    return [icon for icon in icons if icon and q.box.op[icon] != ops.GET_TOKEN]


# --- Inside an action -------------------------------------------------------------------------------------------------
def location(q: Question) -> set[str]:
    return {f"location {name}" for name in q.locations()}


def region(q: Question) -> set[str]:
    return {f"region {number + 1}" for number in q.train_regions(members(q.a))}


def rail(q: Question) -> set[str]:
    return {f"rail {space + 1}" for space in q.open_rails(q.a)}


def bonus_region(q: Question) -> set[str]:
    """Regions in which this action built a train."""
    return {f"region {number + 1}" for number in members(q.g.used)}


def amount(q: Question) -> set[str]:
    return {f"amount {number}" for number in q.amounts(q.a // 4, q.a % 4)}


def take(q: Question) -> set[str]:
    """The next good of a kind, from left to right, so that enough remains from there on."""
    good, wanted = q.a % 8, q.a // 8
    tiles = [tile for tile in q.factories() if tile.good == good and tile.slot >= q.b]
    return {
        f"take {tile.name}"
        for tile in tiles
        if tile.goods > 0 and sum(other.goods for other in tiles if other.slot >= tile.slot) >= wanted
    }


def return_token(q: Question) -> set[str]:
    """Of a city above its limit one token of the lowest value, of any owner (p. 15)."""
    city = q.a // 4
    lying = {side: q.g.token_value[city][side] for side in range(4) if q.g.token_owner[city][side]}
    return {f"return {terms.SIDES[side]}" for side, value in lying.items() if value == min(lying.values())}


def reward(q: Question) -> set[str]:
    return {"reward bonus", "reward vp"}


def gain(q: Question) -> set[str]:
    return q.gains(members(q.g.used))
