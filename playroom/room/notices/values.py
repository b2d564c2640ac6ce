"""Requests and answers about a member's notices, as they cross the wire."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import Count, Record, Token, Word

LONGEST_VALUE = 1_000
"""Characters of a value: a push subscription of a browser is the longest."""
DAY_MINUTES = 24 * 60
ZONES = {"example": Clean.of("Europe/Madrid"), "hours": Clean.of("+2")}
"""Time zones as they are typed, for sentences."""

MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]
Offset: TypeAlias = Annotated[int, Meta(ge=-14 * 60, le=14 * 60)]
"""Minutes that a clock is ahead of UTC."""
Quiet: TypeAlias = tuple[MinuteOfDay, MinuteOfDay]
"""The minutes of the local day at which quiet hours begin and end."""


class NoticeChange(Record, tag="notices", omit_defaults=True):
    """A change of one's notices: `what` is `mail`, `code`, `hook`, `push`, `quiet`, `zone`, `on`,
    `off` or `stop` (with the channel as `value`); empty asks only how they are. `offset`: the clock
    of the member's machine.
    """

    what: Token = ""
    value: Annotated[str, Meta(max_length=LONGEST_VALUE)] = ""
    offset: Offset | None = None


class NoticeState(Record, tag="notices", omit_defaults=True):
    """How a member is told: `mail` and, until its code was typed, `wanted`, are addresses; `hook`
    is the host of a webhook, `push` the number of browsers. `zone` names the clock of the quiet
    hours. `offers` are the channels of the room, `key` is its public key for browsers, `failed`
    counts notices that could not be sent since one was last told so.
    """

    on: bool = True
    mail: Clean = Clean("")
    wanted: Clean = Clean("")
    hook: Clean = Clean("")
    push: Count = 0
    quiet: Quiet | None = None
    zone: Clean = Clean("")
    offers: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    key: Annotated[str, Meta(max_length=100)] = ""
    failed: Count = 0

    @property
    def tells(self) -> bool:
        """Is there a channel that tells the member?"""
        return self.on and bool(self.mail or self.hook or self.push)


_TIME = re.compile(r"(?<![\d:])(\d{1,2})(?:[:.h](\d\d))?(?![\d:])(?:\s*([ap])\.?m\b)?")


def quiet_of(text: str) -> Quiet | None:
    """The quiet hours in a typed text (`22 to 8`, `de 22:30 a 8`, `10 pm - 8 am`); None for
    anything but two different times.
    """
    times = []
    for hour, minute, half in _TIME.findall(text.casefold()):
        hours = int(hour) % 12 + (12 if half == "p" else 0) if half else int(hour) % 24
        if int(hour) > 24 or int(minute or 0) > 59:
            return None
        times.append(60 * hours + int(minute or 0))
    return (times[0], times[1]) if len(times) == 2 and times[0] != times[1] else None


def time_text(minute: MinuteOfDay) -> str:
    """A minute of the day as it is told: `22`, `7:30`."""
    hour, rest = divmod(minute, 60)
    return f"{hour}:{rest:02}" if rest else str(hour)
