"""Building a factory in a test, and what it gave."""

from __future__ import annotations

# A space of the R&D track that is enough for the level, and where no icon disturbs.
RD_SPACE = {"cotton": 3, "paper": 3, "bento": 7, "lenses": 7, "bulbs": 10, "watches": 10}
BASIC = {"blue": {"money": 3}, "grey": {"iron": 2}, "yellow": {"vp": 2}, "red": {"silk": 2}, "black": {"coal": 2}}
UPGRADED = {"blue": {"money": 5}, "grey": {"iron": 3}, "yellow": {"vp": 4}, "red": {"silk": 3}, "black": {"coal": 3}}


def build(t, tile, *moves):
    """Build the factory, paying 6 money for it on top of what the seat has, and play what it asks."""
    g = t.table
    g.money[t.seat] += 6
    t.display(tile)
    if t.see()["rd"] == 0:
        t.on(rd=RD_SPACE[tile.split("-")[0]])
    t.play("action factory", *moves)
    return t


def gains(t):
    """What has changed, beside the factory itself and its price."""
    changes = t.changes()
    assert changes.pop("factories") == 1
    changes["money"] = changes.get("money", 0) + 6
    return {name: change for name, change in changes.items() if change}


def stop(t):
    """End the action, where that is still open."""
    if t.asked == "activation":
        t.play("stop")
    return t
