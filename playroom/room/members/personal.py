"""Personal commands of the members of a room: ignoring, friends, reports to moderators, and their
own data. Each is decided and kept in the write queue's thread, then told, in all processes of the
room.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, note
from playroom.engine.record import Record, replace
from playroom.engine.wire import PLAIN, written
from playroom.log.write_queue import Queue
from playroom.room.cluster.membership import Membership
from playroom.room.members.circle import (
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
OF_ONE = (
    *(PersonalAct.IGNORE, PersonalAct.HEAR, PersonalAct.FRIEND, PersonalAct.UNFRIEND),
    *(PersonalAct.CALL, PersonalAct.REPORT),
)
"""Commands about one person."""


class News(Record):
    """What every process of the room is to know of a member: their circle as it is now, a line for
    them, or (`name`) that they are here, for their friends.
    """

    person: PersonId
    circle: Circle | None = None
    notice: Notice | None = None
    name: Clean | None = None


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
    """An answer, what is new by it, and what is done once that is known."""

    answer: Told | Rejection
    news: tuple[News, ...] = ()
    then: Callable[[], None] = lambda: None


def _no(code: str, /, **values: Clean) -> _Result:
    return _Result(Rejection.of(code, f"people-no-{code.replace('_', '-')}", **values))


def _told(*lines: Note, news: tuple[News, ...] = ()) -> _Result:
    return _Result(Told(lines), news)


class PersonalService:
    """Personal commands of one room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        room_store: RoomStore,
        write_queue: Queue,
        moderation: ModerationService,
        rate_limiter: RateLimiter,
        room: Clean,
        membership: Membership,
    ) -> None:
        """`room` is what the room is called."""
        self._room_store, self._people = room_store, room_store.people
        self._write_queue, self._rate_limiter = write_queue, rate_limiter
        self._moderation, self._membership = moderation, membership
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

    def _spread(self, news: News) -> None:
        """Tells it to all processes of the room."""
        if self._membership.alone:
            self._hears(news)
        else:  # this one hears it, too
            self._membership.say("people", written(news))

    def hear(self, kind: str, text: str) -> None:
        """News of a process of the room."""
        if kind == "people":
            self._hears(PLAIN.decode(text.encode(), News))

    def _hears(self, news: News) -> None:
        person = news.person
        if news.circle is not None and person in self._circles:
            self._learn(person, news.circle)
        if news.notice is not None:
            self._tell_here(person, news.notice)
        if news.name is not None:
            line = Notice(note("friend-here", Kind.PEOPLE, name=news.name))
            for friend in news.circle.friends if news.circle is not None else ():
                theirs = self._circles.get(friend)
                wants = theirs and theirs.news and theirs.status is not Status.BUSY
                if theirs and wants and person not in theirs.ignored:
                    self._tell_here(friend, line)

    def _tell_here(self, person: PersonId, notice: Notice) -> None:
        """Tells a member something wherever they are in this process."""
        lobby = self._moderation.lobby
        if lobby is not None:
            if notice.table is not None:
                lobby.invited(person, notice.table)
            lobby.tell_notice(person, notice)
            return
        for running in tuple(self._moderation.tables()):
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
        is_told = mine.status is not Status.INVISIBLE and not moderation.is_muted(person)
        if mine.friends and is_told:
            self._spread(News(person, mine, name=name))
        asked = len([one for one in mine.asked if one not in mine.ignored])
        if asked:
            line = note("friend-waiting", Kind.PEOPLE, count=asked)
            self._tell_here(person, Notice(line))
        if moderation.state.is_moderator(person):
            count = sum(row.at > mine.heard for row in moderation.reports)
            if count:
                line = note("complaint-waiting", Kind.TABLE, count=count)
                self._tell_here(person, Notice(line))

    def _known(self, me: PersonId) -> dict[PersonId, Clean]:
        """Who may be named by a member: people at tables that they may see, and in the lobby."""
        known = dict[PersonId, Clean]()
        for table in self._moderation.tables():
            if table.state.listed or table.state.guest(me) is not None:
                known |= {guest.id: guest.name for guest in table.state.guests}
        lobby = self._moderation.lobby
        for one in () if lobby is None else lobby.people:
            if self.circle(one.id).status is not Status.INVISIBLE:
                known.setdefault(one.id, one.name)
        return known

    def _friends_here(self, me: PersonId) -> dict[PersonId, Note]:
        """Where the friends of a member are, at tables and in the lobby of this process."""
        friends, lobby = set(self.circle(me).friends), self._moderation.lobby
        people = () if lobby is None else lobby.people
        found = {one.id: note("friend-in-hall") for one in people if one.id in friends}
        for table in self._moderation.tables():
            state = table.state
            public = state.listed or state.guest(me) is not None
            game = note(f"{state.game}-name")
            line = note("friend-at-table", game=game) if public else note("friend-at-some")
            found |= {g.id: line for g in state.guests if g.id in friends and g.here}
        return found

    def _where(self, asked: _Asked, mine: Circle) -> dict[PersonId, Note]:
        """Where the friends of a member are, of those who are here and want it to be known."""
        there = self._membership.elsewhere_in()
        found = {one: note("friend-in-hall") for one in mine.friends if one in there}
        found.update(asked.where)
        hides = Status.INVISIBLE
        circles = self._people.circles
        return {one: at for one, at in found.items() if circles.of(one).status is not hides}

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
        known, where = self._known(me), self._friends_here(me)
        asked = _Asked(me, command, known, where, state, tuple(said), stays)

        def done(result: _Result | Exception) -> None:
            if isinstance(result, Exception):
                on_result(result)
                return
            for news in result.news:
                if news.circle is not None and (news.person == me or news.person in self._circles):
                    self._learn(news.person, news.circle)
                if news.person != me or not self._membership.alone:
                    self._spread(news)
            on_result(result.answer)
            result.then()

        self._write_queue.run(partial(self._act, asked), done, me)

    def _act(self, asked: _Asked) -> _Result:
        """Decides and keeps. Raises `StoreError`."""
        me, act, text = asked.me, asked.command.act, asked.command.text
        mine, member = self._people.circles.of(me), self._people.person(me)
        if member is None:
            return _no("nobody")
        if act in OF_ONE:
            other = self._find(asked, mine)
            if act is PersonalAct.FRIEND and not (asked.command.name or asked.command.person):
                if len(mine.asked) != 1:
                    return self._friends(asked, mine)
                other = self._people.person(mine.asked[0])
            if other is None or other.id == me:
                return _no("nobody")
            muted = self._moderation.mute(me, asked.state)
            if act in (PersonalAct.FRIEND, PersonalAct.CALL) and muted is not None:
                return _Result(muted)
            return self._of_one(asked, member, mine, other)
        match act:
            case PersonalAct.IGNORED:
                names = names_of(self._room_store, mine.ignored)
                return _told(note("people-ignored", names=_names(names), count=len(names)))
            case PersonalAct.FRIENDS:
                return self._friends(asked, mine)
            case PersonalAct.STATUS if text not in tuple(Status):
                return _told(note("friend-status", status=mine.status.value, set=False))
            case PersonalAct.STATUS:
                told = note("friend-status", status=text, set=True)
                return _told(told, news=self._changed(me, status=Status(text)))
            case PersonalAct.NEWS:
                news = text != "no"
                return _told(note("friend-news", news=news), news=self._changed(me, news=news))
            case PersonalAct.SEND:
                return self._send(asked)
            case PersonalAct.REPORTS:
                return self._reports(asked)
            case PersonalAct.EXPORT:
                kept = kept_person(self._room_store, me)
                return _Result(Told(data=written(kept, spaced=True)))
            case PersonalAct.REVOKE:
                return self._revoke(asked)
            case PersonalAct.DELETE:
                return self._delete(asked, member)
        return self._me(asked, member)

    def _changed(self, me: PersonId, **changed: object) -> tuple[News, ...]:
        """Keeps a change of the member's own circle."""
        circles = self._people.circles
        return (News(me, circles.change(me, lambda kept: replace(kept, **changed))),)

    def _find(self, asked: _Asked, mine: Circle) -> Member | None:
        """The one whom a command names: by id, by the whole name, or by how only theirs begins."""
        people, command = self._people, asked.command
        known = {person: str(name) for person, name in asked.known.items()}
        others = {*mine.ignored, *mine.friends, *mine.asked} - known.keys()
        for found in filter(None, map(people.person, others)):
            known[found.id] = str(found.name)
        if command.person is not None:
            return people.person(command.person) if command.person in known else None
        wanted = skeleton(command.name)
        if not wanted:
            return None
        by_name = {person: skeleton(name) for person, name in known.items()}
        same = [person for person, name in by_name.items() if name == wanted]
        begun = [person for person, name in by_name.items() if name.startswith(wanted)]
        if not same and not self._membership.alone:
            ask = self._room_store.database.execute
            here = self._membership.elsewhere_in()
            for (one,) in ask("SELECT id FROM persons WHERE skeleton = ?", wanted):
                if one in here and people.circles.of(one).status is not Status.INVISIBLE:
                    same.append(one)
        meant = same or begun
        return people.person(meant[0]) if len(meant) == 1 else None

    def _of_one(self, asked: _Asked, member: Member, mine: Circle, other: Member) -> _Result:
        circles, me, act, name = self._people.circles, asked.me, asked.command.act, other.name
        match act:
            case PersonalAct.IGNORE | PersonalAct.HEAR:
                ignores = act is PersonalAct.IGNORE
                change = with_one if ignores else without
                mine = circles.change(
                    me, lambda kept: replace(kept, ignored=change(kept.ignored, other.id))
                )
                told = note("together-muted", name=name, muted=ignores)
                return _told(told, news=(News(me, mine),))
            case PersonalAct.UNFRIEND:
                mine, theirs = circles.part(me, other.id)
                told = note("friend-no-more", name=name)
                return _told(told, news=(News(me, mine), News(other.id, theirs)))
            case PersonalAct.FRIEND:
                were = other.id in mine.friends
                mine, theirs = circles.befriend(me, other.id)
                are = other.id in mine.friends
                line = Notice(note("friend-asks", Kind.PEOPLE, name=member.name, are=are))
                hears = None if were or me in theirs.ignored else line
                told = note("friend-asked", name=name, are=are, were=were)
                return _told(told, news=(News(me, mine), News(other.id, theirs, hears)))
            case PersonalAct.CALL:
                return self._call(asked, member, mine, other)
        return self._draft(asked, member, other)

    def _friends(self, asked: _Asked, mine: Circle) -> _Result:
        people, lines, where = self._people, list[Note](), self._where(asked, mine)
        for friend in filter(None, map(people.person, without_all(mine.friends, mine.ignored))):
            status = people.circles.of(friend.id).status if friend.id in where else Status.AVAILABLE
            at = where.get(friend.id, note("friend-away"))
            lines.append(note("friend-line", name=friend.name, where=at, status=status.value))
        title = note("friend-title", count=len(lines), here=len(where))
        if ask := without_all(mine.asked, mine.ignored):
            names = names_of(self._room_store, ask)
            lines.append(note("friend-ask", names=_names(names), count=len(names)))
        return _told(title, *lines)

    def _call(self, asked: _Asked, member: Member, mine: Circle, other: Member) -> _Result:
        state, theirs = asked.state, self._people.circles.of(other.id)
        if state is None or self._moderation.lobby is None:
            return _no("table")
        if other.id not in mine.friends:
            return _no("friend", name=other.name)
        if other.id not in self._where(asked, mine):
            return _no("away", name=other.name)
        if theirs.status is Status.BUSY:
            return _no("busy", name=other.name)
        if other.id in state.barred or not (state.listed or state.owner == asked.me):
            return _no("place", name=other.name)
        told = note("friend-called", name=other.name)
        if asked.me in theirs.ignored or state.guest(other.id) is not None:
            return _told(told)
        self._people.place(other.id, state.id)
        line = note("friend-calls", Kind.PEOPLE, name=member.name, game=note(f"{state.game}-name"))
        return _told(told, news=(News(other.id, notice=Notice(line, state.id)),))

    # -- reports -----------------------------------------------------------------------------------

    def _draft(self, asked: _Asked, member: Member, other: Member) -> _Result:
        why = Clean.of(said_of(asked.command.text), LONGEST_REASON)
        if not why:
            return _no("reason")
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
            return _no("draft")
        sent = Told((note("complaint-sent", name=draft.person.name),))
        return _Result(sent, then=partial(self._moderation.report, draft))

    def _reported(self, row: Reported) -> None:
        """A report is kept: the moderators who are here hear of it, but of one by who is muted only
        when they read the reports.
        """
        state = self._moderation.state
        if self._moderation.is_muted(row.by.id):
            return
        line = note("complaint-came", Kind.TABLE, name=row.person.name, by=row.by.name)
        for person in {*state.owners, *(one.id for one in state.moderators)} - {row.person.id}:
            self._tell_here(person, Notice(line))

    def _reports(self, asked: _Asked) -> _Result:
        moderation = self._moderation
        if not moderation.state.is_moderator(asked.me):
            return _Result(Rejection.of("order", "together-no-order"))
        rows = [row for row in moderation.reports if row.person.id != asked.me][-MOST_LINES:]
        lines = [note("complaint-title", count=len(rows))]
        for row in reversed(rows):
            names = {"name": row.person.name, "by": row.by.name}
            lines.append(note("complaint-of", why=row.why, day=_day(row.at), **names))
            lines += [note("complaint-line", text=line) for line in row.lines]
        return _told(*lines[:400], news=self._changed(asked.me, heard=moderation.now))

    # -- own data ----------------------------------------------------------------------------------

    def _me(self, asked: _Asked, member: Member) -> _Result:
        kept = kept_person(self._room_store, asked.me)
        assert kept is not None
        shown = self._shown.get(asked.me, frozenset())
        counts = {"tables": kept.places, "settings": kept.settings, "friends": kept.friends,
                  "ignored": kept.ignored}  # fmt: skip
        sizes = {name: len(found) for name, found in counts.items()}
        lines = [
            note("me-title", name=member.name, room=self._room),
            note("me-since", day=Clean.of(kept.since), phrase=kept.has_passphrase),
            note("me-kept", owed=kept.owed, **sizes),
        ]
        for one in kept.ratings:
            figures = {"points": one.points, "games": one.games, "settled": one.is_settled}
            lines.append(
                note("rating-mine", game=note(f"{one.game}-name"), pace=one.pace, **figures)
            )
        for number, (kind, device) in enumerate(self._people.circles.devices(asked.me), 1):
            known = {"known": bool(device.since), "here": bool(shown & set(device.keys))}
            days = {"since": _day(device.since), "seen": _day(device.seen)}
            what = note(f"device-{kind}")  # messages: device-<kind>
            lines.append(note("me-device", number=number, device=what, **days, **known))
        return _told(*lines, note("me-how"))

    def _revoke(self, asked: _Asked) -> _Result:
        circles = self._people.circles
        devices, number = circles.devices(asked.me), asked.command.text.strip()
        at = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
        if not 0 < at <= len(devices):
            return _no("device")
        _, device = devices[at - 1]
        if self._shown.get(asked.me, frozenset()) & set(device.keys):
            return _no("device_here")
        circles.revoke(asked.me, device)
        return _told(note("me-revoked", number=at))

    def _delete(self, asked: _Asked, member: Member) -> _Result:
        moderation, me = self._moderation, asked.me
        if member.role is not Role.MEMBER or moderation.state.is_moderator(me):
            return _no("delete_role")
        if moderation.is_muted(me):
            return _no("delete_muted")
        if asked.stays:
            return _no("delete_table")
        self._people.leave_all(me)
        if not forget_person(self._room_store, me):
            return _no("delete_table")

        def gone() -> None:
            self._circles.pop(me, None)
            self._shown.pop(me, None)
            for person, known in self._circles.items():
                if me in known.friends:
                    self._circles[person] = replace(known, friends=without(known.friends, me))
            if moderation.lobby is not None:
                moderation.lobby.deleted(me)

        return _Result(Told((note("me-deleted", name=member.name),)), then=gone)


def without_all(people: Iterable[PersonId], others: Iterable[PersonId]) -> list[PersonId]:
    """A list without some people."""
    return [one for one in people if one not in others]


def _names(names: Iterable[Clean]) -> Notes:
    return Notes(tuple(note("plain-name", name=name) for name in names))


def _day(seconds: int) -> Clean:
    return Clean.of(day_of(seconds))
