"""Work in processes of its own: everybody has one place in the queue, and what hangs or crashes holds up nobody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from meiji.site import workers
from meiji.site.fair_queue import FairQueue
from meiji.site.workers import TooLong, Workers, WorkFailed

ENOUGH = 120.0  # seconds, against hanging


# --- whose turn it is -------------------------------------------------------------------------------------------------
def order(queue: FairQueue[str]) -> list[str]:
    found = []
    while (taken := queue.take()) is not None:
        found.append(taken[1])
    return found


def test_owners_take_turns_however_much_one_wants() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("anna", f"a{number}")
    queue.put("ben", "b0")
    queue.put("cleo", "c0")
    queue.put("ben", "b1")
    assert order(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_who_was_just_served_goes_to_the_end() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("anna", "a0")
    queue.put("ben", "b0")
    queue.put("ben", "b1")
    assert queue.take() == ("anna", "a0")
    queue.put("anna", "a1")
    assert order(queue) == ["b0", "a1", "b1"]


def test_who_may_not_be_served_now_keeps_the_place() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner in ("anna", "ben", "anna"):
        queue.put(owner, owner[0])
    assert queue.take(lambda owner: owner != "anna") == ("ben", "b")
    assert queue.take(lambda owner: owner != "anna") is None
    assert len(queue) == 2 and order(queue) == ["a", "a"]


def test_what_is_taken_out_is_never_served() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a0", "a1"):
        queue.put("anna", item)
    queue.remove("anna", "a0")
    queue.remove("anna", "a0")
    queue.remove("ben", "b0")
    assert order(queue) == ["a1"] and len(queue) == 0


# --- what the processes do --------------------------------------------------------------------------------------------
def note(work: tuple[str, str]) -> int:
    """In a worker: leave a trace; the number of the process."""
    folder, name = work
    (Path(folder) / name).touch()
    return os.getpid()


def hang(work: tuple[str, str]) -> None:
    note(work)
    while True:
        time.sleep(1)


def hang_in_c(work: tuple[str, str]) -> None:
    """As compiled code does that never ends: no signal but the hardest reaches it."""
    import signal

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    hang(work)


def end(_: object) -> None:
    os._exit(11)


def fail(_: object) -> None:
    raise ValueError("that went wrong")


def slow(work: tuple[str, str]) -> None:
    """To be warmed up takes longer than the work itself may."""
    time.sleep(2)
    note(work)


def wait_for_file(work: tuple[str, str]) -> int:
    """In a worker: wait until there is such a file."""
    folder, name = work
    while not (Path(folder) / name).exists():
        time.sleep(0.02)
    return os.getpid()


async def there(folder: Path, name: str) -> None:
    while not (folder / name).exists():
        await asyncio.sleep(0.02)


def pool(most: int, work: Callable[[Workers], Awaitable[Any]], place_of: Callable[[str], str] = str) -> Any:
    async def whole() -> Any:
        made = Workers(most, place_of)
        try:
            async with asyncio.timeout(ENOUGH):
                return await work(made)
        finally:
            made.close()

    return asyncio.run(whole())


def test_a_worker_stays_for_more_work(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        first = await made.run("anna", ENOUGH, note, (str(tmp_path), "a"))
        assert first != os.getpid() and first == await made.run("ben", ENOUGH, note, (str(tmp_path), "b"))

    pool(2, work)


@pytest.mark.parametrize("endless", [hang, hang_in_c])
def test_what_hangs_is_killed_at_its_deadline_and_the_others_go_on(
    tmp_path: Path, endless: Callable[[tuple[str, str]], None]
) -> None:
    async def work(made: Workers) -> None:
        await made.run("anna", ENOUGH, note, (str(tmp_path), "is there"))
        hanging = asyncio.create_task(made.run("anna", 1.0, endless, (str(tmp_path), "hangs")))
        await there(tmp_path, "hangs")
        waiting = asyncio.create_task(made.run("ben", ENOUGH, note, (str(tmp_path), "goes on")))
        with pytest.raises(TooLong):
            await hanging
        await waiting

    pool(1, work)


def test_a_process_that_ends_takes_nothing_with_it(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        before = await made.run("anna", ENOUGH, note, (str(tmp_path), "before"))
        crash = asyncio.create_task(made.run("anna", ENOUGH, end, None))
        others = [asyncio.create_task(made.run("ben", ENOUGH, note, (str(tmp_path), f"{i}"))) for i in range(3)]
        with pytest.raises(WorkFailed, match="11"):
            await crash
        assert before not in await asyncio.gather(*others)

    pool(1, work)


def test_a_process_killed_while_it_has_nothing_to_do_is_replaced(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        before = await made.run("anna", ENOUGH, note, (str(tmp_path), "before"))
        os.kill(before, 9)
        while (Path("/proc") / str(before)).exists() and made._idle[0].alive:
            await asyncio.sleep(0.02)
        assert await made.run("anna", ENOUGH, note, (str(tmp_path), "after")) != before

    pool(1, work)


def test_an_error_is_told_and_the_process_stays(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        before = await made.run("anna", ENOUGH, note, (str(tmp_path), "before"))
        with pytest.raises(WorkFailed, match="that went wrong"):
            await made.run("anna", ENOUGH, fail, None)
        assert await made.run("anna", ENOUGH, note, (str(tmp_path), "after")) == before

    pool(1, work)


def test_one_person_never_keeps_all_workers_busy(tmp_path: Path) -> None:
    """While all that one person wants is stuck, another one is answered."""

    async def work(made: Workers) -> None:
        stuck = [
            asyncio.create_task(made.run("anna", ENOUGH, wait_for_file, (str(tmp_path), "ben was here")))
            for _ in range(5)
        ]
        await made.run("ben", ENOUGH, note, (str(tmp_path), "ben was here"))
        await asyncio.gather(*stuck)

    pool(2, work)


def test_what_is_cancelled_while_it_waits_is_never_done(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        first = asyncio.create_task(made.run("anna", ENOUGH, wait_for_file, (str(tmp_path), "go")))
        unwanted = asyncio.create_task(made.run("anna", ENOUGH, note, (str(tmp_path), "unwanted")))
        last = asyncio.create_task(made.run("anna", ENOUGH, note, (str(tmp_path), "last")))
        await asyncio.sleep(0)
        unwanted.cancel()
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        await asyncio.gather(first, last)
        assert unwanted.cancelled() and not (tmp_path / "unwanted").exists()

    pool(1, work)


def test_what_nobody_waits_for_any_more_may_end_but_not_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.5)

    async def work(made: Workers) -> None:
        short = asyncio.create_task(made.run("anna", ENOUGH, wait_for_file, (str(tmp_path), "go")))
        while not made._busy:
            await asyncio.sleep(0.01)
        process = next(iter(made._busy))
        short.cancel()
        (tmp_path / "go").touch()
        await made.run("ben", ENOUGH, note, (str(tmp_path), "next"))
        endless = asyncio.create_task(made.run("anna", 10 * ENOUGH, hang, (str(tmp_path), "hangs")))
        await there(tmp_path, "hangs")
        endless.cancel()
        await made.run("ben", ENOUGH, note, (str(tmp_path), "after"))
        assert process not in made._idle

    pool(1, work)


def test_a_warm_up_comes_once_and_does_not_count_against_the_deadline(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        warm_up = (slow, (str(tmp_path), "warm"))
        await made.run("anna", 1.5, note, (str(tmp_path), "a"), warm_up)
        assert (tmp_path / "warm").exists()
        (tmp_path / "warm").unlink()
        await made.run("ben", ENOUGH, note, (str(tmp_path), "b"), warm_up)
        assert not (tmp_path / "warm").exists()

    pool(1, work)


def test_a_warm_up_that_fails_leaves_the_word_to_the_work(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        await made.run("anna", ENOUGH, note, (str(tmp_path), "a"), (fail, None))

    pool(1, work)


def test_processes_end_with_the_pool(tmp_path: Path) -> None:
    async def work(made: Workers) -> int:
        return await made.run("anna", ENOUGH, note, (str(tmp_path), "a"))

    process = pool(1, work)
    late = time.monotonic() + ENOUGH
    while time.monotonic() < late:
        try:
            os.kill(process, 0)
            os.waitpid(process, os.WNOHANG)
        except (ProcessLookupError, ChildProcessError):
            return
        time.sleep(0.05)
    raise AssertionError("it still runs")


# --- warm before anything is wanted -----------------------------------------------------------------------------------
def test_workers_are_warmed_ahead_and_real_work_goes_first(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        kind = (wait_for_file, (str(tmp_path), "go on"))
        assert not made.is_warm(kind)
        made.warm_ahead([kind])
        made.warm_ahead([kind])
        await made.run("anna", ENOUGH, note, (str(tmp_path), "meanwhile"))  # one worker is left for it
        assert not made.is_warm(kind)
        (tmp_path / "go on").touch()
        while not all(kind in worker.warm for worker in made._idle) or len(made._idle) < 2:
            await asyncio.sleep(0.02)
        assert made.is_warm(kind)

    pool(2, work)


def test_what_cannot_be_warmed_is_tried_once_and_holds_up_nobody(tmp_path: Path) -> None:
    async def work(made: Workers) -> None:
        made.warm_ahead([(fail, "")])
        while not made.is_warm((fail, "")):
            await asyncio.sleep(0.02)
        await made.run("anna", ENOUGH, note, (str(tmp_path), "a"))

    pool(1, work)
