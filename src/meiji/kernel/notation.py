"""Moves are numbers with names. A verb ("worker") and one of its choices ("red") make the notation "worker red"."""

from __future__ import annotations

from collections.abc import Sequence


class Moves:
    """All moves of a game: codes from 0 on, each with its verb and choice."""

    def __init__(self) -> None:
        self.verbs: list[tuple[str, int, list[str]]] = []
        self.notations: list[str] = []
        self._codes: dict[str, int] = {}

    def verb(self, name: str, choices: Sequence[str] = ("",)) -> int:
        """Add a verb; the code of its first choice. Choice i has that code + i."""
        first = len(self.notations)
        self.verbs.append((name, first, list(choices)))
        for choice in choices:
            text = f"{name} {choice}".strip()
            self._codes[text] = len(self.notations)
            self.notations.append(text)
        return first

    def __len__(self) -> int:
        return len(self.notations)

    def __repr__(self) -> str:
        return f"<Moves: {len(self.verbs)} verbs, {len(self)} codes>"

    def code(self, notation: str) -> int | None:
        return self._codes.get(notation)

    def split(self, code: int) -> tuple[str, str, int]:
        """The verb of a code, the name of its choice and the choice's number."""
        for name, first, choices in self.verbs:
            if first <= code < first + len(choices):
                return name, choices[code - first], code - first
        raise ValueError(code)


class Decisions:
    """The kinds of decision of a game, by name."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def kind(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1


class Steps:
    """The steps of a game that go by themselves, by name."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.names: list[str] = []

    def kind(self, name: str) -> int:
        self.names.append(name)
        return self.first + len(self.names) - 1
