"""The end that a sitting agrees on: a time of day, minutes of play or a number of hands (CAL-100,
CAL-117).
"""

from __future__ import annotations

import json
import re

from playroom.engine.record import Record

NO_LIMIT = "none"
DAY = 24 * 60
MOST = 1_000_000


class Limit(Record):
    """`kind` is `time` (then `amount` is minutes after midnight), `minutes` or `hands`. May be
    nonsense: look at `valid`.

    `str()` gives what `limit` reads: `23:30`, `90 minutes`, `20 hands`.
    """

    kind: str
    amount: int

    def __str__(self) -> str:
        if self.kind == "time":
            return f"{self.amount // 60:02}:{self.amount % 60:02}"
        return f"{self.amount} {self.kind}"

    @property
    def valid(self) -> bool:
        """Is it a limit (section 4: minutes and hands at least 1, a time of 24 hours)?"""
        if self.kind == "time":
            return 0 <= self.amount < DAY
        return self.kind in ("minutes", "hands") and 1 <= self.amount <= MOST


NOTHING = Limit("nothing", 0)
"""What is read from words that name no limit."""

_UNITS = {
    "minute": "minutes", "min": "minutes", "minuto": "minutes", "minutos": "minutes",
    "hand": "hands", "mano": "hands", "manos": "hands",
}  # fmt: skip


def limit(text: str) -> Limit:
    """The limit that `text` names; the rules' own `{"hands": 20}` is understood too.

    Not `valid` when there is none.
    """
    text = text.strip().lower()
    if text.startswith("{"):
        try:
            return limit_of(json.loads(text))
        except ValueError:
            return NOTHING
    if re.fullmatch(r"[0-9]{1,2}:[0-9]{2}", text):
        return _clock(text)
    found = re.fullmatch(r"([0-9]{1,9})[ -]?([a-z]{1,12})", text)
    return (
        Limit(_UNITS.get(found[2], found[2]), int(found[1]))
        if found and found[2] != "time"
        else NOTHING
    )


def limit_of(data: object) -> Limit:
    """The limit of the rules' data form (`{"time": "23:30"}`), not `valid` when it is none."""
    if not isinstance(data, dict) or len(data) != 1:
        return NOTHING
    ((kind, amount),) = data.items()
    if kind == "time":
        return (
            _clock(amount)
            if isinstance(amount, str) and re.fullmatch(r"[0-9]{1,2}:[0-9]{2}", amount)
            else NOTHING
        )
    if (
        kind not in ("minutes", "hands")
        or not isinstance(amount, int)
        or isinstance(amount, bool)
        or amount < 1
    ):
        return NOTHING
    return Limit(kind, amount)


def _clock(text: str) -> Limit:
    hours, minutes = map(int, text.split(":"))
    return Limit("time", hours * 60 + minutes) if minutes < 60 else NOTHING
