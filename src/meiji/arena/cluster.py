"""The same jobs on a Ray cluster (extra `ray`): its workers play, and a worker that dies loses no game."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from meiji.kernel.errors import BadInput, not_installed

TRIES = 3  # of a job whose worker has died, after the first one
PATIENCE = 5.0  # seconds until the cluster's door opens

Job = TypeVar("Job")
Result = TypeVar("Result")


def on_cluster(address: str, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    """The result of every job, in their order. A job whose worker died is done again by another one, and has one result
    all the same. Whoever stops listening ends what is still to be done."""
    ray = connect(address)
    try:
        task = ray.remote(max_retries=TRIES)(work)
        for result in [task.remote(job) for job in jobs]:
            yield ray.get(result)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # what went wrong in a game is told as if it were played here
    except ray.exceptions.RayError as error:
        raise BadInput(f"The Ray cluster at {address} broke down ({told(error)}); the same command goes on.") from None
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """The module ray, connected."""
    os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "1")  # or Ray asks for minutes where something else is
    try:
        import ray
    except ImportError:
        raise not_installed("Ray", "ray") from None
    if address != "auto":
        knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"There is no Ray cluster at {address!r} that can be used: {told(error)}.") from None
    return ray


def knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise BadInput(f"A Ray cluster is HOST:PORT of its head, or auto for the one on this machine, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise BadInput(f"There is no Ray cluster at {address!r}: {error.strerror or error}.") from None


def told(error: BaseException) -> str:
    """The first sentence of what Ray says."""
    return " ".join(str(error).split()).split(". ")[0].rstrip(".") or type(error).__name__
