"""The end that a sitting agrees on: a time of day, minutes of play or a number of hands (CAL-100,
CAL-117).
"""

from __future__ import annotations

import re

from playroom.engine.record import Count, Record, Token

NO_LIMIT = "none"
DAY = 24 * 60
MOST = 1_000_000


class Limit(Record):
    """`kind` is `time` (then `amount` is minutes after midnight), `minutes` or `hands`. May be
    nonsense: look at `valid`.

    `str()` gives what `limit` reads: `23:30`, `90 minutes`, `20 hands`.
    """

    kind: Token
    amount: Count

    def __str__(self) -> str:
        if self.kind == "time":
            return f"{self.amount // 60:02}:{self.amount % 60:02}"
        return f"{self.amount} {self.kind}"

    @property
    def valid(self) -> bool:
        """Is it a limit (minutes and hands at least 1, a time of 24 hours)?"""
        if self.kind == "time":
            return 0 <= self.amount < DAY
        return self.kind in ("minutes", "hands") and 1 <= self.amount <= MOST


NOTHING = Limit("nothing", 0)
"""What is read from words that name no limit."""

_UNITS = {
    "minute": "minutes", "min": "minutes", "minuto": "minutes", "minutos": "minutes",
    "hand": "hands", "mano": "hands", "manos": "hands",
}  # fmt: skip
"""Other names of the units, of both languages: the option `limit` is a text that is kept as it was
typed, so the texts of old tables must be read for ever.
"""


def limit(text: str) -> Limit:
    """The limit that `text` names, not `valid` when there is none.

    >>> limit("20-hands"), limit("7:30")
    (Limit(kind='hands', amount=20), Limit(kind='time', amount=450))
    """
    text = text.strip().lower()
    if re.fullmatch(r"[0-9]{1,2}:[0-9]{2}", text):
        hours, minutes = map(int, text.split(":"))
        return Limit("time", hours * 60 + minutes) if minutes < 60 else NOTHING
    named = re.fullmatch(r"([0-9]{1,9})[ -]?([a-z]{1,12})", text)
    if named is None or named[2] == "time" or int(named[1]) > MOST:
        return NOTHING
    return Limit(_UNITS.get(named[2], named[2]), int(named[1]))
