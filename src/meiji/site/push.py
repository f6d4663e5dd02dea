"""Web Push: a message that only one browser can read, and who sends it.

What is sent is encrypted for the browser (RFC 8291, with the content coding of RFC 8188) and signed by the site (VAPID,
RFC 8292). The site's key is told from its secret, which is made at the first start: so it is the same on all servers.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from functools import cached_property
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meiji.site.errors import Refused

LASTS = 12 * 3600  # seconds for which a signature, and an undelivered message, is worth something
RECORD = 4096  # bytes; a message is one record
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Refused(400, "device-wrong") from None


def check_keys(p256dh: str, auth: str) -> None:
    """The keys of a browser: a point of the curve, and 16 bytes."""
    if len(p256dh) > 100 or len(auth) > 40 or len(decoded(auth)) != 16:
        raise Refused(400, "device-wrong")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    except ValueError:
        raise Refused(400, "device-wrong") from None


class Vapid:
    """The key with which the site signs, and how."""

    def __init__(self, secret: str) -> None:
        self._number = int.from_bytes(hashlib.sha512(f"vapid {secret}".encode()).digest()) % (ORDER - 1) + 1

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """What a browser is told, so that it takes messages of this site alone."""
        return encoded(_point(self._key.public_key()))

    def header(self, endpoint: str, contact: str, now: float | None = None) -> str:
        parts = urlsplit(endpoint)
        ends = int(now or time.time()) + LASTS
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": ends, "sub": contact}
        told = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={told}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most one block."""
    secret = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(secret, info + b"\x01", hashlib.sha256).digest()[:length]


def encrypt(content: bytes, p256dh: str, auth: str) -> bytes:
    """The message as the browser with these keys, and nobody else, can read it."""
    theirs = decoded(p256dh)
    key = ec.generate_private_key(ec.SECP256R1())
    ours, salt = _point(key.public_key()), os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derive(decoded(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    aes = AESGCM(_derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    sealed = aes.encrypt(_derive(salt, secret, b"Content-Encoding: nonce\0", 12), content + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed
