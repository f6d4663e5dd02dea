"""Running the site: one process, uvicorn, and the browser opened when the first page is ready."""

from __future__ import annotations

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
from meiji.site.logs import set_up_logs
from meiji.site.settings import Settings


def serve(settings: Settings, host: str, port: int, *, browser: bool) -> None:
    """Serve until Ctrl-C. A port that is taken is told in one sentence."""
    set_up_logs()
    listener = _listen(host, port)
    shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{listener.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        access_log=False,  # addresses hold tokens
        log_level="warning",
        log_config=None,
        proxy_headers=True,
        server_header=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    print(f"Meiji is served on {shown} (Ctrl-C ends it)", file=sys.stderr, flush=True)
    if browser:
        threading.Thread(target=_open, args=(server, shown), daemon=True).start()
    gc.freeze()  # what is loaded now stays: the collector need not look through it again and again
    gc.set_threshold(2_000, 100, 50)  # often a little: one long look would hold everybody up
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after uvicorn has closed everything
    server.run(sockets=[listener])


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
