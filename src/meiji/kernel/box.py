"""Reading a box: the file with everything that is printed on a game's cardboard, each table with its source.

The reader gives a game its values and refuses what is missing, unknown or of a wrong count, naming the line.
What TOML holds may be anything, so it is `Any` until it is looked at.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from meiji.kernel.errors import BadBox
from meiji.kernel.limits import check_toml, shown
from meiji.kernel.presentation import AnyBox
from meiji.kernel.record import Record, Row, row

SOURCES = ("rulebook", "example", "public", "reconstructed")

LONGEST_ID = 60
LONGEST_LIST = 100
HIGHEST = 99  # of a number, unless its reader says otherwise: sums and products of such numbers fit into a record
PROGRAM = 400  # rows, enough for the effects of any game
PAYMENT = "may pay"
Operation = tuple[int | str, ...]  # operation number, then up to three arguments; "#" takes a number of the text


def is_number(text: str) -> bool:
    """Ordinary digits only, and not too many: Python calls a superscript a digit too."""
    return text.isascii() and text.isdigit() and len(text) < 10


class Section:
    """One table of the file: [name], or one of [[name]], or a table inside it."""

    def __init__(self, reader: BoxReader, name: str, values: dict[str, Any], line: int) -> None:
        self.reader = reader
        self.name = name
        self.values = values
        self.line = line

    def refuse(self, reason: str) -> NoReturn:
        raise BadBox(f"{self.reader.file}, line {self.line}: in {self.name}, {reason}.")

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> Any:
        if key not in self.values:
            self.refuse(f"{key} is missing")
        return self.values[key]

    def string(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            self.refuse(f"{key} must be a text")
        return value

    def integer(self, key: str, lowest: int = 0, highest: int = HIGHEST) -> int:
        return self._whole(key, self.value(key), lowest, highest)

    def _whole(self, key: str, value: object, lowest: int, highest: int) -> int:
        if type(value) is not int or not lowest <= value <= highest:
            self.refuse(f"{key} must be a whole number from {lowest} to {highest}, not {shown(value)}")
        return value

    def _list(self, key: str, count: int | None) -> list[Any]:
        values = self.value(key)
        if not isinstance(values, list) or (len(values) > LONGEST_LIST if count is None else len(values) != count):
            many = len(values) if isinstance(values, list) else "none"
            wanted = f"at most {LONGEST_LIST}" if count is None else count
            self.refuse(f"{key} must be a list of {wanted} values, not {many}")
        return values

    def integers(self, key: str, count: int | None, lowest: int = 0, highest: int = HIGHEST) -> list[int]:
        return [self._whole(key, value, lowest, highest) for value in self._list(key, count)]

    def strings(self, key: str, count: int) -> list[str]:
        values = self._list(key, count)
        if not all(isinstance(value, str) for value in values):
            self.refuse(f"{key} must be a list of texts")
        return values

    def string_list(self, key: str) -> list[str]:
        return self.strings(key, len(self._list(key, None)))

    def effect_lists(self, key: str, lowest: int, highest: int) -> list[list[str]]:
        values = self._list(key, None)
        if not lowest <= len(values) <= highest or not all(isinstance(v, list) for v in values):
            self.refuse(f"{key} must be {lowest} to {highest} lists of effects")
        return values

    def one_of(self, name: object, names: Sequence[str]) -> int:
        if name not in names:
            self.refuse(f"{shown(name)} is unknown; allowed are {', '.join(names)}")
        return names.index(str(name))

    def choice(self, key: str, names: Sequence[str]) -> int:
        return self.one_of(self.value(key), names)

    def expect(self, key: str, wanted: object) -> None:
        if self.value(key) != wanted:
            self.refuse(f"{key} is {shown(self.values[key])} where {wanted!r} is due (the order of entries is fixed)")

    def inner(self, key: str) -> Section:
        value = self.value(key)
        if not isinstance(value, dict):
            self.refuse(f"{key} must be a table in braces")
        line = self.reader.line_of_key(self.line, key)
        part = Section(self.reader, f"{self.name} {key}", value, line)
        self.reader.check_source(part)
        return part

    def title(self) -> str:
        names = [str(self.values[key]) for key in ("good", "number", "name") if key in self.values]
        return " ".join([self.name, *names])


class BoxReader:
    """A box file being read."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        check_toml(text, f"{file}, as TOML,", BadBox)
        self.lines = text.splitlines()
        self._headers: dict[str, list[int]] = {}
        for number, line in enumerate(self.lines, 1):
            if line.startswith("["):
                self._headers.setdefault(line.split("#")[0].strip(), []).append(number)
        try:
            self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
            self.content = tomllib.loads(text)
        except ValueError as error:
            raise BadBox(f"{file} is not a TOML file: {error}.") from None

    def line_of(self, header: str, index: int = 0) -> int:
        """The line of the header [name] or of the index-th [[name]]."""
        found = self._headers.get(header, [])
        return found[index] if index < len(found) else 1

    def line_of_key(self, start: int, key: str) -> int:
        for number in range(start, len(self.lines)):
            if self.lines[number].startswith("["):
                break
            if re.match(rf"\s*{re.escape(key)}\s*=", self.lines[number]):
                return number + 1
        return start

    def check_source(self, part: Section) -> None:
        source = part.values.get("source")
        if source is not None and source not in SOURCES:
            part.refuse(f"the source is {shown(source)}; allowed are {', '.join(SOURCES)}")

    def part(self, name: str) -> Section:
        value = self.content.get(name)
        if not isinstance(value, dict):
            raise BadBox(f"{self.file}: the table [{name}] is missing.")
        part = Section(self, name, value, self.line_of(f"[{name}]"))
        if "source" not in value:
            part.refuse(f"the source is missing; allowed are {', '.join(SOURCES)}")
        self.check_source(part)
        return part

    def entries(self, name: str, count: int) -> list[Section]:
        values = self.content.get(name, [])
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise BadBox(f"{self.file}: {name} must be written as [[{name}]].")
        parts = [Section(self, name, v, self.line_of(f"[[{name}]]", i)) for i, v in enumerate(values)]
        if len(parts) != count:
            where = parts[-1].line if parts else 1
            raise BadBox(f"{self.file}, line {where}: there must be {count} entries [[{name}]], not {len(parts)}.")
        for part in parts:
            self.check_source(part)
            faces = [value for value in part.values.values() if isinstance(value, dict)]
            if "source" not in part.values and not (faces and all("source" in face for face in faces)):
                part.refuse(f"the source is missing; allowed are {', '.join(SOURCES)}")
        return parts

    def refuse(self, name: str, reason: str) -> NoReturn:
        line = self.line_of(f"[{name}]") if isinstance(self.content.get(name), dict) else self.line_of(f"[[{name}]]")
        raise BadBox(f"{self.file}, line {line}: in {name}, {reason}.")

    def integer(self, table: str, key: str) -> int:
        return self.part(table).integer(key)

    def integers(self, table: str, key: str, count: int | None) -> list[int]:
        return self.part(table).integers(key, count)

    def strings(self, table: str, key: str, count: int) -> list[str]:
        return self.part(table).strings(key, count)

    def rows(
        self, table: str, key: str, lowest: int, highest: int, width: int, largest: int = HIGHEST
    ) -> list[list[int]]:
        part = self.part(table)
        values = part._list(key, None)
        if not lowest <= len(values) <= highest:
            part.refuse(f"{key} must have {lowest} to {highest} rows, not {len(values)}")
        for value in values:
            if not isinstance(value, list) or len(value) != width:
                part.refuse(f"each row of {key} must have {width} whole numbers")
            for number in value:
                part._whole(key, number, 0, largest)
        return values

    def lists(self, table: str, key: str, count: int, names: Sequence[str]) -> list[list[str]]:
        part = self.part(table)
        values = part._list(key, count)
        for value in values:
            for name in value if isinstance(value, list) else [value]:
                part.one_of(name, names)
        return values

    def table(self, table: str, key: str) -> dict[str, Any]:
        part = self.part(table)
        value = part.value(key)
        if not isinstance(value, dict):
            part.refuse(f"{key} must be a table in braces")
        return value

    def program(
        self, box: EffectBox, operations: Mapping[str, Operation], longest: int, limits: Mapping[int, int]
    ) -> Program:
        return Program(self, box, operations, longest, limits)

    def sources(self) -> Iterator[tuple[str, str, int]]:
        """Every sourced table or face: its title, its source and its line."""
        for name, value in self.content.items():
            if isinstance(value, dict):
                yield name, str(value.get("source")), self.line_of(f"[{name}]")
            elif isinstance(value, list):
                for index, entry in enumerate(value):
                    part = Section(self, name, entry, self.line_of(f"[[{name}]]", index))
                    faces = [(k, v) for k, v in entry.items() if isinstance(v, dict) and "source" in v]
                    if "source" in entry:
                        yield part.title(), str(entry["source"]), part.line
                    for key, face in faces:
                        yield f"{part.title()} {key}", str(face["source"]), self.line_of_key(part.line, key)


