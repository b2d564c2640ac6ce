"""Admission: every door of a room asks the same in the same order. Each case is tried at each door
(the wire, SSH, the page, the room's owner), in one room in this process, in both languages.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import asyncssh
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from playroom.doors.page import page_door
from playroom.doors.page.door import open_page
from playroom.doors.page.page_door import PageDoor
from playroom.doors.ssh import ssh_door
from playroom.doors.ssh.door import open_door
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import DeviceKey
from playroom.room.members.people import Key, Member
from playroom.room.moderation import service
from playroom.room.moderation import state as o
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.moderation.service import kept_of
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server import host
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.limits import Rate
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table.running import RunningTable
from playroom.shell.terminal.line_writer import encodable
from tests.room.far import GAMES
from tests.room.kit import BOTS, until
from tests.room.ssh_kit import Client
from tests.web.kit import Page

RULES = House(rules={language: (Clean.of("Be kind."),) for language in LANGUAGES})
NOBODY = Listener(None, (), ())
DOORS = ("wire", "ssh", "page", "owner")
GUESTS = DOORS[:3]
FULL = {"wire": House(wires=0), "ssh": House(ssh=0), "page": House(pages=0), "owner": USUAL}
NO_MORE = Limits(connections=64, attempts=0, pending=64)


class Outcome(NamedTuple):
    """What came of it: `in` (as `name`), `out`, or `asked` for another name; and all that was
    heard.
    """

    kind: str
    name: str = ""
    heard: str = ""


@dataclass
class Doors:
    """A room with all its doors, and a guest by each of them with keys of their own."""

    room: Room
    table: RunningTable
    page: PageDoor | None
    language: str
    agrees: bool = True
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    device: DeviceKey = field(default_factory=DeviceKey.new)
    client: asyncssh.SSHKey = field(
        default_factory=lambda: asyncssh.generate_private_key("ssh-ed25519")
    )
    browser: str = field(default_factory=lambda: secrets.token_hex(16))

    def keys(self, door: str) -> tuple[Key, ...]:
        """The keys shown at a door."""
        match door:
            case "wire":
                return Key.token(self.token), Key.own(self.device.public)
            case "ssh":
                return (Key.ssh(self.client.get_fingerprint()),)
            case "page":
                return (Key.page(self.browser),)
        return ()

    def known(self, door: str, name: str = "Eva") -> Member:
        """A member known by these keys, with a place at the table."""
        people = self.room.services.people
        member = people.add(Clean.of(name), self.language, self.keys(door))
        assert isinstance(member, Member)
        people.place(member.id, self.table.state.id)
        return member

    async def owner(self) -> Member:
        """The host, once stored."""
        member = (await self.room.owner(Clean.of("Eva"), self.language)).member
        owners = self.room.services.moderation
        await until(lambda: member.id in owners.state.owners)
        return member

    def told(self, why: str) -> str:
        """The sentence of a refusal."""
        line = note("together-trouble-bye", why=why)
        return teller_of(self.language).tell(line, NOBODY)

    def sentence(self, id_: str, **values: Any) -> str:
        return teller_of(self.language).tell(note(id_, **values), NOBODY)

    def invite(self) -> str:
        return self.room.services.people.invite(self.table.state.id, None)

    async def does(self, *rows: o.AnyModerationEvent) -> None:
        """As a moderator would."""
        moderation, room_store = self.room.services.moderation, self.room.services.room_store
        room_store.append(o.ROOM, len(room_store.rows(o.ROOM)) + 1, tuple(map(kept_of, rows)))
        moderation.catch_up()
        await until(lambda: moderation.state.rows == len(room_store.rows(o.ROOM)))

    async def bans(self, person: str, keys: tuple[str, ...] = (), net: str = "") -> None:
        moderation = self.room.services.moderation
        traces = tuple(moderation._trace(key) for key in keys)
        nets = (moderation._trace(f"net {net}"),) if net else ()
        who, by = o.Somebody(person, Clean.of("Eva")), o.Somebody("0" * 12, Clean.of("Olga"))
        await self.does(o.Ban(moderation.now, who, by, Clean.of("x"), 60, traces, nets, 60))

    # -- coming ------------------------------------------------------------------------------------

    async def come(self, door: str, code: str = "", name: str = "Eva") -> Outcome:
        """A guest comes by a door, answers when asked for a name, and agrees or not."""
        come: Callable[[str, str], Any] = getattr(self, f"_by_{door}")
        async with asyncio.timeout(20):
            found: Outcome = await come(code, name)
        return found._replace(heard=encodable(found.heard, "ascii"))

    async def _by_owner(self, code: str, name: str) -> Outcome:
        result = await self.room.owner(Clean.of(name), self.language, self.table, "127.0.0.1")
        return Outcome("in", result.member.name)

    async def _by_wire(self, code: str, name: str) -> Outcome:
        place, pin = self.room.place, self.room.certificate.pin
        saved = SavedRoom("127.0.0.1", place.port, pin, self.token)
        called = Clean.of(name)
        line = RoomClient(
            saved, called, self.language, GAMES, find_game, _nothing, _nothing, self.device
        )

        async def agrees(rules: object) -> bool:
            return self.agrees

        line.agrees = agrees
        try:
            session = await line.join(InvitationLine("127.0.0.1", place.port, code, pin))
        except NoPlace as why:
            kind = "asked" if why.why == "name_taken" else "out"
            return Outcome(kind, "", self.told(why.why))
        finally:
            line.close()
        if line.lobby is not None:
            return Outcome("in", line.lobby.name)
        assert session is not None
        return Outcome("in", self._name_of(session.me))

    def _name_of(self, person: str) -> str:
        member = self.room.services.people.person(person)
        return "" if member is None else str(member.name)

    async def _by_ssh(self, code: str, name: str) -> Outcome:
        client, heard = Client(), ""
        try:
            async with asyncssh.connect(
                "127.0.0.1",
                self.room.doors["ssh"].place.port,
                username=code or "eva",
                client_keys=[self.client],
                agent_path=None,
                known_hosts=None,
                config=None,
                preferred_auth="publickey,keyboard-interactive",
                client_factory=lambda: client,
            ) as connection:
                lang = {"LANG": self.language}
                process = await connection.create_process(
                    term_type="xterm", env=lang, encoding=None
                )
                answers = self._answers(name)
                while data := await process.stdout.read(65_536):
                    heard += data.decode()
                    for answer in answers.to(heard):
                        if isinstance(answer, Outcome):
                            return answer
                        process.stdin.write(f"{answer}\r".encode() if answer != "\x1b" else b"\x1b")
        except (asyncssh.PermissionDenied, asyncssh.DisconnectError) as why:
            heard += " ".join([*client.asked, why.reason])
        return Outcome("out", "", heard)

    async def _by_page(self, code: str, name: str) -> Outcome:
        assert self.page is not None
        port, page, answers = self.page.port, Page(self.language), self._answers(name)
        page.token = self.browser
        address, origin = f"ws://127.0.0.1:{port}/game", f"http://127.0.0.1:{port}"
        more: Any = {"origin": origin, "compression": None, "proxy": None}
        async with connect(address, **more) as socket:
            hello = {"token": page.token, "code": code, "language": self.language, "resume": 0}
            with contextlib.suppress(ConnectionClosed):  # who is one too many is not even asked
                await socket.send(json.dumps(hello))
            with contextlib.suppress(ConnectionClosed):
                async for data in socket:
                    page.take(json.loads(data))
                    heard = " ".join([*page.said, *(line["line"] for line in page.lines)])
                    for answer in answers.to(heard):
                        if isinstance(answer, Outcome):
                            return answer
                        keys = {"": {"key": "enter"}, "\x1b": {"key": "escape"}}
                        await socket.send(json.dumps(keys.get(answer, {"text": answer})))
                    if self._is_asked_for_code(page) and heard:
                        return Outcome("out", "", heard)
        return Outcome("out", "", " ".join(page.said))

    def _is_asked_for_code(self, page: Page) -> bool:
        line = page.screen.get("line")
        return bool(line) and line["label"] == page.words["code"]

    def _answers(self, name: str) -> ResponseCache:
        return ResponseCache(self, name)


class ResponseCache:
    """A guest's answers in a shell."""

    def __init__(self, doors: Doors, name: str) -> None:
        self._doors, self._name = doors, name
        self._asked = doors.sentence("guest-name")
        self._welcome = doors.sentence(
            "guest-welcome", help=note("guest-help-page"), name=Clean.of("Zoe")
        ).partition("Zoe")[0]
        self._rules = doors.sentence("house-agree")
        self._taken = doors.sentence("guest-name-taken", name=Clean.of(name))
        self._named = self._agreed = False

    def to(self, heard: str) -> Iterator[str | Outcome]:
        """The keys for what was heard, or what came of it."""
        if self._taken in heard:
            yield Outcome("asked", "", heard)
        elif self._welcome in heard:
            rest = heard.partition(self._welcome)[2]
            yield Outcome("in", rest.partition(".")[0], heard)
        elif self._asked in heard and not self._named:
            self._named = True
            yield self._name
        elif self._rules in heard and not self._agreed:
            self._agreed = True
            yield "" if self._doors.agrees else "\x1b"


