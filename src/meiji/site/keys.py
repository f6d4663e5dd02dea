"""Everything that is signed: the visitor's cookie, the token of forms, a bot's token, the links of a table.

Nothing of it is stored: a token is told from the server's secret and what it is for.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from itsdangerous import BadSignature, Signer

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Keys:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signers = {use: Signer(secret, salt=use, digest_method=hashlib.sha256) for use in ("visitor", "bot")}

    def new_visitor(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, use: str, id: str) -> str:
        return self._signers[use].sign(id).decode()

    def unsign(self, use: str, text: str) -> str | None:
        """The id that was signed, or None for anything else."""
        try:
            id = self._signers[use].unsign(text[:200]).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return id if _ID.fullmatch(id) else None

    def token(self, *parts: str) -> str:
        """A token that nobody without the secret can make."""
        made = hmac.new(self._secret, "\0".join(parts).encode(), hashlib.sha256).digest()
        return made.hex()[:32]

    def same(self, given: str, *parts: str) -> bool:
        return hmac.compare_digest(given.encode(), self.token(*parts).encode())
