"""Scripts, style sheets and icons: read and compressed once, and served under a stamp of all of them.

Scripts import each other by relative names. With the stamp in the folder's place, what they import is of the same
version, and browsers may keep all of it for ever. A game may bring a style sheet of its own, `site.css` in its
folder, and brings its picture, `cover-` with its name. The night-time colours of the pictures are made from the
palette.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

from meiji.drawing import palette
from meiji.kernel.spec import find_game, game_ids
from meiji.site.errors import Refused
from meiji.site.game_help import cover

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"


class Asset(NamedTuple):
    content: bytes
    compressed: bytes
    media_type: str


class Assets:
    def __init__(self) -> None:
        files = {path.name: path for path in sorted(FOLDER.iterdir()) if path.is_file()}
        styles = {f"game-{id}.css": find_game(id).folder / "site.css" for id in game_ids()}
        self.game_styles = [name for name, path in styles.items() if path.is_file()]
        files |= {name: styles[name] for name in self.game_styles}
        self._files = {name: _asset(name, path.read_bytes()) for name, path in files.items()}
        self._files |= {name: _asset(name, cover(id).encode()) for id in game_ids() for name in [f"cover-{id}.svg"]}
        self._files["night.css"] = _asset("night.css", palette.night_css().encode())
        stamp = hashlib.sha256(repr(sorted(self._files.items())).encode())
        self._stamp = stamp.hexdigest()[:12]

    def __call__(self, name: str) -> str:
        """The address of a file."""
        assert name in self._files, name
        return f"/static/{self._stamp}/{name}"

    def answer(self, stamp: str, name: str, accepted: str) -> Response[bytes]:
        """The file. Another stamp is that of another server's page: it gets what there is, but not for ever."""
        file = self._files.get(name)
        if file is None:
            raise Refused(404, "no-such-page")
        headers = {"cache-control": FOR_EVER if stamp == self._stamp else "no-cache", "vary": "accept-encoding"}
        if "gzip" in accepted:
            headers["content-encoding"] = "gzip"
            return Response(file.compressed, media_type=file.media_type, headers=headers)
        return Response(file.content, media_type=file.media_type, headers=headers)


def _asset(name: str, content: bytes) -> Asset:
    known = {".js": "text/javascript", ".svg": "image/svg+xml", ".css": "text/css", ".woff2": "font/woff2"}
    media_type = known.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "text/plain"
    return Asset(content, gzip.compress(content, 9, mtime=0), media_type)


@route(
    "/static/{stamp:str}/{name:str}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"limit": None},
)
async def static_file(request: Request[Any, Any, Any], stamp: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    assets: Assets = request.app.state.site.assets
    return assets.answer(stamp, name, request.headers.get("accept-encoding", ""))
