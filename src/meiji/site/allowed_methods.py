"""Which methods a path takes: for who asks by OPTIONS, and for who came with another one."""

from __future__ import annotations

import re
from functools import cache

from litestar import Litestar

_PARAMETER = re.compile(r"\\\{[^}]*\\\}")


def allowed(app: Litestar, path: str) -> str:
    """As in the header `Allow`; nothing for a path that is not there."""
    wanted = path.rstrip("/") or "/"
    return next((methods for pattern, methods in _routes(app) if pattern.fullmatch(wanted)), "")


@cache
def _routes(app: Litestar) -> list[tuple[re.Pattern[str], str]]:
    return [
        (re.compile(_PARAMETER.sub("[^/]+", re.escape(path))), ", ".join(sorted({*methods, "OPTIONS"} - {"HEAD"})))
        for path, methods in app.route_handler_method_map.items()
    ]
