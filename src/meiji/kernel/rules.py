"""One rules text, two ways to run it.

`@rule` and `@entry` only register a function. Plain running calls it as it is. The compiled twin of a game is built
on first use: every function's code is given new globals that hold the compiled ones (and, in the templates of the
kernel, the game's own hooks), and numba compiles the entries with all they call. Plain and compiled live side by
side in one process, and numba is not imported before something is compiled.

Rules have any signature and numba is not typed, so functions and compiled functions are `Any` here.

Integer arguments are widened to 64 bits, so each rule is compiled once. Only entries are cached on disk, stamped
with the meaning of every rule they reach.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from meiji.kernel import compiler
from meiji.kernel.compiler import ENTRY, INNER, cache_folder, check_numba, compile_entry, compile_rule

AnyRule = Callable[..., Any]
F = TypeVar("F", bound=AnyRule)

_rules: dict[FunctionType, FunctionType] = {}  # rule -> the text to compile (itself, unless it has a compiled form)
_entries: set[FunctionType] = set()
_hooks: dict[FunctionType, str] = {}


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, compiled: AnyRule) -> Callable[[F], F]: ...
def rule(function: Any = None, *, compiled: Any = None) -> Any:
    """Register a rule. `compiled` names another function with the same meaning for compiled running."""

    def register(f: Any) -> Any:
        _rules[f] = compiled or f
        return f

    return register(function) if function is not None else register


def entry(function: F) -> F:
    """Register a function that is called from Python when compiled (and therefore cached)."""
    _rules[cast(FunctionType, function)] = cast(FunctionType, function)
    _entries.add(cast(FunctionType, function))
    return function


def hook(function: F) -> F:
    """Mark a place where the game's own function of the same name is put in."""
    _hooks[cast(FunctionType, function)] = function.__name__
    return function


def registered(function: object) -> bool:
    return isinstance(function, FunctionType) and function in _rules


def rules_of(modules: Iterable[str]) -> list[FunctionType]:
    """All registered rules of the packages or modules with these names."""
    starts = tuple(modules)
    return [f for f in _rules if f.__module__ in starts or f.__module__.startswith(tuple(s + "." for s in starts))]


def _calls(function: FunctionType, hooks: Mapping[str, FunctionType]) -> dict[str, FunctionType]:
    """The rules that a function calls, by the name it calls them by, with hooks replaced by the game's functions."""
    found = {}
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType):
            if value in _hooks:
                value = hooks.get(_hooks[value], value)
            if value in _rules:
                found[name] = value
    return found


def closure_of(starts: Iterable[FunctionType], hooks: Mapping[str, FunctionType]) -> list[FunctionType]:
    """The functions given and all rules that they reach."""
    todo, seen = list(starts), dict[FunctionType, None]()
    while todo:
        function = todo.pop()
        if function not in seen:
            seen[function] = None
            todo.extend(_calls(_rules.get(function, function), hooks).values())
    return list(seen)


def bind_plain(
    function: AnyRule,
    hooks: Mapping[str, AnyRule],
    older: Mapping[AnyRule, AnyRule] | None = None,
    around: Mapping[AnyRule, Callable[[AnyRule], AnyRule]] | None = None,
) -> AnyRule:
    """A kernel template with a game's hooks in it, for plain running.

    With `older`, whoever calls one of its keys calls what that rule was before. Only the older rule itself still
    reaches today's, so it can be told as a difference. With `around`, whoever calls one of its keys calls what it makes
    of that rule.
    """
    game_hooks = cast("Mapping[str, FunctionType]", hooks)
    before = cast("Mapping[FunctionType, FunctionType]", older or {})
    wrapped = cast("Mapping[FunctionType, Callable[[FunctionType], FunctionType]]", around or {})
    made: dict[FunctionType, FunctionType] = {}

    def rebind(f: FunctionType) -> FunctionType:
        if f not in made:
            made[f] = FunctionType(f.__code__, dict(f.__globals__), f.__name__, f.__defaults__)
            made[f].__globals__.update({name: called_by(f, c) for name, c in _calls(f, game_hooks).items()})
        return made[f]

    def called_by(caller: FunctionType, f: FunctionType) -> FunctionType:
        if not before and not wrapped and not f.__module__.startswith("meiji.kernel"):
            return f
        if before.get(f) is caller:
            return rebind(f)
        now = rebind(before.get(f, f))
        return wrapped[f](now) if f in wrapped else now

    start = cast(FunctionType, function)
    return rebind(before.get(start, start))


def meaning(functions: Iterable[FunctionType]) -> str:
    """A hash over what these functions do: their byte code and every constant they name.

    Numba looks only at the file of the entry itself. With this stamp a changed rule or constant anywhere below an
    entry compiles it anew, and a changed page, text or picture compiles nothing.
    """
    parts = [*compiler.identity(), Path(__file__).read_text(encoding="utf-8")]  # how rules are compiled
    for function in sorted(functions, key=lambda f: (f.__module__, f.__name__)):
        code = function.__code__
        parts += [function.__module__, function.__name__, code.co_code.hex(), repr(code.co_varnames)]
        parts.append(repr(function.__defaults__))
        parts.append(repr([const for const in code.co_consts if const != function.__doc__]))
        kinds = [function.__globals__.get(kind) for kind in function.__annotations__.values()]
        parts.append(repr([getattr(kind, "_fields", ()) for kind in kinds]))  # named tuples: the order of their fields
        for name in code.co_names:
            value = function.__globals__.get(name)
            parts.append(f"{name}={value!r}" if isinstance(value, int | float | str | tuple) else name)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


class Twin:
    """The compiled twin of one game."""

    def __init__(self, game: str, hooks: Mapping[str, AnyRule]) -> None:
        self.game = game
        self.hooks = cast("Mapping[str, FunctionType]", hooks)
        self.folder = cache_folder(game)
        check_numba()
        self._made: dict[FunctionType, Any] = {}
        self._inner: dict[FunctionType, Any] = {}

    def __getitem__(self, function: AnyRule) -> Any:
        """The compiled form of an entry. An entry that is called by rules is compiled into them like any rule."""
        start = cast(FunctionType, function)
        if start not in self._made:
            called = closure_of(_calls(_rules.get(start, start), self.hooks).values(), self.hooks)
            fresh = [f for f in called if f not in self._inner]
            for f in fresh:
                self._inner[f] = self._compile(f, INNER)
            for f in fresh:
                self._bind(f, self._inner[f])
            self._made[start] = self._compile(start, ENTRY if start in _entries else INNER)
            self._bind(start, self._made[start])
        return self._made[start]

    def _bind(self, function: FunctionType, made: Any) -> None:
        calls = _calls(_rules.get(function, function), self.hooks)
        made.py_func.__globals__.update({name: self._inner[called] for name, called in calls.items()})

    def _compile(self, function: FunctionType, kind: str) -> Any:
        text = _rules.get(function, function)
        rebound = FunctionType(text.__code__, dict(text.__globals__), text.__name__, text.__defaults__)
        rebound.__qualname__ = f"{kind}{self.game}.{text.__module__}.{text.__name__}"
        rebound.__module__ = text.__module__
        if kind == INNER:
            return compile_rule(rebound)
        below = [_rules.get(f, f) for f in closure_of([function], self.hooks)]
        return compile_entry(rebound, self.folder, meaning(below) if self.folder else "")
