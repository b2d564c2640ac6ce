"""Notification policy: whom a notice is due to, and when. Pure; moments are seconds since 1970."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from types import MappingProxyType
from typing import Annotated, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, field

from playroom.engine.record import Count, Record, Token
from playroom.room.notices.values import LONGEST_VALUE, Offset, Quiet
from playroom.room.table.values import Language, TableId

WAIT = 60.0
"""Seconds that a turn waits for an absent player before a notice is due, and that a player who has
just left is spared. A connection that was cut unnoticed is closed sooner (pings of 20 + 20 s).
"""
SEEN = 60.0
"""Seconds at the table during a turn after which its player knows of it."""
APART = 600.0
"""Least seconds between two notices to one member; turns that come meanwhile go into one digest."""
MOST_TOLD = 200
"""Turns remembered of one member as told; of more the latest ones."""
MOST_PUSH = 4
"""Browsers of one member."""


class Subscription(Record):
    """Push subscription of a browser: where it is told, and the keys that only it can read."""

    endpoint: Annotated[str, Meta(max_length=700)]
    p256dh: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{80,90}=?\Z")]
    auth: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{20,24}=*\Z")]


class Kept(Record, omit_defaults=True):
    """Notice preferences of a member, as the room stores them. `wanted` is an address that waits
    for its `code`, good until a moment (`until`) and for `tries` more attempts.
    """

    on: bool = True
    language: Language = "en"
    mail: Annotated[str, Meta(max_length=254)] = ""
    wanted: Annotated[str, Meta(max_length=254)] = ""
    code: Token = ""
    until: Annotated[int, Meta(ge=0, le=10**12)] = 0
    tries: Count = 0
    hook: Annotated[str, Meta(max_length=LONGEST_VALUE)] = ""
    push: Annotated[tuple[Subscription, ...], Meta(max_length=MOST_PUSH)] = ()
    quiet: Quiet | None = None
    zone: Token = ""
    offset: Offset | None = None
    failed: Count = 0

    @property
    def targets(self) -> tuple[str, ...]:
        """Where the member is told now: `mail`, `hook`, and the endpoints of browsers."""
        found = ["mail"] * bool(self.mail) + ["hook"] * bool(self.hook)
        return (*found, *(browser.endpoint for browser in self.push)) if self.on else ()


class Unsent(Record):
    """A notice that has not arrived at a target: how often that was tried, and its turns by
    key.
    """

    tries: Count
    keys: Annotated[tuple[Token, ...], Meta(max_length=MOST_TOLD)]


class Told(Record, omit_defaults=True):
    """What a member was told last: the latest turn by table, when the last notice was sent, and by
    target what has not arrived.
    """

    turns: Annotated[dict[TableId, Token], Meta(max_length=MOST_TOLD)]
    at: Annotated[float, Meta(ge=0, le=10**12)] = 0.0
    unsent: Annotated[dict[str, Unsent], Meta(max_length=2 + MOST_PUSH)] = field(
        default_factory=dict
    )


NEVER = Told({})


class Turn(NamedTuple):
    """A turn that awaits an absent player; `key` tells it from every other turn of the table."""

    table: TableId
    key: str
    game: str


class Decision(NamedTuple):
    """The turns to tell now, by target, and when to decide again (None: not of these turns)."""

    tell: Mapping[str, tuple[Turn, ...]] = MappingProxyType({})
    again: float | None = None


def decide(kept: Kept, told: Told, turns: Sequence[Turn], now: float) -> Decision:
    """Decides about turns that have waited long enough for a player who is not there."""
    fresh = {turn.key for turn in turns if told.turns.get(turn.table) != turn.key}
    tell = dict[str, tuple[Turn, ...]]()
    for target in kept.targets:
        unsent = told.unsent.get(target)
        keys = fresh.union(unsent.keys if unsent else ())
        tell[target] = tuple(turn for turn in turns if turn.key in keys)
    if not any(tell.values()):
        return Decision()
    quiet_end = quiet_until(kept, now)
    if quiet_end is not None:
        return Decision(again=quiet_end)
    if fresh and told.at <= now < told.at + APART:
        return Decision(again=told.at + APART)
    return Decision({target: turns for target, turns in tell.items() if turns})


def after(told: Told, tell: Mapping[str, Sequence[Turn]], now: float) -> Told:
    """What a member was told, once a decision is carried out; nothing of it has arrived yet."""
    new = {turn.table: turn.key for turns in tell.values() for turn in turns}
    kept = {table: key for table, key in told.turns.items() if table not in new}
    unsent = dict[str, Unsent]()
    for target, turns in tell.items():
        before, keys = told.unsent.get(target), tuple(turn.key for turn in turns)
        tried = before.tries if before and set(keys) <= set(before.keys) else 0
        unsent[target] = Unsent(tried + 1, keys)
    return Told(dict([*kept.items(), *new.items()][-MOST_TOLD:]), now, unsent)


def zone_named(text: str) -> str:
    """The name of the time zone that a typed text means: an offset (`+2`, `UTC-3:30`), a name
    (`europe/madrid`) or its last part (`new york`); empty for none. Reads the list of zones.
    """
    wanted = text.strip().casefold().replace(" ", "_")
    offset = re.fullmatch(r"(?:utc|gmt)?_?([+-])(\d{1,2})(?::?([0-5]\d))?", wanted)
    if offset is not None:
        sign, hours, minutes = offset[1], int(offset[2]), int(offset[3] or 0)
        return f"{sign}{hours:02}:{minutes:02}" if hours < 14 else ""
    zones = sorted(available_timezones())
    same = [zone for zone in zones if zone.casefold() == wanted]
    same += [zone for zone in zones if zone.casefold().rpartition("/")[2] == wanted]
    return same[0] if same else ""


def clock_name(kept: Kept) -> str:
    """The clock of a member's quiet hours: a time zone, or hours and minutes ahead of UTC; empty:
    that of the room's machine.
    """
    if kept.zone or kept.offset is None:
        return kept.zone
    hours, minutes = divmod(abs(kept.offset), 60)
    return f"{'-' if kept.offset < 0 else '+'}{hours:02}:{minutes:02}"


def clock_of(kept: Kept) -> tzinfo | None:
    """That clock; None: the one of the room's machine."""
    name = clock_name(kept)
    if name[:1] in ("+", "-"):
        return datetime.strptime(name, "%z").tzinfo
    with suppress(KeyError, ValueError, OSError):  # its list of zones is an older one
        return ZoneInfo(name) if name else None
    return None


def quiet_until(kept: Kept, now: float) -> float | None:
    """When the quiet hours end in which a moment falls; None outside of them."""
    if kept.quiet is None:
        return None
    begin, end = kept.quiet
    local = datetime.fromtimestamp(now, UTC).astimezone(clock_of(kept))
    minute = 60 * local.hour + local.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    morning = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if minute >= end:
        morning += timedelta(days=1)
    return max(morning.timestamp(), now + 1.0)
