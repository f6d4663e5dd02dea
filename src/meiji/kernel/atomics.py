"""Reading and writing that other threads see at once, in compiled code: numba has no words for it, LLVM has.

`define_atomics` makes what the compiled forms call; plain running needs none of it. What belongs to numba and LLVM is
`Any`: neither is typed.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule


def get_compiled(notes: Any, place: int) -> int:
    return get_atomic(notes, place)  # type: ignore[name-defined, no-any-return]  # noqa: F821


def add_compiled(notes: Any, place: int, number: int) -> None:
    add_atomic(notes, place, number)  # type: ignore[name-defined]  # noqa: F821


def change_compiled(notes: Any, place: int, old: int, new: int) -> bool:
    return change_atomic(notes, place, old, new)  # type: ignore[name-defined, no-any-return]  # noqa: F821


def soon_written_compiled(rows: Any, row: int, column: int) -> None:
    fetch_to_write(rows, row, column)  # type: ignore[name-defined]  # noqa: F821


@rule(compiled=get_compiled)
def get(notes: Any, place: int) -> int:
    """What is noted, whoever wrote it last."""
    return int(notes[place])


@rule(compiled=add_compiled)
def add(notes: Any, place: int, number: int) -> None:
    """Add to a number, in one go; the other threads then also see everything that was written before."""
    notes[place] += number


@rule(compiled=change_compiled)
def change(notes: Any, place: int, old: int, new: int) -> bool:
    """Change a number in one go, if it is still the old one."""
    if notes[place] != old:
        return False
    notes[place] = new
    return True


@rule(compiled=soon_written_compiled)
def soon_written(rows: Any, row: int, column: int) -> None:
    """Get a cache line back that another thread has read, while there is something else to do."""


def define_atomics() -> None:
    """Reading and writing past the compiler's and the processor's own ideas of order; numba has no words for it."""
    if "get_atomic" in globals():
        return
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def cell(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kind = signature.args[0]
        made = context.make_array(kind)(context, builder, values[0])
        return cgutils.get_item_pointer(context, builder, kind, made, values[1 : 1 + kind.ndim])

    @intrinsic  # type: ignore[untyped-decorator]
    def get_atomic(typing: Any, notes: Any, place: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.load_atomic(cell(context, builder, signature, values), "seq_cst", 8)

        return types.int64(notes, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def add_atomic(typing: Any, notes: Any, place: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            builder.atomic_rmw("add", cell(context, builder, signature, values), values[2], "seq_cst")
            return context.get_dummy_value()

        return types.void(notes, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def change_atomic(typing: Any, notes: Any, place: Any, old: Any, new: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            place = cell(context, builder, signature, values)
            return builder.extract_value(builder.cmpxchg(place, values[2], values[3], "seq_cst"), 1)

        return types.boolean(notes, types.int64, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def fetch_to_write(typing: Any, rows: Any, row: Any, column: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            number = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
            prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            place = builder.bitcast(cell(context, builder, signature, values), cgutils.voidptr_t)
            builder.call(prefetch, [place, number(1), number(3), number(1)])  # for writing, to stay, data
            return context.get_dummy_value()

        return types.void(rows, types.int64, types.int64), code

    made = {"get_atomic": get_atomic, "add_atomic": add_atomic, "change_atomic": change_atomic}
    globals().update(made, fetch_to_write=fetch_to_write)
