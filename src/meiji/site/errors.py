"""What the site refuses, each with a status and one sentence in the visitor's language."""

from __future__ import annotations

from meiji.kernel.errors import MeijiError
from meiji.site.i18n import translate


class Refused(MeijiError):
    """`message` is a message of the site's texts; `retry` the seconds after which it is worth another try."""

    def __init__(self, status: int, message: str, *, retry: int | None = None, **values: str | int) -> None:
        super().__init__(translate("en", message, **values))
        self.status = status
        self.retry = retry
        self.message = message
        self.values = values

    def text(self, language: str) -> str:
        return translate(language, self.message, **self.values)
