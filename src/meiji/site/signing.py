"""Everything that is signed: the visitor's cookie, the token of forms, the links of a table, what is shown once.

Nothing of it is stored, except that a cookie may name a session: a token is told from the server's secret and what it
is for.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, HMACAlgorithm, Signer, URLSafeTimedSerializer

_ID = re.compile(r"[A-Za-z0-9_-]{22}")
_EPOCH = re.compile(r"[0-9]{1,9}")
SHOWN_FOR = 120  # seconds


@dataclass(frozen=True)
class Signed:
    """What a cookie says: a person, and since when it holds. One of epoch and session is None."""

    person: str
    epoch: int | None
    session: str | None


def hashed(token: str) -> str:
    """A program's token or a session as it is kept. It is a long random number, so a plain hash is safe."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signing:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._hmac = HMACAlgorithm(hashlib.sha256)
        self._signer = Signer(secret, salt="visitor", digest_method=hashlib.sha256)
        self._sealer = URLSafeTimedSerializer(secret, "shown once", signer_kwargs={"digest_method": hashlib.sha256})

    def new_visitor(self) -> str:
        """A random id, of a visitor or a session."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str, since: str = "0") -> str:
        """Sign who somebody is. `since` is an epoch, or the session of who has registered or logged in."""
        return self._signer.sign(f"{person}.{since}").decode()

    def unsign(self, text: str) -> Signed | None:
        """What was signed, or None for anything else."""
        try:
            person, _, since = self._signer.unsign(text[:200]).decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            return None
        if not _ID.fullmatch(person):
            return None
        if _EPOCH.fullmatch(since):
            return Signed(person, int(since), None)
        return Signed(person, None, since) if _ID.fullmatch(since) else None

    def seal(self, person: str, secret: str) -> str:
        """Something that only this person's next page shows."""
        return str(self._sealer.dumps([person, secret]))

    def unseal(self, person: str, text: str) -> str:
        """What was sealed for this person a moment ago, or nothing."""
        try:
            owner, secret = self._sealer.loads(text[:500], max_age=SHOWN_FOR)
        except BadSignature:
            return ""
        return str(secret) if owner == person else ""

    def token(self, *parts: str) -> str:
        """A token that nobody without the secret can make."""
        return self._hmac.get_signature(self._secret, "\0".join(parts).encode()).hex()[:32]

    def same(self, given: str, *parts: str) -> bool:
        return hmac.compare_digest(given.encode(), self.token(*parts).encode())