def _nothing(*given: object) -> None:
    """Nothing is kept."""


# -- cases -----------------------------------------------------------------------------------------

Check: TypeAlias = Callable[[Doors, str], Any]


async def new(doors: Doors, door: str) -> None:
    result = await doors.come(door)
    assert result[:2] == ("in", "Eva")


async def known(doors: Doors, door: str) -> None:
    if door in GUESTS:
        doors.known(door)
    for _ in range(2):
        assert (await doors.come(door))[:2] == ("in", "Eva")


async def banned(doors: Doors, door: str) -> None:
    if door == "owner":
        await doors.bans((await doors.owner()).id)
        assert (await doors.come(door)).kind == "in"  # the host cannot be banned
        return
    await doors.bans(doors.known(door).id)
    await refused(doors, door, "barred")


async def banned_by_key(doors: Doors, door: str) -> None:
    """A newcomer with a key that is banned: not asked for a name, and the invitation stays good."""
    await doors.bans("1" * 12, tuple(key.trace for key in doors.keys(door)))
    code = doors.invite()
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
        return
    result = await refused(doors, door, "barred", code)
    assert doors.sentence("guest-name") not in result.heard
    assert doors.room.services.people.invited_to(code) is not None


async def banned_by_address(doors: Doors, door: str) -> None:
    await doors.bans("1" * 12, net="127.0.0.1")
    code = doors.invite()
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
        return
    await refused(doors, door, "barred", code)
    assert doors.room.services.people.invited_to(code) is not None


