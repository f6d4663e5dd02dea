"""Sealed saves: what only this site can read again, because it knows its secret.

Encrypt, then authenticate, with the standard library: SHAKE-256 over a key and a fresh nonce gives the key stream,
HMAC-SHA-256 over nonce and cipher text the tag. Both keys come from the server's secret.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import secrets
import zlib
from typing import Any

from meiji.kernel.saves import SEALED

_NONCE, _TAG = 24, 32
_SEALED = re.compile(rf'"{SEALED}"\s*:\s*"([A-Za-z0-9_=-]*)"')  # quotes inside a JSON text are never bare


def _key(secret: str, use: str) -> bytes:
    return hmac.new(secret.encode(), f"sealed save: {use}".encode(), hashlib.sha256).digest()


def _mask(secret: str, nonce: bytes, content: bytes) -> bytes:
    """Encrypt or decrypt."""
    stream = hashlib.shake_256(_key(secret, "stream") + nonce).digest(len(content))
    return bytes(a ^ b for a, b in zip(content, stream, strict=True))


def _tag(secret: str, nonce: bytes, cipher: bytes) -> bytes:
    return hmac.new(_key(secret, "tag"), nonce + cipher, hashlib.sha256).digest()


def seal(secret: str, save: dict[str, Any]) -> str:
    nonce = secrets.token_bytes(_NONCE)
    cipher = _mask(secret, nonce, zlib.compress(json.dumps(save).encode(), 9))
    return base64.urlsafe_b64encode(nonce + _tag(secret, nonce, cipher) + cipher).decode()


def sealed_part(text: str) -> str | None:
    """What is sealed in an uploaded text, or None where it is an open save."""
    found = _SEALED.search(text)
    return found[1] if found else None


def unseal(secret: str, sealed: str) -> str | None:
    """The save as JSON; None for what this site has not sealed."""
    try:
        content = base64.b64decode(sealed, b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    nonce, tag, cipher = content[:_NONCE], content[_NONCE : _NONCE + _TAG], content[_NONCE + _TAG :]
    if not hmac.compare_digest(tag, _tag(secret, nonce, cipher)):
        return None
    return zlib.decompress(_mask(secret, nonce, cipher)).decode()
