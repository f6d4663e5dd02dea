"""What comes in with a request is looked at before any handler: ids, numbers of moments, forms and JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar import Request

from meiji.kernel.errors import BadInput
from meiji.kernel.limits import check_json
from meiji.site.errors import Refused

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # of ids and recovery codes
ID_LENGTH = 10
MOST_FORM = 16 * 1024  # bytes of a form without a file; the framework remembers the last thousand of them
MOST_NUMBER = 999_999  # in a path; no database takes them all
_ID = re.compile(f"[{ALPHABET}]{{{ID_LENGTH}}}")
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_NUMBERS = ("moment", "open", "players")


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def check_address(path: Mapping[str, Any], query: Mapping[str, Any]) -> None:
    """Ids are ten letters; a moment, a seat and how many play are small numbers. No database takes a NUL."""
    if "id" in path and not is_id(str(path["id"])):
        raise Refused(404, "no-such-table")
    if any(isinstance(value, int) and not 0 <= value <= MOST_NUMBER for value in path.values()):
        raise Refused(404, "no-such-page")
    if any("\0" in str(value) for value in query.values()):
        raise Refused(400, "bad-request")
    for name in _NUMBERS:
        if query.get(name) and not _NUMBER.fullmatch(str(query[name])):
            raise Refused(400, "number-needed", name=name)


async def checked_body(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form, which hold no character that a database refuses. JSON is measured before it is read."""
    kind = request.headers.get("content-type", "").lower()
    if "form" not in kind or request.url.path.lstrip("/").startswith("api/"):
        try:
            check_json((await request.body()).decode(), "The JSON", BadInput)
        except UnicodeDecodeError:
            raise Refused(400, "bad-request") from None
        return {}
    if "urlencoded" in kind and len(await request.body()) > MOST_FORM:
        raise Refused(413, "too-much")
    try:
        form = await request.form()
    except (ValueError, LookupError, AssertionError):  # bytes that are no text, an unknown character set
        raise Refused(400, "bad-request") from None
    fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    if any("\0" in name or "\0" in str(value) for name, value in form.multi_items() if name != "save"):
        raise Refused(400, "bad-request")
    return fields
