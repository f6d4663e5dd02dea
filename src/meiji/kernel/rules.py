"""One rules text, two ways to run it.

`@rule` and `@entry` only register a function. Plain running calls it as it is. The compiled twin of a game is built
on first use: every function's code is given new globals that hold the compiled ones (and, in the templates of the
kernel, the game's own hooks), and numba compiles the entries with all they call. Plain and compiled live side by
side in one process, and numba is not imported before something is compiled.

Integer arguments are widened to 64 bits, so each rule is compiled once. Only entries are cached on disk, stamped
with the meaning of every rule they reach.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from meiji.kernel.errors import BadInput

F = TypeVar("F", bound=Callable[..., Any])

KEEP_DAYS = 60  # compiled code of older sources is thrown away after so long

_rules: dict[FunctionType, FunctionType] = {}  # rule -> the text to compile (itself, unless it has a compiled form)
_entries: set[FunctionType] = set()
_hooks: dict[FunctionType, str] = {}


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, compiled: Callable[..., Any]) -> Callable[[F], F]: ...
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
    function: Callable[..., Any],
    hooks: Mapping[str, Callable[..., Any]],
    older: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
) -> Callable[..., Any]:
    """A kernel template with a game's hooks in it, for plain running.

    With `older`, whoever calls one of its keys calls what that rule was before. Only the older rule itself still
    reaches today's, so it can be told as a difference.
    """
    game_hooks = cast("Mapping[str, FunctionType]", hooks)
    before = cast("Mapping[FunctionType, FunctionType]", older or {})
    made: dict[FunctionType, FunctionType] = {}

    def rebind(f: FunctionType) -> FunctionType:
        if f not in made:
            made[f] = FunctionType(f.__code__, dict(f.__globals__), f.__name__, f.__defaults__)
            made[f].__globals__.update({name: called_by(f, c) for name, c in _calls(f, game_hooks).items()})
        return made[f]

    def called_by(caller: FunctionType, f: FunctionType) -> FunctionType:
        if not before and not f.__module__.startswith("meiji.kernel"):
            return f
        return rebind(f if before.get(f) is caller else before.get(f, f))

    start = cast(FunctionType, function)
    return rebind(before.get(start, start))


def meaning(functions: Iterable[FunctionType]) -> str:
    """A hash over what these functions do: their byte code and every constant they name.

    Numba looks only at the file of the entry itself. With this stamp a changed rule or constant anywhere below an
    entry compiles it anew, and a changed page, text or picture compiles nothing.
    """
    import llvmlite
    import numba

    parts = [numba.__version__, llvmlite.__version__, sys.version, str(bool(numba.config.BOUNDSCHECK))]
    parts.append(Path(__file__).read_text(encoding="utf-8"))  # how rules are compiled
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


def cache_root() -> Path:
    """Where compiled code is kept between processes."""
    if "MEIJI_CACHE_DIR" in os.environ:
        return Path(os.environ["MEIJI_CACHE_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "meiji"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "meiji"
    if "XDG_CACHE_HOME" in os.environ:
        return Path(os.environ["XDG_CACHE_HOME"]) / "meiji"
    return Path.home() / ".cache" / "meiji"


def _cache_folder(game: str) -> Path | None:
    """The folder for one game's compiled code, or None where nothing can be written (then nothing is cached)."""
    try:
        folder = cache_root() / "compiled" / game
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"write-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, RuntimeError):  # RuntimeError: a user without a home
        return None
    return folder


class Twin:
    """The compiled twin of one game."""

    def __init__(self, game: str, hooks: Mapping[str, Callable[..., Any]]) -> None:
        self.game = game
        self.hooks = cast("Mapping[str, FunctionType]", hooks)
        self.folder = _cache_folder(game)
        try:
            import numba  # noqa: F401
        except ImportError:
            raise BadInput("Compiled running needs numba, which is not installed; games can be played plain.") from None
        _optimise_entries_only()
        self._made: dict[FunctionType, Any] = {}
        self._inner: dict[FunctionType, Any] = {}

    def __getitem__(self, function: Callable[..., Any]) -> Any:
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
        from numba import njit

        text = _rules.get(function, function)
        rebound = FunctionType(text.__code__, dict(text.__globals__), text.__name__, text.__defaults__)
        rebound.__qualname__ = f"{kind}{self.game}.{text.__module__}.{text.__name__}"
        rebound.__module__ = text.__module__
        settings = {"error_model": "numpy", "nogil": True, "_nrt": False}  # rules allocate nothing
        if kind == ENTRY:
            made = njit(**settings)(rebound)
            _count_from_zero(made)
            if self.folder is not None:
                below = [_rules.get(f, f) for f in closure_of([function], self.hooks)]
                _keep_on_disk(made, rebound, self.folder, meaning(below))
        else:
            made = njit(**settings, no_cpython_wrapper=True, no_cfunc_wrapper=True)(rebound)
        _widen_integers(made)
        return made