async def muted(doors: Doors, door: str) -> None:
    """A name is heard, too: a muted member keeps theirs."""
    if door == "owner":
        member = await doors.owner()
    else:
        member = doors.known(door)
    settings = json.dumps({"name": "Ana cheats"})
    doors.room.services.room_store.fact(f"settings {member.id}", settings)
    who, by = o.Somebody(member.id, member.name), o.Somebody("0" * 12, Clean.of("Olga"))
    moderation = doors.room.services.moderation
    await doors.does(o.Mute(moderation.now, who, by, Clean.of("x"), 60))
    assert (await doors.come(door, name="Ana cheats"))[:2] == ("in", "Eva")


async def name_taken(doors: Doors, door: str) -> None:
    doors.room.services.people.add(Clean.of("Éva"), "es", (Key.token("f" * 32),))
    result = await doors.come(door)
    if door == "owner":
        assert result[:2] == ("in", "Eva 2")
        return
    assert result.kind == "asked"
    told = doors.sentence("guest-name-taken", name=Clean.of("Eva"))
    assert encodable(doors.told("name_taken") if door == "wire" else told, "ascii") in result.heard


async def name_taken_at_the_table(doors: Doors, door: str) -> None:
    """In a room by invitation, a name that is taken at the table is refused."""
    other = doors.room.services.people.add(Clean.of("Éva"), "es", (Key.token("f" * 32),))
    assert isinstance(other, Member)
    session = doors.table.session(other)
    await until(lambda: doors.table.state.guest(session.me) is not None)
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
    else:
        assert (await doors.come(door, doors.invite())).kind == "asked"


