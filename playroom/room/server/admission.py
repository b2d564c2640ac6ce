"""Admission: decides at every door of a room who may come in, asking everything in one order: rate
by peer, identity, ban, rate by member, invitation, name, house rules, seat.

A door brings credentials and can ask for a name and for agreement; it decides nothing itself. The
rate by peer is asked before anything is said (`ConnectionLimiter.admits`), the rest by `admit`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol, Self, TypeAlias

from playroom.engine.notes import Clean
from playroom.engine.record import Seat
from playroom.room.members.names import is_taken
from playroom.room.members.people import UNNAMED, Key, Kind, Member, Role
from playroom.room.members.phrases import Busy, PassphraseHasher
from playroom.room.moderation.house_rules import House, agree, agreed
from playroom.room.protocol.packages import Needs, has, needs_of
from playroom.room.server.connection_limiter import ConnectionLimiter
from playroom.room.server.limits import Rate
from playroom.room.table.context import RoomContext
from playroom.room.table.running import RunningTable
from playroom.room.table.state import names_at
from playroom.room.table.values import Language, Phase, TableId

NEWCOMERS = 64
"""New members from one address, in an hour."""
TRIES = 20
"""Wrong passphrases that are tried from one address, in an hour."""
NOTHING = Clean("")
LACKS = "no_package"
"""Refuses a program that does not have the game of the table."""

Places: TypeAlias = Mapping[TableId, Seat | None]
"""The tables where a member has a place, the latest one first, each with the seat."""


class Refused(Exception):
    """Admission is refused. `why` is a code (see `Close`), `again` the seconds after which it may
    be tried again, `elsewhere` the addresses at which it may be tried now; `counted`: as what it
    counts against the peer's address ("": not at all); `needs`: the game to be installed before.
    `member`: who it is that there is no seat for.
    """

    def __init__(
        self,
        why: str,
        again: int | None = None,
        elsewhere: tuple[str, ...] = (),
        counted: str = "",
        needs: Needs | None = None,
        member: Member | None = None,
    ) -> None:
        super().__init__(why)
        self.why, self.again, self.elsewhere, self.counted = why, again, elsewhere, counted
        self.needs, self.member = needs, member


@dataclass(frozen=True, slots=True)
class Credentials:
    """Credentials shown at a door. `peer`: the address; `keys` are bound to a new member,
    `known_by` only recognizes one. `name`: the wished one; with `asks` another can be asked for.
    `is_lasting`: the keys suffice without an invitation. `games`: those of the client, with
    versions (None: all of the room's).
    """

    keys: tuple[Key, ...]
    peer: str
    language: Language
    code: str = ""
    known_by: tuple[Key, ...] = ()
    name: Clean = NOTHING
    phrase: str = ""
    asks: bool = True
    is_lasting: bool = True
    code_stays: bool = False
    games: Mapping[str, int] | None = None
    role: Role = Role.MEMBER

    @property
    def traces(self) -> tuple[str, ...]:
        """What a ban recognizes of the keys."""
        return tuple(key.trace for key in self.keys if key.trace)

    @property
    def hashes(self) -> tuple[str, ...]:
        """What the room keeps of all the keys."""
        return tuple(key.hash for key in (*self.keys, *self.known_by))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A member who has been identified and is not banned, before their name, agreement and seat are
    settled. `invited`: no code was shown, or one that is good or their own; `taken`: the name of
    the invitation, which another member has.
    """

    member: Member
    credentials: Credentials
    invited: bool = True
    taken: Clean = NOTHING
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class Admitted:
    """A member who is in, from the address `peer`. `table` and `seat`: where they come to, outside
    a lobby; `invited_to`: the table to which a good invitation leads; `invited` and `is_new` as in
    `Candidate`.
    """

    member: Member
    places: Places
    peer: str
    table: RunningTable | None = None
    seat: Seat | None = None
    invited: bool = True
    invited_to: RunningTable | None = None
    is_new: bool = False


class Prompts(Protocol):
    """Questions of admission to a guest."""

    @property
    def language(self) -> Language:
        """The language that they speak now."""
        ...

    def wanted_name(self, member: Member) -> Clean:
        """The name that is set for them; empty: the one they have."""
        ...

    async def ask_name(self, name: Clean, why: str) -> Clean:
        """Asks for another name; `why` (`name_taken`, `no_name`, "") this one is refused. Raises
        `Refused` if the guest cannot be asked.
        """
        ...

    async def ask_agreement(self, house: House) -> bool:
        """Do they agree to the rules of the house?"""
        ...


class Admission:
    """Admission at one door. Returns `Refused` for a refused guest; everything raises `StoreError`
    when storing fails.
    """

    def __init__(
        self,
        services: RoomContext,
        limiter: ConnectionLimiter,
        hasher: PassphraseHasher,
        tables: Mapping[TableId, RunningTable],
        is_public: bool,
        is_draining: Callable[[], bool],
        shared: ConnectionLimiter | None = None,
    ) -> None:
        """`limiter` is that of the door, `shared` what bounds new members at all doors together
        (None: the same). `is_public`: anybody may come without an invitation.
        """
        self.limiter = limiter
        self.is_public = is_public
        self._services = services
        self._shared = shared or limiter
        self._hasher = hasher
        self._tables = tables
        self._is_draining = is_draining

    def at(self, limiter: ConnectionLimiter) -> Self:
        """The same admission at another door of the room."""
        given = self._services, limiter, self._hasher, self._tables, self.is_public
        return type(self)(*given, self._is_draining, self._shared)

    async def admit(self, shown: Credentials, prompts: Prompts) -> Admitted | Refused:
        """Admits a guest, or returns the refusal."""
        candidate = await self.identify(shown)
        if isinstance(candidate, Refused):
            return candidate
        return await self.enter(candidate, prompts)

    async def identify(self, shown: Credentials) -> Candidate | Refused:
        """Checks identity, ban, rate by member, and invitation, also for a returning guest."""
        try:
            return await self._identify(shown)
        except Refused as no:
            return self.noted(no, shown.peer)

    async def enter(self, candidate: Candidate, prompts: Prompts) -> Admitted | Refused:
        """Name, house rules, and seat."""
        try:
            member = await self._named(candidate, prompts)
            await self._agreed(member, candidate.credentials, prompts)
            self._refuse_banned(member, candidate.credentials)  # perhaps while they read the rules
            return await self._seated(member, candidate)
        except Refused as no:
            return self.noted(no, candidate.credentials.peer)

    async def known(self, shown: Credentials) -> Member:
        """The member with these keys, who asks something and does not come in. Raises `Refused`."""
        found = await self._services.write_queue.ran(partial(self._known, shown))
        if not isinstance(found, Member):
            raise self.noted(Refused("no_key", counted="no_key"), shown.peer)
        self._refuse_banned(found, shown)
        if not self._services.rate_limiter.may(found.id, Rate.COME):
            raise Refused("too_fast", 5)
        return found

    async def recognizes(self, shown: Credentials) -> bool:
        """Whether these credentials would identify a member or add a new one. Uses up nothing."""
        people = self._services.people
        if shown.is_lasting and self.is_public:
            return True

        def known() -> bool:
            if any(people.member(key) is not None for key in (*shown.keys, *shown.known_by)):
                return True
            if people.circles.is_revoked(shown.hashes):  # they are told so
                return True
            return bool(shown.code) and people.invited_to(shown.code) is not None

        return await self._services.write_queue.ran(known)

    def noted(self, no: Refused, peer: str) -> Refused:
        """The same, counted against the peer's address."""
        if no.counted:
            self.limiter.refused(peer, no.counted)
        return no

    async def comes_to(self, candidate: Candidate) -> RunningTable | None:
        """The table that they come to; None in a lobby, without a code."""
        people, member = self._services.people, candidate.member
        places = await self._services.write_queue.ran(lambda: people.comes(member.id), member.id)
        if self.is_public and not candidate.credentials.code:
            return None
        return self.table_for(places)[0]

    # -- who it is ---------------------------------------------------------------------------------

    async def _identify(self, shown: Credentials) -> Candidate:
        services = self._services
        if self._is_draining() and shown.role is not Role.OWNER:
            raise Refused("moved", 1, services.membership.elsewhere())
        of = shown.keys[0].secret if shown.keys else ""
        member = await services.write_queue.ran(partial(self._known, shown), of)
        if isinstance(member, str):
            raise Refused(member)
        if member is None and shown.phrase and self.is_public:
            member = await self._by_phrase(shown)
        self._refuse_banned(member, shown)
        is_owner = shown.role is Role.OWNER
        if member is not None and not is_owner:
            if not services.rate_limiter.may(member.id, Rate.COME):
                raise Refused("too_fast", 5, counted="too_fast")
            self.limiter.was_known(shown.peer)
        candidate = await self._invited(member, shown)
        if not candidate.invited:
            self.limiter.refused(shown.peer, "not_invited")
        if candidate.is_new and not is_owner:
            self.limiter.was_known(shown.peer)
        return candidate

    def _known(self, shown: Credentials) -> Member | str | None:
        """In the write queue's thread."""
        people = self._services.people
        if people.circles.is_revoked(shown.hashes):
            return "revoked_key"
        keys = {key.kind: key for key in shown.keys}
        if (token := keys.get(Kind.TOKEN)) is not None:
            return people.identify(token, keys.get(Kind.OWN))
        found = (people.member(key) for key in (*shown.keys, *shown.known_by))
        return next((member for member in found if member is not None), None)

    async def _by_phrase(self, shown: Credentials) -> Member:
        people, ran = self._services.people, self._services.write_queue.ran
        if not self._shared.may("try", shown.peer, TRIES):
            raise Refused("busy", 5)
        member, kept = await ran(lambda: people.phrase(shown.name)) or (None, None)
        try:
            right = await self._hasher.is_right(kept, shown.phrase)
        except Busy:
            raise Refused("busy", 5) from None
        if not right or member is None:
            raise Refused("bad_phrase", counted="bad_phrase")
        self._shared.did_well("try", shown.peer)
        await ran(lambda: people.bind(member.id, *shown.keys))
        return member

    def _refuse_banned(self, member: Member | None, shown: Credentials) -> None:
        """Refuses a banned member, by id, keys or address; never the host."""
        if shown.role is Role.OWNER:
            return
        person = None if member is None else member.id
        if self._services.moderation.bans(person, shown.traces, shown.peer):
            raise Refused("barred", counted="barred")

    # -- invitations -------------------------------------------------------------------------------

    async def _invited(self, member: Member | None, shown: Credentials) -> Candidate:
        """Redeems the invitation, and makes a member of who is new."""
        if shown.code:
            lacked = list[RunningTable]()
            redeem = partial(self._redeem, member, shown, lacked)
            of = "" if member is None else member.id
            found = await self._services.write_queue.ran(redeem, of)
            if found == LACKS:
                raise self._lacks(lacked[-1], shown)
            if isinstance(found, str):
                raise Refused(found)
            if found is not None:
                return found
        if member is None:
            return Candidate(await self._new(shown), shown, not shown.code, is_new=True)
        return Candidate(member, shown, not shown.code)

    def _redeem(
        self, member: Member | None, shown: Credentials, lacked: list[RunningTable]
    ) -> Candidate | str | None:
        """Who comes by an invitation that is good or theirs; None: it is neither, or (a string)
        why it cannot be used. In the write queue's thread.
        """
        people = self._services.people
        refused = list[Clean]()

        def may_have(table: TableId, called: Clean) -> str:
            running = self._tables.get(table)
            if running is None:
                return ""
            if shown.games is not None and not has(running.game, shown.games):
                lacked.append(running)
                return LACKS  # and the invitation stays good
            if called != UNNAMED and is_taken(called, names_at(running.state)):
                refused.append(called)
                return "name_taken"
            return ""

        if people.invited_to(shown.code) is None:
            if member is None:
                return None
            holds = people.holds(shown.code, member.id)
            if holds is None:  # forgotten by now: no reproach to who has been here with it
                holds = shown.code_stays and member.name != UNNAMED
            return Candidate(member, shown, holds)
        called = shown.name
        if member is not None and self._services.moderation.is_muted(member.id):
            called = member.name  # a name is heard, too
        result = people.redeem(shown.code, shown.keys, called, shown.language, may_have)
        if result in ("no_name", "name_taken") and shown.asks:
            result = people.redeem(shown.code, shown.keys, UNNAMED, shown.language, may_have)
        if isinstance(result, Member):
            taken = refused[-1] if refused else NOTHING
            return Candidate(result, shown, True, taken, is_new=member is None)
        return result

    async def _new(self, shown: Credentials) -> Member:
        """Adds a new member without an invitation."""
        people, is_owner = self._services.people, shown.role is Role.OWNER
        if not is_owner and (not self.is_public or (shown.code and not shown.is_lasting)):
            is_guess = bool(shown.code) or not shown.asks  # who can be asked is asked for a code
            raise Refused("not_invited", counted="not_invited" if is_guess else "")
        if not shown.is_lasting:
            raise Refused("no_key")
        if not is_owner and not self._shared.may("come", shown.peer, NEWCOMERS):
            raise Refused("too_many_new", counted="too_many_new")
        name = UNNAMED if shown.asks else shown.name
        add = partial(people.add, name, shown.language, shown.keys, shown.role)
        result = await self._services.write_queue.ran(add)
        if isinstance(result, str):
            raise Refused(result)
        return result

    def _lacks(self, table: RunningTable, shown: Credentials) -> Refused:
        """Refuses a program that does not have the game of a table."""
        page = ""
        if shown.code:  # without one its address leads nowhere
            page = self._services.invitation(table.state.id, shown.code).others.get("page", "")
        needs = needs_of(table.game, shown.games or {}, shown.language, page)
        return Refused(LACKS, needs=needs)

    # -- name, rules, seat -------------------------------------------------------------------------

    async def _named(self, candidate: Candidate, prompts: Prompts) -> Member:
        """The member under the name and with the language that are set for them, or asked for."""
        member = candidate.member
        wanted = prompts.wanted_name(member) or member.name
        if member.name != UNNAMED and self._services.moderation.is_muted(member.id):
            wanted = member.name  # a name is heard, too
        why = ""
        if candidate.taken and wanted == UNNAMED:
            wanted, why = candidate.taken, "name_taken"
        while True:
            if why or wanted in ("", UNNAMED):
                wanted = await prompts.ask_name(wanted, why)
            result = await self._called(member, wanted, prompts.language)
            if isinstance(result, Member):
                return result
            why = result

    async def _called(self, member: Member, name: Clean, language: Language) -> Member | str:
        people, ran = self._services.people, self._services.write_queue.ran
        if not people.unique and (member.name, member.language) == (name, language):
            return member
        if member.name == UNNAMED and not people.unique:
            table, _ = self.table_for(await ran(lambda: people.places(member.id), member.id))
            if table is not None and is_taken(name, names_at(table.state)):
                return "name_taken"
        return await ran(lambda: people.rename(member, name, language), member.id)

    async def _agreed(self, member: Member, shown: Credentials, prompts: Prompts) -> None:
        """Asks for agreement to the rules of the house the first time, and when these change."""
        house, room_store, ran = (
            self._services.house,
            self._services.room_store,
            self._services.write_queue.ran,
        )
        if shown.role is Role.OWNER or not house.rules:
            return
        if await ran(lambda: agreed(room_store, member.id, house), member.id):
            return
        if not await prompts.ask_agreement(house):
            raise Refused("not_agreed")
        await ran(lambda: agree(room_store, member.id, house), member.id)

    async def _seated(self, member: Member, candidate: Candidate) -> Admitted:
        people, ran, shown = (
            self._services.people,
            self._services.write_queue.ran,
            candidate.credentials,
        )
        circle = await ran(lambda: people.circles.arrives(member.id, shown.hashes), member.id)
        if circle is None:  # revoked while they were asked
            raise Refused("revoked_key")
        self._services.personal.arrives(member.id, circle, shown.hashes)
        places = await ran(lambda: people.comes(member.id), member.id)
        table, seat = self.table_for(places)
        if not self.is_public and shown.role is not Role.OWNER:
            if table is None:
                is_closed = await self.all_closed(places)
                other = "other_game" if shown.games is None else "other_version"
                raise Refused("closed" if is_closed else other, member=member)
            if shown.games is not None and not has(table.game, shown.games):
                no = self._lacks(table, shown)
                no.member = member
                raise no
        if table is not None and not self.is_public and table.is_leader:
            await table.ensure_loaded()
        invited_to = table if shown.code and candidate.invited else None
        return Admitted(
            member, places, shown.peer, table, seat, candidate.invited, invited_to, candidate.is_new
        )

    def table_for(self, places: Places) -> tuple[RunningTable | None, Seat | None]:
        """The table that a member comes to who has these places: the first of them that is open;
        and the seat there.
        """
        for id, seat in places.items():
            table = self._tables.get(id)
            if table is not None and table.state.phase is not Phase.CLOSED:
                return table, seat
        return None, None

    async def all_closed(self, places: Iterable[TableId]) -> bool:
        """Are all these tables closed? Else one is played by another version of its game, which
        another process of the room may have.
        """
        write_queue, is_closed = self._services.write_queue, self._services.room_store.is_closed
        for table in places:
            if not await write_queue.ran(partial(is_closed, table), table):
                return False
        return True
