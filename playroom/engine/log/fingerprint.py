"""Fingerprints of states: kept now and then beside a log, so that its replay can be compared.

A fingerprint is worked out from the data of a state, so it changes when the program gives its
states another shape, although the game stands as it stood. Therefore it carries the number of its
form, `3:9f86...`; those of form 1, from before there were numbers, are bare digits. Fingerprints
of different forms say nothing about each other. What proves a game without them is its log: every
input is chained to the one before it, and the rules refuse one that does not follow.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias

import msgspec

from playroom.engine.wire import digest

FORM = 3
"""The form of the fingerprints made today.

Goes up with every change of the shape of a state (a field more, another name) or of how the digest
is made from it. The version of a game does not: old logs replay as they did.
"""

PATTERN = re.compile(r"(?:([1-9][0-9]{0,3}):)?[0-9a-f]{64}")
"""A fingerprint of any form: SHA-256 in hex, behind the number of its form."""

Fingerprint: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"\A{PATTERN.pattern}\Z")]
"""The same, as a field of a record."""


def fingerprint(state: Any) -> str:
    """The fingerprint of `state` in today's form: equal states have equal ones on every Python.

    >>> fingerprint((1, 2))[:6]
    '3:49a6'
    """
    return f"{FORM}:{digest(state)}"


def comparable(stored: str) -> bool:
    """Must `stored` equal the fingerprint of the same state today?

    Not when it is of another form. A text that is no fingerprint at all was not written by any
    playroom: it is compared, and differs.

    >>> comparable("3:" + "0" * 64), comparable("0" * 64), comparable("3:lost")
    (True, False, True)
    """
    written = PATTERN.fullmatch(stored)
    return written is None or written[1] == str(FORM)
