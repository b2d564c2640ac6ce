"""Toy games that are broken in one way each, a module for a kind of fault, and the checks of the
suite that should notice it.
"""

from __future__ import annotations

from tests.conformance.broken import (
    bots,
    cards,
    declared,
    endings,
    keys,
    lessons,
    moves,
    options,
    questions,
    same_again,
    secrets,
    values,
)
from tests.conformance.broken.checks import CHECKS, THREE
from tests.conformance.broken.kit import BROKEN

__all__ = [
    "BROKEN",
    "CHECKS",
    "THREE",
    "bots",
    "cards",
    "declared",
    "endings",
    "keys",
    "lessons",
    "moves",
    "options",
    "questions",
    "same_again",
    "secrets",
    "values",
]
