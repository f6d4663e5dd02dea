"""The site, and what this machine can do."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from meiji.cli.shared import err, out, print_json
from meiji.kernel.errors import BadInput
from meiji.kernel.notice import leave_out_notice
from meiji.kernel.spec import find_game, game_ids


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    public_url: str = "",
    database: str | None = None,
    box: Annotated[list[str] | None, Parameter(negative=())] = None,
    browser: bool = True,
) -> None:
    """Serve the site, by default for this machine alone, and open the browser.

    Args:
        host: The address to listen on; 0.0.0.0 lets others in.
        port: The port to listen on.
        public_url: The address that friends use, for links; with https, cookies travel only over TLS.
        database: sqlite:///FILE (by default a file in the user's data folder) or postgresql://USER@HOST/NAME.
        box: A box file that new tables of its game are played with.
        browser: Open the browser (--no-browser: do not).
    """
    from meiji.site.serve import serve as run
    from meiji.site.settings import Settings, kept_secret, read_boxes

    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"A public URL begins with http:// or https://, not {public_url!r}.")
    settings = Settings(public_url=public_url, secret=kept_secret(), boxes=read_boxes(box or []))
    if database:
        settings.database = database
    run(settings, host, port, browser=browser)


def owner(name: str, *, remove: bool = False, database: str | None = None) -> None:
    """Make the holder of an account an owner of the site, who reads reports, bans people and deletes games.

    Args:
        name: The name with which they log in.
        remove: They own the site no longer.
        database: As for serve; the server may be running.
    """
    import asyncio

    from meiji.site.accounts import logins_of
    from meiji.store import Database, Store, default_database

    async def change() -> bool:
        opened = Database(database or default_database())
        await opened.open(serves=False)
        try:
            store = Store(opened)
            for login in logins_of(name):
                if await store.set_owner(login, not remove):
                    return True
            return False
        finally:
            await opened.close()

    if not asyncio.run(change()):
        raise BadInput(f"There is no account {name!r}; register it on the site first.")
    out.print(f"{name} owns the site no longer." if remove else f"{name} owns the site: its page is /owner.")


def start() -> None:
    """Serve the site on http://127.0.0.1:8000 and open the browser."""
    serve()


def warmup(*games: str) -> None:
    """Compile the rules of games once, so that later starts are quick.

    Args:
        games: The games; all of them unless said.
    """
    from meiji.arena.warmup import warm

    for game in games:
        find_game(game)
    leave_out_notice()
    for game in games or game_ids():
        with err.status(f"compiling {game}"):
            seconds = warm(game)
        out.print(f"{game}: ready after {seconds:.1f} s")


def bench(*, peers: bool = False, json: Annotated[bool, Parameter(negative=())] = False, seconds: float = 3.0) -> None:
    """Measure speed: compiled loop, batch, steps from Python, plain games, search.

    Args:
        peers: Also measure OpenSpiel and Catanatron in the same run (installed into an environment of their own).
        json: Print one JSON object instead of tables.
        seconds: How long each measurement takes, in three rounds of which the best counts.
    """
    from meiji.arena.bench import measure, print_tables

    figures = measure(seconds, peers, lambda text: err.print(text, style="dim"))
    if json:
        print_json(figures)
    else:
        print_tables(figures, out)
