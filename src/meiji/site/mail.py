"""E-mail, where the host has named a server for it: MEIJI_SMTP=smtp://name:word@host:587?from=games@example.org."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from meiji.kernel.errors import BadInput
from meiji.site.errors import Refused

PATIENCE = 10.0  # seconds
_ADDRESS = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}")


def check_address(text: str) -> str:
    text = text.strip()
    if not _ADDRESS.fullmatch(text) or not text.isascii() or not text.isprintable():
        raise Refused(400, "mail-wrong")
    return text


class Mail:
    def __init__(self, url: str) -> None:
        """No URL: there is no e-mail."""
        parts = urlsplit(url)
        self.is_possible = bool(url)
        if url and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
            raise BadInput(
                "MEIJI_SMTP is smtp://NAME:WORD@HOST:PORT?from=ADDRESS, or smtps://… for TLS from the start."
            )
        self._host, self._tls = parts.hostname or "", parts.scheme == "smtps"
        self._port = parts.port or (465 if self._tls else 25)
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None
        self.sender = parse_qs(parts.query).get("from", [f"meiji@{self._host}"])[0]

    def send(self, to: str, subject: str, text: str) -> None:
        """Send it, or raise; to be called in a thread."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        safe = ssl.create_default_context()
        if self._tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        with server:
            if not self._tls and server.ehlo()[0] and server.has_extn("starttls"):
                server.starttls(context=safe)
            if self._login is not None:
                server.login(*self._login)
            server.send_message(message)
