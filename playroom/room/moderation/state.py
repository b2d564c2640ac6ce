"""Moderation of a room, as pure rules: its moderators, mutes (for a while) and bans.

Pure, as the state of a table is: `decide` checks a command and gives the events that follow from
it, `apply` gives the state (`ModerationState`) after one more. The events form the log of a
pseudo-table (`ROOM`), so they are replicated like those of tables. They contain no chat, and only
keyed hashes of keys and addresses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.record import Count, Record, replace, tag_of
from playroom.room.table.values import LONGEST_NAME, ModerationAction, PersonId, TableId, bounded

ROOM: TableId = "room"
"""The log that is of no table."""

LONGEST_REASON = 200
"""Characters."""
MOST_MINUTES = 527_040
"""Longest mute or ban, a leap year; 0 stands for good."""
MOST_OWNERS = 200
MOST_MODERATORS = 100
MOST_MUTES = 1_000
MOST_BANS = 5_000
"""Of all these the latest ones are remembered."""

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
"""Seconds since 1970."""
Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_MINUTES)]
Trace: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
"""Hash of a key or of a network."""
Traces: TypeAlias = Annotated[tuple[Trace, ...], Meta(max_length=16)]


class Somebody(Record):
    """Who it is, and what they were called then."""

    id: PersonId
    name: Clean

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class ModerationEvent(Record, tag=tag_of):
    """A moderation event, in the log of the room."""


class Owns(ModerationEvent):
    """Ownership of the room."""

    person: PersonId


class _Done(ModerationEvent):
    """An action about a person: by whom, when and why."""

    at: Moment
    person: Somebody
    by: Somebody
    why: Clean

    def __post_init__(self) -> None:
        bounded(self.why, LONGEST_REASON)


class Mute(_Done, tag="hushed"):
    """A mute in the whole room, for so many minutes."""

    minutes: Minutes = 0


class Kicked(_Done, tag="sent_out"):
    """A person was kicked from the room, and may come again."""


class Ban(_Done, tag="barred"):
    """A ban: they may not come in, for so many minutes: neither as the person that they are, nor by
    a key of theirs, nor for a while from where they came.
    """

    minutes: Minutes = 0
    keys: Traces = ()
    nets: Traces = ()
    nets_minutes: Minutes = 0


class Reinstated(_Done, tag="pardoned"):
    """A person is reinstated: mutes and bans are lifted."""


class Moderator(_Done):
    """They look after the room, too; or do so no more."""

    is_one: bool = True


class Reported(_Done):
    """A report of `by` about `person`, with what `person` said last at their table."""

    lines: Annotated[tuple[Clean, ...], Meta(max_length=20)] = ()


class Forgotten(ModerationEvent):
    """What was done so long ago that it is kept no more."""


AnyModerationEvent: TypeAlias = (
    Owns | Mute | Kicked | Ban | Reinstated | Moderator | Reported | Forgotten
)
Deed: TypeAlias = Mute | Kicked | Ban | Reinstated | Moderator
"""What people hear of."""


class ModerationNews(Record):
    """Moderation events of the room, as it is told: `person` hears why and for how many
    minutes (0: for good), the others only what. Of `CLOSE` and `FULL` only `person` hears, and
    `minutes` are tables.
    """

    act: ModerationAction
    person: PersonId
    name: Clean
    by: Clean
    why: Clean
    minutes: Minutes = 0
    is_one: bool = True

    def __post_init__(self) -> None:
        for name in (self.name, self.by):
            bounded(name, LONGEST_NAME)
        bounded(self.why, LONGEST_REASON)


class ModerationState(Record):
    """State of moderation: owners, moderators, mutes and bans that hold in the room now."""

    owners: tuple[PersonId, ...] = ()
    moderators: tuple[Somebody, ...] = ()
    mutes: tuple[Mute, ...] = ()
    bans: tuple[Ban, ...] = ()
    rows: Count = 0

    def is_moderator(self, person: PersonId) -> bool:
        """Is it a moderator of the room, or an owner?"""
        return person in self.owners or self.moderates(person)

    def outranks(self, person: PersonId, other: PersonId) -> bool:
        """Whether a table's owner may not kick or mute this person."""
        return self.is_moderator(person) and other not in self.owners

    def moderates(self, person: PersonId) -> bool:
        """Is it a moderator?"""
        return any(one.id == person for one in self.moderators)