async def not_agreed(doors: Doors, door: str) -> None:
    doors.agrees = False
    result = await doors.come(door, doors.invite())
    if door == "owner":
        assert result.kind == "in"
        return
    assert result.kind == "out"
    told = doors.told("not_agreed") if door == "wire" else doors.sentence("house-not-agreed")
    assert encodable(told, "ascii") in result.heard


async def agreed(doors: Doors, door: str) -> None:
    assert (await doors.come(door, doors.invite()))[:2] == ("in", "Eva")


async def invited(doors: Doors, door: str) -> None:
    code = doors.invite()
    assert (await doors.come(door, code))[:2] == ("in", "Eva")
    if door != "owner":
        assert doors.room.services.people.invited_to(code) is None


async def spent(doors: Doors, door: str) -> None:
    code, people = doors.invite(), doors.room.services.people
    assert people.redeem(code, (Key.token("e" * 32),), Clean.of("Ben"), "en")
    await not_invited(doors, door, code)


async def wrong(doors: Doors, door: str) -> None:
    await not_invited(doors, door, "aaaabbbbcccc")


async def not_invited(doors: Doors, door: str, code: str) -> None:
    if door == "owner":
        assert (await doors.come(door, code)).kind == "in"
        return
    await refused(doors, door, "not_invited", code)


async def too_fast(doors: Doors, door: str) -> None:
    """Counted by member, whichever door they come by."""
    if door == "owner":
        member = await doors.owner()
    else:
        member = doors.known(door)
    while doors.room.services.rate_limiter.may(member.id, Rate.COME):
        pass
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
    else:
        await refused(doors, door, "too_fast")


async def too_many(doors: Doors, door: str) -> None:
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
    else:
        await refused(doors, door, "too_many", doors.invite())


async def draining(doors: Doors, door: str) -> None:
    code = doors.invite()
    doors.room.host.is_draining = True
    if door == "owner":
        assert (await doors.come(door)).kind == "in"
        return
    await refused(doors, door, "moved", code)
    assert doors.room.services.people.invited_to(code) is not None


async def refused(doors: Doors, door: str, why: str, code: str = "") -> Outcome:
    result = await doors.come(door, code)
    assert result.kind == "out"
    assert encodable(doors.told(why), "ascii") in result.heard
    return result


class Case(NamedTuple):
    """A case, and the room that it is tried in."""

    check: Check
    public: bool = False
    house: House = USUAL
    limits: Limits | None = None
    full: bool = False


CASES = {
    "new": Case(new, public=True),
    "known": Case(known),
    "banned": Case(banned),
    "banned by key": Case(banned_by_key),
    "banned by address": Case(banned_by_address),
    "muted name": Case(muted),
    "name taken": Case(name_taken, public=True),
    "name taken at the table": Case(name_taken_at_the_table),
    "rules not agreed": Case(not_agreed, house=RULES),
    "rules agreed": Case(agreed, house=RULES),
    "invitation good": Case(invited),
    "invitation good, public": Case(invited, public=True),
    "invitation spent": Case(spent),
    "invitation wrong": Case(wrong),
    "rate by member": Case(too_fast),
    "rate by peer": Case(too_many, limits=NO_MORE),
    "full": Case(too_many, full=True),
    "draining": Case(draining),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", CASES)
def test_every_door_decides_alike(
    name: str, door: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, faults = CASES[name], list[str]()
    monkeypatch.setattr(service, "net_of", lambda place: place)  # this machine, as from outside
    if case.limits is not None:
        for module in (host, ssh_door, page_door):
            monkeypatch.setattr(module, "ALLOWED", case.limits)

    async def run() -> None:
        room = await open_room(
            tmp_path,
            Place("127.0.0.1", 0, "127.0.0.1"),
            find_game,
            lambda lines: faults.append("".join(lines)),
            BOTS,
            house=FULL[door] if case.full else case.house,
            public=case.public,
        )
        try:
            table = room.open_table(find_game("cribbage"), Setup.of(2, {}), {})
            place = Place("127.0.0.1", 0)
            if door == "ssh":
                await open_door(room, place, language)
            page = await open_page(room, place, language) if door == "page" else None
            await case.check(Doors(room, table, page, language), door)
        finally:
            await room.close()

    asyncio.run(run())
    assert not faults, faults[0]
