"""Cards and melds as text: `7s`, `10D`, `Td`, `JK`, `Ah*`, `set Q: Qs Qd JK`,
`run s 5: 5s JK 7s 8s`.
"""

from __future__ import annotations

import re

from games.rummy.rules.melds import RUN, SET, SUIT_LETTERS, Meld
from playroom.engine.cards import RANKS, Card, card

ENDS = ("low", "high")
"""The two ends of a run."""


class NoNotation(ValueError):
    """What is not in the notation."""


def starred(text: str) -> tuple[Card, bool]:
    """A card and whether a star says that it is used as a wild card; a joker needs none.

    Raises `ValueError`.
    """
    name, star = (text[:-1], True) if text.endswith("*") else (text, False)
    named = card(name)
    return named, star and not named.is_joker


def number_of(text: str) -> int:
    """A whole number from 0 in figures. Raises `ValueError`."""
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise NoNotation(text)
    return int(text)


def end_of(words: list[str]) -> str:
    """The end of a run that the last of some words names, if there is one. Raises `ValueError`."""
    if not words:
        return ""
    if len(words) > 1 or words[0] not in ENDS:
        raise NoNotation(" ".join(words))
    return words[0]


def meld_of(kind: str, of: str, low: int, cards: str) -> Meld:
    """A meld as it is said, legal or not: `of` is the rank of a set (`*` for one of wild cards
    only) or the suit of a run, `low` the position of a run's first card.

    Raises `ValueError`.
    """
    row = [starred(part) for part in cards.replace(",", " ").split()]
    if kind == SET:
        of = of.upper().replace("10", "T")
        if of != "*" and (len(of) != 1 or of not in RANKS):
            raise NoNotation(of)
        number = 0 if of == "*" else RANKS.index(of) + 1
    else:
        if len(of) != 1 or of.lower() not in SUIT_LETTERS or abs(low) > 99:
            raise NoNotation(of)
        number = SUIT_LETTERS.index(of.lower())
    return Meld(kind, number, low, tuple([named for named, _ in row]), tuple([s for _, s in row]))


def meld_from(text: str) -> Meld:
    """A meld written `set Q: Qs Qd JK` or `run s 5: 5s JK 7s 8s`. Raises `ValueError`."""
    head, colon, cards = text.partition(":")
    match head.split() if colon else ():
        case [kind, of] if kind.lower() == SET:
            return meld_of(SET, of, 0, cards)
        case [kind, of, low] if kind.lower() == RUN:
            return meld_of(RUN, of, int(low) if low[:1] == "-" else number_of(low), cards)
    raise NoNotation(text)
