"""Why not? Sentences at tables set up by hand: what each action, tile, space and factory says against itself."""

from __future__ import annotations


def why(t, target, language="en"):
    return t.game.why_not(target, language)


def test_six_workers_and_an_empty_action_space(table):
    t = table().have(yen=9, blueprints=3).work("red", "red", "blue", "blue", "grey", "grey")
    assert why(t, "action-mining") == "You have six workers: consolidate."
    t = table().have(yen=9).on_space("mining")
    assert why(t, "action mining") == why(t, "action-mining") == "No worker is left on this action space."
    assert why(t, "action-mining", "de") == "Auf diesem Aktionsfeld steht kein Arbeiter mehr."
    assert why(t, "consolidate") is None


def test_technology_mining_and_blueprints(table):
    t = table().have(blueprints=4)
    assert why(t, "action-mining") == "Needs 1,000 yen; you have none."
    assert why(t.have(yen=2, blueprints=2), "blueprints coal") == "Needs 3 blueprints; you have 2 blueprints."
    t = table().have(yen=5).play("action technology")
    assert why(t, "steps 3") == "Needs 6,000 yen; you have 5,000 yen."
    top = t.box.track_top[2]
    t = table().have(yen=9, blueprints=3).on(technology=top + 1)
    assert why(t, "action technology") == why(t, "blueprints technology") == "Your Technology marker is at the top."


def test_a_factory_needs_technology_or_blueprints(table):
    t = table().have(yen=6, blueprints=1).play("action invest")
    told = why(t, "factory clocks-1")
    need = t.box.need[2]
    assert told == why(t, "tile-clocks-1") == f"Needs technology {need}; you have 1 and 1 blueprint."
    assert why(table().have(yen=5), "action invest") == "Needs 6,000 yen; you have 5,000 yen."
    t = table().have(yen=6, blueprints=1).factory("silk").play("action invest")
    assert why(t, "factory silk-2") == "You already have a factory for this good."
    assert why(t, "factory silk-1") == "This factory is not on offer."


def test_production_and_machines(table):
    assert why(table().have(yen=5), "action-production") == "You have no factories."
    t = table().have(yen=5).factory("paper", goods=4)
    assert why(t, "action production") == f"All your factories are full: each stores {t.box.store} goods."
    t = table().have(yen=5).factory("paper")
    assert why(t, "action production") == "Needs 2 coal; you have none."
    t = table().have(yen=15).factory("paper", machine=2).factory("silk").play("action machines")
    assert why(t, "machine paper") == "Its machine is already a +2."
    assert why(t, "store-machine") == "First equip your factories: one of them still takes a machine."
    t = table().have(yen=15).factory("paper").factory("silk").play("action machines")
    assert why(t, "stop") == "You have taken the worker: carry out the action at least once."


def test_ships_and_railways(table):
    t = table(seats=2).have(yen=15).pieces(1, ships=2, railways=2).play("action ships")
    assert why(t, "region 1") == "All 4 spaces of this region are taken."
    t.play("region 2")
    assert why(t, "region 2") == "You have built here in this action: choose another region."
    assert why(table().have(yen=9).built(ships=6), "action ships") == "All your ships are at sea."


def test_contracts(table):
    t = table().have(yen=9)
    assert why(t, "action export") == why(t, "action market") == "You have no goods."
    t = table().have(yen=9).factory("silk", goods=1)
    assert why(t, "action export") == "Your goods are not enough for any open contract."
    assert why(t.fulfilled(*range(1, 9)), "action export") == "You have fulfilled all your contracts."
    t = table().have(yen=9).factory("silk", goods=4).factory("paper", goods=4).fulfilled(1).play("action export")
    assert why(t, "contract 1") == "You have fulfilled this contract."


def test_the_local_market(table):
    t = table(seats=2).factory("silk", goods=1).factory("paper", goods=3).tile(1, "right", "red", 3)
    t.tile(3, "right", "red", 2).have(yen=9).play("action market")
    assert why(t, "market 1 right") == why(t, "space-1-2") == "Influence 3 lies here; you can reach 3 at most."
    assert why(t, "market 1 bottom") == "Needs 1 bento; you have none."
    t.play("market 3 right")
    assert why(t, "market 1 top") == f"All deliveries of an action go to one region: {t_region(t, 2)}."


def t_region(t, region):
    from meiji.games.nippon.texts import region_name

    return region_name(region, "en")


def test_what_is_asked_first(table):
    t = table().have(yen=9).on_space("mining", "red", "blue").play("action mining")
    assert why(t, "market 1 top") == "First: Mining: choose a worker. Needs 1 silk; you have none."
    assert why(t, "achievement yen").endswith("This comes up when you consolidate with three or more workers.")
    t = table().have(yen=9)
    assert why(t, "steps 1") == "First choose the action Mining or Technology."
    assert why(t, "stop") == "There is no action to end."