class EffectBox(Record):
    """A box with a program: every effect that cardboard gives, one operation a row; 0 ends an effect."""

    op: Row = row(PROGRAM)
    a: Row = row(PROGRAM)
    b: Row = row(PROGRAM)
    c: Row = row(PROGRAM)
    then: Row = row(PROGRAM)  # 1: comes after the row above, not beside it; 2: is paid for there


class Program:
    """The effects of a box, gathered into one table of operations. Equal effects share their rows."""

    def __init__(
        self,
        reader: BoxReader,
        box: EffectBox,
        operations: Mapping[str, Operation],
        longest: int,
        limits: Mapping[int, int] | None = None,  # the largest number an operation takes
    ) -> None:
        self.limits = limits or {}
        self.reader = reader
        self.box = box
        self.operations = operations
        self.longest = longest
        self.size = 1  # row 0 is "nothing"
        self._known: dict[tuple[str, ...], int] = {}

    def one(self, where: Section | str, text: str, allowed: frozenset[int] | None = None) -> int:
        """The address of a single effect."""
        return self.many(where, [text], allowed)

    def many(self, where: Section | str, texts: list[str], allowed: frozenset[int] | None = None) -> int:
        """The address of a list of effects. "then" comes after the one before; "may pay ...: ..." takes two rows.

        `allowed` are the operations that make sense where the effect is printed.
        """
        if not all(isinstance(text, str) for text in texts):
            self._refuse(where, "an effect must be a list of texts")
        if not 1 <= len(texts) <= self.longest:
            self._refuse(where, f"an effect has 1 to {self.longest} operations, not {len(texts)}")
        rows: list[tuple[str, int]] = []
        for text in texts:
            then = int(text.startswith("then "))
            first, colon, paid_for = text.removeprefix("then ").partition(": ")
            if first.startswith(PAYMENT) != bool(colon) or paid_for.startswith(PAYMENT):
                self._refuse(where, f"in {shown(text)} a payment must name the one thing that it buys")
            rows.append((first, then))
            if colon:
                rows.append((paid_for, 2))
        if allowed is not None:
            for text, _ in rows:
                if self._operation(where, text)[0] not in allowed:
                    self._refuse(where, f"{shown(text)} cannot stand here")
        key = tuple(texts)
        if key in self._known:
            return self._known[key]
        address = self.size
        if address + len(rows) + 1 > len(self.box.op):
            self._refuse(where, "the box has more effects than fit")
        for text, then in rows:
            self._write(where, text, then)
        self.size += 1  # a row 0 ends the effect
        self._known[key] = address
        return address

    def _operation(self, where: Section | str, text: str) -> Operation:
        pattern = " ".join("#" if is_number(word) else word for word in text.split())
        if pattern not in self.operations:
            self._refuse(where, f"the operation {shown(text)} is unknown; allowed are {', '.join(self.operations)}")
        return self.operations[pattern]

    def _write(self, where: Section | str, text: str, then: int) -> None:
        numbers = [int(word) for word in text.split() if is_number(word)]
        values = [numbers.pop(0) if value == "#" else int(value) for value in self._operation(where, text)]
        values += [0] * (4 - len(values))
        most = self.limits.get(values[0], HIGHEST)
        if max(values[1:]) > most:
            self._refuse(where, f"a number in {shown(text)} is larger than {most}")
        self.box.op[self.size], self.box.a[self.size], self.box.b[self.size], self.box.c[self.size] = values
        self.box.then[self.size] = then
        self.size += 1

    def _refuse(self, where: Section | str, reason: str) -> NoReturn:
        if isinstance(where, Section):
            where.refuse(reason)
        self.reader.refuse(where, reason)

    def all_within(self, address: int, operations: frozenset[int]) -> int:
        """1 when an effect uses these operations only."""
        while self.box.op[address]:
            if self.box.op[address] not in operations:
                return 0
            address += 1
        return 1


@dataclass(frozen=True)
class LoadedBox:
    """A box ready to play with: the record for plain running, and where it came from."""

    id: str
    hash: str
    text: str
    record: AnyBox
    shipped: bool
    reader: BoxReader


def load_box(text: str, file: str, game: str, read: Callable[[BoxReader], Record], shipped: bool) -> LoadedBox:
    """Read and check a box for a game."""
    reader = BoxReader(text, file)
    if reader.content.get("game") != game:
        raise BadBox(f"{file} is a box for {shown(reader.content.get('game'))}, not for {game!r}.")
    box_id = reader.content.get("id")
    if not isinstance(box_id, str) or not 1 <= len(box_id) <= LONGEST_ID or not box_id.isprintable():
        raise BadBox(f"{file}: the box needs an id, a text of 1 to {LONGEST_ID} printable letters.")
    return LoadedBox(box_id, reader.hash, text, read(reader), shipped, reader)
