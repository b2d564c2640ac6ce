"""Personal commands of the members of a room: ignoring, friends, reports to moderators, and their
own data. Each is decided and kept in the write queue's thread, then told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, note
from playroom.engine.record import replace
from playroom.engine.wire import written
from playroom.log.write_queue import Queue
from playroom.room.members.circle import (
    NO_TABLE,
    Circle,
    Notice,
    OnTold,
    PersonalAct,
    PersonalCommand,
    Status,
    Told,
    with_one,
    without,
)
from playroom.room.members.kept import day_of, forget_person, kept_person, names_of
from playroom.room.members.names import said_of, skeleton
from playroom.room.members.people import Member, Role
from playroom.room.moderation.service import ModerationService
from playroom.room.moderation.state import LONGEST_REASON, Reported, Somebody
from playroom.room.server.limits import Rate, RateLimiter
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import PersonId, Saying, TableState

MOST_KNOWN = 20_000
"""Members with people of their own that are remembered; of more the latest who came."""
MOST_LINES = 20
"""Of one report."""
MOST_DRAFTS = 1_000
"""Reports that were shown and not sent; the latest ones."""
RATES = {
    PersonalAct.FRIEND: Rate.FRIEND,
    PersonalAct.CALL: Rate.CALL,
    PersonalAct.REPORT: Rate.REPORT,
}


class _Asked(NamedTuple):
    """A command with what was known when it was asked: people by id, where friends are, and the
    tables where the member is.
    """

    me: PersonId
    command: PersonalCommand
    known: Mapping[PersonId, Clean]
    where: Mapping[PersonId, Note]
    state: TableState | None
    said: tuple[Saying, ...]
    stays: bool


class _Result(NamedTuple):
    """An answer, with the circles that are new by it, and what others hear."""

    answer: Told | Rejection
    circles: Mapping[PersonId, Circle] = {}
    tells: tuple[tuple[PersonId, Notice], ...] = ()
    first: Callable[[], None] = lambda: None
    then: Callable[[], None] = lambda: None


def _no(code: str, /, **values: Clean) -> Rejection:
    return Rejection.of(code, f"people-no-{code.replace('_', '-')}", **values)


class PersonalService:
    """Personal commands of one room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        room_store: RoomStore,
        write_queue: Queue,
        moderation: ModerationService,
        rate_limiter: RateLimiter,
        room: Clean,
    ) -> None:
        """`room` is what the room is called."""
        self._room_store = room_store
        self._people = room_store.people
        self._write_queue = write_queue
        self._moderation = moderation
        self._rate_limiter = rate_limiter
        self._room = room
        self._circles = OrderedDict[PersonId, Circle]()
        self._shown = dict[PersonId, frozenset[str]]()
        self._drafts = OrderedDict[PersonId, Reported]()
        moderation.reported = self._reported

    def circle(self, person: PersonId) -> Circle:
        """The circle of a member who has come here."""
        return self._circles.get(person, Circle())

    def ignores(self, person: PersonId, other: PersonId) -> bool:
        """Whether a member ignores another person."""
        circle = self._circles.get(person)
        return circle is not None and other in circle.ignored

    def _learn(self, person: PersonId, circle: Circle) -> None:
        self._circles[person] = circle
        self._circles.move_to_end(person)
        while len(self._circles) > MOST_KNOWN:
            self._shown.pop(self._circles.popitem(last=False)[0], None)

    def arrives(self, person: PersonId, circle: Circle, hashes: Iterable[str]) -> None:
        """A member comes, by a device with these keys."""
        self._learn(person, circle)
        self._shown[person] = frozenset(hashes)

    # -- who is here -------------------------------------------------------------------------------

    def tell(self, person: PersonId, line: Note, table: str = NO_TABLE) -> None:
        """Tells a member something wherever they are in the room."""
        notice, moderation = Notice(table, line), self._moderation
        if moderation.lobby is not None:
            moderation.lobby.tell_notice(person, notice)
            return
        for running in tuple(moderation.tables()):
            for session in tuple(running.here):
                if session.me == person:
                    session.tell_notice(notice)

    def greet(self, person: PersonId, name: Clean) -> None:
        """A member is shown the room: friends hear of it, and they hear what waits for them. Not
        again for a while.
        """
        if not self._rate_limiter.may(person, Rate.GREET):
            return
        mine, moderation = self.circle(person), self._moderation
        for friend in () if mine.status is Status.INVISIBLE else mine.friends:
            theirs = self.circle(friend)
            if theirs.news and theirs.status is not Status.BUSY and person not in theirs.ignored:
                self.tell(friend, note("friend-here", Kind.PEOPLE, name=name))
        asked = len([one for one in mine.asked if one not in mine.ignored])
        if asked:
            self.tell(person, note("friend-waiting", Kind.PEOPLE, count=asked))
        if moderation.state.is_moderator(person):
            count = sum(row.at > mine.heard for row in moderation.reports)
            if count:
                self.tell(person, note("complaint-waiting", Kind.TABLE, count=count))

    def _known(self, me: PersonId) -> dict[PersonId, Clean]:
        """Who may be named by a member: people at tables that they may see, and in the lobby."""
        moderation = self._moderation
        known = dict[PersonId, Clean]()
        for table in moderation.tables():
            if table.state.listed or table.state.guest(me) is not None:
                known |= {guest.id: guest.name for guest in table.state.guests}
        for one in () if moderation.lobby is None else moderation.lobby.people:
            if self.circle(one.id).status is not Status.INVISIBLE:
                known.setdefault(one.id, one.name)
        return known

    def _where(self, me: PersonId) -> dict[PersonId, Note]:
        """Where the friends of a member are, of those who are here and want it to be known."""
        moderation, found = self._moderation, dict[PersonId, Note]()
        friends = set(self.circle(me).friends)
        for one in () if moderation.lobby is None else moderation.lobby.people:
            if one.id in friends:
                found[one.id] = note("friend-in-hall")
        for table in moderation.tables():
            state = table.state
            for guest in state.guests:
                if guest.id in friends and guest.here:
                    public = state.listed or state.guest(me) is not None
                    game = note(f"{state.game}-name")
                    found[guest.id] = (
                        note("friend-at-table", game=game) if public else note("friend-at-some")
                    )
        return {
            friend: where
            for friend, where in found.items()
            if self.circle(friend).status is not Status.INVISIBLE
        }

    # -- commands ----------------------------------------------------------------------------------

    def submit(
        self,
        me: PersonId,
        command: PersonalCommand,
        on_result: OnTold,
        state: TableState | None = None,
        said: Iterable[Saying] = (),
    ) -> None:
        """Does what a member asks; `state` is that of the table where they are, `said` what was
        said there that they may hear, also by people whom they ignore.
        """
        if not self._rate_limiter.may(me, RATES.get(command.act, Rate.PERSONAL)):
            on_result(Rejection.of("too_fast", "together-no-too-fast"))
            return
        stays = any(table.state.guest(me) is not None for table in self._moderation.tables())
        asked = _Asked(me, command, self._known(me), self._where(me), state, tuple(said), stays)

        def done(result: _Result | Exception) -> None:
            if isinstance(result, Exception):
                on_result(result)
                return
            for person, circle in result.circles.items():
                if person == me or person in self._circles:
                    self._learn(person, circle)
            result.first()
            for person, notice in result.tells:
                self.tell(person, notice.note, notice.code)
            on_result(result.answer)
            result.then()

        self._write_queue.run(partial(self._act, asked), done, me)

    def _act(self, asked: _Asked) -> _Result:
        """Decides and keeps. Raises `StoreError`."""
        people, act = self._people, asked.command.act
        mine, member = people.circles.of(asked.me), people.person(asked.me)
        if member is None:
            return _Result(_no("nobody"))
        if act in OF_ONE:
            if act is PersonalAct.FRIEND and not (asked.command.name or asked.command.person):
                if len(mine.asked) != 1:
                    return self._friends(asked, mine)
                other = people.person(mine.asked[0])
            else:
                other = self._find(asked, mine)
            if other is None or other.id == asked.me:
                return _Result(_no("nobody"))
            return self._of_one(asked, member, mine, other)
        match act:
            case PersonalAct.IGNORED:
                names = names_of(self._room_store, mine.ignored)
                return _told(note("people-ignored", names=_names(names), count=len(names)))
            case PersonalAct.FRIENDS:
                return self._friends(asked, mine)
            case PersonalAct.STATUS:
                try:
                    mine = replace(mine, status=Status(asked.command.text))
                except ValueError:
                    return _told(note("friend-status", status=mine.status.value, set=False))
                people.circles.change(asked.me, lambda kept: replace(kept, status=mine.status))
                told = note("friend-status", status=mine.status.value, set=True)
                return _Result(Told((told,)), {asked.me: mine})
            case PersonalAct.NEWS:
                news = asked.command.text != "no"
                mine = people.circles.change(asked.me, lambda kept: replace(kept, news=news))
                return _Result(Told((note("friend-news", news=news),)), {asked.me: mine})
            case PersonalAct.SEND:
                return self._send(asked)
            case PersonalAct.REPORTS:
                return self._reports(asked)
            case PersonalAct.EXPORT:
                kept = kept_person(self._room_store, asked.me)
                return _Result(Told(data=written(kept, spaced=True)))
            case PersonalAct.REVOKE:
                return self._revoke(asked)
            case PersonalAct.DELETE:
                return self._delete(asked, member)
        return self._me(asked, member)

    def _find(self, asked: _Asked, mine: Circle) -> Member | None:
        """The one whom a command names: by id, by the whole name, or by how only theirs begins."""
        people, command = self._people, asked.command
        known = {person: str(name) for person, name in asked.known.items()}
        for person in {*mine.ignored, *mine.friends, *mine.asked} - known.keys():
            found = people.person(person)
            if found is not None:
                known[person] = str(found.name)
        if command.person is not None:
            return people.person(command.person) if command.person in known else None
        wanted = skeleton(command.name)
        by_name = {person: skeleton(name) for person, name in known.items()}
        same = [person for person, name in by_name.items() if wanted and name == wanted]
        begun = [person for person, name in by_name.items() if wanted and name.startswith(wanted)]
        if not same and len(begun) == 1:
            same = begun
        return people.person(same[0]) if len(same) == 1 else None

    def _of_one(self, asked: _Asked, member: Member, mine: Circle, other: Member) -> _Result:
        circles, me, name = self._people.circles, asked.me, other.name
        match asked.command.act:
            case PersonalAct.IGNORE:
                mine = circles.change(
                    me, lambda kept: replace(kept, ignored=with_one(kept.ignored, other.id))
                )
                return _Result(Told((note("together-muted", name=name, muted=True),)), {me: mine})
            case PersonalAct.HEAR:
                mine = circles.change(
                    me, lambda kept: replace(kept, ignored=without(kept.ignored, other.id))
                )
                return _Result(Told((note("together-muted", name=name, muted=False),)), {me: mine})
            case PersonalAct.UNFRIEND:
                mine, theirs = circles.part(me, other.id)
                return _Result(
                    Told((note("friend-no-more", name=name),)), {me: mine, other.id: theirs}
                )
            case PersonalAct.FRIEND:
                were = other.id in mine.friends
                mine, theirs = circles.befriend(me, other.id)
                are = other.id in mine.friends
                told = note("friend-asked", name=name, are=are, were=were)
                line = note("friend-asks", Kind.PEOPLE, name=member.name, are=are)
                tells = () if were or me in theirs.ignored else ((other.id, _notice(line)),)
                return _Result(Told((told,)), {me: mine, other.id: theirs}, tells)
            case PersonalAct.CALL:
                return self._call(asked, member, mine, other)
        return self._draft(asked, member, other)

    def _friends(self, asked: _Asked, mine: Circle) -> _Result:
        people, lines = self._people, list[Note]()
        for person in mine.friends:
            friend = people.person(person)
            if friend is not None and person not in mine.ignored:
                where = asked.where.get(person)
                status = people.circles.of(person).status.value
                here = note("friend-away") if where is None else where
                status = status if where is not None else Status.AVAILABLE.value
                lines.append(note("friend-line", name=friend.name, where=here, status=status))
        ask = [one for one in mine.asked if one not in mine.ignored]
        if ask:
            names = names_of(self._room_store, ask)
            lines.append(note("friend-ask", names=_names(names), count=len(names)))
        title = note("friend-title", count=len(lines) - bool(ask), here=len(asked.where))
        return _Result(Told((title, *lines)))

    def _call(self, asked: _Asked, member: Member, mine: Circle, other: Member) -> _Result:
        state, theirs = asked.state, self._people.circles.of(other.id)
        lobby = self._moderation.lobby
        if state is None or lobby is None:
            return _Result(_no("table"))
        if other.id not in mine.friends:
            return _Result(_no("friend", name=other.name))
        if other.id not in asked.where:
            return _Result(_no("away", name=other.name))
        if theirs.status is Status.BUSY:
            return _Result(_no("busy", name=other.name))
        if other.id in state.barred or not (state.listed or state.owner == asked.me):
            return _Result(_no("place", name=other.name))
        told = Told((note("friend-called", name=other.name),))
        if asked.me in theirs.ignored or state.guest(other.id) is not None:
            return _Result(told)
        self._people.place(other.id, state.id)
        line = note("friend-calls", Kind.PEOPLE, name=member.name, game=note(f"{state.game}-name"))
        place = partial(lobby.invited, other.id, state.id)
        return _Result(told, tells=((other.id, Notice(state.id, line)),), first=place)

    # -- reports -----------------------------------------------------------------------------------

    def _draft(self, asked: _Asked, member: Member, other: Member) -> _Result:
        why = Clean.of(said_of(asked.command.text), LONGEST_REASON)
        if not why:
            return _Result(_no("reason"))
        said = [saying for saying in asked.said if saying.by == other.id]
        lines = tuple(saying.text for saying in said[-MOST_LINES:])
        by, person = Somebody(asked.me, member.name), Somebody(other.id, other.name)
        draft = Reported(self._moderation.now, person, by, why, lines)

        def keep() -> None:
            self._drafts[asked.me] = draft
            while len(self._drafts) > MOST_DRAFTS:
                self._drafts.popitem(last=False)

        title = note("complaint-shown", name=other.name, why=why, count=len(lines))
        shown = Told((title, *(note("complaint-line", text=line) for line in lines)), asks=True)
        return _Result(shown, then=keep)

    def _send(self, asked: _Asked) -> _Result:
        draft = self._drafts.pop(asked.me, None)
        if draft is None:
            return _Result(_no("draft"))
        report = partial(self._moderation.report, draft)
        return _Result(Told((note("complaint-sent", name=draft.person.name),)), then=report)

    def _reported(self, row: Reported) -> None:
        """A report is kept: the moderators who are here hear of it."""
        state = self._moderation.state
        moderators = {*state.owners, *(one.id for one in state.moderators)}
        for person in moderators - {row.person.id}:
            self.tell(
                person, note("complaint-came", Kind.TABLE, name=row.person.name, by=row.by.name)
            )

    def _reports(self, asked: _Asked) -> _Result:
        moderation = self._moderation
        if not moderation.state.is_moderator(asked.me):
            return _Result(Rejection.of("order", "together-no-order"))
        rows = [row for row in moderation.reports if row.person.id != asked.me][-MOST_LINES:]
        lines = [note("complaint-title", count=len(rows))]
        for row in reversed(rows):
            lines.append(
                note(
                    "complaint-of",
                    name=row.person.name,
                    by=row.by.name,
                    why=row.why,
                    day=_day(row.at),
                )
            )
            lines += [note("complaint-line", text=line) for line in row.lines]
        heard = moderation.now
        mine = self._people.circles.change(asked.me, lambda kept: replace(kept, heard=heard))
        return _Result(Told(tuple(lines[:400])), {asked.me: mine})

    # -- own data ----------------------------------------------------------------------------------

    def _me(self, asked: _Asked, member: Member) -> _Result:
        kept = kept_person(self._room_store, asked.me)
        assert kept is not None
        shown = self._shown.get(asked.me, frozenset())
        devices = self._people.circles.devices(asked.me)
        lines = [
            note("me-title", name=member.name, room=self._room),
            note("me-since", day=Clean.of(kept.since), phrase=kept.has_passphrase),
            note(
                "me-kept",
                tables=len(kept.places),
                settings=len(kept.settings),
                owed=kept.owed,
                friends=len(kept.friends),
                ignored=len(kept.ignored),
            ),
        ]
        for number, (kind, device) in enumerate(devices, 1):
            lines.append(
                note(
                    "me-device",
                    number=number,
                    device=_device(kind),
                    since=_day(device.since),
                    seen=_day(device.seen),
                    known=bool(device.since),
                    here=bool(shown & set(device.keys)),
                )
            )
        lines.append(note("me-how"))
        return _Result(Told(tuple(lines)))

    def _revoke(self, asked: _Asked) -> _Result:
        circles = self._people.circles
        devices, number = circles.devices(asked.me), asked.command.text.strip()
        at = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
        if not 0 < at <= len(devices):
            return _Result(_no("device"))
        _, device = devices[at - 1]
        if self._shown.get(asked.me, frozenset()) & set(device.keys):
            return _Result(_no("device_here"))
        circles.revoke(asked.me, device)
        return _told(note("me-revoked", number=at))

    def _delete(self, asked: _Asked, member: Member) -> _Result:
        moderation, me = self._moderation, asked.me
        if member.role is not Role.MEMBER or moderation.state.is_moderator(me):
            return _Result(_no("delete_role"))
        if moderation.is_muted(me):
            return _Result(_no("delete_muted"))
        if asked.stays:
            return _Result(_no("delete_table"))
        self._people.leave_all(me)
        if not forget_person(self._room_store, me):
            return _Result(_no("delete_table"))

        def gone() -> None:
            self._circles.pop(me, None)
            self._shown.pop(me, None)
            for circle in tuple(self._circles):
                known = self._circles[circle]
                if me in known.friends:
                    self._circles[circle] = replace(known, friends=without(known.friends, me))
            if moderation.lobby is not None:
                moderation.lobby.deleted(me)

        return _Result(Told((note("me-deleted", name=member.name),)), then=gone)


OF_ONE = (
    PersonalAct.IGNORE,
    PersonalAct.HEAR,
    PersonalAct.FRIEND,
    PersonalAct.UNFRIEND,
    PersonalAct.CALL,
    PersonalAct.REPORT,
)
"""Commands about one person."""


def _told(line: Note) -> _Result:
    return _Result(Told((line,)))


def _notice(line: Note) -> Notice:
    return Notice(NO_TABLE, line)


def _names(names: Iterable[Clean]) -> Notes:
    return Notes(tuple(note("plain-name", name=name) for name in names))


def _device(kind: str) -> Note:
    return note(f"device-{kind}")  # messages: device-<kind>


def _day(seconds: int) -> Clean:
    return Clean.of(day_of(seconds))
