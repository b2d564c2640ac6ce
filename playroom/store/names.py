"""Ids and seeds for new games."""

from __future__ import annotations

import os

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No i, l, o, 0, 1: an id may be read aloud and typed again."""


def new_id(length: int = 8) -> str:
    """A new game's id: short enough to type, and its first letters are mostly enough
    (`Store.find`).
    """
    letters = ""
    while len(letters) < length:
        letters += "".join(_LETTERS[byte % 31] for byte in os.urandom(length) if byte < 248)
    return letters[:length]


def new_seed() -> str:
    """128 random bits of the operating system, in hexadecimal."""
    return os.urandom(16).hex()
