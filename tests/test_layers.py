"""A package imports only from those above it: kernel, games, players, arena and lab, training, store, site, cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meiji

PACKAGE = Path(meiji.__file__).parent
FLOORS = [["kernel"], ["games"], ["players"], ["arena", "lab"], ["training"], ["store"], ["site"], ["demo"]]
FLOORS += [["cli"], ["__main__"]]
LEVEL = {room: level for level, rooms in enumerate(FLOORS) for room in rooms}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.name != "__init__.py")
REGISTRY = ("kernel/spec.py", "game_ids")  # the one place where the kernel looks at the games


def parts_of(path: Path) -> tuple[str, ...]:
    """src/meiji/kernel/box.py -> ("meiji", "kernel", "box")"""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path, text: str | None = None) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every module of ours that a file imports anywhere, also for types only, and the function where it does so."""
    package = parts_of(path) if path.name == "__init__.py" else parts_of(path)[:-1]

    def walk(node: ast.AST, function: str) -> Iterator[tuple[tuple[str, ...], str]]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            function = node.name
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield tuple(alias.name.split(".")), function
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            for alias in node.names:  # the name may be a module of a package or something inside a module
                yield (*base, alias.name), function
        for child in ast.iter_child_nodes(node):
            yield from walk(child, function)

    tree = ast.parse(path.read_text("utf-8") if text is None else text)
    return (found for found in walk(tree, "") if found[0][0] == "meiji")


def room_of(module: tuple[str, ...]) -> str | None:
    """The room of an imported module; None for the front door `meiji` itself."""
    return module[1] if len(module) > 1 and module[1] in LEVEL else None


def test_every_room_is_known() -> None:
    assert {parts_of(path)[1] for path in MODULES} <= set(LEVEL)
    assert {"kernel", "games", "players", "arena", "training", "cli"} <= {parts_of(path)[1] for path in MODULES}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.relative_to(PACKAGE).parts))
def test_imports_go_upwards_only(path: Path) -> None:
    room, name = parts_of(path)[1], "/".join(path.relative_to(PACKAGE).parts)
    for module, function in imports(path):
        other = room_of(module)
        if (name, function) == REGISTRY and module == ("meiji", "games"):
            continue
        told = f"{name} imports {'.'.join(module)}"
        if other is None:  # `import meiji` stands for kernel and games together
            assert room not in ("kernel", "games"), told
        elif other != room:
            assert LEVEL[other] < LEVEL[room], told


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_game_imports_itself_and_the_kernel_only(game: str) -> None:
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for module, _ in imports(path):
            allowed = module[1] == "kernel" or module[1:3] == ("games", game)
            assert allowed, f"{path.relative_to(PACKAGE)} imports {'.'.join(module)}"


def test_the_front_door_gives_the_kernel_and_the_lab() -> None:
    """`meiji.lab` is there at once; that it loads no library until it is used is tested with the lab."""
    rooms = {room_of(module) for module, _ in imports(PACKAGE / "__init__.py")}
    assert rooms == {"kernel", "lab"}


def test_this_test_sees_all_kinds_of_imports() -> None:
    text = """
import meiji.site
from meiji.players import registry
from . import picture
from .. import yokohama
from ...kernel.box import Part
if TYPE_CHECKING:
    from meiji.arena.simulate import Arena
def late():
    import meiji.cli
"""
    found = list(imports(PACKAGE / "games" / "zaibatsu" / "__init__.py", text))
    assert found == [
        (("meiji", "site"), ""),
        (("meiji", "players", "registry"), ""),
        (("meiji", "games", "zaibatsu", "picture"), ""),
        (("meiji", "games", "yokohama"), ""),
        (("meiji", "kernel", "box", "Part"), ""),
        (("meiji", "arena", "simulate", "Arena"), ""),
        (("meiji", "cli"), "late"),
    ]
