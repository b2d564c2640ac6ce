"""Duplicate boards: one deal for all tables of a round, committed to before a player joins.

The numbers of the rounds are a hash chain, made when a tournament is opened: the number of a round
is the SHA-256 of that of the next one, and the promise, which all are told, that of the first. So
the deals of all rounds are fixed by one digest before anybody has joined, what is shown of one
round tells nothing of the next, and who sits where follows from the log alone.
"""

from __future__ import annotations

import hashlib

from playroom.engine.deal.joint import ROOM, commitment, seed_of
from playroom.room.contests.state import MOST_ROUNDS


def next_digest(number: str) -> str:
    """The number of the round before, or (of the first one) the promise."""
    return hashlib.sha256(number.encode()).hexdigest()


def number_of(secret: str, number: int) -> str:
    """The room's number (hex) of a round, from 1; of 0: the promise."""
    for _ in range(MOST_ROUNDS - number):
        secret = next_digest(secret)
    return secret


def leads_to(shown: str, number: int, promise: str) -> bool:
    """Whether a number that was shown for a round is the one that was promised."""
    for _ in range(number):
        shown = next_digest(shown)
    return shown == promise


def board_of(contest: str, number: int) -> str:
    """The name of the deal of a round (`joint.deal_of`)."""
    return f"board-{contest}-{number}"


def seed_on(contest: str, number: int, shown: str) -> str:
    """The seed of all matches of a round."""
    match = f"{board_of(contest, number)}-"
    return seed_of(match, commitment(match, ROOM, shown), shown, ())