def _lasts(deed: Mute | Ban, minutes: int, now: Moment) -> bool:
    return not minutes or now < deed.at + 60 * minutes


def muted_or_banned(state: ModerationState, now: Moment) -> set[PersonId]:
    """Those who are muted or banned now."""
    deeds: tuple[Mute | Ban, ...] = (*state.mutes, *state.bans)
    return {deed.person.id for deed in deeds if _lasts(deed, deed.minutes, now)}


def active_mute(state: ModerationState, person: PersonId, now: Moment) -> Mute | None:
    """The mute in force for a person, if any."""
    for deed in reversed(state.mutes):
        if deed.person.id == person:
            return deed if _lasts(deed, deed.minutes, now) else None
    return None


def how_long(minutes: int) -> Note:
    """For how long something holds: in days, hours or minutes, for good where there are none."""
    for unit, size in (("days", 1_440), ("hours", 60), ("minutes", 1)):
        if minutes and minutes % size == 0:
            return note("order-how-long", unit=unit, count=minutes // size)
    return note("order-how-long", unit="good", count=0)


def how_long_yet(deed: Mute, now: Moment) -> Note:
    """For how long it still holds: of hours and days as many as are begun."""
    minutes = deed.minutes and max(1, deed.minutes - (now - deed.at) // 60)
    for size in (1_440, 60):
        if minutes > 2 * size:
            minutes = -(-minutes // size) * size
            break
    return how_long(minutes)


def active_ban(
    state: ModerationState, person: PersonId | None, keys: Traces, net: Trace | None, now: Moment
) -> Ban | None:
    """The ban in force, by person, key or address. Moderators have none."""
    if person is not None and state.is_moderator(person):
        return None
    for deed in reversed(state.bans):
        if not _lasts(deed, deed.minutes, now):
            continue
        if deed.person.id == person or any(key in deed.keys for key in keys):
            return deed
        if net is not None and net in deed.nets and _lasts(deed, deed.nets_minutes, now):
            return deed
    return None


# -- what may be asked for -------------------------------------------------------------------------


class Wanted(Record):
    """A moderator's command; `person` is whom it is about."""

    act: ModerationAction
    person: Somebody
    why: Clean
    minutes: Minutes = 0


class Identifiers(Record):
    """Identifiers of a person as stored: hashes of keys and networks. `nets_minutes`: longest
    retention of a network.
    """

    keys: Traces = ()
    nets: Traces = ()
    nets_minutes: Minutes = 0


NOTHING = Identifiers()
"""Nothing is known of them."""


def decide(
    state: ModerationState, by: Somebody, wanted: Wanted, now: Moment, known: Identifiers = NOTHING
) -> Rejection | tuple[AnyModerationEvent, ...]:
    """The events that a command leads to, or why it is refused."""
    person = wanted.person
    owns = by.id in state.owners
    if not state.is_moderator(by.id) or (wanted.act is ModerationAction.MODERATOR and not owns):
        return _no("moderator" if state.is_moderator(by.id) else "order")
    if person.id == by.id:
        return _no("oneself")
    if person.id in state.owners or (state.moderates(person.id) and not owns):
        return _no("looks_after", name=person.name)
    if not wanted.why:
        return _no("reason")
    given = (now, person, by, wanted.why)
    match wanted.act:
        case ModerationAction.HUSH:
            return (Mute(*given, wanted.minutes),)
        case ModerationAction.KICK:
            return (Kicked(*given),)
        case ModerationAction.BAN:
            minutes, nets_minutes = wanted.minutes, known.nets_minutes
            if minutes:
                nets_minutes = min(minutes, nets_minutes)
            nets = known.nets if nets_minutes else ()
            return (Ban(*given, minutes, known.keys, nets, nets_minutes),)
        case ModerationAction.MODERATOR:
            return (Moderator(*given, not state.moderates(person.id)),)
    bans = any(deed.person.id == person.id for deed in state.bans)
    if active_mute(state, person.id, now) is None and not bans:
        return _no("pardon", name=person.name)
    return (Reinstated(*given),)


def _no(code: str, /, **values: Clean) -> Rejection:
    return Rejection.of(code, f"together-no-{code.replace('_', '-')}", **values)


def more_identifiers(state: ModerationState, row: Ban, known: Identifiers) -> tuple[Ban, ...]:
    """The event that adds identifiers to a ban, if there are more: known at another process than
    the one that banned.
    """
    same = [deed for deed in state.bans if _bare(deed) == _bare(row)]
    keys = {key for deed in same for key in deed.keys}
    nets = {net for deed in same for net in deed.nets}
    more_keys = tuple(key for key in known.keys if key not in keys)
    more_nets = tuple(net for net in known.nets if net not in nets) if row.nets_minutes else ()
    if not same or not (more_keys or more_nets):
        return ()
    return (replace(row, keys=more_keys, nets=more_nets),)


def is_known(state: ModerationState, row: ModerationEvent) -> bool:
    """Does a row only tell more of a ban that there is?"""
    return isinstance(row, Ban) and any(_bare(deed) == _bare(row) for deed in state.bans)


def told(rows: Iterable[AnyModerationEvent]) -> list[Deed]:
    """What people hear of, each thing once."""
    found, bars = list[Deed](), set[Ban]()
    for row in rows:
        if isinstance(row, Owns | Forgotten | Reported) or (
            isinstance(row, Ban) and _bare(row) in bars
        ):
            continue
        if isinstance(row, Ban):
            bars.add(_bare(row))
        found.append(row)
    return found


def _bare(row: Ban) -> Ban:
    """A bar, whatever is known of whom it is about."""
    return replace(row, keys=(), nets=())


# -- what follows ----------------------------------------------------------------------------------


def apply(state: ModerationState, row: AnyModerationEvent) -> ModerationState:
    """The state after one more event."""
    return replace(_applied(state, row), rows=state.rows + 1)


def _applied(state: ModerationState, row: AnyModerationEvent) -> ModerationState:
    match row:
        case Owns(person):
            others = tuple(one for one in state.owners if one != person)
            return replace(state, owners=(*others, person)[-MOST_OWNERS:])
        case Mute(_, person):  # the last word counts
            other_mutes = (deed for deed in state.mutes if deed.person.id != person.id)
            return replace(state, mutes=(*other_mutes, row)[-MOST_MUTES:])
        case Ban():
            return _resigned(replace(state, bans=(*state.bans, row)[-MOST_BANS:]), row)
        case Reinstated(_, person):
            mutes = tuple(deed for deed in state.mutes if deed.person.id != person.id)
            bans = tuple(deed for deed in state.bans if deed.person.id != person.id)
            return replace(state, mutes=mutes, bans=bans)
        case Moderator(_, person, is_one=is_one):
            resigned = _resigned(state, row)
            if not is_one:
                return resigned
            moderators = (*resigned.moderators, person)[-MOST_MODERATORS:]
            return replace(resigned, moderators=moderators)
    return state


def _resigned(state: ModerationState, deed: Deed) -> ModerationState:
    """A person is no longer a moderator."""
    others = tuple(one for one in state.moderators if one.id != deed.person.id)
    return replace(state, moderators=others)


def long_ago(rows: tuple[AnyModerationEvent, ...], before: Moment) -> tuple[int, ...]:
    """Numbers (from 1) of expired events before that moment, to be deleted. What is still in force
    is kept, with its reason.
    """
    state = ModerationState()
    for row in rows:
        state = apply(state, row)
    holding = {id(deed) for deed in state.bans if _lasts(deed, deed.minutes, before)}
    holding |= {id(deed) for deed in state.mutes if _lasts(deed, deed.minutes, before)}
    appointed = {one.id for one in state.moderators}
    old = list[int]()
    for number, row in enumerate(rows, 1):
        if isinstance(row, Owns | Forgotten) or row.at >= before or id(row) in holding:
            continue
        if isinstance(row, Moderator) and row.is_one and row.person.id in appointed:
            continue
        old.append(number)
    return tuple(old)
