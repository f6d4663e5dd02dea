"""Running the site: one process, uvicorn, and the browser opened when the first page is ready."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from meiji.kernel.errors import BadInput
from meiji.site.app import make_app
from meiji.site.connections import Connections
from meiji.site.forwarded import Forwarded, proxies
from meiji.site.logs import set_up_logs
from meiji.site.middleware import Middleware
from meiji.site.settings import Settings
from meiji.store import Database

FILES, OTHER_FILES = 16_384, 128  # that may be open; those that are no connections to visitors


def serve(settings: Settings, host: str, port: int, *, browser: bool) -> None:
    """Serve until Ctrl-C. A port that is taken or a database that cannot be served is told in one sentence."""
    set_up_logs()
    asyncio.run(_check(settings.database))
    listener = _listen(host, port)
    shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{listener.getsockname()[1]}"
    server = uvicorn.Server(configure(make_app(settings), Connections(most_connections(), proxies())))
    print(f"Meiji is served on {shown} (Ctrl-C ends it)", file=sys.stderr, flush=True)
    if browser:
        threading.Thread(target=_open, args=(server, shown), daemon=True).start()
    gc.freeze()  # what is loaded now stays: the collector need not look through it again and again
    gc.set_threshold(20_000, 10, 50)  # often a little: one long look would hold everybody up
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after uvicorn has closed everything
    server.run(sockets=[listener])


def configure(app: Middleware, connections: Connections) -> uvicorn.Config:
    return uvicorn.Config(
        Forwarded(app, connections.proxies),
        http=connections.protocol(),  # type: ignore[arg-type]
        ws="none",
        access_log=False,  # addresses hold tokens
        log_level="warning",
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )


def most_connections() -> int:
    """As many as the system lets this process have open, and some files beside them."""
    if sys.platform == "win32":
        return 400
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, min(soft if soft > 0 else wanted, FILES) - OTHER_FILES)


async def _check(url: str) -> None:
    """A database that cannot be served is told in one sentence, before anything starts."""
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        raise BadInput(f"Port {port} on {host} cannot be opened ({error}); name another one with --port.") from None
    return listener


def _open(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
