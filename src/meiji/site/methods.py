"""Which methods a path takes: for who asks by OPTIONS, and for who came with another one."""

from __future__ import annotations

import re
from functools import cache

from litestar import Litestar

_PARAMETER = re.compile(r"\\\{([^}]*)\\\}")
_STREAMS = ("/live", "/events")  # never end, so their heads alone cannot be had


@cache
def _routes(app: Litestar) -> tuple[re.Pattern[str], list[str]]:
    """All paths as one pattern, with a group for each, and their methods by the number of the group."""
    paths = app.route_handler_method_map
    patterns = [_PARAMETER.sub(_some, re.escape(path)) for path in paths]
    return re.compile("|".join(f"({pattern})" for pattern in patterns)), [
        ", ".join(sorted({*methods, "OPTIONS"} | ({"HEAD"} if _has_head(path, methods) else set())))
        for path, methods in paths.items()
    ]


def _some(parameter: re.Match[str]) -> str:
    return ".+" if parameter[1].endswith(":path") else "[^/]+"


def _has_head(path: str, methods: object) -> bool:
    return "GET" in methods and not path.endswith(_STREAMS)  # type: ignore[operator]


def allowed(app: Litestar, path: str) -> str:
    """As in the header `Allow`; nothing for a path that is not there."""
    pattern, methods = _routes(app)
    found = pattern.fullmatch(re.sub("/+", "/", path).rstrip("/") or "/")
    return methods[found.lastindex - 1] if found and found.lastindex else ""