INNER, ENTRY = "meiji_rule.", "meiji_entry."


def _optimise_entries_only() -> None:
    """Let LLVM optimise each entry once, with all it calls, instead of every rule with all that it calls.

    Numba links and optimises a function together with everything below it, again for every level above: in a deep
    tree of small rules that is most of the compile time. Our inner rules are never called from Python, so they only
    wait to be linked into an entry.
    """
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    original = JITCodeLibrary.finalize
    if hasattr(original, "for_meiji"):
        return

    def finalize(self: Any) -> None:
        if self.name.startswith(INNER):
            self._finalized = True
            return
        if self.name.startswith(ENTRY):
            linked: dict[Any, None] = {}
            todo = list(self._linking_libraries)
            while todo:
                library = todo.pop()
                if library not in linked:
                    linked[library] = None
                    todo.extend(library._linking_libraries)
            self._linking_libraries = list(linked)
        original(self)

    optimize = JITCodeLibrary._optimize_final_module

    def optimize_final_module(self: Any) -> None:
        if self.name.startswith(ENTRY):
            # Nobody else calls the rules in this module: LLVM may change how they are called, or drop them.
            for function in self._final_module.functions:
                if not function.is_declaration and INNER.rstrip(".") in function.name:
                    function.linkage = "internal"
        optimize(self)

    set_environment = JITCPUCodegen.set_env

    def set_env(self: Any, env_name: str, env: Any) -> None:
        if self._engine.is_symbol_defined(env_name):  # an inner rule has no machine code of its own yet
            set_environment(self, env_name, env)

    finalize.for_meiji = True  # type: ignore[attr-defined]
    JITCodeLibrary.finalize = finalize
    JITCodeLibrary._optimize_final_module = optimize_final_module
    JITCPUCodegen.set_env = set_env


_compiling_rules = 0


def _count_from_zero(dispatcher: Any) -> None:
    """Compile without Python's counting from the end (x[-1]): rules do not use it, and it costs a third of the speed.

    With bounds checking on, a negative index is an error.
    """
    from numba.cpython import slicing

    if not hasattr(slicing.fix_index, "for_meiji"):
        original = slicing.fix_index

        def fix_index(builder: Any, index: Any, size: Any) -> Any:
            return index if _compiling_rules else original(builder, index, size)

        fix_index.for_meiji = True  # type: ignore[attr-defined]
        slicing.fix_index = fix_index
    compile_ = dispatcher.compile

    def compile_rules(signature: Any) -> Any:
        global _compiling_rules
        _compiling_rules += 1
        try:
            return compile_(signature)
        finally:
            _compiling_rules -= 1

    dispatcher.compile = compile_rules


def _widen_integers(dispatcher: Any) -> None:
    """One compilation a function: numba would otherwise make one for every literal and integer width."""
    from numba import types

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and not isinstance(kind, types.Boolean) else kind

    original = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: original(
        tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()}
    )


def _keep_on_disk(dispatcher: Any, function: FunctionType, folder: Path, stamp: str) -> None:
    from numba.core.caching import CompileResultCacheImpl, FunctionCache

    class Locator:
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return stamp

        def get_disambiguator(self) -> str:
            return hashlib.sha256(f"{function.__qualname__} {stamp}".encode()).hexdigest()[:16]

        def ensure_cache_path(self) -> None:
            folder.mkdir(parents=True, exist_ok=True)

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator:
            return cls()

    class Implementation(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except Exception:
                return None  # an unreadable or half-written cache only costs time

        def save_overload(self, sig: Any, data: Any) -> None:
            with contextlib.suppress(Exception):  # nowhere to write: compile again next time
                for old in folder.iterdir():
                    if time.time() - old.stat().st_mtime > KEEP_DAYS * 86400:
                        old.unlink()
                super().save_overload(sig, data)

    dispatcher._cache = Cache(function)
