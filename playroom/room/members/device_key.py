"""Device key (Ed25519): authenticates a player's program to a room.

What is signed names the room by the pin of its certificate: a room cannot pass a proof on to
another one. It also contains the room's nonce: a proof is good once.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Self

from playroom.room.protocol.trust import write_private
from playroom.store.paths import ensure

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

# cryptography is imported where it is used: a browser has none

FILE = "key.pem"
FIELD = 2**255 - 19
"""The prime of the curve."""


class DeviceKey:
    """Device key: a key that is here."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key

    @classmethod
    def new(cls) -> Self:
        """A new key."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def kept_in(cls, folder: Path) -> Self:
        """The key kept in a folder, in a file that only its owner reads; made when there is none.

        Raises `StoreError`, `OSError` (also for a file that holds no such key).
        """
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        file = folder / FILE
        if not file.exists():
            ensure(folder)
            made = cls.new()
            write_private(file, made._pem)
            return made
        try:
            key = serialization.load_pem_private_key(file.read_bytes(), None)
        except (ValueError, TypeError, UnsupportedAlgorithm) as why:
            raise OSError(f"{FILE} is no key") from why
        if not isinstance(key, Ed25519PrivateKey):
            raise OSError(f"{FILE} is another kind of key")
        if os.name == "posix":
            file.chmod(0o600)
        return cls(key)

    @property
    def _pem(self) -> bytes:
        from cryptography.hazmat.primitives import serialization

        return self._key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )

    @property
    def public(self) -> str:
        """What others know it by (hex)."""
        from cryptography.hazmat.primitives import serialization

        raw = serialization.Encoding.Raw, serialization.PublicFormat.Raw
        return self._key.public_key().public_bytes(*raw).hex()

    def proof(self, pin: str, nonce: str, token: str) -> str:
        """The proof (hex) that one holds it, for the room with this pin, its number, and one's
        token there.
        """
        return self._key.sign(_said(pin, nonce, token)).hex()


def is_proved(public: str, proof: str, pin: str, nonce: str, token: str) -> bool:
    """Whether the sender of the proof holds the key. All but the pin is hex."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        raw = bytes.fromhex(public)
        if has_small_order(raw):
            return False
        key = Ed25519PublicKey.from_public_bytes(raw)
        key.verify(bytes.fromhex(proof), _said(pin, nonce, token))
    except (InvalidSignature, ValueError):
        return False
    return True


def has_small_order(public: bytes) -> bool:
    """Whether a public Ed25519 key (32 bytes) is one of the 8 points of small order (dividing 8),
    in any encoding, for which signatures hold for every message.
    """
    y = int.from_bytes(public, "little") % 2**255  # without the sign of x
    square = y * y
    # y is 1 or -1 for orders 1 and 2, 0 for order 4. The double of a point of order 8 has y = 0,
    # so x^2 = -y^2, and the equation of the curve, -x^2 + y^2 = 1 - 121665/121666 x^2 y^2, leaves
    # 121665 y^4 - 2 * 121666 y^2 + 121666 = 0.
    eighth = 121_665 * square * square - 2 * 121_666 * square + 121_666
    return y * (square - 1) * eighth % FIELD == 0


def _said(pin: str, nonce: str, token: str) -> bytes:
    # none of the parts can hold the end of a line
    return "\n".join(("playroom-hello-2", pin, nonce, token)).encode()
