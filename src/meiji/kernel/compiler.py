"""The one module that knows the insides of numba; the compiled twins in rules.py ask only for what stands here.

Numba compiles each function of a deep tree of small rules alone, with all that it calls, again for every level above,
and once for each width of an integer. Four short cuts make that practical: entries are optimised as a whole, indices
count from zero only, integers are widened in calls, and compiled entries are cached under a stamp of our own. They
replace private parts of numba, so `pyproject.toml` names the newest numba they are known to fit. Where one of them does
not fit, none is taken: everything is compiled by plain `njit`, more slowly, and a warning says so once.

Numba is not typed, and not imported before something is compiled: what is numba's is `Any` here.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import sys
import time
import warnings
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.folders import cache_root

KEEP_DAYS = 60  # compiled code of older sources is thrown away after so long
INNER, ENTRY = "meiji_rule.", "meiji_entry."  # how the names of compiled functions begin: rules, and entries to them
SETTINGS = {"error_model": "numpy", "nogil": True}


def check_numba() -> None:
    """Compiled running is asked for: numba must be there."""
    try:
        import numba  # noqa: F401
    except ImportError:
        raise BadInput("Compiled running needs numba, which is not installed; games can be played plain.") from None


def identity() -> list[str]:
    """Whatever compiled code depends on besides the rules: versions, settings and how rules are compiled."""
    import llvmlite
    import numba

    versions = [numba.__version__, llvmlite.__version__, sys.version, str(bool(numba.config.BOUNDSCHECK))]
    return [*versions, str(short_cuts_fit()), Path(__file__).read_text(encoding="utf-8")]


def compile_rule(function: FunctionType) -> Any:
    """A function that is called by compiled functions only."""
    from numba import njit

    made = njit(**_settings(), no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    if short_cuts_fit():
        _widen_integers(made)
    return made


def compile_entry(function: FunctionType, folder: Path | None, stamp: str) -> Any:
    """A function that Python calls; kept in the folder, if there is one, until the stamp is another."""
    from numba import njit

    made = njit(**_settings())(function)
    if short_cuts_fit():
        _optimise_entries_only()
        _count_from_zero(made)
        if folder is not None:
            _keep_on_disk(made, function, folder, stamp)
        _widen_integers(made)
    return made


def _settings() -> dict[str, Any]:
    return {**SETTINGS, "_nrt": False} if short_cuts_fit() else SETTINGS  # rules allocate nothing


@cache
def short_cuts_fit() -> bool:
    """Do all short cuts fit this numba? If not, that is said once."""
    if (missing := misfit()) is None:
        return True
    import numba

    warnings.warn(
        f"Meiji does not know numba {numba.__version__} ({missing}): it compiles without short cuts, more slowly.",
        RuntimeWarning,
        stacklevel=2,
    )
    return False


def misfit() -> str | None:
    """What the short cuts rely on and this numba does not have, or None."""
    try:
        from numba.core.caching import CompileResultCacheImpl, FunctionCache
        from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
        from numba.core.dispatcher import Dispatcher
        from numba.core.options import DefaultOptions
        from numba.cpython import slicing
    except ImportError as error:
        return str(error)
    wanted = [
        ("JITCodeLibrary.finalize", _takes(JITCodeLibrary, "finalize", "self")),
        ("JITCodeLibrary._optimize_final_module", _takes(JITCodeLibrary, "_optimize_final_module", "self")),
        (
            "JITCodeLibrary._linking_libraries",
            _sets(JITCodeLibrary, "_linking_libraries", "_finalized", "_final_module"),
        ),
        ("JITCPUCodegen.set_env", _takes(JITCPUCodegen, "set_env", "self", "env_name", "env")),
        ("JITCPUCodegen._engine", _sets(JITCPUCodegen, "_engine")),
        ("slicing.fix_index", _takes(slicing, "fix_index", "builder", "idx", "size")),
        ("FunctionCache._impl_class", hasattr(FunctionCache, "_impl_class")),
        ("CompileResultCacheImpl", hasattr(CompileResultCacheImpl, "_locator_classes")),
        ("FunctionCache.load_overload", _takes(FunctionCache, "load_overload", "self", "sig", "target_context")),
        ("FunctionCache.save_overload", _takes(FunctionCache, "save_overload", "self", "sig", "data")),
        ("Dispatcher.get_call_template", _takes(Dispatcher, "get_call_template", "self", "args", "kws")),
        ("Dispatcher.compile", _takes(Dispatcher, "compile", "self", "sig")),
        ("Dispatcher._cache", _sets(Dispatcher, "_cache")),
        ("the option _nrt", hasattr(DefaultOptions, "_nrt")),
    ]
    return next((f"no {name}" for name, fits in wanted if not fits), None)


def _takes(owner: Any, name: str, *parameters: str) -> bool:
    """Is there a function of this name with these parameters? Our own in its place is one, too."""
    function = getattr(owner, name, None)
    if hasattr(function, "for_meiji"):
        return True
    return callable(function) and list(inspect.signature(function).parameters) == list(parameters)


def _sets(owner: Any, *names: str) -> bool:
    """Do the methods of the class and its bases know these attributes of its objects?"""
    methods = [value for base in owner.__mro__ for value in vars(base).values() if isinstance(value, FunctionType)]
    return set(names) <= {name for method in methods for name in method.__code__.co_names}


def cache_folder(game: str) -> Path | None:
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

    replacements: tuple[Any, ...] = (finalize, optimize_final_module, set_env)
    for ours in replacements:
        ours.for_meiji = True
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
