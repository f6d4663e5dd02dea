"""Everything that is signed: the visitor's cookie, the token of forms, the links of a table.

Nothing of it is stored: a token is told from the server's secret and what it is for.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from itsdangerous import BadSignature, Signer

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def hashed(token: str) -> str:
    """A program's token as it is kept. It is a long random number, so a plain hash is safe."""
    return hashlib.sha256(token.encode()).hexdigest()


class Keys:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = Signer(secret, salt="visitor", digest_method=hashlib.sha256)

    def new_visitor(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, id: str, epoch: int = 0) -> str:
        """Sign who somebody is; a greater epoch makes what was signed before worthless."""
        return self._signer.sign(f"{id}.{epoch}").decode()

    def unsign(self, text: str) -> tuple[str, int] | None:
        """The id and the epoch that were signed, or None for anything else."""
        try:
            id, _, epoch = self._signer.unsign(text[:200]).decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            return None
        return (id, int(epoch)) if _ID.fullmatch(id) and epoch.isdigit() else None

    def token(self, *parts: str) -> str:
        """A token that nobody without the secret can make."""
        made = hmac.new(self._secret, "\0".join(parts).encode(), hashlib.sha256).digest()
        return made.hex()[:32]

    def same(self, given: str, *parts: str) -> bool:
        return hmac.compare_digest(given.encode(), self.token(*parts).encode())
