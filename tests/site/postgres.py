"""A PostgreSQL for the tests: the one that MEIJI_TEST_POSTGRES names, else one started where it is installed."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from meiji.store import Database


def program(name: str) -> str | None:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(installed[-1]) if installed else shutil.which(name)


def _user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def is_there() -> bool:
    return "MEIJI_TEST_POSTGRES" in os.environ or None not in (program("initdb"), program("postgres"))


@cache
def server() -> str:
    """The URL of a running server."""
    if named := os.environ.get("MEIJI_TEST_POSTGRES"):
        return named
    folder = Path(tempfile.mkdtemp(prefix="meiji-postgres-"))
    who: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if user := _user():
        shutil.chown(folder, user)
        who |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    subprocess.run([program("initdb"), "-D", data, "-A", "trust", "-U", "meiji", "--no-sync"], check=True, **who)
    options = ["-h", "127.0.0.1", "-p", str(port), "-k", folder, "-c", "fsync=off"]
    running = subprocess.Popen([program("postgres"), "-D", data, *options], **who)

    def end() -> None:
        running.terminate()
        running.wait()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            assert running.poll() is None, "PostgreSQL does not start"
            time.sleep(0.05)
    return f"postgresql://meiji@127.0.0.1:{port}/postgres"


def new_database() -> str:
    """The URL of a fresh database."""
    name = f"meiji_test_{secrets.token_hex(4)}"

    async def make() -> None:
        engine = Database(server()).engine.execution_options(isolation_level="AUTOCOMMIT")
        for _ in range(100):  # it listens a little before it answers
            try:
                async with engine.connect() as connection:
                    await connection.execute(sa.text(f"CREATE DATABASE {name}"))
                break
            except (OSError, sa.exc.DBAPIError):
                await asyncio.sleep(0.1)
        else:
            raise AssertionError("PostgreSQL does not answer")
        await engine.dispose()

    asyncio.run(make())
    return sa.make_url(server()).set(database=name).render_as_string(hide_password=False)
