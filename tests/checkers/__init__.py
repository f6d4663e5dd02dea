"""Second opinions. One module a game, named after it, found by the laws:

    legal(table, box, kind) -> set[str]     the notations that the rulebook allows in the decision on top
    conserved(table, box)                   raises AssertionError where a piece came from nowhere or vanished
    feast(table)                            plenty for everybody, at decisions of the kind FEAST_AT
    everything(box), Witness                what has to occur in the law games, for tests/laws/test_coverage.py

They are written from the rulebook, slowly and simply, and use nothing of the game's rules: only the fields of the
table, the values of the box and the names of things.
"""
